"""What a player knows about the cards of a pack: icons, payments, what Goals bring and cost others.

Crises, Tech and abilities are known by the names of our own content; one that only its owner knows
is taken for an ordinary one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from .. import content
from .. import pack as p
from ..rules import crises, effects, frames, looks, piles
from ..rules import survival as lives

Icons = tuple[int, ...]

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


DEFAULT = "chimera_tuned"  # where the view does not name the content
DRAWN = 0.3  # what a card that a Repair bonus gives is worth, in Survival
FREE_ACT = 1.0  # the same for an action
BURIED = 0.3  # the same for a card put under the deck
MOST = 2.0  # what a Repair bonus is worth at most, with both ways of a condition counted
RESHUFFLED = 0.8  # the same for a reshuffle that nobody has asked for


class Lore:
    """One pack by the names that views show."""

    def __init__(self, pack: p.OutsiderPack) -> None:
        names = pack.names["card"]
        self.titles = dict(zip(names, pack.titles["card"], strict=True))
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
        # Goals by what their Sabotage does for certain, in Survival: to one other player, to
        # everybody else at once, to the saboteur's own good; and by what else it does.
        self.blows: dict[str, int] = {}
        self.storms: dict[str, int] = {}
        self.feeders: dict[str, int] = {}
        self.crisis_makers: set[str] = set()
        self.strippers: set[str] = set()
        # Goals by their Repair bonus.
        self.repair: dict[str, float] = {}  # what it is worth, in Survival
        self.reshuffles: set[str] = set()
        self.delays: dict[str, tuple[int, int]] = {}  # Entropy steps left out, and more per player
        self.heals: set[str] = set()
        for design, name in enumerate(names):
            if pack.sort[design] == p.GOAL:
                self._learn_sabotage(name, pack.sabotage[design])
                self._learn_repair(name, pack.repair[design])

    def _learn_sabotage(self, goal: str, steps: p.Effects) -> None:
        for step in flat(steps):
            if step[0] is lives.lose and step[1] == frames.CHOSEN:
                self.blows[goal] = step[2]
            elif step[0] is lives.lose and step[1] in (frames.EACH_OTHER, frames.EACH_PLAYER):
                self.storms[goal] = step[2]
            elif step[0] is lives.gain and step[1] == frames.THE_CONTROLLER:
                self.feeders[goal] = step[2]
            elif step[0] in (crises.crisis, looks.crisis_pick):
                self.crisis_makers.add(goal)
            elif step[0] is effects.discard:
                self.strippers.add(goal)

    def _learn_repair(self, goal: str, steps: p.Effects) -> None:
        worth = 0.0
        for step in flat(steps):
            if step[0] is lives.gain:
                self.heals.add(goal)
                worth += step[2]
            elif step[0] is piles.reshuffle:
                self.reshuffles.add(goal)
                worth += RESHUFFLED
            elif step[0] is piles.skip_entropy:
                fixed, each = self.delays.get(goal, (0, 0))
                all_round = step[1] == frames.PLAYER_COUNT
                self.delays[goal] = (fixed, each + 1) if all_round else (fixed + step[1], each)
            elif step[0] is piles.draw_effect:
                worth += DRAWN * step[2]
            elif step[0] is effects.extra_action:
                worth += FREE_ACT * step[2]
            elif step[0] is effects.bury:
                worth += BURIED * step[3]
        self.repair[goal] = min(worth, MOST)

    def delay(self, goal: str, players: int) -> int:
        """How many Entropy steps the Repair bonus of this Goal leaves out."""
        fixed, each = self.delays.get(goal, (0, 0))
        return fixed + each * players

    def is_gear(self, card: str) -> bool:
        """Whether it pays for things."""
        return self.sort.get(card) == p.GEAR

    def is_goal(self, card: str) -> bool:
        """Whether it is a Goal."""
        return self.sort.get(card) == p.GOAL

    def is_dark(self, card: str) -> bool:
        """Whether discarding it causes a Crisis."""
        return self.sort.get(card) == p.DARK

    def covers(self, gear: Iterable[str], cost: Icons) -> bool:
        """Whether these Gear cards show at least this cost (OUT-7.3, 7.4)."""
        have = [0, 0, 0, 0, 0]
        for card in gear:
            for i, count in enumerate(self.icons[card]):
                have[i] += count
        missing = 0
        for i in range(4):
            missing += max(0, cost[i] - have[i])
        return missing <= have[4] and sum(have) >= sum(cost)

    def payment(self, hand: Sequence[str], goal: str) -> tuple[str, ...]:
        """The cheapest payment that this hand has, or none."""
        gear = tuple(sorted(card for card in hand if self.is_gear(card)))
        if not gear:
            return ()
        ways = payments(self, gear, goal)
        if not ways:
            return ()
        goals = {self.gear.get(card) for card in hand if card != goal}
        return min(ways, key=lambda way: (len(way), sum(card in goals for card in way), way))

    def fits(self, character: str, goal: str) -> bool:
        """Whether this Character has the skill for the Goal (OUT-3.2)."""
        skill = self.skill.get(goal, 0)
        return not skill or bool(self.skills.get(character, 0) & (skill | p.ANY_SKILL))


def flat(steps: Any) -> Iterator[Any]:
    """The single steps of an effect, those of both ways of a condition included."""
    for step in steps:
        if not isinstance(step, tuple) or not step:
            continue
        if callable(step[0]):
            yield step
        yield from flat(step)


@lru_cache(maxsize=8)
def lore(name: str) -> Lore:
    """What there is to know of a content, read when the first question comes."""
    return Lore(content.load({"content": name}))


@lru_cache(maxsize=20_000)
def payments(known: Lore, gear: tuple[str, ...], goal: str) -> tuple[tuple[str, ...], ...]:
    """All payments for a Goal, or for clearing a Crisis, that hold nothing superfluous."""
    named = known.gear.get(goal, "")
    found: list[tuple[str, ...]] = [(named,)] if named in gear else []
    cost = known.scrap.get(goal)
    if cost is None or not any(cost):
        return tuple(found)
    for size in range(1, len(gear) + 1):
        for chosen in combinations(gear, size):
            if any(set(less) <= set(chosen) for less in found):
                continue
            if known.covers(chosen, cost):
                found.append(chosen)
    return tuple(found)
