"""RIM-9.5, 16.3, RIM-R33, R75, R311: assets are gained, handed on, turned."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN

from .. import choices
from ..numbers import (
    ALLOWED,
    ASSET_GAINED,
    ASSET_HANDED,
    ASSET_ROTATED,
    MAKE_ROOM,
    MUST_BE_TAKEN,
    NO_SLOT,
    NOTHING_TO_ROTATE,
    ONE_ARMOR_ONLY,
)
from ..pack import CREW, GAIN_CREW, TRADE_GAIN, Effects
from ..state import NONE, Rim
from . import goals, leaving, moments, piles, slots, values
from .piles import ABOARD, ASSETS
from .rivals import tokens


def contact_of(g: Rim, card: int) -> int:
    """RIM-17.7, RIM-R33: the contact whose card this is, NONE if it is nobody's."""
    cards = g.cards.contact_card
    for contact in range(len(cards)):
        if cards[contact] == card:
            return contact
    return NONE


def class_of_crew(g: Rim, card: int) -> int:
    """The class of the contact whose card a crew is; -1: it comes from elsewhere."""
    contact = contact_of(g, card)
    return g.cards.contact_class[contact] if contact >= 0 else -1


def gain(
    g: Rim,
    seat: int,
    card: int,
    source: int,
    one: int,
    may_decline: bool,
    then_kept: Effects,
    then_not: Effects,
) -> None:
    """RIM-9.5, 52.1, RIM-R75, R131, R311, R327: a card is gained; without an empty slot one must
    make room.

    Afterwards one of the two lists of steps is carried out.
    """
    no = slots.no_place(g, seat, card)
    if not no:
        settle_in(g, seat, card, source, one, then_kept)
        return
    options = rooms(g, seat, card) if no == NO_SLOT else []
    if not options:
        g.then(*then_not)
    elif len(options) == 1 and not may_decline:
        made_room(g, seat, card, source, one, then_kept, then_not, options[0])
    else:
        if may_decline:
            options.insert(0, choices.DECLINE)
        g.ask(seat, MAKE_ROOM, options, (made_room, seat, card, source, one, then_kept, then_not))


def rooms(g: Rim, seat: int, card: int) -> list[int]:
    """The options of making room."""
    return [
        choices.PICK + other for other in g.assets[seat] if not slots.no_room(g, seat, other, card)
    ]


def no_making_room(
    g: Rim,
    seat: int,
    option: int,
    owner: int,
    card: int,
    source: int,
    one: int,
    may_decline: bool,
    then_kept: Effects,
    then_not: Effects,
) -> int:
    """RIM-9.5, RIM-R311: do without the card, or discard one whose loss makes room."""
    if option == choices.DECLINE:
        return ALLOWED if may_decline else MUST_BE_TAKEN
    return slots.no_room(g, owner, option - choices.PICK, card)


def made_room(
    g: Rim,
    seat: int,
    card: int,
    source: int,
    one: int,
    then_kept: Effects,
    then_not: Effects,
    option: int,
) -> None:
    """RIM-9.5, RIM-R19: the discarded card goes, then the new one comes."""
    if option == choices.DECLINE:
        g.then(*then_not)
        return
    g.then((settle_in, seat, card, source, one, then_kept))
    leaving.drop_quietly(g, seat, option - choices.PICK)


def settle_in(g: Rim, seat: int, card: int, source: int, one: int, then_kept: Effects) -> None:
    """RIM-9.5, RIM-R98: goals that the gain of a crew fulfils, the card in its slot, then all that
    follows from it.
    """
    g.then(*then_kept)
    if values.type_of(g, card) == CREW:
        of_class = class_of_crew(g, card)
        g.then(
            (moments.happen_goals, seat, GAIN_CREW, of_class),
            (put, seat, card, source, one),
            (goals.look,),
            (moments.happen_without_goals, seat, GAIN_CREW, of_class),
        )
    else:
        g.then((put, seat, card, source, one), (goals.look,))


def put(g: Rim, seat: int, card: int, source: int, one: int) -> None:
    """RIM-9.5, RIM-R26: a card comes into a slot; from another player with all that lies on it."""
    if source == ASSETS:
        hand_over(g, card, one, seat)
        g.then((leaving.refit, one), (goals.look,))
        return
    piles.card_goes(g, card, source, one, ASSETS, seat)
    if g.telling:
        g.tell(ASSET_GAINED, (seat, card))


def take_from(g: Rim, taker: int, giver: int, card: int) -> None:
    """RIM-R315: an asset is taken from another player; it needs a slot."""
    if card in g.assets[giver]:
        g.then((gain, taker, card, ASSETS, giver, True, ((came_over, taker, card),), ()))


def came_over(g: Rim, seat: int, card: int) -> None:
    """RIM-R17, R147: what happens when an asset comes from another player, if it found a slot."""
    if card in g.assets[seat]:
        g.handed = card
        moments.happen(g, seat, TRADE_GAIN, values.type_of(g, card))


def hand_over(g: Rim, card: int, giver: int, taker: int) -> None:
    """RIM-8.7, 47.4, RIM-R89: an asset changes hands as it lies, with its contact, without its goal
    token.
    """
    tokens.unmark(g, giver, card)
    piles.card_goes(g, card, ASSETS, giver, ASSETS, taker)
    token = token_of(g, giver, card)
    if token != NONE:
        piles.token_goes(g, token, ABOARD, giver, ABOARD, taker)
    if card in g.tokened:
        g.tokened.remove(card)
    if g.telling:
        g.tell(ASSET_HANDED, (giver, card, taker))


def token_of(g: Rim, seat: int, card: int) -> int:
    """RIM-R33, R67: the contact token that lies with a crew or a bounty card, NONE if none does."""
    contact = g.cards.target[card] if card in g.captured else contact_of(g, card)
    if contact >= 0:
        for token in g.aboard[seat]:
            if token & DESIGN == contact:
                return contact
    return NONE


def no_rotation(g: Rim, seat: int, card: int) -> int:
    """RIM-47.3, RIM-R116: a card of the player with another half that would break no limit."""
    if card not in g.assets[seat] or g.cards.other_half[card] < 0:
        return NOTHING_TO_ROTATE
    faces = [values.face(g, other) for other in g.assets[seat] if other != card]
    faces.append(g.cards.other_half[values.face(g, card)])
    return ALLOWED if slots.limits_hold(g, faces) else ONE_ARMOR_ONLY


def rotate(g: Rim, seat: int, card: int) -> None:
    """RIM-47.3, RIM-R116: the other half is in force now, in the same slot."""
    if no_rotation(g, seat, card):
        return
    tokens.unmark(g, seat, card)
    if card in g.rotated:
        g.rotated.remove(card)
    else:
        g.rotated.append(card)
    if g.telling:
        g.tell(ASSET_ROTATED, (seat, card, values.face(g, card)))
    if seat >= g.people:
        tokens.mark(g, seat, card)
    g.then((leaving.refit, seat), (goals.look,))
