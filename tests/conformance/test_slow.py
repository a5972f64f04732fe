"""Ten thousand games and more, over all player counts and option values (make slow)."""

from __future__ import annotations

import random

import pytest

from .tables import Table, all_games, option_tables, pair_tables, plain_tables, walk
from .test_secrecy import secrets_kept
from .test_soundness import play_checked
from .test_taking_over import each_table, play_side_by_side, play_taking_over
from .test_undoing import play_with_undo

GAMES = 10_000


@pytest.mark.slow
@pytest.mark.parametrize("name", list(all_games()))
@pytest.mark.parametrize("part", range(4))
def test_ten_thousand_games(name: str, part: int) -> None:
    tables = [*option_tables(name), *pair_tables(name)]
    random.Random(7).shuffle(tables)
    for seed in range(part, max(GAMES, len(tables)) + 4, 4):
        play_checked(tables[seed % len(tables)], 1_000_000 + seed)


@pytest.mark.slow
@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_secrets_are_kept_in_many_games(table: Table) -> None:
    for seed in range(1000, 1030):
        rng = random.Random(seed)
        match = table.match(seed)
        for answers in walk(match, rng, every=True):
            _, wrong = secrets_kept(match, rng)
            assert not wrong, f"{table}, seed {seed}, answer {answers}: {wrong[0]}"


@pytest.mark.slow
@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_undo_holds_in_many_games(table: Table) -> None:
    for seed in range(1000, 1200):
        play_with_undo(table, seed)


@pytest.mark.slow
@each_table
def test_bots_take_over_in_many_games(table: Table) -> None:
    for seed in range(1000, 1020):
        for obeyed in (0.0, 0.5, 0.9):
            play_taking_over(table, seed, obeyed)
        for name in table.game.bots:
            play_side_by_side(table, seed, name)
