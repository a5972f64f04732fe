"""The words of which effects, conditions, modifiers and abilities are made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from shipboard.kernel.content import Vocabulary
from shipboard.kernel.specs import Either, Many, Number, One, Spec, Spot, Word
from shipboard.kernel.state import Step

from .. import pack as p
from ..decisions import KINDS
from ..rules import conditions as c
from ..rules import damage as damages
from ..rules import dice as d
from ..state import (
    AS_A_CHARACTER,
    CAPTURED,
    ELIMINATED,
    FOE_CARD,
    FOE_CONTACT,
    FOE_CREW,
    FOE_PATROL,
    FOE_PLAYER,
    GROUND,
    SHIP,
)

vocabulary = Vocabulary("outer_rim", KINDS)
effect = vocabulary.effect
condition = vocabulary.condition
modifier = vocabulary.family("modifier")


def numbered(*words: str) -> dict[str, int]:
    """Each word with its place."""
    return {word: number for number, word in enumerate(words)}


@dataclass(frozen=True)
class Named:
    """Something of another record, by its id: numbered when all records are known."""

    pool: str
    id: str


class Thousands(Spec):
    """Credits, in whole thousands (RIM-R6)."""

    def __init__(self, low: int, high: int = 60_000) -> None:
        words = f"credits in whole thousands, from {low} to {high}"
        schema = {"type": "integer", "minimum": low, "maximum": high, "multipleOf": 1000}
        super().__init__(words, schema, int)
        self.low = low
        self.high = high

    def parse(self, value: Any, spot: Spot) -> Any:
        fits = self.low <= value <= self.high and value % 1000 == 0
        return value if fits else spot.wrong(value, self.words)


FACTION_WORDS = numbered(*p.FACTION_NAMES)
SKILL_WORDS = numbered(*p.SKILLS)
FACE_WORDS = numbered(*p.FACES)
DECK_WORDS = numbered(*p.MARKET_DECKS)
CLASS_WORDS = numbered(*p.CLASSES)
SLOT_WORDS = numbered(*p.SLOTS)
TYPE_WORDS = {name: i for i, name in enumerate(p.TYPES) if p.CARGO <= i <= p.MOD or i == p.BOUNTY}
TRAIT_WORDS = {name: 1 << i for i, name in enumerate(p.TRAITS)}
KINDS_OF_FIGHT = {"ground": GROUND, "ship": SHIP}
BODIES = {"char": GROUND, "ship": SHIP}
IGNORED = {
    "stop": p.IGNORE_STOP, "forced_patrol": p.IGNORE_FORCED_PATROL,
    "rep_loss": p.IGNORE_REP_LOSS, "maelstrom": p.IGNORE_MAELSTROM,
}  # fmt: skip
# What a card can be counted or looked for as: a type, or a trait behind the types.
THINGS = TYPE_WORDS | {
    "weapon": c.TRAIT + p.WEAPON, "armor": c.TRAIT + p.ARMOR, "ILLEGAL": c.TRAIT + p.ILLEGAL,
    "illegal": c.TRAIT + p.ILLEGAL, "droid": c.DROID_CREW,
}  # fmt: skip

Skill = Annotated[int, Word(**SKILL_WORDS)]
AnySkill = Annotated[int, Word(**SKILL_WORDS, any=p.ANY_SKILL)]
Skills = Annotated[Any, Either(Word(**SKILL_WORDS), Many(Word(**SKILL_WORDS)))]
Faction = Annotated[int, Word(**FACTION_WORDS)]
MeantFaction = Annotated[
    int,
    Word(**FACTION_WORDS, here=c.HERE, any=c.ANY, patrol=c.PATROL, errand=c.PATROL),
]
KnownFaction = Annotated[int, Word(**FACTION_WORDS, here=c.HERE, patrol=c.PATROL)]
FoughtPatrol = Annotated[int, Word(**FACTION_WORDS, patrol=c.PATROL)]
Face = Annotated[int, Word(**FACE_WORDS)]
AnyFace = Annotated[int, Word(**FACE_WORDS, any=d.ANY_FACE)]
Deck = Annotated[int, Word(**DECK_WORDS)]
Class = Annotated[int, Word(**CLASS_WORDS)]
CardType = Annotated[int, Word(**TYPE_WORDS)]
Trait = Annotated[int, Word(**TRAIT_WORDS)]
Thing = Annotated[int, Word(**THINGS)]
Body = Annotated[int, Word(**BODIES)]
FightKind = Annotated[int, Word(**KINDS_OF_FIGHT)]
Count = Annotated[int, Number(1, 12)]
Change = Annotated[int, Number(-9, 9)]
Price = Annotated[int, Thousands(0)]
Amount = Annotated[int, Thousands(-60_000)]
Everything = Annotated[int, Either(Number(1, 12), Word(all=damages.ALL))]
Permission = Annotated[int, Word(**IGNORED)]
EffectList = Annotated[tuple[Step, ...], Many(One("effect"))]
Blocks = Annotated[tuple[tuple[Step, ...], ...], Many(Many(One("effect")))]
AnyCondition = Annotated[Any, One("condition")]

# Details of moments.
KIND_OF_SPACE = {"planet": p.PLANET, "navpoint": p.NAVPOINT, "maelstrom": p.MAELSTROM}
FOES = {
    "player": FOE_PLAYER, "patrol": FOE_PATROL, "contact": FOE_CONTACT, "crew": FOE_CREW,
    "card": FOE_CARD,
}  # fmt: skip
MODES = {"eliminate": ELIMINATED, "capture": CAPTURED, "character": AS_A_CHARACTER}
DETAILS: dict[str, dict[str, int]] = {
    "enter_space": KIND_OF_SPACE,
    "recover": BODIES,
    "buy": DECK_WORDS,
    "gain_card": DECK_WORDS,
    "before_test": SKILL_WORDS,
    "after_test": {"fail": 0, "pass": 1},
    "combat_start": KINDS_OF_FIGHT,
    "suffer": BODIES | KINDS_OF_FIGHT,
    "combat_won": FOES,
    "combat_lost": FOES,
    "gain_crew": CLASS_WORDS,
    "bounty_reward": MODES,
    "patrol_won": FACTION_WORDS,
    "patrol_lost": FACTION_WORDS,
    "patrol_met": FACTION_WORDS,
    "patrol_would_move": FACTION_WORDS,
    "contact_met": CLASS_WORDS,
    "contact_revealed": CLASS_WORDS,
    "contact_seen": CLASS_WORDS,
    "space_encounter": KIND_OF_SPACE,
    "fame_gain": {"reward": p.OF_A_REWARD},
    "rep_change": FACTION_WORDS,
    "trade_gain": TYPE_WORDS,
}
DETAIL_WORDS = sorted({word for words in DETAILS.values() for word in words})
Moment = Annotated[int, Word(**{n: i for i, n in enumerate(p.MOMENTS) if i > p.STATIC})]
When = Annotated[int, Word(**{n: i for i, n in enumerate(p.MOMENTS) if i != p.STATIC})]
Limit = Annotated[int, Word(turn=p.A_TURN, combat=p.A_COMBAT, roll=p.A_ROLL, step=p.A_STEP)]
Side = Annotated[int, Word(both=p.BOTH_SIDES, front=p.FRONT, back=p.BACK)]
ONLY_IN = ("ground", "ship", "bounty", "player", "planet", "navpoint", "test", "combat")
OnlyIn = Annotated[Any, Either(Word(*ONLY_IN), Many(Word(*ONLY_IN)))]


def bound_to(places: Any, condition: Any) -> tuple[str, Any]:
    """Where and when an ability can be used: one word, or several as a condition, any of which
    will do.
    """
    if not isinstance(places, tuple):
        return places, condition
    one_of_them = (c.any_hold, tuple((c.only_in, place) for place in places))
    both = (c.all_hold, (one_of_them, condition))
    return "", one_of_them if condition is None else both
