"""Table talk is open as the game's options say, and always before and after the game."""

from __future__ import annotations

import asyncio

import pytest

from .client import Client, Json, new_table

TALK = {
    "ardor, as usual": ("ardor", {}, True),
    "ardor, with statements": ("ardor", {"table_talk": "structured"}, False),
    "ardor, silent": ("ardor", {"table_talk": "off"}, False),
    "outsider, as usual": ("outsider", {}, True),
    "outsider, silent": ("outsider", {"talk": "off"}, False),
    "gloom": ("gloom", {"story_log": "off"}, True),
    "interloper": ("interloper", {}, True),
}


@pytest.mark.parametrize("table", TALK)
def test_the_options_of_a_game_say_whether_people_talk_while_it_runs(base: str, table: str) -> None:
    game, options, talk = TALK[table]

    async def play() -> None:
        ticket = new_table(base, game, ["me", "open", "bot"], options=options)
        async with Client(base, ticket["table"], ticket["secret"]) as host:
            assert host.table["talk"]
            await host.must("say", text="before")
            await host.must("seat", seat=1, to="bot")
            await host.must("start")
            await host.until(lambda: host.table["status"] == "playing")
            assert host.table["talk"] == talk
            reply = await host.send("say", text="meanwhile")
            assert reply["ok"] == talk
            if not talk:
                assert "played without table talk" in reply["error"]
            said = ["before", "meanwhile"] if talk else ["before"]
            await host.until(lambda: len(host.chat) == len(said))
            assert [line["text"] for line in host.chat] == said

    asyncio.run(play())


def test_after_a_silent_game_all_may_talk_again(base: str) -> None:
    async def play() -> None:
        seats = ["me", "bot:random", "bot:random"]
        ticket = new_table(base, "ardor", seats, options={"table_talk": "off"}, pause=0.02)
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            await client.play()
            await client.until(lambda: bool(client.table["talk"]))
            await client.must("say", text="well played")

    asyncio.run(play())


@pytest.mark.parametrize(("talk", "spoken"), [("free", True), ("off", False)])
def test_bots_say_to_all_why_they_choose_a_partner_where_players_may_talk(
    base: str, talk: str, spoken: bool
) -> None:
    def named(client: Client) -> list[Json]:
        return [event for event in client.events if event["event"] == "named_ally"]

    async def play() -> None:
        options = {"first_player": "seat:1", "table_talk": talk}
        ticket = new_table(base, "ardor", ["me", "bot", "bot"], options=options, watch=True)
        async with Client(base, ticket["table"], None) as watcher:
            await watcher.until(lambda: bool(named(watcher)))
            ally = named(watcher)[0]
            assert ("has not given a card yet" in ally["text"]) is spoken
            assert ("note" in ally) is spoken

    asyncio.run(play())
