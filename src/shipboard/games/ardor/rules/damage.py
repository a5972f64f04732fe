"""ARD-8: damage and death."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, PUBLIC, placed, within
from shipboard.kernel.chance import shuffle

from ..numbers import STREAM_HANDS, WAS_DAMAGED, WAS_HEALED, WAS_KILLED
from ..state import BEFORE_REVEAL, DAMAGED, DEAD, NOBODY, UNDAMAGED, Ardor
from .frames import who
from .malfunctions import on_leave, take_off
from .turn import cut_short
from .victory import check_death, show_mission


def damage(g: Ardor, party: int) -> None:
    """ARD-8.1, 8.2: an undamaged character is turned down, a damaged one's player is killed."""
    seat = who(g, party)
    if g.health[seat] == UNDAMAGED:
        g.health[seat] = DAMAGED
        if g.telling:
            g.tell(WAS_DAMAGED, (seat,))
    elif g.health[seat] == DAMAGED:
        kill_seat(g, seat)


def heal(g: Ardor, party: int) -> None:
    """ARD-16.9: a damaged character is turned up again."""
    seat = who(g, party)
    if g.health[seat] == DAMAGED:
        g.health[seat] = UNDAMAGED
        if g.telling:
            g.tell(WAS_HEALED, (seat,))


def kill(g: Ardor, party: int) -> None:
    """ARD-8.8: effects that kill outright do not ask about health."""
    seat = who(g, party)
    if g.health[seat]:
        kill_seat(g, seat)


def kill_seat(g: Ardor, seat: int) -> None:
    """ARD-8.4 to 8.6, 8.10, ARD-R15, ARD-R51: a player leaves the game with all they have."""
    g.health[seat] = DEAD
    if g.telling:
        g.tell(WAS_KILLED, (seat, len(g.hand[seat]), tuple(g.front[seat])))
    show_mission(g, seat)
    hand = g.hand[seat]
    shuffle(g, STREAM_HANDS, hand)
    for card in hand:
        g.discard.append(within(card & DESIGN, 1 << seat))
    hand.clear()
    for energy in g.front[seat]:
        g.discard.append(placed(energy, PUBLIC))
    g.front[seat].clear()
    gone = [malfunction for malfunction in g.malfunctions if malfunction.holder == seat]
    for malfunction in gone:
        take_off(g, malfunction)
    g.skip[seat] = 0
    g.ally_order[seat] = NOBODY
    check_death(g, seat)
    if g.over:
        return
    if seat == g.active and g.phase == BEFORE_REVEAL:
        cut_short(g)
    for malfunction in reversed(gone):
        on_leave(g, malfunction)
