"""GLM-14: the end of the game and the score."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, PUBLIC, within

from ..numbers import (
    GAME_OVER,
    HELD,
    REASON_CREW_COMPLETE,
    REASON_STALEMATE,
    REASON_TURN_CAP,
    SCORED,
)
from ..state import Gloom
from .stacks import worth_of


def complete(g: Gloom, seat: int) -> bool:
    """GLM-14.1, R41: all Characters of the crew are dead; a crew without any counts so."""
    for c in g.crew[seat]:
        if not g.dead[c]:
            return False
    return True


def check_end(g: Gloom) -> None:
    """GLM-14.1, 14.2, 8.9, R66, R78: the game is over at once when one crew is complete."""
    for seat in range(g.players):
        if complete(g, seat):
            finish(g, REASON_CREW_COMPLETE)
            return


def check_stalemate(g: Gloom) -> None:
    """GLM-R64: too many turns without any change of a stack, or too many turns."""
    if g.quiet >= 3 * g.players:
        finish(g, REASON_STALEMATE)
    elif g.turn >= g.turn_cap:
        finish(g, REASON_TURN_CAP)


def total(g: Gloom, seat: int) -> int:
    """GLM-14.3, 14.4, 4.6: the Self-Worth of the dead Characters; the living count nothing."""
    points = 0
    for c in g.crew[seat]:
        if g.dead[c]:
            points += worth_of(g, c)
    return points


def finish(g: Gloom, reason: int) -> None:
    """GLM-14.2, 14.5, 14.6, R65, R67, R79: nothing more happens; the lowest total wins."""
    totals = [total(g, seat) for seat in range(g.players)]
    winners = 0
    lowest = min(totals)
    for seat in range(g.players):
        if totals[seat] == lowest:
            winners |= 1 << seat
    g.light += 1
    g.end(winners, 0, reason)
    if g.telling:
        g.tell(GAME_OVER, (reason,))
        for seat in range(g.players):
            g.tell(SCORED, (seat, totals[seat], place(totals, seat)))
    if g.show_hands:
        show_hands(g)


def place(totals: list[int], seat: int) -> int:
    """GLM-R79: 1 for the lowest total; equal totals share a place."""
    better = 0
    for other in totals:
        if other < totals[seat]:
            better += 1
    return better + 1


def show_hands(g: Gloom) -> None:
    """GLM-R68: after the result is fixed the hands may be shown."""
    for seat in range(g.players):
        held = sorted([card & DESIGN for card in g.hand[seat]])
        g.hand[seat] = [within(design, PUBLIC) for design in held]
        if g.telling and held:
            g.tell(HELD, (seat, tuple(held)))
