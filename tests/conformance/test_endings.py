"""Every game says at its end what each player came to, and where it turned."""

from __future__ import annotations

import random
import re

import pytest

from shipboard.kernel.layout import Talk
from shipboard.kernel.match import Match
from shipboard.kernel.recap import Told, recap, turning_points

from .tables import Table, plain_tables, take_a_turn

MACHINE = re.compile(r"\w_\w|{|}| \| |\b[a-z]\d+\b")
LONG = 240  # characters of a line that is read at a glance
LATEST = 40  # events of which a recap is made here


def played(table: Table, seed: int = 0) -> tuple[Match, list[list[Told]]]:
    """A random game, with what a spectator was told of each answer."""
    match = table.match(seed)
    rng = random.Random(seed)
    moments = [match.told(None)]
    while match.outcome is None:
        seen = len(match.state.events)
        take_a_turn(match, rng)
        moments.append(match.told(None, seen))
    return match, moments


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_game_that_is_over_has_scores_and_turning_points(table: Table) -> None:
    match, moments = played(table)
    scores = match.game.scores(match.state, Talk.of(match, None))
    assert sorted(score.seat for score in scores) == list(range(match.state.players))
    assert match.outcome is not None
    won = [score.seat in match.outcome.winners for score in scores]
    assert won == sorted(won, reverse=True), "the winners come first"
    for score in scores:
        for words in (score.total, *score.parts):
            assert words, score
            assert not MACHINE.search(words), score
    points = turning_points(moments)
    assert len(points) >= min(3, len(moments) // 20), points
    assert [point.at for point in points] == sorted({point.at for point in points})
    for point in points:
        assert any("effect" in event for event in moments[point.at])
        assert len(point.text) <= LONG, point
        assert not MACHINE.search(point.text), point


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_recap_is_short_and_in_words_for_every_viewer(table: Table) -> None:
    match, _ = played(table, seed=1)
    found = 0
    for viewer in (None, *range(match.state.people)):
        events = match.told(viewer)
        for first in range(0, len(events), LATEST):
            lines = recap(events[first : first + LATEST])
            found += len(lines)
            for line in lines:
                assert len(line) <= LONG, line
                assert not MACHINE.search(line), line
                assert not re.search(r"\b[Yy]ou \w+[^s]s\b(?! \()", line.split(",")[0]), line
    assert found
