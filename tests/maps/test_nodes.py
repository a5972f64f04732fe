"""A map of nodes, lanes and a region, as a picture and in text."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from xml.etree import ElementTree

import pytest

from shipboard.kernel.chart import (
    Chart,
    Edge,
    EdgeLook,
    Figure,
    Looks,
    Map,
    Node,
    NodeLook,
    Position,
)
from shipboard.kernel.plane import turned_free
from shipboard.maps import svg, text
from shipboard.maps.nodes import blocks, crowd
from shipboard.maps.space import Box
from tests.adding.crescent.chart import CHART
from tests.adding.crescent.pack import load

SVG = "{http://www.w3.org/2000/svg}"
PLAIN, MIRRORED = {"sky": "plain"}, {"sky": "mirrored"}


def sky(options: dict[str, str] = PLAIN, chart: Chart = CHART) -> Map:
    """The toy's map."""
    return chart.map(load(options), options)


def ships(many: int, place: str) -> tuple[Figure, ...]:
    """A crowd."""
    return tuple(Figure(str(n), "A", f"ship {n}", place, "ship") for n in range(many))


def part(drawn: str, name: str) -> ElementTree.Element:
    """The drawing of one place, edge or figure."""
    (found,) = (each for each in ElementTree.fromstring(drawn).iter() if each.get("id") == name)
    return found


