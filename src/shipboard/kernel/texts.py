"""What the texts of cards are made of in more than one game: conditions, if, and turns around.

A condition is (function, *arguments), called with the state like a step, and answers yes or no.

    (if_then, (all_hold, ((is_night,), (negated, (is_alone,)))), ((draw, 2),), ((rest,),))
"""

from __future__ import annotations

from typing import Any

from .state import State

Condition = Any  # (function, *arguments), or None
Effects = tuple[Any, ...]  # of steps


def holds(g: State, condition: Condition) -> bool:
    """Whether a condition holds now; no condition always does."""
    return condition is None or bool(condition[0](g, *condition[1:]))


def all_hold(g: State, conditions: tuple[Condition, ...]) -> bool:
    """Whether all of several conditions hold."""
    for condition in conditions:
        if not condition[0](g, *condition[1:]):
            return False
    return True


def negated(g: State, condition: Condition) -> bool:
    """Whether the condition does not hold."""
    return not condition[0](g, *condition[1:])


def if_then(g: State, condition: Condition, effects: Effects, otherwise: Effects) -> None:
    """Do one thing or the other, as the condition holds now."""
    g.then(*(effects if condition[0](g, *condition[1:]) else otherwise))


def nothing(g: State) -> None:
    """The empty effect."""


def around(g: State, start: int, step: int = 1) -> list[int]:
    """All seats once, from this one on: clockwise, or the other way with -1."""
    n = g.players
    return [(start + j * step) % n for j in range(n)]
