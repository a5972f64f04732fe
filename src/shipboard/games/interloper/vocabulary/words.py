"""The words of which clauses, effects and records are made: stats, actions, times, counts."""

from __future__ import annotations

from typing import Annotated, Any

from shipboard.kernel.content import Vocabulary
from shipboard.kernel.specs import Either, Many, Number, Pattern, Word

from .. import choices
from .. import pack as p
from ..decisions import KINDS
from ..rules import frames, lasting
from ..state import BE_ASSISTED, RECEIVE_ITEM, SURVIVE_BREACH, TO_ASSIST, TO_PROTECT, TO_STALK

vocabulary = Vocabulary("Interloper", KINDS)
clause = vocabulary.family("clause")
effect = vocabulary.effect
condition = vocabulary.condition


def numbered(*words: str) -> dict[str, int]:
    """Each word with its place."""
    return {word: number for number, word in enumerate(words)}


STAT_WORDS = numbered(*p.STATS)
ACTIONS = {
    "move": choices.MOVE,
    "move_npc": choices.ACTION_MOVE_NPC,
    "lock": choices.LOCK,
    "unlock": choices.UNLOCK,
    "activate": choices.ACTIVATE,
    "search": choices.SEARCH,
    "wreck": choices.WRECK,
    "repair": choices.REPAIR,
    "attack": choices.ATTACK,
    "npc_attack": choices.ACTION_NPC_ATTACK,
    "use_card": choices.USE_CARD,
    "pass_item": choices.PASS_ITEM,
    "trait_action": choices.TRAIT_ACTION,
}
FORBIDDEN = ACTIONS | {
    "stalk": TO_STALK, "assist": TO_ASSIST, "be_assisted": BE_ASSISTED,
    "protect": TO_PROTECT, "receive_item": RECEIVE_ITEM,
    "survive_breach": SURVIVE_BREACH,
}  # fmt: skip
DURATIONS = numbered(
    "end_of_turn", "end_of_round", "end_of_next_round", "start_of_your_turn",
    "end_of_next_alien_turn", "its_next_turn",
)  # fmt: skip
WHO = {
    "self": frames.WHO_SELF, "ally_here": frames.WHO_ALLY, "loser": frames.WHO_OTHER,
    "opponent": frames.WHO_OTHER, "that_enemy": frames.WHO_OTHER,
    "each_enemy_here": frames.WHO_ENEMIES,
}  # fmt: skip
assert DURATIONS["its_next_turn"] == lasting.ITS_NEXT_TURN

Stat = Annotated[int, Word(**STAT_WORDS)]
Action = Annotated[int, Word(**ACTIONS)]
Purpose = Annotated[int, Word(**numbered(*p.PURPOSES))]
Until = Annotated[int, Word(**DURATIONS)]
Who = Annotated[int, Word(**WHO)]
NpcType = Annotated[int, Word(**numbered(*p.NPC_TYPES))]
ItemType = Annotated[int, Word(**numbered(*p.ITEM_TYPES))]
Change = Annotated[int, Number(-9, 9)]
Count = Annotated[int, Number(1, 9)]
Threshold = Annotated[int, Number(1, 60)]
Value = Annotated[int, Number(1, p.MOST_VALUE)]
Highest = Annotated[int, Either(Number(1, p.MOST_VALUE), Word(any=p.MOST_VALUE))]
TYPE_MASKS = {name: 1 << i for i, name in enumerate(p.ITEM_TYPES)} | {"any": p.ANY_ITEM}
Types = Annotated[Any, Either(Word(**TYPE_MASKS), Many(Word(**TYPE_MASKS)))]
PENALTY_TYPES = {"physical": 1, "mental": 2, "any": 3}
Dice = Annotated[str, Pattern(r"[1-9]\+[0-9]", 'cards and bonus, written "4+2"')]
Brood = Annotated[str, Pattern(r"[a-z][a-z0-9_]*", "the id of a brood record")]


def mask_of(types: Any) -> int:
    """A mask of item types, from one word or several."""
    if isinstance(types, tuple):
        mask = 0
        for each in types:
            mask |= each
        return mask
    return int(types)


def split(dice: str) -> tuple[int, int]:
    """Cards and bonus."""
    cards, _, bonus = dice.partition("+")
    return int(cards), int(bonus)
