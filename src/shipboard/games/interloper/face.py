"""What a drawn card of Interloper shows: its icon, its sort, its value, the stats of a figure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shipboard.kernel.icons import icon

from .pack import (
    BY_PLAYERS,
    COLONIST,
    ITEM_TYPES,
    NPC,
    NPC_TYPES,
    PHYSICAL,
    PRIME,
    STATS,
    TECH,
    XENO,
    InterloperPack,
)

TONES = {"physical": "red", "mental": "blue", "xeno": "green"}
# The chapter of the rules on each sort of card.
RULES: Final[Mapping[str, str]] = {
    "physical": "INT-15",
    "mental": "INT-15",
    "weapon": "INT-14",
    "armor": "INT-14",
    "misc": "INT-14",
    "xeno": "INT-16",
    "alien": "INT-16",
    "colonist": "INT-17",
    "technician": "INT-6",
    "guard": "INT-6",
    "doctor": "INT-6",
    "place": "INT-9",
}


def face(pack: InterloperPack, pool: str, design: int) -> dict[str, Any]:
    """INT-1.5: what is printed beside the title and the text."""
    if pool == "figure":
        return figure(pack, design)
    if pool == "place":
        return {"icon": icon(__package__, pool, pack.names[pool][design], pool), "sort": pool}
    return {} if pool == "edge" else card(pack, design)


def card(pack: InterloperPack, design: int) -> dict[str, Any]:
    """A card of one of the four decks: a penalty, an item or a trait."""
    deck = pack.sort[design]
    sort = ITEM_TYPES[pack.item_type[design]] if deck == TECH else STATS[deck]
    shown: dict[str, Any] = {
        "icon": icon(__package__, "card", pack.names["card"][design], sort),
        "sort": sort,
        "value": pack.value[design],
    }
    if sort in TONES:
        shown["tone"] = TONES[sort]
    if deck == XENO:
        shown["family"] = pack.families[pack.family[design]]
    return shown


def figure(pack: InterloperPack, figure: int) -> dict[str, Any]:
    """INT-1.6, 1.9: a character with its stats, as cards and bonus, or an NPC.

    Where the bonus of the prime depends on the number of players, only the table can show it.
    """
    name = pack.names["figure"][figure]
    if figure >= NPC:
        sort = NPC_TYPES[pack.npc_type[figure - NPC]]
    else:
        sort = "colonist" if figure >= COLONIST else "alien"
    shown = {"icon": icon(__package__, "figure", name, sort), "sort": sort}
    if figure < COLONIST + pack.characters:
        for stat, cards, bonus in zip(STATS, pack.cards, pack.bonus, strict=True):
            if cards[figure]:
                shown[stat] = f"{cards[figure]}+{bonus[figure]}"
    if figure == PRIME:
        bonus_here = "" if pack.prime_bonus == BY_PLAYERS else f"+{pack.prime_bonus}"
        shown["physical"] = f"{pack.cards[PHYSICAL][PRIME]}{bonus_here}"
    return shown
