"""Who is meant: living players, choosers, and the frame of the effect being carried out.

A frame holds what the parts of one card, ability or trigger share: its owner, the chosen target.
It holds public facts only; cards in flight lie in zones.
"""

from __future__ import annotations

from typing import Final

from shipboard.kernel.state import Step

from ..pack import Effects
from ..state import Ardor

# Places in a frame.
OWNER: Final = 0
TARGET: Final = 1  # a seat, or the handle of a Malfunction
OTHER: Final = 2  # the second seat of a pair
THIS: Final = 3  # the handle of the Malfunction whose text this is
SPENT: Final = 4  # how many Energy were paid for this use
PLACED: Final = 5  # the card has gone where its text sends it
REACTION: Final = 6  # the card was played straight from a hand
FLOOR: Final = 7  # where on the stack the frame's last step lies

# Players as card texts name them.
ACTIVE: Final = 0
THE_OWNER: Final = 1  # also the holder of a Malfunction
THE_TARGET: Final = 2


def carry(
    g: Ardor, effects: Effects, owner: int, finish: Step, this: int = -1, spent: int = 0,
    reaction: int = 0,
) -> None:  # fmt: skip
    """Carry out these effects in a frame of their own, then `finish`, which must close it."""
    g.frames.append([owner, -1, -1, this, spent, 0, reaction, len(g.stack)])
    g.stack.append(finish)
    if len(effects) == 1:
        g.stack.append(effects[0])
    else:
        g.stack.extend(effects[::-1])


def skip_rest(g: Ardor) -> None:
    """ARD-5.7: what follows in this text cannot happen; it ends here."""
    del g.stack[g.frames[-1][FLOOR] + 1 :]


def close_frame(g: Ardor) -> None:
    """Everything the text says has been done."""
    g.frames.pop()


def who(g: Ardor, code: int) -> int:
    """The seat that a card text means."""
    return g.active if code == ACTIVE else g.frames[-1][code - 1]


def living(g: Ardor) -> list[int]:
    """ARD-3.2: the living players, clockwise from the active one's seat."""
    health = g.health
    n = g.players
    return [seat % n for seat in range(g.active, g.active + n) if health[seat % n]]


def next_living(g: Ardor, seat: int) -> int:
    """The next living player clockwise."""
    while True:
        seat = (seat + 1) % g.players
        if g.health[seat]:
            return seat


def chooser(g: Ardor, seat: int) -> int:
    """ARD-8.11, ARD-R16: a dead active player goes on choosing, or the next living one does."""
    if g.health[seat] or not g.next_living_chooses:
        return seat
    return next_living(g, seat)
