"""ARD-9: Malfunctions enter play, work, are repaired and leave."""

from __future__ import annotations

from shipboard.kernel.cards import PUBLIC, placed

from ..numbers import KEPT_IN_FRONT, KEPT_ON_SHIP, MALFUNCTION_GONE, REPAIRED
from ..state import SHIP_AREA, Ardor
from .frames import PLACED, carry, close_frame


def place_malfunction(g: Ardor, holder: int) -> None:
    """ARD-9.1: the card being played stays face up before its holder, or in the ship area."""
    kind = g.playing.pop()
    g.frames[-1][PLACED] = 1
    g.handles += 1
    g.malfunctions.append(kind)
    g.on.append([])
    g.holder.append(holder)
    g.handle.append(g.handles)
    if g.telling:
        if holder == SHIP_AREA:
            g.tell(KEPT_ON_SHIP, (kind,))
        else:
            g.tell(KEPT_IN_FRONT, (holder, kind))


def start_of_turn(g: Ardor, seat: int) -> None:
    """ARD-3.4: start-of-turn effects of Malfunctions before the player, oldest first."""
    turn_start = g.cards.turn_start
    due = [
        (trigger, g.handle[i])
        for i in range(len(g.holder))
        if g.holder[i] == seat and turn_start[g.malfunctions[i]]
    ]
    g.then(*due)


def trigger(g: Ardor, handle: int) -> None:
    """ARD-14.5, ARD-R54: one Malfunction works, unless it has gone in the meantime."""
    if handle in g.handle:
        place = g.handle.index(handle)
        effects = g.cards.turn_start[g.malfunctions[place]]
        carry(g, effects, g.holder[place], (close_frame,), handle)


def repair(g: Ardor, seat: int, place: int) -> None:
    """ARD-9.3 to 9.5: one free Energy moves onto a Malfunction; enough of them remove it."""
    g.on[place].append(g.front[seat].pop())
    kind = g.malfunctions[place]
    if g.telling:
        g.tell(REPAIRED, (seat, kind))
    if len(g.on[place]) >= g.cards.repair[kind]:
        remove(g, g.handle[place])


def remove(g: Ardor, handle: int) -> None:
    """ARD-9.5, ARD-16.5: a Malfunction is discarded, and then the Energy on it (ARD-R15)."""
    if handle not in g.handle:
        return
    place = g.handle.index(handle)
    holder = g.holder[place]
    kind = take_off(g, place)
    on_leave(g, kind, holder)


def take_off(g: Ardor, place: int) -> int:
    """Put a Malfunction and its Energy on the Discard Pile; returns its kind."""
    kind = g.malfunctions.pop(place)
    g.discard.append(placed(kind, PUBLIC))
    for energy in g.on.pop(place):
        g.discard.append(placed(energy, PUBLIC))
    g.holder.pop(place)
    g.handle.pop(place)
    if g.telling:
        g.tell(MALFUNCTION_GONE, (kind,))
    return kind


def on_leave(g: Ardor, kind: int, holder: int) -> None:
    """ARD-16.6, 5.9, ARD-R66: what a Malfunction does when it has left play.

    Of one on the ship the active player makes the choices.
    """
    effects = g.cards.on_leave[kind]
    if effects:
        carry(g, effects, g.active if holder == SHIP_AREA else holder, (close_frame,))


def redirected(g: Ardor) -> bool:
    """ARD-16.2: whether clean-up sends its discards into the Deck."""
    redirects = g.cards.redirects_cleanup
    for kind in g.malfunctions:
        if redirects[kind]:
            return True
    return False
