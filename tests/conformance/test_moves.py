"""Every card that changes its pile is told by an event, to everybody, answer by answer."""

from __future__ import annotations

import random

import pytest

from shipboard.kernel.state import clone

from .moves import Watcher
from .tables import Table, all_games, mixed_tables, plain_tables, played_compiled, take_a_turn


def followed(table: Table, seed: int, *seats: int) -> None:
    """A whole random game, with interjections, through the eyes of a spectator and these seats."""
    match = table.match(seed)
    rng = random.Random(seed)
    watchers = [Watcher(match.game, match.state, viewer) for viewer in (None, *seats)]
    while match.outcome is None:
        before = clone(match.state)
        take_a_turn(match, rng)
        wrong = [what for watcher in watchers for what in watcher.look(match.state)]
        assert not wrong, "\n".join([table.line(before), *wrong])


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_events_tell_where_cards_go(table: Table) -> None:
    followed(table, 1, *range(table.players))


@pytest.mark.parametrize("name", played_compiled(all_games()))
def test_events_tell_where_cards_go_with_options(name: str) -> None:
    for seed, table in enumerate(mixed_tables(name)):
        followed(table, seed, seed % table.players)  # the seats take turns
