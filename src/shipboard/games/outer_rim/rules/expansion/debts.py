"""RIM-49.10, 49.11, RIM-R148: debt tokens: who holds whose, and how they change hands.

`g.debts` says by colour who holds the token; it is empty in a game without favors.
"""

from __future__ import annotations

from ... import choices
from ...numbers import (
    ALLOWED,
    ASKED_FOR_DEBT,
    DEBT_HANDED,
    DEBT_REPLY,
    DEBT_RETURNED,
    DEBT_TOKEN,
    KEEPS_DEBT,
    NO_DEBT_HELD,
    OWES_FAVOR,
)
from ...state import Rim


def held_by(g: Rim, seat: int) -> list[int]:
    """The owners of the debt tokens that a player holds, the own one among them."""
    return [owner for owner in range(len(g.debts)) if g.debts[owner] == seat]


def pass_on(g: Rim, owner: int, giver: int, taker: int) -> None:
    """RIM-49.10: a debt token changes hands; back with its owner nothing is owed."""
    g.debts[owner] = taker
    if not g.telling:
        return
    if taker == owner:
        g.tell(DEBT_RETURNED, (giver, owner))
    elif giver == owner:
        g.tell(OWES_FAVOR, (giver, taker))
    else:
        g.tell(DEBT_HANDED, (giver, taker, owner))


# In deals.


def choose_token(g: Rim, seat: int, giver: int, taker: int) -> None:
    """RIM-R148: which of the tokens that the giver holds."""
    options = held_by(g, giver)
    if len(options) > 1:
        g.ask(seat, DEBT_TOKEN, options, (token_chosen, seat, giver, taker), further=True)
    else:
        token_chosen(g, seat, giver, taker, options[0])


def no_token(g: Rim, seat: int, option: int, dealer: int, giver: int, taker: int) -> int:
    """RIM-R148: a debt token that the giver holds."""
    return ALLOWED if option in held_by(g, giver) else NO_DEBT_HELD


def token_chosen(g: Rim, seat: int, giver: int, taker: int, owner: int) -> None:
    """RIM-R148: a gift is agreed to; a request is put to the holder and counts as one."""
    if giver == seat:
        pass_on(g, owner, giver, taker)
        return
    g.requests += 1
    if g.telling:
        g.tell(ASKED_FOR_DEBT, (seat, giver, owner))
    g.then((ask_holder, giver, taker, owner))


def ask_holder(g: Rim, giver: int, taker: int, owner: int) -> None:
    """RIM-R148: give it away, or not."""
    then = (holder_replied, giver, taker, owner)
    g.ask(giver, DEBT_REPLY, [choices.REJECT, choices.ACCEPT], then)


def holder_replied(g: Rim, giver: int, taker: int, owner: int, option: int) -> None:
    """RIM-R148: only with the holder's consent."""
    if option == choices.ACCEPT:
        pass_on(g, owner, giver, taker)
    elif g.telling:
        g.tell(KEEPS_DEBT, (giver,))
