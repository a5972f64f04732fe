"""Records: rooms, edges, characters, brood and the cards of the four decks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from shipboard.kernel.specs import Id, Many, Number, One, Pattern, Text, Word

from .. import pack as p
from .effects import EffectList
from .passives import Clause
from .timings import Raw, raw
from .words import TYPE_MASKS, Dice, ItemType, NpcType, split, vocabulary

Clauses = Annotated[tuple[Clause, ...], Many(One("clause"))]
Outline = Annotated[tuple[Any, ...], Many(Many(Number(0, 400)))]
Initials = Annotated[str, Pattern(r"[A-Z]{2}", "two capital letters")]


def check_corners(outline: Outline) -> None:
    """An outline is made of points."""
    if any(len(corner) != 2 for corner in outline):
        raise ValueError("found a corner that is not [x, y], expected two numbers each")


@vocabulary.record
@dataclass(frozen=True)
class Room:
    """A room: its shape on the map, its ability, what can be found there, who starts there."""

    id: Id
    name: Text
    short: Annotated[str, Pattern(r".{1,9}", "at most 9 characters")]
    outline: Outline = ()
    role: Annotated[str, Word("start", "exit")] | None = None
    circle: NpcType | None = None
    ability: Text | None = None
    do: EffectList = ()
    search: Annotated[int, Word(**TYPE_MASKS)] = 0
    outer_wall: bool = False
    npc_start: NpcType | None = None
    third: bool = False
    alien_use: bool = False
    unpowered: bool = False
    text: str = ""

    def __post_init__(self) -> None:
        check_corners(self.outline)
        if bool(self.do) != bool(self.ability):
            raise ValueError(
                "found do without ability or ability without do, expected both or none"
            )
        if self.circle is not None and not self.do:
            raise ValueError("found a circle without an ability, expected none")
        self.use()

    def use(self) -> Raw | None:
        """What its ability does."""
        return raw(self.do) if self.do else None


@vocabulary.record
def hull(outline: Outline) -> Outline:
    """A part of the ship around the rooms: for the eye only."""
    check_corners(outline)
    return outline


@vocabulary.record
@dataclass(frozen=True)
class Edge:
    """A door or wall between two rooms. Outer walls are declared by their rooms."""

    id: Id
    kind: Annotated[int, Word(door=p.DOOR, wall=p.WALL)]
    between: Annotated[tuple[str, ...], Many(Pattern(r"[a-z][a-z0-9_]*", "the id of a room"))]
    starts_locked: bool = False

    def __post_init__(self) -> None:
        if len(self.between) != 2 or self.between[0] == self.between[1]:
            raise ValueError("found between, expected the ids of two different rooms")
        if self.starts_locked and self.kind != p.DOOR:
            raise ValueError("found a wall that starts locked, expected a door")


@dataclass(frozen=True)
class Figure:
    """A character or a kind of brood as its file describes it; a stat is (cards, bonus)."""

    id: str
    name: str
    title: str
    initials: str
    stats: tuple[tuple[int, int], ...]
    clauses: tuple[Clause, ...] = ()
    prime: bool = False
    strikes: int = 0
    no_npc_attack: bool = False
    text: str = ""


LACKING = (0, 0)


@vocabulary.record
def character(
    id: Id,  # noqa: A002
    name: Text,
    title: Text,
    initials: Initials,
    physical: Dice,
    mental: Dice | None = None,
    tech: Dice | None = None,
    xeno: Dice | None = None,
    clauses: Clauses = (),
    prime: bool = False,
    text: str = "",
) -> Figure:
    """A Colonist, or with `prime` the Interloper itself."""
    stats = tuple(split(dice) if dice else LACKING for dice in (physical, mental, tech, xeno))
    return Figure(id, name, title, initials, stats, clauses, prime, text=text)


@vocabulary.record
def brood(
    id: Id,  # noqa: A002
    name: Text,
    initials: Initials,
    physical: Dice,
    mental: Dice | None = None,
    strikes: Annotated[int, Number(1, 9)] = 1,
    no_npc_attack: bool = False,
    text: str = "",
) -> Figure:
    """A kind of brood, which dies with so many penalties of any type."""
    stats = (split(physical), split(mental) if mental else LACKING, LACKING, LACKING)
    return Figure(
        id, name, "", initials, stats, strikes=strikes, no_npc_attack=no_npc_attack, text=text
    )


@dataclass(frozen=True)
class Card:
    """A card of one of the four decks as its file describes it."""

    id: str
    name: str
    sort: int
    value: int
    copies: int
    clauses: tuple[Clause, ...]
    text: str
    item_type: int = -1
    family: str = ""
    alien_only: bool = False
    setup_placement: bool = False
    rating: int = 0


Copies = Annotated[int, Number(1, 60)]
CardValue = Annotated[int, Number(0, p.MOST_VALUE)]


def penalty(
    sort: int, id_: str, name: str, value: int, copies: int, clauses: tuple[Clause, ...], text: str
) -> Card:
    """A card of the Physical or Mental deck."""
    return Card(id_, name, sort, value, copies, clauses, text)


@vocabulary.record
def physical_(
    id: Id,  # noqa: A002
    name: Text,
    value: CardValue,
    copies: Copies = 1,
    clauses: Clauses = (),
    text: str = "",
) -> Card:
    """A card of the Physical deck."""
    return penalty(p.PHYSICAL, id, name, value, copies, clauses, text)


@vocabulary.record
def mental_(
    id: Id,  # noqa: A002
    name: Text,
    value: CardValue,
    copies: Copies = 1,
    clauses: Clauses = (),
    text: str = "",
) -> Card:
    """A card of the Mental deck."""
    return penalty(p.MENTAL, id, name, value, copies, clauses, text)


@vocabulary.record
def tech(
    id: Id,  # noqa: A002
    name: Text,
    type: ItemType,  # noqa: A002
    value: CardValue,
    copies: Copies = 1,
    clauses: Clauses = (),
    text: str = "",
) -> Card:
    """A card of the Tech deck: an item."""
    return Card(id, name, p.TECH, value, copies, clauses, text, type)


@vocabulary.record
def xeno(
    id: Id,  # noqa: A002
    name: Text,
    value: CardValue,
    family: Id,
    clauses: Clauses = (),
    copies: Annotated[int, Number(1, 1)] = 1,
    alien_only: bool = False,
    setup_placement: bool = False,
    rating: Annotated[int, Number(0, 3)] = 0,
    text: str = "",
) -> Card:
    """A card of the Xeno deck: a trait. Each is unique."""
    places = any(each.heading == "setup" for each in clauses)
    if places != setup_placement:
        raise ValueError("found setup_placement and on_setup apart, expected both or none")
    if setup_placement and not alien_only:
        raise ValueError("found setup_placement without alien_only, expected both")
    return Card(
        id, name, p.XENO, value, copies, clauses, text, -1, family, alien_only, setup_placement,
        rating,
    )  # fmt: skip
