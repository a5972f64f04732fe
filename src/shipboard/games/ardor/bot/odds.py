"""Odds of cards: what a hand gives away, and how likely it is that a pile shows what it showed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import mul

from .cards import COLOUR, DESIGNS, LADDER, PLACES

HAND_REDS = 1.35  # blue cards leave a hand first, so what stays is redder than the Deck
UNKNOWN_CARD = 0.02  # an owner's own card, from anybody

Odds = tuple[float, ...]


@cache
def deck_odds(extra: bool) -> Odds:
    """How likely each design is to come off the Deck."""
    counts = [base + (more if extra else 0) for _, _, base, more in LADDER]
    return tuple(count / sum(counts) for count in counts)


@cache
def gift_odds(hand: int, extra: bool, best: bool) -> Odds:
    """How likely each design is to be the best, or the worst, of so many hand cards."""
    held = [
        odds * (HAND_REDS if colour == "red" else 1.0)
        for odds, (_, colour, _, _) in zip(deck_odds(extra), LADDER, strict=True)
    ]
    order = range(DESIGNS) if best else range(DESIGNS - 1, -1, -1)
    left = 1.0
    odds = [0.0] * DESIGNS
    for place in order:
        less = max(0.0, left - held[place] / sum(held))
        odds[place] = left**hand - less**hand
        left = less
    return tuple(odds)


_REDS = tuple(place for place, name in enumerate(PLACES) if COLOUR[name] == "red")


@cache
def certain(card: str) -> Odds:
    """This card and no other."""
    place = PLACES.get(card, -1)
    return tuple(float(place == other) for other in range(DESIGNS))


@cache
def red_gift_odds(hand: int, extra: bool, bold: float) -> Odds:
    """What a red player gives who gives its worst card so often, and else its best."""
    return mix(gift_odds(hand, extra, True), gift_odds(hand, extra, False), bold)


def mix(a: Odds, b: Odds, share: float) -> Odds:
    """One set of odds, with a share of another."""
    rest = 1 - share
    return tuple([x * rest + y * share for x, y in zip(a, b, strict=True)])


def redness(odds: Odds) -> float:
    """How likely the card is red."""
    return sum(odds[place] for place in _REDS)


def _columns(odds: Sequence[Odds], shown: Sequence[int]) -> list[list[float]]:
    return [[each[place] if place >= 0 else UNKNOWN_CARD for each in odds] for place in shown]


def likelihood(odds: Sequence[Odds], shown: Sequence[int]) -> float:
    """The chance that different givers of the pile gave just these cards, in any assignment."""
    columns = _columns(odds, shown)
    if len(columns) == 2:
        return _pairs(*columns)
    if len(columns) == 3:
        return _triples(*columns)
    return sum(columns[0]) if len(columns) == 1 else 1.0


def _pairs(p: list[float], q: list[float]) -> float:
    return sum(p) * sum(q) - float(sum(map(mul, p, q)))


def _triples(p: list[float], q: list[float], r: list[float]) -> float:
    pq = list(map(mul, p, q))
    pr = sum(map(mul, p, r))
    qr = sum(map(mul, q, r))
    a, b, c = sum(p), sum(q), sum(r)
    triple = sum(map(mul, pq, r))
    return float(a * b * c - a * qr - b * pr - c * sum(pq) + 2 * triple)


def carry_over(odds: list[Odds], shown: Sequence[int]) -> Odds:
    """What the card left over in the pile may be: whoever's card was not turned up."""
    weights = [
        max(0.0, likelihood(odds[:giver] + odds[giver + 1 :], shown)) for giver in range(len(odds))
    ]
    whole = sum(weights)
    if whole <= 0:
        return odds[0]
    shares = [weight / whole for weight in weights]
    return tuple([sum(map(mul, shares, each)) for each in zip(*odds, strict=True)])


def count_odds(chances: Sequence[float], reds: int, shown: int) -> float:
    """The chance of so many red cards among those shown, the rest of the heap being lost."""
    counts = [1.0]
    for chance in chances:
        longer = [count * (1 - chance) for count in counts] + [0.0]
        for n, count in enumerate(counts):
            longer[n + 1] += count * chance
        counts = longer
    whole = len(chances)
    if shown >= whole or not whole:
        return counts[reds] if reds < len(counts) else 0.0
    lost_blue = counts[reds] * (whole - reds) / whole
    lost_red = counts[reds + 1] * (reds + 1) / whole if reds + 1 < len(counts) else 0.0
    return lost_blue + lost_red
