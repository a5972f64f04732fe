"""A seat that is the rules' own: all see who plays there, and nobody can have it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from .client import Client, Failed, Json, call, new_table, raw
from .process import Server
from .versions import version_with_the_toy

BY_THE_RULES = "The rules play Rival: nobody can have that seat."


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the toy game, whose option `rival` seats automatic players."""
    server = Server(tmp_path_factory.mktemp("toys"))
    server.sources = version_with_the_toy(tmp_path_factory.mktemp("sources"))
    with server:
        yield server.base
        assert not server.trouble()


def table_of(base: str, seats: list[str], rival: str = "one", **more: Any) -> Json:
    return new_table(base, "cargo", seats, options={"rival": rival}, pause=0.02, **more)


def test_people_play_to_the_end_against_the_rules(toys: str) -> None:
    async def play() -> None:
        ticket = table_of(toys, ["me", "open", "bot"], "two", watch=True, open=True)
        path = f"/api/tables/{ticket['table']}"
        second = call(toys, "POST", f"{path}/seats", {"name": "Bo"})
        one = Client(toys, ticket["table"], ticket["secret"], seed=1)
        two = Client(toys, ticket["table"], second["secret"], seed=2)
        watcher = Client(toys, ticket["table"], None)
        async with one, two, watcher:
            assert one.table["players"] == 3
            seats = [(s["seat"], s["name"], s["who"], s["present"]) for s in one.table["seats"]]
            assert seats[3:] == [(3, "Rival", "rules", False), (4, "Old Foe", "rules", False)]
            await one.must("start")  # nobody is missing
            await asyncio.gather(one.play(), two.play())
            await watcher.until(lambda: watcher.over)
            assert watcher.position
            assert watcher.position["players"] == 5
            assert watcher.position["automatic"] == [3, 4]
            assert len(watcher.position["facts"]["score"]) == 5
            assert any("Rival" in event["text"] for event in watcher.events)
            assert not any(asked["seat"] > 2 for asked in watcher.position["asked"])
        assert call(toys, "GET", f"{path}/verify")["ok"]
        record = call(toys, "GET", f"{path}/record")
        assert record["players"] == 3
        assert record["names"][:2] == ["Ada", "Bo"]
        assert record["automatic"] == ["Rival", "Old Foe"]
        seen = call(toys, "GET", f"{path}/frames?viewer=all&from=0&to=1")["frames"][0]
        assert [pile["count"] for pile in seen["position"]["zones"]["hand"]] == [2] * 5

    asyncio.run(play())


def test_nobody_can_have_the_seat(toys: str) -> None:
    async def play() -> None:
        ticket = table_of(toys, ["me", "open"])
        path = f"/api/tables/{ticket['table']}"
        with pytest.raises(Failed, match=BY_THE_RULES):
            call(toys, "POST", f"{path}/seats", {"name": "Bo", "seat": 2})
        with pytest.raises(Failed, match="There is no seat 3"):
            call(toys, "POST", f"{path}/seats", {"name": "Bo", "seat": 3})
        with pytest.raises(Failed, match="Somebody at this table is already called Rival"):
            call(toys, "POST", f"{path}/seats", {"name": "RivaI"})
        async with Client(toys, ticket["table"], ticket["secret"]) as host:
            tries: list[tuple[str, Json]] = [
                ("seat", {"seat": 2, "to": "open"}),
                ("seat", {"seat": 2, "to": "bot"}),
                ("remove", {"seat": 2}),
                ("mute", {"seat": 2}),
                ("unmute", {"seat": 2}),
            ]
            for what, fields in tries:
                reply = await host.send(what, **fields)
                assert (reply["ok"], reply.get("error")) == (False, BY_THE_RULES), what
                assert reply["code"] == "not_yours"
            await host.must("seat", seat=1, to="bot")
            await host.must("start")
            reply = await host.send("remove", seat=2)
            assert reply["error"] == BY_THE_RULES
            status, _ = raw(
                toys, "GET", f"{path}/frames?viewer=2&from=0&to=1", secret=ticket["secret"]
            )
            assert status == 409
            await host.play()
        for refused in ({"seat": 2}, {"seat": 3}):
            with pytest.raises(Failed, match=r"The rules play Rival|There is no seat 3"):
                call(toys, "POST", f"{path}/fork", {"answer": 1, "name": "Ada"} | refused)
        with pytest.raises(Failed, match="A viewer must be public, all or a seat from 0 to 1"):
            call(toys, "GET", f"{path}/frames?viewer=2&from=0&to=1")
        with pytest.raises(Failed, match="already called Rival"):
            call(toys, "POST", f"{path}/fork", {"answer": 1, "name": "Rival", "seat": 0})
        fork = call(toys, "POST", f"{path}/fork", {"answer": 1, "name": "Ada", "seat": 1})
        async with Client(toys, fork["table"], fork["secret"]) as again:
            assert [seat["who"] for seat in again.table["seats"]] == ["bot", "person", "rules"]
            await again.play()

    asyncio.run(play())


