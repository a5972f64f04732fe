"""What a viewer may know as a row of whole numbers, always of the same length: what learners see.

The numbers follow from the declarations: who is asked what, the size of every pile and how many
cards of each design the viewer knows to be there, every fact. `legend` says what each of them
means. What is seen is decided in kernel/view.py, as for everybody else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from .cards import DESIGN, PLACE, WITHIN, viewer_mask
from .declare import Fact, Game
from .state import NO_WINDOW, Row, State, row_fields
from .view import Viewer, fact_seen, sees_all, shown_kind
from .zones import ALL, SEAT, TABLE, Zone, piles_of

BYTES: Final = 4  # of a number, the lowest one first
TOP: Final = 3  # cards from the top of an ordered pile of which it is told which they are
LEAST: Final = -(1 << 31)
MOST: Final = (1 << 31) - 1


class Room:
    """The place that a value takes: one number, or those of a list or of a row."""

    def __init__(self) -> None:
        self.size = 1
        self.length = -1  # of a list: how many entries there is space for
        self.counted = False  # the first number says how many there are
        self.entry: Room | None = None
        self.card = False  # of a card, whose marks are left out
        self.fields: tuple[str, ...] = ()  # of a row
        self.rooms: tuple[Room, ...] = ()


class Piles:
    """The place of a zone's piles: of each its size, its cards by design, backs, its top."""

    def __init__(self, zone: Zone, g: State, start: int) -> None:
        self.zone = zone
        self.start = start
        self.number = len(piles_of(g, zone))
        self.designs = len(g.pack.names[zone.pool])
        backs = g.pack.backs.get(zone.pool, ())
        self.backs = tuple(sorted(set(backs)))
        self.back_of = tuple([self.backs.index(back) for back in backs])  # by design
        self.order = 1 + self.designs + len(self.backs)  # where the top cards begin
        self.size = self.order + (TOP if zone.ordered else 0)  # of one pile


class Told:
    """The place of a fact."""

    def __init__(self, fact: Fact, g: State, start: int) -> None:
        self.fact = fact
        self.start = start
        whole = getattr(g, fact.name)
        self.room = room_of(fact, whole if fact.sees == ALL else whole[0], 0, False)


def room_of(fact: Fact, value: Any, depth: int, card: bool) -> Room:
    """The place for values like this one, so deep within a fact."""
    room = Room()
    room.card = card
    if isinstance(value, Row):
        room.fields = row_fields(type(value))
        rooms = []
        for name in room.fields:
            lies = name in fact.holds or name in fact.tells
            rooms.append(room_of(fact, getattr(value, name), depth, lies))
        room.rooms = tuple(rooms)
        room.size = sum([each.size for each in room.rooms])
    elif isinstance(value, (list, tuple)):
        declared = fact.most[depth] if depth < len(fact.most) else 0
        if not value and not declared:
            raise ValueError(
                f"the fact {fact.name} is a list without a length at the deal: declare `most`"
            )
        first = value[0] if value else fact.row() if fact.row and depth == 0 else 0
        entry = room_of(fact, first, depth + 1, card)
        room.entry = entry
        room.counted = declared > 0
        room.length = declared or len(value)
        room.size = room.length * entry.size + int(room.counted)
    return room


