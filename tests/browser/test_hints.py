"""What a bot would do: asked for by mouse and by key, and unasked in the first games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from shipboard import game_names
from tests.server.client import new_table

from .conftest import MakesPerson
from .person import Person
from .test_access import violations

PHONE = (390, 844)
ALONE = ["me", "bot", "bot", "bot"]


def deal(person: MakesPerson, base: str, game: str = "ardor", **settings: object) -> Person:
    """Somebody at a table against bots, who is asked something."""
    options = {"first_player": "seat:0"} if game == "ardor" else {}
    ticket = new_table(base, game, ALONE, pause=0, options=options)
    ada = person(**settings)
    ada.sit(ticket["table"], ticket["secret"])
    return ada


def begin(ada: Person) -> None:
    """A newcomer closes the page on how it is played."""
    ada.page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    ada.wait()


# Wherever an option can be chosen, in the list or on the table: whether the mark is there.
PLACES = """option => [...document.querySelectorAll('[data-option], [data-choice]')]
  .filter(({ dataset }) => (dataset.option ?? dataset.choice) === option)
  .map(place => !!place.closest('[data-hint-here]'))"""
# Whether the word is to be seen there, set by the style or written on the map.
WRITTEN = """place => getComputedStyle(place, '::before').content === '"Hint"'
  || [...place.querySelectorAll('text')].some(text => text.textContent === 'Hint')"""


def hinted(page: Page) -> str:
    """The option at which the hint points, marked wherever it can be chosen, and nothing else."""
    expect(page.locator("[data-hinted]")).to_contain_text("A bot would choose")
    marked = page.locator("[data-option][data-hint-here]")
    expect(marked).to_have_count(1)
    option = str(marked.get_attribute("data-option"))
    places = page.evaluate(PLACES, option)
    assert places
    assert all(places)
    for place in page.locator("[data-hint-here]").all():
        expect(place).to_be_visible()
        expect(place).to_have_accessible_name(re.compile("Hint"))
        assert place.evaluate(WRITTEN)
        assert place.get_attribute("data-option") in (option, None)
    return option


@pytest.mark.parametrize("key", [False, True])
def test_a_hint_that_is_asked_for_marks_an_option_that_can_be_chosen(
    person: MakesPerson, base: str, key: bool
) -> None:
    ada = deal(person, base)
    page = ada.page
    ada.wait()
    expect(page.locator("[data-hinted]")).to_have_count(0)
    if key:
        page.keyboard.press("i")
    else:
        page.get_by_role("button", name="Hint").click()
    option = hinted(page)
    assert violations(page) == []
    if key:
        asked = str(page.locator("[data-asked]").get_attribute("data-asked")).split()
        page.keyboard.press(str(asked.index(option) + 1))
    else:
        page.click(f'[data-option="{option}"]')
    expect(page.locator("[data-hinted]")).to_have_count(0)
    expect(page.get_by_role("log").first).not_to_be_empty()


@pytest.mark.parametrize("game", game_names())
def test_a_hint_is_marked_on_the_table_and_in_the_list(
    person: MakesPerson, base: str, game: str
) -> None:
    ada = deal(person, base, game)
    page = ada.page
    listed = page.locator("button.option[data-hint-here]")
    for _ in range(30):  # not every question is about what lies on the table
        ada.wait()
        page.keyboard.press("i")
        option = hinted(page)
        if not listed.count():
            break
        page.click(f'[data-option="{option}"]')
        expect(page.locator("[data-hinted]")).to_have_count(0)
        ada.answers += 1
    expect(listed).to_have_count(0)
    page.click("[data-as-list]")
    expect(listed).to_have_attribute("data-option", option)
    expect(listed).to_have_accessible_name(re.compile("Hint"))


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_a_newcomer_is_given_hints_until_they_want_none(
    person: MakesPerson, base: str, size: tuple[int, int]
) -> None:
    ada = deal(person, base, newcomer=True, size=size)
    begin(ada)
    page = ada.page
    for _ in range(30):  # not every question makes a difference
        expect(page.locator(".hint")).to_have_attribute("aria-busy", "false")
        if page.locator("[data-coach-off]").count():
            break
        ada.by_list(ada.look())
        ada.wait()
    hinted(page)
    assert violations(page) == []
    page.click("[data-hint-close]")
    expect(page.locator("[data-hinted]")).to_have_count(0)
    page.reload()
    hinted(page)
    page.click("[data-coach-off]")
    page.reload()
    ada.wait()
    page.keyboard.press("i")
    hinted(page)
    expect(page.locator("[data-coach-off]")).to_have_count(0)


def test_who_has_played_before_is_given_hints_only_for_the_asking(
    person: MakesPerson, base: str
) -> None:
    ada = deal(person, base)
    ada.wait()
    page = ada.page
    page.get_by_role("link", name="Shipboard").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("in the first two games of each")).to_be_checked()
    page.get_by_label("always").check()
    page.go_back()
    hinted(page)


def test_a_table_without_hints_says_so_and_has_none(person: MakesPerson, base: str) -> None:
    ada = person()
    page = ada.page
    page.goto("/new/ardor")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Let players ask for hints").uncheck()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("Hints are off at this table.")).to_be_visible()
    page.get_by_role("button", name="Start with bots in the free seats").click()
    ada.wait()
    expect(page.locator("[data-hint]")).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator("[data-hinted]")).to_have_count(0)
