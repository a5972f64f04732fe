"""A map in text: rooms as boxes, nodes as numbers, with lines, letters and signs alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise

from shipboard.kernel.chart import (
    Edge,
    EdgeLook,
    Figure,
    FigureLook,
    Map,
    Point,
    Position,
    Room,
    Sign,
)

from .space import beside, bounds, inside, longest, slope

NARROWEST, WIDEST = 79, 119
TOKENS = {"circle": "{}", "diamond": "<{}>", "triangle": "^{}", "hexagon": "[{}]"}
ROOM_LINES = 4  # within the lowest room
LINES = " ╴╶─╵┘└┴╷┐┌┬│┤├┼"  # by the ways that meet: 1 left, 2 right, 4 up, 8 down
LEFT, RIGHT, UP, DOWN = 1, 2, 4, 8
BESIDE = 8  # columns kept free at the right for what stands beside nodes
APART = 4  # columns between nodes of one row, so that their numbers can be read


Place = tuple[int, int]  # column and line


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
        self.lanes = [[False] * width for _ in range(height)]

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

    def lane(self, mark: str, start: Place, end: Place) -> None:
        """A row of marks from place to place."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for step in range(steps + 1):
            x = round(start[0] + (end[0] - start[0]) * step / steps)
            y = round(start[1] + (end[1] - start[1]) * step / steps)
            self.signs[y][x], self.lanes[y][x] = mark, True

    def clear(self, cell: Cell) -> None:
        """Nothing below a room shows through it."""
        for y in range(cell.top, cell.bottom + 1):
            for x in range(cell.left, cell.right + 1):
                self.signs[y][x], self.lanes[y][x] = "", False

    def free(self, x: int, y: int) -> int:
        """How many characters there is room for from a place on, over lanes but nothing else."""
        row = self.signs[y]
        for end in range(x, len(row)):
            if self.ways[y][end] or (row[end] and not self.lanes[y][end]):
                return end - x
        return len(row) - x

    def write(self, x: int, y: int, text: str) -> None:
        """Text from a place to the right."""
        for index, letter in enumerate(text):
            self.signs[y][x + index], self.lanes[y][x + index] = letter, False

    def lines(self) -> list[str]:
        """The sheet as it is printed."""
        return [
            "".join(sign or LINES[way] for sign, way in zip(*rows, strict=True)).rstrip()
            for rows in zip(self.signs, self.ways, strict=True)
        ]


def draw(board: Map, position: Position, width: int = NARROWEST) -> list[str]:
    """The map in so many columns, or as many as it needs; below it, the nodes by number."""
    width = min(max(width, NARROWEST), WIDEST)
    plan = Plan.of(board, width)
    cells = {room.id: plan.cell(room) for room in board.rooms}
    spots = {node.id: plan.spot(node.at) for node in board.nodes}
    lowest = [cell.bottom for cell in cells.values()] + [y for _, y in spots.values()]
    sheet = Sheet(width, max(lowest) + 1)
    for edge in board.edges:
        if board.is_lane(edge):
            mark = board.looks.edge(edge.kind, position.edges.get(edge.id, "")).mark
            for start, end in pairwise(edge.line):
                sheet.lane(mark, plan.spot(start), plan.spot(end))
    for cell in cells.values():
        sheet.clear(cell)
        sheet.frame(cell)
    rooms = {room.id: room for room in board.rooms}
    for edge in board.edges:
        if not board.is_lane(edge):
            look = board.looks.edge(edge.kind, position.edges.get(edge.id, ""))
            _mark(sheet, look, *_side(edge, rooms, cells))
    for room in board.rooms:
        _fill(sheet, cells[room.id], board, room, position)
    _nodes(sheet, board, position, spots)
    return [*sheet.lines(), *_listed(board, position, width)]


def key(board: Map, width: int = NARROWEST) -> list[str]:
    """What the signs on the map mean, as the game declares it. No entry is broken in two."""
    looks = board.looks
    return _flowing(
        [
            *(f"{_edge_mark(look)} {look.words}" for look in looks.edges if look.words),
            *(f"{look.mark} {look.words}" for look in looks.nodes),
            *(f"{_printed(sign)} {sign.words}" for sign in looks.signs),
            *(f"{token(look, look.letters)} {look.sort}" for look in looks.figures),
        ],
        width,
    )


def _edge_mark(look: EdgeLook) -> str:
    return "gap" if look.mark == " " else look.mark


def _flowing(entries: list[str], width: int) -> list[str]:
    """Entries side by side, in as many lines as they need."""
    lines = [""]
    for entry in entries:
        longer = f"{lines[-1]}   {entry}" if lines[-1] else entry
        if len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(entry)
    return lines


def _printed(sign: Sign) -> str:
    return f"({sign.letters})" if len(sign.letters) == 1 else sign.letters


