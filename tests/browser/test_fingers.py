"""Phones: the question and what can be answered are in sight together, and fingers hit what they
aim at."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from shipboard import games
from tests.games import short
from tests.server.client import new_table

from .conftest import MakesPerson
from .person import Person

SMALL, COMMON = (360, 640), (390, 844)
WALK = 14  # questions
LONG = 400
# What somebody sees of the question without moving anything.
SIGHT = """() => {
  const shown = (part) => {
    const { x, y, width, height, bottom } = part.getBoundingClientRect()
    if (!width || y < 0 || bottom > innerHeight + 1) return false
    return [y + 3, bottom - 3].every((at) => {
      const top = document.elementFromPoint(x + width / 2, at)
      return !!top && (part.contains(top) || top.contains(part))
    })
  }
  const options = [...document.querySelectorAll('.ask [data-option]')]
  const first = document.querySelector('main [data-choice]')
  const dock = document.querySelector('#question').getBoundingClientRect()
  return {
    prompt: shown(document.querySelector('.prompt')),
    about: [...document.querySelectorAll('.about')].every(shown),
    options: options.length,
    shown: options.filter(shown).length,
    chips: [...document.querySelectorAll('[data-chip]')].every(shown),
    thing: !first || !!first.closest('figure')
      || first.getBoundingClientRect().top + 24 <= dock.top,
    words: document.querySelector('.prompt').textContent,
  }
}"""
# What stands in a sentence is as high as its line; a map can be brought nearer, and all that is
# chosen on it is in the list as well. A box to tick is hit by its label.
TOO_SMALL = """() => [...document.querySelectorAll(
    'button, a[href], input, select, textarea, summary, label:has(input)')].filter((part) => {
  if (!part.checkVisibility() || part.closest('svg, .skip') || part.matches('.inline')) return false
  if (part.matches('input') && (part.closest('label') || part.type === 'range')) return false
  if (part.matches('p a, li a:not(.button)') && getComputedStyle(part).display === 'inline')
    return false
  const { width, height } = part.getBoundingClientRect()
  return width > 1 && (width < 43.9 || height < 43.9)
}).map((part) => {
  const { width, height } = part.getBoundingClientRect()
  return `${part.tagName}.${part.className} ${part.textContent.trim().slice(0, 30)} `
    + `${Math.round(width)} x ${Math.round(height)}`
})"""
TOO_FINE = """() => [...document.querySelectorAll('body *:not(svg *):not(.unseen)')]
  .filter((part) =>
  part.checkVisibility() && parseFloat(getComputedStyle(part).fontSize) < 10.99
    && [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
).map((part) => `${part.tagName}.${part.className} ${part.textContent.trim().slice(0, 30)}`)"""


def phone(person: MakesPerson, size: tuple[int, int], seed: int = 1) -> Person:
    """Somebody with a phone of this size."""
    return person(seed=seed, has_touch=True, is_mobile=True, size=size)


def seated(person: Person, base: str, game: str) -> None:
    """At a table with bots, at the first question."""
    players = games.game(game).default_players
    ticket = new_table(base, game, ["me"] + ["bot"] * (players - 1), options=short(game))
    person.sit(ticket["table"], ticket["secret"])
    person.wait()


def walk(ada: Person, questions: int) -> int:
    """Answer by the list, and look at each question first; how many there were."""
    for at in range(questions):
        ada.wait()
        seen = ada.look()
        if seen["over"]:
            return at
        if seen["sure"] or not seen["options"]:
            ada.by_list(seen)
            continue
        sight: dict[str, Any] = ada.page.evaluate(SIGHT)
        assert sight["prompt"], sight
        assert sight["about"], sight
        assert sight["chips"], sight
        assert sight["thing"], sight
        assert sight["shown"] >= min(3, sight["options"]), sight
        ada.by_list(seen)
    return questions


@pytest.mark.parametrize("game", games.names())
def test_question_cards_and_options_are_in_sight_together(
    game: str, person: MakesPerson, base: str
) -> None:
    ada = phone(person, SMALL, seed=5)
    seated(ada, base, game)
    assert walk(ada, WALK) > WALK / 2


@pytest.mark.slow
@pytest.mark.parametrize("seed", [6, 7, 8])
@pytest.mark.parametrize("game", games.names())
def test_they_are_at_every_question_of_a_game(
    game: str, seed: int, person: MakesPerson, base: str
) -> None:
    ada = phone(person, SMALL, seed=seed)
    seated(ada, base, game)
    assert walk(ada, LONG) > WALK


def test_the_question_can_be_folded_to_see_the_table(person: MakesPerson, base: str) -> None:
    ada = phone(person, SMALL)
    seated(ada, base, "ardor")
    page = ada.page
    high = page.locator("#question").bounding_box()
    page.tap("[data-fold]")
    low = page.locator("#question").bounding_box()
    assert high
    assert low
    assert low["height"] < high["height"] / 1.5
    assert ada.look()["options"]
    assert page.locator(".prompt").is_visible()
    page.tap("[data-fold]")
    ada.by_list(ada.look())


def assert_large(page: Page, where: str) -> None:
    """Fingers and eyes find nothing too small."""
    assert (where, page.evaluate(TOO_SMALL)) == (where, [])
    assert (where, page.evaluate(TOO_FINE)) == (where, [])


@pytest.mark.parametrize("size", [SMALL, COMMON])
def test_fingers_hit_everything_before_and_after_a_game(
    size: tuple[int, int], person: MakesPerson, base: str, ended: str
) -> None:
    page = phone(person, size).page
    for path, ready in [
        ("/", "[data-play]"), ("/new/outsider", "form input"), ("/learn/ardor", "#question"),
        (f"/t/{ended}", "[data-over]"), (f"/t/{ended}/replay?viewer=all&at=5", "#moment"),
    ]:  # fmt: skip
        page.goto(path)
        page.wait_for_selector(ready)
        assert_large(page, path)
    page.goto("/")
    page.tap("[aria-label=Settings]")
    page.wait_for_selector("dialog[open]")
    assert_large(page, "settings")
    ticket = new_table(base, "gloom", ["me", "open", "bot"])
    host = phone(person, size)
    host.sit(ticket["table"], ticket["secret"])
    host.page.wait_for_selector("[data-start]")
    assert_large(host.page, "a table that waits")
    guest = phone(person, size).page
    guest.goto(f"/t/{ticket['table']}")
    guest.wait_for_selector("[data-sit]")
    assert_large(guest, "sitting down")


@pytest.mark.parametrize("game", games.names())
def test_fingers_hit_everything_at_a_table(game: str, person: MakesPerson, base: str) -> None:
    ada = phone(person, SMALL, seed=3)
    seated(ada, base, game)
    page = ada.page
    for _ in range(6):
        seen = ada.look()
        if seen["over"]:
            break
        assert_large(page, ada.story())
        ada.by_list(seen)
        ada.wait()
    for opener in [
        ".narrow", "[data-help]", "[data-goals] button", ".rule", "[data-seat-menu]",
        "[aria-label=Settings]",
    ]:  # fmt: skip
        button = page.locator(opener).first
        if not button.count() or not button.is_visible():
            continue
        button.tap()
        page.wait_for_selector("dialog[open]")
        assert_large(page, opener)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


@pytest.mark.parametrize("game", games.names())
def test_type_is_legible_on_a_wide_page(game: str, person: MakesPerson, base: str) -> None:
    ada = person(seed=3)
    seated(ada, base, game)
    for _ in range(6):
        assert ada.page.evaluate(TOO_FINE) == []
        ada.by_list(ada.look())
        ada.wait()
