"""Conditions of card texts. Each is a step-like tuple whose function answers yes or no."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.texts import holds

from ..pack import Condition
from ..state import Outsider
from .frames import frame_of, number, one_seat
from .piles import cards_left

AT_MOST: Final = 0
EXACTLY: Final = 1
AT_LEAST: Final = 2


def holds_for(g: Outsider, condition: Condition, seat: int) -> bool:
    """Whether a condition holds for this player as controller."""
    g.frames.append(frame_of(seat))
    result = holds(g, condition)
    g.frames.pop()
    return result


def compares(g: Outsider, value: int, op: int, n: int) -> bool:
    """Whether a value compares so with a number of the text."""
    wanted = number(g, n)
    if op == AT_MOST:
        return value <= wanted
    return value == wanted if op == EXACTLY else value >= wanted


def any_doomed(g: Outsider) -> bool:
    """OUT-11.2: somebody has no Survival."""
    return min(g.survival) == 0


def deck_size(g: Outsider, op: int, n: int) -> bool:
    """How many cards are left in the deck, or in all piles."""
    return compares(g, cards_left(g), op, n)


def goals_in_play(g: Outsider, op: int, n: int) -> bool:
    """OUT-3.3: how many Goals are in play."""
    return compares(g, len(g.goals_in_play), op, n)


def survival(g: Outsider, code: int, op: int, n: int) -> bool:
    """How much Survival a player has."""
    seat = one_seat(g, code)
    return seat >= 0 and compares(g, g.survival[seat], op, n)


def completed(g: Outsider, code: int, op: int, n: int) -> bool:
    """How many Goals a player has completed."""
    seat = one_seat(g, code)
    return seat >= 0 and compares(g, len(g.completed[seat]), op, n)


def player_count(g: Outsider, op: int, n: int) -> bool:
    """How many players there are."""
    return compares(g, g.players, op, n)


def ongoing(g: Outsider, op: int, n: int) -> bool:
    """How many Ongoing Crises there are."""
    return compares(g, len(g.ongoing), op, n)


def is_doomed(g: Outsider, code: int) -> bool:
    """OUT-11.2: the player has no Survival."""
    seat = one_seat(g, code)
    return seat >= 0 and g.survival[seat] == 0


def hand_size(g: Outsider, code: int, op: int, n: int) -> bool:
    """How many cards a player holds."""
    seat = one_seat(g, code)
    return seat >= 0 and compares(g, len(g.hand[seat]), op, n)
