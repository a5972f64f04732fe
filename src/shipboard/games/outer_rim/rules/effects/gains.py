"""Cards of the market, and the card of the text itself, gained."""

from __future__ import annotations

from shipboard.kernel.cards import DESIGN

from ...pack import Effects
from ...state import NONE, Rim
from .. import gaining, goals, market, piles


def gain_this(g: Rim, type_: int, forced: bool, rest: Effects) -> None:
    """`gain_this`, RIM-16.3, 17.3, RIM-R75, R311: this card becomes an asset; the rest of its block
    happens only then.
    """
    frame = g.frames[-1]
    kept: Effects = ((kept_this,), *rest)
    gain = (gaining.gain, frame.actor, frame.card, piles.STAGE, 0, not forced)
    g.then((*gain, kept, ((not_kept,),)))


def kept_this(g: Rim) -> None:
    """RIM-16.3, 17.7: the card is an asset now, and a contact's token stays with it."""
    frame = g.frames[-1]
    frame.kept = True
    if frame.spot != NONE and g.contacts[frame.spot]:
        contact = g.contacts[frame.spot][0] & DESIGN
        piles.token_goes(g, contact, piles.CONTACTS, frame.spot, piles.ABOARD, frame.actor)
        g.then((goals.look,))


def not_kept(g: Rim) -> None:
    """RIM-R310: no slot was made for it."""
    g.frames[-1].declined = True


def gain_top(g: Rim, deck: int, most: int) -> None:
    """`gain_top`, RIM-R87: the top card of the deck, for nothing."""
    g.then((market.gain_top, deck, most))


def buy_top(g: Rim, deck: int, discount: int) -> None:
    """`buy_top`, RIM-R314."""
    g.then((market.buy_top, deck, discount))


def market_action(g: Rim) -> None:
    """`market_action`, RIM-9: one that does not use up the action."""
    g.then((market.market_action,))


def discard_top(g: Rim, deck: int) -> None:
    """`discard_top`, RIM-9.2, RIM-10.6: the next card is turned up, its icon is not resolved."""
    g.then((market.discard_top, deck))
