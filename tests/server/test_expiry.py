"""Tables that nobody comes to any more are deleted, and the store shrinks."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from shipboard.server.live.hub import Hub
from shipboard.server.settings import Settings
from shipboard.server.store import migrations, shrink
from shipboard.server.store.expiry import DAY, HOUR, TOLD, expired
from shipboard.server.store.parts import Listing, Lost, Part
from shipboard.server.store.schema import metadata, tables
from shipboard.server.store.store import Store

from .client import Client, Failed, call, new_table
from .worlds import serving

LOBBY, RUNNING = ["me", "open", "open"], ["me", "bot", "bot"]


def kept(folder: Path) -> dict[str, set[str]]:
    """The tables of which anything is left, in every part of the store."""
    with closing(sqlite3.connect(folder / "tables.db")) as store:
        found = {"tables": {row[0] for row in store.execute("select id from tables")}}
        for part in metadata.tables.values():
            if "table_id" in part.c:
                rows = store.execute(f"select distinct table_id from {part.name}")
                found[part.name] = {row[0] for row in rows}
    return found


def left_of(folder: Path) -> set[str]:
    """The tables that are left, of which nothing is missing; nothing is left of any other."""
    parts = kept(folder)
    left = parts["tables"]
    assert parts["entries"] == left
    assert all(part <= left for part in parts.values())
    return left


async def make(base: str, seats: list[str]) -> Any:
    return await asyncio.to_thread(new_table, base, "ardor", seats)


async def visit(base: str, hub: Hub, ticket: Any) -> None:
    """Somebody looks in, and the store hears of it."""
    async with Client(base, ticket["table"], ticket["secret"]):
        await hub.register.write()


def test_lobbies_and_abandoned_games_are_deleted_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        limits = {"expire_lobby": 12.0, "expire_running": 14.0}
        async with serving(tmp_path, monkeypatch, **limits) as (base, time, found):
            hub = found[0]
            lobby, visited = await make(base, LOBBY), await make(base, LOBBY)
            game, played = await make(base, RUNNING), await make(base, RUNNING)
            assert await hub.expiry.sweep() == 0
            time.pass_by(12 * HOUR + 1)
            await visit(base, hub, visited)
            assert await hub.expiry.sweep() == 1
            left = {ticket["table"] for ticket in (visited, game, played)}
            assert left_of(tmp_path) == left
            for path in ("", "/frames"):
                with pytest.raises(Failed, match="404: There is no such table"):
                    await asyncio.to_thread(
                        call, base, "GET", f"/api/tables/{lobby['table']}{path}"
                    )
            with pytest.raises(Failed, match="404"):
                await asyncio.to_thread(call, base, "GET", f"/api/codes/{lobby['code']}")
            time.pass_by(14 * DAY)
            await visit(base, hub, played)
            assert await hub.expiry.sweep() == 2
            assert left_of(tmp_path) == {played["table"]}
            assert [ident for ident, _ in hub.tables()] == [played["table"]]

    asyncio.run(play())


def test_finished_games_are_kept_for_their_time_and_closed_tables_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch, expire_finished=180.0) as (base, time, found):
            hub = found[0]
            over = await asyncio.to_thread(
                new_table, base, "ardor", ["me", "bot:random", "bot:random"], pause=0
            )
            async with Client(base, over["table"], over["secret"]) as client:
                playing = asyncio.create_task(client.play())
                while not playing.done():
                    time.pass_by(1000)
                    await asyncio.sleep(0.005)
                assert client.over
            closed = await make(base, LOBBY)
            async with Client(base, closed["table"], closed["secret"]) as host:
                await host.must("close")
            assert await hub.expiry.sweep() == 0  # others may not have heard it yet
            time.pass_by(TOLD + 1)
            assert await hub.expiry.sweep() == 1
            assert kept(tmp_path)["tables"] == {over["table"]}
            path = f"/api/tables/{over['table']}/record"
            record = await asyncio.to_thread(call, base, "GET", path)
            time.pass_by(25 * HOUR)
            assert await hub.expiry.sweep() == 0
            assert kept(tmp_path)["entries"] == set()  # they are packed
            hub._drop(time.now + 1)
            assert await asyncio.to_thread(call, base, "GET", path) == record
            time.pass_by(178 * DAY)
            assert await hub.expiry.sweep() == 0
            time.pass_by(2 * DAY)
            await visit(base, hub, over)  # nobody is turned out
            assert await hub.expiry.sweep() == 0
            time.pass_by(2 * HOUR)
            assert await hub.expiry.sweep() == 1
            assert not any(kept(tmp_path).values())

    asyncio.run(play())


def test_a_setting_of_nought_keeps_for_ever(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    migrations.migrate(engine)
    never = Settings(expire_lobby=0, expire_running=0, expire_finished=0)
    with engine.begin() as connection:
        for number, status in enumerate(("lobby", "playing", "paused", "over")):
            row = {
                "id": f"{number}", "status": status, "listed": False, "changed": 1,
                "summary": b"{}", "maker": "", "seen": 1, "shown": 1,
            }  # fmt: skip
            connection.execute(sa.insert(tables).values(row))

        def found(settings: Settings) -> int:
            query = sa.select(tables.c.id).where(expired(settings, 1000 * DAY))
            return len(connection.scalars(query).all())

        assert found(Settings()) == 4
        assert found(never) == 0
    engine.dispose()


def test_who_is_at_a_table_that_is_gone_is_told_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody came at the moment when it was deleted, or another worker has it in memory."""

    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, _, found):
            ticket = await make(base, LOBBY)
            async with Client(base, ticket["table"], ticket["secret"]) as client:
                with closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:
                    store.execute("delete from tables")
                    store.execute("delete from entries")
                await client.must("say", text="Is nobody here?")
                await found[0].register.write()
                await client.until(lambda: client.gone)
                assert client._socket.close_code == 4404
                assert client._socket.close_reason == "This table has been deleted."
            assert not any(kept(tmp_path).values())
            assert found[0].tables() == []

    asyncio.run(play())


