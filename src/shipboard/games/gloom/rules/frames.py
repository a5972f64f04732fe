"""Who is meant: "you" and the others on a card, and the frame of the effect being carried out.

A frame holds what the parts of a text share: whose it is, its Character, what was chosen for it.
It holds public facts only; cards in flight lie in zones.
"""

from __future__ import annotations

from typing import Final

from ..state import NOBODY, Gloom

# Places in a frame.
YOU: Final = 0
THE_CHARACTER: Final = 1
THE_PLAYER: Final = 2
THE_ACTOR: Final = 3
THE_OTHER: Final = 4  # the player chosen for `chosen_other`
FIRST_CARD: Final = 5  # the kind chosen out of a stack for `a_modifier`
SECOND_CARD: Final = 6
CARD: Final = 7  # the kind whose text this is
SLOTS: Final = 8  # the Characters chosen, one a place from here on

# Players as card texts name them; the first four are places in a frame.
ACTIVE: Final = 4
LEFT: Final = 5
RIGHT: Final = 6
EACH: Final = 7
EACH_OTHER: Final = 8
CHOSEN_OTHER: Final = 9


def frame(you: int, this: int, player: int, actor: int, kind: int, places: int) -> list[int]:
    """GLM-6.6, 7.3, 8.8: a text's "you", its Character, and room for what it chooses."""
    made = [you, this, player, actor, NOBODY, NOBODY, NOBODY, kind]
    if places:
        made.extend([NOBODY] * places)
    return made


def seat_of(g: Gloom, f: list[int], code: int) -> int:
    """The one seat that a text means, or nobody."""
    if code < ACTIVE:
        return f[code]
    if code == ACTIVE:
        return g.active
    if code == LEFT:
        return (f[YOU] + 1) % g.players
    if code == RIGHT:
        return (f[YOU] - 1) % g.players
    return f[THE_OTHER]


def seats_of(g: Gloom, f: list[int], code: int) -> list[int]:
    """GLM-R35: the seats that a text means, clockwise from the active player."""
    if code in (EACH, EACH_OTHER):
        return [
            seat % g.players
            for seat in range(g.active, g.active + g.players)
            if code == EACH or seat % g.players != f[YOU]
        ]
    seat = seat_of(g, f, code)
    return [seat] if seat >= 0 else []


def means(g: Gloom, f: list[int], code: int, seat: int) -> bool:
    """Whether a text means this seat."""
    if code == EACH:
        return True
    if code == EACH_OTHER:
        return seat != f[YOU]
    return seat_of(g, f, code) == seat
