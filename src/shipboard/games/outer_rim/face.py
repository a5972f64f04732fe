"""What a drawn card of Outer Rim shows: its icon, its sort, its numbers, skills, traits, marks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from shipboard.kernel.icons import icon, icons

from . import pack as p
from .names import HOW, SECTIONS, goal_text, place
from .pack import RimPack

TONES = {"hutt": "green", "imperial": "blue", "rebel": "red"}
CALLED = {
    "weapon": "gear, Weapon", "armor": "gear, Armor", "mod_weapon": "mod, Weapon",
    "illegal": "illegal cargo", "droid": "droid crew", "encounter": "encounter card",
    "navpoint": "encounter card", "maelstrom": "encounter card", "databank": "databank card",
}  # fmt: skip
TYPE_SORTS = {
    p.BOUNTY: "bounty", p.CARGO: "cargo", p.CREW: "crew", p.GEAR: "gear", p.JOB: "job",
    p.MOD: "mod", p.SHIP_CARD: "ship", p.EVENT: "event",
}  # fmt: skip
FIGHTS = ("ground", "ship")
SIDES = ("both", "front", "back")
# The chapter of the rules on each sort of card.
RULES: Final[Mapping[str, str]] = {
    "bounty": "RIM-25",
    "job": "RIM-25",
    "cargo": "RIM-13",
    "illegal": "RIM-13",
    "mod": "RIM-9",
    "weapon": "RIM-9",
    "armor": "RIM-9",
    "gear": "RIM-9",
    "mod_weapon": "RIM-9",
    "crew": "RIM-9",
    "droid": "RIM-9",
    "ship": "RIM-12",
    "starter": "RIM-12",
    "event": "RIM-9",
    "encounter": "RIM-16",
    "databank": "RIM-3",
    "contact": "RIM-17",
    "space": "RIM-16",
    "character": "RIM-24",
    "ambition": "RIM-51",
    "patrol": "RIM-15",
    "skill": "RIM-20",
}


def face(pack: RimPack, pool: str, design: int) -> dict[str, Any]:
    """RIM-9, 16, 17, 24: what is printed beside the title and the text."""
    if pool == "card":
        return card(pack, design)
    if pool == "character":
        return character(pack, design)
    if pool == "ship":
        return ship(pack, design)
    if pool == "contact":
        return contact(pack, design)
    if pool == "section":
        return section(pack, design)
    if pool == "ability":
        return ability(pack, design)
    if pool == "ambition":
        return ambition(pack, design)
    if pool == "routine":
        return routine(pack, design)
    if pool in ("block", "bullet", "path", "tile", "goal"):
        return {}
    shown = {"icon": icon(__package__, pool, pack.names[pool][design], pool), "sort": pool}
    if pool in ("faction", "patrol"):
        faction = design if pool == "faction" else design // (len(pack.names[pool]) // p.FACTIONS)
        shown |= toned(faction)
    return shown


def toned(faction: int) -> dict[str, Any]:
    """The colour of a faction, of those for which there is a sign."""
    tone = TONES.get(p.FACTION_NAMES[faction]) if faction >= 0 else None
    return {"tone": tone} if tone else {}


def sort_of(pack: RimPack, design: int) -> str:
    """What a card is called by, the sort by which it is drawn."""
    kind, traits = pack.type[design], pack.traits[design]
    if kind == p.GEAR and traits & p.WEAPON:
        return "weapon"
    if kind == p.GEAR and traits & p.ARMOR:
        return "armor"
    if kind == p.MOD and traits & p.WEAPON:
        return "mod_weapon"
    if kind == p.CARGO and traits & p.ILLEGAL:
        return "illegal"
    if kind == p.CREW and traits & p.DROID:
        return "droid"
    if kind != p.NO_TYPE:
        return TYPE_SORTS[kind]
    return "encounter" if pack.of_deck[design] >= 0 else "databank"


def card(pack: RimPack, design: int) -> dict[str, Any]:
    """A card of the market, of an encounter deck or of the databank."""
    sort = sort_of(pack, design)
    shown: dict[str, Any] = {"icon": card_icon(pack, design, sort), "sort": sort}
    if sort in CALLED:
        shown["called"] = CALLED[sort]
    if pack.of_deck[design] >= 0:
        shown["deck"] = pack.names["deck"][pack.of_deck[design]]
    elif pack.number[design]:
        shown["number"] = pack.number[design]
    if pack.cost[design]:
        shown["cost"] = pack.cost[design]
    if pack.destination[design] != p.NOWHERE:
        shown["destination"] = place(pack, design)
    if pack.fight_value[design]:
        shown["fight"] = f"{FIGHTS[pack.fight_kind[design]]} {pack.fight_value[design]}"
        shown["class"] = p.CLASSES[pack.contact_class[pack.target[design]]]
    shown |= skills_of(pack, design)
    traits = [word for i, word in enumerate(p.TRAITS) if pack.traits[design] >> i & 1]
    if traits:
        shown["traits"] = traits
    marks = marks_of(pack, design)
    if marks:
        shown["marks"] = marks
    if pack.keep[design]:
        shown["keep"] = True
    if pack.ship_of[design] >= 0:
        shown |= {k: v for k, v in ship(pack, pack.ship_of[design]).items() if k not in shown}
    if pack.other_half[design] >= 0:
        shown["half"] = pack.names["card"][pack.other_half[design]]
    return shown


def card_icon(pack: RimPack, design: int, sort: str) -> str:
    """Its own, that of the person it is about, or that of its sort."""
    known = icons(__package__)
    name = pack.names["card"][design]
    own = known["card"].get(name)
    if own:
        return own
    person = pack.names["contact"][pack.target[design]] if pack.target[design] >= 0 else name
    if sort != "bounty" and person in known["contact"]:
        return known["contact"][person]
    if pack.ship_of[design] >= 0:
        return ship_icon(pack, pack.ship_of[design])
    if sort == "encounter":
        return known["sort"].get(place_sort(pack, design), known["sort"]["encounter"])
    return known["sort"].get(sort, "")


def place_sort(pack: RimPack, design: int) -> str:
    """Whether an encounter card is one of navpoints, of the Core Worlds or of other planets."""
    for drawn in pack.sections[design]:
        if drawn.with_patrol >= 0:
            return "navpoint"
        if drawn.crossing >= 0:
            return "core"
    return "encounter"


def skills_of(pack: RimPack, design: int) -> dict[str, Any]:
    """The skills of a crew, or those that a job tests, the critical ones marked."""
    shown: dict[str, Any] = {}
    found = pack.skills[design] or pack.tests[design]
    if found:
        shown["skills"] = skills(found)
    critical = [name for i, name in enumerate(p.SKILLS) if pack.critical[design] >> i & 1]
    if critical:
        shown["critical"] = critical
    return shown


def skills(found: tuple[int, ...]) -> list[dict[str, str]]:
    """Skills, each with its drawing."""
    drawn = icons(__package__)["skill"]
    return [{"name": p.SKILLS[skill], "icon": drawn[p.SKILLS[skill]]} for skill in found]


def marks_of(pack: RimPack, design: int) -> list[dict[str, str]]:
    """RIM-10.1: the patrol that the card moves when it is turned up, and how far; and others."""
    marks = []
    if pack.patrol_icon[design]:
        faction, spaces = pack.patrol_icon[design]
        word = p.FACTION_NAMES[faction]
        drawn = icons(__package__)["faction"][word]
        marks.append({"name": f"{word.capitalize()} patrol, {spaces} spaces", "icon": drawn})
    if pack.reveal_icon[design]:
        low, high = pack.reveal_icon[design]
        players = f"{low} to {high} players" if low < high else f"{low} players"
        drawn = icons(__package__)["sort"]["contact"]
        marks.append({"name": f"turns up a contact with {players}", "icon": drawn})
    return marks


def character(pack: RimPack, design: int) -> dict[str, Any]:
    """RIM-2.8: a character with its numbers, its skills, its goal."""
    name = pack.names["character"][design]
    abilities = pack.character_abilities[design]
    return {
        "icon": icon(__package__, "character", name, "character"),
        "sort": "character",
        "health": pack.health[design],
        "ground": pack.ground[design],
        "skills": skills(pack.character_skills[design]),
        "droid": pack.character_droid[design],
        "goal": goal_text(pack, pack.character_goal[design], abilities),
        "front": of_side(pack, abilities, p.FRONT),
        "back": of_side(pack, abilities, p.BACK),
    }


def ship(pack: RimPack, design: int) -> dict[str, Any]:
    """RIM-12, 24.3: a ship with its numbers and slots, before and after it flips."""
    abilities = pack.ship_abilities[design]
    starter = design in pack.starters
    shown: dict[str, Any] = {
        "icon": ship_icon(pack, design),
        "sort": "starter" if starter else "ship",
        "cost": pack.ship_cost[design],
        "hyperdrive": pack.hyperdrive[design],
        "combat": pack.ship_combat[design],
        "hull": pack.hull[design],
        "slots": slots(pack.slots[design]),
    }
    if starter:
        return shown | {"called": "starter ship"}
    return shown | {
        "flipped": pack.other_sides[design],
        "slots_flipped": slots(pack.slots_flipped[design]),
        "goal": goal_text(pack, pack.ship_goal[design], abilities),
        "front": of_side(pack, abilities, p.FRONT),
        "back": of_side(pack, abilities, p.BACK),
    }


def of_side(pack: RimPack, abilities: tuple[p.Ability, ...], side: int) -> list[str]:
    """The abilities on a side, by their names; the goal stands by itself."""
    return [
        pack.names["ability"][each.number]
        for each in abilities
        if each.side in (side, p.BOTH_SIDES) and not each.goal
    ]


def ship_icon(pack: RimPack, design: int) -> str:
    """Its own, or that of starters or of other ships."""
    sort = "starter" if design in pack.starters else "ship"
    return icon(__package__, "ship", pack.names["ship"][design], sort)


def slots(counts: tuple[int, ...]) -> dict[str, int]:
    """How many slots of each sort."""
    return dict(zip(("mod", "cargo", "flex", "crew"), counts, strict=True))


def contact(pack: RimPack, design: int) -> dict[str, Any]:
    """RIM-17: a contact with its class, its faction, and the skills it would bring as crew."""
    name = pack.names["contact"][design]
    shown: dict[str, Any] = {
        "icon": icon(__package__, "contact", name, "contact"),
        "sort": "contact",
        "class": p.CLASSES[pack.contact_class[design]],
        "skills": skills(pack.skills[pack.contact_card[design]]),
        "droid": pack.contact_droid[design],
    }
    faction = pack.contact_faction[design]
    if faction >= 0:
        shown["faction"] = p.FACTION_NAMES[faction]
    return shown | toned(faction)


def ambition(pack: RimPack, design: int) -> dict[str, Any]:
    """RIM-50.4, 51: an ambition sheet with its goals."""
    return {
        "icon": icon(__package__, "ambition", pack.names["ambition"][design], "ambition"),
        "sort": "ambition",
        "goals": [pack.names["goal"][goal] for goal in pack.goals_of[design]],
    }


def section(pack: RimPack, design: int) -> dict[str, Any]:
    """RIM-16.2, 25.3: a section or a step with its scene."""
    return {
        "icon": icons(__package__)["sort"]["section"],
        "sort": "section",
        "scene": pack.scenes[design],
    }


def ability(pack: RimPack, design: int) -> dict[str, Any]:
    """Of whom it is, when it is used, on which side it stands."""
    made = pack.every_ability[design]
    if made.source == p.OF_CHARACTER:
        owner = icon(__package__, "character", pack.names["character"][made.of], "character")
    elif made.source == p.OF_SHIP:
        owner = ship_icon(pack, made.of)
    elif made.source == p.OF_GOAL:
        owner = icons(__package__)["sort"]["ambition"]
    elif made.secret:
        owner = icons(__package__)["sort"]["secret"]
    else:
        owner = card_icon(pack, made.of, sort_of(pack, made.of))
    shown = {"icon": owner, "sort": "ability", "when": p.MOMENTS[made.when]}
    return shown | ({"side": SIDES[made.side]} if made.side != p.BOTH_SIDES else {})


def routine(pack: RimPack, design: int) -> dict[str, Any]:
    """RIM-61: an AI card: for whom it is, and its lines by section."""
    character = pack.routine_character[design]
    shown: dict[str, Any] = {
        "icon": icons(__package__)["sort"]["routine"],
        "sort": "routine",
        "called": "AI card",
        "sections": [
            {
                "name": p.ROUTINE_SECTIONS[section],
                "title": SECTIONS[section],
                "how": HOW[section],
                "bullets": [pack.names["bullet"][number] for number in lines],
                "lines": [pack.titles["bullet"][number] for number in lines],
            }
            for section, lines in enumerate(pack.routine_bullets[design])
            if lines
        ],
    }
    if character >= 0:
        shown["character"] = pack.names["character"][character]
    return shown
