"""OUT-9: Gather Supplies and other trades with the secret, shared Supply.

Each card of the Supply is marked with those who know that it is there; a trade ends what all but
the trader knew.
"""

from __future__ import annotations

from typing import Final

from shipboard.kernel.cards import DESIGN, PUBLIC, WITHIN, designs, draw, forget, within
from shipboard.kernel.chance import shuffle

from .. import numbers as no
from ..numbers import (
    ALLOWED,
    GATHER_LEAVE,
    GATHER_NUMBER,
    GATHER_TAKE,
    GATHERS,
    LEFT_CARD,
    STREAM_DECK,
    SUPPLY_LOST,
    SUPPLY_REDEALT,
    SUPPLY_REPLACED,
    SUPPLY_SHOWN,
    TAKEN_OUT,
    TOOK_CARD,
    TRADED,
)
from ..pack import DARK, FIT_ANY, GATHER_TRADES
from ..state import NOWHERE, Outsider
from .crises import draw_crises
from .discards import FROM_SUPPLY, put_on_discard
from .frames import number, one_seat
from .modifiers import modifier
from .picks import able_from, collect, next_of, no_next
from .piles import pile_at, place_at
from .places import destroy

BY_TRAIT: Final = 0  # as many cards as the gatherer's character may trade


def supply_trade(g: Outsider, party: int, n: int) -> None:
    """`supply_trade`: OUT-9.3 from the look on; skipped without hand or Supply."""
    seat = one_seat(g, party)
    if seat >= 0 and g.hand[seat] and g.supply:
        gather(g, seat, number(g, n))


def gather(g: Outsider, seat: int, most: int) -> None:
    """OUT-9.3: look, Dark check, leave, take."""
    g.then((dark_check, seat), (trade, seat, most))


def dark_check(g: Outsider, seat: int) -> None:
    """OUT-9.1, 9.5, 9.8, OUT-R21: more than half Dark is revealed and costs a Crisis."""
    mark = 1 << seat << WITHIN
    dark = 0
    supply = g.supply
    for i, card in enumerate(supply):
        supply[i] = card | mark
        if g.cards.sort[card & DESIGN] == DARK:
            dark += 1
    g.light += 1
    if g.telling:
        g.tell(GATHERS, (seat,))
    if 2 * dark > len(supply):
        reveal_supply(g)
        lose_dark(g, seat)
        g.then((draw_crises, seat, 1), (replace, seat), (dark_check, seat))


def reveal_supply(g: Outsider) -> None:
    """`reveal_supply`, OUT-9.5: everybody sees what lies in the Supply now."""
    supply = g.supply
    supply.sort(key=_design)
    for i, card in enumerate(supply):
        supply[i] = within(card & DESIGN, PUBLIC)
        if g.telling:
            g.tell(SUPPLY_SHOWN, (card & DESIGN,))
    g.light += 1


def _design(card: int) -> int:
    return card & DESIGN


def lose_dark(g: Outsider, seat: int) -> None:
    """OUT-9.5: one Dark card of the Supply is discarded by the gatherer."""
    for i, card in enumerate(g.supply):
        if g.cards.sort[card & DESIGN] == DARK:
            g.supply.pop(i)
            if g.telling:
                g.tell(SUPPLY_LOST, (seat,))
            put_on_discard(g, seat, card & DESIGN, FROM_SUPPLY)
            return


def replace(g: Outsider, seat: int) -> None:
    """OUT-9.6, 9.7, OUT-R36: the top card of the deck, unseen by the others, if there is one."""
    pile = pile_at(g, seat)
    if pile:
        card = draw(g, pile)
        g.supply.append(card | 1 << seat << WITHIN)
        if g.telling:
            place = place_at(g, seat)
            where = (seat, int(place != NOWHERE), place)
            g.tell(SUPPLY_REPLACED, where, 1 << seat, (card & DESIGN,))
        if g.loc_draw and not pile:
            g.then((destroy, g.token[seat], seat))


