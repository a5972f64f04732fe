"""Whole games through the page, of every game there is."""

from __future__ import annotations

import time
from typing import Any

import pytest

from shipboard import games
from tests.games import short
from tests.server.client import call, new_table

from .conftest import MakesPerson
from .person import Person, play

PAUSE = 0.1  # seconds of a window
PATIENCE = 240
PHONE_WIDTH = 360
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "size": (PHONE_WIDTH, 740)}


def seated(base: str, game: str, people: int) -> tuple[str, list[str]]:
    """A table with so many people, the rest of it bots; the secrets of their seats."""
    players = games.game(game).default_players
    seats = ["me"] + ["open"] * (people - 1) + ["bot"] * (players - people)
    options = short(game)
    ticket = new_table(
        base, game, seats, options=options, watch=people > 1, pause=PAUSE, leave="default"
    )
    secrets = [ticket["secret"]]
    for number in range(1, people):
        joined = call(
            base, "POST", f"/api/tables/{ticket['table']}/seats", {"name": f"Guest {number}"}
        )
        secrets.append(joined["secret"])
    return ticket["table"], secrets


def play_together(people: list[tuple[Person, Any]], happenings: dict[int, Any]) -> None:
    """All play to the end. What happens after so many answers: by number, once."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seen = [person.look() for person, _ in people]
        if all(look["over"] for look in seen):
            return
        answers = sum(person.answers for person, _ in people)
        for number in [number for number in happenings if number <= answers]:
            happenings.pop(number)()
        for (_, how), look in zip(people, seen, strict=True):
            if (look["options"] or look["sure"]) and not look["over"]:
                how(look)
        people[0][0].page.wait_for_timeout(15)
    raise AssertionError(f"the game did not end: {[person.story() for person, _ in people]}")


@pytest.mark.parametrize("game", games.names())
def test_two_people_and_bots_play_to_the_end_while_a_third_watches(
    game: str, person: MakesPerson, base: str
) -> None:
    """One plays with the mouse and reloads, one by keyboard alone and loses the network."""
    ada, ben = person(seed=1), person(seed=2, color_scheme="light")
    watcher = person(seed=3)
    ben.tap_lines()
    happenings = {6: ada.page.reload, 12: ben.cut}
    tables = 0
    while happenings:  # a game may be over before, then they play another
        tables += 1
        table, secrets = seated(base, game, 2)
        ada.sit(table, secrets[0])
        ben.sit(table, secrets[1])
        ada.page.click("[data-start]")
        watcher.page.goto(f"/t/{table}")
        watcher.page.wait_for_selector("#question, [data-over]")
        play_together([(ada, ada.by_mouse), (ben, ben.by_keyboard)], happenings)
        watcher.page.wait_for_selector("[data-over]")
        assert watcher.look()["options"] == []
        ended = {page.locator("[data-over]").get_attribute("data-over")
                 for page in (ada.page, ben.page, watcher.page)}  # fmt: skip
        assert len(ended) == 1
    assert len(ben.lines) > tables, "the page did not come back after the cut"


@pytest.mark.parametrize("game", games.names())
def test_one_person_plays_to_the_end_on_a_phone(game: str, person: MakesPerson, base: str) -> None:
    table, secrets = seated(base, game, 1)
    eve = person(seed=4, **PHONE)
    eve.sit(table, secrets[0])

    def tap(seen: dict[str, Any]) -> None:
        assert seen["wide"] <= PHONE_WIDTH, "the page is wider than the phone"
        eve.by_list(seen)

    assert play(eve, tap) > 0
