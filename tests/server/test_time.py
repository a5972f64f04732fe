"""What the passing of time does at a table: hosts, seats and silence; nobody freezes a table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvloop

from shipboard.games import game as find_game
from shipboard.server.live import driver
from shipboard.server.live.hub import Hub
from shipboard.server.live.live import Live
from shipboard.server.tables import entries as e
from shipboard.server.tables.standing import Table

from .client import Client, call, new_table
from .process import Server
from .test_connections import table_of_two
from .worlds import Time, serving

GRACE = 60


class Sitting:
    """Two people and a bot at a table where only the test lets time pass."""

    def __init__(self, live: Live, time: Time, one: Client, two: Client) -> None:
        self.live = live
        self.time = time
        self.one = one
        self.two = two

    async def wait(self, seconds: float) -> None:
        """Let this time pass, and what is due happen."""
        self.time.pass_by(int(seconds * 1000))
        await self.live.ask(driver.tick)

    async def away(self, client: Client) -> None:
        """Somebody leaves, and the table has noticed."""
        seat = client.viewer
        assert seat is not None
        await client.leave()
        async with asyncio.timeout(20):
            while self.live.table.seats[seat].present:
                await asyncio.sleep(0.01)


def sitting(folder: Path, monkeypatch: pytest.MonkeyPatch, check: Any, **more: Any) -> None:
    """Play `check` at a table of two people whose clock stands still."""

    async def open_table(base: str, time: Time, hub: Hub) -> None:
        ticket, second = await asyncio.to_thread(table_of_two, base, grace=GRACE, **more)
        live = await hub.table(ticket["table"])
        one = Client(base, ticket["table"], ticket["secret"])
        async with one, Client(base, ticket["table"], second["secret"]) as two:
            await asyncio.wait_for(check(Sitting(live, time, one, two)), 60)

    async def play() -> None:
        async with serving(folder, monkeypatch) as (base, time, hubs):
            await open_table(base, time, hubs[0])

    asyncio.run(play())


def test_what_is_due_at_once_may_come_up_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On the loop of a real server, whose timers of no length are no timers."""

    async def play() -> None:
        async with serving(tmp_path, monkeypatch) as (base, _, hubs):
            ticket, second = await asyncio.to_thread(table_of_two, base)
            live = await hubs[0].table(ticket["table"])
            async with Client(base, ticket["table"], second["secret"]) as client:
                host = live.table.seats[live.table.host]
                host.present, host.away_since = False, 0
                live.driver.consider()
                live.driver.consider()
                await client.until(lambda: client.table["host"] == client.viewer)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(play())


@pytest.mark.parametrize("begun", [False, True], ids=["lobby", "playing"])
def test_when_the_host_is_away_for_too_long_another_person_is_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bool
) -> None:
    async def check(at: Sitting) -> None:
        if begun:
            await at.one.must("start")
        await at.away(at.one)
        await at.wait(GRACE - 1)
        assert at.live.table.host == 0
        await at.wait(1)
        assert at.live.table.host == 1
        await at.two.until(lambda: at.two.table["host"] == 1)
        await at.one.connect()
        refusal = await at.one.send("pause")
        assert (refusal["code"], refusal["error"]) == (
            "not_yours", "Only the host, Bo, can do that."
        )  # fmt: skip

    sitting(tmp_path, monkeypatch, check)


def test_a_host_who_is_back_in_time_stays_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(at: Sitting) -> None:
        await at.away(at.one)
        await at.wait(GRACE - 1)
        await at.one.connect()
        await at.wait(GRACE)
        assert at.live.table.host == 0

    sitting(tmp_path, monkeypatch, check)


async def asked(at: Sitting) -> tuple[Client, Client]:
    """Who of the two is asked something, and who waits; windows are let pass."""
    await at.one.must("start")
    for _ in range(200):
        if at.one.asked or at.two.asked:
            return (at.one, at.two) if at.one.asked else (at.two, at.one)
        await at.wait(1)
        await asyncio.sleep(0.05)
    raise AssertionError("nobody is asked")


def test_all_are_told_for_whom_the_clock_has_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(at: Sitting) -> None:
        slow, waiting = await asked(at)
        assert slow.viewer is not None
        seat = slow.viewer
        assert waiting.table["seats"][seat]["late"] == 0
        await at.wait(31)
        await waiting.until(lambda: waiting.table["seats"][seat]["late"] == 1)

    sitting(tmp_path, monkeypatch, check, clock=30)


