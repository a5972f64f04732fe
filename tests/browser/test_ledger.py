"""The ledger of suspicion: who did what, turn by turn, and what one makes of the others."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.client import new_table

from .conftest import MakesPerson
from .test_access import violations

ROUND = 4  # turns in which everybody has had one


@pytest.mark.parametrize("game", ["ardor", "outsider"])
def test_who_did_what_and_what_one_thinks_of_them(
    person: MakesPerson, base: str, game: str
) -> None:
    ticket = new_table(base, game, ["me", "bot", "bot", "bot"], watch=True, pause=0.5)
    eve = person()
    eve.sit(ticket["table"], ticket["secret"])
    eve.wait()
    eve.page.keyboard.press("e")
    ledger = eve.page.get_by_role("region", name="Ledger")
    row = ledger.locator('[data-mark="1"]')
    row.get_by_role("combobox").select_option("suspect")
    row.get_by_role("button").click()  # what this player did stands out, and there is room to write
    row.get_by_role("textbox").fill("was too quick")
    row.get_by_role("textbox").press("Enter")
    while not ledger.get_by_role("heading", name=f"Turn {ROUND + 1}:").count():
        eve.wait()
        seen = eve.look()
        if seen["over"]:
            break
        seen["options"] = [option for option in seen["options"] if option != "shift"]
        eve.by_list(seen)
    expect(ledger.get_by_role("heading", name="Turn 1:")).to_be_visible()
    expect(ledger.locator("span.picked").first).to_be_visible()
    assert violations(eve.page) == []

    phone = person(size=(390, 844))
    phone.sit(ticket["table"], ticket["secret"])
    phone.wait()
    phone.page.keyboard.press("e")
    there = phone.page.locator('dialog [data-mark="1"]')
    expect(there.get_by_role("combobox")).to_have_value("suspect")
    expect(there.get_by_role("textbox")).to_have_value("was too quick")
    assert phone.look()["wide"] <= 390

    watcher = person()
    watcher.page.goto(f"/t/{ticket['table']}")
    watcher.page.get_by_role("tab", name="Ledger").click()
    expect(watcher.page.get_by_role("heading", name="Turn 1:")).to_be_visible()
    expect(watcher.page.locator("[data-mark]")).to_have_count(0)
    expect(watcher.page.get_by_text("was too quick")).to_have_count(0)
    eve.page.locator("[data-large]").click()
    expect(eve.page.get_by_role("dialog", name="Ledger")).to_be_visible()
    eve.page.keyboard.press("Escape")
