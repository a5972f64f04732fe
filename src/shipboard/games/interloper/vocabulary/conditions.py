"""Conditions: alternatives of (needs, bans)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Annotated

from shipboard.kernel.specs import Condition, Conditions, One, Word

from .. import pack as p
from .words import Brood, Purpose, Value, condition

Alternatives = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Living:
    """A brood kind by its id, to be numbered when all are known."""

    id: str


@dataclass(frozen=True)
class Test:
    """A condition: alternatives, and the brood that must live in all of them."""

    of: Alternatives
    living: tuple[str, ...] = ()


ALWAYS = Test(((0, 0),))
NoTest = Annotated[Test, One("condition")]


def fact(bit: int) -> Test:
    """The condition that something is true."""
    return Test(((bit, 0),))


@condition
def all_(of: Conditions) -> Test:
    """All of these conditions hold; a plain list means the same."""
    found = []
    for parts in product(*(each.of for each in of)):
        needs = bans = 0
        for need, ban in parts:
            needs |= need
            bans |= ban
        found.append((needs, bans))
    return Test(tuple(found), tuple(id_ for each in of for id_ in each.living))


@condition
def any_(of: Conditions) -> Test:
    """At least one of these conditions holds."""
    if any(each.living for each in of):
        raise ValueError("found while_alive inside any, expected it alone or in a list")
    return Test(tuple(alternative for each in of for alternative in each.of))


@condition
def not_(condition: Condition) -> Test:
    """The condition does not hold."""
    if condition.living:
        raise ValueError("found while_alive inside not, expected it alone or in a list")
    literals = []
    for needs, bans in condition.of:
        alternatives = [(0, 1 << i) for i in range(64) if needs >> i & 1]
        literals.append(alternatives + [(1 << i, 0) for i in range(64) if bans >> i & 1])
    found = []
    for parts in product(*literals):
        needs = bans = 0
        for need, ban in parts:
            needs |= need
            bans |= ban
        found.append((needs, bans))
    return Test(tuple(found))


@condition
def attacking() -> Test:
    """In a combat, as the attacker."""
    return fact(p.ATTACKING)


@condition
def defending() -> Test:
    """In a combat, as the defender."""
    return fact(p.DEFENDING)


@condition
def melee() -> Test:
    """In a combat that is neither a Distance nor a Special Attack."""
    return fact(p.IN_MELEE)


@condition
def distance() -> Test:
    """In a Distance Attack."""
    return fact(p.AT_DISTANCE)


@condition
def purpose(of: Purpose) -> Test:
    """The check is made for this purpose."""
    return fact(1 << p.PURPOSE + of)


@condition
def source(of: Annotated[str, Word("combat")]) -> Test:
    """The penalty comes from a combat."""
    return fact(p.FROM_COMBAT)


@condition
def first_each_turn() -> Test:
    """It is the first move of the turn."""
    return fact(p.FIRST_MOVE)


@condition
def enemy_here() -> Test:
    """An enemy is in the holder's room."""
    return fact(p.ENEMY_HERE)


@condition
def no_enemy_here() -> Test:
    """No enemy is in the holder's room."""
    return Test(((0, p.ENEMY_HERE),))


@condition
def enemy_in_target() -> Test:
    """The move leads into a room that holds an enemy."""
    return fact(p.ENEMY_IN_TARGET)


@condition
def stalked_this_turn() -> Test:
    """The holder has Stalked this turn."""
    return fact(p.STALKED_NOW)


@condition
def prime_near() -> Test:
    """The prime is in the holder's room or an adjacent one."""
    return fact(p.PRIME_NEAR)


@condition
def value(most: Value) -> Test:
    """The card's value is at most this."""
    return fact(1 << p.VALUE + most)


@condition
def physical() -> Test:
    """It is a Physical penalty."""
    return fact(p.PHYSICAL_CARD)


@condition
def mental() -> Test:
    """It is a Mental penalty."""
    return fact(p.MENTAL_CARD)


@condition
def while_alive(figure: Brood) -> Test:
    """A brood figure of this kind is on the board."""
    return Test(((0, 0),), (figure,))


@condition
def unique() -> Test:
    """Of several copies of this card only one counts."""
    return fact(p.UNIQUE)


@condition
def no_circle() -> Test:
    """The room has no circle."""
    return fact(p.NO_CIRCLE)


@condition
def recorded() -> Test:
    """The room's circle shows an NPC type that was noted."""
    return fact(p.NOTED)


@condition
def alien_only() -> Test:
    """The Xeno card is marked as one for the Alien only."""
    return fact(p.ALIENS_ONLY)


def compiled(test: Test | None, brood: dict[str, int]) -> p.Condition:
    """A condition as the rules read it; () always holds."""
    if test is None or test == ALWAYS:
        return ()
    living = 0
    for id_ in test.living:
        living |= 1 << p.ALIVE + brood[id_]
    return tuple((needs & ~p.UNIQUE | living, bans) for needs, bans in test.of)


def is_unique(test: Test | None) -> bool:
    """Whether a condition says that copies do not add up."""
    return test is not None and any(needs & p.UNIQUE for needs, _ in test.of)
