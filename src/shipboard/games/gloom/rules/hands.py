"""GLM-10, GLM-R32 to R35, R62, R63: drawing, discarding, and skipping draws."""

from __future__ import annotations

from shipboard.kernel.cards import (
    DESIGN,
    PUBLIC,
    VIEWERS,
    count_design,
    designs,
    draw,
    fade,
    take,
    within,
)
from shipboard.kernel.chance import below
from shipboard.kernel.returns import give_back

from .. import choices
from ..numbers import (
    ALLOWED,
    DISCARD_CARDS,
    DISCARDED,
    DREW,
    MUST_BE_TAKEN,
    NOT_DISCARDED,
    NOT_HELD,
    NOT_TO_TAKE,
    RESHUFFLED,
    SALVAGED,
    STREAM_DECK,
    STREAM_HANDS,
)
from ..pack import Call
from ..state import Gloom
from .frames import seats_of
from .stacks import amount, draw_limit


def draw_card(g: Gloom, seat: int) -> bool:
    """GLM-10.2, R62, R63: the top card of the deck; False if deck and discard pile are empty."""
    if not g.deck:
        if not g.discard:
            return False
        reshuffle(g)
    card = draw(g, g.deck)
    g.hand[seat].append(card)
    if g.telling:
        g.tell(DREW, (seat,), 1 << seat, (card & DESIGN,))
    return True


def reshuffle(g: Gloom) -> None:
    """GLM-R62: the discard pile becomes the deck; all know of which cards it consists."""
    g.recycled = sorted(g.discard)
    g.light += 1
    give_back(g, STREAM_DECK, g.deck, g.discard)
    if g.telling:
        g.tell(RESHUFFLED, (len(g.deck),))


def draw_cards(g: Gloom, party: int, n: Call) -> None:
    """GLM-6.7, R32, R35, R77: each player meant draws, one after the other, as far as possible."""
    number = amount(g, g.frame, n)
    for seat in seats_of(g, g.frame, party):
        for _i in range(number):
            if not draw_card(g, seat):
                return


def refill(g: Gloom, party: int) -> None:
    """GLM-10.2, 10.3: draw up to the draw limit now."""
    for seat in seats_of(g, g.frame, party):
        fill_hand(g, seat)


def fill_hand(g: Gloom, seat: int) -> None:
    """GLM-10.2 to 10.4: one by one up to the limit of the moment; a fuller hand is kept."""
    hand = g.hand[seat]
    limit = draw_limit(g, seat)
    while len(hand) < limit and draw_card(g, seat):
        if g.cards.volatile:
            limit = draw_limit(g, seat)


def discard_cards(g: Gloom, party: int, n: Call, at_random: bool) -> None:
    """GLM-R34, R35: the players concerned discard, of their own choice or at random."""
    number = amount(g, g.frame, n)
    step = discard_at_random if at_random else discard_some
    g.then(*[(step, seat, number) for seat in seats_of(g, g.frame, party)])


def discard_hand(g: Gloom, party: int) -> None:
    """GLM-R34: the whole hand goes."""
    for seat in seats_of(g, g.frame, party):
        discard_all(g, seat)


def discard_all(g: Gloom, seat: int) -> None:
    """GLM-9.1: all cards of a hand go to the discard pile, for all to see."""
    hand = g.hand[seat]
    if hand:
        g.light += 1
    for design in sorted([card & DESIGN for card in hand]):
        g.discard.append(design)
        if g.telling:
            g.tell(DISCARDED, (seat, design))
    hand.clear()


def discard_some(g: Gloom, seat: int, n: int) -> None:
    """GLM-R32, R34, R76: one card at a time; a hand that goes as a whole is not asked for."""
    if len(g.hand[seat]) <= n:
        discard_all(g, seat)
    elif n > 0:
        g.ask(seat, DISCARD_CARDS, designs(g.hand[seat]), (discard_one, seat, n))


def not_held(g: Gloom, seat: int, option: int, *args: int) -> int:
    """GLM-6.8, R34: a card of one's own hand, to be discarded or given away."""
    return ALLOWED if count_design(g.hand[seat], option) else NOT_HELD


def discard_one(g: Gloom, seat: int, n: int, design: int) -> None:
    """GLM-R34: the card is shown."""
    take(g, g.hand[seat], design, VIEWERS)
    put_off(g, seat, design)
    if n > 1:
        g.then((discard_some, seat, n - 1))


def discard_at_random(g: Gloom, seat: int, n: int) -> None:
    """GLM-R34: cards picked by chance."""
    hand = g.hand[seat]
    for _i in range(min(n, len(hand))):
        card = hand.pop(below(g, STREAM_HANDS, len(hand)))
        fade(g, hand, card, VIEWERS)
        put_off(g, seat, card & DESIGN)


def put_off(g: Gloom, seat: int, design: int) -> None:
    """GLM-R7, R34: a hand card lies face up on the discard pile."""
    g.discard.append(design)
    g.light += 1
    if g.telling:
        g.tell(DISCARDED, (seat, design))


def salvage(g: Gloom, party: int, cards: int, n: int, asks: int, may: bool) -> None:
    """GLM-R33, R35: the players concerned take cards out of the discard pile."""
    g.then(*[(salvage_some, seat, cards, n, asks, may) for seat in seats_of(g, g.frame, party)])


def salvage_some(g: Gloom, seat: int, cards: int, n: int, asks: int, may: bool) -> None:
    """GLM-R32, R33, R76: any fitting card; without one the effect does nothing."""
    options = [choices.TAKE + design for design in designs(g.discard)]
    found = [o for o in options if not no_salvage(g, seat, o, seat, cards, n, asks, may)]
    if not found or n == 0:
        return
    if may:
        found.insert(0, choices.DECLINE)
    if len(found) > 1:
        g.ask(seat, asks, found, (salvaged, seat, cards, n, asks, may))
    else:
        salvaged(g, seat, cards, n, asks, may, found[0])


def no_salvage(
    g: Gloom, seat: int, option: int, taker: int, cards: int, left: int, asks: int, may: bool
) -> int:
    """GLM-R32, R33: a fitting card of the discard pile; none only where the effect says may."""
    if option == choices.DECLINE:
        return ALLOWED if may else MUST_BE_TAKEN
    if option - choices.TAKE not in g.discard:
        return NOT_DISCARDED
    return ALLOWED if g.cards.fits[cards][option - choices.TAKE] else NOT_TO_TAKE


def salvaged(g: Gloom, seat: int, cards: int, n: int, asks: int, may: bool, option: int) -> None:
    """All know that the card went to that hand."""
    if option == choices.DECLINE:
        return
    design = option - choices.TAKE
    g.discard.remove(design)
    g.hand[seat].append(within(design, PUBLIC))
    if g.telling:
        g.tell(SALVAGED, (seat, design))
    if n > 1:
        g.then((salvage_some, seat, cards, n - 1, asks, may))
