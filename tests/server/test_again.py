"""What the protocol says may be sent again, after a reply was lost, changes nothing then."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from .client import Client, call, new_table
from .process import Server

Repeated = tuple[str, dict[str, Any], str]

LOBBY: list[Repeated] = [
    ("seat", {"seat": 2, "to": "open"}, ""),
    ("mute", {"seat": 1}, ""),
    ("unmute", {"seat": 1}, ""),
    ("new_link", {"secret": secrets.token_urlsafe(32)}, ""),
]
RUNNING: list[Repeated] = [
    ("hand_over", {}, "late"),
    ("take_back", {}, "late"),
    ("resign", {}, "late"),
]


def entries(server: Server, table: str) -> int:
    """How many there are."""
    with closing(sqlite3.connect(server.folder / "tables.db")) as database:
        query = "select count(*) from entries where table_id = ?"
        count: int = database.execute(query, (table,)).fetchone()[0]
        return count


def noticed(seat: dict[str, Any]) -> bool:
    """Whether the server has looked who is there: that changes what is shown too."""
    return seat["who"] != "person" or seat["present"] or seat["away_since"] is not None


async def twice(server: Server, client: Client, what: str, fields: Any, code: str) -> None:
    """Send it twice: the second time nothing happens, and the reply says so."""
    table = client.table["id"]
    await client.until(lambda: all(map(noticed, client.table["seats"])))
    assert (await client.send(what, **fields))["ok"]
    shown = {key: value for key, value in client.table.items() if key != "now"}
    before = entries(server, table)
    reply = await client.send(what, **fields)
    assert (reply["ok"], reply.get("code", "")) == (not code, code)
    assert {key: value for key, value in client.table.items() if key != "now"} == shown
    if code:
        assert entries(server, table) == before


@pytest.mark.parametrize(("what", "fields", "code"), LOBBY, ids=[what for what, _, _ in LOBBY])
def test_before_the_game(server: Server, what: str, fields: Any, code: str) -> None:
    async def play() -> None:
        ticket = new_table(server.base, "ardor", ["me", "open", "bot"])
        call(server.base, "POST", f"/api/tables/{ticket['table']}/seats", {"name": "Bo"})
        async with Client(server.base, ticket["table"], ticket["secret"]) as client:
            await twice(server, client, what, fields, code)

    asyncio.run(play())


@pytest.mark.parametrize(("what", "fields", "code"), RUNNING, ids=[what for what, _, _ in RUNNING])
def test_in_the_game(server: Server, what: str, fields: Any, code: str) -> None:
    async def play() -> None:
        # Somebody else is asked first or second: the table waits, and no entry comes of itself.
        ticket = new_table(server.base, "gloom", ["me", "open"], pause=0.01)
        path = f"/api/tables/{ticket['table']}/seats"
        joined = call(server.base, "POST", path, {"name": "Bo"})
        one = Client(server.base, ticket["table"], ticket["secret"])
        two = Client(server.base, ticket["table"], joined["secret"])
        async with one, two:
            await twice(server, one, "start", {}, "late")
            await one.until(lambda: bool(one.asked or two.asked))
            client = two if one.asked else one
            if what == "take_back":
                await client.must("hand_over")
            await twice(server, client, what, fields, code)

    asyncio.run(play())


def test_a_rematch_that_is_wanted_twice_is_one(server: Server) -> None:
    async def play() -> None:
        ticket = new_table(server.base, "ardor", ["me", "bot:random", "bot:random"], pause=0)
        async with Client(server.base, ticket["table"], ticket["secret"]) as client:
            await client.play()
            await twice(server, client, "rematch", {}, "")
            assert client.table["rematch"]
            # The old link opens the seat at the other table too: so it is there that it is changed.
            reply = await client.send("new_link", secret=secrets.token_urlsafe(32))
            assert reply["code"] == "not_now"
            assert "make the new link there" in reply["error"]

    asyncio.run(play())
