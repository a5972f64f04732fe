"""INT-R14: what an ability is aimed at is named when it is declared, step by step.

An aim is one number: an edge, a room, a figure, a card, an NPC type, off or on, a feature, a
figure and a penalty, or an NPC and its route.
"""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import KIND
from shipboard.kernel.state import Step

from .. import choices
from ..numbers import (
    ALLY,
    AT_CARD,
    AT_EDGE,
    AT_FIGURE,
    AT_PENALTY,
    AT_PLACE,
    AT_POWER,
    AT_TRAIT,
    AT_TYPE,
    FABRICATE_PICK,
    FEATURE,
    HEAL_PICK,
    HEAL_WHO,
    NPC_ROUTE,
    PEEK_PICK,
    POWER,
    SUPPRESS_PICK,
    TARGET_ROOM,
    THAW_PICK,
    WHICH_DOOR,
    WHICH_NPC,
)
from ..pack import (
    A_AIM,
    A_FIRST,
    A_SECOND,
    AIM_ALLY,
    AIM_DISCARD,
    AIM_DOOR,
    AIM_ENEMIES,
    AIM_FACE_DOWN,
    AIM_HOLDER,
    AIM_NEAR,
    AIM_NOTHING,
    AIM_NPC,
    AIM_OUTER,
    AIM_OWN_DOOR,
    AIM_PENALTY,
    AIM_PLACE,
    AIM_POWER,
    AIM_REPAIR,
    AIM_ROOM,
    AIM_SLOT,
    AIM_TRAIT,
    AIM_TYPE,
    ALIENS,
    BROOD,
    COLONIST,
    COLONISTS,
    DOOR,
    LOCKED,
    NPCS,
    TECH,
    UNLOCKED,
    WRECKED,
    Ability,
)
from ..state import (
    D_CHOICE,
    D_EDGE,
    D_OTHER,
    D_PICKED,
    D_PLACE,
    DEED,
    NOBODY,
    SLOTS,
    Interloper,
)
from .decks import distinct
from .declaring import barred
from .figures import bits, can_hold, has_stat, owner
from .frames import ROOM_TEXT, WHO_SELF, allies_here
from .penalties import copy_of, healable
from .traits import hidden

FIGURE_BITS: Final = 6  # of an aim at an NPC and its route
ROOM_BITS: Final = 6
CARD_BITS: Final = 17  # of an aim at a penalty: a card, or the one that is ignored (choices.py)


def pick(g: Interloper, seat: int, kind: int, options: list[int], then: Step) -> None:
    """A further stage of a choice; what leaves one option is not asked."""
    if len(options) == 1:
        g.stack.append((*then, options[0]))
    else:
        g.ask(seat, kind, options, then, True)


def ability_of(g: Interloper, text: int) -> Ability:
    """The ability of a room, or the action of a card."""
    found = g.cards.ability[ROOM_TEXT - text] if text <= ROOM_TEXT else g.cards.action[text]
    assert found
    return found


def can_aim(g: Interloper, figure: int, ability: Ability) -> bool:
    """INT-4.4, INT-R14: whether there is something to aim at."""
    aim = ability[A_AIM]
    if aim in (AIM_NOTHING, AIM_ROOM, AIM_NEAR, AIM_ALLY):
        return True
    if aim == AIM_PENALTY:
        return bool(patients(g, figure, ability))
    if aim == AIM_POWER:
        return True
    if aim == AIM_FACE_DOWN:
        return g.face_down[g.alien_player] > 0
    if aim == AIM_HOLDER:
        return can_hold(g, figure)
    if aim == AIM_PLACE:
        return living_brood(g, ability[A_FIRST]) < ability[A_SECOND]
    if aim == AIM_ENEMIES:
        return g.here[g.at[figure]] & (COLONISTS if figure < COLONIST else ALIENS) != 0
    if aim == AIM_REPAIR:
        return g.wrecks > 0 and could_repair(g, figure) and bool(repairable(g, figure))
    if aim == AIM_OUTER and not may_repair(g, figure):
        return False
    if aim == AIM_NPC:
        return bool(movable_npcs(g))
    return bool(aims(g, figure, ability))


