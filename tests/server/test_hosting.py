"""What a host may do about guests, and guests about themselves; and that no cheat gains by it."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import websockets

from shipboard.server.acts.hosting import JUST_LEFT
from shipboard.server.live.hub import Hub
from shipboard.server.tables.sheet import Window
from shipboard.server.tables.standing import hashed

from .client import Client, Failed, call, new_table, raw
from .worlds import Time, serving

SEAT_LOST, TABLE_CLOSED = 4406, 4410


@dataclass
class Party:
    """A host and a guest at a table of Ardor, with a bot."""

    base: str
    time: Time
    hub: Hub
    table: str
    host: Client
    guest: Client

    @property
    def path(self) -> str:
        return f"/api/tables/{self.table}"

    async def call(self, method: str, path: str, body: Any = None, secret: str = "") -> Any:
        return await asyncio.to_thread(call, self.base, method, path, body, secret)

    async def no_window(self) -> None:
        """Let the time of windows pass, if one is open."""
        live = await self.hub.table(self.table)
        async with asyncio.timeout(60):
            while live.table.in_window or not live.idle:
                self.time.pass_by(100)
                await asyncio.sleep(0.002)


@asynccontextmanager
async def party(folder: Path, monkeypatch: Any, **more: Any) -> AsyncIterator[Party]:
    async with serving(folder, monkeypatch) as (base, time, hubs):
        seats = ["me", "open", "bot"]
        made = await asyncio.to_thread(new_table, base, "ardor", seats, pause=0.02, **more)
        path = f"/api/tables/{made['table']}/seats"
        joined = await asyncio.to_thread(call, base, "POST", path, {"name": "Bo"})
        host = Client(base, made["table"], made["secret"])
        guest = Client(base, made["table"], joined["secret"])
        async with host, guest:
            await host.until(lambda: host.table["seats"][1]["present"])
            yield Party(base, time, hubs[0], made["table"], host, guest)


async def ending(client: Client) -> tuple[int, str]:
    """With which code and sentence the server closes a connection."""
    await client.until(lambda: client.gone)
    return client._socket.close_code, client._socket.close_reason


async def closing(base: str, table: str, secret: str | None) -> tuple[int, str]:
    """The same for a connection that is not let in."""
    url = base.replace("http", "ws") + f"/api/tables/{table}/socket"
    async with websockets.connect(url) as link:
        await link.send(json.dumps({"type": "hello", "protocol": 1, "secret": secret}))
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await asyncio.wait_for(link.recv(), 20)
    assert closed.value.rcvd
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_the_host_frees_a_seat_and_its_secret_is_worth_nothing_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with party(tmp_path, monkeypatch, watch=True) as at:
            phone = Client(at.base, at.table, at.guest.secret)
            await phone.connect()
            await at.guest.must("say", text="I stay.")
            await at.host.must("remove", seat=1)
            told = (SEAT_LOST, "The host has freed this seat: you can sit down at another table.")
            assert await ending(at.guest) == told
            assert await ending(phone) == told
            assert await closing(at.base, at.table, at.guest.secret) == told
            assert "asked" not in await at.call("GET", at.path, secret=at.guest.secret or "")
            await at.host.until(lambda: at.host.table["seats"][1]["who"] == "open")
            joined = await at.call("POST", f"{at.path}/seats", {"name": "Cy"})
            async with Client(at.base, at.table, joined["secret"]) as new:
                assert (new.viewer, new.table["seats"][1]["name"]) == (1, "Cy")
                said = [(line["name"], line["text"]) for line in new.chat]
                assert said == [("Bo", "I stay.")]  # and not Cy

    asyncio.run(play())


def test_who_was_removed_from_a_listed_table_does_not_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the address, unless the host is behind the same one."""

    async def play() -> None:
        async with party(tmp_path, monkeypatch, open=True) as at:
            await at.host.must("remove", seat=1)
            again = await at.call("POST", f"{at.path}/seats", {"name": "Bo"})
            assert again["seat"] == 1  # the host's own address
            names = iter(("elsewhere", "elsewhere", "another"))
            monkeypatch.setattr(at.hub.makers, "name", lambda _: next(names))
            await at.host.must("remove", seat=1)
            assert (await at.call("POST", f"{at.path}/seats", {"name": "Eve"}))["seat"] == 1
            await at.host.must("remove", seat=1)
            with pytest.raises(Failed, match="409: The host has removed somebody at your address"):
                await at.call("POST", f"{at.path}/seats", {"name": "Nobody"})
            assert (await at.call("POST", f"{at.path}/seats", {"name": "Cy"}))["seat"] == 1

    asyncio.run(play())


