"""Whether worlds are imagined evenly: all deals that are possible are counted, on the toy game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import cast

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.imagine import imagine
from shipboard.kernel.match import Match
from shipboard.kernel.returns import give_back

from .toy import DECK, GAME, Cargo

Deal = tuple[tuple[int, ...], ...]
WORLDS = 6000


def bare() -> Cargo:
    """Three players at the beginning, without cards and questions; there are ten designs."""
    state = cast(Cargo, Match(GAME, 3, {}, 1).state)
    state.pack.names["card"] = tuple("abcdefghij")
    state.open.clear()
    state.asked.clear()
    state.given.clear()
    for pile in (state.deck, state.discard, *state.hand, *state.chest):
        pile.clear()
    return state


def piles_of(g: Cargo) -> list[list[int]]:
    return [g.hand[1], g.hand[2], g.deck]


def deal_of(g: Cargo) -> Deal:
    """What lies where that seat 0 does not see; places in hands and deck are nobody's business."""
    return tuple(tuple(sorted(card & DESIGN for card in pile)) for pile in piles_of(g))


def deals(g: Cargo, possible: Callable[[Deal], bool]) -> Counter[Deal]:
    """All deals that are possible by the story told, and in how many ways each comes about.

    The story speaks of places: in hands the oldest cards come first.
    """
    sizes = [len(pile) for pile in piles_of(g)]
    cards = [card & DESIGN for pile in piles_of(g) for card in pile]
    found: Counter[Deal] = Counter()
    for dealt in permutations(cards):
        piles: list[tuple[int, ...]] = []
        for size in sizes:
            at = sum(map(len, piles))
            piles.append(dealt[at : at + size])
        if possible(tuple(piles)):
            found[tuple(tuple(sorted(pile)) for pile in piles)] += 1
    return found


def even(g: Cargo, possible: Callable[[Deal], bool]) -> None:
    """Just the possible deals are imagined, each as often as it should be."""
    expected = deals(g, possible)
    rng = random.Random(1)
    found = Counter(deal_of(cast(Cargo, imagine(GAME, g, 0, rng))) for _ in range(WORLDS))
    assert set(found) == set(expected)
    for deal, ways in expected.items():
        share = WORLDS * ways / expected.total()
        assert share > 60, "too few worlds to tell"
        assert abs(found[deal] - share) < 5 * share**0.5, (deal, found[deal], share)


def give(g: Cargo, *designs: int) -> None:
    """These cards lie open and are shuffled into the deck."""
    g.discard.extend(designs)
    give_back(g, DECK, g.deck, g.discard)
