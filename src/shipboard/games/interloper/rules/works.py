"""INT-10: wrecking and repairing."""

from __future__ import annotations

from typing import Final

from .. import choices
from ..numbers import (
    ALL_WRECKED,
    ALLOWED,
    FEATURE,
    NO_PHYSICAL_TO_WRECK,
    NOT_OF_THIS_ROOM,
    TRIES_EDGE,
    TRIES_PLACE,
    WRECKED_ALREADY,
)
from ..pack import DOOR, FOR_REPAIR, FOR_WRECK, PHYSICAL, TECH, WRECKED
from ..state import Deed, Interloper
from .aims import is_wrecked, no_repair, pick, repairable
from .checks import check
from .declaring import carry_out, cost, declare, deed_of, done
from .effects import mend
from .figures import has_stat, owner
from .ship import wreck_edge, wreck_room

# Thresholds for a room, a door, a wall.
TO_WRECK: Final = (15, 20, 25)
TO_REPAIR: Final = (15, 17, 20)


def threshold(g: Interloper, feature: int, of: tuple[int, int, int]) -> int:
    """INT-10.2 to 10.4, 10.9: by what the feature is."""
    if feature < choices.FEATURE_EDGE:
        return of[0]
    return of[1] if g.cards.edge_sort[feature - choices.FEATURE_EDGE] == DOOR else of[2]


def feature_deed(action: int, figure: int, feature: int) -> Deed:
    """What is declared: a room or an edge."""
    if feature >= choices.FEATURE_EDGE:
        return deed_of(action, figure, edge=feature - choices.FEATURE_EDGE)
    return deed_of(action, figure, room=feature)


def tell_try(g: Interloper, action: int, figure: int, feature: int) -> None:
    """INT-4.3: what is about to be tried."""
    if g.telling:
        if feature >= choices.FEATURE_EDGE:
            g.tell(TRIES_EDGE, (figure, action, feature - choices.FEATURE_EDGE))
        else:
            g.tell(TRIES_PLACE, (figure, action, feature))


def wreckable(g: Interloper, figure: int) -> list[int]:
    """INT-10.1: the room and the edges bordering it that are not wrecked yet."""
    room = g.at[figure]
    found = [] if g.wrecked >> room & 1 else [room]
    state = g.edge_state
    found.extend(
        [choices.FEATURE_EDGE + edge for edge in g.cards.edges[room] if state[edge] != WRECKED]
    )
    return found


def no_wreck(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-10.1: the own room or an edge of it, not wrecked yet."""
    room = g.at[figure]
    if option < choices.FEATURE_EDGE:
        near = option == room
    else:
        near = option - choices.FEATURE_EDGE in g.cards.edges[room]
    if not near:
        return NOT_OF_THIS_ROOM
    return WRECKED_ALREADY if is_wrecked(g, option) else ALLOWED


def no_wreck_at_all(g: Interloper, figure: int) -> int:
    """INT-4.4, 10.1: whether something is left to wreck."""
    if not has_stat(g, figure, PHYSICAL):
        return NO_PHYSICAL_TO_WRECK
    if not g.wrecked >> g.at[figure] & 1 or wreckable(g, figure):
        return ALLOWED
    return ALL_WRECKED


def ask_wreck(g: Interloper, figure: int) -> None:
    """INT-10.1: what to wreck."""
    pick(g, owner(g, figure), FEATURE, wreckable(g, figure), (declare_wreck, figure))


def declare_wreck(g: Interloper, figure: int, feature: int) -> None:
    """INT-10.14: as often as AP last."""
    price = cost(g, figure, choices.WRECK)
    tell_try(g, choices.WRECK, figure, feature)
    declare(
        g, feature_deed(choices.WRECK, figure, feature), price, (wreck, figure, feature), (done,)
    )


def wreck(g: Interloper, figure: int, feature: int) -> None:
    """INT-10.2 to 10.5: a Physical check."""
    carry_out(g)
    step = (
        (wreck_edge, feature - choices.FEATURE_EDGE)
        if feature >= choices.FEATURE_EDGE
        else (wreck_room, feature)
    )
    check(g, figure, PHYSICAL, threshold(g, feature, TO_WRECK), FOR_WRECK, False, (step,), ())


def ask_repair(g: Interloper, figure: int) -> None:
    """INT-10.8, 10.12: what to repair."""
    pick(g, owner(g, figure), FEATURE, repairable(g, figure), (declare_repair, figure))


def no_mend(g: Interloper, seat: int, option: int, figure: int) -> int:
    """INT-10.8, 10.12: something wrecked within reach."""
    return no_repair(g, figure, option)


def declare_repair(g: Interloper, figure: int, feature: int) -> None:
    """INT-10.14: as often as AP last."""
    price = cost(g, figure, choices.REPAIR)
    tell_try(g, choices.REPAIR, figure, feature)
    declare(
        g, feature_deed(choices.REPAIR, figure, feature), price, (repair, figure, feature), (done,)
    )


def repair(g: Interloper, figure: int, feature: int) -> None:
    """INT-10.9 to 10.11, INT-R39: a Tech check; failing it costs nothing."""
    carry_out(g)
    needed = threshold(g, feature, TO_REPAIR if g.split_repair else TO_WRECK)
    check(g, figure, TECH, needed, FOR_REPAIR, False, ((mend, feature),), ())
