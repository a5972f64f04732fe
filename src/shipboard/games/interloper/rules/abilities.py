"""INT-9, 14.3, 14.7, 16: activating rooms, searching, using cards and traits, passing items."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN

from .. import choices
from ..numbers import (
    ACTIVATED,
    ALIEN_SEARCHES_NOTHING,
    ALIEN_USES_NO_ITEMS,
    ALLOWED,
    CARD_TOO_DEAR,
    FORBIDDEN_TO_RECEIVE,
    HOLDS_NO_ITEM,
    IN_OTHER_CASE,
    ITEM_NOT_YOURS,
    ITEM_PASSED,
    ITEM_USED,
    ITEM_WAS_USED,
    ITEMS_USED,
    NO_ABILITY,
    NO_ACTION_ON_IT,
    NO_OTHER_COLONIST_HERE,
    NO_RECEIVER,
    NO_STAT_FOR_IT,
    NO_SYMBOL,
    NO_TRAIT_OF_USE,
    NOT_FOR_ALIEN,
    NOT_SERVED,
    NOT_WORKING,
    NOTHING_OF_USE,
    OWN_CHARACTER,
    PASS_ITEM,
    PASS_TO,
    PASSED_ITEM,
    POWER_IS_OFF,
    ROOM_ACTIVATED,
    ROOM_BLOCKED,
    ROOM_IS_WRECKED,
    ROOM_SEARCHED,
    ROOM_USED,
    SEARCH_PICK,
    SEARCHED,
    TRAIT_ACTION,
    USE_CARD,
    USED_CARD,
    USED_IN_ROUND,
    USED_IN_TURN,
    USED_TRAIT,
)
from ..pack import (
    A_AIM,
    A_COST,
    A_DO,
    A_IF,
    A_PER_ROUND,
    A_PER_TURN,
    A_STATS,
    COLONIST,
    COLONISTS,
    NO_CIRCLE,
    NOTED,
    PRIME,
    T_ACTION,
    T_ACTIVATE,
    T_COUNTS,
    T_EXTRA_USE,
    T_SEARCH,
    T_USE,
    TECH,
    XENO,
    Ability,
)
from ..state import NOBODY, RECEIVE_ITEM, Deed, Interloper
from .aims import ability_of, ask_aim, name_aim, no_aim_at_all, no_stage, pick, tell_aim
from .decks import distinct
from .declaring import carry_out, cost, declare, deed_of, done
from .effects import draw_items
from .figures import bits, can_hold, has_stat, holds, owner, situation
from .frames import ROOM_TEXT, carry
from .items import mark_used, receive_item, take_item

SEARCH_SIZE = 3  # INT-9.10

# Rooms.


def served(g: Interloper, room: int) -> bool:
    """INT-9.3 to 9.5, 6.8, INT-R51: the NPC that the circle asks for is there, or a substitute."""
    of_type = g.cards.circle[room]
    if of_type < 0 or g.here[room] & g.cards.type_mask[of_type]:
        return True
    for figure in bits(g.here[room] & COLONISTS):
        if g.tags[figure] & T_COUNTS << of_type:
            return True
    return False


def xeno_checks(g: Interloper, room: int) -> int:
    """INT-9.9, 16.1: whether a trait lets the prime activate a room: -1 no, 0 yes, 1 by Xeno."""
    of_type = g.cards.circle[room]
    case = NO_CIRCLE if of_type < 0 else NOTED if g.noted >> of_type & 1 else 0
    found = 0 if g.cards.alien_use[room] else -1
    if g.tags[PRIME] & T_ACTIVATE:
        for text in g.texts[PRIME]:
            condition, stat = g.cards.activate[text]
            if g.cards.tags[text] & T_ACTIVATE and holds(condition, case):
                found = max(found, 1 if stat == XENO else 0)
    return found


def no_activate(g: Interloper, figure: int) -> int:
    """INT-9.1 to 9.9, 4.4: whether the room's ability is available to the figure."""
    room = g.at[figure]
    ability = g.cards.ability[room]
    if not ability:
        return NO_ABILITY
    if (g.wrecked | g.blocked) >> room & 1:
        return ROOM_IS_WRECKED if g.wrecked >> room & 1 else ROOM_BLOCKED
    if not g.power and not g.cards.unpowered[room]:
        return POWER_IS_OFF
    if room_spent(g, figure, room):
        return ROOM_ACTIVATED if g.activated >> room & 1 else ROOM_SEARCHED
    by_xeno = 0
    if figure == PRIME:
        by_xeno = xeno_checks(g, room)
        if by_xeno < 0:
            return NOT_FOR_ALIEN
    elif not served(g, room):
        return NOT_SERVED
    if not has_stats(g, figure, ability[A_STATS], by_xeno):
        return NO_STAT_FOR_IT
    return no_aim_at_all(g, figure, ability)


