"""How each entry changes a table. What is refused changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from shipboard.kernel.match import UNDONE, Match
from shipboard.kernel.state import NO_WINDOW, Refused

from . import entries as e
from . import quota
from .past import name_lines
from .sheet import (
    BOT,
    CLOSED,
    OPEN,
    OVER,
    PAUSED,
    PERSON,
    PLAYING,
    STOPPED,
    Chat,
    Seat,
    Window,
    bot_name,
)

if TYPE_CHECKING:
    from .standing import Table

ABANDONED = "the players have moved on to another table"
REMEMBERED = 64  # answers and moments that a table remembers in case they come again
STAGE = 30  # seconds for each further stage of a response, at a table without a clock
MORE = 3  # how many times its length a window is prolonged

# What people are told whose secret has become worthless.
LEFT = "you have left this table"
REMOVED = "the host has freed this seat: you can sit down at another table"
RELINKED = "this seat has a new link, and this one no longer works"


def happens(table: Table, entry: e.Entry) -> e.Entry:
    """Let this entry happen, or refuse it; the entry as it is stored, with what it told."""
    before = table.told
    table.apply(entry)
    if isinstance(entry, e.Undid):
        return msgspec.structs.replace(entry, keep=table.told)
    if isinstance(entry, e.Moved):
        return msgspec.structs.replace(entry, told=table.playing().state.events[before:])
    return entry


def cut(rows: Sequence[bytes]) -> int | None:
    """To how many events these entries have cut the log, if they have."""
    new = [e.decode(row) for row in rows]
    return min((entry.keep for entry in new if isinstance(entry, e.Undid)), default=None)


# One function for each entry.


def _joined(table: Table, entry: e.Joined) -> None:
    table.seats[entry.seat] = Seat(entry.name, PERSON, "", entry.secret)
    table.guests[entry.seat] = entry.guest
    table.ledger.pass_door(entry.at)
    table.ledger.sit(entry.seat)
    table.version += 1


def _freed(table: Table, entry: e.Freed) -> None:
    number = entry.seat
    name_lines(table.chat, entry)
    guest = table.guests.pop(number, "")
    if table.created.open and not entry.left and guest not in ("", table.guests.get(table.host)):
        table.barred.add(guest)
    _revoke(table, number, LEFT if entry.left else REMOVED)
    table.seats[number] = Seat("", OPEN, "", "")
    table.ledger.pass_door(entry.at)
    table.version += 1


def _relinked(table: Table, entry: e.Relinked) -> None:
    _revoke(table, entry.seat, RELINKED)
    table.seats[entry.seat].secret = entry.secret
    table.ledger.take(quota.ACT, entry.seat, entry.at)


def _revoke(table: Table, seat: int, words: str) -> None:
    """The secret of a seat opens nothing any more."""
    table.worthless[table.seats[seat].secret] = words
    table.doors += 1


def _muted(table: Table, entry: e.Muted) -> None:
    table.seats[entry.seat].muted = entry.muted
    table.ledger.take(quota.ACT, table.host, entry.at)
    table.version += 1


def _marked(table: Table, entry: e.Marked) -> None:
    own = table.marks.setdefault(entry.seat, {})
    own.pop(entry.whom, None)
    if entry.sign or entry.text:
        own[entry.whom] = (entry.sign, entry.text)
    size = quota.AROUND + quota.size_of(entry.text)
    table.ledger.take(quota.MARK, entry.seat, entry.at, size)


def _dissolved(table: Table, entry: e.Dissolved) -> None:
    table.status = CLOSED
    table.doors += 1
    table.version += 1


def _arranged(table: Table, entry: e.Arranged) -> None:
    who = BOT if entry.bot else OPEN
    name = bot_name(entry.seat) if entry.bot else ""
    table.seats[entry.seat] = Seat(name, who, entry.bot, "")
    table.ledger.take(quota.ACT, table.host, entry.at)
    table.version += 1


def _started(table: Table, entry: e.Started) -> None:
    made = table.created
    names = [seat.name for seat in table.seats]
    seed = bytes.fromhex(made.seed)
    table.begin(Match(table.game, made.players, made.options, seed, names, live=True))
    table.status = PLAYING
    table.ledger.begin()
    _moved(table, entry.at)
    table.version += 1


def _answered(table: Table, entry: e.Answered) -> None:
    table.playing().answer(entry.decision, entry.option, entry.seat, entry.note)
    _give(table, entry)
    if entry.late:
        table.seats[entry.seat].late += 1
        table.version += 1
    if entry.note:
        table.ledger.spend(entry.seat, quota.size_of(entry.note))
    _moved(table, entry.at)


def _give(table: Table, entry: e.Answered | e.Kept) -> None:
    table.given[entry.seat, entry.decision] = entry.option
    _forget(table.given)


def _interjected(table: Table, entry: e.Interjected) -> None:
    table.playing().interject(entry.seat, entry.kind, entry.option)
    _moved(table, entry.at)


def _undid(table: Table, entry: e.Undid) -> None:
    match = table.playing()
    match.undo(entry.seat)
    table.undone += 1
    table.took_back_at[entry.seat] = table.undone
    table.ledger.take(quota.UNDO, entry.seat, entry.at, 2 * quota.AROUND)  # and what follows
    told = len(match.state.events)
    table.cut = told if table.cut is None else min(table.cut, told)
    _moved(table, entry.at)


def _kept(table: Table, entry: e.Kept) -> None:
    if table.window is None:
        raise Refused("no window is open")
    table.window.kept[entry.seat, entry.decision % UNDONE] = entry
    _give(table, entry)
    if entry.note:
        table.ledger.spend(entry.seat, quota.size_of(entry.note))


def _closed(table: Table, entry: e.Closed) -> None:
    table.playing().resume()
    _moved(table, entry.at)


def _prolonged(table: Table, entry: e.Prolonged) -> None:
    if table.window is None:
        raise Refused("no window is open")
    table.window.until += int(MORE * table.created.pause * 1000)
    table.window.more = True
    table.version += 1


def _said(table: Table, entry: e.Said) -> None:
    table.chat.append(Chat(entry.at, entry.seat, entry.text))
    size = quota.AROUND + quota.size_of(entry.text)
    table.ledger.take(quota.TALK, entry.seat, entry.at, size)


def _paused(table: Table, entry: e.Paused) -> None:
    table.status = PAUSED
    table.paused_at = entry.at
    table.ledger.take(quota.ACT, table.host, entry.at, 2 * quota.AROUND)  # and going on again
    table.version += 1


def _resumed(table: Table, entry: e.Resumed) -> None:
    table.status = PLAYING
    _shift(table, entry.at - table.paused_at)
    table.version += 1


def _handed(table: Table, entry: e.Handed) -> None:
    seat = table.seats[entry.seat]
    seat.who, seat.bot, seat.resigned = BOT, entry.bot, seat.resigned or entry.resigned
    table.ledger.take(quota.ACT, entry.seat, entry.at)
    table.version += 1


def _took_back(table: Table, entry: e.TookBack) -> None:
    seat = table.seats[entry.seat]
    seat.who, seat.bot = PERSON, ""
    table.ledger.take(quota.ACT, entry.seat, entry.at)
    table.version += 1


def _wants(table: Table, entry: e.Wants) -> None:
    table.seats[entry.seat].rematch = True
    table.version += 1


def _rematched(table: Table, entry: e.Rematched) -> None:
    table.rematch = entry.table
    table.version += 1


def _hosted(table: Table, entry: e.Hosted) -> None:
    table.host = entry.seat
    table.version += 1


def _woke(table: Table, entry: e.Woke) -> None:
    if table.status == PLAYING and table.key >= 0:
        _shift(table, entry.at - table.opened[table.key])
    table.moved_at = entry.at
    table.version += 1


def _abandoned(table: Table, entry: e.Abandoned) -> None:
    table.status, table.abandoned, table.window = STOPPED, True, None
    table.stopped = table.stopped or ABANDONED
    table.version += 1


def _retold(table: Table, entry: e.Retold) -> None:
    """Nothing has changed."""


def _unread(table: Table, entry: e.Entry) -> None:
    """Version 0.1 wrote this down."""


def _shift(table: Table, by: int) -> None:
    """Time went by that counts for nobody."""
    table.opened = {moment: at + by for moment, at in table.opened.items()}
    if table.window:
        table.window.opened += by
        table.window.until += by


def _moved(table: Table, at: int) -> None:
    """The match has moved: which clock runs, and whether a window is open."""
    match = table.playing()
    g = match.state
    table.moved_at = at
    if not g.begun or table.key < 0:
        table.key = g.moment
    # Taking back gives no new time: a moment keeps the time when it first came.
    table.opened.setdefault(table.key, at)
    _forget(table.opened)
    if match.outcome is not None:
        table.status, table.window = OVER, None
        table.version += 1
    elif match.paused:
        if table.window is None or table.window.moment != g.moment or table.window.stages:
            table.window = Window(g.moment, at, at + int(table.created.pause * 1000))
            table.version += 1
    elif g.window == NO_WINDOW:
        if table.window is not None:
            table.window = None
            table.version += 1
    elif table.window is not None and g.begun and not table.window.stages:
        # Fixed once: others must not see how many stages a response has.
        table.window.stages = True
        table.window.until = at + (table.created.clock or STAGE) * 1000
        table.version += 1
    if table.created.clock:
        table.version += 1


FOLD: dict[type, Callable[[Table, Any], None]] = {
    e.Joined: _joined,
    e.Freed: _freed,
    e.Relinked: _relinked,
    e.Muted: _muted,
    e.Marked: _marked,
    e.Dissolved: _dissolved,
    e.Arranged: _arranged,
    e.Started: _started,
    e.Answered: _answered,
    e.Interjected: _interjected,
    e.Undid: _undid,
    e.Kept: _kept,
    e.Closed: _closed,
    e.Prolonged: _prolonged,
    e.Said: _said,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.Handed: _handed,
    e.TookBack: _took_back,
    e.Wants: _wants,
    e.Rematched: _rematched,
    e.Hosted: _hosted,
    e.Came: _unread,
    e.Left: _unread,
    e.Watching: _unread,
    e.Woke: _woke,
    e.Retold: _retold,
    e.Abandoned: _abandoned,
}


def _forget(remembered: dict[Any, Any]) -> None:
    """Keep a table from growing with its game: what is old does not come again."""
    if len(remembered) > 2 * REMEMBERED:
        for key in list(remembered)[:REMEMBERED]:
            del remembered[key]
