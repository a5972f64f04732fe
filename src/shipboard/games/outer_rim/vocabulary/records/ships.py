"""Ship sheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from shipboard.kernel.specs import Id, Table, Text

from ..abilities import Abilities
from ..words import AnyCondition
from .fields import Price, Value, record


@dataclass(frozen=True)
class Slots:
    """How many slots of each sort: mod, cargo, flex, crew."""

    counts: tuple[int, int, int, int]


def slots_(mod: Value, cargo: Value, flex: Value, crew: Value) -> Slots:
    """How many slots of each sort a ship has; flex: for a mod or a cargo."""
    return Slots((mod, cargo, flex, crew))


@dataclass(frozen=True)
class Ship:
    """A ship sheet as its file describes it."""

    id: str
    name: str
    flipped: str
    starter: bool
    cost: int
    hyperdrive: int
    combat: int
    hull: int
    slots: tuple[int, int, int, int]
    slots_flipped: tuple[int, int, int, int]
    goal: Any
    abilities: Abilities


@record
def ship_(
    id: Id,  # noqa: A002
    name: Text,
    hyperdrive: Value,
    combat: Value,
    hull: Value,
    slots: Annotated[Slots, Table(slots_)],
    flipped: Text | None = None,
    starter: bool = False,
    cost: Price = 0,
    slots_flipped: Annotated[Slots, Table(slots_)] | None = None,
    goal: AnyCondition = None,
    abilities: Abilities = (),
) -> Ship:
    """A ship sheet. A starter has no goal; the name of the flipped side is `flipped`."""
    if starter and (flipped or goal or cost):
        raise ValueError("found a starter with flipped, goal or cost, expected none of these")
    if not starter and not flipped:
        raise ValueError("found no flipped, expected the name of the other side")
    other = slots_flipped or slots
    return Ship(
        id, name, flipped or name, starter, cost, hyperdrive, combat, hull, slots.counts,
        other.counts, goal, abilities,
    )  # fmt: skip
