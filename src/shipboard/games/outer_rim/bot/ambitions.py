"""What the own ambition is worth to a player: each event, card and place that brings it nearer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from .. import pack as p
from ..rules import conditions as c
from .sight import Sight

GOAL: Final = 11.0  # what a goal is worth, in thousands of credits
FINAL: Final = 300.0  # what it is worth to complete the final one: victory
CROSSING: Final = 0.5  # how likely an attempt to cross the Core succeeds
FAMOUS: Final = 1.0  # what fame is worth beyond what is required
PACE: Final = 2.2  # turns that a goal takes

Condition = tuple[Any, ...]


class Aims:
    """The goals that are not done, and those that must go on holding."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.states: list[Condition] = []  # that are still to be reached, or to be kept
        self.events: list[tuple[p.Goal, p.Ability]] = []  # that count now
        self.last: list[p.Goal] = []  # the final one, when it can be tried
        for aim in sight.aims:
            goal = sight.pack.goals[sight.number("goal", aim["goal"])]
            if goal.state is not None and (goal.order == p.ONGOING or not aim["done"]):
                self.states += parts(goal.state)
            elif aim["open"] and not aim["done"]:
                self.events += [(goal, ability) for ability in goal.abilities]
                self.last += [goal] if goal.databank else []

    # Events.

    def event(self, goal: p.Goal) -> float:
        """What one happening of what a goal counts is worth."""
        return GOAL / max(1, goal.needed)

    def happening(self, moment: int, fits: Callable[[p.Ability], bool]) -> float:
        """What such a moment is worth, where its ability fits."""
        worth = 0.0
        for goal, each in self.events:
            if each.when == moment and fits(each):
                worth += self.event(goal)
        return worth

    def passed(self, skill: int) -> float:
        """What passing a test of a skill is worth beside all else."""
        if not self.events:
            return 0.0
        return self.happening(
            p.AFTER_TEST,
            lambda each: (
                each.condition is None
                or (each.condition[0] is c.tested and skill in each.condition[1])
            ),
        )

    def first_sight(self) -> float:
        """What it is worth to see somebody for the first time."""
        return self.happening(p.CONTACT_SEEN, lambda each: True)

    def purchase(self, price: int) -> float:
        """What paying so much at once is worth."""
        return self.happening(
            p.BUY,
            lambda each: (
                each.condition is not None
                and each.condition[0] is c.spent
                and price >= each.condition[1]
            ),
        )

    def beaten(self, contact: int) -> float:
        """What winning against this contact is worth beside all else."""
        of_class = self.sight.pack.contact_class[contact]
        return self.happening(
            p.COMBAT_WON,
            lambda each: (
                each.condition is not None
                and each.condition[0] is c.foe_class
                and of_class in each.condition[1]
            ),
        )

    def crosses(self) -> bool:
        """Whether it is a goal to cross the Core."""
        return self.happening(p.CROSSED, lambda each: True) > 0

    # Places.

    def places(self) -> Iterator[tuple[int, float]]:
        """Where something is to be done that no card asks for, and what it is worth."""
        pack = self.sight.pack
        for goal, each in self.events:
            worth = self.event(goal)
            if each.when == p.SPACE_ENCOUNTER:
                spaces = [s for s, kind in enumerate(pack.space_kind) if kind == each.detail]
                yield from ((space, worth) for space in spaces)
            elif each.when == p.TURN_END and each.condition and each.condition[0] is c.at:
                yield each.condition[1], worth
            elif each.when == p.CROSSED:
                yield from ((space, worth * CROSSING) for space in pack.core)

    # Cards.

    def card(self, card: int) -> float:
        """What a card is worth for the states that are wanted."""
        worth = 0.0
        for state in self.states:
            if state[0] in STATES:
                worth += STATES[state[0]](self, card, *state[1:])
        return worth

    def thing(self, card: int, what: int, n: int) -> float:
        """So many cards of a type."""
        wanted = self.sight.pack.type[card] == what
        held = self.sight.number_of(what) - (card in self.sight.own)
        return GOAL / n if wanted and held < n else 0.0

    def of_deck(self, card: int, deck: int) -> float:
        """A card of a deck that can be held."""
        pack = self.sight.pack
        return GOAL if pack.of_deck[card] == deck and pack.slot_mask[card] else 0.0

    def costs(self, card: int, n: int) -> float:
        """Cards that cost so much together."""
        pack = self.sight.pack
        if not pack.slot_mask[card]:
            return 0.0
        held = sum(pack.cost[own] for own in self.sight.own if own != card)
        return GOAL * min(pack.cost[card], max(0, n - held)) / n

    def dice(self, card: int, n: int) -> float:
        """So many ground dice."""
        return self.added(card, p.TO_GROUND, n, int(self.sight.values["ground"]))

    def speed(self, card: int, n: int) -> float:
        """So many spaces in a move: a ship, or what makes the own one faster."""
        pack, now = self.sight.pack, int(self.sight.values["hyperdrive"])
        ship = pack.ship_of[card]
        if ship >= 0:
            faster = pack.hyperdrive[ship] - pack.hyperdrive[self.sight.ship]
            return (GOAL if now + faster >= n else 0.0) - (GOAL if now >= n else 0.0)
        return self.added(card, p.TO_HYPERDRIVE, n, now)

    def added(self, card: int, to: int, n: int, now: int) -> float:
        """What a static ability adds to a value that shall be so high."""
        adds = sum(
            more
            for ability in self.sight.pack.abilities[card]
            for what, more in ability.adds
            if what == to
        )
        missing = n - now + (adds if card in self.sight.own else 0)
        return GOAL * min(1.0, adds / missing) if adds > 0 and missing > 0 else 0.0

    # Reputation.

    def reputation(self, faction: int, change: int) -> float:
        """What a step up or down is worth with a faction."""
        now = self.sight.reputation[faction]
        worth = 0.0
        for state in self.states:
            if state[0] is c.rep and state[1:] == (faction, c.POSITIVE_ONLY):
                worth += GOAL / (1 - now) if change > 0 and now < 1 else 0.0
                worth -= GOAL if change < 0 and now > 0 else 0.0
            elif state[0] is c.negated and state[1] == (c.anyneg,):
                worth += GOAL if change > 0 and now < 0 else 0.0
                worth -= GOAL if change < 0 and now == 0 else 0.0
        return worth


def parts(state: Condition) -> list[Condition]:
    """The conditions of which a state consists."""
    return [*state[1]] if state[0] is c.all_hold else [state]


STATES: Final[dict[Any, Callable[..., float]]] = {
    c.has: Aims.thing,
    c.from_deck: Aims.of_deck,
    c.holdings: Aims.costs,
    c.ground: Aims.dice,
    c.hyperdrive: Aims.speed,
}


def turns_left(sight: Sight) -> float:
    """How many turns whoever is nearest to the end of an ambition still needs, at least."""
    found = []
    for seat in sight.players:
        undone = sum(not aim["done"] for aim in sight.facts["ambition_goals"][seat])
        fame = max(0, sight.target - sight.fame[seat])
        found.append(max(PACE * undone, 1.25 * fame))
    return min(found)
