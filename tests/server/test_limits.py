"""What the server lets nobody do, and what it tells of itself."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import traceback
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
import websockets

from shipboard.server import metrics
from shipboard.server.acts.messages import Hello
from shipboard.server.door.wire import Wire
from shipboard.server.show.publish import RING
from shipboard.server.store import store as stores
from shipboard.server.store.parts import Away
from shipboard.server.tables.standing import hashed
from shipboard.server.web.connection import WAITING, Connection

from .client import Client, call, new_table, raw
from .process import Server
from .worlds import serving


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits."""
    folder = tmp_path_factory.mktemp("strict")
    more = {"messages": 3, "connections": 2, "tables": 4, "requests": 50, "log": "info"}
    with Server(folder, **more) as running:
        yield running


def hello(ticket: dict[str, str]) -> str:
    return json.dumps({"type": "hello", "protocol": 1, "secret": ticket["secret"]})


async def closing_code(link: websockets.ClientConnection) -> int:
    """With which code the server closes the connection."""
    try:
        while True:
            await asyncio.wait_for(link.recv(), 20)
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_limits_of_connections_messages_and_tables(strict: Server) -> None:
    async def play() -> None:
        ticket = new_table(strict.base, "ardor", ["me", "open", "open"])
        url = strict.base.replace("http", "ws") + f"/api/tables/{ticket['table']}/socket"
        async with Client(strict.base, ticket["table"], ticket["secret"]) as one:
            async with Client(strict.base, ticket["table"], ticket["secret"]):
                with pytest.raises(websockets.InvalidStatus):
                    await websockets.connect(url)
            async with websockets.connect(url) as link:
                await link.send(hello(ticket))
                for number in range(30):
                    await link.send(json.dumps({"type": "ping", "ref": number}))
                assert await closing_code(link) == 4429
            assert (await one.send("ping"))["ok"]

    asyncio.run(play())
    for _ in range(3):
        new_table(strict.base, "ardor", ["me", "bot", "bot"])
    status, body = raw(
        strict.base, "POST", "/api/tables",
        {"game": "ardor", "players": 3, "seats": ["me", "bot", "bot"], "name": "Ada"},
    )  # fmt: skip
    assert (status, json.loads(body)["status"]) == (429, 429)


