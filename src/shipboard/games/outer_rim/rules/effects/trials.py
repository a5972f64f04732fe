"""Damage, tests, rolls and fights."""

from __future__ import annotations

from typing import Final

from ...numbers import ALLOWED, NOBODY_TO_FIGHT
from ...pack import Effects
from ...state import FOR_EFFECT, GROUND, NOBODY, NONE, SHIP, Rim
from .. import combat, conditions, dice, patrols, skill_tests
from .. import damage as wounds
from ..frames import actor

# Kinds of combat against the chosen player.
BY_SPACE: Final = -1
ON_GROUND: Final = GROUND
SHIP_TO_SHIP: Final = SHIP


def damage(g: Rim, kind: int, n: int) -> None:
    """`damage`, RIM-R42: the character or the ship suffers damage."""
    wounds.suffer(g, actor(g), kind, n)


def recover(g: Rim, what: int, n: int) -> None:
    """`recover`, RIM-5.3: damage of the character, of the ship, of both."""
    wounds.recover(g, actor(g), 0 if what == SHIP else n, 0 if what == GROUND else n)


def test(g: Rim, skills: tuple[int, ...], passed: Effects, failed: Effects) -> None:
    """`test`, RIM-20, RIM-R52."""
    g.then((skill_tests.test, skills, passed, failed))


def test_opposed(g: Rim, skill: int) -> None:
    """`test_opposed`, RIM-R324: you, then the chosen player; who passed is noted in the frame."""
    g.then((skill_tests.opposed, (skill,)))


def roll(g: Rim, blank: Effects, focus: Effects, hit: Effects, crit: Effects) -> None:
    """`roll`: one die, then what stands for its face."""
    roll_dice(g, 1, (blank, focus, hit, crit))


def roll_each(
    g: Rim, n: int, thing: int, blank: Effects, focus: Effects, hit: Effects, crit: Effects
) -> None:
    """`roll_each`: so many dice, or one for each asset of a sort; for each what its face says."""
    number = n or conditions.number_of(g, actor(g), thing)
    if number:
        roll_dice(g, number, (blank, focus, hit, crit))


def roll_dice(g: Rim, n: int, faces: tuple[Effects, ...]) -> None:
    """RIM-R36: the dice are thrown, then their faces are read."""
    g.then((dice.throw, FOR_EFFECT, actor(g), n, NOBODY, NONE), (read_faces, faces))


def read_faces(g: Rim, faces: tuple[Effects, ...]) -> None:
    """For each die what stands for its final face."""
    g.then((dice.take_up,), *[step for face in g.throws[-1].dice for step in faces[face]])


def fight_card(g: Rim, kind: int, value: int, won: Effects, lost: Effects) -> None:
    """`fight_card`, RIM-21.1, RIM-R85: against an enemy that is no player."""
    if not g.defeated[actor(g)]:
        g.then((combat.fight_card, kind, value, won, lost))


def fight_player(g: Rim, kind: int, won: Effects, lost: Effects) -> None:
    """`fight_player`, RIM-21.4, RIM-R85: against the chosen player."""
    if not no_fight(g, actor(g)):
        g.then((combat.fight_player, kind, won, lost))


def no_fight(g: Rim, seat: int) -> int:
    """RIM-23.7, RIM-R85: whether the player can fight the chosen player."""
    other = conditions.other_of(g, seat)
    if other == NOBODY or g.defeated[seat] or g.defeated[other] or g.at[other] != g.at[seat]:
        return NOBODY_TO_FIGHT
    return ALLOWED


def fight_patrol(g: Rim, faction: int) -> None:
    """`fight_patrol`, RIM-15, RIM-R85: that patrol is encountered now."""
    meant = conditions.faction_of(g, actor(g), faction)
    if meant != NONE and not g.defeated[actor(g)]:
        g.then((patrols.encounter_patrol, meant))