def aims(g: Interloper, figure: int, ability: Ability) -> list[int]:
    """What an ability that is aimed in one stage may be aimed at."""
    pack = g.cards
    aim = ability[A_AIM]
    room = g.at[figure]
    if aim == AIM_DOOR:
        state = g.edge_state
        return [
            edge
            for edge in range(len(state))
            if pack.edge_kind[edge] == DOOR and fits(state[edge], ability[A_FIRST])
        ]
    if aim == AIM_OWN_DOOR:
        return [e for e in pack.doors[room] if fits(g.edge_state[e], ability[A_FIRST])]
    if aim == AIM_ROOM:
        return list(range(pack.rooms))
    if aim == AIM_NEAR:
        return bits(pack.adjacent[room] | 1 << room)
    if aim == AIM_TRAIT:
        return open_traits(g)
    if aim == AIM_DISCARD:
        if not can_hold(g, figure):
            return []
        able = [
            kind
            for kind in g.tech_discard
            if pack.value[kind] <= ability[A_FIRST]
            and ability[A_SECOND] >> pack.item_type[kind] & 1
        ]
        return distinct(able, 0, len(able))
    if aim == AIM_TYPE:
        return [t for t in range(3) if pack.type_mask[t] & lost_npcs(g)]
    if aim == AIM_OUTER:
        outer = [edge for edge in pack.outer if edge >= 0 and g.edge_state[edge] == WRECKED]
        return [choices.FEATURE_EDGE + edge for edge in outer]
    if aim == AIM_REPAIR:
        return repairable(g, figure)
    if aim == AIM_ALLY:
        return bits(allies_here(g, figure))
    if aim == AIM_SLOT:
        return hidden_slots(g)
    return [choices.OFF] if g.power else [choices.OFF, choices.ON]


KIND_OF_AIM: Final = {
    AIM_DOOR: WHICH_DOOR,
    AIM_OWN_DOOR: WHICH_DOOR,
    AIM_ROOM: TARGET_ROOM,
    AIM_NEAR: TARGET_ROOM,
    AIM_TRAIT: SUPPRESS_PICK,
    AIM_DISCARD: FABRICATE_PICK,
    AIM_TYPE: THAW_PICK,
    AIM_OUTER: FEATURE,
    AIM_REPAIR: FEATURE,
    AIM_ALLY: ALLY,
    AIM_POWER: POWER,
    AIM_SLOT: PEEK_PICK,
}


def ask_aim(g: Interloper, figure: int, text: int, then: Step) -> None:
    """INT-R14: name the target; the aim becomes the last argument of `then`."""
    ability = ability_of(g, text)
    aim = ability[A_AIM]
    seat = owner(g, figure)
    if aim == AIM_PENALTY:
        pick(g, seat, HEAL_WHO, patients(g, figure, ability), (ask_penalty, figure, text, then))
    elif aim == AIM_NPC:
        pick(g, seat, WHICH_NPC, movable_npcs(g), (ask_route, seat, ability[A_FIRST], 0, 0, then))
    elif aim in KIND_OF_AIM:
        pick(g, seat, KIND_OF_AIM[aim], aims(g, figure, ability), then)
    else:
        g.stack.append((*then, NOBODY))


def name_aim(g: Interloper, deed: list[int], aimed: int, aim: int) -> None:
    """INT-4.3: write what an ability is aimed at into the declared action."""
    if aimed in (AIM_DOOR, AIM_OWN_DOOR):
        deed[D_EDGE] = aim
    elif aimed in (AIM_ROOM, AIM_NEAR):
        deed[D_PLACE] = aim
    elif aimed in (AIM_OUTER, AIM_REPAIR):
        if aim >= choices.FEATURE_EDGE:
            deed[D_EDGE] = aim - choices.FEATURE_EDGE
        else:
            deed[D_PLACE] = aim
    elif aimed == AIM_PENALTY:
        deed[D_OTHER] = aim >> CARD_BITS
        deed[D_PICKED] = copy_of(g, aim >> CARD_BITS, aim & (1 << CARD_BITS) - 1)
    elif aimed in (AIM_TRAIT, AIM_DISCARD):
        deed[D_PICKED] = aim
    elif aimed == AIM_ALLY:
        deed[D_OTHER] = aim
    elif aimed == AIM_NPC:
        deed[D_OTHER] = aim & (1 << FIGURE_BITS) - 1
        deed.extend(rooms_of(aim))
    elif aimed in (AIM_TYPE, AIM_POWER, AIM_SLOT):
        deed[D_CHOICE] = aim


def tell_aim(g: Interloper, aimed: int, aim: int) -> None:
    """INT-4.3: tell what an ability is aimed at."""
    deed = [NOBODY] * DEED
    name_aim(g, deed, aimed, aim)
    if deed[D_PICKED] != NOBODY and deed[D_OTHER] != NOBODY:
        g.tell(AT_PENALTY, (deed[D_PICKED], deed[D_OTHER]))
    elif deed[D_PICKED] != NOBODY:
        g.tell(AT_CARD, (deed[D_PICKED],))
    elif deed[D_OTHER] != NOBODY:
        g.tell(AT_FIGURE, (deed[D_OTHER],))
    elif deed[D_PLACE] != NOBODY:
        g.tell(AT_PLACE, (deed[D_PLACE],))
    elif deed[D_EDGE] != NOBODY:
        g.tell(AT_EDGE, (deed[D_EDGE],))
    elif aimed == AIM_SLOT:
        g.tell(AT_TRAIT, (aim,))
    elif deed[D_CHOICE] != NOBODY:
        g.tell(AT_POWER if aimed == AIM_POWER else AT_TYPE, (deed[D_CHOICE],))
    for room in deed[DEED:]:
        g.tell(AT_PLACE, (room,))


# Doors.

