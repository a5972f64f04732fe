"""Non-interference at the network: what a viewer is sent depends on what it may know alone."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import shipboard
from shipboard.server.tables.sheet import OVER

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


async def open_window(one: World, two: World, time: Time, rng: random.Random) -> None:
    """Whoever holds something answers or does not; then the time is over for all alike."""
    for world in (one, two):
        await pester(world)
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


async def compare(
    base: str, hub: Any, time: Time, game: str, seed: int, latest: int
) -> tuple[int, int]:
    """Play two worlds that part before so many answers: the messages and windows compared."""
    rng = random.Random(seed)
    rules = shipboard.game(game)
    players = rng.randint(rules.min_players, min(4, rules.max_players))
    key = rng.randbytes(32)
    one, two = [await World.begin(base, hub, game, players, key) for _ in range(2)]
    compared = windows = 0
    viewer: Viewer = rng.choice([None, *range(players)])
    try:
        for _ in range(rng.randrange(5, latest)):
            if one.match.outcome is not None:
                return 0, 0
            if one.match.paused:
                await close_window((one, two), time)
                continue
            asked = rng.choice(one.asked())
            option = rng.choice(asked.options)
            for world in (one, two):
                await world.answer(asked, option)
        if one.match.outcome is not None or not two.change(viewer, rng):
            return 0, 0
        one.change(viewer, None)
        for world in (one, two):
            await world.watch(viewer)
        for _ in range(STEPS):
            if one.known(viewer) != two.known(viewer):
                break
            assert one.got() == two.got()
            compared = len(one.got())
            assert one.match.paused == two.match.paused
            if one.live.table.status == OVER:
                break
            if one.match.paused:
                windows += 1
                await open_window(one, two, time, rng)
            elif not one.asked() or not await step(one, two, viewer, rng):
                break
    finally:
        await one.end()
        await two.end()
    return compared, windows


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
    folder: Path, monkeypatch: Any, game: str, seeds: range, latest: int = EARLY
) -> tuple[int, int]:
    async def play() -> tuple[int, int]:
        messages = windows = 0
        async with serving(folder, monkeypatch) as (base, time, hubs):
            for seed in seeds:
                more, passed = await compare(base, hubs[0], time, game, seed, latest)
                messages += more
                windows += passed
        return messages, windows

    return asyncio.run(play())


@pytest.mark.parametrize("game", shipboard.game_names())
def test_nobody_can_tell_worlds_apart_by_what_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    messages, _ = run(tmp_path, monkeypatch, game, range(4))
    assert messages > 4


@pytest.mark.slow
@pytest.mark.parametrize("game", shipboard.game_names())
def test_nobody_can_tell_worlds_apart_in_many_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    messages, windows = run(tmp_path, monkeypatch, game, range(100, 320))
    assert messages > 300
    assert (windows > 20) == any(kind.window for kind in shipboard.game(game).kinds)


@pytest.mark.slow
@pytest.mark.parametrize("game", shipboard.game_names())
def test_nobody_can_tell_worlds_apart_late_in_many_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    messages, _ = run(tmp_path, monkeypatch, game, range(400, 500), LATE)
    assert messages > 50
