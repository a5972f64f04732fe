"""Cards fly as the events tell it: once, in order, on their whole way, and not where motion is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.server.client import call

from .conftest import MakesPerson

# Notes the face of every card that takes off; an unseen one has none.
WATCH = """() => {
  window.flown = []
  const sky = document.querySelector('div.sky')
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.dataset && 'flight' in node.dataset) window.flown.push(node.dataset.flight)
  }).observe(sky, { childList: true })
}"""
LONG_ENOUGH = 8_000  # milliseconds
HIDDEN = ("aside", "looked", "heap")  # piles that are drawn nowhere


def faces(frame: dict[str, Any]) -> list[str]:
    """The cards that move in a frame, in order, as far as they are seen."""
    return [
        move["card"] or ""
        for event in frame["moves"]
        for move in event.get("moves", [])
        for _ in range(min(move["count"], 4))
    ]


def with_a_journey(base: str, table: str) -> tuple[int, list[str]]:
    """A moment in which a card goes on from where it came to, and the faces of all that move."""
    frames = call(base, "GET", f"/api/tables/{table}/frames?viewer=public&from=0&to=200")["frames"]
    for moment, frame in enumerate(frames):
        moves = [move for event in frame["moves"] for move in event.get("moves", [])]
        ends = {(move["card"], move["to"]) for move in moves if move["card"]}
        goes_on = any((move["card"], move["from"]) in ends for move in moves)
        drawn = not any(move[end] in HIDDEN for move in moves for end in ("from", "to"))
        if moment and goes_on and drawn and len(faces(frame)) <= 24:
            return moment, faces(frame)
    raise AssertionError("no card goes on in any moment of this game")


def step_on(page: Page, table: str, moment: int) -> None:
    """Come to the moment before, and then go one step on."""
    page.goto(f"/t/{table}/replay?viewer=public&at={moment - 1}")
    expect(page.locator("#moment")).to_have_value(str(moment - 1))
    page.wait_for_selector("[data-zone='deck']")
    page.evaluate(WATCH)
    page.get_by_label("One step forward").click()
    expect(page.locator("#moment")).to_have_value(str(moment))


def test_cards_fly_as_they_are_told(person: MakesPerson, base: str, ended: str) -> None:
    moment, wanted = with_a_journey(base, ended)
    page = person(reduced_motion="no-preference").page
    step_on(page, ended, moment)
    flown = "(number) => window.flown.length >= number"
    page.wait_for_function(flown, arg=len(wanted), timeout=LONG_ENOUGH)
    expect(page.locator("[data-flight]")).to_have_count(0)
    assert page.evaluate("window.flown") == wanted
    # Back again: nothing was told on that way, and nothing flies.
    page.get_by_label("One step back").click()
    expect(page.locator("#moment")).to_have_value(str(moment - 1))
    expect(page.locator("[data-flight]")).to_have_count(0)
    assert page.evaluate("window.flown.length") == len(wanted)


def test_nothing_flies_for_who_wants_no_motion(page: Page, base: str, ended: str) -> None:
    moment, _ = with_a_journey(base, ended)
    step_on(page, ended, moment)
    expect(page.locator(".moment p").first).to_be_visible()
    assert page.evaluate("window.flown") == []
