"""Cards that all have seen go back into a pile: where they can be from then on, and where not.

Whoever gets no card after a return cannot hold one that came back with it. `State.returned` counts
the returns and says of each kind with which ones, the earliest and the latest, its hidden cards can
have come back: with an earlier one too if not all of them came now. What is known of a place is
between which returns its card came back last (kernel/cards.py). A card may lie wherever the returns
of its kind and of the place overlap. All this follows from what all have seen.

Pools whose cards come back must number their kinds apart.
"""

from __future__ import annotations

from .cards import BEFORE, KIND, LAST, RETURNS, SINCE
from .chance import shuffle
from .state import State
from .zones import ALL, ZONES, piles_of, pool_of


def give_back(g: State, stream: int, pile: list[int], cards: list[int]) -> None:
    """Shuffle cards that all have seen into a pile."""
    come_back(g, pile, cards)
    pile.extend(cards)
    cards.clear()
    shuffle(g, stream, pile)


def come_back(g: State, pile: list[int], cards: list[int]) -> None:
    """Note that these cards, which all have seen, are about to be shuffled into a pile.

    Where nothing else is hidden there is nothing to tell apart.
    """
    others = hidden_with(g, pile)
    number = g.returned[0] + 1 if g.returned else 1
    if not any(others) or not cards or number > RETURNS:
        return
    elsewhere = {card & KIND for hidden in [*others, pile] for card in hidden}
    most = max([card & KIND for card in cards])
    g.returned.extend([0] * (most + 2 - len(g.returned)))
    g.returned[0] = number
    for card in cards:
        kind = card & KIND
        earliest = g.returned[kind + 1] & RETURNS if kind in elsewhere else number
        g.returned[kind + 1] = earliest | number << LAST
    for hidden in others:
        for i, card in enumerate(hidden):
            if not card >> BEFORE & RETURNS:
                hidden[i] = card | number << BEFORE
    for i, card in enumerate(cards):
        cards[i] = card | number << SINCE


def hidden_with(g: State, pile: list[int]) -> list[list[int]]:
    """The other piles of the same pool that not everybody sees."""
    pool = pool_of(g, pile)
    return [
        each
        for zone in ZONES.get(type(g), ())
        if zone.pool == pool and zone.sees != ALL
        for each in piles_of(g, zone)
        if each is not pile
    ]
