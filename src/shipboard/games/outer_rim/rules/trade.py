"""RIM-8: trade with players in the same space, by proposals (RIM-R16)."""

from __future__ import annotations

from .. import choices
from ..numbers import (
    ALLOWED,
    BEYOND_PURSE,
    CANNOT_HOLD,
    COUNTER_ONCE,
    COUNTERED,
    GAVE_CREDITS,
    NAMED_IN_ORDER,
    NO_DEBT_HELD,
    NOT_IN_SPACE,
    NOT_THEIRS_TO_GIVE,
    NOT_YOURS_TO_GIVE,
    NOTHING_NAMED,
    ONE_AMOUNT,
    PROPOSED,
    TRADE_AGREED,
    TRADE_OFFER,
    TRADE_REJECTED,
    TRADE_REPLY,
    TRADE_WITH,
    WOULD_BE_PAID,
    WOULD_GIVE,
    WOULD_GIVE_DEBT,
    WOULD_OWE,
    WOULD_PAY,
    WOULD_TAKE,
    WOULD_TAKE_DEBT,
)
from ..pack import ARMOR
from ..state import NOBODY, Offer, Rim
from . import damage, deals, gaining, goals, leaving, slots, values
from .expansion import debts

Parts = tuple[int, ...]  # of a proposal: the options chosen so far, ascending

# With whom.


def in_company(g: Rim, seat: int) -> bool:
    """RIM-8.1, 8.3, RIM-R212, R319: whether a player who can be asked is in the space, defeated or
    not.
    """
    return g.at[: g.people].count(g.at[seat]) > 1


def trade(g: Rim, seat: int) -> None:
    """RIM-8.1: the trade action."""
    g.proposals = 0
    g.then((next_proposal, seat, NOBODY))


def trade_with(g: Rim, seat: int, other: int) -> None:
    """RIM-8.1: a trade that a text allows with this player, as if in the same space."""
    g.proposals = 0
    g.then((next_proposal, seat, other))


def next_proposal(g: Rim, seat: int, only: int) -> None:
    """RIM-8.3, RIM-R16: to whom the next proposal is made, if one is left."""
    if g.proposals >= g.most_proposals:
        return
    options = [
        choices.PICK + other for other in range(g.players) if may_trade(g, seat, other, only)
    ]
    if options:
        g.ask(seat, TRADE_WITH, [choices.END, *options], (partner_named, seat, only))


def may_trade(g: Rim, seat: int, other: int, only: int) -> bool:
    """RIM-8.1, 8.3, RIM-R212, R239: whether a proposal could be made to this player."""
    if other >= g.people:
        return False
    return other == only if only != NOBODY else other != seat and g.at[other] == g.at[seat]


def no_partner(g: Rim, seat: int, option: int, trader: int, only: int) -> int:
    """RIM-8.1: another player in the space."""
    if option == choices.END:
        return ALLOWED
    other = option - choices.PICK
    return ALLOWED if other < g.players and may_trade(g, trader, other, only) else NOT_IN_SPACE


def partner_named(g: Rim, seat: int, only: int, option: int) -> None:
    """RIM-R16, R94: a proposal is made up; no deal until it is answered."""
    if option != choices.END:
        g.no_deal += 1
        other = option - choices.PICK
        g.then((make_up, seat, other, False, ()), (next_proposal, seat, only))


# What is proposed.


def make_up(g: Rim, seat: int, other: int, counter: bool, parts: Parts) -> None:
    """RIM-R16: the next part of a proposal or counter-proposal, or all of it is named."""
    every = [choices.DROP, choices.PROPOSE]
    every.extend(cards_left(g, seat, other))
    options = [part for part in every if not no_part(g, seat, part, seat, other, counter, parts)]
    if holdable(g, seat, other, parts) and not (parts and parts[-1] >= choices.PAY):
        options.extend(amounts_left(g, seat, other))  # credits change nothing of who can hold what
    tokens = tokens_left(g, seat, other)
    options += [part for part in tokens if not no_part(g, seat, part, seat, other, counter, parts)]
    then = (part_named, seat, other, counter, parts)
    g.ask(seat, TRADE_OFFER, options, then, further=len(parts) > 0)