class Observation:
    """How what can be seen of one game, with this content and so many seats, becomes numbers."""

    def __init__(self, game: Game, g: State) -> None:
        self.game = game
        self.seats = g.players
        self.kinds = len(game.kinds) + len(g.pack.asks)
        # The viewer's seat; the viewer's open question; who is seen to be asked; an open window.
        self.own_kind = self.seats
        self.asked = self.own_kind + self.kinds
        self.window = self.asked + self.seats
        self.size = self.window + self.kinds
        self.piles: list[Piles] = []
        for zone in game.zones:
            piles = Piles(zone, g, self.size)
            self.piles.append(piles)
            self.size += piles.number * piles.size
        self.told: list[Told] = []
        for fact in game.facts:
            told = Told(fact, g, self.size)
            self.told.append(told)
            self.size += told.room.size
        self.blank = bytes(BYTES * self.size)

    def write(self, g: State, viewer: Viewer, into: bytearray, start: int) -> None:
        """Write what this viewer sees into a row that begins with number `start`."""
        into[BYTES * start : BYTES * (start + self.size)] = self.blank
        self._questions(g, viewer, into, start)
        for piles in self.piles:
            lists: Any = getattr(g, piles.zone.name)
            at = start + piles.start
            if piles.zone.per == TABLE:
                write_pile(piles, lists, 0, viewer, into, at)
                continue
            for index in range(piles.number):
                write_pile(piles, lists[index], index, viewer, into, at)
                at += piles.size
        for told in self.told:
            alike = told.fact.sees == ALL
            if alike or viewer is not None:
                value = fact_seen(getattr(g, told.fact.name), alike, viewer)
                write_value(told.room, value, into, start + told.start)

    def _questions(self, g: State, viewer: Viewer, into: bytearray, start: int) -> None:
        if viewer is not None:
            into[BYTES * (start + viewer)] = 1
        for _, seat, kind, _ in g.open:
            if seat == viewer:
                into[BYTES * (start + self.own_kind + kind)] = 1
            if not shown_kind(self.game, g, kind).window:
                into[BYTES * (start + self.asked + seat)] = 1
        if g.window != NO_WINDOW:
            into[BYTES * (start + self.window + g.window)] = 1

    def legend(self, g: State) -> Iterator[str]:
        """What each number means, in their order."""
        kinds = [self.game.kind(g.pack, kind).name for kind in range(self.kinds)]
        yield from [f"you are seat {seat}" for seat in range(self.seats)]
        yield from [f"you are asked: {name}" for name in kinds]
        yield from [f"seat {seat} is asked" for seat in range(self.seats)]
        yield from [f"a window is open: {name}" for name in kinds]
        for piles in self.piles:
            yield from legend_of_piles(piles, g)
        for told in self.told:
            yield from legend_of(told.room, told.fact.name)


def write_number(into: bytearray, at: int, number: int) -> None:
    """One number; beyond the range of its bytes it is the last that fits."""
    at *= BYTES
    if 0 <= number < 256:
        into[at] = number
    else:
        number = min(max(number, LEAST), MOST)
        into[at : at + BYTES] = number.to_bytes(BYTES, "little", signed=True)


def write_pile(
    piles: Piles, pile: list[int], index: int, viewer: Viewer, into: bytearray, at: int
) -> None:
    """What this viewer sees of a pile: as kernel/view.py shows it, counted by design."""
    write_number(into, at, len(pile))
    if not pile:
        return
    whole = sees_all(piles.zone, index, viewer)
    mask = viewer_mask(viewer)
    known = mask << PLACE | mask << WITHIN
    for card in pile:
        if whole or card & known:
            into[BYTES * (at + 1 + (card & DESIGN))] += 1
    if not whole and piles.backs:
        for card in pile:
            into[BYTES * (at + 1 + piles.designs + piles.back_of[card & DESIGN])] += 1
    if piles.zone.ordered:
        for place in range(min(TOP, len(pile))):
            card = pile[-1 - place]
            if whole or card >> PLACE & mask:
                write_number(into, at + piles.order + place, 1 + (card & DESIGN))


def write_value(room: Room, value: Any, into: bytearray, at: int) -> None:
    """A fact, or a part of one; what there is no space for is left out."""
    if room.fields:
        for index in range(len(room.fields)):
            inner = room.rooms[index]
            write_value(inner, getattr(value, room.fields[index]), into, at)
            at += inner.size
    elif room.entry is None:
        write_number(into, at, value & DESIGN if room.card and value > 0 else value)
    else:
        if room.counted:
            write_number(into, at, len(value))
            at += 1
        for index in range(min(len(value), room.length)):
            write_value(room.entry, value[index], into, at)
            at += room.entry.size


def legend_of_piles(piles: Piles, g: State) -> Iterator[str]:
    """What the numbers of a zone's piles mean."""
    zone = piles.zone
    names = g.pack.names[zone.pool]
    for index in range(piles.number):
        where = zone.name
        if zone.per != TABLE:
            where += f" of seat {index}" if zone.per == SEAT else f" {index}"
        yield f"{where}: cards"
        yield from [f"{where}: {name}" for name in names]
        yield from [f"{where}: face down with the back {back}" for back in piles.backs]
        if zone.ordered:
            yield from [
                f"{where}: card {place + 1} from the top, 1 + its number; 0: none or not known"
                for place in range(TOP)
            ]


def legend_of(room: Room, name: str) -> Iterator[str]:
    """What the numbers of a fact mean."""
    if room.fields:
        for index in range(len(room.fields)):
            yield from legend_of(room.rooms[index], f"{name}.{room.fields[index]}")
    elif room.entry is None:
        yield name
    else:
        if room.counted:
            yield f"how many {name}"
        for index in range(room.length):
            yield from legend_of(room.entry, f"{name}[{index}]")
