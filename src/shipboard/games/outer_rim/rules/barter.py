"""RIM-11: payment in kind, and what the price of a purchase is in the end.

A purchase is of a market card or, with a ship, of that ship: `ship` is NONE where there is none.
What has been given so far are the assets in `given`.
"""

from __future__ import annotations

from shipboard.kernel.state import Step

from .. import choices
from ..numbers import (
    ALLOWED,
    BARTER,
    BARTERED,
    BOUGHT,
    GIVEN_ALREADY,
    KEEP_NOT_BARTERED,
    NO_ROOM_FOR_IT,
    NOT_ENOUGH_YET,
    NOT_TO_BARTER,
    PRICE_IS_MET,
    SHIP_HOLDS_TOO_LITTLE,
    SPOILS_PURCHASE,
    TOO_DEAR,
)
from ..pack import CARGO, EVENT, GEAR, MOD
from ..state import NONE, Rim
from . import leaving, purse, slots, values

Given = tuple[int, ...]

# What something costs.


def price_of(g: Rim, seat: int, card: int, extra: int) -> int:
    """RIM-R21, RIM-11.2: the price of a market card after discounts, `extra` among them."""
    ship = g.cards.ship_of[card]
    if ship >= 0:
        return ship_price(g, seat, ship, extra)
    return max(0, g.cards.cost[card] - values.discount(g, seat, g.cards.of_deck[card]) - extra)


def ship_price(g: Rim, seat: int, ship: int, extra: int) -> int:
    """RIM-11.3, RIM-R21, R25: the price of a ship, the own one given in part payment."""
    cost = g.cards.ship_cost[ship] - g.cards.ship_cost[values.ship_of(g, seat)]
    deck = g.cards.of_deck[g.cards.ship_card[ship]]
    return max(0, cost - values.discount(g, seat, deck) - extra)


def worth(g: Rim, given: Given) -> int:
    """RIM-11.1, RIM-R114: what cards are worth in payment, by the half in force."""
    total = 0
    for card in given:
        total += g.cards.cost[values.face(g, card)]
    return total


# Whether a purchase can come about.


def no_way(g: Rim, seat: int, card: int, ship: int, price: int, given: Given) -> int:
    """RIM-R20, RIM-R302: whether some further barter, or none, makes the purchase possible."""
    reason = no_end(g, seat, card, ship, price, given)
    if not reason:
        return ALLOWED
    left = price - worth(g, given)
    if left <= 0:
        return reason
    further = [other for other in g.assets[seat] if not no_payment(g, seat, other, given)]
    if reason == TOO_DEAR and g.credits[seat] + worth(g, tuple(further)) < left:
        return TOO_DEAR
    further.sort()
    for other in further:
        if not no_way(g, seat, card, ship, price, (*given, other)):
            return ALLOWED
    return reason


def no_end(g: Rim, seat: int, card: int, ship: int, price: int, given: Given) -> int:
    """RIM-R20: whether the purchase can be carried through with what has been given."""
    if price - worth(g, given) > g.credits[seat]:
        return TOO_DEAR
    rest = g.assets[seat]
    if given:
        rest = [held for held in rest if held not in given]
    if ship >= 0:
        kept = [held for held in rest if g.cards.keep[held]]
        return ALLOWED if slots.ship_holds(g, seat, ship, kept) else SHIP_HOLDS_TOO_LITTLE
    if given and not slots.fits(g, seat, rest):
        return no_end_but_one(g, seat, card, rest)
    return no_place(g, seat, card, rest)


def no_end_but_one(g: Rim, seat: int, card: int, rest: list[int]) -> int:
    """RIM-R302: a slot has been given away; one card or several must go with it."""
    reason = NO_ROOM_FOR_IT
    for other in rest:
        if g.cards.keep[other]:
            continue
        fewer = [held for held in rest if held != other]
        if slots.fits(g, seat, fewer):
            reason = no_place(g, seat, card, fewer)
        else:
            reason = no_end_but_one(g, seat, card, fewer)
        if not reason:
            return ALLOWED
    return reason


