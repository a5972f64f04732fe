"""At which windows somebody is asked at the terminal: said with `skip`."""

from __future__ import annotations

from pathlib import Path

import pytest

from shipboard import game
from shipboard.kernel.declare import Kind
from shipboard.kernel.match import Match
from shipboard.kernel.questions import Choice, Question
from shipboard.kernel.state import Refused
from shipboard.terminal.stops import Stops

from .table import sit

WINDOW = Kind("react", "React?", ("pass", ":card"), "TOY-1", "pass", window=True)
MENU = Kind("menu", "What do you do?", ("rest", ":card"), "TOY-2")


def asks(kind: Kind, *cards: str, hits: bool = False, grave: str = "") -> Question:
    """A question with these cards to play."""
    first = Choice(kind.options[0], kind.options[0], "", grave, "", "")
    played = [Choice(f"card:{card}", f"play {card}", "", "", "card", card) for card in cards]
    return Question(kind, kind.prompt, (), [first, *played], hits)


def passes(stops: Stops, question: Question) -> bool:
    """Whether it passes by itself."""
    return stops.passes(question) is not None


def test_a_window_is_asked_once_between_own_turns_for_the_same_cards() -> None:
    stops = Stops()
    assert not passes(stops, asks(WINDOW, "shield"))
    stops.answered(asks(WINDOW, "shield"), "pass", own_turn=False)
    assert passes(stops, asks(WINDOW, "shield"))
    assert not passes(stops, asks(WINDOW, "shield", "lever")), "there is something new"
    stops.answered(asks(MENU, "shield"), "rest", own_turn=False)
    assert passes(stops, asks(WINDOW, "shield")), "a question in somebody else's turn"
    stops.answered(asks(MENU, "shield"), "rest", own_turn=True)
    assert not passes(stops, asks(WINDOW, "shield"))


def test_what_hits_is_asked_unless_everything_is_to_pass() -> None:
    stops = Stops()
    stops.answered(asks(WINDOW, "shield"), "pass", own_turn=False)
    assert not passes(stops, asks(WINDOW, "shield", hits=True))
    stops.hear("hits", asks(WINDOW, "shield"))
    assert passes(stops, asks(WINDOW, "lever"))
    assert not passes(stops, asks(WINDOW, "lever", hits=True))
    stops.hear("", asks(WINDOW, "shield"))
    assert passes(stops, asks(WINDOW, "lever", hits=True))
    stops.answered(asks(MENU), "rest", own_turn=False)
    assert not passes(stops, asks(WINDOW, "lever", hits=True)), "something else was asked"


def test_how_often_can_be_said() -> None:
    stops = Stops()
    stops.hear("every", asks(MENU))
    stops.answered(asks(WINDOW, "shield"), "pass", own_turn=False)
    assert not passes(stops, asks(WINDOW, "shield"))
    stops.hear("often hits", asks(MENU))
    assert passes(stops, asks(WINDOW, "lever"))


def test_no_window_stops_for_a_card_alone_of_which_that_was_said() -> None:
    stops = Stops()
    stops.hear("shield", asks(WINDOW, "shield", "lever"))
    assert passes(stops, asks(WINDOW, "shield", hits=True))
    assert not passes(stops, asks(WINDOW, "shield", "lever"))


def test_a_window_where_nothing_can_be_done_passes_and_one_that_decides_much_never_does() -> None:
    stops = Stops(until="turn")
    assert passes(Stops(), asks(WINDOW))
    assert not passes(stops, asks(WINDOW, "martyr", grave="The red side wins."))
    assert not passes(stops, asks(MENU, "shield"))


@pytest.mark.parametrize("typed", ["nonsense", "shields", "often"])
def test_what_cannot_be_understood_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="type skip"):
        Stops().hear(typed, asks(WINDOW, "shield"))


def test_who_types_it_is_asked_less_often(tmp_path: Path) -> None:
    def windows(*typed: str) -> int:
        match = Match(game("interloper"), 4, {}, 1)
        table, screen = sit(match, iter([*typed, *["1", "2"] * 40]), tmp_path / "g.json")
        table.play()
        return screen.text.count("Do you turn up a trait?")

    every, once = windows("skip every"), windows("skip once")
    assert every > once


def test_a_game_without_windows_has_none_to_skip(tmp_path: Path) -> None:
    match = Match(game("outer_rim"), 2, {}, 1)
    table, screen = sit(match, iter(["skip"]), tmp_path / "g.json")
    table.play()
    assert "No: Outer Rim has no windows that could be skipped." in screen.text
