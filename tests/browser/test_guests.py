"""Guests and hosts at the page: seats freed and left, talk muted, links renewed, tables closed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.client import call, new_table

from .conftest import MakesPerson
from .person import Person
from .test_access import violations
from .test_whole_games import PHONE


@dataclass
class Party:
    """Ada is host, Ben is her guest."""

    table: str
    ada: Person
    ben: Person


@pytest.fixture
def party(person: MakesPerson, base: str) -> Party:
    """In the waiting room of a table of Ardor with a bot."""
    ticket = new_table(base, "ardor", ["me", "open", "bot"], grace=600)
    joined = call(base, "POST", f"/api/tables/{ticket['table']}/seats", {"name": "Ben"})
    ada, ben = person(seed=1), person(seed=2)
    ada.sit(ticket["table"], ticket["secret"])
    ben.sit(ticket["table"], joined["secret"])
    for one in (ada, ben):
        expect(one.page.get_by_text("Waiting for the others")).to_be_visible()
    expect(ada.page.locator("li", has_text="Ben")).not_to_contain_text("away")
    return Party(ticket["table"], ada, ben)


def begin(party: Party) -> None:
    """Deal the cards."""
    party.ada.page.click("[data-start]")
    for one in (party.ada, party.ben):
        expect(one.page.locator("#question")).to_be_visible()


def menu(page: Page, name: str) -> None:
    """Open the menu of a seat."""
    page.get_by_role("button", name=f"More about the seat of {name}").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def choose(page: Page, what: str, sure: str = "") -> None:
    """Choose something in an open menu, and say yes if it asks."""
    page.get_by_role("dialog").get_by_role("button", name=what).click()
    if sure:
        expect(page.get_by_role("alert")).to_be_visible()
        page.get_by_role("dialog").get_by_role("button", name=sure, exact=True).click()


def is_forgotten(page: Page) -> None:
    """The browser keeps no seat that is worth nothing."""
    assert json.loads(page.evaluate("localStorage.getItem('shipboard.seats')") or "[]") == []


def test_the_host_frees_a_seat_by_keyboard_alone(party: Party) -> None:
    page = party.ada.page
    page.get_by_role("button", name="More about the seat of Ben").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Free the seat of Ben").focus()
    page.keyboard.press("Enter")
    # Whoever holds the key down does not say yes.
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("li", has_text="Ben")).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Free the seat of Ben").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("ol li").nth(1)).to_contain_text("free")
    expect(page.get_by_role("list", name="Players")).to_be_focused()
    told = party.ben.page.get_by_role("heading", name="The host has freed this seat")
    expect(told).to_be_visible()
    is_forgotten(party.ben.page)
    party.ben.page.reload()
    expect(party.ben.page.locator("[data-sit]")).to_be_visible()


def test_a_guest_is_muted_and_heard_again(party: Party) -> None:
    ada, ben = party.ada.page, party.ben.page
    ben.get_by_label("Say something").fill("Hear, hear!")
    ben.keyboard.press("Enter")
    expect(ada.get_by_role("log", name="Talk")).to_contain_text("Ben Hear, hear!")
    menu(ada, "Ben")
    choose(ada, "Mute Ben")
    expect(ben.get_by_text("The host has muted your seat.")).to_be_visible()
    expect(ben.get_by_label("Say something")).to_have_count(0)
    begin(party)
    expect(ada.locator('[data-drop="seat:1"]')).to_contain_text("muted")
    menu(ada, "Ben")
    choose(ada, "Let Ben be heard again")
    expect(ada.locator('[data-drop="seat:1"]')).not_to_contain_text("muted")


def test_who_talks_too_fast_is_told_and_keeps_the_words(party: Party) -> None:
    ben = party.ben.page
    said = ben.get_by_label("Say something")
    refused = ben.get_by_text("You are sending messages too fast")
    for number in range(40):
        said.fill(f"line {number}")
        said.press("Enter")
        if refused.count():
            break
    expect(refused).to_be_visible()
    expect(said).not_to_have_value("")


def test_a_host_leaves_and_the_guest_is_host(party: Party) -> None:
    menu(party.ada.page, "Ada")
    choose(party.ada.page, "Leave the table", "Leave")
    expect(party.ada.page.get_by_role("heading", name="The games")).to_be_visible()
    is_forgotten(party.ada.page)
    expect(party.ben.page.locator("[data-start]")).to_be_visible()
    expect(party.ben.page.locator("li", has_text="Ben")).to_contain_text("host")


def test_a_table_is_closed_and_all_are_told(party: Party) -> None:
    menu(party.ben.page, "Ben")
    expect(party.ben.page.get_by_role("button", name="Close the table")).to_have_count(0)
    party.ben.page.keyboard.press("Escape")
    menu(party.ada.page, "Ada")
    choose(party.ada.page, "Close the table", "Close it")
    expect(party.ada.page.get_by_role("heading", name="The games")).to_be_visible()
    told = party.ben.page.get_by_role("heading", name="The host has closed this table.")
    expect(told).to_be_visible()
    is_forgotten(party.ben.page)


def test_a_new_link_shows_other_devices_out(party: Party, person: MakesPerson) -> None:
    begin(party)
    ben = party.ben.page
    secret = ben.evaluate("JSON.parse(localStorage.getItem('shipboard.seats'))[0].secret")
    thief = person(seed=3)
    thief.sit(party.table, secret)
    expect(thief.page.locator("#question")).to_be_visible()
    ben.get_by_role("button", name="Table").click()
    ben.get_by_role("dialog").get_by_role("button", name="My seat and its link").click()
    choose(ben, "Make a new link for my seat", "Make a new link")
    expect(ben.get_by_text("Your seat has a new link.")).to_be_visible()
    expect(thief.page.get_by_text("This seat has a new link")).to_be_visible()
    is_forgotten(thief.page)
    ben.reload()
    expect(ben.locator("#question")).to_be_visible()
    kept = ben.evaluate("JSON.parse(localStorage.getItem('shipboard.seats'))[0]")
    assert kept["secret"] != secret
    assert "next" not in kept


def test_a_new_link_is_not_lost_with_the_answer(person: MakesPerson, base: str) -> None:
    """The connection breaks after the server has changed the link, and before it has said so."""
    ticket = new_table(base, "ardor", ["me", "open", "bot"])
    eve = person()

    def join(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def answer(text: str | bytes) -> None:
            if len(sent) == 1 and '"reply"' in str(text):
                near.close(code=3001)
                far.close(code=3001)
                return
            near.send(text)

        def ask(text: str | bytes) -> None:
            if "new_link" in str(text):
                sent.append(str(text))
            far.send(text)

        near.on_message(ask)
        far.on_message(answer)

    sent: list[str] = []
    eve.page.route_web_socket("**/socket", join)
    eve.sit(ticket["table"], ticket["secret"])
    expect(eve.page.get_by_text("Waiting for the others")).to_be_visible()
    menu(eve.page, "Ada")
    choose(eve.page, "Make a new link for my seat", "Make a new link")
    expect(eve.page.get_by_text("Your seat has a new link.")).to_be_visible()
    eve.page.reload()
    expect(eve.page.get_by_text("Waiting for the others")).to_be_visible()
    kept = eve.page.evaluate("JSON.parse(localStorage.getItem('shipboard.seats'))[0]")
    assert kept["secret"] != ticket["secret"]
    assert len(sent) == 2


def test_a_bot_plays_for_a_guest_who_is_away(party: Party) -> None:
    begin(party)
    ada = party.ada.page
    menu(ada, "Ben")
    expect(ada.get_by_role("button", name="Let a bot play")).to_have_count(0)
    ada.keyboard.press("Escape")
    party.ben.page.goto("/")
    seat = ada.locator('[data-drop="seat:1"]')
    expect(seat).to_contain_text("away")
    menu(ada, "Ben")
    replace = ada.get_by_role("button", name="Let a bot play while Ben is away")
    replace.click()
    refused = ada.get_by_role("dialog").get_by_role("alert")
    expect(refused).to_contain_text("Ben has only just left")
    for _ in range(60):
        if not replace.count():
            break
        ada.wait_for_timeout(500)
        if replace.count():
            replace.click()
    expect(seat).to_contain_text("bot")


def test_who_plays_alone_closes_the_game(person: MakesPerson, base: str) -> None:
    ticket = new_table(base, "ardor", ["me", "bot", "bot"])
    eve = person()
    eve.sit(ticket["table"], ticket["secret"])
    eve.wait()
    menu(eve.page, "Ada")
    choose(eve.page, "Close the table", "Close it")
    expect(eve.page.get_by_role("heading", name="The games")).to_be_visible()
    expect(eve.page.get_by_role("heading", name="Your games")).to_have_count(0)


def test_a_seat_that_is_lost_leaves_the_lobby(person: MakesPerson, base: str) -> None:
    """The page was closed when the host freed it: nobody could tell it then."""
    ticket = new_table(base, "ardor", ["me", "open", "bot"])
    joined = call(base, "POST", f"/api/tables/{ticket['table']}/seats", {"name": "Ben"})
    ada, ben = person(seed=1), person(seed=2)
    ben.sit(ticket["table"], joined["secret"])
    expect(ben.page.get_by_text("Waiting for the others")).to_be_visible()
    ben.page.goto("/")
    expect(ben.page.get_by_role("heading", name="Your games")).to_be_visible()
    ada.sit(ticket["table"], ticket["secret"])
    menu(ada.page, "Ben")
    choose(ada.page, "Free the seat of Ben", "Free the seat")
    expect(ben.page.get_by_role("heading", name="Your games")).to_have_count(0)


@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_on_the_menus(
    person: MakesPerson, base: str, settings: dict[str, Any]
) -> None:
    ticket = new_table(base, "ardor", ["me", "open", "bot"], grace=600)
    joined = call(base, "POST", f"/api/tables/{ticket['table']}/seats", {"name": "Ben"})
    ada, ben = person(**settings), person(**settings)
    ada.sit(ticket["table"], ticket["secret"])
    ben.sit(ticket["table"], joined["secret"])
    expect(ben.page.get_by_text("Waiting for the others")).to_be_visible()
    for begun in (False, True):
        if begun:
            ada.page.click("[data-start]")
            expect(ada.page.locator("#question")).to_be_visible()
        menu(ada.page, "Ben")
        assert violations(ada.page) == []
        choose(ada.page, "Let Ben be heard again" if begun else "Mute Ben")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
        assert violations(ada.page) == []
        menu(ada.page, "Ada")
        choose(ada.page, "Make a new link for my seat")
        assert violations(ada.page) == []
        assert ada.look()["wide"] <= (ada.page.viewport_size or {"width": 0})["width"]
        ada.page.keyboard.press("Escape")
    assert violations(ben.page) == []