@dataclass(frozen=True, slots=True)
class Plan:
    """How a plane of coordinates is put on a sheet."""

    left: float
    top: float
    across: float  # columns a step
    down: float  # lines a step

    @classmethod
    def of(cls, board: Map, width: int) -> Plan:
        """In so many columns, and in as many lines as rooms and nodes need to be told apart."""
        points = tuple(node.at for node in board.nodes)
        outlines = tuple(room.outline for room in board.rooms)
        around = bounds((*outlines, points) if points else outlines)
        across = (width - 1 - (BESIDE if points else 0)) / max(around.width, 1)
        down = across / 2 if points else 0.0
        if outlines:
            lowest = min(bounds((outline,)).height for outline in outlines)
            down = max(down, (ROOM_LINES + 1) / lowest)
        plan = cls(around.left, around.top, across, down)
        while plan.down < across and any(plan.crowded(*pair) for pair in combinations(points, 2)):
            plan = cls(plan.left, plan.top, across, plan.down * 1.1)
        return plan

    def crowded(self, one: Point, other: Point) -> bool:
        """Whether two nodes would be in each other's way, and more lines could help."""
        (x, y), (to_x, to_y) = self.spot(one), self.spot(other)
        return y == to_y and abs(x - to_x) < APART and one[1] != other[1]

    def spot(self, at: Point) -> Place:
        """Column and line of a point."""
        return round((at[0] - self.left) * self.across), round((at[1] - self.top) * self.down)

    def cell(self, room: Room) -> Cell:
        """The box of a room: its outline's bounds."""
        box = bounds((room.outline,))
        left, top = self.spot((int(box.left), int(box.top)))
        right, bottom = self.spot((int(box.right), int(box.bottom)))
        return Cell(left, top, right, bottom)


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


def _side(edge: Edge, rooms: dict[str, Room], cells: dict[str, Cell]) -> tuple[Place, Place]:
    """The line of a border, without its ends."""
    if len(edge.places) == 2:
        return _between(cells[edge.places[0]], cells[edge.places[1]])
    return _outward(edge, rooms[edge.places[0]], cells[edge.places[0]])


def _mark(sheet: Sheet, look: EdgeLook, start: Place, end: Place) -> None:
    """What a border is, and its state in the middle of it."""
    flat = start[1] == end[1]
    size = max(end[0] - start[0], end[1] - start[1]) + 1
    wide = min(size, 4 if flat else 2)
    first = (size - wide) // 2
    thick = ("━" if flat else "┃") if look.look in ("wall", "hole") else ""
    middle = thick if look.look == "wall" else look.mark
    for index in range(size):
        x, y = (start[0] + index, start[1]) if flat else (start[0], start[1] + index)
        sheet.signs[y][x] = middle if first <= index < first + wide else thick


def _fill(sheet: Sheet, cell: Cell, board: Map, room: Room, position: Position) -> None:
    """Name, signs, figures and grave states, from top to bottom."""
    states = position.places.get(room.id, ())
    width = cell.right - cell.left - 1
    name = room.title if len(room.title) <= width else room.short
    signs = " ".join(map(_printed, room.signs))
    grave = [look.state for look in board.looks.states]
    harm = [state.upper()[:width] for state in grave if state in states]
    head = [name[:width], harm.pop() if len(harm) > 1 else signs[:width]]
    free = cell.bottom - cell.top - 1 - len(head) - len(harm)
    here = [figure for figure in position.figures if figure.place == room.id]
    rows = [*head, *_figures(board, here, width, free)]
    for index, text in enumerate(rows):
        sheet.write(cell.left + 1 + (width - len(text)) // 2, cell.top + 1 + index, text)
    for text in harm:
        sheet.write(cell.left + 1 + (width - len(text)) // 2, cell.bottom - 1, text)


def _figures(board: Map, here: list[Figure], width: int, most: int) -> Iterator[str]:
    """Rows of initials; a + where more stand here than there is room for."""
    looks = board.looks
    drawn = [(looks.figure(figure.sort), figure.initials) for figure in here]
    words = [token(look, letters) for look, letters in drawn if look.shape != "square"]
    crowd = "".join(token(look, letters) for look, letters in drawn if look.shape == "square")
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


def token(look: FigureLook, letters: str) -> str:
    """A figure in text."""
    if look.shape == "square":
        return letters.lower()
    return TOKENS[look.shape].format(letters)


def _nodes(sheet: Sheet, board: Map, position: Position, spots: dict[str, Place]) -> None:
    """Each node with its number, and who is there as far as there is room."""
    numbers = _numbers(board)
    for node in board.nodes:
        sheet.write(*spots[node.id], numbers[node.id])
    for node in board.nodes:
        here = [figure for figure in position.figures if figure.place == node.id]
        tokens = [token(board.looks.figure(each.sort), each.initials) for each in here]
        x, y = spots[node.id]
        x += len(numbers[node.id])
        room = sheet.free(x, y)
        for text in (f" {' '.join(tokens)}", f"+{len(tokens)}"):
            if tokens and len(text) < room:
                sheet.write(x, y, text)
                break


def _numbers(board: Map) -> dict[str, str]:
    """By node: its mark and a number, which is also before its name below the map."""
    return {
        node.id: f"{board.looks.node(node.kind).mark}{place}"
        for place, node in enumerate(board.nodes, 1)
    }


def _listed(board: Map, position: Position, width: int) -> Iterator[str]:
    """The nodes by their numbers: those at which something is, then the others."""
    numbers = _numbers(board)
    empty = []
    for node in board.nodes:
        here = [figure.title for figure in position.figures if figure.place == node.id]
        notes = [*position.places.get(node.id, ()), *here]
        signs = "".join(f" {_printed(sign)}" for sign in node.signs)
        name = f"{numbers[node.id]} {node.title}{signs}"
        if notes:
            yield f"{name}: {', '.join(notes)}"
        else:
            empty.append(name)
    if empty:
        yield from _flowing(empty, width)
