"""How much one seat may put into the store, so that nobody fills the disk.

What belongs to the course of a game is always taken: it is as long as the game is. For everything
else (talk, notes, taking back, handing the seat about) a seat has a pace and a share of bytes. Both
are read off the entries, so they hold on every worker and after every restart.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from ..refusals import LIMITED, Denied

SHARE = 65_536  # bytes that each seat has, once before the game and once from its start
RESERVED = 8_192  # of them, for other things than words: who has talked much may still come back
AROUND = 96  # bytes that an entry needs in the store around the text in it


encode = msgspec.json.Encoder().encode


class Pace(NamedTuple):
    """How often something may be done."""

    at_once: int
    every: int  # milliseconds for each further time


TALK, UNDO, ACT, MARK, DOOR = "talk", "undo", "act", "mark", "door"
PACES = {
    TALK: Pace(5, 2_000),
    UNDO: Pace(12, 3_000),
    ACT: Pace(12, 10_000),  # seats and clocks: handing over, pausing, arranging, muting
    MARK: Pace(20, 3_000),  # what somebody notes about players
    DOOR: Pace(20, 6_000),  # coming and going before the game, all people together
}
HURRY = {
    TALK: "you are sending messages too fast",
    UNDO: "you are taking back answers too fast",
    ACT: "you are changing things too fast",
    MARK: "you are marking players too fast",
    DOOR: "too many people have come and gone here in a short time",
}
ALL_SAID = "you have reached the limit of what one player can say at a table; you can still play"
ALL_DONE = "you have reached the limit of what one player can change at a table; you can still play"
LOBBY_FULL = (
    "too much has happened at this table before the game: start the game, or make a new table"
)


class Ledger(msgspec.Struct, omit_defaults=True):
    """What the seats of one table have used up."""

    spent: list[int]  # bytes, by seat
    rest: dict[str, list[int]] = {}  # when each pace is at rest again; DOOR's is one for all
    lobby: int = 0  # bytes of all who were here before the game
    begun: bool = False

    def take(self, what: str, seat: int, at: int, size: int = AROUND) -> None:
        """A seat did this."""
        self._hasten(what, seat, at)
        self.spend(seat, size)

    def spend(self, seat: int, size: int) -> None:
        """So many bytes were written for a seat."""
        self.spent[seat] += size
        if not self.begun:
            self.lobby += size

    def pass_door(self, at: int) -> None:
        """Somebody came or went before the game."""
        self._hasten(DOOR, 0, at)
        self.lobby += AROUND

    def sit(self, seat: int) -> None:
        """Somebody new sits here, with a share of their own; that of the table stays used up."""
        self.spent[seat] = 0

    def begin(self) -> None:
        """The game begins, and with it a new share for all."""
        self.begun = True
        self.spent = [0] * len(self.spent)

    def _hasten(self, what: str, seat: int, at: int) -> None:
        pace = PACES[what]
        rest = self.rest.setdefault(what, [0] * len(self.spent))
        rest[seat] = max(at, min(rest[seat], at + pace.at_once * pace.every)) + pace.every

    def check(self, what: str, seat: int, now: int, size: int = AROUND) -> None:
        """Refuse what would be too much for a seat."""
        self._check_pace(what, seat, now)
        if what in (TALK, MARK):
            self.check_words(seat, size)
            self._check_lobby(size)
        elif self.spent[seat] + size > SHARE:
            raise Denied(LIMITED, ALL_DONE)

    def check_words(self, seat: int, size: int) -> None:
        """Refuse more words than a seat may say, aloud or as a note."""
        if self.spent[seat] + size > SHARE - RESERVED:
            raise Denied(LIMITED, ALL_SAID)

    def check_door(self, now: int) -> None:
        """Refuse too much coming and going."""
        self._check_pace(DOOR, 0, now)
        self._check_lobby(AROUND)

    def _check_pace(self, what: str, seat: int, now: int) -> None:
        pace = PACES[what]
        rest = self.rest.get(what)
        wait = rest[seat] - now - (pace.at_once - 1) * pace.every if rest else 0
        if 0 < wait <= 2 * pace.every:  # longer only where the clock was set back meanwhile
            seconds = -(-wait // 1000)
            unit = "second" if seconds == 1 else "seconds"
            raise Denied(LIMITED, f"{HURRY[what]}: wait {seconds} {unit}")

    def _check_lobby(self, size: int) -> None:
        if not self.begun and self.lobby + size > SHARE * len(self.spent):
            raise Denied(LIMITED, LOBBY_FULL)


def size_of(text: str) -> int:
    """The bytes of a text in the store."""
    return len(encode(text))
