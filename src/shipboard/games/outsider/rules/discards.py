"""OUT-8.1 to 8.3, 8.10: cards come to lie on the discard pile, and Dark ones cause Crises."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, VIEWERS, fade
from shipboard.kernel.chance import below

from ..numbers import DISCARDED, STREAM_HANDS
from ..pack import DARK, FIT_ANY, FIT_ID, FIT_NOT_DARK
from ..state import Outsider
from .crises import draw_crises
from .frames import in_order

# Where a discarded card lay, as events tell it.
FROM_PICKED: Final = 0
FROM_HAND: Final = 1
FROM_PLEDGED: Final = 2
FROM_SUPPLY: Final = 3


def fits(g: Outsider, design: int, fit: int) -> bool:
    """Whether a card is of the sort that a text asks for."""
    if fit == FIT_ANY:
        return True
    if fit >= FIT_ID:
        return design == fit - FIT_ID
    sort = g.cards.sort[design]
    return sort != DARK if fit == FIT_NOT_DARK else sort == fit


def fitting(g: Outsider, cards: list[int], fit: int) -> list[int]:
    """The designs of these cards that a text asks for, one for each card, ascending."""
    found = [card & DESIGN for card in cards if fit == FIT_ANY or fits(g, card & DESIGN, fit)]
    found.sort()
    return found


def put_on_discard(g: Outsider, seat: int, design: int, pile: int) -> int:
    """OUT-2.2: a player discards a card, shown to all; 1 if it is Dark."""
    g.discard.append(design)
    if g.telling:
        g.tell(DISCARDED, (seat, design, pile))
    return 1 if g.cards.sort[design] == DARK else 0


def discard_picked(g: Outsider, mask: int, origin: int) -> None:
    """OUT-8.2, 8.3, 6.8: the picked cards go all at once; then the Crises, player by player."""
    crises = []
    for seat in in_order(g, origin):
        if mask >> seat & 1:
            picked = g.picked[seat]
            dark = 0
            if picked:
                g.light += 1
            for design in picked:
                dark += put_on_discard(g, seat, design, FROM_PICKED)
            picked.clear()
            if dark:
                crises.append((draw_crises, seat, dark))
    g.then(*crises)


def discard_random(g: Outsider, losers: list[int], n: int, fit: int) -> None:
    """OUT-R45, 8.10: distinct cards with equal probability; the owner of the hand discards."""
    crises = []
    for seat in losers:
        hand = g.hand[seat]
        dark = 0
        left = min(n, len(fitting(g, hand, fit)))
        while left:
            left -= 1
            places = [at for at, card in enumerate(hand) if fits(g, card & DESIGN, fit)]
            card = hand.pop(places[below(g, STREAM_HANDS, len(places))])
            fade(g, hand, card, VIEWERS)
            dark += put_on_discard(g, seat, card & DESIGN, FROM_HAND)
        if dark:
            crises.append((draw_crises, seat, dark))
    g.then(*crises)
