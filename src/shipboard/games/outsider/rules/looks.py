"""Private looks at the deck, the Crisis deck and hands, and what is put back.

Cards being looked at lie in `looked` or `looked_crises`, marked with who sees them.
"""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import (
    DESIGN,
    PLACE,
    PUBLIC,
    VIEWERS,
    WITHIN,
    count_design,
    designs,
    placed,
    spot,
    within,
)
from shipboard.kernel.chance import below

from .. import choices
from .. import numbers as no
from ..numbers import (
    ABILITY_ORDER,
    ABILITY_PLAYER,
    ALLOWED,
    CRISIS_HELD,
    CRISIS_PICK,
    LAID_BACK,
    LIFTED,
    LOOKED,
    PUT_BACK,
    REVEAL_CARDS,
    SAW,
    STREAM_HANDS,
    TARGETED,
    TOP_OR_BOTTOM,
)
from ..state import NOWHERE, Outsider
from .crises import draw_crises, recycle
from .effects import ANYBODY, no_target
from .ending import show_loyalty
from .frames import CHOSEN, number, one_seat, seats
from .picks import unless_among
from .piles import pile_at, place_at

# What is looked at.
THE_DECK: Final = 0
THE_CRISES: Final = 1
CRISES_TOLD: Final = 2  # in events, after the deck and the piles of locations
# Where a Crisis is that is chosen for somebody, as events tell it.
IN_HAND: Final = 0
CHOSEN_ONE: Final = 1
ON_DECK: Final = 2
# What becomes of the cards.
KEEP: Final = 0
REORDER: Final = 1
TOP_BOTTOM: Final = 2


def source(g: Outsider, seat: int, what: int) -> list[int]:
    """OUT-R36: the Crisis deck, or the pile that the player would draw from."""
    return g.crisis_deck if what == THE_CRISES else pile_at(g, seat)


def pile_told(g: Outsider, seat: int, what: int) -> tuple[int, int]:
    """The same, as events tell it: which, and at which location."""
    place = place_at(g, seat)
    if what == THE_CRISES:
        return CRISES_TOLD, NOWHERE
    return int(place != NOWHERE), place


def peek(g: Outsider, party: int, n: int, what: int, mode: int) -> None:
    """`peek_deck`, `peek_crisis`: look at up to n top cards."""
    seat = one_seat(g, party)
    if seat < 0:
        return
    pile = source(g, seat, what)
    n = min(number(g, n), len(pile))
    if n == 0:
        return
    g.light += 1
    mark = 1 << seat << PLACE
    for i in range(len(pile) - n, len(pile)):
        pile[i] |= mark
    tell_look(g, seat, n, what, pile[len(pile) - n :])
    if mode == REORDER and n > 1:
        lift_cards(g, seat, n, what)
        g.then((ask_order, seat, what))
    elif mode == TOP_BOTTOM:
        g.then((ask_top_bottom, seat, n, what))


def tell_look(g: Outsider, seat: int, n: int, what: int, cards: list[int]) -> None:
    """All see that somebody looks, and at how many cards."""
    if g.telling:
        g.tell(LOOKED, (seat, n, what))
        for card in reversed(cards):
            g.tell(SAW, (seat,), 1 << seat, (card & DESIGN,))


def lift_cards(g: Outsider, seat: int, n: int, what: int) -> None:
    """The top cards are taken up; only who looks knows them from now on."""
    pile = source(g, seat, what)
    hand = lifted(g, what)
    if g.telling:
        g.tell(LIFTED, (seat, n, what, *pile_told(g, seat, what)))
    while n:
        hand.append(placed(pile.pop() & DESIGN, 1 << seat))
        n -= 1


def ask_order(g: Outsider, seat: int, what: int) -> None:
    """`reorder`: one card after another goes back; the last one lies on top."""
    cards = lifted(g, what)
    if len(cards) > 1:
        g.ask(seat, ABILITY_ORDER, designs(cards), (put_back, seat, what))
    elif cards:
        put_back(g, seat, what, cards[0] & DESIGN)


def lifted(g: Outsider, what: int) -> list[int]:
    """The cards that were taken up."""
    return g.looked_crises if what == THE_CRISES else g.looked


