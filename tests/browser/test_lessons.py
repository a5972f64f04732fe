"""First games that teach, gone through in the browser: by mouse, by keyboard, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from shipboard import games
from shipboard.kernel.lesson import has_lesson, lesson_of, moments

from .conftest import MakesPerson
from .test_access import violations

TAUGHT = [name for name in games.names() if has_lesson(games.game(name))]
SIZES = {"laptop": (1280, 800), "small phone": (360, 640)}
each_game = pytest.mark.parametrize("game", TAUGHT)


def remarks(game: str) -> list[str]:
    """What is said at each moment, in turn."""
    found = games.game(game)
    return [moment.say for moment in moments(found, lesson_of(found))]


def answers(game: str) -> list[str]:
    """What is to be chosen at each moment; nothing where one only reads on."""
    found = games.game(game)
    return [moment.answer if moment.asked else "" for moment in moments(found, lesson_of(found))]


@each_game
@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
def test_by_mouse_to_its_end(person: MakesPerson, game: str, size: tuple[int, int]) -> None:
    page = person(size=size).page
    page.goto("/")
    page.click(f'a[href="/learn/{game}"]')
    for said, answer in zip(remarks(game)[:-1], answers(game), strict=False):
        expect(page.locator("[data-say] p")).to_have_text(said)
        expect(page.locator("[data-say]")).to_be_in_viewport()
        button = page.locator(f'[data-option="{answer}"]' if answer else "[data-next]")
        expect(button).to_be_visible()
        button.click()
    expect(page.locator("[data-say] p")).to_have_text(remarks(game)[-1])
    page.get_by_role("link", name="Now play it").click()
    expect(page).to_have_url(f"{page.url.rpartition('/new/')[0]}/new/{game}")


@each_game
def test_by_keyboard_to_its_end(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    for said, answer in zip(remarks(game)[:-1], answers(game), strict=False):
        expect(page.locator("[data-say] p")).to_have_text(said)
        page.locator(f'[data-option="{answer}"]' if answer else "[data-next]").focus()
        page.keyboard.press("Enter")
    expect(page.locator("[data-say] p")).to_have_text(remarks(game)[-1])


@each_game
def test_another_option_says_which_one_the_lesson_means(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    for answer in answers(game):
        if answer:
            break
        page.click("[data-next]")
    said = page.locator("[data-say] p").inner_text()
    page.locator(f'[data-option]:not([data-option="{answer}"])').first.click()
    wanted = page.locator(f'[data-option="{answer}"]')
    expect(page.get_by_role("alert")).to_contain_text("In this lesson, choose:")
    expect(page.locator("[data-say] p")).to_have_text(said)
    wanted.click()
    expect(page.locator("[data-say] p")).not_to_have_text(said)


@each_game
def test_axe_finds_nothing_on_a_lesson(page: Page, game: str) -> None:
    page.goto(f"/learn/{game}")
    for answer in answers(game):
        if answer:
            break
        page.click("[data-next]")
    page.wait_for_selector("[data-option]")
    assert violations(page) == []
