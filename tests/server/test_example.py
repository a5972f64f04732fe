"""The client in the docs, which knows nothing but the protocol, plays every game to its end."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import shipboard

from .client import Client, new_table, raw
from .process import Server

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "client.py"
LONGEST = 70  # lines, without the empty ones


def start(base: str, what: str) -> subprocess.Popen[str]:
    """Somebody who plays by the example."""
    return subprocess.Popen(
        [sys.executable, str(EXAMPLE), base, what], stdout=subprocess.PIPE, text=True
    )


def outcome(player: subprocess.Popen[str]) -> object:
    """How the game ended."""
    told, _ = player.communicate(timeout=180)
    assert player.returncode == 0
    return json.loads(told)["side"]


def lengths(folder: Path) -> list[int]:
    """How many entries each table has, as soon as there is one of each game."""
    with closing(sqlite3.connect(folder / "tables.db")) as database:
        rows = database.execute("select max(seq) from entries group by table_id").fetchall()
    return [number for (number,) in rows] if len(rows) == len(shipboard.game_names()) else [0]


def test_the_example_is_short() -> None:
    lines = EXAMPLE.read_text().splitlines()
    assert sum(bool(line.strip()) for line in lines) <= LONGEST


def test_it_plays_every_game_and_survives_a_server_that_dies(tmp_path: Path) -> None:
    with Server(tmp_path, pace=0.02) as server:
        players = [start(server.base, game) for game in shipboard.game_names()]
        try:
            for least in (10, 20):
                end = time.monotonic() + 500
                while min(lengths(tmp_path)) < least:
                    assert time.monotonic() < end
                    time.sleep(0.05)
                server.kill()
                server.start()
            assert all(outcome(player) for player in players)
        finally:
            for player in players:
                player.kill()
                player.wait()


def test_it_takes_a_seat_by_its_code(base: str) -> None:
    async def play() -> None:
        ticket = new_table(base, "ardor", ["me", "open", "bot:random"], pause=0.05)
        async with Client(base, ticket["table"], ticket["secret"]) as host:
            guest = await asyncio.to_thread(start, base, ticket["code"])
            try:
                await host.until(lambda: host.table["seats"][1]["present"])
                await host.must("start")
                await host.play()
                assert host.position
                assert await asyncio.to_thread(outcome, guest) == host.position["outcome"]["side"]
            finally:
                guest.kill()
                guest.wait()

    assert raw(base, "GET", "/ready")[0] == 200
    asyncio.run(play())
