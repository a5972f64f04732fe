"""One seat cannot fill the disk: talk, taking back, seats and clocks have a pace and a share."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from shipboard.server.live.hub import Hub
from shipboard.server.tables import entries as e
from shipboard.server.tables.opening import Stored, opened
from shipboard.server.tables.quota import ACT, DOOR, PACES, SHARE, TALK, UNDO, Ledger

from .client import Client, Failed, call, new_table
from .process import Server
from .worlds import Time, serving

LINE = "ü" * 500  # a thousand bytes


async def begin(base: str, seats: list[str], game: str = "ardor", **more: Any) -> Client:
    """A client at the first seat of a new table."""
    ticket = await asyncio.to_thread(new_table, base, game, seats, **more)
    client = Client(base, ticket["table"], ticket["secret"])
    await client.connect()
    return client


async def flood(client: Client, what: str, most: int = 3000, **fields: Any) -> tuple[int, str]:
    """Send the same until it is refused: how often it was taken, and what was said then."""
    for number in range(most):
        reply = await client.send(what, **fields)
        if not reply["ok"]:
            assert reply["code"] == "limited"
            return number, reply["error"]
    raise AssertionError(f"{what} was taken {most} times")


async def stored(hub: Hub, table: str) -> int:
    """The bytes of all entries of a table."""
    return sum(map(len, await hub.store.read(table)))


def test_talk_has_a_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, time, _):
            client = await begin(base, ["me", "open", "open"])
            assert await flood(client, "say", text="again") == (
                5, "You are sending messages too fast: wait 2 seconds."
            )  # fmt: skip
            time.pass_by(1_500)
            assert "wait 1 second." in (await client.send("say", text="now?"))["error"]
            time.pass_by(500)
            assert (await flood(client, "say", text="one more"))[0] == 1
            time.pass_by(3_600_000)
            assert (await flood(client, "say", text="rested"))[0] == 5
            await client.leave()

    asyncio.run(play())


def test_a_seat_has_a_share_of_talk_and_others_keep_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, time, hubs):
            one = await begin(base, ["me", "open", "bot"])
            table = one.table["id"]
            joined = await asyncio.to_thread(
                call, base, "POST", f"/api/tables/{table}/seats", {"name": "Bo"}
            )
            await one.must("start")
            before = await stored(hubs[0], table)
            while (reply := await one.send("say", text=LINE))["ok"]:
                time.pass_by(2_000)
            assert reply["error"] == (
                "You have reached the limit of what one player can say at a table; "
                "you can still play."
            )
            assert await stored(hubs[0], table) - before <= SHARE
            async with Client(base, table, joined["secret"]) as two:
                await two.must("say", text="What a talker.")
            time.pass_by(10_000)
            assert not (await one.send("say", text=LINE))["ok"]
            await one.must("pause")
            await one.must("resume")
            await one.leave()

    asyncio.run(play())


def test_the_share_outlasts_a_table_that_was_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read off the entries: on another worker, and after a restart."""

    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, time, hubs):
            client = await begin(base, ["me", "bot", "bot"])
            for _ in range(20):
                await client.must("say", text=LINE)
                time.pass_by(2_000)
            live = await hubs[0].table(client.table["id"])
            again = opened(live.table.id, Stored(await hubs[0].store.read(live.table.id)))
            assert again.ledger == live.table.ledger
            assert again.ledger.spent[0] > 20_000
            await client.leave()

    asyncio.run(play())


