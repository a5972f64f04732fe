"""A map as a picture: one SVG file that stands alone, for light and dark pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from html import escape
from importlib import resources

from shipboard.kernel.chart import Edge, Figure, Map, Outline, Position, Room, Sign

from . import marks
from .space import Box, beside, bounds, inner_box, inside, length, longest, slope, text_width

SCALE = 11  # pixels a unit
MARGIN = 30
HEAD = 70
TOKEN, SMALLEST_TOKEN, TOKEN_GAP = 26, 10, 4
NAME, LABEL, LEGEND = 15, 11.5, 12.5  # sizes of letters, as in style.css
SHORT_SIGN, WIDE_SIGN = 20, 26
HARM = ("breached", "wrecked")
LEGEND_ROW, LEGEND_STEP = 30, 24

PATTERNS = """<defs>
<pattern id="breached" width="12" height="12" patternUnits="userSpaceOnUse">
<path class="hatch" d="M-3,3 l6,-6 M0,12 l12,-12 M9,15 l6,-6"/></pattern>
<pattern id="wrecked" width="22" height="22" patternUnits="userSpaceOnUse">
<path class="crack" d="M3,4 l4,3 l-1,4 l5,2 M15,14 l3,3 l-2,4 M14,3 l4,1"/></pattern>
</defs>"""


def draw(board: Map, heading: str, position: Position | None = None) -> str:
    """The whole picture; without a position, the board as it is set up."""
    now = position or board.start
    around = bounds(board.hull or tuple(room.outline for room in board.rooms))
    width = around.width * SCALE + 2 * MARGIN
    ship = "".join(_ship(board, now))
    right, down = MARGIN - around.left * SCALE, HEAD - around.top * SCALE
    below = HEAD + around.height * SCALE + LEGEND_ROW
    legend, height = _legend(board, now, width, below)
    style = resources.files(__package__).joinpath("style.css").read_text(encoding="utf-8")
    state = f'<text class="state" x="{width - MARGIN:g}" y="44" text-anchor="end">' + (
        f"{escape(now.title)}</text>"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}" role="img" aria-labelledby="title desc">\n'
        f'<title id="title">{escape(heading)}</title>\n'
        f'<desc id="desc">{escape(_told(board, now))}</desc>\n'
        f"<style>\n{style}</style>\n{PATTERNS}\n"
        f'<rect class="space" width="{width:g}" height="{height:g}"/>\n'
        f"{''.join(_stars(width, height))}\n"
        f'<text class="heading" x="{MARGIN}" y="46">{escape(heading)}</text>{state}\n'
        f'<g transform="translate({right:g} {down:g})">\n{ship}</g>\n{legend}</svg>\n'
    )


def _told(board: Map, now: Position) -> str:
    """The picture in words, for those who do not see it."""
    titles = {room.id: room.title for room in board.rooms}
    parts = [f"{len(board.rooms)} rooms."]
    for room in board.rooms:
        here = [figure.title for figure in now.figures if figure.room == room.id]
        notes = [*now.rooms.get(room.id, ()), *here]
        if notes:
            parts.append(f"{room.title}: {', '.join(notes)}.")
    for edge in board.edges:
        state = now.edges.get(edge.id, "")
        if state in ("locked", "resin", "wrecked"):
            rooms = " and ".join(titles[room] for room in edge.rooms)
            parts.append(f"{edge.kind.replace('_', ' ')} of {rooms}: {state}.")
    return " ".join(parts)


def _stars(width: float, height: float) -> Iterator[str]:
    """Some stars, always the same ones."""
    number = 7
    for _ in range(int(width * height / 9000)):
        number = number * 48271 % 2147483647
        x, rest = number % int(width), number // int(width)
        y, size = rest % int(height), 0.6 + rest // int(height) % 3 * 0.4
        yield f'<circle class="star" cx="{x}" cy="{y}" r="{size:.1f}"/>'


def _ship(board: Map, now: Position) -> Iterator[str]:
    for outline in reversed(board.hull):
        yield f'<polygon class="hull" points="{_points(outline)}"/>\n'
    plates = (f'<polygon points="{_points(room.outline)}"/>' for room in board.rooms)
    yield f'<g class="plating">{"".join(plates)}</g>\n'
    for room in board.rooms:
        yield f'<g id="room-{room.id}"><title>{escape(_about(room))}</title>'
        floor = "floor" if room.label or room.signs or room.text else "floor passage"
        yield f'<polygon class="{floor}" points="{_points(room.outline)}"/>'
        for state in HARM:
            if state in now.rooms.get(room.id, ()):
                yield f'<polygon class="{state}" points="{_points(room.outline)}"/>'
        yield "</g>\n"
    rooms = {room.id: room for room in board.rooms}
    for edge in sorted(board.edges, key=lambda edge: edge.kind == "door"):
        yield _edge(edge, now.edges.get(edge.id, ""), rooms[edge.rooms[0]])
    for room in board.rooms:
        here = [figure for figure in now.figures if figure.room == room.id]
        yield "".join(_inside(room, now.rooms.get(room.id, ()), here))


def _points(outline: Outline) -> str:
    return " ".join(f"{x * SCALE},{y * SCALE}" for x, y in outline)


def _about(room: Room) -> str:
    head = ", ".join([room.title, *(sign.words for sign in room.signs)])
    return f"{head}. {room.text}".strip()


def _edge(edge: Edge, state: str, room: Room) -> str:
    """A door, a wall or a piece of hull, in its state."""
    start, end = longest(edge.line)
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    turn = slope(start, end)
    half = round(min(24.0, length(start, end) * SCALE * 0.3))
    drawn = f'<polyline class="outer" points="{_points(edge.line)}"/>'
    if edge.kind == "door":
        glyph, drawn = marks.door(state or "unlocked", half, turn), ""
    elif edge.kind == "wall":
        drawn = f'<polyline class="wall" points="{_points(edge.line)}"/>'
        glyph = marks.hole(half) if state == "wrecked" else ""
    else:
        out = -1 if inside(room.outline, *beside(start, end, 0.25)) else 1
        glyph = marks.breach(half, out) if state == "wrecked" else ""
    title = f"{edge.id}, {edge.kind.replace('_', ' ')}{f', {state}' if state else ''}"
    place = f"translate({x * SCALE:g} {y * SCALE:g}) rotate({turn:g})"
    inner = f'<g transform="{place}">{glyph}</g>' if glyph else ""
    return f'<g id="edge-{edge.id}"><title>{title}</title>{drawn}{inner}</g>\n'


def _inside(room: Room, states: tuple[str, ...], here: list[Figure]) -> Iterator[str]:
    """Name, ability, signs, states and figures, from top to bottom."""
    box = inner_box(room.outline)
    box = Box(
        box.left * SCALE + 7, box.top * SCALE + 6, box.right * SCALE - 7, box.bottom * SCALE - 7
    )
    y = box.top  # where the space below what has been written begins
    halo = " halo" if set(HARM) & set(states) else ""
    for line in _broken(room.title, box.width):
        place = f'x="{box.middle:g}" y="{y + 14:g}"'
        yield f'<text class="name middle{halo}" {place}>{escape(line)}</text>'
        y += 17
    if room.label or room.signs:
        yield from _signs(room, box, y + 11, halo)
        y += 21
    for row in _tag_rows(states, box.width):
        yield from _tags(row, box.middle, y + 9)
        y += 17
    top = min(y, box.bottom - SMALLEST_TOKEN)
    yield from _figures(here, Box(box.left, top, box.right, box.bottom))
    yield "\n"


def _broken(title: str, width: float) -> list[str]:
    """A title in one line, or where it is too long in two."""
    if text_width(title, NAME) <= width or " " not in title:
        return [title]
    first, _, rest = title.partition(" ")
    return [first, rest]


def _signs(room: Room, box: Box, y: float, halo: str) -> Iterator[str]:
    """The signs of one letter, the ability's name, then the signs of two letters."""
    short = [sign for sign in room.signs if len(sign.letters) == 1]
    wide = [sign for sign in room.signs if len(sign.letters) > 1]
    text = text_width(room.label, LABEL) + 6 if room.label else 0
    x = box.middle - (SHORT_SIGN * len(short) + text + WIDE_SIGN * len(wide)) / 2
    for mark in short:
        yield _at(x + SHORT_SIGN / 2 - 1, y, marks.sign(mark))
        x += SHORT_SIGN
    if room.label:
        label = escape(room.label)
        yield f'<text class="label{halo}" x="{x + 2:g}" y="{y + 4:g}">{label}</text>'
    x += text
    for mark in wide:
        yield _at(x + WIDE_SIGN / 2, y, marks.sign(mark))
        x += WIDE_SIGN


