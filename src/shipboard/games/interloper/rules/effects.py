"""What texts do: each effect is a step that looks into the frame of its text."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, PLACE, draw, placed
from shipboard.kernel.chance import below
from shipboard.kernel.state import Step

from .. import choices
from ..numbers import (
    ALLOWED,
    BLOCKED,
    DOOR_LOCKED,
    DRILLED,
    FOUND_NOTHING,
    FOUND_OTHER_TYPE,
    GAINED_AP,
    GAINED_TRAIT,
    HOLDS_NO_ITEMS,
    NEXT_AP,
    NO_STALK,
    NO_WAY_TO_FLEE,
    NOT_FACE_DOWN_THERE,
    NOT_FOUND,
    PANIC_MOVE,
    PEEK_PICK,
    PEEKED,
    PLACED,
    REASON_GOAL_MET,
    RECORDED,
    REGENERATION_PICK,
    SENTRY,
    SET_AP,
    SIDE_ALIEN,
    STREAM_PEEK,
    SUPPRESSED,
    THAWED,
    TURNED,
)
from ..pack import ALIENS_ONLY, BROOD, COLONIST, PRIME, TECH, UNLOCKED, XENO, Condition
from ..state import (
    L_ASSIST,
    L_BLOCK,
    L_FIGURE,
    L_NO_STALK,
    L_POWER,
    L_SUPPRESSED,
    NOBODY,
    NORMAL_LOCK,
    Interloper,
)
from . import checks, items, penalties, ship
from .aims import (
    CARD_BITS,
    FIGURE_BITS,
    TO_LOCK,
    TO_UNLOCK,
    hidden_slots,
    living_brood,
    lost_npcs,
    rooms_of,
)
from .decks import discard_turned, distinct, turn_over
from .figures import bits, can_hold, holds, owner
from .frames import meant
from .lasting import forget, last, update
from .traits import ask_forced_reveal
from .victory import finish, judge, reached

# Action points.


def next_ap(g: Interloper, who: int, n: int) -> None:
    """`next_ap`, INT-R115: AP more or less at the start of the next turn; void on brood."""
    for figure in meant(g, who):
        if figure == PRIME or figure >= COLONIST:
            g.next_ap[owner(g, figure)] += n
            if g.telling:
                g.tell(NEXT_AP, (figure, n))


def set_next_ap(g: Interloper, who: int, n: int) -> None:
    """`set_next_ap`: the next turn starts with exactly n AP."""
    for figure in meant(g, who):
        if figure == PRIME or figure >= COLONIST:
            g.set_ap[owner(g, figure)] = n
            if g.telling:
                g.tell(SET_AP, (figure, n))


def gain_ap(g: Interloper, n: int) -> None:
    """`gain_ap`: AP at once, this turn."""
    figure = g.frames[-1].figure
    if owner(g, figure) == g.active:
        g.ap += n
        if g.telling:
            g.tell(GAINED_AP, (figure, n))


# Checks.


def check(
    g: Interloper, stat: int, threshold: int, purpose: int, who: int, no_items: bool,
    passed: tuple[Step, ...], failed: tuple[Step, ...],
) -> None:  # fmt: skip
    """`check`: whoever is meant makes it; effects follow by its result."""
    if stat == TECH and g.frames[-1].xeno_checks:
        stat = XENO
    for figure in meant(g, who):
        checks.check(g, figure, stat, threshold, purpose, no_items, passed, failed)


# Penalties.


def heal(g: Interloper, types: int, most: int) -> None:
    """`heal`: the penalty named at the declaration, else one that the holder picks now."""
    frame = g.frames[-1]
    aim = frame.aim
    if aim != NOBODY:
        figure = aim >> CARD_BITS
        design = aim & (1 << CARD_BITS) - 1
        if penalties.copy_of(g, figure, design) in penalties.healable(g, figure, types, most):
            penalties.heal(g, figure, design)
        return
    figure = frame.figure
    options = penalties.healable(g, figure, types, most)
    if len(options) == 1:
        penalties.heal(g, figure, options[0])
    elif options:
        g.ask(owner(g, figure), REGENERATION_PICK, options, (penalties.heal, figure))


# Items.


def no_regeneration(g: Interloper, seat: int, option: int, types: int, most: int) -> int:
    """INT-15.9: an own penalty that can be healed so."""
    return penalties.no_heal(g, g.frames[-1].figure, option, types, most)


def draw_items(g: Interloper, n: int, types: int, asks: int) -> None:
    """`draw_items`, INT-9.10 to 9.12, INT-R52: turn over n Tech cards; one of a type may be taken.

    While the finder chooses, the cards lie turned over.
    """
    figure = g.frames[-1].figure
    base = len(g.tech_turned)
    count = turn_over(g, TECH, n)
    if g.telling and count:
        g.tell(TURNED, (figure, tuple(g.tech_turned[base:]), TECH))
    g.then((ask_search, figure, types, base, asks))


def ask_search(g: Interloper, figure: int, types: int, base: int, asks: int) -> None:
    """INT-9.10, 9.12: take a matching card, or none."""
    turned = g.tech_turned
    found = distinct(turned, base, len(turned))
    able = [design for design in found if not no_find(g, figure, design, types, base)]
    if not able:
        searched(g, figure, base, choices.NONE)
        return
    options = [choices.NONE]
    options.extend([choices.PICK + design for design in able])
    g.ask(owner(g, figure), asks, options, (searched, figure, base))


def no_find(g: Interloper, figure: int, design: int, types: int, base: int) -> int:
    """INT-9.10, 14.10: one of the cards found, of a type that the room gives."""
    if not can_hold(g, figure):
        return HOLDS_NO_ITEMS
    if design not in g.tech_turned[base:]:
        return NOT_FOUND
    return ALLOWED if types >> g.cards.item_type[design] & 1 else FOUND_OTHER_TYPE


def no_search_pick(
    g: Interloper, seat: int, option: int, figure: int, types: int, base: int, asks: int
) -> int:
    """INT-9.10: none, or a matching card."""
    if option == choices.NONE:
        return ALLOWED
    return no_find(g, figure, option - choices.PICK, types, base)


def searched(g: Interloper, figure: int, base: int, option: int) -> None:
    """INT-9.10: the others are discarded."""
    if option == choices.NONE:
        discard_turned(g, TECH, base)
        if g.telling:
            g.tell(FOUND_NOTHING, (figure,))
        return
    g.tech_turned.remove(option - choices.PICK)
    discard_turned(g, TECH, base)
    items.gain_item(g, figure, option - choices.PICK, items.TURNED_OVER)


def fetch_discard(g: Interloper) -> None:
    """`fetch_discard`: take the named item from the Tech discard pile."""
    frame = g.frames[-1]
    design = frame.aim
    if design in g.tech_discard and can_hold(g, frame.figure):
        g.tech_discard.remove(design)
        items.gain_item(g, frame.figure, design, items.DISCARDED)


def discard_item(g: Interloper, who: int, types: int, most: int) -> None:
    """`discard_item`: the holder discards one of these items, if there is any."""
    for figure in meant(g, who):
        items.ask_discard_item(g, figure, types, most)


def no_discard(g: Interloper, seat: int, option: int, who: int, types: int, most: int) -> int:
    """INT-15.14: an item of the one meant that matches."""
    return items.no_loss(g, meant(g, who)[0], option, types, most)


def discard_this(g: Interloper) -> None:
    """`discard_this`, INT-14.13: the card goes to the Tech discard pile after its effect."""
    frame = g.frames[-1]
    design = frame.text
    if design in g.items[frame.figure]:
        if design in g.acts:
            g.acts.remove(design)
        if design in g.used:
            g.used.remove(design)
        items.lose_item(g, frame.figure, design)


# The ship.


def set_door(g: Interloper, way: int) -> None:
    """`set_door`, INT-R108: lock or unlock the named door without a check, without resin."""
    edge = g.frames[-1].aim
    if g.edge_state[edge] == UNLOCKED:
        if way & TO_LOCK:
            ship.lock(g, edge, NORMAL_LOCK)
            if g.telling:
                g.tell(DOOR_LOCKED, (edge,))
    elif way & TO_UNLOCK:
        ship.unlock(g, edge)


def wreck(g: Interloper) -> None:
    """`wreck`: the named door is wrecked."""
    ship.wreck_edge(g, g.frames[-1].aim)


def repair(g: Interloper) -> None:
    """`repair`: the named feature is repaired."""
    mend(g, g.frames[-1].aim)


def mend(g: Interloper, feature: int) -> None:
    """INT-10.10: a feature, a room or an edge, is repaired."""
    if feature >= choices.FEATURE_EDGE:
        ship.repair_edge(g, feature - choices.FEATURE_EDGE)
    else:
        ship.repair_room(g, feature)


BY_CHOICE: Final = 2  # off or on, as named at the declaration


def set_power(g: Interloper, state: int, until: int) -> None:
    """`set_power`: off for a while, beginning anew if it is off already; or on."""
    frame = g.frames[-1]
    forget(g, L_POWER)
    if (frame.aim if state == BY_CHOICE else state) == choices.OFF:
        last(g, L_POWER, 0, 0, until, frame.figure, NOBODY)
    else:
        update(g)


def block_room(g: Interloper, until: int) -> None:
    """`block_room`: the named room can be neither activated nor searched for a while."""
    frame = g.frames[-1]
    last(g, L_BLOCK, frame.aim, 0, until, frame.figure, NOBODY)
    if g.telling:
        g.tell(BLOCKED, (frame.aim,))


def ban_stalk_rooms(g: Interloper, until: int) -> None:
    """`ban_stalk`: no alien character can Stalk into the named room or those adjacent to it."""
    frame = g.frames[-1]
    room = frame.aim
    for each in bits(g.cards.adjacent[room] | 1 << room):
        last(g, L_NO_STALK, each, 0, until, frame.figure, NOBODY)
    if g.telling:
        g.tell(SENTRY, (room,))


def ban_stalk_of(g: Interloper, who: int, until: int) -> None:
    """`ban_stalk`: a figure cannot Stalk for a while."""
    for figure in meant(g, who):
        last(g, L_FIGURE, figure, 0, until, g.frames[-1].figure, figure)
        if g.telling:
            g.tell(NO_STALK, (figure,))


def assist_cards(g: Interloper, of_type: int, n: int, until: int) -> None:
    """`assist_cards`: each assisting NPC of the type adds n cards for a while."""
    last(g, L_ASSIST, of_type, n, until, g.frames[-1].figure, NOBODY)
    if g.telling:
        g.tell(DRILLED, (of_type, n))


# Figures.


def move_char(g: Interloper, who: int, n: int) -> None:
    """`move_char`: n times to a connected room of its player's choice, at no cost (INT-R114)."""
    for figure in meant(g, who):
        for _ in range(n):
            g.then((ask_panic, figure))


