"""Cards in zones, and who has seen which.

A zone is a list of ints, bottom first. An int is a card's design with two masks of viewers above
it: who knows that it lies at this place, and who knows only that it is somewhere in this zone.
Equal cards are of one design, so no number can betray where a card came from.

Above the masks stands the past of the place, whatever lies there: between which returns of cards to
a pile its card came back last, for all that everybody knows (kernel/returns.py). It belongs to
places, not to cards, changes by what all see alone, and is for imagination only.
"""

from __future__ import annotations

from typing import Final

from .state import State
from .zones import backs_of

DESIGN: Final = 0xFFF  # card & DESIGN is its design
PLACE: Final = 12  # viewers who know the card at its place
WITHIN: Final = 20  # viewers who know that it is in this zone
VIEWERS: Final = 0xFF
MARKS: Final = 0xFFFF  # both masks of viewers, from PLACE on
PUBLIC: Final = 0x80  # the viewer bit of everybody, spectators included; seats have the bits below

# The first few returns fit into thirty bits here, which Python reads and writes faster.
BEFORE: Final = 28  # the card has been here since before this return; 0: it may have come any time
SINCE: Final = 38  # it came back with this return or a later one; 0: or never
RETURNS: Final = 0x3FF
LAST: Final = 10  # in `State.returned`, by design: the earliest return, and above it the latest
PAST: Final = RETURNS << SINCE | RETURNS << BEFORE  # card & PAST is what all know of its place


def viewer_mask(seat: int | None) -> int:
    """The marks that tell this viewer something: a seat's own and everybody's, or a spectator's."""
    return PUBLIC if seat is None else 1 << seat | PUBLIC


def designs(cards: list[int]) -> list[int]:
    """The different designs among these cards, ascending."""
    found: list[int] = []
    for card in cards:
        design = card & DESIGN
        at = len(found)
        while at > 0 and found[at - 1] > design:
            at -= 1
        if at == 0 or found[at - 1] != design:
            found.insert(at, design)
    return found


def count_design(cards: list[int], design: int) -> int:
    """How many of these cards are of this design."""
    found = 0
    for card in cards:
        if card & DESIGN == design:
            found += 1
    return found


def placed(card: int, viewers: int) -> int:
    """The card, or one of this design, with the mark that these viewers have seen where it lies."""
    return card & (DESIGN | PAST) | viewers << PLACE


def within(card: int, viewers: int) -> int:
    """The card, or one of this design, with the mark that these viewers know it is in its zone."""
    return card & (DESIGN | PAST) | viewers << WITHIN


def loose(card: int) -> int:
    """The card as it enters a zone without order: a known place becomes a known presence."""
    if card <= DESIGN:
        return card
    return card & (DESIGN | PAST) | ((card >> PLACE | card >> WITHIN) & VIEWERS) << WITHIN


def draw(g: State, pile: list[int]) -> int:
    """Take the top card. Only who knew it at its place knows which card has left."""
    card = pile.pop()
    g.light += 1
    if g.unplaced:
        miss(g, pile, card, card >> PLACE & VIEWERS)
    if not card >> PLACE & MARKS:
        return card
    return loose(card & ~(VIEWERS << WITHIN))


def turn_up(g: State, pile: list[int]) -> int:
    """Take the top card face up: everybody sees its design, which is returned."""
    card = pile.pop()
    g.light += 1
    uncount(pile, card)
    return card & DESIGN


def take(g: State, cards: list[int], design: int, watchers: int) -> int:
    """Take a card of this design out of a zone without order; the watchers see which one leaves.

    Everybody else no longer knows what the zone still holds.
    """
    at = -1
    first = cards[0]
    known = unlike = 0
    for i, card in enumerate(cards):
        if at < 0 and card & DESIGN == design:
            at = i
        else:
            known |= card
        unlike |= card ^ first
    card = cards.pop(at)
    if known >> WITHIN & VIEWERS or unlike & PAST:
        fade(g, cards, card, watchers)
    return design


def spot(cards: list[int], seen: list[int], seat: int) -> None:
    """A seat has seen cards of these designs in a zone without order: of so many it knows at least.

    Equal cards cannot be told apart, so those known before may be the same ones.
    """
    for design in designs(seen):
        unknown = count_design(seen, design)
        for card in cards:
            if card & DESIGN == design and card >> WITHIN & viewer_mask(seat):
                unknown -= 1
        for i, card in enumerate(cards):
            if unknown > 0 and card & DESIGN == design and not card >> WITHIN & viewer_mask(seat):
                cards[i] = card | 1 << seat << WITHIN
                unknown -= 1


def forget(g: State, cards: list[int], keep: int) -> None:
    """Nobody but the viewers in `keep` knows these cards any longer, nor which may leave unseen."""
    known = 0
    for i, card in enumerate(cards):
        if card > DESIGN:
            known |= card
            cards[i] = (
                card & (DESIGN | PAST)
                | _kept(card >> PLACE & VIEWERS, keep) << PLACE
                | _kept(card >> WITHIN & VIEWERS, keep) << WITHIN
            )
    if known & PAST:
        blend(g, cards)


def lift(g: State, cards: list[int]) -> None:
    """The order is lost: who knew a place knows only that the card is in there."""
    known = unlike = 0
    for card in cards:
        known |= card
        unlike |= card ^ cards[0]
    if known >> PLACE & VIEWERS:
        g.unplaced = True
        for i, card in enumerate(cards):
            if card >> PLACE & VIEWERS:
                cards[i] = loose(card)
    if unlike & PAST:
        blend(g, cards)


