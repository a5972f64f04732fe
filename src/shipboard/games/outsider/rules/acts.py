"""OUT-4.2 to 4.8, 5: the active player's menu, what an act costs, and how it begins."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, designs

from .. import choices
from .. import numbers as no
from ..numbers import (
    ACT,
    ACTED,
    ALLOWED,
    BOUGHT,
    CLEAR_PAYMENT,
    DISCARD_SET,
    SCRAP_CARDS,
    SCRAP_KIND,
    USED_ABILITY,
)
from ..pack import (
    ACTION,
    FIT_ANY,
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
    ON_CRISIS,
    SCRAP_NEED,
    SCRAP_WILD,
    SURCHARGE,
)
from ..state import Outsider
from .abilities import lacking
from .crises import end_ongoing
from .discards import discard_picked
from .frames import carry, character, close_frame
from .goals import ask_goal, complete, no_completion
from .modifiers import forbidden, modifier
from .ongoing import check_endings
from .payment import ask_payment, payable
from .picks import ask_set, collect
from .piles import draw_up, reshuffle_by
from .places import ask_move, reachable
from .shift import declare
from .supply import BY_TRAIT, gather
from .survival import gain_survival, replace_dead
from .windows import (
    W1,
    ignores_places,
    no_sabotage,
    no_such_tech,
    no_tech_text,
    open_window,
    play_tech,
    sabotage,
)

MOST_BOUGHT: Final = 3
SCRAPPED: Final = (GEAR, GOAL)  # by the option


# What an act costs.


def base_left(g: Outsider) -> int:
    """OUT-4.2, 11.3, OUT-R54: base actions not used yet, evaluated anew before every act."""
    allowance = 2 if g.survival[g.active] else 1
    if g.slowed and allowance > 1:
        allowance -= 1
    return max(0, allowance - g.used)


def owed(g: Outsider, cost: int) -> int:
    """OUT-4.5 to 4.7, OUT-R9, R10: the Survival that an act of this cost takes.

    If it cannot be paid: minus the reason.
    """
    short = cost - base_left(g) - g.granted
    if short <= 0:
        return 0
    survival = g.survival[g.active]
    if survival == 0:
        return -no.NO_ACTION_LEFT
    if g.bought + short > MOST_BOUGHT:
        return -no.NO_MORE_TO_BUY
    extra = modifier(g, g.active, SURCHARGE)
    total = 0
    for i in range(g.bought + 1, g.bought + short + 1):
        total += i + extra
    return total if total <= survival else -no.TOO_DEAR


def price(g: Outsider, cost: int) -> int:
    """The same in public: -1 if it cannot be paid, for whatever reason."""
    return max(owed(g, cost), -1)


def on_last(g: Outsider, due: int) -> bool:
    """OUT-R66: whether the last Survival pays it, so that passive abilities are off."""
    return due > 0 and due == g.survival[g.active]


def pay(g: Outsider, seat: int, cost: int) -> None:
    """OUT-4.4, 4.6, OUT-R46, R66: base actions, then granted ones, then Survival, first of all."""
    due = owed(g, cost)
    base = min(cost, base_left(g))
    granted = min(cost - base, g.granted)
    g.used += base
    g.granted -= granted
    g.bought += cost - base - granted
    if due:
        g.survival[seat] -= due
        if g.telling:
            g.tell(BOUGHT, (seat, due, g.survival[seat]))
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
    due = owed(g, 1)
    if due >= 0:
        add_acts(g, seat, options, on_last(g, due))
    due = owed(g, goal_cost(g)) if g.goals_in_play else -1
    if due >= 0:
        add_goals(g, seat, options, on_last(g, due))
    add_tech(g, seat, options)
    if g.completed[seat]:
        options.extend([choices.ACT_SABOTAGE + design for design in designs(g.completed[seat])])
    add_abilities(g, seat, options)
    if len(options) > 1 or g.hand[seat]:
        g.ask(seat, ACT, options, (acted, seat))


def no_act(g: Outsider, seat: int, option: int) -> int:
    """OUT-5.1, 5.10: what the active player can pay, and has everything for."""
    if option == choices.END_ACTIONS:
        return ALLOWED
    if option >= choices.ABILITY:
        return no_ability(g, seat, option - choices.ABILITY)
    if option >= choices.ACT_SABOTAGE:
        return no_sabotage(g, seat, option - choices.ACT_SABOTAGE)
    if option >= choices.ACT_TECH:
        design = option - choices.ACT_TECH
        return no_such_tech(g, seat, design) or no_tech(g, seat, design)
    if choices.COMPLETE <= option < choices.CLEAR:
        return no_complete(g, seat, option - choices.COMPLETE)
    if option >= choices.CLEAR and option - choices.CLEAR not in g.ongoing:
        return no.NOT_ONGOING
    due = owed(g, 1)
    if due < 0:
        return -due
    if option >= choices.CLEAR:
        return no_clearing(g, seat, option - choices.CLEAR)
    return no_simple_act(g, seat, option, on_last(g, due))


# The acts of one action; `off`: the last Survival pays, so passive abilities are off.


def add_acts(g: Outsider, seat: int, options: list[int], off: bool) -> None:
    """OUT-5.1: those that have everything they need."""
    if not no_gather(g, seat):
        options.append(choices.GATHER)
    if not forbidden(g, seat, NO_DISCARD_DRAW):
        options.append(choices.DISCARD_DRAW)
    options.append(choices.SHIFT)
    if not no_scrap(g, seat, off):
        options.append(choices.SCRAP)
    if g.located and not no_move(g, seat, off):
        options.append(choices.MOVE)
    if not no_goal_to_play(g, seat):
        options.append(choices.PLAY_GOAL)
    if g.ongoing:
        options.extend(
            [
                choices.CLEAR + design
                for design in designs(g.ongoing)
                if not no_clearing(g, seat, design)
            ]
        )


def no_simple_act(g: Outsider, seat: int, option: int, off: bool) -> int:
    """OUT-5.1: those without an object of their own."""
    if option == choices.GATHER:
        return no_gather(g, seat)
    if option == choices.DISCARD_DRAW:
        return forbidden(g, seat, NO_DISCARD_DRAW)
    if option == choices.SCRAP:
        return no_scrap(g, seat, off)
    if option == choices.MOVE:
        return no_move(g, seat, off)
    return no_goal_to_play(g, seat) if option == choices.PLAY_GOAL else ALLOWED


def no_gather(g: Outsider, seat: int) -> int:
    """OUT-9.2, 19.2, OUT-R50: a card in hand, one in the Supply, and in variant IV the place."""
    if not g.hand[seat]:
        return no.NOTHING_TO_LEAVE
    if not g.supply:
        return no.SUPPLY_EMPTY
    if g.loc_supply and g.token[seat] != g.supply_place:
        return no.SUPPLY_ELSEWHERE
    return forbidden(g, seat, NO_GATHER)


def no_scrap(g: Outsider, seat: int, off: bool) -> int:
    """OUT-5.4 to 5.6, OUT-R66: enough cards for one form of it."""
    need = modifier(g, seat, SCRAP_NEED, off)
    if no_form(g, seat, choices.GEAR, seat, need) and no_form(g, seat, choices.GOAL, seat, need):
        return no.SCRAP_TAKES
    return forbidden(g, seat, NO_SCRAP)


def no_move(g: Outsider, seat: int, off: bool) -> int:
    """OUT-15.4, OUT-R67: a location rule, and a location to go to."""
    if not g.located:
        return no.NO_LOCATION_RULE
    if not reachable(g, seat, modifier(g, seat, MOVE_STEPS, off)):
        return no.NOWHERE_TO_GO
    return forbidden(g, seat, NO_MOVE)


def no_goal_to_play(g: Outsider, seat: int) -> int:
    """OUT-5.2: a Goal in hand."""
    sort = g.cards.sort
    for card in g.hand[seat]:
        if sort[card & DESIGN] == GOAL:
            return forbidden(g, seat, NO_PLAY_GOAL)
    return no.NO_GOAL_HELD


def no_clearing(g: Outsider, seat: int, design: int) -> int:
    """OUT-R58, R67: the Ongoing Crisis has a clearing cost, and the hand covers it."""
    if not g.cards.clearable[design]:
        return no.NOT_CLEARABLE
    if not payable(g, seat, g.cards.scrap[design], -1, 0, 0):
        return no.NO_GEAR_TO_CLEAR
    return forbidden(g, seat, NO_CLEAR)


# Goals, Tech and abilities.


def add_goals(g: Outsider, seat: int, options: list[int], off: bool) -> None:
    """OUT-6.2, 6.3: the Goals in play that this player could complete."""
    if not forbidden(g, seat, NO_COMPLETE):
        wild = modifier(g, seat, SCRAP_WILD, off)
        extra = modifier(g, seat, GOAL_EXTRA, off)
        goals = designs(g.goals_in_play)
        able = [design for design in goals if not no_completion(g, seat, design, wild, extra)]
        options.extend([choices.COMPLETE + design for design in able])


def no_complete(g: Outsider, seat: int, design: int) -> int:
    """OUT-6.2, 6.3: a Goal in play that this player could complete."""
    if design not in g.goals_in_play:
        return no.NOT_IN_PLAY
    due = owed(g, goal_cost(g))
    if due < 0:
        return -due
    off = on_last(g, due)
    wild = modifier(g, seat, SCRAP_WILD, off)
    extra = modifier(g, seat, GOAL_EXTRA, off)
    return forbidden(g, seat, NO_COMPLETE) or no_completion(g, seat, design, wild, extra)


def add_tech(g: Outsider, seat: int, options: list[int]) -> None:
    """OUT-10.4: the Tech of the own menu, for its action cost or for none."""
    timing = g.cards.timing
    for card in g.hand[seat]:
        design = card & DESIGN
        if timing[design] >= 0 and choices.ACT_TECH + design not in options:
            if not no_tech(g, seat, design):
                options.append(choices.ACT_TECH + design)


def no_tech(g: Outsider, seat: int, design: int) -> int:
    """OUT-10.4: whether such a Tech cannot be played from the own menu."""
    when = g.cards.timing[design]
    if when == ON_CRISIS:
        return no.ON_CRISIS_ONLY
    if when == ACTION:
        due = owed(g, g.cards.actions[design])
        if due < 0:
            return -due
    return no_tech_text(g, seat, design)


def add_abilities(g: Outsider, seat: int, options: list[int]) -> None:
    """OUT-3.6: the abilities of the Character."""
    if not no_abilities(g, seat):
        own = g.cards.abilities[character(g, seat)]
        options.extend([choices.ABILITY + one for one in own if not no_use(g, seat, one)])


def no_ability(g: Outsider, seat: int, ability: int) -> int:
    """OUT-3.6: an ability of the own Character."""
    if ability not in g.cards.abilities[character(g, seat)]:
        return no.NOT_YOUR_ABILITY
    return no_abilities(g, seat) or no_use(g, seat, ability)


def no_abilities(g: Outsider, seat: int) -> int:
    """OUT-11.2: whether no ability works at all."""
    return no.ABILITIES_OFF if g.survival[seat] == 0 else forbidden(g, seat, NO_ABILITY)


def no_use(g: Outsider, seat: int, ability: int) -> int:
    """OUT-3.7, 4.8: whether an ability that works cannot be used; 1 Survival must remain."""
    cards = g.cards
    if cards.ability_once[ability] and ability in g.used_abilities:
        return no.ABILITY_USED
    due = owed(g, cards.ability_actions[ability])
    if due < 0:
        return -due
    if due >= g.survival[seat]:
        return no.LAST_SURVIVAL
    return lacking(g, seat, ability, g.survival[seat] - due)


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
    off = on_last(g, owed(g, 1))
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


def complete_goal(g: Outsider, seat: int, design: int) -> None:
    """OUT-6.6, OUT-R66: skill, jokers and further cards stay as declared."""
    cost = goal_cost(g)
    off = on_last(g, owed(g, cost))
    wild = modifier(g, seat, SCRAP_WILD, off)
    extra = modifier(g, seat, GOAL_EXTRA, off)
    pay(g, seat, cost)
    g.discount = 0
    complete(g, seat, design, wild, extra)


def clear_crisis(g: Outsider, seat: int, design: int) -> None:
    """Clearing, 1 action: Gear that covers the clearing cost ends an Ongoing Crisis."""
    pay(g, seat, 1)
    g.then(
        (ask_payment, seat, CLEAR_PAYMENT, g.cards.scrap[design], -1, 0, 0),
        (discard_picked, 1 << seat, seat),
        (end_ongoing, design),
    )


def ask_scrap(g: Outsider, seat: int, need: int) -> None:
    """OUT-5.4, 5.5: Gear for Survival, or Goals for a reshuffle."""
    g.ask(seat, SCRAP_KIND, forms(g, seat, need), (scrap, seat, need))


def forms(g: Outsider, seat: int, need: int) -> list[int]:
    """OUT-5.4 to 5.6: which form of Scrap the hand allows."""
    return [form for form in (choices.GEAR, choices.GOAL) if not no_form(g, seat, form, seat, need)]


def no_form(g: Outsider, seat: int, option: int, scrapper: int, need: int) -> int:
    """OUT-5.6: enough cards of the form."""
    sort = g.cards.sort
    wanted = SCRAPPED[option]
    held = 0
    for card in g.hand[seat]:
        if sort[card & DESIGN] == wanted:
            held += 1
    return no.TOO_FEW_TO_SCRAP if held < need else ALLOWED


def scrap(g: Outsider, seat: int, need: int, option: int) -> None:
    """OUT-5.6: exactly so many cards, all of the one form, all from the own hand."""
    g.then(
        (collect, 1 << seat, need, SCRAPPED[option], SCRAP_CARDS, 0, seat),
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
    carry(g, effects, seat, (close_frame,), here)
