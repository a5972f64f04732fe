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

KINDS_OF_FAVOR = ("advice", "strategy", "endorsement", "shortcut")
CHOSEN_FOR_DEBT = ("endorsement", "shortcut")  # the others each have a moment of their own
FAVOR_WORDS = {
    "advice": "advice", "strategy": "a combat strategy", "endorsement": "an endorsement",
    "shortcut": "a shortcut",
}  # fmt: skip
FAVORS_DO = {
    "advice": "The tested skill counts once more.",
    "strategy": "You roll 1 die more in this combat.",
    "endorsement": "You count as in favour with a faction until the end of the turn.",
    "shortcut": "You fly 1 space farther until the end of the turn.",
}

KINDS = (
    # Set-up.
    Kind("choose_character", "Which outlaw do you play?", (":character",), "RIM-2.7",
        waits="choose an outlaw",
    ),
    Kind("choose_starter", "Which ship do you start with?", (":ship",), "RIM-2.7",
        waits="choose a ship",
    ),
    Kind("choose_ambition", "What is your ambition?", (":ambition",), "RIM-50.3",
        waits="choose an ambition",
    ),
    Kind("setup_reputation", "With which faction do you start in favour?", FACTION, "RIM-2.12",
        waits="choose a faction",
        does={"faction": "Its patrols let you pass; several cards ask for it."},
    ),
    # Planning and movement.
    Kind(
        "plan", "What do you do in your planning step?",
        ("credits", "recover", "move", USE), "RIM-5.1",
        words={
            "move": "fly through space", "recover": "stay and recover all damage",
            "credits": "stay and gain 2,000 credits", "use": "{}",
        },
        waits="plan",
        does={
            "credits": "You gain 2,000 credits and do not move.",
            "recover": "{damage} You do not move.",
            "move": "{reach}",
            "use": "{ability}",
        },
        menu=("move", "credits", "recover", "use"),
    ),
    Kind(
        "move_to", "Where do you fly next?", ("stop", ":space"), "RIM-6.1", "stop",
        words={"stop": "stay here"},
        waits="fly on",
        does={"stop": "Your movement ends.", "space": "{space}"},
        menu=("space", "stop"),
    ),
    Kind(
        "move_on", "You are stopped here. Do you try to fly on?", ("stop", USE), "RIM-6.3", "stop",
        words={"stop": "stop here", "use": "{}"},
        about="{blocker}:",
        waits="try to fly on, or stop",
        does={"stop": "Your movement ends.", "use": "{ability}"},
    ),
    Kind(
        "force_stop", "Somebody flies into your space. Do you stop them?", ("let_pass", "stop"),
        "RIM-R306", "let_pass", words={"let_pass": "let them pass", "stop": "stop them here"},
        about="{mover} flies into your space.",
        waits="let somebody pass, or not",
        does={
            "let_pass": "The other flies on.",
            "stop": "The other's movement ends in your space.",
        },
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
        waits="act",
        does={
            "end": "Your encounter is next.",
            "trade": "Exchange cards and credits, if both agree.",
            "market": (
                "Discard a top card if you like, then buy one card. What is turned up may move "
                "a patrol toward you."
            ),
            "deliver": "Cargo and captives that belong here bring their reward.",
            "abilities": "As many as you like, each once.",
        },
        menu=("market", "deliver", "trade", "abilities", "end"),
    ),
    Kind("ability", "Which ability do you use?", ("done", USE), "RIM-7.2", "done", words=DONE,
        waits="use an ability",
        does={"done": "You use no more of them.", "use": "{ability}"},
        menu=("use", "done"),
    ),
    Kind(
        "trade_with", "With whom do you trade?", ("end", ":seat"), "RIM-8.1", "end",
        words={"end": "end the trade"},
        waits="trade",
        does={"end": "You trade with nobody else."},
        menu=("seat", "end"),
    ),
    Kind(
        "trade_offer", "What changes hands?",
        (
            "drop", "propose", "give:card", "ask:card", "pay:number", "demand:number",
            "give_debt:seat", "ask_debt:seat",
        ),
        "RIM-R16",
        "drop",
        notes=("propose",),
        words={
            "propose": "propose this", "drop": "propose nothing", "give": "give {}",
            "ask": "ask for {}", "pay": "give {},000 credits",
            "demand": "ask for {},000 credits", "give_debt": "give a debt token ({})",
            "ask_debt": "ask for a debt token ({})",
        },
        about="Trade with {partner}:",
        waits="put together a trade",
        does={
            "drop": "Nothing is proposed.",
            "propose": (
                "The other may accept it, reject it, or propose something else."
            ),
            "give": "{asset}",
            "ask": "{asset}",
            "pay": "Goes to the other player.",
            "demand": "The other player would pay it.",
            "give_debt": "The other may then demand a favor of its owner.",
            "ask_debt": "You may then demand a favor of its owner.",
        },
        menu=("give", "ask", "pay", "demand", "give_debt", "ask_debt", "propose", "drop"),
    ),
    Kind(
        "trade_reply", "Do you accept this trade?", ("reject", "accept", "counter"), "RIM-R16",
        "reject",
        words={
            "reject": "reject it", "accept": "accept it", "counter": "propose something else",
        },
        about="{proposer} proposes a trade.",
        waits="answer a proposal",
        does={
            "reject": "Nothing changes hands.",
            "accept": "{offer}",
            "counter": "You make up a proposal of your own.",
        },
        menu=("accept", "counter", "reject"),
    ),
    Kind(
        "deal", "With whom do you deal in credits?", ("deal:seat",), "RIM-8.4",
        words={"deal": "deal in credits with {}"},
        waits="deal in credits",
        does={"deal": "Give credits, or ask for some. Nobody has to say yes."},
    ),
    Kind(
        "deal_way", "Do you give or ask for something?",
        ("drop", "give", "ask", "give_debt", "ask_debt"), "RIM-R95", "drop",
        words={
            "drop": "neither", "give": "give credits", "ask": "ask for credits",
            "give_debt": "give a debt token", "ask_debt": "ask for a debt token",
        },
        about="Deal with {partner}:",
        waits="make a deal",
        does={
            "drop": "Nothing happens.",
            "give": "The other gets them at once.",
            "ask": "The other may say no.",
            "give_debt": "The other gets it at once, and may demand a favor of its owner.",
            "ask_debt": "The other may say no.",
        },
        menu=("give", "ask", "give_debt", "ask_debt", "drop"),
    ),
    Kind(
        "deal_amount", "How many credits?", (CREDITS,), "RIM-R96",
        words={"thousand": "{},000 credits"},
        about="Deal with {partner}:",
        waits="name an amount",
    ),
    Kind(
        "deal_reply", "Do you pay what you are asked for?", ("reject", "accept"), "RIM-R15",
        "reject", words={"reject": "pay nothing", "accept": "pay it"},
        about="{payee} asks you for {amount} credits.",
        waits="answer a request for credits",
        does={
            "reject": "You keep your credits.",
            "accept": (
                "The credits are gone; what was promised for them binds nobody."
            ),
        },
    ),
    # Favors.
    Kind(
        "favor_ask", "Do you ask the others for a favor?",
        ("none", *KINDS_OF_FAVOR, "return:seat"), "RIM-49.2", "none",
        words={
            **FAVOR_WORDS, "none": "ask for nothing",
            "return": "demand one for the debt token of {}",
        },
        about="Before {favor_moment}:",
        waits="ask for a favor, or not",
        does={
            **FAVORS_DO, "none": "You can still ask later in this turn.",
            "return": "It cannot be refused. The token goes back to its owner.",
        },
        menu=(*KINDS_OF_FAVOR, "return", "none"),
    ),
    Kind(
        "debt_use", "Which favor do you demand?", CHOSEN_FOR_DEBT, "RIM-49.11",
        words={kind: FAVOR_WORDS[kind] for kind in CHOSEN_FOR_DEBT},
        about="For the debt token of {debtor}:",
        waits="demand a favor for a debt token",
        does={kind: FAVORS_DO[kind] for kind in CHOSEN_FOR_DEBT},
    ),
    Kind(
        "favor_faction", "With which faction shall they vouch for you?", FACTION, "RIM-49.6",
        waits="name a faction for an endorsement",
        does={"faction": "You count as in favour with it until the end of the turn."},
    ),
    Kind(
        "favor_price", "What do you give for the favor?",
        ("nothing", "promise:number", "token:seat", "give:card"), "RIM-49.9", "nothing",
        words={
            "nothing": "nothing", "promise": "{},000 credits", "token": "a debt token ({})",
            "give": "{}",
        },
        about="You ask for {favor_wanted}.",
        waits="say what a favor is worth",
        does={
            "nothing": "Somebody may help you all the same.",
            "promise": "Paid as soon as you accept an offer.",
            "token": "Whoever holds it may demand a favor of its owner.",
            "give": "{asset}",
        },
    ),
    Kind(
        "favor_grant", "Do you offer to grant this favor?", ("refuse", "offer"), "RIM-49.8",
        "refuse", words={"refuse": "refuse", "offer": "offer it"},
        about="{favor_asker} asks for {favor_wanted}.",
        waits="answer a request for a favor",
        does={
            "refuse": "You give nothing and get nothing.",
            "offer": "If your offer is accepted you get what is given for it.",
        },
        menu=("offer", "refuse"),
    ),
    Kind(
        "favor_pick", "Whose offer do you accept?", ("none", ":seat"), "RIM-49.8", "none",
        notes=("none", ""),
        words={"none": "accept no offer"},
        about="You ask for {favor_wanted}.",
        waits="accept an offer",
        does={
            "none": "You give nothing, and have no other favor in this turn.",
            "seat": "You hand over what you promised, and have the favor at once.",
        },
        menu=("seat", "none"),
    ),
    Kind(
        "debt_token", "Which debt token?", SEAT, "RIM-R148",
        about="Deal with {partner}:",
        waits="make a deal",
        does={"seat": "Whoever holds it may demand a favor of its owner."},
    ),
    Kind(
        "debt_reply", "Do you give away the debt token that you are asked for?",
        ("reject", "accept"), "RIM-R148", "reject",
        words={"reject": "keep it", "accept": "give it away"},
        about="{payee} asks you for a debt token ({debt_owner}).",
        waits="answer a request for a debt token",
        does={
            "reject": "You keep it.",
            "accept": "It is gone; what was promised for it binds nobody.",
        },
    ),
    # The market.
    Kind(
        "market_discard", "Do you discard the top card of a market deck?", ("none", ":deck"),
        "RIM-9.2", "none", words={"none": "discard nothing"},
        waits="discard a card of the market, or none",
        does={"none": "The market stays as it is.", "deck": "{top}"},
    ),
    Kind(
        "market_buy", "What do you buy?", ("none", ":card"), "RIM-9.3", "none",
        words={"none": "buy nothing"},
        waits="buy a card, or nothing",
        does={"none": "You keep your credits.", "card": "{offered}"},
        menu=("card", "none"),
    ),
    Kind(
        "barter", "What do you give in payment?", ("done", ":card"), "RIM-11.1", "done",
        words={"done": "pay the rest in credits"},
        about="{bought}:",
        waits="pay for a card",
        does={"done": "{to_pay}", "card": "{barter}"},
    ),
    Kind(
        "make_room", "Which card do you discard to make room?", ("decline", ":card"), "RIM-9.5",
        "decline", words={"decline": "do without the new card", "": "discard {}"},
        about="{gained}:",
        waits="make room for a card",
        does={"decline": "You do not get the new card.", "card": "You lose it. {asset}"},
    ),
    Kind("ship_fit", "Which card no longer fits and must go?", CARD, "RIM-12.3",
        about="{new_ship}:",
        waits="let a card go",
        does={"card": "You lose it. {asset}"},
    ),
    Kind("patrol_path", "Where does the patrol go?", SPACE, "RIM-10.3",
        about="{patrol_going}:",
        waits="move a patrol",
    ),
    Kind(
        "deliver", "What do you deliver?", ("stop", ":card"), "RIM-13.1", "stop",
        words={"stop": "deliver nothing more"},
        waits="deliver",
        does={"stop": "The rest stays aboard.", "card": "{asset}"},
        menu=("card", "stop"),
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
        waits="choose an encounter",
        does={
            "space": "Draw a card for this space and do what it says.",
            "patrol": (
                "{odds} If you lose, your ship is damaged; if you win, you get the reward and "
                "lose standing with the faction."
            ),
            "contact": "{odds} {contact}",
            "use": "{ability}",
            "job": "{odds} {asset}",
            "crew": "{odds} {asset}",
            "hunt": "{odds} {asset}",
            "challenge": "{odds} If you lose, your ship is damaged.",
        },
        menu=("space", "contact", "job", "crew", "use", "patrol", "hunt", "challenge"),
    ),
    Kind("push_patrol", "Which patrol do you push away?", FACTION, "RIM-R91",
        about="{scene}:",
        waits="push a patrol away",
    ),
    Kind("push_to", "Where is the patrol pushed to?", SPACE, "RIM-15.2",
        about="{pushed}:",
        waits="push a patrol away",
    ),
    Kind(
        "fight_or_talk", "This is somebody you hunt. What do you do?", ("talk", "fight"),
        "RIM-25.7", words={"talk": "talk", "fight": "fight for the bounty"},
        about="{met}:",
        waits="fight or talk",
        does={
            "talk": "You read the card of the contact; the bounty stays open.",
            "fight": "{odds} If you lose, you are damaged and the contact stays.",
        },
    ),
    Kind(
        "eliminate_or_capture", "You have won. What do you do with the one you hunted?",
        ("eliminate", "capture"), "RIM-25.8",
        words={
            "eliminate": "eliminate, for the reward at once",
            "capture": "capture, to deliver for the larger reward",
        },
        about="{bounty}:",
        waits="decide about a captive",
        does={
            "eliminate": (
                "You get the smaller reward now; the contact is out of the game."
            ),
            "capture": (
                "You get the larger reward when you deliver the captive; it takes up the slot "
                "until then."
            ),
        },
    ),
    Kind(
        "protect", "Your crew is hunted. Do you protect it?", ("abandon", "protect"), "RIM-26.4",
        "abandon", words={"abandon": "let it fight alone", "protect": "fight in its place"},
        about="{hunter} hunts {crew}.",
        waits="protect a crew member, or not",
        does={
            "abandon": "If the hunter wins, you lose the crew.",
            "protect": "{odds} You fight the hunter yourself.",
        },
    ),
    # What cards ask.
    Kind("choose", "Which do you choose?", (":block",), "RIM-R10", words={"block": "{}"},
        about="{scene}:",
        waits="choose what a text does",
        does={"block": "{odds}"},
    ),
    Kind(
        "may", "Do you do this?", ("decline", "do:block"), "RIM-R4", "decline",
        words={"decline": "decline", "do": "{}"},
        about="{scene}:",
        waits="decide about an effect",
        does={"decline": "Nothing of it happens.", "do": "{odds}"},
    ),
    Kind(
        "take_free", "Do you take it for nothing?", ("decline", ":card"), "RIM-R87", "decline",
        words={"decline": "decline", "": "take {}"},
        about="{scene}:",
        waits="take a card, or not",
        does={"decline": "The card stays where it is.", "card": "{asset}"},
    ),
    Kind("use_now", "Do you use an ability now?", ("done", USE), "RIM-R309", "done", words=DONE,
        about="{scene}:",
        waits="use an ability, or not",
        does={"done": "You use none.", "use": "{ability}"},
    ),
    Kind(
        "use_secret", "Do you use an ability or a secret now?", ("keep", USE), "RIM-R83", "keep",
        words={"keep": "keep your secrets", "use": "{}"},
        about="{scene}:",
        waits="use an ability or a secret, or not",
        does={"keep": "You keep them for later.", "use": "{ability}"},
    ),
    Kind("order", "Which happens first?", (":ability",), "RIM-R2",
        about="{scene}:",
        waits="put effects in order",
    ),
    Kind("skill", "Which skill do you test?", (":skill",), "RIM-R52",
        about="{scene}:",
        waits="choose a skill",
        does={"skill": "{odds}"},
    ),
    Kind(
        "dice", "Do you change your dice?", ("done", USE), "RIM-R36", "done",
        words={"done": "keep the dice", "use": "{}"},
        about="{dice}",
        waits="change dice, or not",
        does={"done": "They count as they lie.", "use": "{ability}"},
    ),
    Kind(
        "dice_against", "Do you change your opponent's dice?", ("done", USE), "RIM-R36", "done",
        words={"done": "leave the dice", "use": "{}"},
        about="{dice}",
        waits="change dice, or not",
        does={"done": "They count as they lie.", "use": "{ability}"},
    ),
    Kind(
        "die", "Which die?", ("done", ":die"), "RIM-R36", "done", words={"done": "no more dice"},
        about="{dice}",
        waits="choose dice",
        does={"done": "The others stay as they are."},
    ),
    Kind("target_player", "Which player?", SEAT, "RIM-R10",
        about="{scene}:",
        waits="choose a player",
    ),
    Kind("target_space", "Which place?", SPACE, "RIM-R10",
        about="{scene}:",
        waits="choose a place",
    ),
    Kind("target_contact", "Which contact?", (":spot",), "RIM-R10",
        about="{scene}:",
        waits="choose a contact",
    ),
    Kind("target_patrol", "Which patrol?", FACTION, "RIM-R10",
        about="{scene}:",
        waits="choose a patrol",
    ),
    Kind("target_faction", "Which faction?", FACTION, "RIM-R10",
        about="{scene}:",
        waits="choose a faction",
    ),
    Kind("target_asset", "Which card?", CARD, "RIM-R10",
        about="{scene}:",
        waits="choose a card",
        does={"card": "{asset}"},
    ),
    Kind(
        "target_ship", "Which ship?", (":ship",), "RIM-R313",
        about="{scene}:",
        waits="choose a ship",
    ),
    Kind("nearest_player", "Which of the nearest players?", SEAT, "RIM-R81",
        about="{scene}:",
        waits="choose one of the nearest players",
    ),
    Kind("nearest_spot", "At which of the nearest free places?", (":spot",), "RIM-R34",
        about="{scene}:",
        waits="choose a place for a contact",
    ),
    # Of the expansion.
    Kind(
        "cross", "You are about to draw a card of the Core Worlds. Do you mean to cross the Core?",
        ("stay", "cross"), "RIM-41.3", "stay",
        words={"stay": "stay: meet what is here", "cross": "try to cross the Core"},
        waits="decide whether to cross the Core",
        does={
            "stay": "You draw the card and meet what is here.",
            "cross": "You try to come out at the other end of the map.",
        },
    ),
    Kind(
        "market_discard_again", "Do you discard another card of that deck?", ("stop", "again"),
        "RIM-45.1", "stop", words={"stop": "leave the new card", "again": "discard it, too"},
        waits="discard another card of the market, or not",
        does={
            "stop": "You can buy it now.",
            "again": "The next card of that deck is turned up.",
        },
    ),
    Kind(
        "reputation_gain", "With which faction does your victory win you reputation?", FACTION,
        "RIM-43.4",
        about="{scene}:",
        waits="choose a faction",
        does={"faction": "Your standing with it rises by 1."},
    ),
    Kind(
        "reputation_loss", "With which faction does your victory cost you reputation?", FACTION,
        "RIM-43.4",
        about="{scene}:",
        waits="choose a faction",
        does={"faction": "Your standing with it falls by 1."},
    ),
    Kind(
        "target_type", "Which kind of card?", ("gear", "mod"), "RIM-R10",
        words={"gear": "gear", "mod": "mods"},
        about="{scene}:",
        waits="choose a kind of card",
        does={"gear": "It is for gear.", "mod": "It is for mods."},
    ),
    Kind(
        "reveal_contact", "The icon brings a contact to light. Which one do you turn up?",
        (":spot",), "RIM-46.2",
        waits="turn up a contact",
    ),
    # Against automatic opponents.
    Kind(
        "choose_rival", "Which outlaw do you play against?", (":character",), "RIM-60.1",
        waits="choose an opponent",
    ),
    Kind(
        "rival_gains", "With which faction does your opponent gain reputation?", FACTION,
        "RIM-72.8",
        waits="choose a faction",
        does={"faction": "The opponent's standing with it rises by 1."},
    ),
    Kind(
        "rival_loses", "With which faction does your opponent lose reputation?", FACTION,
        "RIM-72.8",
        waits="choose a faction",
        does={"faction": "The opponent's standing with it falls by 1."},
    ),
)  # fmt: skip
