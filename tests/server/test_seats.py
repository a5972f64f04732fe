"""Seats that change hands: leaving, clocks, pausing, resigning, rematch; nobody freezes a table."""

from __future__ import annotations

import asyncio

import pytest

from .client import Client, call, new_table
from .test_connections import table_of_two


def test_a_bot_takes_over_from_somebody_who_left_and_gives_the_seat_back(base: str) -> None:
    async def play() -> None:
        ticket, second = table_of_two(base, grace=0, leave="bot")
        one = Client(base, ticket["table"], ticket["secret"])
        two = Client(base, ticket["table"], second["secret"])
        async with one:
            await two.connect()
            await one.must("start")
            await two.leave()
            player = asyncio.create_task(one.play())
            await one.until(lambda: one.table["seats"][1]["who"] == "bot" or one.over)
            assert not one.table["seats"][1]["present"]
            await two.connect()
            await two.until(lambda: two.over or two.table["seats"][1]["who"] == "bot")
            if not two.over:
                reply = await two.send("answer", decision=1, option="pass")
                assert "take your seat back" in reply["error"]
                if (await two.send("take_back"))["ok"]:
                    await two.until(lambda: two.table["seats"][1]["who"] == "person")
                await two.play()
            await player
            await two.leave()

    asyncio.run(play())


def test_defaults_are_played_for_somebody_who_left(base: str) -> None:
    async def play() -> None:
        ticket, second = table_of_two(base, grace=0, leave="default")
        one = Client(base, ticket["table"], ticket["secret"])
        async with one:
            async with Client(base, ticket["table"], second["secret"]):
                await one.must("start")
            await one.play()
            assert one.over
            assert one.table["seats"][1]["who"] == "person"

    asyncio.run(play())


def test_a_clock_that_runs_out_takes_the_default(base: str) -> None:
    async def play() -> None:
        ticket, second = table_of_two(base, clock=1, grace=600)
        one = Client(base, ticket["table"], ticket["secret"])
        async with one, Client(base, ticket["table"], second["secret"]) as two:
            await one.must("start")
            await one.until(lambda: bool(one.asked) or bool(two.asked))
            asked = one if one.asked else two
            decision = asked.asked[0]["id"]
            assert asked.table["deadline"] > asked.table["now"]
            await asked.until(lambda: all(d["id"] != decision for d in asked.asked))

    asyncio.run(play())


def test_the_host_pauses_and_anybody_resumes(base: str) -> None:
    async def play() -> None:
        ticket, second = table_of_two(base)
        one = Client(base, ticket["table"], ticket["secret"])
        async with one, Client(base, ticket["table"], second["secret"]) as two:
            await one.must("start")
            assert not (await two.send("pause"))["ok"]
            for _ in range(50):  # a window may be open
                if (await one.send("pause"))["ok"]:
                    break
                await asyncio.sleep(0.02)
            await two.until(lambda: two.table["status"] == "paused")
            for client in (one, two):
                if client.asked:
                    assert "paused" in (await client.answer())["error"]
            await two.must("resume")
            await one.until(lambda: one.table["status"] == "playing")

    asyncio.run(play())


def test_who_resigns_leaves_the_seat_to_a_bot_for_good(base: str) -> None:
    async def play() -> None:
        ticket, second = table_of_two(base)
        one = Client(base, ticket["table"], ticket["secret"])
        async with one, Client(base, ticket["table"], second["secret"]) as two:
            await one.must("start")
            for _ in range(50):
                if (await one.send("resign"))["ok"]:
                    break
                await asyncio.sleep(0.02)
            await two.until(lambda: two.table["seats"][0]["resigned"])
            assert two.table["host"] == 1
            assert "cannot take the seat back" in (await one.send("take_back"))["error"]
            await two.play()
            assert two.over

    asyncio.run(play())


