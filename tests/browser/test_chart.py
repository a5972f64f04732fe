"""A map of nodes, lanes and a region, of a game that the page has never heard of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.adding.copied import with_the_toy
from tests.server.client import new_table
from tests.server.process import ALIKE, Server

from .conftest import MakesPerson
from .person import Person
from .test_access import violations
from .test_whole_games import PHONE, PHONE_WIDTH


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the toy among its games."""
    folder = tmp_path_factory.mktemp("toy")
    server = Server(folder)
    server.program = ALIKE
    server.sources = with_the_toy(folder / "sources")
    with server:
        yield server.base


def seated(person: MakesPerson, base: str, sky: str = "plain", **settings: Any) -> Person:
    """Somebody who begins a game with three bots."""
    eve = person(**settings)
    options = {"sky": sky, "turns": "40"}
    ticket = new_table(base, "crescent", ["me", "bot", "bot", "bot"], options=options)
    eve.sit(ticket["table"], ticket["secret"])
    eve.page.wait_for_selector('[data-option="space:n1"]')
    return eve


def across(place: Locator) -> float:
    """How far to the right something is."""
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2


def test_a_node_is_chosen_where_it_lies_and_says_why_not(person: MakesPerson, base: str) -> None:
    page = seated(person, base).page
    expect(page.locator("[data-place][data-choice]")).to_have_count(1)
    vesper = page.get_by_role("button", name="Vesper, planet")
    vesper.press("Enter")
    expect(page.locator("dialog .why")).to_contain_text("CRE-1.2")
    page.keyboard.press("Escape")
    buoy = page.locator('[data-place="n1"]')
    expect(buoy).to_have_attribute("data-choice", "space:n1")
    buoy.press("Enter")
    expect(page.locator("#panel-log")).to_contain_text("You fly to the first buoy")
    expect(buoy).to_have_attribute("aria-label", "the first buoy, buoy, here: ship A")


def test_a_lane_is_chosen_where_it_lies_and_shows_that_it_is_closed(
    person: MakesPerson, base: str
) -> None:
    page = seated(person, base).page
    lane = page.get_by_role("button", name="Lane, Auric Bay – the first buoy")
    expect(lane).to_contain_class("edge lane glow")
    far = page.get_by_role("button", name="Lane, Tarn – the fourth buoy")
    far.press("Enter")
    expect(page.locator(".reason")).to_contain_text("CRE-1.2")
    lane.locator(".knob").click()
    expect(page.locator("#panel-log")).to_contain_text("You close the lane from Auric Bay")
    closed = page.locator('[data-edge="auric-n1"]')
    expect(closed).to_have_attribute("aria-label", "Closed lane, Auric Bay – the first buoy")
    expect(closed.locator(".cross")).to_have_count(1)


def test_a_crowd_at_a_node_can_be_told_apart(person: MakesPerson, base: str) -> None:
    page = seated(person, base).page
    ships = page.locator("[data-figure]").filter(has=page.locator("circle"))
    expect(ships).to_have_count(4)
    places = [ships.nth(place).bounding_box() for place in range(4)]
    for one in range(4):
        for other in range(one):
            a, b = places[one], places[other]
            assert a
            assert b
            apart = max(abs(a["x"] - b["x"]), abs(a["y"] - b["y"]))
            assert apart > min(a["width"], b["width"]) * 0.8
    expect(page.locator('[data-place="auric"]')).to_have_attribute(
        "aria-label", "Auric Bay, planet, here: ship A, ship B, ship C, ship D"
    )


def test_the_key_says_what_the_game_declares(person: MakesPerson, base: str) -> None:
    page = seated(person, base).page
    page.get_by_text("What the signs mean").click()
    key = page.locator("details.chart li")
    expect(key).to_have_text(
        ["P has a port", "planet", "buoy", "lane", "closed lane", "current", "raging storm",
         "A ship", "R red patrol", "B blue patrol"]
    )  # fmt: skip


def test_a_map_depends_on_the_options_of_the_table(person: MakesPerson, base: str) -> None:
    plain, mirrored = (seated(person, base, sky).page for sky in ("plain", "mirrored"))
    for page, left, right in ((plain, "auric", "vesper"), (mirrored, "vesper", "auric")):
        first, last = (page.locator(f'[data-place="{name}"] .node') for name in (left, right))
        assert across(first) < across(last)


def test_nothing_keeps_anybody_out(person: MakesPerson, base: str) -> None:
    page = seated(person, base).page
    page.get_by_text("What the signs mean").click()
    assert violations(page) == []


def test_on_a_phone_the_map_is_seen_as_a_whole_or_closer(person: MakesPerson, base: str) -> None:
    page = seated(person, base, **PHONE).page
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE_WIDTH
    near = page.locator("svg.chart").first
    before = near.bounding_box()
    page.get_by_role("button", name="Whole map").click()
    after = near.bounding_box()
    assert before
    assert after
    assert after["width"] <= PHONE_WIDTH < before["width"]
