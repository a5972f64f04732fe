"""What a drawn card of Outsider shows: its icon, its sort, Scrap icons, skills and places."""

from __future__ import annotations

from typing import Any

from shipboard.kernel.icons import icon, icons

from .pack import ANY_SKILL, CRISIS, GOAL, ICONS, SKILLS, SORTS, Icons, OutsiderPack

LOYALTY_TONES = {"crew": "blue", "outsider": "red"}


def face(pack: OutsiderPack, pool: str, kind: int) -> dict[str, Any]:
    """OUT-1, OUT-7, OUT-8: what is printed beside the title and the text."""
    name = pack.names[pool][kind]
    sort = sort_of(pack, kind) if pool in ("card", "crisis") else pool
    drawn = icon(__package__, "card" if pool == "crisis" else pool, name, sort)
    shown: dict[str, Any] = {"icon": drawn, "sort": sort}
    if pool in ("card", "crisis"):
        shown |= printed(pack, kind)
    elif pool == "character":
        shown["skills"] = skills(pack.skills[kind])
        shown["abilities"] = [pack.names["ability"][one] for one in pack.abilities[kind]]
    elif pool == "loyalty":
        shown["tone"] = LOYALTY_TONES[name]
    return shown


def sort_of(pack: OutsiderPack, kind: int) -> str:
    """Gear, Goal, Tech, Dark or Crisis."""
    return "crisis" if pack.sort[kind] == CRISIS else SORTS[pack.sort[kind]]


def printed(pack: OutsiderPack, kind: int) -> dict[str, Any]:
    """The numbers of a card of the main deck or of a Crisis."""
    shown: dict[str, Any] = {}
    if pack.sort[kind] == GOAL:
        shown["skills"] = skills(pack.skill[kind])
    if any(pack.icons[kind]):
        shown["scrap"] = counted(pack.icons[kind])
    if any(pack.scrap[kind]):
        shown["needs"] = counted(pack.scrap[kind])
    if pack.sort[kind] == GOAL:
        shown["gear"] = pack.titles["card"][pack.gear[kind]]
        shown["place"] = pack.titles["place"][pack.place[kind]]
    if pack.ongoing[kind]:
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
