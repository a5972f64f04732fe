"""Damage, tests, rolls and fights."""

from __future__ import annotations

from typing import Annotated, Any

from shipboard.kernel.specs import Either, Number, Table, Word
from shipboard.kernel.state import Step

from ...rules import conditions as c
from ...rules import damage as damages
from ...rules import effects as e
from ..words import (
    BODIES,
    Body,
    Count,
    EffectList,
    Everything,
    FightKind,
    FoughtPatrol,
    Skill,
    Skills,
    Thing,
    effect,
)
from .blocks import nested


@effect
def damage(body: Body, n: Count = 1) -> Step:
    """The character or the ship suffers so much damage."""
    return (e.damage, body, n)


@effect
def recover(
    body: Annotated[int, Word(**BODIES, all=e.BOTH_BODIES)],
    n: Everything = damages.ALL,
) -> Step:
    """Recover so much damage of the character, of the ship, or of both."""
    return (e.recover, body, n)


@effect
def _test(skill: Skills, pass_: EffectList = (), fail: EffectList = ()) -> Step:
    """Test a skill; of several the tester chooses one."""
    skills = skill if isinstance(skill, tuple) else (skill,)
    return (e.test, skills, nested(pass_), nested(fail))


@effect
def test_opposed(skill: Skill) -> Step:
    """You, then the chosen player, test the skill; then `passed` tells who passed."""
    return (e.test_opposed, skill)


@effect
def roll(
    hit: EffectList = (), crit: EffectList = (), focus: EffectList = (), blank: EffectList = ()
) -> Step:
    """Roll a die and do what stands for its face."""
    return (e.roll, nested(blank), nested(focus), nested(hit), nested(crit))


def counted(count: Thing) -> tuple[int, int]:
    """As many as there are assets of this sort."""
    return (0, count)


@effect
def roll_each(
    n: Annotated[Any, Either(Number(1, 12), Table(counted))],
    hit: EffectList = (),
    crit: EffectList = (),
    focus: EffectList = (),
    blank: EffectList = (),
) -> Step:
    """Roll so many dice, or one for each asset of a sort, and for each do what its face says."""
    number, thing = n if isinstance(n, tuple) else (n, 0)
    return (e.roll_each, number, thing, nested(blank), nested(focus), nested(hit), nested(crit))


@effect
def fight_card(kind: FightKind, value: Count, win: EffectList = (), lose: EffectList = ()) -> Step:
    """A combat against an enemy that rolls so many dice."""
    return (e.fight_card, kind, value, nested(win), nested(lose))


FOUGHT = {"any": e.BY_SPACE, "ground": e.ON_GROUND, "ship": e.SHIP_TO_SHIP}


@effect
def fight_player(
    kind: Annotated[
        int, Word(any=e.BY_SPACE, ground=e.ON_GROUND, ship=e.SHIP_TO_SHIP)
    ] = e.BY_SPACE,
    win: EffectList = (),
    lose: EffectList = (),
) -> Step:
    """A combat against the chosen player: of either kind, by the space if `any` (RIM-21.4)."""
    return (e.fight_player, kind, nested(win), nested(lose))


@effect
def fight_patrol(faction: FoughtPatrol = c.PATROL) -> Step:
    """Encounter that patrol now; `patrol`: the chosen one."""
    return (e.fight_patrol, faction)
