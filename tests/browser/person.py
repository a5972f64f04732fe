"""Somebody in front of the page, who looks, clicks and types as people do."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocketRoute
from playwright.sync_api import Error as PageError

from shipboard import game_names

# What a person sees at a glance, in one look at the page.
GLANCE = """() => ({
  over: !!document.querySelector('[data-over]'),
  options: (document.querySelector('[data-asked]')?.dataset.asked ?? '').split(' ')
    .filter(o => o && document.querySelector(`[data-option="${CSS.escape(o)}"]:not(:disabled)`)),
  things: [...document.querySelectorAll('[data-choice]')].map(t => t.dataset.choice),
  dialog: !!document.querySelector('dialog[open]'),
  sure: !!document.querySelector('[data-confirm]'),
  wide: document.documentElement.scrollWidth,
})"""
# Who has played before is not told again how it is done, nor given hints unasked.
PLAYED = {game: ["one table", "another one"] for game in game_names()}
HAS_READ = "; ".join(
    f"localStorage.setItem('shipboard.{key}', {json.dumps(json.dumps(known))})"
    for key, known in (("howto", game_names()), ("coached", PLAYED))
)
# Nothing is held back for the eye, unless a test wants it.
AT_ONCE = """if (!localStorage.getItem('shipboard.settings'))
  localStorage.setItem('shipboard.settings', '{"pace": "fast"}')"""
HURRY = 800  # milliseconds: a window may close while somebody aims
NO_NETWORK = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection", "ERR_FAILED")


class Person:
    """One page and what went wrong on it."""

    def __init__(self, page: Page, base: str, seed: int, newcomer: bool = False) -> None:
        self.page = page
        page.add_init_script(AT_ONCE)
        if not newcomer:
            page.add_init_script(HAS_READ)
        self.host = urlsplit(base).netloc
        self.random = random.Random(seed)
        self.troubles: list[str] = []
        self.answers = 0
        self.lines: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("console", self._heard)
        page.on("request", self._asked_for)

    def _heard(self, message: ConsoleMessage) -> None:
        cut = any(word in message.text for word in NO_NETWORK)
        if message.type in ("error", "warning") and not cut:
            self.troubles.append(f"{message.type}: {message.text}")

    def _asked_for(self, request: Request) -> None:
        if urlsplit(request.url).netloc not in (self.host, ""):
            self.troubles.append(f"a request to another host: {request.url}")

    def look(self) -> dict[str, Any]:
        """What there is to see and to choose."""
        try:
            seen: dict[str, Any] = self.page.evaluate(GLANCE)
        except PageError:  # the page is just being loaded again
            return {
                "over": False, "options": [], "things": [], "dialog": False, "sure": False,
                "wide": 0,
            }  # fmt: skip
        return seen

    def story(self) -> str:
        """What the page says just now, for whoever reads a failed test."""
        question = self.page.locator("#question, main")
        return f"{self.answers} answers, {question.first.inner_text(timeout=HURRY)[:300]!r}"

    def sit(self, table: str, secret: str) -> None:
        """Come by the seat link."""
        self.page.goto(f"/t/{table}#{secret}")

    def wait(self) -> None:
        """Until there is something to decide, or the game is over."""
        self.page.wait_for_selector("[data-option]:not(:disabled), [data-confirm], [data-over]")

    def by_mouse(self, seen: dict[str, Any]) -> None:
        """Click a thing that glows, or else a button of the list."""
        if seen["sure"]:
            self._click("[data-confirm]")
        elif seen["dialog"]:
            if not self._click("dialog[open] li .button"):
                # The card no longer glowed when it was clicked, and was enlarged.
                self.page.keyboard.press("Escape")
        elif seen["things"]:
            self._click(f'[data-choice="{self.random.choice(seen["things"])}"]')
        else:
            self._click(f'[data-option="{self.random.choice(seen["options"])}"]')

    def by_list(self, seen: dict[str, Any]) -> None:
        """Click or tap a button of the list, if it is still there."""
        if seen["sure"]:
            self._click("[data-confirm]")
        elif seen["options"]:
            self._click(f'[data-option="{self.random.choice(seen["options"])}"]')

    def by_keyboard(self, seen: dict[str, Any]) -> None:
        """A number, or the arrow keys and Enter."""
        if seen["sure"]:
            self.page.locator("[data-confirm]").first.press("Enter")
            return
        chosen = self.random.randrange(len(seen["options"]))
        keys = self.page.keyboard
        if chosen < 9 and self.answers % 2:
            keys.press(str(chosen + 1))
        else:
            keys.press("q")
            for _ in range(chosen):
                keys.press("ArrowRight")
            keys.press("Enter")
        self.answers += 1

    def _click(self, selector: str) -> bool:
        """Whether it could be clicked; if not, it was answered meanwhile: look again."""
        try:
            self.page.locator(selector).first.click(timeout=HURRY)
        except PageError:
            return False
        self.answers += 1
        return True

    def tap_lines(self) -> None:
        """Lay hands on the connection to the table, to cut it later."""

        def join(near: WebSocketRoute) -> None:
            far = near.connect_to_server()
            self.lines.append((near, far))

        self.page.route_web_socket("**/socket", join)

    def cut(self) -> None:
        """The network breaks, in the middle of whatever is under way."""
        near, far = self.lines[-1]
        near.close(code=3001)
        far.close(code=3001)


def play(person: Person, how: Any, looks: int = 4000) -> int:
    """One person plays to the end; how many answers it took."""
    for _ in range(looks):
        person.wait()
        seen = person.look()
        if seen["over"]:
            return person.answers
        if seen["options"] or seen["sure"]:
            how(seen)
    raise AssertionError("the game did not end")
