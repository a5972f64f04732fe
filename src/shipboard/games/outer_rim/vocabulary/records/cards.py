"""The cards of the market, of the encounter decks and of the databank."""

from __future__ import annotations

from typing import Annotated, Any

from shipboard.kernel.specs import Id, Many, Table, Text, Word

from ... import pack as p
from ...state import GROUND
from ..abilities import Abilities
from ..words import FACE_WORDS, AnyCondition, EffectList
from .fields import (
    CardId,
    DatabankNumber,
    Destination,
    Fight,
    Fits,
    PatrolIcon,
    Price,
    RevealIcon,
    SkillList,
    Traits,
    Type,
    record,
)
from .parts import Card, Part, Scenes, half, mask, misfit, scenes_, section, step, words_of

MARKET_DECK = Word(*p.MARKET_DECKS)


def roll_(
    bought: Annotated[tuple[int, ...], Many(Word(**FACE_WORDS))], databank: DatabankNumber
) -> tuple[tuple[int, ...], int]:
    """A roll before a purchase: on these faces it goes on, otherwise the databank is resolved."""
    return bought, databank


@record
def market(
    id: CardId,  # noqa: A002
    deck: Annotated[str, MARKET_DECK],
    type: Type,  # noqa: A002
    name: Text | None = None,
    traits: Traits = (),
    cost: Price = 0,
    fits: Fits = (),
    limit: Annotated[str, Word("armor")] | None = None,
    keep: bool = False,
    target: Id | None = None,
    fight: Fight | None = None,
    eliminate: EffectList = (),
    ship: Id | None = None,
    skills: SkillList = (),
    critical: SkillList = (),
    destination: Destination | None = None,
    not_on: Id | None = None,
    if_: AnyCondition = None,
    do: EffectList = (),
    needs_other: bool = False,
    shared: bool = False,
    opposed: SkillList = (),
    encounter: EffectList = (),
    reward: EffectList = (),
    after: EffectList = (),
    removed: bool = False,
    roll: Annotated[Any, Table(roll_)] = (),
    abilities: Abilities = (),
    rotated: Annotated[Card, Table(half)] | None = None,
    patrol_icon: PatrolIcon | None = None,
    reveal_icon: RevealIcon | None = None,
    people_only: bool = False,
    title: Text | None = None,
    scene: Text | None = None,
    scenes: Annotated[Scenes, Table(scenes_)] | None = None,
) -> Card:
    """A card of a market deck.

    `do` happens when it is bought or gained; `after` once its reward is gained. `removed`: it
    leaves the game when its job is done. `if` must hold to buy it, and before it is paid the `roll`
    must succeed. A job with `needs_other` is attempted with another player; a `shared` one fails if
    that player is defeated, too, and its `opposed` skills are those that both test. A
    card that is `people_only` is left out of games with automatic opponents. Without a name a
    bounty is called after its target and a ship card after its ship.
    """
    if type not in (p.BOUNTY, p.SHIP_CARD) and not name:
        raise ValueError("found no name, expected one")
    card = Card(
        "market", id, name or "", deck, 0, type, mask(traits), cost, destination or "",
        not_on or "", fits, limit is not None, keep, skills, critical, reward, eliminate, after,
        removed, target or "", fight or (GROUND, 0), patrol_icon or (), reveal_icon or (),
        ship or "", do, if_, encounter, needs_other, shared, opposed, roll, "", abilities,
        words=words_of(title, scene), scenes=scenes, rotated=rotated, people_only=people_only,
    )  # fmt: skip
    problem = misfit(card)
    if problem:
        raise ValueError(problem)
    return card


@record
def encounter_(
    id: CardId,  # noqa: A002
    deck: Id,
    sections: Annotated[tuple[Part, ...], Many(Table(section))],
    name: Text | None = None,
    type: Type | None = None,  # noqa: A002
    traits: Traits = (),
    keep: bool = False,
    skills: SkillList = (),
    critical: SkillList = (),
    destination: Destination | None = None,
    needs_other: bool = False,
    encounter: EffectList = (),
    reward: EffectList = (),
    after: EffectList = (),
    removed: bool = False,
    abilities: Abilities = (),
    people_only: bool = False,
    title: Text | None = None,
    scene: Text | None = None,
) -> Card:
    """A card of an encounter deck: its sections, and the asset as which it can be kept. One that is
    `people_only` is left out of games with automatic opponents.
    """
    if not sections:
        raise ValueError("found no sections, expected at least one")
    if (type is None) != (name is None):
        raise ValueError("found name or type alone, expected both of an asset, or none")
    card = Card(
        "encounter", id, name or "", deck, 0, type or p.NO_TYPE, mask(traits), 0,
        destination or "", keep=keep, skills=skills, critical=critical, reward=reward, after=after,
        removed=removed, encounter=encounter, needs_other=needs_other, abilities=abilities,
        sections=sections, words=words_of(title, scene), people_only=people_only,
    )  # fmt: skip
    problem = misfit(card) if type else ""
    if problem:
        raise ValueError(problem)
    return card


@record
def databank_(
    id: CardId,  # noqa: A002
    number: DatabankNumber,
    name: Text | None = None,
    type: Type | None = None,  # noqa: A002
    traits: Traits = (),
    target: Id | None = None,
    fight: Fight | None = None,
    eliminate: EffectList = (),
    skills: SkillList = (),
    critical: SkillList = (),
    destination: Destination | None = None,
    reward: EffectList = (),
    after: EffectList = (),
    removed: bool = False,
    start: Id | None = None,
    abilities: Abilities = (),
    steps: Annotated[tuple[Part, ...], Many(Table(step))] = (),
    scenes: Annotated[Scenes, Table(scenes_)] | None = None,
) -> Card:
    """A databank card: numbered steps, or an asset with which somebody starts on `start`."""
    if type != p.BOUNTY and not name:
        raise ValueError("found no name, expected one")
    card = Card(
        "databank", id, name or "", "", number, type or p.NO_TYPE, mask(traits), 0,
        destination or "", skills=skills, critical=critical, reward=reward, eliminate=eliminate,
        after=after, removed=removed, target=target or "", fight=fight or (GROUND, 0),
        start=start or "", abilities=abilities, steps=steps, scenes=scenes,
    )  # fmt: skip
    problem = misfit(card) if type else "" if steps else "found no steps, expected at least one"
    if problem:
        raise ValueError(problem)
    return card
