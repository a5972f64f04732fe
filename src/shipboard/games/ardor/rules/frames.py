"""Who is meant: living players, choosers, and the frame of the effect being carried out."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.state import Step
from shipboard.kernel.texts import around

from ..numbers import ALLOWED, NO_SUCH_PLAYER, PLAYER_IS_DEAD
from ..pack import Effects
from ..state import NOBODY, Ardor, Frame

# Players as card texts name them.
ACTIVE: Final = 0
THE_OWNER: Final = 1  # also the holder of a Malfunction
THE_TARGET: Final = 2


def carry(
    g: Ardor, effects: Effects, owner: int, finish: Step, this: int = NOBODY, spent: int = 0,
    reaction: bool = False,
) -> None:  # fmt: skip
    """Carry out these effects in a frame of their own, then `finish`, which must close it."""
    frame = Frame()
    frame.owner = owner
    frame.this = this
    frame.spent = spent
    frame.reaction = reaction
    frame.floor = len(g.stack)
    g.frames.append(frame)
    g.stack.append(finish)
    if len(effects) == 1:
        g.stack.append(effects[0])
    else:
        g.stack.extend(effects[::-1])


def skip_rest(g: Ardor) -> None:
    """ARD-5.7: what follows in this text cannot happen; it ends here."""
    del g.stack[g.frames[-1].floor + 1 :]


def close_frame(g: Ardor) -> None:
    """Everything the text says has been done."""
    g.frames.pop()


def who(g: Ardor, code: int) -> int:
    """The seat that a card text means."""
    if code == ACTIVE:
        return g.active
    frame = g.frames[-1]
    return frame.owner if code == THE_OWNER else frame.target


def judged_for(g: Ardor, owner: int) -> None:
    """Open a frame in which something is looked at for its owner; `close_frame` closes it."""
    frame = Frame()
    frame.owner = owner
    g.frames.append(frame)


def living(g: Ardor) -> list[int]:
    """ARD-3.2: the living players, clockwise from the active one's seat."""
    return [seat for seat in around(g, g.active) if g.health[seat]]


def no_living(g: Ardor, seat: int) -> int:
    """ARD-8.7: somebody who plays, and is not dead."""
    if seat >= g.players:
        return NO_SUCH_PLAYER
    return ALLOWED if g.health[seat] else PLAYER_IS_DEAD


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