def test_a_table_cannot_be_made_in_its_name(toys: str) -> None:
    with pytest.raises(Failed, match="Somebody at this table is already called Rival"):
        table_of(toys, ["me", "bot"], name="Rival")
    table_of(toys, ["me", "bot"], "off", name="Rival")
    with pytest.raises(Failed, match="3 players need 3 seats, not 2"):
        table_of(toys, ["me", "bot"], players=3)


def test_the_same_people_play_again_against_the_rules(toys: str) -> None:
    async def play() -> None:
        ticket = table_of(toys, ["me", "bot"])
        async with Client(toys, ticket["table"], ticket["secret"]) as client:
            await client.play()
            await client.must("rematch")
            again = client.table["rematch"]
        async with Client(toys, again, ticket["secret"]) as client:
            names = [(seat["name"], seat["who"]) for seat in client.table["seats"]]
            assert names[2] == ("Rival", "rules")
            await client.play()

    asyncio.run(play())


def test_the_table_goes_on_after_a_restart(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async def play(base: str, ticket: Json, most: int) -> Json:
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            for _ in range(most):
                await client.until(lambda: bool(client.asked) or client.over)
                if client.over:
                    break
                before = client.asked[0]["id"]
                await client.answer()
                await client.until(partial(client.gone_on, before))
            assert client.position
            return client.position

    server = Server(tmp_path)
    server.sources = version_with_the_toy(tmp_path_factory.mktemp("sources"))
    with server:
        ticket = table_of(server.base, ["me", "bot:random"])
        asyncio.run(play(server.base, ticket, 3))
        server.kill()
        server.start()
        seen = asyncio.run(play(server.base, ticket, 1000))
        assert seen["automatic"] == [2]
        assert seen["outcome"] is not None
        assert call(server.base, "GET", f"/api/tables/{ticket['table']}/verify")["ok"]
        assert not server.trouble()


def test_rules_that_seat_others_cannot_go_on_and_the_log_stays(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async def begin(base: str, ticket: Json) -> list[str]:
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            await client.until(lambda: bool(client.asked))
            await client.answer()
            return [event["text"] for event in client.events]

    async def look(base: str, ticket: Json) -> Client:
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            return client

    async def start(base: str, ticket: Json) -> Json:
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            await client.must("seat", seat=1, to="bot")
            return await client.send("start")

    server = Server(tmp_path)
    server.sources = version_with_the_toy(tmp_path_factory.mktemp("sources"))
    with server:
        playing = table_of(server.base, ["me", "bot:random"])
        waiting = table_of(server.base, ["me", "open"])
        told = asyncio.run(begin(server.base, playing))
        server.stop()
        server.sources = version_with_the_toy(tmp_path_factory.mktemp("sources"))
        table = server.sources / "shipboard" / "games" / "cargo" / "table.py"
        table.write_text(table.read_text().replace('("Rival", ', '("Nemesis", '))
        server.start()
        stopped = asyncio.run(look(server.base, playing))
        assert stopped.table["status"] == "stopped"
        assert stopped.table["seats"][2]["name"] == "Rival"
        assert [event["text"] for event in stopped.events][: len(told)] == told
        reply = asyncio.run(start(server.base, waiting))
        assert "make a new table" in reply["error"]
        again = asyncio.run(look(server.base, waiting))
        assert again.table["status"] == "lobby"
        fresh = table_of(server.base, ["me", "open"])
        assert asyncio.run(look(server.base, fresh)).table["seats"][2]["name"] == "Nemesis"