def no_order(g: Outsider, seat: int, option: int, looker: int, what: int) -> int:
    """OUT-R68: one of the cards that were taken up."""
    return unless_among(lifted(g, what), option, no.NOT_LOOKED_AT)


def put_back(g: Outsider, seat: int, what: int, design: int) -> None:
    """A card goes back on top of its deck."""
    cards = lifted(g, what)
    for i, card in enumerate(cards):
        if card & DESIGN == design:
            cards.pop(i)
            break
    source(g, seat, what).append(placed(design, 1 << seat))
    if g.telling:
        g.tell(LAID_BACK, (seat, what, *pile_told(g, seat, what)), 1 << seat, (design,))
    if cards:
        g.then((ask_order, seat, what))


def ask_top_bottom(g: Outsider, seat: int, n: int, what: int) -> None:
    """`top_or_bottom`: leave all on top, or put all to the bottom."""
    g.ask(seat, TOP_OR_BOTTOM, [choices.TOP, choices.BOTTOM], (to_bottom, seat, n, what))


def to_bottom(g: Outsider, seat: int, n: int, what: int, option: int) -> None:
    """That they go to the bottom is public, so who knew a place knows the new one."""
    if g.telling:
        g.tell(PUT_BACK, (seat, option))
    if option == choices.BOTTOM:
        pile = source(g, seat, what)
        cards = pile[len(pile) - n :]
        del pile[len(pile) - n :]
        pile[:0] = cards


def peek_hand(g: Outsider, party: int, n: int) -> None:
    """`peek_hand`: random cards of the chosen hand; its owner sees which."""
    seat = one_seat(g, party)
    target = one_seat(g, CHOSEN)
    if seat < 0 or target < 0 or not g.hand[target]:
        return
    hand = g.hand[target]
    places = list(range(len(hand)))
    n = min(number(g, n), len(hand))
    if g.telling:
        g.tell(LOOKED, (seat, n, 2))
    seen: list[int] = []
    while n:
        n -= 1
        at = places.pop(below(g, STREAM_HANDS, len(places)))
        seen.append(hand[at] & DESIGN)
        if g.telling:
            g.tell(SAW, (seat,), 1 << seat | 1 << target, (hand[at] & DESIGN,))
    spot(hand, seen, seat)
    g.light += 1


# A Crisis chosen for somebody.


def crisis_pick(g: Outsider, party: int, n: int) -> None:
    """`crisis_pick`: choose one of the top Crises, then who must resolve it."""
    seat = one_seat(g, party)
    if seat < 0 or not recycle(g):
        return
    n = min(number(g, n), len(g.crisis_deck))
    g.light += 1
    tell_look(g, seat, n, THE_CRISES, g.crisis_deck[len(g.crisis_deck) - n :])
    lift_cards(g, seat, n, THE_CRISES)
    g.then(
        (ask_crisis, seat),
        (ask_target, seat),
        (ask_order, seat, THE_CRISES),
        (give_crisis, seat),
    )


def ask_crisis(g: Outsider, seat: int) -> None:
    """Which of the Crises?"""
    if len(g.looked_crises) > 1:
        g.ask(seat, CRISIS_PICK, designs(g.looked_crises), (crisis_picked, seat))
    else:
        crisis_picked(g, seat, g.looked_crises[0] & DESIGN)


def no_crisis(g: Outsider, seat: int, option: int, looker: int) -> int:
    """OUT-R68: one of the Crises that were taken up."""
    return unless_among(g.looked_crises, option, no.NOT_LOOKED_AT)


def crisis_picked(g: Outsider, seat: int, design: int) -> None:
    """It is set apart until its target is named."""
    for i, card in enumerate(g.looked_crises):
        if card & DESIGN == design:
            g.chosen_crisis.append(g.looked_crises.pop(i))
            if g.telling:
                g.tell(CRISIS_HELD, (seat, IN_HAND, CHOSEN_ONE), 1 << seat, (design,))
            return


