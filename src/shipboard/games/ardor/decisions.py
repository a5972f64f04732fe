"""What Ardor asks: each kind of decision, its options, its default, and the rule it comes from."""

from __future__ import annotations

from shipboard.kernel.declare import Kind

ENERGY_WORDS = {
    "pass": "keep your Energy for now",
    "ability": "use your ability",
    "refresh": "Refresh: discard one card, draw one",
    "repair": "repair {}",
}
CARD = (":card",)
SEATS = (":seat",)

KINDS = (
    Kind(
        "energy_pre",
        "Use your Energy action now?",
        ("pass", "ability", "refresh", "repair:item"),
        "ARD-4.3",
        "pass",
        words=ENERGY_WORDS,
    ),
    Kind(
        "commit_card", "Which card do you slip into the Command Pile?", CARD, "ARD-4.4", secret=True
    ),
    Kind("choose_ally", "Which player do you name as Ally?", SEATS, "ARD-4.6"),
    Kind(
        "ally_card",
        "You are the Ally. Which card do you slip into the Command Pile?",
        CARD,
        "ARD-4.7",
        secret=True,
    ),
    Kind("resolve_next", "Which card is carried out next?", CARD, "ARD-5.5"),
    Kind(
        "energy_post",
        "Use your Energy action before the turn ends?",
        ("pass", "ability", "refresh", "repair:item"),
        "ARD-6.1",
        "pass",
        words=ENERGY_WORDS,
    ),
    Kind("refresh_discard", "Which card do you discard?", CARD, "ARD-7.6", secret=True),
    Kind(
        "fold_card",
        "Spatial Fold: which card do you put on the heap?",
        CARD,
        "ARD-14.8",
        secret=True,
    ),
    Kind("fold_next", "Spatial Fold: which red card is played next?", CARD, "ARD-14.8"),
    Kind(
        "airlock_vote",
        "Airlock: which player do you vote out?",
        ("nobody", ":seat"),
        "ARD-11.1",
        "nobody",
        secret=True,
    ),
    Kind(
        "martyr_blue",
        "The last cell is gone. Bring it back and die?",
        ("decline", "play:card"),
        "ARD-12.3",
        "decline",
        secret=True,
        window=True,
    ),
    Kind(
        "martyr_red",
        "One cell is left. Burst it and win?",
        ("decline", "play:card"),
        "ARD-12.4",
        "decline",
        secret=True,
        window=True,
    ),
    Kind(
        "plot_command",
        "Plot Course: which card goes to the Command Pile?",
        ("none", ":card"),
        "ARD-15.3",
        "none",
        secret=True,
    ),
    Kind(
        "plot_discard",
        "Plot Course: which card is discarded? The rest goes back.",
        ("none", ":card"),
        "ARD-15.3",
        "none",
        secret=True,
    ),
    Kind("tribunal_nominee", "Tribunal: which player do you name?", SEATS, "ARD-16.7"),
    Kind(
        "tribunal_vote",
        "Tribunal: does the named player die?",
        ("no", "yes"),
        "ARD-16.7",
        "no",
        secret=True,
    ),
    Kind(
        "overtime_ability",
        "Overtime: use an ability for free?",
        ("none", "ability", "refresh"),
        "ARD-16.8",
        "none",
        words={"none": "use none", **ENERGY_WORDS},
    ),
    Kind("mimic_pick", "Mimic: whose ability do you use?", SEATS, "ARD-16.11"),
    Kind(
        "statement",
        "What do you say?",
        (
            "silent",
            "claim_blue",
            "claim_committed_red",
            "claim_committed_blue",
            "claim_committed_green",
            "accuse:seat",
            "trust:seat",
            "ask_ally:seat",
        ),
        "ARD-17.1",
        "silent",
        words={
            "silent": "say nothing",
            "claim_blue": '"My mission is blue."',
            "claim_committed_red": '"I committed a red card."',
            "claim_committed_blue": '"I committed a blue card."',
            "claim_committed_green": '"I committed a green card."',
            "accuse": '"I think {} is red."',
            "trust": '"I think {} is blue."',
            "ask_ally": '"Take {} as your Ally."',
        },
    ),
    # What cards ask that have no words of their own for it.
    Kind(
        "card_choice",
        "Which part of the card do you choose?",
        ("first", "second", "third", "fourth"),
        "ARD-5.9",
    ),
    Kind("card_target", "Which player?", SEATS, "ARD-5.9"),
    Kind("card_pair", "Which two players?", (":pair",), "ARD-5.9"),
    Kind("card_malfunction", "Which Malfunction?", (":item",), "ARD-5.9"),
    Kind("card_discard", "Which card do you discard?", CARD, "ARD-5.9", secret=True),
    Kind("card_pick", "Which card goes into the Deck?", CARD, "ARD-5.9", secret=True),
    Kind("card_play", "Which card from your hand do you play?", CARD, "ARD-5.9"),
    Kind("card_cancel", "Which card loses its effect?", CARD, "ARD-5.9"),
)
