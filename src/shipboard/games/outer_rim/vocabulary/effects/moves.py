"""Moves of ships and of patrols, and what a rule is spared."""

from __future__ import annotations

from typing import Annotated

from shipboard.kernel.specs import Either, Id, Number, Word
from shipboard.kernel.state import Step

from ...rules import damage as damages
from ...rules import effects as e
from ..words import Count, FoughtPatrol, Named, Permission, effect
from .cards import Range


@effect
def move(n: Annotated[int, Either(Number(1, 20), Word(hyper=e.HYPER))]) -> Step:
    """May move up to so many spaces; `hyper`: as far as the ship flies."""
    return (e.move, n)


@effect
def move_direct(space: Id) -> Step:
    """Straight to this space; `cross`: to the other side of the Core."""
    return (e.cross,) if space == "cross" else (e.move_direct, Named("space", space))


@effect
def patrol_move(
    faction: FoughtPatrol, n: Annotated[int, Either(Number(1, 20), Word(me=damages.ALL))]
) -> Step:
    """The patrol moves so many spaces toward you; `me`: into your space."""
    return (e.patrol_move, faction, n)


@effect
def patrol_push(where: Range = e.IN_SPACE, n: Count = 1) -> Step:
    """Move a chosen patrol, here or anywhere, so many spaces."""
    return (e.patrol_push, where, n)


@effect
def extra_encounter() -> Step:
    """One more encounter in this step."""
    return (e.extra_encounter,)


@effect
def move_bonus(n: Count) -> Step:
    """So many spaces more for the move that begins."""
    return (e.move_bonus, n)


@effect
def force_stop() -> Step:
    """The movement of the player who entered the space ends."""
    return (e.force_stop,)


@effect
def permission(what: Permission) -> Step:
    """This one occurrence of the rule is ignored."""
    return (e.permission, what)
