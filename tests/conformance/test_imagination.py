"""Point 7: imagined worlds look the same to who imagines them, are possible, and tell nothing."""

from __future__ import annotations

import random

import pytest

from shipboard.kernel.imagine import imagine

from .imagination import Returns, consistent, not_favoured, places_true, playable
from .tables import Table, all_games, milestone, mixed_tables, plain_tables, played_compiled, walk

each_table = pytest.mark.parametrize("table", plain_tables(), ids=str)
each_game = pytest.mark.parametrize("name", played_compiled(all_games()))


@each_table
def test_an_imagined_world_looks_the_same_and_can_be_played(table: Table) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        match = table.match(seed)
        for stop, answers in enumerate(walk(match, rng)):
            for seat in range(table.players):
                wrong = consistent(match, seat, rng, imagine)
                if milestone(stop):
                    wrong += playable(table.game, match.state, seat, rng, imagine)
                assert not wrong, f"{table}, seed {seed}, answer {answers}, {seat}: {wrong[0]}"


@each_game
def test_any_option_can_be_imagined(name: str) -> None:
    for seed, table in enumerate(mixed_tables(name)):
        rng = random.Random(seed)
        match = table.match(seed)
        looks = 0
        for answers in walk(match, rng):
            wrong = places_true(table.game, match.state)
            seat = -1
            if rng.random() < 0.07 or match.state.window >= 0:
                seat = rng.randrange(table.players)
                wrong += consistent(match, seat, rng, imagine)
                if milestone(looks):
                    wrong += playable(table.game, match.state, seat, rng, imagine)
                looks += 1
            assert not wrong, f"{table}, seed {seed}, answer {answers}, {seat}: {wrong[0]}"


@each_table
def test_the_truth_is_not_favoured(table: Table) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        match = table.match(seed)
        for answers in walk(match, rng):
            if answers % 9 == 4:
                seat = rng.randrange(table.players)
                wrong = not_favoured(table.game, match.state, seat, rng, imagine)
                assert not wrong, f"{table}, seed {seed}, answer {answers}, {seat}: {wrong[0]}"


@each_table
def test_nobody_holds_what_came_back_to_a_pile_and_was_not_drawn(table: Table) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        match = table.match(seed)
        returns = Returns(table.game)
        for answers in walk(match, rng, every=True):
            where = f"{table}, seed {seed}, answer {answers}"
            returns.look(match.state)
            assert not returns.wrong(match.state), f"{where}: the truth cannot be"
            wrong = places_true(table.game, match.state)
            if any(returns.never.values()) and rng.random() < 0.3:
                seat = rng.randrange(table.players)
                wrong += returns.wrong(imagine(table.game, match.state, seat, rng))
            assert not wrong, f"{where}: {wrong[0]}"
