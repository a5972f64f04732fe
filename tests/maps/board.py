"""A small board: two rooms above one, with a door, a wall and two outer walls."""

from __future__ import annotations

from shipboard.kernel.chart import (
    Edge,
    EdgeLook,
    Figure,
    FigureLook,
    Looks,
    Map,
    Room,
    Sign,
    StateLook,
)
from shipboard.kernel.plane import common_border, free_border

NEEDS = Sign("N", "needs a nurse", "blue")
SEARCH = Sign("?A", "search for apples")
BOW = ((0, 10), (10, 0), (20, 0), (20, 10))
STERN = ((20, 0), (40, 0), (40, 10), (20, 10))
KEEL = ((0, 10), (40, 10), (40, 20), (0, 20))

BOARD = Map(
    rooms=(
        Room("bow", "The <Bow> & Co", "Bow", BOW, "Look", (NEEDS, SEARCH), "Look out."),
        Room("stern", "Stern", "Stern", STERN),
        Room("keel", "Keel", "Keel", KEEL),
    ),
    edges=(
        Edge("d1", "door", ("bow", "stern"), common_border(BOW, STERN)[0]),
        Edge("w1", "wall", ("stern", "keel"), common_border(STERN, KEEL)[0]),
        Edge("d2", "door", ("bow", "keel"), common_border(BOW, KEEL)[0]),
        Edge("o_bow", "outer_wall", ("bow",), free_border(BOW, [STERN, KEEL])[0]),
        Edge("o_keel", "outer_wall", ("keel",), free_border(KEEL, [BOW, STERN])[0]),
    ),
    hull=(((0, 5), (40, -5), (45, 25), (0, 25)),),
    looks=Looks(
        signs=(NEEDS, SEARCH),
        edges=(
            EdgeLook("door", "unlocked", "door", "door", " "),
            EdgeLook("door", "locked", "locked", "locked door", "#"),
            EdgeLook("door", "glued", "sealed", "glued door", "%"),
            EdgeLook("door", "wrecked", "torn", "wrecked door", "x"),
            EdgeLook("wall", "intact", "wall", "wall", "━"),
            EdgeLook("wall", "wrecked", "hole", "wrecked wall", "x"),
            EdgeLook("outer_wall", "intact", "hull", "", ""),
            EdgeLook("outer_wall", "wrecked", "breach", "hole into space", "~"),
        ),
        states=(
            StateLook("breached", "hatched", "breached room"),
            StateLook("wrecked", "cracked", "wrecked room"),
        ),
        figures=(
            FigureLook("player", "circle", "CA"),
            FigureLook("enemy", "diamond", "BE"),
            FigureLook("nurse", "square", "N", "blue"),
        ),
    ),
)


def captain(room: str = "bow") -> Figure:
    """A figure whose turn it is."""
    return Figure("captain", "CA", "the Captain", room, "player", True)


def beast(room: str = "stern") -> Figure:
    """A figure of the other side."""
    return Figure("beast", "BE", "the Beast", room, "enemy")


def nurse(number: int, room: str = "keel") -> Figure:
    """A figure that nobody owns."""
    return Figure(f"nurse_{number}", "N", "a nurse", room, "nurse")