def test_a_message_that_was_under_way_does_not_count_for_a_seat_that_was_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another worker may have freed it, and given it to somebody else, before ours heard so."""

    async def play() -> None:
        async with party(tmp_path, monkeypatch) as at:
            live = await at.hub.table(at.table)
            live.table.seats[1].secret = hashed("of somebody else")
            reply = await at.guest.send("say", text="It was me, Cy.")
            assert (reply["ok"], reply["code"]) == (False, "not_yours")
            assert reply["error"] == "This seat is no longer yours."
            assert not live.table.chat

    asyncio.run(play())


def test_only_the_host_removes_and_mutes_and_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with party(tmp_path, monkeypatch, watch=True) as at:
            async with Client(at.base, at.table, None) as watcher:
                for client in (at.guest, watcher):
                    for what, fields in (
                        ("remove", {"seat": 0}), ("mute", {"seat": 0}), ("unmute", {"seat": 0}),
                        ("close", {}),
                    ):  # fmt: skip
                        assert (await client.send(what, **fields))["code"] == "not_yours"
                secret = secrets.token_urlsafe(32)
                assert (await watcher.send("new_link", secret=secret))["code"] == "not_yours"
                assert (await watcher.send("leave"))["code"] == "not_yours"
            for seat, words in (
                (0, "own seat"),
                (2, "Nobody is sitting there"),
                (3, "no seat 3"),
                (-1, "no seat"),
            ):
                for what in ("remove", "mute", "unmute"):
                    assert words in (await at.host.send(what, seat=seat))["error"]

    asyncio.run(play())


def test_a_muted_seat_is_not_heard_but_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with party(tmp_path, monkeypatch) as at:
            await at.host.must("mute", seat=1)
            await at.host.must("mute", seat=1)
            await at.guest.until(lambda: at.guest.table["seats"][1]["muted"])
            reply = await at.guest.send("say", text="hello")
            assert reply["code"] == "not_yours"
            assert reply["error"] == "The host has muted your seat; you can still play."
            await at.host.must("unmute", seat=1)
            await at.guest.must("say", text="hello")
            await at.host.must("mute", seat=1)
            await at.host.must("start")
            assert not (await at.guest.send("say", text="hello"))["ok"]
            answer = {"decision": 1, "option": "pass", "note": "hear me"}
            assert "muted" in (await at.guest.send("answer", **answer))["error"]
            assert at.host.table["seats"][1]["muted"]

    asyncio.run(play())


def test_a_new_link_locks_the_old_one_out_and_the_seat_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the middle of a game too: whoever found the old link sees nothing more."""

    async def play() -> None:
        async with party(tmp_path, monkeypatch) as at:
            await at.host.must("start")
            thief = Client(at.base, at.table, at.guest.secret)
            await thief.connect()
            assert thief.viewer == 1
            old, new = at.guest.secret or "", secrets.token_urlsafe(32)
            await at.guest.must("new_link", secret=new)
            told = (SEAT_LOST, "This seat has a new link, and this one no longer works.")
            assert await ending(thief) == told
            assert await closing(at.base, at.table, old) == told
            got = len(thief.received)
            await at.guest.must("new_link", secret=new)  # again, after a reply that was lost
            await at.guest.must("say", text="It is still me.")
            assert len(thief.received) == got
            frames = f"{at.path}/frames?viewer=1"
            assert (await asyncio.to_thread(raw, at.base, "GET", frames, secret=old))[0] == 409
            assert (await asyncio.to_thread(raw, at.base, "GET", frames, secret=new))[0] == 200
            async with Client(at.base, at.table, new) as again:
                assert again.viewer == 1
                assert again.position == at.guest.position

    asyncio.run(play())


def test_a_secret_that_could_be_guessed_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with party(tmp_path, monkeypatch) as at:
            for secret in ("", "1234", "x" * 42, "x" * 44, "x" * 42 + " ", "ü" * 43):
                reply = await at.guest.send("new_link", secret=secret)
                assert "32 random bytes" in reply["error"]
            await at.guest.must("say", text="still here")

    asyncio.run(play())


def test_a_host_gets_no_link_of_a_guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even in the waiting room: it would open the guest's hand as soon as it is dealt."""

    async def play() -> None:
        async with party(tmp_path, monkeypatch) as at:
            secret = secrets.token_urlsafe(32)
            reply = await at.host.send("new_link", secret=secret, seat=1)
            assert reply["code"] == "malformed"
            await at.host.must("start")
            assert at.host.position
            assert "cards" not in at.host.position["zones"]["hand"][1]
            await at.guest.must("say", text="still here")

    asyncio.run(play())


