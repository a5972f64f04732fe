"""RIM-8.4, RIM-R15, R94 to R96: credits change hands at any time of a turn."""

from __future__ import annotations

from typing import Final, cast

from shipboard.kernel.state import State

from .. import choices
from ..numbers import (
    ACT,
    ALLOWED,
    ASKED_FOR_CREDITS,
    BEYOND_PURSE,
    DEAL,
    DEAL_AMOUNT,
    DEAL_REPLY,
    DEAL_WAY,
    ENCOUNTER,
    GAVE_CREDITS,
    MOVE_ON,
    NO_CREDITS,
    NO_DEBT_HELD,
    NO_REQUEST_LEFT,
    PAYER_BROKE,
    PLAN,
    REFUSED_CREDITS,
    USE_SECRET,
)
from ..state import SET_UP, Rim
from . import goals
from .expansion import debts

THOUSAND: Final = 1000  # RIM-R6
MOST: Final = 60  # thousands in one call or proposal (RIM-R96)
MOST_REQUESTS: Final = 4  # in a turn (RIM-R15)

# When and with whom.


def interjections(g: State, seat: int) -> list[tuple[int, int]]:
    """RIM-R15, R95, R212, R239: deals with other people, beside whatever the game waits for."""
    state = cast(Rim, g)
    if no_moment(state, seat):
        return []
    others = range(state.people)
    return [(DEAL, other) for other in others if other != seat and can_deal(state, seat, other)]


def no_moment(g: Rim, seat: int) -> bool:
    """RIM-R94: whether no deal can be made now, with anybody."""
    if g.over or seat != g.active or g.phase == SET_UP or g.no_deal or g.throws or g.offers:
        return True
    for _, _, kind, _ in g.open:
        if kind in (USE_SECRET, MOVE_ON):
            return True
    return not g.open


def checkpoint(g: State) -> bool:
    """RIM-R15: bots may deal beside the choice of a planning step, an action, an encounter."""
    return len(g.open) == 1 and g.open[0][2] in (PLAN, ACT, ENCOUNTER)


def can_deal(g: Rim, seat: int, other: int) -> bool:
    """RIM-R95: whether something could be given to or asked of this player."""
    if not no_gift(g, seat) or not no_request(g, other):
        return True
    return not no_debt_gift(g, seat) or not no_debt_request(g, other)


def no_gift(g: Rim, seat: int) -> int:
    """RIM-R95: at least 1,000 credits to give."""
    return ALLOWED if g.credits[seat] >= THOUSAND else NO_CREDITS


def no_request(g: Rim, other: int) -> int:
    """RIM-R15, R95: a request left, and a payer with at least 1,000 credits."""
    if g.requests >= MOST_REQUESTS:
        return NO_REQUEST_LEFT
    return ALLOWED if g.credits[other] >= THOUSAND else PAYER_BROKE


def no_debt_gift(g: Rim, seat: int) -> int:
    """RIM-R148: a debt token to give."""
    return ALLOWED if debts.held_by(g, seat) else NO_DEBT_HELD


def no_debt_request(g: Rim, other: int) -> int:
    """RIM-R148: a request left, and a holder of a debt token."""
    if g.requests >= MOST_REQUESTS:
        return NO_REQUEST_LEFT
    return ALLOWED if debts.held_by(g, other) else NO_DEBT_HELD


def interject(g: State, seat: int, kind: int, option: int) -> None:
    """RIM-R15: the deal, and then what was waiting is asked again."""
    g.suspend()
    if g.begun:
        g.stack[-1] = g.begun
    g.interject((open_deal, seat, option))


# The deal, in its stages.


def open_deal(g: Rim, seat: int, other: int) -> None:
    """RIM-R94: no deal inside a deal."""
    g.no_deal += 1
    g.then((choose_way, seat, other), (close_deal,))


def close_deal(g: Rim) -> None:
    """RIM-R94: the next one can be made."""
    g.no_deal -= 1


