"""OUT-5.10, OUT-R67: whether an ability has everything that its costs and its effect need."""

from __future__ import annotations

from typing import Any

from shipboard.kernel.cards import KIND

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


def usable(g: Outsider, seat: int, ability: int, survival: int) -> bool:
    """OUT-R67: its condition, its costs, and an object for each choice of a player or card.

    A price in Survival must leave at least 1.
    """
    cards = g.cards
    condition = cards.ability_condition[ability]
    if condition is not None and not holds_for(g, condition, seat):
        return False
    here = cards.ability_interacts[ability] and cards.ability_actions[ability] > 0
    here = here and not ignores_places(g, seat)
    for step in cards.ability_cost[ability]:
        if step[0] is survival_cost:
            survival -= step[1]
        elif not affordable(g, seat, step):
            return False
    if survival < 1:
        return False
    for step in cards.ability_effects[ability]:
        if not has_object(g, seat, step, here):
            return False
    return True


def affordable(g: Outsider, seat: int, step: Any) -> bool:
    """Whether the hand can pay a cost, or several together, in full."""
    if step[0] is discard:
        return len(fitting(g, g.hand[seat], step[3])) >= number(g, step[2])
    if step[0] is scrap_cost:
        return payable(g, seat, step[1], -1, 0, 0)
    return payable_together(g, seat, step[1])


def has_object(g: Outsider, seat: int, step: Any, here: bool) -> bool:
    """Whether a part of the effect has a legal player or card to choose."""
    does = step[0]
    if does is do_all:
        for part in step[1]:
            if not has_object(g, seat, part, here):
                return False
        return True
    if does is choose_player:
        return len(candidates(g, seat, step[1], step[2], here)) > 0
    if does is crisis_pick:
        return len(candidates(g, seat, ANOTHER, False, here)) > 0
    if does is play_goal:
        return any_card(g, g.discard if step[1] else g.hand[seat], GOAL)
    if does is peek:
        return len(source(g, seat, step[3])) > 0
    if does is bury:
        if step[1] != THE_CONTROLLER or step[2] == 0:
            return True
        return any_card(g, g.hand[seat], step[4])
    if does is take_from_discard:
        return step[2] == 0 or any_card(g, g.discard, step[4])
    if does is trade:
        return len(g.hand[seat]) > 0
    return does is not clear_ongoing or len(g.ongoing) > 0


def any_card(g: Outsider, cards: list[int], fit: int) -> bool:
    """Whether there is such a card among these."""
    for card in cards:
        if fits(g, card & KIND, fit):
            return True
    return False
