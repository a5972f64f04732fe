"""RIM-64: how an automatic opponent buys from a market deck."""

from __future__ import annotations

from ... import choices
from ...numbers import BUYS_NOTHING, PASSES_OVER_CARD
from ...pack import AT_PATROL, BOUNTY, BOUNTY_DECK, CARGO, EVENT
from ...state import NONE, Rim
from .. import barter, conditions, market, slots, values
from . import tokens
from .reasons import (
    APPLIES,
    CAN_BUY,
    EMPTY_DECK,
    NO_BETTER_SHIP,
    NO_EMPTY_SLOT,
    NOT_FOR_SALE,
    NOT_ON_PLANET,
    SOLD_OUT,
    TOO_DEAR,
)

# The line of the AI card.


def no_market(g: Rim, seat: int, deck: int, goal: bool) -> int:
    """RIM-64.1, RIM-R7: on a planet, and from a deck that has cards."""
    if not values.on_planet(g, seat):
        return NOT_ON_PLANET
    return APPLIES if g.top[deck] else SOLD_OUT


def buy(g: Rim, seat: int, deck: int, goal: bool) -> None:
    """RIM-64.2, 69.5: it looks at the open card; with `goal` a purchase gets a goal token."""
    g.then((consider, seat, deck, goal, g.cards.rival_discards))


def consider(g: Rim, seat: int, deck: int, goal: bool, discards: int) -> None:
    """RIM-64.2 to 64.4, 69.5: discard the open card and look again, buy it, or buy nothing."""
    card = market.top_card(g, deck)
    why = EMPTY_DECK if card == NONE else unwanted(g, seat, card)
    if not why:
        purchase(g, seat, card, goal)
    elif discards and card != NONE:
        if g.telling:
            g.tell(PASSES_OVER_CARD, (seat, card, why))
        market.discard_top(g, deck)
        g.then((consider, seat, deck, goal, discards - 1))
    elif g.telling:
        g.tell(BUYS_NOTHING, (seat, why))


# What it would not buy.


def unwanted(g: Rim, seat: int, card: int) -> int:
    """RIM-64.2, 64.5: what keeps it from buying this open card; never that it is of no use."""
    if not sold_to(g, seat, card):
        return NOT_FOR_SALE
    ship = g.cards.ship_of[card]
    if ship >= 0:
        return no_ship(g, seat, ship)
    if market.sells_used_ship(g, card):
        return CAN_BUY if used_ships(g, seat) else NO_BETTER_SHIP
    if g.cards.cost[card] > g.credits[seat]:
        return TOO_DEAR
    return NO_EMPTY_SLOT if slots.no_place(g, seat, card) else CAN_BUY


def sold_to(g: Rim, seat: int, card: int) -> bool:
    """RIM-64.9, 69.6, 73.1, RIM-R225: whether the card can be bought here, and by the rules' own.

    Wanted is no bounty, and of the events only a used ship needs nobody who decides.
    """
    cards = g.cards
    kind = cards.type[card]
    if kind == EVENT and not market.sells_used_ship(g, card):
        return False
    if cards.of_deck[card] == BOUNTY_DECK and kind != BOUNTY:
        return False
    if kind == CARGO and cards.destination[card] <= AT_PATROL:
        return False
    if cards.not_on[card] >= 0 and cards.not_on[card] == g.at[seat]:
        return False
    if cards.ship_of[card] >= 0 and cards.ship_of[card] not in g.hangar:
        return False
    return conditions.holds(g, seat, cards.can_be_bought[card])


def no_ship(g: Rim, seat: int, ship: int) -> int:
    """RIM-64.2, 64.5, 64.6: a dearer ship than its own, which it gives in part payment."""
    cost = g.cards.ship_cost[ship]
    own = g.cards.ship_cost[values.ship_of(g, seat)]
    if cost <= own:
        return NO_BETTER_SHIP
    if cost - own > g.credits[seat]:
        return TOO_DEAR
    card = g.cards.ship_card[ship]
    return NO_EMPTY_SLOT if barter.no_end(g, seat, card, ship, 0, ()) else CAN_BUY


def used_ships(g: Rim, seat: int) -> list[int]:
    """RIM-64.7, RIM-R232: of the ships in the supply that it would buy, the dearest ones."""
    found: list[int] = []
    most = 0
    for ship in sorted(g.hangar):
        cost = g.cards.ship_cost[ship]
        if cost >= most and not no_ship(g, seat, ship):
            found = [*found, ship] if cost == most else [ship]
            most = cost
    return found


# The purchase.


def purchase(g: Rim, seat: int, card: int, goal: bool) -> None:
    """RIM-64.4, 64.6, 64.8: as any purchase; nothing but its own ship is given in payment."""
    g.then((bought, seat, card, goal))
    market.chosen(g, seat, 0, choices.PICK + card)


def bought(g: Rim, seat: int, card: int, goal: bool) -> None:
    """RIM-62.4: the goal token for what it has bought."""
    if goal and card in g.assets[seat]:
        tokens.mark(g, seat, card)
