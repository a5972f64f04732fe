"""Which predicate belongs to which asking step, and the words that the reasons leave open.

They speak only of what the asking seat may know. Never in the fast path.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from shipboard.kernel.declare import no_limit

from . import choices
from . import pack as p
from .rules import (
    acts,
    control,
    costs,
    effects,
    ending,
    goals,
    looks,
    payment,
    picks,
    piles,
    places,
    setup,
    shift,
    supply,
    windows,
)
from .rules.frames import character
from .rules.modifiers import modifier
from .state import Outsider

FORBIDS: Final[Mapping[Any, Callable[..., int]]] = {
    setup.pick_character: setup.no_character,
    setup.place_token: setup.no_spot,
    setup.ask_supply: setup.no_seed,
    acts.menu: acts.no_act,
    acts.ask_scrap: acts.no_form,
    windows.ask_window: windows.no_play,
    payment.ask_payment: payment.no_payment_pick,
    costs.ask_cost: costs.no_cost_card,
    goals.ask_goal: goals.no_goal,
    goals.ask_replaced: goals.no_old_goal,
    goals.ask_discarded: goals.no_old_goal,
    supply.trade: supply.no_number,
    supply.ask_take: supply.no_take,
    picks.collect: picks.no_pick,
    picks.ask_set: picks.no_set_pick,
    effects.choose_player: effects.no_player,
    effects.ask_players: effects.no_players,
    effects.controller_picks: effects.no_foreign_card,
    effects.ask_bury_order: effects.no_burial,
    effects.ask_discard: effects.no_taking,
    effects.ask_ongoing: effects.no_ongoing,
    looks.ask_order: looks.no_order,
    looks.ask_top_bottom: no_limit,
    looks.ask_crisis: looks.no_crisis,
    looks.ask_target: looks.no_victim,
    looks.ask_reveal: looks.no_reveal,
    control.may: no_limit,
    control.ask_choice: control.no_alternative,
    shift.offer_crises: no_limit,
    shift.ask_member: shift.no_member,
    shift.ask_crisis: shift.no_crisis,
    places.ask_place: places.no_place,
    places.ask_move: places.no_way,
    places.flee: places.no_refuge,
    piles.draw_anywhere: piles.no_pile,
    piles.to_entropy: piles.no_pile,
    piles.deal_to: piles.no_deal,
    ending.eclipse_tie: no_limit,
}

# What forbids the acts of the menu, from this option on.
BANS: Final = (
    (choices.ABILITY, p.NO_ABILITY),
    (choices.ACT_TECH, p.NO_TECH),
    (choices.CLEAR, p.NO_CLEAR),
    (choices.COMPLETE, p.NO_COMPLETE),
    (choices.PLAY_GOAL, p.NO_PLAY_GOAL),
    (choices.MOVE, p.NO_MOVE),
    (choices.SCRAP, p.NO_SCRAP),
    (choices.DISCARD_DRAW, p.NO_DISCARD_DRAW),
    (choices.GATHER, p.NO_GATHER),
)
SORTS: Final = {
    p.GEAR: "a Gear",
    p.GOAL: "a Goal",
    p.TECH: "a Tech card",
    p.DARK: "a Dark card",
    p.FIT_NOT_DARK: "a card that is not Dark",
}


def ban(g: Outsider, seat: int, option: int, *args: Any) -> str:
    """OUT-R62: the Ongoing Crisis or the Character that forbids it."""
    if g.asker[0] is windows.ask_window:
        what = p.NO_TECH
    else:
        what = next(ban for first, ban in BANS if option >= first)
    for design in g.ongoing:
        if g.cards.changes[design][p.FORBIDS] & what:
            return str(g.pack.titles["card"][design])
    return str(g.pack.titles["character"][character(g, seat)])


def need(g: Outsider, seat: int, option: int, *args: int) -> int:
    """OUT-5.6, OUT-R66: how many cards Scrap takes, as things stand once its price is paid."""
    if g.asker[0] is acts.ask_scrap:
        return args[1]
    return modifier(g, seat, p.SCRAP_NEED, acts.on_last(g, acts.owed(g, 1)))


def further(g: Outsider, seat: int, option: int, *args: Any) -> str:
    """The cards beside the payment for a Goal, which an Ongoing Crisis or the Character takes."""
    if g.asker[0] is payment.ask_payment:
        cards = args[-1]
    else:
        due = acts.owed(g, acts.goal_cost(g))
        cards = modifier(g, seat, p.GOAL_EXTRA, acts.on_last(g, due))
    return counted(cards, "further card")


def counted(n: int, thing: str) -> str:
    """So many things."""
    return f"{n} {thing}{'' if n == 1 else 's'}"


def asked(g: Outsider, seat: int, option: int, *args: Any) -> str:
    """The sort of card that is asked for."""
    asks = g.asker[0]
    if asks is goals.ask_goal:
        fit = p.GOAL
    elif asks is costs.ask_cost:
        step = args[1][len(args[2]) - 1]
        fit = p.GEAR if step[0] is effects.scrap_cost else step[3]
    else:
        fit = args[2] if asks is picks.collect else args[3]
    return str(g.pack.titles["card"][fit - p.FIT_ID]) if fit >= p.FIT_ID else SORTS[fit]


FILLS: Final[Mapping[str, Callable[..., object]]] = {
    "asked": asked,
    "ban": ban,
    "further": further,
    "limit": lambda g, seat, option, trader, most: supply.trade_limit(g, seat, most),
    "need": need,
    "steps": lambda g, seat, option, mover, steps: counted(steps, "connection"),
}
