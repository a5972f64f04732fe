"""OUT-2, 4.9, 18: drawing, Entropy and reshuffling, from one deck or from five piles."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN, draw, forget
from shipboard.kernel.returns import give_back

from .. import numbers as no
from ..numbers import (
    ALLOWED,
    DEAL_DISCARDS,
    DEALT_BACK,
    DEALT_UNDER,
    DRAW_LOCATION,
    DREW,
    ENTROPY_LOCATION,
    REASON_OUT_OF_CARDS,
    RESHUFFLED,
    SKIPS_ADDED,
    STREAM_DECK,
    TO_ENTROPY,
)
from ..pack import DRAW_LIMIT
from ..state import NOWHERE, Outsider
from .ending import obliterate
from .frames import number, seats
from .modifiers import modifier
from .places import destroy, no_entry, surviving


def pile_at(g: Outsider, seat: int) -> list[int]:
    """OUT-18.2, OUT-R36: the cards that a player draws from; none off the board."""
    if not g.loc_draw:
        return g.deck
    place = g.token[seat]
    return [] if place == NOWHERE else g.piles[place]


def cards_left(g: Outsider) -> int:
    """The cards of the deck, or of all piles together."""
    left = len(g.deck)
    for pile in g.piles:
        left += len(pile)
    return left


def place_at(g: Outsider, seat: int) -> int:
    """The location of these cards, as events tell it; nowhere if it is the deck."""
    return g.token[seat] if g.loc_draw else NOWHERE


def draw_one(g: Outsider, seat: int, pile: list[int], place: int) -> None:
    """OUT-2.5: the top card; only its player sees it."""
    card = draw(g, pile)
    g.hand[seat].append(card)
    if g.telling:
        g.tell(DREW, (seat, int(place != NOWHERE), place), 1 << seat, (card & DESIGN,))


def draw_effect(g: Outsider, party: int, n: int) -> None:
    """`draw`: each player meant draws up to n; in a Crisis from a pile of choice (OUT-R36)."""
    step = draw_anywhere if g.loc_draw and g.frames[-1].crisis else draw_cards
    count = number(g, n)
    g.then(*[(step, seat, count) for seat in seats(g, party)])


def draw_cards(g: Outsider, seat: int, n: int) -> None:
    """OUT-2.5, 18.6: one by one; a destroyed location interrupts, the rest comes from the new."""
    pile = pile_at(g, seat)
    while n and pile:
        draw_one(g, seat, pile, place_at(g, seat))
        n -= 1
        if g.loc_draw and not pile:
            g.then((destroy, g.token[seat], seat), (draw_cards, seat, n))
            return


def draw_up(g: Outsider, seat: int) -> None:
    """OUT-5.7, OUT-R12, R66: refill the hand; the limit is read before each card."""
    pile = pile_at(g, seat)
    while pile and len(g.hand[seat]) < modifier(g, seat, DRAW_LIMIT):
        draw_one(g, seat, pile, place_at(g, seat))
        if g.loc_draw and not pile:
            g.then((destroy, g.token[seat], seat), (draw_up, seat))
            return


def draw_anywhere(g: Outsider, seat: int, n: int) -> None:
    """OUT-R36: a Crisis makes somebody draw, who chooses a surviving pile."""
    options = surviving(g)
    if n and len(options) > 1:
        g.ask(seat, DRAW_LOCATION, options, (draw_at, seat, n))
    elif n and options:
        draw_at(g, seat, n, options[0])


def no_pile(g: Outsider, seat: int, option: int, drawer: int, n: int) -> int:
    """OUT-18.3, OUT-R36: a surviving location, to draw from or to lose a card."""
    return no_entry(g, option)


def draw_at(g: Outsider, seat: int, n: int, place: int) -> None:
    """OUT-R36: from the chosen pile, and if that is used up from another."""
    pile = g.piles[place]
    while n and pile:
        draw_one(g, seat, pile, place)
        n -= 1
    if not pile:
        g.then((destroy, place, seat), (draw_anywhere, seat, n))


# Entropy.


def entropy(g: Outsider, n: int) -> None:
    """`entropy`: cards are lost; in location rule III the controller chooses the piles."""
    g.then((to_entropy, g.frames[-1].you, number(g, n)))


def to_entropy(g: Outsider, seat: int, n: int) -> None:
    """OUT-2.6, 4.10, 14.1, 18.3: card by card; where there is none, the game ends."""
    if n == 0:
        return
    if g.loc_draw:
        options = surviving(g)
        if len(options) > 1:
            g.ask(seat, ENTROPY_LOCATION, options, (entropy_from, seat, n))
        elif options:
            entropy_from(g, seat, n, options[0])
        else:
            obliterate(g, REASON_OUT_OF_CARDS, seat)
    elif g.deck:
        lose_top(g, g.deck, len(g.cards.neighbours))
        g.then((to_entropy, seat, n - 1))
    else:
        obliterate(g, REASON_OUT_OF_CARDS, seat)


def entropy_from(g: Outsider, seat: int, n: int, place: int) -> None:
    """OUT-18.3, 18.4: the chosen pile loses its top card, and its location if that was the last."""
    pile = g.piles[place]
    lose_top(g, pile, place)
    g.then((to_entropy, seat, n - 1))
    if not pile:
        g.then((destroy, place, seat))


def lose_top(g: Outsider, pile: list[int], place: int) -> None:
    """OUT-2.6: unseen, and nobody will ever know it."""
    g.entropy.append(draw(g, pile) & DESIGN)
    if g.telling:
        g.tell(TO_ENTROPY, (place, int(g.loc_draw)))


def skip_entropy(g: Outsider, n: int) -> None:
    """`skip_entropy`: the next n Entropy steps are left out."""
    g.skip_entropy += number(g, n)
    if g.telling:
        g.tell(SKIPS_ADDED, (number(g, n),))


# Reshuffling.


def reshuffle(g: Outsider) -> None:
    """`reshuffle`: by the controller of the text."""
    reshuffle_by(g, g.frames[-1].you)


def reshuffle_by(g: Outsider, seat: int) -> None:
    """OUT-2.4, 18.7: discards and deck become one new deck; nobody knows a place any longer."""
    for frame in g.frames:
        frame.old = 0
    if g.telling:
        g.tell(RESHUFFLED, (seat, len(g.discard), int(g.loc_draw)))
    if g.loc_draw:
        give_back(g, STREAM_DECK, g.dealing, g.discard)
        g.then((deal_to, seat, 0))
        return
    forget(g, g.deck, 0)
    give_back(g, STREAM_DECK, g.deck, g.discard)


def deal_to(g: Outsider, seat: int, start: int) -> None:
    """OUT-18.7, OUT-R37: for each surviving location in order, how many cards go under its pile?"""
    if g.dealing:
        for place in range(start, len(g.piles)):
            if g.piles[place]:
                options = list(range(len(g.dealing) + 1))
                g.ask(seat, DEAL_DISCARDS, options, (dealt_to, seat, place))
                return
    if g.dealing:
        g.light += 1
        if g.telling:
            g.tell(DEALT_BACK, (tuple([card & DESIGN for card in g.dealing]),))
        g.discard.extend([card & DESIGN for card in g.dealing])
        g.dealing.clear()


def no_deal(g: Outsider, seat: int, option: int, dealer: int, start: int) -> int:
    """OUT-18.7: any number of the cards that are left."""
    return no.NOT_SO_MANY if option > len(g.dealing) else ALLOWED


def dealt_to(g: Outsider, seat: int, place: int, n: int) -> None:
    """OUT-R37: unseen by anyone; only the number is public."""
    if n and g.telling:
        g.tell(DEALT_UNDER, (n, place))
    while n:
        g.piles[place].insert(0, g.dealing.pop())
        n -= 1
    g.then((deal_to, seat, place + 1))
