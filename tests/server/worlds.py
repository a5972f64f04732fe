"""Two tables that differ only in what one viewer may not know, on a real server in this process.

Time stands still unless a test lets it pass, so that everything a viewer gets can be compared
byte by byte, sizes and numbers of messages included.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import uvicorn

from shipboard.kernel.match import Decision, Match
from shipboard.server import clock
from shipboard.server.aside import thinking
from shipboard.server.live import hints, making
from shipboard.server.live.hub import Hub
from shipboard.server.live.live import Live
from shipboard.server.run import bind, configuration
from shipboard.server.settings import Settings
from tests.conformance.secrecy import encoded, on_the_table, other_world

from .client import Client, call, new_table

PAUSE = 0.05
SEED = "5eed" * 16  # of every table, unless a test deals otherwise
Viewer = int | None


class Time:
    """A clock that stands still."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def pass_by(self, milliseconds: int) -> None:
        """Let this much time pass."""
        self.now += milliseconds


@asynccontextmanager
async def serving(
    folder: Path, monkeypatch: Any, **more: Any
) -> AsyncIterator[tuple[str, Time, list[Hub]]]:
    """A server in this process: its address, its clock, and its tables."""
    time = Time()
    found: list[Hub] = []

    class Caught(Hub):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            found.append(self)

    monkeypatch.setattr(clock, "now", lambda: time.now)
    monkeypatch.setattr(making, "new_seed", lambda: SEED)
    monkeypatch.setattr("shipboard.server.application.Hub", Caught)
    wide: dict[str, Any] = {
        "store": f"sqlite:///{folder / 'tables.db'}", "requests": 1e6, "tables": 10**9,
        "unfinished": 10**9, "messages": 1e6, "connections": 10**6, "log": "warning",
        "log_format": "json", "bots": 1,
    }  # fmt: skip
    monkeypatch.setattr(thinking, "PROMPT", 60.0)  # hints come, however busy the machine is
    monkeypatch.setattr(hints, "AT_ONCE", 10**6)
    settings = Settings(port=0, **(wide | more))
    with bind(settings) as listening:
        server = uvicorn.Server(configuration(settings))
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}", time, found
        finally:
            server.should_exit = True
            await task


class World:
    """One table with a person at every seat, and one viewer who is watched closely."""

    def __init__(self, base: str, hub: Hub, ticket: dict[str, Any]) -> None:
        self.base = base
        self.hub = hub
        self.ticket = ticket
        self.clients: list[Client] = []
        self.live: Live
        self.watched: Client | None = None

    @classmethod
    async def begin(
        cls, base: str, hub: Hub, game: str, players: int, seed: bytes, **options: str
    ) -> World:
        """A table dealt with this seed; everybody is there."""
        seats = ["me"] + ["open"] * (players - 1)
        kept = making.new_seed
        making.new_seed = seed.hex
        try:
            ticket = await asyncio.to_thread(
                new_table, base, game, seats, pause=PAUSE, watch=True, clock=1000, options=options
            )
        finally:
            making.new_seed = kept
        world = cls(base, hub, ticket)
        secrets = [ticket["secret"]]
        for number in range(1, players):
            body = {"name": f"Player {number}"}
            path = f"/api/tables/{ticket['table']}/seats"
            joined = await asyncio.to_thread(call, base, "POST", path, body)
            secrets.append(joined["secret"])
        for secret in secrets:
            client = Client(base, ticket["table"], secret)
            await client.connect()
            world.clients.append(client)
        world.live = await hub.table(ticket["table"])
        if players > 1:  # a table without open seats has begun
            await world.clients[0].must("start")
        await world.settle()
        return world

    async def end(self) -> None:
        """Everybody leaves."""
        for client in [*self.clients, *([self.watched] if self.watched else [])]:
            await client.leave()

    @property
    def match(self) -> Match:
        """The true state of things."""
        return self.live.table.playing()

    def asked(self) -> list[Decision]:
        """What is asked of anybody, in a window too."""
        table = self.live.table
        if self.match.paused:
            return [d for d in table.foreseen() if table.kept(d) is None]
        return self.match.decisions

    async def settle(self) -> None:
        """Wait until everything is committed and everybody has everything."""
        everybody = [*self.clients, *([self.watched] if self.watched else [])]
        async with asyncio.timeout(60):
            while not self.live.idle or any(
                client.seen != self.live.streams[client.viewer].n for client in everybody
            ):
                await asyncio.sleep(0.001)

    async def answer(self, decision: Decision, option: str) -> None:
        """A seat answers over its own connection."""
        client = self.clients[decision.seat]
        await client.must("answer", decision=decision.id, option=option)
        await self.settle()

    def change(self, viewer: Viewer, rng: random.Random | None) -> bool:
        """Make what the viewer does not know different (or, without `rng`, leave it)."""
        match = self.match
        match._undo.clear()
        match._copy = None
        if rng is not None:
            world = other_world(match.game, match.state, viewer, rng)
            if world is None:
                return False
            world.live = world.telling = True
            match.state = world
            self.live.table._foreseen = (-1, [])
        self.live.sight = None
        for stream in self.live.streams.values():
            stream.behind = True
        self.live.publish()
        return True

    async def watch(self, viewer: Viewer) -> None:
        """Connect the viewer anew, and keep all that it is sent."""
        await self.settle()
        secret = None if viewer is None else self.clients[viewer].secret
        for client in self.clients:
            if client.viewer == viewer:
                await client.leave()
        async with asyncio.timeout(60):
            while not self.live.idle or any(c.viewer == viewer for c in self.live.clients):
                await asyncio.sleep(0.001)
        # A stream of its own, so that what came before cannot show.
        self.live.streams.pop(viewer, None)
        self.clients = [c for c in self.clients if c.viewer != viewer] if viewer is None else (
            self.clients
        )  # fmt: skip
        self.watched = Client(self.base, self.ticket["table"], secret)
        await self.watched.connect()
        if viewer is not None:
            self.clients[viewer] = self.watched
        await self.settle()

    def got(self) -> list[str]:
        """All that the viewer was sent, without the random names of this table."""
        assert self.watched
        made = self.live.table.created
        random_names = (self.ticket["table"], made.code, self.watched.stream or "")
        found = []
        for text in self.watched.received:
            for name in random_names:
                text = text.replace(name, "*" * len(name))
            found.append(text)
        return found

    def known(self, viewer: Viewer) -> bytes:
        """What the rules let the viewer see: where this differs, worlds may be told apart."""
        return on_the_table(self.match, viewer) + encoded(self.match.log(viewer))
