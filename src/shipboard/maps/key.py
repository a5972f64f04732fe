"""What every mark on a picture of a map means, as the game declares it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from shipboard.kernel.chart import LANES, Looks

from . import marks
from .space import text_width
from .tokens import at

LETTERS = 12.5  # their size, as in style.css
STEP = 24  # from row to row


def drawn_key(looks: Looks, margin: int, width: float, top: float) -> tuple[str, float]:
    """The key, row by row; and where the picture ends below it."""
    parts = []
    x, y = float(margin), top
    for drawing, room, words in _meanings(looks):
        wide = room + text_width(words, LETTERS) + 26
        if x + wide > width - margin and x > margin:
            x, y = float(margin), y + STEP
        parts.append(
            at(x + room / 2, y, drawing)
            + f'<text class="key" x="{x + room + 6:g}" y="{y + 4.5:g}">{escape(words)}</text>\n'
        )
        x += wide
    return "".join(parts), y + margin


def _meanings(looks: Looks) -> Iterator[tuple[str, float, str]]:
    """(drawing, its width, words) of each entry."""
    for sign in looks.signs:
        yield marks.sign(sign), 26 if len(sign.letters) > 1 else 18, sign.words
    for node in looks.nodes:
        yield marks.node(node.look), 24, node.words
    for edge in looks.edges:
        if edge.words:
            yield _edge(edge.look), 54, edge.words
    swatch = '<rect class="{}" x="-12" y="-8" width="24" height="16"/>'
    for state in looks.states:
        yield swatch.format("floor") + swatch.format(state.look), 26, state.words
    for figure in looks.figures:
        yield marks.figure(figure, figure.letters, 20), 24, figure.sort


def _edge(look: str) -> str:
    if look in LANES:
        return marks.lane(look, "M-26,0 h52") + (marks.BARRED if look == "barred" else "")
    if look in marks.DOORS:
        return '<path class="floor" d="M-26,0 h52"/>' + marks.border(look, 16)
    return '<path class="wall" d="M-24,0 h48"/>' + marks.border(look, 13)
