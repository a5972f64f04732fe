"""The exact odds that the specification prints, from the faces of the die."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from shipboard.games.outer_rim import content
from shipboard.games.outer_rim.odds import (
    Die,
    fight_cases,
    fight_odds,
    percent,
)
from shipboard.games.outer_rim.odds import (
    test_cases as cases_of_test,
)
from shipboard.games.outer_rim.odds import (
    test_odds as odds_of_test,
)
from shipboard.games.outer_rim.pack import BLANK, CRIT, FOCUS, HIT
from tests.rule import rule

DIE: Die = (HIT, HIT, HIT, CRIT, FOCUS, FOCUS, BLANK, BLANK)
DAMAGE = {HIT: 1, CRIT: 2, FOCUS: 0, BLANK: 0}
# In thousandths, the attacker with 2, 3, 4, 5, 6 dice (rows) against 2, 3, 4, 5, 6.
WINS = {
    2: (641, 473, 335, 230, 154),
    3: (764, 616, 476, 355, 257),
    4: (849, 728, 600, 478, 369),
    5: (905, 813, 704, 590, 480),
    6: (941, 874, 786, 686, 582),
}


def fights() -> Iterator[tuple[int, int, int]]:
    for attack, row in WINS.items():
        for defence, chance in zip(WINS, row, strict=True):
            yield attack, defence, chance


@rule("RIM-1.6")
def test_the_house_set_has_this_die() -> None:
    assert sorted(content.load({"content": "house"}).die) == sorted(DIE)


@rule("RIM-22.2", "RIM-22.5")
@pytest.mark.parametrize(("attack", "defence", "chance"), list(fights()))
def test_a_fight_is_won_as_often_as_printed(attack: int, defence: int, chance: int) -> None:
    won, every = fight_cases(DIE, attack, defence)
    assert every == 8 ** (attack + defence)
    assert round(1000 * won / every) == chance
    assert fight_odds(DIE, attack, defence) == round(100 * won / every)


@rule("RIM-22.5")
@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (2, 1), (1, 2), (2, 2), (3, 1)])
def test_few_dice_can_be_counted_one_by_one(attack: int, defence: int) -> None:
    won = sum(
        sum(DAMAGE[face] for face in faces[:attack]) >= sum(DAMAGE[face] for face in faces[attack:])
        for faces in product(DIE, repeat=attack + defence)
    )
    assert Fraction(*fight_cases(DIE, attack, defence)) == Fraction(won, 8 ** (attack + defence))


@rule("RIM-22.5", "RIM-R39")
@pytest.mark.parametrize("attack", [0, 1, 4])
def test_the_attacker_always_wins_against_no_dice(attack: int) -> None:
    assert Fraction(*fight_cases(DIE, attack, 0)) == 1
    assert fight_odds(DIE, attack, 0) == 100


@rule("RIM-R39", "RIM-22.5")
def test_no_dice_win_only_against_no_damage() -> None:
    assert Fraction(*fight_cases(DIE, 0, 2)) == Fraction(1, 4)  # two of focus and blank


@rule("RIM-15.6")
def test_nobody_wins_against_what_is_invulnerable() -> None:
    assert fight_odds(DIE, 9, -1) == 0


@rule("RIM-20.3", "RIM-20.4", "RIM-20.5")
@pytest.mark.parametrize(
    ("count", "of_64", "rounded"), [(0, 15, 23), (1, 48, 75), (2, 60, 94), (3, 60, 94)]
)
def test_tests_are_passed_as_often_as_printed(count: int, of_64: int, rounded: int) -> None:
    assert Fraction(*cases_of_test(DIE, count, 2, 0)) == Fraction(of_64, 64)
    assert odds_of_test(DIE, count) == rounded


@rule("RIM-20.3", "RIM-20.4")
@pytest.mark.parametrize(("rerolls", "dice"), [(1, 3), (2, 4), (5, 4)])
def test_a_reroll_is_one_more_die_for_whoever_would_fail(rerolls: int, dice: int) -> None:
    """A test fails only if all its faces fail; so the rerolled die is simply one more try."""
    assert Fraction(*cases_of_test(DIE, 0, 2, rerolls)) == 1 - Fraction(7, 8) ** dice
    assert Fraction(*cases_of_test(DIE, 1, 2, rerolls)) == 1 - Fraction(1, 2) ** dice


def test_only_what_is_certain_is_shown_as_0_or_100_percent() -> None:
    shown = [percent(cases) for cases in ((0, 9), (1, 10_000), (9999, 10_000), (9, 9), (1, 8))]
    assert shown == [0, 1, 99, 100, 13]
