"""The map of a game: places and edges with coordinates, and what a viewer sees on it.

All that a client needs to draw it, in words and whole numbers; no client has to know the game.
Places are rooms, which are areas with borders, and nodes, which are points; a map may have both.
What a mark means is declared with it, and clients make their key from that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

Point = tuple[int, int]
Outline = tuple[Point, ...]  # the corners of a polygon, in order
Line = tuple[Point, ...]

# What every client can draw.
COLOURS = ("", "red", "yellow", "blue", "green", "violet")
SHAPES = ("circle", "diamond", "square", "triangle", "hexagon")
NODES = ("disc", "ring", "dot", "storm")
FLOORS = ("hatched", "cracked")
BORDERS = ("door", "locked", "sealed", "torn", "wall", "hole", "hull", "breach")
LANES = ("lane", "dashed", "barred")


@dataclass(frozen=True, slots=True)
class Sign:
    """A mark that is printed at a place. Its letters tell as much as its colour."""

    letters: str
    words: str
    colour: str = ""


@dataclass(frozen=True, slots=True)
class NodeLook:
    """How nodes of a kind are drawn, and what they are; in text with a mark of one letter."""

    kind: str
    look: str
    words: str
    mark: str


@dataclass(frozen=True, slots=True)
class EdgeLook:
    """How edges of a kind are drawn in a state; in text with a mark, of which a space is a gap.

    The first one of a kind is for all states that have none. Without words it needs no explaining.
    """

    kind: str
    state: str
    look: str
    words: str
    mark: str


@dataclass(frozen=True, slots=True)
class StateLook:
    """How a place is drawn in a grave state. Other states are only written there."""

    state: str
    look: str
    words: str


@dataclass(frozen=True, slots=True)
class FigureLook:
    """How figures of a sort are drawn. The letters are an example, those of a figure its own."""

    sort: str
    shape: str
    letters: str
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Looks:
    """All that is on a map, and what it means."""

    signs: tuple[Sign, ...] = ()
    nodes: tuple[NodeLook, ...] = ()
    edges: tuple[EdgeLook, ...] = ()
    states: tuple[StateLook, ...] = ()
    figures: tuple[FigureLook, ...] = ()

    def node(self, kind: str) -> NodeLook:
        """Of nodes of a kind."""
        return next(look for look in self.nodes if look.kind == kind)

    def edge(self, kind: str, state: str) -> EdgeLook:
        """Of edges of a kind in a state."""
        alike = [look for look in self.edges if look.kind == kind]
        return next((look for look in alike if look.state == state), alike[0])

    def figure(self, sort: str) -> FigureLook:
        """Of figures of a sort."""
        return next(look for look in self.figures if look.sort == sort)


@dataclass(frozen=True, slots=True)
class Room:
    """An area of the board."""

    id: str
    title: str
    short: str
    outline: Outline
    label: str = ""  # what is printed below its name
    signs: tuple[Sign, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class Node:
    """A point of the board."""

    id: str
    kind: str
    title: str
    at: Point
    short: str = ""  # what is printed beside it
    signs: tuple[Sign, ...] = ()
    text: str = ""
    side: Point = (0, 1)  # where name and figures go: each part is -1, 0 or 1, y downwards


@dataclass(frozen=True, slots=True)
class Edge:
    """What lies between two places: a piece of border, or a lane; or between one and the outside.

    The line of a lane leads from the one to the other.
    """

    id: str
    kind: str
    places: tuple[str, ...]
    line: Line


@dataclass(frozen=True, slots=True)
class Figure:
    """Somebody or something that stands at a place."""

    id: str
    initials: str
    title: str
    place: str
    sort: str  # of a FigureLook
    active: bool = False
    refers: str = "figure"  # what options call it, with its id behind the colon


@dataclass(frozen=True, slots=True)
class Position:
    """What a viewer sees on a map: states by place and edge, and figures.

    Within reach is where whoever acts can come to now, with the number of steps it takes. The way
    there leads back from place to place, each with the one `before` it, and is gone by choosing its
    places in turn, perhaps after an option that `sets_out`.
    """

    title: str = ""
    places: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    edges: Mapping[str, str] = field(default_factory=dict)
    figures: tuple[Figure, ...] = ()
    reach: Mapping[str, int] = field(default_factory=dict)
    before: Mapping[str, str] = field(default_factory=dict)
    sets_out: str = ""


@dataclass(frozen=True, slots=True)
class Map:
    """A board that can be drawn."""

    rooms: tuple[Room, ...] = ()
    nodes: tuple[Node, ...] = ()
    edges: tuple[Edge, ...] = ()
    hull: tuple[Outline, ...] = ()  # what surrounds the rooms, for the eye only
    looks: Looks = Looks()
    start: Position = Position()  # what is on it before the first player does anything
    grain: int = 1  # how many steps of the coordinates are about half a letter high
    place_refers: str = "place"  # what options call a room or a node, and an edge
    edge_refers: str = "edge"

    def __post_init__(self) -> None:
        wrong = [*self._unknown_looks(), *self._unknown_places(), *self.problems(self.start)]
        if wrong:
            raise ValueError(f"this map cannot be drawn: {'; '.join(wrong)}")

    @property
    def places(self) -> tuple[Room | Node, ...]:
        """Rooms and nodes."""
        return (*self.rooms, *self.nodes)

    def is_lane(self, edge: Edge) -> bool:
        """Whether an edge leads from place to place, and is no border of them."""
        return self.looks.edge(edge.kind, "").look in LANES

    def problems(self, position: Position) -> Iterator[str]:
        """What of a position has no place or no look on this map."""
        places = {place.id for place in self.places}
        edges = {edge.id for edge in self.edges}
        sorts = {look.sort for look in self.looks.figures}
        for name in position.places:
            if name not in places:
                yield f"found a state of {name!r}, which is not a place"
        for name in position.reach:
            if name not in places:
                yield f"found {name!r} within reach, which is not a place"
            elif (position.reach[name] > 1) != (name in position.before):
                yield f"found no way to {name!r}, or one to a neighbour"
        for name in position.edges:
            if name not in edges:
                yield f"found a state of {name!r}, which is not an edge"
        for figure in position.figures:
            if figure.place not in places:
                yield f"figure {figure.id!r}: found {figure.place!r}, which is not a place"
            if figure.sort not in sorts:
                yield f"figure {figure.id!r}: found the sort {figure.sort!r}, which has no look"

    def _unknown_looks(self) -> Iterator[str]:
        looks = self.looks
        known = (
            ("node", ((each.kind, each.look) for each in looks.nodes), NODES),
            ("edge", ((each.kind, each.look) for each in looks.edges), BORDERS + LANES),
            ("state", ((each.state, each.look) for each in looks.states), FLOORS),
            ("figure", ((each.sort, each.shape) for each in looks.figures), SHAPES),
            ("figure", ((each.sort, each.colour) for each in looks.figures), COLOURS),
            ("sign", ((each.letters, each.colour) for each in looks.signs), COLOURS),
        )
        for what, given, allowed in known:
            for name, look in given:
                if look not in allowed:
                    yield f"{what} {name!r}: found {look!r}, expected one of {', '.join(allowed)}"
        for what, kinds, each in (
            ("node", {look.kind for look in looks.nodes}, self.nodes),
            ("edge", {look.kind for look in looks.edges}, self.edges),
        ):
            for part in each:
                if part.kind not in kinds:
                    yield f"{what} {part.id!r}: found the kind {part.kind!r}, which has no look"

    def _unknown_places(self) -> Iterator[str]:
        known = [place.id for place in self.places]
        if len(set(known)) < len(known):
            yield "found two places with the same id"
        for edge in self.edges:
            for place in edge.places:
                if place not in known:
                    yield f"edge {edge.id!r}: found {place!r}, which is not a place"


def as_printed(pack: Any, view: Mapping[str, Any]) -> None:
    """Of a board that is the same in every game with the same options."""


@dataclass(frozen=True, slots=True)
class Chart:
    """How a game is put on a map."""

    map: Callable[[Any, Mapping[str, str]], Map]  # of a pack and the options of the table
    position: Callable[[Any, Mapping[str, Any]], Position]  # of a pack and a view
    # Of a pack and a view: the map of a game whose board is dealt, where it came out as another
    # one than that of the options. For the same deal it is the very same map, not an equal one.
    dealt: Callable[[Any, Mapping[str, Any]], Map | None] = as_printed

    def board(self, pack: Any, options: Mapping[str, str], view: Mapping[str, Any]) -> Map:
        """The map that a game is played on."""
        return self.dealt(pack, view) or self.map(pack, options)
