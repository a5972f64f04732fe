"""What cards consist of: a card itself, its sections and steps, what people read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from shipboard.kernel.specs import Id, Text, Word

from ... import pack as p
from ...pack import Effects
from ...state import GROUND
from ..abilities import Abilities
from ..words import AnyCondition, EffectList
from .fields import CardId, Destination, Traits


@dataclass(frozen=True)
class Part:
    """A section of an encounter card or a contact, or a numbered step of a databank card."""

    id: str
    title: str
    scene: str
    do: Effects
    place: str = ""
    patrol: int = -1
    crossing: int = -1
    condition: Any = None


def section(
    id: CardId,  # noqa: A002
    do: EffectList,
    place: Id | None = None,
    patrol: bool | None = None,
    crossing: bool | None = None,
    if_: AnyCondition = None,
    title: Text | None = None,
    scene: Text | None = None,
) -> Part:
    """A section of an encounter card: for which place, with or without a patrol there.

    In the Core Worlds: for whoever crosses them or for whoever stays (`crossing`). Of
    several for the same place the first whose condition holds is read (RIM-R74).
    """
    with_patrol = -1 if patrol is None else int(patrol)
    across = -1 if crossing is None else int(crossing)
    return Part(id, title or "", scene or "", do, place or "", with_patrol, across, if_)


def step(do: EffectList, title: Text | None = None, scene: Text | None = None) -> Part:
    """A step of a databank card; the first is number 1."""
    return Part("", title or "", scene or "", do)


@dataclass(frozen=True)
class Scenes:
    """What people read at a bounty."""

    fight: str
    eliminated: str
    delivered: str


def scenes_(fight: Text, eliminated: Text, delivered: Text) -> Scenes:
    """What people read as they fight for a bounty, eliminate its target, deliver it."""
    return Scenes(fight, eliminated, delivered)


@dataclass(frozen=True)
class Card:
    """A card of the market, of an encounter deck or of the databank, or its other half."""

    record: str  # the heading under which it stands
    id: str
    name: str = ""
    deck: str = ""  # none: of the databank
    number: int = 0
    type: int = p.NO_TYPE
    traits: int = 0
    cost: int = 0
    destination: str = ""
    not_on: str = ""
    fits: tuple[int, ...] = ()
    one_armor: bool = False
    keep: bool = False
    skills: tuple[int, ...] = ()
    critical: tuple[int, ...] = ()
    reward: Effects = ()
    eliminate: Effects = ()
    after: Effects = ()
    removed: bool = False
    target: str = ""
    fight: tuple[int, int] = (GROUND, 0)
    patrol_icon: Any = ()  # or a faction and a number
    reveal_icon: Any = ()  # or the least and the most players
    ship: str = ""
    do: Effects = ()
    condition: Any = None
    encounter: Effects = ()
    needs_other: bool = False
    shared: bool = False
    opposed: tuple[int, ...] = ()
    roll: Any = ()  # or the faces on which it is bought and a databank number
    start: str = ""
    abilities: Abilities = ()
    sections: tuple[Part, ...] = ()
    steps: tuple[Part, ...] = ()
    words: Part | None = None  # of a job without a databank card
    scenes: Scenes | None = None
    rotated: Card | None = None
    people_only: bool = False


def mask(numbers: tuple[int, ...]) -> int:
    """The traits together."""
    together = 0
    for each in numbers:
        together |= each
    return together


def words_of(title: str | None, scene: str | None) -> Part | None:
    """The title and the scene of a job's encounter."""
    if bool(title) != bool(scene):
        raise ValueError("found title or scene alone, expected both or none")
    return Part("", title, scene, ()) if title and scene else None


HALF_TYPES = {p.TYPES[each]: each for each in (p.CARGO, p.CREW, p.GEAR, p.MOD)}


def half(
    name: Text,
    type: Annotated[int, Word(**HALF_TYPES)] | None = None,  # noqa: A002
    traits: Traits = (),
    destination: Destination | None = None,
    reward: EffectList = (),
    abilities: Abilities = (),
) -> Card:
    """The other half of a rotating card: what it says instead. Without a type it keeps its own."""
    return Card(
        "", "", name, type=type or p.NO_TYPE, traits=mask(traits), destination=destination or "",
        reward=reward, abilities=abilities,
    )  # fmt: skip


def misfit(card: Card) -> str:
    """What is missing or too much in a card of this type; nothing if all is well."""
    nowhere = bool(card.abilities) and not (card.destination or card.encounter or card.steps)
    job = card.type == p.JOB and not nowhere  # one that an ability completes goes nowhere
    has_destination = card.type in (p.BOUNTY, p.CARGO) or job
    checks = (
        (bool(card.destination), has_destination, "destination"),
        (bool(card.target), card.type == p.BOUNTY, "target"),
        (card.fight[1] > 0, card.type == p.BOUNTY, "fight"),
        (bool(card.ship), card.type == p.SHIP_CARD, "ship"),
        (bool(card.encounter or card.steps), job, "encounter"),
    )
    words = p.TYPES[card.type]
    for found, wanted, name in checks:
        if found and not wanted:
            return f"found {name} in a card of type {words}, expected none"
        if wanted and not found:
            return f"found no {name} in a card of type {words}, expected one"
    if any(skill not in card.skills for skill in (*card.critical, *card.opposed)):
        return "found a critical or opposed skill that is not among skills, expected it there, too"
    if (card.shared and not card.needs_other) or (card.opposed and not card.shared):
        return "found shared without needs_other, or opposed without shared, expected both"
    if card.roll and card.type != p.CARGO:
        return f"found roll in a card of type {words}, expected none"
    low, high = card.reveal_icon or (1, 1)
    if low > high:
        return "found reveal_icon, expected two numbers in order"
    return ""
