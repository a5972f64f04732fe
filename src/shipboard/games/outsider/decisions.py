"""What Outsider asks: each kind of decision, its options, its default, and its rule."""

from __future__ import annotations

from shipboard.kernel.declare import Kind

CARD = (":card",)
SEATS = (":seat",)
PLACES = (":place",)
CARDS = ("done", ":card")
DONE = {"done": "that is all"}
PLAYS = ("pass", "sabotage:card", "tech:card")
PLAY_WORDS = {
    "pass": "let it pass",
    "sabotage": "sabotage {}",
    "tech": "play {}",
}

KINDS = (
    Kind(
        "pick_character", "Which Character do you take?", (":character",), "OUT-1.5"
    ),
    Kind("place_token", "Where do you place your token?", PLACES, "OUT-15.3"),
    Kind(
        "seed_supply", "Which card do you put into the Supply?", CARD, "OUT-1.11", secret=True,
        notes=("",),
    ),
    Kind(
        "act",
        "What do you do?",
        (
            "end_actions",
            "gather",
            "discard_draw",
            "shift",
            "scrap",
            "move",
            "play_goal",
            "complete:card",
            "clear:card",
            "tech:card",
            "sabotage:card",
            "ability:ability",
        ),
        "OUT-5.1",
        "end_actions",
        words={
            "end_actions": "end your actions",
            "gather": "Gather Supplies",
            "discard_draw": "Discard and Draw",
            "shift": "resolve the Shift Sequence",
            "scrap": "Scrap cards of one kind",
            "move": "move your token",
            "play_goal": "play a Goal",
            "complete": "complete {}",
            "clear": "clear {}",
            "tech": "play {}",
            "sabotage": "sabotage {}",
            "ability": "use {}",
        },
        notes=("end_actions",),
    ),
    Kind(
        "goal_payment", "Which Gear do you pay with?", CARDS, "OUT-6.7", "done", words=DONE
    ),
    Kind("goal_extra", "Which card do you discard besides the payment?", CARD, "OUT-8.7"),
    Kind("goal_to_play", "Which Goal do you put into play?", CARD, "OUT-5.2"),
    Kind("goal_to_discard", "Which Goal in play is discarded?", CARD, "OUT-5.2"),
    Kind(
        "gather_number", "How many cards do you trade?", (":number",), "OUT-R70"
    ),
    Kind(
        "gather_leave", "Which card do you leave in the Supply?", CARD, "OUT-9.4", secret=True
    ),
    Kind(
        "gather_take", "Which card do you take from the Supply?", CARD, "OUT-9.4", secret=True
    ),
    Kind(
        "scrap_kind",
        "Gear for Survival, or Goals for a reshuffle?",
        ("gear", "goal"),
        "OUT-5.4",
        words={"gear": "Gear: gain 1 Survival", "goal": "Goals: reshuffle"},
    ),
    Kind("scrap_cards", "Which card do you scrap?", CARD, "OUT-5.6"),
    Kind(
        "discard_set", "Which cards do you discard?", CARDS, "OUT-5.7", "done", words=DONE
    ),
    Kind("ability_player", "Which player?", SEATS, "OUT-R68"),
    Kind(
        "ability_players", "Which players?", ("done", ":seat"), "OUT-R68", "done", words=DONE
    ),
    Kind("ability_cards", "Which card?", CARDS, "OUT-R68", "done", words=DONE),
    Kind(
        "ability_order",
        "Which card goes back next? The last one lies on top.",
        CARD,
        "OUT-R68",
        secret=True,
    ),
    Kind(
        "top_or_bottom", "Leave it on top, or put it on the bottom?", ("top", "bottom"), "OUT-R68",
        "top",
    ),
    Kind("ability_may", "Do you use this effect?", ("no", "yes"), "OUT-6.11", "no"),
    Kind("crisis_pick", "Which Crisis?", CARD, "OUT-R68", secret=True),
    Kind("crisis_player", "Which player does it hit?", SEATS, "OUT-8.5"),
    Kind(
        "crisis_choice",
        "Which of these do you choose?",
        ("nothing", "discard", "lose", "first", "second", "third", "fourth"),
        "OUT-8.5",
        words={"discard": "discard cards", "lose": "lose Survival", "nothing": "do nothing"},
    ),
    Kind(
        "forced_discard", "Which card do you discard?", (":card", "nothing"), "OUT-8.10",
        words={"nothing": "you have no such card"},
    ),
    Kind(
        "pass_card", "Which card do you pass on?", CARD, "OUT-8.5", secret=True
    ),
    Kind(
        "barter_give", "Which card do you give?", CARD, "OUT-3.6", secret=True
    ),
    Kind(
        "bury_cards", "Which card do you bury?", CARDS, "OUT-8.9", "done", secret=True, words=DONE
    ),
    Kind(
        "bury_order",
        "Which card goes under the deck next? Each one goes below the one before.",
        CARD,
        "OUT-8.9",
        secret=True,
    ),
    Kind(
        "clear_payment", "Which Gear do you clear it with?", CARDS, "OUT-7.3", "done", words=DONE
    ),
    Kind(
        "shift_crises",
        "The Shift Sequence failed. Draw a Crisis for each Crew member?",
        ("decline", "draw"),
        "OUT-13.5",
        "decline",
    ),
    Kind(
        "shift_member", "Who resolves the next Crisis?", SEATS, "OUT-13.6", secret=True
    ),
    Kind("shift_crisis", "Which Crisis?", CARD, "OUT-13.6", secret=True),
    Kind("move_to", "Where do you go?", PLACES, "OUT-15.4"),
    Kind(
        "entropy_location", "Which location loses a card?", PLACES, "OUT-18.3"
    ),
    Kind("draw_location", "Where do you draw from?", PLACES, "OUT-R36"),
    Kind("flee_to", "Your location is lost. Where do you flee to?", PLACES, "OUT-18.5"),
    Kind(
        "deal_discards", "How many discards go under the next pile?", (":number",), "OUT-18.7"
    ),
    Kind(
        "eclipse_tie",
        "The sides are even. Which one wins?",
        ("crew", "outsider"),
        "OUT-20.6",
        words={"crew": "the Crew", "outsider": "the Outsiders"},
    ),
    Kind(
        "window_act", "Play something before the next act?", PLAYS, "OUT-10.5", "pass",
        secret=True, window=True, words=PLAY_WORDS,
    ),
    Kind(
        "window_crisis", "A Crisis! Play something before it happens?", PLAYS, "OUT-10.6", "pass",
        secret=True, window=True, words=PLAY_WORDS,
    ),
    Kind(
        "window_end", "Play something before Entropy?", PLAYS, "OUT-10.7", "pass",
        secret=True, window=True, words=PLAY_WORDS,
    ),
    Kind(
        "cost_scrap", "Which Gear do you pay with?", CARDS, "OUT-7.3", "done", words=DONE
    ),
    Kind("reveal_cards", "Which card do you show?", CARD, "OUT-12.4"),
    Kind("controller_pick", "Which card of that hand is discarded?", CARD, "OUT-8.10"),
)  # fmt: skip
