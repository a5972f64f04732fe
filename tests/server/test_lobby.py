"""The lobby: tables whose host is there, a few of each address; codes that lead somewhere."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest

from shipboard.server.live.hub import Hub
from shipboard.server.store.store import EACH, SHOWN

from .client import Client, Failed, call, new_table
from .worlds import serving

OPEN = ["me", "open", "open"]


async def listed(base: str, hub: Hub) -> list[str]:
    """The tables of the list, as soon as the store knows who is where."""
    await hub.register.write()
    return [table["id"] for table in await asyncio.to_thread(call, base, "GET", "/api/tables")]


async def make(base: str, seats: list[str], **more: Any) -> Client:
    """A client at the first seat of a new table that is listed."""
    ticket = await asyncio.to_thread(new_table, base, "ardor", seats, open=True, **more)
    return Client(base, ticket["table"], ticket["secret"])


def test_a_table_is_listed_while_its_host_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, time, found):
            hub = found[0]
            host = await make(base, OPEN)
            assert await listed(base, hub) == []
            await host.connect()
            table = host.table["id"]
            assert await listed(base, hub) == [table]
            joined = await asyncio.to_thread(
                call, base, "POST", f"/api/tables/{table}/seats", {"name": "Bo"}
            )
            async with Client(base, table, joined["secret"]) as guest:
                await host.leave()
                await guest.until(lambda: not guest.table["seats"][0]["present"])
                time.pass_by(SHOWN)
                assert await listed(base, hub) == []
                await host.connect()
                assert await listed(base, hub) == [table]
                time.pass_by(SHOWN - 1)
                assert await listed(base, hub) == [table]
            await host.leave()

    asyncio.run(play())


def test_a_game_under_way_is_listed_while_somebody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, time, found):
            hub = found[0]
            player = await make(base, ["me", "bot", "bot"], watch=True)
            await player.connect()
            table = player.table["id"]
            assert await listed(base, hub) == [table]
            async with Client(base, table, None):  # a spectator alone is not enough
                await player.leave()
                time.pass_by(SHOWN)
                assert await listed(base, hub) == []

    asyncio.run(play())


def test_one_address_cannot_hide_the_tables_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, time, found):
            hub = found[0]
            clients = []
            monkeypatch.setattr(hub.makers, "name", lambda _: "somebody")
            clients.append(await make(base, OPEN))
            monkeypatch.setattr(hub.makers, "name", lambda _: "a crowd")
            for _ in range(EACH + 4):
                time.pass_by(1000)
                clients.append(await make(base, OPEN))
            for client in clients:
                await client.connect()
            first, *crowd = [client.table["id"] for client in clients]
            assert await listed(base, hub) == [*reversed(crowd[-EACH:]), first]
            for client in clients:
                await client.leave()

    asyncio.run(play())


def test_a_code_leads_to_a_table_while_one_can_join_or_watch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, _, _hubs):

            async def leads(code: str) -> str:
                try:
                    answer = await asyncio.to_thread(call, base, "GET", f"/api/codes/{code}")
                    return str(answer["table"])
                except Failed as failed:
                    return str(failed)

            nowhere = "404: This code does not lead to a table that you can join or watch now."
            for watch in (False, True):
                seats = ["me", "open", "bot"]
                ticket = await asyncio.to_thread(new_table, base, "ardor", seats, watch=watch)
                code, table = ticket["code"], ticket["table"]
                assert await leads(code) == table
                async with Client(base, table, ticket["secret"]) as host:
                    assert host.table["code"] == code
                    await host.must("seat", seat=1, to="bot")
                    await host.must("start")
                    assert await leads(code) == (table if watch else nowhere)
                    assert host.table["code"] == (code if watch else "")
                    if not watch:
                        # Nobody can use it any more, so that it is given to another table.
                        letters = iter(code)
                        with monkeypatch.context() as patch:
                            patch.setattr(secrets, "choice", lambda _, by=letters: next(by))
                            again = await asyncio.to_thread(new_table, base, "ardor", OPEN)
                        assert again["code"] == code
                        assert await leads(code) == again["table"]

    asyncio.run(play())
