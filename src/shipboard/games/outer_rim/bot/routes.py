"""Where to fly: journeys from errand to errand, by what they bring and how long they take.

An errand is something that is to be done at a place: a delivery in passing, or an encounter that
takes a turn's encounter step. A journey is worth what its errands bring, later ones less; when
nothing on the list is worth the way any more, a turn brings what turns usually bring.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .. import pack as p
from .places import Places
from .scale import PATIENCE
from .sight import HIDDEN

STOPOVER: Final = 3.0  # what a turn on the way brings
WAGES: Final = 2.0  # thousands for staying in the planning step
DEEP: Final = 4  # errands that are planned ahead
MANY: Final = 7  # errands, of which one less is planned ahead
LEAST: Final = 0.5  # what an errand must bring
VISIT: Final = 0.8  # what an encounter must bring more than the place itself to be an errand
VISITS: Final = 4  # of which no card asks for, the best
NEVER: Final = -99.0
KEPT: Final = tuple([PATIENCE**turns for turns in range(64)])  # of what comes so many turns later


@dataclass
class Errand:
    """Something to be done at a place. `after` is the errand that must be done before."""

    space: int
    worth: float
    card: int = -1
    passing: bool = False  # an action, beside which there is an encounter
    after: int = -1


# From some place to an errand: its number, its bit, the bit of what must be done before, what the
# way and the errand bring, what is left of all that comes after, and what the errand brings if it
# can be done at once.
Leg = tuple[int, int, int, float, float, float]


class Routes:
    """The errands of a player, and what journeys are worth."""

    def __init__(self, places: Places, extra: list[int]) -> None:
        self.places = places
        self.cards = places.cards
        self.sight = places.sight
        self.pack = places.pack
        self.errands: list[Errand] = []
        self.visits: list[Errand] = []
        self.of_card: dict[int, int] = {}  # by card: a mask of its errands
        for card in [*self.sight.own, *extra]:
            self.take_on(card)
        self.own = (1 << len(self.errands)) - 1
        for card in extra:
            self.own &= ~self.of_card.get(card, 0)
        self.sights()
        self.deep = DEEP if len(self.errands) < MANY else DEEP - 1
        self.base = [self.beside(errand) for errand in self.errands]
        self.rest = PATIENCE * self.cards.scale.steady / (1 - PATIENCE)  # nothing is planned
        self.found: dict[tuple[int, int, int], float] = {}
        self.laid: dict[int, list[Leg]] = {}
        self.arrived: dict[tuple[int, int], float] = {}
        self.met: dict[tuple[int, int], float] = {}

    # What there is to do.

    def add(self, errand: Errand) -> None:
        """One errand more."""
        if errand.space >= 0 and errand.worth > LEAST:
            if errand.card >= 0:
                mask = self.of_card.get(errand.card, 0)
                self.of_card[errand.card] = mask | 1 << len(self.errands)
            self.errands.append(errand)

    def take_on(self, card: int) -> None:
        """What a card asks to be done."""
        kind, where = self.pack.type[card], self.sight.destination(card)
        if kind == p.CARGO:
            self.add(Errand(where, self.cards.delivery(card), card, passing=True))
        elif kind == p.JOB and where >= 0:
            worth = self.cards.attempt(card) - self.places.space(where)
            self.add(Errand(where, worth, card))
        elif kind == p.BOUNTY and card in self.sight.captured:
            self.add(Errand(where, self.cards.caught(card), card, passing=True))
        elif kind == p.BOUNTY:
            self.hunt(card, where)

    def hunt(self, card: int, where: int) -> None:
        """A hunt, if it is known where; what capturing brings more is to be fetched."""
        known = self.cards.whereabouts(card)
        if len(known) != 1:
            return
        if self.cards.prey(card) >= 0:
            self.add(Errand(known[0], self.cards.hunt(card) - self.places.space(known[0]), card))
            return
        chance, killed = self.cards.chance(card), self.cards.killed(card)
        kind, dice = self.cards.fight(card)
        risk = self.cards.wounds(kind, dice) + self.places.space(known[0])
        more = chance * (self.cards.caught(card) - killed)
        before = len(self.errands)
        self.add(Errand(known[0], chance * (killed + 0.5) - risk + max(0.0, more) * 0.5, card))
        if len(self.errands) > before:
            self.add(Errand(where, more * 0.5, card, passing=True, after=before))

    def sights(self) -> None:
        """People and patrols that are worth a visit, of hidden people those who may be hunted, and
        places of the own ambition.
        """
        for space, worth in self.cards.aims.places():
            self.visit(Errand(space, worth))
        for goal in self.cards.aims.last:
            for space in goal.spaces:
                worth = self.cards.use(goal.abilities[0]) - self.places.space(space)
                self.visit(Errand(space, worth))
        wanted = self.places.wanted()
        for spot, space in enumerate(self.pack.spot_space):
            known = self.sight.contact_at(spot)
            if known >= 0 or (known == HIDDEN and self.pack.spot_class[spot] in wanted):
                worth = self.places.contact(spot) - self.places.space(space)
                self.meet(Errand(space, worth))
        for faction, space in enumerate(self.sight.facts["patrol_at"]):
            self.meet(Errand(space, self.cards.patrol(faction) - self.places.space(space)))
        for errand in sorted(self.visits, key=lambda each: -each.worth)[:VISITS]:
            self.add(errand)
        mask = (1 << len(self.errands)) - 1
        for held in self.of_card.values():
            mask &= ~held
        self.own |= mask

    def visit(self, errand: Errand) -> None:
        """An errand that no card asks for, if it is worth a journey by itself."""
        if errand.worth > VISIT:
            self.visits.append(errand)

    def meet(self, errand: Errand) -> None:
        """A visit to somebody, if no card asks for one there: that may be the same person."""
        if not any(each.space == errand.space and each.card >= 0 for each in self.errands):
            self.visit(errand)

    def beside(self, errand: Errand) -> float:
        """What the turn in which an errand is done brings besides."""
        space = errand.space
        if errand.passing:
            return self.places.at(space)
        return self.places.action(space) + self.places.space(space)

    # Journeys.

    def legs(self, start: int) -> list[Leg]:
        """The ways from a place to all errands."""
        if start not in self.laid:
            self.laid[start] = [self.leg(start, number) for number in range(len(self.errands))]
        return self.laid[start]

    def leg(self, start: int, number: int) -> Leg:
        """The way to an errand; from where it is to be done it takes a turn as well."""
        errand = self.errands[number]
        here = errand.space == start
        turns = max(1, self.sight.turns_to(errand.space, start))
        worth = (self.base[number] + errand.worth) * KEPT[turns]
        if here:
            worth += WAGES * self.cards.scale.money * PATIENCE
        for turn in range(1, turns):
            worth += STOPOVER * KEPT[turn]
        before = 1 << errand.after if errand.after >= 0 else 0
        return number, 1 << number, before, worth, KEPT[turns], errand.worth if here else NEVER

    def best(self, start: int, left: int, deep: int, passing: bool) -> float:
        """What is still worth doing from a place; `passing`: the encounter there is still free."""
        best = self.rest
        if not deep:
            return best
        deep -= 1
        found = self.found
        for number, bit, before, worth, kept, at_once in self.legs(start):
            if not left & bit or left & before:
                continue
            key = (number, left ^ bit, deep)
            after = found.get(key)
            if after is None:
                errand = self.errands[number]
                after = found[key] = self.best(errand.space, left ^ bit, deep, errand.passing)
            if passing and at_once != NEVER:
                worth = at_once + after
            else:
                worth += kept * after
            if worth > best:
                best = worth
        return best

    # This turn.

    def arriving(self, space: int, held: int) -> float:
        """What ending this turn's move at a place is worth, with these errands."""
        key = (space, held)
        if key not in self.arrived:
            worth, left = self.places.action(space) + self.places.bargain(space), held
            for number, errand in enumerate(self.errands):
                if errand.space == space and errand.passing and held >> number & 1:
                    if errand.after < 0:
                        worth += errand.worth
                        left &= ~(1 << number)
            self.arrived[key] = worth + self.meeting(space, left)
        return self.arrived[key]

    def meeting(self, space: int, left: int) -> float:
        """What the encounter at a place and all turns after it are worth."""
        key = (space, left)
        if key not in self.met:
            best = self.places.encounter(space) + self.best(space, left, self.deep, False)
            if not self.sight.forced(space):
                plain = self.places.space(space)
                for number, errand in enumerate(self.errands):
                    if errand.space == space and not errand.passing and left >> number & 1:
                        rest = self.best(space, left & ~(1 << number), self.deep, False)
                        best = max(best, plain + errand.worth + rest)
            self.met[key] = best
        return self.met[key]

    def with_card(self, card: int, rivals: list[int]) -> float:
        """What an errand card more is worth here and now, in place of the least of the rivals."""
        mask, here = self.of_card.get(card, 0), self.sight.here
        kept = [self.own & ~self.of_card.get(rival, 0) for rival in rivals] or [self.own]
        return max(self.meeting(here, each | mask) for each in kept) - self.now()

    def now(self) -> float:
        """What is still to come here and now, before the encounter."""
        return self.meeting(self.sight.here, self.own)
