"""Trades: cards that suit another player better, at a price halfway."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from .. import pack as p
from . import favors
from .cards import Cards, Texts
from .sight import Sight, View

LEAST: Final = 0.6  # thousands by which a trade must be better than none, for either side
CLOSE: Final = 2  # fame that a player still needs with whom nobody trades
THOUSAND: Final = 1000
KINDS: Final = (p.BOUNTY, p.CARGO, p.CREW, p.GEAR, p.JOB, p.MOD)


@dataclass(order=True)
class Proposal:
    """A card for credits, or credits for a card."""

    gain: float
    partner: int
    card: str
    gives: bool  # the card; else it is asked for
    thousands: int

    def parts(self) -> tuple[str, str]:
        """How it is named."""
        if self.gives:
            return f"give:{self.card}", f"demand:{self.thousands}"
        return f"ask:{self.card}", f"pay:{self.thousands}"


def worth_of(cards: Cards, card: int, comes: bool) -> float:
    """What a card is worth to a player who has it, or gets it and may have to make room."""
    kind = cards.pack.type[card]
    worth = cards.card(card)
    if comes and not cards.sight.free_slots(kind):
        worth -= min(
            [cards.card(own) for own in cards.sight.own if cards.pack.type[own] == kind],
            default=99.0,
        )
    return worth


def best_proposal(view: View, seat: int) -> Proposal | None:
    """The trade that brings the own side most, of those that others should accept."""
    mine = Cards(Sight(view, seat), Texts())
    found: list[Proposal] = []
    for other in mine.sight.others:
        if mine.sight.at[other] != mine.sight.here or too_close(mine.sight, other):
            continue
        theirs = Cards(Sight(view, other), Texts())
        found += offers(mine, theirs, gives=True)
        found += offers(theirs, mine, gives=False)
    return max(found, default=None)


def too_close(sight: Sight, other: int) -> bool:
    """Whether a player is too near to victory to be helped."""
    return sight.target - sight.fame[other] <= CLOSE


def limited(taker: Cards, card: int) -> bool:
    """Whether a limit keeps a player from having a card."""
    armor = taker.pack.traits[card] & p.ARMOR
    return bool(armor) and any(taker.pack.traits[own] & p.ARMOR for own in taker.sight.own)


def offers(giver: Cards, taker: Cards, gives: bool) -> list[Proposal]:
    """Cards of one player that are worth more to the other, at a price halfway."""
    found = []
    for card in giver.sight.own:
        if giver.pack.type[card] not in KINDS or giver.pack.keep[card] or limited(taker, card):
            continue
        low, high = worth_of(giver, card, False), worth_of(taker, card, True)
        thousands = max(1, round((low + high) / 2 / giver.scale.money))
        thousands = min(thousands, taker.sight.credits // THOUSAND)
        gain, gets = thousands * giver.scale.money - low, high - thousands * taker.scale.money
        if thousands > 0 and min(gain, gets) >= LEAST:
            partner = taker.sight.seat if gives else giver.sight.seat
            name = giver.pack.names["card"][card]
            found.append(Proposal(gain if gives else gets, partner, name, gives, thousands))
    return found


def gain_by(view: View, seat: int, offer: dict[str, Any]) -> float:
    """What accepting an offer is worth to the one to whom it is made."""
    cards = Cards(Sight(view, seat), Texts())
    if too_close(cards.sight, offer["by"]):
        return -1.0
    number = cards.sight.number
    gets = sum(worth_of(cards, number("card", card), True) for card in offer["give"])
    gives = sum(worth_of(cards, number("card", card), False) for card in offer["ask"])
    debts = favors.traded(offer, seat)
    return float(gets - gives + debts + offer["credits"] / THOUSAND * cards.scale.money)
