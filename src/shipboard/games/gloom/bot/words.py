"""What moves a sensible player of Gloom, in words: by the name under which it is noted.

Where a note has the name of a kind of question, it is true of every answer to it.
"""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "play": (
        "{card} promises most: your chance to win goes from {percent_now} % to about {percent} %."
    ),
    "play_on": (
        "{card} on {character} promises most: your chance to win goes from {percent_now} % "
        "to about {percent} %."
    ),
    "new_hand": (
        "New cards promise more: your chance to win goes from {percent_now} % to about {percent} %."
    ),
    "holds": (
        "Your best play would leave you a chance to win of about {percent} %, and doing nothing "
        "{percent_now} %."
    ),
    "unknown": "Nothing is known of this card: try it and see.",
    "no_gain": "No play that you could make for nothing does you any good.",
    "named": "{option} is where the card does you most good.",
    "lets": (
        "{card} hurts you less than a Response is worth: your chance to win stays at about "
        "{percent} %."
    ),
    "stops": "{card} would leave you a {percent_now} % chance to win; with this it is {percent} %.",
    "poorest": "{card} is the card that you will miss least.",
    "best": "{card} is worth most to you of these.",
    "weakest": "{seat} is the least of a danger to you, with {worth} points so far.",
    "strongest": "{seat} is the greatest danger to you, with {worth} points so far.",
    "robs": "It helps you most if {option} loses the top Modifier.",
    # Always so.
    "nominate_start": "The first turn is worth having.",
    "host_picks_start": "The first turn is worth having.",
    "may_use": "What a card offers is mostly worth taking.",
    "choose_mode": "A free play saves an action.",
}
