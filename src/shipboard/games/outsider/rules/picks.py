"""Choosing cards in small steps: sets in ascending order, only picks that lead to a legal whole.

Picked cards lie in the zone `picked` of their player until the choice is finished.
"""

from __future__ import annotations

from shipboard.kernel.cards import VIEWERS, count_design, designs, take

from .. import choices
from .. import numbers as no
from ..numbers import (
    ALLOWED,
    BARTER_GIVE,
    BURY_CARDS,
    FORCED_DISCARD,
    GATHER_LEAVE,
    PASS_CARD,
    SET_APART,
)
from ..pack import FIT_ANY
from ..state import Outsider
from .discards import fits, fitting
from .frames import in_order, next_seat

# The next card of a set.


def able_from(g: Outsider, cards: list[int], fit: int, last: int) -> list[int]:
    """What may still be picked in ascending order, a design for each card: none below the last."""
    able = fitting(g, cards, fit)
    return [design for design in able if design >= last] if last else able


def next_of(able: list[int], need: int) -> list[int]:
    """What may be picked next, if so many are still to be picked: enough must be left after it."""
    return able[: max(len(able) - need, 0) + 1]


def no_next(
    g: Outsider, cards: list[int], design: int, fit: int, last: int, need: int, absent: int
) -> int:
    """Why this is not the next card of a set; `absent` if it is not among these cards at all."""
    able = able_from(g, cards, fit, last)
    if design in next_of(able, need):
        return ALLOWED
    if design in able:
        return no.TOO_FEW_AFTER
    if not count_design(cards, design):
        return absent
    return no.PICKED_IN_ORDER if fits(g, design, fit) else no.OTHER_SORT


def unless_among(cards: list[int], design: int, absent: int) -> int:
    """Of a card that must be one of these."""
    return ALLOWED if count_design(cards, design) else absent


# Cards of several hands at once.


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
    need = n - (len(g.picked[seat]) - base)
    if need <= 0:
        return []
    return designs(next_of(able_from(g, g.hand[seat], fit, last_pick(g, seat, base)), need))


def last_pick(g: Outsider, seat: int, base: int) -> int:
    """The card picked last, after those for another purpose."""
    picked = g.picked[seat]
    return picked[-1] if len(picked) > base else 0


def no_pick(
    g: Outsider, seat: int, option: int, mask: int, n: int, fit: int, kind: int, base: int,
    origin: int,
) -> int:  # fmt: skip
    """OUT-8.10, OUT-R48: the next fitting card of the hand, or nothing where none fits."""
    if option == choices.FORCED_DISCARD_NOTHING:
        return no.MUST_DISCARD if next_picks(g, seat, n, fit, base) else ALLOWED
    need = n - (len(g.picked[seat]) - base)
    last = last_pick(g, seat, base)
    return no_next(g, g.hand[seat], option, fit, last, need, no.NOT_HELD)


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


def pick(g: Outsider, seat: int, design: int, seen_by: int) -> None:
    """A hand card is set apart; `seen_by` are those who will know which one left the hand."""
    g.picked[seat].append(take(g, g.hand[seat], design, seen_by))
    if g.telling:
        g.tell(SET_APART, (seat,), 1 << seat, (design,))


def watchers(g: Outsider, seat: int, kind: int, mask: int) -> int:
    """Who learns which card leaves the hand by a decision of this kind."""
    if kind == GATHER_LEAVE:
        return 1 << seat
    if kind == PASS_CARD:
        return 1 << seat | 1 << next_seat(g, seat)
    if kind == BARTER_GIVE:
        return mask
    return VIEWERS


# A set of one hand.


def ask_set(g: Outsider, seat: int, least: int, most: int, fit: int, kind: int) -> None:
    """The player picks `least` to `most` fitting hand cards, one by one, ending in done."""
    need = least - len(g.picked[seat])
    if len(g.picked[seat]) == most or not g.hand[seat]:
        return
    able = able_from(g, g.hand[seat], fit, last_pick(g, seat, 0))
    options = [choices.DONE] if set_done(able, need) else []
    options.extend([choices.PICK + card for card in designs(next_of(able, need))])
    if choices.DONE not in options and len(g.hand[seat]) == 1:
        set_pick(g, seat, least, most, fit, kind, options[0])
    else:
        g.ask(seat, kind, options, (set_pick, seat, least, most, fit, kind))


def set_done(able: list[int], need: int) -> bool:
    """Whether that can be all: there are enough, or no further card fits."""
    return need <= 0 or not able


def no_set_pick(
    g: Outsider, seat: int, option: int, owner: int, least: int, most: int, fit: int, kind: int
) -> int:
    """OUT-5.7, 8.9: the next fitting card of the hand, or done once there are enough."""
    need = least - len(g.picked[seat])
    last = last_pick(g, seat, 0)
    if option != choices.DONE:
        return no_next(g, g.hand[seat], option - choices.PICK, fit, last, need, no.NOT_HELD)
    return ALLOWED if set_done(able_from(g, g.hand[seat], fit, last), need) else no.PICK_MORE


def set_pick(
    g: Outsider, seat: int, least: int, most: int, fit: int, kind: int, option: int
) -> None:
    """One more card, or that was all."""
    if option != choices.DONE:
        secret = kind == BURY_CARDS
        pick(g, seat, option - choices.PICK, 1 << seat if secret else VIEWERS)
        g.then((ask_set, seat, least, most, fit, kind))
