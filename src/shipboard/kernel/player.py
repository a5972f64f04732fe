"""What a player is: somebody with a seat who sees what that seat may see, and chooses.

A player never holds the state. It is given the view of its seat, and the events as that seat saw
them (kernel/view.py).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, runtime_checkable


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


class Stumped(Exception):
    """A bot does not know what to answer: a fault of the bot."""


class Bot:
    """The skeleton of a bot: an answer for each kind of question, by its name.

    What a card asks in its own words is answered like the general question, unless the bot knows
    better.
    """

    answers: ClassVar[Mapping[str, Callable[..., str]]] = {}

    def __init__(self, seat: int, rng: random.Random) -> None:
        self.seat = seat
        self.rng = rng
        self.view: dict[str, Any] = {}

    def answer(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        """What comes to mind for this kind of question."""
        self.view = view
        kind, options = decision["kind"], decision["options"]
        if len(options) == 1:
            only: str = options[0]
            return only
        find = self.answers.get(kind) or self.answers.get(decision.get("like", ""))
        if find is None:
            raise Stumped(f"this bot has no answer to {kind}")
        chosen = find(self, options)
        if chosen not in options:
            raise Stumped(f"{chosen!r} is not one of the options of {kind}: {', '.join(options)}")
        return chosen

    def any_of(self, options: list[str]) -> str:
        """Where one is as good as another."""
        return self.rng.choice(options)


class MakesPlayer(Protocol):
    """How a game's bots are made: for a seat, with chance of their own."""

    def __call__(self, seat: int, rng: random.Random) -> Player: ...