def ask_panic(g: Interloper, figure: int) -> None:
    """INT-15.14: if there is no connected room, nothing happens."""
    if not g.alive >> figure & 1:
        return
    options = bits(g.links[g.at[figure]])
    if len(options) == 1:
        ship.walk(g, figure, options[0])
    elif options:
        g.ask(owner(g, figure), PANIC_MOVE, options, (ship.walk, figure))


def no_flight(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-15.14: a connected room."""
    return ALLOWED if g.links[g.at[figure]] >> option & 1 else NO_WAY_TO_FLEE


def move_npc(g: Interloper) -> None:
    """`move_npc`, INT-R36: the named NPC walks its route, without claim or surcharge."""
    aim = g.frames[-1].aim
    for room in rooms_of(aim):
        if not g.over:
            ship.walk(g, aim & (1 << FIGURE_BITS) - 1, room)


def place(g: Interloper, brood: int, most: int) -> None:
    """`place`: a brood figure enters the board in the holder's room, never more than `most`."""
    figure = unborn(g, brood)
    room = g.at[g.frames[-1].figure]
    if figure != NOBODY and room >= 0 and living_brood(g, brood) < most:
        enter(g, figure, room)


def unborn(g: Interloper, brood: int) -> int:
    """A brood figure of this kind that is not on the board."""
    for figure in range(BROOD, COLONIST):
        if g.cards.brood_sort[figure] == brood and not g.alive >> figure & 1:
            return figure
    return NOBODY


def enter(g: Interloper, figure: int, room: int) -> None:
    """A figure is put on the board."""
    g.alive |= 1 << figure
    ship.put(g, figure, room)
    if g.telling:
        g.tell(PLACED, (figure, room))


def thaw_npc(g: Interloper) -> None:
    """`thaw_npc`, INT-6.13: a dead NPC of the named type comes back, unclaimed and unmarked."""
    frame = g.frames[-1]
    able = bits(lost_npcs(g) & g.cards.type_mask[frame.aim])
    if able:
        room = g.at[frame.figure]
        g.alive |= 1 << able[0]
        ship.put(g, able[0], room)
        if g.telling:
            g.tell(THAWED, (able[0], room))
        judge(g)


# Traits.


def reveal_trait(g: Interloper, n: int) -> None:
    """`reveal_trait`: the Alien must reveal n traits."""
    g.then((ask_forced_reveal, n))


TOP: Final = 0
RANDOM: Final = 1
ANY: Final = 2


def peek_trait(g: Interloper, selector: int) -> None:
    """`peek_trait`: the holder looks at one of the Alien's face-down traits.

    It is the first, one drawn, or the one named at the declaration, else one picked now.
    """
    frame = g.frames[-1]
    seat = owner(g, frame.figure)
    slots = hidden_slots(g)
    if selector == ANY and frame.aim != NOBODY:
        if frame.aim in slots:
            peek(g, seat, frame.aim)
    elif selector == ANY and len(slots) > 1:
        g.ask(seat, PEEK_PICK, slots, (peek, seat))
    elif slots:
        peek(g, seat, slots[below(g, STREAM_PEEK, len(slots)) if selector == RANDOM else 0])


def no_peek(g: Interloper, seat: int, option: int, selector: int) -> int:
    """INT-R14: a face-down trait of the Alien."""
    return ALLOWED if option in hidden_slots(g) else NOT_FACE_DOWN_THERE


def peek(g: Interloper, seat: int, number: int) -> None:
    """`peek_trait`: beside the Alien, this seat alone knows now what lies in the slot."""
    alien = g.alien_player
    slot = number - 1
    g.light += 1
    g.traits[alien][slot] |= 1 << PLACE + seat
    if g.telling:
        watchers = 1 << seat | 1 << alien
        g.tell(PEEKED, (seat, number), watchers, (g.traits[alien][slot] & DESIGN,))


def suppress_trait(g: Interloper, until: int) -> None:
    """`suppress_trait`, INT-16.14: the named trait has no effect for a while."""
    frame = g.frames[-1]
    seat = g.alien_player
    for slot, card in enumerate(g.traits[seat]):
        if card & DESIGN == frame.aim:
            last(g, L_SUPPRESSED, seat, slot, until, frame.figure, PRIME)
            if g.telling:
                g.tell(SUPPRESSED, (card & DESIGN,))


def gain_trait(g: Interloper, condition: Condition) -> None:
    """`gain_trait`, INT-17.18, 17.19: the uppermost fitting Xeno card, face down, is the holder's.

    Cards that do not fit are put under the deck, seen by the holder alone.
    """
    figure = g.frames[-1].figure
    seat = owner(g, figure)
    unfit = 0
    for _ in range(len(g.xeno_deck)):
        card = draw(g, g.xeno_deck)
        design = card & DESIGN
        if holds(condition, ALIENS_ONLY if g.cards.alien_only[design] else 0):
            g.traits[seat].append(placed(card, 0))
            g.face_down[seat] += 1
            if g.telling:
                g.tell(GAINED_TRAIT, (seat, unfit), 1 << seat, (design,))
            break
        g.xeno_deck.insert(0, placed(card, 1 << seat))
        unfit += 1
    g.buried = unfit


# Goals.

BY_TYPE: Final = 0
BY_NPC: Final = 1


def record(g: Interloper, what: int) -> None:
    """`record`, INT-R87: note the type of the slain NPC, or lay it upon this card."""
    frame = g.frames[-1]
    npc = frame.other
    if what == BY_NPC:
        g.recorded |= 1 << npc
    else:
        for of_type in range(3):
            if g.cards.type_mask[of_type] >> npc & 1:
                g.noted |= 1 << of_type
    if g.telling:
        g.tell(RECORDED, (npc, frame.text))
    judge(g)


def win_if(g: Interloper, what: int, n: int) -> None:
    """`win_if` at its own time, INT-18.2: the goal is met."""
    if reached(g, what, n):
        finish(g, SIDE_ALIEN, REASON_GOAL_MET)
