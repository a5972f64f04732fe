"""Appending where others append too, and where the end of a commit is not heard."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from shipboard.server.refusals import MAYBE_STORED, NOT_STORED
from shipboard.server.store.inserting import MOST
from shipboard.server.store.packing import pack_entries
from shipboard.server.store.parts import Away, Listing, Lost, Part, Torn
from shipboard.server.store.schema import entries
from shipboard.server.store.store import Store
from shipboard.server.store.writing import PROBE, Writer

from .client import Client, new_table
from .worlds import serving

Check = Callable[[Store], Awaitable[None]]


class Deaf(Writer):
    """The store takes what it is given, but the first time nobody hears of it."""

    heard = False

    def _insert(self, jobs: Any, connection: sa.Connection) -> Any:
        taken = super()._insert(jobs, connection)
        if not self.heard:
            self.heard = True
            connection.commit()
            raise sa.exc.OperationalError("commit", {}, OSError("the connection is lost"))
        return taken


class Counting(Writer):
    """Knows how often something was written."""

    count = 0

    def _insert(self, jobs: Any, connection: sa.Connection) -> Any:
        self.count += 1
        return super()._insert(jobs, connection)


class Locked(Writer):
    """Somebody else writes all the time, for a while."""

    free = False

    def _patiently(self, work: Any, jobs: Any) -> Any:
        def begin(connection: sa.Connection) -> Any:
            if not self.free:
                locked = sqlite3.OperationalError("database is locked")
                locked.sqlite_errorcode = sqlite3.SQLITE_BUSY
                raise locked
            return work(connection)

        return super()._patiently(begin, jobs)


class Unheard(Writer):
    """The store takes what it is given, and is away for a while before anybody hears of it."""

    taken = False
    away = True

    def _insert(self, jobs: Any, connection: sa.Connection) -> Any:
        taken = jobs if self.away and self.taken else super()._insert(jobs, connection)
        if self.away:
            connection.commit()
            self.taken = True
            raise sa.exc.OperationalError("commit", {}, OSError("the connection is lost"))
        return taken


def stored(folder: Path, make: type[Writer], check: Check) -> None:
    """A check of a store in a folder, with this to write it."""

    async def run() -> None:
        store = Store(f"sqlite:///{folder / 'tables.db'}")
        store._writer = make(store._engine, store._file, store._inserts)
        await store.open("worker")
        try:
            await check(store)
        finally:
            await store.close()

    asyncio.run(run())


def listing(code: str) -> Listing:
    return Listing(code, "lobby", True, 1, b"{}")


def test_who_is_second_with_a_number_has_lost_and_changes_nothing(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        await store.append([Part("t", 1, [b"one", b"two"], listing("ABCDEF"))])
        with pytest.raises(Lost):
            await store.append([Part("t", 2, [b"other"]), Part("u", 1, [b"one"])])
        with pytest.raises(Lost):
            await store.append([Part("v", 1, [b"one"], listing("ABCDEF"))])
        assert await store.read("t") == [b"one", b"two"]
        assert await store.read("u") == []
        assert await store.find("ABCDEF") == "t"

    stored(tmp_path, Writer, check)


def test_a_loser_in_a_group_does_not_harm_the_others(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        await store.append([Part("t", 1, [b"one"])])
        parts = [Part("t", 1, [b"again"]), *(Part(f"{n}", 1, [b"one"]) for n in range(5))]
        results = await asyncio.gather(
            *(store.append([part]) for part in parts), return_exceptions=True
        )
        assert [type(result) for result in results] == [Lost, *[type(None)] * 5]

    stored(tmp_path, Writer, check)


def test_a_commit_too_big_for_one_statement_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    rows = [b"%d" % number for number in range(2 * MOST // 3 + 500)]

    async def check(store: Store) -> None:
        await store.append([Part("t", 1, rows)])
        assert await store.read("t") == rows
        with pytest.raises(Lost):
            await store.append([Part("u", 1, rows), Part("t", len(rows), [b"again"])])
        assert await store.read("u") == []

    stored(tmp_path, Writer, check)


def test_a_commit_whose_end_was_not_heard_counts_once(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        parts = [Part("t", 1, [b"made", b"begun"], listing("ABCDEF")), Part("u", 1, [b"said"])]
        await asyncio.gather(*(store.append([part]) for part in parts))
        assert await store.read("t") == [b"made", b"begun"]
        assert await store.read("u") == [b"said"]

    stored(tmp_path, Deaf, check)


def test_after_a_commit_that_was_not_heard_another_may_still_have_been_faster(
    tmp_path: Path,
) -> None:
    async def before(store: Store) -> None:
        await store.append([Part("t", 1, [b"of another"])])

    async def check(store: Store) -> None:
        mine, late = [Part("u", 1, [b"mine"])], [Part("t", 1, [b"late"])]
        results = await asyncio.gather(
            store.append(mine), store.append(late), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), Lost]
        assert await store.read("t") == [b"of another"]
        assert await store.read("u") == [b"mine"]

    stored(tmp_path, Writer, before)
    stored(tmp_path, Deaf, check)


def test_what_was_surely_not_stored_in_time_is_not_stored_later(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        writer = store._writer
        assert isinstance(writer, Locked)
        store.patience = 0.2
        with pytest.raises(Away, match=NOT_STORED):
            await store.append([Part("t", 1, [b"one"], listing("ABCDEF"))])
        assert not await store.writable()
        writer.free, store.patience = True, 30
        await store.append([Part("u", 1, [b"one"])])
        assert await store.writable()
        assert await store.read("t") == []

    stored(tmp_path, Locked, check)


def test_what_may_be_stored_is_not_withdrawn(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        writer = store._writer
        assert isinstance(writer, Unheard)
        store.patience = 0.2
        with pytest.raises(Away, match=MAYBE_STORED):
            await store.append([Part("t", 1, [b"one"])])
        writer.away, store.patience = False, 30
        await store.append([Part("u", 1, [b"one"])])
        assert await store.read("t") == [b"one"]

    stored(tmp_path, Unheard, check)


def test_however_often_it_is_asked_whether_it_can_be_written_it_is_tried_rarely(
    tmp_path: Path,
) -> None:
    async def check(store: Store) -> None:
        writer = store._writer
        assert isinstance(writer, Counting)
        assert all(await asyncio.gather(*(store.writable() for _ in range(50))))
        assert all([await store.writable() for _ in range(50)])
        assert writer.count == 1
        writer.wrote -= PROBE
        assert await store.writable()
        assert writer.count == 2
        await store.append([Part("t", 1, [b"one"])])
        assert await store.writable()
        assert writer.count == 3
        everything = sa.text("select count(*) from entries")
        assert await store.look(lambda connection: connection.scalar(everything)) == 1

    stored(tmp_path, Counting, check)


def test_a_table_waits_for_a_store_that_is_away_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, _, hubs):
            ticket = await asyncio.to_thread(new_table, base, "ardor", ["me", "open", "open"])
            live = await hubs[0].table(ticket["table"])
            read, tries = hubs[0].store.read, iter(range(3))

            async def away(table: str, after: int = 0) -> list[bytes]:
                if next(tries, None) is not None:
                    raise Away("the store does not answer")
                return await read(table, after)

            async with Client(base, ticket["table"], ticket["secret"]) as client:
                await client.must("say", text="before")
                monkeypatch.setattr(hubs[0].store, "read", away)
                live.look_again()
                await client.must("say", text="after")
                await client.until(lambda: len(client.chat) == 2)

    asyncio.run(play())


def test_a_game_that_is_packed_after_its_table_was_deleted_leaves_nothing(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        await store.append([Part("t", 1, [b"entry"], listing("ABCDEF"))])
        for table in ("t", "deleted"):
            await store.append([Part(table, 0, [], archive={"record": b"packed"})])
        assert await store.archived("t", "record") == b"packed"
        assert await store.archived("deleted", "record") is None

    stored(tmp_path, Writer, check)


def test_packed_entries_are_read_like_any(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        rows = [b"entry %d" % number for number in range(40)]
        await store.append([Part("t", 1, rows, listing("ABCDEF"))])
        await store.append([Part("u", 1, [b"other"])])
        with store._engine.begin() as connection:
            assert pack_entries("t", connection)
            assert not pack_entries("t", connection)
            left = connection.execute(sa.select(entries.c.table_id)).all()
        assert left == [("u",)]
        await store.append([Part("t", 41, [b"more"])])
        assert await store.read("t") == [*rows, b"more"]
        assert await store.read("t", 39) == [rows[39], b"more"]
        assert await store.read("t", 40) == [b"more"]
        assert await store.read("t", 41) == []

    stored(tmp_path, Writer, check)


def test_a_missing_entry_is_not_passed_over(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        await store.append([Part("t", 1, [b"one", b"two", b"three"])])
        with store._engine.begin() as connection:
            connection.execute(sa.delete(entries).where(entries.c.seq == 2))
            assert not pack_entries("t", connection)
        with pytest.raises(Torn, match="after number 1"):
            await store.read("t")

    stored(tmp_path, Writer, check)
