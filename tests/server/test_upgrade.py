"""A server whose rules have changed opens every table: it goes on, or says that it cannot."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import shipboard
from shipboard.games import names
from tests.games import short

from .client import Client, Failed, Json, call, new_table
from .process import Server
from .versions import OTHER_DEAL, OTHER_STATES, Change, version_with


@dataclass
class Sight:
    """A table as its viewers saw it."""

    game: str
    ticket: Json
    secrets: list[str]
    seen: dict[int, Any] = field(default_factory=dict)
    frames: dict[str, Any] = field(default_factory=dict)
    record: Any = None

    @property
    def path(self) -> str:
        """Where the server has it."""
        return f"/api/tables/{self.ticket['table']}"

    async def look(self, base: str) -> dict[int, Any]:
        """What each seat sees."""
        found = {}
        for seat, secret in enumerate(self.secrets):
            async with Client(base, self.ticket["table"], secret) as client:
                await client.until(lambda: client.table["window"] is None)  # it closes by itself
                position = client.position
                if position:
                    position.pop("can_undo")  # nothing that other rules have played
                told = [event["text"] for event in client.events]
                said = [line["text"] for line in client.chat]
                found[seat] = {"position": position, "told": told, "said": said}
        return found

    def watched(self, base: str) -> dict[str, Any]:
        """All frames, for each viewer."""
        viewers = ["public", "all", *map(str, range(len(self.secrets)))]
        return {
            viewer: call(base, "GET", f"{self.path}/frames?viewer={viewer}&from=0&to=200")
            for viewer in viewers
        }


async def begin(base: str, game: str, most: int) -> Sight:
    """A table where people have played so many answers, or to the end."""
    players = max(2, shipboard.game(game).min_players)  # others may wait for the old version
    seats = ["me"] + ["open"] * (players - 1)
    ticket = new_table(base, game, seats, pause=0.02, options=short(game))
    secrets = [ticket["secret"]]
    for number in range(1, players):
        body = {"name": f"Player {number}"}
        path = f"/api/tables/{ticket['table']}/seats"
        secrets.append(call(base, "POST", path, body)["secret"])
    clients = [Client(base, ticket["table"], s, seed=n) for n, s in enumerate(secrets)]
    for client in clients:
        await client.connect()
    if players > 1:  # a table without open seats has begun
        await clients[0].must("start")
    await clients[0].must("say", text="hello")
    count = 0
    while count < most and not clients[0].over:
        for client in clients:
            if client.asked and count < most:
                count += (await client.answer())["ok"]
        await asyncio.sleep(0)
    for client in clients:
        await client.leave()
    return Sight(game, ticket, secrets)


@dataclass
class Evening:
    """A server with running and finished tables of every game, stopped in the middle."""

    server: Server
    running: list[Sight]
    finished: list[Sight]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    folder = tmp_path_factory.mktemp("evening")
    server = Server(folder, idle=1000)
    server.start()

    async def play() -> tuple[list[Sight], list[Sight]]:
        running = [await begin(server.base, game, most) for game in names() for most in (3, 12)]
        finished = [await begin(server.base, game, 10_000) for game in names()]
        for sight in running:
            sight.seen = await sight.look(server.base)
        for sight in finished:
            sight.seen = await sight.look(server.base)
            sight.frames = sight.watched(server.base)
            sight.record = call(server.base, "GET", f"{sight.path}/record")
        return running, finished

    running, finished = asyncio.run(play())
    server.kill()
    return Evening(server, running, finished)


@pytest.fixture
def stage(evening: Evening, tmp_path: Path) -> Iterator[Any]:
    """Start the server again on a copy of its store, with other sources or these."""
    started: list[Server] = []

    def start(change: Change | None, harm: Any = None) -> Server:
        folder = tmp_path / f"copy{len(started)}"
        shutil.copytree(evening.server.folder, folder)
        if harm:
            harm(folder)
        server = Server(folder, idle=1000)
        if change:
            server.sources = version_with(folder / "src", change)
        server.start()
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()
        assert "Traceback" not in server.log.read_text()


Start = Any


def test_games_go_on_by_other_rules_where_they_stood(evening: Evening, stage: Start) -> None:
    server = stage(OTHER_DEAL)

    async def go_on(sight: Sight) -> None:
        assert await sight.look(server.base) == sight.seen
        clients = [
            Client(server.base, sight.ticket["table"], secret, seed=7) for secret in sight.secrets
        ]
        for client in clients:
            await client.connect()
        await asyncio.gather(*(client.play() for client in clients))
        told = len(clients[0].events)
        assert told > len(sight.seen[0]["told"])
        for client in clients:
            await client.leave()
        frames = call(server.base, "GET", f"{sight.path}/frames?viewer=all")["frames"]
        assert len(frames[0]["moves"]) == len(sight.seen[0]["told"])  # what went before is one
        assert frames[0]["position"]["zones"]
        assert " then " in call(server.base, "GET", f"{sight.path}/record")["rules"]
        body = {"answer": 1, "seat": 0, "name": "Ada"}
        with pytest.raises(Failed, match="with other rules"):
            call(server.base, "POST", f"{sight.path}/fork", body)

    for sight in evening.running:
        asyncio.run(go_on(sight))


def test_finished_games_can_be_watched_whatever_rules_came_later(
    evening: Evening, stage: Start
) -> None:
    for change in (OTHER_DEAL, OTHER_STATES):
        server = stage(change)
        for sight in evening.finished:
            assert call(server.base, "GET", sight.path)["status"] == "over"
            assert sight.watched(server.base) == sight.frames
            assert call(server.base, "GET", f"{sight.path}/record") == sight.record
            found = call(server.base, "GET", f"{sight.path}/verify")
            assert not found["ok"]
            assert "only the version that played it" in found["problem"]
            assert sight.record["rules"] in found["problem"]


def test_finished_games_are_verified_by_the_version_that_played_them(
    evening: Evening, stage: Start
) -> None:
    stage(OTHER_DEAL)
    server = stage(None)
    for sight in evening.finished:
        found = call(server.base, "GET", f"{sight.path}/verify")
        assert found["ok"], found


def test_a_game_that_these_rules_cannot_read_says_so_and_begins_anew(
    evening: Evening, stage: Start
) -> None:
    server = stage(OTHER_STATES)

    async def begin_anew(sight: Sight) -> None:
        for secret in ("", sight.secrets[0]):
            shown = call(server.base, "GET", sight.path, secret=secret)
            assert shown["status"] == "stopped"
            assert shown["stopped"].startswith("the rules on this server have changed")
        seen = await sight.look(server.base)
        for seat, before in sight.seen.items():
            assert seen[seat] == before | {"position": None}  # log and talk are there
        with pytest.raises(Failed, match="sealed"):
            call(server.base, "GET", f"{sight.path}/record")
        clients = [Client(server.base, sight.ticket["table"], s) for s in sight.secrets]
        await clients[0].connect()
        reply = await clients[0].send("answer", decision=1, option="pass")
        assert (reply["ok"], reply["code"]) == (False, "not_now")
        await clients[0].must("rematch")
        with pytest.raises(Failed, match="sealed"):  # the others may wait for the old version
            call(server.base, "GET", f"{sight.path}/record")
        for client in clients[1:]:
            await client.connect()
            await client.must("rematch")
        await clients[0].until(lambda: clients[0].table["rematch"] is not None)
        anew = clients[0].table["rematch"]
        for client in clients:
            await client.leave()
        for seat, secret in enumerate(sight.secrets):
            async with Client(server.base, anew, secret) as client:
                assert client.viewer == seat
                assert client.table["status"] == "playing"
        record = call(server.base, "GET", f"{sight.path}/record")
        assert len(record["events"]) == len(sight.seen[0]["told"])

    waiting, *leaving = evening.running
    for sight in leaving:
        asyncio.run(begin_anew(sight))
    server.stop()
    server.sources = None
    server.start()
    assert call(server.base, "GET", waiting.path)["status"] == "playing"
    for sight in leaving:
        assert call(server.base, "GET", sight.path)["status"] == "stopped"  # its hands are known


def test_nothing_of_a_game_that_cannot_be_opened_reaches_anybody(
    evening: Evening, stage: Start
) -> None:
    server = stage(("server/tables/past.py", "case e.Undid():", "case e.Started():"))
    sight = evening.running[1]
    with pytest.raises(Failed) as failed:
        call(server.base, "GET", sight.path)
    assert failed.value.status == 500
    assert (
        str(failed.value)
        == "500: This table cannot be opened; the error is in the log of the server."
    )
    server.log.write_text("")


def test_a_missing_entry_is_noticed_and_told(evening: Evening, stage: Start) -> None:
    sight = evening.running[1]

    def tear(folder: Path) -> None:
        with contextlib.closing(sqlite3.connect(folder / "tables.db")) as store, store:
            store.execute(
                "delete from entries where table_id = ? and seq = 9", (sight.ticket["table"],)
            )

    server = stage(None, tear)
    shown = call(server.base, "GET", sight.path)
    assert shown["status"] == "stopped"
    assert shown["stopped"].startswith("a part of this game is missing in the store")
    assert "a game cannot go on" in server.log.read_text()
    assert call(server.base, "GET", evening.running[2].path)["status"] == "playing"
