"""How the terminal speaks of a game to one person: names, cards, what happened."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from shipboard.kernel.match import Match

View = dict[str, Any]


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
