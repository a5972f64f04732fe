"""What bots do unasked at a table on the network: it happens, and nobody waits for it or hears it.

A game of Ardor with one cell left, in which a card is asked for; D is red, and may hold Martyr.
"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from shipboard.kernel.match import Match
from shipboard.server.aside.thinking import Bots, Choice, Offer, Question, Wish
from shipboard.server.live import making
from shipboard.server.live.hub import Hub
from shipboard.server.live.live import Live
from tests.rules.ardor.scenario import scenario

from .client import Client, new_table
from .worlds import serving

SEED = "07" * 32
MISSIONS = {"A": "crew", "D": "saboteur"}


async def last_cell(
    base: str, hub: Hub, monkeypatch: pytest.MonkeyPatch, asked: str, holds: str
) -> tuple[Client, Live]:
    """A person in seat A among bots, not yet connected: until then nothing happens."""
    monkeypatch.setattr(making, "new_seed", lambda: SEED)
    seats = ["me", "bot", "bot", "bot"]
    ticket = await asyncio.to_thread(new_table, base, "ardor", seats, pause=0.02, watch=True)
    live = await hub.table(ticket["table"])
    hands = {seat: ["energy", "airlock"] for seat in "ABC"} | {"D": ["energy", holds]}
    g = scenario(active=asked, step="commit", cells=1, missions=MISSIONS, hands=hands).g
    g.live = True
    match: Match = live.table.playing()
    match.state = g
    return Client(base, ticket["table"], ticket["secret"]), live


def test_a_bot_plays_martyr_while_a_person_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path, monkeypatch, pace=0) as (base, _, hubs):
            client, live = await last_cell(base, hubs[0], monkeypatch, "A", "martyr")
            async with client:
                await client.until(lambda: client.over)
                assert client.position
                assert client.position["outcome"]["winners"] == [3]
                assert client.position["outcome"]["reason"] == "martyr"
            (answer,) = live.table.playing().answers
            assert (answer.seat, answer.kind) == (3, "martyr_red")

    asyncio.run(play())


def test_what_a_bot_does_unasked_comes_before_what_another_bot_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both wait for the same moment, so that people can follow: one must be the first."""

    async def play() -> None:
        async with serving(tmp_path, monkeypatch, pace=0) as (base, _, hubs):
            client, live = await last_cell(base, hubs[0], monkeypatch, "B", "martyr")
            choose = Bots.choose

            async def none(self: Bots, offer: Offer) -> Wish:
                return None

            async def choosing(self: Bots, question: Question) -> Choice:
                choice = await choose(self, question)
                live.driver._wishes[3] = ("martyr_red", "play:martyr")
                return choice

            monkeypatch.setattr(Bots, "wish", none)
            monkeypatch.setattr(Bots, "choose", choosing)
            async with client:
                await client.until(lambda: client.over)
            assert [answer.kind for answer in live.table.playing().answers] == ["martyr_red"]

    asyncio.run(play())


def asks(client: Client, kind: str) -> bool:
    return [asked["kind"] for asked in client.asked] == [kind]


def test_nobody_waits_for_a_bot_that_thinks_about_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    offers: list[tuple[int, int]] = []

    async def play() -> None:
        for_ever = asyncio.Event()

        async def dreaming(self: Bots, offer: Offer) -> Wish:
            offers.append((offer.seen.player[1], len(offer.offered)))
            if len(offers) > 3:
                return None
            await for_ever.wait()
            return "martyr_red", "play:martyr"

        monkeypatch.setattr(Bots, "wish", dreaming)
        async with serving(tmp_path, monkeypatch, pace=0) as (base, _, hubs):
            client, live = await last_cell(base, hubs[0], monkeypatch, "A", "martyr")
            async with client:
                for kind in ("commit_card", "choose_ally"):
                    await client.until(partial(asks, client, kind))
                    await client.answer()
                answers = live.table.playing().answers
                await client.until(lambda: len(answers) > 2)  # the bot that was named
                for_ever.set()  # too late: what was wished there is of no use any more
                await client.send("ping")
                assert not any(answer.kind for answer in answers)

    asyncio.run(play())
    assert offers[:3] == [(1, 0), (2, 0), (3, 1)]


def test_no_message_tells_whether_a_bot_could_have_done_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All bots are asked whatever they hold, and one that declines is not heard."""

    async def heard(base: str, hub: Hub, holds: str) -> tuple[Any, ...]:
        offers: list[tuple[int, int]] = []
        stored: list[int] = []
        done = asyncio.Event()
        submit = hub.store.submit

        async def declining(self: Bots, offer: Offer) -> Wish:
            offers.append((offer.seen.player[1], len(offer.offered)))
            if len(offers) == 3:
                asyncio.get_running_loop().call_soon(done.set)
            return None

        def counting(parts: Any, then: Any) -> Any:
            stored.append(len(parts))
            return submit(parts, then)

        monkeypatch.setattr(Bots, "wish", declining)
        client, live = await last_cell(base, hub, monkeypatch, "A", holds)
        monkeypatch.setattr(hub.store, "submit", counting)
        async with client:
            await asyncio.wait_for(done.wait(), 30)
            await client.send("say", text="anybody?")
            names = (live.table.id, live.table.created.code)
        monkeypatch.setattr(hub.store, "submit", submit)
        texts = []
        for text in client.received:
            for name in names:
                text = text.replace(name, "*")
            texts.append(text)
        return offers, texts, stored, live.table.seq

    async def play() -> None:
        async with serving(tmp_path, monkeypatch, pace=0) as (base, _, hubs):
            able = await heard(base, hubs[0], "martyr")
            other = await heard(base, hubs[0], "energy")
        assert able[0] == [(1, 0), (2, 0), (3, 1)]
        assert other[0] == [(1, 0), (2, 0), (3, 0)]
        assert able[1:] == other[1:]
        assert len(able[1]) >= 2

    asyncio.run(play())
