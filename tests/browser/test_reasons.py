"""What cannot be chosen says why not: rooms, doors, figures, places, stacks, piles, abilities."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client import new_table

from .conftest import MakesPerson
from .person import Person
from .test_access import violations
from .test_whole_games import PHONE, PHONE_WIDTH

LOCATIONS = dict.fromkeys(("loc_goals", "loc_actions", "loc_draw_entropy", "loc_supply"), "on")
LONG = {"start_survival": "6"}  # nobody is Doomed before having had a turn


def until(eve: Person, *wanted: str, looks: int = 60) -> None:
    """Answer until an option of this name, or of this beginning, is among what can be chosen."""
    for _ in range(looks):
        eve.wait()
        seen = eve.look()
        if any(option.startswith(wanted) for option in seen["options"]):
            return
        eve.by_list(seen)
    raise AssertionError(f"{wanted} was never an option: {eve.story()}")


def seated(person: MakesPerson, base: str, game: str, **more: Any) -> Person:
    """Somebody at a table with two bots."""
    settings = more.pop("settings", {})
    eve = person(**settings)
    ticket = new_table(base, game, ["me", "bot", "bot"], **more)
    eve.sit(ticket["table"], ticket["secret"])
    return eve


@pytest.fixture
def colonist(person: MakesPerson, base: str) -> Person:
    """Somebody who may act aboard Interloper's ship."""
    eve = seated(person, base, "interloper", options={"alien_selection": "chosen"})
    until(eve, "seat:1")
    eve.page.click('[data-option="seat:1"]')
    until(eve, "wreck")
    return eve


def test_a_room_a_figure_and_a_door_say_why_not(colonist: Person) -> None:
    page, why = colonist.page, colonist.page.locator("dialog .why")
    page.click('[data-option="wreck"]')
    page.locator("[data-edge].glow").first.wait_for()
    page.locator("[data-edge]:not(.glow)").last.press("Enter")
    expect(page.locator(".reason")).to_contain_text("INT-10")
    page.locator(".room:not([data-choice])").last.press("Enter")
    expect(why).to_contain_text("INT-10")
    page.keyboard.press("Escape")
    page.click("[data-undo]")
    page.click('[data-option="move_npc"]')
    page.locator("[data-figure][data-choice]").first.wait_for()
    assert violations(page) == []  # figures that can be chosen are buttons, named by what they show
    page.locator("[data-figure]:not([data-choice])").first.click()
    expect(why).to_contain_text("INT-6")


def test_an_action_that_is_not_possible_now_says_why_not(colonist: Person) -> None:
    page = colonist.page
    page.get_by_text("not possible now").click()
    page.click('[data-why="trait_action"]')
    expect(page.locator(".reason")).to_contain_text("use a trait: You have no face-up trait")


def test_own_traits_say_how_they_lie(person: MakesPerson, base: str) -> None:
    # With so many traits one lies face down, whichever were dealt.
    options = {"alien_selection": "chosen", "trait_delta": "1"}
    eve = seated(person, base, "interloper", options=options)
    until(eve, "seat:0")
    eve.page.click('[data-option="seat:0"]')
    until(eve, "slot:", "reveal")
    if "reveal" in eve.look()["options"]:
        eve.page.click('[data-option="reveal"]')
    slots = eve.page.locator('[data-option^="slot:"]')
    slots.first.wait_for()
    before = slots.count()
    traits = eve.page.locator('[data-zone="traits/0"] li')
    glowing = traits.filter(has=eve.page.locator("[data-choice]")).first
    expect(glowing).to_contain_text("face down")
    name = glowing.locator("[data-card]").get_attribute("data-card")
    glowing.locator("[data-card]").click()
    expect(slots).not_to_have_count(before)
    turned = traits.filter(has=eve.page.locator(f'[data-card="{name}"]'))
    more = eve.page.locator('[data-option="done"]')  # asked where others could be turned up too
    expect(more.or_(turned.get_by_text("face up")).first).to_be_visible()
    if more.count():
        more.click()
    expect(turned).to_contain_text("face up")


def test_the_locations_of_outsider_are_chosen_by_touch_and_say_why_not(
    person: MakesPerson, base: str
) -> None:
    eve = seated(person, base, "outsider", options=LOCATIONS | LONG, settings=PHONE)
    page = eve.page
    page.locator("[data-place]").nth(4).wait_for()
    page.locator("[data-place][data-choice]").first.tap()
    until(eve, "move")
    assert eve.look()["wide"] <= PHONE_WIDTH
    page.tap('[data-option="move"]')
    page.locator("[data-place][data-choice]").first.wait_for()
    page.locator("[data-place]:not([data-choice])").first.tap()
    expect(page.locator("dialog .why")).to_contain_text("OUT-15.4")


def test_supply_and_abilities_of_outsider_can_be_chosen_or_say_why_not(
    person: MakesPerson, base: str
) -> None:
    eve = seated(person, base, "outsider", options={"character_assignment": "choice"} | LONG)
    until(eve, "character:")
    able = {"captain", "engineer", "archivist", "scientist", "navigator", "programmer"}
    chosen = next(one for one in eve.look()["options"] if one.partition(":")[2] in able)
    eve.page.click(f'[data-option="{chosen}"]')
    until(eve, "gather")
    expect(eve.page.locator('[data-zone="supply"] [data-choice="gather"]')).to_be_visible()
    ability = eve.page.locator("[data-ability]").first
    possible = ability.get_attribute("data-choice")
    ability.click()
    if possible:
        expect(eve.page.get_by_role("log")).to_contain_text("You use")
    else:
        expect(eve.page.locator("dialog .why")).to_contain_text("OUT-")


def test_a_crew_member_of_gloom_says_why_not(person: MakesPerson, base: str) -> None:
    eve = seated(person, base, "gloom")
    eve.wait()
    eve.by_list(eve.look())
    eve.wait()
    eve.page.locator(".stack:not(.glow) .cards").first.click()
    expect(eve.page.locator("dialog .why")).to_contain_text("GLM-2")
