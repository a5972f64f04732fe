"""RIM-17: contacts are met, turned up, looked at; where they go when they go ashore."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, MARKS, PLACE, PUBLIC, placed

from ..numbers import (
    ALLOWED,
    CONTACT_NOT_HIDDEN,
    CONTACT_OUT_OF_REACH,
    ICON_REVEALS,
    IS_PLAYED,
    LOOKS_AT,
    MEETS,
    OUT_OF_GAME,
    REVEAL_CONTACT,
    SHOWS_UP,
)
from ..pack import CONTACT_MET, CONTACT_REVEALED, CONTACT_SEEN, Effects
from ..state import NOBODY, NONE, Rim
from . import bounties, encounters, moments
from .frames import frame_of
from .piles import BANK, CONTACTS, GONE, STAGE, card_goes, token_goes
from .rivals import people

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
    """RIM-17.1, 42.2, 46.3, RIM-R100, R103: a contact lies face up from now on, or leaves the game
    if somebody plays this person.
    """
    if not hidden(g, spot):
        return
    contact = token_at(g, spot)
    g.light += 1
    g.contacts[spot][0] = placed(contact, PUBLIC)
    if g.telling:
        g.tell(SHOWS_UP, (contact, g.cards.spot_space[spot]))
    player = played_by(g, contact)
    if player != NOBODY:
        token_goes(g, contact, CONTACTS, spot, GONE, 0)
        if g.telling:
            g.tell(IS_PLAYED, (player, contact))


def first_sight(g: Rim, seat: int, spot: int) -> Effects:
    """RIM-R77, R140: what follows when this player sees who lies there for the first time."""
    seen = g.contacts[spot][0] >> PLACE if g.contacts[spot] else PUBLIC
    if seen & (PUBLIC | 1 << seat):
        return ()
    of_class = g.cards.contact_class[token_at(g, spot)]  # its back, which all see
    return ((moments.happen, seat, CONTACT_SEEN, of_class),)


def played_by(g: Rim, contact: int) -> int:
    """RIM-42.2: the player whose character this contact is; NOBODY if it is none in play."""
    character = g.cards.contact_character[contact]
    if character != NONE:
        for seat in range(g.players):
            if character in g.character[seat]:
                return seat
    return NOBODY


def reveal(g: Rim, spot: int) -> None:
    """RIM-17.1: a contact is turned up by the one who carries out the text."""
    revealed_by(g, g.frames[-1].actor if g.frames else g.active, spot)


def revealed_by(g: Rim, seat: int, spot: int) -> None:
    """RIM-17.1: this player turns up a contact, who may lie open already."""
    if hidden(g, spot):
        of_class = g.cards.contact_class[token_at(g, spot)]
        first = first_sight(g, seat, spot)
        turn_over(g, spot)
        moments.happen(g, seat, CONTACT_REVEALED, of_class)
        g.then(*first)


def look(g: Rim, seat: int, spot: int) -> None:
    """RIM-17.8, RIM-R77: this player alone sees who it is."""
    if not hidden(g, spot):
        return
    token = g.contacts[spot][0]
    g.then(*first_sight(g, seat, spot))
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


# Icons of the market.


def reveal_icon(g: Rim, seat: int, card: int) -> None:
    """RIM-46.1, 46.2, 46.4: the player turns up a hidden contact on the own planet."""
    options = hidden_on(g, g.at[seat])
    if options and g.telling:
        g.tell(ICON_REVEALS, (card, g.at[seat]))
    g.then((pick_for_icon, seat))


def hidden_on(g: Rim, space: int) -> list[int]:
    """The places of a planet on which a contact lies face down."""
    return [spot for spot in g.cards.spots_of[space] if hidden(g, spot)]


def pick_for_icon(g: Rim, seat: int) -> None:
    """RIM-46.2, 69.8, RIM-R113: which of those on the planet."""
    options = hidden_on(g, g.at[seat])
    if seat >= g.people:
        options = people.looked_for(g, seat, options)
    if len(options) > 1:
        g.ask(seat, REVEAL_CONTACT, options, (icon_turns, seat))
    elif options:
        icon_turns(g, seat, options[0])


def no_pick_for_icon(g: Rim, seat: int, option: int, who: int) -> int:
    """RIM-46.2: a hidden contact on the planet."""
    if g.cards.spot_space[option] != g.at[who]:
        return CONTACT_OUT_OF_REACH
    return ALLOWED if hidden(g, option) else CONTACT_NOT_HIDDEN


def icon_turns(g: Rim, seat: int, spot: int) -> None:
    """RIM-46.2, 46.3: it is turned up, not met; another one if somebody plays this person."""
    if played_by(g, token_at(g, spot)) != NOBODY:
        g.then((pick_for_icon, seat))
    revealed_by(g, seat, spot)


# Meeting.


def meet(g: Rim, seat: int, spot: int) -> None:
    """RIM-17.1, 17.2, 25.7, 42.2, RIM-R66, R101: turn up; fight for a bounty or talk; something
    else is encountered if somebody plays this person.
    """
    if not g.contacts[spot]:
        return
    turned = hidden(g, spot)
    first = first_sight(g, seat, spot)
    contact = token_at(g, spot)
    of_class = g.cards.contact_class[contact]
    turn_over(g, spot)
    if not g.contacts[spot]:
        revealed = (moments.happen, seat, CONTACT_REVEALED, of_class)
        g.then(*first, revealed, (encounters.ask_encounter, seat))
        return
    if g.telling:
        g.tell(MEETS, (seat, contact, g.cards.contact_card[contact]))
    g.then((moments.happen, seat, CONTACT_MET, of_class), (bounties.ask_fight, seat, spot))
    if turned:
        g.then((moments.happen, seat, CONTACT_REVEALED, of_class))
    g.then(*first)


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
    encounters.read(g, frame, encounters.matching(g, seat, card, False))
