"""A server that can store nothing for a while says so at the table, and that it is over."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.client import new_table
from tests.server.process import Server

from .person import Person


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, patience=1) as running:
        yield running


@pytest.mark.parametrize(
    ("seats", "does", "seen"),
    [
        (["me", "bot", "bot"], "[data-option]", "#question"),
        (["me", "open", "open"], "text=Give seat 2 to a bot", "text=Free seat 2 again"),
    ],
)
def test_a_store_that_takes_nothing_is_told_at_the_table_and_taken_back(
    chromium: Browser, server: Server, seats: list[str], does: str, seen: str
) -> None:
    ticket = new_table(server.base, "ardor", seats)
    context = chromium.new_context(base_url=server.base)
    ada = Person(context.new_page(), server.base, seed=1)
    ada.sit(ticket["table"], ticket["secret"])
    trouble = ada.page.locator("[data-trouble]")
    expect(ada.page.locator(does).first).to_be_visible()
    other = sqlite3.connect(server.folder / "tables.db", isolation_level=None)
    other.execute("begin immediate")
    ada.page.locator(does).first.click()
    expect(trouble).to_have_text(
        "The server cannot store anything just now; nothing is lost, and it keeps trying."
    )
    expect(ada.page.get_by_text("Not stored yet").first).to_be_visible()
    other.execute("rollback")
    other.close()
    expect(trouble).to_have_count(0)
    expect(ada.page.get_by_text("Not stored yet")).to_have_count(0)
    expect(ada.page.locator(seen)).to_be_visible()  # what was sent has counted
    context.close()
    assert ada.troubles == []