def choose_way(g: Rim, seat: int, other: int) -> None:
    """RIM-R95: give or ask."""
    ways = (
        choices.DROP,
        choices.DEAL_WAY_GIVE,
        choices.DEAL_WAY_ASK,
        choices.DEAL_WAY_GIVE_DEBT,
        choices.DEAL_WAY_ASK_DEBT,
    )
    options = [option for option in ways if not no_way(g, seat, option, seat, other)]
    g.ask(seat, DEAL_WAY, options, (way_chosen, seat, other))


def no_way(g: Rim, seat: int, option: int, dealer: int, other: int) -> int:
    """RIM-R95, R148: only what could be given or asked."""
    if option == choices.DROP:
        return ALLOWED
    if option == choices.DEAL_WAY_GIVE_DEBT:
        return no_debt_gift(g, dealer)
    if option == choices.DEAL_WAY_ASK_DEBT:
        return no_debt_request(g, other)
    return no_gift(g, dealer) if option == choices.DEAL_WAY_GIVE else no_request(g, other)


def way_chosen(g: Rim, seat: int, other: int, option: int) -> None:
    """RIM-R95: then how much."""
    if option == choices.DEAL_WAY_GIVE:
        g.then((choose_amount, seat, seat, other))
    elif option == choices.DEAL_WAY_ASK:
        g.then((choose_amount, seat, other, seat))
    elif option == choices.DEAL_WAY_GIVE_DEBT:
        g.then((debts.choose_token, seat, seat, other))
    elif option == choices.DEAL_WAY_ASK_DEBT:
        g.then((debts.choose_token, seat, other, seat))


def choose_amount(g: Rim, seat: int, payer: int, payee: int) -> None:
    """RIM-R96: 1,000 to 60,000, and never more than the payer has."""
    most = most_thousands(g, payer)
    if most == 1:
        amount_chosen(g, seat, payer, payee, choices.THOUSAND + 1)
        return
    options = [choices.THOUSAND + n for n in range(1, most + 1)]
    g.ask(seat, DEAL_AMOUNT, options, (amount_chosen, seat, payer, payee), further=True)


def most_thousands(g: Rim, payer: int) -> int:
    """RIM-R96: how many thousands can be moved in one call."""
    return min(MOST, g.credits[payer] // THOUSAND)


def no_amount(g: Rim, seat: int, option: int, dealer: int, payer: int, payee: int) -> int:
    """RIM-R96: no more than there is."""
    n = option - choices.THOUSAND
    return ALLOWED if 1 <= n <= most_thousands(g, payer) else BEYOND_PURSE


def amount_chosen(g: Rim, seat: int, payer: int, payee: int, option: int) -> None:
    """RIM-R15: a gift is agreed to; a request is put to the payer."""
    n = (option - choices.THOUSAND) * THOUSAND
    if payer == seat:
        change_hands(g, payer, payee, n)
        return
    g.requests += 1
    if g.telling:
        g.tell(ASKED_FOR_CREDITS, (seat, payer, n))
    g.then((ask_payer, payer, payee, n))


def ask_payer(g: Rim, payer: int, payee: int, n: int) -> None:
    """RIM-R15: pay, or not."""
    g.ask(payer, DEAL_REPLY, [choices.REJECT, choices.ACCEPT], (payer_replied, payer, payee, n))


def payer_replied(g: Rim, payer: int, payee: int, n: int, option: int) -> None:
    """RIM-R15: only with the payer's consent."""
    if option == choices.ACCEPT:
        change_hands(g, payer, payee, n)
    elif g.telling:
        g.tell(REFUSED_CREDITS, (payer,))


def change_hands(g: Rim, payer: int, payee: int, n: int) -> None:
    """RIM-8.4, RIM-R98: the credits go from one player to the other at once."""
    g.credits[payer] -= n
    g.credits[payee] += n
    if g.telling:
        g.tell(GAVE_CREDITS, (payer, payee, n))
    g.then((goals.look,))
