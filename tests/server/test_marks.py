"""What a person notes about players stays with the seat, and nobody else ever learns of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from shipboard.server.tables.opening import Stored, opened

from .client import Client
from .test_hosting import party


def marks(client: Client) -> Any:
    """What this client is shown of its own."""
    return (client.position or {}).get("marks")


NOTED = [{"seat": 1, "sign": "suspect", "text": "took the red one"}]


def test_marks_are_the_seats_own_on_all_its_devices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with party(tmp_path, monkeypatch, watch=True) as at:
            refused = await at.host.send("mark", seat=1, sign="trust")
            assert refused["error"] == "The game has not begun yet."
            await at.host.must("start")
            watcher = Client(at.base, at.table, None)
            async with watcher:
                await at.no_window()
                others = [at.guest, watcher]
                for client in others:
                    await client.until(lambda client=client: bool(client.position))
                    await client.send("ping")
                before = [client.received[:] for client in others]
                await at.host.must("mark", **NOTED[0])
                await at.host.must("mark", **NOTED[0])
                await at.host.until(lambda: marks(at.host) == NOTED)
                for client, received in zip(others, before, strict=True):
                    await client.send("ping")
                    new = client.received[len(received) :]
                    assert [text for text in new if '"reply"' not in text] == []
            phone = Client(at.base, at.table, at.host.secret)
            async with phone:
                assert marks(phone) == NOTED
            async with Client(at.base, at.table, at.guest.secret) as again:
                assert marks(again) == []
            await at.host.must("mark", seat=1)
            await at.host.until(lambda: marks(at.host) == [])

    asyncio.run(play())


def test_marks_outlast_a_table_that_left_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with party(tmp_path, monkeypatch) as at:
            await at.host.must("start")
            await at.no_window()
            await at.host.must("mark", **NOTED[0])
            live = await at.hub.table(at.table)
            again = opened(at.table, Stored(await at.hub.store.read(at.table)))
            assert again.marks == live.table.marks == {0: {1: ("suspect", "took the red one")}}

    asyncio.run(play())


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"seat": 0, "sign": "trust"}, "This is your own seat: choose another player."),
        ({"seat": 3, "sign": "trust"}, "There is no seat 3."),
        ({"seat": 1, "text": "x" * 121}, "at most 120 characters"),
        ({"seat": 1, "text": "a\nb"}, "plain text on one line"),
        ({"seat": 1, "sign": "traitor"}, "sign"),
    ],
)
def test_a_mark_that_makes_no_sense_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fields: dict[str, object], error: str
) -> None:
    async def play() -> None:
        async with party(tmp_path, monkeypatch) as at:
            await at.host.must("start")
            reply = await at.host.send("mark", **fields)
            assert not reply["ok"]
            assert error in reply["error"]
            assert not marks(at.host)

    asyncio.run(play())
