"""Cards that all have seen go back into a pile: where they can be from then on, and where not.

Whoever gets no card after a return cannot hold one that came back with it. `State.returned` counts
the returns and says of each design with which ones, the earliest and the latest, its hidden cards
can have come back: with an earlier one too if not all of them came now. What is known of a place is
between which returns its card came back last (kernel/cards.py). A card may lie wherever the returns
of its design and of the place overlap. All this follows from what all have seen.

Pools whose cards come back must number their designs apart.
"""

from __future__ import annotations

from .cards import BEFORE, DESIGN, LAST, RETURNS, SINCE
from .chance import shuffle
from .state import State
from .zones import ALL, ZONES, backs_of, piles_of, pool_of


def give_back(g: State, stream: int, pile: list[int], cards: list[int]) -> None:
    """Shuffle cards that all have seen into a pile."""
    past = come_back(g, pile, cards)
    pile.extend(cards)
    cards.clear()
    shuffle(g, stream, pile)
    if past:
        for i, card in enumerate(pile):
            pile[i] = card | past


def lay_under(g: State, pile: list[int], card: int) -> None:
    """A card that all have seen goes face down under a pile."""
    pile.insert(0, card | come_back(g, pile, [card]))


def come_back(g: State, pile: list[int], cards: list[int]) -> int:
    """Note that these cards, which all have seen, are about to come into a pile.

    What is known of its places afterwards is returned. Where nothing else of their backs is hidden
    there is nothing to tell apart.
    """
    backs = backs_of(g, pile)
    back = {backs[card & DESIGN] for card in cards} if backs else set()
    others = hidden_with(g, pile, backs, back)
    if not others or not cards:
        return 0
    if not g.returned:
        g.returned = [0] * (max([len(names) for names in g.pack.names.values()]) + 1)
    returned = g.returned
    number = returned[0] + 1
    if number > RETURNS:
        return 0
    earlier = returned[:]
    returned[0] = number
    now = number << LAST | number
    for card in cards:
        returned[(card & DESIGN) + 1] = now
    before = number << BEFORE
    for hidden in others:
        for i, card in enumerate(hidden):
            _stay(returned, earlier, now, card)
            if not card >> BEFORE & RETURNS and (not backs or backs[card & DESIGN] in back):
                hidden[i] = card | before
    since = number
    for card in pile:
        _stay(returned, earlier, now, card)
        since = min(since, card >> SINCE & RETURNS)
    return since << SINCE


def _stay(returned: list[int], earlier: list[int], now: int, card: int) -> None:
    """Of this design a card was hidden before: not all of its hidden cards have come back now."""
    at = (card & DESIGN) + 1
    if returned[at] == now:
        returned[at] = now & ~RETURNS | earlier[at] & RETURNS


def hidden_with(
    g: State, pile: list[int], backs: tuple[str, ...], back: set[str]
) -> list[list[int]]:
    """The other piles of the same pool with cards of these backs that not everybody sees."""
    pool = pool_of(g, pile)
    return [
        each
        for zone in ZONES.get(type(g), ())
        if zone.pool == pool and zone.sees != ALL
        for each in piles_of(g, zone)
        if each and each is not pile and (not backs or _any_of(each, backs, back))
    ]


def _any_of(pile: list[int], backs: tuple[str, ...], back: set[str]) -> bool:
    """Whether a card of these backs lies in a pile."""
    for card in pile:
        if backs[card & DESIGN] in back:
            return True
    return False