def no_place(g: Rim, seat: int, card: int, rest: list[int]) -> int:
    """RIM-9.4, 9.5, 9.9, RIM-R327: whether these holdings take the card, or could make room."""
    if g.cards.type[card] == EVENT:
        return ALLOWED
    more = [*rest, card]
    if slots.fits(g, seat, more) or slots.fits_when_flipped(g, seat, card, more):
        return ALLOWED if slots.within_limits(g, more) else NO_ROOM_FOR_IT
    for other in slots.likely_first(g, rest, card):
        if not g.cards.keep[other]:
            fewer = [held for held in more if held != other]
            if slots.fits(g, seat, fewer) and slots.within_limits(g, fewer):
                return ALLOWED
    return NO_ROOM_FOR_IT


def no_payment(g: Rim, seat: int, card: int, given: Given) -> int:
    """RIM-11.1, 11.4, RIM-R312: whether an asset can be given in payment after these.

    Several are given in ascending order.
    """
    if card not in g.assets[seat]:
        return NOT_TO_BARTER
    if given and card <= given[-1]:
        return GIVEN_ALREADY
    now = values.face(g, card)
    if g.cards.type[now] not in (CARGO, GEAR, MOD) or g.cards.cost[now] <= 0:
        return NOT_TO_BARTER
    return KEEP_NOT_BARTERED if g.cards.keep[card] else ALLOWED


# Declaring it.


def ask_barter(g: Rim, buyer: int, card: int, ship: int, price: int, given: Given) -> None:
    """RIM-11.1, RIM-R20: which asset is given in payment, one at a time."""
    found: list[int] = []
    if price > worth(g, given):
        found = [
            choices.PICK + held
            for held in sorted(g.assets[buyer])
            if not no_barter(g, buyer, choices.PICK + held, buyer, card, ship, price, given)
        ]
    if not found:
        pay_so(g, buyer, card, ship, price, given)
        return
    if not no_end(g, buyer, card, ship, price, given):
        found.insert(0, choices.DONE)
    if len(found) == 1:
        bartered(g, buyer, card, ship, price, given, found[0])
    else:
        g.ask(buyer, BARTER, found, (bartered, buyer, card, ship, price, given))


def no_barter(
    g: Rim, seat: int, option: int, buyer: int, card: int, ship: int, price: int, given: Given
) -> int:
    """RIM-R20, RIM-R312: an asset after which the purchase is still possible, or the end."""
    if option == choices.DONE:
        return NOT_ENOUGH_YET if no_end(g, buyer, card, ship, price, given) else ALLOWED
    other = option - choices.PICK
    reason = no_payment(g, buyer, other, given)
    if reason:
        return reason
    if price <= worth(g, given):
        return PRICE_IS_MET
    if no_way(g, buyer, card, ship, price, (*given, other)):
        return SPOILS_PURCHASE
    return ALLOWED


def bartered(
    g: Rim, buyer: int, card: int, ship: int, price: int, given: Given, option: int
) -> None:
    """RIM-R20: one more asset is declared, or enough is."""
    if option == choices.DONE:
        pay_so(g, buyer, card, ship, price, given)
    else:
        g.then((ask_barter, buyer, card, ship, price, (*given, option - choices.PICK)))


def pay_so(g: Rim, buyer: int, card: int, ship: int, price: int, given: Given) -> None:
    """RIM-R20: discard what was bartered, fit what lost its slot, pay."""
    steps: list[Step] = [(leaving.drop_quietly, buyer, other) for other in given]
    if given and ship == NONE:
        steps.append((leaving.refit, buyer))
    steps.append((paid, buyer, card, max(0, price - worth(g, given))))
    if given and g.telling:
        g.tell(BARTERED, (buyer, given))
    g.then(*steps)


def paid(g: Rim, buyer: int, card: int, price: int) -> None:
    """RIM-9.4: the rest of the price."""
    if g.telling:
        g.tell(BOUGHT, (buyer, card, price))
    g.spent += price
    if price:
        purse.pay(g, buyer, price)