def size(folder: Path) -> int:
    return (folder / "tables.db").stat().st_size


def fill(folder: Path, count: int) -> None:
    """A store with tables of some size, long forgotten."""

    async def write() -> None:
        store = Store(f"sqlite:///{folder / 'tables.db'}")
        await store.open("worker")
        for number in range(count):
            listing = Listing(f"{number:06}", "lobby", False, 1, b"{}")
            rows = [b"x" * 1000] * 100
            await store.append([Part(f"{number}", 1, rows, listing)])
        await store.close()

    asyncio.run(write())


async def sweep(folder: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Start a server and let it delete what has expired."""
    async with serving(folder, monkeypatch) as (_, _, found):
        return await found[0].expiry.sweep()


def test_the_file_of_the_store_shrinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path, 50)
    full = size(tmp_path)
    assert full > 5_000_000
    assert asyncio.run(sweep(tmp_path, monkeypatch)) == 50
    assert size(tmp_path) < full / 20


def test_a_store_that_could_not_be_written_anew_is_swept_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shrink, "prepare", lambda _: None)  # there was no room for it
    fill(tmp_path, 50)
    assert asyncio.run(sweep(tmp_path, monkeypatch)) == 50
    assert not any(kept(tmp_path).values())


def first_release(url: str) -> None:
    """A store as the first release made it: tables of every state, each with its code."""
    engine = sa.create_engine(url)
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for number, (status, watch) in enumerate(STATES):
            summary = b'{"watch":true}' if watch else b'{"watch":false}'
            connection.execute(
                sa.text("insert into tables values (:id, :code, :status, true, 1, :summary)"),
                {"id": f"{number}", "code": f"CODE{number}", "status": status, "summary": summary},
            )
            row = {"id": f"{number}", "data": b"x" * 100_000}
            connection.execute(sa.text("insert into entries values (:id, 1, :data)"), row)
    engine.dispose()


STATES = (("lobby", False), ("playing", False), ("playing", True), ("paused", True), ("over", True))


async def check_upgrade(url: str) -> None:
    """After an upgrade codes lead where they should, and nothing has expired."""
    store = Store(url)
    await store.open("worker")
    found = [await store.find(f"CODE{number}") for number in range(len(STATES))]
    assert found == ["0", None, "2", "3", None]
    told = sa.text("select min(seen), max(shown), max(maker) from tables")
    seen, shown, maker = await store.look(lambda c: c.execute(told).one())
    assert seen > 1_700_000_000_000  # and not when the first release wrote last
    assert (shown, maker) == (0, "")
    with pytest.raises(Lost):  # a code in use is still nobody else's
        await store.append([Part("x", 1, [b""], Listing("CODE0", "lobby", True, 1, b"{}"))])
    await store.append([Part("x", 1, [b""], Listing("CODE1", "lobby", True, 1, b"{}"))])
    assert await store.find("CODE1") == "x"
    await store.close()


def test_a_store_of_the_first_release_gets_a_full_term_and_shrinks_too(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    first_release(url)
    full = size(tmp_path)
    asyncio.run(check_upgrade(url))
    with closing(sqlite3.connect(tmp_path / "tables.db")) as store:
        assert store.execute("pragma auto_vacuum").fetchone() == (2,)
    assert size(tmp_path) <= full + 100_000
