"""What a drawn card of Ardor shows: its icon, its colour, its sort, the repairs it needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shipboard.kernel.icons import icon

from .pack import COLOURS, SORTS, ArdorPack

MISSION_TONES = {"crew": "blue", "chancellor": "blue", "saboteur": "red", "accomplice": "red"}
# The chapter of the rules on each sort of card.
RULES: Final[Mapping[str, str]] = {
    "energy": "ARD-7",
    "event": "ARD-14",
    "malfunction": "ARD-9",
    "reaction": "ARD-12",
    "character": "ARD-15",
    "mission": "ARD-1",
}


def face(pack: ArdorPack, pool: str, design: int) -> dict[str, Any]:
    """ARD-14, ARD-15: what is printed beside the title and the text."""
    name = pack.names[pool][design]
    sort = SORTS[pack.sort[design]] if pool == "card" else pool
    shown: dict[str, Any] = {"icon": icon(__package__, pool, name, sort), "sort": sort}
    if pool == "card":
        shown["tone"] = COLOURS[pack.colour[design]]
        if pack.repair[design]:
            shown["repair"] = pack.repair[design]
    elif pool == "mission":
        shown["tone"] = MISSION_TONES[name]
    elif pool == "character":
        shown["ability"] = pack.titles["ability"][design]
        shown["cost"] = pack.cost[design]
    return shown
