"""Windows with secret holders: the same time and the same silence whoever holds what."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shipboard.kernel.match import Decision
from shipboard.server.live import hub
from shipboard.server.live.hub import Hub
from shipboard.server.live.live import BEAT
from shipboard.server.store.parts import Job, Part
from shipboard.server.tables import entries as e
from shipboard.server.tables.standing import Table

from .test_secrecy import close_window
from .worlds import PAUSE, Time, World, serving

Done = Callable[[Exception | None], None]


def able(world: World) -> list[Decision]:
    """What is asked of those who could do something."""
    return [decision for decision in world.asked() if len(decision.options) > 1]


async def holders(base: str, tables: Hub, time: Time, seed: int) -> World:
    """A game of Gloom in Space at a window in which somebody could respond."""
    rng = random.Random(seed)
    world = await World.begin(base, tables, "gloom", 3, rng.randbytes(32))
    while not (world.match.paused and able(world)):
        assert world.match.outcome is None
        if world.match.paused:
            await close_window((world, world), time)
        else:
            decision = rng.choice(world.asked())
            await world.answer(decision, rng.choice(decision.options))
    return world


def in_a_window(folder: Path, monkeypatch: pytest.MonkeyPatch, check: Any, seed: int = 3) -> None:
    async def play() -> None:
        async with serving(folder, monkeypatch) as (base, time, hubs):
            world = await holders(base, hubs[0], time, seed)
            await asyncio.wait_for(check(world, time), 60)
            await world.end()

    asyncio.run(play())


def test_an_answer_in_a_window_is_kept_and_nobody_else_hears_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(world: World, time: Time) -> None:
        asked = able(world)[0]
        holder = world.clients[asked.seat]
        others = [client for client in world.clients if client is not holder]
        assert holder.asked
        assert holder.position
        assert {client.position["window"] for client in others if client.position} == {"respond"}
        heard = [len(client.received) for client in others]
        play = next(option for option in asked.options if option != "decline")
        await world.answer(asked, play)
        assert not holder.asked
        assert heard == [len(client.received) for client in others]
        again = await holder.send("answer", decision=asked.id, option=play)
        assert again["ok"]
        other = await holder.send("answer", decision=asked.id, option="decline")
        assert not other["ok"]
        told = len(world.match.state.events)
        await close_window((world, world), time)
        assert len(world.match.state.events) > told or world.match.state.begun

    in_a_window(tmp_path, monkeypatch, check)


async def without_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a worker beats only where the test says so."""
    monkeypatch.setattr(hub, "BEAT", 3600)
    await asyncio.sleep(2 * BEAT)


def test_the_store_is_written_at_the_same_moments_whoever_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asks for anything while a table commits waits, and could hear that somebody answered."""

    async def check(world: World, time: Time) -> None:
        live, store = world.live, world.hub.store
        await without_beats(monkeypatch)
        live.driver.release()  # its timer would ring
        await world.settle()
        written: list[int] = []
        submit = store.submit

        def watched(parts: Sequence[Part], done: Done) -> Job:
            written.append(len(parts))
            return submit(parts, done)

        monkeypatch.setattr(store, "submit", watched)
        live.beat()
        await world.settle()
        assert written == [0]  # nobody has answered, and it was written all the same
        asked = able(world)[0]
        play = next(option for option in asked.options if option != "decline")
        answer = asyncio.create_task(world.answer(asked, play))
        await asyncio.sleep(0.1)
        assert live.table.kept(asked) is None
        world.hub._save()
        assert written == [0]
        live.beat()
        await answer
        assert live.table.kept(asked)
        world.hub._save()
        assert written == [0, 1]

    in_a_window(tmp_path, monkeypatch, check)


def test_a_table_that_is_kept_busy_writes_at_each_beat_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who talks all the time could hear by the missing commit that nobody was held back."""

    async def check(world: World, time: Time) -> None:
        live, store = world.live, world.hub.store
        await without_beats(monkeypatch)
        live.driver.release()
        await world.settle()
        written: list[int] = []
        last: list[Done] = []
        submit = store.submit

        def slow(parts: Sequence[Part], done: Done) -> Job:
            written.append(len(parts))
            last.append(done)
            return submit(parts, lambda error: None if len(written) == 1 else done(error))

        monkeypatch.setattr(store, "submit", slow)
        line = asyncio.create_task(world.clients[0].must("say", text="busy"))
        async with asyncio.timeout(30):
            while not written:
                await asyncio.sleep(0.001)
        live.beat()
        assert written == [1]
        await store.append([])  # what was handed in before is stored by now
        last[0](None)
        await line
        await world.settle()
        assert written == [1, 0, 0]  # the line, this test's own, and the beat

    in_a_window(tmp_path, monkeypatch, check)


