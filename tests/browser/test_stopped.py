"""A game that the rules of a newer server cannot go on with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from shipboard import server as package
from tests.server.client import Json, new_table
from tests.server.process import Server
from tests.server.versions import OTHER_STATES, version_with

from .person import Person


@pytest.fixture
def changed(tmp_path: Path) -> Iterator[tuple[str, Json]]:
    """A server whose rules have changed, and a table that was made before."""
    server = Server(tmp_path, static=Path(package.__path__[0], "static"))
    server.start()
    ticket = new_table(server.base, "ardor", ["me", "bot", "bot"])
    server.kill()
    server.sources = version_with(tmp_path / "src", OTHER_STATES)
    with server:
        yield server.base, ticket


def test_who_comes_back_reads_why_and_begins_anew(
    chromium: Browser, changed: tuple[str, Json]
) -> None:
    base, ticket = changed
    with chromium.new_context(base_url=base) as context:
        ada = Person(context.new_page(), base, seed=1)
        ada.sit(ticket["table"], ticket["secret"])
        stopped = ada.page.locator("[data-stopped]")
        expect(stopped).to_contain_text("The rules on this server have changed")
        expect(stopped.get_by_role("listitem").first).to_contain_text("mission")
        stopped.get_by_role("button", name="Play again together").click()
        expect(ada.page.locator("#question")).to_be_visible()
        assert ticket["table"] not in ada.page.url
        assert ada.troubles == []