def test_codes_may_be_guessed_a_few_times_only(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ticket = new_table(server.base, "ardor", ["me", "open", "open"])
        path = f"/api/codes/{ticket['code']}"
        for _ in range(30):  # who knows a code may ask as often as they like
            assert call(server.base, "GET", path) == {"table": ticket["table"]}
        statuses = [raw(server.base, "GET", f"/api/codes/NONE{n}")[0] for n in range(12)]
        assert statuses == [404] * 10 + [429] * 2
        # Else a guess that is right would be told from the others.
        assert raw(server.base, "GET", path)[0] == 429
        assert raw(server.base, "GET", f"/api/tables/{ticket['table']}")[0] == 200


def test_a_message_or_body_that_is_too_big_is_refused(base: str) -> None:
    async def play() -> None:
        ticket = new_table(base, "ardor", ["me", "open", "open"])
        url = base.replace("http", "ws") + f"/api/tables/{ticket['table']}/socket"
        async with websockets.connect(url) as link:
            await link.send(hello(ticket))
            await link.send(json.dumps({"type": "say", "text": "x" * 20_000}))
            assert await closing_code(link) == 1009

    asyncio.run(play())
    status, _ = raw(base, "POST", "/api/tables", {"name": "x" * 50_000})
    assert status == 413


def test_pages_of_other_origins_may_look_but_not_act(base: str) -> None:
    body = json.dumps(
        {"game": "ardor", "players": 3, "seats": ["me", "bot", "bot"], "name": "Ada"}
    ).encode()

    def status(origin: str) -> int:
        headers = {"content-type": "application/json", "origin": origin}
        try:
            with urlopen(Request(f"{base}/api/tables", body, headers), timeout=20) as response:
                return int(response.status)
        except HTTPError as error:
            error.close()
            return error.code

    assert status(base) == 201
    assert status("https://elsewhere.example") == 403
    assert status("null") == 403

    async def play() -> None:
        ticket = new_table(base, "ardor", ["me", "open", "open"])
        url = base.replace("http", "ws") + f"/api/tables/{ticket['table']}/socket"
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(url, origin="https://elsewhere.example")  # type: ignore[arg-type]
        async with websockets.connect(url, origin=base) as link:  # type: ignore[arg-type]
            await link.send(hello(ticket))
            assert json.loads(await link.recv())["type"] == "welcome"

    asyncio.run(play())


def test_every_answer_carries_the_security_headers(base: str) -> None:
    for path in ("/", "/t/any", "/api/games", "/health"):
        with urlopen(base + path, timeout=20) as response:
            policy = response.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert response.headers["x-content-type-options"] == "nosniff"
            assert response.headers["referrer-policy"] == "no-referrer"
    for method, path, status in (
        ("POST", "/nowhere", 405), ("GET", "/api/nowhere", 404), ("GET", "/a%00b", 400),
    ):  # fmt: skip
        with pytest.raises(HTTPError) as refused:
            urlopen(Request(base + path, method=method), timeout=20)
        with closing(refused.value) as answer:
            assert answer.code == status
            assert answer.headers["x-content-type-options"] == "nosniff"
    assert raw(base, "GET", "/../../etc/passwd")[1].startswith(b"<!doctype html>")
    assert raw(base, "GET", "/assets/..%2f..%2fapp.py")[0] == 404


def test_health_and_readiness(base: str) -> None:
    assert call(base, "GET", "/health") == {"status": "alive"}
    assert call(base, "GET", "/ready") == {"status": "ready"}


def test_the_log_is_json_and_keeps_secrets(tmp_path: Path) -> None:
    with Server(tmp_path, log="debug") as server:
        base = server.base
        ticket = new_table(base, "ardor", ["me", "open", "bot"])
        path = f"/api/tables/{ticket['table']}"
        second = call(base, "POST", f"{path}/seats", {"name": "Bo"})

        async def play() -> None:
            one = Client(base, ticket["table"], ticket["secret"])
            async with one, Client(base, ticket["table"], second["secret"]):
                await one.must("start")
                await one.must("say", text="between us")
                wrong = Client(base, ticket["table"], "a wrong secret")
                with pytest.raises(websockets.ConnectionClosed):
                    await wrong.connect()

        asyncio.run(play())
        raw(base, "GET", f"{path}/frames?viewer=0", secret=ticket["secret"])
        raw(base, "POST", f"{path}/seats", {"name": 1, "secret": "in a wrong body"})
        seed = sqlite3.connect(tmp_path / "tables.db").execute(
            "select json_extract(data, '$.seed') from entries where seq = 1"
        ).fetchone()[0]  # fmt: skip
    log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert any(line["says"] == "ready" for line in lines)
    assert all({"time", "level", "from", "says"} <= set(line) for line in lines)
    hidden = (
        ticket["secret"], second["secret"], hashed(ticket["secret"]), seed, "a wrong secret",
        "in a wrong body", "between us",
    )  # fmt: skip
    assert [text for text in hidden if text in log] == []


def test_an_error_of_the_store_does_not_tell_what_was_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "PATIENCE", 0)
    table = secrets.token_hex()

    async def play() -> str:
        store = stores.Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open("worker")
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            connection.execute("drop table entries")
        with pytest.raises(Away) as away:
            await store.read(table)
        await store.close()
        return "".join(traceback.format_exception(away.value))

    told = asyncio.run(play())
    assert "no such table" in told
    assert table not in told


