"""The crescent of Outer Rim: in the standard order, shuffled, and what lies on it in a game."""

from __future__ import annotations

import random
from itertools import combinations, permutations
from math import dist

import pytest

import shipboard
from shipboard.games.outer_rim.chart import CHART, drawn
from shipboard.games.outer_rim.content import load
from shipboard.games.outer_rim.pack import RimPack
from shipboard.games.outer_rim.rules.maps import laid
from shipboard.kernel.chart import Edge, Map
from shipboard.maps import svg, text

OPTIONS = shipboard.game("outer_rim").choose(3, {})
APART = 45  # as outer_rim_content.md says: no two spaces are nearer


@pytest.fixture(scope="module")
def pack() -> RimPack:
    return load(OPTIONS)


def crossing(one: Edge, other: Edge) -> bool:
    """Whether two straight lanes without a common end cross."""

    def side(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> int:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    if set(one.places) & set(other.places):
        return False
    (a, b), (c, d) = one.line, other.line
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_the_standard_map_has_every_space_and_path(pack: RimPack) -> None:
    board = CHART.map(pack, OPTIONS)
    assert (len(board.nodes), len(board.edges)) == (44, 51)
    at = {node.id: node.at for node in board.nodes}
    assert (at["t1_a"], at["maelstrom"], at["e2_h"]) == ((56, 433), (424, 220), (951, 529))
    assert [node.id for node in board.nodes if node.kind == "maelstrom"] == ["maelstrom"]
    assert sum(node.kind == "planet" for node in board.nodes) == 11


@pytest.mark.parametrize("order", list(permutations(range(6)))[::37])
def test_in_every_order_of_the_tiles_nothing_is_in_the_way(
    pack: RimPack, order: tuple[int, ...]
) -> None:
    board = drawn(pack, order)
    assert all(dist(one.at, other.at) >= APART - 1 for one, other in combinations(board.nodes, 2))
    assert not [pair for pair in combinations(board.edges, 2) if crossing(*pair)]


def ends(board: Map) -> set[tuple[str, ...]]:
    """Which places lanes join."""
    return {tuple(sorted(edge.places)) for edge in board.edges}


def test_a_shuffled_map_is_that_of_the_deal() -> None:
    for seed in range(4):
        match = shipboard.new("outer_rim", players=2, seed=seed, map="random")
        while match.view(None)["facts"]["round"] == 0:
            match.answer(match.decisions[0], match.decisions[0].options[0])
        view = match.view(None)
        if (order := view["facts"]["tiles"]) != sorted(order):
            board = CHART.board(match.pack, match.options, view)
            assert board is CHART.dealt(match.pack, view)
            near = laid(match.pack, order)[0]
            names = match.pack.names["space"]
            pairs = {(names[a], names[b]) for a, around in enumerate(near) for b in around}
            assert ends(board) == {tuple(sorted(pair)) for pair in pairs}
            return
    raise AssertionError("four deals in the standard order")


def test_the_standard_order_is_the_printed_map() -> None:
    match = shipboard.new("outer_rim", players=2, seed=1)
    assert CHART.dealt(match.pack, match.view(None)) is None


@pytest.mark.parametrize("seed", range(3))
def test_all_that_stands_somewhere_can_be_drawn(seed: int) -> None:
    match = shipboard.new("outer_rim", players=4, seed=seed)
    chance = random.Random(seed)
    for _ in range(150):
        view = match.view(None)
        position = CHART.position(match.pack, view)
        board = CHART.board(match.pack, match.options, view)
        assert not list(board.problems(position))
        ships = {figure.id for figure in position.figures if figure.refers == "seat"}
        assert len(ships) == sum(at >= 0 for at in view["facts"]["at"])
        decision = chance.choice(match.decisions)
        match.answer(decision, chance.choice(decision.options))
    assert "ship A" in svg.draw(board, "Outer Rim", position)
    assert any("patrol" in line for line in text.draw(board, position, 100))
