"""What becomes of a seat: paused, handed over, left, on a second device, and called back to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.client import call, new_table

from .conftest import MakesPerson
from .person import Person

# A system and a sound that take notes instead of disturbing anybody.
WITNESS = """answer => {
  window.witness = { away: false, tones: 0, notes: [] }
  Object.defineProperty(document, 'hidden', { get: () => window.witness.away })
  window.AudioContext = class extends AudioContext {
    createOscillator() { window.witness.tones += 1; return super.createOscillator() }
  }
  window.Notification = class {
    static permission = localStorage.getItem('asked') ?? 'default'
    static async requestPermission() {
      localStorage.setItem('asked', answer)
      return Notification.permission = answer
    }
    constructor(title, { body }) { window.witness.notes.push(`${title} ${body}`) }
    close() {}
  }
}"""
TONE, SYSTEM = "A soft tone when it is my turn", "A system notification when it is my turn"


def two_people(person: MakesPerson, base: str) -> tuple[Person, Person]:
    """The host and a guest at a table of Ardor that has begun."""
    ticket = new_table(base, "ardor", ["me", "open", "bot"])
    joined = call(base, "POST", f"/api/tables/{ticket['table']}/seats", {"name": "Ben"})
    ada, ben = person(seed=1), person(seed=2)
    ada.sit(ticket["table"], ticket["secret"])
    ben.sit(ticket["table"], joined["secret"])
    ada.page.click("[data-start]")
    for one in (ada, ben):
        expect(one.page.locator("#question")).to_be_visible()
    return ada, ben


def from_menu(page: Page, what: str) -> None:
    """Choose something from the menu of the table."""
    page.get_by_role("button", name="Table").click()
    page.get_by_role("dialog").get_by_role("button", name=what).click()


def test_the_host_pauses_and_a_guest_goes_on(person: MakesPerson, base: str) -> None:
    ada, ben = two_people(person, base)
    ben.page.get_by_role("button", name="Table").click()
    expect(ben.page.get_by_role("button", name="Pause")).to_have_count(0)
    ben.page.keyboard.press("Escape")
    from_menu(ada.page, "Pause")
    for one in (ada, ben):
        expect(one.page.get_by_text("The game is paused.")).to_be_visible()
    ben.page.get_by_role("button", name="Resume").click()
    expect(ada.page.get_by_text("The game is paused.")).to_have_count(0)


def test_a_bot_plays_for_a_while_and_then_for_good(person: MakesPerson, base: str) -> None:
    ada, ben = two_people(person, base)
    from_menu(ben.page, "Hand my seat to a bot")
    seat = ada.page.locator('[data-drop="seat:1"]')
    expect(seat).to_contain_text("bot")
    ben.page.get_by_role("button", name="Take my seat back").click()
    expect(seat).not_to_contain_text("bot")
    from_menu(ben.page, "Leave the game for good")
    ben.page.get_by_role("button", name="Leave", exact=True).click()
    expect(ben.page.get_by_text("You have left the game.")).to_be_visible()
    expect(ben.page.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_the_seat_link_opens_the_seat_on_a_second_device(person: MakesPerson, base: str) -> None:
    ticket = new_table(base, "outsider", ["me", "bot", "bot"])
    here, there = person(permissions=["clipboard-read", "clipboard-write"]), person(seed=2)
    here.sit(ticket["table"], ticket["secret"])
    here.wait()
    from_menu(here.page, "Copy my seat link")
    expect(here.page.get_by_role("button", name="Copied")).to_be_visible()
    there.page.goto(here.page.evaluate("navigator.clipboard.readText()"))
    there.wait()
    here.page.keyboard.press("Escape")
    hands = [one.page.locator('[data-zone="hand/0"]') for one in (here, there)]
    assert hands[0].inner_text() == hands[1].inner_text()
    before = hands[0].locator("[data-card]").count()
    there.by_list(there.look())
    expect(hands[0].locator("[data-card]")).to_have_count(before - 1)


@pytest.fixture
def called(chromium: Browser, base: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page whose system answers thus to the question about notifications."""
    context = chromium.new_context(base_url=base, reduced_motion="reduce")
    context.add_init_script(f"({WITNESS})('{request.param}')")
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("called", ["granted"], indirect=True)
def test_who_looks_away_is_called_by_title_tone_and_system(called: Page, base: str) -> None:
    eve = Person(called, base, 1)
    called.goto("/")
    called.get_by_label("Settings").click()
    called.get_by_label(TONE).check()
    called.get_by_label(SYSTEM).check()
    told: list[str] = []
    for _ in range(5):  # a game may be over before its second turn
        ticket = new_table(base, "ardor", ["me", "bot", "bot"])
        eve.sit(ticket["table"], ticket["secret"])
        eve.wait()
        expect(called).to_have_title("● Ardor")
        called.evaluate("witness.away = true")
        while not told and not eve.look()["over"]:
            eve.by_list(eve.look())
            eve.wait()
            told = called.evaluate("witness.notes")
        if told:
            break
    assert told[0].startswith("Ardor: your turn ")
    assert called.evaluate("witness.tones") > 0


@pytest.mark.parametrize("called", ["denied"], indirect=True)
def test_a_system_that_forbids_notifications_is_told_of(called: Page) -> None:
    called.goto("/")
    called.get_by_label("Settings").click()
    called.get_by_label(SYSTEM).click()
    expect(called.get_by_role("alert")).to_contain_text("does not allow notifications")
    called.reload()
    called.get_by_label("Settings").click()
    expect(called.get_by_label(SYSTEM)).not_to_be_checked()
