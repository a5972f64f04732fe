"""What the table of Outer Rim does beyond what every game's does."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.server.client import new_table

from .conftest import MakesPerson
from .person import Person, play
from .test_access import violations

MANY = 400  # answers within which it comes to that


def seated(person: MakesPerson, base: str, **settings: object) -> Person:
    """Somebody at a table with two bots."""
    ada = person(**settings)
    ticket = new_table(base, "outer_rim", ["me", "bot", "bot"], options={"fame_target": "15"})
    ada.sit(ticket["table"], ticket["secret"])
    return ada


def until(ada: Person, reached: Callable[[Person], bool]) -> None:
    """Answer at random until it has come to that."""
    for _ in range(MANY):
        ada.wait()
        if reached(ada):
            return
        ada.by_list(ada.look())
    raise AssertionError(f"it never came to that: {ada.story()}")


def offers(option: str) -> Callable[[Person], bool]:
    """Whether an option is there."""
    return lambda ada: ada.page.locator(f'[data-option="{option}"]').count() > 0


def pick(ada: Person, option: str) -> None:
    """Choose this option, and wait for the next question."""
    asked = ada.page.locator(".options").first.inner_text()
    ada.page.locator(f'[data-option="{option}"]').click()
    expect(ada.page.locator(".options").first).not_to_have_text(asked)
    ada.wait()


def ways(ada: Person) -> Locator:
    """The places that are farther than one step and can be flown to."""
    return ada.page.locator("[data-place].far")


def test_a_click_on_a_far_place_flies_there(person: MakesPerson, base: str) -> None:
    ada = seated(person, base)
    until(ada, lambda ada: ways(ada).count() > 0)
    page = ada.page
    there = page.locator("[data-place].far", has=page.locator("circle.ring, circle.disc")).last
    there.hover()
    steps = int(re.findall(r"(\d+) spaces? away", there.get_attribute("aria-label") or "")[0])
    expect(page.locator(".edge.way")).to_have_count(steps)
    name = there.get_attribute("data-place")
    there.click()
    here = page.locator(f'[data-place="{name}"]')
    expect(here).to_have_attribute("aria-label", re.compile("here: .*ship A"))


def test_a_scene_is_still_there_when_it_is_over(person: MakesPerson, base: str) -> None:
    ada = seated(person, base)
    until(ada, offers("space"))
    pick(ada, "space")
    until(ada, offers("credits"))
    told = ada.page.locator("[data-retold]")
    expect(told).to_contain_text("You read")
    title = told.locator("h2").inner_text()
    last = told.get_by_role("button", name="The next scene")
    while last.count() and last.is_enabled():
        last.click()
    expect(told.locator("h2")).not_to_have_text(title)
    expect(told).not_to_contain_text("You read")


def test_a_proposal_that_is_half_made_is_there_again_after_a_reload(
    person: MakesPerson, base: str
) -> None:
    ada = seated(person, base)
    until(ada, offers("trade"))
    pick(ada, "trade")
    ada.page.locator('[data-option^="seat:"]').first.click()
    named = ada.page.locator('[data-option^="pay:"], [data-option^="demand:"]').first
    amount = (named.get_attribute("data-option") or "").partition(":")[2]
    named.click()
    proposal = ada.page.locator("[data-trade]")
    expect(proposal.locator(".credits")).to_have_text(f"{amount},000 credits")
    ada.page.reload()
    expect(proposal.locator(".credits")).to_have_text(f"{amount},000 credits")
    ada.page.locator("[data-undo]").click()
    expect(proposal.locator(".credits")).to_have_count(0)


def with_something_to_trade(person: MakesPerson, base: str) -> Person:
    """Somebody who can trade a card; a game may be over before it comes to that."""
    for seed in range(2, 9):
        ada = seated(person, base, seed=seed)
        own = ada.page.locator('[data-zone="assets/0"] [data-card]')
        for _ in range(MANY):
            ada.wait()
            seen = ada.look()
            if seen["over"]:
                break
            if "trade" in seen["options"] and own.count():
                return ada
            ada.by_list(seen)
    raise AssertionError("nobody could trade a card")


def test_a_proposal_is_made_up_in_any_order(person: MakesPerson, base: str) -> None:
    ada = with_something_to_trade(person, base)
    page = ada.page
    pick(ada, "trade")
    page.locator('[data-option^="seat:"]').first.click()
    gives = page.get_by_role("group", name="You give")
    named = gives.locator("ul").first
    gives.get_by_role("combobox").select_option("1")
    expect(named).to_contain_text("1,000 credits")
    card = gives.locator(".more [data-card]").first
    name = card.get_attribute("data-card")
    card.click()  # cards come before credits, so the credits are named again
    expect(named.locator(f'[data-card="{name}"]')).to_have_count(1)
    expect(named).to_contain_text("1,000 credits")
    named.locator(f'[data-card="{name}"]').click()
    expect(named.locator("[data-card]")).to_have_count(0)
    expect(named).to_contain_text("1,000 credits")
    gives.get_by_role("combobox").select_option("")
    expect(named).to_have_text("nothing")
    assert "drop" in ada.look()["options"]


def test_a_game_with_ambitions_and_favors_is_played_to_the_end(
    person: MakesPerson, base: str
) -> None:
    options = {
        "expansion": "on", "ambitions": "on", "favors": "on", "ambition_choice": "open",
        "fame_requirement": "5", "round_limit": "12",
    }  # fmt: skip
    ada = person()
    page = ada.page
    ticket = new_table(base, "outer_rim", ["me", "bot", "bot"], options=options)
    ada.sit(ticket["table"], ticket["secret"])
    until(ada, lambda ada: page.locator('[data-option^="ambition:"]').count() > 0)
    expect(page.get_by_text("Whoever first has all goals of an ambition").first).to_be_visible()
    assert violations(page) == []
    until(ada, offers("credits"))
    sheets = page.locator("[data-ambition] button")
    expect(sheets).to_have_count(3)
    sheets.first.click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("ol > li.final")).to_have_count(1)
    expect(dialog).to_contain_text("Still lacking")
    assert violations(page) == []
    page.keyboard.press("Escape")
    until(ada, lambda ada: page.locator("[data-favor]").count() > 0)
    expect(page.locator("[data-favor] h2")).to_contain_text("a favor")
    assert violations(page) == []
    play(ada, ada.by_list)
    expect(page.locator("[data-over]")).to_contain_text("Won by")


@pytest.mark.parametrize(
    ("ai", "expansion", "rivals"),
    [("one", "off", ("Rival",)), ("two", "on", ("First Rival", "Second Rival"))],
)
def test_one_person_plays_against_ai_cards_to_the_end(
    ai: str, expansion: str, rivals: tuple[str, ...], person: MakesPerson, base: str
) -> None:
    ada = person()
    page = ada.page
    options = {"ai": ai, "expansion": expansion, "fame_target": "6", "round_limit": "12"}
    ticket = new_table(base, "outer_rim", ["me"], options=options)
    ada.sit(ticket["table"], ticket["secret"])
    until(ada, lambda ada: page.locator("[data-rival]").count() == len(rivals))
    for seat, name in enumerate(rivals, 1):
        card = page.locator(f'[data-rival="{seat}"]')
        expect(card).to_contain_text(f"AI card of {name}")
        expect(card.get_by_role("heading", name="Planning")).to_be_visible()
        expect(card.locator("li", has_text="✓").first).to_be_visible()
        expect(page.locator(f'[data-drop="seat:{seat}"]')).to_contain_text("Fame")
    assert violations(page) == []
    play(ada, ada.by_list)
    expect(page.locator("[data-over]")).to_contain_text("Won by")


def test_the_turn_of_an_opponent_is_gone_through_and_can_be_skipped(
    person: MakesPerson, base: str
) -> None:
    ada = person(reduced_motion="no-preference")
    page = ada.page
    ticket = new_table(base, "outer_rim", ["me"])
    ada.sit(ticket["table"], ticket["secret"])
    skip = page.locator("[data-skip-rival]")
    until(ada, lambda ada: skip.count() > 0)
    card = page.locator('[data-rival="1"]')
    expect(card.locator('[aria-current="step"]')).to_have_count(1)
    skip.click()
    expect(skip).to_have_count(0)
    expect(card.locator('[aria-current="step"]')).to_have_count(0)
    expect(card.locator("li.not em").first).to_be_visible()
