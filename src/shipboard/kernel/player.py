"""What a player is: somebody with a seat who sees what that seat may see, and chooses.

A player never holds the state. It is given the view of its seat, and the events as that seat saw
them (kernel/view.py).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Protocol, runtime_checkable

from .because import WORDS, Because, Explained


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


@runtime_checkable
class Explainer(Player, Protocol):
    """A player who can also say what moved an answer, from what its seat may know alone."""

    rng: random.Random  # where one answer is as good as another

    def explained(self, view: dict[str, Any], decision: dict[str, Any]) -> Explained:
        """The same as `choose`, and why."""


class Stumped(Exception):
    """A bot does not know what to answer: a fault of the bot."""


class Bot:
    """The skeleton of a bot: an answer for each kind of question, by its name.

    What a card asks in its own words is answered like the general question, unless the bot knows
    better.

    A bot that shall explain itself keeps notes while it chooses; otherwise a note costs one test.
    What each note says is in `words`, and by the name of a kind what is always true of its answer.
    """

    answers: ClassVar[Mapping[str, Callable[..., str]]] = {}
    words: ClassVar[Mapping[str, str]] = {}
    close: ClassVar[float] = 0.0  # what is nearer to the best than this is hardly worse
    notes: list[Because] | None = None

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

    def choose(self, view: dict[str, Any], decision: dict[str, Any]) -> str:
        """An option for this decision."""
        return self.answer(view, decision)

    def any_of(self, options: list[str]) -> str:
        """Where one is as good as another."""
        self.because("alike")
        return self.rng.choice(options)

    # Reasons.

    def explained(self, view: dict[str, Any], decision: dict[str, Any]) -> Explained:
        """An answer as it always chooses, and what moved it."""
        notes: list[Because] = []
        self.notes = notes
        try:
            option = self.choose(view, decision)
        finally:
            self.notes = None
        if len(decision["options"]) == 1:
            return option, (Because(WORDS["only"]),)
        kinds = (decision["kind"], decision.get("like", ""))
        usual = next((self.words[kind] for kind in kinds if kind in self.words), WORDS["thumb"])
        return option, tuple(notes) or (Because(usual, _named(option)),)

    def because(self, name: str, **told: object) -> None:
        """Note what moves the answer, if somebody wants to know."""
        if self.notes is not None:
            self.notes.append(Because(self.words.get(name) or WORDS[name], told))

    def compare(
        self,
        options: Sequence[str],
        worth: Callable[[str], float],
        why: str | Callable[[str], str],
        pick: Callable[..., str] = max,
        **told: object,
    ) -> str:
        """The first option worth most, or least, by this measure; `why` may depend on which."""
        if self.notes is None:
            return pick(options, key=worth)
        found = {option: worth(option) for option in options}
        chosen = pick(found, key=found.__getitem__)
        others = [option for option in found if option != chosen]
        second = pick(others, key=found.__getitem__) if others else ""
        gap = abs(found[chosen] - found[second]) if second else 0.0
        name = why if isinstance(why, str) else why(chosen)
        self.because(name, **{**_named(chosen), "worth": found[chosen], "gap": gap, **told})
        if second and gap < self.close:
            assert self.notes
            self.notes.insert(1, Because(WORDS["close"], {"option": second}))  # is said in any case
        return chosen


def _named(option: str) -> dict[str, object]:
    """An option, and what it names by what that is.

    >>> _named("seat:2"), _named("pass")
    ({'option': 'seat:2', 'seat': '2'}, {'option': 'pass'})
    """
    label, _, name = option.partition(":")
    return {"option": option, label: name} if name else {"option": option}


class MakesPlayer(Protocol):
    """How a game's bots are made: for a seat, with chance of their own."""

    def __call__(self, seat: int, rng: random.Random) -> Player: ...
