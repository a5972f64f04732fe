"""RIM-12: another ship, and the used one."""

from __future__ import annotations

from shipboard.kernel.cards import PUBLIC, count_design, take

from ..numbers import (
    ALLOWED,
    NO_SHIP_TO_BUY,
    SHIP_NOT_DEARER,
    SHIP_NOT_FOR_SALE,
    TAKES_SHIP,
    TARGET_SHIP,
)
from ..pack import SHIP_DECK
from ..state import SHIP as SHIP_COMBAT
from ..state import Rim
from . import barter, damage, goals, leaving, values
from .effects import cards
from .piles import DECK, HANGAR, REMOVED, SHIP, lay_down, ship_goes
from .rivals import purchase

USED_DAMAGE = 3  # that a used ship comes with


def take_ship(g: Rim, seat: int, ship: int) -> None:
    """RIM-12.1, 12.2, 12.4: sheets are exchanged; damage and goal stay behind, cards come along."""
    ship_goes(g, values.ship_of(g, seat), SHIP, seat, HANGAR, 0)
    ship_goes(g, ship, HANGAR, 0, SHIP, seat)
    g.ship_damage[seat] = 0
    g.ship_flipped[seat] = 0
    g.ship_tokens[seat] = 0
    if g.telling:
        g.tell(TAKES_SHIP, (seat, ship))
    g.then((leaving.refit, seat), (goals.look,))


# Used Ship for Sale.


def used_ship(g: Rim) -> None:
    """RIM-R313: a ship of the supply is bought, for less if the event was bought for less."""
    frame = g.frames[-1]
    g.then((ask_used_ship, frame.actor, frame.less))


def ask_used_ship(g: Rim, buyer: int, extra: int) -> None:
    """RIM-R313: which ship of the supply is bought."""
    ships = [ship for ship in sorted(g.hangar) if not no_used_ship(g, buyer, ship, buyer, extra)]
    if buyer >= g.people:
        ships = purchase.used_ships(g, buyer)
    if len(ships) == 1:
        used_ship_chosen(g, buyer, extra, ships[0])
    elif ships:
        g.ask(buyer, TARGET_SHIP, ships, (used_ship_chosen, buyer, extra))


def no_used_ship(g: Rim, seat: int, option: int, buyer: int, extra: int) -> int:
    """RIM-R313: a ship of the supply that costs more than the own one and can be paid."""
    if option not in g.hangar:
        return SHIP_NOT_FOR_SALE
    if g.cards.ship_cost[option] <= g.cards.ship_cost[values.ship_of(g, buyer)]:
        return SHIP_NOT_DEARER
    price = barter.ship_price(g, buyer, option, extra)
    return barter.no_way(g, buyer, g.cards.ship_card[option], option, price, ())


def no_used_ships(g: Rim, seat: int, extra: int) -> int:
    """RIM-R313: whether there is any such ship."""
    for ship in g.hangar:
        if not no_used_ship(g, seat, ship, seat, extra):
            return ALLOWED
    return NO_SHIP_TO_BUY


def used_ship_chosen(g: Rim, seat: int, extra: int, ship: int) -> None:
    """RIM-R313: it is bought at its own cost, and its market card is nobody's any longer."""
    card = g.cards.ship_card[ship]
    g.then(
        (barter.ask_barter, seat, card, ship, barter.ship_price(g, seat, ship, extra), ()),
        (take_ship, seat, ship),
        (card_leaves, card),
        (damage.suffer, seat, SHIP_COMBAT, USED_DAMAGE),
        (cards.shuffle_this,),
    )


def card_leaves(g: Rim, card: int) -> None:
    """RIM-12.1: the market card of a used ship leaves the ship deck unseen, if it is there."""
    deck = g.deck[SHIP_DECK]
    if count_design(deck, card):
        take(g, deck, card, PUBLIC)
        lay_down(g, card, DECK, SHIP_DECK, REMOVED, 0)
