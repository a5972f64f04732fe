"""What has left the tables leaves the memory at once, without the garbage collector's help."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from shipboard.kernel.match import Match
from shipboard.kernel.save import digest
from shipboard.server.live.live import Live
from shipboard.server.show.publish import Stream
from shipboard.server.show.shown import Sight
from shipboard.server.tables.standing import Table
from shipboard.server.web.connection import Connection

from .client import Client, new_table
from .worlds import Time, serving

SORTS = (Table, Live, Match, Sight, Stream, Connection)


def alive() -> dict[str, int]:
    """How many of each there are."""
    counts = dict.fromkeys((sort.__name__ for sort in SORTS), 0)
    for thing in gc.get_objects():
        if type(thing) in SORTS:  # not isinstance: that would look through weak references
            counts[type(thing).__name__] += 1
    return counts


async def pass_time(time: Time) -> None:
    """Windows close, bots need not wait, and empty tables are dropped."""
    while True:
        time.pass_by(1000)
        await asyncio.sleep(0.005)


async def play(base: str, seed: int) -> None:
    """A game against bots, to its end, with a spectator."""
    seats = ["me", "bot", "bot"]
    made = await asyncio.to_thread(new_table, base, "ardor", seats, watch=True, pause=0.02)
    client = Client(base, made["table"], made["secret"], seed)
    async with client, Client(base, made["table"], None):
        await client.play()


def test_a_table_that_is_dropped_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def churn() -> None:
        async with serving(tmp_path, monkeypatch, drop=0.01, pace=0) as (base, time, (hub,)):
            clock = asyncio.create_task(pass_time(time))
            gc.collect()
            gc.disable()
            try:
                for number in range(6):
                    await play(base, number)
                async with asyncio.timeout(30):
                    while hub._live or hub._tasks or hub.unsaved:
                        await asyncio.sleep(0.02)
                assert alive() == dict.fromkeys(alive(), 0)
            finally:
                gc.enable()
                clock.cancel()

    asyncio.run(churn())


def test_a_table_that_all_have_left_in_an_open_window_leaves_the_memory_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def leave() -> None:
        async with serving(tmp_path, monkeypatch, drop=0.01, pace=0) as (base, time, (hub,)):
            seats = ["me", "bot", "bot"]
            made = await asyncio.to_thread(new_table, base, "outsider", seats, watch=True, pause=10)
            async with Client(base, made["table"], made["secret"], 1) as client:
                live = await hub.table(made["table"])
                async with asyncio.timeout(60):
                    while live.table.window is None:  # time stands still, so it does not close
                        if client.asked:
                            decision = client.asked[0]
                            option = client.random.choice(decision["options"])["id"]
                            await client.must("answer", decision=decision["id"], option=option)
                        await asyncio.sleep(0.01)
                where = digest(live.table.playing().state)
            clock = asyncio.create_task(pass_time(time))
            async with asyncio.timeout(30):
                while hub._live or hub.unsaved:
                    await asyncio.sleep(0.02)
            clock.cancel()
            again = (await hub.table(made["table"])).table
            assert again.window is not None
            assert digest(again.playing().state) == where

    asyncio.run(leave())
