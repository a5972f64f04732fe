"""Words for people."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from shipboard.kernel.declare import Event
from shipboard.kernel.match import Match
from shipboard.kernel.words import Speaker, spoken

from .toy import (
    ACT,
    BID,
    BIDS,
    CHEST_FOUND,
    COIN,
    DREW,
    EXPLODED,
    GAME,
    GEM,
    KEPT,
    LOOK,
    OPEN,
    SHIELDED,
    STASH_IN,
    WINDOW,
    Cargo,
)

NAMES = ("Ann", "Ben", "Cy")


@pytest.fixture
def g() -> Cargo:
    return cast(Cargo, Match(GAME, 3, {}, 1).state)


def test_a_viewer_is_called_you(g: Cargo) -> None:
    happened = (BIDS, (1, GEM), 0, ())
    assert Speaker(GAME, NAMES, 0).event(g, happened) == "Ben bids Gem."
    assert Speaker(GAME, NAMES, 1).event(g, happened).startswith("You bid")
    assert Speaker(GAME, NAMES).seat(2) == "Cy"


def test_the_audience_reads_the_private_words(g: Cargo) -> None:
    happened = (DREW, (2,), 1 << 2, (GEM,))
    assert Speaker(GAME, NAMES, 0).event(g, happened) == "Cy draws."
    assert Speaker(GAME, NAMES, None).event(g, happened) == "Cy draws."
    assert "Gem" in Speaker(GAME, NAMES, 2).event(g, happened)
    assert Speaker(GAME, NAMES, 2).event(g, (WINDOW, (), 0, ())) == "Shields, anybody?"


def test_several_things_are_said_in_a_row(g: Cargo) -> None:
    def said(viewer: int | None, *cards: int) -> str:
        return Speaker(GAME, NAMES, viewer).event(g, (EXPLODED, (1,), 1 << 1, (cards,)))

    assert said(0, GEM, GEM, COIN) == "Ben is blown up."
    assert said(1, GEM, GEM, COIN) == "You are blown up with Gem, Gem and Coin."
    assert said(1, GEM) == "You are blown up with Gem."
    assert said(1) == "You are blown up with nothing."


def test_seats_in_a_row_have_their_names(g: Cargo) -> None:
    met = Event("met", "{seats} meet, {numbers} times.", ("seats", "numbers"))
    game = replace(GAME, events=(met,))
    happened = (0, ((0, 2), (1, 3, 3)), 0, ())
    assert Speaker(game, NAMES).event(g, happened) == "Ann and Cy meet, 1, 3 and 3 times."
    assert Speaker(game, NAMES, 2).event(g, happened) == "Ann and you meet, 1, 3 and 3 times."


def test_what_is_only_seen_has_no_line() -> None:
    match = Match(GAME, 2, {}, seed=3)
    unsaid = [event for event in match.events(None) if event["event"] == "chest_found"]
    assert unsaid
    assert len(match.log(None)) == len(match.events(None)) - len(unsaid)
    assert Speaker(GAME, NAMES).event(match.state, (CHEST_FOUND, (0,), 0, ()), "A note") == ""


def test_a_note_goes_with_the_first_line_about_its_player(g: Cargo) -> None:
    happened = [(KEPT, (1,), 0, (GEM,)), (BIDS, (0, GEM), 0, ()), (BIDS, (1, GEM), 0, ())]
    assert spoken(GAME.events, happened, [(0, 1, "Mine.")]) == {2: "Mine."}


def test_options_in_words(g: Cargo) -> None:
    g.label[:] = [4, 7]
    say = Speaker(GAME, NAMES, 0).option
    assert say(g, BID, GEM) == "Gem"
    assert say(g, ACT, 0) == "pass"
    assert say(g, ACT, LOOK) == "look"
    assert say(g, ACT, STASH_IN + 1) == "stash in chest 7"
    assert say(g, ACT, OPEN) == "open chest 4"
    assert say(g, SHIELDED, 1 + 3) == "play Shield"


def test_every_event_can_be_said_to_everybody() -> None:
    for seed in range(30):
        match = Match(GAME, 3, {}, seed)
        while match.outcome is None:
            decision = match.decisions[seed % len(match.decisions)]
            match.answer(decision, decision.options[seed % len(decision.options)])
        for viewer in (None, 0, 1, 2):
            for line in match.log(viewer):
                assert line
                assert "{" not in line
                assert line[0].isupper()
