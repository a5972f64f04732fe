"""What lies where on a plane: borders that polygons share, and the free side of a node."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from math import atan2, dist, pi

from .chart import Edge, Line, Node, Outline, Point

Side = tuple[Point, Point]
COMPASS = ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
NEAR = 1.6  # nodes up to so many times as far as the nearest one are in the way


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


def middle(outline: Outline) -> Point:
    """About the middle of a polygon: that of its corners.

    >>> middle(((0, 0), (4, 0), (4, 6), (0, 6)))
    (2, 3)
    """
    across, down = zip(*outline, strict=True)
    return round(sum(across) / len(across)), round(sum(down) / len(down))


def turned_free(nodes: Sequence[Node], edges: Iterable[Edge]) -> tuple[Node, ...]:
    """The same nodes, each with the side on which nothing is in the way of its name and figures.

    That is the side farthest from its lanes and its neighbours; of two such sides, the one that
    points away from the middle of the map. Those without a name keep off the names of others too.
    """
    lines = [edge.line for edge in edges]
    centre = middle(tuple(node.at for node in nodes)) if nodes else (0, 0)
    named = {
        node.id: replace(node, side=_free_side(node, nodes, lines, centre))
        for node in nodes
        if node.short
    }
    names = tuple(named.values())
    return tuple(
        named.get(node.id) or replace(node, side=_free_side(node, nodes, lines, centre, names))
        for node in nodes
    )


def _free_side(
    node: Node,
    nodes: Sequence[Node],
    lines: Iterable[Line],
    centre: Point,
    named: Sequence[Node] = (),
) -> Point:
    others = [other.at for other in nodes if other.at != node.at]
    nearest = min((dist(node.at, at) for at in others), default=0.0)
    names = [
        (round(at[0] + nearest * side[0]), round(at[1] + nearest * side[1]))
        for at, side in ((each.at, each.side) for each in named)
    ]
    in_the_way = [at for at in (*others, *names) if dist(node.at, at) <= NEAR * nearest]
    for line in lines:
        if line[0] == node.at:
            in_the_way.append(line[1])
        if line[-1] == node.at:
            in_the_way.append(line[-2])
    taken = [_direction(node.at, at) for at in in_the_way if at != node.at]
    outward = _direction(centre, node.at)

    def room(side: Point) -> tuple[float, float]:
        way = atan2(side[1], side[0])
        return (
            round(min((_between(way, other) for other in taken), default=pi), 3),
            -_between(way, outward),
        )

    return max(COMPASS, key=room)


def _direction(start: Point, end: Point) -> float:
    return atan2(end[1] - start[1], end[0] - start[0])


def _between(one: float, other: float) -> float:
    """How far two directions are from each other."""
    apart = abs(one - other) % (2 * pi)
    return min(apart, 2 * pi - apart)
