"""What shows a table in text: what a layout is given, and what it has to have.

A game with a layout of its own has it in its folder, as the class `Layout` of `layout.py`, beside
`content_facts`, which says in a few lines what is in a pack.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from .chart import Map, Position
from .declare import Game
from .match import Match

View = dict[str, Any]


class Tinted(NamedTuple):
    """Text in a colour that its words tell too."""

    text: str
    colour: str


Cell = str | Tinted


class Screen(Protocol):
    """Where a layout writes."""

    def say(self, text: Cell = "", style: str = "") -> None:
        """A paragraph."""

    def head(self, text: str) -> None:
        """A heading, with air above it."""

    def lines(self, texts: Iterable[Cell]) -> None:
        """One indented paragraph each."""

    def grid(self, rows: Iterable[tuple[Cell, ...]], indent: int = 2) -> None:
        """Columns side by side; the last one takes the room that is left."""

    def chart(self, board: Map, position: Position) -> None:
        """A map."""

    def key(self, board: Map) -> None:
        """What the signs on a map mean."""


class Layout(Protocol):
    """Shows what a view holds. It is given nothing else, so it can betray nothing."""

    def __init__(self, game: Game, talk: Talk) -> None: ...

    def table(self, view: View, screen: Screen) -> None:
        """The whole table, the viewer's own cards last."""

    def brief(self, view: View, screen: Screen) -> None:
        """What matters for a further question in the same turn."""

    def ending(self, view: View, screen: Screen) -> None:
        """What is turned up when the game is over."""


@dataclass(frozen=True, slots=True)
class Talk:
    """Words for one viewer of one match. Holds what is printed on the cards, never the state."""

    names: list[str]
    viewer: int | None
    pack: Any

    @classmethod
    def of(cls, match: Match, viewer: int | None) -> Talk:
        """For this viewer of this match."""
        return cls(match.names, viewer, match.pack)

    def who(self, seat: int) -> str:
        """A player's name, marked if it is the viewer's own."""
        return f"{self.names[seat]} (you)" if seat == self.viewer else self.names[seat]

    def name(self, seat: int) -> str:
        """A player's name within a sentence, "you" for the viewer."""
        return "you" if seat == self.viewer else self.names[seat]

    def title(self, pool: str, name: str) -> str:
        """What is printed on top of a card."""
        if pool not in self.pack.titles:
            return name
        title: str = self.pack.titles[pool][self.pack.names[pool].index(name)]
        return title

    def text(self, pool: str, name: str) -> str:
        """What is printed below it, if anything."""
        if pool not in self.pack.texts:
            return ""
        text: str = self.pack.texts[pool][self.pack.names[pool].index(name)]
        return text

    def titles(self, pool: str, cards: list[str]) -> str:
        """Several cards in one breath, equal ones counted."""
        counted = Counter(self.title(pool, card) for card in cards)
        return ", ".join(title if n == 1 else f"{n} {title}" for title, n in counted.items())


def count(number: int, noun: str) -> str:
    """
    >>> count(1, "card"), count(2, "card")
    ('1 card', '2 cards')
    """
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
