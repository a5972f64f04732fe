"""ARD-9: Malfunctions enter play, work, are repaired and leave."""

from __future__ import annotations

from shipboard.kernel.cards import PUBLIC, placed

from ..numbers import KEPT_IN_FRONT, KEPT_ON_SHIP, MALFUNCTION_GONE, REPAIRED
from ..state import SHIP_AREA, Ardor, Malfunction
from .frames import carry, close_frame


def place_malfunction(g: Ardor, holder: int) -> None:
    """ARD-9.1: the card being played stays face up before its holder, or in the ship area."""
    design = g.playing.pop()
    g.frames[-1].placed = True
    g.handles += 1
    malfunction = Malfunction()
    malfunction.card = design
    malfunction.holder = holder
    malfunction.handle = g.handles
    g.malfunctions.append(malfunction)
    if g.telling:
        if holder == SHIP_AREA:
            g.tell(KEPT_ON_SHIP, (design, g.handles))
        else:
            g.tell(KEPT_IN_FRONT, (holder, design, g.handles))


def start_of_turn(g: Ardor, seat: int) -> None:
    """ARD-3.4: start-of-turn effects of Malfunctions before the player, oldest first."""
    turn_start = g.cards.turn_start
    due = [
        (trigger, malfunction.handle)
        for malfunction in g.malfunctions
        if malfunction.holder == seat and turn_start[malfunction.card]
    ]
    g.then(*due)


def in_play(g: Ardor, handle: int) -> Malfunction | None:
    """The Malfunction with this handle, unless it has gone in the meantime."""
    for malfunction in g.malfunctions:
        if malfunction.handle == handle:
            return malfunction
    return None


def trigger(g: Ardor, handle: int) -> None:
    """ARD-14.5, ARD-R54: one Malfunction works, unless it has gone in the meantime."""
    found = in_play(g, handle)
    if found is not None:
        carry(g, g.cards.turn_start[found.card], found.holder, (close_frame,), handle)


def repair(g: Ardor, seat: int, place: int) -> None:
    """ARD-9.3 to 9.5: one free Energy moves onto a Malfunction; enough of them remove it."""
    malfunction = g.malfunctions[place]
    energy = g.front[seat].pop()
    malfunction.energy.append(energy)
    if g.telling:
        g.tell(REPAIRED, (seat, malfunction.card, malfunction.handle, energy))
    if len(malfunction.energy) >= g.cards.repair[malfunction.card]:
        remove(g, malfunction.handle)


def remove(g: Ardor, handle: int) -> None:
    """ARD-9.5, ARD-16.5: a Malfunction is discarded, and then the Energy on it (ARD-R15)."""
    found = in_play(g, handle)
    if found is not None:
        take_off(g, found)
        on_leave(g, found)


def take_off(g: Ardor, malfunction: Malfunction) -> None:
    """Put a Malfunction and its Energy on the Discard Pile."""
    g.malfunctions.remove(malfunction)
    g.discard.append(placed(malfunction.card, PUBLIC))
    for energy in malfunction.energy:
        g.discard.append(placed(energy, PUBLIC))
    if g.telling:
        g.tell(MALFUNCTION_GONE, (malfunction.card, malfunction.handle, tuple(malfunction.energy)))


def on_leave(g: Ardor, malfunction: Malfunction) -> None:
    """ARD-16.6, 5.9, ARD-R66: what a Malfunction does when it has left play.

    Of one on the ship the active player makes the choices.
    """
    effects = g.cards.on_leave[malfunction.card]
    if effects:
        holder = malfunction.holder
        carry(g, effects, g.active if holder == SHIP_AREA else holder, (close_frame,))


def redirected(g: Ardor) -> bool:
    """ARD-16.2: whether clean-up sends its discards into the Deck."""
    redirects = g.cards.redirects_cleanup
    for malfunction in g.malfunctions:
        if redirects[malfunction.card]:
            return True
    return False
