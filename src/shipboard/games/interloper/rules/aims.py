"""INT-R14: what an ability is aimed at is named when it is declared, step by step.

An aim is one number: an edge, a room, a figure, a card, an NPC type, off or on, a feature, a
figure and a penalty, or an NPC and its route.
"""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.state import Step

from .. import choices
from ..numbers import (
    ALIEN_REPAIRS_NOTHING,
    ALL_FACE_UP,
    ALLOWED,
    ALLY,
    AT_CARD,
    AT_EDGE,
    AT_FIGURE,
    AT_PENALTY,
    AT_PLACE,
    AT_POWER,
    AT_TRAIT,
    AT_TYPE,
    BROOD_COMPLETE,
    DISCARD_OF_OTHER_TYPE,
    DISCARD_TOO_DEAR,
    DOOR_ELSEWHERE,
    DOOR_IS_LOCKED,
    DOOR_IS_UNLOCKED,
    DOOR_IS_WRECKED,
    FABRICATE_PICK,
    FEATURE,
    FORBIDDEN_TO_REPAIR,
    HEAL_PICK,
    HEAL_WHO,
    HOLDS_NO_ITEMS,
    NO_ALLY_HERE,
    NO_CONNECTED_ROOM,
    NO_DOOR,
    NO_ENEMY_HERE,
    NO_NPC,
    NO_NPC_CAN_GO,
    NO_OUTER_WALL,
    NO_TECH_TO_REPAIR,
    NOBODY_TO_HEAL,
    NOBODY_TO_THAW,
    NOT_DISCARDED,
    NOT_FACE_DOWN_THERE,
    NOT_FACE_UP,
    NOT_WRECKED,
    NOTHING_TO_AIM_AT,
    NOTHING_TO_HEAL,
    NOTHING_WRECKED,
    NPC_HAS_NO_WAY,
    NPC_IS_DEAD,
    NPC_ROUTE,
    ONE_ROOM_AT_LEAST,
    ONLY_FOR_YOURSELF,
    OUT_OF_REACH,
    OUTER_WALL_INTACT,
    PEEK_PICK,
    POWER,
    POWER_IS_ON,
    SUPPRESS_PICK,
    TARGET_ROOM,
    THAW_PICK,
    TOO_FAR,
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
from ..state import NOBODY, SLOTS, Deed, Interloper
from .decks import distinct
from .declaring import barred
from .figures import bits, can_hold, has_stat, owner
from .frames import ROOM_TEXT, WHO_SELF, allies_here
from .penalties import copy_of, healable, no_heal
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


def no_aim_at_all(g: Interloper, figure: int, ability: Ability) -> int:
    """INT-4.4, INT-R14: whether there is something to aim at."""
    aim = ability[A_AIM]
    if aim in (AIM_NOTHING, AIM_ROOM, AIM_NEAR, AIM_ALLY, AIM_POWER):
        return ALLOWED
    if aim == AIM_PENALTY:
        return ALLOWED if patients(g, figure, ability) else NOBODY_TO_HEAL
    if aim == AIM_FACE_DOWN:
        return ALLOWED if g.face_down[g.alien_player] > 0 else ALL_FACE_UP
    if aim == AIM_HOLDER:
        return ALLOWED if can_hold(g, figure) else HOLDS_NO_ITEMS
    if aim == AIM_PLACE:
        few = living_brood(g, ability[A_FIRST]) < ability[A_SECOND]
        return ALLOWED if few else BROOD_COMPLETE
    if aim == AIM_ENEMIES:
        foes = g.here[g.at[figure]] & (COLONISTS if figure < COLONIST else ALIENS)
        return ALLOWED if foes else NO_ENEMY_HERE
    if aim == AIM_REPAIR:
        return no_repair_by_text(g, figure)
    if aim == AIM_OUTER:
        reason = no_repairer(g, figure)
        if reason:
            return reason
    if aim == AIM_NPC:
        return ALLOWED if movable_npcs(g) else NO_NPC_CAN_GO
    return ALLOWED if aims(g, figure, ability) else NOTHING_TO_AIM_AT


def aims(g: Interloper, figure: int, ability: Ability) -> list[int]:
    """What an ability that is aimed in one stage may be aimed at."""
    pack = g.cards
    aim = ability[A_AIM]
    room = g.at[figure]
    if aim == AIM_DOOR:
        doors = [e for e in range(len(g.edge_state)) if pack.edge_sort[e] == DOOR]
        return [e for e in doors if fits(g.edge_state[e], ability[A_FIRST])]
    if aim == AIM_OWN_DOOR:
        return [e for e in pack.doors[room] if fits(g.edge_state[e], ability[A_FIRST])]
    if aim == AIM_ROOM:
        return list(range(pack.rooms))
    if aim == AIM_NEAR:
        return bits(near_rooms(g, figure))
    if aim == AIM_TRAIT:
        return open_traits(g)
    if aim == AIM_REPAIR:
        return repairable(g, figure)
    if aim == AIM_ALLY:
        return bits(allies_here(g, figure))
    if aim == AIM_SLOT:
        return hidden_slots(g)
    found = [choices.OFF, choices.ON]
    if aim == AIM_DISCARD:
        found = distinct(g.tech_discard, 0, len(g.tech_discard))
    elif aim == AIM_TYPE:
        found = [0, 1, 2]
    elif aim == AIM_OUTER:
        found = [choices.FEATURE_EDGE + edge for edge in pack.outer if edge >= 0]
    return [option for option in found if not no_aim(g, figure, ability, option)]


def near_rooms(g: Interloper, figure: int) -> int:
    """The mask of the figure's room and the adjacent ones."""
    return g.cards.adjacent[g.at[figure]] | 1 << g.at[figure]


def no_aim(g: Interloper, figure: int, ability: Ability, option: int) -> int:
    """INT-R14: what an ability that is aimed in one stage may not be aimed at."""
    aim = ability[A_AIM]
    if aim in (AIM_DOOR, AIM_OWN_DOOR):
        return no_door_for(g, figure, ability, option)
    if aim == AIM_NEAR:
        return ALLOWED if near_rooms(g, figure) >> option & 1 else TOO_FAR
    if aim == AIM_TRAIT:
        return ALLOWED if option in open_traits(g) else NOT_FACE_UP
    if aim == AIM_DISCARD:
        return no_fetch(g, figure, ability, option)
    if aim == AIM_TYPE:
        return ALLOWED if g.cards.type_mask[option] & lost_npcs(g) else NOBODY_TO_THAW
    if aim == AIM_OUTER:
        edge = option - choices.FEATURE_EDGE
        if edge < 0 or edge not in g.cards.outer:
            return NO_OUTER_WALL
        return ALLOWED if g.edge_state[edge] == WRECKED else OUTER_WALL_INTACT
    if aim == AIM_REPAIR:
        return no_repair(g, figure, option)
    if aim == AIM_ALLY:
        return ALLOWED if allies_here(g, figure) >> option & 1 else NO_ALLY_HERE
    if aim == AIM_SLOT:
        return ALLOWED if option in hidden_slots(g) else NOT_FACE_DOWN_THERE
    return POWER_IS_ON if aim == AIM_POWER and option == choices.ON and g.power else ALLOWED


def no_fetch(g: Interloper, figure: int, ability: Ability, design: int) -> int:
    """`fetch_discard`: a discarded item of a type and value that the text allows."""
    if not can_hold(g, figure):
        return HOLDS_NO_ITEMS
    if design not in g.tech_discard:
        return NOT_DISCARDED
    if g.cards.value[design] > ability[A_FIRST]:
        return DISCARD_TOO_DEAR
    fits_type = ability[A_SECOND] >> g.cards.item_type[design] & 1
    return ALLOWED if fits_type else DISCARD_OF_OTHER_TYPE


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


def no_stage(g: Interloper, seat: int, option: int, figure: int, text: int) -> int:
    """INT-R14: what is not asked for as the first stage of an aim."""
    ability = ability_of(g, text)
    if ability[A_AIM] == AIM_PENALTY:
        return no_patient(g, figure, ability, option)
    if ability[A_AIM] == AIM_NPC:
        return no_walker(g, option)
    return no_aim(g, figure, ability, option)


def name_aim(g: Interloper, deed: Deed, aimed: int, aim: int) -> None:
    """INT-4.3: write what an ability is aimed at into the declared action."""
    if aimed in (AIM_DOOR, AIM_OWN_DOOR):
        deed.edge = aim
    elif aimed in (AIM_ROOM, AIM_NEAR):
        deed.room = aim
    elif aimed in (AIM_OUTER, AIM_REPAIR):
        if aim >= choices.FEATURE_EDGE:
            deed.edge = aim - choices.FEATURE_EDGE
        else:
            deed.room = aim
    elif aimed == AIM_PENALTY:
        deed.other = aim >> CARD_BITS
        deed.picked = copy_of(g, aim >> CARD_BITS, aim & (1 << CARD_BITS) - 1)
    elif aimed in (AIM_TRAIT, AIM_DISCARD):
        deed.picked = aim
    elif aimed == AIM_ALLY:
        deed.other = aim
    elif aimed == AIM_NPC:
        deed.other = aim & (1 << FIGURE_BITS) - 1
        deed.route = tuple(rooms_of(aim))
    elif aimed in (AIM_TYPE, AIM_POWER, AIM_SLOT):
        deed.choice = aim


def tell_aim(g: Interloper, aimed: int, aim: int) -> None:
    """INT-4.3: tell what an ability is aimed at."""
    deed = Deed()
    name_aim(g, deed, aimed, aim)
    if deed.picked != NOBODY and deed.other != NOBODY:
        g.tell(AT_PENALTY, (deed.picked, deed.other))
    elif deed.picked != NOBODY:
        g.tell(AT_CARD, (deed.picked,))
    elif deed.other != NOBODY:
        g.tell(AT_FIGURE, (deed.other,))
    elif deed.room != NOBODY:
        g.tell(AT_PLACE, (deed.room,))
    elif deed.edge != NOBODY:
        g.tell(AT_EDGE, (deed.edge,))
    elif aimed == AIM_SLOT:
        g.tell(AT_TRAIT, (aim,))
    elif deed.choice != NOBODY:
        g.tell(AT_POWER if aimed == AIM_POWER else AT_TYPE, (deed.choice,))
    for room in deed.route:
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


def no_door_for(g: Interloper, figure: int, ability: Ability, edge: int) -> int:
    """INT-8.8, INT-R14: a door in a state that fits, of the own room if the text says so."""
    if g.cards.edge_sort[edge] != DOOR:
        return NO_DOOR
    reason = no_door_of(g, figure, edge) if ability[A_AIM] == AIM_OWN_DOOR else ALLOWED
    if reason:
        return reason
    return ALLOWED if fits(g.edge_state[edge], ability[A_FIRST]) else wrong_state(g, edge)


def no_door_of(g: Interloper, figure: int, edge: int) -> int:
    """INT-8.1, 8.8: a door of the figure's room."""
    if g.cards.edge_sort[edge] != DOOR:
        return NO_DOOR
    return ALLOWED if edge in g.cards.doors[g.at[figure]] else DOOR_ELSEWHERE


def wrong_state(g: Interloper, edge: int) -> int:
    """INT-8.3, 10.6: the state in which a door cannot be treated so."""
    if g.edge_state[edge] == WRECKED:
        return DOOR_IS_WRECKED
    return DOOR_IS_LOCKED if g.edge_state[edge] == LOCKED else DOOR_IS_UNLOCKED


# Penalties.


def patients(g: Interloper, figure: int, ability: Ability) -> list[int]:
    """INT-15.10: who in the room has a penalty that the ability could heal."""
    there = bits(allies_here(g, figure))
    return [ally for ally in there if not no_patient(g, figure, ability, ally)]


def no_patient(g: Interloper, figure: int, ability: Ability, ally: int) -> int:
    """INT-15.10: an ally in the room, or who uses it, with a penalty that can be healed so."""
    if not allies_here(g, figure) >> ally & 1:
        return NO_ALLY_HERE
    if ability[A_FIRST] >> 2 == WHO_SELF and ally != figure:
        return ONLY_FOR_YOURSELF
    able = healable(g, ally, ability[A_FIRST] & 3, ability[A_SECOND])
    return ALLOWED if able else NOTHING_TO_HEAL


def ask_penalty(g: Interloper, figure: int, text: int, then: Step, ally: int) -> None:
    """INT-15.9: which of the character's penalties."""
    ability = ability_of(g, text)
    options = healable(g, ally, ability[A_FIRST] & 3, ability[A_SECOND])
    pick(g, owner(g, figure), HEAL_PICK, options, (penalty_picked, ally, then))


def no_cure(
    g: Interloper, seat: int, option: int, figure: int, text: int, then: Step, ally: int
) -> int:
    """INT-15.9: a penalty of that character that can be healed so."""
    ability = ability_of(g, text)
    return no_heal(g, ally, option, ability[A_FIRST] & 3, ability[A_SECOND])


def penalty_picked(g: Interloper, ally: int, then: Step, design: int) -> None:
    """Character and penalty in one number."""
    g.stack.append((*then, ally << CARD_BITS | design))


# NPCs.


def movable_npcs(g: Interloper) -> list[int]:
    """The living NPCs that have somewhere to go."""
    return [npc for npc in bits(g.alive & NPCS) if not no_walker(g, npc)]


def no_walker(g: Interloper, npc: int) -> int:
    """INT-6.1, 6.11: a living NPC that has somewhere to go."""
    if not g.npcs >> npc & 1:
        return NO_NPC
    if not g.alive >> npc & 1:
        return NPC_IS_DEAD
    return ALLOWED if g.links[g.at[npc]] else NPC_HAS_NO_WAY


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


def no_route(
    g: Interloper, seat: int, option: int, mover: int, most: int, length: int, aim: int,
    then: Step, last: int,
) -> int:  # fmt: skip
    """INT-6.1: one room at least, along connected edges."""
    if option == choices.STOP:
        return ALLOWED if length else ONE_ROOM_AT_LEAST
    room = last - choices.PICK if length else g.at[last]
    return ALLOWED if g.links[room] >> option - choices.PICK & 1 else NO_CONNECTED_ROOM


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
    return sorted([c & DESIGN for slot, c in enumerate(g.traits[seat]) if shown >> slot & 1])


def hidden_slots(g: Interloper) -> list[int]:
    """The Alien's face-down slots, counted from 1: for others, whom no option may name the card."""
    return [trait % SLOTS + 1 for trait in hidden(g, g.alien_player, 0)]


def living_brood(g: Interloper, brood: int) -> int:
    """How many brood figures of a kind are on the board."""
    found = 0
    for figure in range(BROOD, COLONIST):
        if g.alive >> figure & 1 and g.cards.brood_sort[figure] == brood:
            found += 1
    return found


# Repairs.


def no_repairer(g: Interloper, figure: int) -> int:
    """INT-10.13, INT-R117: the prime never repairs, whatever a text allows, nor who is barred."""
    if figure < COLONIST:
        return ALIEN_REPAIRS_NOTHING
    return FORBIDDEN_TO_REPAIR if barred(g, figure) >> choices.REPAIR & 1 else ALLOWED


def no_repair_by_text(g: Interloper, figure: int) -> int:
    """INT-10.8, 7.11: whether a text that lets the figure try to repair is of any use."""
    return no_repairer(g, figure) or no_repair_at_all(g, figure)


def no_repair_at_all(g: Interloper, figure: int) -> int:
    """INT-10.8, 10.12, 10.13: whether a Colonist with a Tech stat has something to repair."""
    if figure < COLONIST:
        return ALIEN_REPAIRS_NOTHING
    if not has_stat(g, figure, TECH):
        return NO_TECH_TO_REPAIR
    return ALLOWED if g.wrecks and repairable(g, figure) else NOTHING_WRECKED


def repair_reach(g: Interloper, figure: int) -> int:
    """INT-10.8, 10.12, INT-R43, R44: the own room, and breached ones behind a door of it."""
    pack = g.cards
    room = g.at[figure]
    rooms = 1 << room
    for edge in pack.doors[room]:
        other = pack.edge_b[edge] if pack.edge_a[edge] == room else pack.edge_a[edge]
        rooms |= g.breached & 1 << other
    return rooms


def is_wrecked(g: Interloper, feature: int) -> bool:
    """Whether a room or an edge is wrecked."""
    if feature >= choices.FEATURE_EDGE:
        return g.edge_state[feature - choices.FEATURE_EDGE] == WRECKED
    return g.wrecked >> feature & 1 != 0


def repairable(g: Interloper, figure: int) -> list[int]:
    """INT-10.8, 10.12: what a repair could name, as features."""
    state = g.edge_state
    found: list[int] = []
    for room in bits(repair_reach(g, figure)):
        if g.wrecked >> room & 1:
            found.append(room)
        for edge in g.cards.edges[room]:
            if state[edge] == WRECKED and choices.FEATURE_EDGE + edge not in found:
                found.append(choices.FEATURE_EDGE + edge)
    found.sort()
    return found


def no_repair(g: Interloper, figure: int, feature: int) -> int:
    """INT-10.8, 10.12: something wrecked within reach."""
    reach = repair_reach(g, figure)
    if feature < choices.FEATURE_EDGE:
        near = reach >> feature & 1 != 0
    else:
        near = False
        for room in bits(reach):
            near = near or feature - choices.FEATURE_EDGE in g.cards.edges[room]
    if not near:
        return OUT_OF_REACH
    return ALLOWED if is_wrecked(g, feature) else NOT_WRECKED
