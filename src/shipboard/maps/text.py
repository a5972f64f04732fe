"""A map in text: rooms as boxes, drawn with lines, letters and signs. It needs no colour."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from shipboard.kernel.chart import Edge, Figure, Map, Position, Room, Sign

from .space import beside, bounds, inside, longest, slope

NARROWEST, WIDEST = 79, 119
ROOM_LINES = 4  # within the lowest room
LINES = " ╴╶─╵┘└┴╷┐┌┬│┤├┼"  # by the ways that meet: 1 left, 2 right, 4 up, 8 down
LEFT, RIGHT, UP, DOWN = 1, 2, 4, 8
# What stands in the middle of an edge, across and down.
DOORS = {"unlocked": " ", "locked": "#", "resin": "%", "wrecked": "x"}
HOLE, BREACH = "x", "~"
KEY = (
    "gap = open door", "# locked", "% sealed with resin", "x wrecked", "thick line = wall",
    "~ hole into space",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Cell:
    """A room's box on the sheet, its lines included."""

    left: int
    top: int
    right: int
    bottom: int


class Sheet:
    """Characters by place. Lines join where they meet."""

    def __init__(self, width: int, height: int) -> None:
        self.ways = [[0] * width for _ in range(height)]
        self.signs = [[""] * width for _ in range(height)]

    def frame(self, cell: Cell) -> None:
        """The four lines around a room."""
        for x in range(cell.left, cell.right):
            for y in (cell.top, cell.bottom):
                self.ways[y][x] |= RIGHT
                self.ways[y][x + 1] |= LEFT
        for y in range(cell.top, cell.bottom):
            for x in (cell.left, cell.right):
                self.ways[y][x] |= DOWN
                self.ways[y + 1][x] |= UP

    def write(self, x: int, y: int, text: str) -> None:
        """Text from a place to the right."""
        for index, letter in enumerate(text):
            self.signs[y][x + index] = letter

    def lines(self) -> list[str]:
        """The sheet as it is printed."""
        return [
            "".join(sign or LINES[way] for sign, way in zip(*rows, strict=True)).rstrip()
            for rows in zip(self.signs, self.ways, strict=True)
        ]


def draw(board: Map, position: Position, width: int = NARROWEST) -> list[str]:
    """The map in so many columns, or in as many as it needs."""
    cells = _cells(board, min(max(width, NARROWEST), WIDEST))
    sheet = Sheet(
        max(cell.right for cell in cells.values()) + 1,
        max(cell.bottom for cell in cells.values()) + 1,
    )
    for cell in cells.values():
        sheet.frame(cell)
    rooms = {room.id: room for room in board.rooms}
    for edge in board.edges:
        state = position.edges.get(edge.id, "")
        if len(edge.rooms) == 2:
            start, end = _between(cells[edge.rooms[0]], cells[edge.rooms[1]])
        else:
            start, end = _outward(edge, rooms[edge.rooms[0]], cells[edge.rooms[0]])
        _mark(sheet, edge.kind, state, start, end)
    for room in board.rooms:
        here = [figure for figure in position.figures if figure.room == room.id]
        _fill(sheet, cells[room.id], room, position.rooms.get(room.id, ()), here)
    return sheet.lines()


def key(board: Map, position: Position, width: int = NARROWEST) -> list[str]:
    """What the signs on the map mean: of edges, of rooms, of figures. No entry is broken in two."""
    sorts = {figure.sort: figure for figure in reversed(position.figures)}
    lines = [""]
    for entry in (
        *KEY,
        *(f"{_printed(sign)} {sign.words}" for sign in board.signs),
        *(f"{token(figure)} {sort}" for sort, figure in reversed(sorts.items())),
    ):
        longer = f"{lines[-1]}   {entry}" if lines[-1] else entry
        if len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(entry)
    return lines


def _printed(sign: Sign) -> str:
    return f"({sign.letters})" if len(sign.letters) == 1 else sign.letters


