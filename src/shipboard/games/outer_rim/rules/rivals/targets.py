"""RIM-71: whom an automatic bounty hunter hunts, where they are, and who comes first."""

from __future__ import annotations

from typing import Final

from ...numbers import HEADS_FOR_CLASS, HEADS_FOR_TARGET
from ...pack import BOUNTY
from ...state import Rim
from .. import bounties, contacts, values
from . import flight
from .lots import any_of
from .people import class_at
from .reasons import APPLIES, AT_TARGET, NO_TARGET

Target = tuple[int, int, int, int]  # its rank, who it is (see below), the bounty, the space

# Ranks: the lower comes first. Of contacts that of the lowest class, so it is added.
CHARACTER: Final = 0  # a seat
CREW_MEMBER: Final = 1  # a card
FACE_UP: Final = 2  # the place of the contact
FACE_DOWN: Final = 6  # likewise


def targets(g: Rim, seat: int) -> list[Target]:
    """RIM-71.1, 71.2: everybody who counts as a target for one of the hunter's bounties."""
    found: list[Target] = []
    for bounty in g.assets[seat]:
        if g.cards.type[bounty] == BOUNTY and g.cards.target[bounty] >= 0:
            found += targets_of(g, seat, bounty)
    return found


def targets_of(g: Rim, seat: int, bounty: int) -> list[Target]:
    """RIM-71.1, 71.2, RIM-R219, R220, R224, R236: of one bounty; nobody, or the one person, or the
    nearest hidden contacts of its class.
    """
    contact = g.cards.target[bounty]
    character = g.cards.contact_character[contact]
    for other in range(g.players):
        if character >= 0 and character in g.character[other]:
            if other == seat or g.defeated[other]:
                return []
            return [(CHARACTER, other, bounty, g.at[other])]
    for owner in range(g.players):
        for card in g.assets[owner]:
            if g.cards.contact_card[contact] == card and bounties.person(g, owner, card) == contact:
                return [(CREW_MEMBER, card, bounty, g.at[owner])]
        if contact in g.aboard[owner]:
            return []  # somebody has captured this person
    if contact in g.gone:
        return []
    sort = g.cards.contact_class[contact]
    for spot in range(len(g.contacts)):
        if contacts.face_up(g, spot) and contacts.token_at(g, spot) == contact:
            return [(FACE_UP + sort, spot, bounty, g.cards.spot_space[spot])]
    return hidden_ones(g, seat, bounty, sort)


def hidden_ones(g: Rim, seat: int, bounty: int, sort: int) -> list[Target]:
    """RIM-71.2, RIM-R221: the nearest face-down contacts of this class. Only that is known."""
    found: list[Target] = []
    least = 0
    for spot in range(len(g.contacts)):
        if not contacts.hidden(g, spot) or class_at(g, spot) != sort:
            continue
        space = g.cards.spot_space[spot]
        far = values.distance(g, g.at[seat], space)
        if not found or far < least:
            found = []
            least = far
        if far == least:
            found.append((FACE_DOWN + sort, spot, bounty, space))
    return found


def first_ones(g: Rim, seat: int, found: list[Target]) -> list[Target]:
    """RIM-71.3: of several targets those that come first, and of them the nearest."""
    if not found:
        return []
    rank = min([target[0] for target in found])
    best = [target for target in found if target[0] == rank]
    least = min([values.distance(g, g.at[seat], target[3]) for target in best])
    return [target for target in best if values.distance(g, g.at[seat], target[3]) == least]


def one_of(g: Rim, found: list[Target]) -> Target:
    """RIM-71.3: of equal ones any."""
    return found[any_of(g, list(range(len(found))))]


# Moving.


def no_target(g: Rim, seat: int, extra: int) -> int:
    """RIM-71.4, RIM-R200: there is a target, and the first one is not in the own space."""
    found = first_ones(g, seat, targets(g, seat))
    if not found:
        return NO_TARGET
    return AT_TARGET if found[0][3] == g.at[seat] else APPLIES


def move_to_target(g: Rim, seat: int, extra: int) -> None:
    """RIM-71.3, 71.4: toward the first target, as toward a goal token."""
    rank, _, bounty, space = one_of(g, first_ones(g, seat, targets(g, seat)))
    if g.telling:
        person = g.cards.target[bounty]
        g.tell(HEADS_FOR_CLASS if rank >= FACE_DOWN else HEADS_FOR_TARGET, (seat, space, person))
    flight.fly_toward(g, seat, space, values.hyperdrive(g, seat) + extra)
