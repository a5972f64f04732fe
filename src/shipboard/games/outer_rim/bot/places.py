"""What each place offers a player who comes there: deliveries, markets, encounters."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .. import pack as p
from ..rules import customs
from ..rules import effects as e
from .cards import Cards
from .sight import HIDDEN, NOBODY

MARKET: Final = 0.6  # of the gain by the best purchase, since it is there on other planets too
MOST: Final = 5.0  # of the gain by a purchase, since what seems more is hardly sure
BROWSE: Final = 0.5  # what a market is worth for what may lie open then
ANYWHERE: Final = -1
SEEN: Final = 0.3  # what it is worth beside all else to know who is there

Read = tuple[int, p.Section]  # a card and the section that is read


@lru_cache(maxsize=256)
def sections(pack: p.RimPack, space: int, patrol: bool) -> tuple[Read, ...]:
    """What can be read in an encounter with a place, where a patrol is or none."""
    deck = pack.space_deck[space]
    found: list[Read] = []
    for card, of in enumerate(pack.of_deck):
        if of != deck:
            continue
        for section in pack.sections[card]:
            here = section.place in (-1, space) and section.crossing < 1
            if here and (section.with_patrol < 0 or (section.with_patrol == 1) == patrol):
                found.append((card, section))
                break
    return tuple(found)


def bound(ability: p.Ability) -> bool:
    """Whether it matters where an ability is used."""
    return ability.condition is not None or any(
        step[0] is e.choose_player and step[1] == e.HERE_OTHERS for step in ability.do
    )


class Places:
    """What this player could do at each place, apart from what is carried there."""

    def __init__(self, cards: Cards, best_purchase: float) -> None:
        self.cards = cards
        self.sight = cards.sight
        self.pack = cards.pack
        self.best_purchase = best_purchase
        self.hunted = [
            card
            for card in self.sight.own
            if self.pack.type[card] == p.BOUNTY and card not in self.sight.captured
        ]
        self.far = max([self.reach_of(each) for each in cards.abilities], default=-1)
        self.texts = cards.texts
        self.offered: dict[int, float] = {}
        self.held = {card for seat in self.sight.players for card in self.sight.assets_of(seat)}
        self.met: dict[int, float] = {}
        self.unseen: list[list[int]] = []  # who has not been seen yet, by class

    # Encounters.

    def space(self, space: int) -> float:
        """What an encounter with a place brings: the mean of its cards."""
        patrol = space in self.sight.facts["patrol_at"]
        kind = -1 - patrol if self.pack.space_kind[space] == p.NAVPOINT else space
        if kind not in self.texts.spaces:
            worth = [
                max(self.cards.at(space, section.do, card), -4.0)
                for card, section in sections(self.pack, space, patrol)
                if card not in self.held
            ]
            self.texts.spaces[kind] = sum(worth) / len(worth) if worth else 0.0
        return self.texts.spaces[kind]

    @staticmethod
    def reach_of(ability: p.Ability) -> int:
        """How far away an ability lets its player meet people and patrols; -1: not at all."""
        return max([step[1] for step in ability.do if step[0] is customs.far_encounter], default=-1)

    def afar(self, space: int) -> float:
        """The best that can be met from a place without going there."""
        distance = self.sight.distance[space]
        found = [
            self.contact(spot)
            for spot, where in enumerate(self.pack.spot_space)
            if distance[where] <= self.far
        ]
        found += [
            self.cards.patrol(faction)
            for faction, where in enumerate(self.sight.facts["patrol_at"])
            if distance[where] <= self.far
        ]
        return max(found, default=-9.0)

    def contact(self, spot: int) -> float:
        """What meeting whoever is at a place for contacts is worth."""
        if spot not in self.met:
            self.met[spot] = self.meeting(spot)
        return self.met[spot]

    def meeting(self, spot: int) -> float:
        """What meeting whoever is at a place for contacts is worth, worked out."""
        contact = self.sight.contact_at(spot)
        if contact == NOBODY:
            return -9.0
        if contact != HIDDEN:
            return self.person(contact, spot)
        strangers = self.strangers(self.pack.spot_class[spot])
        worth = [self.person(each, spot) for each in strangers]
        return SEEN + self.cards.aims.first_sight() + (sum(worth) / len(worth) if worth else 0.0)

    def person(self, contact: int, spot: int) -> float:
        """What meeting this person is worth."""
        best = self.talk(contact, self.pack.spot_space[spot])
        for own in self.hunted:
            if self.pack.target[own] == contact:
                best = max(best, self.cards.hunt(own))
        return best

    def talk(self, contact: int, space: int) -> float:
        """What talking to this person there is worth."""
        talks = self.texts.talks
        for key in ((contact, ANYWHERE), (contact, space)):
            if key in talks:
                return talks[key]
        card = self.pack.contact_card[contact]
        found = self.pack.sections[card]
        self.cards.bound = False
        worth = self.cards.at(space, found[0].do, card) if found else 0.0
        talks[contact, space if self.cards.bound else ANYWHERE] = worth
        return worth

    def strangers(self, of_class: int) -> list[int]:
        """Who of a class has not been seen yet by this player."""
        if not self.unseen:
            self.unseen = self.all_strangers()
        return self.unseen[of_class]

    def all_strangers(self) -> list[list[int]]:
        """The same, by class."""
        classes = self.pack.contact_class
        known = set(self.sight.contacts)
        for zone in (*self.sight.zones["aboard"], self.sight.zones["gone"]):
            known.update([self.sight.number("contact", name) for name in zone["cards"]])
        found: list[list[int]] = [[] for _ in range(max(*classes, *self.pack.spot_class) + 1)]
        for contact, of_class in enumerate(classes):
            if contact not in known:
                found[of_class].append(contact)
        return found

    def wanted(self) -> set[int]:
        """The classes of the people whom this player looks for."""
        found = {self.pack.contact_class[self.pack.target[card]] for card in self.hunted}
        for contact, card in enumerate(self.pack.contact_card):
            if self.cards.toward_goal(card) > 0:
                found.add(self.pack.contact_class[contact])
        return found

    def encounter(self, space: int) -> float:
        """The best encounter at a place; a patrol may leave no choice."""
        if space not in self.offered:
            self.offered[space] = self.best_of(space)
        return self.offered[space]

    def best_of(self, space: int) -> float:
        """The same, worked out."""
        forced = self.sight.forced(space)
        if forced:
            return max(self.cards.patrol(faction) for faction in forced)
        found = [self.space(space)]
        found += [self.cards.patrol(faction) for faction in self.sight.patrols_at(space)]
        found += [self.contact(spot) for spot in self.pack.spots_of[space]]
        if self.far >= 0:
            found.append(self.afar(space))
        found += [
            self.cards.at(space, ability.do)
            for ability in self.cards.abilities
            if ability.when == p.ENCOUNTER
            and any(self.sight.at[o] == space for o in self.sight.others)
        ]
        return max(found)

    # Actions.

    def action(self, space: int) -> float:
        """What a market and the own abilities bring at a place."""
        worth = 0.0
        if self.pack.space_kind[space] == p.PLANET:
            worth += BROWSE
        before, self.cards.space = self.cards.space, space
        for ability in self.cards.abilities:
            if ability.when == p.ACTION and not ability.cost and bound(ability):
                if self.cards.holds(ability.condition):
                    worth += self.cards.use(ability)
        self.cards.space = before
        return worth

    def bargain(self, space: int) -> float:
        """What the open cards of the market bring at a place, in this turn only."""
        planet = self.pack.space_kind[space] == p.PLANET
        return min(MOST, max(0.0, self.best_purchase)) * MARKET if planet else 0.0

    def at(self, space: int) -> float:
        """What one turn there brings, apart from what is carried there."""
        return self.action(space) + self.encounter(space)