def room_spent(g: Interloper, figure: int, room: int) -> bool:
    """INT-9.6, 9.13, 17.7, INT-R18, R95: activated already, with a further use for some."""
    if g.shared_use and g.searched >> room & 1:
        return True
    if not g.activated >> room & 1:
        return False
    return not (g.own_rooms >> room & 1 and g.extra_uses < extra_uses(g, figure))


def extra_uses(g: Interloper, figure: int) -> int:
    """`extra_activation`: further uses in a turn of rooms that the figure has activated in it."""
    found = 0
    if g.tags[figure] & T_EXTRA_USE:
        for text in g.texts[figure]:
            found += g.cards.extra_use[text]
    return found


def has_stats(g: Interloper, figure: int, stats: int, by_xeno: int) -> bool:
    """INT-7.11, 17.13: the figure can make all checks that the ability asks of it."""
    for stat in bits(stats):
        if not has_stat(g, figure, XENO if stat == TECH and by_xeno else stat):
            return False
    return True


def ask_activate(g: Interloper, figure: int) -> None:
    """INT-9.2: what the room's ability is aimed at."""
    text = ROOM_TEXT - g.at[figure]
    ask_aim(g, figure, text, (declare_activate, figure))


def no_activate_at(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-9.2: what the room's ability cannot be aimed at."""
    return no_stage(g, seat, option, figure, ROOM_TEXT - g.at[figure])


def declare_activate(g: Interloper, figure: int, aim: int) -> None:
    """INT-9.2, 9.6: the room is spent for this round, whatever the check brings."""
    room = g.at[figure]
    price = cost(g, figure, choices.ACTIVATE)
    by_xeno = xeno_checks(g, room) if figure == PRIME else 0
    ability = ability_of(g, ROOM_TEXT - room)
    if g.telling:
        g.tell(ACTIVATED, (figure, room))
        tell_aim(g, ability[A_AIM], aim)
    declare(
        g, aimed_deed(g, choices.ACTIVATE, figure, NOBODY, ability, aim), price,
        (carry_out,),
        (carry, ability[A_DO], figure, ROOM_TEXT - room, aim, NOBODY, by_xeno > 0),
        (done,),
    )  # fmt: skip
    if g.activated >> room & 1:
        g.extra_uses += 1
    g.activated |= 1 << room
    g.activated_by[room] = g.active
    g.own_rooms |= 1 << room


def aimed_deed(
    g: Interloper, action: int, figure: int, text: int, ability: Ability, aim: int
) -> Deed:
    """What is declared: the card and what its ability is aimed at."""
    deed = deed_of(action, figure, card=text)
    name_aim(g, deed, ability[A_AIM], aim)
    return deed


# Searching.


def no_search(g: Interloper, figure: int) -> int:
    """INT-9.10, 9.13 to 9.15: whether the room can be searched."""
    room = g.at[figure]
    if not g.cards.search[room]:
        return NO_SYMBOL
    if figure < COLONIST and not (g.tags[figure] & T_SEARCH and can_hold(g, figure)):
        return ALIEN_SEARCHES_NOTHING
    if (g.searched | g.blocked) >> room & 1:
        return ROOM_SEARCHED if g.searched >> room & 1 else ROOM_BLOCKED
    return ROOM_USED if g.shared_use and g.activated >> room & 1 else ALLOWED


def declare_search(g: Interloper, figure: int) -> None:
    """INT-9.10, 9.13: once per round and room."""
    room = g.at[figure]
    price = cost(g, figure, choices.SEARCH)
    if g.telling:
        g.tell(SEARCHED, (figure, room))
    declare(g, deed_of(choices.SEARCH, figure, room=room), price, (search, figure, room), (done,))
    g.searched |= 1 << room
    g.searched_by[room] = g.active


def search(g: Interloper, figure: int, room: int) -> None:
    """INT-9.10, 9.11: three Tech cards are turned over."""
    carry_out(g)
    found = ((draw_items, SEARCH_SIZE, g.cards.search[room], SEARCH_PICK),)
    carry(g, found, figure, ROOM_TEXT - room, NOBODY, NOBODY, False)


# Cards with an action.


def no_use(g: Interloper, figure: int, text: int, action: int) -> int:
    """INT-4.4, 14.3, INT-R19: whether the action of a card could be declared."""
    found = g.cards.action[text]
    if not found:
        return NO_ACTION_ON_IT
    if found[A_PER_TURN] and g.acts.count(text) >= found[A_PER_TURN]:
        return USED_IN_TURN
    if found[A_PER_ROUND] and g.acts_round.count(text) >= found[A_PER_ROUND]:
        return USED_IN_ROUND
    if found[A_IF] and not holds(found[A_IF], situation(g, figure)):
        return IN_OTHER_CASE
    if action_cost(g, figure, found, action) > g.ap:
        return CARD_TOO_DEAR
    if not has_stats(g, figure, found[A_STATS], 0):
        return NO_STAT_FOR_IT
    return no_aim_at_all(g, figure, found)


def action_cost(g: Interloper, figure: int, ability: Ability, action: int) -> int:
    """The printed cost, changed like that of any such action."""
    return max(0, ability[A_COST] - 1 + cost(g, figure, action))


def usable_items(g: Interloper, figure: int) -> list[int]:
    """INT-14.3: the items whose action could be used, each card once a turn."""
    held = g.items[figure]
    return [
        design for design in distinct(held, 0, len(held)) if not no_item_use(g, 0, design, figure)
    ]


def no_item_use(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-14.3: an item at hand that was not used yet, with an action that is possible now."""
    held = g.items[figure].count(option)
    if not held:
        return ITEM_NOT_YOURS
    if g.acts.count(option) >= held:
        return ITEM_USED
    return no_use(g, figure, option, choices.USE_CARD)


def usable_traits(g: Interloper, figure: int) -> list[int]:
    """INT-R19: the face-up traits whose action could be used."""
    return sorted([k for k in working(g, figure) if not no_use(g, figure, k, choices.TRAIT_ACTION)])


def working(g: Interloper, figure: int) -> list[int]:
    """The face-up traits of a figure's player that are not suppressed."""
    seat = g.seat_of[figure]
    shown = g.face_up[seat] & ~g.suppressed[seat]
    return [card & DESIGN for slot, card in enumerate(g.traits[seat]) if shown >> slot & 1]


def no_trait_use(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-R19: a trait of one's own that works, with an action that is possible now."""
    if option not in working(g, figure):
        return NOT_WORKING
    return no_use(g, figure, option, choices.TRAIT_ACTION)


def no_use_at_all(g: Interloper, figure: int) -> int:
    """INT-4.4, 14.3, 14.10: whether `use_card` is possible."""
    if figure < COLONIST and not g.tags[figure] & T_USE:
        return ALIEN_USES_NO_ITEMS
    return ALLOWED if g.tags[figure] & T_ACTION and usable_items(g, figure) else NOTHING_OF_USE


def no_trait_at_all(g: Interloper, figure: int) -> int:
    """INT-4.4: whether `trait_action` is possible."""
    return ALLOWED if g.tags[figure] & T_ACTION and usable_traits(g, figure) else NO_TRAIT_OF_USE


def ask_use(g: Interloper, figure: int) -> None:
    """INT-14.3: which item."""
    pick(g, owner(g, figure), USE_CARD, usable_items(g, figure), (ask_card_aim, figure))


def ask_trait(g: Interloper, figure: int) -> None:
    """INT-R19: which trait."""
    pick(g, owner(g, figure), TRAIT_ACTION, usable_traits(g, figure), (ask_card_aim, figure))


def ask_card_aim(g: Interloper, figure: int, text: int) -> None:
    """INT-R14: what its action is aimed at."""
    ask_aim(g, figure, text, (declare_card, figure, text))


def no_card_aim(g: Interloper, seat: int, option: int, figure: int, text: int) -> int:
    """INT-R14: what the action of a card cannot be aimed at."""
    return no_stage(g, seat, option, figure, text)


def declare_card(g: Interloper, figure: int, text: int, aim: int) -> None:
    """INT-14.3, INT-R110: paid and used up for this turn."""
    ability = ability_of(g, text)
    action = choices.USE_CARD if g.cards.sort[text] == TECH else choices.TRAIT_ACTION
    price = action_cost(g, figure, ability, action)
    if g.telling:
        g.tell(USED_CARD if action == choices.USE_CARD else USED_TRAIT, (figure, text))
        tell_aim(g, ability[A_AIM], aim)
    declare(
        g, aimed_deed(g, action, figure, text, ability, aim), price,
        (carry_out,),
        (carry, ability[A_DO], figure, text, aim, NOBODY, False),
        (done,),
    )  # fmt: skip
    g.acts.append(text)
    g.acts_round.append(text)
    if action == choices.USE_CARD:
        mark_used(g, figure, text)


# Passing items.


def passable(g: Interloper, figure: int) -> list[int]:
    """INT-14.7, 14.8: the items that were not used this turn."""
    held = g.items[figure]
    return [design for design in distinct(held, 0, len(held)) if not no_gift(g, 0, design, figure)]


def no_gift(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-14.7, 14.8: an item at hand that was not used this turn."""
    held = g.items[figure].count(option)
    if not held:
        return ITEM_NOT_YOURS
    return ITEM_WAS_USED if g.used.count(option) >= held else ALLOWED


def receivers(g: Interloper, figure: int) -> list[int]:
    """INT-14.7: the other Colonists in the room who may be passed something."""
    there = bits(g.here[g.at[figure]] & COLONISTS)
    return [other for other in there if not no_receiver(g, figure, other)]


def no_receiver(g: Interloper, figure: int, other: int) -> int:
    """INT-14.7: another Colonist in the room whom no text forbids it."""
    if not g.here[g.at[figure]] & COLONISTS & 1 << other:
        return NO_OTHER_COLONIST_HERE
    if other == figure:
        return OWN_CHARACTER
    return FORBIDDEN_TO_RECEIVE if g.forbids[other] >> RECEIVE_ITEM & 1 else ALLOWED


def no_getter(g: Interloper, seat: int, option: int, figure: int, design: int) -> int:
    """INT-14.7: who cannot be passed an item."""
    return no_receiver(g, figure, option)


def no_pass(g: Interloper, figure: int) -> int:
    """INT-4.4, 14.7: whether there is an item and somebody to give it to."""
    if figure < COLONIST or not g.items[figure]:
        return HOLDS_NO_ITEM
    if not passable(g, figure):
        return ITEMS_USED
    return ALLOWED if receivers(g, figure) else NO_RECEIVER


def ask_pass(g: Interloper, figure: int) -> None:
    """INT-14.7: which item."""
    pick(g, owner(g, figure), PASS_ITEM, passable(g, figure), (ask_receiver, figure))


def ask_receiver(g: Interloper, figure: int, design: int) -> None:
    """INT-14.7: to whom."""
    pick(g, owner(g, figure), PASS_TO, receivers(g, figure), (declare_pass, figure, design))


def declare_pass(g: Interloper, figure: int, design: int, other: int) -> None:
    """INT-14.7, INT-R69: it costs 1 AP."""
    price = cost(g, figure, choices.PASS_ITEM)
    deed = deed_of(choices.PASS_ITEM, figure, other=other)
    deed.card = design
    if g.telling:
        g.tell(PASSED_ITEM, (figure, design, other))
    declare(g, deed, price, (pass_item, figure, design, other), (done,))


def pass_item(g: Interloper, figure: int, design: int, other: int) -> None:
    """INT-14.9: the receiver may not refuse, but falls under the carrying limits."""
    carry_out(g)
    take_item(g, figure, design)
    if g.telling:
        g.tell(ITEM_PASSED, (figure, design, other))
    receive_item(g, other, design)