TO_LOCK: Final = 1
TO_UNLOCK: Final = 2
TO_TOGGLE: Final = 3
TO_WRECK: Final = 4


def fits(state: int, way: int) -> bool:
    """Whether a door in this state can be locked, unlocked, toggled or wrecked."""
    if way == TO_WRECK:
        return state != WRECKED
    return (state == UNLOCKED and way & TO_LOCK != 0) or (state == LOCKED and way & TO_UNLOCK != 0)


# Penalties.


def patients(g: Interloper, figure: int, ability: Ability) -> list[int]:
    """INT-15.10: who in the room has a penalty that the ability could heal."""
    types, who = ability[A_FIRST] & 3, ability[A_FIRST] >> 2
    if who == WHO_SELF:
        return [figure] if healable(g, figure, types, ability[A_SECOND]) else []
    return [
        ally for ally in bits(allies_here(g, figure)) if healable(g, ally, types, ability[A_SECOND])
    ]


def ask_penalty(g: Interloper, figure: int, text: int, then: Step, ally: int) -> None:
    """INT-15.9: which of the character's penalties."""
    ability = ability_of(g, text)
    options = healable(g, ally, ability[A_FIRST] & 3, ability[A_SECOND])
    pick(g, owner(g, figure), HEAL_PICK, options, (penalty_picked, ally, then))


def penalty_picked(g: Interloper, ally: int, then: Step, kind: int) -> None:
    """Character and penalty in one number."""
    g.stack.append((*then, ally << CARD_BITS | kind))


# NPCs.


def movable_npcs(g: Interloper) -> list[int]:
    """The living NPCs that have somewhere to go."""
    return [npc for npc in bits(g.alive & NPCS) if g.links[g.at[npc]]]


def ask_route(
    g: Interloper, seat: int, most: int, length: int, aim: int, then: Step, option: int
) -> None:
    """A route is asked room by room, with "stop" after the first room."""
    if length == 0:
        aim = option
        room = g.at[option]
    elif option == choices.STOP:
        g.stack.append((*then, aim))
        return
    else:
        room = option - choices.PICK
        aim |= room + 1 << FIGURE_BITS + (length - 1) * ROOM_BITS
    if length == most:
        g.stack.append((*then, aim))
        return
    options = [choices.STOP] if length else []
    options.extend([choices.PICK + other for other in bits(g.links[room])])
    pick(g, seat, NPC_ROUTE, options, (ask_route, seat, most, length + 1, aim, then))


def rooms_of(aim: int) -> list[int]:
    """The rooms of a route."""
    found = []
    route = aim >> FIGURE_BITS
    while route:
        found.append((route & (1 << ROOM_BITS) - 1) - 1)
        route >>= ROOM_BITS
    return found


def lost_npcs(g: Interloper) -> int:
    """INT-R119: dead NPCs of this game that do not lie on a trait."""
    return g.npcs & ~g.alive & ~g.recorded


# Traits and brood.


def open_traits(g: Interloper) -> list[int]:
    """The Alien's face-up traits that are not suppressed."""
    seat = g.alien_player
    shown = g.face_up[seat] & ~g.suppressed[seat]
    return sorted([c & KIND for slot, c in enumerate(g.traits[seat]) if shown >> slot & 1])


def hidden_slots(g: Interloper) -> list[int]:
    """The Alien's face-down slots, counted from 1: for others, whom no option may name the card."""
    return [trait % SLOTS + 1 for trait in hidden(g, g.alien_player, 0)]


def living_brood(g: Interloper, kind: int) -> int:
    """How many brood figures of a kind are on the board."""
    found = 0
    for figure in range(BROOD, COLONIST):
        if g.alive >> figure & 1 and g.cards.brood_kind[figure] == kind:
            found += 1
    return found


# Repairs.


def may_repair(g: Interloper, figure: int) -> bool:
    """INT-10.13, INT-R117: the prime never repairs, whatever a text allows, nor who is barred."""
    return figure >= COLONIST and not barred(g, figure) >> choices.REPAIR & 1


def could_repair(g: Interloper, figure: int) -> bool:
    """INT-10.8, 7.11: whether the figure could try to repair something."""
    return may_repair(g, figure) and has_stat(g, figure, TECH)


def repairable(g: Interloper, figure: int) -> list[int]:
    """INT-10.8, 10.12, INT-R43, R44: what a repair could name, as features."""
    pack = g.cards
    room = g.at[figure]
    rooms = 1 << room
    for edge in pack.doors[room]:
        other = pack.edge_b[edge] if pack.edge_a[edge] == room else pack.edge_a[edge]
        rooms |= g.breached & 1 << other
    found: list[int] = []
    for each in bits(rooms):
        if g.wrecked >> each & 1:
            found.append(each)
        for edge in pack.edges[each]:
            if g.edge_state[edge] == WRECKED and choices.FEATURE_EDGE + edge not in found:
                found.append(choices.FEATURE_EDGE + edge)
    found.sort()
    return found
