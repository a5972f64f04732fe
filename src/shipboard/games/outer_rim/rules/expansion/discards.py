"""RIM-45: in a market action a second card of the same deck can be discarded."""

from __future__ import annotations

from ... import choices
from ...numbers import MARKET_DISCARD, MARKET_DISCARD_AGAIN
from ...state import Rim
from .. import market


def ask_discard(g: Rim, buyer: int) -> None:
    """RIM-9.2: of which deck the top card is discarded, if of any."""
    options = market.discards(g, buyer)
    if len(options) > 1:
        g.ask(buyer, MARKET_DISCARD, options, (discarded, buyer))


def discarded(g: Rim, buyer: int, option: int) -> None:
    """RIM-45.1, RIM-R111: the new card is seen before the second one is decided on."""
    market.discarded(g, option)
    if option >= choices.PICK:
        g.then((ask_again, buyer, option - choices.PICK))


def ask_again(g: Rim, buyer: int, deck: int) -> None:
    """RIM-45.1, RIM-R7, R111: once more, of the same deck, if a card lies there."""
    if g.top[deck]:
        options = [choices.STOP, choices.AGAIN]
        g.ask(buyer, MARKET_DISCARD_AGAIN, options, (discarded_again, deck))


def discarded_again(g: Rim, deck: int, option: int) -> None:
    """RIM-45.1, 45.2: no icon is resolved for it."""
    if option == choices.AGAIN:
        market.discard_top(g, deck)
