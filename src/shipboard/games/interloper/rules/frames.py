"""The frame of the effect being carried out, and whom its text means."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.texts import around

from ..pack import ALIENS, COLONIST, COLONISTS, NPC, Effects
from ..state import NOBODY, Frame, Interloper
from .figures import bits, main_figure

ROOM_TEXT: Final = -2

# Whom a text means.
WHO_SELF: Final = 0
WHO_ALLY: Final = 1  # chosen at the declaration
WHO_OTHER: Final = 2
WHO_ENEMIES: Final = 3  # each enemy player character in the room


def carry(
    g: Interloper, effects: Effects, figure: int, text: int, aim: int, other: int, xeno: bool
) -> None:
    """Carry out these effects in a frame of their own."""
    frame = Frame()
    frame.figure = figure
    frame.text = text
    frame.aim = aim
    frame.other = other
    frame.xeno_checks = xeno
    g.frames.append(frame)
    g.then(*effects, (close_frame,))


def close_frame(g: Interloper) -> None:
    """Everything the text says has been done."""
    g.frames.pop()


def meant(g: Interloper, who: int) -> list[int]:
    """INT-R80, R81: the living figures that a text means, from the active player on."""
    frame = g.frames[-1]
    if who == WHO_ENEMIES:
        room = g.at[frame.figure]
        if room < 0:
            return []
        there = g.here[room] & (COLONISTS if frame.figure < COLONIST else ALIENS)
        found = []
        for seat in around(g, g.active):
            if seat == g.alien_player:
                found.extend(bits(there & ALIENS))
            elif there >> main_figure(g, seat) & 1:
                found.append(main_figure(g, seat))
        return found
    figure = frame.figure if who == WHO_SELF else frame.aim if who == WHO_ALLY else frame.other
    if figure == NOBODY or figure >= NPC or not g.alive >> figure & 1:
        return []
    return [figure]


def allies_here(g: Interloper, figure: int) -> int:
    """INT-15.10: the player characters of the figure's side in its room, itself included."""
    side = ALIENS if figure < COLONIST else COLONISTS
    return g.here[g.at[figure]] & side
