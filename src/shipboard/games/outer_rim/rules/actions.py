"""RIM-7: the action step."""

from __future__ import annotations

from .. import choices
from ..numbers import (
    ABILITY,
    ACT,
    ACTION_DONE,
    ALLOWED,
    NO_ACTION_ABILITY,
    NO_MARKET_HERE,
    NO_SUCH_THING,
    NO_TRADING,
    NOBODY_HERE,
    USED_THIS_STEP,
)
from ..pack import ACTION
from ..state import ABILITIES, DELIVER, MARKET, TRADE, Rim
from ..state import ACTION as ACTION_STEP
from . import deliver, market, moments, trade, values

ACTIONS = (choices.TRADE, choices.MARKET, choices.DELIVER, choices.ABILITIES)


def action_step(g: Rim, seat: int) -> None:
    """RIM-4.3, 7.1, 23.3: any number of actions, unless a defeat has cut the turn short."""
    if not g.cut:
        g.phase = ACTION_STEP
        g.done = 0
        g.used_step.clear()
        g.then((act, seat))


def act(g: Rim, seat: int) -> None:
    """RIM-7.1, 7.3, 7.4: the next action, each at most once, or the end of the step."""
    if g.cut:
        return
    options = [option for option in ACTIONS if not no_act(g, seat, option, seat)]
    if options:
        g.ask(seat, ACT, [choices.END, *options], (acted, seat))


def no_act(g: Rim, seat: int, option: int, actor: int) -> int:
    """RIM-7.1, 7.4, RIM-R16, R83: not yet done, and what it needs is there."""
    if option == choices.END:
        return ALLOWED
    if g.done >> option - choices.TRADE & 1:
        return ACTION_DONE
    if option == choices.TRADE:
        if not g.most_proposals:
            return NO_TRADING
        return ALLOWED if trade.in_company(g, actor) else NOBODY_HERE
    if option == choices.MARKET:
        return ALLOWED if values.on_planet(g, actor) else NO_MARKET_HERE
    if option == choices.DELIVER:
        return deliver.no_deliveries(g, actor)
    usable = moments.may_hold(g, actor, ACTION) or moments.any_usable(g, actor, ACTION)
    return ALLOWED if usable else NO_ACTION_ABILITY


def acted(g: Rim, seat: int, option: int) -> None:
    """RIM-7.1: the action, and then the next one."""
    if option == choices.END:
        return
    g.then((act, seat))
    g.done |= 1 << option - choices.TRADE
    if option == choices.TRADE:
        trade.trade(g, seat)
    elif option == choices.MARKET:
        g.then((market.market_action,))
    elif option == choices.DELIVER:
        g.then((deliver.deliver_action,))
    else:
        g.then((use_abilities, seat))


# Action abilities.


def use_abilities(g: Rim, seat: int) -> None:
    """RIM-7.2, RIM-R12, R13, R83: one after the other, each once; a defeat ends it."""
    if g.cut:
        return
    options = [choices.DONE]
    options += [choices.USE + ability for ability in moments.menu(g, seat, ACTION)]
    if len(options) > 1 or moments.may_hold(g, seat, ACTION):
        g.ask(seat, ABILITY, options, (ability_named, seat))


def no_ability(g: Rim, seat: int, option: int, owner: int) -> int:
    """RIM-7.2: an Action ability that can be used and was not used in this step."""
    if option == choices.DONE:
        return ALLOWED
    ability = option - choices.USE
    if ability in g.used_step:
        return USED_THIS_STEP
    if ability in moments.menu(g, owner, ACTION):
        return ALLOWED
    return moments.no_use(g, owner, ability) or NO_SUCH_THING


def ability_named(g: Rim, seat: int, option: int) -> None:
    """RIM-7.2: it is used, then the next one."""
    if option == choices.DONE:
        return
    g.then((use_abilities, seat))
    ability = option - choices.USE
    if ability not in g.used_step:
        g.used_step.append(ability)
    moments.use(g, seat, ability)


assert (TRADE, MARKET, DELIVER, ABILITIES) == (0, 1, 2, 3)  # as options, less the first one
