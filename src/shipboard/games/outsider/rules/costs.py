"""OUT-3.6, OUT-R67: several costs in cards of one ability, judged and paid together.

No card may be paid for one cost that another needs, and nothing is discarded before all are paid.
"""

from __future__ import annotations

from typing import Any

from shipboard.kernel.cards import DESIGN, VIEWERS

from .. import choices
from .. import numbers as no
from ..numbers import ALLOWED, COST_SCRAP, FORCED_DISCARD
from ..pack import GEAR, Effects
from ..state import Outsider
from .discards import discard_picked, fits
from .effects import scrap_cost
from .frames import number
from .payment import covers, icons_of
from .picks import pick


def payable_together(g: Outsider, seat: int, costs: Effects) -> bool:
    """OUT-R67: whether the hand holds the cards for all of these costs at once."""
    return can_pay(g, held(g, seat), costs, 0, [])


def held(g: Outsider, seat: int) -> list[int]:
    """The designs of the hand, one for each card, ascending."""
    return sorted([card & DESIGN for card in g.hand[seat]])


def takes(g: Outsider, step: Any, design: int) -> bool:
    """Whether this cost can be paid with such a card."""
    return g.cards.sort[design] == GEAR if step[0] is scrap_cost else fits(g, design, step[3])


def is_paid(g: Outsider, step: Any, paid: list[int]) -> bool:
    """Whether these cards pay this cost."""
    if step[0] is scrap_cost:
        return len(paid) > 0 and covers(icons_of(g, paid), step[1], 0)
    return len(paid) == number(g, step[2])


def is_full(g: Outsider, step: Any, paid: list[int]) -> bool:
    """Whether no further card may be added; Gear may be, though it is not needed (OUT-7.3)."""
    return step[0] is not scrap_cost and is_paid(g, step, paid)


def can_pay(g: Outsider, hand: list[int], costs: Effects, i: int, paid: list[int]) -> bool:
    """Whether this cost can be completed with this hand, and then those after it."""
    if i == len(costs):
        return True
    step = costs[i]
    if is_paid(g, step, paid) and can_pay(g, hand, costs, i + 1, []):
        return True
    return not is_full(g, step, paid) and len(addable(g, hand, costs, i, paid, True)) > 0


def addable(
    g: Outsider, hand: list[int], costs: Effects, i: int, paid: list[int], one: bool
) -> list[int]:
    """What may be added to this cost, in ascending picks, so that all can still be paid.

    With `one` the first is enough.
    """
    found: list[int] = []
    for at, design in enumerate(hand):
        if (at and hand[at - 1] == design) or (paid and design < paid[-1]):
            continue
        rest = hand[:at] + hand[at + 1 :]
        if takes(g, costs[i], design) and can_pay(g, rest, costs, i, [*paid, design]):
            found.append(design)
            if one:
                return found
    return found


# Paying.


def pay_together(g: Outsider, costs: Effects) -> None:
    """OUT-3.6, 8.3: the cards for all costs are named first; then they are discarded at once."""
    you = g.frames[-1].you
    g.then((ask_cost, you, costs, (0,)), (discard_picked, 1 << you, you))


def ask_cost(g: Outsider, seat: int, costs: Effects, ends: tuple[int, ...]) -> None:
    """The next card of the cost under way; `ends` is where the cards of each cost begin."""
    i = len(ends) - 1
    if i == len(costs):
        return
    step = costs[i]
    paid = g.picked[seat][ends[-1] :]
    if is_full(g, step, paid):
        g.then((ask_cost, seat, costs, (*ends, len(g.picked[seat]))))
        return
    options = cost_options(g, seat, costs, ends)
    if len(g.hand[seat]) == 1 and len(options) == 1:
        cost_picked(g, seat, costs, ends, options[0])
    else:
        kind = COST_SCRAP if step[0] is scrap_cost else FORCED_DISCARD
        g.ask(seat, kind, options, (cost_picked, seat, costs, ends))


def cost_options(g: Outsider, seat: int, costs: Effects, ends: tuple[int, ...]) -> list[int]:
    """Done, where that is possible, and the cards that spoil nothing."""
    i = len(ends) - 1
    paid = g.picked[seat][ends[-1] :]
    hand = held(g, seat)
    found = addable(g, hand, costs, i, paid, False)
    if costs[i][0] is not scrap_cost:
        return found
    done = is_paid(g, costs[i], paid) and can_pay(g, hand, costs, i + 1, [])
    return ([choices.DONE] if done else []) + [choices.PICK + design for design in found]


def no_cost_card(
    g: Outsider, seat: int, option: int, payer: int, costs: Effects, ends: tuple[int, ...]
) -> int:
    """OUT-R67: a card with which all costs can still be paid, or done once this one is."""
    if option in cost_options(g, seat, costs, ends):
        return ALLOWED
    step = costs[len(ends) - 1]
    paid = g.picked[seat][ends[-1] :]
    scrap = step[0] is scrap_cost
    if scrap and option == choices.DONE:
        return no.NOT_COVERED
    design = option - choices.PICK if scrap else option
    if design == choices.FORCED_DISCARD_NOTHING:
        return no.MUST_DISCARD
    if design not in held(g, seat):
        return no.NOT_HELD
    if not takes(g, step, design):
        return no.OTHER_SORT
    return no.PICKED_IN_ORDER if paid and design < paid[-1] else no.CANNOT_PAY_ALL


def cost_picked(g: Outsider, seat: int, costs: Effects, ends: tuple[int, ...], option: int) -> None:
    """One more card, or that was all for this cost."""
    scrap = costs[len(ends) - 1][0] is scrap_cost
    if scrap and option == choices.DONE:
        ends = (*ends, len(g.picked[seat]))
    else:
        pick(g, seat, option - choices.PICK if scrap else option, VIEWERS)
    g.then((ask_cost, seat, costs, ends))


def so_far(g: Outsider, seat: int, costs: Effects, ends: tuple[int, ...]) -> bool:
    """Whether the cards named so far could be for these costs, and the rest can be paid."""
    for i in range(len(ends)):
        last = i == len(ends) - 1
        paid = g.picked[seat][ends[i] : len(g.picked[seat]) if last else ends[i + 1]]
        if paid != sorted(paid) or not (last or is_paid(g, costs[i], paid)):
            return False
        for design in paid:
            if not takes(g, costs[i], design & DESIGN):
                return False
    return len(cost_options(g, seat, costs, ends)) > 0
