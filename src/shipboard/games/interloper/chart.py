"""The ship as a map: rooms and edges of a pack, and what a view shows of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import dist
from typing import Any

from shipboard.kernel.chart import (
    Chart,
    Edge,
    EdgeLook,
    Figure,
    FigureLook,
    Line,
    Looks,
    Map,
    Outline,
    Position,
    Room,
    Sign,
    StateLook,
)
from shipboard.kernel.plane import common_border, free_border

from .pack import COLONIST, LOCKED, NPC, InterloperPack
from .state import NORMAL_LOCK

EDGE_SORTS = ("door", "wall", "outer_wall")
EDGE_STATES = ("unlocked", "locked", "wrecked", "intact")
OUTER_SPACE = -1
# Colours of the circles and of the NPCs, INT-R38; the letter says the same.
NPC_TITLES = ("Guard", "Technician", "Doctor")
NPC_SIGNS = (
    Sign("G", "needs a Guard", "red"),
    Sign("T", "needs a Technician", "yellow"),
    Sign("D", "needs a Doctor", "blue"),
)
FREE_SIGN = Sign("○", "needs nobody")
SEARCH_SIGNS = {  # by the mask of item types
    1: Sign("?W", "search for Weapons"),
    2: Sign("?A", "search for Armor"),
    4: Sign("?M", "search for Miscellaneous items"),
    7: Sign("??", "search for any item"),
}
ROOM_STATES = {
    "breached": "breached",
    "wrecked_rooms": "wrecked",
    "activated": "used",
    "searched": "searched",
    "blocked": "blocked",
    "no_stalk": "watched",
}


EDGES = (
    EdgeLook("door", "unlocked", "door", "door", " "),
    EdgeLook("door", "locked", "locked", "locked door", "#"),
    EdgeLook("door", "resin", "sealed", "door sealed with resin", "%"),
    EdgeLook("door", "wrecked", "torn", "wrecked door", "x"),
    EdgeLook("wall", "intact", "wall", "wall", "━"),
    EdgeLook("wall", "wrecked", "hole", "wrecked wall", "x"),
    EdgeLook("outer_wall", "intact", "hull", "", ""),
    EdgeLook("outer_wall", "wrecked", "breach", "hole into space", "~"),
)
STATES = (
    StateLook("breached", "hatched", "breached room"),
    StateLook("wrecked", "cracked", "wrecked room"),
)
ALIEN, CREW = "alien character", "Colonist"


def ship(pack: InterloperPack, options: Mapping[str, str]) -> Map:
    """The board of a pack."""
    return Map(
        rooms=tuple(_room(pack, place) for place in range(len(pack.outlines))),
        edges=tuple(_edge(pack, edge) for edge in range(len(pack.edge_sort))),
        hull=pack.hull,
        looks=Looks(
            signs=(*NPC_SIGNS, FREE_SIGN, *SEARCH_SIGNS.values()),
            edges=EDGES,
            states=STATES,
            figures=(
                FigureLook(ALIEN, "diamond", pack.initials[0]),
                FigureLook(CREW, "circle", pack.initials[COLONIST]),
                *(
                    FigureLook(title, "square", sign.letters, sign.colour)
                    for title, sign in zip(NPC_TITLES, NPC_SIGNS, strict=True)
                ),
            ),
        ),
        start=Position(
            edges={
                name: "locked"
                for name, locked in zip(pack.names["edge"], pack.starts_locked, strict=True)
                if locked
            },
            figures=tuple(_npc(pack, npc, place) for npc, place in enumerate(pack.npc_room)),
        ),
    )


def _room(pack: InterloperPack, place: int) -> Room:
    ability = pack.ability_names[place]
    circle = pack.circle[place]
    signs: list[Sign] = []
    if ability:
        signs.append(FREE_SIGN if circle < 0 else NPC_SIGNS[circle])
    if pack.search[place]:
        signs.append(SEARCH_SIGNS[pack.search[place]])
    return Room(
        pack.names["place"][place],
        pack.titles["place"][place],
        pack.shorts[place],
        pack.outlines[place],
        "the way out" if place == pack.exit else ability,
        tuple(signs),
        pack.texts["place"][place],
    )


def _edge(pack: InterloperPack, edge: int) -> Edge:
    rooms = tuple(place for place in (pack.edge_a[edge], pack.edge_b[edge]) if place >= 0)
    line = border(pack.outlines, *rooms)
    assert line is not None  # see problems()
    return Edge(
        pack.names["edge"][edge],
        EDGE_SORTS[pack.edge_sort[edge]],
        tuple(pack.names["place"][place] for place in rooms),
        line,
    )


def border(outlines: Sequence[Outline], place: int, other: int = OUTER_SPACE) -> Line | None:
    """The longest line along which two rooms, or a room and outer space, meet."""
    if other == OUTER_SPACE:
        rest = [outline for index, outline in enumerate(outlines) if index != place]
        lines = free_border(outlines[place], rest)
    else:
        lines = common_border(outlines[place], outlines[other])
    return max(lines, key=lambda line: sum(map(dist, line, line[1:])), default=None)


def problems(
    names: Sequence[str], outlines: Sequence[Outline], edges: Sequence[tuple[str, int, int]]
) -> Iterator[str]:
    """Why a board cannot be drawn: each (id, room, other room or -1) needs a piece of border."""
    flat = [name for name, outline in zip(names, outlines, strict=True) if len(set(outline)) < 3]
    for name in flat:
        yield f"room {name!r}: outline: found fewer than 3 corners, expected a polygon"
    for edge, place, other in edges:
        if not flat and border(outlines, place, other) is None:
            beyond = "outer space" if other == OUTER_SPACE else names[other]
            yield (
                f"edge {edge!r}: found no border between {names[place]} and {beyond}, "
                "expected outlines that share one"
            )


def position(pack: InterloperPack, view: Mapping[str, Any]) -> Position:
    """What a view shows of the ship: all of it is public (INT-1.10)."""
    facts = view["facts"]
    places = pack.names["place"]
    states: dict[str, tuple[str, ...]] = {}
    for fact, word in ROOM_STATES.items():
        for place in facts[fact]:
            states[places[place]] = (*states.get(places[place], ()), word)
    edges = {
        name: _edge_state(state, level)
        for name, state, level in zip(
            pack.names["edge"], facts["edge_state"], facts["lock_level"], strict=True
        )
    }
    return Position(_title(facts), states, edges, tuple(_figures(pack, facts)))


def _edge_state(state: int, level: int) -> str:
    return "resin" if state == LOCKED and level > NORMAL_LOCK else EDGE_STATES[state]


def _title(facts: Mapping[str, Any]) -> str:
    if not facts["round"]:
        return "Setup"
    return f"Round {facts['round']}, power {'on' if facts['power'] else 'OFF'}"


def _figures(pack: InterloperPack, facts: Mapping[str, Any]) -> Iterator[Figure]:
    acting = facts["figure_of"][facts["active"]] if facts["active"] >= 0 else -1
    for figure, place in enumerate(facts["at"]):
        if place >= 0 and figure >= NPC:
            yield _npc(pack, figure - NPC, place)
        elif place >= 0:
            yield Figure(
                pack.names["figure"][figure],
                pack.initials[figure],
                pack.titles["figure"][figure],
                pack.names["place"][place],
                ALIEN if figure < COLONIST else CREW,
                active=figure == acting,
            )


def _npc(pack: InterloperPack, npc: int, place: int) -> Figure:
    npc_type = pack.npc_type[npc]
    return Figure(
        pack.names["figure"][NPC + npc],
        NPC_SIGNS[npc_type].letters,
        pack.titles["figure"][NPC + npc],
        pack.names["place"][place],
        NPC_TITLES[npc_type],
    )


CHART = Chart(ship, position)
