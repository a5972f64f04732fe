"""OUT-6.6 to 6.8, 7: paying with Gear, by name or by Scrap icons, in ascending picks."""

from __future__ import annotations

from shipboard.kernel.cards import VIEWERS, count_design, designs

from .. import choices
from .. import numbers as no
from ..numbers import ALLOWED
from ..pack import ANY_ICON, GEAR, Icons
from ..state import Outsider
from .discards import fitting
from .picks import pick


def covers(have: list[int], cost: Icons, wild: int) -> bool:
    """OUT-7.3, 7.4: whether these icons are at least the cost; jokers stand for any type."""
    missing = 0
    total = have[ANY_ICON] - cost[ANY_ICON]
    for i in range(ANY_ICON):
        total += have[i] - cost[i]
        if have[i] < cost[i]:
            missing += cost[i] - have[i]
    return total >= 0 and missing <= have[ANY_ICON] + wild


def icons_of(g: Outsider, gear: list[int]) -> list[int]:
    """The icons that these Gear cards show between them."""
    total = [0, 0, 0, 0, 0]
    for design in gear:
        add_icons(g, total, design)
    return total


def add_icons(g: Outsider, total: list[int], design: int) -> None:
    """Count the icons of one more Gear."""
    icons = g.cards.icons[design]
    for i in range(5):
        total[i] += icons[i]


def can_cover(
    g: Outsider, have: list[int], gear: list[int], most: int, cost: Icons, wild: int
) -> bool:
    """Whether at most so many of these Gear cards, added to the icons, cover the cost."""
    if most >= len(gear):
        total = have[:]
        for design in gear:
            add_icons(g, total, design)
        return covers(total, cost, wild)
    if covers(have, cost, wild):
        return True
    if most <= 0:
        return False
    for i, design in enumerate(gear):
        total = have[:]
        add_icons(g, total, design)
        if can_cover(g, total, gear[i + 1 :], most - 1, cost, wild):
            return True
    return False


def payable(g: Outsider, seat: int, cost: Icons, named: int, wild: int, extra: int) -> bool:
    """OUT-R67: whether the hand holds a whole payment, and `extra` further cards."""
    hand = g.hand[seat]
    most = len(hand) - extra
    if most <= 0:
        return False
    gear = fitting(g, hand, GEAR)
    if named in gear:
        return True
    return len(gear) > 0 and can_cover(g, [0, 0, 0, 0, 0], gear, most, cost, wild)


def ask_payment(
    g: Outsider, seat: int, decision: int, cost: Icons, named: int, wild: int, extra: int
) -> None:
    """OUT-6.7, 7.5, OUT-R17: the next Gear of the payment, or done once the cost is covered."""
    hand = g.hand[seat]
    options = payment_options(g, seat, cost, named, wild, extra)
    if not hand:
        return
    if len(hand) == 1 and not g.picked[seat]:
        payment_pick(g, seat, decision, cost, named, wild, extra, options[0])
    else:
        then = (payment_pick, seat, decision, cost, named, wild, extra)
        g.ask(seat, decision, options, then)


def payment_options(
    g: Outsider, seat: int, cost: Icons, named: int, wild: int, extra: int
) -> list[int]:
    """Done, and the Gear that may be added without spoiling the payment."""
    options = [] if not_paid(g, seat, cost, named, wild) else [choices.DONE]
    gear = designs(fitting(g, g.hand[seat], GEAR))
    able = [design for design in gear if not no_addition(g, seat, design, cost, named, wild, extra)]
    return options + [choices.PICK + design for design in able]


def not_paid(g: Outsider, seat: int, cost: Icons, named: int, wild: int) -> int:
    """OUT-6.6, 6.7: whether the picks are no whole payment yet."""
    picked = g.picked[seat]
    if picked and (picked == [named] or covers(icons_of(g, picked), cost, wild)):
        return ALLOWED
    return no.NOT_COVERED


def no_addition(
    g: Outsider, seat: int, design: int, cost: Icons, named: int, wild: int, extra: int
) -> int:
    """OUT-6.7, 7.5: why this Gear of the hand is not the next one of the payment."""
    picked = g.picked[seat]
    if picked and design < picked[-1]:
        return no.PICKED_IN_ORDER
    most = len(g.hand[seat]) - extra
    if most <= 0:
        return no.NO_FURTHER_CARD
    if design == named and not picked:
        return ALLOWED
    gear = fitting(g, g.hand[seat], GEAR)
    rest = gear[gear.index(design) + 1 :]
    total = icons_of(g, picked)
    add_icons(g, total, design)
    if can_cover(g, total, rest, most - 1, cost, wild):
        return ALLOWED
    if can_cover(g, total, rest, len(rest), cost, wild):
        return no.NO_FURTHER_CARD
    return no.CANNOT_COVER


def no_payment_pick(
    g: Outsider, seat: int, option: int, payer: int, decision: int, cost: Icons, named: int,
    wild: int, extra: int,
) -> int:  # fmt: skip
    """OUT-6.7, 7.5, 7.6: Gear of the hand, or done once the cost is covered."""
    if option == choices.DONE:
        return not_paid(g, seat, cost, named, wild)
    design = option - choices.PICK
    if not count_design(g.hand[seat], design):
        return no.NOT_HELD
    if g.cards.sort[design] != GEAR:
        return no.GEAR_ONLY
    return no_addition(g, seat, design, cost, named, wild, extra)


def payment_pick(
    g: Outsider, seat: int, decision: int, cost: Icons, named: int, wild: int, extra: int,
    option: int,
) -> None:  # fmt: skip
    """OUT-7.3: one more Gear is put to the payment, or that was all."""
    if option != choices.DONE:
        pick(g, seat, option - choices.PICK, VIEWERS)
        g.then((ask_payment, seat, decision, cost, named, wild, extra))
