"""What moves a sensible player of Outsider, in words: by the name under which it is noted.

Where a note has the name of a kind of question, it is true of every answer to it.
"""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # Acts.
    "act_complete": "Completed Goals are what counts: {goals} of the {needed} needed are done.",
    "act_play_goal": "A Goal in play is likely to be completed soon, by you or by who comes next.",
    "act_gather": "The Supply likely holds a better card for you than your worst one.",
    "act_discard_draw": "You need other cards more than the ones that you would discard.",
    "act_scrap": "The deck lasts {rounds} rounds: these cards are worth more scrapped than kept.",
    "act_clear": "This Crisis hurts more in every round than the Gear it takes to end it.",
    "act_tech": "This is the moment when it does most.",
    "act_sabotage": "Cashed in now, this Goal does your side more good than the count.",
    "act_ability": "Your ability brings more than the other acts do now.",
    "act_move": "There is more to be done elsewhere, or this place is about to die.",
    "act_end_actions": "Nothing else is worth what it costs now.",
    "verdict": "The Crew gets its yes with about {percent} %; the deck lasts {rounds} rounds.",
    "crew_doomed": "Nobody is left standing who could speak for the Crew.",
    "strikes_last": "It leaves nobody of the Crew standing, with an action left to declare it.",
    # Goals and payments.
    "soonest": "{card} is the Goal that is likeliest to be completed in the turns to come.",
    "hopeless": "{card} is the Goal with least hope for your side.",
    "paid": "What you have chosen pays for it.",
    "cheapest": "That is the cheapest payment that you hold: {number} Gear in all.",
    # The Supply.
    "trades": "You hold {number} cards that you can spare; the Supply has {number_good} good ones.",
    "swaps": "It is the card for which {card} can be had at the least loss to the Crew.",
    "for_others": "You have a Goal already: leave what those without one can use.",
    "hides_dark": "With {number} Dark cards in it the Supply stays harmless.",
    "poisons": "A Dark card in the Supply hurts those who gather next: {number} lie there then.",
    "wished": "For {card} you left a card there.",
    "clears_dark": "Out of the Supply it does no more harm, and you need no card yourself.",
    "best_card": "{card} is worth most to you of what there is.",
    # Hand cards.
    "least": "{card} is the card that you miss least.",
    "gives": "{card} is the card that you can best do without.",
    "too_dark": "You hold {number} Dark cards: one of them is better in the Supply.",
    "sheds_dark": "You hold more Dark cards than is safe; a Crisis now is the lesser evil.",
    "sheds": "{card} is of little use to you: draw another card for it.",
    "keeps_rest": "The rest of your hand is worth more than unknown cards.",
    "scraps_goals": "The deck lasts {rounds} rounds: a reshuffle is needed more than Survival.",
    "scraps_gear": "Survival is needed more than a reshuffle: the deck lasts {rounds} rounds.",
    "buries_dark": "Under the deck a Dark card harms nobody for long.",
    "buries_idle": "Nobody can pay for this Goal for now.",
    "lets_it_be": "That Crisis troubles the others more than you.",
    "worst_crisis": "That is the Crisis that does most harm.",
    "crisis_first": "The worst one goes first, so that it lies deepest.",
    "crisis_last": "The mildest one goes first: the worst one comes up next.",
    "for_entropy": "Entropy takes the top of the deck, so what is worth most goes deepest.",
    "unseen": "You do not know that card.",
    "bad_crisis": "{card} is one of the bad Crises.",
    "mild_crisis": "{card} is one of the milder Crises.",
    # Players.
    "hits": "It does most against {seat}: {number} Survival left, and a foe at {percent} %.",
    "suspects": "{seat} is the likeliest foe of those to choose from, at about {percent} %.",
    "friend": "{seat} is likeliest to be on your side.",
    "gives_to": "Nobody on your side needs it more than {seat}, with {number} Survival.",
    "nearest_doom": "{seat} is nearest to Doom.",
    "cruel": "{card} does most harm to whoever must face it.",
    "gives_cards": "The cards are worth {cards} to you, the Survival {price}, in drawn cards.",
    "gives_life": "The Survival is worth {price} to you, the cards {cards}, in drawn cards.",
    # Windows.
    "waits": "Nothing that you could play is needed now.",
    "veto": "Otherwise the Crew could declare with its next action.",
    "strikes": "It strikes just before your own turn, when it can be followed up.",
    "deck_out": "The deck is out: without a reshuffle Entropy wins.",
    "shields": "{card} would cost your side more than the Shield is worth later.",
    "bears_crisis": "{card} can be borne: keep what you have for a worse one.",
    # The ship.
    "favourite": "The {character} helps everybody most of those to choose from.",
    "apart": "Nobody stands there yet, and rooms die with those in them.",
    "room": "At {place} there is most to be done, or most time left.",
    "expendable": "{place} can best be spared by your side.",
    # Always so.
    "ability_may": "What a card offers is mostly worth taking.",
    "shift_crises": "Every Crisis can doom somebody of the Crew.",
    "eclipse_tie": "It is your own side.",
    "deal_discards": "Each room that is left gets about as many.",
}
