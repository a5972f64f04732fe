"""Who comes and means the server no good: silence, halves, too many, and what is no request."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
import websockets

from shipboard.server import run
from shipboard.server.door import gate
from shipboard.server.door import http1 as door
from shipboard.server.door.limits import Addresses, Counts

from .client import Client, new_table, raw
from .process import Server
from .worlds import serving

STRANGER = "127.0.0.2"  # another address of this machine
GET = b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"


class Line:
    """A connection that sends whatever it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def make(cls, base: str, address: str = STRANGER) -> Line:
        host, port = base.removeprefix("http://").split(":")
        return cls(*await asyncio.open_connection(host, int(port), local_addr=(address, 0)))

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def rest(self) -> bytes:
        """All that comes until the server hangs up."""
        async with asyncio.timeout(60):
            try:
                return await self.reader.read()
            except ConnectionResetError:
                return b""
            finally:
                self.writer.close()

    async def heard(self) -> tuple[int, Any]:
        """Status and content of the answer after which the server hangs up."""
        return told(await self.rest())


def told(answer: bytes) -> tuple[int, Any]:
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"content-type: application/json" in head.lower()
    return int(head.split()[1]), json.loads(body)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is soon out of patience."""
    monkeypatch.setattr(door, "HEAD", 0.3)
    monkeypatch.setattr(door, "BODY", 0.3)


# Time.


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", None),
        (b"GET /health HT", 408),
        (b"GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n", 408),
        (POST + b"content-length: 500\r\n\r\n" + b'{"game": ', 408),
        (POST + b"transfer-encoding: chunked\r\n\r\n5\r\n{", 408),
    ],
)
def test_who_sends_nothing_or_a_half_is_sent_away(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    sent: bytes,
    status: int | None,
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, _, _hubs):
            line = await Line.make(base)
            await line.send(sent)
            if status is None:
                assert await line.rest() == b""
            else:
                found, content = await line.heard()
                assert found == status
                assert content == {
                    "error": "The request did not arrive in time.",
                    "status": status,
                }

    asyncio.run(play())
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("before", [b"", GET])
def test_who_sends_a_head_byte_by_byte_gains_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: bytes
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, _, _hubs):
            line = await Line.make(base)
            await line.send(before)
            if before:
                await line.reader.readuntil(b"}")
            async with asyncio.timeout(60):
                while not (line.reader.at_eof() or line.reader.exception()):
                    line.writer.write(b"x")
                    await asyncio.sleep(0.01)
            line.writer.close()

    asyncio.run(play())


def test_a_connection_does_not_wait_for_ever_between_two_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "IDLE", 0.3)

    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, _, _hubs):
            line = await Line.make(base)
            await line.send(GET)
            answer = await line.rest()
            assert answer.startswith(b"HTTP/1.1 200")
            assert answer.endswith(b"}")

    asyncio.run(play())


def test_a_client_that_reads_nothing_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system does that, where it is told to; what is accepted has it from what listens."""
    monkeypatch.setattr(run, "UNREAD", 0.5)

    async def play() -> None:
        async with serving(tmp_path, monkeypatch, total=1) as (base, _, _hubs):
            line = await Line.make(base)
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            line.writer.write(GET.replace(b"/health", b"/api/games/interloper") * 400)
            # The only place is free again when the server has given up that client.
            async with asyncio.timeout(60):
                while (await asyncio.to_thread(raw, base, "GET", "/health"))[0] != 200:
                    await asyncio.sleep(0.01)
            line.writer.close()

    asyncio.run(play())


def test_pings_find_a_client_that_is_dead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PING", 0.3)

    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, _, hubs):
            ticket = await asyncio.to_thread(new_table, base, "ardor", ["me", "open", "open"])
            live = await hubs[0].table(ticket["table"])
            line = await Line.make(base)
            await line.send(upgrade(ticket["table"]))
            await line.reader.readuntil(b"\r\n\r\n")
            hello = {"type": "hello", "protocol": 1, "secret": ticket["secret"]}
            await line.send(frame(json.dumps(hello).encode()))
            async with asyncio.timeout(60):
                for here in (True, False):  # it answers no ping
                    while live.table.seats[0].present != here:
                        await asyncio.sleep(0.01)
            line.writer.close()

    asyncio.run(play())


def upgrade(table: str, more: bytes = b"") -> bytes:
    """The request for a WebSocket."""
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    ).encode() + more + b"\r\n"  # fmt: skip


def frame(text: bytes) -> bytes:
    """A text of a client, masked with nothing."""
    return b"\x81" + bytes([0x80 | 126]) + len(text).to_bytes(2, "big") + bytes(4) + text


# Numbers.


