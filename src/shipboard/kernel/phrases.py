"""Phrases that the content files of several games say alike; kernel/texts.py carries them out.

A game whose conditions are (function, *arguments) declares them with its own:
`vocabulary.condition(all_)`, `vocabulary.effect(if_)`.
"""

from __future__ import annotations

from . import texts
from .specs import Condition, Conditions, Effects
from .state import Step


def all_(of: Conditions) -> Step:
    """All of these conditions hold; a plain list means the same."""
    return (texts.all_hold, of)


def not_(condition: Condition) -> Step:
    """The condition does not hold."""
    return (texts.negated, condition)


def if_(condition: Condition, do: Effects, otherwise: Effects = ()) -> Step:
    """Do one thing or the other."""
    return (texts.if_then, condition, do, otherwise)


def nothing() -> Step:
    """Nothing happens."""
    return (texts.nothing,)
