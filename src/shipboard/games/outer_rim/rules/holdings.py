"""RIM-9.5, 16.3, RIM-R26, R33, R34, R75, R311: assets and their slots: gained, handed on, lost."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN

from .. import choices
from ..numbers import (
    ALLOWED,
    ASSET_DISCARDED,
    ASSET_GAINED,
    ASSET_HANDED,
    ASSET_REMOVED,
    ASSET_ROTATED,
    CONTACT_RETURNS,
    KEPT_CARD,
    MAKE_ROOM,
    MAKES_NO_ROOM,
    MUST_BE_TAKEN,
    NEAREST_SPOT,
    NO_SLOT,
    NO_SUCH_THING,
    NOT_AN_ASSET,
    NOT_HELD,
    ONE_ARMOR_ONLY,
    OUT_OF_GAME,
    PLACE_FARTHER,
    PLACE_NOT_FREE,
    SHIP_FIT,
)
from ..pack import (
    ARMOR,
    BOARD_SLOTS,
    BOTH_SIDES,
    BOUNTY,
    CARGO,
    CARGO_SLOT,
    CREW,
    CREW_SLOT,
    FLEX_SLOT,
    FRONT,
    GAIN_CREW,
    GEAR,
    GEAR_SLOT,
    JOB,
    JOB_SLOT,
    MOD,
    MOD_SLOT,
    SLOTS,
    STATIC,
    TO_SLOT,
    Ability,
    Effects,
)
from ..state import NONE, Rim
from . import conditions, goals, moments, piles, values
from .piles import ABOARD, ASSETS, CONTACTS, GONE, REMOVED

KINDS: Final = len(SLOTS)
SLOTS_OF_TYPE: Final = {
    GEAR: 1 << GEAR_SLOT,
    JOB: 1 << JOB_SLOT,
    BOUNTY: 1 << JOB_SLOT,
    CARGO: 1 << CARGO_SLOT | 1 << FLEX_SLOT,
    MOD: 1 << MOD_SLOT | 1 << FLEX_SLOT,
    CREW: 1 << CREW_SLOT,
}
TO_SLOTS: Final = ((1 << KINDS) - 1) << TO_SLOT  # what adds slots of any kind
NO_SHIP: Final = -1

# What a card is.


def face(g: Rim, card: int) -> int:
    """The half of a card that is in force."""
    return values.face(g, card)


def type_of(g: Rim, card: int) -> int:
    """RIM-9.8: the type of the half that is in force."""
    return g.cards.type[values.face(g, card)]


def has_trait(g: Rim, card: int, trait: int) -> bool:
    """Whether the half in force has this trait."""
    return g.cards.traits[values.face(g, card)] & trait != 0


def contact_of(g: Rim, card: int) -> int:
    """RIM-17.7, RIM-R33: the contact whose card this is, NONE if it is nobody's."""
    cards = g.cards.contact_card
    for contact in range(len(cards)):
        if cards[contact] == card:
            return contact
    return NONE


# Slots (RIM-R26): counted, not addressed.


def slots_of(type_: int, more: tuple[int, ...]) -> int:
    """RIM-9.4: a mask of the slots for cards of a type, and what else such a card fits into."""
    mask = SLOTS_OF_TYPE.get(type_, 0)
    if mask:
        for slot in more:
            mask |= 1 << slot
    return mask


def slots_for(g: Rim, card: int) -> int:
    """A mask of the slots in which a card can lie; none if it is no asset."""
    return g.cards.slot_mask[values.face(g, card)]


def provided(g: Rim, seat: int, card: int, slot: int) -> int:
    """How many slots of this kind a card provides."""
    now = values.face(g, card)
    if not g.cards.card_adds[now] >> TO_SLOT + slot & 1:
        return 0
    found = 0
    for ability in g.cards.abilities[now]:
        if ability.when == STATIC and not ability.secret:
            for to, number in ability.adds:
                if to == TO_SLOT + slot and values.static_holds(g, seat, ability):
                    found += number
    return found


def printed_slots(g: Rim, seat: int, ship: int, flipped: int) -> list[int]:
    """The slots of board and ship, and what character and ship add, without what assets provide."""
    found = [0] * KINDS
    found[GEAR_SLOT] = found[JOB_SLOT] = BOARD_SLOTS
    if ship >= 0:
        mod, cargo, flex, crew = g.cards.slots_flipped[ship] if flipped else g.cards.slots[ship]
        found[MOD_SLOT], found[CARGO_SLOT] = mod, cargo
        found[FLEX_SLOT], found[CREW_SLOT] = flex, crew
        if g.cards.ship_adds[ship] & TO_SLOTS:
            add_slots(g, seat, found, g.cards.ship_abilities[ship], flipped)
    character = values.character_of(g, seat)
    if character >= 0 and g.cards.character_adds[character] & TO_SLOTS:
        add_slots(g, seat, found, g.cards.character_abilities[character], g.flipped[seat])
    return found


