"""What Ardor asks: each kind of decision, its options, its default, and the rule it comes from."""

from __future__ import annotations

from shipboard.kernel.declare import Kind

from . import names as n

ENERGY_WORDS = {
    "pass": "keep your Energy for now",
    "ability": "use your ability",
    "refresh": "Refresh: discard one card, draw one",
    "repair": "repair {}",
}
CARD = (":card",)
SEATS = (":seat",)

KINDS = {
    n.ENERGY_PRE: Kind(
        "energy_pre",
        "Use your Energy action now?",
        ("pass", "ability", "refresh", "repair:item"),
        "ARD-4.3",
        "pass",
        words=ENERGY_WORDS,
    ),
    n.COMMIT_CARD: Kind(
        "commit_card", "Which card do you slip into the Command Pile?", CARD, "ARD-4.4", secret=True
    ),
    n.CHOOSE_ALLY: Kind("choose_ally", "Whom do you name as Ally?", SEATS, "ARD-4.6"),
    n.ALLY_CARD: Kind(
        "ally_card",
        "You are the Ally. Which card do you slip into the Command Pile?",
        CARD,
        "ARD-4.7",
        secret=True,
    ),
    n.RESOLVE_NEXT: Kind("resolve_next", "Which card is carried out next?", CARD, "ARD-5.5"),
    n.ENERGY_POST: Kind(
        "energy_post",
        "Use your Energy action before the turn ends?",
        ("pass", "ability", "refresh", "repair:item"),
        "ARD-6.1",
        "pass",
        words=ENERGY_WORDS,
    ),
    n.REFRESH_DISCARD: Kind(
        "refresh_discard", "Which card do you discard?", CARD, "ARD-7.6", secret=True
    ),
    n.STRIKE_CHOICE: Kind(
        "strike_choice",
        "Debris Strike: who takes it?",
        ("self", "cell"),
        "ARD-14.2",
        words={"self": "take the hit", "cell": "lose a cell"},
    ),
    n.TREMOR_CHOICE: Kind(
        "tremor_choice",
        "Chain Tremor: take a hit, or let it return?",
        ("self", "return"),
        "ARD-14.4",
        "return",
        words={
            "self": "take the hit",
            "return": "let the card return to the Command Pile",
        },
    ),
    n.SWEEP_PICK: Kind(
        "sweep_pick",
        "Scrap Sweep: which card goes back into the Deck?",
        CARD,
        "ARD-14.9",
        secret=True,
    ),
    n.ROTATION_DISCARD: Kind(
        "rotation_discard",
        "Stock Rotation: which card do you discard?",
        CARD,
        "ARD-14.11",
        secret=True,
    ),
    n.DIRECT_CARD: Kind("direct_card", "Direct Order: which card do you play?", CARD, "ARD-14.12"),
    n.FOLD_CARD: Kind(
        "fold_card",
        "Spatial Fold: which card do you put on the heap?",
        CARD,
        "ARD-14.8",
        secret=True,
    ),
    n.FOLD_NEXT: Kind(
        "fold_next", "Spatial Fold: which red card is played next?", CARD, "ARD-14.8"
    ),
    n.AIRLOCK_VOTE: Kind(
        "airlock_vote",
        "Airlock: whom do you vote out?",
        ("nobody", ":seat"),
        "ARD-11.1",
        "nobody",
        secret=True,
    ),
    n.MARTYR_BLUE: Kind(
        "martyr_blue",
        "The last cell is gone. Bring it back and die?",
        ("decline", "play:card"),
        "ARD-12.3",
        "decline",
        secret=True,
        window=True,
    ),
    n.MARTYR_RED: Kind(
        "martyr_red",
        "One cell is left. Burst it and win?",
        ("decline", "play:card"),
        "ARD-12.4",
        "decline",
        secret=True,
        window=True,
    ),
    n.ANAESTHETISE_TARGET: Kind(
        "anaesthetise_target", "Who misses their next turn?", SEATS, "ARD-15.1"
    ),
    n.DETAIL_TARGET: Kind(
        "detail_target", "Who must take you as Ally next turn?", SEATS, "ARD-15.2"
    ),
    n.PLOT_COMMAND: Kind(
        "plot_command",
        "Plot Course: which card goes to the Command Pile?",
        ("none", ":card"),
        "ARD-15.3",
        "none",
        secret=True,
    ),
    n.PLOT_DISCARD: Kind(
        "plot_discard",
        "Plot Course: which card is discarded? The rest goes back.",
        ("none", ":card"),
        "ARD-15.3",
        "none",
        secret=True,
    ),
    n.REROUTE_PAIR: Kind(
        "reroute_pair", "Which two players swap what lies in front of them?", (":pair",), "ARD-15.4"
    ),
    n.CONFISCATE_TARGET: Kind(
        "confiscate_target", "Who loses a random hand card?", SEATS, "ARD-15.5"
    ),
    n.INSPECT_TARGET: Kind("inspect_target", "Whose hand do you look into?", SEATS, "ARD-15.6"),
    n.INSPECT_KEEP: Kind(
        "inspect_keep", "Keep the card that you saw?", ("keep", "return"), "ARD-15.6", "return"
    ),
    n.COUNTERMAND_PICK: Kind(
        "countermand_pick", "Countermand: which card loses its effect?", CARD, "ARD-16.3"
    ),
    n.INTERROGATION_CHOICE: Kind(
        "interrogation_choice",
        "Interrogation: take a hit, or show your mission?",
        ("damage", "reveal"),
        "ARD-16.4",
        "damage",
        secret=True,
        words={"damage": "take the hit", "reveal": "show the red mission"},
    ),
    n.PARTS_PICK: Kind(
        "parts_pick", "Spare Parts: which Malfunction is removed?", (":item",), "ARD-16.5"
    ),
    n.TRIBUNAL_NOMINEE: Kind("tribunal_nominee", "Tribunal: whom do you name?", SEATS, "ARD-16.7"),
    n.TRIBUNAL_VOTE: Kind(
        "tribunal_vote",
        "Tribunal: throw out the player named?",
        ("no", "yes"),
        "ARD-16.7",
        "no",
        secret=True,
    ),
    n.OVERTIME_ABILITY: Kind(
        "overtime_ability",
        "Overtime: use an ability for nothing?",
        ("none", "ability", "refresh"),
        "ARD-16.8",
        "none",
        words={"none": "use none", **ENERGY_WORDS},
    ),
    n.DISPENSE_TARGET: Kind("dispense_target", "Dispense: hurt or heal whom?", SEATS, "ARD-16.9"),
    n.ALERT_VALUE: Kind(
        "alert_value", "Alert Control: alert or calm?", ("alert", "calm"), "ARD-16.10"
    ),
    n.MIMIC_PICK: Kind("mimic_pick", "Mimic: whose ability do you use?", SEATS, "ARD-16.11"),
    n.STATEMENT: Kind(
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
            "accuse": '"I take {} for red."',
            "trust": '"I take {} for blue."',
            "ask_ally": '"Take {} as your Ally."',
        },
    ),
    n.CARD_CHOICE: Kind(
        "card_choice",
        "Which part of the card do you take?",
        ("first", "second", "third", "fourth"),
        "ARD-5.9",
    ),
    n.CARD_TARGET: Kind("card_target", "Which player?", SEATS, "ARD-5.9"),
    n.CARD_PAIR: Kind("card_pair", "Which two players?", (":pair",), "ARD-5.9"),
    n.CARD_MALFUNCTION: Kind("card_malfunction", "Which Malfunction?", (":item",), "ARD-5.9"),
    n.CARD_DISCARD: Kind(
        "card_discard", "Which card do you discard?", CARD, "ARD-5.9", secret=True
    ),
}
