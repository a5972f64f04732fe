"""The words of which clauses, effects and records are made: stats, actions, times, counts."""

from __future__ import annotations

from typing import Annotated, Any

from shipboard.kernel.content import Either, Many, Number, Pattern, Vocabulary, Word

from .. import names
from .. import pack as p
from ..rules import frames, lasting

vocabulary = Vocabulary("Interloper")
clause = vocabulary.family("clause")
effect = vocabulary.effect
condition = vocabulary.condition


def numbered(*words: str) -> dict[str, int]:
    """Each word with its place."""
    return {word: number for number, word in enumerate(words)}


STAT_WORDS = numbered(*p.STATS)
ACTIONS = {
    "move": names.MOVE, "move_npc": names.MOVE_NPC, "lock": names.LOCK, "unlock": names.UNLOCK,
    "activate": names.ACTIVATE, "search": names.SEARCH, "wreck": names.WRECK,
    "repair": names.REPAIR, "attack": names.ATTACK, "npc_attack": names.NPC_ATTACK,
    "use_card": names.USE, "pass_item": names.PASS_ON, "trait_action": names.TRAIT,
}  # fmt: skip
FORBIDDEN = ACTIONS | {
    "stalk": names.TO_STALK, "assist": names.TO_ASSIST, "be_assisted": names.BE_ASSISTED,
    "protect": names.TO_PROTECT, "receive_item": names.RECEIVE_ITEM,
    "survive_breach": names.SURVIVE_BREACH,
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
