"""What is measured of many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import cast

from shipboard.kernel.declare import Game
from shipboard.kernel.measures import Played, Tally
from shipboard.kernel.state import State

from .state import Crescent


class Ledger:
    """Notes the highest score."""

    def dealt(self, game: Game, g: State) -> None:
        """Nothing to note."""

    def asked(self, game: Game, g: State) -> None:
        """Nothing to note."""

    def ended(self, game: Game, g: State) -> int:
        """The highest score."""
        return max(cast(Crescent, g).score)


@dataclass
class Balance(Tally):
    """Highest scores, counted."""

    scores: Counter[int] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        """Count one game."""
        self.games += 1
        self.scores[played.seen] += 1

    def lines(self) -> Iterator[tuple[str, str]]:
        """The best of all."""
        yield "games", str(self.games)
        yield "highest score", str(max(self.scores))
