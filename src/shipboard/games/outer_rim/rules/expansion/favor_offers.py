"""RIM-49.8, 49.9: what is given for a favor, who offers to grant it, and what favors do."""

from __future__ import annotations

from typing import Final

from shipboard.kernel.state import Step

from ... import choices
from ...numbers import (
    ALLOWED,
    ASKS_ADVICE,
    ASKS_ENDORSEMENT,
    ASKS_SHORTCUT,
    ASKS_STRATEGY,
    BEYOND_PURSE,
    CANNOT_HOLD,
    CARD_IN_USE,
    FAVOR_GRANT,
    FAVOR_OFFERED,
    FAVOR_PICK,
    FAVOR_PRICE,
    FAVOR_REFUSED,
    FAVOR_TAKEN,
    FLIES_FARTHER,
    NO_DEBT_HELD,
    NO_OFFER,
    NO_OFFER_TAKEN,
    NOT_YOURS_TO_GIVE,
    ROLLS_ONE_MORE,
    SKILL_COUNTS_MORE,
    THEY_ARE_ELSEWHERE,
)
from ...state import ADVICE, ENDORSEMENT, NOBODY, NONE, POSITIVE, STRATEGY, Favor, Offer, Rim
from .. import deals, goals, purse, trade, values
from . import debts, favors

MOST_PAID: Final = 5  # thousands, for a favor (RIM-R117)
TOLD: Final = (ASKS_ADVICE, ASKS_STRATEGY, ASKS_ENDORSEMENT, ASKS_SHORTCUT)  # by kind

# What is given for it.


def choose_price(g: Rim, asker: int) -> None:
    """RIM-49.9, RIM-R117: nothing, credits, a debt token, or an asset to somebody here."""
    prices = [choices.NOTHING]
    prices += [choices.PROMISE + n for n in range(1, MOST_PAID + 1)]
    prices += [choices.TOKEN + owner for owner in range(len(g.debts))]
    prices += [choices.FAVOR_PRICE_GIVE + card for card in sorted(g.assets[asker])]
    options = [price for price in prices if not no_price(g, asker, price, asker)]
    if len(options) > 1:
        g.ask(asker, FAVOR_PRICE, options, (price_named, asker))
    else:
        price_named(g, asker, choices.NOTHING)


