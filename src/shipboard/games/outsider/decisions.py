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
        "pick_character", "Which Character do you take?", (":character",), "OUT-1.5",
        waits="choose a Character",
    ),
    Kind("place_token", "Where do you place your token?", PLACES, "OUT-15.3",
        waits="place a token",
    ),
    Kind(
        "seed_supply", "Which card do you put into the Supply?", CARD, "OUT-1.11", secret=True,
        notes=("",),
        waits="put a card into the Supply",
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
        notes=("end_actions", "shift"),
        told={
            "end_actions": "ends their actions",
            "gather": "gathers supplies",
            "discard_draw": "chooses Discard and Draw",
            "shift": "wants to resolve the Shift Sequence",
            "scrap": "scraps cards",
            "move": "moves",
            "play_goal": "plays a Goal",
            "complete": "completes {}",
            "clear": "clears {}",
            "tech": "plays {}",
            "sabotage": "sabotages {}",
            "ability": "uses {}",
        },
        waits="act",
        does={
            "end_actions": (
                "Your turn ends, and the top card of the deck goes to Entropy."
            ),
            "gather": (
                "Look at the whole Supply, leave one of your cards there, take another. {price}"
            ),
            "discard_draw": (
                "Discard as many cards as you like, then draw up to your limit. Each Dark card "
                "that you discard brings you a Crisis. {price}"
            ),
            "shift": (
                "Claim that your side has won. All Loyalties are turned up. {price}"
            ),
            "scrap": (
                "Discard Gear for 1 Survival, or Goals to shuffle the discards back into the "
                "deck. {price}"
            ),
            "move": "Move your token to a location next to yours. {price}",
            "play_goal": (
                "Put a Goal from your hand into play, for everybody to complete; the one in "
                "play is discarded. {price}"
            ),
            "complete": "{card} {goal_price}",
            "clear": (
                "Discard Gear with {clearing}, and this Ongoing Crisis ends. {price}"
            ),
            "tech": "{tech}",
            "sabotage": (
                "{sabotage} It costs no action; the Goal is discarded and counts no longer."
            ),
            "ability": "{ability}",
        },
        grave={"shift": "{shift_risk}"},
        menu=(
            "complete", "gather", "play_goal", "ability", "tech", "clear", "scrap",
            "discard_draw", "move", "sabotage", "shift", "end_actions",
        ),
    ),
    Kind(
        "goal_payment", "Which Gear do you pay with?", CARDS, "OUT-6.7", "done", words=DONE,
        about="{goal}:",
        waits="pay for a Goal",
        does={"done": "You pay with what you have chosen."},
    ),
    Kind("goal_extra", "Which card do you discard besides the payment?", CARD, "OUT-8.7",
        about="{goal}:",
        waits="discard a further card for a Goal",
    ),
    Kind("goal_to_play", "Which Goal do you put into play?", CARD, "OUT-5.2",
        waits="put a Goal into play",
    ),
    Kind("goal_to_discard", "Which Goal in play is discarded?", CARD, "OUT-5.2",
        waits="discard a Goal in play",
    ),
    Kind(
        "gather_number", "How many cards do you trade?", (":number",), "OUT-R70",
        waits="gather supplies",
    ),
    Kind(
        "gather_leave", "Which card do you leave in the Supply?", CARD, "OUT-9.4", secret=True,
        waits="leave a card in the Supply",
    ),
    Kind(
        "gather_take", "Which card do you take from the Supply?", CARD, "OUT-9.4", secret=True,
        waits="take a card from the Supply",
    ),
    Kind(
        "scrap_kind",
        "Gear for Survival, or Goals for a reshuffle?",
        ("gear", "goal"),
        "OUT-5.4",
        words={"gear": "Gear: gain 1 Survival", "goal": "Goals: reshuffle"},
        waits="scrap cards",
        does={
            "gear": "You discard Gear and gain 1 Survival.",
            "goal": (
                "You discard Goals; all discards are shuffled back into the deck."
            ),
        },
    ),
    Kind("scrap_cards", "Which card do you scrap?", CARD, "OUT-5.6",
        waits="scrap cards",
    ),
    Kind(
        "discard_set", "Which cards do you discard?", CARDS, "OUT-5.7", "done", words=DONE,
        waits="discard cards",
        does={
            "done": (
                "You discard what you have chosen, and draw up to your limit."
            ),
        },
    ),
    Kind("ability_player", "Which player do you choose?", SEATS, "OUT-R68",
        about="{cause}:",
        waits="choose a player",
    ),
    Kind(
        "ability_players", "Which players do you choose?",
        ("done", ":seat"), "OUT-R68", "done", words=DONE,
        about="{cause}:",
        waits="choose players",
        does={"done": "It is for those whom you have chosen."},
    ),
    Kind("ability_cards", "Which card do you choose?", CARDS, "OUT-R68", "done", words=DONE,
        about="{cause}:",
        waits="choose cards",
        does={"done": "It is for those that you have chosen."},
    ),
    Kind(
        "ability_order",
        "Which card goes back next? The last one lies on top.",
        CARD,
        "OUT-R68",
        secret=True,
        about="{cause}:",
        waits="put cards back in order",
    ),
    Kind(
        "top_or_bottom", "Leave it on top, or put it on the bottom?", ("top", "bottom"), "OUT-R68",
        "top",
        about="{cause}:",
        waits="say where a card goes",
        does={"top": "It is drawn next.", "bottom": "It is drawn last."},
    ),
    Kind("ability_may", "Do you use this effect?", ("no", "yes"), "OUT-6.11", "no",
        about="{cause}:",
        waits="decide about an effect",
        does={"no": "Nothing of it happens.", "yes": "{cause_text}"},
    ),
    Kind("crisis_pick", "Which Crisis do you choose?", CARD, "OUT-R68", secret=True,
        about="{cause}:",
        waits="choose a Crisis",
    ),
    Kind("crisis_player", "Which player does it hit?", SEATS, "OUT-8.5",
        about="{crisis}:",
        waits="choose whom a Crisis hits",
        notes=("",),
    ),
    Kind(
        "crisis_choice",
        "What do you choose?",
        ("nothing", "discard", "lose", "first", "second", "third", "fourth"),
        "OUT-8.5",
        words={"discard": "discard cards", "lose": "lose Survival", "nothing": "do nothing"},
        about="{crisis}:",
        waits="choose what a Crisis does",
        does={
            "nothing": "You can do nothing of what it names.",
            "discard": "A Dark card that you discard brings you a further Crisis.",
            "lose": "{own_survival}",
            "first": "{cause_text}",
            "second": "{cause_text}",
            "third": "{cause_text}",
            "fourth": "{cause_text}",
        },
    ),
    Kind(
        "forced_discard", "Which card do you discard?", (":card", "nothing"), "OUT-8.10",
        words={"nothing": "you have no such card"},
        about="{cause}:",
        waits="discard a card",
        does={"nothing": "Everybody learns that you have none."},
    ),
    Kind(
        "pass_card", "Which card do you pass on?", CARD, "OUT-8.5", secret=True,
        about="{cause}:",
        waits="pass on a card",
    ),
    Kind(
        "barter_give", "Which card do you give?", CARD, "OUT-3.6", secret=True,
        about="{cause}:",
        waits="give a card",
    ),
    Kind(
        "bury_cards", "Which card do you bury?", CARDS, "OUT-8.9", "done", secret=True, words=DONE,
        about="{cause}:",
        waits="put cards under the deck",
        does={"done": "Those that you have chosen go under the deck."},
    ),
    Kind(
        "bury_order",
        "Which card goes under the deck next? Each one goes below the one before.",
        CARD,
        "OUT-8.9",
        secret=True,
        about="{cause}:",
        waits="put cards under the deck",
    ),
    Kind(
        "clear_payment", "Which Gear do you clear the Crisis with?",
        CARDS, "OUT-7.3", "done", words=DONE,
        waits="pay for clearing a Crisis",
        does={"done": "You pay with what you have chosen."},
    ),
    Kind(
        "shift_crises",
        "The Shift Sequence failed. Draw a Crisis for each Crew member?",
        ("decline", "draw"),
        "OUT-13.5",
        "decline",
        waits="decide whether the Crew gets Crises",
        does={
            "decline": "The Crew gets away with it.",
            "draw": (
                "You see one Crisis for each Crew member, and say who gets which."
            ),
        },
        menu=("draw", "decline"),
    ),
    Kind(
        "shift_member", "Who resolves the next Crisis?", SEATS, "OUT-13.6", secret=True,
        waits="hand out Crises",
    ),
    Kind("shift_crisis", "Which Crisis does this Crew member get?", CARD, "OUT-13.6", secret=True,
        waits="hand out Crises",
    ),
    Kind("move_to", "Where do you go?", PLACES, "OUT-15.4",
        about="{cause}:",
        waits="move a token",
    ),
    Kind(
        "entropy_location", "Which location loses a card?", PLACES, "OUT-18.3",
        waits="say which location loses a card",
    ),
    Kind("draw_location", "Where do you draw from?", PLACES, "OUT-R36",
        waits="say where a card is drawn",
    ),
    Kind("flee_to", "Your location is lost. Where do you flee to?", PLACES, "OUT-18.5",
        waits="flee from a location",
    ),
    Kind(
        "deal_discards", "How many discards go under the next pile?", (":number",), "OUT-18.7",
        waits="deal discards under the piles",
    ),
    Kind(
        "eclipse_tie",
        "The sides are even. Which one wins?",
        ("crew", "outsider"),
        "OUT-20.6",
        words={"crew": "the Crew", "outsider": "the Outsiders"},
        waits="say which side wins",
        grave={
            "crew": "The Crew wins, and the game is over.",
            "outsider": "The Outsiders win, and the game is over.",
        },
        does={"crew": "Everybody of the Crew wins.", "outsider": "All Outsiders win."},
    ),
    Kind(
        "window_act", "Do you play something before the next act?", PLAYS, "OUT-10.5", "pass",
        secret=True, window=True, words=PLAY_WORDS,
        does={
            "pass": "You are asked again later.",
            "sabotage": "{sabotage} The Goal is discarded and counts no longer.",
            "tech": "{tech}",
        },
    ),
    Kind(
        "window_crisis", "Do you play something before it happens?", PLAYS, "OUT-10.6", "pass",
        secret=True, window=True, words=PLAY_WORDS,
        about="{crisis} hits {resolver}.",
        hits="resolver",
        does={
            "pass": "It happens as printed.",
            "sabotage": "{sabotage} The Goal is discarded and counts no longer.",
            "tech": "{tech}",
        },
    ),
    Kind(
        "window_end", "Do you play something before a card goes to Entropy?",
        PLAYS, "OUT-10.7", "pass",
        secret=True, window=True, words=PLAY_WORDS,
        does={
            "pass": "The top card of the deck goes to Entropy.",
            "sabotage": "{sabotage} The Goal is discarded and counts no longer.",
            "tech": "{tech}",
        },
    ),
    Kind(
        "cost_scrap", "Which Gear do you pay with?", CARDS, "OUT-7.3", "done", words=DONE,
        about="{cause}:",
        waits="pay with Gear",
        does={"done": "You pay with what you have chosen."},
    ),
    Kind("reveal_cards", "Which card do you show?", CARD, "OUT-12.4",
        about="{cause}:",
        waits="show a card",
    ),
    Kind("controller_pick", "Which card of that hand is discarded?", CARD, "OUT-8.10",
        about="{cause}:",
        waits="choose a card of somebody's hand",
    ),
)  # fmt: skip
