"""Every viewer of every game reads what is played for, from the first question to the end."""

from __future__ import annotations

import random

import pytest

from shipboard.kernel.layout import Talk

from .tables import Table, milestone, plain_tables, walk

NARROW = 110  # characters: what a line of a wide screen holds


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_every_viewer_reads_what_is_played_for(table: Table) -> None:
    match = table.match(0)
    for answers in walk(match, random.Random(0), 0, every=True):
        if not milestone(answers):
            continue
        for viewer in (None, *range(match.players)):
            found = match.game.goals(match.view(viewer), Talk.of(match, viewer))
            assert found, f"{table}: viewer {viewer} is told no goal"
            assert found[0].own == (viewer is not None) or not answers
            for goal in found:
                assert goal.who
                assert len(goal.short) <= NARROW, goal
                assert goal.words.endswith("."), goal
                assert 0 <= goal.have <= max(goal.need, goal.have), goal
                assert viewer is not None or not goal.own
