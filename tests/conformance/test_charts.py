"""What games put on a map can be drawn: every figure, state and edge, whatever the options."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import pytest

from shipboard.kernel.chart import Map
from shipboard.maps import svg, text

from .tables import Table, all_games, counts, option_tables, take_a_turn

CHARTED = [name for name, game in all_games().items() if game.chart is not None]
ANSWERS = 120


def board(table: Table) -> Map:
    """The map of a table."""
    chart, match = table.game.chart, table.match(1)
    assert chart
    return chart.map(match.pack, match.options)


@pytest.mark.parametrize("name", CHARTED)
def test_every_option_has_a_map_that_is_drawn(name: str) -> None:
    for table in option_tables(name):
        drawn = board(table)
        assert ElementTree.fromstring(svg.draw(drawn, name)) is not None
        assert text.draw(drawn, drawn.start)


@pytest.mark.parametrize(
    "table", [Table(n, p) for n in CHARTED for p in counts(all_games()[n])], ids=str
)
def test_every_position_fits_its_map(table: Table) -> None:
    chart, drawn, match = table.game.chart, board(table), table.match(2)
    assert chart
    rng = random.Random(3)
    for _ in range(ANSWERS):
        now = chart.position(match.pack, match.view(None))
        assert list(drawn.problems(now)) == []
        states = {look.state for look in drawn.looks.edges}
        assert set(now.edges.values()) <= states
        if match.outcome is not None:
            break
        take_a_turn(match, rng)


@pytest.mark.parametrize("name", CHARTED)
def test_options_can_mean_what_the_map_shows(name: str) -> None:
    game, drawn = all_games()[name], board(Table(name, all_games()[name].default_players))
    assert {drawn.place_refers, drawn.edge_refers} <= set(game.referents)
    match = Table(name, game.default_players).match(1)
    assert game.chart
    figures = game.chart.position(match.pack, match.view(None)).figures
    assert {figure.refers for figure in figures} <= set(game.referents)
