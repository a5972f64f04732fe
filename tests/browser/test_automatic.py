"""A player for whom the rules decide, on every page where players are shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from shipboard import server as package
from tests.server.client import new_table
from tests.server.process import ALIKE, Server
from tests.server.versions import version_with_the_toy

from .conftest import MakesPerson
from .person import play

BY_THE_RULES = "played by the rules"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has the toy game, whose option `rival` seats such a player."""
    static = Path(package.__path__[0], "static")
    server = Server(tmp_path_factory.mktemp("toys"), static=static)
    server.program = ALIKE
    server.sources = version_with_the_toy(tmp_path_factory.mktemp("sources"))
    with server:
        yield server.base


def test_it_is_marked_from_the_waiting_room_to_the_end(person: MakesPerson, base: str) -> None:
    ticket = new_table(base, "cargo", ["me", "open"], options={"rival": "one"}, pause=0)
    ada = person()
    page = ada.page
    ada.sit(ticket["table"], ticket["secret"])
    waiting = page.get_by_role("list", name="Players").get_by_role("listitem")
    expect(waiting).to_have_count(3)
    expect(waiting.nth(2)).to_contain_text("Rival")
    expect(waiting.nth(2)).to_contain_text(BY_THE_RULES)
    expect(waiting.nth(2)).not_to_contain_text("away")
    expect(waiting.nth(2).get_by_role("button")).to_have_count(0)
    page.click("[data-start]")
    seat = page.locator('[data-drop="seat:2"]')
    expect(seat).to_contain_text("Rival")
    expect(seat).to_contain_text(BY_THE_RULES)
    expect(seat).not_to_contain_text("away")
    expect(seat.locator("[data-seat-menu]")).to_have_count(0)
    play(ada, ada.by_list)
    over = page.locator("[data-over]")
    expect(over).to_contain_text(f"Rival ({BY_THE_RULES})")
    page.goto(f"/t/{ticket['table']}/replay")
    for choice in ("Seen by", "Play on as"):
        expect(page.get_by_label(choice)).to_contain_text("Ada")
        expect(page.get_by_label(choice)).not_to_contain_text("Rival")
    expect(page.locator('[data-drop="seat:2"]')).to_contain_text(BY_THE_RULES)
