"""A question as a person reads it: what it is about, the prompt, what each option does and costs.

All of it comes from the declarations (`Kind`, `Game.subjects`, `Game.readings`); page, terminal and
whoever else asks people get the same from here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from string import Formatter

from .declare import Game, Kind
from .layout import Talk, View
from .state import State
from .view import option_name
from .words import Speaker, second_person


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that a question is about, to be pictured."""

    refers: str
    name: str


@dataclass(frozen=True, slots=True)
class Choice:
    """One option."""

    name: str  # by which it is answered
    words: str
    does: str  # and what it costs; may be empty
    grave: str  # what cannot be taken back and decides much; mostly empty
    refers: str
    thing: str


@dataclass(frozen=True, slots=True)
class Question:
    """What a person is asked, its options in the order of the menu."""

    kind: Kind
    prompt: str
    about: tuple[Thing, ...]
    choices: list[Choice]
    hits: bool  # whether it is a window, and what is about to happen hits who is asked


class Asking:
    """Puts what one seat is asked into words, of a match as that seat sees it."""

    def __init__(self, game: Game, g: State, view: View, talk: Talk) -> None:
        self.game = game
        self.g = g
        self.view = view
        self.talk = talk
        self.speaker = Speaker(game, talk.names, talk.viewer)

    def question(self, index: int, options: Iterable[int]) -> Question:
        """An open decision of this kind with these options."""
        kind = self.game.kind(self.g.pack, index)
        about, things = self._about(kind)
        prompt = kind.prompt
        if about.endswith(":"):
            prompt = prompt[:1].lower() + prompt[1:]
        return Question(
            kind,
            f"{about} {prompt}" if about else prompt,
            things,
            [self.choice(index, option) for option in in_order(kind, options)],
            self._hits(kind),
        )

    def choice(self, index: int, option: int) -> Choice:
        """One of them; or something that may be done unasked."""
        kind = self.game.kind(self.g.pack, index)
        label, refers, number = kind.split(option)
        name = option_name(self.game, self.g, index, option)
        what = name.partition(":")[2] if refers else ""
        return Choice(
            name,
            self.speaker.option(self.g, index, option),
            self._does(kind, label, refers, number, what),
            self._filled(kind.grave.get(label or refers, ""), what),
            refers,
            what,
        )

    def _about(self, kind: Kind) -> tuple[str, tuple[Thing, ...]]:
        """What the question is about, if all of it is there; the asking step knows."""
        told: dict[str, str] = {}
        things: list[Thing] = []
        _, *args = self.g.asker
        for field in fields(kind.about):
            found = self.game.subjects[field](self.g, self.talk.viewer, *args)
            if not found:
                return "", ()
            if isinstance(found, str):
                told[field] = found
                continue
            refers, number = found
            referent = self.game.referents[refers]
            things.append(Thing(refers, referent.named(self.g, number)))
            if refers == "seat":
                told[field] = self.speaker.seat(number)
            else:
                told[field] = referent.words(self.g, number, self.speaker)
        if kind.like:  # a card names itself in its own words
            return "", tuple(things)
        words = kind.about.format_map(told)
        return second_person(words[:1].upper() + words[1:]), tuple(things)

    def _hits(self, kind: Kind) -> bool:
        """Whether what is about to happen hits who is asked; the asking step knows."""
        if not kind.hits:
            return False
        _, *args = self.g.asker
        found = self.game.subjects[kind.hits](self.g, self.talk.viewer, *args)
        return found == ("seat", self.talk.viewer)

    def _does(self, kind: Kind, label: str, refers: str, number: int, what: str) -> str:
        """As the kind says; else as things of its sort are read; else as is printed on it."""
        words = kind.does.get(label or refers)
        if words is not None:
            return self._filled(words, what)
        if refers in self.game.readings:
            return self.game.readings[refers](self.view, self.talk, what)
        printed = self.g.pack.texts.get(refers) if refers else None
        return printed[number] if printed else ""

    def _filled(self, words: str, what: str) -> str:
        """The words with what is read off the view in their braces, without needless spaces."""
        named = fields(words)
        if not named:
            return words
        told = {name: self.game.readings[name](self.view, self.talk, what) for name in named}
        return " ".join(words.format_map(told).split())


def in_order(kind: Kind, options: Iterable[int]) -> list[int]:
    """The options as people are offered them: by the menu, and in it as the rules list them."""
    if not kind.menu:
        return list(options)
    return sorted(options, key=lambda option: _place(kind, option))


def _place(kind: Kind, option: int) -> int:
    label, refers, _ = kind.split(option)
    known = label or refers
    return kind.menu.index(known) if known in kind.menu else len(kind.menu)


@cache
def fields(words: str) -> tuple[str, ...]:
    """The names in braces."""
    return tuple(name for _, name, _, _ in Formatter().parse(words) if name)
