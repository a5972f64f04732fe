"""From the lobby to a table, in every way that leads there."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Page, Response, expect

from shipboard import games
from tests.server.client import new_table

from .conftest import MakesPerson

FIRST_LOAD = 250_000  # bytes, compressed, without fonts


def test_every_game_is_played_now_with_one_click(page: Page) -> None:
    page.goto("/")
    for game in games.names():
        expect(page.locator(f"[data-play={game}]")).to_be_visible()
    page.click("[data-play=ardor]")
    page.wait_for_selector("[data-option]:enabled")


def test_a_friend_joins_a_new_table_by_its_link(person: MakesPerson) -> None:
    ada, ben = person().page, person().page
    ada.goto("/new/ardor")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("combobox", name="Players", exact=True).select_option("3")
    ada.get_by_role("combobox", name="Seat 3").select_option("bot:sensible")
    ada.get_by_role("button", name="Set up the table").click()
    link = ada.get_by_label("Copy the link").first.input_value()
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.click("[data-sit]")
    expect(ada.get_by_text("Ben")).to_be_visible()
    ada.click("[data-start]")
    for page in (ada, ben):
        expect(page.get_by_role("region", name="The table")).to_be_visible()


def test_a_code_leads_to_its_table_and_a_game_is_gone_on_with(
    person: MakesPerson, base: str
) -> None:
    ticket = new_table(base, "outsider", ["me", "open", "open"])
    page = person().page
    page.goto("/")
    page.get_by_label("Join a table").fill(ticket["code"].lower())
    page.get_by_role("button", name="Join", exact=True).click()
    page.get_by_label("Your name").fill("Eve")
    page.click("[data-sit]")
    expect(page.get_by_text("Waiting for the others")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Outsider").first.click()
    expect(page.get_by_text("Waiting for the others")).to_be_visible()


def test_a_game_that_waits_for_me_is_shown_first(person: MakesPerson, base: str) -> None:
    """Though another seat was taken later."""
    eve = person()
    asks = new_table(base, "ardor", ["me", "bot", "bot"])
    eve.sit(asks["table"], asks["secret"])
    eve.wait()
    gathers = new_table(base, "gloom", ["me", "open"])
    eve.sit(gathers["table"], gathers["secret"])
    eve.page.wait_for_selector("[data-start]")
    eve.page.goto("/")
    mine = eve.page.locator("[data-standing]")
    expect(mine.nth(0)).to_have_attribute("data-standing", "asked")
    expect(mine.nth(0)).to_contain_text("Ardor")
    expect(mine.nth(1)).to_have_attribute("data-standing", "gathering")
    expect(eve.page).to_have_title("● Shipboard")


def test_an_open_table_is_listed_while_its_host_is_there(person: MakesPerson, base: str) -> None:
    ticket = new_table(base, "gloom", ["me", "open"], open=True, name="Grace")
    page = person().page
    page.goto("/")
    expect(page.locator("[data-play=gloom]")).to_be_visible()
    expect(page.get_by_text("Hosted by Grace")).to_have_count(0)
    person().sit(ticket["table"], ticket["secret"])
    expect(page.get_by_text("Hosted by Grace")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_light_is_remembered(page: Page, theme: str) -> None:
    page.goto("/")
    page.get_by_label("Settings").click()
    page.get_by_label("night watch" if theme == "dark" else "day watch").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_all_settings_are_remembered(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Settings").click()
    page.get_by_label("Your name").fill("Eve")
    page.get_by_label("nothing moves").check()
    page.get_by_label("A soft tone").check()
    page.get_by_label("step by step").check()
    page.get_by_label("Answer for me where").uncheck()
    page.get_by_role("radio", name="never").check()
    page.reload()
    page.get_by_label("Settings").click()
    expect(page.get_by_label("Your name")).to_have_value("Eve")
    expect(page.get_by_label("nothing moves")).to_be_checked()
    expect(page.get_by_label("A soft tone")).to_be_checked()
    expect(page.get_by_label("step by step")).to_be_checked()
    expect(page.get_by_label("Answer for me where")).not_to_be_checked()
    expect(page.get_by_role("radio", name="never")).to_be_checked()


def test_who_has_no_name_is_asked_for_it_and_no_table_is_made(page: Page) -> None:
    page.goto("/new/ardor")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("Type what the others should call you.")).to_be_visible()
    expect(page.get_by_label("Your name")).to_be_focused()
    page.get_by_label("Your name").fill("Eve")
    expect(page.get_by_text("Type what the others should call you.")).to_have_count(0)
    page.get_by_role("button", name="Set up the table").click()
    expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.parametrize("game", games.names())
def test_a_new_table_speaks_of_its_options_in_words_and_folds_those_for_experts(
    game: str, page: Page
) -> None:
    page.goto(f"/new/{game}")
    page.get_by_text("More, for experts").click()
    words = page.locator("form").inner_text()
    for machine in ("86", "120 s", "600", "_", "=", "House", "Tuned", "(for the lab)"):
        assert machine not in words


@pytest.mark.parametrize("game", games.names())
def test_the_first_load_is_light(game: str, page: Page) -> None:
    """All of code, style, icons and content that a table needs, from the lobby on."""
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if not response.url.endswith((".woff", ".woff2")):
            sizes[response.url] = len(gzip.compress(response.body()))

    page.on("response", weigh)
    page.goto("/")
    page.click(f"[data-play={game}]")
    page.wait_for_selector("[data-option]:enabled")
    page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) < FIRST_LOAD, sizes


def test_icons_and_rules_come_when_they_are_looked_at(page: Page) -> None:
    page.goto("/")
    page.click("[data-play=outer_rim]")
    page.wait_for_selector("[data-option]:enabled")
    page.wait_for_function(
        """() => [...document.querySelectorAll('svg[viewBox="0 0 512 512"] path')]
          .every(outline => outline.getAttribute('d'))"""
    )
    with page.expect_response("**/rules") as told:
        page.keyboard.press("r")
    assert told.value.ok
    asked = page.locator("[data-rule].here")
    expect(asked).to_be_in_viewport()
