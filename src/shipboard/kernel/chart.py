"""The map of a game: rooms and edges with coordinates, and what a viewer sees on it.

All that a client needs to draw it, in words and whole numbers; no client has to know the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

Point = tuple[int, int]
Outline = tuple[Point, ...]  # the corners of a polygon, in order
Line = tuple[Point, ...]
Side = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Sign:
    """A mark that is printed in a room. Its letters tell as much as its colour."""

    letters: str
    words: str
    colour: str = ""


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
class Edge:
    """What separates two rooms, or a room and the outside, along a piece of their border."""

    id: str
    kind: str
    rooms: tuple[str, ...]
    line: Line


@dataclass(frozen=True, slots=True)
class Figure:
    """Somebody who stands in a room. Shape and initials tell as much as the colour."""

    id: str
    initials: str
    title: str
    room: str
    sort: str  # for the legend
    shape: str  # circle, diamond or square
    colour: str = ""
    active: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """What a viewer sees on a map: states by room and edge, and figures."""

    title: str = ""
    rooms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    edges: Mapping[str, str] = field(default_factory=dict)
    figures: tuple[Figure, ...] = ()


@dataclass(frozen=True, slots=True)
class Map:
    """A board that can be drawn."""

    rooms: tuple[Room, ...]
    edges: tuple[Edge, ...]
    hull: tuple[Outline, ...] = ()  # what surrounds the rooms, for the eye only
    signs: tuple[Sign, ...] = ()  # every sign once, for the legend
    start: Position = Position()  # what is on it before the first player does anything


@dataclass(frozen=True, slots=True)
class Chart:
    """How a game is put on a map."""

    map: Callable[[Any], Map]  # of a pack
    position: Callable[[Any, Mapping[str, Any]], Position]  # of a pack and a view


def sides(outline: Outline) -> Iterator[Side]:
    """The sides of a polygon.

    >>> list(sides(((0, 0), (2, 0), (0, 1))))
    [((0, 0), (2, 0)), ((2, 0), (0, 1)), ((0, 1), (0, 0))]
    """
    yield from zip(outline, (*outline[1:], outline[0]), strict=True)


def common_border(one: Outline, other: Outline) -> list[Line]:
    """The pieces of border that two polygons share.

    >>> common_border(((0, 0), (4, 0), (4, 4), (0, 4)), ((4, 1), (9, 1), (9, 6), (4, 6)))
    [((4, 1), (4, 4))]
    """
    shared = (overlap(side, against) for side in sides(one) for against in sides(other))
    return joined(piece for piece in shared if piece)


def free_border(one: Outline, others: Iterable[Outline]) -> list[Line]:
    """The pieces of a polygon's border that no other polygon shares.

    >>> free_border(((0, 0), (4, 0), (4, 4), (0, 4)), [((4, 1), (9, 1), (9, 6), (4, 6))])
    [((4, 4), (0, 4), (0, 0), (4, 0), (4, 1))]
    """
    against = [side for other in others for side in sides(other)]
    return joined(piece for side in sides(one) for piece in uncovered(side, against))


def overlap(side: Side, other: Side) -> Side | None:
    """The piece of a side that lies on another one, if there is any."""
    if not aligned(side, other):
        return None
    (start, end), axis = side, main_axis(side)
    low, high = sorted((other[0], other[1]), key=lambda point: point[axis])
    backwards = start[axis] > end[axis]
    first = max(min(side, key=lambda p: p[axis]), low, key=lambda p: p[axis])
    last = min(max(side, key=lambda p: p[axis]), high, key=lambda p: p[axis])
    if first[axis] >= last[axis]:
        return None
    return (last, first) if backwards else (first, last)


def uncovered(side: Side, against: Sequence[Side]) -> list[Side]:
    """What is left of a side when the pieces that lie on others are taken away."""
    left = [side]
    for other in against:
        kept = []
        for piece in left:
            covered = overlap(piece, other)
            if covered is None:
                kept.append(piece)
            else:
                parts = ((piece[0], covered[0]), (covered[1], piece[1]))
                kept += [part for part in parts if part[0] != part[1]]
        left = kept
    return left


def joined(pieces: Iterable[Side]) -> list[Line]:
    """Pieces that follow one another as whole lines, straight stretches as one."""
    lines: list[list[Point]] = []
    for start, end in pieces:
        before = next((line for line in lines if line[-1] == start), None)
        if before is None:
            lines.append([start, end])
        else:
            before.append(end)
    for line in list(lines):
        before = next((one for one in lines if one is not line and one[-1] == line[0]), None)
        if before is not None:
            before += line[1:]
            lines.remove(line)
    return [straightened(line) for line in lines]


def straightened(line: Sequence[Point]) -> Line:
    """The same line without the points at which it does not turn."""
    kept = [line[0]]
    for point, after in pairwise(line[1:]):
        if not aligned((kept[-1], point), (point, after)):
            kept.append(point)
    return (*kept, line[-1])


def aligned(side: Side, other: Side) -> bool:
    """Whether two sides lie on one straight line."""
    (x, y), (to_x, to_y) = side
    return all((to_x - x) * (v - y) == (to_y - y) * (u - x) for u, v in other)


def main_axis(side: Side) -> int:
    """0 for a side that goes more across, 1 for one that goes more up or down."""
    (x, y), (to_x, to_y) = side
    return int(abs(to_y - y) > abs(to_x - x))