def test_a_slow_client_drops_to_a_snapshot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        gate = asyncio.Event()
        got: list[dict[str, Any]] = []

        async def write_slowly(text: bytes) -> None:
            """A network that takes nothing until the gate is open."""
            await gate.wait()
            got.append(json.loads(text))

        async with serving(tmp_path, monkeypatch) as (base, time, hubs):
            ticket = await asyncio.to_thread(new_table, base, "ardor", ["me", "open", "open"])
            path = f"/api/tables/{ticket['table']}/seats"
            await asyncio.to_thread(call, base, "POST", path, {"name": "Bo"})
            live = await hubs[0].table(ticket["table"])
            wire = SimpleNamespace(free=False, write_slowly=write_slowly)
            slow = Connection(live, 1, cast(Wire, wire), 1000)
            await slow.attach(Hello(protocol=1))
            async with Client(base, ticket["table"], ticket["secret"]) as quick:
                for number in range(RING + 20):
                    await quick.must("say", text=f"line {number}")
                    time.pass_by(2000)  # nobody may talk faster for long
                assert not got
                gate.set()
                await quick.must("say", text="the last")
                async with asyncio.timeout(60):
                    while not any("the last" in str(message) for message in got):
                        await asyncio.sleep(0.01)
            slow.detach()
        types = [message["type"] for message in got]
        assert types[:2] == ["welcome", "snapshot"]
        assert types.count("snapshot") == 2
        assert len(types) < RING
        again = got[types.index("snapshot", 2)]
        assert len(again["chat"]) >= RING + 20

    asyncio.run(play())


def test_nothing_more_is_read_from_a_client_that_does_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        gate = asyncio.Event()
        reading: list[bool] = []
        got: list[dict[str, Any]] = []

        async def write_slowly(text: bytes) -> None:
            await gate.wait()
            got.append(json.loads(text))

        wire = SimpleNamespace(
            free=False,
            write_slowly=write_slowly,
            hold=lambda: reading.append(False),
            go_on=lambda: reading.append(True),
        )
        async with serving(tmp_path, monkeypatch) as (base, _, hubs):
            ticket = await asyncio.to_thread(new_table, base, "ardor", ["me", "open", "open"])
            live = await hubs[0].table(ticket["table"])
            client = Connection(live, 0, cast(Wire, wire), 1000)
            await client.attach(Hello(protocol=1))
            for number in range(WAITING - 4):
                client.take(b'{"type":"ping","ref":%d}' % number)
            assert reading == []
            for number in range(8):
                client.take(b'{"type":"ping","ref":%d}' % number)
            assert reading == [False]
            gate.set()
            async with asyncio.timeout(60):
                while sum(message["type"] == "reply" for message in got) < WAITING + 4:
                    await asyncio.sleep(0.01)
            assert reading == [False, True]
            client.detach()

    asyncio.run(play())


def test_a_failure_while_a_message_is_taken_ends_that_connection_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: str) -> None:
        raise ZeroDivisionError

    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, _, _hubs):
            ticket = await asyncio.to_thread(new_table, base, "ardor", ["me", "open", "open"])
            url = base.replace("http", "ws") + f"/api/tables/{ticket['table']}/socket"
            async with Client(base, ticket["table"], ticket["secret"]) as other:
                async with websockets.connect(url) as link:
                    await link.send(hello(ticket))
                    assert json.loads(await link.recv())["type"] == "welcome"
                    monkeypatch.setattr(metrics.refusals, "labels", fail)
                    await link.send("nonsense")
                    assert await closing_code(link) == 1011
                assert (await other.send("ping"))["ok"]

    asyncio.run(play())
    logged = capsys.readouterr().err
    assert "a connection failed" in logged
    assert "ZeroDivisionError" in logged


def test_a_server_that_is_told_to_stop_stops(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    ticket = new_table(server.base, "ardor", ["me", "open", "open"])

    async def play() -> None:
        async with Client(server.base, ticket["table"], ticket["secret"]) as client:
            await client.must("say", text="kept")
            await asyncio.to_thread(server.stop)
            await client.until(lambda: client.gone)
        server.start()
        async with Client(server.base, ticket["table"], ticket["secret"]) as client:
            assert [line["text"] for line in client.chat] == ["kept"]

    asyncio.run(play())
    server.stop()
    assert "Traceback" not in server.log.read_text()