def no_price(g: Rim, seat: int, option: int, asker: int) -> int:
    """RIM-49.9, RIM-R117, D21: what the asker has, and what somebody who can help could take."""
    if option == choices.NOTHING:
        return ALLOWED
    if option < choices.TOKEN:
        most = min(MOST_PAID, g.credits[asker] // deals.THOUSAND)
        return ALLOWED if 1 <= option - choices.PROMISE <= most else BEYOND_PURSE
    if option < choices.FAVOR_PRICE_GIVE:
        owner = option - choices.TOKEN
        held = owner < len(g.debts) and g.debts[owner] == asker
        return ALLOWED if held else NO_DEBT_HELD
    card = option - choices.FAVOR_PRICE_GIVE
    if card not in g.assets[asker]:
        return NOT_YOURS_TO_GIVE
    if in_use(g, card):
        return CARD_IN_USE
    here = [other for other in could_grant(g, g.favors[-1]) if near(g, other)]
    if not here:
        return THEY_ARE_ELSEWHERE
    takers = [other for other in here if takes(g, other, card)]
    return ALLOWED if takers else CANNOT_HOLD


def in_use(g: Rim, card: int) -> bool:
    """RIM-D21: whether a text, a fight or a test that is under way is about this card."""
    for frame in g.frames:
        if card in (frame.card, frame.job, frame.cargo, frame.target):
            return True
    for fight in g.fights:
        bounty = fight.bounty
        if bounty >= 0 and card in (bounty, g.cards.contact_card[g.cards.target[bounty]]):
            return True
    return card in g.staked


def near(g: Rim, other: int) -> bool:
    """RIM-49.9: whether this player is in the space of the one who asks."""
    return g.at[other] == g.at[g.favors[-1].by]


def takes(g: Rim, other: int, card: int) -> bool:
    """RIM-49.9, RIM-R17: whether this player could be given the card."""
    return trade.can_hold(g, other, [*g.assets[other], card])


def price_named(g: Rim, asker: int, option: int) -> None:
    """RIM-49.8, RIM-R117: all who could grant it are asked in turn order from the asker."""
    favor = g.favors[-1]
    if option >= choices.FAVOR_PRICE_GIVE:
        favor.card = option - choices.FAVOR_PRICE_GIVE
    elif option >= choices.TOKEN:
        favor.debt = option - choices.TOKEN
    elif option >= choices.PROMISE:
        favor.credits = deals.THOUSAND * (option - choices.PROMISE)
    if g.telling:
        tell_request(g, favor)
    asked: list[Step] = [(ask_grant, other) for other in could_grant(g, favor)]
    g.then(*asked, (pick_offer,))


def could_grant(g: Rim, favor: Favor) -> list[int]:
    """RIM-R117, R135: who could grant this request, in turn order from the asker."""
    found: list[int] = []
    for other in values.AROUND[g.players][favor.by]:
        if other < g.people and favors.grants(g, favor.by, other, favor.kind, favor.what):
            if favor.card == NONE or (near(g, other) and takes(g, other, favor.card)):
                found.append(other)
    return found


def tell_request(g: Rim, favor: Favor) -> None:
    """RIM-R117: what is asked for, and what would be given."""
    args = (favor.by,) if favor.what == NONE else (favor.by, favor.what)
    g.tell(TOLD[favor.kind], args)
    trade.tell_parts(g, payment(favor, NOBODY))


def payment(favor: Favor, taker: int) -> Offer:
    """RIM-49.9: what is given for a favor, as what changes hands in a trade."""
    offer = Offer()
    offer.by, offer.to = favor.by, taker
    offer.credits = favor.credits
    if favor.card != NONE:
        offer.give = [favor.card]
    if favor.debt != NONE:
        offer.give_debts = [favor.debt]
    return offer


# Granting and picking.


def ask_grant(g: Rim, other: int) -> None:
    """RIM-49.8: refuse, or offer."""
    g.ask(other, FAVOR_GRANT, [choices.REFUSE, choices.OFFER], (grant_answered, other))


def grant_answered(g: Rim, other: int, option: int) -> None:
    """RIM-49.8, 49.12: an offer stands until the asker has chosen."""
    if option == choices.OFFER:
        g.favors[-1].offers.append(other)
    if g.telling:
        g.tell(FAVOR_OFFERED if option == choices.OFFER else FAVOR_REFUSED, (other,))


def pick_offer(g: Rim) -> None:
    """RIM-49.8: the asker takes one of the offers, or none."""
    favor = g.favors[-1]
    if favor.offers:
        options = [choices.PICK + other for other in favor.offers]
        g.ask(favor.by, FAVOR_PICK, [choices.NONE, *options], (offer_picked,))


def no_pick(g: Rim, seat: int, option: int) -> int:
    """RIM-49.8: one of the offers."""
    if option == choices.NONE:
        return ALLOWED
    return ALLOWED if option - choices.PICK in g.favors[-1].offers else NO_OFFER


def offer_picked(g: Rim, option: int) -> None:
    """RIM-R135: what was promised is handed over, then the favor has its effect."""
    favor = g.favors[-1]
    if option == choices.NONE:
        if g.telling:
            g.tell(NO_OFFER_TAKEN, (favor.by,))
        return
    other = option - choices.PICK
    if g.telling:
        g.tell(FAVOR_TAKEN, (favor.by, other))
    g.then((take_effect,))
    if favor.credits or favor.card != NONE or favor.debt != NONE:
        trade.exchange(g, payment(favor, other))


# For a debt token.


def give_back(g: Rim, asker: int) -> None:
    """RIM-49.11, RIM-R118: the token returns to its owner, who cannot refuse the favor."""
    owner = g.favors[-1].owner
    debts.pass_on(g, owner, asker, owner)
    if g.telling:
        tell_request(g, g.favors[-1])
    g.then((take_effect,))


# What they do.


def take_effect(g: Rim) -> None:
    """RIM-49.4 to 49.7: the favor has its effect."""
    favor = g.favors[-1]
    if favor.kind == ADVICE:
        advise(g, favor.by, favor.what)
    elif favor.kind == STRATEGY:
        strengthen(g, favor.by)
    elif favor.kind == ENDORSEMENT:
        purse.treat_as(g, favor.by, favor.what, POSITIVE)
    else:
        show_shortcut(g, favor.by)


def advise(g: Rim, seat: int, skill: int) -> None:
    """RIM-49.4, RIM-R120: the skill counts once more for the test that is about to be made."""
    g.next_skill[seat].append(skill)
    if g.telling:
        g.tell(SKILL_COUNTS_MORE, (seat, skill))


def strengthen(g: Rim, seat: int) -> None:
    """RIM-49.5, RIM-R119: one die more in this combat."""
    fight = g.fights[-1]
    if seat == fight.attacker:
        fight.more_attack += 1
    else:
        fight.more_defence += 1
    if g.telling:
        g.tell(ROLLS_ONE_MORE, (seat,))


def show_shortcut(g: Rim, seat: int) -> None:
    """RIM-49.7: one space more until the end of the turn."""
    g.boosted |= 1 << seat
    if g.telling:
        g.tell(FLIES_FARTHER, (seat,))
    g.then((goals.look,))


def settle(g: Rim) -> None:
    """RIM-R94: the request is over; deals can be made again."""
    g.favors.pop()
    g.no_deal -= 1