def ask_target(g: Outsider, seat: int) -> None:
    """OUT-17.1, OUT-R44: for whom? Another player; without any, the Crisis goes back too."""
    frame = g.frames[-1]
    others = [other for other in range(g.players) if not no_victim(g, seat, other, seat)]
    if len(others) > 1:
        g.ask(seat, ABILITY_PLAYER, others, (target_named, seat))
    elif others:
        target_named(g, seat, others[0])
    else:
        frame.targets = 0
        card = g.chosen_crisis.pop()
        g.looked_crises.append(card)
        if g.telling:
            g.tell(CRISIS_HELD, (seat, CHOSEN_ONE, IN_HAND), 1 << seat, (card & DESIGN,))


def no_victim(g: Outsider, seat: int, option: int, looker: int) -> int:
    """OUT-17.1, OUT-R44: another player."""
    if option == seat:
        return no.NOT_YOURSELF
    frame = g.frames[-1]
    return no_target(g, option, frame.you, ANYBODY, False, frame.here)


def target_named(g: Outsider, seat: int, target: int) -> None:
    """The target is public."""
    g.frames[-1].targets = 1 << target
    if g.telling:
        g.tell(TARGETED, (seat, target))


def give_crisis(g: Outsider, seat: int) -> None:
    """The target draws the chosen one from the top and resolves it, W2 included."""
    if g.chosen_crisis:
        card = g.chosen_crisis.pop()
        g.crisis_deck.append(card)
        if g.telling:
            g.tell(CRISIS_HELD, (seat, CHOSEN_ONE, ON_DECK), 1 << seat, (card & DESIGN,))
        g.then((draw_crises, one_seat(g, CHOSEN), 1))


# Reveals, for packs.


def reveal_hand(g: Outsider, party: int, n: int) -> None:
    """`reveal_hand`: n hand cards of the owner's choice are shown to all, one after another."""
    g.then(*[(ask_reveal, seat, number(g, n), ()) for seat in seats(g, party)])


def ask_reveal(g: Outsider, seat: int, n: int, shown: tuple[int, ...]) -> None:
    """Which card next? A hand that is shown as a whole is not asked for."""
    hand = [card & DESIGN for card in g.hand[seat]]
    for design in shown:
        hand.remove(design)
    if len(hand) + len(shown) <= n:
        for design in sorted(hand):
            reveal(g, seat, design, shown)
            shown = (*shown, design)
    elif len(shown) < n:
        g.ask(seat, REVEAL_CARDS, designs(hand), (revealed, seat, n, shown))


def no_reveal(
    g: Outsider, seat: int, option: int, owner: int, n: int, shown: tuple[int, ...]
) -> int:  # fmt: skip
    """OUT-12.4: a card of the hand that was not shown."""
    held = count_design(g.hand[seat], option)
    if held > shown.count(option):
        return ALLOWED
    return no.SHOWN_ALREADY if held else no.NOT_HELD


def revealed(g: Outsider, seat: int, n: int, shown: tuple[int, ...], design: int) -> None:
    """The card stays in the hand, known to all."""
    reveal(g, seat, design, shown)
    g.then((ask_reveal, seat, n, (*shown, design)))


def reveal(g: Outsider, seat: int, design: int, shown: tuple[int, ...]) -> None:
    """All know now of one such card more than was shown before, if they did not know already."""
    hand = g.hand[seat]
    g.light += 1
    if g.telling:
        g.tell(SAW, (seat,), PUBLIC, (design,))
    known = [card for card in hand if card & DESIGN == design and card >> WITHIN & PUBLIC]
    if len(known) > shown.count(design):
        return
    # Equal cards cannot be told apart: who knew of one knows of this one, and of no other for it.
    left = 0
    is_shown = False
    for i, card in enumerate(hand):
        marks = card >> WITHIN & VIEWERS
        if card & DESIGN != design or marks & PUBLIC:
            continue
        if is_shown:
            hand[i] = within(card, marks & ~left)
            left &= ~marks
        else:
            hand[i] = within(card, PUBLIC)
            left = ~marks & VIEWERS
            is_shown = True


def reveal_loyalty(g: Outsider, party: int) -> None:
    """`reveal_loyalty`, OUT-R27: a public reveal by a card."""
    for seat in seats(g, party):
        show_loyalty(g, seat)
