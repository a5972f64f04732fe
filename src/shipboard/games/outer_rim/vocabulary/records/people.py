"""Contacts and characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from shipboard.kernel.specs import Id, Table, Text

from ... import pack as p
from ..abilities import Abilities
from ..words import AnyCondition, Class, EffectList, Faction
from .fields import DatabankNumber, Sign, SkillList, Value, record
from .parts import Card, Part


@dataclass(frozen=True)
class Contact:
    """A contact token and its databank card."""

    id: str
    name: str
    cls: int
    faction: int
    droid: bool
    card: Card


@record
def contact(
    id: Id,  # noqa: A002
    name: Text,
    number: DatabankNumber,
    class_: Class,
    do: EffectList,
    scene: Text | None = None,
    faction: Faction | None = None,
    droid: bool = False,
    skills: SkillList = (),
    abilities: Abilities = (),
) -> Contact:
    """A contact: its token, what happens when it is met, and the crew that it can become.

    Where there is a character with the same id it is that person.
    """
    met = Part(id, name, scene or "", do)
    card = Card(
        "contact", id, name, "", number, p.CREW, p.DROID if droid else 0, skills=skills,
        abilities=abilities, sections=(met,),
    )  # fmt: skip
    return Contact(id, name, class_, -1 if faction is None else faction, droid, card)


@dataclass(frozen=True)
class Character:
    """A character as its file describes it."""

    id: str
    name: str
    droid: bool
    health: int
    ground: int
    skills: tuple[int, ...]
    starts_with: int
    reputation: tuple[tuple[int, int], ...]
    chooses_faction: bool
    fame: int
    goal: Any
    abilities: Abilities


@dataclass(frozen=True)
class Standing:
    """Reputation by faction."""

    values: tuple[tuple[int, int], ...]


def standing(
    hutt: Sign | None = None,
    syndicate: Sign | None = None,
    imperial: Sign | None = None,
    rebel: Sign | None = None,
) -> Standing:
    """With which factions one begins in favour or out of it."""
    signs = enumerate((hutt, syndicate, imperial, rebel))
    return Standing(tuple((faction, sign) for faction, sign in signs if sign is not None))


@record
def character_(
    id: Id,  # noqa: A002
    name: Text,
    health: Value,
    ground: Value,
    skills: SkillList,
    starts_with: DatabankNumber,
    droid: bool = False,
    reputation: Annotated[Standing, Table(standing)] = Standing(()),  # noqa: B008
    chooses_faction: bool = False,
    fame: Value = 0,
    goal: AnyCondition = None,
    abilities: Abilities = (),
) -> Character:
    """A character. Its goal is a state (`goal`) or an ability that fulfils it.

    `starts_with` is the number of the databank card that it draws in the set-up.
    """
    return Character(
        id, name, droid, health, ground, skills, starts_with, reputation.values, chooses_faction,
        fame, goal, abilities,
    )  # fmt: skip
