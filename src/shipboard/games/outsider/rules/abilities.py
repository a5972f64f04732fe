"""OUT-5.10, OUT-R67: what an ability lacks of all that its costs and its effect need."""

from __future__ import annotations

from typing import Any

from shipboard.kernel.cards import DESIGN

from .. import numbers as no
from ..numbers import ALLOWED
from ..pack import GOAL
from ..state import Outsider
from .conditions import holds_for
from .costs import payable_together
from .discards import fits, fitting
from .effects import (
    ANOTHER,
    bury,
    candidates,
    choose_player,
    clear_ongoing,
    discard,
    do_all,
    no_target,
    scrap_cost,
    survival_cost,
    take_from_discard,
    trade,
)
from .frames import THE_CONTROLLER, number
from .goals import play_goal
from .looks import crisis_pick, peek, source
from .payment import payable
from .windows import ignores_places


def lacking(g: Outsider, seat: int, ability: int, survival: int) -> int:
    """OUT-R67: its condition, a cost, or an object for a choice of a player or card.

    A price in Survival must leave at least 1.
    """
    cards = g.cards
    condition = cards.ability_condition[ability]
    if condition is not None and not holds_for(g, condition, seat):
        return no.CONDITION_FAILS
    here = cards.ability_interacts[ability] and cards.ability_actions[ability] > 0
    here = here and not ignores_places(g, seat)
    for step in cards.ability_cost[ability]:
        if step[0] is survival_cost:
            survival -= step[1]
        elif bar := unpayable(g, seat, step):
            return bar
    if survival < 1:
        return no.COST_IN_SURVIVAL
    for step in cards.ability_effects[ability]:
        if bar := no_object(g, seat, step, here):
            return bar
    return ALLOWED


def unpayable(g: Outsider, seat: int, step: Any) -> int:
    """Whether the hand cannot pay a cost, or several together, in full."""
    if step[0] is discard:
        enough = len(fitting(g, g.hand[seat], step[3])) >= number(g, step[2])
        return ALLOWED if enough else no.COST_IN_CARDS
    if step[0] is scrap_cost:
        return ALLOWED if payable(g, seat, step[1], -1, 0, 0) else no.COST_IN_SCRAP
    return ALLOWED if payable_together(g, seat, step[1]) else no.COSTS_TOGETHER


def no_object(g: Outsider, seat: int, step: Any, here: bool) -> int:
    """Whether a part of the effect has no legal player or card to choose."""
    does = step[0]
    if does is do_all:
        for part in step[1]:
            if bar := no_object(g, seat, part, here):
                return bar
        return ALLOWED
    if does is choose_player:
        return nobody(g, seat, step[1], step[2], here)
    if does is crisis_pick:
        return nobody(g, seat, ANOTHER, False, here)
    if does is play_goal:
        if step[1]:
            return ALLOWED if any_card(g, g.discard, GOAL) else no.NO_GOAL_DISCARDED
        return ALLOWED if any_card(g, g.hand[seat], GOAL) else no.NO_GOAL_HELD
    if does is peek:
        return ALLOWED if source(g, seat, step[3]) else no.NOTHING_TO_LOOK_AT
    if does is bury:
        free = step[1] != THE_CONTROLLER or step[2] == 0
        return ALLOWED if free or any_card(g, g.hand[seat], step[4]) else no.NOTHING_TO_BURY
    if does is take_from_discard:
        free = step[2] == 0
        return ALLOWED if free or any_card(g, g.discard, step[4]) else no.NOTHING_TO_TAKE
    if does is trade:
        return ALLOWED if g.hand[seat] else no.NOTHING_TO_GIVE
    return no.NOTHING_ONGOING if does is clear_ongoing and not g.ongoing else ALLOWED


def nobody(g: Outsider, seat: int, whom: int, holding: bool, here: bool) -> int:
    """OUT-17.1, OUT-R67: whether nobody can be chosen, or nobody at this location."""
    for other in range(g.players):
        if not no_target(g, other, seat, whom, holding, here):
            return ALLOWED
    if here and candidates(g, seat, whom, holding, False):
        return no.NOBODY_HERE
    return no.NOBODY_TO_CHOOSE


def any_card(g: Outsider, cards: list[int], fit: int) -> bool:
    """Whether there is such a card among these."""
    for card in cards:
        if fits(g, card & DESIGN, fit):
            return True
    return False
