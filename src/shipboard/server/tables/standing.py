"""A table as its entries tell it. Pure: no clock is read here, nothing is sent or stored."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from shipboard.games import game as find_game
from shipboard.kernel.chance import commitment
from shipboard.kernel.match import UNDONE, Decision, Match
from shipboard.kernel.match import Saved as SavedMatch
from shipboard.kernel.record import FORMAT, Record
from shipboard.kernel.state import NO_WINDOW, Refused

from . import entries as e
from . import quota
from .oldlog import OldLog
from .past import Past, name_lines
from .quota import Ledger
from .sheet import BOT, OPEN, PERSON, Chat, Saved, Seat, Sheet, Window

LOBBY, PLAYING, PAUSED, OVER, STOPPED = "lobby", "playing", "paused", "over", "stopped"
SAVED = Sheet.__struct_fields__
CLOSED = "closed"  # by its host; it is about to be deleted
ABANDONED = "its people began anew at another table"
REMEMBERED = 64  # answers and moments that a table remembers in case they come again
CHAT_KEPT = 200  # lines that a newcomer is shown
STAGE = 30  # seconds for each further stage of a response, at a table without a clock
MORE = 3  # how many times its length a window is prolonged


# What people are told whose secret has become worthless.
LEFT = "you have left this seat"
REMOVED = "the host has freed this seat: you can sit down at another table"
RELINKED = "this seat has a new link, and this one is of no use any more"


def hashed(secret: str) -> str:
    """What the store keeps of a seat's secret."""
    return sha256(secret.encode()).hexdigest()


