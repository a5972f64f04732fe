"""The table as a player weighs it: what each crew is likely to be worth in the end, who is ahead.

A Character counts nothing while it lives, so a living one is worth what such a Character usually
ends with. Everything is put in points of Self-Worth; the lower a crew, the better for its owner.
"""

from __future__ import annotations

from math import exp
from typing import Any

from ..pack import UNTIMELY_DEATH
from . import cards as texts
from .cards import Printed, book

# What a living Character usually ends with: by the fewest living Characters of a crew (0: only one,
# and it could be killed now), at a Self-Worth of 0 and for each point below and above.
HOPE = (0.0, -2.0, -6.0, -10.0, -12.0)
BELOW = (0.3, 0.3, 0.3, 0.3, 0.3)
ABOVE = (0.05, 0.15, 0.25, 0.3, 0.35)
LOWEST, HIGHEST = -400, 400  # far beyond what three slots can show

# How far a lead is from safe, and what cards and turns are worth, by the same measure.
DOUBT = (10.0, 15.0, 20.0, 25.0, 30.0)
TIME = (0.2, 0.4, 0.7, 0.9, 1.0)

SHARED = 0.05  # a shared victory is hardly one: who can play on for all of it does

DRAWN = 2.0  # a card drawn
LOST = 1.2  # a card discarded
LIMIT = 2.5  # a card more or less to draw up to, while it lasts
TURN = 22.0
DRAW_STEP = 6.0


def _table(stage: int) -> list[float]:
    values = range(LOWEST, HIGHEST + 1)
    return [HOPE[stage] + (BELOW if w < 0 else ABOVE)[stage] * w for w in values]


LIVING = [_table(stage) for stage in range(5)]


class Person:
    """A Character and what its stack shows."""

    __slots__ = (
        "dead",
        "extra",
        "icons",
        "name",
        "owner",
        "portrait",
        "slots",
        "stack",
        "text",
        "worth",
    )

    def __init__(self, name: str, shown: dict[str, Any], stack: list[str]) -> None:
        self.name = name
        self.owner: int = shown["owner"]
        self.dead: bool = shown["dead"]
        self.slots: tuple[int | None, ...] = tuple(shown["slots"])
        self.icons: tuple[str | None, ...] = tuple(shown["icons"])
        self.worth: int = shown["self_worth"]
        # What texts add to the points: it stays while nothing covers them.
        self.extra = self.worth - self.shown()
        self.text: str = shown["text"]
        self.portrait: str = shown["portrait"]
        self.stack = stack

    def shown(self) -> int:
        """The sum of the values shown."""
        return sum(value or 0 for value in self.slots)

    def kept(self) -> tuple[Any, ...]:
        """What a card may change, to be put back later."""
        return (self.dead, self.slots, self.icons, self.worth, self.extra, self.text, self.portrait)

    def put_back(self, kept: tuple[Any, ...]) -> None:
        """As it was."""
        (
            self.dead, self.slots, self.icons, self.worth, self.extra, self.text, self.portrait
        ) = kept  # fmt: skip

    def covered(self, card: Printed) -> int:
        """The Self-Worth with a Modifier laid on the stack."""
        a, b, c = card.points
        x, y, z = self.slots
        worth = ((x if a is None else a) or 0) + ((y if b is None else b) or 0)
        worth += (z if c is None else c) or 0
        return worth if card.portrait or self.dead else worth + self.extra

    def cover(self, card: Printed) -> None:
        """Lay a Modifier on the stack."""
        a, b, c = card.points
        x, y, z = self.slots
        slots = (x if a is None else a, y if b is None else b, z if c is None else c)
        self.slots = slots
        i, j, k = card.icons
        x1, y1, z1 = self.icons
        self.icons = (i or x1, j or y1, k or z1)
        if card.portrait or self.dead:
            self.extra = 0
        if card.portrait:
            self.portrait = card.name
        self.text = card.name
        self.worth = (slots[0] or 0) + (slots[1] or 0) + (slots[2] or 0) + self.extra

    def kill(self, name: str, simple: bool) -> None:
        """Lay an Untimely Death on the stack."""
        slots = self.shown()
        self.extra = 0 if simple else texts.death_bonus(name, self.icons, slots)
        self.worth = slots + self.extra
        self.dead = True
        self.text = self.portrait = name

    def pile(self, stack: list[str]) -> None:
        """Show what these cards show, bottom to top."""
        known = book().cards
        self.slots, self.icons = (None, None, None), (None, None, None)
        self.extra, self.dead = 0, False
        self.text = self.portrait = self.name
        death = ""
        for name in stack:
            card = known.get(name)
            if card is None:
                continue
            if card.sort == UNTIMELY_DEATH:
                death = name
            else:
                self.cover(card)
        if death:
            self.kill(death, False)
        self.worth = self.shown() + self.extra


