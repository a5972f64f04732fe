"""RIM-20: skill tests."""

from __future__ import annotations

from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from tests.rule import rule

from .own import own, section
from .scenario import Scenario, scenario

FACES = ("hit", "crit", "focus", "blank")
PASSING = {0: {"crit"}, 1: {"crit", "hit"}, 2: {"crit", "hit", "focus"}}
# Who brings strength 0, 1, 2 and 3 times: the character, and Murrogh, who has it twice.
STRONG: list[tuple[str, list[str], int]] = [
    ("dax_marlowe", [], 0),
    ("grath", [], 1),
    ("dax_marlowe", ["murrogh"], 2),
    ("grath", ["murrogh"], 3),
]


def lifting(character: str, crew: list[str], **more: object) -> Scenario:
    """Crane Accident: strength, for 3,000 credits or 1 damage."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": "scraphaven", "B": "t1_b", "C": "t2_m"},
        "characters": {"A": character},
        "ships": {"A": "kestrel"},
        "assets": {"A": crew},
        "encounter": "enc_1-2",
    } | more
    return scenario(**table)  # type: ignore[arg-type]


# Skills and results.


@rule("RIM-20.1")
@pytest.mark.parametrize(("character", "crew", "count"), STRONG)
def test_each_appearance_of_a_skill_counts(character: str, crew: list[str], count: int) -> None:
    table = lifting(character, crew)
    assert table.values("A")["skills"]["strength"] == count
    table.dice("blank blank").pick("space")
    assert [told["number"] for told in table.told("test_begins")] == [count]


@rule("RIM-20.1")
def test_skills_come_from_character_crew_and_gear_but_not_from_others() -> None:
    table = scenario(
        characters={"A": "dax_marlowe", "B": "hx9"},
        ships={"A": "kestrel"},
        assets={"A": ["gm07", "wexa_thorn", "gm01"], "B": ["vx_0_null"]},
        at={"A": "takodana", "B": "takodana"},
    )
    assert table.values("A")["skills"] == {
        "influence": 0, "knowledge": 0, "piloting": 1, "stealth": 0, "strength": 0, "tactics": 0,
        "tech": 3,
    }  # fmt: skip


@rule("RIM-20.2", "RIM-20.3", "RIM-20.4", "RIM-20.5", "RIM-20.6")
@pytest.mark.parametrize("faces", list(combinations_with_replacement(FACES, 2)))
@pytest.mark.parametrize(("character", "crew", "count"), STRONG)
def test_two_dice_and_the_number_of_skills_decide(
    character: str, crew: list[str], count: int, faces: tuple[str, str]
) -> None:
    table = lifting(character, crew).dice(" ".join(faces)).pick("space")
    assert [told["faces"] for told in table.told("dice_rolled")] == [list(faces)]
    passed = bool(set(faces) & PASSING[min(count, 2)])
    assert (table.credits("A"), table.damage("A")) == ((3000, (0, 0)) if passed else (0, (1, 0)))


@rule("RIM-20.6")
@pytest.mark.parametrize("roll", ["hit hit", "blank blank"])
def test_where_nothing_is_said_nothing_happens(roll: str) -> None:
    """Ion Storm says only what failing does, Foreman's Offer only what passing does."""
    storm = scenario(
        phase="encounter",
        at={"A": "maelstrom"},
        characters={"A": "dax_marlowe"},
        encounter="enc_3-5",
        ships={"A": "mantis"},
        rolled=[roll],
    )
    assert storm.credits("A") == 2000
    assert storm.damage("A") == ((0, 0) if roll == "hit hit" else (0, 3))
    offer = (
        scenario(
            phase="encounter",
            at={"A": "scraphaven"},
            characters={"A": "grath"},
            credits={"A": 1000},
            encounter="enc_1-7",
        )
        .dice(roll)
        .pick("space")
    )
    assert offer.credits("A") == (5000 if roll == "hit hit" else 1000)
    assert offer.damage("A") == (0, 0)


# Choices around tests.


