"""Damage, tests, rolls and fights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import pack as p
from ..pack import Effects, RimPack
from ..rules import conditions as c
from ..rules import damage as damages
from ..rules import effects as e
from ..state import GROUND
from . import texts
from .wording import BODIES, FIGHTS, Maker, faction, first_big, listed, several, thing


def damage(pack: RimPack, kind: int, n: int) -> str:
    return f"{first_big(BODIES[kind != GROUND])} suffers {n} damage."


def recover(pack: RimPack, what: int, n: int) -> str:
    amount = "all damage" if n >= damages.ALL else f"{n} damage"
    if what == e.BOTH_BODIES:
        return f"Heal {amount} of your character and repair {amount} of your ship."
    return f"{'Heal' if what == GROUND else 'Repair'} {amount} of {BODIES[what != GROUND]}."


def test(pack: RimPack, skills: tuple[int, ...], passed: Effects, failed: Effects) -> str:
    named = listed([p.SKILLS[skill] for skill in skills], "or")
    head = f"Test {named}.{texts.outcome(pack, 'Pass:', passed, not failed)}"
    return head + texts.outcome(pack, "Fail:", failed)


def test_opposed(pack: RimPack, skill: int) -> str:
    return f"You and the chosen player both test {p.SKILLS[skill]}."


def roll(pack: RimPack, *faces: Effects) -> str:
    return f"Roll a die.{on_faces(pack, faces)}"


def roll_each(pack: RimPack, n: int, what: int, *faces: Effects) -> str:
    dice = several(n, "die").replace("dies", "dice") if n else f"a die for each {thing(what)}"
    return f"Roll {dice}, and for each:{on_faces(pack, faces)}"


def on_faces(pack: RimPack, faces: tuple[Effects, ...]) -> str:
    """What each face brings; faces that bring the same together."""
    lines = [texts.effects(pack, do) for do in faces]
    found = ""
    for face in (p.HIT, p.CRIT, p.FOCUS, p.BLANK):
        same = [p.FACES[i] for i in (p.HIT, p.CRIT, p.FOCUS, p.BLANK) if lines[i] == lines[face]]
        if lines[face] and same[0] == p.FACES[face]:
            found += f" On a {listed(same, 'or')}: {lines[face]}"
    return found


def fight_card(pack: RimPack, kind: int, value: int, won: Effects, lost: Effects) -> str:
    head = f"{first_big(FIGHTS[kind])} fight against {value} dice."
    return f"{head}{texts.outcome(pack, 'Win:', won, not lost)}{texts.outcome(pack, 'Lose:', lost)}"


def fight_player(pack: RimPack, kind: int, won: Effects, lost: Effects) -> str:
    how = {e.BY_SPACE: "", e.ON_GROUND: " on the ground", e.SHIP_TO_SHIP: " ship against ship"}
    head = f"Fight the chosen player{how[kind]}."
    return f"{head}{texts.outcome(pack, 'Win:', won, not lost)}{texts.outcome(pack, 'Lose:', lost)}"


def fight_patrol(pack: RimPack, which: int) -> str:
    whose = "that patrol" if which == c.PATROL else f"the patrol of {faction(pack, which)}"
    return f"Fight {whose} now."


def reduce(pack: RimPack, n: int) -> str:
    return f"You suffer {n} damage less."


def cap(pack: RimPack, n: int) -> str:
    return f"You suffer at most {n} damage."


def next_combat(pack: RimPack, n: int) -> str:
    return f"{n} more ground {'die' if n == 1 else 'dice'} for your next fight this turn."


SENTENCES: Mapping[Any, Maker] = {
    e.damage: damage, e.recover: recover, e.test: test, e.test_opposed: test_opposed, e.roll: roll,
    e.roll_each: roll_each, e.fight_card: fight_card, e.fight_player: fight_player,
    e.fight_patrol: fight_patrol, e.next_combat: next_combat, damages.reduce: reduce,
    damages.cap: cap,
}  # fmt: skip