def add_slots(
    g: Rim, seat: int, found: list[int], abilities: tuple[Ability, ...], flipped: int
) -> None:
    """The slots that these abilities of a character or a ship add."""
    for ability in abilities:
        if ability.when == STATIC and values.side_shows(g, ability, flipped):
            for to, number in ability.adds:
                if TO_SLOT <= to < TO_SLOT + KINDS and values.static_holds(g, seat, ability):
                    found[to - TO_SLOT] += number


def slot_counts(g: Rim, seat: int) -> list[int]:
    """How many slots of each kind a player has now."""
    found = printed_slots(g, seat, values.ship_of(g, seat), g.ship_flipped[seat])
    for card in g.assets[seat]:
        for slot in range(KINDS):
            found[slot] += provided(g, seat, card, slot)
    return found


def gives_slots(g: Rim, card: int) -> bool:
    """Whether a card provides slots."""
    return g.cards.card_adds[values.face(g, card)] & TO_SLOTS > 0


def excess(g: Rim, seat: int, ship: int, flipped: int, cards: list[int]) -> int:
    """RIM-R26: how many of these cards find no slot, however they are laid.

    No card lies in a slot that it provides itself.
    """
    slots = printed_slots(g, seat, ship, flipped)
    givers = [card for card in cards if gives_slots(g, card)]
    for card in givers:
        for slot in range(KINDS):
            slots[slot] += provided(g, seat, card, slot)
    masks: list[int] = []
    for card in cards:
        mask = slots_for(g, card)
        if not mask:
            continue
        if card in givers:
            for slot in range(KINDS):
                own = provided(g, seat, card, slot)
                if own and slots[slot] <= own:
                    mask &= ~(1 << slot)
        masks.append(mask)
    return crowded(slots, masks)


def crowded(slots: list[int], masks: list[int]) -> int:
    """How many cards find no slot, if each can lie in the slots of its mask.

    Of kinds of slots that share no cards each is counted alone. Of the others the worst set counts:
    as many as its slots are too few for the cards that can lie nowhere else.
    """
    shared = 0
    for mask in masks:
        if mask & mask - 1:
            shared |= mask
    found = masks.count(0)
    for slot in range(KINDS):
        if not shared >> slot & 1:
            found += max(0, masks.count(1 << slot) - slots[slot])
    worst = 0
    kinds = shared
    while kinds:
        few = 0
        for slot in range(KINDS):
            if kinds >> slot & 1:
                few -= slots[slot]
        for mask in masks:
            if mask and not mask & ~kinds:
                few += 1
        worst = max(worst, few)
        kinds = kinds - 1 & shared
    return found + worst


def fits(g: Rim, seat: int, cards: list[int]) -> bool:
    """RIM-R26: whether these cards, as all of the player's assets, find slots."""
    return not excess(g, seat, values.ship_of(g, seat), g.ship_flipped[seat], cards)


def ship_holds(g: Rim, seat: int, ship: int, cards: list[int]) -> bool:
    """RIM-12.2, RIM-R302: whether these cards find slots on another ship, its goal side up."""
    return not excess(g, seat, ship, 0, cards)


def within_limits(g: Rim, cards: list[int]) -> bool:
    """RIM-R327: whether these cards are not more Armor than one may hold."""
    armors = 0
    limited = False
    for card in cards:
        now = values.face(g, card)
        if g.cards.traits[now] & ARMOR:
            armors += 1
            limited = limited or g.cards.one_armor[now]
    return armors < 2 or not limited


def over_limit(g: Rim, cards: list[int]) -> bool:
    """RIM-R327: whether these cards are more Armor than one may hold."""
    return not within_limits(g, cards)


def with_card(g: Rim, seat: int, card: int) -> list[int]:
    """The player's assets and one more."""
    return [*g.assets[seat], card]


def without(cards: list[int], card: int) -> list[int]:
    """These cards but one."""
    return [other for other in cards if other != card]


def no_place(g: Rim, seat: int, card: int) -> int:
    """RIM-9.5, RIM-R327: why a card cannot be taken at once: no slot, or more Armor than allowed.

    A ship that flips when the crew is gained counts with the slots it will have.
    """
    if not slots_for(g, card):
        return NOT_AN_ASSET
    cards = with_card(g, seat, card)
    if not fits(g, seat, cards) and not fits_when_flipped(g, seat, card, cards):
        return NO_SLOT
    return ALLOWED if within_limits(g, cards) else ONE_ARMOR_ONLY


