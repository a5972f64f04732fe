"""Calls beside the play: options that name files, and the tale of a finished game."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import pytest

from shipboard.games import game as find_game
from shipboard.games import names
from shipboard.kernel.lesson import has_lesson, lesson_of, moments

from .client import Client, Failed, call, new_table

FILES = [
    (name, option.name, value)
    for name in names()
    for option in find_game(name).options
    for value in option.values
    if "<path>" in value
]


def test_every_game_has_an_option_for_an_owners_own_content() -> None:
    assert {name for name, _, _ in FILES} == set(names())


@pytest.mark.parametrize(("name", "option", "value"), FILES)
def test_no_option_reads_a_file_of_the_server(
    base: str, tmp_path: Path, name: str, option: str, value: str
) -> None:
    there = tmp_path / "there.toml"
    there.write_text("")
    seats = ["me"] + ["bot"] * (find_game(name).min_players - 1)
    told = set()
    for path in (there, tmp_path / "not_there.toml", Path("/etc/passwd")):
        given = value.replace("<path>", str(path))
        with pytest.raises(Failed) as table:
            new_table(base, name, seats, options={option: given})
        with pytest.raises(Failed) as content:
            call(base, "GET", f"/api/games/{name}/content?{option}={quote(given)}")
        assert (table.value.status, content.value.status) == (409, 409)
        told |= {str(table.value), str(content.value)}
    assert told == {
        f"409: Option {option}: tables on a server can use only the cards that come with the game."
    }


def test_a_path_is_no_value_of_any_option(base: str) -> None:
    for name in names():
        game = find_game(name)
        for option in game.options:
            with pytest.raises(Failed) as failed:
                call(base, "GET", f"/api/games/{name}/content?{option.name}=../../etc/passwd")
            assert failed.value.status == 409


@pytest.mark.parametrize("part", ["", "/outer_rim", "/outer_rim/rules", "/outer_rim/content"])
def test_what_a_client_has_already_is_not_sent_again(base: str, part: str) -> None:
    address = f"{base}/api/games{part}"
    with urlopen(address, timeout=30) as response:
        tag = response.headers["etag"]
        assert response.headers["cache-control"] == "no-cache"
        assert json.load(response)
    with pytest.raises(HTTPError) as kept:
        urlopen(Request(address, headers={"If-None-Match": tag}), timeout=30)
    with kept.value as answer:
        assert (answer.status, answer.read(), answer.headers["etag"]) == (304, b"", tag)
    other = Request(address, headers={"If-None-Match": 'W/"0"'})
    with urlopen(other, timeout=30) as response:
        assert response.status == 200


def test_the_rules_of_a_game_have_numbers_and_chapters(base: str) -> None:
    rules = call(base, "GET", "/api/games/ardor/rules")
    assert {tuple(rule) for rule in rules} == {("number", "text", "chapter")}
    assert rules[0]["number"].startswith("ARD-1")
    assert "Rulings" in {rule["chapter"] for rule in rules}
    with pytest.raises(Failed, match="404"):
        call(base, "GET", "/api/games/chess/rules")


def test_a_finished_game_of_gloom_is_told_as_a_tale(base: str) -> None:
    async def play() -> str:
        ticket = new_table(base, "gloom", ["me", "bot:random"], name="Zoë <Ada>", pause=0.02)
        table = str(ticket["table"])
        with pytest.raises(Failed, match="409: The game is not over"):
            await asyncio.to_thread(call, base, "GET", f"/api/tables/{table}/tale.md")
        async with Client(base, table, ticket["secret"]) as client:
            await client.play()
            assert client.over
        return table

    table = asyncio.run(play())
    with urlopen(f"{base}/api/tables/{table}/tale.html", timeout=30) as response:
        page = response.read().decode()
        assert response.headers["content-type"].startswith("text/html")
        policy = response.headers["content-security-policy"]
    assert "script" not in policy
    for part in ("default-src", "base-uri", "form-action", "frame-ancestors"):
        assert f"{part} 'none'" in policy
    assert "Zoë &lt;Ada&gt;" in page
    assert "<Ada>" not in page
    with urlopen(f"{base}/api/tables/{table}/tale.md", timeout=30) as response:
        assert response.headers["content-type"].startswith("text/markdown")
        told = response.read().decode()
    assert told.startswith("# ")
    with urlopen(f"{base}/api/tables/{table}/record", timeout=30) as response:
        assert "attachment" in response.headers["content-disposition"]
        assert json.load(response)["game"] == "gloom"


def test_a_finished_game_tells_what_came_of_it_and_a_running_one_does_not(base: str) -> None:
    async def play() -> str:
        ticket = new_table(base, "ardor", ["me", "bot:random", "bot:random"], pause=0.02)
        table = str(ticket["table"])
        with pytest.raises(Failed, match="409: The game is not over"):
            await asyncio.to_thread(call, base, "GET", f"/api/tables/{table}/ending")
        async with Client(base, table, ticket["secret"]) as client:
            await client.play()
        return table

    table = asyncio.run(play())
    for _ in range(2):  # played again, or as it was kept
        ending = call(base, "GET", f"/api/tables/{table}/ending")
        frames = call(base, "GET", f"/api/tables/{table}/frames?viewer=all&from=0&to=200")
        assert ending["total"] == frames["total"]
        assert sorted(score["seat"] for score in ending["scores"]) == [0, 1, 2]
        assert ending["points"]
        for point in ending["points"]:
            told = frames["frames"][point["at"]]["moves"]
            assert any("effect" in event for event in told), point


def test_a_game_without_a_tale_says_so(base: str) -> None:
    async def play() -> str:
        ticket = new_table(base, "ardor", ["me", "bot:random", "bot:random"], pause=0.02)
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            await client.play()
        return str(ticket["table"])

    with pytest.raises(Failed, match="409: Ardor has no tale to tell"):
        call(base, "GET", f"/api/tables/{asyncio.run(play())}/tale.md")


@pytest.mark.parametrize("name", names())
def test_a_lesson_shows_the_learner_and_nobody_elses_cards(base: str, name: str) -> None:
    game = find_game(name)
    listed = {each["name"]: each["lesson"] for each in call(base, "GET", "/api/games")}
    assert (listed[name] is not None) == has_lesson(game)
    if not has_lesson(game):
        with pytest.raises(Failed, match="has no first game that teaches"):
            call(base, "GET", f"/api/games/{name}/lesson")
        return
    lesson = call(base, "GET", f"/api/games/{name}/lesson")
    for moment, frame in zip(moments(game, lesson_of(game)), lesson["frames"], strict=True):
        seen = json.loads(json.dumps(moment.match.position(lesson["seat"])))
        shown = frame["position"]
        assert shown["zones"] == seen["zones"]
        assert shown["facts"] == seen["facts"]
        options = [
            option["id"] for asked in shown.get("decisions", []) for option in asked["options"]
        ]
        assert frame["do"] in options if moment.asked else frame["do"] is None
        assert frame["say"] == moment.say
