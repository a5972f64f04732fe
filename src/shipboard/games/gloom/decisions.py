"""What Gloom asks: each kind of decision, its options, its default, and the rule it comes from."""

from __future__ import annotations

from shipboard.kernel.declare import Kind

SEATS = (":seat",)
CARD = (":card",)
CHARACTERS = (":item",)
STORY = ("",)  # a sentence of the story goes with the unlabelled options (D16)

KINDS = (
    Kind("choose_character", "Which Character joins your crew?", CHARACTERS, "GLM-2.3"),
    Kind("nominate_start", "Who has had the worst day?", SEATS, "GLM-2.10", secret=True),
    Kind(
        "host_picks_start", "The players do not agree. Who takes the first turn?", SEATS, "GLM-2.10"
    ),
    Kind(
        "take_action",
        "What is your action?",
        ("pass", "discard_hand", "play:card"),
        "GLM-5.3",
        "pass",
        secret=True,
        words={"discard_hand": "discard your whole hand", "play": "play {}"},
        notes=("pass", "discard_hand", "play"),
    ),
    Kind(
        "respond",
        "Do you play a Response?",
        ("decline", "play:card"),
        "GLM-13.5",
        "decline",
        secret=True,
        window=True,
        words={"play": "play {}"},
        notes=("play",),
    ),
    Kind(
        "take_free_play",
        "Do you take your free play?",
        ("decline", "play:card"),
        "GLM-11.6",
        "decline",
        secret=True,
        words={"play": "play {}"},
        notes=("play",),
    ),
    Kind(
        "end_turn",
        "Another free play, or is your turn over?",
        ("end_turn", "play:card"),
        "GLM-11.7",
        "end_turn",
        secret=True,
        words={"end_turn": "end your turn", "play": "play {}"},
        notes=("play",),
    ),
    Kind("discard_cards", "Which card do you discard?", CARD, "GLM-R34"),
    Kind("give_card", "Which card do you give away?", CARD, "GLM-6.8", secret=True),
    Kind("pass_cards", "Which card do you pass on?", CARD, "GLM-R76", secret=True),
    Kind("choose_player", "Which player do you choose?", SEATS, "GLM-6.8"),
    Kind("choose_stack", "Which Character do you choose?", CHARACTERS, "GLM-6.8"),
    Kind(
        "salvage",
        "Which card do you take from the discard pile?",
        ("decline", "take:card"),
        "GLM-R33",
        "decline",
        words={"decline": "take none", "take": "take {}"},
    ),
    Kind("may_use", "Do you use the effect?", ("no", "yes"), "GLM-R33", "no"),
    Kind("order_triggers", "Which of your effects comes first?", CARD, "GLM-R61"),
    Kind("choose_target", "On which Character?", CHARACTERS, "GLM-6.1", secret=True, notes=STORY),
    Kind(
        "choose_mode",
        "As your action, or as a free play?",
        ("action", "free_play"),
        "GLM-11.7",
        secret=True,
        words={"action": "as your action", "free_play": "as a free play"},
        notes=("action", "free_play"),
    ),
    Kind("choose_stack_card", "Which Modifier in the stack?", CARD, "GLM-R38"),
    Kind("choose_peeked", "Which of these cards do you keep?", CARD, "GLM-R62", secret=True),
    Kind("name_player", "Which player does it name?", SEATS, "GLM-7.4", secret=True, notes=STORY),
)