def test_an_address_has_so_many_connections_whether_it_says_anything_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gate, "SPARE", 2)

    async def play() -> None:
        async with serving(tmp_path, monkeypatch, connections=1) as (base, _, _hubs):
            inside = [await Line.make(base) for _ in range(3)]
            for _ in range(20):
                status, content = await (await Line.make(base)).heard()
                assert (status, content["status"]) == (429, 429)
                assert "too many connections from this address" in content["error"]
            assert (await asyncio.to_thread(raw, base, "GET", "/health"))[0] == 200
            await inside[0].send(GET.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
            assert (await inside[0].rest()).startswith(b"HTTP/1.1 200")
            # Its place is free again.
            late = await Line.make(base)
            await late.send(GET)
            assert (await late.reader.readline()).startswith(b"HTTP/1.1 200")
            for line in (*inside, late):
                line.writer.close()

    asyncio.run(play())
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    (line,) = [line for line in lines if line["from"] == "shipboard.gate"]
    assert "too many connections from this address" in line["says"]
    assert line["address"] == STRANGER


def test_there_are_so_many_connections_in_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch, total=3) as (base, _, _hubs):
            inside = [await Line.make(base, f"127.0.0.{n}") for n in (2, 3, 4)]
            status, content = await (await Line.make(base, "127.0.0.5")).heard()
            assert (status, content["status"]) == (503, 503)
            for line in inside:
                line.writer.close()

    asyncio.run(play())
    assert "this server has too many connections" in capfd.readouterr().err


def test_a_proxy_may_have_more_and_its_clients_count_for_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "SPARE", 0)

    async def play() -> None:
        more = {"connections": 1, "proxies": "127.0.0.0/30"}
        async with serving(tmp_path, monkeypatch, **more) as (base, _, _hubs):
            ticket = await asyncio.to_thread(new_table, base, "ardor", ["me", "open", "open"])
            lines = [await Line.make(base) for _ in range(4)]
            for line, address in zip(lines, (b"10.0.0.1", b"10.0.0.2", b"10.0.0.1"), strict=False):
                await line.send(upgrade(ticket["table"], b"x-forwarded-for: " + address + b"\r\n"))
            heard = [await line.reader.readline() for line in lines[:3]]
            assert [int(line.split()[1]) for line in heard] == [101, 101, 429]
            stranger = await Line.make(base, "127.0.0.9")
            assert (await (await Line.make(base, "127.0.0.9")).heard())[0] == 429
            for line in (*lines, stranger):
                line.writer.close()

    asyncio.run(play())


def test_a_websocket_keeps_its_place_and_gives_it_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "SPARE", 0)

    async def play() -> None:
        async with serving(tmp_path, monkeypatch, connections=1) as (base, _, _hubs):
            ticket = await asyncio.to_thread(new_table, base, "ardor", ["me", "open", "open"])
            async with Client(base, ticket["table"], ticket["secret"]):
                assert (await (await Line.make(base, "127.0.0.1")).heard())[0] == 429
            async with asyncio.timeout(60):
                while (await asyncio.to_thread(raw, base, "GET", "/health"))[0] != 200:
                    await asyncio.sleep(0.01)

    asyncio.run(play())


def test_when_descriptors_run_out_the_log_says_so_and_those_inside_play_on(
    tmp_path: Path,
) -> None:
    class Poor(Server):
        """On a machine that gives few descriptors."""

        prefix = ("sh", "-c", 'ulimit -n 200 && exec "$@"', "sh")

    with Poor(tmp_path) as server:

        async def play() -> None:
            ticket = new_table(server.base, "ardor", ["me", "bot", "bot"])
            async with Client(server.base, ticket["table"], ticket["secret"]) as client:
                lines = [await Line.make(server.base) for _ in range(300)]
                first = [line for line in lines if line.reader.at_eof()]
                answers = await asyncio.gather(
                    *(asyncio.wait_for(line.reader.readline(), 60) for line in lines[-20:])
                )
                assert {answer.split()[1] for answer in answers} == {b"503"}
                assert not first[:50]
                await client.must("say", text="I play on")
                for line in lines:
                    line.writer.close()

        asyncio.run(play())
    log = [json.loads(line)["says"] for line in server.log.read_text().splitlines()]
    assert any("too few open files for --total" in line for line in log)
    assert sum("running out of file descriptors" in line for line in log) in (1, 2)


def test_a_server_takes_all_the_descriptors_that_it_may_have(tmp_path: Path) -> None:
    class Modest(Server):
        """Where a process gets more than it has at first."""

        prefix = ("sh", "-c", 'ulimit -Sn 100 && exec "$@"', "sh")

    with Modest(tmp_path) as server:
        assert server.process
        limits = Path(f"/proc/{server.process.pid}/limits").read_text().splitlines()
        (line,) = [line for line in limits if line.startswith("Max open files")]
        soft, hard = line.split()[3:5]
        assert soft == hard != "100"


