"""The pictures in docs/screenshots, taken anew: `make screenshots`."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.client import Client, new_table
from tests.server.process import Server

from .conftest import FLAGS
from .person import Person

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
DESK, PHONE, WALL = (1280, 800), (360, 740), (2560, 1440)
# Game, answers before the picture, seed of the choices, size, light.
TABLES = (
    ("ardor", 4, 3, DESK, "dark"),
    ("outsider", 12, 5, DESK, "light"),
    ("gloom", 20, 2, WALL, "dark"),
    ("interloper", 12, 5, DESK, "dark"),
    ("outer_rim", 22, 3, DESK, "dark"),
    ("ardor", 6, 4, PHONE, "light"),
    ("outer_rim", 22, 3, PHONE, "light"),
)


def page_of(browser: Browser, base: str, size: tuple[int, int], light: Any) -> Page:
    """A page of this size, in this light."""
    viewport: Any = {"width": size[0], "height": size[1]}
    context = browser.new_context(
        base_url=base, viewport=viewport, color_scheme=light, reduced_motion="reduce"
    )
    return context.new_page()


def shoot(page: Page, name: str) -> None:
    """Take a picture, when fonts and pictures are there."""
    page.mouse.move(0, 0)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    page.screenshot(path=FOLDER / f"{name}.png")
    page.context.close()


def lobby(browser: Browser, base: str) -> None:
    """The lobby by night, by day on a phone, and a new table."""
    for name, size, light in (("lobby", DESK, "dark"), ("lobby-phone", PHONE, "light")):
        page = page_of(browser, base, size, light)
        page.goto("/")
        page.wait_for_selector("[data-play]")
        shoot(page, name)
    page = page_of(browser, base, DESK, "light")
    page.goto("/new/gloom")
    page.wait_for_selector("form input")
    shoot(page, "new-table")


def tables(browser: Browser, base: str) -> None:
    """Each game in play."""
    for game, answers, seed, size, light in TABLES:
        ticket = new_table(base, game, ["me", "bot", "bot", "bot"])
        somebody = Person(page_of(browser, base, size, light), base, seed)
        somebody.sit(ticket["table"], ticket["secret"])
        for _ in range(answers):
            somebody.wait()
            seen = somebody.look()
            if seen["over"]:
                break
            somebody.by_list(seen)
        somebody.wait()
        shoot(somebody.page, f"{game}-phone" if size == PHONE else game)


def replay(browser: Browser, base: str, table: str) -> None:
    """The end of a game, and a moment of its replay."""
    page = page_of(browser, base, DESK, "dark")
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-over]")
    shoot(page, "end")
    page = page_of(browser, base, DESK, "dark")
    page.goto(f"/t/{table}/replay?viewer=all&at=9")
    page.wait_for_selector("#moment")
    shoot(page, "replay")


async def played(base: str) -> str:
    """The table of a finished game."""
    ticket = new_table(base, "ardor", ["me", "bot", "bot", "bot"], watch=True, pause=0)
    async with Client(base, ticket["table"], ticket["secret"]) as client:
        await client.play()
    return str(ticket["table"])


def main() -> None:
    """Take all pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        table = asyncio.run(played(server.base))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            lobby(browser, server.base)
            tables(browser, server.base)
            replay(browser, server.base, table)


if __name__ == "__main__":
    main()
