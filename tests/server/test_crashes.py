"""The server is killed without a word, again and again: nothing acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from .crashes import Crowd, check_finished, check_store
from .process import Server


def crash(folder: Path, tables: int, kills: int) -> None:
    with Server(folder) as server:
        crowd = Crowd(server.base, tables, seed=tables)

        async def disturb() -> None:
            for _ in range(kills):
                await crowd.play_on()
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)

        asyncio.run(crowd.run(disturb))
        answers = check_store(str(server.settings["store"]), crowd)
        assert answers > tables
        check_finished(server.base, crowd)
        trouble = server.log.read_text()
    assert "Traceback" not in trouble
    assert '"error"' not in trouble


def test_a_killed_server_loses_nothing_acknowledged_and_applies_nothing_twice(
    tmp_path: Path,
) -> None:
    crash(tmp_path, tables=8, kills=2)


def test_a_server_told_to_stop_finishes_what_it_acknowledged(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        crowd = Crowd(server.base, 6, seed=5)

        async def disturb() -> None:
            await crowd.play_on()
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)

        asyncio.run(crowd.run(disturb))
        assert check_store(str(server.settings["store"]), crowd) > 6
    assert server.trouble() == []


@pytest.mark.slow
def test_two_hundred_tables_survive_twenty_kills(tmp_path: Path) -> None:
    crash(tmp_path, tables=200, kills=20)
