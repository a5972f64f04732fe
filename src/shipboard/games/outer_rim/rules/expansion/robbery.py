"""Honest Robbery: a gear of another player is chosen for the attempt and is the job's reward."""

from __future__ import annotations

from typing import Final

from ...numbers import (
    CHOSE_CARD,
    NO_CARD_OF_THAT_SORT,
    NOT_THEIR_CARD,
    TARGET_ASSET,
)
from ...pack import GEAR
from ...state import NOBODY, NONE, Rim
from .. import conditions, gaining, slots, values
from ..effects import taking
from ..frames import actor

MOST_COST: Final = 8000
THOUSAND: Final = 1000


def robbable(g: Rim, seat: int, robber: int) -> bool:
    """Whether a player has a gear that the robber could hold."""
    for card in g.assets[seat]:
        if not no_loot(g, robber, seat, card):
            return True
    return False


def no_loot(g: Rim, robber: int, owner: int, card: int) -> int:
    """RIM-R315: a gear of that player of at most this cost, which would break no limit."""
    if owner == NOBODY or card not in g.assets[owner]:
        return NOT_THEIR_CARD
    face = values.face(g, card)
    if g.cards.type[face] != GEAR or g.cards.cost[face] > MOST_COST:
        return NO_CARD_OF_THAT_SORT
    return slots.no_limit(g, robber, card)


def choose_loot(g: Rim) -> None:
    """`rob`: which gear of the chosen player is it about?"""
    seat = actor(g)
    other = conditions.other_of(g, seat)
    found = [] if other == NOBODY else g.assets[other]
    options = [card for card in found if not no_choice(g, seat, card)]
    if len(options) > 1:
        g.ask(seat, TARGET_ASSET, options, (loot_chosen,))
    elif options:
        loot_chosen(g, options[0])


def no_choice(g: Rim, seat: int, option: int) -> int:
    """RIM-R315: a gear of the chosen player that can be robbed."""
    return no_loot(g, seat, conditions.other_of(g, seat), option)


def loot_chosen(g: Rim, card: int) -> None:
    """`rob`: public, for the whole attempt."""
    g.frames[-1].target = card
    if g.telling:
        g.tell(CHOSE_CARD, (actor(g), card))


def pay_half(g: Rim) -> None:
    """`rob`, RIM-R5: half of what the gear costs, in whole thousands, or what is there."""
    frame = g.frames[-1]
    if frame.target != NONE and frame.other != NOBODY:
        half = g.cards.cost[values.face(g, frame.target)] // 2
        taking.hand_over(g, frame.seat, frame.other, half - half % THOUSAND)


def take_loot(g: Rim) -> None:
    """`rob`, RIM-R147, R311: the gear is taken when the job is done, if there is room for it."""
    frame = g.frames[-1]
    if frame.target != NONE and frame.other != NOBODY:
        g.then((gaining.take_from, frame.seat, frame.other, frame.target))
