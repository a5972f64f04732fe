"""What a player sees of Outer Rim's table, in numbers: who is where, what one has and can do."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Any

from .. import pack as p
from ..content import load
from ..rules import maps

View = dict[str, Any]


@lru_cache(maxsize=32)
def numbers(content: str, pool: str) -> dict[str, int]:
    """The number of each name of a pool."""
    names = load({"content": content}).names[pool]
    return {name: number for number, name in enumerate(names)}


class Sight:
    """One view, read from one seat."""

    def __init__(self, view: View, seat: int) -> None:
        facts, zones = view["facts"], view["zones"]
        self.facts = facts
        self.zones = zones
        self.seat = seat
        self.content: str = view["options"]["content"]
        self.pack = load(view["options"])
        self.players = range(view["players"])
        self.others = [other for other in self.players if other != seat]
        self.at: list[int] = facts["at"]
        self.here = self.at[seat]
        self.credits: int = facts["credits"][seat]
        self.fame: list[int] = facts["fame_total"]
        self.target: int = facts["fame_target"]
        self.reputation: list[int] = facts["reputation"][seat]
        self.values: dict[str, Any] = facts["values"][seat] or {}
        self.assets = [self._cards("card", zones["assets"][each]["cards"]) for each in self.players]
        self.own = self.assets[seat]
        self.captured = set(self._cards("card", facts["captured"]))
        self.tops = [self._cards("card", pile["cards"]) for pile in zones["top"]]
        ships = zones["ship"][seat]["cards"]
        self.ship = self.number("ship", ships[0]) if ships else -1
        self.active = facts["active"] == seat
        self.near, self.distance = (
            maps.laid(self.pack, facts["tiles"])[:2] if facts["tiles"] else ([], [])
        )

    def number(self, pool: str, name: str) -> int:
        """The number behind a name."""
        return numbers(self.content, pool)[name]

    def _cards(self, pool: str, names: list[str]) -> list[int]:
        return [self.number(pool, name) for name in names]

    # What one can do.

    @property
    def hyperdrive(self) -> int:
        """How far the ship flies in a turn."""
        return max(1, int(self.values.get("hyperdrive", 5)))

    def skill(self, skill: int) -> float:
        """How likely a test of this skill passes."""
        return float(self.values["tests"][p.SKILLS[skill]]) / 100

    def win(self, kind: int, dice: int) -> float:
        """How likely a fight of this kind against so many dice is won."""
        odds = self.values["ship_odds" if kind else "ground_odds"]
        return float(odds[min(max(dice, 0), len(odds) - 1)]) / 100

    def room_for_damage(self, kind: int) -> int:
        """How much more damage character or ship takes before the player is defeated."""
        if kind:
            return int(self.values["hull"]) - int(self.facts["ship_damage"][self.seat])
        return int(self.values["health"]) - int(self.facts["character_damage"][self.seat])

    def damage(self) -> int:
        """All damage on character and ship."""
        return int(self.facts["character_damage"][self.seat] + self.facts["ship_damage"][self.seat])

    # What is where.

    def turns_to(self, space: int, start: int = -1) -> int:
        """How many moves it takes to get there, at least."""
        begin = self.here if start < 0 else start
        return ceil(self.distance[begin][space] / self.hyperdrive)

    def patrols_at(self, space: int) -> list[int]:
        """The factions whose patrol is there."""
        return [f for f, where in enumerate(self.facts["patrol_at"]) if where == space]

    def patrol_dice(self, faction: int) -> int:
        """The combat value of a patrol, -1: it cannot be beaten."""
        return int(self.pack.patrol_combat[faction][self.facts["patrol_level"][faction] - 1])

    def contact_at(self, spot: int) -> int:
        """Who is known to be at a place for contacts: -1 nobody, -2 somebody hidden."""
        shown = self.zones["contacts"][spot]
        if not shown["count"]:
            return -1
        known = [*shown.get("placed", {}).values(), *shown.get("cards", ())]
        return self.number("contact", known[0]) if known else -2

    def type_count(self, kind: int) -> int:
        """How many assets of a type one holds."""
        return sum(self.pack.type[card] == kind for card in self.own)

    def free_slots(self, kind: int) -> int:
        """How many more cards of this type there is room for."""
        slots = {row["slot"]: row for row in self.facts["slots"][self.seat]}
        names = {
            p.GEAR: ("gear",), p.JOB: ("job_bounty",), p.BOUNTY: ("job_bounty",),
            p.CARGO: ("cargo", "flex"), p.MOD: ("mod", "flex"), p.CREW: ("crew",),
        }.get(kind, ())  # fmt: skip
        return sum(
            slots[name]["total"] - len(slots[name]["cards"]) for name in names if name in slots
        )
