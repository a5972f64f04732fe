"""Coming back, sending twice, being too late, talking, and what is wrong with a message."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest
import websockets

from .client import Client, Failed, call, new_table

Ticket = dict[str, Any]


def table_of_two(base: str, **more: Any) -> tuple[Ticket, Ticket]:
    """A table of Ardor with two people and a bot, not yet begun."""
    ticket = new_table(base, "ardor", ["me", "open", "bot"], pause=0.02, **more)
    second = call(base, "POST", f"/api/tables/{ticket['table']}/seats", {"name": "Bo"})
    return ticket, second


def test_a_cut_connection_is_resumed_where_it_was(base: str) -> None:
    async def play() -> None:
        ticket, second = table_of_two(base)
        one = Client(base, ticket["table"], ticket["secret"])
        async with one, Client(base, ticket["table"], second["secret"]) as two:
            await one.must("start")
            await two.until(lambda: two.position is not None)
            seen = two.seen
            await two.cut()
            for line in ("one", "two", "three"):
                await one.must("say", text=line)
            await two.connect()
            assert two.resumed
            await two.until(lambda: len(two.chat) == 3)
            assert [line["text"] for line in two.chat] == ["one", "two", "three"]
            assert two.seen > seen
            assert not any('"snapshot"' in text for text in two.received[1:])

    asyncio.run(play())


def test_messages_lost_on_the_way_are_sent_again(base: str) -> None:
    async def play() -> None:
        ticket, second = table_of_two(base)
        one = Client(base, ticket["table"], ticket["secret"])
        async with one, Client(base, ticket["table"], second["secret"]) as two:
            seen, stream = two.seen, two.stream
            await one.must("start")
            await two.until(lambda: bool(two.events))
            told = two.events[:]
            await two.cut()
            two.seen, two.events, two.position = seen, [], None
            await two.connect()
            assert two.resumed
            assert two.stream == stream
            await two.until(lambda: len(two.events) >= len(told))
            assert two.events[: len(told)] == told

    asyncio.run(play())


def test_an_unknown_stream_gets_a_snapshot(base: str) -> None:
    async def play() -> None:
        ticket, _ = table_of_two(base)
        client = Client(base, ticket["table"], ticket["secret"])
        client.stream, client.seen = "of another time", 5
        async with client:
            assert not client.resumed
            assert client.table["status"] == "lobby"

    asyncio.run(play())


def test_the_same_answer_twice_is_harmless_and_a_stale_one_is_refused(base: str) -> None:
    async def play() -> None:
        ticket = new_table(base, "ardor", ["me", "bot", "bot"], pause=0.02)
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            await client.until(lambda: bool(client.asked))
            decision = client.asked[0]
            options = [option["id"] for option in decision["options"]]
            assert (await client.send("answer", decision=decision["id"], option=options[0]))["ok"]
            assert (await client.send("answer", decision=decision["id"], option=options[0]))["ok"]
            for other in (*options[1:], "card:none_such"):
                late = await client.send("answer", decision=decision["id"], option=other)
                assert not late["ok"]
                assert late["code"] == "late"
                assert late["error"] == "Too late: this has already been decided."

    asyncio.run(play())


def test_many_answers_at_once_take_effect_once(base: str) -> None:
    async def play() -> None:
        ticket = new_table(base, "ardor", ["me", "bot:random", "bot:random"], pause=0.02)
        first = Client(base, ticket["table"], ticket["secret"])
        async with first, Client(base, ticket["table"], ticket["secret"]) as second:
            for _ in range(5):
                await first.until(lambda: bool(first.asked) or first.over)
                await second.until(lambda: second.seen >= first.seen)
                if first.over:
                    break
                decision = first.asked[0]
                options = [option["id"] for option in decision["options"]]
                replies = await asyncio.gather(
                    *(
                        device.send("answer", decision=decision["id"], option=option)
                        for device in (first, second)
                        for option in options
                    )
                )
                taken = {o for o, r in zip(options * 2, replies, strict=True) if r["ok"]}
                assert len(taken) == 1

    asyncio.run(play())


def test_a_second_device_on_one_seat_link_sees_and_does_the_same(base: str) -> None:
    async def play() -> None:
        ticket, second = table_of_two(base)
        phone = Client(base, ticket["table"], ticket["secret"])
        other = Client(base, ticket["table"], second["secret"])
        async with phone, other, Client(base, ticket["table"], ticket["secret"]) as desk:
            assert (phone.viewer, desk.viewer) == (0, 0)
            assert phone.stream == desk.stream
            await desk.must("start")
            await asyncio.gather(
                *(c.until(lambda c=c: c.table["status"] == "playing") for c in (phone, desk))
            )
            assert phone.position == desk.position
            await desk.leave()
            await other.must("say", text="still there?")
            await other.until(lambda: bool(other.chat))
            assert other.table["seats"][0]["present"]
            await phone.must("say", text="yes")
            await phone.leave()
            await other.until(lambda: not other.table["seats"][0]["present"])

    asyncio.run(play())


def test_who_comes_late_to_watch_sees_what_an_early_spectator_sees(base: str) -> None:
    async def play() -> None:
        ticket = new_table(base, "gloom", ["me", "bot", "bot"], watch=True, pause=0.02)
        player = Client(base, ticket["table"], ticket["secret"])
        async with player, Client(base, ticket["table"], None) as early:
            await player.must("say", text="good evening")
            for _ in range(6):
                await player.until(lambda: bool(player.asked) or player.over)
                await player.answer()
            await player.until(lambda: bool(player.asked) or player.over)
            async with Client(base, ticket["table"], None) as late:
                await late.send("ping")
                await early.until(lambda: early.seen == late.seen)
                assert late.viewer is None
                assert late.events == early.events
                assert late.chat == early.chat
                assert late.position == early.position
                assert late.position
                assert "decisions" not in late.position
                hands = late.position["zones"]["hand"]
                assert all("count" in hand and "cards" not in hand for hand in hands)
                assert any(hand["count"] for hand in hands)
                for what in ("say", "undo", "pause", "resign", "start"):
                    fields = {"text": "hello"} if what == "say" else {}
                    assert (await late.send(what, **fields))["code"] == "not_yours"

    asyncio.run(play())


def test_talk_is_text_and_has_limits(base: str) -> None:
    async def play() -> None:
        ticket, second = table_of_two(base, watch=True)
        one = Client(base, ticket["table"], ticket["secret"])
        two = Client(base, ticket["table"], second["secret"])
        async with one, two, Client(base, ticket["table"], None) as watcher:
            await one.must("say", text="  <b>no markup</b> ")
            await watcher.until(lambda: bool(watcher.chat))
            said = watcher.chat[0]
            assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "<b>no markup</b>")
            for text in ("", "   ", "x" * 501, "a\u0000b", "line\nbreak"):
                assert not (await two.send("say", text=text))["ok"]
            assert not (await watcher.send("say", text="hello"))["ok"]

    asyncio.run(play())


def test_only_those_with_a_secret_sit_and_only_open_tables_are_watched(base: str) -> None:
    ticket, _ = table_of_two(base)

    async def code_of(table: str, hello: Any) -> int:
        url = base.replace("http", "ws") + f"/api/tables/{table}/socket"
        async with websockets.connect(url) as socket:
            await socket.send(hello if isinstance(hello, str) else json.dumps(hello))
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd
            return closed.value.rcvd.code

    async def play() -> None:
        hello = {"type": "hello", "protocol": 1, "secret": None}
        assert await code_of(ticket["table"], hello) == 4403
        assert await code_of(ticket["table"], hello | {"secret": "guess"}) == 4401
        assert await code_of(ticket["table"], hello | {"protocol": 2}) == 4400
        assert await code_of(ticket["table"], hello | {"more": 1}) == 4400
        assert await code_of(ticket["table"], "not json") == 4400
        assert await code_of("no-such-table", hello) == 4404

    asyncio.run(play())


def test_a_seat_is_taken_once_and_by_one_name(base: str) -> None:
    ticket, _ = table_of_two(base)
    path = f"/api/tables/{ticket['table']}"
    with pytest.raises(Failed, match="All seats at this table are taken"):
        call(base, "POST", f"{path}/seats", {"name": "Cy"})
    other = new_table(base, "ardor", ["open", "me", "open"])
    path = f"/api/tables/{other['table']}"
    with pytest.raises(Failed, match="already called Ada"):
        call(base, "POST", f"{path}/seats", {"name": "Ada"})
    with pytest.raises(Failed, match="open seats: 0, 2"):
        call(base, "POST", f"{path}/seats", {"name": "Bo", "seat": 1})
    assert call(base, "POST", f"{path}/seats", {"name": "Bo", "seat": 2})["seat"] == 2
    assert call(base, "GET", f"/api/codes/{other['code'].lower()}") == {"table": other["table"]}
    shown = call(base, "GET", path)
    assert [seat["name"] for seat in shown["seats"]] == ["", "Ada", "Bo"]
    assert "secret" not in json.dumps(shown)


def test_the_lobby_lists_what_strangers_may_join_or_watch(base: str) -> None:
    hidden = new_table(base, "ardor", ["me", "open", "open"])
    joinable = new_table(base, "ardor", ["me", "open", "open"], open=True)
    watched = new_table(base, "ardor", ["me", "bot", "bot"], open=True, watch=True)
    closed = new_table(base, "ardor", ["me", "bot", "bot"], open=True)
    everything = (hidden, joinable, watched, closed)

    async def look() -> dict[str, Any]:
        """The list, as soon as the store knows who is where."""
        async with asyncio.timeout(30), AsyncExitStack() as stack:
            for ticket in everything:
                await stack.enter_async_context(Client(base, ticket["table"], ticket["secret"]))
            while True:
                found = await asyncio.to_thread(call, base, "GET", "/api/tables")
                listed = {table["id"]: table for table in found}
                if {joinable["table"], watched["table"]} <= set(listed):
                    return listed
                await asyncio.sleep(0.1)

    listed = asyncio.run(look())
    assert listed[watched["table"]]["status"] == "playing"
    assert hidden["table"] not in listed
    assert closed["table"] not in listed
