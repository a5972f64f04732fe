"""What a drawn card of Outsider shows: its icon, its sort, Scrap icons, skills and places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shipboard.kernel.icons import icon, icons

from .pack import ANY_SKILL, CRISIS, GOAL, ICONS, SKILLS, SORTS, Icons, OutsiderPack

LOYALTY_TONES = {"crew": "blue", "outsider": "red"}
# The chapter of the rules on each sort of card.
RULES: Final[Mapping[str, str]] = {
    "gear": "OUT-7",
    "goal": "OUT-6",
    "tech": "OUT-10",
    "dark": "OUT-8",
    "crisis": "OUT-8",
    "character": "OUT-3",
    "place": "OUT-15",
    "loyalty": "OUT-12",
}


def face(pack: OutsiderPack, pool: str, design: int) -> dict[str, Any]:
    """OUT-1, OUT-7, OUT-8: what is printed beside the title and the text."""
    name = pack.names[pool][design]
    sort = sort_of(pack, design) if pool in ("card", "crisis") else pool
    drawn = icon(__package__, "card" if pool == "crisis" else pool, name, sort)
    shown: dict[str, Any] = {"icon": drawn, "sort": sort}
    if pool in ("card", "crisis"):
        shown |= printed(pack, design)
    elif pool == "character":
        shown["skills"] = skills(pack.skills[design])
        shown["abilities"] = [pack.names["ability"][one] for one in pack.abilities[design]]
    elif pool == "loyalty":
        shown["tone"] = LOYALTY_TONES[name]
    return shown


def sort_of(pack: OutsiderPack, design: int) -> str:
    """Gear, Goal, Tech, Dark or Crisis."""
    return "crisis" if pack.sort[design] == CRISIS else SORTS[pack.sort[design]]


def printed(pack: OutsiderPack, design: int) -> dict[str, Any]:
    """The numbers of a card of the main deck or of a Crisis."""
    shown: dict[str, Any] = {}
    if pack.sort[design] == GOAL:
        shown["skills"] = skills(pack.skill[design])
    if any(pack.icons[design]):
        shown["scrap"] = counted(pack.icons[design])
    if any(pack.scrap[design]):
        shown["needs"] = counted(pack.scrap[design])
    if pack.sort[design] == GOAL:
        shown["gear"] = pack.titles["card"][pack.gear[design]]
        shown["place"] = pack.titles["place"][pack.place[design]]
    if pack.ongoing[design]:
        shown["ongoing"] = True
    return shown


def counted(scrap: Icons) -> list[dict[str, str]]:
    """Scrap icons one by one, each with its drawing."""
    drawn = icons(__package__)["icon"]
    return [
        {"name": name, "icon": drawn[name]}
        for name, number in zip(ICONS, scrap, strict=True)
        for _ in range(number)
    ]


def skills(mask: int) -> list[dict[str, str]]:
    """The skills of a Character, or one of which a Goal needs; none means any."""
    drawn = icons(__package__)["skill"]
    if not mask or mask & ANY_SKILL:
        return []
    return [{"name": name, "icon": drawn[name]} for i, name in enumerate(SKILLS) if mask >> i & 1]
