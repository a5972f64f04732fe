"""Where to go and what to do there: what each place on the map offers this player."""

from __future__ import annotations

from typing import Final

from .. import pack as p
from .sight import Sight
from .worth import DEFEAT, PATIENCE, STEADY, Worth

WAGES: Final = 2.0  # thousands for staying in the planning step
NAVPOINT: Final = 1.4  # what encounters there bring
STRANGE: Final = 2.0  # what an unknown contact is worth
BUYING: Final = 0.5  # of the gain by the best purchase, since others may come first


class Plans:
    """What this player could do at each place."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.worth = Worth(sight)
        self.pack = sight.pack
        self.best_purchase = max([self.net(card) for card in self.for_sale()], default=0.0)

    # Purchases.

    def for_sale(self) -> list[int]:
        """The open cards of the market that can be paid."""
        return [
            top[0]
            for deck, top in enumerate(self.sight.tops)
            if top and 0 <= self.price(deck) <= self.sight.credits
        ]

    def price(self, deck: int) -> int:
        """What the open card of a deck costs before barter."""
        return int(self.sight.facts["prices"][self.sight.seat][deck])

    def net(self, card: int) -> float:
        """What buying a card is worth, after its price and what it drives out."""
        deck = self.pack.of_deck[card]
        kind = self.pack.type[card]
        gain = self.worth.card(card) - self.price(deck) / 1000
        if kind in HELD and not self.sight.free_slots(kind):
            rivals = [self.worth.card(own) for own in self.sight.own if self.pack.type[own] == kind]
            gain -= min(rivals, default=99.0)
        return gain

    def net_of(self, deck: int) -> float:
        """What buying the open card of a deck is worth; nothing where there is none."""
        top = self.sight.tops[deck]
        payable = top and self.price(deck) <= self.sight.credits
        return self.net(top[0]) if payable else 0.0

    # Places.

    def at(self, space: int) -> float:
        """What one turn's action and encounter at a place bring."""
        return self.action_at(space) + self.encounter_at(space)

    def action_at(self, space: int) -> float:
        """Deliveries, and the market on planets."""
        worth = sum(
            self.worth.of(self.pack.reward[card]) * (0.64 if self.illegal(card) else 1.0)
            for card in self.sight.own
            if self.delivers(card) and self.pack.destination[card] == space
        )
        if self.pack.space_kind[space] == p.PLANET:
            worth += max(0.0, self.best_purchase) * BUYING
        return worth

    def illegal(self, card: int) -> bool:
        """Whether its delivery needs luck."""
        return bool(self.pack.traits[card] & p.ILLEGAL)

    def delivers(self, card: int) -> bool:
        """Whether it can be delivered at its destination."""
        return self.pack.type[card] == p.CARGO or card in self.sight.captured

    def encounter_at(self, space: int) -> float:
        """The best encounter there; a patrol may leave no choice."""
        forced = [f for f in self.sight.patrols_at(space) if self.sight.reputation[f] < 0]
        patrols = [self.worth.patrol(faction) for faction in self.sight.patrols_at(space)]
        if forced:
            return max(self.worth.patrol(faction) for faction in forced)
        kind = self.pack.space_kind[space]
        found = [NAVPOINT if kind == p.NAVPOINT else STEADY, *patrols]
        found += [
            self.worth.attempt(card)
            for card in self.sight.own
            if self.pack.type[card] == p.JOB and self.pack.destination[card] == space
        ]
        found += [self.contact(spot) for spot in self.pack.spots_of[space]]
        return max(found)

    def contact(self, spot: int) -> float:
        """What meeting whoever is at a place for contacts is worth."""
        contact = self.sight.contact_at(spot)
        if contact == -1:
            return -9.0
        hunted = [
            card
            for card in self.sight.own
            if self.pack.type[card] == p.BOUNTY and card not in self.sight.captured
        ]
        if contact == -2:
            alike = self.pack.spot_class[spot]
            hidden = max(1, self.hidden(alike))
            return STRANGE + sum(
                max(0.0, self.worth.hunt(card)) / hidden
                for card in hunted
                if self.pack.contact_class[self.pack.target[card]] == alike
            )
        for card in hunted:
            if self.pack.target[card] == contact:
                return self.worth.hunt(card)
        sections = self.pack.sections[self.pack.contact_card[contact]]
        return self.worth.of(sections[0].do) if sections else 0.0

    def hidden(self, alike: int) -> int:
        """How many contacts of a class are hidden."""
        return sum(
            self.sight.contact_at(spot) == -2
            for spot, kind in enumerate(self.pack.spot_class)
            if kind == alike
        )

    # Journeys.

    def destinations(self) -> list[tuple[float, int]]:
        """Places by what going there is worth a turn, the best first."""
        found = []
        for space in range(len(self.pack.space_kind)):
            turns = self.sight.turns_to(space)
            if turns and turns <= 4:
                worth = self.at(space) + (turns - 1) * NAVPOINT - self.danger(space)
                found.append((worth / turns * PATIENCE ** (turns - 1), space))
        return sorted(found, reverse=True)

    def danger(self, space: int) -> float:
        """Hostile patrols on the shortest way."""
        sight = self.sight
        total = sight.distance[sight.here][space]
        worst = 0.0
        for faction, where in enumerate(sight.facts["patrol_at"]):
            between = sight.distance[sight.here][where] + sight.distance[where][space] == total
            if between and where not in (space, sight.here):
                worst = max(worst, 0.6)
                if sight.reputation[faction] < 0:
                    worst = max(worst, DEFEAT / 2 - self.worth.patrol(faction))
        return worst

    def stay(self) -> float:
        """What it is worth to earn two thousand and stay."""
        return self.at(self.sight.here) + WAGES

    def heal(self) -> float:
        """What it is worth to recover and stay."""
        damage = self.sight.damage()
        dire = min(self.sight.room_for_damage(0), self.sight.room_for_damage(1)) <= 1
        return self.at(self.sight.here) + damage * 0.55 + (3.0 if dire else 0.0)


HELD: Final = (p.CARGO, p.CREW, p.GEAR, p.JOB, p.MOD, p.BOUNTY)
