"""Shipboard: tabletop games of space and suspicion, played completely and by the book.

>>> import shipboard
>>> match = shipboard.new("ardor", players=4, seed=1)
>>> while match.outcome is None:
...     decision = match.decisions[0]
...     match.answer(decision, decision.options[0])
>>> match.outcome.side in ("red", "blue")
True
"""

from __future__ import annotations

from typing import Any

from .games import game
from .games import names as game_names
from .kernel.match import Decision, Match, Outcome, replay, verify
from .kernel.record import Record, read_record
from .kernel.state import Refused

__version__ = "0.1.0"


def new(
    name: str, players: int | None = None, seed: int | bytes | None = None, **options: Any
) -> Match:
    """A new game at a table of its own. Without a seed nobody can foretell it."""
    return Match(game(name), players, options, seed)


__all__ = [
    "Decision",
    "Match",
    "Outcome",
    "Record",
    "Refused",
    "game",
    "game_names",
    "new",
    "read_record",
    "replay",
    "verify",
]