def written(drawn: str) -> list[str]:
    """Everything written in a picture."""
    return [each.text or "" for each in ElementTree.fromstring(drawn).iter(f"{SVG}text")]


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes do not overlap."""
    return (
        one.right <= other.left
        or other.right <= one.left
        or one.bottom <= other.top
        or other.bottom <= one.top
    )


def test_every_node_lane_and_region_is_drawn_by_its_id() -> None:
    board = sky()
    ids = {each.get("id") for each in ElementTree.fromstring(svg.draw(board, "Sky")).iter()}
    assert {f"node-{node.id}" for node in board.nodes} <= ids
    assert {f"edge-{edge.id}" for edge in board.edges} <= ids
    assert "room-storm" in ids


def test_the_key_of_picture_and_text_says_what_is_declared() -> None:
    words = [
        *("has a port", "planet", "buoy", "lane", "closed lane", "current", "raging storm"),
        *("ship", "red patrol", "blue patrol"),
    ]
    drawn = written(svg.draw(sky(), "Sky"))
    for word in words:
        assert drawn.count(word) == 1, word
    assert text.key(sky(), 1000) == [
        "· lane   x closed lane   : current   O planet   o buoy   (P) has a port   "
        "A ship   ^R red patrol   [B] blue patrol"
    ]


def test_a_closed_lane_is_crossed_out() -> None:
    closed = Position(edges={"auric-n1": "closed"})
    (_, line, cross) = part(svg.draw(sky(), "Sky", closed), "edge-auric-n1")
    assert line.get("class") == "lane barred"
    assert cross.tag == f"{SVG}g"
    assert len(part(svg.draw(sky(), "Sky", closed), "edge-n1-halcyon")) == 2
    assert sum(line.count("x") for line in text.draw(sky(), closed)[:-2]) > 2


def test_the_map_depends_on_the_options_of_the_table() -> None:
    plain, mirrored = ({node.id: node.at for node in sky(o).nodes} for o in (PLAIN, MIRRORED))
    assert plain != mirrored
    for name, (x, y) in plain.items():
        assert mirrored[name] == (1000 - x, y)


@pytest.mark.parametrize("many", [1, 4, 5, 9, 30])
def test_a_crowd_stands_apart_within_its_block_and_off_every_node(many: int) -> None:
    board = sky()
    columns, size = crowd(many)
    assert columns * columns >= many or many <= 8
    for node in board.nodes:
        found = next(
            block
            for block in blocks(board, Position(figures=ships(many, node.id)))
            if block.node.id == node.id
        )
        assert found.box.width >= columns * size
        scale = 11 / board.grain
        for other in board.nodes:
            x, y = other.at[0] * scale, other.at[1] * scale
            if many < 30 or other == node:  # thirty reach farther than to the next node
                assert apart(found.box, Box(x - 4, y - 4, x + 4, y + 4)), (node.id, other.id)


def test_names_do_not_cover_each_other() -> None:
    for one, other in combinations(blocks(sky(), Position()), 2):
        assert apart(one.box, other.box), (one.node.id, other.node.id)


def test_who_is_where_is_told_in_words_too() -> None:
    now = Position("Dusk", {"tarn": ("watched",)}, {"auric-n1": "closed"}, ships(2, "n1"))
    told = part(svg.draw(sky(), "Sky", now), "desc").text
    assert told == (
        "1 room. planet: 5; buoy: 5. the first buoy: ship 0, ship 1. Tarn: watched. "
        "lane of Auric Bay and the first buoy: closed."
    )


def test_in_text_nodes_have_numbers_and_the_list_below_tells_their_names() -> None:
    now = Position(places={"storm": ("raging",)}, figures=ships(2, "halcyon") + ships(9, "vesper"))
    lines = text.draw(sky(), now, 100)
    drawn, listed = lines[:-4], lines[-4:]
    assert any("O3 A A" in line for line in drawn)
    assert any(line.endswith("O9+9") for line in drawn)  # no room for nine
    assert listed[0].startswith("O3 Halcyon (P): ship 0, ship 1")
    assert listed[1].startswith("O9 Vesper: ship 0, ship 1, ship 2")
    assert "O1 Auric Bay   o2 the first buoy" in listed[2]
    assert any("│    The Storm     │" in line for line in drawn)
    assert max(map(len, drawn)) <= 100


def test_a_node_turns_to_where_nothing_is_in_its_way() -> None:
    looks = Looks((), (NodeLook("n", "dot", "node", "o"),), (EdgeLook("l", "", "lane", "", "."),))
    corner, right, below = (
        Node(name, "n", name, at) for name, at in (("c", (0, 0)), ("r", (50, 0)), ("b", (0, 50)))
    )
    edges = tuple(
        Edge(f"c-{end.id}", "l", ("c", end.id), ((0, 0), end.at)) for end in (right, below)
    )
    turned = turned_free((corner, right, below), edges)
    assert [node.side for node in turned] == [(-1, -1), (1, -1), (-1, 1)]
    assert Map(nodes=turned, edges=edges, looks=looks).is_lane(edges[0])


def test_a_map_that_cannot_be_drawn_is_refused_with_everything_that_is_wrong() -> None:
    board = sky()
    with pytest.raises(ValueError, match="edge 'x': found 'nowhere', which is not a place"):
        replace(board, edges=(Edge("x", "lane", ("auric", "nowhere"), ((0, 0), (1, 1))),))
    with pytest.raises(ValueError, match="edge 'x': found the kind 'rope', which has no look"):
        replace(board, edges=(Edge("x", "rope", ("auric", "n1"), ((0, 0), (1, 1))),))
    with pytest.raises(ValueError, match="found 'cube', expected one of disc, ring, dot"):
        replace(board, looks=replace(board.looks, nodes=(NodeLook("planet", "cube", "", "O"),)))
    with pytest.raises(ValueError, match="found two places with the same id"):
        replace(board, nodes=(*board.nodes, board.nodes[0]))
    lost = Figure("x", "X", "x", "nowhere", "ghost")
    assert list(board.problems(Position("", {"y": ()}, {"z": ""}, (lost,)))) == [
        "found a state of 'y', which is not a place",
        "found a state of 'z', which is not an edge",
        "figure 'x': found 'nowhere', which is not a place",
        "figure 'x': found the sort 'ghost', which has no look",
    ]


def test_a_board_that_was_dealt_is_drawn_instead_of_the_printed_one() -> None:
    plain, mirrored = sky(PLAIN), sky(MIRRORED)
    dealt = replace(CHART, dealt=lambda _, view: mirrored if view["facts"]["turned"] else None)
    pack = load(PLAIN)
    assert dealt.board(pack, PLAIN, {"facts": {"turned": 1}}) is mirrored
    assert dealt.board(pack, PLAIN, {"facts": {"turned": 0}}) == plain
    assert CHART.board(pack, PLAIN, {"facts": {}}) == plain


def test_what_is_within_reach_is_a_place_to_which_there_is_a_way() -> None:
    far = {"n1": 1, "auric": 2}
    assert list(sky().problems(Position(reach=far, before={"auric": "n1"}))) == []
    for reach, before, wrong in (
        ({"nowhere": 1}, {}, "found 'nowhere' within reach, which is not a place"),
        (far, {}, "found no way to 'auric', or one to a neighbour"),
        (far, {"auric": "n1", "n1": "auric"}, "found no way to 'n1', or one to a neighbour"),
    ):
        assert list(sky().problems(Position(reach=reach, before=before))) == [wrong]


def test_a_storm_turns_around_its_middle() -> None:
    board = sky()
    looks = replace(
        board.looks, nodes=(NodeLook("planet", "storm", "storm", "@"), *board.looks.nodes[1:])
    )
    drawn = svg.draw(replace(board, looks=looks), "Sky")
    assert "arms" in [each.get("class") for each in part(drawn, "node-auric").iter()]
