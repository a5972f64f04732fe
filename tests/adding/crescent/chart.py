"""The sky as a map: a crescent of worlds, lanes between them, and a storm."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any

from shipboard.kernel.chart import (
    Chart,
    Edge,
    EdgeLook,
    Figure,
    FigureLook,
    Looks,
    Map,
    Node,
    NodeLook,
    Point,
    Position,
    Room,
    Sign,
    StateLook,
)
from shipboard.kernel.plane import middle, turned_free

from .pack import LANES, STORM, WORLDS, CrescentPack

STORM_OUTLINE = ((410, 280), (500, 250), (590, 280), (570, 370), (430, 370))
PORT = Sign("P", "has a port", "yellow")
LOOKS = Looks(
    signs=(PORT,),
    nodes=(NodeLook("planet", "disc", "planet", "O"), NodeLook("buoy", "dot", "buoy", "o")),
    edges=(
        EdgeLook("lane", "open", "lane", "lane", "·"),
        EdgeLook("lane", "closed", "barred", "closed lane", "x"),
        EdgeLook("current", "open", "dashed", "current", ":"),
        EdgeLook("current", "closed", "barred", "", "x"),
    ),
    states=(StateLook("raging", "hatched", "raging storm"),),
    figures=(
        FigureLook("ship", "circle", "A"),
        FigureLook("red patrol", "triangle", "R", "red"),
        FigureLook("blue patrol", "hexagon", "B", "blue"),
    ),
)


def sky(pack: CrescentPack, options: Mapping[str, str]) -> Map:
    """The map, from left to right or from right to left."""
    mirrored = options["sky"] == "mirrored"
    points = [_point(index, mirrored) for index in range(STORM)]
    points.append(middle(STORM_OUTLINE))
    edges = tuple(
        Edge(
            pack.names["lane"][lane],
            "current" if STORM in (a, b) else "lane",
            (pack.names["space"][a], pack.names["space"][b]),
            (points[a], points[b]),
        )
        for lane, (a, b) in enumerate(LANES)
    )
    nodes = tuple(
        Node(name, "planet" if planet else "buoy", title, points[index], title if planet else "",
             (PORT,) if name == "halcyon" else ())
        for index, (name, title, planet) in enumerate(WORLDS[:STORM])
    )  # fmt: skip
    return Map(
        rooms=(Room("storm", "The Storm", "Storm", STORM_OUTLINE, text="Nobody stays long."),),
        nodes=turned_free(nodes, edges),
        edges=edges,
        looks=LOOKS,
        start=Position(places={"storm": ("raging",)}),
        grain=10,
        place_refers="space",
        edge_refers="lane",
    )


def _point(index: int, mirrored: bool) -> Point:
    turn = pi * (1.05 - 1.1 * index / (STORM - 1))
    x = round(500 - 430 * cos(turn) if mirrored else 500 + 430 * cos(turn))
    return x, round(470 - 400 * sin(turn))


def position(pack: CrescentPack, view: Mapping[str, Any]) -> Position:
    """Who is where, and which lanes are closed."""
    facts, spaces = view["facts"], pack.names["space"]
    ships = [
        Figure(str(seat), "ABCD"[seat], f"ship {'ABCD'[seat]}", spaces[world], "ship",
               seat == facts["active"], "seat")
        for seat, world in enumerate(facts["ship"])
    ]  # fmt: skip
    patrols = [
        Figure(name, name[0].upper(), f"the {name} patrol", spaces[world], f"{name} patrol",
               refers="patrol")
        for name, world in zip(pack.names["patrol"], facts["patrol"], strict=True)
    ]  # fmt: skip
    return Position(
        f"Turn {facts['turn']}",
        {"storm": ("raging",)},
        {pack.names["lane"][lane]: "closed" for lane in facts["closed"]},
        (*ships, *patrols),
    )


CHART = Chart(sky, position)
