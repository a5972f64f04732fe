"""A map as a picture: one SVG file that stands alone, for light and dark pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html import escape
from importlib import resources

from shipboard.kernel.chart import Edge, Map, Outline, Position, Room

from . import marks
from .key import drawn_key
from .nodes import Block, blocks, draw_block, draw_lane
from .space import Box, beside, bounds, inner_box, inside, length, longest, slope, text_width
from .tokens import at, scale_of, tag_rows, tags, token

MARGIN = 30
HEAD = 70
TOKEN, SMALLEST_TOKEN, TOKEN_GAP = 26, 10, 4
NAME, LABEL = 15, 11.5  # sizes of letters, as in style.css
SHORT_SIGN, WIDE_SIGN = 20, 26
KEY_ROW = 30

PATTERNS = """<defs>
<pattern id="hatched" width="12" height="12" patternUnits="userSpaceOnUse">
<path class="hatch" d="M-3,3 l6,-6 M0,12 l12,-12 M9,15 l6,-6"/></pattern>
<pattern id="cracked" width="22" height="22" patternUnits="userSpaceOnUse">
<path class="crack" d="M3,4 l4,3 l-1,4 l5,2 M15,14 l3,3 l-2,4 M14,3 l4,1"/></pattern>
</defs>"""


def draw(board: Map, heading: str, position: Position | None = None) -> str:
    """The whole picture; without a position, the board as it is set up."""
    now = position or board.start
    beside_nodes = blocks(board, now)
    around = _around(board, beside_nodes)
    width = around.width + 2 * MARGIN
    drawn = "".join(_board(board, now, beside_nodes))
    right, down = MARGIN - around.left, HEAD - around.top
    key, height = drawn_key(board.looks, MARGIN, width, HEAD + around.height + KEY_ROW)
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
        f'<g transform="translate({right:g} {down:g})">\n{drawn}</g>\n{key}</svg>\n'
    )


def _around(board: Map, beside_nodes: list[Block]) -> Box:
    """The smallest rectangle, in pixels, around all that is drawn of a board."""
    scale = scale_of(board)
    outlines = board.hull or tuple(room.outline for room in board.rooms)
    points = tuple(node.at for node in board.nodes)
    found = bounds((*outlines, points) if points else outlines)
    box = Box(found.left * scale, found.top * scale, found.right * scale, found.bottom * scale)
    for block in beside_nodes:
        box = box.around(block.box)
    return box


def _told(board: Map, now: Position) -> str:
    """The picture in words, for those who do not see it."""
    titles = {place.id: place.title for place in board.places}
    parts = []
    if board.rooms:
        parts.append("1 room." if len(board.rooms) == 1 else f"{len(board.rooms)} rooms.")
    if board.nodes:
        many = Counter(node.kind for node in board.nodes)
        counted = (f"{look.words}: {many[look.kind]}" for look in board.looks.nodes)
        parts.append(f"{'; '.join(counted)}.")
    for place in board.places:
        here = [figure.title for figure in now.figures if figure.place == place.id]
        notes = [*now.places.get(place.id, ()), *here]
        if notes:
            parts.append(f"{place.title}: {', '.join(notes)}.")
    for edge in board.edges:
        state = now.edges.get(edge.id, "")
        if board.looks.edge(edge.kind, state) != board.looks.edge(edge.kind, ""):
            places = " and ".join(titles[place] for place in edge.places)
            parts.append(f"{edge.kind.replace('_', ' ')} of {places}: {state}.")
    return " ".join(parts)


def _stars(width: float, height: float) -> Iterator[str]:
    """Some stars, always the same ones."""
    number = 7
    for _ in range(int(width * height / 9000)):
        number = number * 48271 % 2147483647
        x, rest = number % int(width), number // int(width)
        y, size = rest % int(height), 0.6 + rest // int(height) % 3 * 0.4
        yield f'<circle class="star" cx="{x}" cy="{y}" r="{size:.1f}"/>'


def _board(board: Map, now: Position, beside_nodes: list[Block]) -> Iterator[str]:
    scale = scale_of(board)
    for outline in reversed(board.hull):
        yield f'<polygon class="hull" points="{_points(outline, scale)}"/>\n'
    if board.rooms:
        plates = (f'<polygon points="{_points(room.outline, scale)}"/>' for room in board.rooms)
        yield f'<g class="plating">{"".join(plates)}</g>\n'
    for edge in board.edges:
        if board.is_lane(edge):
            yield draw_lane(board, edge, now.edges.get(edge.id, ""))
    for room in board.rooms:
        yield _floor(board, room, now.places.get(room.id, ()))
    rooms = {room.id: room for room in board.rooms}
    # Doors on top of walls.
    for edge in sorted(board.edges, key=lambda edge: _look(board, edge) in marks.DOORS):
        if not board.is_lane(edge):
            yield _border(board, edge, now.edges.get(edge.id, ""), rooms[edge.places[0]])
    for room in board.rooms:
        yield "".join(_inside(board, room, now))
    for block in beside_nodes:
        yield draw_block(board, block, now)


def _look(board: Map, edge: Edge) -> str:
    return board.looks.edge(edge.kind, "").look


def _floor(board: Map, room: Room, states: tuple[str, ...]) -> str:
    points = _points(room.outline, scale_of(board))
    floor = "floor" if room.label or room.signs or room.text else "floor passage"
    covers = [look.look for look in board.looks.states if look.state in states]
    drawn = (f'<polygon class="{look}" points="{points}"/>' for look in (floor, *covers))
    title = f"<title>{escape(_about(room))}</title>"
    return f'<g id="room-{room.id}">{title}{"".join(drawn)}</g>\n'


def _points(outline: Outline, scale: float) -> str:
    return " ".join(f"{x * scale:g},{y * scale:g}" for x, y in outline)


def _about(room: Room) -> str:
    head = ", ".join([room.title, *(sign.words for sign in room.signs)])
    return f"{head}. {room.text}".strip()


def _border(board: Map, edge: Edge, state: str, room: Room) -> str:
    """A door, a wall or a piece of hull, in its state."""
    scale = scale_of(board)
    look = board.looks.edge(edge.kind, state).look
    start, end = longest(edge.line)
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    turn = slope(start, end)
    half = round(min(24.0, length(start, end) * scale * 0.3))
    out = -1 if inside(room.outline, *beside(start, end, 0.25 * board.grain)) else 1
    glyph = marks.border(look, half, turn, out)
    line = "wall" if look in ("wall", "hole") else "outer"
    drawn = f'<polyline class="{line}" points="{_points(edge.line, scale)}"/>'
    if look in marks.DOORS:
        drawn = ""
    title = f"{edge.id}, {edge.kind.replace('_', ' ')}{f', {state}' if state else ''}"
    place = f"translate({x * scale:g} {y * scale:g}) rotate({turn:g})"
    inner = f'<g transform="{place}">{glyph}</g>' if glyph else ""
    return f'<g id="edge-{edge.id}"><title>{title}</title>{drawn}{inner}</g>\n'


def _inside(board: Map, room: Room, now: Position) -> Iterator[str]:
    """Name, ability, signs, states and figures, from top to bottom."""
    states, scale = now.places.get(room.id, ()), scale_of(board)
    box = inner_box(room.outline)
    box = Box(
        box.left * scale + 7, box.top * scale + 6, box.right * scale - 7, box.bottom * scale - 7
    )
    y = box.top  # where the space below what has been written begins
    grave = {look.state for look in board.looks.states}
    halo = " halo" if grave & set(states) else ""
    for line in _broken(room.title, box.width):
        place = f'x="{box.middle:g}" y="{y + 14:g}"'
        yield f'<text class="name middle{halo}" {place}>{escape(line)}</text>'
        y += 17
    if room.label or room.signs:
        yield from _signs(room, box, y + 11, halo)
        y += 21
    for row in tag_rows(states, grave, box.width):
        yield from tags(row, grave, box.middle, y + 9)
        y += 17
    top = min(y, box.bottom - SMALLEST_TOKEN)
    yield from _figures(board, room.id, now, Box(box.left, top, box.right, box.bottom))
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
        yield at(x + SHORT_SIGN / 2 - 1, y, marks.sign(mark))
        x += SHORT_SIGN
    if room.label:
        label = escape(room.label)
        yield f'<text class="label{halo}" x="{x + 2:g}" y="{y + 4:g}">{label}</text>'
    x += text
    for mark in wide:
        yield at(x + WIDE_SIGN / 2, y, marks.sign(mark))
        x += WIDE_SIGN


def _figures(board: Map, room: str, now: Position, box: Box) -> Iterator[str]:
    """All figures of a room, as large as they fit."""
    here = [figure for figure in now.figures if figure.place == room]
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
        yield token(board, figure, x, y, size)


def _columns(size: float, box: Box) -> int:
    return max(1, int((box.width + TOKEN_GAP) // (size + TOKEN_GAP)))


def _rows(size: float, box: Box) -> int:
    return max(1, int(box.height // (size + TOKEN_GAP)))
