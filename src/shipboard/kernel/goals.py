"""What somebody plays for, and how far that is.

A game reads it off a view, so it tells no viewer more than the view does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .layout import Talk


@dataclass(frozen=True, slots=True)
class Goal:
    """One way to win, or a step on the way."""

    who: str  # whose goal it is: "You", "Crew"
    short: str  # what for and how far, for a narrow line
    words: str  # the same in whole sentences
    have: int = 0
    need: int = 0  # none where nothing is counted
    own: bool = False  # the viewer's


def no_goals(view: dict[str, Any], talk: Talk) -> list[Goal]:
    """Of a game that does not say what it is about."""
    return []
