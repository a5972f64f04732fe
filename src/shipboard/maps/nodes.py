"""Nodes and lanes of a picture: beside each node its name, its signs, states and figures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from math import ceil, sqrt

from shipboard.kernel.chart import Edge, Figure, Map, Node, Position

from . import marks
from .space import Box, text_width
from .tokens import at, scale_of, tag_rows, tag_width, tags, token

NAME = 12.5  # size of letters, as in style.css
LINE, SIGN = 16, 20
TAG_ROW, TAGS_WIDE = 17, 110
TOKEN, SMALL_TOKEN, GAP = 22, 17, 3
FEW = 4  # figures that stand in one row
MANY = 9  # from so many on they are smaller
AWAY = 4  # between a node and what is written beside it


@dataclass(frozen=True, slots=True)
class Block:
    """What stands beside a node, and where."""

    node: Node
    box: Box
    figures: tuple[Figure, ...]
    rows: tuple[tuple[str, ...], ...]  # of states


def blocks(board: Map, now: Position) -> list[Block]:
    """What stands beside the nodes."""
    grave = [look.state for look in board.looks.states]
    return [_block(board, now, node, grave) for node in board.nodes]


def _block(board: Map, now: Position, node: Node, grave: list[str]) -> Block:
    here = tuple(figure for figure in now.figures if figure.place == node.id)
    rows = tuple(map(tuple, tag_rows(now.places.get(node.id, ()), grave, TAGS_WIDE)))
    columns, size = crowd(len(here))
    widths = [
        text_width(node.short, NAME) + SIGN * len(node.signs),
        columns * (size + GAP),
        *(sum(tag_width(state, grave) for state in row) for row in rows),
    ]
    high = LINE * bool(node.short or node.signs) + TAG_ROW * len(rows)
    if here:
        high += ceil(len(here) / columns) * (size + GAP) + GAP
    scale = scale_of(board)
    reach = marks.NODE_SIZES[board.looks.node(node.kind).look] + AWAY
    left, right = _along(node.at[0] * scale, node.side[0], reach, max(widths))
    top, bottom = _along(node.at[1] * scale, node.side[1], reach, high)
    return Block(node, Box(left, top, right, bottom), here, rows)


def crowd(many: int) -> tuple[int, int]:
    """In how many columns so many figures stand, and how large each is."""
    if many <= FEW:
        return max(many, 1), TOKEN
    if many < MANY:
        return ceil(many / 2), TOKEN
    return ceil(sqrt(many * 1.5)), SMALL_TOKEN


def _along(middle: float, side: int, reach: float, size: float) -> tuple[float, float]:
    """From where to where something reaches on one axis, on this side of a point."""
    if side == 0:
        return middle - size / 2, middle + size / 2
    near = middle + side * reach
    return (near, near + size) if side > 0 else (near - size, near)


def draw_lane(board: Map, edge: Edge, state: str) -> str:
    """A way from place to place, in its state."""
    scale = scale_of(board)
    look = board.looks.edge(edge.kind, state)
    (x, y), *rest = [(x * scale, y * scale) for x, y in edge.line]
    drawn = marks.lane(look.look, f"M{x:g},{y:g} " + " ".join(f"L{a:g},{b:g}" for a, b in rest))
    if look.look == "barred":
        middle = _half_way([(x, y), *rest])
        drawn += at(*middle, marks.BARRED)
    titles = {place.id: place.title for place in board.places}
    words = " – ".join(titles[place] for place in edge.places)
    title = f"{look.words or edge.kind}, {words}"
    return f'<g id="edge-{edge.id}"><title>{escape(title)}</title>{drawn}</g>\n'


def _half_way(line: list[tuple[float, float]]) -> tuple[float, float]:
    (x, y), (to_x, to_y) = line[(len(line) - 1) // 2], line[len(line) // 2]
    return (x + to_x) / 2, (y + to_y) / 2


def draw_block(board: Map, block: Block, now: Position) -> str:
    """A node with what stands beside it."""
    node, scale = block.node, scale_of(board)
    look = board.looks.node(node.kind)
    about = ", ".join([node.title, look.words, *(sign.words for sign in node.signs)])
    title = f"<title>{escape(f'{about}. {node.text}'.strip())}</title>"
    drawn = at(node.at[0] * scale, node.at[1] * scale, marks.node(look.look))
    return f'<g id="node-{node.id}">{title}{drawn}{"".join(_beside(board, block))}</g>\n'


def _beside(board: Map, block: Block) -> Iterator[str]:
    """Name and signs, states, figures, from top to bottom."""
    node, box = block.node, block.box
    y = box.top
    if node.short or node.signs:
        wide = text_width(node.short, NAME)
        x = box.middle - (wide + SIGN * len(node.signs)) / 2
        name = escape(node.short)
        yield f'<text class="node-name halo" x="{x + wide / 2:g}" y="{y + 12:g}">{name}</text>'
        for place, sign in enumerate(node.signs):
            yield at(x + wide + SIGN * (place + 0.5), y + 8, marks.sign(sign))
        y += LINE
    grave = [look.state for look in board.looks.states]
    for row in block.rows:
        yield from tags(list(row), grave, box.middle, y + 9)
        y += TAG_ROW
    columns, size = crowd(len(block.figures))
    for index, figure in enumerate(block.figures):
        down, across = divmod(index, columns)
        in_row = min(columns, len(block.figures) - down * columns)
        x = box.middle + (across - (in_row - 1) / 2) * (size + GAP)
        yield token(board, figure, x, y + GAP + size / 2 + down * (size + GAP), size)
