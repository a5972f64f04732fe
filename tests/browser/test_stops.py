"""Windows that pass by themselves, as the person said."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.client import new_table

from .conftest import MakesPerson
from .test_access import violations

PHONE = (360, 640)


def test_a_person_passes_until_the_next_turn_and_is_asked_again(
    person: MakesPerson, base: str
) -> None:
    ticket = new_table(base, "outsider", ["me", "bot", "bot", "bot"], pause=0)
    ada = person(size=PHONE)
    page = ada.page
    ada.sit(ticket["table"], ticket["secret"])
    longer = page.get_by_role("button", name="Pass for longer")
    for _ in range(60):
        ada.wait()
        if longer.count():
            break
        ada.by_list(ada.look())
    longer.click()
    expect(page.get_by_label("once between my turns for the same cards")).to_be_checked()
    assert violations(page) == []
    page.get_by_role("button", name="Pass until my turn").click()
    # The bots play on without a question, until there is one that is no window.
    ada.wait()
    expect(longer).to_have_count(0)
    expect(page.get_by_text("You pass until your turn.")).to_have_count(0)
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="When I am asked to react").click()
    page.get_by_label("only when something hits me").check()
    page.keyboard.press("Escape")
    page.reload()
    ada.wait()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="When I am asked to react").click()
    expect(page.get_by_label("only when something hits me")).to_be_checked()
