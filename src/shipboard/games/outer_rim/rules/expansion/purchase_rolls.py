"""RIM-53.2: cargo that is bought only if a die shows the right face or the databank allows it."""

from __future__ import annotations

from ...numbers import NOT_BOUGHT, ROLLS_TO_BUY
from ...state import FOR_PURCHASE, NOBODY, NONE, Rim
from .. import damage, dice, jobs, market
from ..frames import carry, frame_of
from ..piles import TOP, discard


def roll_first(g: Rim, buyer: int, card: int, extra: int) -> None:
    """RIM-53.2, RIM-R132: the card is chosen and not yet paid for: one die decides."""
    if g.telling:
        g.tell(ROLLS_TO_BUY, (buyer, card))
    g.then((dice.throw, FOR_PURCHASE, buyer, 1, NOBODY, NONE), (rolled, buyer, card, extra))


def rolled(g: Rim, buyer: int, card: int, extra: int) -> None:
    """RIM-53.2: on one of the faces it is bought, on all others the databank is resolved."""
    faces, number = g.cards.purchase_roll[card]
    face = g.throws[-1].dice[0] if g.throws[-1].dice else NONE
    dice.take_up(g)
    g.bought_after_all = face in faces
    g.then((decided, buyer, card, extra))
    if not g.bought_after_all:
        frame = frame_of(g, buyer, card)
        frame.cargo = card
        carry(g, frame, ((jobs.resolve_databank, number),))


def bought_after_all(g: Rim) -> None:
    """`bought_after_all`, RIM-53.2: the databank lets the purchase go on."""
    g.bought_after_all = True


def decided(g: Rim, buyer: int, card: int, extra: int) -> None:
    """RIM-53.2, RIM-R132: the purchase goes on with barter and payment, or its card is discarded.

    The databank may have cost what would be needed: then the purchase cannot go on either.
    """
    bought = g.bought_after_all and not market.no_purchase(g, buyer, card, extra)
    g.bought_after_all = False
    if bought:
        market.go_on(g, buyer, card, extra)
        return
    if g.telling:
        g.tell(NOT_BOUGHT, (buyer, card))
    deck = g.cards.of_deck[card]
    discard(g, card, TOP, deck)
    market.reveal(g, deck)
    g.no_deal -= 1
    g.then((damage.close_unit,))
