"""What a player knows about the cards: icons, payments, and how much each is worth or hurts.

The names are those of our own content; a card that only its owner knows is taken for an ordinary
one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from .. import content
from .. import pack as p

Icons = tuple[int, ...]

CONTENT = "chimera_tuned"

# What a Repair bonus is worth to whoever completes the Goal, in Survival.
REPAIR = {
    "star_compass": 0.6, "command_codes": 1.0, "night_watch": 1.6, "main_reactor": 2.0,
    "hull_frames": 1.5, "drive_coils": 0.8, "dark_residue": 1.2, "air_moss": 1.8,
    "cold_sleepers": 1.4, "ship_mind": 0.8, "power_trunk": 0.6, "deep_scanner": 1.2,
    "cargo_doors": 1.0, "water_loop": 1.0, "engine_mounts": 1.5, "wreckage": 1.2,
}  # fmt: skip
RESHUFFLES = ("drive_coils", "ship_mind", "power_trunk", "wreckage")
DELAYS = {"hull_frames": 4.0, "cargo_doors": 2.0}  # more, when the Crew is pressed for time
HEALS = (
    "night_watch", "main_reactor", "air_moss", "cold_sleepers", "deep_scanner", "water_loop",
    "engine_mounts",
)  # fmt: skip

# What a Sabotage costs one other player for certain, in Survival.
BLOWS = {"night_watch": 2, "hull_frames": 2, "engine_mounts": 2, "cold_sleepers": 2}
STORMS = {"main_reactor": 1}  # the same for everybody else at once
CRISIS_MAKERS = ("drive_coils", "dark_residue", "deep_scanner")
STRIPPERS = ("command_codes", "power_trunk")
FEEDERS = {"air_moss": 2, "water_loop": 1}  # Survival for the saboteur

# What a Crisis costs whoever must resolve it, in Survival, and what it costs everybody else.
TO_RESOLVER = {
    "crushing_tide": 1.0, "hull_breach": 0.7, "cold_vacuum": 0.5, "mirror_sickness": 0.4,
    "flash_fire": 1.4, "falling_girder": 0.0, "scapegoat": 0.0, "reactor_spike": 0.3,
    "loose_moorings": 0.5, "system_wipe": 1.3, "spatial_shear": 0.1, "panic": 1.2,
    "twin_echo": 0.9, "time_slip": 0.2, "pressure_drop": 0.5, "burnout": 1.6, "fuel_leak": 0.6,
    "lights_out": 0.3, "thin_air": 0.3, "radiation_bloom": 0.8, "jammed_locks": 0.4,
    "dead_air": 0.4,
}  # fmt: skip
TO_OTHERS = {
    "crushing_tide": 1.0, "hull_breach": 0.7, "cold_vacuum": 0.4, "mirror_sickness": 0.4,
    "falling_girder": 0.6, "scapegoat": 0.4, "reactor_spike": 0.3, "loose_moorings": 0.5,
    "system_wipe": 0.2, "twin_echo": 0.4, "time_slip": 0.2, "pressure_drop": 0.5,
    "fuel_leak": 0.6, "lights_out": 0.3, "thin_air": 0.3, "radiation_bloom": 0.8,
    "jammed_locks": 0.4, "dead_air": 0.4,
}  # fmt: skip

# How badly an Ongoing Crisis wants clearing.
NUISANCE = {
    "fuel_leak": 3.4, "radiation_bloom": 3.2, "dead_air": 1.7, "jammed_locks": 1.9,
    "lights_out": 1.0, "thin_air": 0.8,
}  # fmt: skip

FAVOURITES = (
    "surgeon", "captain", "machinist", "engineer", "archivist", "deckhand", "quartermaster",
    "scientist", "steward", "navigator", "programmer", "marshal",
)  # fmt: skip


class Lore:
    """Our content by the names that views show."""

    def __init__(self) -> None:
        pack = content.load({"content": CONTENT})
        names = pack.names["card"]
        self.sort = {name: pack.sort[i] for i, name in enumerate(names)}
        self.icons = {name: pack.icons[i] for i, name in enumerate(names)}
        self.scrap = {name: pack.scrap[i] for i, name in enumerate(names)}
        self.skill = {name: pack.skill[i] for i, name in enumerate(names)}
        places = pack.names["place"]
        self.place = {name: places[pack.place[i]] for i, name in enumerate(names)}
        self.gear = {name: names[pack.gear[i]] for i, name in enumerate(names) if pack.gear[i] >= 0}
        self.goal = {gear: goal for goal, gear in self.gear.items()}
        who = pack.names["character"]
        self.skills = {name: pack.skills[i] for i, name in enumerate(who)}
        traits = {name: pack.traits[i] for i, name in enumerate(who)}
        self.draw_limit = {
            name: trait[p.DRAW_LIMIT] or p.NORMAL[p.DRAW_LIMIT] for name, trait in traits.items()
        }
        self.scrap_need = {
            name: trait[p.SCRAP_NEED] or p.NORMAL[p.SCRAP_NEED] for name, trait in traits.items()
        }
        self.places = places[:-1]
        self.near = {
            places[i]: tuple(places[j] for j in near) for i, near in enumerate(pack.neighbours)
        }


@lru_cache(maxsize=1)
def lore() -> Lore:
    """Read once, when the first question comes."""
    return Lore()


def is_gear(card: str) -> bool:
    """Whether it pays for things."""
    return lore().sort.get(card) == p.GEAR


def is_goal(card: str) -> bool:
    """Whether it is a Goal."""
    return lore().sort.get(card) == p.GOAL


def is_dark(card: str) -> bool:
    """Whether discarding it causes a Crisis."""
    return lore().sort.get(card) == p.DARK


def covers(gear: Iterable[str], cost: Icons) -> bool:
    """Whether these Gear cards show at least this cost (OUT-7.3, 7.4)."""
    icons = lore().icons
    have = [0, 0, 0, 0, 0]
    for card in gear:
        for i, count in enumerate(icons[card]):
            have[i] += count
    missing = 0
    for i in range(4):
        missing += max(0, cost[i] - have[i])
    return missing <= have[4] and sum(have) >= sum(cost)


@lru_cache(maxsize=20_000)
def payments(gear: tuple[str, ...], goal: str) -> tuple[tuple[str, ...], ...]:
    """All payments for a Goal, or for clearing a Crisis, that hold nothing superfluous."""
    known = lore()
    named = known.gear.get(goal, "")
    found: list[tuple[str, ...]] = [(named,)] if named in gear else []
    cost = known.scrap.get(goal)
    if cost is None or not any(cost):
        return tuple(found)
    for size in range(1, len(gear) + 1):
        for chosen in combinations(gear, size):
            if any(set(less) <= set(chosen) for less in found):
                continue
            if covers(chosen, cost):
                found.append(chosen)
    return tuple(found)


def payment(hand: Sequence[str], goal: str) -> tuple[str, ...]:
    """The cheapest payment that this hand has, or none."""
    gear = tuple(sorted(card for card in hand if is_gear(card)))
    if not gear:
        return ()
    ways = payments(gear, goal)
    if not ways:
        return ()
    goals = {lore().gear.get(card) for card in hand if card != goal}
    return min(ways, key=lambda way: (len(way), sum(card in goals for card in way), way))


def fits(character: str, goal: str) -> bool:
    """Whether this Character has the skill for the Goal (OUT-3.2)."""
    known = lore()
    skill = known.skill.get(goal, 0)
    return not skill or bool(known.skills.get(character, 0) & (skill | p.ANY_SKILL))
