"""RIM-9: the market: its open cards, discarding, buying, gaining for nothing."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.seams import SEAT, Seam

from .. import choices
from ..numbers import (
    ALLOWED,
    DEARER_THAN_ALLOWED,
    DECK_IS_EMPTY,
    MARKET_BUY,
    MARKET_DISCARD,
    MARKET_DISCARDED,
    NO_SHIP_TO_BUY,
    NOT_IN_MARKET,
    NOT_OF_MARKET,
    NOT_SOLD_HERE,
    NOT_SOLD_NOW,
    SHIP_NOT_FOR_SALE,
    TAKE_FREE,
    TAKES_FREE,
)
from ..pack import BUY, EVENT, GAIN_CARD, Effects
from ..state import NONE, Rim
from . import (
    barter,
    conditions,
    contacts,
    customs,
    damage,
    gaining,
    goals,
    moments,
    patrols,
    ships,
)
from .expansion import purchase_rolls
from .frames import actor, carry, frame_of
from .piles import REMOVED, STAGE, TOP, card_goes, discard, market_turns

# The open cards.


def top_card(g: Rim, deck: int) -> int:
    """RIM-3.6: the open card of a market deck, NONE if there is none."""
    return g.top[deck][-1] if g.top[deck] else NONE


def reveal(g: Rim, deck: int) -> None:
    """RIM-3.6, RIM-R7: the next card of a market deck is turned up, if one is missing."""
    if g.top[deck] or not g.deck[deck]:
        return
    market_turns(g, deck)


def discard_top(g: Rim, deck: int) -> None:
    """RIM-9.2, 10.6, RIM-R7, R8: the open card goes under its deck; no icon is resolved."""
    card = top_card(g, deck)
    if card == NONE:
        return
    if g.telling:
        g.tell(MARKET_DISCARDED, (actor(g) if g.frames else g.active, card))
    discard(g, card, TOP, deck)
    reveal(g, deck)


# The market action.


def market_action(g: Rim) -> None:
    """RIM-9.2, 9.3: the discard step, then the buy step."""
    g.stack.extend(g.cards.market_steps[actor(g) if g.frames else g.active])


def ask_discard(g: Rim, buyer: int) -> None:
    """RIM-9.2: of which deck the top card is discarded, if of any."""
    options = discards(g, buyer)
    if len(options) > 1:
        g.ask(buyer, MARKET_DISCARD, options, (discarded,))


def discards(g: Rim, buyer: int) -> list[int]:
    """RIM-9.2: nothing, or any of the decks with an open card."""
    could = [choices.NONE, *[choices.PICK + deck for deck in range(g.cards.markets)]]
    return [option for option in could if not no_discard(g, buyer, option, buyer)]


def no_discard(g: Rim, seat: int, option: int, buyer: int) -> int:
    """RIM-9.2, RIM-R7: nothing, or a market deck with an open card."""
    if option == choices.NONE:
        return ALLOWED
    deck = option - choices.PICK
    if deck >= g.cards.markets:
        return NOT_OF_MARKET
    return ALLOWED if g.top[deck] else DECK_IS_EMPTY


def discarded(g: Rim, option: int) -> None:
    """RIM-9.2: the deck is chosen."""
    if option >= choices.PICK:
        discard_top(g, option - choices.PICK)


def ask_buy(g: Rim, buyer: int) -> None:
    """RIM-9.3: which of the open cards is bought, if any."""
    options = [choices.NONE]
    for deck in range(g.cards.markets):
        option = choices.PICK + top_card(g, deck)
        if g.top[deck] and not no_buy(g, buyer, option, buyer):
            options.append(option)
    if len(options) > 1:
        g.ask(buyer, MARKET_BUY, options, (chosen, buyer, 0))


def no_buy(g: Rim, seat: int, option: int, buyer: int) -> int:
    """RIM-9.3: nothing, or an open card that can be bought."""
    if option == choices.NONE:
        return ALLOWED
    return no_purchase(g, buyer, option - choices.PICK, 0)


# Buying at another time.


def buy_top(g: Rim, deck: int, discount: int) -> None:
    """RIM-R314: the open card of this deck may be bought, for so much less."""
    g.then((ask_buy_top, actor(g), deck, discount))


def ask_buy_top(g: Rim, buyer: int, deck: int, discount: int) -> None:
    """RIM-R314: whether it is bought, if it can be."""
    if g.top[deck]:
        option = choices.PICK + top_card(g, deck)
        if not no_buy_top(g, buyer, option, buyer, deck, discount):
            g.ask(buyer, MARKET_BUY, [choices.NONE, option], (chosen, buyer, discount))


def no_buy_top(g: Rim, seat: int, option: int, buyer: int, deck: int, discount: int) -> int:
    """RIM-R314: nothing, or the open card of this deck, if it can be bought."""
    if option == choices.NONE:
        return ALLOWED
    card = option - choices.PICK
    return no_purchase(g, buyer, card, discount) if card in g.top[deck] else NOT_IN_MARKET


def can_buy_top(g: Rim, seat: int, deck: int, discount: int) -> bool:
    """RIM-R314: whether this player could buy the open card of this deck."""
    return len(g.top[deck]) > 0 and not no_purchase(g, seat, top_card(g, deck), discount)


# The purchase.


def no_purchase(g: Rim, seat: int, card: int, extra: int) -> int:
    """RIM-9.4 to 9.6, RIM-R7, R20: what keeps a player from buying this card, for `extra` less."""
    if not is_open(g, card):
        return NOT_IN_MARKET
    cards = g.cards
    if cards.not_on[card] >= 0 and cards.not_on[card] == g.at[seat]:
        return NOT_SOLD_HERE
    if cards.can_be_bought[card] is not None:
        if not conditions.holds(g, seat, cards.can_be_bought[card]):
            return NOT_SOLD_NOW
    ship = cards.ship_of[card]
    if ship >= 0 and ship not in g.hangar:
        return SHIP_NOT_FOR_SALE
    if sells_used_ship(g, card) and ships.no_used_ships(g, seat, extra):
        return NO_SHIP_TO_BUY
    return barter.no_way(g, seat, card, ship, barter.price_of(g, seat, card, extra), ())


def is_open(g: Rim, card: int) -> bool:
    """RIM-3.6: whether it is one of the open cards of the market."""
    for cards in g.top:
        if card in cards:
            return True
    return False


def sells_used_ship(g: Rim, card: int) -> bool:
    """RIM-R313: whether the card is a Used Ship for Sale."""
    for step in g.cards.on_purchase[card]:
        if step[0] is customs.used_ship:
            return True
    return False


def chosen(g: Rim, buyer: int, extra: int, option: int) -> None:
    """RIM-R20, R43, R94: a purchase: one effect, and no deals until its icon is resolved."""
    if option < choices.PICK:
        return
    card = option - choices.PICK
    g.no_deal += 1
    g.spent = 0
    damage.open_unit(g)
    if g.cards.purchase_roll[card]:
        g.then((purchase_rolls.roll_first, buyer, card, extra))
    else:
        go_on(g, buyer, card, extra)


def go_on(g: Rim, buyer: int, card: int, extra: int) -> None:
    """RIM-R20: barter, payment, what is bought, what reacts to it."""
    price = barter.price_of(g, buyer, card, extra)
    g.then(
        (barter.ask_barter, buyer, card, g.cards.ship_of[card], price, ()),
        *arrival(g, buyer, card, extra),
        (purchase_over, buyer, card),
    )


def purchase_over(g: Rim, buyer: int, card: int) -> None:
    """RIM-R20, R314: all of it is done; what reacts to it."""
    g.no_deal -= 1
    if buyer == g.active:
        g.purchases += 1
    g.then((damage.close_unit,), (moments.happen, buyer, BUY, g.cards.of_deck[card]))


# What is bought or gained comes to the player.


def arrival(g: Rim, seat: int, card: int, extra: int) -> Effects:
    """RIM-9.7, RIM-R20: it is placed; the next is turned up; its icon."""
    return (*placing(g, seat, card, extra), (goals.look,), (next_card, seat, g.cards.of_deck[card]))


def placing(g: Rim, seat: int, card: int, extra: int) -> Effects:
    """RIM-9.4, 9.9, 12.1: an asset finds a slot, a ship is taken over, an event happens."""
    ship = g.cards.ship_of[card]
    if ship >= 0:
        return ((sheet_taken, card), (ships.take_ship, seat, ship))
    if g.cards.type[card] == EVENT:
        return ((event_happens, seat, card, extra),)
    deck = g.cards.of_deck[card]
    return ((gaining.gain, seat, card, TOP, deck, False, (), ()), (placed, seat, card))


def sheet_taken(g: Rim, card: int) -> None:
    """RIM-12.1: the market card of a ship leaves the game."""
    card_goes(g, card, TOP, g.cards.of_deck[card], REMOVED, 0)


def placed(g: Rim, seat: int, card: int) -> None:
    """What the card says for when it is bought or gained, and what reacts to that."""
    g.then((moments.happen, seat, GAIN_CARD, g.cards.of_deck[card]))
    if g.cards.on_purchase[card] and card in g.assets[seat]:
        carry(g, frame_of(g, seat, card), g.cards.on_purchase[card])


def event_happens(g: Rim, seat: int, card: int, extra: int) -> None:
    """RIM-9.9: its text is carried out; then it is discarded if it does not say otherwise."""
    card_goes(g, card, TOP, g.cards.of_deck[card], STAGE, 0)
    frame = frame_of(g, seat, card)
    frame.less = extra
    carry(g, frame, g.cards.on_purchase[card], (event_over, card))


def event_over(g: Rim, card: int) -> None:
    """RIM-9.9, 3.1: an event that lies nowhere yet goes under its deck."""
    if card in g.stage:
        discard(g, card, STAGE, 0)


def next_card(g: Rim, seat: int, deck: int) -> None:
    """RIM-9.7, 10.1, 10.6, RIM-R8, R27: the next card is turned up; its icons are resolved."""
    if g.top[deck] or not g.deck[deck]:
        return
    reveal(g, deck)
    if seat == g.active:
        resolve_icons(g, seat, top_card(g, deck))


def resolve_icons(g: Rim, seat: int, card: int) -> None:
    """RIM-10.1, 46.1, 46.2, RIM-R112, R113: of a patrol, then one that turns up a contact."""
    players = g.cards.reveal_icon[card]
    if players and players[0] <= g.players <= players[1]:
        g.then((contacts.reveal_icon, seat, card))
    patrol = g.cards.patrol_icon[card]
    if patrol:
        g.then((patrols.icon, seat, patrol[0], patrol[1]))


# For nothing.


def gain_top(g: Rim, deck: int, most_cost: int) -> None:
    """RIM-R27, R87: the open card of this deck may be taken for nothing."""
    g.then((ask_free, actor(g), deck, most_cost))


def ask_free(g: Rim, taker: int, deck: int, most_cost: int) -> None:
    """RIM-R87: whether it is taken, if it can be."""
    if g.top[deck]:
        option = choices.PICK + top_card(g, deck)
        if not no_take(g, taker, option, taker, deck, most_cost):
            g.ask(taker, TAKE_FREE, [choices.DECLINE, option], (taken_free, taker))


def no_take(g: Rim, seat: int, option: int, taker: int, deck: int, most_cost: int) -> int:
    """RIM-R87, R310: nothing, or the open card, if it costs at most so much and finds a slot."""
    if option == choices.DECLINE:
        return ALLOWED
    card = option - choices.PICK
    if card not in g.top[deck]:
        return NOT_IN_MARKET
    return no_gain(g, taker, card, most_cost)


def no_gain(g: Rim, seat: int, card: int, most_cost: int) -> int:
    """RIM-R87: slots and limits still count; conditions of a purchase do not."""
    ship = g.cards.ship_of[card]
    cost = g.cards.ship_cost[ship] if ship >= 0 else g.cards.cost[card]
    if cost > most_cost:
        return DEARER_THAN_ALLOWED
    if ship >= 0 and ship not in g.hangar:
        return SHIP_NOT_FOR_SALE
    return barter.no_end(g, seat, card, ship, 0, ())


def no_free(g: Rim, seat: int, deck: int, most_cost: int) -> int:
    """RIM-R310: whether taking the open card of this deck for nothing could come about."""
    return no_gain(g, seat, top_card(g, deck), most_cost) if g.top[deck] else DECK_IS_EMPTY


def taken_free(g: Rim, taker: int, option: int) -> None:
    """RIM-R27, R87: the card is gained, and the next turned up."""
    if option < choices.PICK:
        return
    card = option - choices.PICK
    if g.telling:
        g.tell(TAKES_FREE, (taker, card))
    damage.open_unit(g)
    g.then(*arrival(g, taker, card, 0), (damage.close_unit,))


# RIM-9: a market action. Options put other steps in the place of these (content.py).
MARKET_STEPS: Final = Seam(discard=(ask_discard, SEAT), buy=(ask_buy, SEAT))
