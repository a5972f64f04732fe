"""What Interloper asks: each kind of decision, its options, its default, and its rule."""

from __future__ import annotations

from shipboard.kernel.declare import Kind

PLACE = (":place",)
FIGURE = (":figure",)
CARD = (":card",)
EDGE = (":edge",)
DONE = {"done": "that is all"}
DECLINE = {"decline": "stay out of it"}
SLOT = "slot:item"
HEALED = (":card", "ignored")
IGNORED = {"ignored": "the one that is ignored"}

KINDS = (
    Kind("choose_alien", "Who is the Alien?", (":seat",), "INT-2.1",
        waits="say who is the Alien",
        does={"seat": "This player hunts all others."},
    ),
    Kind("choose_character", "Which Colonist do you play?", FIGURE, "INT-2.3",
        waits="choose a Colonist",
    ),
    Kind("place_prime", "Where does the Interloper wait?", PLACE, "INT-2.10",
        waits="place the Interloper",
    ),
    Kind("place_brood", "Where does the brood wait?", PLACE, "INT-2.12",
        waits="place the brood",
    ),
    Kind(
        "forced_reveal", "You must reveal a trait. Which one?", (SLOT,), "INT-16.11",
        words={"slot": "turn up {}"},
        waits="turn up a trait",
        does={"slot": "{slot}"},
    ),
    Kind(
        "reveal_window", "Do you turn up a trait?", ("pass", SLOT), "INT-16.7", "pass",
        window=True, hits="struck", words={"pass": "not now", "slot": "turn up {}"},
        does={"pass": "Your traits stay secret.", "slot": "{slot}"},
    ),
    Kind(
        "reveal_more", "Which traits do you turn up?", ("done", SLOT), "INT-16.9", "done",
        words=DONE | {"slot": "turn up {}"},
        waits="turn up traits",
        does={"done": "The others stay secret.", "slot": "{slot}"},
    ),
    Kind(
        "stalk", "Do you Stalk, for 1 AP?", ("decline", ":place"), "INT-5.9", "decline",
        words={"decline": "stay"},
        waits="Stalk, or stay",
        does={
            "decline": "You stay in your room and keep the AP.",
            "place": "Costs 1 AP. {place}",
        },
    ),
    Kind(
        "actor", "Who acts?", ("end_turn", "reveal", "move_npc", "npc_attack", ":figure"),
        "INT-3.10", "end_turn",
        words={
            "end_turn": "end the turn", "reveal": "turn up traits", "move_npc": "move an NPC",
            "npc_attack": "have an NPC attack",
        },
        waits="act",
        does={
            "end_turn": "AP that are left are lost.",
            "reveal": "Costs nothing. It works from then on, and all see it.",
            "move_npc": (
                "Costs 1 AP a room, 2 out of a breached room or away from the Alien. Only you "
                "can move it in this round."
            ),
            "npc_attack": "Costs 1 AP, once a round for each NPC.",
            "figure": "{figure}",
        },
        menu=("figure", "move_npc", "npc_attack", "reveal", "end_turn"),
    ),
    Kind(
        "action",
        "What do you do?",
        (
            "end_turn", "reveal", "move", "move_npc", "lock", "unlock", "activate", "search",
            "wreck", "repair", "attack", "npc_attack", "use_card", "pass_item", "trait_action",
        ),
        "INT-4.1",
        "end_turn",
        words={
            "end_turn": "end the turn",
            "reveal": "turn up traits",
            "move": "move",
            "move_npc": "move an NPC",
            "lock": "lock a door",
            "unlock": "unlock a door",
            "activate": "use the room",
            "search": "search the room",
            "wreck": "wreck something",
            "repair": "repair something",
            "attack": "attack",
            "npc_attack": "have an NPC attack",
            "use_card": "use an item",
            "pass_item": "pass on an item",
            "trait_action": "use a trait",
        },
        about="{actor}:",
        waits="act",
        does={
            "end_turn": "AP that are left are lost.",
            "reveal": "Costs nothing. It works from then on, and all see it.",
            "move": (
                "Costs 1 AP a room, 2 out of a breached room or away from enemies."
            ),
            "move_npc": (
                "Costs 1 AP a room, 2 out of a breached room or away from the Alien. Only you "
                "can move it in this round."
            ),
            "lock": "Costs 1 AP. Nobody can go through until it is unlocked.",
            "unlock": (
                "Costs 1 AP. Tech check of 13 or more, higher where resin seals it."
            ),
            "activate": "Costs 1 AP, once a round. {room_text}",
            "search": (
                "Costs 1 AP, once a round: turn over three Tech cards, keep one that fits the "
                "room."
            ),
            "wreck": (
                "Costs 1 AP. Physical check: 15 or more for a door, 20 for a room or a wall "
                "inside, 25 for an outer wall."
            ),
            "repair": "Costs 1 AP. Tech check.",
            "attack": (
                "Costs 1 AP, once a turn. Both sides turn over cards; the loser takes a penalty "
                "or loses an item."
            ),
            "npc_attack": "Costs 1 AP, once a round for each NPC.",
            "use_card": "Costs 1 AP unless the item says otherwise.",
            "pass_item": "Costs 1 AP. You give it to somebody in this room.",
            "trait_action": "Costs 1 AP unless the trait says otherwise.",
        },
        menu=(
            "move", "activate", "search", "attack", "use_card", "trait_action", "move_npc",
            "unlock", "lock", "repair", "pass_item", "npc_attack", "wreck", "reveal",
            "end_turn",
        ),
    ),
    Kind("move_to", "Where to?", PLACE, "INT-5.1",
        about="{actor}:",
        waits="move",
    ),
    Kind("which_npc", "Which NPC moves?", FIGURE, "INT-6.1",
        waits="move an NPC",
    ),
    Kind(
        "npc_route", "Where does it go next?", ("stop", ":place"), "INT-6.1",
        words={"stop": "it stops there"},
        about="{npc}:",
        waits="move an NPC",
        does={"stop": "It stays where it is now.", "place": "{place}"},
    ),
    Kind("which_door", "Which door is it?", EDGE, "INT-8.1",
        about="{doing}",
        waits="choose a door",
    ),
    Kind(
        "resin_choice", "Do you seal it with resin?", ("plain", "resin"), "INT-8.4",
        words={"plain": "just lock it", "resin": "seal it with resin"},
        about="{actor} locks {door}.",
        waits="lock a door",
        does={
            "plain": "A Tech check of 13 or more opens it again.",
            "resin": "It is harder to open.",
        },
    ),
    Kind("feature", "Which one?", (":place", ":edge"), "INT-10.1",
        about="{doing}",
        waits="choose a room, a door or a wall",
    ),
    Kind(
        "attack_mode", "How do you attack?", ("melee", "own", ":card"), "INT-12.3",
        words={"melee": "in melee", "own": "in your own special way", "card": "with {}"},
        about="{actor}:",
        waits="say how to attack",
        does={
            "melee": "With the Physical stat of both sides.",
            "own": "As the text of the character says.",
            "card": "{card}",
        },
    ),
    Kind("target", "Whom do you attack?", FIGURE, "INT-12.2",
        about="{actor}:",
        waits="choose a target",
    ),
    Kind("command", "Which NPC attacks?", FIGURE, "INT-13.22",
        waits="choose the NPC that attacks",
    ),
    Kind("use_card", "Which item do you use?", CARD, "INT-14.3",
        about="{actor}:",
        waits="choose an item",
    ),
    Kind("pass_item", "Which item do you pass on?", CARD, "INT-14.7",
        about="{actor}:",
        waits="choose an item",
    ),
    Kind("pass_to", "Who gets it?", FIGURE, "INT-14.7",
        about="{item}:",
        waits="say who gets an item",
    ),
    Kind("trait_action", "Which trait do you use?", CARD, "INT-16.3",
        waits="choose a trait",
    ),
    Kind("target_room", "Which room?", PLACE, "INT-9.2",
        about="{text}:",
        waits="choose a room",
    ),
    Kind("heal_who", "Which character do you heal?", FIGURE, "INT-15.10",
        about="{text}:",
        waits="choose whom to heal",
    ),
    Kind("heal_pick", "Which penalty is healed?", HEALED, "INT-15.9", words=IGNORED,
        about="{text}:",
        waits="choose a penalty to heal",
        does={
            "card": "{penalty}",
            "ignored": "It does not count now, and is gone for good.",
        },
    ),
    Kind("ally", "For which character?", FIGURE, "INT-9.2",
        about="{text}:",
        waits="choose a character",
    ),
    Kind(
        "fabricate_pick", "Which item do you fetch from the discards?", CARD, "INT-9.2",
        about="{text}:",
        waits="fetch an item from the discards",
    ),
    Kind(
        "thaw_pick", "Which type of NPC do you thaw?",
        ("guard", "technician", "doctor"), "INT-6.11",
        words={"guard": "a Guard", "technician": "a Technician", "doctor": "a Doctor"},
        about="{text}:",
        waits="thaw an NPC",
        does={
            "guard": "A Guard can assist your attacks in the same room.",
            "technician": "A Technician lets you use the rooms with a T.",
            "doctor": "A Doctor lets you use the rooms with a D.",
        },
    ),
    Kind("suppress_pick", "Which trait do you suppress?", CARD, "INT-16.14",
        about="{text}:",
        waits="suppress a trait",
    ),
    Kind(
        "power", "Do you switch the power off or on?", ("off", "on"), "INT-9.8",
        words={"off": "off, until the end of the next round", "on": "on"},
        about="{text}:",
        waits="switch the power",
        does={
            "off": "No room but the Engine Room can be used.",
            "on": "Rooms can be used again.",
        },
    ),
    Kind(
        "take_back", "The Alien has shown a trait. Do you take your action back?",
        ("keep", "take_back"), "INT-17.23", "keep",
        words={"keep": "go on with it", "take_back": "take it back"},
        waits="go on or take an action back",
        does={
            "keep": "The action goes on as declared.",
            "take_back": "Its AP come back, and you act anew.",
        },
    ),
    Kind(
        "protect", "Do you step in for the target?", ("decline", ":figure"), "INT-13.14",
        "decline", words=DECLINE | {"figure": "with {}"},
        about="{attacker} attacks {defender}.",
        waits="protect the target, or stay out of it",
        does={
            "decline": "The target fights for itself.",
            "figure": "It fights in place of the target. {figure}",
        },
    ),
    Kind(
        "assist", "Do you assist the attack?", ("decline", ":figure"), "INT-13.7", "decline",
        words=DECLINE | {"figure": "with {}"},
        about="{attacker} attacks {defender}.",
        waits="assist the attack, or stay out of it",
        does={
            "decline": "You do nothing.",
            "figure": "It turns over a card more for the attacker. {figure}",
        },
    ),
    Kind(
        "assist_guards", "Which Guards assist?", ("done", ":figure"), "INT-13.9", "done",
        words=DONE,
        about="{attacker} attacks {defender}.",
        waits="choose Guards that assist",
        does={
            "done": "No further Guard assists.",
            "figure": "It turns over a card more for the attacker. {figure}",
        },
    ),
    Kind(
        "payoff", "What happens to the loser?",
        ("give:card", "fallback", "discard:card", "take:card", "extra"), "INT-12.8",
        words={
            "give": "give {}", "fallback": "the loser takes a card of its own",
            "discard": "discard {}", "take": "take {}", "extra": "what the weapon says instead",
        },
        about="{winner} beats {loser}.",
        waits="choose what happens to the loser",
        does={
            "give": "The loser takes it as a penalty. {penalty}",
            "fallback": "The loser chooses which.",
            "discard": "The loser loses the item. {card}",
            "take": "You get the item. {card}",
            "extra": "Instead of a penalty.",
        },
    ),
    Kind(
        "fallback_penalty", "Which of your cards do you take as a penalty?", CARD, "INT-12.10",
        about="{winner} beats {loser}.",
        waits="take a penalty",
        does={"card": "{penalty}"},
    ),
    Kind(
        "fail_penalty", "Which card do you take as a penalty?", CARD, "INT-7.5",
        about="{figure} fails a check.",
        waits="take a penalty",
        does={"card": "{penalty}"},
    ),
    Kind(
        "ignore_penalty", "Do you ignore this penalty?", ("ignore", "take"), "INT-17.2", "ignore",
        words={"ignore": "ignore it", "take": "take it"},
        about="{taken} for {figure}:",
        waits="take or ignore a penalty",
        does={
            "ignore": "You do not take it. It lies in your ignore slot.",
            "take": "You take it as a penalty; the slot stays as it is.",
        },
    ),
    Kind(
        "prevent_penalty", "Do you discard an item instead of taking the penalty?",
        ("decline", ":card"), "INT-15.6", "decline",
        words={"decline": "take the penalty", "card": "discard {}"},
        about="{taken} for {figure}:",
        waits="take a penalty or discard an item",
        does={
            "decline": "You take the penalty and keep your items.",
            "card": "The item is gone, and you take no penalty. {card}",
        },
    ),
    Kind(
        "breach_save", "Do you use your item?", ("use", "die"),
        "INT-11.6", "use", words={"use": "use it", "die": "die"},
        about="{figure} is in a room that is open to space.",
        waits="save a character, or not",
        does={"use": "The item saves you; it may be used up.", "die": "You are dead."},
        grave={"die": "Your Colonist dies, for the rest of the game."},
    ),
    Kind(
        "search_pick", "Which item do you take?", ("none", ":card"), "INT-9.10", "none",
        words={"none": "nothing"},
        about="{figure}:",
        waits="take an item",
        does={"none": "All cards are discarded.", "card": "{card}"},
    ),
    Kind(
        "encumbrance", "You carry too much. What do you drop?", CARD, "INT-14.5",
        about="{figure}:",
        waits="drop an item",
    ),
    Kind(
        "discard_own_item", "Which of your items do you discard?", CARD, "INT-15.3",
        about="{text}:",
        waits="discard an item",
    ),
    Kind("panic_move", "Where do you flee to?", PLACE, "INT-15.3",
        about="{text}:",
        waits="flee",
    ),
    Kind(
        "lash_penalty", "Which of its cards does the target take?", CARD, "INT-13.6",
        about="{winner} beats {loser}.",
        waits="choose a penalty",
        does={"card": "{penalty}"},
    ),
    Kind(
        "regeneration_pick", "Which penalty do you heal?", HEALED, "INT-15.9", words=IGNORED,
        about="{text}:",
        waits="heal a penalty",
        does={
            "card": "{penalty}",
            "ignored": "It does not count now, and is gone for good.",
        },
    ),
    Kind(
        "peek_pick", "Which of the Alien's traits do you look at?", ("slot:number",), "INT-R14",
        words={"slot": "trait {}"},
        about="{text}:",
        waits="look at a trait",
        does={"slot": "Only you see it."},
    ),
)  # fmt: skip
