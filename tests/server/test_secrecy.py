"""Non-interference at the network: what a viewer is sent depends on what it may know alone."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import shipboard
from shipboard.server.tables.sheet import OVER
from tests.conformance.tables import Table, mixed_tables
from tests.games import folder

from .worlds import PAUSE, Time, Viewer, World, serving

STEPS = 12  # moves after the worlds have parted


async def pester(world: World) -> None:
    """What a curious client might try: each gets the same refusal in both worlds."""
    watched = world.watched
    assert watched
    if watched.viewer is None:
        await watched.send("undo")
        return
    for what, fields in (
        ("interject", {"kind": "nothing", "option": "of the kind"}),
        ("answer", {"decision": 1, "option": "pass"}),
        ("why", {"decision": 1, "option": "pass"}),
        ("take_back", {}),
        ("remove", {"seat": 1}),
        ("close", {}),
    ):
        await watched.send(what, **fields)


async def ask_for_hint(world: World) -> None:
    """What the viewer would best do now: it comes in a message, compared like all others."""
    assert world.watched
    for decision in world.asked():
        if decision.seat == world.watched.viewer:
            reply = await world.watched.send("hint", decision=decision.id)
            assert reply["ok"], reply


async def open_window(one: World, two: World, time: Time, rng: random.Random) -> None:
    """Whoever holds something answers or does not; then the time is over for all alike."""
    for world in (one, two):
        await pester(world)
        await ask_for_hint(world)
        for decision in world.asked():
            mine = world.watched is world.clients[decision.seat]
            if mine or rng.random() < 0.5:
                await world.answer(decision, decision.kind.default or decision.options[0])
    await close_window((one, two), time)


async def step(one: World, two: World, viewer: Viewer, rng: random.Random) -> bool:
    """The same move in both worlds; another one where it is somebody else's secret."""
    asked = rng.choice(one.asked())
    there = next((d for d in two.asked() if d.id == asked.id), None)
    if there is None:
        return False
    option = other = rng.choice(asked.options)
    if asked.kind.secret and asked.seat != viewer:
        other = rng.choice(there.options)
    if other not in there.options:
        return False
    await one.answer(asked, option)
    await two.answer(there, other)
    return True


class Compared(NamedTuple):
    """How much of two worlds was compared: windows are counted, of messages all of the viewer's."""

    messages: int = 0
    windows: int = 0
    hints: int = 0


def usual(game: str, rng: random.Random) -> Table:
    """A table of this game with its usual options."""
    rules = shipboard.game(game)
    return Table(game, rng.randint(rules.min_players, min(4, rules.max_players)))


async def compare(
    base: str, hub: Any, time: Time, table: Table, rng: random.Random, latest: int
) -> Compared:
    """Play two worlds that part before so many answers."""
    players, key, options = table.players, rng.randbytes(32), dict(table.options)
    one, two = [await World.begin(base, hub, table.name, players, key, **options) for _ in range(2)]
    messages: list[str] = []
    windows = 0
    viewer: Viewer = rng.choice([None, *range(players)])
    try:
        for _ in range(rng.randrange(5, latest)):
            if one.match.outcome is not None:
                return Compared()
            if one.match.paused:
                await close_window((one, two), time)
                continue
            asked = rng.choice(one.asked())
            option = rng.choice(asked.options)
            for world in (one, two):
                await world.answer(asked, option)
        if one.match.outcome is not None or not two.change(viewer, rng):
            return Compared()
        one.change(viewer, None)
        for world in (one, two):
            await world.watch(viewer)
        for _ in range(STEPS):
            if one.known(viewer) != two.known(viewer):
                break
            assert one.got() == two.got()
            messages = one.got()
            assert one.match.paused == two.match.paused
            if one.live.table.status == OVER:
                break
            if one.match.paused:
                windows += 1
                await open_window(one, two, time, rng)
                continue
            for world in (one, two):
                await ask_for_hint(world)
            if not one.asked() or not await step(one, two, viewer, rng):
                break
    finally:
        await one.end()
        await two.end()
    return Compared(len(messages), windows, sum('"clear"' in message for message in messages))


async def close_window(worlds: tuple[World, World], time: Time) -> None:
    """The time of the open window is over, in both worlds alike."""
    windows = [world.live.table.window for world in worlds]
    time.pass_by(int(PAUSE * 1000))
    for world, window in zip(worlds, windows, strict=True):
        async with asyncio.timeout(60):
            while window and world.live.table.window is window and not window.stages:
                await asyncio.sleep(0.005)
        await world.settle()


EARLY, LATE = 60, 400  # answers: in a long game some secrets come late


def run(
    where: Path,
    monkeypatch: Any,
    game: str,
    seeds: range,
    latest: int = EARLY,
    tables: Sequence[Table] = (),
) -> Compared:
    """What is compared at one of these tables by seed, or at usual ones."""

    async def play() -> Compared:
        found = []
        async with serving(where, monkeypatch) as (base, time, hubs):
            for seed in seeds:
                rng = random.Random(seed)
                table = tables[seed % len(tables)] if tables else usual(game, rng)
                found.append(await compare(base, hubs[0], time, table, rng, latest))
        return Compared(*map(sum, zip(*found, strict=True)))

    return asyncio.run(play())


@pytest.mark.parametrize("game", shipboard.game_names())
def test_nobody_can_tell_worlds_apart_by_what_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    compared = run(tmp_path, monkeypatch, game, range(4))
    assert compared.messages > 4
    assert compared.hints > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", shipboard.game_names())
def test_nobody_can_tell_worlds_apart_in_many_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    compared = run(tmp_path, monkeypatch, game, range(100, 320))
    assert compared.messages > 300
    assert compared.hints > 30
    assert (compared.windows > 20) == any(kind.window for kind in shipboard.game(game).kinds)


@pytest.mark.slow
@pytest.mark.parametrize("game", shipboard.game_names())
def test_nobody_can_tell_worlds_apart_late_in_many_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    compared = run(tmp_path, monkeypatch, game, range(400, 500), LATE)
    assert compared.messages > 50


@pytest.mark.slow
@pytest.mark.parametrize("game", shipboard.game_names())
def test_nobody_can_tell_worlds_apart_with_any_option_in_many_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Every value of every option, some at a time, but files: a server reads none for guests."""
    own = str(folder(game))
    tables = [table for table in mixed_tables(game) if own not in str(dict(table.options))]
    seeds = range(600, 600 + max(100, len(tables)))
    assert run(tmp_path, monkeypatch, game, seeds, LATE, tables).messages > 50