def trade(g: Outsider, seat: int, most: int) -> None:
    """OUT-9.4, 9.10, OUT-R22, R66, R70: how many cards? The number is public."""
    limit = trade_limit(g, seat, most)
    if limit > 1:
        g.ask(seat, GATHER_NUMBER, list(range(1, limit + 1)), (trading, seat))
    elif limit == 1:
        trading(g, seat, 1)


def trade_limit(g: Outsider, seat: int, most: int) -> int:
    """OUT-R70: how many cards can be traded at most."""
    limit = most if most != BY_TRAIT else modifier(g, seat, GATHER_TRADES)
    return min(limit, len(g.hand[seat]), len(g.supply))


def no_number(g: Outsider, seat: int, option: int, trader: int, most: int) -> int:
    """OUT-9.4, OUT-R70: at least one card, and no more than the limit."""
    if option < 1:
        return no.NONE_TRADED
    return no.TOO_MANY_TRADED if option > trade_limit(g, seat, most) else ALLOWED


def trading(g: Outsider, seat: int, n: int) -> None:
    """OUT-9.4, 9.11: from now on nobody else knows what is in there."""
    forget(g, g.supply, 1 << seat)
    g.then(
        (collect, 1 << seat, n, FIT_ANY, GATHER_LEAVE, 0, seat),
        (ask_take, seat, n),
        (traded, seat, n),
    )


def ask_take(g: Outsider, seat: int, n: int) -> None:
    """OUT-9.4: as many cards as were left, never those just left."""
    taken = g.taken[seat]
    need = n - len(taken)
    if need == 0:
        return
    if len(g.supply) == need:
        took(g, seat, n, g.supply[0] & DESIGN)
        return
    able = able_from(g, g.supply, FIT_ANY, taken[-1] if taken else 0)
    g.ask(seat, GATHER_TAKE, designs(next_of(able, need)), (took, seat, n))


def no_take(g: Outsider, seat: int, option: int, taker: int, n: int) -> int:
    """OUT-9.4: one of the Supply's other cards."""
    taken = g.taken[seat]
    last = taken[-1] if taken else 0
    return no_next(g, g.supply, option, FIT_ANY, last, n - len(taken), no.NOT_IN_SUPPLY)


def took(g: Outsider, seat: int, n: int, design: int) -> None:
    """OUT-9.4: a card is taken out of the Supply."""
    for i, card in enumerate(g.supply):
        if card & DESIGN == design:
            g.supply.pop(i)
            break
    g.taken[seat].append(design)
    if g.telling:
        g.tell(TAKEN_OUT, (seat,), 1 << seat, (design,))
    g.then((ask_take, seat, n))


def traded(g: Outsider, seat: int, n: int) -> None:
    """OUT-9.11: the trader alone knows the whole Supply as the trade left it."""
    if g.telling:
        g.tell(TRADED, (seat, n))
        for design in g.picked[seat]:
            g.tell(LEFT_CARD, (seat,), 1 << seat, (design,))
        for design in g.taken[seat]:
            g.tell(TOOK_CARD, (seat,), 1 << seat, (design,))
    g.supply.extend(g.picked[seat])
    g.picked[seat].clear()
    for i, card in enumerate(g.supply):
        g.supply[i] = within(card & DESIGN, 1 << seat)
    g.hand[seat].extend(g.taken[seat])
    g.taken[seat].clear()


def supply_redeal(g: Outsider) -> None:
    """`supply_redeal`: the Supply is shuffled into the deck and dealt anew in the same number."""
    pile = pile_at(g, g.frames[-1].you)
    if not pile:
        return
    n = len(g.supply)
    pile.extend(g.supply)
    for i, card in enumerate(pile):
        pile[i] = card & DESIGN
    shuffle(g, STREAM_DECK, pile)
    g.supply.clear()
    while len(g.supply) < n:
        g.supply.append(draw(g, pile))
    if g.telling:
        place = place_at(g, g.frames[-1].you)
        g.tell(SUPPLY_REDEALT, (n, int(place != NOWHERE), place))