def fits_when_flipped(g: Rim, seat: int, card: int, cards: list[int]) -> bool:
    """RIM-24.3: whether gaining this crew fulfils the ship's goal, whose other side has room."""
    ship = values.ship_of(g, seat)
    if ship < 0 or g.ship_flipped[seat] or type_of(g, card) != CREW:
        return False
    if not g.cards.ship_moments[ship] >> GAIN_CREW & 1:
        return False
    for ability in g.cards.ship_abilities[ship]:
        if ability.when == GAIN_CREW and ability.goal and ability.side in (FRONT, BOTH_SIDES):
            if ability.detail in (-1, class_of_crew(g, card)) and conditions.holds(
                g, seat, ability.condition
            ):
                return not excess(g, seat, ship, 1, cards)
    return False


def class_of_crew(g: Rim, card: int) -> int:
    """The class of the contact whose card a crew is; -1: it comes from elsewhere."""
    contact = contact_of(g, card)
    return g.cards.contact_class[contact] if contact >= 0 else -1


def no_room(g: Rim, seat: int, other: int, card: int) -> int:
    """RIM-9.5, RIM-R327: why discarding one card makes no room for another."""
    if other not in g.assets[seat]:
        return NOT_HELD
    if g.cards.keep[values.face(g, other)]:
        return KEPT_CARD
    cards = [*without(g.assets[seat], other), card]
    if not fits(g, seat, cards):
        return MAKES_NO_ROOM
    return ALLOWED if within_limits(g, cards) else ONE_ARMOR_ONLY


def could_make_room(g: Rim, seat: int, card: int) -> bool:
    """RIM-9.5, RIM-R310: whether some card can go so that this one can be taken."""
    for other in g.assets[seat]:
        if not no_room(g, seat, other, card):
            return True
    return False


def no_gain(g: Rim, seat: int, card: int) -> int:
    """RIM-R310, R327: why a card cannot be gained at all, not even by making room."""
    no = no_place(g, seat, card)
    if no == NO_SLOT and could_make_room(g, seat, card):
        return ALLOWED
    return no


# Gaining.


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
    """RIM-9.5, RIM-R75, R311, R327: a card is gained; without an empty slot one must make room.

    Afterwards one of the two lists of steps is carried out.
    """
    no = no_place(g, seat, card)
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
    return [choices.PICK + other for other in g.assets[seat] if not no_room(g, seat, other, card)]


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
    return no_room(g, owner, option - choices.PICK, card)


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
    drop_quietly(g, seat, option - choices.PICK)


def settle_in(g: Rim, seat: int, card: int, source: int, one: int, then_kept: Effects) -> None:
    """RIM-9.5, RIM-R98: goals that the gain of a crew fulfils, the card in its slot, then all that
    follows from it.
    """
    g.then(*then_kept)
    if type_of(g, card) == CREW:
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
        g.then((refit, one), (goals.look,))
        return
    piles.card_goes(g, card, source, one, ASSETS, seat)
    if g.telling:
        g.tell(ASSET_GAINED, (seat, card))


def take_from(g: Rim, taker: int, giver: int, card: int) -> None:
    """RIM-R315: an asset is taken from another player; it needs a slot."""
    if card in g.assets[giver]:
        g.then((gain, taker, card, ASSETS, giver, True, (), ()))


def hand_over(g: Rim, card: int, giver: int, taker: int) -> None:
    """RIM-8.7, RIM-R89: an asset changes hands, with its contact; its goal token goes."""
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


def rotate(g: Rim, seat: int, card: int) -> None:
    """The other half is in force now."""
    if g.cards.other_half[card] < 0:
        return
    if card in g.rotated:
        g.rotated.remove(card)
    else:
        g.rotated.append(card)
    if g.telling:
        g.tell(ASSET_ROTATED, (seat, card, values.face(g, card)))
    g.then((refit, seat), (goals.look,))


# Losing.


def clear(g: Rim, card: int) -> None:
    """RIM-R89: what was chosen for a card and lay on it is gone with it."""
    if card in g.rotated:
        g.rotated.remove(card)
    if card in g.tokened:
        g.tokened.remove(card)
    if card in g.captured:
        g.captured.remove(card)
    for destined in g.destined:
        if destined.card == card:
            g.destined.remove(destined)
            return


def drop(g: Rim, seat: int, card: int) -> None:
    """RIM-3.1, 3.2, RIM-R26, R33, R67: an asset is discarded; its token goes to a free place."""
    g.then((refit, seat), (goals.look,))
    drop_quietly(g, seat, card)


def drop_quietly(g: Rim, seat: int, card: int) -> None:
    """RIM-3.1, 3.2, RIM-R33, R67: an asset is discarded, and what follows of it waits."""
    token = token_of(g, seat, card)
    clear(g, card)
    piles.discard(g, card, ASSETS, seat)
    if g.telling:
        g.tell(ASSET_DISCARDED, (seat, card))
    if token != NONE:
        g.then((token_home, seat, token))


