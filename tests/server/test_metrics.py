"""What is counted, where it is shown, and that it tells nothing of a running game."""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from prometheus_client import REGISTRY

import shipboard
from shipboard.kernel.match import Match
from shipboard.server.aside.thinking import Bots, Choice, Question
from shipboard.server.live.hub import Hub
from tests.conformance.secrecy import other_world, twin

from .client import Client, Failed, call, new_table, raw
from .process import Server
from .test_secrecy import close_window
from .worlds import PAUSE, Time, World, serving

Counts = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str]]:
    """A server that shows its metrics, and where."""
    where = f"127.0.0.1:{free_port()}"
    with Server(tmp_path_factory.mktemp("shown"), metrics=where) as server:
        yield server, f"http://{where}/metrics"


def page(url: str) -> str:
    with urlopen(url, timeout=30) as response:
        assert response.headers["content-type"].startswith("text/plain")
        text: str = response.read().decode()
    return text


def test_metrics_have_an_address_of_their_own(shown: tuple[Server, str]) -> None:
    server, url = shown

    async def play() -> None:
        ticket = new_table(server.base, "ardor", ["me", "bot:random", "bot:random"], pause=0.02)
        async with Client(server.base, ticket["table"], ticket["secret"]) as client:
            await client.until(lambda: bool(client.asked) or client.over)
            await client.answer()
            assert "shipboard_answers_total{" not in page(url)
            await client.play()
            found = page(url)
            assert 'shipboard_games_total{game="ardor"} 1.0' in found
            (line,) = [x for x in found.splitlines() if x.startswith("shipboard_answers_total{")]
            verified = call(server.base, "GET", f"/api/tables/{ticket['table']}/verify")
            assert line == f'shipboard_answers_total{{game="ardor"}} {verified["answers"]}.0'
            for name in ("commit_seconds_bucket", "thought_seconds_bucket", "connections 1.0"):
                assert f"shipboard_{name}" in found

    asyncio.run(play())
    for path in ("/metrics", "/metrics/"):
        assert raw(server.base, "GET", path)[0] == 404


def test_metrics_are_nowhere_unless_asked_for(base: str) -> None:
    with pytest.raises(Failed, match="404"):
        call(base, "GET", "/metrics")


def test_who_reads_metrics_slowly_keeps_others_waiting_for_a_moment_only(
    shown: tuple[Server, str],
) -> None:
    server, url = shown
    host, port = url.split("/")[2].split(":")
    silent = [socket.create_connection((host, int(port))) for _ in range(3)]
    assert "shipboard_games_total" in page(url)
    assert raw(server.base, "GET", "/ready")[0] == 200
    for line in silent:
        line.close()
    assert "Traceback" not in server.log.read_text()


# Secrets.


def counted() -> Counts:
    """All that a page shows of our own, but for how long things took and when they began."""
    return {
        (sample.name, tuple(sample.labels.items())): sample.value
        for family in REGISTRY.collect()
        for sample in family.samples
        if sample.name.startswith("shipboard_")
        and not sample.name.endswith(("_created", "_seconds_sum", "_seconds_bucket"))
    }


def since(before: Counts) -> Counts:
    """What has moved."""
    return {
        key: value - before.get(key, 0)
        for key, value in counted().items()
        if value != before.get(key, 0)
    }


PLAYERS = 4
MOVES = 80


def scouted(game: str) -> Iterator[int]:
    """Seeds of games whose first window asks others when all have other cards there."""
    rules = shipboard.game(game)
    for seed in range(1000):
        rng = random.Random(seed)
        match = Match(rules, PLAYERS, {}, rng.randbytes(32), live=True)
        for _ in range(MOVES):
            if match.paused or match.outcome is not None:
                break
            decision = rng.choice(match.decisions)
            match.answer(decision, rng.choice(decision.options))
        if match.paused and (world := other_world(rules, match.state, None, rng)):
            there = twin(match, world).asked_in_window()
            if {d.seat for d in match.asked_in_window()} != {d.seat for d in there}:
                yield seed


async def through_a_window(
    base: str, hub: Hub, time: Time, game: str, seed: int, other: bool
) -> tuple[list[Counts], set[int]]:
    """Play until a window opens; what is counted until then, inside and after, and who was asked.

    In the other world everybody has other cards when the window opens.
    """
    rng = random.Random(seed)
    world = await World.begin(base, hub, game, PLAYERS, rng.randbytes(32))
    before = counted()
    try:
        while not world.match.paused:
            decision = rng.choice(world.asked())
            await world.answer(decision, rng.choice(decision.options))
        pages = [since(before)]
        assert world.change(None, rng if other else None)
        asked = world.asked()
        for decision in asked:
            await world.answer(decision, decision.kind.default or decision.options[0])
        pages.append(since(before))
        await close_window((world, world), time)
        pages.append(since(before))
        return pages, {decision.seat for decision in asked}
    finally:
        await world.end()


@pytest.mark.parametrize("game", ["ardor", "outsider"])  # others ask all alike
def test_metrics_are_the_same_whoever_is_asked_in_a_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch, drop=10_000) as (base, time, hubs):
            seeds = list(islice(scouted(game), 3))
            assert len(seeds) == 3
            for seed in seeds:
                one, two = [
                    await through_a_window(base, hubs[0], time, game, seed, other)
                    for other in (False, True)
                ]
                assert one[1] != two[1]
                assert one[0] == two[0]

    asyncio.run(play())


def test_a_bot_that_thinks_in_a_window_is_not_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts = {True: 0, False: 0}

    async def play() -> None:
        async with serving(tmp_path, monkeypatch, pace=0, solo_window=0.02) as (base, time, hubs):
            before = counted()
            seats = ["me", "bot:random", "bot:random", "bot:random"]
            ticket = await asyncio.to_thread(new_table, base, "gloom", seats, pause=PAUSE)
            live = await hubs[0].table(ticket["table"])
            choose = Bots.choose

            async def counting(self: Bots, question: Question) -> Choice:
                inside = live.table.window is not None
                choice = await choose(self, question)
                thoughts[inside] += 1
                return choice

            monkeypatch.setattr(Bots, "choose", counting)
            async with Client(base, ticket["table"], ticket["secret"]) as client:
                game: Any = asyncio.create_task(client.play())
                while not game.done():
                    time.pass_by(20)
                    await asyncio.sleep(0.005)
                await game
            moved = since(before)
            assert moved.get(("shipboard_thought_seconds_count", ()), 0) == thoughts[False]

    asyncio.run(play())
    assert thoughts[True]
    assert thoughts[False]
