"""What moves a sensible player of Gloom, in words: by the name under which it is noted.

Where a note has the name of a kind of question, it is true of every answer to it.
"""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "play": "{card} promises most: a chance to win of about {percent} %, from {percent_now} %.",
    "play_on": (
        "{card} on {character} promises most: a chance to win of about {percent} %, "
        "from {percent_now} %."
    ),
    "new_hand": "New cards promise more than these: about {percent} %, from {percent_now} %.",
    "holds": (
        "The best play would leave you a chance of about {percent} %, to do nothing "
        "{percent_now} %."
    ),
    "unknown": "Nothing is known of this card: try it and see.",
    "no_gain": "No play that you could make for nothing does you any good.",
    "named": "{option} is where the card does you most good.",
    "lets": "{card} hurts you less than a Response is worth: about {percent} % stay.",
    "stops": "{card} would leave you a chance of about {percent_now} %; so it is {percent} %.",
    "poorest": "{card} is the card that you miss least.",
    "best": "{card} is worth most to you of these.",
    "weakest": "{seat} is the least of a danger to you, with {worth} points so far.",
    "strongest": "{seat} is the greatest danger to you, with {worth} points so far.",
    "robs": "{option} without its top Modifier helps you most.",
    # Always so.
    "nominate_start": "The first turn is worth having.",
    "host_picks_start": "The first turn is worth having.",
    "may_use": "What a card offers is mostly worth taking.",
    "choose_mode": "A free play saves an action.",
}
