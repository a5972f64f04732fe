"""Four players at each of many tables who answer as fast as they can, in one process.

A small WebSocket client of its own: what is measured should be the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import struct
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec

PLAYERS = 4
TEXT, PING = 0x81, 0x89
MASK = b"\0\0\0\0"  # masking with zeros is allowed, and costs nothing


class Option(msgspec.Struct):
    """An option of a decision."""

    id: str


class Decision(msgspec.Struct):
    """What a seat is asked."""

    id: int
    options: list[Option]


class Position(msgspec.Struct):
    """Of the position only what this seat is asked, and whether the game is over."""

    decisions: list[Decision] | None = None
    outcome: dict[str, Any] | None = None


class Message(msgspec.Struct):
    """Of a message only what a player must know."""

    type: str
    n: int = 0
    ok: bool = True
    error: str = ""
    position: Position | None = None


decode = msgspec.json.Decoder(Message).decode


class Wire(asyncio.Protocol):
    """A WebSocket, as little of it as is needed."""

    def __init__(self, host: str, path: str, took: Callable[[bytes], None]) -> None:
        self._host = host
        self._path = path
        self._took = took
        self._data = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: c2hpcGJvYXJkYmVuY2gxMg==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self._data + data
        if not self.open.done():
            head, mark, data = data.partition(b"\r\n\r\n")
            if not mark:
                self._data = head
                return
            assert b" 101 " in head, head
            self.open.set_result(None)
        start = 0
        while len(data) - start >= 2:
            size = data[start + 1]
            body = start + 2
            if size == 126:
                (size,) = struct.unpack_from("!H", data, body) if len(data) >= body + 2 else (1e9,)
                body += 2
            elif size == 127:
                (size,) = struct.unpack_from("!Q", data, body) if len(data) >= body + 8 else (1e18,)
                body += 8
            end = body + int(size)
            if end > len(data):
                break
            if data[start] == TEXT:
                self._took(data[body:end])
            elif data[start] == PING:
                self._transport.write(bytes((0x8A, 0x80 | int(size))) + MASK + data[body:end])
            start = end
        self._data = data[start:]

    def send(self, text: bytes) -> None:
        """One message."""
        size = len(text)
        head = bytes((TEXT, 0x80 | size)) if size < 126 else struct.pack("!BBH", TEXT, 254, size)
        self._transport.write(head + MASK + text)

    def close(self) -> None:
        """Go away."""
        self._transport.abort()


class Player:
    """One seat."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asked: list[Decision] = []
        self.wire: Wire

    def took(self, data: bytes) -> None:
        """A message has come."""
        message = decode(data)
        if message.type == "reply":
            self.table.heard(self.table.reply)
            return
        if message.type == "welcome":
            return
        if message.position is not None:
            if message.position.decisions is not None:
                self.asked = message.position.decisions
            if message.position.outcome is not None:
                self.table.over = True
        self.table.heard(self)


