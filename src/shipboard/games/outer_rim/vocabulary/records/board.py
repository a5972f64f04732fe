"""The map and what lies on it: die, tiles, endcaps, spaces, encounter decks, patrols."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from shipboard.kernel.specs import Id, Many, Number, Table, Text, Word

from ... import pack as p
from ...pack import Effects
from ..words import CLASS_WORDS, FACE_WORDS, EffectList, Faction
from .fields import Ids, Paths, Points, record


@dataclass(frozen=True)
class Die:
    """The faces of the die."""

    id: str
    faces: tuple[int, ...]


@record
def die(
    id: Id,  # noqa: A002
    faces: Annotated[tuple[int, ...], Many(Word(**FACE_WORDS))],
) -> Die:
    """RIM-1.6: the die, by its faces."""
    if not faces:
        raise ValueError("found no faces, expected at least one")
    return Die(id, faces)


@dataclass(frozen=True)
class Tile:
    """A map tile or an endcap: what it joins to the left and to the right, and its paths."""

    id: str
    name: str
    left: tuple[str, ...]
    right: tuple[str, ...]
    paths: tuple[tuple[str, ...], ...]
    spawn: Mapping[int, str] = field(default_factory=dict)


def ends(paths: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """Paths, each with its two ends."""
    if any(len(path) != 2 or path[0] == path[1] for path in paths):
        raise ValueError("found a path that is not [from, to], expected two different spaces each")
    return paths


def joints(spaces: tuple[str, ...], what: str) -> tuple[str, ...]:
    """An upper and a lower connector."""
    if len(spaces) != 2:
        raise ValueError(f"found {len(spaces)} spaces in {what}, expected the upper and the lower")
    return spaces


@record
def tile(
    id: Id,  # noqa: A002
    name: Text,
    left: Ids,
    right: Ids,
    paths: Paths,
) -> Tile:
    """A map tile, in the standard order: its connectors (upper, lower) and its inner paths."""
    return Tile(id, name, joints(left, "left"), joints(right, "right"), ends(paths))


@dataclass(frozen=True)
class Spawns:
    """Where patrols appear, by faction."""

    at: Mapping[int, str]


def spawns(
    hutt: Id | None = None,
    syndicate: Id | None = None,
    imperial: Id | None = None,
    rebel: Id | None = None,
) -> Spawns:
    """The spaces where patrols of these factions appear."""
    named = (hutt, syndicate, imperial, rebel)
    return Spawns({faction: space for faction, space in enumerate(named) if space})


@record
def endcap(
    id: Id,  # noqa: A002
    name: Text,
    side: Annotated[str, Word("left", "right")],
    joins: Ids,
    paths: Paths,
    spawn: Annotated[Spawns, Table(spawns)],
) -> Tile:
    """An end of the map: what joins the tile beside it (upper, lower), and who appears there."""
    joined = joints(joins, "joins")
    if side == "left":
        return Tile(id, name, (), joined, ends(paths), spawn.at)
    return Tile(id, name, joined, (), ends(paths), spawn.at)


@dataclass(frozen=True)
class Space:
    """A space of the map as its file describes it."""

    id: str
    name: str
    kind: int
    tile: str
    points: tuple[tuple[int, int], ...]
    faction: int
    contacts: tuple[int, ...]
    deck: str
    known_for: str
    core: bool


@record
def space(
    id: Id,  # noqa: A002
    name: Text,
    kind: Annotated[int, Word(planet=p.PLANET, navpoint=p.NAVPOINT, maelstrom=p.MAELSTROM)],
    tile: Id,
    points: Points,
    faction: Faction | None = None,
    contacts: Annotated[tuple[int, ...], Many(Word(**CLASS_WORDS, free=p.FREE))] = (),
    deck: Id | None = None,
    known_for: Text | None = None,
    core: bool = False,
) -> Space:
    """A space: its tile or endcap, and its point on the map for each slot of the tile.

    A planet has two contact spaces (left, right) and perhaps a third place, on the planet itself;
    one of the Core Worlds has at most that place, a `free` one, where no contact begins. Navpoints
    use the deck that is for them.
    `known_for`: what the backs of its encounter cards promise (RIM-16.5).
    """
    if any(len(point) != 2 for point in points):
        raise ValueError("found a point that is not [x, y], expected two numbers each")
    places = (0, 1) if core else (2, 3)
    if kind == p.PLANET and len(contacts) not in places:
        expected = f"the classes of {places[0]} or {places[1]}"
        raise ValueError(f"found {len(contacts)} contacts, expected {expected}")
    if kind != p.PLANET and core:
        raise ValueError("found core, expected it of planets only")
    if kind != p.PLANET and (contacts or faction is not None):
        raise ValueError("found contacts or a faction, expected these of planets only")
    if (kind == p.NAVPOINT) != (deck is None):
        raise ValueError("found deck, expected one of a planet or the Maelstrom, none of others")
    where = tuple((x, y) for x, y in points)
    icon = -1 if faction is None else faction
    return Space(id, name, kind, tile, where, icon, contacts, deck or "", known_for or "", core)


@dataclass(frozen=True)
class EncounterDeck:
    """An encounter deck as its file describes it."""

    id: str
    name: str
    navpoints: bool


@record
def deck(
    id: Id,  # noqa: A002
    name: Text,
    navpoints: bool = False,
) -> EncounterDeck:
    """An encounter deck; one is for the navpoints."""
    return EncounterDeck(id, name, navpoints)


@dataclass(frozen=True)
class Patrol:
    """A patrol token as its file describes it."""

    id: str
    name: str
    faction: int
    level: int
    combat: int
    reward: Effects


@record
def patrol(
    id: Id,  # noqa: A002
    name: Text,
    faction: Faction,
    level: Annotated[int, Number(1, 4)],
    combat: Annotated[int, Number(1, 12)] | None = None,
    reward: EffectList = (),
) -> Patrol:
    """A patrol token; without a combat value it is invulnerable (RIM-15.6)."""
    return Patrol(id, name, faction, level, -1 if combat is None else combat, reward)
