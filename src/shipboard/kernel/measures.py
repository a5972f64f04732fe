"""What a game says of many games of it: what to note of each, and how to count them together.

A game with measures of its own has them in its folder, as `Ledger` and `Balance` of `lab.py` or
of the package `lab`: an `Observer` of one game, and a `Tally` of many. `python -m shipboard.lab`
plays the games.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Protocol, Self

from .state import State

if TYPE_CHECKING:
    from .declare import Game


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a run. With an error there is no outcome."""

    number: int
    turns: int
    decisions: int
    winners: tuple[int, ...] = ()
    side: str = ""
    reason: str = ""
    error: str = ""
    seen: Any = None  # what the observer noted


class Observer(Protocol):
    """Watches one game of a run from the laboratory's side: it sees everything."""

    def dealt(self, game: Game, g: State) -> None:
        """The set-up is done and the first decision is open."""

    def asked(self, game: Game, g: State) -> None:
        """A bot is about to answer the first open decision; not told where all play at random."""

    def ended(self, game: Game, g: State) -> Any:
        """What to note of this game; it travels between processes, so keep it small."""


@dataclass
class Tally(ABC):
    """Many games, counted. The fields of a game's own are numbers, counters and lists."""

    games: int = 0

    @abstractmethod
    def add(self, played: Played) -> None:
        """Count one game."""

    @abstractmethod
    def lines(self) -> Iterator[tuple[str, str]]:
        """(goal, what was measured)."""

    @classmethod
    def details(cls, columns: Sequence[Self]) -> Iterator[tuple[str, str]]:
        """What more can be said where several measurements are taken together."""
        yield from ()

    @staticmethod
    def wanted(goal: str) -> str:
        """What a goal asks for, in words."""
        return ""

    @staticmethod
    def judged(goal: str, measured: str, players: int) -> str:
        """What was measured, in bold where it is not what the goal asks for."""
        return measured

    def merge(self, other: Self) -> None:
        """Count the games of another measurement as well."""
        for each in fields(self):
            mine, more = getattr(self, each.name), getattr(other, each.name)
            if isinstance(mine, Counter):
                mine.update(more)
            else:
                setattr(self, each.name, mine + more)

    def packed(self) -> dict[str, Any]:
        """For JSON."""
        found = {each.name: getattr(self, each.name) for each in fields(self)}
        return {
            name: list(value.items()) if isinstance(value, Counter) else value
            for name, value in found.items()
        }

    @classmethod
    def unpacked(cls, record: Mapping[str, Any]) -> Self:
        """What `packed` gave."""
        found = cls()
        for name, value in record.items():
            if isinstance(getattr(found, name), Counter):
                pairs = ((tuple(k) if isinstance(k, list) else k, count) for k, count in value)
                getattr(found, name).update(dict(pairs))
            else:
                setattr(found, name, value)
        return found


def spread(values: Sequence[int]) -> dict[str, float]:
    """Mean and percentiles (nearest rank) of some numbers.

    >>> spread([4, 1, 3, 2])
    {'mean': 2.5, 'p10': 1, 'p50': 2, 'p90': 4, 'p95': 4}
    """
    ranked = sorted(values)
    shares = (10, 50, 90, 95) if ranked else ()
    found: dict[str, float] = {"mean": round(sum(ranked) / len(ranked), 3)} if ranked else {}
    for share in shares:
        found[f"p{share}"] = ranked[-(-share * len(ranked) // 100) - 1]
    return found
