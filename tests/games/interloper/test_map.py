"""The ship as a map: what is drawn is what the rules say."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

from shipboard.games import game
from shipboard.games.interloper.chart import CHART, problems
from shipboard.games.interloper.pack import INTACT, LOCKED, WRECKED, InterloperPack
from shipboard.games.interloper.state import Interloper
from shipboard.kernel.chart import Map, Outline
from shipboard.kernel.match import Match
from shipboard.kernel.plane import common_border, sides
from shipboard.maps import svg, text
from shipboard.maps.space import bounds, inside


@pytest.fixture(scope="module")
def pack() -> InterloperPack:
    """The original set."""
    declared = game("interloper")
    loaded = declared.load(declared.choose(4, {}))
    assert isinstance(loaded, InterloperPack)
    return loaded


@pytest.fixture(scope="module")
def ship(pack: InterloperPack) -> Map:
    """Its map."""
    return CHART.map(pack, {})


def on_border(point: tuple[float, float], outline: Outline) -> bool:
    """Whether a point lies on a side of a polygon."""
    x, y = point
    for (a, b), (c, d) in sides(outline):
        if (c - a) * (y - b) == (d - b) * (x - a):
            if min(a, c) <= x <= max(a, c) and min(b, d) <= y <= max(b, d):
                return True
    return False


def match_of(seed: int = 1) -> Match:
    """A game after its setup."""
    match = Match(game("interloper"), 4, {}, seed)
    while match.outcome is None and not match.view(None)["facts"]["round"]:
        asked = match.decisions[0]
        match.answer(asked, asked.options[0], asked.seat)
    return match


def state(match: Match) -> Interloper:
    """What lies on the table, to be arranged."""
    assert isinstance(match.state, Interloper)
    return match.state


def test_every_edge_lies_on_the_common_border_of_its_two_rooms(ship: Map) -> None:
    outlines = {room.id: room.outline for room in ship.rooms}
    inner = [edge for edge in ship.edges if edge.kind != "outer_wall"]
    assert len(inner) == 31
    for edge in inner:
        assert len(edge.places) == 2
        for room in edge.places:
            assert all(on_border(point, outlines[room]) for point in edge.line), edge.id


def test_outer_walls_lie_on_the_hull_and_border_no_other_room(ship: Map) -> None:
    outlines = {room.id: room.outline for room in ship.rooms}
    outer = [edge for edge in ship.edges if edge.kind == "outer_wall"]
    assert len(outer) == 14
    for edge in outer:
        (own,) = edge.places
        for start, end in pairwise(edge.line):
            middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            assert on_border(start, outlines[own])
            for room, outline in outlines.items():
                assert on_border(middle, outline) == (room == own), edge.id


def test_two_rooms_touch_exactly_if_an_edge_lies_between_them(ship: Map) -> None:
    edges = {frozenset(edge.places) for edge in ship.edges if len(edge.places) == 2}
    for one, other in combinations(ship.rooms, 2):
        touch = bool(common_border(one.outline, other.outline))
        assert touch == (frozenset((one.id, other.id)) in edges), (one.id, other.id)


def test_rooms_do_not_overlap_and_lie_within_the_hull(ship: Map) -> None:
    around = bounds(tuple(room.outline for room in ship.rooms))
    for x in range(int(around.left), int(around.right)):
        for y in range(int(around.top), int(around.bottom)):
            at = (x + 0.51, y + 0.52)
            found = [room.id for room in ship.rooms if inside(room.outline, *at)]
            assert len(found) <= 1
            assert not found or any(inside(outline, *at) for outline in ship.hull)


def test_circles_and_searches_are_printed_in_the_rooms(ship: Map) -> None:
    rooms = {room.id: room for room in ship.rooms}
    signs = {name: [sign.letters for sign in room.signs] for name, room in rooms.items()}
    assert signs["armory"] == ["G", "?W"]
    assert signs["galley"] == ["○"]
    assert signs["storage"] == ["??"]
    assert signs["mid_corridor"] == []
    assert rooms["medbay"].label == "Surgery"


def test_the_position_tells_states_and_figures() -> None:
    match = match_of()
    g = state(match)
    edges = list(match.pack.names["edge"])
    places = list(match.pack.names["place"])
    g.edge_state[edges.index("d23")] = WRECKED
    g.edge_state[edges.index("w01")] = INTACT
    g.lock_level[edges.index("d14")] = 16
    g.wrecked = 1 << places.index("galley")
    g.breached = 1 << places.index("laboratory")
    now = CHART.position(match.pack, match.view(None))
    assert now.title == "Round 1, power on"
    assert now.edges["d23"] == "wrecked"
    assert now.edges["d14"] == "resin"
    assert now.edges["d15"] == "locked"
    assert now.edges["w01"] == "intact"
    assert now.edges["d01"] == "unlocked"
    assert "wrecked" in now.places["galley"]
    assert "breached" in now.places["laboratory"]
    looks = CHART.map(match.pack, match.options).looks
    drawn = [(looks.figure(figure.sort), figure.initials) for figure in now.figures]
    shapes = [look.shape for look, _ in drawn]
    assert shapes.count("square") == 9
    assert shapes.count("circle") == 3
    assert "diamond" in shapes
    letters = {look.colour: letters for look, letters in drawn if look.colour}
    assert letters == {"red": "G", "yellow": "T", "blue": "D"}


def test_the_whole_ship_is_drawn_as_a_picture_and_in_text() -> None:
    match = match_of()
    ship, now = CHART.map(match.pack, match.options), CHART.position(match.pack, match.view(None))
    drawn = svg.draw(ship, "Interloper", now)
    ids = {each.get("id") for each in ElementTree.fromstring(drawn).iter()}
    assert {f"room-{room.id}" for room in ship.rooms} <= ids
    assert {f"edge-{edge.id}" for edge in ship.edges} <= ids
    assert {f"figure-{figure.id}" for figure in now.figures} <= ids
    lines = text.draw(ship, now, 79)
    assert max(map(len, lines)) <= 79
    for room in ship.rooms:
        assert any(room.title in line or room.short in line for line in lines), room.id
    assert sum(line.count("#") for line in lines) == 4  # two locked doors, two lines each
    wide = "\n".join(text.draw(ship, now, 119))
    assert re.search(r"│ +Control Room +│", wide)
    assert "Fore Corridor" in wide
    assert "Fore Corridor" not in "\n".join(lines)  # too narrow: the short name


def test_all_viewers_see_the_same_map() -> None:
    match = match_of()
    seen = [CHART.position(match.pack, match.view(viewer)) for viewer in (None, 0, 1, 2, 3)]
    assert all(one == seen[0] for one in seen)


def test_a_board_whose_rooms_do_not_meet_is_refused() -> None:
    square = ((0, 0), (4, 0), (4, 4), (0, 4))
    far = ((9, 0), (12, 0), (12, 4), (9, 4))
    inner = ((4, 0), (9, 0), (9, 4), (4, 4))
    above, below = ((0, -4), (12, -4), (12, 0), (0, 0)), ((0, 4), (12, 4), (12, 8), (0, 8))
    names = ("one", "far", "between", "above", "below")
    outlines = (square, far, inner, above, below)
    fine = [("d1", 0, 2), ("d2", 2, 3), ("o_one", 0, -1), ("o_above", 3, -1)]
    assert list(problems(names, outlines, fine)) == []
    assert list(problems(names, outlines, [("d3", 0, 1), ("o_between", 2, -1)])) == [
        "edge 'd3': found no border between one and far, expected outlines that share one",
        "edge 'o_between': found no border between between and outer space, "
        "expected outlines that share one",
    ]
    assert list(problems(("dot",), (((0, 0), (1, 1)),), [("o_dot", 0, -1)])) == [
        "room 'dot': outline: found fewer than 3 corners, expected a polygon"
    ]


def test_locked_doors_of_the_board_are_locked_at_the_start() -> None:
    match = match_of()
    locked = [
        name
        for name, edge in zip(match.pack.names["edge"], state(match).edge_state, strict=True)
        if edge == LOCKED
    ]
    assert locked == ["d14", "d15"]
