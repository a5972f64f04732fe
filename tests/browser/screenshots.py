"""The pictures in docs/screenshots, taken anew: `make screenshots`.

With names of pictures of tables, only these: `python -m tests.browser.screenshots outer_rim`.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.client import Client, new_table
from tests.server.process import Server

from .conftest import FLAGS
from .person import Person

FOLDER = Path(__file__).parents[2] / "docs/screenshots"
DESK, PHONE, WALL = (1280, 800), (360, 740), (2560, 1440)


class Shot(NamedTuple):
    """A table of a game, after so many answers that are chosen by a seed."""

    name: str
    game: str
    answers: int
    seed: int
    size: tuple[int, int]
    light: str
    options: Mapping[str, str] = {}
    bots: int = 3


AMBITIOUS = {"expansion": "on", "ambitions": "on", "favors": "on"}
TABLES = (
    Shot("ardor", "ardor", 4, 3, DESK, "dark"),
    Shot("outsider", "outsider", 12, 5, DESK, "light"),
    Shot("gloom", "gloom", 20, 2, WALL, "dark"),
    Shot("interloper", "interloper", 12, 5, DESK, "dark"),
    Shot("outer_rim", "outer_rim", 22, 3, DESK, "dark"),
    Shot("outer_rim-ambitions", "outer_rim", 34, 4, WALL, "dark", AMBITIOUS),
    Shot("outer_rim-solo", "outer_rim", 24, 6, DESK, "light", {}, 0),
    Shot("ardor-phone", "ardor", 6, 4, PHONE, "light"),
    Shot("outer_rim-phone", "outer_rim", 22, 3, PHONE, "light"),
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


def tables(browser: Browser, base: str, only: Collection[str]) -> None:
    """Each game in play, or only these pictures."""
    for shot in TABLES:
        if only and shot.name not in only:
            continue
        seats = ["me", *["bot"] * shot.bots]
        ticket = new_table(base, shot.game, seats, options=shot.options)
        somebody = Person(page_of(browser, base, shot.size, shot.light), base, shot.seed)
        somebody.sit(ticket["table"], ticket["secret"])
        for _ in range(shot.answers):
            somebody.wait()
            seen = somebody.look()
            if seen["over"]:
                break
            somebody.by_list(seen)
        somebody.wait()
        shoot(somebody.page, shot.name)


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


def main(only: Collection[str]) -> None:
    """Take all pictures, or only these of tables."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        table = "" if only else asyncio.run(played(server.base))
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            tables(browser, server.base, only)
            if not only:
                lobby(browser, server.base)
                replay(browser, server.base, table)


if __name__ == "__main__":
    main(sys.argv[1:])
