"""Modifiers: what a static ability adds while its card is in force."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from shipboard.kernel.specs import Many, One, Word

from .. import pack as p
from .words import DECK_WORDS, SLOT_WORDS, Change, Permission, Skill, Thousands, modifier


@dataclass(frozen=True)
class Modifier:
    """To what so much is added; once, or once for each job."""

    to: int
    n: int
    per_job: bool = False


Modifiers = Annotated[tuple[Modifier, ...], Many(One("modifier"))]


@modifier
def ground(n: Change) -> Modifier:
    """Ground dice more or fewer."""
    return Modifier(p.TO_GROUND, n)


@modifier
def health(n: Change) -> Modifier:
    """Health more or less."""
    return Modifier(p.TO_HEALTH, n)


@modifier
def ship(n: Change) -> Modifier:
    """Ship dice more or fewer."""
    return Modifier(p.TO_SHIP, n)


@modifier
def hull(n: Change) -> Modifier:
    """Hull more or less."""
    return Modifier(p.TO_HULL, n)


@modifier
def hyperdrive(n: Change, per_job: bool = False) -> Modifier:
    """Spaces of movement more or fewer; with `per_job` for each job held."""
    return Modifier(p.TO_HYPERDRIVE, n, per_job)


@modifier
def skill(skill: Skill) -> Modifier:
    """The skill counts once more."""
    return Modifier(p.TO_SKILL + skill, 1)


@modifier
def slot(slot: Annotated[int, Word(**SLOT_WORDS)], n: Change = 1) -> Modifier:
    """Slots of this kind more or fewer."""
    return Modifier(p.TO_SLOT + slot, n)


@modifier
def price(
    deck: Annotated[int, Word(**DECK_WORDS, any=p.ANY_PRICE, crew=p.CREW_PRICE)],
    n: Annotated[int, Thousands(1000)],
) -> Modifier:
    """So many credits less for cards of this deck, of any, or on contact cards (`crew`)."""
    return Modifier(p.TO_PRICE + deck, n)


@modifier
def fame_bonus(n: Change) -> Modifier:
    """So much additional fame, in the total only."""
    return Modifier(p.TO_FAME, n)


@modifier
def challenge() -> Modifier:
    """Others in the holder's space may challenge the holder to a fight of ships."""
    return Modifier(p.TO_CHALLENGE, 1)


@modifier
def permission(what: Permission) -> Modifier:
    """This rule is ignored while the card is in force."""
    return Modifier(p.PERMITS + what, 1)
