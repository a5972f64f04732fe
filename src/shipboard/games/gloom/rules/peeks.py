"""A look at the top of the deck (files of owners): some cards are kept, the rest goes under it."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, count_design, designs, draw, loose, placed
from shipboard.kernel.chance import shuffle

from ..numbers import ALLOWED, CHOOSE_PEEKED, KEPT, NOT_LOOKED_AT, PEEKED, PUT_UNDER, STREAM_PEEK
from ..state import Gloom
from .frames import seats_of
from .hands import reshuffle


def peek(g: Gloom, party: int, n: int, keep: int) -> None:
    """GLM-R35, R62: each player concerned looks, one after the other."""
    g.then(*[(peek_at_deck, seat, n, keep) for seat in seats_of(g, g.frame, party)])


def peek_at_deck(g: Gloom, seat: int, n: int, keep: int) -> None:
    """GLM-R62: an empty deck is refilled first; fewer cards are seen if there are fewer."""
    if not g.deck and g.discard:
        reshuffle(g)
    for _i in range(min(n, len(g.deck))):
        g.peeked.append(placed(draw(g, g.deck), 1 << seat))
    if g.telling:
        g.tell(PEEKED, (seat, len(g.peeked)))
    g.then((keep_some, seat, keep))


def keep_some(g: Gloom, seat: int, keep: int) -> None:
    """GLM-R76: one card at a time, until enough are taken."""
    if len(g.peeked) <= keep:
        while g.peeked:
            keep_card(g, seat, g.peeked[0] & DESIGN)
    elif keep > 0:
        g.ask(seat, CHOOSE_PEEKED, designs(g.peeked), (kept, seat, keep))
    else:
        put_under(g)


def no_peeked(g: Gloom, seat: int, option: int, viewer: int, keep: int) -> int:
    """GLM-R62: one of the cards looked at."""
    return ALLOWED if count_design(g.peeked, option) else NOT_LOOKED_AT


def kept(g: Gloom, seat: int, keep: int, design: int) -> None:
    """A card is taken into the hand."""
    keep_card(g, seat, design)
    g.then((keep_some, seat, keep - 1))


def keep_card(g: Gloom, seat: int, design: int) -> None:
    """Only the one who peeked knows which card."""
    for i in range(len(g.peeked)):
        if g.peeked[i] & DESIGN == design:
            g.hand[seat].append(loose(g.peeked.pop(i)))
            break
    if g.telling:
        g.tell(KEPT, (seat,), 1 << seat, (design,))


def put_under(g: Gloom) -> None:
    """The rest goes under the deck in random order."""
    if g.telling:
        g.tell(PUT_UNDER, (len(g.peeked),))
    shuffle(g, STREAM_PEEK, g.peeked)
    g.deck[:0] = g.peeked
    g.peeked.clear()
