"""What a person does at the table besides answering, and how the table tells them things."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client import call, new_table

from .conftest import MakesPerson
from .person import Person

Ticket = dict[str, Any]


@pytest.fixture
def ticket(base: str) -> Ticket:
    """A seat at a table of Outsider with bots; it begins with a card for the Supply."""
    return new_table(base, "outsider", ["me", "bot", "bot"])


@pytest.fixture
def eve(person: MakesPerson, ticket: Ticket) -> Person:
    """Who sits there, and is asked."""
    made = person()
    made.sit(ticket["table"], ticket["secret"])
    made.wait()
    return made


def to_own_turn(eve: Person) -> None:
    """Answer until it is the own turn to act."""
    for _ in range(40):
        eve.wait()
        seen = eve.look()
        if "gather" in seen["options"] or "discard_draw" in seen["options"]:
            return
        eve.by_list(seen)
    raise AssertionError("the turn never came")


def test_the_secret_leaves_the_address_and_stays_in_the_browser(eve: Person) -> None:
    assert "#" not in eve.page.url
    eve.page.reload()
    eve.wait()


def test_an_answer_is_taken_back(eve: Person) -> None:
    to_own_turn(eve)
    before = eve.page.locator("[role=status].prompt").text_content() or ""
    eve.page.click('[data-option="discard_draw"]')
    eve.page.click("[data-undo]")
    expect(eve.page.locator("[role=status].prompt")).to_have_text(before)


def test_the_rules_are_one_key_away_open_at_the_rule_in_question_and_searchable(
    eve: Person,
) -> None:
    page = eve.page
    page.keyboard.press("r")
    expect(page.locator("dialog .here")).to_contain_text("OUT-1.11")
    page.get_by_label("Search the rules").fill("entropy deck")
    expect(page.locator("dialog [data-rule]").first).to_contain_text("ntropy")
    page.keyboard.press("Escape")  # empties the search
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_what_cannot_be_chosen_says_why_not(eve: Person) -> None:
    to_own_turn(eve)
    eve.page.locator('[data-zone^="hand"] [data-card]:not(.glow)').first.click()
    expect(eve.page.locator("dialog .why")).to_contain_text("OUT-")


def test_a_card_is_dragged_onto_the_table(eve: Person) -> None:
    page = eve.page
    page.locator('[data-zone^="hand"] [data-choice]').first.hover()
    page.mouse.down()
    page.mouse.move(400, 300, steps=5)
    page.mouse.up()
    expect(page.get_by_role("log")).to_contain_text("into the Supply")


def test_talk_is_text_and_never_markup(person: MakesPerson, base: str) -> None:
    ticket = new_table(base, "ardor", ["me", "open", "bot"], watch=True)
    joined = call(base, "POST", f"/api/tables/{ticket['table']}/seats", {"name": "<b>Ben</b>"})
    ada, ben = person(), person()
    ada.sit(ticket["table"], ticket["secret"])
    ben.sit(ticket["table"], joined["secret"])
    ada.page.click("[data-start]")
    for one in (ada, ben):
        one.page.keyboard.press("t")
        one.page.get_by_role("tab", name="Talk").click()
    ben.page.get_by_label("Say something").fill("<img src=x onerror=alert(1)> trust me")
    ben.page.keyboard.press("Enter")
    said = ada.page.get_by_role("log", name="Talk")
    expect(said).to_contain_text("<b>Ben</b> <img src=x onerror=alert(1)> trust me")
    assert said.locator("img").count() == 0


def test_a_window_shows_its_countdown_and_gives_more_time(person: MakesPerson, base: str) -> None:
    """In Gloom every card that is played opens one; who is asked in it stays unseen."""
    ticket = new_table(
        base, "gloom", ["me", "open"], pause=10, options={"crew_assignment": "random"}
    )
    joined = call(base, "POST", f"/api/tables/{ticket['table']}/seats", {"name": "Ben"})
    ada, ben = person(), person()
    ada.sit(ticket["table"], ticket["secret"])
    ben.sit(ticket["table"], joined["secret"])
    ada.page.click("[data-start]")
    both = (ada, ben)
    for _ in range(200):
        timers = [one.page.locator("[role=timer]").count() for one in both]
        if all(timers):
            break
        for one in both:
            plays = [o for o in one.look()["options"] if o not in ("pass", "discard_hand")]
            if plays:
                one._click(f'[data-option="{plays[0]}"]')
        ada.page.wait_for_timeout(100)
    for one in both:
        expect(one.page.get_by_role("button", name="More time")).to_be_visible()
    ada.page.keyboard.press("m")
    expect(ben.page.locator("[role=timer]")).to_be_visible()


def test_what_happened_meanwhile_is_replayed_and_can_be_skipped(
    person: MakesPerson, base: str
) -> None:
    """Where motion is welcome: somebody comes back to a table that has gone on."""
    ticket = new_table(base, "ardor", ["me", "bot", "bot", "bot"], options={"cells_start": "8"})
    eve = person(reduced_motion="no-preference")
    eve.sit(ticket["table"], ticket["secret"])
    for _ in range(3):
        eve.wait()
        eve.by_list(eve.look())
    eve.wait()
    # Before the page itself runs, which would note at once that everything was seen.
    eve.page.add_init_script(f"localStorage.setItem('shipboard.seen.{ticket['table']}', '3')")
    eve.page.reload()
    eve.page.click("[data-skip]")
    expect(eve.page.locator("[data-skip]")).to_have_count(0)
    eve.wait()


def test_the_same_people_play_again(person: MakesPerson, ended_seat: tuple[str, str]) -> None:
    eve = person()
    eve.sit(*ended_seat)
    eve.page.click("[data-rematch]")
    eve.page.wait_for_url(lambda url: ended_seat[0] not in url)
    eve.page.wait_for_selector("[data-option]:enabled, [data-start]")