def _tag_rows(states: tuple[str, ...], width: float) -> Iterator[list[str]]:
    """The states in as many rows as they need."""
    row: list[str] = []
    for state in states:
        if row and sum(map(_tag_width, [*row, state])) > width:
            yield row
            row = []
        row.append(state)
    if row:
        yield row


def _tag_width(state: str) -> float:
    return len(state) * 6.4 + (20 if state in HARM else 14)


def _tags(states: list[str], middle: float, y: float) -> Iterator[str]:
    x = middle - sum(map(_tag_width, states)) / 2
    for state in states:
        width = _tag_width(state)
        frame, text = ("bad", state.upper()) if state in HARM else ("tag", state)
        yield _at(
            x + width / 2,
            y,
            f'<rect class="{frame}" x="{4 - width / 2:g}" y="-7" width="{width - 8:g}" height="14" '
            f'rx="3"/><text class="{frame}-text" y="3.4">{escape(text)}</text>',
        )
        x += width


def _figures(here: list[Figure], box: Box) -> Iterator[str]:
    """All figures of a room, as large as they fit."""
    size = max(float(SMALLEST_TOKEN), min(float(TOKEN), box.height - TOKEN_GAP))
    while size > SMALLEST_TOKEN and len(here) > _columns(size, box) * _rows(size, box):
        size -= 1
    columns = _columns(size, box)
    rows = -(-len(here) // columns)
    step = min(size + TOKEN_GAP, box.height / max(rows, 1))  # a crowd overlaps
    for index, figure in enumerate(here):
        row, column = divmod(index, columns)
        in_row = min(columns, len(here) - row * columns)
        x = box.middle + (column - (in_row - 1) / 2) * (size + TOKEN_GAP)
        y = box.top + step / 2 + row * step
        yield f'<g id="figure-{figure.id}">{_at(x, y, marks.figure(figure, size))}</g>'


def _columns(size: float, box: Box) -> int:
    return max(1, int((box.width + TOKEN_GAP) // (size + TOKEN_GAP)))


def _rows(size: float, box: Box) -> int:
    return max(1, int(box.height // (size + TOKEN_GAP)))


def _at(x: float, y: float, drawing: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{drawing}</g>'


# The legend.


def _legend(board: Map, now: Position, width: float, top: float) -> tuple[str, float]:
    """What every mark means, row by row; and where the picture ends below it."""
    parts = []
    x, y = float(MARGIN), top
    for drawing, room, words in _meanings(board.signs, now):
        wide = room + text_width(words, LEGEND) + 26
        if x + wide > width - MARGIN and x > MARGIN:
            x, y = float(MARGIN), y + LEGEND_STEP
        parts.append(
            _at(x + room / 2, y, drawing)
            + f'<text class="legend" x="{x + room + 6:g}" y="{y + 4.5:g}">{escape(words)}</text>\n'
        )
        x += wide
    return "".join(parts), y + MARGIN


def _meanings(signs: Iterable[Sign], now: Position) -> Iterator[tuple[str, float, str]]:
    """(drawing, its width, words) of each entry."""
    for sign in signs:
        yield marks.sign(sign), 26 if len(sign.letters) > 1 else 18, sign.words
    line = '<path class="floor" d="M-26,0 h52"/>'
    yield line + marks.door("unlocked", 16, 0), 54, "door"
    yield line + marks.door("locked", 16, 0), 54, "locked"
    yield line + marks.door("resin", 16, 0), 54, "sealed with resin"
    yield line + marks.door("wrecked", 16, 0), 54, "wrecked door"
    wall = '<path class="wall" d="M-24,0 h48"/>'
    yield wall, 54, "wall"
    yield wall + marks.hole(13), 54, "wrecked wall"
    yield wall + marks.breach(13, 1), 54, "hole into space"
    for state in HARM:
        swatch = '<rect class="{}" x="-12" y="-8" width="24" height="16"/>'
        yield swatch.format("floor") + swatch.format(state), 26, f"{state} room"
    sorts = {figure.sort: figure for figure in reversed(now.figures)}
    for sort, figure in reversed(sorts.items()):
        yield marks.figure(replace(figure, active=False), 20), 24, sort
