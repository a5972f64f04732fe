"""What is sent to the REST part and what it answers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Seconds = Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Unknown fields are refused."""


class NewTable(Body, frozen=True, kw_only=True):
    """A table to be made."""

    game: str
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    name: str
    seats: Annotated[list[str], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    open: bool = False
    watch: bool = False
    clock: Seconds = 0
    grace: Annotated[float, msgspec.Meta(ge=0, le=7 * 24 * 3600)] = 60
    leave: Literal["default", "bot"] = "bot"
    pause: Annotated[float, msgspec.Meta(ge=0, le=60)] | None = None
    hints: bool = True


class NewSeat(Body, frozen=True, kw_only=True):
    """Somebody who joins."""

    name: str
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None


class NewFork(Body, frozen=True, kw_only=True):
    """After which answer to go on, and in whose seat."""

    answer: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    name: str


class Ticket(Body, frozen=True, kw_only=True):
    """A seat and its secret, told once."""

    table: str
    seat: int
    secret: str
    code: str = ""


class Found(Body, frozen=True, kw_only=True):
    """The table that a code leads to."""

    table: str


class Verified(Body, frozen=True, kw_only=True):
    """Whether the deal was the promised one, and the game played by its rules."""

    commitment: str
    seed: str
    ok: bool
    answers: int
    problem: str = ""


class Scored(Body, frozen=True, kw_only=True):
    """What one seat came to, and from what."""

    seat: int
    total: str
    parts: list[str]


class TurningPoint(Body, frozen=True, kw_only=True):
    """What happened with an answer that turned the game."""

    at: int
    text: str


class Ending(Body, frozen=True, kw_only=True):
    """What came of a game: the scores, the best first, and where among all frames it turned."""

    total: int
    scores: list[Scored]
    points: list[TurningPoint]


class Problem(Body, frozen=True, kw_only=True):
    """What was wrong, and what would be right."""

    error: str
    status: int