def test_whoever_leaves_the_waiting_room_frees_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with party(tmp_path, monkeypatch) as at:
            await at.guest.must("leave")
            assert await ending(at.guest) == (SEAT_LOST, "You have left this table.")
            await at.host.until(lambda: at.host.table["seats"][1]["who"] == "open")
            again = await at.call("POST", f"{at.path}/seats", {"name": "Bo"})
            assert again["seat"] == 1

    asyncio.run(play())


def test_a_host_who_leaves_hands_hosting_on_and_the_last_one_closes_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with party(tmp_path, monkeypatch, watch=True) as at:
            await at.host.must("leave")
            await at.guest.until(lambda: at.guest.table["host"] == 1)
            assert at.guest.table["seats"][0]["who"] == "open"
            async with Client(at.base, at.table, None) as watcher:
                await at.guest.must("leave")
                closed = (TABLE_CLOSED, "The host has closed this table.")
                assert await ending(at.guest) == closed
                assert await ending(watcher) == closed
            assert (await asyncio.to_thread(raw, at.base, "GET", at.path))[0] == 404
            assert (await closing(at.base, at.table, at.guest.secret))[0] == 4404

    asyncio.run(play())


def test_the_host_closes_a_table_before_the_game_and_all_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with party(tmp_path, monkeypatch) as at:
            await at.host.must("close")
            for client in (at.host, at.guest):
                assert client.table["status"] == "closed"
                assert await ending(client) == (TABLE_CLOSED, "The host has closed this table.")
            with pytest.raises(Failed, match="404: There is no such table: the link is wrong, or"):
                await at.call("POST", f"{at.path}/seats", {"name": "Cy"})
            with pytest.raises(Failed, match="404: This code does not lead to a table"):
                await at.call("GET", f"/api/codes/{at.host.table['code'] or 'ABCDEF'}")

    asyncio.run(play())


def test_a_game_that_others_play_is_not_closed_nor_left_by_the_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though they are away just now: only who plays alone, or is left alone for good, closes it."""

    async def play() -> None:
        async with party(tmp_path, monkeypatch, grace=600) as at:
            await at.host.must("start")
            assert "Bo is still in this game" in (await at.host.send("close"))["error"]
            assert (await at.guest.send("leave"))["code"] == "not_now"
            await at.guest.leave()
            await at.host.until(lambda: not at.host.table["seats"][1]["present"])
            assert "Bo is still in this game" in (await at.host.send("close"))["error"]
            await at.guest.connect()
            await at.no_window()
            await at.guest.must("resign")
            await at.host.must("close")
            assert (await ending(at.guest))[0] == TABLE_CLOSED

    asyncio.run(play())


def test_in_a_game_a_bot_replaces_only_who_is_away_and_gives_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with party(tmp_path, monkeypatch, grace=3600) as at:
            await at.host.must("start")
            await at.no_window()
            reply = await at.host.send("remove", seat=1)
            assert reply["error"] == "Bo is here: only somebody who is away can be replaced."
            await at.guest.leave()
            await at.host.until(lambda: not at.host.table["seats"][1]["present"])
            await at.no_window()
            assert "only just left" in (await at.host.send("remove", seat=1))["error"]
            at.time.pass_by(JUST_LEFT * 1000)
            await at.no_window()
            await at.host.must("remove", seat=1)
            await at.host.until(lambda: at.host.table["seats"][1]["who"] == "bot")
            assert at.host.position
            assert "cards" not in at.host.position["zones"]["hand"][1]
            assert "already" in (await at.host.send("remove", seat=1))["error"]
            await at.guest.connect()  # with the same secret as ever
            await at.no_window()
            if not at.guest.over:
                await at.guest.must("take_back")

    asyncio.run(play())


def test_in_a_window_nobody_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with everything else that could show who was asked in it."""

    async def play() -> None:
        async with party(tmp_path, monkeypatch, grace=3600) as at:
            await at.host.must("start")
            await at.guest.leave()
            await at.host.until(lambda: not at.host.table["seats"][1]["present"])
            live = await at.hub.table(at.table)
            at.time.pass_by(JUST_LEFT * 1000)
            await at.no_window()
            live.table.window = Window(1, at.time.now, at.time.now + 1000)
            reply = await at.host.send("remove", seat=1)
            assert reply["error"] == "Wait a moment: players still have time to react."

    asyncio.run(play())
