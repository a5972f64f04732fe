"""Static modifiers of Characters and Ongoing Crises, and what they forbid."""

from __future__ import annotations

from ..numbers import ALLOWED, FORBIDDEN
from ..pack import FORBIDS, NORMAL
from ..state import Outsider
from .frames import character


def trait(g: Outsider, seat: int, which: int, off: bool = False) -> int:
    """OUT-11.2: what a Character's passive ability says; nothing while Doomed, or `off`."""
    if off or g.survival[seat] == 0:
        return 0
    return g.cards.traits[character(g, seat)][which]


def modifier(g: Outsider, seat: int, which: int, off: bool = False) -> int:
    """The value in force for a player: Ongoing Crises add up, else the Character's, else normal."""
    total = 0
    changes = g.cards.changes
    for design in g.ongoing:
        total += changes[design][which]
    if total == 0:
        total = trait(g, seat, which, off)
    return total if total else NORMAL[which]


def forbidden(g: Outsider, seat: int, what: int) -> int:
    """OUT-R62: whether an Ongoing Crisis or the own Character forbids it."""
    changes = g.cards.changes
    for design in g.ongoing:
        if changes[design][FORBIDS] & what:
            return FORBIDDEN
    return FORBIDDEN if trait(g, seat, FORBIDS) & what else ALLOWED
