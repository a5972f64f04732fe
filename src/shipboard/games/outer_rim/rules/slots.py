"""RIM-9.4, 9.5, RIM-R26, R327: the slots for assets, counted and not addressed; what fits."""

from __future__ import annotations

from typing import Final

from ..numbers import (
    ALLOWED,
    KEPT_CARD,
    MAKES_NO_ROOM,
    NO_SLOT,
    NOT_AN_ASSET,
    NOT_HELD,
    ONE_ARMOR_ONLY,
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
)
from ..state import Rim
from . import conditions, gaining, values

KINDS: Final = len(SLOTS)
SLOTS_OF_TYPE: Final = {
    GEAR: 1 << GEAR_SLOT,
    JOB: 1 << JOB_SLOT,
    BOUNTY: 1 << JOB_SLOT,
    CARGO: 1 << CARGO_SLOT | 1 << FLEX_SLOT,
    MOD: 1 << MOD_SLOT | 1 << FLEX_SLOT,
    CREW: 1 << CREW_SLOT,
}
NO_KIND: Final = -1
SEVERAL: Final = -2
# Of each mask the one kind of slots in it, if it is one.
ONLY_SLOT: Final = tuple(
    [SEVERAL if mask & mask - 1 else mask.bit_length() - 1 for mask in range(1 << KINDS)]
)
TO_SLOTS: Final = ((1 << KINDS) - 1) << TO_SLOT  # what adds slots of any kind


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


def excess(g: Rim, seat: int, ship: int, flipped: int, cards: list[int], more: int = 0) -> int:
    """RIM-R26: how many of these cards find no slot, however they are laid.

    No card lies in a slot that it provides itself. `more` is a mask of slots for one card more.
    """
    slots = printed_slots(g, seat, ship, flipped)
    masks: list[int] = [more] if more else []
    givers: list[int] = []
    adds, mask_of, turned = g.cards.card_adds, g.cards.slot_mask, g.rotated
    for card in cards:
        now = values.face(g, card) if turned else card
        if adds[now] & TO_SLOTS:
            givers.append(card)
        elif mask_of[now]:
            masks.append(mask_of[now])
    for card in givers:
        for slot in range(KINDS):
            slots[slot] += provided(g, seat, card, slot)
    for card in givers:
        mask = slots_for(g, card)
        if mask:
            masks.append(mask & ~own_slots(g, seat, card, slots))
    return crowded(slots, masks)


def own_slots(g: Rim, seat: int, card: int, slots: list[int]) -> int:
    """A mask of the kinds of which there are no slots but those that this card provides."""
    mask = 0
    for slot in range(KINDS):
        own = provided(g, seat, card, slot)
        if own and slots[slot] <= own:
            mask |= 1 << slot
    return mask


def crowded(slots: list[int], masks: list[int]) -> int:
    """How many cards find no slot, if each can lie in the slots of its mask.

    Cards with only one kind of slots take them first, and those that come too late have none.
    """
    left = slots.copy()
    found = 0
    freer: list[int] = []
    for mask in masks:
        slot = ONLY_SLOT[mask]
        if slot == SEVERAL:
            freer.append(mask)
        elif slot != NO_KIND and left[slot]:
            left[slot] -= 1
        else:
            found += 1
    return found + too_few(left, freer) if freer else found


def too_few(slots: list[int], masks: list[int]) -> int:
    """How many cards find no slot where each can choose: the worst set of kinds of slots counts, by
    as many as its slots are too few for the cards that can lie nowhere else.
    """
    shared = 0
    for mask in masks:
        shared |= mask
    alike = masks.count(shared)  # if all are, no smaller set has a card
    worst = 0
    kinds = shared
    while kinds:
        few = 0
        for mask in masks:
            if mask | kinds == kinds:
                few += 1
        if few > worst:
            for slot in range(KINDS):
                if kinds >> slot & 1:
                    few -= slots[slot]
            worst = max(worst, few)
        kinds = kinds - 1 & shared if alike < len(masks) else 0
    return worst


