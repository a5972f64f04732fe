"""Credits, fame and reputation: how a player stands."""

from __future__ import annotations

from typing import Final

from ...numbers import ALLOWED, CHOSE_FACTION, FELT_NOWHERE, TARGET_FACTION
from ...pack import FACTIONS, OF_A_REWARD, OTHERWISE
from ...state import NOBODY, NONE, OF_REWARD, Frame, Rim
from .. import conditions, goals, purse, values
from ..conditions import ANY
from ..frames import actor, chosen

# Who carries out what follows.
YOU: Final = 0


def credits(g: Rim, n: int) -> None:  # noqa: A001
    """`credits`, RIM-R5, R86, R137: gain so many, or lose what is there; a reward may have none."""
    frame = g.frames[-1]
    if n >= 0:
        if not (frame.zeroed and frame.actor == frame.seat):
            purse.gain_credits(g, actor(g), n)
    else:
        purse.lose_credits(g, actor(g), -n)


def price_of(g: Rim, seat: int, n: int) -> int:
    """What a price of a text comes to: on contact cards an ability may lower it."""
    if g.frames and g.frames[-1].spot != NONE:
        return max(0, n - values.crew_discount(g, seat))
    return n


def cost_credits(g: Rim, n: int) -> None:
    """`cost_credits`, RIM-R320: a price, paid in full."""
    purse.pay(g, actor(g), price_of(g, actor(g), n))


def fame(g: Rim, n: int) -> None:
    """`fame`, RIM-27.1: fame on the track."""
    if n >= 0:
        purse.gain_fame(g, actor(g), n, source_of(g))
    else:
        purse.lose_fame(g, actor(g), -n)


def source_of(g: Rim) -> int:
    """Whether what the innermost text gives is a part of a reward."""
    return OF_A_REWARD if g.frames[-1].sort == OF_REWARD else OTHERWISE


def fame_add(g: Rim, n: int) -> None:
    """`fame_add`, RIM-R86, R127: additional fame, a part of its own of the reward that is being
    gained; in a reward of two players of the share of the one who adds it.
    """
    frame = reward_frame(g)
    if frame is None:
        purse.advance(g, actor(g), n)
        g.then((goals.look,))
    elif actor(g) == frame.seat:
        frame.added += n
    else:
        frame.added_other += n


def reward_frame(g: Rim) -> Frame | None:
    """The frame of the innermost reward that is being gained."""
    for frame in reversed(g.frames):
        if frame.sort == OF_REWARD:
            return frame
    return None


def reputation(g: Rim, faction: int, change: int, whose: int = YOU) -> None:
    """`reputation`, RIM-19.2, RIM-R76: with a faction, the planet's, the patrol's, a chosen one; of
    whoever carries this out, or of the other.
    """
    seat = actor(g) if whose == YOU else chosen(g)
    if seat == NOBODY:
        return
    if faction == ANY:
        g.then((pick_faction, change, seat))
        return
    meant_faction = conditions.faction_of(g, actor(g), faction)
    if meant_faction != NONE:
        purse.change_reputation(g, seat, meant_faction, change)


def pick_faction(g: Rim, change: int, whose: int) -> None:
    """RIM-R328: the faction is chosen; a loss that would not be felt does not happen."""
    seat = actor(g)
    options = [each for each in range(FACTIONS) if not no_faction(g, seat, each, change, whose)]
    if len(options) > 1:
        g.ask(seat, TARGET_FACTION, options, (named_faction, change, whose))
    elif options:
        named_faction(g, change, whose, options[0])


def no_faction(g: Rim, seat: int, option: int, change: int, whose: int) -> int:
    """RIM-52.8, RIM-R328: any faction for a gain, for a loss one with which it is felt."""
    if change < 0 and not purse.feels(g, whose, option, change):
        return FELT_NOWHERE
    return ALLOWED


def named_faction(g: Rim, change: int, whose: int, faction: int) -> None:
    """RIM-19.2: with the faction that was chosen."""
    if g.telling:
        g.tell(CHOSE_FACTION, (actor(g), faction))
    purse.change_reputation(g, whose, faction, change)


def treat_rep(g: Rim, faction: int, value: int) -> None:
    """`treat_rep`: until the end of the turn the reputation counts as this."""
    purse.treat_as(g, actor(g), faction, value)
