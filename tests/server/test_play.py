"""Whole games by protocol, with people and bots, at one table and in every game."""

from __future__ import annotations

import asyncio

import pytest

import shipboard

from .client import Client, call, new_table


@pytest.mark.parametrize("game", shipboard.game_names())
def test_two_people_and_bots_play_to_the_end_and_the_deal_is_proved(base: str, game: str) -> None:
    async def play() -> None:
        ticket = new_table(base, game, ["me", "open", "bot", "bot:random"], pause=0.02, watch=True)
        path = f"/api/tables/{ticket['table']}"
        second = call(base, "POST", f"{path}/seats", {"name": "Bo"})
        one = Client(base, ticket["table"], ticket["secret"], seed=1)
        two = Client(base, ticket["table"], second["secret"], seed=2)
        watcher = Client(base, ticket["table"], None)
        async with one, two, watcher:
            assert not (await two.send("start"))["ok"]
            await one.must("start")
            await asyncio.gather(one.play(), two.play())
            await watcher.until(lambda: watcher.over)
            await one.until(lambda: len(one.events) == len(watcher.events))
            assert one.position
            assert watcher.position
            assert one.position["outcome"] == watcher.position["outcome"]
            assert one.position["outcome"] is not None
            assert "decisions" not in watcher.position
        verified = call(base, "GET", f"{path}/verify")
        assert verified["ok"]
        assert verified["commitment"] == one.table["commitment"]
        record = call(base, "GET", f"{path}/record")
        assert len(record["answers"]) == verified["answers"]
        for viewer in ("public", "all", "0"):
            frames = call(base, "GET", f"{path}/frames?viewer={viewer}&from=0&to=5")
            assert frames["total"] == verified["answers"] + 1
            assert [frame["answer"] for frame in frames["frames"]] == [0, 1, 2, 3, 4]

    asyncio.run(play())


def test_what_updates_build_up_is_what_a_newcomer_is_shown(base: str) -> None:
    async def play() -> None:
        ticket = new_table(base, "gloom", ["me", "bot", "bot"], pause=0.02)
        async with Client(base, ticket["table"], ticket["secret"]) as first:
            for _ in range(12):
                await first.until(lambda: bool(first.asked) or first.over)
                await first.answer()
            await first.until(lambda: bool(first.asked) or first.over)
            async with Client(base, ticket["table"], ticket["secret"]) as second:
                await second.send("ping")
                await first.until(lambda: first.seen == second.seen)
                assert second.position == first.position
                assert second.events == first.events
                assert second.table | {"now": 0} == first.table | {"now": 0}

    asyncio.run(play())
