"""RIM-62.4, 62.5: the goal tokens of an automatic opponent, which mark where it wants to go."""

from __future__ import annotations

from ...numbers import GOAL_MARKED, GOAL_UNMARKED
from ...pack import CARGO, JOB
from ...state import NONE, Rim
from .. import values


def destination(g: Rim, card: int) -> int:
    """RIM-R205: the planet printed on a cargo or a job; NONE where it says something else."""
    face = values.face(g, card)
    if g.cards.type[face] not in (CARGO, JOB):
        return NONE
    return max(g.cards.destination[face], NONE)


def mark(g: Rim, seat: int, card: int) -> None:
    """RIM-60.4, 62.4, RIM-R205: a goal token on the destination of this card."""
    space = destination(g, card)
    if space == NONE:
        return
    g.goal_tokens[seat].append(space)
    if g.telling:
        g.tell(GOAL_MARKED, (seat, space))


def unmark(g: Rim, seat: int, card: int) -> None:
    """RIM-62.5, RIM-R204: a cargo or a job leaves its slot, and one token its destination."""
    if seat < g.people:
        return
    space = destination(g, card)
    if space in g.goal_tokens[seat]:
        g.goal_tokens[seat].remove(space)
        if g.telling:
            g.tell(GOAL_UNMARKED, (seat, space))


def wanted(g: Rim, seat: int, space: int) -> int:
    """The card that the opponent wants to bring or do there; NONE if there is none."""
    for card in g.assets[seat]:
        if destination(g, card) == space:
            return card
    return NONE
