"""Several workers: one limit for all of them, one page of metrics, and none outlives the others."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
import websockets

from .client import Client, new_table, raw
from .postgres import Postgres
from .process import PATIENCE, Server
from .test_metrics import free_port

MANY = 30


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture
def crew(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[Server, str]]:
    """Two workers with narrow limits, and where their metrics are."""
    shared = tmp_path / "shared"
    shared.mkdir()
    monkeypatch.setenv("TMPDIR", str(shared))
    where = f"127.0.0.1:{free_port()}"
    more = {"workers": 2, "store": postgres.url, "metrics": where, "tables": 5}
    server = Server(tmp_path, connections=MANY, **more)
    server.start()
    try:
        server.all_workers()
        yield server, f"http://{where}/metrics"
    finally:
        server.kill_group()


def of(url: str, name: str) -> float:
    """A number from the page of metrics."""
    with urlopen(url, timeout=30) as response:
        lines = response.read().decode().splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


def until(condition: Callable[[], bool]) -> None:
    """Wait until this holds."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_limit_is_one_limit_however_many_workers_there_are(crew: tuple[Server, str]) -> None:
    server, url = crew
    statuses = [raw(server.base, "GET", f"/api/codes/NONE{n}")[0] for n in range(30)]
    assert statuses == [404] * 10 + [429] * 20
    body = {"game": "ardor", "players": 3, "seats": ["me", "open", "open"], "name": "Ada"}
    made = [raw(server.base, "POST", "/api/tables", body)[0] for _ in range(12)]
    assert made == [201] * 5 + [429] * 7
    assert of(url, 'shipboard_limited_total{limit="guesses"}') == 20
    assert of(url, 'shipboard_limited_total{limit="tables"}') == 7


def busiest(server: Server) -> int:
    """The worker with the most connections."""
    return max(server.all_workers(), key=lambda pid: len([*Path(f"/proc/{pid}/fd").iterdir()]))


def test_what_a_killed_worker_held_is_free_again(crew: tuple[Server, str]) -> None:
    server, url = crew
    ticket = new_table(server.base, "ardor", ["me", "open", "open"], watch=True)

    async def fill(clients: list[Client]) -> None:
        """Connect until there are too many."""
        while True:
            clients.append(Client(server.base, ticket["table"], None))
            await clients[-1].connect()

    async def play() -> None:
        clients: list[Client] = []
        with pytest.raises(websockets.InvalidStatus, match="429"):
            await fill(clients)
        clients.pop()
        assert len(clients) == MANY
        assert of(url, "shipboard_connections") == MANY
        dying = busiest(server)
        os.kill(dying, signal.SIGKILL)
        await asyncio.to_thread(until, lambda: dying not in server._workers())
        await asyncio.to_thread(server.all_workers)
        left = [client for client in clients if not client.gone]
        assert len(left) < MANY
        await asyncio.to_thread(until, lambda: of(url, "shipboard_connections") == len(left))
        with pytest.raises(websockets.InvalidStatus, match="429"):
            await fill(left)
        left.pop()
        assert len(left) == MANY
        for client in (*clients, *left):
            await client.leave()

    asyncio.run(play())


def test_workers_end_with_a_supervisor_that_is_killed(
    crew: tuple[Server, str], tmp_path: Path
) -> None:
    server, _ = crew
    assert server.process
    workers = server.all_workers()
    ticket = new_table(server.base, "ardor", ["me", "open", "open"])

    async def play() -> None:
        async with Client(server.base, ticket["table"], ticket["secret"]) as client:
            assert server.process
            os.kill(server.process.pid, signal.SIGKILL)
            server.process.wait()
            await client.until(lambda: client.gone)
            assert client._socket.close_code == 1012

    asyncio.run(play())
    until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    with pytest.raises(OSError, match="refused"):
        raw(server.base, "GET", "/health")
    assert list((tmp_path / "shared").iterdir()) == []
    log = server.log.read_text()
    assert "the supervisor is gone, and this worker ends too" in log
    assert "Traceback" not in log


def test_a_crew_that_is_told_to_stop_leaves_nothing_behind(
    crew: tuple[Server, str], tmp_path: Path
) -> None:
    server, _ = crew
    assert list((tmp_path / "shared").iterdir())
    assert server.stop() == 0
    assert list((tmp_path / "shared").iterdir()) == []
    assert "Traceback" not in server.log.read_text()


def test_it_is_told_where_a_crew_serves_when_one_of_it_does(
    postgres: Postgres, tmp_path: Path
) -> None:
    server = Server(tmp_path, store=postgres.url, workers=2)
    waited = []

    def at_once() -> None:
        waited.append(raw(server.base, "GET", "/ready")[0])

    server._wait = at_once  # type: ignore[method-assign]
    with server:
        pass
    assert waited == [200]
