"""Contacts that lie hidden: turned up, looked at, discarded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...numbers import (
    ALLOWED,
    CONTACT_NOT_HIDDEN,
    CONTACT_OUT_OF_REACH,
    CONTACT_SEEN,
    TARGET_CONTACT,
)
from ...state import Rim
from .. import conditions, contacts
from ..frames import actor

# Where contacts and patrols are.
IN_SPACE: Final = 0
ANYWHERE: Final = 1


def hidden(g: Rim, seat: int, where: int, seen: tuple[int, ...]) -> list[int]:
    """The places of contacts that lie face down within reach and were not just looked at."""
    return [
        spot
        for spot in within_reach(g, seat, where)
        if not no_contact(g, seat, spot, where, 1, seen)
    ]


def any_hidden(g: Rim, seat: int, where: int) -> bool:
    """Whether a contact lies face down within reach."""
    for spot in within_reach(g, seat, where):
        if contacts.hidden(g, spot):
            return True
    return False


def within_reach(g: Rim, seat: int, where: int) -> Sequence[int]:
    """The places of contacts here, or all."""
    if where == IN_SPACE:
        return g.cards.spots_of[conditions.here(g, seat)]
    return range(len(g.contacts))


def no_contact(
    g: Rim, seat: int, option: int, where: int, n: int, seen: tuple[int, ...] = ()
) -> int:
    """RIM-R318: a contact that lies face down here, or anywhere, and was not just looked at."""
    if where == IN_SPACE and g.cards.spot_space[option] != conditions.here(g, seat):
        return CONTACT_OUT_OF_REACH
    if not contacts.hidden(g, option):
        return CONTACT_NOT_HIDDEN
    return CONTACT_SEEN if option in seen else ALLOWED


def contact_reveal(g: Rim, where: int, n: int) -> None:
    """`contact_reveal`, RIM-R318: so many hidden contacts are turned up, one after the other."""
    found = hidden(g, actor(g), where, ())
    if n >= len(found):
        g.then(*[(contacts.reveal, spot) for spot in found])
    else:
        g.then((pick_reveal, where, n))


def pick_reveal(g: Rim, where: int, n: int) -> None:
    """RIM-R10: which hidden contact is turned up next."""
    seat = actor(g)
    options = hidden(g, seat, where, ())
    if len(options) > 1:
        g.ask(seat, TARGET_CONTACT, options, (revealed, where, n))
    elif options:
        revealed(g, where, n, options[0])


def revealed(g: Rim, where: int, n: int, spot: int) -> None:
    """This one, then perhaps another."""
    more = ((pick_reveal, where, n - 1),) if n > 1 else ()
    g.then((contacts.reveal, spot), *more)


def contact_look(g: Rim, where: int, n: int, seen: tuple[int, ...]) -> None:
    """`contact_look`, RIM-17.8, RIM-R318: so many different hidden contacts are looked at."""
    seat = actor(g)
    options = hidden(g, seat, where, seen)
    if len(options) > 1:
        g.ask(seat, TARGET_CONTACT, options, (looked, where, n, seen))
    elif options:
        looked(g, where, n, seen, options[0])


def looked(g: Rim, where: int, n: int, seen: tuple[int, ...], spot: int) -> None:
    """RIM-17.8: this one, then perhaps another."""
    more = ((contact_look, where, n - 1, (*seen, spot)),) if n > 1 else ()
    g.then((contacts.look, actor(g), spot), *more)


def contact_discard(g: Rim) -> None:
    """`contact_discard`, RIM-R35: the encountered contact leaves the game."""
    spot = g.frames[-1].spot
    g.then((contacts.discard_contact, spot))
