"""What stands in the fields of records: ids, values, icons, words that are read."""

from __future__ import annotations

from typing import Annotated, Any

from shipboard.kernel.specs import Many, Number, Pattern, Spec, Spot, Word, one_of

from ... import pack as p
from ...state import NEGATIVE, POSITIVE
from ..words import FACTION_WORDS, KINDS_OF_FIGHT, SKILL_WORDS, TRAIT_WORDS, Thousands, vocabulary

record = vocabulary.record


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
