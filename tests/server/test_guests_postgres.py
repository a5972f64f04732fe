"""Guests over several workers: the lobby, seats that are lost, and expiry, on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from shipboard.games import game as find_game
from shipboard.server import clock
from shipboard.server.aside.thinking import Bots
from shipboard.server.live.hub import Hub
from shipboard.server.live.making import Plan, plan_chairs
from shipboard.server.settings import Settings
from shipboard.server.store.expiry import HOUR, LOCK
from shipboard.server.store.store import Store

from .client import Client, call, new_table
from .postgres import Postgres
from .process import Server
from .test_expiry import check_upgrade, first_release
from .worlds import Time


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@asynccontextmanager
async def worker(url: str) -> AsyncIterator[Hub]:
    """A worker without a network."""
    hub = Hub(Settings(store=url), Store(url), Bots(1, 20))
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


def test_a_store_of_the_first_release_is_upgraded(postgres: Postgres) -> None:
    """First of all, while there is nothing in it."""
    first_release(postgres.url.replace("postgresql://", "postgresql+psycopg://"))
    asyncio.run(check_upgrade(postgres.url))


def test_what_a_host_does_holds_for_guests_of_another_worker(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folders: list[Path] = [tmp_path_factory.mktemp("worker") for _ in range(2)]
    here, there = (Server(folder, store=postgres.url) for folder in folders)

    async def play() -> None:
        ticket = new_table(here.base, "ardor", ["me", "open", "bot"], open=True)
        path = f"/api/tables/{ticket['table']}"
        joined = call(there.base, "POST", f"{path}/seats", {"name": "Bo"})
        async with Client(here.base, ticket["table"], ticket["secret"]) as host:
            async with Client(there.base, ticket["table"], joined["secret"]) as guest:
                await host.must("remove", seat=1)
                await guest.until(lambda: guest.gone)
                assert guest._socket.close_code == 4406
            async with asyncio.timeout(30):
                while True:  # there is a free seat again, and the host is there
                    found = await asyncio.to_thread(call, there.base, "GET", "/api/tables")
                    if ticket["table"] in [table["id"] for table in found]:
                        break
                    await asyncio.sleep(0.1)
            again = call(there.base, "POST", f"{path}/seats", {"name": "Cy"})
            async with Client(there.base, ticket["table"], again["secret"]) as guest:
                await host.must("close")
                await guest.until(lambda: guest.gone)
                assert guest._socket.close_code == 4410

    with here, there:
        asyncio.run(play())


def test_one_worker_at_a_time_deletes_what_has_expired(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    monkeypatch.setattr(clock, "now", lambda: time.now)

    async def play() -> None:
        async with worker(postgres.url) as one, worker(postgres.url) as two:
            chairs, host = plan_chairs(find_game("ardor"), ["me", "open", "open"], "Ada")
            plan = Plan(
                find_game("ardor"), find_game("ardor").choose(3, {}), chairs, host, True, False, 0,
                60, "bot", 1, maker=one.makers.name("127.0.0.1"),
            )  # fmt: skip
            assert one.makers.name("127.0.0.1") == two.makers.name("127.0.0.1")
            new = await one.create(plan)
            assert await two.store.unfinished(plan.maker) == 1
            held = await one.table(new.table)
            time.pass_by(13 * HOUR)
            assert await one.store.drive(LOCK)
            assert await two.expiry.sweep() == 0
            await one.store.release(LOCK)
            assert await two.expiry.sweep() >= 1
            async with asyncio.timeout(30):  # who has it in memory hears of it
                while not held.deleted:
                    await asyncio.sleep(0.01)
            assert await one.store.read(new.table) == []
            gone = sa.text("select count(*) from tables where id = :table")
            assert await one.store.look(lambda c: c.scalar(gone, {"table": new.table})) == 0

    asyncio.run(play())
