"""A table of friends: what is read before the game, who is away, and what becomes of the games."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import call, new_table

from .conftest import MakesPerson
from .test_access import violations


def read_the_rules(page: Page) -> None:
    """On one page, and then in full."""
    page.locator("[data-primer=howto]").click()
    expect(page.locator("[data-howto]")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Full rules").click()
    expect(page.locator("[data-rule]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_rules_and_talk_are_there_before_the_game(person: MakesPerson, base: str) -> None:
    ticket = new_table(base, "outsider", ["me", "open", "bot"], watch=True)
    host, guest = person(), person()
    host.sit(ticket["table"], ticket["secret"])
    read_the_rules(host.page)
    host.page.get_by_label("Say something").fill("Who is missing?")
    host.page.keyboard.press("Enter")
    guest.page.goto(f"/t/{ticket['table']}")
    expect(guest.page.get_by_text("Who is missing?")).to_be_visible()
    expect(guest.page.get_by_label("Say something")).to_have_count(0)
    read_the_rules(guest.page)
    assert violations(guest.page) == []
    guest.page.locator("[data-sit='1']").click()
    expect(guest.page.get_by_text("Type what the others should call you.")).to_be_visible()
    guest.page.get_by_label("Your name").fill("Bo")
    guest.page.locator("[data-sit='1']").click()
    expect(guest.page.get_by_label("Say something")).to_be_visible()


def test_who_goes_and_comes_back_is_told(person: MakesPerson, base: str) -> None:
    ticket = new_table(base, "gloom", ["me", "open"], pause=0.5, grace=600)
    joined = call(base, "POST", f"/api/tables/{ticket['table']}/seats", {"name": "Bo"})
    host, guest = person(), person()
    host.sit(ticket["table"], ticket["secret"])
    guest.sit(ticket["table"], joined["secret"])
    expect(guest.page.get_by_text("Waiting for the others")).to_be_visible()
    host.page.locator("[data-start]").click()
    log = host.page.get_by_role("log", name="Log").first
    expect(host.page.locator("#question")).to_be_visible()
    guest.page.goto("/")
    notice = host.page.locator("[data-away='1']")
    expect(notice).to_contain_text("Bo is away.")
    expect(log.get_by_text("Bo is away.")).to_be_visible()
    guest.page.goto(f"/t/{ticket['table']}")
    expect(log.get_by_text("Bo is back.")).to_be_visible()
    expect(notice).to_have_count(0)


def test_a_finished_game_has_date_opponents_and_result_in_the_lobby(
    person: MakesPerson, base: str, ended_seat: tuple[str, str]
) -> None:
    table, secret = ended_seat
    eve = person()
    eve.sit(table, secret)
    expect(eve.page.locator("[data-over]").first).to_be_visible()
    won = call(base, "GET", f"/api/tables/{table}", secret=secret)["won"]
    eve.page.goto("/")
    mine = eve.page.locator("[data-standing=over]")
    expect(mine).to_contain_text("You won" if won else "You lost")
    expect(mine).to_contain_text("with Rigel, Altair")
    assert violations(eve.page) == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_a_what_if_says_so_and_leads_back(
    person: MakesPerson, base: str, ended: str, size: tuple[int, int]
) -> None:
    fork = call(base, "POST", f"/api/tables/{ended}/fork", {"answer": 3, "seat": 1, "name": "Eve"})
    eve = person(size=size)
    eve.sit(fork["table"], fork["secret"])
    expect(eve.page.locator("[data-fork]")).to_contain_text("what-if")
    eve.page.get_by_role("link", name="Back to the replay").click()
    eve.page.wait_for_url(f"**/t/{ended}/replay?viewer=1&at=3")
