"""What moves a sensible player of Ardor, in words: by the name under which it is noted.

Where a note has the name of a kind of question, it is true of every answer to it.
"""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # Cards.
    "harmless": "Given now instead of later, {card} costs the crew least of your cards.",
    "hurts": "{card} costs the crew most of all that you could give.",
    "helps": "{card} does the crew most good, or least harm, of what there is.",
    "dares": "The others suspect you at about {percent} %, which leaves room for a blow.",
    "hides": "The others suspect you at about {percent} %: look harmless this time.",
    "open": "With {number} cells left, and {percent} % against you, hiding gains nothing.",
    "heap_hurts": "Only red cards do anything on the heap, and {card} does most harm there.",
    "heap_harmless": "{card} is the card that the crew misses least on the heap.",
    "disarms": "{card} is your weakest card against the crew.",
    "unloads": "{card} is the worst card to be left with.",
    "deck_hurts": "{card} costs the crew most when it comes up again.",
    "deck_helps": "{card} costs the crew least, or helps it most, when it comes up again.",
    "all_harm": "Each of these cards would cost the crew something, even {card}.",
    "away_helps": "{card} would have helped the crew most.",
    "away_harm": "{card} is the one that the crew can best do without.",
    "doubles": "A cell that {card} takes brings Red Alert, and then a Debris Strike counts twice.",
    "in_order": "Votes and what helps come before what hurts: {card} is first by that order.",
    "cancel_helps": "{card} does the crew most good, so it is the one to stop.",
    "cancel_harm": "{card} costs the crew most, so it is the one to stop.",
    # Hits.
    "sealed": "The bulkheads are sealed: the cell holds, and nobody need be hurt.",
    "no_more_shows": "{number} cells are left: a show of good will is not worth a hit.",
    "feigns": "The others suspect you at about {percent} %; a hit taken looks loyal.",
    "spares_itself": "The others suspect you at only about {percent} %: let the ship pay.",
    "bears": "You can bear a hit, and a cell is worth more: {number} are left.",
    "later": "With {number} cells left the card may come back once more.",
    "dies": "It is the last of the oxygen: your life for the cell.",
    "lives": "You would die of it, and {number} cells are left.",
    "would_die": "You would die of the hit.",
    "known": "Everybody takes you for red anyway.",
    "secret": "You can bear a hit, and your mission stays secret.",
    # Players.
    "scapegoat": "{seat} will look bad beside what comes up.",
    "trusts": "{seat} is the least risk: likely loyal, or with cards enough to choose from.",
    "accuses": "By what came up and who supplied it, the chance that {seat} is red is {percent} %.",
    "spares": "The most suspect is {seat}, at about {percent} %: too little to risk a loyal life.",
    "accuses_for_show": (
        "The others suspect {seat} at about {percent} %, and you at about {percent_own} %: "
        "better that player than you."
    ),
    "spares_for_show": "{seat} is too useful to your side to be thrown out.",
    "on_trial": "It is your own life.",
    # Malfunctions and Energy.
    "mends_least": "This one costs the crew least while it stays.",
    "mends_most": "This one would cost the crew most: about {worth} cells while it stays.",
    "keeps_energy": "Nothing that Energy can do now is worth more than keeping it.",
    "repairs": "The repair saves the crew about {worth} cells.",
    "refreshes": "A fresh card is worth more than your worst one, and the Deck gets shorter.",
    "uses_ability": "Your ability is worth about {worth} cells now, more than Energy kept.",
    "anaesthetises": "{seat} is the one whose missed turn helps your side most.",
    "details": "{seat} should not choose an Ally freely: then you supply a card.",
    "reroutes": "So Energy comes to who will use it for your side, and trouble goes away from it.",
    "confiscates": "{seat} should have a card less: the chance of red is about {percent} %.",
    "confiscates_for_show": "{seat} is trusted most: a card less there helps your side.",
    "inspects": "{seat} is worth a look: the chance of red is about {percent} %.",
    "keeps_look": "{card} is better in your hand than in theirs.",
    "returns_look": "{card} does your side no harm where it is.",
    "dispenses": "{seat} is the one on whom this is best spent.",
    "mimics": "That ability is worth most to your side now: about {worth} cells.",
    # Always so.
    "alert_value": "Red Alert hurts the crew: your side wants it or not.",
    "martyr_blue": "Without oxygen the game is lost at once; the cell is worth your life.",
    "martyr_red": "It is the last cell: bursting it wins at once.",
    "chancellor": "A dead Chancellor loses the game as well.",
    # Talk.
    "tells": "A loyal player has nothing to gain by a lie.",
    "lies": "A loyal player would say blue.",
    "small_talk": "There is no strong suspect to speak of.",
}
