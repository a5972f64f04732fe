"""Hints: for who is asked alone, by what this seat may know, and nothing else changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import shipboard
from shipboard.kernel.because import WORDS
from shipboard.server.aside import thinking
from shipboard.server.live import hints

from .client import Client, Json, call, new_table
from .worlds import serving


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Does something with a server in this process, at its address."""

    def carry_out(work: Callable[[str, Any], Awaitable[None]], **more: Any) -> None:
        async def serve() -> None:
            async with serving(tmp_path, monkeypatch, **more) as (base, _, hubs):
                await work(base, hubs[0])

        asyncio.run(serve())

    return carry_out


async def seated(base: str, game: str = "ardor", **more: Any) -> tuple[Client, Client]:
    """Two people at a table, and a bot; the first of them is asked at once."""
    seats = ["me", "open", "bot"]
    ticket = await asyncio.to_thread(new_table, base, game, seats, watch=True, pause=0, **more)
    path = f"/api/tables/{ticket['table']}/seats"
    joined = await asyncio.to_thread(call, base, "POST", path, {"name": "Bob"})
    ada, bob = (Client(base, ticket["table"], each["secret"]) for each in (ticket, joined))
    await ada.connect()
    await bob.connect()
    return ada, bob


async def asked(*people: Client) -> tuple[Client, Client]:
    """Who of the two is asked, and the other one."""
    one, other = people
    async with asyncio.timeout(60):
        while not one.asked and not other.asked:
            await asyncio.sleep(0.01)
    return (one, other) if one.asked else (other, one)


async def hint(client: Client, decision: Json) -> Json:
    return await client.send("hint", decision=decision["id"])


@pytest.mark.parametrize("game", shipboard.game_names())
def test_a_hint_names_an_option_and_says_why_and_nothing_else_changes(
    at: Callable[..., None], game: str
) -> None:
    async def work(base: str, hub: Any) -> None:
        ada, bob = await seated(
            base, game, options={"first_player": "seat:0"} if game == "ardor" else {}
        )
        await ada.must("start")
        mine, other = await asked(ada, bob)
        await other.must("ping")
        before, seen = len(other.received), mine.seen
        decision = mine.asked[0]
        entries = (await hub.table(mine.table["id"])).table.seq
        told = await mine.must("hint", decision=decision["id"])
        assert told["option"] in [option["id"] for option in decision["options"]]
        assert told["text"].endswith((".", "!"))
        assert told["clear"] is all(text not in told["text"] for text in WORDS.values())
        assert await mine.must("hint", decision=decision["id"]) == told
        live = await hub.table(mine.table["id"])
        assert (len(other.received), mine.seen, live.table.seq) == (before, seen, entries)
        await mine.must("answer", decision=decision["id"], option=told["option"])
        late = await hint(mine, decision)
        assert late["code"] == "late"
        await ada.leave()
        await bob.leave()

    at(work)


def test_a_hint_is_for_who_is_asked_and_only_while_they_decide(at: Callable[..., None]) -> None:
    async def work(base: str, hub: Any) -> None:
        ada, bob = await seated(base, options={"first_player": "seat:0"})
        waiting = await ada.send("hint", decision=1)
        assert waiting["code"] == "not_now"
        await ada.must("start")
        mine, other = await asked(ada, bob)
        decision = mine.asked[0]
        theirs = await hint(other, decision)
        assert theirs["code"] == "late"
        async with Client(base, ada.table["id"], None) as watcher:
            assert (await hint(watcher, decision))["code"] == "not_yours"
        await mine.must("hand_over", bot="random")
        assert (await hint(mine, decision))["code"] == "not_yours"
        await ada.leave()
        await bob.leave()

    at(work, pace=60)


def test_a_host_can_switch_hints_off_for_a_table(at: Callable[..., None]) -> None:
    async def work(base: str, hub: Any) -> None:
        ada, bob = await seated(base, hints=False)
        assert ada.table["hints"] is False
        await ada.must("start")
        mine, _ = await asked(ada, bob)
        refused = await hint(mine, mine.asked[0])
        assert (refused["code"], refused["error"]) == (
            "not_now", "The host has switched hints off for this table."
        )  # fmt: skip
        await ada.leave()
        await bob.leave()

    at(work)


def test_a_game_whose_bots_cannot_say_why_has_no_hints(
    at: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shipboard.server.tables.standing.adviser", lambda game: "")

    async def work(base: str, hub: Any) -> None:
        ada, bob = await seated(base)
        assert ada.table["hints"] is False
        await ada.must("start")
        mine, _ = await asked(ada, bob)
        refused = await hint(mine, mine.asked[0])
        assert (refused["code"], refused["error"]) == (
            "not_now", "Ardor has no bot that can say why, so no hints."
        )  # fmt: skip
        await ada.leave()
        await bob.leave()

    at(work)


def test_hints_have_a_pace_and_come_at_once_or_not_at_all(
    at: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(base: str, hub: Any) -> None:
        ada, bob = await seated(base)
        assert ada.table["hints"] is True
        await ada.must("start")
        mine, _ = await asked(ada, bob)
        decision = mine.asked[0]
        monkeypatch.setattr(thinking, "PROMPT", 0.0)
        slow = await hint(mine, decision)
        assert slow["code"] == "not_now"
        assert slow["error"].startswith("There is no hint now")
        live = await hub.table(mine.table["id"])
        monkeypatch.setattr(hints, "AT_ONCE", 1)
        live.hints._paces.clear()
        codes = [(await hint(mine, decision)).get("code") for _ in range(9)]
        assert "limited" in codes
        await ada.leave()
        await bob.leave()

    at(work)
