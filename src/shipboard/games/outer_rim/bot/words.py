"""What moves a sensible player of Outer Rim, in words: by the name under which it is noted.

Worth is told in credits, rounded. Where a note has the name of a kind of question, it is
true of every answer to it.
"""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # Planning and movement.
    "errand": "{card} is what calls you to {space}.",
    "visit": "What is to be met at {space} promises most.",
    "market_there": "The market at {space} has a card worth its price.",
    "on_the_way": "{space} is on the way to what you have to do.",
    "plan_move": "Flying promises about {gap} credits more in the end than anything else.",
    "plan_credits": "That promises about {gap} credits more in the end than anything else.",
    "plan_recover": "To be sound promises about {gap} credits more in the end than anything else.",
    "plan_use": "What you would use is worth more than to fly, earn or recover.",
    # Actions.
    "act_deliver": "What is delivered is paid at once.",
    "act_abilities": "You have an ability that brings something now.",
    "act_trade": "Somebody here has a card that is worth more to you, or the other way round.",
    "act_market": "The market has something worth its price, or a card that is better turned over.",
    "act_end": "Nothing else brings anything here.",
    "turns_up": "The next card of that deck is likely to be better than what lies open.",
    "leaves_market": "What lies open is as good as what may come.",
    "bargain": "After its price it is worth about {worth} credits to you.",
    "no_bargain": "Nothing here is worth its price to you.",
    "barters": "It is worth less to you than what it saves.",
    "pays": "Credits are what you can best spare.",
    "parts_with": "It is worth least to you of what you have, about {worth} credits.",
    "keeps_own": "What you have is worth more than the new card.",
    # Trades and favors.
    "trades": "{card} is worth more to one of you than to the other: you gain {worth} credits.",
    "no_trade": "One proposal in a turn is enough, or nobody here would gain by one.",
    "accepts": "You gain about {worth} credits by it.",
    "rejects": "You would gain too little by it, or lose.",
    "calls_in": "It is worth a debt that is owed to you.",
    "asks_favor": "It is worth about {worth} credits to you.",
    "needs_no_favor": "No favor helps enough here.",
    "endorses": "To be in favour there helps you most.",
    "favor_price": "Half of what it brings is a fair price.",
    "grants": "The price is fair for what it gives away.",
    "refuses": "The price is too low for what it gives away.",
    "least_famous": "{seat} is the least famous, so it helps least to win.",
    # Encounters.
    "encounter": "Of all encounters here it promises most: about {worth} credits.",
    "fights": "A bounty of yours is worth the fight: about {worth} credits.",
    "talks": "No bounty of yours is worth the fight.",
    "captures": "Alive, the bounty brings more, even after the way.",
    "eliminates": "The reward at once is worth more than the larger one later.",
    "safe": "You are sound enough to stand the fight.",
    "unsafe": "You are hurt too much for it.",
    # Choices.
    "block": "Of what you may choose it is worth most: about {worth} credits.",
    "nothing": "There is nothing to gain by it.",
    "ambition": "Its final goal is the likeliest to succeed.",
    "takes": "It is worth about {worth} credits to you.",
    "uses": "It is worth about {worth} credits now.",
    "bad_dice": "These dice are not good enough.",
    "good_dice": "These dice are good enough, or nothing makes them better.",
    "spoils": "The other side has a good die: spoil it.",
    "die": "It is the die whose change does most for you.",
    "skill": "{option} passes with a chance of about {percent} %.",
    "worst_standing": "It is the faction with which you stand worst.",
    "strangers": "Most people whom nobody knows yet are there.",
    "far": "It is the place farthest away.",
    "spot": "Somebody whom you hunt may be there, or it is near.",
    "harmless": "It does you no harm, and nothing was weighed up.",
    # Always so.
    "move_on": "It is better to try to fly on.",
    "deliver": "All of it is delivered anyway: what is certain comes first.",
    "cross": "It is what your ambition asks of you, or not.",
}
