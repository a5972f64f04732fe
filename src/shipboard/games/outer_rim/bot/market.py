"""What to buy, what to pay with, what to turn up, what to part with."""

from __future__ import annotations

from typing import Final

from .. import pack as p
from .cards import Cards

LEAST_GAIN: Final = 0.8  # for which something is bought
FRESH: Final = 0.25  # for which another card is turned up
AFTER_ALL: Final = 0.4  # how often a purchase for which the die was wrong comes about
ERRANDS: Final = (p.CARGO, p.JOB, p.BOUNTY)
GIVEN: Final = (p.GEAR, p.MOD, p.CARGO)


class Market:
    """The market as one player sees it, by what cards are worth at a glance."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.sight = cards.sight
        self.pack = cards.pack
        self.nets: dict[int, float] = {}
        self.held: dict[int, float] = {}
        self.stalest = -2  # not looked for yet

    def own(self, card: int) -> float:
        """What an own card is worth."""
        if card not in self.held:
            self.held[card] = self.cards.card(card)
        return self.held[card]

    def purse(self) -> int:
        """Credits, and what could be given in payment."""
        return self.sight.credits + sum(self.pack.cost[card] for card in self.payable())

    def price(self, card: int) -> int:
        """What a card costs this player, before barter."""
        deck = self.pack.of_deck[card]
        top = self.sight.tops[deck]
        if top and top[0] == card:
            return int(self.sight.facts["prices"][self.sight.seat][deck])
        ship = self.pack.ship_of[card]
        if ship >= 0:
            return max(0, self.pack.ship_cost[ship] - self.pack.ship_cost[self.sight.ship])
        return self.pack.cost[card]

    def rivals(self, card: int) -> list[int]:
        """The own cards of which one must make room for a card; none if there is room."""
        kind = self.pack.type[card]
        if kind not in HELD or self.sight.free_slots(kind):
            return []
        kinds = (p.JOB, p.BOUNTY) if kind in (p.JOB, p.BOUNTY) else (kind,)
        return [own for own in self.sight.own if self.pack.type[own] in kinds]

    def rival(self, card: int) -> float:
        """What must make room for a card, by what it is worth."""
        return min([self.own(own) for own in self.rivals(card)], default=0.0)

    def payment(self, price: int) -> float:
        """What paying a price takes: credits, and where they do not suffice cards in barter."""
        worth, missing = 0.0, price - self.sight.credits
        if missing > 0:
            for card in sorted(self.payable(), key=lambda c: self.own(c) / self.pack.cost[c]):
                if missing > 0:
                    worth += self.own(card)
                    missing -= self.pack.cost[card]
                    price -= self.pack.cost[card]
        return worth - self.cards.scale.pay(-max(0, price))

    def payable(self) -> list[int]:
        """The own cards that can be given in payment."""
        return [
            card
            for card in self.sight.own
            if self.pack.type[card] in GIVEN and self.pack.cost[card] and not self.pack.keep[card]
        ]

    def net(self, card: int) -> float:
        """What buying a card is worth, after its price and what it drives out."""
        if card not in self.nets:
            price = self.price(card)
            worth = -99.0
            if price <= self.purse():
                worth = self.cards.card(card) - self.payment(price) - self.rival(card)
                worth *= self.odds(card)
            self.nets[card] = worth
        return self.nets[card]

    def odds(self, card: int) -> float:
        """How likely a purchase comes about: of some cargo a die decides first (RIM-53.2)."""
        if not self.pack.purchase_roll[card]:
            return 1.0
        faces, _ = self.pack.purchase_roll[card]
        shown = sum(face in faces for face in self.pack.die) / len(self.pack.die)
        return shown + (1 - shown) * AFTER_ALL

    def open(self) -> list[int]:
        """The open cards that can be had here and now, as far as can be seen."""
        here = self.sight.here
        return [top[0] for top in self.sight.tops if top and self.pack.not_on[top[0]] != here]

    def best(self) -> float:
        """What the best purchase is worth."""
        return max([0.0, *(self.net(card) for card in self.open())])

    # Turning up another card.

    def unseen(self, deck: int) -> list[int]:
        """The cards that may come next in a deck."""
        seen = {card for seat in self.sight.players for card in self.sight.assets_of(seat)}
        seen.update(card for top in self.sight.tops for card in top)
        seen.update(self.sight.number("card", card) for card in self.sight.removed())
        return [
            card for card, of in enumerate(self.pack.of_deck) if of == deck and card not in seen
        ]

    def stale(self) -> int:
        """The deck whose next card may well be better than what is open; -1: none."""
        if self.stalest < -1:
            self.stalest = self.find_stale()
        return self.stalest

    def find_stale(self) -> int:
        """The same, worked out."""
        worth = {card: self.net(card) for card in self.open()}
        best = max([0.0, *worth.values()])
        chosen, most = -1, FRESH
        for deck, top in enumerate(self.sight.tops):
            count = self.sight.zones["deck"][deck]["count"]
            if not top or not count:
                continue
            others = max([0.0, *(net for card, net in worth.items() if card != top[0])])
            coming = self.unseen(deck)
            mean = sum(max(others, self.net(card)) for card in coming) / max(1, len(coming))
            if mean - best > most:
                chosen, most = deck, mean - best
        return chosen


HELD: Final = (p.CARGO, p.CREW, p.GEAR, p.JOB, p.MOD, p.BOUNTY)
