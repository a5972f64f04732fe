"""OUT-4.2 to 4.8, 5: the active player's menu, what an act costs, and how it begins."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import KIND, kinds

from .. import choices
from ..numbers import (
    ACT,
    ACTED,
    BOUGHT,
    CLEAR_PAYMENT,
    DISCARD_SET,
    SCRAP_CARDS,
    SCRAP_KIND,
    USED_ABILITY,
)
from ..pack import (
    ACTION,
    ANY_TIME,
    FIT_ANY,
    FREE_OWN_TURN,
    GEAR,
    GOAL,
    GOAL_EXTRA,
    MOVE_STEPS,
    NO_ABILITY,
    NO_CLEAR,
    NO_COMPLETE,
    NO_DISCARD_DRAW,
    NO_GATHER,
    NO_MOVE,
    NO_PLAY_GOAL,
    NO_SCRAP,
    SCRAP_NEED,
    SCRAP_WILD,
    SURCHARGE,
)
from ..state import Outsider
from .abilities import usable
from .crises import end_ongoing
from .discards import discard_picked
from .frames import carry, character, close_frame
from .goals import ask_goal, complete, may_complete
from .modifiers import forbidden, modifier
from .ongoing import check_endings
from .payment import ask_payment, payable
from .picks import ask_set, collect
from .piles import draw_up, reshuffle_by
from .places import ask_move, reachable
from .shift import declare
from .supply import BY_TRAIT, gather
from .survival import gain_survival, replace_dead
from .windows import W1, ignores_places, open_window, play_tech, sabotage, tech_allowed

MOST_BOUGHT: Final = 3


# What an act costs.


def base_left(g: Outsider) -> int:
    """OUT-4.2, 11.3, OUT-R54: base actions not used yet, evaluated anew before every act."""
    allowance = 2 if g.survival[g.active] else 1
    if g.slowed and allowance > 1:
        allowance -= 1
    return max(0, allowance - g.used)


def price(g: Outsider, cost: int) -> int:
    """OUT-4.5, OUT-R9, R10: the Survival that an act of this cost takes, or -1 if it cannot be."""
    short = cost - base_left(g) - g.granted
    if short <= 0:
        return 0
    if g.bought + short > MOST_BOUGHT:
        return -1
    extra = modifier(g, g.active, SURCHARGE)
    total = 0
    for i in range(g.bought + 1, g.bought + short + 1):
        total += i + extra
    return total if total <= g.survival[g.active] else -1


def pay(g: Outsider, seat: int, cost: int) -> None:
    """OUT-4.4, 4.6, OUT-R46, R66: base actions, then granted ones, then Survival, first of all."""
    owed = price(g, cost)
    base = min(cost, base_left(g))
    granted = min(cost - base, g.granted)
    g.used += base
    g.granted -= granted
    g.bought += cost - base - granted
    if owed:
        g.survival[seat] -= owed
        if g.telling:
            g.tell(BOUGHT, (seat, owed, g.survival[seat]))
        if g.quick_dead and g.survival[seat] == 0:
            replace_dead(g, seat)


def goal_cost(g: Outsider) -> int:
    """OUT-5.1: two actions, fewer with a Tech that says so, at least one."""
    return max(1, 2 - g.discount)


# The menu.


def before_menu(g: Outsider) -> None:
    """OUT-10.5, OUT-R58: W1 opens before each menu; what it brought about may end a Crisis."""
    check_endings(g)
    if g.cards.ends_by_condition:
        g.then((open_window, W1, g.active, 0), (check_endings,), (menu,))
    else:
        g.then((open_window, W1, g.active, 0), (menu,))


def menu(g: Outsider) -> None:
    """OUT-5.1, 5.10, OUT-R64: what the active player may do now."""
    seat = g.active
    options = [choices.END_ACTIONS]
    owed = price(g, 1)
    if owed >= 0:
        add_acts(g, seat, options, owed > 0 and owed == g.survival[seat])
    owed = price(g, goal_cost(g)) if g.goals_in_play else -1
    if owed >= 0:
        add_goals(g, seat, options, owed > 0 and owed == g.survival[seat])
    add_tech(g, seat, options)
    if g.completed[seat]:
        options.extend([choices.ACT_SABOTAGE + kind for kind in kinds(g.completed[seat])])
    add_abilities(g, seat, options)
    if len(options) > 1 or g.hand[seat]:
        g.ask(seat, ACT, options, (acted, seat))


def add_acts(g: Outsider, seat: int, options: list[int], off: bool) -> None:
    """The acts of one action; `off`: the last Survival pays, so passive abilities are off."""
    hand = g.hand[seat]
    if may_gather(g, seat):
        options.append(choices.GATHER)
    if not forbidden(g, seat, NO_DISCARD_DRAW):
        options.append(choices.DISCARD_DRAW)
    options.append(choices.SHIFT)
    if scrap_kinds(g, seat, modifier(g, seat, SCRAP_NEED, off)):
        options.append(choices.SCRAP)
    if g.located and not forbidden(g, seat, NO_MOVE):
        if reachable(g, seat, modifier(g, seat, MOVE_STEPS, off)):
            options.append(choices.MOVE)
    sort = g.cards.sort
    for card in hand:
        if sort[card & KIND] == GOAL:
            if not forbidden(g, seat, NO_PLAY_GOAL):
                options.append(choices.PLAY_GOAL)
            break
    if g.ongoing and not forbidden(g, seat, NO_CLEAR):
        options.extend(
            [choices.CLEAR + kind for kind in kinds(g.ongoing) if may_clear(g, seat, kind)]
        )


def may_clear(g: Outsider, seat: int, kind: int) -> bool:
    """OUT-R67: the Ongoing Crisis has a clearing cost, and the hand covers it."""
    return g.cards.clearable[kind] and payable(g, seat, g.cards.scrap[kind], -1, 0, 0)


def may_gather(g: Outsider, seat: int) -> bool:
    """OUT-9.2, 19.2, OUT-R50: a card in hand, one in the Supply, and in variant IV the place."""
    if not g.hand[seat] or not g.supply or forbidden(g, seat, NO_GATHER):
        return False
    return not g.loc_supply or g.token[seat] == g.supply_place


def scrap_kinds(g: Outsider, seat: int, need: int) -> list[int]:
    """OUT-5.4 to 5.6: which form of Scrap the hand allows."""
    gear = 0
    goals = 0
    sort = g.cards.sort
    for card in g.hand[seat]:
        if sort[card & KIND] == GEAR:
            gear += 1
        elif sort[card & KIND] == GOAL:
            goals += 1
    options = []
    if gear >= need or goals >= need:
        if not forbidden(g, seat, NO_SCRAP):
            if gear >= need:
                options.append(choices.GEAR)
            if goals >= need:
                options.append(choices.GOAL)
    return options


def add_goals(g: Outsider, seat: int, options: list[int], off: bool) -> None:
    """OUT-6.2, 6.3: the Goals in play that this player could complete."""
    if forbidden(g, seat, NO_COMPLETE):
        return
    wild = modifier(g, seat, SCRAP_WILD, off)
    extra = modifier(g, seat, GOAL_EXTRA, off)
    able = [kind for kind in kinds(g.goals_in_play) if may_complete(g, seat, kind, wild, extra)]
    options.extend([choices.COMPLETE + kind for kind in able])


def add_tech(g: Outsider, seat: int, options: list[int]) -> None:
    """OUT-10.4: the Tech of the own menu, for its action cost or for none."""
    timing = g.cards.timing
    for card in g.hand[seat]:
        kind = card & KIND
        when = timing[kind]
        if when < 0 or choices.ACT_TECH + kind in options or not tech_allowed(g, seat, kind):
            continue
        if when == ACTION:
            if price(g, g.cards.actions[kind]) >= 0:
                options.append(choices.ACT_TECH + kind)
        elif when in (ANY_TIME, FREE_OWN_TURN):
            options.append(choices.ACT_TECH + kind)


def add_abilities(g: Outsider, seat: int, options: list[int]) -> None:
    """OUT-3.6, 3.7, 4.8, 11.2: abilities of the Character; at least 1 Survival must remain."""
    if g.survival[seat] == 0 or forbidden(g, seat, NO_ABILITY):
        return
    cards = g.cards
    for ability in cards.abilities[character(g, seat)]:
        if cards.ability_once[ability] and ability in g.used_abilities:
            continue
        owed = price(g, cards.ability_actions[ability])
        if 0 <= owed < g.survival[seat] and usable(g, seat, ability, g.survival[seat] - owed):
            options.append(choices.ABILITY + ability)


# The act.


def acted(g: Outsider, seat: int, option: int) -> None:
    """OUT-4.3, 5.10, OUT-R53, R66: the act is declared and paid; afterwards W1 opens again."""
    if g.telling and option < choices.COMPLETE:
        g.tell(ACTED, (seat, ACT, option))
    if option == choices.END_ACTIONS:
        return
    g.then((before_menu,))
    if option >= choices.ABILITY:
        use_ability(g, seat, option - choices.ABILITY)
    elif option >= choices.ACT_SABOTAGE:
        sabotage(g, seat, option - choices.ACT_SABOTAGE)
    elif option >= choices.ACT_TECH:
        pay(g, seat, g.cards.actions[option - choices.ACT_TECH])
        play_tech(g, seat, option - choices.ACT_TECH)
    elif option >= choices.CLEAR:
        clear_crisis(g, seat, option - choices.CLEAR)
    elif option >= choices.COMPLETE:
        complete_goal(g, seat, option - choices.COMPLETE)
    else:
        simple_act(g, seat, option)


def simple_act(g: Outsider, seat: int, option: int) -> None:
    """OUT-5.1: the acts of one action without an object of their own."""
    owed = price(g, 1)
    off = owed > 0 and owed == g.survival[seat]
    need = modifier(g, seat, SCRAP_NEED, off)
    steps = modifier(g, seat, MOVE_STEPS, off)
    pay(g, seat, 1)
    if option == choices.GATHER:
        gather(g, seat, BY_TRAIT)
    elif option == choices.DISCARD_DRAW:
        g.then(
            (ask_set, seat, 0, 1000, FIT_ANY, DISCARD_SET),
            (discard_picked, 1 << seat, seat),
            (draw_up, seat),
        )
    elif option == choices.SHIFT:
        declare(g, seat)
    elif option == choices.SCRAP:
        g.then((ask_scrap, seat, need))
    elif option == choices.MOVE:
        g.then((ask_move, seat, steps))
    else:
        g.then((ask_goal, seat, False, False))


def complete_goal(g: Outsider, seat: int, kind: int) -> None:
    """OUT-6.6, OUT-R66: skill, jokers and further cards stay as declared."""
    cost = goal_cost(g)
    owed = price(g, cost)
    off = owed > 0 and owed == g.survival[seat]
    wild = modifier(g, seat, SCRAP_WILD, off)
    extra = modifier(g, seat, GOAL_EXTRA, off)
    pay(g, seat, cost)
    g.discount = 0
    complete(g, seat, kind, wild, extra)


def clear_crisis(g: Outsider, seat: int, kind: int) -> None:
    """Clearing, 1 action: Gear that covers the clearing cost ends an Ongoing Crisis."""
    pay(g, seat, 1)
    g.then(
        (ask_payment, seat, CLEAR_PAYMENT, g.cards.scrap[kind], -1, 0, 0),
        (discard_picked, 1 << seat, seat),
        (end_ongoing, kind),
    )


def ask_scrap(g: Outsider, seat: int, need: int) -> None:
    """OUT-5.4, 5.5: Gear for Survival, or Goals for a reshuffle."""
    g.ask(seat, SCRAP_KIND, scrap_kinds(g, seat, need), (scrap, seat, need))


def scrap(g: Outsider, seat: int, need: int, option: int) -> None:
    """OUT-5.6: exactly so many cards, all of the one kind, all from the own hand."""
    fit = GEAR if option == choices.GEAR else GOAL
    g.then(
        (collect, 1 << seat, need, fit, SCRAP_CARDS, 0, seat),
        (discard_picked, 1 << seat, seat),
        (scrapped, seat, option),
    )


def scrapped(g: Outsider, seat: int, option: int) -> None:
    """OUT-5.4, 5.5: the gain, or the reshuffle with the three Goals in it."""
    if option == choices.GEAR:
        gain_survival(g, seat, 1)
    else:
        reshuffle_by(g, seat)


def use_ability(g: Outsider, seat: int, ability: int) -> None:
    """OUT-3.6, 3.7, 17.1, 17.2: the costs are paid completely before the effect."""
    cards = g.cards
    here = cards.ability_interacts[ability] and cards.ability_actions[ability] > 0
    here = here and not ignores_places(g, seat)
    pay(g, seat, cards.ability_actions[ability])
    g.used_abilities.append(ability)
    if g.telling:
        g.tell(USED_ABILITY, (seat, ability))
    effects = (*cards.ability_cost[ability], *cards.ability_effects[ability])
    carry(g, effects, seat, (close_frame,), 1 if here else 0)
