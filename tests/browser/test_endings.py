"""The end of every game: scores, turning points that lead into the replay, who plays again."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack

import pytest
from playwright.sync_api import WebSocketRoute, expect

from shipboard import game_names
from tests.games import short
from tests.server.client import Client, call, new_table

from .conftest import PATIENCE, MakesPerson
from .person import Person


def finished(base: str, game: str, people: int = 1) -> tuple[str, list[str]]:
    """A table where a game was played to its end, without a page; and the secrets of its people."""

    async def run() -> tuple[str, list[str]]:
        others = ["open"] * (people - 1) + ["bot"] * (3 - people)
        ticket = new_table(base, game, ["me", *others], pause=0, options=short(game))
        table, secrets = str(ticket["table"]), [str(ticket["secret"])]
        for name in ("Bob", "Cleo")[: people - 1]:
            path = f"/api/tables/{table}/seats"
            secrets.append(
                (await asyncio.to_thread(call, base, "POST", path, {"name": name}))["secret"]
            )
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(Client(base, table, secret)) for secret in secrets
            ]
            if people > 1:
                await clients[0].must("start")
            await asyncio.gather(*(client.play() for client in clients))
        return table, secrets

    with ThreadPoolExecutor(1) as other_thread:
        return other_thread.submit(asyncio.run, run()).result()


@pytest.mark.parametrize("game", game_names())
def test_a_game_that_is_over_shows_scores_and_where_it_turned(
    person: MakesPerson, base: str, game: str
) -> None:
    table, secrets = finished(base, game)
    ada = person()
    ada.sit(table, secrets[0])
    page = ada.page
    expect(page.locator("[data-over] .scores tr")).to_have_count(3, timeout=PATIENCE)
    expect(page.locator("footer.dock")).to_be_hidden()
    if call(base, "GET", f"/api/games/{game}")["tale"]:
        expect(page.locator("[data-tale] h3").first).to_be_visible(timeout=PATIENCE)
    turned = page.locator("[data-point]").last
    moment = str(turned.get_attribute("data-point"))
    page.goto(str(turned.get_attribute("href")))
    expect(page.locator("#moment")).to_have_value(moment, timeout=PATIENCE)
    expect(page.locator(".moment p").first).to_have_text(re.compile("."))


def test_everybody_sees_who_wants_to_play_again(person: MakesPerson, base: str) -> None:
    table, secrets = finished(base, "ardor", people=2)
    people = [person(1), person(2)]
    for one, secret in zip(people, secrets, strict=True):
        one.sit(table, secret)
    ada, bob = (one.page for one in people)
    ada.locator("[data-rematch]").click()
    expect(ada.locator("[data-agreed]")).to_have_text("Want to play again: You", timeout=PATIENCE)
    expect(bob.locator("[data-agreed]")).to_have_text("Want to play again: Ada", timeout=PATIENCE)


# What is being shown step by step, and how many options there are beside it.
STEP = """() => [
  document.querySelector('[data-next]')
    ? document.querySelector('[data-playing] [role="status"]').innerText : null,
  document.querySelectorAll('[data-option]').length,
]"""


def set_pace(someone: Person, pace: str) -> None:
    """At the table, in its menu."""
    page = someone.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.locator(f'[data-pace="{pace}"]').check()
    page.keyboard.press("Escape")


def test_step_by_step_waits_for_somebody_and_hides_no_question_for_good(
    person: MakesPerson, base: str
) -> None:
    ticket = new_table(base, "ardor", ["me", "bot", "bot", "bot"], pause=0)
    ada = person()
    ada.sit(ticket["table"], ticket["secret"])
    ada.wait()
    set_pace(ada, "step")
    page = ada.page
    steps = 0
    for _ in range(300):
        page.wait_for_selector("[data-option]:enabled, [data-confirm], [data-next], [data-over]")
        said, asked = page.evaluate(STEP)
        if said is not None:
            assert said.strip(), "it says what happened"
            assert not asked
            page.keyboard.press("n")
            steps += 1
            continue
        seen = ada.look()
        if seen["over"] or steps > 5:
            break
        ada.by_list(seen)
    assert steps > 5


def test_who_waited_reads_what_came_of_it_and_who_has_read_it_puts_it_away(
    person: MakesPerson, base: str
) -> None:
    ticket = new_table(base, "ardor", ["me", "bot", "bot", "bot"], pause=0)
    ada = person()
    ada.sit(ticket["table"], ticket["secret"])
    recap = ada.page.locator("[data-recap]")
    for _ in range(300):
        ada.wait()
        if recap.count():
            break
        ada.by_list(ada.look())
    expect(recap.locator("li").first).to_have_text(re.compile(r"^[A-Z+-]"))
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_have_count(0)
    expect(ada.page.locator("[data-option]").first).to_be_visible()


def declared_out(line: WebSocketRoute) -> None:
    """What the server sends, as if the character of seat 0 were dead."""
    server = line.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        if message.get("position"):
            message["position"]["out"] = [0]
        line.send(json.dumps(message))

    server.on_message(pass_on)


def test_who_is_out_of_the_game_skips_to_its_end(person: MakesPerson, base: str) -> None:
    ticket = new_table(base, "ardor", ["me", "bot", "bot", "bot"], pause=0)
    ada = person()
    ada.page.route_web_socket("**/socket", declared_out)
    ada.sit(ticket["table"], ticket["secret"])
    expect(ada.page.locator("[data-out]")).to_contain_text("You are out of the game.")
    ada.page.locator("[data-skip-rest]").click()
    expect(ada.page.locator("[data-over] .scores")).to_be_visible(timeout=PATIENCE)
    assert ada.answers == 0
