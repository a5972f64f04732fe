"""Zones: where the cards of a game lie, and who sees them. Games declare them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .state import State

# Who sees a zone, and what has one.
ALL: Final = "all"
OWNER: Final = "owner"
NOBODY: Final = "nobody"
TABLE: Final = "table"
SEAT: Final = "seat"
ITEM: Final = "item"


def in_words(name: str) -> str:
    """A declared name as people read it.

    >>> in_words("goals_in_play")
    'Goals in play'
    """
    return name[:1].upper() + name[1:].replace("_", " ")


@dataclass(frozen=True, slots=True)
class Zone:
    """Where cards lie: a list of cards, or a list of such lists, one a seat or one an item."""

    name: str
    sees: str
    per: str = TABLE
    pool: str = "card"  # which cards may lie here; imagination deals only within one pool
    ordered: bool = False
    words: str = ""  # what people call it, where its name does not say it

    @property
    def title(self) -> str:
        """What people call it."""
        return self.words or in_words(self.name)


ZONES: dict[type[State], tuple[Zone, ...]] = {}  # by the class of its game's states


def piles_of(g: State, zone: Zone) -> list[list[int]]:
    """The zone's lists of cards: one, or one for each seat or item."""
    lists = getattr(g, zone.name)
    return [lists] if zone.per == TABLE else lists


def pool_of(g: State, pile: list[int]) -> str:
    """The pool of the cards in this very pile, or nothing if it is no zone's."""
    for zone in ZONES.get(type(g), ()):
        for each in piles_of(g, zone):
            if each is pile:
                return zone.pool
    return ""


def backs_of(g: State, pile: list[int]) -> tuple[str, ...]:
    """By design, the backs of the cards of this very pile; empty where all backs are alike."""
    return g.pack.backs.get(pool_of(g, pile), ()) if g.pack.backs else ()
