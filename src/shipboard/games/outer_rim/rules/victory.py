"""RIM-27: who has won."""

from __future__ import annotations

from ..numbers import REASON_FAMOUS, REASON_ROUND_LIMIT, SIDE_ALONE
from ..state import SET_UP, Rim
from . import values


def check(g: Rim) -> bool:
    """RIM-27.2, RIM-R55, R56: whether somebody has fame enough: the game ends at once."""
    if g.over or g.phase == SET_UP:
        return g.over
    reached = [seat for seat in range(g.players) if values.fame_total(g, seat) >= g.fame_target]
    if reached:
        g.end(1 << foremost(g, reached), SIDE_ALONE, REASON_FAMOUS)
    return g.over


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