def test_an_answer_that_waits_for_a_beat_counts_when_the_window_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(world: World, time: Time) -> None:
        await without_beats(monkeypatch)
        asked = able(world)[0]
        play = next(option for option in asked.options if option != "decline")
        world.live.driver.release()
        answer = asyncio.create_task(world.answer(asked, play))
        await asyncio.sleep(0.1)
        assert world.live.table.kept(asked) is None
        world.live.driver.take()
        told = len(world.match.state.events)
        await close_window((world, world), time)
        await answer
        assert world.live.table.given[asked.seat, asked.id] == play
        assert len(world.match.state.events) > told or world.match.state.begun

    in_a_window(tmp_path, monkeypatch, check)


def test_who_hands_the_seat_to_a_bot_still_looks_so_windows_keep_their_length() -> None:
    """Else a window would end early or not by what the one who plays on holds."""
    chairs = [e.Chair("person", "Ada", secret="a"), e.Chair("person", "Ben", secret="b")]
    chairs.append(e.Chair("bot", "Vega", "sensible"))
    made = e.Created(
        0, "CODE", "ardor", "", "", 3, {}, "00" * 32, chairs, 0, False, False, 0, 60, "bot", 6
    )  # fmt: skip
    table = Table("table", made)
    assert not table.solo
    table.apply(e.Handed(1, 1, "sensible"))
    assert not table.solo
    alone = msgspec.structs.replace(made, chairs=[chairs[0], chairs[2], chairs[2]])
    assert Table("table", alone).solo


def test_in_a_window_no_note_is_kept_at_a_table_without_sentences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(world: World, time: Time) -> None:
        world.match.options["story_log"] = "off"
        asked = able(world)[0]
        play = next(option for option in asked.options if option != "decline")
        holder = world.clients[asked.seat]
        reply = await holder.send("answer", decision=asked.id, option=play, note="Ha!")
        assert "plays without notes" in reply["error"]
        assert world.live.table.kept(asked) is None

    in_a_window(tmp_path, monkeypatch, check)


def test_in_a_window_all_are_refused_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(world: World, time: Time) -> None:
        for what, fields in (
            ("undo", {}), ("interject", {"kind": "x", "option": "y"}), ("hand_over", {}),
            ("resign", {}), ("take_back", {}),
        ):  # fmt: skip
            replies = [await client.send(what, **fields) for client in world.clients]
            said = {(reply["code"], reply["error"]) for reply in replies}
            assert said == {("not_now", "Wait a moment: players still have time to react.")}

    in_a_window(tmp_path, monkeypatch, check)


def test_more_time_is_given_once_and_nobody_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(world: World, time: Time) -> None:
        until = world.clients[0].table["window"]["until"]
        await world.clients[1].must("more_time")
        await world.settle()
        for client in world.clients:
            shown = client.table["window"]
            assert shown == {"until": until + int(3 * PAUSE * 1000), "more": True}
        assert not (await world.clients[2].send("more_time"))["ok"]
        window = world.live.table.window
        time.pass_by(int(PAUSE * 1000))
        await asyncio.sleep(3 * PAUSE)
        assert world.live.table.window is window

    in_a_window(tmp_path, monkeypatch, check)