def test_a_new_guest_has_a_share_of_their_own_but_the_table_has_one_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sits down again and again to go on talking comes to an end."""

    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, time, hubs):
            host = await begin(base, ["me", "open", "bot"])
            table = host.table["id"]
            errors: list[str] = []
            for number in range(12):
                body = {"name": f"Guest {number}"}
                path = f"/api/tables/{table}/seats"
                try:
                    joined = await asyncio.to_thread(call, base, "POST", path, body)
                except Failed as failed:
                    errors.append(str(failed))
                    break
                async with Client(base, table, joined["secret"]) as guest:
                    while (reply := await guest.send("say", text=LINE))["ok"]:
                        time.pass_by(2_000)
                    errors.append(reply["error"])
                    await guest.must("leave")
                time.pass_by(60_000)
            assert errors[0].startswith("You have reached the limit of what one player can say")
            assert "before the game" in errors[-1]
            assert await stored(hubs[0], table) < 4 * SHARE
            await host.must("seat", seat=1, to="bot")
            await host.must("start")
            await host.must("say", text="At last.")
            await host.leave()

    asyncio.run(play())


def test_taking_back_has_a_pace_and_the_game_goes_on_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, time, _):
            client = await begin(base, ["me", "bot", "bot"], "outsider")
            began = time.now

            async def asked() -> None:
                while not client.asked:  # bots and windows take their time
                    time.pass_by(50)
                    await asyncio.sleep(0.001)

            undone = 0
            reply: dict[str, Any] = {"ok": True}
            while reply["ok"]:
                await asked()
                before = client.asked[0]["id"]
                assert (await client.answer())["ok"]
                await client.until(partial(client.gone_on, before))
                if client.position and client.position["can_undo"]:
                    reply = await client.send("undo")
                    undone += reply["ok"]
            pace = PACES[UNDO]
            rested = (time.now - began) // pace.every
            assert pace.at_once <= undone <= pace.at_once + rested
            assert reply["code"] == "limited"
            assert "You are taking back answers too fast: wait" in reply["error"]
            await asked()
            assert (await client.answer())["ok"]
            await client.leave()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("first", "then"), [("hand_over", "take_back"), ("pause", "resume")], ids=["bot", "pause"]
)
def test_seats_and_clocks_do_not_change_in_storms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, first: str, then: str
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, time, _):
            client = await begin(base, ["me", "bot", "bot"])
            await client.until(lambda: bool(client.asked))
            taken = 0
            reply: dict[str, Any] = {"ok": True}
            while reply["ok"] and taken < 100:
                reply = await client.send(then if taken % 2 else first)
                taken += reply["ok"]
            assert reply["code"] == "limited"
            assert reply["error"] == "You are changing things too fast: wait 10 seconds."
            each = 2 if first == "pause" else 1  # going on again is paid for by who pauses
            assert taken == each * PACES[ACT].at_once
            time.pass_by(10_000)
            assert (await client.send(then if taken % 2 else first))["ok"]
            await client.leave()

    asyncio.run(play())


def test_arranging_seats_has_a_pace_and_the_same_again_is_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, _, hubs):
            client = await begin(base, ["me", "open", "open"])
            for _ in range(50):
                await client.must("seat", seat=1, to="open")
            rows = await hubs[0].store.read(client.table["id"])
            assert not any(b"arranged" in row for row in rows)
            for number in range(PACES[ACT].at_once):
                await client.must("seat", seat=1, to="open" if number % 2 else "bot")
            assert (await client.send("seat", seat=1, to="bot"))["code"] == "limited"
            await client.leave()

    asyncio.run(play())


def test_coming_and_going_has_a_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, time, _):
            host = await begin(base, ["me", "open", "bot"])
            path = f"/api/tables/{host.table['id']}/seats"
            for _ in range(PACES[DOOR].at_once // 2):  # each goes too
                joined = await asyncio.to_thread(call, base, "POST", path, {"name": "Bo"})
                async with Client(base, host.table["id"], joined["secret"]) as guest:
                    await guest.must("leave")
            with pytest.raises(
                Failed, match="Too many people have come and gone here in a short time: wait"
            ):
                await asyncio.to_thread(call, base, "POST", path, {"name": "Bo"})
            time.pass_by(12_000)
            await asyncio.to_thread(call, base, "POST", path, {"name": "Bo"})
            await host.leave()

    asyncio.run(play())


def test_notes_count_as_talk() -> None:
    made = e.Created(
        at=0, code="ABCDEF", game="gloom", rules="0", content="", players=2, options={},
        seed="00" * 32, chairs=[e.Chair("person", "Ada"), e.Chair("person", "Bo")], host=0,
        open=False, watch=False, clock=0, grace=60, leave="bot", pause=1,
    )  # fmt: skip
    table = opened("t", Stored([e.encode(made)]))
    with pytest.raises(Exception, match="no window is open"):
        table.apply(e.Kept(1, 0, 1, "pass", "a note"))
    assert table.ledger.spent == [0, 0]
    table.ledger.spend(0, SHARE)
    with pytest.raises(Exception, match="you can still play"):
        table.ledger.check_words(0, 1)
    table.ledger.check_words(1, 1)


def test_a_clock_that_was_set_back_silences_nobody() -> None:
    ledger = Ledger([0, 0])
    tomorrow = Time().now + 24 * 3_600_000
    for _ in range(5):
        ledger.take(TALK, 0, tomorrow)
    with pytest.raises(Exception, match="wait 2 seconds"):
        ledger.check(TALK, 0, tomorrow)
    ledger.check(TALK, 0, Time().now)
    ledger.take(TALK, 0, Time().now)
    with pytest.raises(Exception, match="wait"):
        ledger.check(TALK, 0, Time().now)
    ledger.check(TALK, 0, Time().now + 6_000)


def test_tables_of_one_address_at_once(tmp_path: Path) -> None:
    """Those that are over, or closed, do not count; nor do many at the same moment slip through."""
    with Server(tmp_path, unfinished=3) as server, ThreadPoolExecutor(8) as threads:

        def make() -> Any:
            try:
                return new_table(server.base, "ardor", ["me", "open", "open"])
            except Failed as failed:
                return str(failed)

        made = list(threads.map(lambda _: make(), range(8)))
        tickets = [ticket for ticket in made if isinstance(ticket, dict)]
        assert len(tickets) <= 3
        while len(tickets) < 3:
            tickets.append(make())
        made += [make()]
        assert {refused for refused in made if isinstance(refused, str)} == {
            "429: 3 tables from this address are still unfinished: finish or close one of them "
            "first."
        }

        async def close() -> None:
            ticket = tickets[0]
            async with Client(server.base, ticket["table"], ticket["secret"]) as host:
                await host.must("close")

        asyncio.run(close())
        assert isinstance(make(), dict)
        assert isinstance(make(), str)
        with closing(sqlite3.connect(tmp_path / "tables.db")) as store:
            makers = store.execute("select distinct maker from tables").fetchall()
    assert len(makers) == 1
    assert "127.0.0.1" not in makers[0]


def test_rematches_have_a_limit_too(tmp_path: Path) -> None:
    """Each is a new table, made without asking the address."""

    async def play() -> None:
        with Server(tmp_path, tables=1) as server:
            seats = ["me", "bot:random", "bot:random"]
            ticket = new_table(server.base, "ardor", seats, pause=0)
            table: str = ticket["table"]
            for last in (False, True):
                async with Client(server.base, table, ticket["secret"]) as client:
                    await client.play()
                    reply = await client.send("rematch")
                    assert reply["ok"] is not last
                    if last:
                        assert reply["code"] == "limited"
                        assert "too many rematches from this address" in reply["error"].lower()
                        assert not client.table["seats"][0]["rematch"]
                    else:
                        table = client.table["rematch"]

    asyncio.run(play())
