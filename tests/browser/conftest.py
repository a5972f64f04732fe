"""A server with the built client, and a browser."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from shipboard import server as package
from tests.server.client import Client, new_table
from tests.server.process import ALIKE, Server

from .person import Person

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
PATIENCE = 20_000  # milliseconds
LONGEST = [
    Path(__file__).with_name(name)
    for name in ("test_lessons.py", "test_outer_rim.py", "test_whole_games.py")
]

MakesPerson = Callable[..., Person]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, or all would wait for it in the end."""
    items.sort(key=lambda item: item.path not in LONGEST)


# For this folder and not for the session: while it runs, Playwright keeps an event loop running
# in this thread, which other tests want for themselves.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The system's Chromium."""
    path = shutil.which("chromium")
    assert path, "the browser tests need Debian's chromium: tools/web.sh browser"
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=path, args=FLAGS)


@pytest.fixture(scope="package")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with quick bots, where every table is dealt alike."""
    built = Path(package.__path__[0], "static", "index.html")
    assert built.exists(), "the client is not built: make web"
    server = Server(tmp_path_factory.mktemp("browser"))
    server.program = ALIKE
    with server:
        yield server.base


@pytest.fixture
def person(chromium: Browser, base: str) -> Iterator[MakesPerson]:
    """Makes people, each with a browser profile of their own, who watch for errors of the page."""
    people: list[Person] = []

    def make(seed: int = 1, size: tuple[int, int] = (1280, 800), **settings: Any) -> Person:
        width, height = size
        newcomer = settings.pop("newcomer", False)
        context = chromium.new_context(
            base_url=base,
            viewport={"width": width, "height": height},
            reduced_motion=settings.pop("reduced_motion", "reduce"),
            **settings,
        )
        context.set_default_timeout(PATIENCE)
        made = Person(context.new_page(), base, seed, newcomer)
        people.append(made)
        return made

    yield make
    troubles = [trouble for made in people for trouble in made.troubles]
    for made in people:
        made.page.context.close()
    assert troubles == []


@pytest.fixture
def page(person: MakesPerson) -> Page:
    """One person's page, where nothing else matters."""
    return person().page


@pytest.fixture(scope="package")
def ended_seat(base: str) -> tuple[str, str]:
    """Table and secret of a seat in a game of Ardor played to its end, without a page."""

    async def play() -> tuple[str, str]:
        ticket = new_table(base, "ardor", ["me", "bot", "bot"], watch=True, pause=0)
        async with Client(base, ticket["table"], ticket["secret"]) as client:
            await client.play()
        return ticket["table"], ticket["secret"]

    with ThreadPoolExecutor(1) as other_thread:
        return other_thread.submit(asyncio.run, play()).result()


@pytest.fixture(scope="package")
def ended(ended_seat: tuple[str, str]) -> str:
    """The table of a finished game."""
    return ended_seat[0]
