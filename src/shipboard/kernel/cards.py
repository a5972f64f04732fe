"""Cards in zones, and who has seen which.

A zone is a list of ints, bottom first. An int is a card's kind with two masks of viewers above it:
who knows that it lies at this place, and who knows only that it is somewhere in this zone. Equal
cards have equal numbers, so no number can betray where a card came from.
"""

from __future__ import annotations

from typing import Final

from .state import State

KIND: Final = 0xFFF  # card & KIND is its kind
PLACE: Final = 12  # viewers who know the card at its place
WITHIN: Final = 20  # viewers who know that it is in this zone
VIEWERS: Final = 0xFF
PUBLIC: Final = 0x80  # the viewer bit of everybody, spectators included; seats have the bits below


def viewer_mask(seat: int | None) -> int:
    """The marks that tell this viewer something: a seat's own and everybody's, or a spectator's."""
    return PUBLIC if seat is None else 1 << seat | PUBLIC


def kinds(cards: list[int]) -> list[int]:
    """The different kinds among these cards, ascending."""
    found: list[int] = []
    for card in cards:
        kind = card & KIND
        if kind not in found:
            found.append(kind)
    found.sort()
    return found


def count_kind(cards: list[int], kind: int) -> int:
    """How many of these cards are of this kind."""
    found = 0
    for card in cards:
        if card & KIND == kind:
            found += 1
    return found


def placed(kind: int, viewers: int) -> int:
    """A card of this kind that these viewers have seen where it lies."""
    return kind | viewers << PLACE


def within(kind: int, viewers: int) -> int:
    """A card of this kind that these viewers know to be in its zone."""
    return kind | viewers << WITHIN


def loose(card: int) -> int:
    """The card as it enters a zone without order: a known place becomes a known presence."""
    if card <= KIND:
        return card
    return card & KIND | ((card >> PLACE | card >> WITHIN) & VIEWERS) << WITHIN


def draw(g: State, pile: list[int]) -> int:
    """Take the top card. Only who knew it at its place knows which card has left."""
    card = pile.pop()
    g.light += 1
    if g.unplaced:
        fade(pile, card & KIND, card >> PLACE & VIEWERS)
    if card <= KIND:
        return card
    return loose(card & ~(VIEWERS << WITHIN))


def turn_up(g: State, pile: list[int]) -> int:
    """Take the top card face up: everybody sees its kind, which is returned."""
    kind = pile.pop() & KIND
    g.light += 1
    for i, card in enumerate(pile):
        if card > KIND and card & KIND == kind:
            pile[i] = kind
    return kind


def take(cards: list[int], kind: int, watchers: int) -> int:
    """Take a card of this kind out of a zone; only the watchers see which one leaves.

    Everybody else no longer knows what the zone still holds.
    """
    marked = False
    at = -1
    for i, card in enumerate(cards):
        if at < 0 and card & KIND == kind:
            at = i
        elif card > KIND:
            marked = True
    del cards[at]
    if marked:
        fade(cards, kind, watchers)
    return kind


def forget(cards: list[int], keep: int) -> None:
    """Nobody but the viewers in `keep` knows these cards any longer."""
    for i, card in enumerate(cards):
        if card > KIND:
            cards[i] = (
                card & KIND
                | _kept(card >> PLACE & VIEWERS, keep) << PLACE
                | _kept(card >> WITHIN & VIEWERS, keep) << WITHIN
            )


def lift(g: State, cards: list[int]) -> None:
    """The order is lost: who knew a place knows only that the card is in there."""
    for i, card in enumerate(cards):
        if card > KIND:
            if card >> PLACE & VIEWERS:
                g.unplaced = True
            cards[i] = loose(card)


def _kept(marks: int, keep: int) -> int:
    if keep & PUBLIC:
        return marks
    return keep if marks & PUBLIC else marks & keep


def fade(cards: list[int], kind: int, watchers: int) -> None:
    """A card of this kind has left: drop the knowledge of presence that is uncertain now.

    Who did not see which card left knows nothing any longer; who did knows of one of that kind
    less, and equal cards cannot be told apart.
    """
    for i, card in enumerate(cards):
        marks = card >> WITHIN & VIEWERS
        if marks:
            marks = 0 if card & KIND == kind else _kept(marks, watchers)
            cards[i] = card & ~(VIEWERS << WITHIN) | marks << WITHIN