def _cells(board: Map, width: int) -> dict[str, Cell]:
    """Each room's box: its outline's bounds, to scale."""
    around = bounds(tuple(room.outline for room in board.rooms))
    boxes = {room.id: bounds((room.outline,)) for room in board.rooms}
    across = (width - 1) / around.width
    down = (ROOM_LINES + 1) / min(box.height for box in boxes.values())
    return {
        room: Cell(
            round((box.left - around.left) * across),
            round((box.top - around.top) * down),
            round((box.right - around.left) * across),
            round((box.bottom - around.top) * down),
        )
        for room, box in boxes.items()
    }


Place = tuple[int, int]


def _between(one: Cell, other: Cell) -> tuple[Place, Place]:
    """The line that two boxes share, without its ends."""
    top, bottom = max(one.top, other.top), min(one.bottom, other.bottom)
    left, right = max(one.left, other.left), min(one.right, other.right)
    if bottom - top > right - left:
        return (left, top + 1), (left, bottom - 1)
    return (left + 1, top), (right - 1, top)


def _outward(edge: Edge, room: Room, cell: Cell) -> tuple[Place, Place]:
    """The side of a box that stands for an outer wall: where its longest piece is."""
    start, end = longest(edge.line)
    within = inside(room.outline, *beside(start, end, 0.25))
    if abs(slope(start, end)) <= 45:
        y = cell.top if within else cell.bottom
        return (cell.left + 1, y), (cell.right - 1, y)
    x = cell.right if within else cell.left
    return (x, cell.top + 1), (x, cell.bottom - 1)


def _mark(sheet: Sheet, kind: str, state: str, start: Place, end: Place) -> None:
    """What an edge is, and its state in the middle of it."""
    flat = start[1] == end[1]
    size = max(end[0] - start[0], end[1] - start[1]) + 1
    wide = min(size, 4 if flat else 2)
    first = (size - wide) // 2
    thick = ("━" if flat else "┃") if kind == "wall" else ""
    middle = DOORS[state or "unlocked"] if kind == "door" else thick
    if state == "wrecked" and kind != "door":
        middle = HOLE if kind == "wall" else BREACH
    for index in range(size):
        x, y = (start[0] + index, start[1]) if flat else (start[0], start[1] + index)
        sheet.signs[y][x] = middle if first <= index < first + wide else thick


def _fill(
    sheet: Sheet, cell: Cell, room: Room, states: tuple[str, ...], here: list[Figure]
) -> None:
    """Name, signs, figures and harm, from top to bottom."""
    width = cell.right - cell.left - 1
    name = room.title if len(room.title) <= width else room.short
    signs = " ".join(map(_printed, room.signs))
    harm = [state.upper()[:width] for state in ("breached", "wrecked") if state in states]
    head = [name[:width], harm.pop() if len(harm) > 1 else signs[:width]]
    free = cell.bottom - cell.top - 1 - len(head) - len(harm)
    rows = [*head, *_figures(here, width, free)]
    for index, text in enumerate(rows):
        sheet.write(cell.left + 1 + (width - len(text)) // 2, cell.top + 1 + index, text)
    for text in harm:
        sheet.write(cell.left + 1 + (width - len(text)) // 2, cell.bottom - 1, text)


def _figures(here: list[Figure], width: int, most: int) -> Iterator[str]:
    """Rows of initials; a + where more stand here than there is room for."""
    words = [token(figure) for figure in here if figure.shape != "square"]
    crowd = "".join(token(figure) for figure in here if figure.shape == "square")
    words += [crowd[i : i + width] for i in range(0, len(crowd), width)]
    row = ""
    for word in words:
        longer = f"{row} {word}".strip()
        if len(longer) <= width:
            row = longer
        elif most == 1:
            row = f"{row[: width - 1]}+"
            break
        else:
            yield row
            row, most = word, most - 1
    if row:
        yield row


def token(figure: Figure) -> str:
    """A figure in text."""
    if figure.shape == "square":
        return figure.initials.lower()
    return f"<{figure.initials}>" if figure.shape == "diamond" else figure.initials
