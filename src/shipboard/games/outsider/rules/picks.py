"""Choosing cards in small steps: sets in ascending order, only picks that lead to a legal whole.

Picked cards lie in the zone `picked` of their player until the choice is finished.
"""

from __future__ import annotations

from shipboard.kernel.cards import VIEWERS, take

from .. import choices
from ..numbers import BARTER_GIVE, BURY_CARDS, FORCED_DISCARD, GATHER_LEAVE, PASS_CARD, SET_APART
from ..pack import FIT_ANY
from ..state import Outsider
from .discards import fitting
from .frames import in_order, next_seat


def collect(g: Outsider, mask: int, n: int, fit: int, kind: int, base: int, origin: int) -> None:
    """Each of these players picks n fitting hand cards, all at the same time, blind.

    Who has fewer picks those. `base` cards were picked before for another purpose.
    """
    asks = [(seat, kind, options) for seat, options in asked(g, mask, n, fit, kind, base, origin)]
    if asks:
        g.ask_all(asks, (collected, mask, n, fit, kind, base, origin))
    elif any(forced(g, seat, n, fit, base) for seat in in_order(g, origin) if mask >> seat & 1):
        collected(g, mask, n, fit, kind, base, origin, ())


def asked(
    g: Outsider, mask: int, n: int, fit: int, kind: int, base: int, origin: int
) -> list[tuple[int, list[int]]]:
    """Who is asked for the next card, and what may be picked; nobody if nobody has a choice.

    A player whose whole hand must go is not asked: that is public. Who has no such card among
    others is asked all the same (OUT-R48): that is not, until the cards are discarded.
    """
    hides = kind == FORCED_DISCARD and fit != FIT_ANY and mask & (mask - 1) != 0
    asks = []
    able = False
    for seat in in_order(g, origin):
        if mask >> seat & 1 and 0 < n - (len(g.picked[seat]) - base) < len(g.hand[seat]):
            options = next_picks(g, seat, n, fit, base)
            if options:
                able = True
                asks.append((seat, options))
            elif hides:
                asks.append((seat, [choices.FORCED_DISCARD_NOTHING]))
    return asks if able else []


def next_picks(g: Outsider, seat: int, n: int, fit: int, base: int) -> list[int]:
    """The cards that may be picked next: none below the last one, and enough must be left."""
    picked = g.picked[seat]
    need = n - (len(picked) - base)
    if need <= 0:
        return []
    able = fitting(g, g.hand[seat], fit)
    if len(picked) > base:
        able = [kind for kind in able if kind >= picked[-1]]
    last = max(len(able) - need, 0)
    options: list[int] = []
    for kind in able[: last + 1]:
        if kind not in options:
            options.append(kind)
    return options


def forced(g: Outsider, seat: int, n: int, fit: int, base: int) -> bool:
    """Whether all can see that every fitting card of the hand must be picked."""
    hand = g.hand[seat]
    if not 0 < len(hand) <= n - (len(g.picked[seat]) - base):
        return False
    return fit == FIT_ANY or len(fitting(g, hand, fit)) > 0


def collected(
    g: Outsider, mask: int, n: int, fit: int, kind: int, base: int, origin: int,
    answers: tuple[int, ...],
) -> None:  # fmt: skip
    """The picks of one round are made; there may be another."""
    asks = asked(g, mask, n, fit, kind, base, origin)
    for seat in in_order(g, origin):
        if mask >> seat & 1 and forced(g, seat, n, fit, base):
            for card in fitting(g, g.hand[seat], fit):
                pick(g, seat, card, watchers(g, seat, kind, mask))
    for (seat, _), answer in zip(asks, answers, strict=True):
        if answer != choices.FORCED_DISCARD_NOTHING:
            pick(g, seat, answer, watchers(g, seat, kind, mask))
    g.then((collect, mask, n, fit, kind, base, origin))


def pick(g: Outsider, seat: int, kind: int, seen_by: int) -> None:
    """A hand card is set apart; `seen_by` are those who will know which one left the hand."""
    g.picked[seat].append(take(g, g.hand[seat], kind, seen_by))
    if g.telling:
        g.tell(SET_APART, (seat,), 1 << seat, (kind,))


def watchers(g: Outsider, seat: int, kind: int, mask: int) -> int:
    """Who learns which card leaves the hand by a decision of this kind."""
    if kind == GATHER_LEAVE:
        return 1 << seat
    if kind == PASS_CARD:
        return 1 << seat | 1 << next_seat(g, seat)
    if kind == BARTER_GIVE:
        return mask
    return VIEWERS


def ask_set(g: Outsider, seat: int, least: int, most: int, fit: int, kind: int) -> None:
    """The player picks `least` to `most` fitting hand cards, one by one, ending in done."""
    picked = g.picked[seat]
    if len(picked) == most or not g.hand[seat]:
        return
    able = fitting(g, g.hand[seat], fit)
    if picked:
        able = [card for card in able if card >= picked[-1]]
    options: list[int] = [choices.DONE] if len(picked) >= least or not able else []
    need = least - len(picked)
    if need > 1:
        able = able[: max(len(able) - need, 0) + 1]
    for card in able:
        if choices.PICK + card not in options:
            options.append(choices.PICK + card)
    if choices.DONE not in options and len(g.hand[seat]) == 1:
        set_pick(g, seat, least, most, fit, kind, options[0])
    else:
        g.ask(seat, kind, options, (set_pick, seat, least, most, fit, kind))


def set_pick(
    g: Outsider, seat: int, least: int, most: int, fit: int, kind: int, option: int
) -> None:
    """One more card, or that was all."""
    if option != choices.DONE:
        secret = kind == BURY_CARDS
        pick(g, seat, option - choices.PICK, 1 << seat if secret else VIEWERS)
        g.then((ask_set, seat, least, most, fit, kind))
