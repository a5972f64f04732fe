"""What is printed on the cards of the standard set, and what their texts are worth to a player.

Points and icons are read from the card file. What a text is worth is a judgement, in points of
Self-Worth: above zero is a burden to the player named. A card of an owner's file is unknown here.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .. import content
from ..pack import BLANK, CLEAR, EMPTY, EVENT, MODIFIER, UNTIMELY_DEATH

Points = tuple[int | None, ...]
Icons = tuple[str | None, ...]


class Printed(NamedTuple):
    """A card as anybody can read it."""

    name: str
    sort: int
    points: Points
    icons: Icons
    total: int
    portrait: bool
    response: bool


class Book(NamedTuple):
    """The standard set: cards by id, Characters by number."""

    cards: dict[str, Printed]
    order: dict[str, int]
    characters: tuple[str, ...]


@cache
def book() -> Book:
    """The standard card file, read once."""
    pack = content.load(
        {"card_set": "standard", "very_simple": "off", "very_simple_events": "keep"}
    )
    words: dict[int, str | None] = {CLEAR: None, BLANK: "blank"}
    words |= {1 << i: name for i, name in enumerate(pack.icon_names)}
    cards = {}
    for design, name in enumerate(pack.names["card"]):
        points = tuple(None if value == EMPTY else value for value in pack.points[design])
        cards[name] = Printed(
            name,
            pack.sort[design],
            points,
            tuple(words[icon] for icon in pack.icons[design]),
            sum(value or 0 for value in points),
            pack.portrait[design],
            pack.response[design],
        )
    order = {name: design for design, name in enumerate(pack.names["card"])}
    return Book(cards, order, pack.names["character"])


# Untimely Deaths: what they do to Self-Worth.
FOR_ICON = {
    "d01": "beast", "d02": "machine", "d03": "heart", "d04": "credit", "d05": "rank", "d06": "void",
}  # fmt: skip
FLAT = {"d11": -15, "d12": 15, "d19": -20}
PER_ICON = "d07"
FUNERAL = "d13"  # Self-Worth 0
NEEDS_ICON = {"d09": ("machine", "void")}
BARRED_BY_ICON = {"d12": "void"}
SECOND_ACTION = "d17"

# Texts about hands and turns, for the owner of the Character.
DRAWS = {
    "m10": 1, "m39": 2, "m41": 2, "m42": 1, "m43": 2, "m46": 1, "m48": 1, "m49": 2, "m52": 3,
    "d08": 1, "d09": 2,
}  # fmt: skip
DRAWS_BY_ICON = {"m09": "heart", "m45": "beast"}
DISCARDS = {
    "m19": 1,
    "m23": 2,
    "m27": 2,
    "m31": 2,
    "m32": 9,
    "m35": 3,
    "m29": 1,
    "m22": 1,
    "d11": 2,
}
LIMIT = {
    "m18": -1, "m25": -1, "m34": -2, "m38": -1, "m40": 1, "m44": 1, "m50": 1, "m58": 1,
}  # fmt: skip
LOSES_TURN = ("m33", "m36", "d19")
LOSES_DRAW = ("m20",)
# Texts that fit none of these: a judgement.
OTHERWISE = {
    "m11": -2.0, "m21": 1.0, "m26": 1.0, "m28": 0.5, "m30": 1.0, "m47": -3.0, "m53": -2.0,
    "m54": -1.5, "m55": -2.0, "m57": 3.0, "d15": 6.0, "d20": -5.0,
}  # fmt: skip

# Free plays: for which sorts of cards.
FREE_FOR: dict[str, tuple[int, ...]] = {
    "m06": (MODIFIER,),
    "m12": (UNTIMELY_DEATH,),
    "m14": (MODIFIER,),
    "m15": (EVENT,),
    "d14": (EVENT,),
    "d16": (MODIFIER,),
    "e03": (MODIFIER,),
    "e04": (MODIFIER, EVENT, UNTIMELY_DEATH),
}
MAROONED = "m13"  # every player may kill this Character as a free play
NO_EVENTS = "m21"  # its owner can play no Events
RECORDER = "d15"  # one more Modifier may be played on the dead

# What it is worth to hold an Event.
HELD = {
    "e01": 4.0, "e02": 6.0, "e03": 4.0, "e04": 5.0, "e05": 7.0, "e06": 7.0, "e07": 0.0,
    "e08": 3.0, "e09": 6.0, "e10": 3.0,
}  # fmt: skip


def death_bonus(name: str, icons: Icons, slots: int) -> int:
    """What an Untimely Death adds to a Character that shows these icons and slots."""
    if name in FOR_ICON:
        return -10 if FOR_ICON[name] in icons else 0
    if name == PER_ICON:
        return -5 * len({icon for icon in icons if icon and icon != "blank"})
    if name == FUNERAL:
        return -slots
    return FLAT.get(name, 0)
