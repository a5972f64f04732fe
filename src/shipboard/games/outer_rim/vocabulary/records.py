"""Records: the map, the people, the ships, and the cards of market, encounters and databank."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from shipboard.kernel.specs import Id, Many, Number, Pattern, Spec, Spot, Table, Text, Word, one_of

from .. import pack as p
from ..state import GROUND, NEGATIVE, POSITIVE
from .abilities import Abilities
from .words import (
    CLASS_WORDS,
    FACE_WORDS,
    FACTION_WORDS,
    KINDS_OF_FIGHT,
    SKILL_WORDS,
    TRAIT_WORDS,
    AnyCondition,
    Class,
    EffectList,
    Faction,
    Thousands,
    vocabulary,
)

record = vocabulary.record
Effects = p.Effects


class Pair(Spec):
    """Two values of different sorts, written as a list."""

    def __init__(self, first: Spec, second: Spec) -> None:
        schema = {
            "type": "array", "prefixItems": [first.schema, second.schema], "items": False,
            "minItems": 2,
        }  # fmt: skip
        words = f"a list of two: {first.words}, and {second.words}"
        super().__init__(words, schema, list, parts=[first, second])

    def parse(self, value: Any, spot: Spot) -> Any:
        if len(value) != 2:
            return spot.wrong(value, self.words)
        both = zip(self.parts, value, strict=True)
        return tuple([part.read(each, spot.item(i)) for i, (part, each) in enumerate(both)])


# Ids of cards and of their sections: enc_1-2A, 42a, pell_draxo.
CARD_ID = "an id of letters, digits, _, - and ."
CardId = Annotated[str, Pattern(r"[A-Za-z0-9][A-Za-z0-9_.-]*", CARD_ID)]
Ids = Annotated[tuple[str, ...], Many(Pattern(r"[a-z][a-z0-9_]*", "the id of a space"))]
Paths = Annotated[tuple[tuple[str, ...], ...], Many(Many(Pattern(r"\w+", "the id of a space")))]
Points = Annotated[tuple[tuple[int, ...], ...], Many(Many(Number(0, 1000)))]
RULES_OF_PLACE = {
    "player_space": p.WITH_PLAYER, "player_with_negative": p.WITH_NEGATIVE, "chosen": p.CHOSEN,
    **{f"patrol:{name}": p.AT_PATROL - number for number, name in enumerate(p.FACTION_NAMES)},
}  # fmt: skip
DESTINATION = f"the id of a planet or {one_of(RULES_OF_PLACE)}"
Destination = Annotated[str, Pattern(r"[a-z][a-z0-9_]*(:[a-z]+)?", DESTINATION)]
Type = Annotated[int, Word(**{word: i for i, word in enumerate(p.TYPES) if i != p.NO_TYPE})]
Fits = Annotated[tuple[int, ...], Many(Word(mod=p.MOD_SLOT, cargo=p.CARGO_SLOT))]
SkillList = Annotated[tuple[int, ...], Many(Word(**SKILL_WORDS))]
Traits = Annotated[tuple[int, ...], Many(Word(**TRAIT_WORDS))]
Value = Annotated[int, Number(0, 12)]
Price = Annotated[int, Thousands(0)]
DatabankNumber = Annotated[int, Number(1, 999)]
Fight = Annotated[Any, Pair(Word(**KINDS_OF_FIGHT), Number(1, 12))]
PatrolIcon = Annotated[Any, Pair(Word(**FACTION_WORDS), Number(1, 9))]
RevealIcon = Annotated[Any, Pair(Number(1, 4), Number(1, 4))]
Sign = Annotated[int, Word(positive=POSITIVE, negative=NEGATIVE)]


# The map.


@dataclass(frozen=True)
class Die:
    """The faces of the die."""

    id: str
    faces: tuple[int, ...]


@record
def die(
    id: Id,  # noqa: A002
    faces: Annotated[tuple[int, ...], Many(Word(**FACE_WORDS))],
) -> Die:
    """RIM-1.6: the die, by its faces."""
    if not faces:
        raise ValueError("found no faces, expected at least one")
    return Die(id, faces)


@dataclass(frozen=True)
class Tile:
    """A map tile or an endcap: what it joins to the left and to the right, and its paths."""

    id: str
    name: str
    left: tuple[str, ...]
    right: tuple[str, ...]
    paths: tuple[tuple[str, ...], ...]
    spawn: Mapping[int, str] = field(default_factory=dict)


def ends(paths: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """Paths, each with its two ends."""
    if any(len(path) != 2 or path[0] == path[1] for path in paths):
        raise ValueError("found a path that is not [from, to], expected two different spaces each")
    return paths


def joints(spaces: tuple[str, ...], what: str) -> tuple[str, ...]:
    """An upper and a lower connector."""
    if len(spaces) != 2:
        raise ValueError(f"found {len(spaces)} spaces in {what}, expected the upper and the lower")
    return spaces


@record
def tile(
    id: Id,  # noqa: A002
    name: Text,
    left: Ids,
    right: Ids,
    paths: Paths,
) -> Tile:
    """A map tile, in the standard order: its connectors (upper, lower) and its inner paths."""
    return Tile(id, name, joints(left, "left"), joints(right, "right"), ends(paths))


@dataclass(frozen=True)
class Spawns:
    """Where patrols appear, by faction."""

    at: Mapping[int, str]


def spawns(
    hutt: Id | None = None,
    syndicate: Id | None = None,
    imperial: Id | None = None,
    rebel: Id | None = None,
) -> Spawns:
    """The spaces where patrols of these factions appear."""
    named = (hutt, syndicate, imperial, rebel)
    return Spawns({faction: space for faction, space in enumerate(named) if space})


@record
def endcap(
    id: Id,  # noqa: A002
    name: Text,
    side: Annotated[str, Word("left", "right")],
    joins: Ids,
    paths: Paths,
    spawn: Annotated[Spawns, Table(spawns)],
) -> Tile:
    """An end of the map: what joins the tile beside it (upper, lower), and who appears there."""
    joined = joints(joins, "joins")
    if side == "left":
        return Tile(id, name, (), joined, ends(paths), spawn.at)
    return Tile(id, name, joined, (), ends(paths), spawn.at)


@dataclass(frozen=True)
class Space:
    """A space of the map as its file describes it."""

    id: str
    name: str
    kind: int
    tile: str
    points: tuple[tuple[int, int], ...]
    faction: int
    contacts: tuple[int, ...]
    deck: str
    known_for: str
    core: bool


@record
def space(
    id: Id,  # noqa: A002
    name: Text,
    kind: Annotated[int, Word(planet=p.PLANET, navpoint=p.NAVPOINT, maelstrom=p.MAELSTROM)],
    tile: Id,
    points: Points,
    faction: Faction | None = None,
    contacts: Annotated[tuple[int, ...], Many(Word(**CLASS_WORDS))] = (),
    deck: Id | None = None,
    known_for: Text | None = None,
    core: bool = False,
) -> Space:
    """A space: its tile or endcap, and its point on the map for each slot of the tile.

    A planet has two contact spaces (left, right). Navpoints use the deck that is for them.
    `known_for`: what the backs of its encounter cards promise (RIM-16.5).
    """
    if any(len(point) != 2 for point in points):
        raise ValueError("found a point that is not [x, y], expected two numbers each")
    if kind == p.PLANET and len(contacts) != 2:
        raise ValueError(f"found {len(contacts)} contacts, expected the classes of two")
    if kind != p.PLANET and (contacts or faction is not None):
        raise ValueError("found contacts or a faction, expected these of planets only")
    if (kind == p.NAVPOINT) != (deck is None):
        raise ValueError("found deck, expected one of a planet or the Maelstrom, none of others")
    where = tuple((x, y) for x, y in points)
    icon = -1 if faction is None else faction
    return Space(id, name, kind, tile, where, icon, contacts, deck or "", known_for or "", core)


@dataclass(frozen=True)
class EncounterDeck:
    """An encounter deck as its file describes it."""

    id: str
    name: str
    navpoints: bool


@record
def deck(
    id: Id,  # noqa: A002
    name: Text,
    navpoints: bool = False,
) -> EncounterDeck:
    """An encounter deck; one is for the navpoints."""
    return EncounterDeck(id, name, navpoints)


@dataclass(frozen=True)
class Patrol:
    """A patrol token as its file describes it."""

    id: str
    name: str
    faction: int
    level: int
    combat: int
    reward: Effects


@record
def patrol(
    id: Id,  # noqa: A002
    name: Text,
    faction: Faction,
    level: Annotated[int, Number(1, 4)],
    combat: Annotated[int, Number(1, 12)] | None = None,
    reward: EffectList = (),
) -> Patrol:
    """A patrol token; without a combat value it is invulnerable (RIM-15.6)."""
    return Patrol(id, name, faction, level, -1 if combat is None else combat, reward)


# Cards.


@dataclass(frozen=True)
class Part:
    """A section of an encounter card or a contact, or a numbered step of a databank card."""

    id: str
    title: str
    scene: str
    do: Effects
    place: str = ""
    patrol: int = -1
    condition: Any = None


def section(
    id: CardId,  # noqa: A002
    do: EffectList,
    place: Id | None = None,
    patrol: bool | None = None,
    if_: AnyCondition = None,
    title: Text | None = None,
    scene: Text | None = None,
) -> Part:
    """A section of an encounter card: for which place, with or without a patrol there.

    Of several for the same place the first whose condition holds is read (RIM-R74).
    """
    with_patrol = -1 if patrol is None else int(patrol)
    return Part(id, title or "", scene or "", do, place or "", with_patrol, if_)


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
    start: str = ""
    abilities: Abilities = ()
    sections: tuple[Part, ...] = ()
    steps: tuple[Part, ...] = ()
    words: Part | None = None  # of a job without a databank card
    scenes: Scenes | None = None
    rotated: Card | None = None


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


def half(
    name: Text,
    traits: Traits = (),
    destination: Destination | None = None,
    reward: EffectList = (),
    abilities: Abilities = (),
) -> Card:
    """The other half of a rotating card: what it says instead."""
    return Card(
        "", "", name, traits=mask(traits), destination=destination or "", reward=reward,
        abilities=abilities,
    )  # fmt: skip


MARKET_DECK = Word(*p.MARKET_DECKS)


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
    encounter: EffectList = (),
    reward: EffectList = (),
    after: EffectList = (),
    removed: bool = False,
    abilities: Abilities = (),
    rotated: Annotated[Card, Table(half)] | None = None,
    patrol_icon: PatrolIcon | None = None,
    reveal_icon: RevealIcon | None = None,
    title: Text | None = None,
    scene: Text | None = None,
    scenes: Annotated[Scenes, Table(scenes_)] | None = None,
) -> Card:
    """A card of a market deck.

    `do` happens when it is bought or gained; `after` once its reward is gained. `removed`: it
    leaves the game when its job is done. `if` must hold to buy it. A job with `needs_other` is
    attempted with another player. Without a name a bounty is called after its target and a ship
    card after its ship.
    """
    if type not in (p.BOUNTY, p.SHIP_CARD) and not name:
        raise ValueError("found no name, expected one")
    card = Card(
        "market", id, name or "", deck, 0, type, mask(traits), cost, destination or "",
        not_on or "", fits, limit is not None, keep, skills, critical, reward, eliminate, after,
        removed, target or "", fight or (GROUND, 0), patrol_icon or (), reveal_icon or (),
        ship or "", do, if_, encounter, needs_other, "", abilities,
        words=words_of(title, scene), scenes=scenes, rotated=rotated,
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
    title: Text | None = None,
    scene: Text | None = None,
) -> Card:
    """A card of an encounter deck: its sections, and the asset as which it can be kept."""
    if not sections:
        raise ValueError("found no sections, expected at least one")
    if (type is None) != (name is None):
        raise ValueError("found name or type alone, expected both of an asset, or none")
    card = Card(
        "encounter", id, name or "", deck, 0, type or p.NO_TYPE, mask(traits), 0,
        destination or "", keep=keep, skills=skills, critical=critical, reward=reward, after=after,
        removed=removed, encounter=encounter, needs_other=needs_other, abilities=abilities,
        sections=sections, words=words_of(title, scene),
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


def misfit(card: Card) -> str:
    """What is missing or too much in a card of this type; nothing if all is well."""
    job = card.type == p.JOB
    has_destination = card.type in (p.BOUNTY, p.CARGO, p.JOB)
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
    if any(skill not in card.skills for skill in card.critical):
        return "found a critical skill that is not among skills, expected it there, too"
    low, high = card.reveal_icon or (1, 1)
    if low > high or (card.patrol_icon and card.reveal_icon):
        return "found reveal_icon, expected two numbers in order, and no patrol_icon beside it"
    return ""


# People.


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


# Ships.


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
