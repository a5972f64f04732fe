"""Several workers over one PostgreSQL: they see each other's tables, and survive its restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from shipboard.server.run import STARTING
from tests.games import short

from .client import Client, call, new_table
from .crashes import Crowd, check_finished, check_store
from .postgres import Postgres
from .process import Server


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture(scope="module")
def pair(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Server]]:
    """Two servers, so that a test knows which worker it talks to."""
    folders = [tmp_path_factory.mktemp("worker") for _ in range(2)]
    one, two = (Server(folder, store=postgres.url) for folder in folders)
    with one, two:
        yield one, two


def test_people_on_different_workers_play_at_one_table(pair: tuple[Server, Server]) -> None:
    async def play() -> None:
        here, there = pair
        seats = ["me", "open", "bot"]
        ticket = new_table(here.base, "ardor", seats, pause=0.05, watch=True)
        path = f"/api/tables/{ticket['table']}"
        second = call(there.base, "POST", f"{path}/seats", {"name": "Bo"})
        one = Client(here.base, ticket["table"], ticket["secret"], seed=1)
        two = Client(there.base, ticket["table"], second["secret"], seed=2)
        watcher = Client(there.base, ticket["table"], None)
        async with one, two, watcher:
            await one.until(lambda: one.table["seats"][1]["present"])
            await two.until(lambda: two.table["seats"][0]["present"])
            await one.until(lambda: one.table["watchers"] == 1)
            await one.must("start")
            await one.must("say", text="hello there")
            await two.until(lambda: bool(two.chat))
            await asyncio.gather(one.play(), two.play())
            await watcher.until(lambda: watcher.over)
            await one.until(lambda: len(one.events) == len(watcher.events))
        assert call(there.base, "GET", f"{path}/verify")["ok"]

    asyncio.run(play())


def test_when_the_driving_worker_dies_the_other_drives_on(
    postgres: Postgres, pair: tuple[Server, Server], tmp_path: Path
) -> None:
    async def play() -> None:
        _, there = pair
        with Server(tmp_path, store=postgres.url) as dying:
            seats = ["me", "open", "bot"]
            ticket = new_table(
                dying.base, "gloom", seats, pause=0.02, grace=0, leave="bot", options=short("gloom")
            )
            path = f"/api/tables/{ticket['table']}"
            second = call(dying.base, "POST", f"{path}/seats", {"name": "Bo"})
            one = Client(dying.base, ticket["table"], ticket["secret"])
            await one.connect()
            async with Client(there.base, ticket["table"], second["secret"]) as two:
                await one.must("start")
                await two.until(lambda: two.table["status"] == "playing")
                dying.kill()
                await one.leave()
                await two.play()
                assert two.over
                assert two.table["seats"][0]["who"] == "bot"
            dying.start()

    asyncio.run(play())


def test_a_worker_that_starts_while_postgresql_is_away_waits_for_it(
    postgres: Postgres, tmp_path: Path
) -> None:
    with Server(tmp_path, store=postgres.url, workers=2) as server:
        ticket = new_table(server.base, "ardor", ["me", "open", "open"])
        postgres.stop()
        try:
            server.kill_a_worker()
            end = time.monotonic() + 60
            while "a worker waits before it starts" not in (told := server.log.read_text()):
                assert time.monotonic() < end, told[-2000:]
                time.sleep(0.1)
        finally:
            postgres.start()
        assert call(server.base, "GET", f"/api/tables/{ticket['table']}")["status"] == "lobby"
        server.kill_a_worker()  # there are two
    assert '"level":"error"' not in server.log.read_text()


def test_a_worker_that_dies_while_it_starts_is_replaced_at_once(
    postgres: Postgres, tmp_path: Path
) -> None:
    with Server(tmp_path, store=postgres.url, workers=2) as server:
        server.kill_a_worker()
        server.all_workers()
        time.sleep(0.7)  # by now the new one was asked whether it is well, and cannot answer yet
        server.kill_a_worker(-1)
        server.all_workers(patience=STARTING / 2)


def test_who_was_with_a_worker_that_died_is_missed_when_another_comes(
    postgres: Postgres, pair: tuple[Server, Server], tmp_path: Path
) -> None:
    async def play() -> None:
        here, there = pair
        ticket = new_table(here.base, "ardor", ["me", "open", "open"], watch=True)
        path = f"/api/tables/{ticket['table']}"
        with Server(tmp_path, store=postgres.url) as dying:
            names = ("Bo", "Cy")
            secrets = [
                call(here.base, "POST", f"{path}/seats", {"name": name})["secret"] for name in names
            ]
            one = Client(here.base, ticket["table"], ticket["secret"])
            two = Client(dying.base, ticket["table"], secrets[0])
            watcher = Client(dying.base, ticket["table"], None)
            async with one, Client(there.base, ticket["table"], secrets[1]):
                await two.connect()
                await watcher.connect()
                await one.until(lambda: all(seat["present"] for seat in one.table["seats"]))
                await one.until(lambda: one.table["watchers"] == 1)
                dying.kill()
                await two.leave()
                await watcher.leave()
                dying.start()
                await one.until(lambda: one.table["watchers"] == 0)
                await one.until(
                    lambda: [s["present"] for s in one.table["seats"]] == [True, False, True]
                )

    asyncio.run(play())


def test_the_password_of_the_store_is_not_logged(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.url.replace("shipboard@", "shipboard:tell-nobody@")
    with Server(tmp_path, store=url, log="debug") as server:
        new_table(server.base, "ardor", ["me", "open", "open"])
        postgres.stop()
        time.sleep(1)
        postgres.start()
        new_table(server.base, "ardor", ["me", "open", "open"])
    log = server.log.read_text()
    assert "the store does not answer" in log
    assert "tell-nobody" not in log


def crash(postgres: Postgres, folder: Path, tables: int, **blows: int) -> None:
    with Server(folder, store=postgres.url, workers=2) as server:
        crowd = Crowd(server.base, tables, seed=tables)

        def kill() -> None:
            server.kill()
            server.start()

        def restart_postgresql() -> None:
            postgres.stop()
            time.sleep(crowd.random.uniform(0, 0.5))
            postgres.start()

        acts = {"kills": kill, "workers": server.kill_a_worker, "restarts": restart_postgresql}

        async def disturb() -> None:
            falling = [acts[name] for name, count in blows.items() for _ in range(count)]
            crowd.random.shuffle(falling)
            for blow in falling:
                await crowd.play_on()
                await asyncio.to_thread(blow)

        asyncio.run(crowd.run(disturb))
        url = postgres.url.replace("postgresql://", "postgresql+psycopg://")
        assert check_store(url, crowd) > tables
        check_finished(server.base, crowd)
    assert "Traceback" not in server.log.read_text()


def test_two_workers_and_a_restarted_postgresql_lose_nothing(
    postgres: Postgres, tmp_path: Path
) -> None:
    crash(postgres, tmp_path, tables=8, kills=1, workers=1, restarts=1)


@pytest.mark.slow
def test_two_hundred_tables_survive_kills_and_restarts_of_postgresql(
    postgres: Postgres, tmp_path: Path
) -> None:
    crash(postgres, tmp_path, tables=200, kills=10, workers=10, restarts=5)
