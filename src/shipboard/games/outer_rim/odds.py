"""The exact odds of tests and combats, from the faces of the die: in cases, (favourable, all), or
in percent.

Of what abilities may change only numbers of dice and rerolls are counted.
"""

from __future__ import annotations

from functools import lru_cache

from .pack import CRIT, HIT
from .rules.skill_tests import TEST_DICE, passes

Odds = tuple[int, int]  # favourable cases, all cases
Die = tuple[int, ...]  # its faces


def percent(cases: Odds) -> int:
    """These cases in percent, rounded; 0 and 100 only for what is certain."""
    favourable, every = cases
    if favourable in (0, every):
        return 100 if favourable else 0
    return min(99, max(1, (200 * favourable + every) // (2 * every)))


@lru_cache(maxsize=256)
def test_odds(die: Die, count: int) -> int:
    """RIM-20.2 to 20.5: passing a test of a skill that is so often in the party, in percent."""
    return percent(test_cases(die, count, TEST_DICE, 0))


@lru_cache(maxsize=1024)
def test_cases(die: Die, count: int, dice: int, rerolls: int) -> Odds:
    """RIM-20.3 to 20.5: passing with so many dice, and so many rerolls for who would fail."""
    failing = 0
    for face in die:
        if not passes([face], count):
            failing += 1
    thrown = dice + min(rerolls, dice)
    every = len(die) ** thrown
    return every - failing**thrown, every


@lru_cache(maxsize=256)
def damage_ways(die: Die, dice: int) -> tuple[int, ...]:
    """RIM-22.2: in how many ways so many dice show 0, 1, 2 … damage."""
    of_one = [0, 0, 0]
    for face in die:
        of_one[2 if face == CRIT else 1 if face == HIT else 0] += 1
    ways = [1]
    for _ in range(max(0, dice)):
        more = [0] * (len(ways) + 2)
        for damage, number in enumerate(ways):
            for added in range(3):
                more[damage + added] += number * of_one[added]
        ways = more
    return tuple(ways)


@lru_cache(maxsize=4096)
def fight_odds(die: Die, attack: int, defence: int) -> int:
    """RIM-22.5: the attacker wins with so many dice against so many, in percent."""
    return percent(fight_cases(die, attack, defence))


@lru_cache(maxsize=4096)
def fight_cases(die: Die, attack: int, defence: int) -> Odds:
    """RIM-22.5, 15.6: the attacker wins with so many dice against so many; a tie is a victory.

    Against an invulnerable enemy, whose dice are below 0, nobody wins.
    """
    if defence < 0:
        return 0, 1
    ours, theirs = damage_ways(die, attack), damage_ways(die, defence)
    won = below = 0
    for damage, number in enumerate(ours):
        if damage < len(theirs):
            below += theirs[damage]
        won += number * below
    return won, sum(ours) * sum(theirs)
