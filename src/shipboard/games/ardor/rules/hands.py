"""Hand cards: drawing them and losing them face down."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, designs, draw, placed

from ..numbers import ALLOWED, DISCARDED, DREW, NOT_HELD
from ..state import Ardor


def draw_card(g: Ardor, seat: int) -> None:
    """ARD-4.1: the top card of the Deck goes to a hand; only its player sees it."""
    card = draw(g, g.deck)
    g.hand[seat].append(card)
    if g.telling:
        g.tell(DREW, (seat,), 1 << seat, (card & DESIGN,))


def no_own_card(g: Ardor, seat: int, option: int, *args: object) -> int:
    """Whatever is asked of a hand: one of its cards."""
    return ALLOWED if option in designs(g.hand[seat]) else NOT_HELD


def lose_card(g: Ardor, seat: int, design: int) -> None:
    """ARD-5.15, ARD-R48: a hand card goes to the Discard Pile face down; its player knows it."""
    g.discard.append(placed(design, 1 << seat))
    if g.telling:
        g.tell(DISCARDED, (seat,), 1 << seat, (design,))
