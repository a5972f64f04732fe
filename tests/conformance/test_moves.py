"""Every card that changes its pile is told by an event, to everybody, answer by answer."""

from __future__ import annotations

import random

import pytest

from .moves import Watcher
from .tables import Table, all_games, option_tables, plain_tables, sample, take_a_turn


def followed(table: Table, seed: int) -> None:
    """A whole random game, with interjections, through the eyes of everybody."""
    match = table.match(seed)
    rng = random.Random(seed)
    watchers = [
        Watcher(match.game, match.state, viewer) for viewer in (None, *range(match.players))
    ]
    while match.outcome is None:
        before = table.line(match.state)
        take_a_turn(match, rng)
        wrong = [what for watcher in watchers for what in watcher.look(match.state)]
        assert not wrong, "\n".join([before, *wrong])


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_events_tell_where_cards_go(table: Table) -> None:
    followed(table, seed=1)


@pytest.mark.parametrize("name", list(all_games()))
def test_events_tell_where_cards_go_with_options(name: str) -> None:
    usual = all_games()[name].default_players
    tables = [table for table in option_tables(name) if table.players == usual]
    for seed, table in enumerate(tables + sample(name, 6)):
        followed(table, seed)
