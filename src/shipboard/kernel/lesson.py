"""A first game that teaches: a short game that is already written down, with remarks.

A game has it in its folder, as `lesson.toml`: how it is dealt, and step by step who answers what.
It is played on the rules like any other. The learner gives the answers of one seat, each after a
remark that says why; all others answer as it is written.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from typing import Annotated

import msgspec

from .declare import Game
from .match import Decision, Match

FILE = "lesson.toml"
Words = Annotated[str, msgspec.Meta(min_length=1)]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer to the first open question. `say` stands before it."""

    answer: Words
    say: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game is dealt, who learns, and what happens. `end` is said when it is over."""

    players: int
    seat: int
    seed: int
    names: list[str]
    minutes: int  # how long it takes a person
    end: Words
    step: list[Step]
    options: dict[str, str] = {}


@dataclass(frozen=True, slots=True)
class Moment:
    """The lesson where it stops: the match as it stands, a remark, and what is to be done.

    The learner's own question is `asked`, and `answer` is the option to choose. Where others are
    to answer there is neither, and the learner only reads on.
    """

    match: Match
    say: str
    asked: Decision | None = None
    answer: str = ""


def has_lesson(game: Game) -> bool:
    """Whether a first game that teaches is written for this one."""
    return resources.files(game.package).joinpath(FILE).is_file()


def lesson_of(game: Game) -> Lesson:
    """The lesson in the game's folder."""
    text = resources.files(game.package).joinpath(FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Lesson)


def moments(game: Game, lesson: Lesson) -> Iterator[Moment]:
    """The match at each place where the learner has something to read or to do.

    It is one match, which goes on when the next moment is asked for.
    """
    match = Match(game, lesson.players, lesson.options, lesson.seed, lesson.names)
    for step in lesson.step:
        asked = match.decisions[0]
        if asked.seat == lesson.seat:
            yield Moment(match, step.say, asked, step.answer)
        elif step.say:
            yield Moment(match, step.say)
        match.answer(asked, step.answer)
    yield Moment(match, lesson.end)