class Table:
    """A table of people who answer one after the other, each as soon as all have seen the last."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.random = random.Random(number)
        self.players: list[Player] = []
        self.over = False
        self.reply = object()
        self.waiting: set[object] = set()
        self.began = 0.0

    async def begin(self) -> None:
        """Make the table, sit down and start."""
        base = self.load.base
        seats = ["me"] + ["open"] * (PLAYERS - 1)
        body = {"game": "ardor", "players": PLAYERS, "seats": seats, "name": "P0", "pause": 0}
        ticket = await asyncio.to_thread(post, base, "/api/tables", body)
        secrets = [ticket["secret"]]
        for number in range(1, PLAYERS):
            path = f"/api/tables/{ticket['table']}/seats"
            joined = await asyncio.to_thread(post, base, path, {"name": f"P{number}"})
            secrets.append(joined["secret"])
        where = urlsplit(base)
        path = f"/api/tables/{ticket['table']}/socket"
        loop = asyncio.get_running_loop()
        for secret in secrets:
            player = Player(self)
            player.wire = Wire(where.netloc, path, player.took)
            await loop.create_connection(
                partial(_same, player.wire), where.hostname or "", where.port or 80
            )
            await player.wire.open
            hello = {"type": "hello", "protocol": 1, "secret": secret}
            player.wire.send(json.dumps(hello).encode())
            self.players.append(player)

    def start(self) -> None:
        """The host starts the game; from then on everybody answers."""
        self._sent()
        self.players[0].wire.send(b'{"type":"start"}')

    def _sent(self) -> None:
        self.waiting = {self.reply, *self.players}
        self.began = time.perf_counter()

    def heard(self, who: object) -> None:
        """Somebody got something; when all have everything, the next one answers."""
        if self.waiting:
            self.waiting.discard(who)
            if self.waiting:
                return
            self.load.took(time.perf_counter() - self.began)
        if self.began:
            self.answer()

    def answer(self) -> None:
        """Whoever is asked answers."""
        if self.load.stopping:
            return
        if self.over:
            self.load.finished(self)
            return
        for player in self.players:
            if player.asked:
                decision = player.asked[0]
                option = self.random.choice(decision.options).id
                player.asked = []
                self._sent()
                player.wire.send(
                    b'{"type":"answer","decision":%d,"option":"%b"}'
                    % (decision.id, option.encode())
                )
                return

    def close(self) -> None:
        """Everybody leaves."""
        for player in self.players:
            player.wire.close()


class Load:
    """Many tables."""

    def __init__(self, base: str, tables: int) -> None:
        self.base = base
        self.tables = tables
        self.times: list[float] = []
        self.stopping = False
        self._spare: list[Table] = []
        self._running: set[Table] = set()
        self._exhausted = asyncio.Event()

    def took(self, seconds: float) -> None:
        """An answer has reached everybody."""
        self.times.append(seconds)

    def finished(self, table: Table) -> None:
        """A game is over: another table takes its place. Nobody leaves while answers count."""
        if table not in self._running:
            return
        self._running.remove(table)
        if self._spare:
            fresh = self._spare.pop()
            self._running.add(fresh)
            fresh.start()
        else:
            self._exhausted.set()

    async def run(self, seconds: float, spare: int, server: int) -> dict[str, float]:
        """Play for a while: answers a second, and how long one takes."""
        gate = asyncio.Semaphore(4)

        async def make(number: int) -> Table:
            async with gate:
                table = Table(self, number)
                await table.begin()
                return table

        made = await asyncio.gather(*(make(n) for n in range(self.tables + spare)))
        await asyncio.sleep(0.5)
        self._spare = list(made[self.tables :])
        self._running = set(made[: self.tables])
        for table in made[: self.tables]:
            table.start()
        await asyncio.sleep(0.3)
        self.times.clear()
        began, used = time.perf_counter(), cpu(server)
        # When no fresh table is left, fewer would be playing than were asked for: stop there.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._exhausted.wait(), seconds)
        took, used = time.perf_counter() - began, cpu(server) - used
        times = sorted(self.times)
        running = len(self._running)
        self.stopping = True
        await asyncio.sleep(0.2)
        for table in made:
            table.close()
        return {
            "answers": len(times) / took,
            "p50": times[len(times) // 2] * 1000,
            "p99": times[int(len(times) * 0.99)] * 1000,
            "cpu": used / len(times) * 1e6,
            "tables": running,
        }


def _same(wire: Wire) -> Wire:
    return wire


def cpu(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def post(base: str, path: str, body: Any) -> Any:
    """One REST call."""
    data = json.dumps(body).encode()
    request = Request(base + path, data, {"content-type": "application/json"})
    with urlopen(request, timeout=60) as response:
        return json.load(response)


if __name__ == "__main__":
    import sys

    load = Load(sys.argv[1], int(sys.argv[2]))
    result = asyncio.run(load.run(float(sys.argv[3]), int(sys.argv[4]), int(sys.argv[5])))
    print(json.dumps(result))