class Board:
    """All crews, and the chance of winning as this seat sees it."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        facts, zones = view["facts"], view["zones"]
        self.seat = seat
        self.players: int = view["players"]
        self.active: int = facts["active"]
        self.action: int = facts["action"]
        self.hand: list[str] = zones["hand"][seat].get("cards", [])
        self.counts: list[int] = [hand["count"] for hand in zones["hand"]]
        self.limit: list[int] = facts["draw_limit"]
        # A whole round has passed in which nothing changed.
        self.stuck: bool = facts["quiet"] >= self.players
        self.deck: int = zones["deck"]["count"]
        self.drawable: int = self.deck + zones["discard"]["count"]
        self.people: dict[str, Person] = {}
        self.crews: list[list[Person]] = [[] for _ in range(self.players)]
        numbers = {name: i for i, name in enumerate(book().characters)}
        stacks = zones["stacks"]
        for name, shown in facts["characters"].items():
            number = numbers.get(name, -1)
            stack = stacks[number]["cards"] if 0 <= number < len(stacks) else []
            person = self.people[name] = Person(name, shown, stack)
            self.crews[person.owner].append(person)
        self.burden = [0.0] * self.players
        self.totals: list[float] = []
        self.settle()

    def stage(self) -> int:
        """How near the end is: the fewest living Characters of a crew; 0 if it may come at once."""
        fewest = 4
        for crew in self.crews:
            living = 0
            at_risk = False
            for person in crew:
                if not person.dead:
                    living += 1
                    at_risk = person.worth < 0
            if living == 1 and at_risk:
                living = 0
            if living < fewest:
                fewest = living
        return fewest

    def ended(self) -> bool:
        """GLM-14.1: a whole crew is dead."""
        return not all(any(not person.dead for person in crew) for crew in self.crews)

    def result(self) -> float:
        """The game is over: won (the clearer the better), shared, or lost."""
        totals = [sum(person.worth for person in crew if person.dead) for crew in self.crews]
        own = totals.pop(self.seat)
        lead = min(totals, default=0) - own
        return 1.0 + 0.0001 * lead if lead > 0 else SHARED if lead == 0 else 0.001 * lead

    def settle(self) -> None:
        """Add up what each crew is likely to be worth in the end, with the burdens noted."""
        stage = self.now = self.stage()
        self.over = stage == 0 and self.ended()
        living = self.living = LIVING[stage]
        time = self.time = TIME[stage]
        self.doubt = DOUBT[stage]
        self.totals = totals = []
        for seat, crew in enumerate(self.crews):
            total = self.burden[seat] * time
            for person in crew:
                if person.dead:
                    total += person.worth
                else:
                    total += living[person.worth - LOWEST]
            totals.append(total)

    def settled(self) -> tuple[Any, ...]:
        """What `settle` found, to be put back later."""
        return (self.now, self.over, self.living, self.time, self.doubt, self.totals)

    def unsettle(self, found: tuple[Any, ...]) -> None:
        """Go back to what was found before."""
        self.now, self.over, self.living, self.time, self.doubt, self.totals = found

    def chance(self) -> float:
        """The chance that this seat wins, by what `settle` found."""
        return self.result() if self.over else self.among(self.totals)

    def among(self, totals: list[float]) -> float:
        """The chance that this seat wins, if the crews are likely to end like this."""
        own = totals[self.seat]
        doubt = self.doubt
        against = 0.0
        for total in totals:
            lead = (own - total) / doubt
            against += exp(lead if lead < 30.0 else 30.0)
        return 1.0 / against

    def shift(self, person: Person, worth: int) -> float:
        """What it adds to its crew if a Character's Self-Worth becomes this, all else unchanged."""
        if person.dead:
            return worth - person.worth
        return self.living[worth - LOWEST] - self.living[person.worth - LOWEST]