class Table:
    """One table, folded from its entries."""

    def __init__(self, ident: str, created: e.Created) -> None:
        self.id = ident
        self.created = created
        self.seq = 1
        self.game = find_game(created.game)
        self.seats = [Seat(c.name, c.who, c.bot, c.secret) for c in created.chairs]
        self.took_back_at = [0] * created.players  # how often all had undone when a seat did last
        self.host = created.host
        self.status = LOBBY
        self.commitment = commitment(bytes.fromhex(created.seed))
        self.match: Match | None = None
        self.stopped = ""  # why the game cannot go on here, for those at the table
        self.log: OldLog | None = None  # of a game that cannot
        self.abandoned = False  # so that no version will go on with it
        self.window: Window | None = None
        self.chat: list[Chat] = []
        self.rematch: str | None = None
        self.watchers = 0
        self.paused_at = 0
        self.key = -1  # the moment whose clock runs
        self.opened: dict[int, int] = {}  # moment -> when it was first asked
        self.moved_at = created.at
        self.cut: int | None = None  # the log was cut to so many events since this was last read
        self.undone = 0  # how often something was taken back
        self.given: dict[tuple[int, int], str] = {}  # (seat, decision) -> what was answered
        self.ledger = Ledger([0] * created.players)
        self.doors = 0  # grows when a secret has become worthless
        self.worthless: dict[str, str] = {}  # such secrets, hashed -> what people are told
        self.barred: set[str] = set()  # guests whom the host of an open table has removed
        self.guests = {created.host: created.maker}
        self.version = 0  # grows with everything that all see of the table apart from the game
        self._foreseen: tuple[int, list[Decision]] = (-1, [])

    # Folding.

    def apply(self, entry: e.Entry) -> None:
        """Let this entry happen, or refuse it and change nothing."""
        _FOLD[type(entry)](self, entry)
        self.seq += 1

    def _joined(self, entry: e.Joined) -> None:
        self.seats[entry.seat] = Seat(entry.name, PERSON, "", entry.secret)
        self.guests[entry.seat] = entry.guest
        self.ledger.pass_door(entry.at)
        self.ledger.sit(entry.seat)
        self.version += 1

    def _freed(self, entry: e.Freed) -> None:
        number = entry.seat
        name_lines(self.chat, entry)
        guest = self.guests.pop(number, "")
        if self.created.open and not entry.left and guest not in ("", self.guests.get(self.host)):
            self.barred.add(guest)
        self._revoke(number, LEFT if entry.left else REMOVED)
        self.seats[number] = Seat("", OPEN, "", "")
        self.ledger.pass_door(entry.at)
        self.version += 1

    def _relinked(self, entry: e.Relinked) -> None:
        self._revoke(entry.seat, RELINKED)
        self.seats[entry.seat].secret = entry.secret
        self.ledger.take(quota.ACT, entry.seat, entry.at)

    def _revoke(self, seat: int, words: str) -> None:
        """The secret of a seat opens nothing any more."""
        self.worthless[self.seats[seat].secret] = words
        self.doors += 1

    def _muted(self, entry: e.Muted) -> None:
        self.seats[entry.seat].muted = entry.muted
        self.ledger.take(quota.ACT, self.host, entry.at)
        self.version += 1

    def _dissolved(self, entry: e.Dissolved) -> None:
        self.status = CLOSED
        self.doors += 1
        self.version += 1

    def _arranged(self, entry: e.Arranged) -> None:
        who = BOT if entry.bot else OPEN
        name = bot_name(entry.seat) if entry.bot else ""
        self.seats[entry.seat] = Seat(name, who, entry.bot, "")
        self.ledger.take(quota.ACT, self.host, entry.at)
        self.version += 1

    def _started(self, entry: e.Started) -> None:
        made = self.created
        names = [seat.name for seat in self.seats]
        seed = bytes.fromhex(made.seed)
        self.match = Match(self.game, made.players, made.options, seed, names, live=True)
        self.status = PLAYING
        self.ledger.begin()
        self._moved(entry.at)
        self.version += 1

    def _answered(self, entry: e.Answered) -> None:
        self.playing().answer(entry.decision, entry.option, entry.seat, entry.note)
        self._give(entry)
        if entry.note:
            self.ledger.spend(entry.seat, quota.size_of(entry.note))
        self._moved(entry.at)

    def _give(self, entry: e.Answered | e.Kept) -> None:
        self.given[entry.seat, entry.decision] = entry.option
        _forget(self.given)

    def _interjected(self, entry: e.Interjected) -> None:
        self.playing().interject(entry.seat, entry.kind, entry.option)
        self._moved(entry.at)

    def _undid(self, entry: e.Undid) -> None:
        match = self.playing()
        match.undo(entry.seat)
        self.undone += 1
        self.took_back_at[entry.seat] = self.undone
        self.ledger.take(quota.UNDO, entry.seat, entry.at, 2 * quota.AROUND)  # and what follows
        told = len(match.state.events)
        self.cut = told if self.cut is None else min(self.cut, told)
        self._moved(entry.at)

    def _kept(self, entry: e.Kept) -> None:
        if self.window is None:
            raise Refused("no window is open")
        self.window.kept[entry.seat, entry.decision % UNDONE] = entry
        self._give(entry)
        if entry.note:
            self.ledger.spend(entry.seat, quota.size_of(entry.note))

    def _closed(self, entry: e.Closed) -> None:
        self.playing().resume()
        self._moved(entry.at)

    def _prolonged(self, entry: e.Prolonged) -> None:
        if self.window is None:
            raise Refused("no window is open")
        self.window.until += int(MORE * self.created.pause * 1000)
        self.window.more = True
        self.version += 1

    def _said(self, entry: e.Said) -> None:
        self.chat.append(Chat(entry.at, entry.seat, entry.text))
        size = quota.AROUND + quota.size_of(entry.text)
        self.ledger.take(quota.TALK, entry.seat, entry.at, size)

    def _paused(self, entry: e.Paused) -> None:
        self.status = PAUSED
        self.paused_at = entry.at
        self.ledger.take(quota.ACT, self.host, entry.at, 2 * quota.AROUND)  # and going on again
        self.version += 1

    def _resumed(self, entry: e.Resumed) -> None:
        self.status = PLAYING
        self._shift(entry.at - self.paused_at)
        self.version += 1

    def _handed(self, entry: e.Handed) -> None:
        seat = self.seats[entry.seat]
        seat.who, seat.bot, seat.resigned = BOT, entry.bot, seat.resigned or entry.resigned
        self.ledger.take(quota.ACT, entry.seat, entry.at)
        self.version += 1

    def _took_back(self, entry: e.TookBack) -> None:
        seat = self.seats[entry.seat]
        seat.who, seat.bot = PERSON, ""
        self.ledger.take(quota.ACT, entry.seat, entry.at)
        self.version += 1

    def _wants(self, entry: e.Wants) -> None:
        self.seats[entry.seat].rematch = True
        self.version += 1

    def _rematched(self, entry: e.Rematched) -> None:
        self.rematch = entry.table
        self.version += 1

    def _hosted(self, entry: e.Hosted) -> None:
        self.host = entry.seat
        self.version += 1

    def _woke(self, entry: e.Woke) -> None:
        if self.status == PLAYING and self.key >= 0:
            self._shift(entry.at - self.opened[self.key])
        self.moved_at = entry.at
        self.version += 1

    def _abandoned(self, entry: e.Abandoned) -> None:
        self.status, self.abandoned, self.window = STOPPED, True, None
        self.stopped = self.stopped or ABANDONED
        self.version += 1

    def _retold(self, entry: e.Retold) -> None:
        """Nothing has changed."""

    def _unread(self, entry: e.Entry) -> None:
        """Version 0.1 wrote this down."""

    def _shift(self, by: int) -> None:
        """Time went by that counts for nobody."""
        self.opened = {moment: at + by for moment, at in self.opened.items()}
        if self.window:
            self.window.opened += by
            self.window.until += by

    def _moved(self, at: int) -> None:
        """The match has moved: which clock runs, and whether a window is open."""
        match = self.playing()
        g = match.state
        self.moved_at = at
        if not g.begun or self.key < 0:
            self.key = g.moment
        # Taking back gives no new time: a moment keeps the time when it first came.
        self.opened.setdefault(self.key, at)
        _forget(self.opened)
        if match.outcome is not None:
            self.status, self.window = OVER, None
            self.version += 1
        elif match.paused:
            if self.window is None or self.window.moment != g.moment or self.window.stages:
                self.window = Window(g.moment, at, at + int(self.created.pause * 1000))
                self.version += 1
        elif g.window == NO_WINDOW:
            if self.window is not None:
                self.window = None
                self.version += 1
        elif self.window is not None and g.begun and not self.window.stages:
            # Fixed once: others must not see how many stages a response has.
            self.window.stages = True
            self.window.until = at + (self.created.clock or STAGE) * 1000
            self.version += 1
        if self.created.clock:
            self.version += 1

    # Who is here: nobody needs to know it tomorrow, so no entry tells it.

    def came(self, seat: int) -> None:
        """A person is connected."""
        self.seats[seat].present, self.seats[seat].away_since = True, None
        self.version += 1

    def left(self, seat: int, at: int) -> None:
        """A person is connected no longer."""
        self.seats[seat].present, self.seats[seat].away_since = False, at
        self.version += 1

    def watch(self, count: int) -> None:
        """So many spectators are here."""
        if self.watchers != count:
            self.watchers = count
            self.version += 1

    # Saving.

    def save(self) -> Saved:
        """Where the table stands after its latest entry."""
        sheet = Sheet(**{name: getattr(self, name) for name in SAVED})
        return Saved(sheet, self.playing().save())

    def restore(self, saved: Saved, rules: tuple[str, ...], past: Past) -> None:
        """Stand where the table stood, and go on from there; or refuse it."""
        made = self.created
        names = [seat.name for seat in saved.sheet.seats]
        seed = bytes.fromhex(made.seed)
        told = SavedMatch(rules, saved.match, past.answers, past.notes, list(past.told))
        match = Match(self.game, made.players, made.options, seed, names, live=True, saved=told)
        self.take_sheet(saved.sheet)
        self.match, self.chat = match, past.chat

    def take_sheet(self, sheet: Sheet) -> None:
        """Stand where the table stood, apart from its match."""
        for name in SAVED:
            setattr(self, name, getattr(sheet, name))
        for seat in self.seats:
            seat.present, seat.away_since = False, None

    def stop(self, why: str, log: OldLog) -> None:
        """The game cannot go on here, if it was not over. What was told stays readable."""
        self.log = log
        if self.status != OVER:
            self.status, self.stopped = STOPPED, why
        self.match = self.window = None
        self.version += 1

    # Asking.

    @property
    def told(self) -> int:
        """How many events the log of the game has."""
        return 0 if self.match is None else len(self.match.state.events)

    @property
    def told_all(self) -> bool:
        """Whether nothing of the game is a secret any more: it is over, or will never go on."""
        return self.status == OVER or self.abandoned

    def record(self) -> Record:
        """The game so far, secrets included; of one that cannot go on here what is left of it."""
        if self.match is not None:
            return self.match.record()
        made, log = self.created, self.log
        if log is None:
            raise Refused("the game has not begun")
        return Record(
            FORMAT, log.rules, made.game, made.players, made.options, made.content,
            self.commitment, [seat.name for seat in self.seats], log.past.answers, made.seed,
            log.past.told, log.notes(),
        )  # fmt: skip

    def playing(self) -> Match:
        """The match, once it has begun."""
        if self.match is None:
            raise Refused(self.stopped or "the game has not begun")
        return self.match

    def today(self, seat: int, decision: int) -> int:
        """The id that a decision has now, if only others have taken something back since."""
        undone, inner = divmod(decision, UNDONE)
        if self.took_back_at[seat] <= undone < self.undone:
            return inner + self.undone * UNDONE
        return decision

    def foreseen(self) -> list[Decision]:
        """What would be asked of each seat in the window that is open."""
        match = self.playing()
        if not match.paused:
            return []
        if self._foreseen[0] != self.seq_of_window():
            self._foreseen = (self.seq_of_window(), match.asked_in_window())
        return self._foreseen[1]

    def seq_of_window(self) -> int:
        """A number that the window keeps and no other window of this game has."""
        return self.window.moment if self.window else -1

    def kept(self, decision: Decision) -> e.Kept | None:
        """The answer that was given to this decision while the window was open."""
        if self.window is None:
            return None
        return self.window.kept.get((decision.seat, decision.id % UNDONE))

    def asks(self, seat: int) -> bool:
        """Whether the person at this seat has something to decide now."""
        match = self.match
        if match is None or self.status != PLAYING or self.seats[seat].who != PERSON:
            return False
        if match.paused:
            return any(
                decision.seat == seat and self.kept(decision) is None
                for decision in self.foreseen()
            )
        return any(ask[1] == seat for ask in match.state.open)

    @property
    def deadline(self) -> int | None:
        """When the running clock ends."""
        if self.status != PLAYING or not self.created.clock or self.window:
            return None
        return self.opened[self.key] + self.created.clock * 1000

    @property
    def solo(self) -> bool:
        """Whether a window tells nobody anything: one person, and nobody else may look.

        Who has handed the seat to a bot still looks.
        """
        return not self.created.watch and sum(bool(seat.secret) for seat in self.seats) == 1

    @property
    def in_window(self) -> bool:
        """Whether a window is open, its stages included."""
        return self.window is not None

    def seat_of(self, secret: str) -> int | None:
        """The seat with this secret."""
        wanted = hashed(secret)
        found = None
        for number, seat in enumerate(self.seats):
            if seat.secret and hmac.compare_digest(seat.secret, wanted):
                found = number
        return found

    @property
    def talk(self) -> bool:
        """Whether people may talk now; before and after the game they always may."""
        running = self.status in (PLAYING, PAUSED)
        return not running or self.game.talk(self.created.options)

    @property
    def code(self) -> str:
        """The code that leads here while people can join, or watch a game; else nothing."""
        running = self.status in (PLAYING, PAUSED)
        found = self.status == LOBBY or (running and self.created.watch)
        return self.created.code if found else ""

    def open_seats(self) -> list[int]:
        """The seats that wait for somebody."""
        return [number for number, seat in enumerate(self.seats) if seat.who == OPEN]

    def name(self, seat: int) -> str:
        """What the player at this seat is called."""
        return self.seats[seat].name

    def public(self, now: int) -> dict[str, Any]:
        """The table as all may see it."""
        made = self.created
        window = self.window
        return {
            "id": self.id,
            "code": self.code,
            "game": made.game,
            "title": self.game.title,
            "players": made.players,
            "options": made.options,
            "status": self.status,
            "stopped": self.stopped or None,
            "host": self.host,
            "seats": [
                {
                    "seat": number,
                    "name": seat.name,
                    "who": seat.who,
                    "bot": seat.bot or None,
                    "present": seat.present,
                    "away_since": seat.away_since,
                    "rematch": seat.rematch,
                    "resigned": seat.resigned,
                    "muted": seat.muted,
                }
                for number, seat in enumerate(self.seats)
            ],
            "open": made.open,
            "watch": made.watch,
            "talk": self.talk,
            "watchers": self.watchers,
            "clock": made.clock,
            "grace": made.grace,
            "leave": made.leave,
            "pause": made.pause,
            "deadline": self.deadline,
            "window": None
            if window is None
            else {"until": None if self.solo else window.until, "more": window.more},
            "commitment": self.commitment,
            "rematch": self.rematch,
            "now": now,
        }


