"""What Gloom asks: each kind of decision, its options, its default, and the rule it comes from."""

from __future__ import annotations

from shipboard.kernel.declare import Kind

from . import names as n

SEATS = (":seat",)
CARD = (":card",)
CHARACTERS = (":item",)
STORY = ("",)  # a sentence of the story goes with the unlabelled options (D16)

KINDS = {
    n.CHOOSE_CHARACTER: Kind(
        "choose_character", "Which Character joins your crew?", CHARACTERS, "GLM-2.3"
    ),
    n.NOMINATE_START: Kind(
        "nominate_start", "Who has had the worst day?", SEATS, "GLM-2.10", secret=True
    ),
    n.HOST_PICKS_START: Kind(
        "host_picks_start", "You do not agree: who takes the first turn?", SEATS, "GLM-2.10"
    ),
    n.TAKE_ACTION: Kind(
        "take_action",
        "What is your action?",
        ("pass", "discard_hand", "play:card"),
        "GLM-5.3",
        "pass",
        secret=True,
        words={"discard_hand": "discard your whole hand", "play": "play {}"},
        notes=("pass", "discard_hand", "play"),
    ),
    n.RESPOND: Kind(
        "respond",
        "Do you answer?",
        ("decline", "play:card"),
        "GLM-13.5",
        "decline",
        secret=True,
        window=True,
        words={"play": "play {}"},
        notes=("play",),
    ),
    n.TAKE_FREE_PLAY: Kind(
        "take_free_play",
        "Do you take your free play?",
        ("decline", "play:card"),
        "GLM-11.6",
        "decline",
        secret=True,
        words={"play": "play {}"},
        notes=("play",),
    ),
    n.END_TURN: Kind(
        "end_turn",
        "Another free play, or is your turn over?",
        ("end_turn", "play:card"),
        "GLM-11.7",
        "end_turn",
        secret=True,
        words={"end_turn": "end your turn", "play": "play {}"},
        notes=("play",),
    ),
    n.DISCARD_CARDS: Kind("discard_cards", "Which card do you discard?", CARD, "GLM-R34"),
    n.GIVE_CARD: Kind("give_card", "Which card do you give away?", CARD, "GLM-6.8", secret=True),
    n.PASS_CARDS: Kind("pass_cards", "Which card do you pass on?", CARD, "GLM-R76", secret=True),
    n.CHOOSE_PLAYER: Kind("choose_player", "Which player do you choose?", SEATS, "GLM-6.8"),
    n.CHOOSE_STACK: Kind("choose_stack", "Which Character do you choose?", CHARACTERS, "GLM-6.8"),
    n.SALVAGE: Kind(
        "salvage",
        "Which card do you take from the discard pile?",
        ("decline", "take:card"),
        "GLM-R33",
        "decline",
        words={"decline": "take none", "take": "take {}"},
    ),
    n.MAY_USE: Kind("may_use", "Do you use the effect?", ("no", "yes"), "GLM-R33", "no"),
    n.ORDER_TRIGGERS: Kind("order_triggers", "Which of your effects comes first?", CARD, "GLM-R61"),
    n.CHOOSE_TARGET: Kind(
        "choose_target", "On which Character?", CHARACTERS, "GLM-6.1", secret=True, notes=STORY
    ),
    n.CHOOSE_MODE: Kind(
        "choose_mode",
        "As your action, or as a free play?",
        ("action", "free_play"),
        "GLM-11.7",
        secret=True,
        words={"action": "as your action", "free_play": "as a free play"},
        notes=("action", "free_play"),
    ),
    n.CHOOSE_STACK_CARD: Kind("choose_stack_card", "Which Modifier of the stack?", CARD, "GLM-R38"),
    n.CHOOSE_PEEKED: Kind(
        "choose_peeked", "Which of these cards do you keep?", CARD, "GLM-R62", secret=True
    ),
    n.NAME_PLAYER: Kind(
        "name_player", "Which player does it name?", SEATS, "GLM-7.4", secret=True, notes=STORY
    ),
}
