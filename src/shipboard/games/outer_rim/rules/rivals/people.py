"""RIM-66, 69.8, 69.9: how an automatic opponent turns up contacts and gains crew."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN

from ...numbers import BRINGS_NOBODY
from ...pack import BOUNTY
from ...state import Rim
from .. import contacts, gaining, slots
from ..effects import gains
from ..frames import carry, frame_of
from ..piles import BANK, STAGE, card_goes, discard
from .reasons import APPLIES, NO_CREW_HERE, NOBODY_HIDDEN

# Who lies here.


def of_lowest_class(g: Rim, spots: list[int]) -> list[int]:
    """RIM-66.4, RIM-R234: of the contacts in these places those of the lowest class, from left to
    right: the left contact space, the right one, an orange contact's.

    Of a face-down one nothing is known but its class.
    """
    found: list[int] = []
    least = 0
    for spot in spots:
        sort = class_at(g, spot)
        if not found or sort < least:
            found = [spot]
            least = sort
        elif sort == least:
            found.append(spot)
    return found


def class_at(g: Rim, spot: int) -> int:
    """The class of the contact that lies there: all see it on its back."""
    return g.cards.contact_class[g.contacts[spot][0] & DESIGN]


def looked_for(g: Rim, seat: int, spots: list[int]) -> list[int]:
    """RIM-66.4, 69.8, 73.2: those of the class of a bounty of its own, if there are any; of them
    those of the lowest class.
    """
    sorts = [
        g.cards.contact_class[g.cards.target[card]]
        for card in g.assets[seat]
        if g.cards.type[card] == BOUNTY and g.cards.target[card] >= 0
    ]
    hunted = [spot for spot in spots if class_at(g, spot) in sorts]
    return of_lowest_class(g, hunted or spots)


def turn_up(g: Rim, spot: int) -> bool:
    """RIM-69.9, 73.3: the contact is turned up; whether it stays. Somebody's character leaves the
    game, and what turned it up is done once more.
    """
    contacts.turn_over(g, spot)
    return len(g.contacts[spot]) > 0


# Turning up.


def no_reveal(g: Rim, seat: int) -> int:
    """RIM-66.4: somebody hides here."""
    return APPLIES if contacts.hidden_on(g, g.at[seat]) else NOBODY_HIDDEN


def reveal(g: Rim, seat: int) -> None:
    """RIM-66.4, 69.9, 73.2, 73.3: the hidden contact of the lowest class, of equals the left."""
    spots = contacts.hidden_on(g, g.at[seat])
    if spots and not turn_up(g, looked_for(g, seat, spots)[0]):
        g.then((reveal, seat))


# Crew.


def no_crew(g: Rim, seat: int) -> int:
    """RIM-66.4, RIM-R238: somebody hides here, or who is to be seen here can join."""
    if contacts.hidden_on(g, g.at[seat]):
        return APPLIES
    shown = [spot for spot in g.cards.spots_of[g.at[seat]] if g.contacts[spot]]
    if not shown:
        return NO_CREW_HERE
    return APPLIES if can_join(g, seat, of_lowest_class(g, shown)[0]) else NO_CREW_HERE


def can_join(g: Rim, seat: int, spot: int) -> bool:
    """RIM-66.1, 66.2, RIM-R238: a card with a crew part, and a slot for crew on the ship."""
    contact = contacts.token_at(g, spot)
    card = g.cards.contact_card[contact]
    return g.cards.joins[contact] and card in g.databank and has_berth(g, seat, card)


def has_berth(g: Rim, seat: int, card: int) -> bool:
    """RIM-66.2: a free slot for this crew, or one that another crew makes free."""
    return not slots.no_gain(g, seat, card)


def reveal_crew(g: Rim, seat: int) -> None:
    """RIM-66.1, 66.4, 69.9: the contact is turned up, if it was hidden, and joins for nothing."""
    spots = contacts.hidden_on(g, g.at[seat])
    if not spots:
        shown = [spot for spot in g.cards.spots_of[g.at[seat]] if g.contacts[spot]]
        if shown:
            g.then((hire, seat, of_lowest_class(g, shown)[0]))
        return
    spot = of_lowest_class(g, spots)[0]
    g.then((hire, seat, spot) if turn_up(g, spot) else (reveal_crew, seat))


def hire(g: Rim, seat: int, spot: int) -> None:
    """RIM-66.1 to 66.3, RIM-R7: into a crew slot, from which a random crew makes room, free and
    without tests; a card without a crew part stays in the databank.
    """
    contact = contacts.token_at(g, spot)
    card = g.cards.contact_card[contact]
    if not can_join(g, seat, spot):
        if g.telling:
            g.tell(BRINGS_NOBODY, (seat, contact))
        return
    card_goes(g, card, BANK, 0, STAGE, 0)
    frame = frame_of(g, seat, card)
    frame.spot = spot
    joining = (gaining.gain, seat, card, STAGE, 0, False, ((gains.kept_this,),), ())
    carry(g, frame, (joining,), (not_hired, card))


def not_hired(g: Rim, card: int) -> None:
    """RIM-66.3: a card that found no slot after all returns."""
    if card in g.stage:
        discard(g, card, STAGE, 0)