def cards_left(g: Rim, seat: int, other: int) -> list[int]:
    """RIM-8.1: every card that could be given or asked for."""
    found = [choices.TRADE_OFFER_GIVE + card for card in sorted(g.assets[seat])]
    found.extend([choices.TRADE_OFFER_ASK + card for card in sorted(g.assets[other])])
    return found


def amounts_left(g: Rim, seat: int, other: int) -> list[int]:
    """RIM-R96: every amount that could be given or asked for."""
    found = [choices.PAY + n for n in range(1, thousands(g, seat) + 1)]
    found.extend([choices.DEMAND + n for n in range(1, thousands(g, other) + 1)])
    return found


def thousands(g: Rim, payer: int) -> int:
    """RIM-R96: 60,000 at most, and never more than the payer has."""
    return min(deals.MOST, g.credits[payer] // deals.THOUSAND)


def no_part(
    g: Rim, seat: int, option: int, maker: int, other: int, counter: bool, parts: Parts
) -> int:
    """RIM-R16, R17, R96, R319: what can still be named, so that the proposal can be made legal."""
    if option == choices.DROP:
        return ALLOWED
    if option == choices.PROPOSE:
        if not parts:
            return NOTHING_NAMED
        return ALLOWED if holdable(g, maker, other, parts) else CANNOT_HOLD
    if parts and is_amount(parts[-1]) and is_amount(option):
        return ONE_AMOUNT
    if parts and option <= parts[-1]:
        return NAMED_IN_ORDER
    if option >= choices.TRADE_OFFER_GIVE_DEBT:
        if not is_token(g, maker, other, option):
            return NO_DEBT_HELD
    elif option >= choices.PAY:
        demand = option >= choices.DEMAND
        n = option - (choices.DEMAND if demand else choices.PAY)
        if not 1 <= n <= thousands(g, other if demand else maker):
            return BEYOND_PURSE
    elif option >= choices.TRADE_OFFER_ASK:
        if option - choices.TRADE_OFFER_ASK not in g.assets[other]:
            return NOT_THEIRS_TO_GIVE
    elif option - choices.TRADE_OFFER_GIVE not in g.assets[maker]:
        return NOT_YOURS_TO_GIVE
    return ALLOWED if completable(g, maker, other, (*parts, option)) else CANNOT_HOLD


def is_amount(option: int) -> bool:
    """RIM-R96: whether a part is an amount of credits."""
    return choices.PAY <= option < choices.TRADE_OFFER_GIVE_DEBT


def is_token(g: Rim, seat: int, other: int, option: int) -> bool:
    """RIM-49.10, RIM-R16: whether a part is a debt token that its giver holds."""
    return option in tokens_left(g, seat, other)


def tokens_left(g: Rim, seat: int, other: int) -> list[int]:
    """RIM-49.10, RIM-R16: every debt token that could be given or asked for."""
    first, last = choices.TRADE_OFFER_GIVE_DEBT, choices.TRADE_OFFER_ASK_DEBT
    found = [first + owner for owner in debts.held_by(g, seat)]
    found.extend([last + owner for owner in debts.held_by(g, other)])
    return found


def given(parts: Parts) -> list[int]:
    """The cards that the one who proposes gives."""
    first, last = choices.TRADE_OFFER_GIVE, choices.TRADE_OFFER_ASK
    return [part - first for part in parts if first <= part < last]


def asked(parts: Parts) -> list[int]:
    """The cards that the one who proposes asks for."""
    first, last = choices.TRADE_OFFER_ASK, choices.PAY
    return [part - first for part in parts if first <= part < last]


# Whether both sides can be made to fit (RIM-R17).


def completable(g: Rim, seat: int, other: int, parts: Parts) -> bool:
    """RIM-R17: whether these parts, and perhaps more, make a legal proposal."""
    if holdable(g, seat, other, parts):
        return True
    if parts[-1] >= choices.PAY:
        return False
    for option in cards_left(g, seat, other):
        if option > parts[-1] and sticks(g, card_of(option)):
            if completable(g, seat, other, (*parts, option)):
                return True
    return False


def card_of(option: int) -> int:
    """The card that is given or asked for."""
    if option >= choices.TRADE_OFFER_ASK:
        return option - choices.TRADE_OFFER_ASK
    return option - choices.TRADE_OFFER_GIVE


def sticks(g: Rim, card: int) -> bool:
    """RIM-R17: whether a card is limited, or cannot be discarded to make others fit."""
    return g.cards.keep[card] or values.has_trait(g, card, ARMOR)


def any_sticks(g: Rim, parts: Parts) -> bool:
    """RIM-R17: whether a card among these parts sticks."""
    for part in parts:
        if part < choices.PAY and sticks(g, card_of(part)):
            return True
    return False


def holdable(g: Rim, seat: int, other: int, parts: Parts) -> bool:
    """RIM-R17: whether no limit is broken, and either side can be made to fit."""
    if not any_sticks(g, parts):
        return True
    give, ask = given(parts), asked(parts)
    mine = [card for card in g.assets[seat] if card not in give]
    theirs = [card for card in g.assets[other] if card not in ask]
    return can_hold(g, seat, mine + ask) and can_hold(g, other, theirs + give)


def can_hold(g: Rim, seat: int, cards: list[int]) -> bool:
    """RIM-R17: whether these are within limits, and what cannot be discarded finds slots."""
    if slots.over_limit(g, cards):
        return False
    kept = [card for card in cards if g.cards.keep[card]]
    return not kept or slots.fits(g, seat, kept) or fits_with(g, seat, kept, cards)


def fits_with(g: Rim, seat: int, kept: list[int], cards: list[int]) -> bool:
    """RIM-R17, R26: whether slots that other cards provide are enough for what must stay."""
    for card in cards:
        if card not in kept and slots.fits(g, seat, [*kept, card]):
            return True
    return False


# Proposing and answering.


def part_named(g: Rim, seat: int, other: int, counter: bool, parts: Parts, option: int) -> None:
    """RIM-R16: one part more, the whole proposal, or nothing."""
    if option == choices.DROP:
        if counter:
            g.then((ask_reply, seat, other, False))
        else:
            g.no_deal -= 1
    elif option == choices.PROPOSE:
        propose(g, seat, other, counter, parts)
    else:
        g.then((make_up, seat, other, counter, (*parts, option)))


def propose(g: Rim, seat: int, other: int, counter: bool, parts: Parts) -> None:
    """RIM-R16: the proposal lies open for all to see, and the other one is asked."""
    offer = offered(seat, other, counter, parts)
    g.offers.append(offer)
    if not counter:
        g.proposals += 1
    if g.telling:
        tell_offer(g, offer)
    g.then((ask_reply, other, seat, not counter))


def offered(seat: int, other: int, counter: bool, parts: Parts) -> Offer:
    """RIM-R16: a proposal of these parts."""
    offer = Offer()
    offer.by = seat
    offer.to = other
    offer.counter = counter
    offer.give = given(parts)
    offer.ask = asked(parts)
    for part in parts:
        if part >= choices.TRADE_OFFER_ASK_DEBT:
            offer.ask_debts.append(part - choices.TRADE_OFFER_ASK_DEBT)
        elif part >= choices.TRADE_OFFER_GIVE_DEBT:
            offer.give_debts.append(part - choices.TRADE_OFFER_GIVE_DEBT)
        elif part >= choices.DEMAND:
            offer.credits = -deals.THOUSAND * (part - choices.DEMAND)
        elif part >= choices.PAY:
            offer.credits = deals.THOUSAND * (part - choices.PAY)
    return offer


def tell_offer(g: Rim, offer: Offer) -> None:
    """RIM-R16: what is proposed, for all to hear."""
    g.tell(COUNTERED if offer.counter else PROPOSED, (offer.by, offer.to))
    tell_parts(g, offer)


def tell_parts(g: Rim, offer: Offer) -> None:
    """RIM-R16: each part of it."""
    if offer.give:
        g.tell(WOULD_GIVE, (offer.by, tuple(offer.give)))
    if offer.ask:
        g.tell(WOULD_TAKE, (offer.by, offer.to, tuple(offer.ask)))
    if offer.credits > 0:
        g.tell(WOULD_PAY, (offer.by, offer.credits))
    elif offer.credits < 0:
        g.tell(WOULD_BE_PAID, (offer.by, offer.to, -offer.credits))
    for owner in offer.give_debts:
        g.tell(WOULD_OWE if owner == offer.by else WOULD_GIVE_DEBT, (offer.by, owner))
    for owner in offer.ask_debts:
        g.tell(WOULD_TAKE_DEBT, (offer.by, offer.to, owner))


def ask_reply(g: Rim, seat: int, proposer: int, may_counter: bool) -> None:
    """RIM-R16: accept it, reject it, or propose something else once."""
    options = [choices.REJECT, choices.ACCEPT]
    if may_counter:
        options.append(choices.COUNTER)
    g.ask(seat, TRADE_REPLY, options, (replied, seat, proposer))


def no_reply(g: Rim, seat: int, option: int, replier: int, proposer: int, may_counter: bool) -> int:
    """RIM-R16: one counter-proposal, and none to that."""
    return COUNTER_ONCE if option == choices.COUNTER and not may_counter else ALLOWED


def replied(g: Rim, seat: int, proposer: int, option: int) -> None:
    """RIM-R16: only what is accepted changes anything."""
    if option == choices.COUNTER:
        g.then((make_up, seat, proposer, True, ()))
        return
    offer = g.offers.pop()
    g.offers.clear()
    g.no_deal -= 1
    if option == choices.REJECT:
        if g.telling:
            g.tell(TRADE_REJECTED, (seat,))
        return
    if g.telling:
        g.tell(TRADE_AGREED, (seat,))
    exchange(g, offer)


def exchange(g: Rim, offer: Offer) -> None:
    """RIM-8.2, 8.7, RIM-R17: everything changes hands at once; then both are made to fit."""
    by, to = offer.by, offer.to
    for card in offer.give:
        gaining.hand_over(g, card, by, to)
    for card in offer.ask:
        gaining.hand_over(g, card, to, by)
    if offer.credits > 0:
        give_credits(g, by, to, offer.credits)
    elif offer.credits < 0:
        give_credits(g, to, by, -offer.credits)
    for owner in offer.give_debts:
        debts.pass_on(g, owner, by, to)
    for owner in offer.ask_debts:
        debts.pass_on(g, owner, to, by)
    first, second = (to, by) if to == g.active else (by, to)
    gained = [(arrived, to, card) for card in offer.give]
    gained.extend([(arrived, by, card) for card in offer.ask])
    damage.open_unit(g)
    g.then(
        (leaving.refit_traded, first), (leaving.refit_traded, second), *gained, (goals.look,),
        (damage.close_unit,),
    )  # fmt: skip


def give_credits(g: Rim, payer: int, payee: int, n: int) -> None:
    """RIM-8.1: credits as part of the exchange."""
    g.credits[payer] -= n
    g.credits[payee] += n
    if g.telling:
        g.tell(GAVE_CREDITS, (payer, payee, n))


def arrived(g: Rim, seat: int, card: int) -> None:
    """RIM-R17: what happens when an asset is gained in a trade, if it found a slot."""
    gaining.came_over(g, seat, card)
