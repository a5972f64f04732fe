"""Before the first game a newcomer reads how it is played, and whenever somebody asks."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from shipboard import game, game_names
from shipboard.kernel.howto import howto
from tests.server.client import new_table

from .conftest import MakesPerson


@pytest.mark.parametrize("name", game_names())
def test_a_newcomer_reads_how_it_is_played_once(person: MakesPerson, base: str, name: str) -> None:
    page = howto(game(name).package)
    assert page
    eve = person(newcomer=True)
    ticket = new_table(base, name, ["me", "bot", "bot", "bot"])
    eve.sit(ticket["table"], ticket["secret"])
    shown = eve.page.locator("[data-howto]")
    expect(shown).to_contain_text(page.goal)
    for step in page.step:
        expect(shown).to_contain_text(step.text)
    expect(shown.locator("path")).to_have_count(len(page.step))
    expect(shown.locator('path[d=""]')).to_have_count(0)  # when the icons have come
    eve.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    eve.page.reload()
    eve.page.wait_for_selector("#question")
    expect(shown).to_have_count(0)
    eve.page.click("[data-help]")
    expect(shown).to_be_visible()
    eve.page.get_by_role("button", name="Full rules").click()
    search = eve.page.get_by_placeholder("Search the rules")
    search.fill("win")
    expect(eve.page.locator("[data-rule]").first).to_contain_text("win")
    expect(eve.page.locator("[data-rule]").first).not_to_contain_text("window")
