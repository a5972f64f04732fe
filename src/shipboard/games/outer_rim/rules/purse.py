"""RIM-19, 27.1: credits, fame and reputation change."""

from __future__ import annotations

from ..numbers import (
    CREDITS_GAINED,
    CREDITS_LOST,
    CREDITS_PAID,
    FAME_GAINED,
    FAME_LOST,
    STANDING_IS,
    TREATED_AS,
)
from ..pack import FAME_GAIN, REP_CHANGE
from ..state import NEGATIVE, POSITIVE, Rim, Treated
from . import goals, moments, victory

# Credits.


def gain_credits(g: Rim, seat: int, n: int) -> None:
    """RIM-R6: credits from the supply."""
    if n <= 0:
        return
    g.credits[seat] += n
    if g.telling:
        g.tell(CREDITS_GAINED, (seat, n))
    g.then((goals.look,))


def lose_credits(g: Rim, seat: int, n: int) -> int:
    """RIM-R5: as many credits as are asked for, or as are there; how many they were."""
    lost = min(n, g.credits[seat])
    if lost > 0:
        g.credits[seat] -= lost
        if g.telling:
            g.tell(CREDITS_LOST, (seat, lost))
        g.then((goals.look,))
    return lost


def pay(g: Rim, seat: int, n: int) -> None:
    """RIM-R3, R320: a price, paid in full; whoever offers it has looked whether it can be."""
    if n > 0:
        g.credits[seat] -= n
        if g.telling:
            g.tell(CREDITS_PAID, (seat, n))
        g.then((goals.look,))


# Fame.


def gain_fame(g: Rim, seat: int, n: int, source: int) -> None:
    """RIM-27.1: fame on the track, which abilities may change before; this may end the game."""
    if n <= 0:
        return
    if moments.stirs(g, seat, FAME_GAIN):
        g.gaining.append(n)
        g.then((moments.happen, seat, FAME_GAIN, source), (fame_arrives, seat))
    else:
        advance(g, seat, n)
        goals.look(g)


def fame_arrives(g: Rim, seat: int) -> None:
    """RIM-27.1: what is left of the gain."""
    n = g.gaining.pop()
    if n > 0:
        advance(g, seat, n)
        goals.look(g)


def gain_fame_together(g: Rim, seats: tuple[int, ...], n: int, source: int) -> None:
    """RIM-R58: one effect gives fame to several: all have it before anybody looks."""
    g.then((goals.look,))
    for seat in reversed(seats):
        g.then((fame_comes, seat, n, source), (fame_waits, seat))


def fame_comes(g: Rim, seat: int, n: int, source: int) -> None:
    """RIM-R58: one of several is about to gain fame."""
    g.gaining.append(n)
    moments.happen(g, seat, FAME_GAIN, source)


def fame_waits(g: Rim, seat: int) -> None:
    """RIM-R58: one of several has it; nobody looks before all have."""
    n = g.gaining.pop()
    if n > 0:
        advance(g, seat, n)


def advance(g: Rim, seat: int, n: int) -> None:
    """RIM-27.1, RIM-R57: the marker advances."""
    g.fame[seat] += n
    if g.telling:
        g.tell(FAME_GAINED, (seat, n))


def lose_fame(g: Rim, seat: int, n: int) -> None:
    """RIM-R57: the marker goes back, never below 0."""
    lost = min(n, g.fame[seat])
    if lost > 0:
        g.fame[seat] -= lost
        if g.telling:
            g.tell(FAME_LOST, (seat, lost))
        victory.check(g)


# Reputation.


def feels(g: Rim, seat: int, faction: int, change: int) -> bool:
    """RIM-19.3, 52.8: whether such a change would move the token."""
    for treated in g.treated:
        if treated.seat == seat and treated.faction == faction:
            return False
    now = g.reputation[seat][faction]
    return now < POSITIVE if change > 0 else now > NEGATIVE


def treat_as(g: Rim, seat: int, faction: int, value: int) -> None:
    """Until the end of the turn this counts as the reputation with the faction (RIM-52.8)."""
    g.then((goals.look,))
    for treated in g.treated:
        if treated.seat == seat and treated.faction == faction:
            treated.value = value
            return
    row = Treated()
    row.seat, row.faction, row.value = seat, faction, value
    g.treated.append(row)
    if g.telling:
        g.tell(TREATED_AS, (seat, faction, value + 1))


def change_reputation(g: Rim, seat: int, faction: int, change: int) -> None:
    """RIM-19.2, 19.3: one space up or down; at the end of the scale nothing happens."""
    if faction < 0 or not feels(g, seat, faction, change):
        return
    now = g.reputation[seat][faction] + (1 if change > 0 else -1)
    g.reputation[seat][faction] = now
    if g.telling:
        g.tell(STANDING_IS, (seat, now + 1, faction))
    g.then((goals.look,), (moments.happen, seat, REP_CHANGE, faction))
