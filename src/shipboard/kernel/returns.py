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


def lay_under(
    g: State, pile: list[int], card: int, elsewhere: list[list[int]] | None = None
) -> None:
    """A card that all have seen goes face down under a pile.

    Whoever knows where else cards of its back can lie hidden need not let all piles be searched.
    """
    pile.insert(0, card | come_back(g, pile, [card], elsewhere))


def come_back(
    g: State, pile: list[int], cards: list[int], elsewhere: list[list[int]] | None = None
) -> int:
    """Note that these cards, which all have seen, are about to come into a pile.

    What is known of its places afterwards is returned. Where nothing else of their backs is hidden
    there is nothing to tell apart.
    """
    backs = backs_of(g, pile)
    back = {backs[card & DESIGN] for card in cards} if backs else set()
    piles = hidden_piles(g, pile) if elsewhere is None else elsewhere
    others = [each for each in piles if each and (not backs or _any_of(each, backs, back))]
    if not others or not cards:
        return 0
    if not g.returned:
        g.returned = [0] * (max([len(names) for names in g.pack.names.values()]) + 1)
    returned = g.returned
    number = returned[0] + 1
    if number > RETURNS:
        return 0
    returned[0] = number
    now = number << LAST | number
    earlier = {}
    for card in cards:
        at = (card & DESIGN) + 1
        if at not in earlier:
            earlier[at] = returned[at]
            returned[at] = now
    before = number << BEFORE
    for hidden in others:
        for i, card in enumerate(hidden):
            if returned[(card & DESIGN) + 1] == now:
                _stay(returned, earlier, card)
            if not card >> BEFORE & RETURNS and (not backs or backs[card & DESIGN] in back):
                hidden[i] = card | before
    since = number
    for card in pile:
        if returned[(card & DESIGN) + 1] == now:
            _stay(returned, earlier, card)
        if card >> SINCE & RETURNS < since:
            since = card >> SINCE & RETURNS
    return since << SINCE


def _stay(returned: list[int], earlier: dict[int, int], card: int) -> None:
    """Of this design a card was hidden before: not all of its hidden cards have come back now."""
    at = (card & DESIGN) + 1
    returned[at] = returned[at] & ~RETURNS | earlier[at] & RETURNS


def hidden_piles(g: State, pile: list[int]) -> list[list[int]]:
    """The other piles of the same pool that not everybody sees."""
    pool = pool_of(g, pile)
    return [
        each
        for zone in ZONES.get(type(g), ())
        if zone.pool == pool and zone.sees != ALL
        for each in piles_of(g, zone)
        if each is not pile
    ]


def _any_of(pile: list[int], backs: tuple[str, ...], back: set[str]) -> bool:
    """Whether a card of these backs lies in a pile."""
    for card in pile:
        if backs[card & DESIGN] in back:
            return True
    return False
