"""What Outer Rim asks: each kind of decision, its options, its default, and its rule."""

from __future__ import annotations

from shipboard.kernel.declare import Kind

SEAT = (":seat",)
SPACE = (":space",)
CARD = (":card",)
FACTION = (":faction",)
USE = "use:ability"
DONE = {"done": "that is all", "use": "{}"}
CREDITS = "thousand:number"

KINDS = (
    # Set-up.
    Kind("choose_character", "Which outlaw do you play?", (":character",), "RIM-2.7"),
    Kind("choose_starter", "Which ship do you start with?", (":ship",), "RIM-2.7"),
    Kind("choose_ambition", "What is your ambition?", (":ambition",), "RIM-50.3"),
    Kind("setup_reputation", "With which faction do you start in favour?", FACTION, "RIM-2.12"),
    # Planning and movement.
    Kind(
        "plan", "What do you do in your planning step?",
        ("credits", "recover", "move", USE), "RIM-5.1",
        words={
            "move": "fly through space", "recover": "stay and recover all damage",
            "credits": "stay and gain 2,000 credits", "use": "{}",
        },
    ),
    Kind(
        "move_to", "Where do you fly next?", ("stop", ":space"), "RIM-6.1", "stop",
        words={"stop": "stay here"},
    ),
    Kind(
        "move_on", "You are stopped here. Do you try to fly on?", ("stop", USE), "RIM-6.3", "stop",
        words={"stop": "stop here", "use": "{}"},
    ),
    Kind(
        "force_stop", "Somebody flies into your space. Do you stop them?", ("let_pass", "stop"),
        "RIM-R306", "let_pass", words={"let_pass": "let them pass", "stop": "stop them here"},
    ),
    # The action step.
    Kind(
        "act", "What do you do in your action step?",
        ("end", "trade", "market", "deliver", "abilities"), "RIM-7.1", "end",
        words={
            "end": "end the action step", "trade": "trade with a player here",
            "market": "go to the market, to buy one card",
            "deliver": "deliver what is to go here", "abilities": "use an action of your cards",
        },
    ),
    Kind("ability", "Which ability do you use?", ("done", USE), "RIM-7.2", "done", words=DONE),
    Kind(
        "trade_with", "With whom do you trade?", ("end", ":seat"), "RIM-8.1", "end",
        words={"end": "end the trade"},
    ),
    Kind(
        "trade_offer", "What changes hands?",
        ("drop", "propose", "give:card", "ask:card", "pay:number", "demand:number"), "RIM-R16",
        "drop",
        words={
            "propose": "propose this", "drop": "propose nothing", "give": "give {}",
            "ask": "ask for {}", "pay": "give {},000 credits",
            "demand": "ask for {},000 credits",
        },
    ),
    Kind(
        "trade_reply", "Do you accept this trade?", ("reject", "accept", "counter"), "RIM-R16",
        "reject",
        words={
            "reject": "reject it", "accept": "accept it", "counter": "propose something else",
        },
    ),
    Kind(
        "deal", "With whom do you deal in credits?", ("deal:seat",), "RIM-8.4",
        words={"deal": "deal in credits with {}"},
    ),
    Kind(
        "deal_way", "Do you give credits or ask for some?", ("drop", "give", "ask"), "RIM-R95",
        "drop", words={"drop": "neither", "give": "give credits", "ask": "ask for credits"},
    ),
    Kind(
        "deal_amount", "How many credits?", (CREDITS,), "RIM-R96",
        words={"thousand": "{},000 credits"},
    ),
    Kind(
        "deal_reply", "Do you pay what you are asked for?", ("reject", "accept"), "RIM-R15",
        "reject", words={"reject": "pay nothing", "accept": "pay it"},
    ),
    # The market.
    Kind(
        "market_discard", "Do you discard the top card of a market deck?", ("none", ":deck"),
        "RIM-9.2", "none", words={"none": "discard nothing"},
    ),
    Kind(
        "market_buy", "What do you buy?", ("none", ":card"), "RIM-9.3", "none",
        words={"none": "buy nothing"},
    ),
    Kind(
        "barter", "What do you give in payment?", ("done", ":card"), "RIM-11.1", "done",
        words={"done": "pay the rest in credits"},
    ),
    Kind(
        "make_room", "Which card do you discard to make room?", ("decline", ":card"), "RIM-9.5",
        "decline", words={"decline": "do without the new card", "": "discard {}"},
    ),
    Kind("ship_fit", "Which card no longer fits and must go?", CARD, "RIM-12.3"),
    Kind("patrol_path", "Where does the patrol go?", SPACE, "RIM-10.3"),
    Kind(
        "deliver", "What do you deliver?", ("stop", ":card"), "RIM-13.1", "stop",
        words={"stop": "deliver nothing more"},
    ),
    # The encounter step.
    Kind(
        "encounter", "What do you encounter?",
        (
            "space", "patrol:faction", "contact:spot", USE, "job:card", "crew:card", "hunt:card",
            "challenge:seat",
        ),
        "RIM-14.1", "space",
        words={
            "space": "see what this space holds: draw a card",
            "patrol": "fight the patrol of {}", "contact": "meet {}", "use": "{}",
            "job": "attempt {}", "crew": "fight {} for the bounty",
            "hunt": "fight another player for {}",
            "challenge": "fight {} ship against ship, for no reward",
        },
    ),
    Kind("push_patrol", "Which patrol do you push away?", FACTION, "RIM-R91"),
    Kind("push_to", "Where is the patrol pushed to?", SPACE, "RIM-15.2"),
    Kind(
        "fight_or_talk", "This is somebody you hunt. What do you do?", ("talk", "fight"),
        "RIM-25.7", words={"talk": "talk", "fight": "fight for the bounty"},
    ),
    Kind(
        "eliminate_or_capture", "You have won. What do you do with the one you hunted?",
        ("eliminate", "capture"), "RIM-25.8",
        words={
            "eliminate": "eliminate, for the reward at once",
            "capture": "capture, to deliver for the larger reward",
        },
    ),
    Kind(
        "protect", "Your crew is hunted. Do you protect it?", ("abandon", "protect"), "RIM-26.4",
        "abandon", words={"abandon": "let it fight alone", "protect": "fight in its place"},
    ),
    # What cards ask.
    Kind("choose", "Which do you choose?", (":block",), "RIM-R10", words={"block": "{}"}),
    Kind(
        "may", "Do you do this?", ("decline", "do:block"), "RIM-R4", "decline",
        words={"decline": "decline", "do": "{}"},
    ),
    Kind(
        "take_free", "Do you take it for nothing?", ("decline", ":card"), "RIM-R87", "decline",
        words={"decline": "decline", "": "take {}"},
    ),
    Kind("use_now", "Do you use an ability now?", ("done", USE), "RIM-R309", "done", words=DONE),
    Kind(
        "use_secret", "Do you use an ability or a secret now?", ("keep", USE), "RIM-R83", "keep",
        words={"keep": "keep your secrets", "use": "{}"},
    ),
    Kind("order", "Which happens first?", (":ability",), "RIM-R2"),
    Kind("skill", "Which skill do you test?", (":skill",), "RIM-R52"),
    Kind(
        "dice", "Do you change your dice?", ("done", USE), "RIM-R36", "done",
        words={"done": "keep the dice", "use": "{}"},
    ),
    Kind(
        "dice_against", "Do you change your opponent's dice?", ("done", USE), "RIM-R36", "done",
        words={"done": "leave the dice", "use": "{}"},
    ),
    Kind(
        "die", "Which die?", ("done", ":die"), "RIM-R36", "done", words={"done": "no more dice"}
    ),
    Kind("target_player", "Which player?", SEAT, "RIM-R10"),
    Kind("target_space", "Which place?", SPACE, "RIM-R10"),
    Kind("target_contact", "Which contact?", (":spot",), "RIM-R10"),
    Kind("target_patrol", "Which patrol?", FACTION, "RIM-R10"),
    Kind("target_faction", "Which faction?", FACTION, "RIM-R10"),
    Kind("target_asset", "Which card?", CARD, "RIM-R10"),
    Kind(
        "target_ship", "Which ship?", (":ship",), "RIM-R313"
    ),
    Kind("nearest_player", "Which of the nearest players?", SEAT, "RIM-R81"),
    Kind("nearest_spot", "At which of the nearest free places?", (":spot",), "RIM-R34"),
    # Of the expansion.
    Kind(
        "cross", "You are about to draw a card of the Core Worlds. Do you mean to cross the Core?",
        ("stay", "cross"), "RIM-41.3", "stay",
        words={"stay": "stay: meet what is here", "cross": "try to cross the Core"},
    ),
    Kind(
        "market_discard_again", "Do you discard another card of that deck?", ("stop", "again"),
        "RIM-45.1", "stop", words={"stop": "leave the new card", "again": "discard it, too"},
    ),
    Kind(
        "reputation_gain", "With which faction does your victory win you reputation?", FACTION,
        "RIM-43.4",
    ),
    Kind(
        "reputation_loss", "With which faction does your victory cost you reputation?", FACTION,
        "RIM-43.4",
    ),
    Kind(
        "target_type", "Which kind of card?", ("gear", "mod"), "RIM-R10",
        words={"gear": "gear", "mod": "mods"},
    ),
    Kind(
        "reveal_contact", "The icon brings a contact to light. Which one do you turn up?",
        (":spot",), "RIM-46.2",
    ),
)  # fmt: skip
