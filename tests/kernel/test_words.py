"""Words for people."""

from __future__ import annotations

from typing import cast

import pytest

from shipboard.kernel.match import Match
from shipboard.kernel.words import Speaker

from .toy import ACT, BID, BIDS, DREW, GAME, GEM, LOOK, OPEN, SHIELDED, STASH_IN, WINDOW, Cargo

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
