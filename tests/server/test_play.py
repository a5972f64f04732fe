"""Whole games by protocol, with people and bots, at one table and in every game."""

from __future__ import annotations

import asyncio
import json
from functools import partial

import pytest

import shipboard

from .client import Client, Json, call, new_table


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


def test_what_was_done_is_shown_before_the_reply(base: str) -> None:
    async def play() -> None:
        ticket = new_table(base, "ardor", ["me", "open", "bot"])
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            for number in range(5):
                await client.must("say", text=f"line {number}")
                assert client.chat[-1]["text"] == f"line {number}"
                *_, before, last = map(json.loads, client.received)
                assert before["chat"][0]["text"] == f"line {number}"
                assert last["type"] == "reply"

    asyncio.run(play())


@pytest.mark.parametrize("game", shipboard.game_names())
def test_what_updates_build_up_is_what_a_newcomer_is_shown(base: str, game: str) -> None:
    async def play() -> None:
        ticket = new_table(base, game, ["me", "bot", "bot"], pause=0.02)
        async with Client(base, ticket["table"], ticket["secret"]) as first:
            for _ in range(12):
                await first.until(lambda: bool(first.asked) or first.over)
                if first.over:
                    break
                await first.answer()
            await first.until(lambda: bool(first.asked) or first.over)
            async with Client(base, ticket["table"], ticket["secret"]) as second:
                await second.send("ping")
                await first.until(lambda: first.seen == second.seen)
                assert second.position == first.position
                assert second.events == first.events
                assert second.table | {"now": 0} == first.table | {"now": 0}

    asyncio.run(play())


def standing(position: Json, places: list[str]) -> Json:
    """Who stands where, by the facts."""
    facts = position["facts"]
    return {
        figure: places[at]
        for figure, at in zip(facts["figures"], facts["at"], strict=True)
        if at >= 0
    }


def drawn(position: Json) -> Json:
    """Who stands where, by the map."""
    return {figure["id"]: figure["place"] for figure in position["map"]["figures"]}


def test_a_game_with_a_board_has_a_map_that_follows_the_game(base: str) -> None:
    async def play() -> None:
        content = call(base, "GET", "/api/games/interloper/content")
        places = list(content["pools"]["place"])
        assert [room["id"] for room in content["map"]["rooms"]] == places
        ticket = new_table(base, "interloper", ["me", "bot", "bot"], pause=0.02)
        seen = []
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            for _ in range(12):
                await client.until(lambda: bool(client.asked) or client.over)
                assert client.position
                assert drawn(client.position) == standing(client.position, places)
                seen.append(drawn(client.position))
                if client.over:
                    break
                await client.answer()
            updates = [json.loads(text).get("position", {}) for text in client.received]
        assert any(one != seen[0] for one in seen), "nobody has moved"
        assert any(update and "map" not in update for update in updates), "sent without a change"
        path = f"/api/tables/{ticket['table']}/frames?viewer={ticket['seat']}&from=0&to=5"
        for frame in call(base, "GET", path, secret=ticket["secret"])["frames"]:
            assert drawn(frame["position"]) == standing(frame["position"], places)

    asyncio.run(play())


def test_a_game_without_a_board_has_no_map(base: str) -> None:
    async def look() -> None:
        assert call(base, "GET", "/api/games/ardor/content")["map"] is None
        ticket = new_table(base, "ardor", ["me", "bot", "bot"])
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            await client.until(lambda: bool(client.position))
            assert client.position
            assert "map" not in client.position

    asyncio.run(look())


def test_why_says_which_rule_it_is_and_whether_it_could_ever_be_otherwise(base: str) -> None:
    async def play() -> None:
        ticket = new_table(base, "ardor", ["me", "bot:random", "bot:random"], pause=0)
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            while True:
                await client.until(lambda: bool(client.asked))
                asked = client.asked[0]
                if asked["kind"] == "commit_card":
                    break
                answer = {"decision": asked["id"], "option": asked["options"][0]["id"]}
                await client.must("answer", **answer)
                await client.until(partial(client.gone_on, asked["id"]))
            held = {option["name"] for option in asked["options"]}
            other = next(card for card in ("energy", "martyr", "airlock") if card not in held)
            now = await client.must("why", decision=asked["id"], option=f"card:{other}")
            assert (now["never"], "ARD-" in now["text"]) == (False, True)
            never = await client.must("why", decision=asked["id"], option="card:lighthouse")
            assert never["never"]

    asyncio.run(play())
