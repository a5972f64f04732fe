"""Many tables played while the server dies again and again, and what must hold afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa
import websockets

from shipboard.games import names

from .client import Client, Failed, call, new_table

AGAIN = (OSError, websockets.WebSocketException, asyncio.TimeoutError, asyncio.CancelledError)


@dataclass
class Sitting:
    """One table, and what its player knows to be answered and said."""

    ticket: dict[str, Any]
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    finished: bool = False
    since_restart: int = 0


class Crowd:
    """Players at many tables who come back whenever the connection is lost."""

    def __init__(self, base: str, tables: int, seed: int) -> None:
        self.base = base
        self.count = tables
        self.random = random.Random(seed)
        self.sittings: list[Sitting] = []
        self.taken = 0
        self.stopping = False

    async def run(self, disturb: Any) -> None:
        """Play while `disturb` goes on, then until everybody has answered once more."""
        players = [asyncio.create_task(self._player(number)) for number in range(self.count)]
        try:
            await disturb()
            standing = list(self.sittings)  # others begin meanwhile: they prove nothing
            for sitting in standing:
                sitting.since_restart = 0
            async with asyncio.timeout(240):
                while not all(s.finished or s.since_restart for s in standing):
                    await asyncio.sleep(0.05)
        finally:
            self.stopping = True
        results = await asyncio.gather(*players, return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException):
                raise result

    async def play_on(self) -> None:
        """Until some answers more were taken: the next blow falls amid play, at any moment."""
        enough = self.taken + self.random.randint(self.count // 2, 2 * self.count)
        async with asyncio.timeout(240):
            while self.taken < enough:
                await asyncio.sleep(0.01)
        await asyncio.sleep(self.random.uniform(0, 0.5))

    async def _player(self, number: int) -> None:
        rng = random.Random(self.random.random())
        while not self.stopping:
            sitting = await self._sit(names()[number % len(names())])
            client = Client(self.base, sitting.ticket["table"], sitting.ticket["secret"])
            client.random = rng
            while not sitting.finished and not self.stopping:
                with contextlib.suppress(*AGAIN):
                    await self._play(client, sitting)
                with contextlib.suppress(*AGAIN):
                    await client.leave()
                await asyncio.sleep(0.05)

    async def _sit(self, game: str) -> Sitting:
        while True:
            try:
                seats = ["me", "bot:random", "bot:random"]
                ticket = await asyncio.to_thread(new_table, self.base, game, seats, pause=0.01)
            except (OSError, Failed) as error:
                if isinstance(error, Failed) and error.status != 503:
                    raise  # 503 says that nothing is promised; anything else would be a fault
                await asyncio.sleep(0.1)
                continue
            sitting = Sitting(ticket)
            self.sittings.append(sitting)
            return sitting

    async def _play(self, client: Client, sitting: Sitting) -> None:
        await client.connect()
        pending: tuple[int, str] | None = None
        while not client.ended() and not self.stopping:
            await client.until(lambda: bool(client.asked) or client.ended(), 60)
            if not client.asked:
                continue
            decision = client.asked[0]
            option = client.random.choice(decision["options"])["id"]
            pending = (decision["id"], option)
            reply = await client.send("answer", decision=pending[0], option=pending[1])
            if reply["ok"]:
                sitting.acknowledged.append(pending)
                sitting.since_restart += 1
                self.taken += 1
                await client.until(partial(client.gone_on, pending[0]), 60)
            if self.random.random() < 0.1:  # twice: harmless
                await client.send("answer", decision=pending[0], option=pending[1])
            if self.random.random() < 0.1:
                await self._say(client, sitting)
        sitting.finished = client.over

    async def _say(self, client: Client, sitting: Sitting) -> None:
        line = f"line {self.random.random()}"
        if (await client.send("say", text=line))["ok"]:
            sitting.said.append(line)


def check_store(url: str, crowd: Crowd) -> int:
    """Every acknowledged answer and line is stored, and none twice; how many answers there are."""
    engine = sa.create_engine(url)
    query = sa.text("select data from entries where table_id = :table order by seq")
    total = 0
    with engine.connect() as connection:
        for sitting in crowd.sittings:
            rows = connection.scalars(query, {"table": sitting.ticket["table"]})
            entries = [msgspec.json.decode(row) for row in rows]
            stored = Counter(
                (entry["is"], entry["decision"])
                for entry in entries
                if entry["is"] in ("answered", "kept")
            )
            assert all(count == 1 for count in stored.values())
            options = {
                (entry["decision"], entry["option"])
                for entry in entries
                if entry["is"] in ("answered", "kept") and entry["seat"] == 0
            }
            lost = [answer for answer in sitting.acknowledged if answer not in options]
            assert not lost
            lines = [entry["text"] for entry in entries if entry["is"] == "said"]
            assert len(lines) == len(set(lines))
            assert set(sitting.said) <= set(lines)
            total += len(sitting.acknowledged)
    engine.dispose()
    return total


def check_finished(base: str, crowd: Crowd) -> None:
    """Finished games are what their deal and their answers give."""
    for sitting in [sitting for sitting in crowd.sittings if sitting.finished][:20]:
        assert call(base, "GET", f"/api/tables/{sitting.ticket['table']}/verify")["ok"]