@pytest.mark.parametrize("leave", ["bot", "default"])
def test_who_is_away_for_longer_than_the_grace_time_is_played_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leave: str
) -> None:
    async def check(at: Sitting) -> None:
        gone, waiting = await asked(at)
        seat, decision = gone.viewer, gone.asked[0]["id"]
        assert seat is not None
        await at.away(gone)

        def is_open() -> bool:
            return any(d.id == decision for d in at.live.table.playing().decisions)

        await at.wait(GRACE - 1)
        assert at.live.table.seats[seat].who == "person"
        assert is_open()
        await at.wait(1)
        assert at.live.table.seats[seat].who == ("bot" if leave == "bot" else "person")
        await waiting.until(lambda: not is_open())

    sitting(tmp_path, monkeypatch, check, leave=leave)


def test_where_nobody_waits_for_them_a_seat_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(at: Sitting) -> None:
        gone, waiting = await asked(at)
        seat = gone.viewer
        assert seat is not None
        await at.away(gone)
        await at.away(waiting)
        at.time.pass_by(10 * GRACE * 1000)
        await gone.connect()
        await at.wait(0)
        assert at.live.table.seats[seat].who == "person"
        assert gone.asked

    sitting(tmp_path, monkeypatch, check)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for nobody."""
    with Server(tmp_path_factory.mktemp("hasty"), idle=0.2) as running:
        yield running


def test_a_silent_person_cannot_freeze_a_table_without_a_clock(hasty: Server) -> None:
    async def play() -> None:
        ticket, second = table_of_two(hasty.base, clock=0, grace=600)
        silent = Client(hasty.base, ticket["table"], ticket["secret"])
        async with silent, Client(hasty.base, ticket["table"], second["secret"]) as two:
            await silent.must("start")
            await two.play()
            assert two.over
            seat = two.table["seats"][0]
            assert (seat["who"], seat["present"]) == ("person", True)

    asyncio.run(play())


def test_who_plays_alone_may_be_silent_for_as_long_as_they_like(hasty: Server) -> None:
    async def play() -> None:
        ticket = new_table(hasty.base, "ardor", ["me", "bot", "bot"])
        async with Client(hasty.base, ticket["table"], ticket["secret"]) as client:
            await client.until(lambda: bool(client.asked))
            decision = client.asked[0]["id"]
            await asyncio.sleep(1)
            assert client.asked[0]["id"] == decision
            await client.must("ping")

    asyncio.run(play())


def created(**more: Any) -> e.Created:
    """The making of a table with two people."""
    chairs = [e.Chair("person", name, "", name) for name in ("Ada", "Bo")]
    chairs.append(e.Chair("bot", "Vega", "random"))
    made: dict[str, Any] = {
        "at": 0, "code": "ABCDEF", "game": "ardor", "rules": "", "content": "", "players": 3,
        "options": {}, "seed": "00" * 32, "chairs": chairs, "host": 0, "open": False,
        "watch": True, "clock": 30, "grace": GRACE, "leave": "bot", "pause": 5,
    }  # fmt: skip
    return e.Created(**(made | more))


def test_time_that_passes_in_a_pause_counts_for_nobody() -> None:
    ardor = find_game("ardor")
    options = ardor.choose(3, {})
    table = Table("t", created(content=ardor.load(options).hash, options=options))
    table.apply(e.Started(1000))
    while table.playing().paused:
        table.apply(e.Closed(1000))
    deadlines = [table.deadline]
    for entry in (e.Paused(11_000), e.Resumed(500_000)):
        table.apply(entry)
        deadlines.append(table.deadline)
    assert deadlines == [31_000, None, 520_000]


def test_a_bot_plays_until_the_seat_is_taken_back(base: str) -> None:
    async def play() -> None:
        ticket = new_table(base, "gloom", ["me", "bot:random", "bot:random"], pause=0.02)
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            await client.until(lambda: bool(client.asked))
            unknown = await client.send("hand_over", bot="nobody")
            assert "no bot 'nobody'" in unknown["error"]
            await client.must("hand_over", bot="random")
            await client.until(lambda: client.table["seats"][0]["who"] == "bot")
            assert client.table["seats"][0]["bot"] == "random"
            told = len(client.events)
            while "window" in (again := (await client.send("hand_over"))["error"]):
                await asyncio.sleep(0.01)
            assert "already" in again
            await client.until(lambda: len(client.events) > told + 10 or client.over)
            while not (await client.send("take_back"))["ok"]:  # a window may be open
                assert not client.over
                await asyncio.sleep(0.01)
            await client.until(lambda: client.table["seats"][0]["who"] == "person")
            await client.until(lambda: bool(client.asked) or client.over)
            answered = await client.play()
            assert client.over
            assert answered
        assert call(base, "GET", f"/api/tables/{ticket['table']}/verify")["ok"]

    asyncio.run(play())
