"""OUT-15 to 19: the ship's locations, their piles, and what becomes of a destroyed one."""

from __future__ import annotations

from .. import numbers as no
from ..numbers import ALLOWED, DESTROYED, FLEE_TO, MOVE_TO, MOVED, OFF_BOARD
from ..state import NOWHERE, Outsider
from .frames import in_order, number, one_seat
from .survival import ALL_OF_IT, hit


def surviving(g: Outsider) -> list[int]:
    """OUT-18.4: the locations that are not destroyed; all of them without location rule III."""
    return [place for place in range(len(g.cards.neighbours)) if not no_entry(g, place)]


def no_entry(g: Outsider, place: int) -> int:
    """OUT-15.2, 18.4: whether this is no surviving location."""
    if place >= len(g.cards.neighbours):
        return no.NO_LOCATION
    return no.DESTROYED_THERE if g.loc_draw and not g.piles[place] else ALLOWED


def reachable(g: Outsider, seat: int, steps: int) -> list[int]:
    """OUT-15.4, 18.4: where a token can go, never through a destroyed location."""
    start = g.token[seat]
    if start == NOWHERE:
        return []
    found = [start]
    edge = [start]
    while steps > 0:
        beyond = [
            place
            for near in edge
            for place in g.cards.neighbours[near]
            if place not in found and not no_entry(g, place)
        ]
        edge = []
        for place in beyond:
            if place not in found:
                found.append(place)
                edge.append(place)
        steps -= 1
    return sorted(found[1:])


def same_place(g: Outsider, a: int, b: int) -> bool:
    """OUT-17.1, OUT-R50: both tokens are at one location; off the board none is shared."""
    return g.token[a] == g.token[b] and g.token[a] != NOWHERE


def move(g: Outsider, party: int, n: int) -> None:
    """A text moves a token along up to n connections."""
    seat = one_seat(g, party)
    if seat >= 0 and g.located:
        g.then((ask_move, seat, number(g, n)))


def relocate(g: Outsider, party: int) -> None:
    """OUT-18.4: a text moves a token to any surviving location, wherever ways lead."""
    seat = one_seat(g, party)
    if seat >= 0 and g.located:
        g.then((ask_place, seat))


def ask_place(g: Outsider, seat: int) -> None:
    """Which of the other locations?"""
    choose_place(g, seat, [p for p in surviving(g) if not no_place(g, seat, p, seat)])


def no_place(g: Outsider, seat: int, option: int, mover: int) -> int:
    """OUT-18.4: another surviving location."""
    return no.TOKEN_THERE if option == g.token[seat] else no_entry(g, option)


def ask_move(g: Outsider, seat: int, steps: int) -> None:
    """OUT-15.4, OUT-R57: where does the token go?"""
    choose_place(g, seat, reachable(g, seat, steps))


def no_way(g: Outsider, seat: int, option: int, mover: int, steps: int) -> int:
    """OUT-15.4, 18.4: another surviving location to which so many connections lead."""
    bar = no_place(g, seat, option, mover)
    return no.TOO_FAR if not bar and option not in reachable(g, seat, steps) else bar


def choose_place(g: Outsider, seat: int, options: list[int]) -> None:
    """Where there is one place it is not asked; where there is none the token stays."""
    if len(options) == 1:
        moved(g, seat, options[0])
    elif options:
        g.ask(seat, MOVE_TO, options, (moved, seat))


def moved(g: Outsider, seat: int, place: int) -> None:
    """OUT-15.4: the token is moved."""
    g.token[seat] = place
    if g.telling:
        g.tell(MOVED, (seat, place))


def destroy(g: Outsider, place: int, trigger: int) -> None:
    """OUT-18.4, 18.5: the pile is empty; who is there loses all Survival and must leave."""
    if g.telling:
        g.tell(DESTROYED, (place,))
    there = [seat for seat in in_order(g, g.active) if g.token[seat] == place]
    if hit(g, there, ALL_OF_IT, trigger, g.active) and there:
        g.then((flee, place))


def flee(g: Outsider, place: int) -> None:
    """OUT-18.5, OUT-R36: in turn order from the active player; nowhere is left, off the board."""
    options = surviving(g)
    for seat in in_order(g, g.active):
        if g.token[seat] == place:
            if len(options) > 1:
                g.ask(seat, FLEE_TO, options, (fled, place, seat))
            else:
                fled(g, place, seat, options[0] if options else NOWHERE)
            return


def no_refuge(g: Outsider, seat: int, option: int, place: int) -> int:
    """OUT-18.5: a surviving location."""
    return no_entry(g, option)


def fled(g: Outsider, place: int, seat: int, to: int) -> None:
    """OUT-18.5: the token stands elsewhere; the next one follows."""
    g.token[seat] = to
    if g.telling:
        if to == NOWHERE:
            g.tell(OFF_BOARD, (seat,))
        else:
            g.tell(MOVED, (seat, to))
    g.then((flee, place))
