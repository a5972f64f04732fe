"""What is drawn alike in rooms and at nodes: figures, and states as tags."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from html import escape

from shipboard.kernel.chart import Figure, Map

from . import marks

SCALE = 11  # pixels a grain


def scale_of(board: Map) -> float:
    """Pixels a step of the coordinates."""
    return SCALE / board.grain


def at(x: float, y: float, drawing: str) -> str:
    """A drawing, moved."""
    return f'<g transform="translate({x:g} {y:g})">{drawing}</g>'


def token(board: Map, figure: Figure, x: float, y: float, size: float) -> str:
    """A figure where it stands."""
    look = board.looks.figure(figure.sort)
    drawn = marks.figure(look, figure.initials, size, figure.active)
    title = f"<title>{escape(figure.title)}</title>"
    return f'<g id="{figure.refers}-{figure.id}">{at(x, y, drawn + title)}</g>'


def tag_rows(states: tuple[str, ...], grave: Collection[str], width: float) -> Iterator[list[str]]:
    """The states in as many rows as they need."""
    row: list[str] = []
    for state in states:
        if row and sum(tag_width(each, grave) for each in [*row, state]) > width:
            yield row
            row = []
        row.append(state)
    if row:
        yield row


def tag_width(state: str, grave: Collection[str]) -> float:
    """How wide a state is when it is written."""
    return len(state) * 6.4 + (20 if state in grave else 14)


def tags(states: list[str], grave: Collection[str], middle: float, y: float) -> Iterator[str]:
    """States in a row, grave ones in another frame."""
    x = middle - sum(tag_width(state, grave) for state in states) / 2
    for state in states:
        width = tag_width(state, grave)
        frame, text = ("bad", state.upper()) if state in grave else ("tag", state)
        yield at(
            x + width / 2,
            y,
            f'<rect class="{frame}" x="{4 - width / 2:g}" y="-7" width="{width - 8:g}" height="14" '
            f'rx="3"/><text class="{frame}-text" y="3.4">{escape(text)}</text>',
        )
        x += width
