"""OUT-8: Crises. One may interrupt everything, another Crisis included."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import turn_up
from shipboard.kernel.returns import give_back

from ..numbers import (
    CRISES_RESHUFFLED,
    CRISIS_DONE,
    CRISIS_DRAWN,
    CRISIS_ONGOING,
    CRISIS_OVER,
    STREAM_CRISES,
)
from ..state import Outsider
from .frames import carry, number, seats
from .windows import W2, open_window

# Where a Crisis comes from, as events tell it: the deck, or what the Outsiders assigned.
FROM_DECK: Final = 0
ASSIGNED: Final = 1


def crisis(g: Outsider, party: int, n: int) -> None:
    """`crisis`: each player meant draws and resolves n Crises, one by one."""
    count = number(g, n)
    g.then(*[(draw_crises, seat, count) for seat in seats(g, party)])


def draw_crises(g: Outsider, seat: int, n: int) -> None:
    """OUT-8.1, 8.2, OUT-R69: one after another, each fully resolved before the next is drawn."""
    if n > 1:
        g.then((draw_crises, seat, n - 1))
    if n > 0 and recycle(g):
        resolve(g, seat, turn_up(g, g.crisis_deck), FROM_DECK)


def recycle(g: Outsider) -> bool:
    """OUT-2.7, OUT-R7: an empty Crisis deck is made anew; whether there is a Crisis to draw."""
    if not g.crisis_deck and g.crisis_discard:
        if g.telling:
            g.tell(CRISES_RESHUFFLED, (len(g.crisis_discard),))
        give_back(g, STREAM_CRISES, g.crisis_deck, g.crisis_discard)
    return len(g.crisis_deck) > 0


def resolve(g: Outsider, seat: int, design: int, pile: int) -> None:
    """OUT-8.5, 10.6, OUT-R71: shown to everybody; W2 opens before it is carried out."""
    g.resolving.append(design)
    g.resolvers.append(seat)
    if g.telling:
        g.tell(CRISIS_DRAWN, (seat, design, pile))
    depth = len(g.resolving)
    g.then((open_window, W2, seat, depth), (carry_out, depth))


def carry_out(g: Outsider, depth: int) -> None:
    """OUT-8.6 to 8.8: a Crisis that was not cancelled acts, or is put down as Ongoing."""
    if len(g.resolving) < depth:
        return
    design = g.resolving[-1]
    seat = g.resolvers[-1]
    if g.cards.ongoing[design]:
        g.ongoing.append(g.resolving.pop())
        g.ongoing_by.append(g.resolvers.pop())
        if g.telling:
            g.tell(CRISIS_ONGOING, (design,))
    else:
        carry(g, g.cards.effects[design], seat, (crisis_done,), crisis=True)


def crisis_done(g: Outsider) -> None:
    """OUT-8.6: finished, it goes to the Crisis discard."""
    g.frames.pop()
    g.resolvers.pop()
    design = g.resolving.pop()
    g.crisis_discard.append(design)
    if g.telling:
        g.tell(CRISIS_DONE, (design,))


def end_ongoing(g: Outsider, design: int) -> None:
    """OUT-8.7, OUT-R58: an Ongoing Crisis is over."""
    place = g.ongoing.index(design)
    g.ongoing.pop(place)
    g.ongoing_by.pop(place)
    g.crisis_discard.append(design)
    if g.telling:
        g.tell(CRISIS_OVER, (design,))
