"""RIM-27: who has won."""

from __future__ import annotations

from ..numbers import REASON_FAMOUS, REASON_ROUND_LIMIT, SIDE_ALONE
from ..state import SET_UP, Rim
from . import values


def check(g: Rim) -> bool:
    """RIM-R55: whether somebody has won: then the game ends at once."""
    if not g.over and g.phase != SET_UP and g.cards.victory is not None:
        g.cards.victory(g)
    return g.over


def famous(g: Rim) -> None:
    """RIM-27.2, RIM-R56: whoever has fame enough wins."""
    reached = [seat for seat in range(g.players) if values.fame_total(g, seat) >= g.fame_target]
    if reached:
        g.end(1 << foremost(g, reached), SIDE_ALONE, REASON_FAMOUS)


def foremost(g: Rim, seats: list[int]) -> int:
    """RIM-27.3, RIM-R59: most credits, then farthest clockwise from the first player."""
    best = seats[0]
    for seat in seats:
        if ahead(g, seat, best):
            best = seat
    return best


def ahead(g: Rim, one: int, two: int) -> bool:
    """RIM-27.3, RIM-R59: whether one is ahead of two by credits, then by seat."""
    if g.credits[one] != g.credits[two]:
        return g.credits[one] > g.credits[two]
    return (one - g.first) % g.players > (two - g.first) % g.players


def end_by_round_limit(g: Rim) -> None:
    """RIM-R60, R322: the rounds are over: the most famous wins, ties by RIM-27.3."""
    g.end(1 << foremost(g, values.most_famous(g)), SIDE_ALONE, REASON_ROUND_LIMIT)
