"""What can be done, chosen and declined."""

from __future__ import annotations

from typing import Any

from ... import choices
from ...numbers import ALLOWED, CHOOSE, CHOSE_BLOCK, DECLINED_BLOCK, MAY, NO_SUCH_BLOCK
from ...pack import Effects
from ...state import Rim
from .. import conditions
from ..frames import actor, decider
from . import players, reasons


def if_then(g: Rim, condition: Any, effects: Effects, otherwise: Effects) -> None:
    """`if`: one thing or the other, as the condition holds now."""
    g.then(*(effects if conditions.holds(g, actor(g), condition) else otherwise))


def if_other(g: Rim, fights: bool, effects: Effects, otherwise: Effects) -> None:
    """`if` with `opp`, RIM-R316: with another player in the space, who is chosen; or without."""
    if players.can_choose_player(g, actor(g), players.HERE_OTHERS, None, fights):
        g.then((players.choose_player, players.HERE_OTHERS, None, fights, effects))
    else:
        g.then(*otherwise)


def may(g: Rim, block: int) -> None:
    """`may`, RIM-R4, R310: it is offered where it can be paid and come about."""
    seat = decider(g, actor(g))
    if not no_may(g, seat, choices.DO + block, block):
        g.ask(seat, MAY, [choices.DECLINE, choices.DO + block], (answered, block))


def no_may(g: Rim, seat: int, option: int, block: int) -> int:
    """RIM-R310: decline, or do it."""
    if option == choices.DECLINE:
        return ALLOWED
    if option != choices.DO + block:
        return NO_SUCH_BLOCK
    return reasons.block_reason(g, seat, actor(g), block)


def answered(g: Rim, block: int, option: int) -> None:
    """RIM-R4: declining gives up only this occurrence."""
    if option == choices.DECLINE:
        if g.telling:
            g.tell(DECLINED_BLOCK, (decider(g, actor(g)), block))
    else:
        carry_out(g, block)


def carry_out(g: Rim, block: int) -> None:
    """RIM-R3, R109: what a block costs is paid first and in full, by the one who decides."""
    made = g.cards.blocks[block]
    doer, payer = actor(g), decider(g, actor(g))
    if made.cost and payer != doer:
        g.then((players.act, payer), *made.cost, (players.act, doer), *made.do)
    else:
        g.then(*made.cost, *made.do)


def choose(g: Rim, blocks: tuple[int, ...]) -> None:
    """`choose`, RIM-R10, R11: exactly one legal block."""
    seat = decider(g, actor(g))
    options = [each for each in blocks if not no_block(g, seat, each, blocks)]
    if len(options) > 1:
        g.ask(seat, CHOOSE, options, (chose,))
    elif options:
        chose(g, options[0])


def no_block(g: Rim, seat: int, option: int, blocks: tuple[int, ...]) -> int:
    """RIM-R85, R320: a block that can be paid and does not begin with an impossible fight."""
    if option not in blocks:
        return NO_SUCH_BLOCK
    made = g.cards.blocks[option]
    return reasons.price_reason(g, seat, made.cost) or reasons.begins_reason(g, actor(g), made.do)


def chose(g: Rim, block: int) -> None:
    """One block of several."""
    if g.telling:
        g.tell(CHOSE_BLOCK, (decider(g, actor(g)), block))
    carry_out(g, block)