def fits(g: Rim, seat: int, cards: list[int]) -> bool:
    """RIM-R26: whether these cards, as all of the player's assets, find slots."""
    return not excess(g, seat, values.ship_of(g, seat), g.ship_flipped[seat], cards)


def has_free(g: Rim, seat: int, type_: int) -> bool:
    """RIM-64.4: whether one more asset of this type would find an empty slot."""
    ship, flipped = values.ship_of(g, seat), g.ship_flipped[seat]
    return not excess(g, seat, ship, flipped, g.assets[seat], SLOTS_OF_TYPE[type_])


def ship_holds(g: Rim, seat: int, ship: int, cards: list[int]) -> bool:
    """RIM-12.2, RIM-R302: whether these cards find slots on another ship, its goal side up."""
    return not excess(g, seat, ship, 0, cards)


def within_limits(g: Rim, cards: list[int]) -> bool:
    """RIM-R327: whether these cards are not more Armor than one may hold."""
    return limits_hold(g, [values.face(g, card) for card in cards] if g.rotated else cards)


def limits_hold(g: Rim, faces: list[int]) -> bool:
    """RIM-R327: the same of the halves in force."""
    armors = 0
    limited = False
    traits = g.cards.traits
    for face in faces:
        if traits[face] & ARMOR:
            armors += 1
            limited = limited or g.cards.one_armor[face]
    return armors < 2 or not limited


def over_limit(g: Rim, cards: list[int]) -> bool:
    """RIM-R327: whether these cards are more Armor than one may hold."""
    return not within_limits(g, cards)


def no_limit(g: Rim, seat: int, card: int) -> int:
    """RIM-R327: whether the player could not hold this card beside the others, slots apart."""
    return ALLOWED if within_limits(g, with_card(g, seat, card)) else ONE_ARMOR_ONLY


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
    return no_limit(g, seat, card)


def fits_when_flipped(g: Rim, seat: int, card: int, cards: list[int]) -> bool:
    """RIM-24.3: whether gaining this crew fulfils the ship's goal, whose other side has room."""
    ship = values.ship_of(g, seat)
    if ship < 0 or g.ship_flipped[seat] or values.type_of(g, card) != CREW:
        return False
    if seat >= g.people:  # whoever is played by the rules has no goals (RIM-62.3)
        return False
    if not g.cards.ship_moments[ship] >> GAIN_CREW & 1:
        return False
    for ability in g.cards.ship_abilities[ship]:
        if ability.when == GAIN_CREW and ability.goal and ability.side in (FRONT, BOTH_SIDES):
            if ability.detail in (-1, gaining.class_of_crew(g, card)) and conditions.holds(
                g, seat, ability.condition
            ):
                return not excess(g, seat, ship, 1, cards)
    return False


def no_room(g: Rim, seat: int, other: int, card: int) -> int:
    """RIM-9.5, RIM-R141, R327: why discarding one card makes no room for another."""
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
    for other in likely_first(g, g.assets[seat], card):
        if not no_room(g, seat, other, card):
            return True
    return False


def likely_first(g: Rim, cards: list[int], card: int) -> list[int]:
    """These cards, those first that lie in slots for this one: what makes room is soon found."""
    mask_of = g.cards.slot_mask
    mask = mask_of[values.face(g, card)]
    found = [other for other in cards if mask_of[other] & mask]
    return found + [other for other in cards if other not in found]


def no_gain(g: Rim, seat: int, card: int) -> int:
    """RIM-R310, R327: why a card cannot be gained at all, not even by making room."""
    no = no_place(g, seat, card)
    if no == NO_SLOT and could_make_room(g, seat, card):
        return ALLOWED
    return no


def over_by(g: Rim, seat: int, cards: list[int]) -> int:
    """RIM-R26: how many of these cards find no slot."""
    return excess(g, seat, values.ship_of(g, seat), g.ship_flipped[seat], cards)
