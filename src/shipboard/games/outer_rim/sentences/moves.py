"""Moves of ships and of patrols, and what a rule is spared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..pack import RimPack
from ..rules import damage as damages
from ..rules import effects as e
from .wording import IGNORED, Maker, faction, said, several


def move(pack: RimPack, n: int) -> str:
    how = "as far as your ship flies" if n == e.HYPER else f"up to {several(n, 'space')}"
    return f"You may move {how}."


def move_direct(pack: RimPack, space: int) -> str:
    return f"Go straight to {pack.titles['space'][space]}."


def patrol_move(pack: RimPack, which: int, n: int) -> str:
    how = "into your space" if n >= damages.ALL else f"{several(n, 'space')} nearer"
    return f"The patrol of {faction(pack, which)} comes {how}."


def patrol_push(pack: RimPack, where: int, n: int) -> str:
    which = "a patrol here" if where == e.IN_SPACE else "any patrol"
    return f"Move {which} {several(n, 'space')}."


def permission(pack: RimPack, what: int) -> str:
    return f"Ignore {IGNORED[what]}."


def move_bonus(pack: RimPack, n: int) -> str:
    return f"Move {several(n, 'space')} farther this time."


SENTENCES: Mapping[Any, Maker] = {
    e.move: move, e.move_direct: move_direct, e.cross: said("Go to the other side of the Core."),
    e.patrol_move: patrol_move, e.patrol_push: patrol_push, e.choose_patrol: said(""),
    e.extra_encounter: said("You have one more encounter."), e.move_bonus: move_bonus,
    e.force_stop: said("That player's movement ends here."), e.permission: permission,
}  # fmt: skip
