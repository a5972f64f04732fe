"""Cards from hand to hand: giving, passing, looking, swapping. Only those concerned see which."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, PUBLIC, count_design, designs, fade, loose, take, within
from shipboard.kernel.chance import below

from ..numbers import (
    ALLOWED,
    GAVE,
    GIVE_CARD,
    HANDS_SWAPPED,
    LAID_ASIDE,
    LATER_PASSED,
    LOOKED,
    NOT_HELD,
    PASS_CARDS,
    SAW,
    STREAM_HANDS,
    TOO_FEW_AFTER,
)
from ..pack import Call
from ..state import Gloom
from .frames import seats_of
from .stacks import amount

# Where a card lay that is given, as events tell it.
FROM_HAND: Final = 0
LAID_APART: Final = 1


def give(g: Gloom, from_: int, to: int, n: Call, at_random: bool) -> None:
    """GLM-R35: n cards to each receiver, one receiver after the other."""
    number = amount(g, g.frame, n)
    step = give_at_random if at_random else give_some
    g.then(
        *[
            (step, giver, receiver, number)
            for giver in seats_of(g, g.frame, from_)
            for receiver in seats_of(g, g.frame, to)
            if giver != receiver
        ]
    )


def give_some(g: Gloom, giver: int, receiver: int, n: int) -> None:
    """GLM-R32, R76: cards of the giver's choice; a hand that goes as a whole is not asked for."""
    hand = g.hand[giver]
    if len(hand) <= n:
        # By design: the order in which a hand was drawn is nobody's business.
        for design in sorted([card & DESIGN for card in hand]):
            give_card(g, giver, receiver, design)
    elif n > 0:
        g.ask(giver, GIVE_CARD, designs(hand), (given_one, giver, receiver, n))


def given_one(g: Gloom, giver: int, receiver: int, n: int, design: int) -> None:
    """The chosen card goes over."""
    give_card(g, giver, receiver, design)
    if n > 1:
        g.then((give_some, giver, receiver, n - 1))


def give_card(g: Gloom, giver: int, receiver: int, design: int) -> None:
    """Giver and receiver see the card; the others know only that one has gone over."""
    both = 1 << giver | 1 << receiver
    take(g, g.hand[giver], design, both)
    g.hand[receiver].append(within(design, 1 << giver))
    g.light += 1
    if g.telling:
        g.tell(GAVE, (giver, receiver, FROM_HAND), both, (design,))


def give_at_random(g: Gloom, giver: int, receiver: int, n: int) -> None:
    """The receiver takes cards by chance."""
    hand = g.hand[giver]
    both = 1 << giver | 1 << receiver
    for _i in range(min(n, len(hand))):
        card = hand.pop(below(g, STREAM_HANDS, len(hand)))
        fade(g, hand, card, both)
        design = card & DESIGN
        g.hand[receiver].append(within(design, 1 << giver))
        if g.telling:
            g.tell(GAVE, (giver, receiver, FROM_HAND), both, (design,))


def pass_cards(g: Gloom, n: int, to_the_left: bool) -> None:
    """All players pass cards at once: n rounds of choosing, then all cards move."""
    g.then(*[(choose_to_pass, n, i) for i in range(n)], (move_passed, to_the_left))


def choose_to_pass(g: Gloom, n: int, done: int) -> None:
    """GLM-R76: everybody with more than n cards chooses, blind; a smaller hand goes as a whole.

    A hand's cards are picked in ascending order, so that a choice exists once.
    """
    asks = [(seat, PASS_CARDS, can_be_passed(g, seat, n - done)) for seat in choosers(g, n)]
    if asks:
        g.ask_all(asks, (chosen_to_pass, n))


def choosers(g: Gloom, n: int) -> list[int]:
    """The players who had more cards than they must pass."""
    return [seat for seat in range(g.players) if g.passing[seat] or len(g.hand[seat]) > n]


def can_be_passed(g: Gloom, seat: int, left: int) -> list[int]:
    """The designs that can be picked now, with `left` cards to go."""
    held = designs(g.hand[seat])
    options = [design for design in held if not out_of_order(g, seat, design, left)]
    # In an imagined world the card picked first may be any: then everything may follow.
    return options if options else held


