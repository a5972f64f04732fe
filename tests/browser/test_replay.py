"""A finished game once more: from three viewpoints, from a link, and what if."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

MOMENT = 4


@pytest.mark.parametrize(
    ("viewer", "hands"),
    [("0", "own"), ("public", "none"), ("all", "every")],
)
def test_each_viewpoint_shows_the_hands_it_may_see(
    page: Page, ended: str, viewer: str, hands: str
) -> None:
    page.goto(f"/t/{ended}/replay?viewer={viewer}&at={MOMENT}")
    expect(page.get_by_label("Moment").locator("visible=true").first).to_be_visible()
    own = page.locator('[data-zone^="hand/"] [data-card]')
    expect(page.locator("#moment")).to_have_value(str(MOMENT))
    if hands == "none":
        expect(own).to_have_count(0)
    else:
        expect(own.first).to_be_visible()
    others = page.locator('[data-drop^="seat:"] [data-zone^="hand/"] [data-card]')
    if hands == "every":
        expect(others.first).to_be_visible()
    else:
        expect(others).to_have_count(0)


def test_slider_steps_and_keys_move_through_the_game_and_the_address_follows(
    page: Page, ended: str
) -> None:
    page.goto(f"/t/{ended}/replay")
    slider = page.locator("#moment")
    expect(slider).to_have_value("0")
    page.get_by_label("One step forward").click()
    expect(slider).to_have_value("1")
    expect(page).to_have_url(f"/t/{ended}/replay?viewer=public&at=1")
    page.locator("body").press("ArrowRight")
    expect(slider).to_have_value("2")
    page.get_by_label("To the end").click()
    last = slider.get_attribute("max")
    expect(slider).to_have_value(str(last))
    expect(page).to_have_url(f"/t/{ended}/replay?viewer=public&at={last}")
    page.reload()
    expect(slider).to_have_value(str(last))


def test_what_if_goes_on_from_a_moment_against_bots(page: Page, ended: str) -> None:
    page.goto(f"/t/{ended}/replay?viewer=all&at={MOMENT}")
    page.click("[data-fork]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector("[data-option]:enabled, [data-over]")
    assert ended not in page.url
