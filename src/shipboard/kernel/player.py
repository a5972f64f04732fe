"""What a player is: somebody with a seat who sees what that seat may see, and chooses.

A player never holds the state. It is given the view of its seat, and the events as that seat saw
them (kernel/view.py).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable


class Player(Protocol):
    """A bot, a person at a keyboard, or anything else that answers."""

    def watch(self, events: Sequence[dict[str, Any]]) -> None:
        """Take note of what has happened since the last call, and of what was said with it."""

    def choose(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        """One of the decision's options."""


@runtime_checkable
class Talker(Player, Protocol):
    """A player who also talks: what is said goes as a note with an answer, and binds nobody."""

    def say(self) -> str:
        """What to say with the answer just chosen; nothing is the empty text."""


@runtime_checkable
class Interjector(Player, Protocol):
    """A player who also does things unasked, at the moments that `Game.checkpoint` declares."""

    def interject(
        self, view: dict[str, Any], offered: Sequence[tuple[str, str]]
    ) -> tuple[str, str] | None:
        """One of these (kind, option), or nothing."""


class MakesPlayer(Protocol):
    """How a game's bots are made: for a seat, with chance of their own."""

    def __call__(self, seat: int, rng: random.Random) -> Player: ...
