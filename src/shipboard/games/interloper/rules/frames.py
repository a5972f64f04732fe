"""The frame of the effect being carried out: what the parts of one text share.

A frame holds public facts only; cards in flight lie in zones.
"""

from __future__ import annotations

from typing import Final

from ..pack import ALIENS, COLONIST, COLONISTS, NPC, Effects
from ..state import NOBODY, Interloper
from .figures import bits, clockwise, main_figure

# Places in a frame.
SELF: Final = 0  # the figure whose text it is
TEXT: Final = 1  # the text, or ROOM_TEXT - room
AIM: Final = 2  # what was chosen at the declaration, NOBODY if nothing
OTHER: Final = 3  # the opponent, the loser, the enemy that fired the timing, the slain NPC
XENO_CHECKS: Final = 4  # Tech checks are made as Xeno checks (Mind Thief)

ROOM_TEXT: Final = -2

# Whom a text means.
WHO_SELF: Final = 0
WHO_ALLY: Final = 1  # chosen at the declaration
WHO_OTHER: Final = 2
WHO_ENEMIES: Final = 3  # each enemy player character in the room


def carry(
    g: Interloper, effects: Effects, figure: int, text: int, aim: int, other: int, xeno: int
) -> None:
    """Carry out these effects in a frame of their own."""
    g.frames.append([figure, text, aim, other, xeno])
    g.then(*effects, (close_frame,))


def close_frame(g: Interloper) -> None:
    """Everything the text says has been done."""
    g.frames.pop()


def meant(g: Interloper, who: int) -> list[int]:
    """INT-R80, R81: the living figures that a text means, from the active player on."""
    frame = g.frames[-1]
    if who == WHO_ENEMIES:
        room = g.at[frame[SELF]]
        if room < 0:
            return []
        there = g.here[room] & (COLONISTS if frame[SELF] < COLONIST else ALIENS)
        found = []
        for seat in clockwise(g, g.active):
            if seat == g.alien_player:
                found.extend(bits(there & ALIENS))
            elif there >> main_figure(g, seat) & 1:
                found.append(main_figure(g, seat))
        return found
    figure = frame[SELF] if who == WHO_SELF else frame[AIM] if who == WHO_ALLY else frame[OTHER]
    if figure == NOBODY or figure >= NPC or not g.alive >> figure & 1:
        return []
    return [figure]


def allies_here(g: Interloper, figure: int) -> int:
    """INT-15.10: the player characters of the figure's side in its room, itself included."""
    side = ALIENS if figure < COLONIST else COLONISTS
    return g.here[g.at[figure]] & side