def drop_out(g: Rim, seat: int, card: int) -> None:
    """RIM-3.3: an asset leaves the game, and a token that still lies with it."""
    token = token_of(g, seat, card)
    clear(g, card)
    piles.card_goes(g, card, ASSETS, seat, REMOVED, 0)
    if g.telling:
        g.tell(ASSET_REMOVED, (seat, card))
    if token != NONE:
        piles.token_goes(g, token, ABOARD, seat, GONE, 0)
    g.then((refit, seat), (goals.look,))


def free_spots(g: Rim, seat: int) -> list[int]:
    """RIM-R34: the nearest places without a contact, from where the player is."""
    found: list[int] = []
    least = 0
    for spot in range(len(g.contacts)):
        if g.contacts[spot]:
            continue
        far = values.distance(g, g.at[seat], g.cards.spot_space[spot])
        if not found or far < least:
            found = [spot]
            least = far
        elif far == least:
            found.append(spot)
    return found


def token_home(g: Rim, seat: int, token: int) -> None:
    """RIM-R33, R34, R67: the token goes face up to the nearest free place, or out of the game."""
    spots = free_spots(g, seat)
    if not spots:
        piles.token_goes(g, token, ABOARD, seat, GONE, 0)
        if g.telling:
            g.tell(OUT_OF_GAME, (token,))
    elif len(spots) == 1:
        token_lies(g, seat, token, spots[0])
    else:
        g.ask(seat, NEAREST_SPOT, spots, (token_lies, seat, token))


def no_home(g: Rim, seat: int, option: int, owner: int, token: int) -> int:
    """RIM-R34: one of the nearest free places."""
    if not 0 <= option < len(g.contacts):
        return NO_SUCH_THING
    if g.contacts[option]:
        return PLACE_NOT_FREE
    return ALLOWED if option in free_spots(g, owner) else PLACE_FARTHER


def token_lies(g: Rim, seat: int, token: int, spot: int) -> None:
    """RIM-R33, R34: the contact is back on a planet, face up."""
    piles.token_goes(g, token, ABOARD, seat, CONTACTS, spot)
    if g.telling:
        g.tell(CONTACT_RETURNS, (token, spot))


# Too few slots.


def over_by(g: Rim, seat: int, cards: list[int]) -> int:
    """RIM-R26: how many of these cards find no slot."""
    return excess(g, seat, values.ship_of(g, seat), g.ship_flipped[seat], cards)


def no_fit(g: Rim, seat: int, card: int) -> int:
    """RIM-12.3, RIM-R26: why losing this card would not help the others to fit."""
    if card not in g.assets[seat]:
        return NOT_HELD
    if g.cards.keep[values.face(g, card)]:
        return KEPT_CARD
    fewer = over_by(g, seat, without(g.assets[seat], card))
    return ALLOWED if fewer < over_by(g, seat, g.assets[seat]) else MAKES_NO_ROOM


def surplus(g: Rim, seat: int) -> list[int]:
    """RIM-R26: the cards of which one must go now; none where all fit."""
    if not over_by(g, seat, g.assets[seat]):
        return []
    return [card for card in g.assets[seat] if not no_fit(g, seat, card)]


def refit(g: Rim, seat: int) -> None:
    """RIM-12.3, RIM-R26: cards that find no slot are discarded, one after another."""
    options = surplus(g, seat)
    if len(options) > 1:
        g.ask(seat, SHIP_FIT, options, (unfitted, seat))
    elif options:
        unfitted(g, seat, options[0])


def no_refit(g: Rim, seat: int, option: int, owner: int) -> int:
    """RIM-12.3, RIM-R26: a card whose loss helps the rest to fit."""
    return no_fit(g, owner, option)


def unfitted(g: Rim, seat: int, card: int) -> None:
    """RIM-R26: this card goes; then the rest is looked at."""
    g.then((refit, seat), (goals.look,))
    drop_quietly(g, seat, card)


def refit_traded(g: Rim, seat: int) -> None:
    """RIM-R17: after a trade too many cards for the slots of a type are discarded."""
    options = [choices.PICK + card for card in surplus(g, seat)]
    if len(options) > 1:
        g.ask(seat, MAKE_ROOM, options, (trade_fitted, seat))
    elif options:
        trade_fitted(g, seat, options[0])


def no_refit_traded(g: Rim, seat: int, option: int, owner: int) -> int:
    """RIM-R17: a card whose loss helps the rest to fit."""
    if option == choices.DECLINE:
        return MUST_BE_TAKEN
    return no_fit(g, owner, option - choices.PICK)


def trade_fitted(g: Rim, seat: int, option: int) -> None:
    """RIM-R17: this card goes; then the rest is looked at."""
    g.then((refit_traded, seat))
    drop_quietly(g, seat, option - choices.PICK)
