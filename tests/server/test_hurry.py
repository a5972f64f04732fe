"""What is left to bots alone is played quickly, and only then."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from shipboard import game
from shipboard.games.ardor.state import DEAD, Ardor
from shipboard.kernel.match import Match
from shipboard.server.live.driver import Driver
from shipboard.server.live.live import Live
from shipboard.server.tables.sheet import BOT, PERSON, Seat


def driver(seats: list[Seat], dead: tuple[int, ...], watchers: int = 0) -> Driver:
    """At a table of Ardor where these are dead, and it is the turn of seat 3."""
    match = Match(game("ardor"), len(seats), {"first_player": "seat:3"}, 1)
    state = cast(Ardor, match.state)
    for seat in dead:
        state.health[seat] = DEAD
    table: Any = SimpleNamespace(seats=seats, watchers=watchers, playing=lambda: match)
    return Driver(cast(Live, SimpleNamespace(table=table)))


def person(handed_over: bool = False, **more: Any) -> Seat:
    return Seat("Ada", BOT if handed_over else PERSON, "sensible", "secret", **more)


BOTS = [Seat("Rigel", BOT, "sensible", ""), Seat("Vega", BOT, "sensible", "")]


@pytest.mark.parametrize(
    ("seats", "dead", "watchers", "hurried"),
    [
        ([person(True), person(True)], (0, 1), 0, True),
        ([person(True), person(True, resigned=True)], (0,), 0, True),
        ([person(True), person(True)], (0,), 0, False),  # one only went for a coffee
        ([person(True), person()], (0, 1), 0, False),  # one wants to watch
        ([person(True), person()], (0,), 0, False),  # one still plays
        ([person(True), person(True)], (0, 1), 1, False),  # somebody else watches
        ([person(True, resigned=True), person(True, resigned=True)], (0, 1), 0, False),
    ],
)
def test_only_bots_that_nobody_waits_for_hurry(
    seats: list[Seat], dead: tuple[int, ...], watchers: int, hurried: bool
) -> None:
    assert driver(seats + BOTS, dead, watchers)._hurried() is hurried


def test_whoever_dies_in_their_own_turn_is_out_when_it_is_over() -> None:
    seats = [BOTS[0], *BOTS, person(True)]
    assert not driver(seats, (3,))._hurried()