def _kept(marks: int, keep: int) -> int:
    if keep & PUBLIC:
        return marks
    return keep if marks & PUBLIC else marks & keep


def fade(g: State, cards: list[int], gone: int, watchers: int) -> None:
    """This card has left a zone without order, and only the watchers saw which one."""
    known = unlike = 0
    for card in cards:
        known |= card
        unlike |= card ^ gone
    if known >> WITHIN & VIEWERS:
        miss(g, cards, gone, watchers)
    if unlike & PAST:
        vacate(g, cards, gone, watchers & PUBLIC != 0)


def miss(g: State, cards: list[int], gone: int, watchers: int) -> None:
    """A card has left: drop the knowledge of presence that is uncertain now.

    Who did not see which card left, but only its back, knows nothing any longer of those with the
    same back; who did knows of one of that design less, and equal cards cannot be told apart.
    """
    if not watchers & PUBLIC:
        backs = backs_of(g, cards)
        for i, card in enumerate(cards):
            marks = card >> WITHIN & VIEWERS
            if marks and (not backs or backs[card & DESIGN] == backs[gone & DESIGN]):
                cards[i] = card & ~(VIEWERS << WITHIN) | _kept(marks, watchers) << WITHIN
    if watchers:
        uncount(cards, gone)


def uncount(cards: list[int], gone: int) -> None:
    """Of a design whose card has left everybody knows one less, unless they knew that very card."""
    design = gone & DESIGN
    equal = [
        i for i, card in enumerate(cards) if card & DESIGN == design and card >> WITHIN & VIEWERS
    ]
    if not equal:
        return
    knew = gone >> PLACE | gone >> WITHIN
    left: list[int] = []  # how many each viewer knows of now
    for bit in range(8):
        viewer = 1 << bit | PUBLIC
        known = 0 if knew & viewer else -1
        for i in equal:
            if cards[i] >> WITHIN & viewer and not cards[i] >> PLACE & viewer:
                known += 1
        left.append(known)
    for i in equal:
        marks = 0
        for bit in range(7, -1, -1):  # everybody first: what all know needs no other mark
            if left[bit] > 0 and not cards[i] >> PLACE & (1 << bit | PUBLIC):
                left[bit] -= 1
                if not marks & PUBLIC:
                    marks |= 1 << bit
        cards[i] = cards[i] & ~(VIEWERS << WITHIN) | marks << WITHIN


# What all know of places.


def admits(past: int, since: int, last: int) -> bool:
    """Whether a card that came back last with one of these returns may lie at such a place."""
    before = past >> BEFORE & RETURNS
    return past >> SINCE & RETURNS <= last and (before == 0 or since < before)


def either(one: int, two: int) -> int:
    """What is known of a place that may be the one or the other."""
    since = min(one >> SINCE & RETURNS, two >> SINCE & RETURNS)
    before = max(one >> BEFORE & RETURNS, two >> BEFORE & RETURNS)
    if not one >> BEFORE & RETURNS or not two >> BEFORE & RETURNS:
        before = 0
    return since << SINCE | before << BEFORE


def both(one: int, two: int) -> int:
    """What is known of a place that is the one and the other."""
    since = max(one >> SINCE & RETURNS, two >> SINCE & RETURNS)
    before = min(one >> BEFORE & RETURNS, two >> BEFORE & RETURNS)
    if not before:
        before = (one | two) >> BEFORE & RETURNS
    return since << SINCE | before << BEFORE


def blend(g: State, cards: list[int]) -> None:
    """The order is lost, so of all these places that look alike the same is known."""
    backs = backs_of(g, cards)
    pasts: dict[str, int] = {}
    for card in cards:
        back = backs[card & DESIGN] if backs else ""
        pasts[back] = either(pasts.get(back, card), card)
    for i, card in enumerate(cards):
        cards[i] = card & ~PAST | pasts[backs[card & DESIGN] if backs else ""]


def came_back(g: State, design: int) -> tuple[int, int]:
    """With which return at the earliest, and at the latest, hidden cards of a design came back."""
    if design + 1 >= len(g.returned):
        return 0, 0
    both = g.returned[design + 1]
    return both & RETURNS, both >> LAST


def vacate(g: State, cards: list[int], gone: int, seen: bool) -> None:
    """A place in a zone without order is empty: which one follows from what all have seen.

    Of places that all could have held the card the one counts as empty of which most is known, if
    that is true of the others as well; if not, the same is known of all of them from now on.
    """
    since, last = came_back(g, gone & DESIGN) if seen else (0, RETURNS)
    backs = backs_of(g, cards)
    able: list[int] = []
    most = least = gone & PAST
    for i, card in enumerate(cards):
        past = card & PAST
        if admits(past, since, last) and (
            not backs or backs[card & DESIGN] == backs[gone & DESIGN]
        ):
            able.append(i)
            if past != most:
                most = both(most, past)
            if past != least:
                least = either(least, past)
    if most == gone & PAST:
        return
    for i in able:
        if cards[i] & PAST == most:
            cards[i] = cards[i] & ~PAST | gone & PAST
            return
    for i in able:
        cards[i] = cards[i] & ~PAST | least
