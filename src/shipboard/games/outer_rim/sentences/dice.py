"""Dice that are rolled again, turned, added; skills that count more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import pack as p
from ..pack import RimPack
from ..rules import dice as d
from ..rules import effects as e
from .wording import Maker, first_big, several


def reroll(pack: RimPack, whose: int, n: int, only: int) -> str:
    owner = "your" if whose == d.MINE else "your opponent's"
    if only >= 0:
        return f"Reroll any number of {owner} dice that show a {p.FACES[only]}."
    amount = "any number" if n >= d.ANY_NUMBER else str(n)
    return f"Reroll {amount} of {owner} dice."


def turn(pack: RimPack, whose: int, from_: int, to: int, n: int) -> str:
    owner = "your" if whose == d.MINE else "your opponent's"
    face = "any face" if from_ < 0 else p.FACES[from_]
    return f"Turn {n} of {owner} dice from {face} to {p.FACES[to]}."


def cancel(pack: RimPack, whose: int, face: int, n: int) -> str:
    return f"Cancel {several(n, p.FACES[face])} of your opponent."


def add(pack: RimPack, face: int, n: int) -> str:
    return f"Add {several(n, p.FACES[face])}."


def fewer(pack: RimPack, n: int) -> str:
    return f"Your opponent rolls {n} {'die' if n == 1 else 'dice'} fewer."


def more(pack: RimPack, n: int) -> str:
    return f"You roll {n} {'die' if n == 1 else 'dice'} more."


def temp_skill(pack: RimPack, skill: int) -> str:
    if skill == p.ANY_SKILL:
        return "Whichever skill you test next counts once more."
    return f"{first_big(p.SKILLS[skill])} counts once more for your next test."


SENTENCES: Mapping[Any, Maker] = {
    e.temp_skill: temp_skill, d.reroll: reroll, d.turn: turn, d.cancel: cancel, d.add: add,
    d.fewer: fewer, d.more: more,
}  # fmt: skip