STARS = ("Vega", "Rigel", "Altair", "Deneb", "Mira", "Spica", "Castor", "Electra")


def bot_name(seat: int) -> str:
    """What a bot is called at this seat."""
    return STARS[seat]


_FOLD: dict[type, Callable[[Table, Any], None]] = {
    e.Joined: Table._joined,
    e.Freed: Table._freed,
    e.Relinked: Table._relinked,
    e.Muted: Table._muted,
    e.Dissolved: Table._dissolved,
    e.Arranged: Table._arranged,
    e.Started: Table._started,
    e.Answered: Table._answered,
    e.Interjected: Table._interjected,
    e.Undid: Table._undid,
    e.Kept: Table._kept,
    e.Closed: Table._closed,
    e.Prolonged: Table._prolonged,
    e.Said: Table._said,
    e.Paused: Table._paused,
    e.Resumed: Table._resumed,
    e.Handed: Table._handed,
    e.TookBack: Table._took_back,
    e.Wants: Table._wants,
    e.Rematched: Table._rematched,
    e.Hosted: Table._hosted,
    e.Came: Table._unread,
    e.Left: Table._unread,
    e.Watching: Table._unread,
    e.Woke: Table._woke,
    e.Retold: Table._retold,
    e.Abandoned: Table._abandoned,
}


def _forget(remembered: dict[Any, Any]) -> None:
    """Keep a table from growing with its game: what is old does not come again."""
    if len(remembered) > 2 * REMEMBERED:
        for key in list(remembered)[:REMEMBERED]:
            del remembered[key]