@rule("RIM-R52")
@pytest.mark.parametrize(("skill", "passed"), [("knowledge", False), ("stealth", True)])
def test_which_of_two_skills_is_tested_is_chosen_before_the_roll(skill: str, passed: bool) -> None:
    table = (
        scenario(
            phase="encounter",
            at={"A": "ring_of_kafrene"},
            characters={"A": "vask_orrin"},  # stealth once, no knowledge
            encounter="enc_6-10",
        )
        .dice("hit blank")
        .pick("space")
    )
    assert table.asked() == [("A", "skill")]
    assert table.options() == ["skill:knowledge", "skill:stealth"]
    assert "dice_rolled" not in table.log()
    table.pick(skill)
    assert (table.credits("A") == 1000) == passed
    assert (table.reputation("A", "imperial") == 1) == passed
    assert len(table.told("dice_rolled")) == 1


@rule("RIM-R51", "RIM-R4")
def test_a_test_that_is_declined_is_no_test() -> None:
    """The Racing Circuit: 2,000 for a test of piloting."""
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        characters={"A": "dax_marlowe"},
        credits={"A": 2000},
        secrets={"A": ["enc_5-9"]},  # asked about before every test
        encounter="enc_4-3",
    ).pick("space")
    assert table.asked() == [("A", "may")]
    table.pick("decline")
    assert table.asked() == [("B", "plan")]
    assert (table.credits("A"), table.damage("A")) == (2000, (0, 0))
    assert "test_begins" not in table.log()


@rule("RIM-R92")
@pytest.mark.parametrize("skill", ["stealth", "any"])
def test_a_skill_for_the_next_test_waits_for_it_and_is_gone_after_it(
    skill: str, tmp_path: Path
) -> None:
    """The help comes in one turn, Water Thieves in the next, once more in the one after it."""
    help_comes = section("enc_4-1", "twinsand", f'[{{ temp_skill = "{skill}" }}]')
    table = scenario(
        phase="encounter",
        at={"A": "twinsand", "B": "t1_b", "C": "t2_m"},
        characters={"A": "grath"},
        encounter=["enc_4-1", "enc_4-2", "enc_7-9", "enc_7-1"],
        content=own(tmp_path, help_comes),
    ).pick("space")
    for _ in range(2):
        table.until("A", "plan").pick("credits").until("A", "encounter")
        pile = table.g.deck[table.index("enc_4")]
        pile.append(pile.pop(pile.index(table.number("card", "enc_4-2"))))
        table.pick("space")
    counts = [told["number"] for told in table.told("test_begins") if told["seat"] == 0]
    assert counts == [1, 0]


# Opposed tests.


@rule("RIM-R324")
@pytest.mark.parametrize(
    ("rolls", "a", "b"),
    [
        (("hit hit", "blank blank"), (2, 2000), (0, 3000)),
        (("blank blank", "hit hit"), (1, 0), (0, 8000)),
        (("hit hit", "hit hit"), (1, 0), (0, 5000)),
        (("blank blank", "blank blank"), (1, 0), (0, 5000)),
    ],
)
def test_after_an_opposed_test_it_can_be_asked_who_passed(
    rolls: tuple[str, str], a: tuple[int, int], b: tuple[int, int]
) -> None:
    """The High-Stakes Table with 40a: influence, the job's player first."""
    table = scenario(
        phase="encounter",
        at={"A": "twinsand", "B": "twinsand"},
        characters={"A": "tamsin_rook", "B": "lando_calrissian"},
        flipped=["A"],
        credits={"B": 5000},
        assets={"A": ["lx02"]},
    )
    assert "job:lx02" in table.options()
    table.draws("40a").dice(*rolls).pick("job:lx02")
    while (table.asked()[0][1]) == "dice":
        table.pick("done")
    assert [told["seat"] for told in table.told("test_begins")] == [0, 1]
    assert (table.fame("A"), table.credits("A")) == a
    assert (table.fame("B"), table.credits("B")) == b
    assert "lx02" in table.zone("removed")


@rule("RIM-R324", "RIM-R316")
@pytest.mark.parametrize("company", [True, False])
def test_opp_alone_asks_for_another_player_here(company: bool, tmp_path: Path) -> None:
    theirs = '{ as = "opp", do = [{ credits = 2000 }] }'
    do = f'[{{ if = "opp", then = [{theirs}], else = [{{ credits = 5000 }}] }}]'
    content = own(tmp_path, section("enc_4-1", "twinsand", do))
    table = scenario(
        phase="encounter",
        at={"A": "twinsand", "B": "twinsand" if company else "t1_b"},
        encounter="enc_4-1",
        content=content,
    ).pick("space")
    assert (table.credits("A"), table.credits("B")) == ((0, 2000) if company else (5000, 0))
