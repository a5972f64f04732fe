"""What each player came to in the end, and from what.

A game reads it off the state of a game that is over: from then on nothing is a secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .state import State

if TYPE_CHECKING:
    from .layout import Talk


@dataclass(frozen=True, slots=True)
class Score:
    """One line of the table of scores."""

    seat: int
    total: str  # "12 fame", "dead"
    parts: tuple[str, ...] = ()  # "8 from bounties"


def won_or_lost(g: State, talk: Talk) -> list[Score]:
    """Of a game that counts nothing."""
    return best_first(g, [Score(seat, words(g, seat)) for seat in range(g.players)])


def words(g: State, seat: int) -> str:
    """Whether this seat is among the winners."""
    return "won" if g.winners >> seat & 1 else "lost"


def best_first(g: State, scores: list[Score]) -> list[Score]:
    """The winners before the others, each in the order of the table."""
    return sorted(scores, key=lambda score: (not g.winners >> score.seat & 1, score.seat))
