"""Assets and credits: given up, taken from another player, handed over."""

from __future__ import annotations

from typing import Final

from ...numbers import (
    ALLOWED,
    CREDITS_WENT,
    KEPT_CARD,
    NO_CARD_OF_THAT_SORT,
    NO_TRADING,
    NOT_THAT_PLAYER,
    NOT_THEIR_CARD,
    NOT_YOUR_CARD,
    TARGET_ASSET,
)
from ...pack import CREW, LOSE_CREW
from ...state import NOBODY, NONE, Rim
from .. import conditions, gaining, goals, leaving, moments, values
from .. import trade as trades
from ..frames import actor, chosen
from . import reasons

ANY_COST: Final = 1_000_000
ANY_ASSET: Final = 0
THIS_CARGO: Final = -1


def discard_asset(g: Rim, what: int) -> None:
    """`discard_asset`, RIM-R3: one of a sort, if there is any; or this cargo."""
    if what != THIS_CARGO:
        g.then((pick_loss, what))
        return
    cargo = g.frames[-1].cargo
    if cargo in g.assets[actor(g)]:
        g.then((let_go, cargo))


def losses(g: Rim, seat: int, what: int) -> list[int]:
    """RIM-1.8: the assets of a sort that can be discarded."""
    return [card for card in g.assets[seat] if not no_loss(g, seat, card, what)]


def pick_loss(g: Rim, what: int) -> None:
    """RIM-R10: the owner chooses what is lost."""
    seat = actor(g)
    options = losses(g, seat, what)
    if len(options) > 1:
        g.ask(seat, TARGET_ASSET, options, (lost,))
    elif options:
        lost(g, options[0])


def no_loss(g: Rim, seat: int, option: int, what: int) -> int:
    """RIM-1.8: an own asset of that sort that may be discarded."""
    if option not in g.assets[seat]:
        return NOT_YOUR_CARD
    if what != ANY_ASSET and not conditions.is_thing(g, option, what):
        return NO_CARD_OF_THAT_SORT
    return KEPT_CARD if g.cards.keep[values.face(g, option)] else ALLOWED


def lost(g: Rim, card: int) -> None:
    """RIM-R309: a crew is about to be lost; then it is."""
    seat = actor(g)
    if g.cards.type[values.face(g, card)] == CREW and moments.stirs(g, seat, LOSE_CREW):
        g.crew_kept = False
        g.then((moments.happen, seat, LOSE_CREW, NONE), (let_go_unless_kept, card))
    else:
        let_go(g, card)


def let_go_unless_kept(g: Rim, card: int) -> None:
    """`keep_crew`: an ability may have kept the crew."""
    if not g.crew_kept:
        let_go(g, card)
    g.crew_kept = False


def let_go(g: Rim, card: int) -> None:
    """RIM-3.1: the asset is discarded; what it provided is gone."""
    leaving.drop(g, actor(g), card)


def takeable(g: Rim, seat: int, what: int, most: int, trait: int) -> list[int]:
    """RIM-R315: the assets of the chosen player that the taker could keep."""
    other = conditions.other_of(g, seat)
    if other == NOBODY:
        return []
    return [card for card in g.assets[other] if not no_take(g, seat, card, what, most, trait)]


def take_asset(g: Rim, what: int, most: int, trait: int) -> None:
    """`take_asset`, RIM-R315: the taker picks a card of the chosen player."""
    seat = actor(g)
    options = takeable(g, seat, what, most, trait)
    if len(options) > 1:
        g.ask(seat, TARGET_ASSET, options, (taken,))
    elif options:
        taken(g, options[0])


def no_take(g: Rim, seat: int, option: int, what: int, most: int, trait: int) -> int:
    """RIM-R315: a card of the chosen player that is meant and that could be kept."""
    other = conditions.other_of(g, seat)
    if other == NOBODY or option not in g.assets[other]:
        return NOT_THEIR_CARD
    face = values.face(g, option)
    if what != ANY_ASSET and not conditions.is_thing(g, option, what):
        return NO_CARD_OF_THAT_SORT
    if g.cards.cost[face] > most or (trait and not g.cards.traits[face] & trait):
        return NO_CARD_OF_THAT_SORT
    return reasons.place_reason(g, seat, option)


def taken(g: Rim, card: int) -> None:
    """RIM-8.7, RIM-R315: it changes hands, where needed after room was made for it."""
    frame = g.frames[-1]
    g.then((gaining.take_from, frame.actor, chosen(g), card))


def trade(g: Rim) -> None:
    """`trade`, RIM-8.1, RIM-R16: with the chosen player, as if in the same space."""
    if not no_trade(g):
        g.then((trades.trade_with, actor(g), chosen(g)))


def no_trade(g: Rim) -> int:
    """RIM-R16: whether there is nobody to trade with, or no trading at this table."""
    if not g.most_proposals:
        return NO_TRADING
    return ALLOWED if chosen(g) != NOBODY else NOT_THAT_PLAYER


def take_credits(g: Rim, n: int) -> None:
    """`take_credits`, RIM-R315: from the chosen player, up to what is there."""
    if chosen(g) != NOBODY:
        hand_over(g, chosen(g), actor(g), n)


def give_credits(g: Rim, n: int) -> None:
    """`give_credits`: to the chosen player, up to what is there."""
    if chosen(g) != NOBODY:
        hand_over(g, actor(g), chosen(g), n)


def hand_over(g: Rim, giver: int, taker: int, n: int) -> None:
    """RIM-R5: credits go from one player to another."""
    paid = min(n, g.credits[giver])
    if paid:
        g.credits[giver] -= paid
        g.credits[taker] += paid
        if g.telling:
            g.tell(CREDITS_WENT, (giver, paid, taker))
        g.then((goals.look,))
