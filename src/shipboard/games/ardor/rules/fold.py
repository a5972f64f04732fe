"""ARD-14.8: Spatial Fold, an anonymous heap of which the cards of one colour are played."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, designs, draw, loose, take, turn_up, within
from shipboard.kernel.chance import shuffle

from ..numbers import (
    ALLOWED,
    COMMITTED,
    DECK_COMMITTED,
    FOLD_CARD,
    FOLD_LOST,
    FOLD_NEXT,
    FOLD_OVER,
    FOLD_PLAYED,
    FOLDED,
    NOT_OF_THIS_FOLD,
    STREAM_HEAP,
)
from ..state import TO_HEAP, Ardor
from .frames import chooser, living
from .play import play


def gather(g: Ardor, from_deck: int, lose_random: int, play_colour: int) -> None:
    """ARD-14.8: the heap is built, shuffled, thinned out, turned up; one colour is played."""
    g.then(
        (ask_for_cards,),
        (deck_joins, from_deck),
        (turn_up_heap, lose_random),
        (play_next, len(g.unfolded), play_colour),
    )


def ask_for_cards(g: Ardor) -> None:
    """ARD-14.8, ARD-R44, R55: every living player with a hand card chooses one, all at once.

    A hand of one card leaves no choice, which everybody can see (ARD-R60).
    """
    asks = [(seat, FOLD_CARD, designs(g.hand[seat])) for seat in living(g) if len(g.hand[seat]) > 1]
    if asks:
        g.ask_all(asks, (contribute,))
    else:
        contribute(g, ())


def contribute(g: Ardor, answers: tuple[int, ...]) -> None:
    """ARD-14.8: the chosen cards go face down onto the heap."""
    given = 0
    for seat in living(g):
        hand = g.hand[seat]
        if len(hand) > 1:
            design = answers[given]
            given += 1
        elif hand:
            design = hand[0] & DESIGN
        else:
            continue
        take(g, hand, design, 1 << seat)
        g.heap.append(within(design, 1 << seat))
        if g.telling:
            g.tell(COMMITTED, (seat, TO_HEAP), 1 << seat, (design,))


def deck_joins(g: Ardor, n: int) -> None:
    """ARD-14.8: the top card of the Deck joins the heap."""
    for _ in range(min(n, len(g.deck))):
        g.heap.append(loose(draw(g, g.deck)))
        if g.telling:
            g.tell(DECK_COMMITTED, (TO_HEAP,))


def turn_up_heap(g: Ardor, lose_random: int) -> None:
    """ARD-14.8, ARD-R44, R58: a random card is lost unseen, the rest is turned face up."""
    heap = g.heap
    shuffle(g, STREAM_HEAP, heap)
    for _ in range(min(lose_random, len(heap))):
        g.discard.append(heap.pop() & DESIGN)
        if g.telling:
            g.tell(FOLD_LOST, ())
    while heap:
        design = turn_up(g, heap)
        g.unfolded.append(design)
        if g.telling:
            g.tell(FOLDED, (design,))


def play_next(g: Ardor, start: int, colour: int) -> None:
    """ARD-14.8, ARD-R44: cards of the colour one at a time; this Fold's lie from `start` on."""
    left = to_play(g, start, colour)
    if not left:
        if g.telling:
            g.tell(FOLD_OVER, (tuple(g.unfolded[start:]),))
        g.stage.extend(g.unfolded[start:])
        del g.unfolded[start:]
    elif len(left) == 1:
        play_folded(g, start, colour, left[0])
    else:
        g.ask(chooser(g, g.active), FOLD_NEXT, left, (play_folded, start, colour))


def to_play(g: Ardor, start: int, colour: int) -> list[int]:
    """ARD-14.8: the cards of this Fold that have the colour."""
    colours = g.cards.colour
    return designs([design for design in g.unfolded[start:] if colours[design] == colour])


def no_folded(g: Ardor, seat: int, option: int, start: int, colour: int) -> int:
    """ARD-14.8: one of the colour."""
    return ALLOWED if option in to_play(g, start, colour) else NOT_OF_THIS_FOLD


def play_folded(g: Ardor, start: int, colour: int, design: int) -> None:
    """ARD-R44: a full play, after which the next card is picked."""
    del g.unfolded[g.unfolded.index(design, start)]
    g.then((play_next, start, colour))
    if g.telling:
        g.tell(FOLD_PLAYED, (design,))
    play(g, design)
