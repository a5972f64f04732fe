"""What a player sees of Outer Rim's table, in numbers: who is where, what one has and can do."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from .. import pack as p
from ..content import load
from ..odds import damage_ways, fight_cases
from ..pack import RimPack
from ..rules import maps
from ..rules.skill_tests import TEST_DICE, needed

View = dict[str, Any]

NOBODY = -1  # at a place for contacts
HIDDEN = -2
SLOTS_OF = {
    p.GEAR: ("gear",), p.JOB: ("job_bounty",), p.BOUNTY: ("job_bounty",),
    p.CARGO: ("cargo", "flex"), p.MOD: ("mod", "flex"), p.CREW: ("crew",),
}  # fmt: skip


@lru_cache(maxsize=32)
def numbers(pack: RimPack, pool: str) -> dict[str, int]:
    """The number of each name of a pool."""
    return {name: number for number, name in enumerate(pack.names[pool])}


class Sight:
    """What all may see of one player, and what the viewer may besides."""

    def __init__(self, view: View, seat: int) -> None:
        facts, zones = view["facts"], view["zones"]
        self.view = view
        self.facts = facts
        self.zones = zones
        self.seat = seat
        self.pack = load(view["options"])
        self.players = range(view["players"])
        self.others = [other for other in self.players if other != seat]
        self.at: list[int] = facts["at"]
        self.here = self.at[seat]
        self.credits: int = facts["credits"][seat]
        self.fame: list[int] = facts["fame_total"]
        self.target: int = facts["fame_target"]
        self.aims: list[dict[str, Any]] = facts["ambition_goals"][seat]
        self.reputation: list[int] = facts["reputation"][seat]
        self.values: dict[str, Any] = facts["values"][seat] or {}
        self.own = self._cards("card", zones["assets"][seat]["cards"])
        self.captured = set(self._cards("card", facts["captured"]))
        self.tops = [self._cards("card", pile["cards"]) for pile in zones["top"]]
        self.ship = self._only("ship", zones["ship"][seat]["cards"])
        self.character = self._only("character", zones["character"][seat]["cards"])
        self.flipped = bool(facts["flipped"][seat]), bool(facts["ship_flipped"][seat])
        self.skills: list[int] = [*self.values["skills"].values()] if self.values else [0] * 7
        self.contacts = [self._who(shown) for shown in zones["contacts"]]
        self.damaged: tuple[int, int] = (
            facts["character_damage"][seat], facts["ship_damage"][seat],
        )  # fmt: skip
        self.near, self.distance = (
            maps.laid(self.pack, facts["tiles"])[:2] if facts["tiles"] else ([], [])
        )
        self.flights: dict[int, tuple[int, ...]] = {}
        self.room: dict[int, int] = {}  # by type of card, once it was counted
        self.stops = frozenset(
            where
            for faction, where in enumerate(facts["patrol_at"])
            if self.reputation[faction] < 1
        )
        self.bound_for = {
            self.number("card", card): self.number("space", space)
            for card, space in facts["destinations"][seat]
        }

    def look_again(self, view: View) -> None:
        """A later view of the same table."""
        self.view, self.facts, self.zones = view, view["facts"], view["zones"]

    def number(self, pool: str, name: str) -> int:
        """The number behind a name."""
        return numbers(self.pack, pool)[name]

    def _cards(self, pool: str, names: list[str]) -> list[int]:
        known = numbers(self.pack, pool)
        return [known[name] for name in names]

    def _only(self, pool: str, names: list[str]) -> int:
        return self.number(pool, names[0]) if names else -1

    # What one can do.

    @property
    def hyperdrive(self) -> int:
        """How far the ship flies in a turn."""
        return max(1, int(self.values.get("hyperdrive", 5)))

    def dice(self, kind: int) -> int:
        """The dice in a fight of this kind."""
        return int(self.values["ship" if kind else "ground"])

    def room_for_damage(self, kind: int) -> int:
        """How much more damage character or ship takes before the player is defeated."""
        return int(self.values["hull" if kind else "health"]) - self.damaged[kind]

    def damage(self) -> int:
        """All damage on character and ship."""
        return sum(self.damaged)

    def abilities(self) -> list[p.Ability]:
        """All that the cards, the character and the ship of the player can do."""
        found = [each for card in self.own for each in self.pack.abilities[card]]
        if self.character >= 0:
            hidden = p.FRONT if self.flipped[0] else p.BACK
            sheet = self.pack.character_abilities[self.character]
            found += [each for each in sheet if each.side != hidden]
        if self.ship >= 0:
            hidden = p.FRONT if self.flipped[1] else p.BACK
            found += [each for each in self.pack.ship_abilities[self.ship] if each.side != hidden]
        for aim in self.aims:
            if aim["open"]:
                found += self.pack.goals[self.number("goal", aim["goal"])].abilities
        return [each for each in found if not each.secret]

    def assets_of(self, seat: int) -> list[int]:
        """What a player holds."""
        return self._cards("card", self.zones["assets"][seat]["cards"])

    def removed(self) -> list[str]:
        """The names of the cards that are out of the game."""
        names: list[str] = self.zones["removed"]["cards"]
        return names

    # What is where.

    def turns_to(self, space: int, start: int = -1) -> int:
        """How many moves it takes to get there, by what stops the player now."""
        begin = self.here if start < 0 else start
        if begin not in self.flights:
            tiles = tuple(self.facts["tiles"])
            self.flights[begin] = flights(self.pack, tiles, self.hyperdrive, self.stops, begin)
        return self.flights[begin][space]

    def patrols_at(self, space: int) -> list[int]:
        """The factions whose patrol is there."""
        return [f for f, where in enumerate(self.facts["patrol_at"]) if where == space]

    def forced(self, space: int) -> list[int]:
        """Of these, those that leave the player no choice."""
        return [faction for faction in self.patrols_at(space) if self.reputation[faction] < 0]

    def patrol_dice(self, faction: int) -> int:
        """The combat value of a patrol, -1: it cannot be beaten."""
        return int(self.pack.patrol_combat[faction][self.facts["patrol_level"][faction] - 1])

    def contact_at(self, spot: int) -> int:
        """Who is known to be at a place for contacts, or NOBODY, or somebody HIDDEN."""
        return self.contacts[spot]

    def _who(self, shown: dict[str, Any]) -> int:
        if not shown["count"]:
            return NOBODY
        known = [*shown.get("placed", {}).values(), *shown.get("cards", ())]
        return self.number("contact", known[0]) if known else HIDDEN

    def destination(self, card: int) -> int:
        """Where a card is wanted, as far as it is one place; -1: nowhere that is known."""
        if card in self.bound_for:
            return self.bound_for[card]
        where = self.pack.destination[card]
        if where <= p.AT_PATROL:
            return int(self.facts["patrol_at"][p.AT_PATROL - where])
        if where in (p.WITH_PLAYER, p.WITH_NEGATIVE):
            return self.meeting_place(where == p.WITH_NEGATIVE)
        return max(where, -1)

    def meeting_place(self, disliked: bool) -> int:
        """Where the nearest other player is who is not defeated; one whom a faction dislikes."""
        places = [
            self.at[other]
            for other in self.others
            if not self.facts["defeated"][other]
            and not (disliked and min(self.facts["reputation"][other]) >= 0)
        ]
        return min(places, key=lambda space: self.distance[self.here][space], default=-1)

    def number_of(self, kind: int) -> int:
        """How many assets of a type one holds."""
        return sum(self.pack.type[card] == kind for card in self.own)

    def free_slots(self, kind: int) -> int:
        """How many more cards of this type there is room for."""
        if kind not in self.room:
            names = SLOTS_OF.get(kind, ())
            self.room[kind] = sum(
                row["total"] - len(row["cards"])
                for row in self.facts["slots"][self.seat]
                if row["slot"] in names
            )
        return self.room[kind]


@lru_cache(maxsize=32)
def ways_out(pack: RimPack, tiles: tuple[int, ...]) -> list[int]:
    """By space, a mask of the adjacent ones."""
    return [sum(1 << other for other in near) for near in maps.laid(pack, list(tiles))[0]]


@lru_cache(maxsize=32768)
def flights(
    pack: RimPack, tiles: tuple[int, ...], speed: int, stops: frozenset[int], start: int
) -> tuple[int, ...]:
    """By space, how many moves it takes to get there from a place (RIM-6.1 to 6.3).

    All moves of one turn are looked at together, as masks of spaces: what is a stop is left in the
    next turn only.
    """
    ways = ways_out(pack, tiles)
    turns = [-1] * len(ways)
    turns[start] = 0
    ends = seen = 1 << start
    turn = 0
    while ends:
        turn += 1
        edge, ends = ends, 0
        for _ in range(speed):
            reached = 0
            while edge:
                low = edge & -edge
                reached |= ways[low.bit_length() - 1]
                edge ^= low
            reached &= ~seen
            seen |= reached
            ends |= reached
            while reached:
                low = reached & -reached
                space = low.bit_length() - 1
                turns[space] = turn
                if space not in stops and pack.space_kind[space] != p.MAELSTROM:
                    edge |= low
                reached ^= low
    return tuple(turns)


@lru_cache(maxsize=1024)
def passing(die: tuple[int, ...], count: int, again: int = 0, turned: int = 0) -> float:
    """How likely a test of a skill that is so often in the party passes (RIM-20.2 to 20.5), where
    so many dice are rolled again and these faces are turned to crits.
    """
    good = needed(max(0, count))
    failing = sum(face < good and not turned >> face & 1 for face in die) / len(die)
    return float(1 - failing ** (TEST_DICE + min(again, TEST_DICE)))


@lru_cache(maxsize=4096)
def winning(die: tuple[int, ...], attack: int, defence: int) -> float:
    """How likely so many dice beat so many (RIM-22.5)."""
    good, every = fight_cases(die, max(0, attack), max(0, defence))
    return good / every


@lru_cache(maxsize=1024)
def suffering(die: tuple[int, ...], dice: int, left: int) -> float:
    """How likely so many dice roll as much damage as is left, or more."""
    ways = damage_ways(die, max(0, dice))
    return sum(ways[max(0, left) :]) / sum(ways)
