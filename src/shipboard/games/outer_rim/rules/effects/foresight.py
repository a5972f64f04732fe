"""The texts of abilities (rules/moments.py), before they are used: as if carried out."""

from __future__ import annotations

from shipboard.kernel.state import Step

from ...numbers import ALLOWED, CONDITION_NOT_MET, COST_NOT_MET, NOTHING_WOULD_HAPPEN
from ...pack import Ability, Effects
from ...state import Frame, Rim
from .. import conditions, dice, moments
from .. import damage as wounds
from ..expansion import people
from ..frames import frame_of
from . import boons, choosing, reasons, standing


def imagined(g: Rim, seat: int, card: int) -> Frame:
    """The frame that the text of an ability would have."""
    frame = frame_of(g, seat, card)
    if g.fights:
        frame.other = moments.opponent(g, seat)
        frame.faction = g.fights[-1].faction
    elif g.frames:
        frame.faction = g.frames[-1].faction
    return frame


def no_text(g: Rim, seat: int, card: int, ability: Ability) -> int:
    """RIM-R3, R310: its condition does not hold, its cost cannot be paid, or it would do nothing,
    as far as that can be told.
    """
    frame = imagined(g, seat, card)
    frame.ability = ability.number
    g.frames.append(frame)
    reason = ALLOWED
    if not conditions.holds(g, seat, ability.condition):
        reason = CONDITION_NOT_MET
    elif ability.cost and reasons.price_reason(g, seat, ability.cost):
        reason = COST_NOT_MET
    elif reasons.effects_reason(g, seat, ability.do):
        reason = NOTHING_WOULD_HAPPEN
    g.frames.pop()
    return reason


def whole_may(do: Effects) -> bool:
    """RIM-R309: whether all that an ability does is a `may`, perhaps under a condition."""
    if len(do) != 1:
        return False
    step = do[0]
    if step[0] is choosing.if_then:
        return whole_may(step[2]) and not step[3]
    return step[0] is choosing.may


def agreed(do: Effects) -> Effects:
    """RIM-R309: the effects of an ability whose `may` has been answered by using it."""
    step = do[0]
    if step[0] is choosing.if_then:
        return ((choosing.if_then, step[1], agreed(step[2]), step[3]),)
    return ((choosing.carry_out, step[1]),)


def commute(g: Rim, abilities: list[int]) -> bool:
    """RIM-R2: whether it is all the same in which order these abilities happen."""
    for number in abilities:
        ability = g.cards.every_ability[number]
        if ability.cost or ability.goal:
            return False
        for step in ability.do:
            if not in_any_order(step):
                return False
    return True


def in_any_order(step: Step) -> bool:
    """RIM-R40: credits gained, dice more or fewer, damage reduced or capped: nothing that others
    depend on.
    """
    if step[0] is standing.credits:
        return bool(step[1] >= 0)
    return (
        step[0] is standing.fame_add
        or step[0] is boons.permission
        or step[0] is dice.more
        or step[0] is dice.fewer
        or step[0] is wounds.reduce
        or step[0] is wounds.cap
        or step[0] is people.cad
    )
