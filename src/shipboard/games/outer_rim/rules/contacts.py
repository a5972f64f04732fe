"""RIM-17: contacts are met, turned up, looked at; where they go when they go ashore."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, MARKS, PLACE, PUBLIC, placed

from ..numbers import LOOKS_AT, MEETS, OUT_OF_GAME, SHOWS_UP
from ..pack import CONTACT_MET, CONTACT_REVEALED
from ..state import NONE, Rim
from . import bounties, encounters, moments
from .frames import frame_of
from .piles import BANK, CONTACTS, GONE, STAGE, card_goes, token_goes

# What lies there.


def token_at(g: Rim, spot: int) -> int:
    """The contact at this place, NONE if there is nobody. Only for those who may know."""
    return g.contacts[spot][0] & DESIGN if g.contacts[spot] else NONE


def face_up(g: Rim, spot: int) -> bool:
    """Whether there is a contact at this place that all see."""
    return len(g.contacts[spot]) > 0 and g.contacts[spot][0] >> PLACE & PUBLIC != 0


def hidden(g: Rim, spot: int) -> bool:
    """Whether a contact lies here face down."""
    return len(g.contacts[spot]) > 0 and not face_up(g, spot)


# Turning up and looking.


def turn_over(g: Rim, spot: int) -> None:
    """RIM-17.1: a contact lies face up from now on."""
    if not hidden(g, spot):
        return
    contact = token_at(g, spot)
    g.light += 1
    g.contacts[spot][0] = placed(contact, PUBLIC)
    if g.telling:
        g.tell(SHOWS_UP, (contact, g.cards.spot_space[spot]))


def reveal(g: Rim, spot: int) -> None:
    """RIM-17.1: a contact is turned up by the one who carries out the text."""
    seat = g.frames[-1].actor if g.frames else g.active
    if hidden(g, spot):
        turn_over(g, spot)
        moments.happen(g, seat, CONTACT_REVEALED, g.cards.contact_class[token_at(g, spot)])


def look(g: Rim, seat: int, spot: int) -> None:
    """RIM-17.8, RIM-R77: this player alone sees who it is."""
    if not hidden(g, spot):
        return
    token = g.contacts[spot][0]
    g.light += 1
    g.contacts[spot][0] = placed(token, token >> PLACE & MARKS | 1 << seat)
    if g.telling:
        g.tell(LOOKS_AT, (seat, spot), 1 << seat, (token & DESIGN,))


def discard_contact(g: Rim, spot: int) -> None:
    """RIM-R35, R82: the contact leaves the game, if it is still there."""
    if spot >= 0 and face_up(g, spot):
        contact = token_at(g, spot)
        token_goes(g, contact, CONTACTS, spot, GONE, 0)
        if g.telling:
            g.tell(OUT_OF_GAME, (contact,))


# Meeting.


def meet(g: Rim, seat: int, spot: int) -> None:
    """RIM-17.1, 17.2, 25.7, RIM-R66: turn up; fight for a bounty or talk."""
    turned = hidden(g, spot)
    turn_over(g, spot)
    contact = token_at(g, spot)
    if contact == NONE:
        return
    of_class = g.cards.contact_class[contact]
    if g.telling:
        g.tell(MEETS, (seat, contact, g.cards.contact_card[contact]))
    g.then((moments.happen, seat, CONTACT_MET, of_class), (bounties.ask_fight, seat, spot))
    if turned:
        g.then((moments.happen, seat, CONTACT_REVEALED, of_class))


def talk(g: Rim, seat: int, spot: int) -> None:
    """RIM-17.2, RIM-R7, R82: the databank card of the contact is resolved, if it is there."""
    contact = token_at(g, spot)
    if contact == NONE:
        return
    card = g.cards.contact_card[contact]
    if card not in g.databank:
        return
    card_goes(g, card, BANK, 0, STAGE, 0)
    frame = frame_of(g, seat, card)
    frame.spot = spot
    frame.space = g.cards.spot_space[spot]
    encounters.read(g, frame, encounters.matching(g, seat, card))
