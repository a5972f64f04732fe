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
    Kind("choose_alien", "Who is the Alien?", (":seat",), "INT-2.1"),
    Kind("choose_character", "Which Colonist do you play?", FIGURE, "INT-2.3"),
    Kind("place_prime", "Where does the Interloper wait?", PLACE, "INT-2.10"),
    Kind("place_brood", "Where does the brood wait?", PLACE, "INT-2.12"),
    Kind(
        "forced_reveal", "You must reveal a trait. Which one?", (SLOT,), "INT-16.11"
    ),
    Kind(
        "reveal_window", "Do you turn up a trait?", ("pass", SLOT), "INT-16.7", "pass",
        window=True, words={"pass": "not now", "slot": "turn up {}"},
    ),
    Kind(
        "reveal_more", "Which traits do you turn up?", ("done", SLOT), "INT-16.9", "done",
        words=DONE | {"slot": "turn up {}"},
    ),
    Kind(
        "stalk", "Do you Stalk, for 1 AP?", ("decline", ":place"), "INT-5.9", "decline",
        words={"decline": "stay"},
    ),
    Kind(
        "actor", "Who acts?", ("end_turn", "reveal", "move_npc", "npc_attack", ":figure"),
        "INT-3.10", "end_turn",
        words={
            "end_turn": "end the turn", "reveal": "turn up traits", "move_npc": "move an NPC",
            "npc_attack": "have an NPC attack",
        },
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
    ),
    Kind("move_to", "Where to?", PLACE, "INT-5.1"),
    Kind("which_npc", "Which NPC moves?", FIGURE, "INT-6.1"),
    Kind(
        "npc_route", "Where does it go next?", ("stop", ":place"), "INT-6.1",
        words={"stop": "it stops there"},
    ),
    Kind("which_door", "Which door?", EDGE, "INT-8.1"),
    Kind(
        "resin_choice", "Do you seal it with resin?", ("plain", "resin"), "INT-8.4",
        words={"plain": "just lock it", "resin": "seal it with resin"},
    ),
    Kind("feature", "Which room, door or wall?", (":place", ":edge"), "INT-10.1"),
    Kind(
        "attack_mode", "How do you attack?", ("melee", "own", ":card"), "INT-12.3",
        words={"melee": "in melee", "own": "in your own special way", "card": "with {}"},
    ),
    Kind("target", "Which character do you attack?", FIGURE, "INT-12.2"),
    Kind("command", "Which NPC attacks?", FIGURE, "INT-13.22"),
    Kind("use_card", "Which item do you use?", CARD, "INT-14.3"),
    Kind("pass_item", "Which item do you pass on?", CARD, "INT-14.7"),
    Kind("pass_to", "Who gets it?", FIGURE, "INT-14.7"),
    Kind("trait_action", "Which trait do you use?", CARD, "INT-16.3"),
    Kind("target_room", "Which room?", PLACE, "INT-9.2"),
    Kind("heal_who", "Which character do you heal?", FIGURE, "INT-15.10"),
    Kind("heal_pick", "Which penalty?", HEALED, "INT-15.9", words=IGNORED),
    Kind("ally", "For which character?", FIGURE, "INT-9.2"),
    Kind(
        "fabricate_pick", "Which item do you fetch from the discards?", CARD, "INT-9.2"
    ),
    Kind(
        "thaw_pick", "Which type of NPC do you thaw?",
        ("guard", "technician", "doctor"), "INT-6.11",
        words={"guard": "a Guard", "technician": "a Technician", "doctor": "a Doctor"},
    ),
    Kind("suppress_pick", "Which trait do you suppress?", CARD, "INT-16.14"),
    Kind(
        "power", "Do you switch the power off or on?", ("off", "on"), "INT-9.8",
        words={"off": "off, until the end of the next round", "on": "on"},
    ),
    Kind(
        "take_back", "The Alien has shown a trait. Do you take your action back?",
        ("keep", "take_back"), "INT-17.23", "keep",
        words={"keep": "go on with it", "take_back": "take it back"},
    ),
    Kind(
        "protect", "Do you step in for the target?", ("decline", ":figure"), "INT-13.14",
        "decline", words=DECLINE | {"figure": "with {}"},
    ),
    Kind(
        "assist", "Do you assist the attack?", ("decline", ":figure"), "INT-13.7", "decline",
        words=DECLINE | {"figure": "with {}"},
    ),
    Kind(
        "assist_guards", "Which Guards assist?", ("done", ":figure"), "INT-13.9", "done",
        words=DONE,
    ),
    Kind(
        "payoff", "You have won. What happens to the loser?",
        ("give:card", "fallback", "discard:card", "take:card", "extra"), "INT-12.8",
        words={
            "give": "give {}", "fallback": "the loser takes a card of its own",
            "discard": "discard {}", "take": "take {}", "extra": "what the weapon says instead",
        },
    ),
    Kind(
        "fallback_penalty", "Which of your cards do you take as a penalty?", CARD, "INT-12.10"
    ),
    Kind(
        "fail_penalty", "Your check failed. Which card do you take as a penalty?", CARD, "INT-7.5"
    ),
    Kind(
        "ignore_penalty", "Do you ignore this penalty?", ("ignore", "take"), "INT-17.2", "ignore",
        words={"ignore": "ignore it", "take": "take it"},
    ),
    Kind(
        "prevent_penalty", "Do you discard an item instead of taking the penalty?",
        ("decline", ":card"), "INT-15.6", "decline",
        words={"decline": "take the penalty", "card": "discard {}"},
    ),
    Kind(
        "breach_save", "The room is open to space. Do you use your item?", ("use", "die"),
        "INT-11.6", "use", words={"use": "use it", "die": "die"},
    ),
    Kind(
        "search_pick", "Which item do you take?", ("none", ":card"), "INT-9.10", "none",
        words={"none": "nothing"},
    ),
    Kind(
        "encumbrance", "You carry too much. What do you drop?", CARD, "INT-14.5"
    ),
    Kind(
        "discard_own_item", "Which of your items do you discard?", CARD, "INT-15.3"
    ),
    Kind("panic_move", "Where do you flee to?", PLACE, "INT-15.3"),
    Kind(
        "lash_penalty", "Which of its cards does the target take?", CARD, "INT-13.6"
    ),
    Kind(
        "regeneration_pick", "Which penalty do you heal?", HEALED, "INT-15.9", words=IGNORED
    ),
    Kind(
        "peek_pick", "Which of the Alien's traits do you look at?", ("slot:number",), "INT-R14",
        words={"slot": "trait {}"},
    ),
)  # fmt: skip
