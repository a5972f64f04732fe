"""A table that stands still: nobody's place moves, the question is low, what is in sight is chosen
where it lies."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from shipboard import games
from tests.games import short
from tests.server.client import new_table

from .conftest import MakesPerson
from .person import Person

MOST = 4  # pixels
LOW = 0.3  # of the height of the page
ANSWERS = 40
# Looks at every element of every player's panel in every picture that the browser draws. What the
# viewer scrolls away has not moved; what is only for screen readers is nowhere; and a card may
# make room for another one in its own row, as films do on a Character.
WATCH = """(most) => {
  const PARTS = '*:not(svg *):not(.unseen):not(ul[data-zone] *):not(.film, .film *)'
  window.moved = new Set()
  const at = new Map()
  const look = () => {
    const main = document.querySelector('main')
    if (document.querySelector('[data-over]')) return
    for (const panel of document.querySelectorAll('[data-panel]'))
      for (const part of [panel, ...panel.querySelectorAll(PARTS)]) {
        const { x, y: top, width } = part.getBoundingClientRect()
        const y = top + main.scrollTop
        const was = at.get(part)
        if (width) at.set(part, { x, y })
        else at.delete(part)
        if (!width || !was || Math.hypot(was.x - x, was.y - y) <= most) continue
        window.moved.add(`seat ${panel.dataset.panel}: ${part.tagName}.${part.className} `
          + `${part.textContent.trim().slice(0, 30)} by ${x - was.x}, ${y - was.y}`)
      }
    requestAnimationFrame(look)
  }
  look()
}"""
ACTIVE = "() => document.querySelector('[data-panel].active')?.dataset.panel"
LOWER = """() => document.querySelector('#question').offsetHeight / innerHeight"""


def seated(person: Person, base: str, game: str) -> None:
    """Somebody at a table with bots, at the first question."""
    players = games.game(game).default_players
    ticket = new_table(base, game, ["me"] + ["bot"] * (players - 1), options=short(game))
    person.sit(ticket["table"], ticket["secret"])
    person.wait()


@pytest.mark.parametrize("game", games.names())
def test_nobodys_place_moves_while_the_bots_play_a_round(
    game: str, person: MakesPerson, base: str
) -> None:
    ada = person(seed=3)
    seated(ada, base, game)
    while not ada.page.locator("header .turn").count():  # the table is still being laid out
        ada.by_list(ada.look())
        ada.wait()
    ada.page.evaluate(WATCH, MOST)
    seats = games.game(game).default_players
    been: set[str] = set()
    for _ in range(ANSWERS):
        seen = ada.look()
        if seen["over"] or len(been) == seats:
            break
        assert ada.page.evaluate(LOWER) <= LOW + 0.002
        been |= {ada.page.evaluate(ACTIVE)} - {None}
        ada.by_list(seen)
        ada.wait()
    assert ada.page.evaluate("[...window.moved]") == []
    assert been, "nobody has had a turn"


@pytest.mark.parametrize("game", ["ardor", "outsider", "gloom", "interloper"])
def test_all_players_are_in_sight_above_the_question(
    game: str, person: MakesPerson, base: str
) -> None:
    ada = person()
    seated(ada, base, game)
    dock = ada.page.locator("#question").bounding_box()
    assert dock
    for name in ada.page.locator("[data-panel] .head").all():
        box = name.bounding_box()
        assert box
        assert box["y"] + box["height"] <= dock["y"]


def test_cards_in_hand_are_chosen_there_and_say_what_they_do(
    person: MakesPerson, base: str
) -> None:
    """And not in a second list, unless somebody wants one."""
    ada = person()
    seated(ada, base, "ardor")
    page = ada.page
    card = page.locator("[data-zone^='hand'] [data-option]").first
    card.wait_for()
    wanted = card.get_attribute("data-option")
    listed = page.locator(f".ask [data-option='{wanted}']")
    assert listed.count() == 0
    says = page.locator(f"[id='{card.get_attribute('aria-describedby')}']").text_content()
    assert says
    expect(card.locator("p")).to_have_text(says)
    page.click("[data-as-list]")
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text(says)


def test_arrow_keys_go_through_all_that_can_be_chosen(person: MakesPerson, base: str) -> None:
    """In the list and on the table, in the order of the question, and round again."""
    ada = person()
    seated(ada, base, "ardor")
    page = ada.page
    page.locator("[data-zone^='hand'] [data-option]").first.wait_for()
    page.keyboard.press("q")
    focus = "document.activeElement.dataset.option"
    first = page.evaluate(focus)
    all_of_them = {first}
    for _ in range(len(ada.look()["options"]) - 1):
        page.keyboard.press("ArrowDown")
        all_of_them.add(page.evaluate(focus))
    assert all_of_them == set(ada.look()["options"])
    page.keyboard.press("ArrowDown")
    assert page.evaluate(focus) == first
    page.keyboard.press("ArrowUp")
    assert page.evaluate(focus) != first


def test_a_place_of_the_map_is_chosen_there_and_says_what_that_costs(
    person: MakesPerson, base: str
) -> None:
    ada = person(seed=2)
    seated(ada, base, "interloper")
    page = ada.page
    for _ in range(ANSWERS):
        if page.locator("g[data-option]").count():
            break
        ada.by_list(ada.look())
        ada.wait()
    place = page.locator("g[data-option]").first
    option = place.get_attribute("data-option")
    assert page.locator(f".ask [data-option='{option}']").count() == 0
    place.focus()
    name = place.get_attribute("aria-label") or ""
    what = page.locator(".ask .table b").inner_text()
    assert what in name
    assert page.locator(".ask .table span").inner_text().removeprefix(what).strip() in name
    place.press("Enter")
    expect(page.locator(f"g[data-option='{option}']:focus")).to_have_count(0)


def test_a_sentence_goes_with_a_card_that_is_chosen_in_the_hand(
    person: MakesPerson, base: str
) -> None:
    ada = person(seed=2)
    seated(ada, base, "gloom")
    page = ada.page
    told = page.locator(".note input")
    played = page.locator("[data-zone^='hand'] [data-option]")
    for _ in range(ANSWERS):
        if told.count() and played.count():
            break
        ada.by_list(ada.look())
        ada.wait()
    told.fill("It began with the soup.")
    played.first.click()
    page.click("#tab-tale")
    expect(page.locator("#panel-tale")).to_contain_text("It began with the soup.")
