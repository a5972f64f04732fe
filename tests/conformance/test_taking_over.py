"""Point 11: a bot can take over anywhere, and plays on as one who sat there from the start."""

from __future__ import annotations

import random

import pytest

from .tables import Table, all_games, mixed_tables, plain_tables
from .taking_over import Audience, Company, asked, interject, live, take_over, walk_with_bots

with_bots = [name for name, game in all_games().items() if game.bots]
each_table = pytest.mark.parametrize(
    "table", [table for table in plain_tables() if table.name in with_bots], ids=str
)
each_game = pytest.mark.parametrize("name", with_bots)
pytestmark = pytest.mark.compiled


def play_taking_over(table: Table, seed: int, obeyed: float, often: float = 1.0) -> int:
    """A game in which new bots are put to the decisions; returns to how many."""
    rng = random.Random(seed)
    match = live(table, seed)
    decisions = 0
    for audience in walk_with_bots(match, rng, obeyed):
        for seat in range(match.players) if match.checkpoint is not None else ():
            wrong = interject(match, seat, audience.of(seat))
            assert not wrong, f"{table}, seed {seed}, answer {len(match.answers)}: {wrong[0]}"
        for decision in asked(match) if rng.random() < often else ():
            decisions += 1
            wrong = take_over(match, decision, audience.of(decision.seat), rng)
            assert not wrong, f"{table}, seed {seed}, answer {len(match.answers)}: {wrong[0]}"
    return decisions


@each_table
@pytest.mark.parametrize("obeyed", [0.0, 0.5], ids=["at random", "half at random"])
def test_a_bot_can_take_over_at_any_decision(table: Table, obeyed: float) -> None:
    assert sum(play_taking_over(table, seed, obeyed) for seed in range(2)) > 40


@each_game
def test_a_bot_can_take_over_with_any_option(name: str) -> None:
    for seed, table in enumerate(mixed_tables(name)):
        play_taking_over(table, seed, (0.0, 0.5)[seed % 2], 0.1)


def play_side_by_side(table: Table, seed: int, name: str) -> int:
    """A game of bots, at every decision with a new one beside; returns how many there were."""
    rng = random.Random(seed)
    match = live(table, seed)
    audience, company = Audience(match), Company(match, name)
    decisions = 0
    while match.outcome is None:
        chosen = {}
        for decision in asked(match):
            seen, luck = audience.of(decision.seat), rng.random()
            chosen[decision.seat] = company.answer(decision, seen, luck)
            wrong = company.unlike(decision, seen, luck, chosen[decision.seat][0])
            assert not wrong, f"{table}, seed {seed}, answer {len(match.answers)}: {wrong[0]}"
            decisions += 1
        if match.paused:
            match.resume()
        else:
            decision = match.decisions[0]
            option, said = chosen[decision.seat]
            match.answer(decision, option, decision.seat, said)
    return decisions


@each_table
def test_who_takes_over_plays_as_who_sat_there_from_the_start(table: Table) -> None:
    for name in table.game.bots:
        assert sum(play_side_by_side(table, seed, name) for seed in range(2)) > 60
