"""What an option refers to: a seat, a card, a place, whatever a game declares.

An option is a number, and so is what it refers to. Outside the rules it has a lasting name, by
which it is answered and recorded, and words, which people read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from .state import SEATS, State


class Names(Protocol):
    """How the players are called by whoever speaks."""

    def seat(self, seat: int) -> str:
        """The player at this seat: "you", or the name."""

    def whom(self, seat: int) -> str:
        """The same as somebody to whom something is done: "yourself", or the name."""


@dataclass(frozen=True, slots=True)
class Referent:
    """Things that options refer to.

    They have the numbers below `count`. `named` may raise LookupError where a number means nothing.
    Where their number changes in a game, learners' actions have space for `most` of them.
    """

    count: Callable[[State], int]
    named: Callable[[State, int], str]
    words: Callable[[State, int, Names], str]
    most: int = 0


def pool(name: str) -> Referent:
    """The cards, places, figures … of this pool of the pack, by their names there."""
    return Referent(
        lambda g: len(g.pack.names[name]),
        lambda g, index: g.pack.names[name][index],
        lambda g, index, _: g.pack.titles[name][index],
    )


SEATED: Final = Referent(  # seats that nobody has too: so it can be said that there is none
    lambda g: SEATS,
    lambda _, seat: str(seat),
    lambda _, seat, names: names.whom(seat),
)
PAIRS: Final = Referent(  # of seats: SEATS * one + other
    lambda g: SEATS * g.players,
    lambda _, pair: f"{pair // SEATS}+{pair % SEATS}",
    lambda _, pair, names: f"{names.seat(pair // SEATS)} and {names.seat(pair % SEATS)}",
)


def numbers(count: int) -> Referent:
    """Plain numbers, from 0 up to this one."""
    return Referent(lambda _: count + 1, lambda _, n: str(n), lambda _, n, names: str(n))
