"""Dice, skills, damage that is suffered, rewards."""

from __future__ import annotations

from typing import Annotated

from shipboard.kernel.specs import Either, Number, Word
from shipboard.kernel.state import Step

from ... import pack as p
from ...rules import damage as damages
from ...rules import dice as d
from ...rules import effects as e
from ..words import AnyFace, AnySkill, Count, Face, effect

BLANKS = 98  # of dice: all that show nothing
Whose = Annotated[int, Word(mine=d.MINE, opp=d.OPP)]
Opponent = Annotated[int, Word(opp=d.OPP)]


@effect
def reroll(
    whose: Whose,
    n: Annotated[int, Either(Number(1, 12), Word(any=d.ANY_NUMBER, blanks=BLANKS))] = 1,
) -> Step:
    """Reroll so many dice, `any` number of them, or any number of `blanks`."""
    if n == BLANKS:
        return (d.reroll, whose, d.ANY_NUMBER, p.BLANK)
    return (d.reroll, whose, n, d.ANY_FACE)


@effect
def turn(whose: Whose, from_: AnyFace, to: Face, n: Count = 1) -> Step:
    """Turn so many dice from one face to another."""
    return (d.turn, whose, from_, to, n)


@effect
def cancel(whose: Opponent, face: Face, n: Count = 1) -> Step:
    """So many dice of the opponent with this face count for nothing."""
    return (d.cancel, whose, face, n)


@effect
def add(face: Face, n: Count = 1) -> Step:
    """Add so many dice that show this face."""
    return (d.add, face, n)


@effect
def fewer(whose: Opponent, n: Count = 1) -> Step:
    """The opponent rolls so many dice fewer."""
    return (d.fewer, n)


@effect
def more(n: Count = 1) -> Step:
    """Roll so many dice more."""
    return (d.more, n)


@effect
def temp_skill(skill: AnySkill) -> Step:
    """The skill counts once more for the next test; `any`: whichever is tested."""
    return (e.temp_skill, skill)


@effect
def next_combat(value: Annotated[str, Word("ground")], n: Count = 1) -> Step:
    """So many ground dice more for the next combat this turn."""
    return (e.next_combat, n)


@effect
def reduce(n: Count = 1) -> Step:
    """Suffer so much damage less."""
    return (damages.reduce, n)


@effect
def cap(n: Count) -> Step:
    """Suffer at most so much damage."""
    return (damages.cap, n)


@effect
def reward_credits_zero() -> Step:
    """The credits of the reward become 0."""
    return (e.reward_credits_zero,)
