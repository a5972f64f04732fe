"""Special Delivery: two cards of one type are laid open, and one of them may be bought."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.returns import give_back

from ... import choices
from ...numbers import (
    ALLOWED,
    CARD_WENT,
    MARKET_BUY,
    NOT_IN_MARKET,
    SHUFFLED_IN,
    STREAM_MARKET,
    TARGET_TYPE,
)
from ...pack import GEAR, MOD
from ...state import Rim
from .. import barter, goals, market, piles
from ..frames import actor

WANTED: Final = 2  # cards of the type that was named


def special_delivery(g: Rim) -> None:
    """`special_delivery`: gear or mods."""
    g.ask(actor(g), TARGET_TYPE, [choices.GEAR, choices.MOD], (type_named,))


def type_named(g: Rim, option: int) -> None:
    """`special_delivery`: cards are turned up until two of that type lie open, or none is left."""
    card = g.frames[-1].card
    deck = g.cards.of_deck[card]
    wanted = GEAR if option == choices.GEAR else MOD
    while len(laid_open(g, deck, wanted)) < WANTED and g.deck[deck]:
        piles.market_turns(g, deck)
    g.then((ask_delivered, actor(g), deck, wanted), (shuffled_back, card, deck))


def laid_open(g: Rim, deck: int, wanted: int) -> list[int]:
    """The open cards of the type that was named."""
    return [card for card in g.top[deck] if g.cards.type[card] == wanted]


def ask_delivered(g: Rim, buyer: int, deck: int, wanted: int) -> None:
    """`special_delivery`, RIM-R20, R146: one of the two may be bought."""
    could = [choices.NONE, *[choices.PICK + card for card in laid_open(g, deck, wanted)]]
    options = [each for each in could if not no_delivered(g, buyer, each, buyer, deck, wanted)]
    if len(options) > 1:
        g.ask(buyer, MARKET_BUY, options, (bought, buyer, 0))


def no_delivered(g: Rim, seat: int, option: int, buyer: int, deck: int, wanted: int) -> int:
    """`special_delivery`: nothing, or one of the two that can be bought."""
    if option == choices.NONE:
        return ALLOWED
    card = option - choices.PICK
    if card not in laid_open(g, deck, wanted):
        return NOT_IN_MARKET
    return market.no_purchase(g, buyer, card, 0)


def bought(g: Rim, buyer: int, extra: int, option: int) -> None:
    """RIM-R20: bought like any card, except that nothing is turned up for it."""
    if option >= choices.PICK:
        card = option - choices.PICK
        price = barter.price_of(g, buyer, card, extra)
        g.then(
            (barter.ask_barter, buyer, card, g.cards.ship_of[card], price, ()),
            *market.placing(g, buyer, card, extra),
            (goals.look,),
        )


def shuffled_back(g: Rim, event: int, deck: int) -> None:
    """`special_delivery`, RIM-R8: the rest and this card are shuffled in; no icon is resolved."""
    back = [*g.top[deck], event]
    if g.telling:
        for card in g.top[deck]:
            g.tell(CARD_WENT, (card, piles.TOP, deck, piles.DECK, deck))
        g.tell(CARD_WENT, (event, piles.STAGE, 0, piles.DECK, deck))
    g.top[deck].clear()
    g.stage.remove(event)
    g.frames[-1].kept = True
    give_back(g, STREAM_MARKET, g.deck[deck], back)
    if g.telling:
        g.tell(SHUFFLED_IN, (event, deck))
    market.reveal(g, deck)
