"""What a table is between two entries, apart from its match: seats, host, window, clocks.

It is written with every commit, so that a table is opened without folding its entries again.
"""

from __future__ import annotations

from typing import Any

import msgspec

from . import entries as e
from .quota import Ledger

PERSON, BOT, OPEN = "person", "bot", "open"  # who has a seat
RULES = "rules"  # who plays at a seat that nobody can have
LOBBY, PLAYING, PAUSED, OVER, STOPPED = "lobby", "playing", "paused", "over", "stopped"
CLOSED = "closed"  # by its host; it is about to be deleted
STARS = ("Vega", "Rigel", "Altair", "Deneb", "Mira", "Spica", "Castor", "Electra")


class Seat(msgspec.Struct, omit_defaults=True):
    """Who sits there and who plays there."""

    name: str
    who: str
    bot: str
    secret: str
    present: bool = False
    away_since: int | None = None
    rematch: bool = False
    resigned: bool = False
    muted: bool = False
    late: int = 0  # how often the clock has answered

    @property
    def person(self) -> bool:
        """Whether a person plays here now."""
        return self.who == PERSON


def bot_name(seat: int) -> str:
    """What a bot is called at this seat."""
    return STARS[seat]


class Window(msgspec.Struct, omit_defaults=True):
    """An open window: until when the table waits, and what was answered in it."""

    moment: int
    opened: int
    until: int
    more: bool = False
    stages: bool = False  # its time is over and somebody is making a response
    kept: dict[tuple[int, int], e.Kept] = {}


class Chat(msgspec.Struct):
    """One line of table talk."""

    at: int
    seat: int
    text: str
    name: str = ""  # of who said it, if somebody else sits there now


class Sheet(msgspec.Struct, omit_defaults=True):
    """The fields of a table that are saved, each under its name there."""

    seq: int
    seats: list[Seat]
    host: int
    status: str
    rematch: str | None
    paused_at: int
    key: int
    opened: dict[int, int]
    moved_at: int
    undone: int
    took_back_at: list[int]
    given: dict[tuple[int, int], str]
    ledger: Ledger
    doors: int
    worthless: dict[str, str]
    barred: set[str]
    guests: dict[int, str]
    abandoned: bool
    window: Window | None = None
    marks: dict[int, dict[int, tuple[str, str]]] = {}  # by seat, then by player: sign and words


class Saved(msgspec.Struct):
    """A table with its match, in the middle."""

    sheet: Sheet
    match: dict[str, Any]


encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Saved).decode