def test_the_host_arranges_seats_before_the_start_only(base: str) -> None:
    async def play() -> None:
        ticket = new_table(base, "ardor", ["me", "open", "open", "bot"])
        async with Client(base, ticket["table"], ticket["secret"]) as host:
            assert "2 seats are still open" in (await host.send("start"))["error"]
            await host.must("seat", seat=1, to="bot:random")
            assert "no bot 'clever'" in (await host.send("seat", seat=2, to="bot:clever"))["error"]
            await host.must("seat", seat=3, to="open")
            await host.must("seat", seat=2, to="bot")
            await host.must("seat", seat=3, to="bot")
            await host.must("start")
            assert not (await host.send("seat", seat=1, to="open"))["ok"]

    asyncio.run(play())


def test_a_rematch_keeps_people_and_links(base: str) -> None:
    async def play() -> None:
        ticket, second = table_of_two(base, grace=0)
        one = Client(base, ticket["table"], ticket["secret"])
        async with one, Client(base, ticket["table"], second["secret"]) as two:
            await one.must("start")
            assert "not over" in (await one.send("rematch"))["error"]
            await asyncio.gather(one.play(), two.play())
            await one.must("rematch")
            await two.until(lambda: two.table["seats"][0]["rematch"])
            assert two.table["rematch"] is None
            await two.must("rematch")
            await one.until(lambda: one.table["rematch"] is not None)
            again = one.table["rematch"]
        async with Client(base, again, second["secret"]) as client:
            assert client.viewer == 1
            assert client.table["status"] == "playing"
            assert client.table["commitment"] != one.table["commitment"]
            assert [s["name"] for s in client.table["seats"]][:2] == ["Ada", "Bo"]

    asyncio.run(play())


@pytest.mark.parametrize("again", [True, False], ids=["plays again", "looks on"])
def test_who_has_resigned_plays_again_only_if_they_say_so(base: str, again: bool) -> None:
    async def play() -> None:
        ticket, second = table_of_two(base)
        one = Client(base, ticket["table"], ticket["secret"])
        async with one, Client(base, ticket["table"], second["secret"]) as two:
            await one.must("start")
            while not (await two.send("resign"))["ok"]:  # a window may be open
                await asyncio.sleep(0.02)
            await one.play()
            await two.until(lambda: two.over)
            if again:
                await two.must("rematch")
            await one.must("rematch")
            await one.until(lambda: one.table["rematch"] is not None)
        seats = call(base, "GET", f"/api/tables/{one.table['rematch']}")["seats"]
        assert [seat["who"] for seat in seats] == ["person", "person" if again else "bot", "bot"]

    asyncio.run(play())


def test_a_finished_game_goes_on_from_any_moment(base: str) -> None:
    async def play() -> None:
        ticket = new_table(base, "gloom", ["me", "bot:random", "bot:random"], pause=0.02)
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            await client.play()
        path = f"/api/tables/{ticket['table']}"
        total = call(base, "GET", f"{path}/verify")["answers"]
        for answer in (0, total // 2, total - 1):
            body = {"answer": answer, "seat": 1, "name": "What If"}
            fork = call(base, "POST", f"{path}/fork", body)
            shown = call(base, "GET", f"{path}/frames?viewer=1&from={answer}&to={answer + 1}")
            zones = shown["frames"][0]["position"]["zones"]
            async with Client(base, fork["table"], fork["secret"]) as client:
                assert client.viewer == 1
                if answer == 0:
                    assert client.position
                    assert client.position["zones"]["hand"][1] == zones["hand"][1]
                await client.play()
                assert client.over

    asyncio.run(play())


def test_a_seat_learns_whether_it_is_asked_without_sitting_down(base: str) -> None:
    """Its own seat only, and only while it is played by a person."""

    async def play() -> None:
        ticket = new_table(base, "ardor", ["me", "bot", "bot"])
        path = f"/api/tables/{ticket['table']}"
        async with Client(base, ticket["table"], ticket["secret"]) as one:
            await one.until(lambda: bool(one.asked))
            assert call(base, "GET", path, secret=ticket["secret"])["asked"] is True
            assert "asked" not in call(base, "GET", path)
            assert "asked" not in call(base, "GET", path, secret="somebody else's")
            await one.must("pause")
            assert call(base, "GET", path, secret=ticket["secret"])["asked"] is False

    asyncio.run(play())
