"""Opening a table that is in the store: it stands where it stood, and nothing is played again.

Other rules open it too. They go on with the game if every number in it still means what it meant;
if not, those at the table are told so, and what was told to them stays readable.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from shipboard.kernel import legend as legends
from shipboard.kernel.legend import Legend
from shipboard.kernel.record import THEN
from shipboard.kernel.state import Refused

from . import entries as e
from . import sheet
from .oldlog import OldLog
from .past import past
from .snapshots import Snapshot
from .standing import Table

OTHER_RULES = (
    "the rules on this server have changed since this game began, so it cannot go on; "
    "its log stays here, and you can start again with the same people"
)
TORN = (
    "a part of this game is missing in the store, so it cannot go on; "
    "you can start again with the same people"
)
# What changes a table and not its match.
AROUND = (
    e.Joined, e.Arranged, e.Handed, e.TookBack, e.Wants, e.Rematched, e.Hosted, e.Freed,
    e.Relinked, e.Muted, e.Dissolved, e.Abandoned,
)  # fmt: skip

log = logging.getLogger("shipboard.opening")


@dataclass(frozen=True, slots=True)
class Stored:
    """All that the store has of a table."""

    rows: Sequence[bytes]
    torn: bool = False  # entries are missing behind these
    kept: Snapshot | None = None
    legend: bytes | None = None


def opened(ident: str, stored: Stored) -> Table:
    """The table that is stored there."""
    told = [e.decode(row) for row in stored.rows]
    created = told[0]
    if not isinstance(created, e.Created):
        raise ValueError("the first entry is not the one that makes a table")
    table = Table(ident, created)
    why = OTHER_RULES
    try:
        if stored.torn:
            why = TORN
            raise Misfit(f"an entry is missing after number {len(told)}")
        _go_on(table, told, stored)
    except Misfit as misfit:
        log.warning("a game cannot go on", extra={"table": ident, "cause": str(misfit)})
        return _stopped(Table(ident, created), why, told, stored)
    table.cut = None
    return table


class Misfit(Exception):
    """These rules cannot go on with this game."""


def _go_on(table: Table, told: Sequence[e.Entry], stored: Stored) -> None:
    kept = stored.kept
    if kept is None:
        _fold(table, told[1:])
        return
    rules = tuple(kept.rules.split(THEN))
    same_rules = rules[-1] == table.game.version
    try:
        saved = sheet.decode(kept.data)
        if not same_rules:
            _check(table, saved, _meant(stored))
        table.restore(saved, rules, past(told[: kept.seq]))
        for entry in told[kept.seq :]:
            _apply(table, entry, same_rules)
        if not same_rules:
            _look_at(table)
    except Misfit:
        raise
    except Exception as error:
        if same_rules:
            raise
        raise Misfit(f"{type(error).__name__}: {error}") from error


def _apply(table: Table, entry: e.Entry, same_rules: bool) -> None:
    """One of the few entries that are newer than where the table was kept.

    What other rules have played must give just what was told then.
    """
    before = table.told
    table.apply(entry)
    if isinstance(entry, e.Moved) and not same_rules:
        if entry.told != table.playing().state.events[before:]:
            raise Misfit("under these rules the latest answers have a different result")


def _look_at(table: Table) -> None:
    """Show the table to all, once: what cannot be shown cannot be played on."""
    match = table.playing()
    for viewer in (None, *range(match.players)):
        match.view(viewer)
        match.log(viewer)


def _fold(table: Table, told: Sequence[e.Entry]) -> None:
    """Let everything happen again: what has not begun, and games of version 0.1.

    That version kept nothing but the answers.
    """
    begun = any(isinstance(entry, e.Started) for entry in told)
    made = table.created
    try:
        if begun and not table.game.load(made.options).is_content(made.content):
            raise Misfit("its cards have changed")
        for number, entry in enumerate(told, 2):
            _again(table, entry)
            table.seq = number
    except Misfit:
        raise
    except Exception as error:
        if not begun:
            raise
        raise Misfit(f"{type(error).__name__}: {error}") from error


def _again(table: Table, entry: e.Entry) -> None:
    """Let an entry happen once more.

    Today's rules may open a window where version 0.1 opened none, or the other way round. No
    answer changes by it, but the ids of decisions do.
    """
    match = table.match
    before = table.told
    if match is None:
        table.apply(entry)
    elif isinstance(entry, e.Closed):
        if match.paused:
            table.apply(entry)
    elif isinstance(entry, e.Answered):
        while match.paused:
            table.apply(e.Closed(entry.at))
        asked = [ask[0] for ask in match.state.open if ask[1] == entry.seat]
        if len(asked) == 1:
            entry = msgspec.structs.replace(entry, decision=match.lasting(asked[0]))
        table.apply(entry)
    elif not isinstance(entry, e.Kept) or table.window is not None:
        table.apply(entry)
    if isinstance(entry, e.Moved) and entry.told:
        if entry.told != table.playing().state.events[before:]:
            raise Misfit("under these rules the same deal and answers have a different result")


def _meant(stored: Stored) -> Legend | None:
    """What the numbers meant, if that can still be read."""
    try:
        return None if stored.legend is None else legends.decode(stored.legend)
    except msgspec.ValidationError:
        log.exception("a legend cannot be read")
        return None


def _check(table: Table, saved: sheet.Saved, legend: Legend | None) -> None:
    """Refuse to go on where a number could mean something else now."""
    made = table.created
    if legend is None:
        raise Misfit("it is not known what its numbers meant")
    try:
        pack = table.game.load(table.game.choose(made.players, made.options))
    except Refused as refused:
        raise Misfit(str(refused)) from refused
    now = legends.legend(table.game, pack)
    if why := legend.misfit(now, saved.match):
        raise Misfit(why)


def _stopped(table: Table, why: str, told: Sequence[e.Entry], stored: Stored) -> Table:
    """The table without its match."""
    before = past(told)
    since = 1
    if stored.kept is not None:
        table.take_sheet(sheet.decode(stored.kept.data).sheet)
        since = stored.kept.seq
    for entry in told[since:]:
        if isinstance(entry, AROUND):
            table.apply(entry)
    table.chat = before.chat
    table.seq = len(told)
    rules = stored.kept.rules if stored.kept else table.created.rules
    table.stop(why, OldLog(table.game, _meant(stored), table.names, before, rules))
    return table