def out_of_order(g: Gloom, seat: int, design: int, left: int) -> int:
    """GLM-R76: not below the last one picked, and with enough cards from there upwards."""
    if g.passing[seat] and design < g.passing[seat][-1] & DESIGN:
        return LATER_PASSED
    for card in g.hand[seat]:
        if card & DESIGN >= design:
            left -= 1
    return ALLOWED if left <= 0 else TOO_FEW_AFTER


def no_pass(g: Gloom, seat: int, option: int, n: int, done: int) -> int:
    """GLM-R76: a card of one's own hand, in order."""
    if not count_design(g.hand[seat], option):
        return NOT_HELD
    if option in can_be_passed(g, seat, n - done):
        return ALLOWED
    return out_of_order(g, seat, option, n - done)


def chosen_to_pass(g: Gloom, n: int, answers: tuple[int, ...]) -> None:
    """The chosen cards are laid aside; nothing moves before all have chosen."""
    seats = choosers(g, n)
    for i in range(len(seats)):
        take(g, g.hand[seats[i]], answers[i], 1 << seats[i])
        g.passing[seats[i]].append(answers[i])
        if g.telling:
            g.tell(LAID_ASIDE, (seats[i],), 1 << seats[i], ((answers[i],),))


def move_passed(g: Gloom, to_the_left: bool) -> None:
    """All cards move at once, small hands as a whole; giver and receiver see them."""
    for seat in range(g.players):
        if not g.passing[seat]:
            g.passing[seat] = sorted([card & DESIGN for card in g.hand[seat]])
            g.hand[seat].clear()
            if g.telling:
                g.tell(LAID_ASIDE, (seat,), 1 << seat, (tuple(g.passing[seat]),))
    for seat in range(g.players):
        to = (seat + (1 if to_the_left else -1)) % g.players
        for design in g.passing[seat]:
            g.hand[to].append(within(design & DESIGN, 1 << seat))
            g.light += 1
            if g.telling:
                g.tell(GAVE, (seat, to, LAID_APART), 1 << seat | 1 << to, (design & DESIGN,))
        g.passing[seat].clear()


def look(g: Gloom, viewer_code: int, whose: int) -> None:
    """A player sees a hand once; that it was looked at is public."""
    for viewer in seats_of(g, g.frame, viewer_code):
        for holder in seats_of(g, g.frame, whose):
            if viewer != holder:
                look_at_hand(g, viewer, holder)


def look_at_hand(g: Gloom, viewer: int, holder: int) -> None:
    """The viewer knows these cards to be there until they may have left unseen."""
    hand = g.hand[holder]
    g.light += 1
    if g.telling:
        g.tell(LOOKED, (viewer, holder))
        for design in sorted([card & DESIGN for card in hand]):
            g.tell(SAW, (viewer, holder), 1 << viewer | 1 << holder, (design,))
    for i in range(len(hand)):
        hand[i] = seen_by(hand[i], viewer)


def seen_by(card: int, seat: int) -> int:
    """The card in a hand, now known to this seat as well, unless everybody knows it already."""
    marked = loose(card)
    return marked if marked & within(0, PUBLIC) else marked | within(0, 1 << seat)


def swap_hands(g: Gloom, one: int, two: int) -> None:
    """Two players exchange their hands; each knows what the other has now."""
    first, second = seats_of(g, g.frame, one), seats_of(g, g.frame, two)
    if not first or not second or first[0] == second[0]:
        return
    a, b = first[0], second[0]
    g.hand[a], g.hand[b] = (
        [seen_by(card, b) for card in g.hand[b]],
        [seen_by(card, a) for card in g.hand[a]],
    )
    g.light += 1
    if g.telling:
        g.tell(HANDS_SWAPPED, (a, b))
        for design in sorted([card & DESIGN for card in g.hand[a]]):
            g.tell(GAVE, (b, a, FROM_HAND), 1 << a | 1 << b, (design,))
        for design in sorted([card & DESIGN for card in g.hand[b]]):
            g.tell(GAVE, (a, b, FROM_HAND), 1 << a | 1 << b, (design,))
