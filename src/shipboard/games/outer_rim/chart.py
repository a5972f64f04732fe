"""The Outer Rim as a map: a crescent of planets and navpoints, and who and what is where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from shipboard.kernel.chart import (
    Chart,
    Edge,
    EdgeLook,
    Figure,
    FigureLook,
    Looks,
    Map,
    Node,
    NodeLook,
    Position,
    Sign,
)
from shipboard.kernel.plane import turned_free

from .pack import CLASSES, FACTION_NAMES, RimPack
from .rules.maps import laid

LETTERS = "ABCDEFG"  # of seats
KINDS = ("planet", "navpoint", "maelstrom")
PHASES = ("set-up", "planning step", "action step", "encounter step", "end of the turn")
FACTION_COLOURS = {"hutt": "green", "syndicate": "violet", "imperial": "blue", "rebel": "red"}
CLASS_COLOURS = {"white": "", "green": "green", "yellow": "yellow", "orange": "red"}
PIPS = dict(zip(CLASSES, "·:∴∷", strict=True))  # as on the backs of the tokens
SHIP, MET = "ship", "contact, turned up"

FACTION_SIGNS = {
    name: Sign(name[0].upper(), f"{name.capitalize()} planet", colour)
    for name, colour in FACTION_COLOURS.items()
}
NODES = (
    NodeLook("planet", "disc", "planet", "O"),
    NodeLook("navpoint", "dot", "navpoint", "o"),
    NodeLook("maelstrom", "storm", "storm: whoever flies into it stops", "@"),
)
EDGES = (EdgeLook("path", "", "lane", "path, one space", "·"),)


def _hidden(kind: str) -> str:
    return f"hidden {kind} contact"


def _patrol(faction: str) -> str:
    return f"{faction.capitalize()} patrol and its level"


def _looks(pack: RimPack) -> Looks:
    """Everything that can be on the map of this content."""
    classes = [name for index, name in enumerate(CLASSES) if index in pack.spot_class]
    return Looks(
        signs=tuple(FACTION_SIGNS.values()),
        nodes=NODES,
        edges=EDGES,
        figures=(
            FigureLook(SHIP, "circle", "A"),
            *(
                FigureLook(_patrol(name), "hexagon", f"{name[0].upper()}1", colour)
                for name, colour in FACTION_COLOURS.items()
            ),
            *(
                FigureLook(_hidden(name), "square", PIPS[name], CLASS_COLOURS[name])
                for name in classes
            ),
            FigureLook(MET, "diamond", "Xy"),
        ),
    )


@lru_cache(maxsize=256)
def drawn(pack: RimPack, order: tuple[int, ...]) -> Map:
    """The map with its tiles in this order, from left to right."""
    _, _, paths, points = laid(pack, list(order))
    spaces = pack.names["space"]
    edges = tuple(
        Edge(name, "path", (spaces[one], spaces[two]), (points[one], points[two]))
        for name, (one, two) in zip(pack.names["path"], paths, strict=True)
    )
    nodes = [_node(pack, space, points[space]) for space in range(len(spaces))]
    return Map(
        nodes=turned_free(nodes, edges),
        edges=edges,
        looks=_looks(pack),
        grain=12,
        place_refers="space",
        edge_refers="path",
    )


def _node(pack: RimPack, space: int, at: tuple[int, int]) -> Node:
    title, faction = pack.titles["space"][space], pack.space_faction[space]
    kind = KINDS[pack.space_kind[space]]
    return Node(
        pack.names["space"][space],
        kind,
        title,
        at,
        "" if kind == "navpoint" else title,
        () if faction < 0 else (FACTION_SIGNS[FACTION_NAMES[faction]],),
        pack.texts["space"][space],
    )


def standard(pack: RimPack, options: Mapping[str, str]) -> Map:
    """RIM-2.1: the tiles in the standard order."""
    return drawn(pack, tuple(range(len(pack.tile_left))))


def dealt(pack: RimPack, view: Mapping[str, Any]) -> Map | None:
    """RIM-29.2: the map of tiles that were shuffled; nothing of those in the standard order."""
    order = tuple(view["facts"]["tiles"])
    return None if order in ((), tuple(range(len(order)))) else drawn(pack, order)


def position(pack: RimPack, view: Mapping[str, Any]) -> Position:
    """What all see on the map."""
    facts = view["facts"]
    return Position(
        _title(facts),
        places=_marked(pack, facts),
        figures=(
            *_ships(pack, view),
            *_patrols(pack, facts),
            *_contacts(pack, view),
        ),
        reach=dict(facts.get("reach", ())),
        before=dict(facts.get("ways", ())),
        sets_out=facts.get("sets_out", ""),
    )


def _title(facts: Mapping[str, Any]) -> str:
    if not facts["round"]:
        return PHASES[0].capitalize()
    return f"Round {facts['round']}, {PHASES[facts['phase']]}"


def _marked(pack: RimPack, facts: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """The planets with a marker of a player, or with a goal token of an automatic opponent."""
    marked: dict[str, tuple[str, ...]] = {}
    for fact, words in (("marked", "marked by"), ("goal_tokens", "goal of")):
        for seat, spaces in enumerate(facts[fact]):
            for space in spaces:
                name = pack.names["space"][space]
                marked[name] = (*marked.get(name, ()), f"{words} {LETTERS[seat]}")
    return marked


def _ships(pack: RimPack, view: Mapping[str, Any]) -> Iterator[Figure]:
    facts, zones = view["facts"], view["zones"]
    for seat, space in enumerate(facts["at"]):
        if space < 0:
            continue
        told = [
            pack.titles[pool][pack.names[pool].index(name)]
            for pool in ("character", "ship")
            for name in zones[pool][seat]["cards"]
        ]
        if facts["defeated"][seat]:
            told.append("defeated")
        yield Figure(
            str(seat), LETTERS[seat], f"ship {LETTERS[seat]} ({', '.join(told)})",
            pack.names["space"][space], SHIP, seat == facts["active"], "seat",
        )  # fmt: skip


def _patrols(pack: RimPack, facts: Mapping[str, Any]) -> Iterator[Figure]:
    for faction, space in enumerate(facts["patrol_at"]):
        if space < 0:
            continue
        name, level = FACTION_NAMES[faction], facts["patrol_level"][faction]
        combat = pack.patrol_combat[faction][level - 1]
        strength = "cannot be beaten" if combat < 0 else f"combat {combat}"
        yield Figure(
            name, f"{name[0].upper()}{level}",
            f"{name.capitalize()} patrol (level {level}, {strength})",
            pack.names["space"][space], _patrol(name), refers="faction",
        )  # fmt: skip


def _contacts(pack: RimPack, view: Mapping[str, Any]) -> Iterator[Figure]:
    """At each place its token: hidden with the pips of its class, or turned up.

    Whoever has looked at a hidden one reads its name, but it lies there as for all others.
    """
    turned_up = view["facts"]["turned_up"]
    for spot, pile in enumerate(view["zones"]["contacts"]):
        if not pile["count"]:
            continue
        name, space = pack.names["spot"][spot], pack.names["space"][pack.spot_space[spot]]
        known = [*pile.get("cards", ()), *pile.get("placed", {}).values()]
        person = _person(pack, known[0]) if known else ""
        if name in turned_up:
            title, letters, sort = person, initials(person), MET
        else:
            kind = _class(pack, known[0]) if known else pile["backs"][0]
            title, letters, sort = _hidden(kind), PIPS[kind], _hidden(kind)
            if person:
                title += f" (known to be {person})"
        yield Figure(name, letters, title, space, sort, refers="spot")


def _class(pack: RimPack, contact: str) -> str:
    return CLASSES[pack.contact_class[pack.names["contact"].index(contact)]]


def _person(pack: RimPack, contact: str) -> str:
    title: str = pack.titles["contact"][pack.names["contact"].index(contact)]
    return title


def initials(title: str) -> str:
    """
    >>> initials("Pell Draxo"), initials("Murrogh"), initials("VX-0 Null")
    ('PD', 'Mu', 'VN')
    """
    words = title.split()
    return words[0][0] + words[-1][0] if len(words) > 1 else title[:2]


CHART = Chart(standard, position, dealt)
