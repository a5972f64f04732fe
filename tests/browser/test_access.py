"""The page for everybody: axe-core finds nothing on any page, by night and by day."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from shipboard import games
from tests.server.client import new_table

from .conftest import MakesPerson
from .test_whole_games import PHONE

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
}
# What passes is a list of the whole page: it stays there.
LOOK = "async (rules) => (await axe.run(rules)).violations"


def violations(page: Page) -> list[str]:
    """What axe-core has to say of the page as it is, by night and by day, in short."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for light in ("dark", "light"):
        page.emulate_media(color_scheme=light)
        page.wait_for_selector(f"html[data-theme={light}]")
        seen: list[dict[str, Any]] = page.evaluate(LOOK, RULES)
        found += [
            f"{light}, {one['id']}: {one['help']}: "
            f"{[node['html'][:160] for node in one['nodes'][:3]]}"
            for one in seen
        ]
    return found


def test_the_lobby_and_a_new_table(person: MakesPerson, base: str) -> None:
    ticket = new_table(base, "ardor", ["me", "open", "open"], open=True)
    person().sit(ticket["table"], ticket["secret"])
    page = person().page
    page.goto("/")
    page.wait_for_selector("[data-play]")
    page.wait_for_selector("a:has-text('Sit down')")
    assert violations(page) == []
    page.click("[aria-label=Settings]")
    page.wait_for_selector("dialog[open]")
    assert violations(page) == []
    page.goto("/new/outsider")
    page.click("summary")
    assert violations(page) == []


def test_a_table_that_waits(person: MakesPerson, base: str) -> None:
    ticket = new_table(base, "gloom", ["me", "open", "bot"])
    host, guest = person(), person()
    host.sit(ticket["table"], ticket["secret"])
    host.page.wait_for_selector("[data-start]")
    assert violations(host.page) == []
    guest.page.goto(f"/t/{ticket['table']}")
    guest.page.wait_for_selector("[data-sit]")
    assert violations(guest.page) == []


@pytest.mark.parametrize("game", games.names())
def test_a_table_in_play(game: str, person: MakesPerson, base: str) -> None:
    players = games.game(game).default_players
    ticket = new_table(base, game, ["me"] + ["bot"] * (players - 1))
    eve = person()
    eve.sit(ticket["table"], ticket["secret"])
    for _ in range(8):
        eve.wait()
        eve.by_list(eve.look())
    eve.wait()
    assert violations(eve.page) == []
    eve.page.keyboard.press("r")
    eve.page.wait_for_selector("dialog[open] [data-rule]")
    assert violations(eve.page) == []
    eve.page.keyboard.press("Escape")
    plain = eve.page.locator("[data-card]:not(.glow)")
    while not plain.count():  # every card on the table can be chosen just now
        eve.by_list(eve.look())
        eve.wait()
    plain.first.click()
    eve.page.wait_for_selector("dialog[open]")
    assert violations(eve.page) == []


def test_a_table_on_a_phone(person: MakesPerson, base: str) -> None:
    ticket = new_table(base, "ardor", ["me", "bot", "bot"])
    eve = person(**PHONE)
    eve.sit(ticket["table"], ticket["secret"])
    eve.wait()
    assert violations(eve.page) == []
    eve.page.locator(".narrow").click()
    eve.page.wait_for_selector("dialog[open] [role=log]")
    assert violations(eve.page) == []


def test_the_end_and_the_replay(person: MakesPerson, base: str, ended: str) -> None:
    page = person().page
    page.goto(f"/t/{ended}")
    page.wait_for_selector("[data-over]")
    assert violations(page) == []
    page.goto(f"/t/{ended}/replay?viewer=all&at=5")
    page.wait_for_selector("#moment")
    assert violations(page) == []