def test_a_thousand_silent_sockets_keep_nobody_from_playing(tmp_path: Path) -> None:
    with Server(tmp_path, connections=100) as server:

        async def play() -> None:
            ticket = new_table(server.base, "ardor", ["me", "bot:random", "bot:random"], pause=0.02)
            lines = []
            async with Client(server.base, ticket["table"], ticket["secret"]) as client:
                for number in range(1000):
                    lines.append(await Line.make(server.base))
                    if number % 3:
                        await lines[-1].send(GET[: number % 40])
                await client.play()
                assert client.over
                assert (await asyncio.to_thread(raw, server.base, "GET", "/ready"))[0] == 200
            for line in lines:
                line.writer.close()

        asyncio.run(play())
    assert "connections are turned away" in server.log.read_text()


# What is no request.


ODD = {
    "no HTTP": (b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400),
    "words": (b"hello there, who are you?\r\n\r\n", 400),
    "NUL in a path": (b"GET /a\x00b HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", 400),
    "written NUL in a path": (b"GET /a%00b HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", 400),
    "NUL in an id": (b"GET /api/tables/%00 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", 400),
    "NUL in a code": (b"GET /api/codes/AB%00 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", 400),
    "line break in a path": (b"GET /t/a%0d%0ab HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", 400),
    "a path of another server": (b"GET http://a/b HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", 400),
    "a long path": (b"GET /" + b"x" * 3000 + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", 414),
    "a long head": (b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: " + b"x" * 70_000, 400),
    "no name": (b"GET / HTTP/1.1\r\n\r\n", 400),
    "two names": (b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nhost: a\r\n\r\n", 400),
    "a name in no letters": (b"GET / HTTP/1.1\r\nhost: \xff\xfe\r\n\r\n", 421),
    "a wrong length": (POST + b"content-length: many\r\n\r\n", 400),
    "two lengths": (POST + b"content-length: 1\r\ncontent-length: 2\r\n\r\n", 400),
    "a wrong chunk": (POST + b"transfer-encoding: chunked\r\n\r\nzz\r\n", 400),
    "an odd coding": (POST + b"transfer-encoding: gzip\r\n\r\n", 400),
    "a nested body": (POST + b"content-length: 16000\r\n\r\n" + b"[" * 16_000, 400),
    "a nested body with names": (POST + b"content-length: 15000\r\n\r\n" + b'{"a":' * 3000, 400),
    "a body in no letters": (POST + b"content-length: 4\r\n\r\n\xff\xfe\x00\x00", 400),
    "a text in no letters": (POST + b'content-length: 13\r\n\r\n{"name":"\xff\xfe"}', 400),
    "an unknown method": (b"BREW / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", 405),
    "a page that may not exist": (
        b"POST /nowhere HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 0\r\n\r\n", 405,
    ),
    "an origin that is none": (
        POST + b"content-length: 2\r\norigin: http://[\r\n\r\n{}", 403,
    ),
    "an odd kind of body": (
        POST.replace(b"application/json", b"text/\xe9; charset=\xff")
        + b"content-length: 2\r\n\r\n{}", 400,
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Server(tmp_path_factory.mktemp("watched"), log="info") as server:
        yield server


@pytest.mark.parametrize("name", ODD)
def test_what_is_no_request_gets_a_sentence_at_once(watched: Server, name: str) -> None:
    sent, status = ODD[name]

    async def play() -> None:
        line = await Line.make(watched.base)
        await line.send(sent.replace(b"\r\n", b"\r\nconnection: close\r\n", 1))
        found, content = await line.heard()
        assert (found, content["status"]) == (status, status)
        assert content["error"].endswith(".")

    asyncio.run(play())
    assert "Traceback" not in watched.log.read_text()


@pytest.mark.parametrize(
    "head",
    [
        b"authorization: Bearer \xff\xfe\r\n",
        b"accept-encoding: \xe9\r\n",
        b"accept: \xff/\xff;q=\xff\r\n",
        b"cookie: \xff=\xff; ;;=\r\n",
        b"x-forwarded-for: \xff\r\n",
        b"content-type: \xff\r\n",
        b"range: bytes=9-1\r\n",
        b"if-modified-since: \xff\r\n",
        b"upgrade: h2c\r\nconnection: upgrade\r\n",
    ],
)
def test_odd_letters_in_headers_do_no_harm(watched: Server, head: bytes) -> None:
    async def play() -> None:
        ticket = new_table(watched.base, "ardor", ["me", "open", "open"])
        for path in ("/", "/api/games", f"/api/tables/{ticket['table']}"):
            line = await Line.make(watched.base)
            await line.send(f"GET {path} HTTP/1.0\r\nhost: 127.0.0.1\r\n".encode() + head + b"\r\n")
            assert (await line.rest()).startswith(b"HTTP/1.1 200")

    asyncio.run(play())
    assert "Traceback" not in watched.log.read_text()


def test_odd_websockets_get_a_sentence_too(watched: Server) -> None:
    async def play() -> None:
        for path, head, status in (
            ("none", b"x: y\r\n" * 200, 400),
            ("a%00b", b"", 400),
            ("x" * 3000, b"", 414),
            ("none", b"origin: http://elsewhere.example\r\n", 403),
            ("a/b", b"", 404),
        ):
            line = await Line.make(watched.base)
            await line.send(upgrade(path, head))
            found, content = await line.heard()
            assert (found, content["status"]) == (status, status)

    logged = len(watched.trouble())
    asyncio.run(play())
    assert len(watched.trouble()) == logged


def test_a_hello_in_no_letters_is_refused_without_a_trace(watched: Server) -> None:
    async def play() -> None:
        ticket = new_table(watched.base, "ardor", ["me", "open", "open"])
        url = watched.base.replace("http", "ws") + f"/api/tables/{ticket['table']}/socket"
        async with websockets.connect(url) as link:
            await link.send(b"\xff\xfe", text=True)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await asyncio.wait_for(link.recv(), 30)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4400

    asyncio.run(play())
    assert "Traceback" not in watched.log.read_text()


def test_garbage_behind_a_good_request_does_not_spoil_its_answer(watched: Server) -> None:
    async def play() -> None:
        line = await Line.make(watched.base)
        await line.send(GET + GET + b"\x00\x01 garbage\r\n\r\n" + GET)
        answers = (await line.rest()).split(b"HTTP/1.1 ")[1:]
        assert [int(answer[:3]) for answer in answers] == [200, 200, 400]

    asyncio.run(play())
    assert "Traceback" not in watched.log.read_text()


def test_head_is_answered_wherever_get_is(watched: Server) -> None:
    paths = (
        "/", "/t/any", "/health", "/ready", "/api/games", "/api/games/ardor", "/api/tables",
        "/api/games/ardor/content", "/api/schema", "/api/schema/openapi.json",
    )  # fmt: skip

    async def ask(method: str, path: str) -> tuple[bytes, bytes]:
        line = await Line.make(watched.base)
        await line.send(f"{method} {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n".encode()
                        + b"connection: close\r\n\r\n")  # fmt: skip
        head, _, body = (await line.rest()).partition(b"\r\n\r\n")
        return head, body

    async def play() -> None:
        ticket = new_table(watched.base, "ardor", ["me", "bot", "bot"])
        own = (f"/api/tables/{ticket['table']}", f"/api/codes/{ticket['code']}")
        refused = ("/api/tables/none", f"/api/tables/{ticket['table']}/record", "/assets/none")
        for path in (*paths, *own, *refused):
            head, body = await ask("GET", path)
            assert body
            assert await ask("HEAD", path) == (head, b"")
        assert (await ask("HEAD", "/api/tables/none"))[0].startswith(b"HTTP/1.1 404")

    asyncio.run(play())


# Counting.


def test_tokens_come_back_with_time_and_what_is_given_back_counts_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1000.0
    monkeypatch.setattr("shipboard.server.door.limits.time.monotonic", lambda: now)
    counts = Counts()
    addresses = Addresses(2, 1, 1, counts)
    assert [addresses.may_ask("a") for _ in range(8)] == [True] * 6 + [False] * 2
    assert addresses.may_ask("b")
    now += 1
    assert [addresses.may_ask("a") for _ in range(3)] == [True, True, False]
    now += 1_000_000
    assert [addresses.may_ask("a") for _ in range(8)] == [True] * 6 + [False] * 2
    for _ in range(50):
        assert addresses.may_ask("a", "guesses")
        addresses.give_back("a", "guesses")
    assert [addresses.may_ask("a", "guesses") for _ in range(12)] == [True] * 10 + [False] * 2
    counts.close()


def test_all_addresses_of_one_network_count_as_one() -> None:
    counts = Counts()
    addresses = Addresses(1, 1, 2, counts)
    assert addresses.connect("2001:db8::1")
    assert addresses.connect("2001:db8::2")
    assert not addresses.connect("2001:db8::3")
    assert addresses.connect("2001:db8:0:1::3")
    assert addresses.connect("192.0.2.1")
    assert addresses.connect("::ffff:192.0.2.1")
    assert not addresses.connect("192.0.2.1")
    counts.close()


def test_what_cannot_be_counted_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    counts = Counts(str(tmp_path / "counts.db"))
    addresses = Addresses(1, 1, 1, counts)
    counts.ask("drop table tokens")
    counts.ask("drop table held")
    with caplog.at_level(logging.WARNING):
        assert all(addresses.may_ask("a") and addresses.connect("a") for _ in range(10))
    assert [record.message for record in caplog.records] == [
        "requests cannot be counted, so no limit holds"
    ]
    counts.close()
