"""Point 6: two worlds that differ only in what a viewer may not know look the same to it."""

from __future__ import annotations

import random

import pytest

from shipboard.kernel.match import Match

from .secrecy import same_after, same_here, viewers, white_listed
from .tables import Table, all_games, milestone, mixed_tables, plain_tables, played_compiled, walk

each_table = pytest.mark.parametrize("table", plain_tables(), ids=str)
each_game = pytest.mark.parametrize("name", played_compiled(all_games()))


def secrets_kept(match: Match, rng: random.Random, vary: bool = True) -> tuple[int, list[str]]:
    """All checks for all viewers at one decision: how many worlds were compared, what leaked."""
    compared, wrong = 0, []
    for viewer in viewers(match.state):
        wrong += white_listed(match, viewer)
        wrong += same_here(match, viewer, rng)
        could, leaks = same_after(match, viewer, rng, vary)
        compared += could
        wrong += leaks
    return compared, wrong


@each_table
def test_nobody_can_tell_worlds_apart(table: Table) -> None:
    compared = 0
    for seed in range(8):
        if seed > 1 and compared > 20:  # two games are enough where they are long
            break
        rng = random.Random(seed)
        match = table.match(seed)
        for answers in walk(match, rng):
            count, wrong = secrets_kept(match, rng)
            assert not wrong, f"{table}, seed {seed}, answer {answers}: {wrong[0]}"
            compared += count
    assert compared > 20


@each_game
def test_nobody_can_tell_worlds_apart_with_any_option(name: str) -> None:
    for seed, table in enumerate(mixed_tables(name)):
        rng = random.Random(seed)
        match = table.match(seed)
        for answers in walk(match, rng):
            if rng.random() < 0.08:
                # An open vote is a secret kind whose answer is public at once.
                _, wrong = secrets_kept(match, rng, vary=False)
                assert not wrong, f"{table}, seed {seed}, answer {answers}: {wrong[0]}"


@each_table
def test_nobody_can_tell_who_was_asked_in_a_window(table: Table) -> None:
    if not any(kind.window for kind in table.game.kinds):
        pytest.skip("this game has no windows")
    windows = compared = 0
    for seed in range(400):
        rng = random.Random(seed)
        match = table.match(seed)
        opened = 0
        for answers in walk(match, rng, 0, every=True):
            if match.state.window < 0:
                continue
            opened += 1
            if not milestone(opened):
                continue
            windows += 1
            for _ in range(3):
                count, wrong = secrets_kept(match, rng)
                assert not wrong, f"{table}, seed {seed}, answer {answers}: {wrong[0]}"
                compared += count
        if windows > 16 and compared > 60:
            break
    assert windows > 4
    assert compared > 20
