"""Bots say why: from the same numbers as they choose, and never from what a seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from shipboard.kernel.match import Match

from .explaining import explainers, told_apart, unlike
from .tables import Table, length, plain_tables
from .taking_over import Audience, asked, live, walk_with_bots

ENOUGH = 40  # questions of each table
each_table = pytest.mark.parametrize(
    "table", [table for table in plain_tables() if explainers(table.game)], ids=str
)


def walks(table: Table) -> Iterator[tuple[Match, random.Random, Audience]]:
    """Games half played by bots, at some of their questions; the first goes to its end."""
    often = min(0.5, ENOUGH / length(table.name))
    for seed in range(9):
        rng = random.Random(seed)
        match = live(table, seed)
        for audience in walk_with_bots(match, rng, 0.5):
            if rng.random() < often:
                yield match, rng, audience


@each_table
def test_a_bot_explains_the_answer_that_it_gives_in_words(table: Table) -> None:
    explained = 0
    for match, _, audience in walks(table):
        for decision in asked(match):
            for name in explainers(table.game):
                wrong = unlike(match, decision, audience.of(decision.seat), name)
                assert not wrong, f"{table}, answer {len(match.answers)}: {wrong[0]}"
                explained += 1
        if explained > ENOUGH:
            break
    assert explained > ENOUGH


@each_table
def test_explanations_are_the_same_where_only_what_is_hidden_differs(table: Table) -> None:
    compared = 0
    for match, rng, _ in walks(table):
        if match.paused or match.state.window >= 0:
            continue
        for decision in match.decisions:
            for name in explainers(table.game):
                wrong = told_apart(match, decision, rng, name)
                assert not wrong, f"{table}, answer {len(match.answers)}: {wrong[0]}"
                compared += 1
        if compared > ENOUGH:
            break
    assert compared > ENOUGH
