"""What a drawn card of Gloom shows: its icon, its sort, the Self-Worth and icons by place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shipboard.kernel.icons import icon, icons

from .pack import BLANK, CLEAR, EMPTY, EVENT, MODIFIER, GloomPack

SORTS = ("modifier", "event", "untimely_death")
# The chapter of the rules on each sort of card.
RULES: Final[Mapping[str, str]] = {
    "modifier": "GLM-6",
    "event": "GLM-7",
    "untimely_death": "GLM-8",
    "character": "GLM-4",
}


def face(pack: GloomPack, pool: str, design: int) -> dict[str, Any]:
    """GLM-1: what is printed beside the title and the text; None is transparent."""
    name = pack.names[pool][design]
    sort = SORTS[pack.sort[design]] if pool == "card" else pool
    shown: dict[str, Any] = {"icon": icon(__package__, pool, name, sort), "sort": sort}
    if sort == "untimely_death":
        shown["called"] = "Untimely Death"
    if pool == "card" and pack.sort[design] != EVENT:
        shown["slots"] = [None if value == EMPTY else value for value in pack.points[design]]
        shown["icons"] = [story(pack, value) for value in pack.icons[design]]
        shown["portrait"] = pack.portrait[design]
        if pack.sort[design] == MODIFIER:
            shown["tone"] = "red" if min_worth(pack, design) < 0 else "green"
    return shown


def story(pack: GloomPack, value: int) -> dict[str, str] | None:
    """What is printed in an icon position: an icon, a blank that covers, or nothing."""
    if value == CLEAR:
        return None
    if value == BLANK:
        return {"name": "blank", "icon": ""}
    name = pack.icon_names[value.bit_length() - 1]
    return {"name": name, "icon": icons(__package__)["story"].get(name, "")}


def min_worth(pack: GloomPack, design: int) -> int:
    """The lowest Self-Worth printed, which tells a sad Modifier from a happy one."""
    return min((value for value in pack.points[design] if value != EMPTY), default=0)
