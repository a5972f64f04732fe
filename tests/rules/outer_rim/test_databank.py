"""Databank cards #1 and #40 to #58: every step and branch (contacts and jobs for two apart)."""

from __future__ import annotations

import pytest

from shipboard.games.outer_rim.pack import FACTION_NAMES
from tests.rule import rule

from .scenario import Scenario, expansion_of, scenario
from .ways import rolls, seen, walk, walked

PURSE = 10_000
NOTHING = (0, 0)

# #42 to #50: the jobs that resolve them, where, and credits and fame of their rewards.

JOBS = {
    "42": ("jb05", "auric_bay", 10_000, 1),
    "43": ("jb06", "gloomrock", 8000, 1),
    "44": ("jb07", "deepmere", 0, 2),
    "45": ("jb08", "serenna", 15_000, 1),
    "46": ("jb09", "takodana", 6000, 1),
    "47": ("jb10", "scraphaven", 7000, 1),
    "48": ("jb11", "twinsand", 3000, 2),
    "49": ("jb12", "halcyon", 6000, 1),
    "50": ("jb13", "gloomrock", 0, 2),
    "51": ("jb14x", "auric_bay", 7000, 1),
    "52": ("jb15x", "cindervale", 4000, 1),
    "53": ("jb16x", "murkholm", 9000, 1),
    "54": ("jb17x", "spinward_core", 0, 2),
    "56": ("jb19x", "ring_of_kafrene", 5000, 1),
    "58": ("jb21x", "trailing_core", 8000, 1),
}

COMPLETED = [  # the card, the way to Done, credits on the way, damage
    ("42a", "influence+ tech+ stealth+", 0, (0, 0)),
    ("42a", "influence+ tech+ stealth-", 0, (1, 0)),
    ("42a", "influence- g3+ tech+ stealth+", 0, (0, 0)),
    ("42a", "influence- g3= tech+ stealth-", 0, (2, 0)),
    ("42a", "influence- g3- tech+ stealth+", 0, (2, 0)),
    ("42a", "influence- g3- tech+ stealth-", 0, (3, 0)),
    ("42b", "stealth+ tech+", 0, (0, 0)),
    ("42b", "stealth- >42b tech+", -3000, (0, 0)),
    ("42b", "stealth- >42b_2 g4+ tech+", 0, (0, 0)),
    ("42b", "stealth- >42b_2 g4- tech+", 0, (1, 0)),
    ("43a", "stealth+ strength+ piloting+", 0, (0, 0)),
    ("43a", "stealth- strength+ piloting+", 0, (1, 0)),
    ("43a", "stealth+ strength+ piloting-", 0, (0, 2)),
    ("43a", "stealth- strength+ piloting-", 0, (1, 2)),
    ("43b", "strength+ g3+ piloting+", 2000, (0, 0)),
    ("43b", "strength+ g3- piloting+", 2000, (1, 0)),
    ("43b", "strength+ g3+ piloting-", 0, (0, 1)),
    ("43b", "strength+ g3- piloting-", 0, (1, 1)),
    ("44a", "strength+ knowledge+ tech+", 0, (0, 0)),
    ("44a", "strength- knowledge+ tech+", 0, (1, 0)),
    ("44a", "strength+ knowledge+ tech-", 0, (1, 0)),
    ("44a", "strength- knowledge+ tech-", 0, (2, 0)),
    ("44b", "knowledge+ stealth+", 0, (0, 0)),
    ("44b", "knowledge+ stealth-", 0, (1, 0)),
    ("44b", "knowledge- g4+ stealth+", 0, (0, 0)),
    ("44b", "knowledge- g4= stealth-", 0, (2, 0)),
    ("45a", "influence+ stealth+ piloting+", 0, (0, 0)),
    ("45a", "influence- stealth+ piloting+", -2000, (0, 0)),
    ("45a", "influence+ stealth+ piloting-", 0, (0, 2)),
    ("45a", "influence- stealth+ piloting-", -2000, (0, 2)),
    ("45b", "tech+ stealth+", 0, (0, 0)),
    ("45b", "tech- g4+ stealth+", 0, (0, 0)),
    ("45b", "tech- g4- stealth+", 0, (1, 0)),
    ("46a", "knowledge+ influence+ g3+", 1000, (0, 0)),
    ("46a", "knowledge+ influence+ g3-", 0, (1, 0)),
    ("46a", "knowledge- influence+ g3+", 0, (0, 0)),
    ("46a", "knowledge- influence+ g3-", -1000, (1, 0)),
    ("47a", "tactics+ piloting+", 0, (0, 0)),
    ("47a", "tactics- s3+ piloting+", 0, (0, 0)),
    ("47a", "tactics- s3- piloting+", 0, (0, 1)),
    ("48a", "strength+ g4+", 0, (0, 0)),
    ("48a", "strength- g4+", 0, (1, 0)),
    ("48a", "strength+ g4=", 0, (1, 0)),
    ("48a", "strength+ g4- tactics+", 0, (1, 0)),
    ("48a", "strength- g4- tactics+", 0, (2, 0)),
    ("49a", "stealth+ tech+", 0, (0, 0)),
    ("49a", "stealth- g3+ tech+", 0, (0, 0)),
    ("49a", "stealth- g3- tech+", 0, (1, 0)),
    ("50a", "stealth+ strength+ piloting+", 0, (0, 0)),
    ("50a", "stealth+ strength- piloting+", 0, (2, 0)),
    ("50a", "stealth+ strength+ piloting- s4+", 0, (0, 0)),
    ("50a", "stealth+ strength+ piloting- s4-", 0, (0, 1)),
    ("50a", "stealth+ strength- piloting- s4-", 0, (2, 1)),
    ("46b", "influence+ >46b", -2000, (0, 0)),
    ("46b", "influence+ >46b_2 g4+", 0, (0, 0)),
    ("46b", "influence+ >46b_2 g4-", 0, (1, 0)),
    ("47b", "piloting+ tactics+", 1000, (0, 0)),
    ("47b", "piloting+ tactics-", 0, (0, 1)),
    ("48b", "tactics+ g5+", 2000, (0, 0)),
    ("48b", "tactics+ g5=", 2000, (1, 0)),
    ("48b", "tactics+ g5-", 0, (1, 0)),
    ("49b", "tech+ stealth+", 0, (0, 0)),
    ("49b", "tech+ stealth-", 0, (1, 0)),
    ("49b", "tech- knowledge+ stealth+", 0, (0, 0)),
    ("49b", "tech- knowledge+ stealth-", 0, (1, 0)),
    ("50b", "strength+ stealth+ piloting+", 0, (0, 0)),
    ("50b", "strength- stealth+ piloting-", 0, (1, 2)),
    ("50b", "strength+ stealth- g4+ piloting+", 0, (0, 0)),
    ("50b", "strength+ stealth- g4= piloting-", 0, (1, 2)),
    ("51a", "stealth+ tech+", 0, (0, 0)),
    ("51a", "stealth- tech+", -2000, (0, 0)),
    ("51b", "tech+ stealth+", 1000, (0, 0)),
    ("51b", "tech+ stealth-", 0, (0, 0)),
    ("51b", "tech- g4+ stealth+", 1000, (0, 0)),
    ("51b", "tech- g4= stealth-", 0, (1, 0)),
    ("52a", "tactics+ piloting+ s3+", 0, (0, 0)),
    ("52a", "tactics- piloting+ s3+", 0, (1, 0)),
    ("52a", "tactics+ piloting+ s3-", 0, (0, 1)),
    ("52b", "s4+ piloting+", 0, (0, 0)),
    ("52b", "s4- tactics+ piloting+", 0, (0, 1)),
    ("52b", "s4- tactics- piloting+", 0, (0, 2)),
    ("53a", "stealth+ strength+", 0, (0, 0)),
    ("53a", "stealth- g4+ strength+", 0, (0, 0)),
    ("53a", "stealth- g4- strength+", 0, (1, 0)),
    ("53b", "strength+ stealth+", 0, (0, 0)),
    ("53b", "strength+ stealth-", 0, (2, 0)),
    ("54a", "knowledge+ influence+", 0, (0, 0)),
    ("54a", "knowledge+ influence-", -2000, (0, 0)),
    ("54b", "?54b knowledge+", -2000, (0, 0)),
    ("54b", "!54b influence+ knowledge+", 0, (0, 0)),
    ("54b", "!54b influence- knowledge+", -1000, (0, 0)),
    ("56a", "strength+ tactics+", 0, (0, 0)),
    ("56a", "strength- tactics+", 0, (1, 0)),
    ("56b", "g4+ tactics+", 0, (0, 0)),
    ("56b", "g4- influence+ tactics+", 0, (1, 0)),
    ("56b", "g4- influence- tactics+", -2000, (1, 0)),
    ("58a", "stealth+ tech+", 0, (0, 0)),
    ("58a", "stealth+ tech-", 0, (1, 0)),
    ("58b", "tech+ stealth+", 0, (0, 0)),
    ("58b", "tech+ stealth-", -2000, (0, 0)),
    ("58b", "tech- g5+ stealth+", 0, (0, 0)),
    ("58b", "tech- g5= stealth-", -2000, (1, 0)),
]

FAILED = [  # the card, the way to Fail, credits on the way, damage
    ("42a", "influence+ tech-", 0, (0, 0)),
    ("42a", "influence- g3+ tech-", 0, (0, 0)),
    ("42a", "influence- g3- tech-", 0, (2, 0)),
    ("42b", "stealth+ tech-", 0, (0, 0)),
    ("42b", "stealth- >42b tech-", -3000, (0, 0)),
    ("42b", "stealth- >42b_2 g4- tech-", 0, (1, 0)),
    ("43a", "stealth+ strength-", 0, (0, 0)),
    ("43a", "stealth- strength-", 0, (1, 0)),
    ("43b", "strength-", 0, (0, 0)),
    ("44a", "strength+ knowledge-", 0, (0, 0)),
    ("44a", "strength- knowledge-", 0, (1, 0)),
    ("44b", "knowledge- g4-", 0, (1, 0)),
    ("45a", "influence+ stealth-", 0, (0, 0)),
    ("45a", "influence- stealth-", -2000, (0, 0)),
    ("45b", "tech+ stealth-", 0, (0, 0)),
    ("45b", "tech- g4+ stealth-", 0, (0, 0)),
    ("45b", "tech- g4- stealth-", 0, (1, 0)),
    ("46a", "knowledge+ influence-", 0, (0, 0)),
    ("46a", "knowledge- influence-", -1000, (0, 0)),
    ("47a", "tactics+ piloting-", 0, (0, 0)),
    ("47a", "tactics- s3+ piloting-", 0, (0, 0)),
    ("47a", "tactics- s3- piloting-", 0, (0, 1)),
    ("48a", "strength+ g4- tactics-", 0, (1, 0)),
    ("48a", "strength- g4- tactics-", 0, (2, 0)),
    ("49a", "stealth+ tech-", 0, (0, 0)),
    ("49a", "stealth- g3+ tech-", 0, (0, 0)),
    ("49a", "stealth- g3- tech-", 0, (1, 0)),
    ("50a", "stealth-", 0, (0, 0)),
    ("46b", "influence-", 0, (0, 0)),
    ("47b", "piloting-", 0, (0, 0)),
    ("48b", "tactics-", 0, (0, 0)),
    ("49b", "tech- knowledge-", 0, (0, 0)),
    ("50b", "strength+ stealth- g4-", 0, (1, 0)),
    ("50b", "strength- stealth- g4-", 0, (2, 0)),
    ("51a", "stealth+ tech-", 0, (0, 0)),
    ("51a", "stealth- tech-", -2000, (0, 0)),
    ("51b", "tech- g4-", 0, (1, 0)),
    ("52a", "tactics+ piloting-", 0, (0, 0)),
    ("52a", "tactics- piloting-", 0, (1, 0)),
    ("52b", "s4+ piloting-", 0, (0, 0)),
    ("52b", "s4- tactics- piloting-", 0, (0, 2)),
    ("53a", "stealth+ strength-", 0, (0, 0)),
    ("53a", "stealth- g4- strength-", 0, (1, 0)),
    ("53b", "strength-", 0, (0, 0)),
    ("54a", "knowledge-", 0, (0, 0)),
    ("54b", "?54b knowledge-", -2000, (0, 0)),
    ("54b", "!54b influence- knowledge-", -1000, (0, 0)),
    ("56a", "strength+ tactics-", 0, (0, 0)),
    ("56a", "strength- tactics-", 0, (1, 0)),
    ("56b", "g4+ tactics-", 0, (0, 0)),
    ("56b", "g4- influence- tactics-", -2000, (1, 0)),
    ("58a", "stealth-", 0, (0, 0)),
    ("58b", "tech- g5-", 0, (1, 0)),
]

DEFEATED = [  # the card, the damage before, the way to the defeat, credits on the way
    ("42a", (3, 0), "influence+ tech+ stealth-", 0),
    ("42a", (3, 0), "influence- g3-", 0),
    ("42a", (2, 0), "influence- g3-", 0),  # the one of the fight, the one of the card
    ("42a", (3, 0), "influence- g3=", 0),
    ("42b", (3, 0), "stealth- >42b_2 g4=", 0),
    ("42b", (3, 0), "stealth- >42b_2 g4-", 0),
    ("43a", (3, 0), "stealth-", 0),
    ("43a", (0, 1), "stealth+ strength+ piloting-", 0),
    ("43b", (3, 0), "strength+ g3=", 0),
    ("43b", (0, 2), "strength+ g3+ piloting-", 0),
    ("44a", (3, 0), "strength-", 0),
    ("44a", (3, 0), "strength+ knowledge+ tech-", 0),
    ("44b", (3, 0), "knowledge- g4=", 0),
    ("44b", (3, 0), "knowledge- g4-", 0),
    ("44b", (3, 0), "knowledge+ stealth-", 0),
    ("45a", (0, 1), "influence- stealth+ piloting-", -2000),
    ("45b", (3, 0), "tech- g4=", 0),
    ("46a", (3, 0), "knowledge+ influence+ g3=", 1000),  # the purse was won in step (3)
    ("46a", (3, 0), "knowledge- influence+ g3-", -1000),
    ("47a", (0, 2), "tactics- s3=", 0),
    ("48a", (3, 0), "strength-", 0),
    ("48a", (3, 0), "strength+ g4=", 0),  # the arrow to Done comes after the defeat
    ("49a", (3, 0), "stealth- g3=", 0),
    ("50a", (2, 0), "stealth+ strength-", 0),
    ("50a", (0, 2), "stealth+ strength+ piloting- s4=", 0),
    ("50a", (0, 2), "stealth+ strength+ piloting- s4-", 0),
    ("46b", (3, 0), "influence+ >46b_2 g4=", 0),
    ("47b", (0, 2), "piloting+ tactics-", 0),
    ("48b", (3, 0), "tactics+ g5=", 2000),
    ("49b", (3, 0), "tech+ stealth-", 0),
    ("50b", (3, 0), "strength-", 0),
    ("50b", (0, 1), "strength+ stealth+ piloting-", 0),
    ("51b", (3, 0), "tech- g4=", 0),
    ("52a", (3, 0), "tactics-", 0),
    ("52a", (0, 2), "tactics+ piloting+ s3=", 0),
    ("52b", (0, 2), "s4=", 0),  # the arrow to step 3 comes after the defeat
    ("53a", (3, 0), "stealth- g4-", 0),
    ("53b", (2, 0), "strength+ stealth-", 0),
    ("56a", (3, 0), "strength-", 0),
    ("56b", (3, 0), "g4=", 0),
    ("58a", (3, 0), "stealth+ tech-", 0),
    ("58b", (3, 0), "tech- g5=", 0),
]


def attempted(card: str, way: str, damage: tuple[int, int] = NOTHING) -> Scenario:
    """A draws this card in an attempt of its job, and goes this way."""
    job, planet, _, _ = JOBS[card[:2]]
    table = scenario(
        expansion=expansion_of(card),
        phase="encounter",
        at={"A": planet},
        characters={"A": "dax_marlowe"},
        assets={"A": [job]},
        credits={"A": PURSE},
        damage={"A": damage},
    )
    walk(table.draws(card), f"job:{job}", way)
    if table.asked() == [("A", "target_faction")]:  # of the reward of Old Comrades
        table.pick("hutt")
    assert table.told("turns_to") == [{"seat": 0, "card": card}]
    assert walked(table) == seen(way)
    assert card in table.zone("databank")
    assert table.asked() == [("B", "plan")]
    return table.check_whole()


@rule("RIM-1.8", "RIM-25.3", "RIM-25.5", "RIM-25.6", "RIM-20.6")
@pytest.mark.parametrize(("card", "way", "money", "damage"), COMPLETED)
def test_a_job_is_completed_on_this_way(
    card: str, way: str, money: int, damage: tuple[int, int]
) -> None:
    job, _, reward, fame = JOBS[card[:2]]
    table = attempted(card, way)
    assert table.told("completes") == [{"seat": 0, "card": job}]
    assert table.told("fails_at") == []
    assert (table.credits("A"), table.fame("A")) == (PURSE + money + reward, fame)
    assert table.damage("A") == damage
    assert table.assets("A") == []
    assert not table.defeated("A")


@rule("RIM-1.8", "RIM-25.3", "RIM-25.4", "RIM-25.5")
@pytest.mark.parametrize(("card", "way", "money", "damage"), FAILED)
def test_a_job_fails_on_this_way(card: str, way: str, money: int, damage: tuple[int, int]) -> None:
    job, _, _, _ = JOBS[card[:2]]
    table = attempted(card, way)
    assert table.told("fails_at") == [{"seat": 0, "card": job}]
    assert table.told("completes") == []
    assert (table.credits("A"), table.fame("A")) == (PURSE + money, 0)
    assert table.damage("A") == damage
    assert table.assets("A") == [job]
    assert not table.defeated("A")


@rule("RIM-25.4", "RIM-25.5", "RIM-23.2", "RIM-R41", "RIM-R99")
@pytest.mark.parametrize(("card", "before", "way", "money"), DEFEATED)
def test_a_defeat_ends_the_job_wherever_it_happens(
    card: str, before: tuple[int, int], way: str, money: int
) -> None:
    job, _, _, _ = JOBS[card[:2]]
    table = attempted(card, way, before)
    assert table.told("fails_at") == [{"seat": 0, "card": job}]
    assert table.told("completes") == []
    assert table.defeated("A")
    assert table.damage("A") == ((4, 0) if before[0] else (0, 3))
    assert (table.credits("A"), table.fame("A")) == (PURSE + money - 3000, 0)
    assert table.assets("A") == [job]


def test_every_job_card_of_the_databank_is_walked_to_its_end() -> None:
    """But those of jobs for two."""
    alone = set(range(42, 61)) - {55, 57, 59, 60}
    cards = {f"{number}{letter}" for number in alone for letter in "ab"}
    assert {row[0] for row in COMPLETED} == {row[0] for row in FAILED} == cards


@rule("RIM-R3", "RIM-R10", "RIM-R320")
def test_whoever_cannot_pay_the_floor_manager_of_42b_must_fight() -> None:
    table = scenario(
        phase="encounter", at={"A": "auric_bay"}, assets={"A": ["jb05"]}, credits={"A": 2000}
    ).draws("42b")
    table.dice(*rolls("stealth- g4+ tech+")).answer("A", "encounter", "job:jb05")
    assert walked(table) == "stealth- >42b_2 g4+ tech+"
    assert (table.credits("A"), table.fame("A")) == (12_000, 1)


@rule("RIM-R5")
@pytest.mark.parametrize(
    ("card", "way"),
    [("45a", "influence- stealth+ piloting+"), ("46a", "knowledge- influence+ g3-")],
)
def test_a_loss_on_the_way_takes_no_more_than_there_is(card: str, way: str) -> None:
    job, planet, reward, _ = JOBS[card[:2]]
    table = scenario(phase="encounter", at={"A": planet}, assets={"A": [job]}).draws(card)
    walk(table, f"job:{job}", way)
    assert table.credits("A") == reward


# #1: an ILLEGAL cargo is held up. Untraceable Rifles: 4,000 and 1 fame on Twinsand.


def held_up(card: str, way: str, purse: int = PURSE, damage: tuple[int, int] = NOTHING) -> Scenario:
    """A's rifles are held up by this card; the dice are those of the way."""
    table = scenario(
        phase="action",
        at={"A": "twinsand"},
        characters={"A": "dax_marlowe"},
        assets={"A": ["cg08"]},
        credits={"A": purse},
        damage={"A": damage},
    ).draws(card)
    table.dice("blank", *rolls(way)).act("deliver", "cg08")
    assert table.told("turns_to") == [{"seat": 0, "card": card}]
    picks = [step[1:] for step in way.split() if step[0] == ">"]
    if picks:
        assert table.asked() == [("A", "choose")]
        assert table.options() == ["block:1c", "block:1c_2"]
    table.pick(*[f"block:{pick}" for pick in picks])
    assert walked(table) == way
    assert card in table.zone("databank")
    return table.check_whole()


@rule("RIM-1.8", "RIM-13.3", "RIM-13.6")
@pytest.mark.parametrize(
    ("card", "way", "money", "damage"),
    [
        ("1a", "stealth+", 0, (0, 0)),
        ("1b", "influence+", 0, (0, 0)),
        ("1c", ">1c", -3000, (0, 0)),
        ("1c", ">1c_2 g3+", 0, (0, 0)),
        ("1c", ">1c_2 g3=", 0, (1, 0)),
        ("1d", "piloting+", 0, (0, 0)),
    ],
)
def test_a_cargo_that_is_held_up_is_delivered_after_all(
    card: str, way: str, money: int, damage: tuple[int, int]
) -> None:
    table = held_up(card, way)
    assert (table.credits("A"), table.fame("A")) == (PURSE + money + 4000, 1)
    assert table.damage("A") == damage
    assert table.assets("A") == []
    assert table.bottom("cargo") == "cg08"
    assert table.asked() == [("A", "act")]


@rule("RIM-1.8", "RIM-13.3", "RIM-13.6", "RIM-R31")
@pytest.mark.parametrize(
    ("card", "way", "money", "damage"),
    [
        ("1b", "influence-", -2000, (0, 0)),
        ("1c", ">1c_2 g3-", 0, (1, 0)),
        ("1d", "piloting-", 0, (0, 2)),
    ],
)
def test_a_cargo_that_is_held_up_stays_aboard(
    card: str, way: str, money: int, damage: tuple[int, int]
) -> None:
    table = held_up(card, way)
    assert (table.credits("A"), table.fame("A")) == (PURSE + money, 0)
    assert table.damage("A") == damage
    assert table.assets("A") == ["cg08"]
    assert table.asked() == [("A", "act")]


@rule("RIM-1.8", "RIM-13.6")
def test_the_customs_sweep_of_1a_takes_the_cargo() -> None:
    table = held_up("1a", "stealth-")
    assert (table.credits("A"), table.fame("A")) == (PURSE, 0)
    assert table.assets("A") == []
    assert table.bottom("cargo") == "cg08"


@rule("RIM-R5")
def test_the_nosy_clerk_of_1b_takes_no_more_than_there_is() -> None:
    assert held_up("1b", "influence-", purse=1000).credits("A") == 0


@rule("RIM-R3", "RIM-R10")
def test_whoever_cannot_pay_the_dockers_of_1c_must_fight() -> None:
    table = scenario(
        phase="action", at={"A": "twinsand"}, assets={"A": ["cg08"]}, credits={"A": 2000}
    ).draws("1c")
    table.dice("crit", *rolls("g3+")).act("deliver", "cg08")
    assert walked(table) == ">1c_2 g3+"
    assert table.credits("A") == 6000


@rule("RIM-R41")
def test_the_dockers_of_1c_may_be_beaten_by_somebody_who_falls() -> None:
    table = held_up("1c", ">1c_2 g3=", damage=(3, 0))
    assert table.defeated("A")
    assert (table.credits("A"), table.fame("A")) == (PURSE + 4000 - 3000, 1)
    assert table.assets("A") == []


@rule("RIM-23.1", "RIM-23.3")
def test_the_tail_of_1d_may_defeat_its_prey() -> None:
    table = held_up("1d", "piloting-", damage=(0, 1))
    assert table.defeated("A")
    assert table.damage("A") == (0, 3)
    assert table.credits("A") == PURSE - 3000
    assert table.assets("A") == ["cg08"]
    assert table.asked() == [("B", "plan")]


# #40: the High-Stakes Table, A against B.


def at_the_table(card: str, way: str, **more: object) -> Scenario:
    """A and B are on Halcyon Plain; A plays, and draws this card."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": "halcyon", "B": "halcyon", "C": "takodana"},
        "assets": {"A": ["lx02"]},
        "credits": {"A": PURSE, "B": PURSE},
    }
    played = scenario(**(table | more)).draws(card)  # type: ignore[arg-type]
    played.dice(*rolls(way)).answer("A", "encounter", "job:lx02")
    assert played.told("turns_to") == [{"seat": 0, "card": card}]
    return played


def left_the_table(table: Scenario, way: str) -> Scenario:
    """It is over: the card leaves the game, the databank card is back, and it was no reward."""
    assert walked(table) == way
    assert [told["seat"] for told in table.told("test_begins")] == [0, 1] * (len(way.split()) // 2)
    assert table.told("completes") == [{"seat": 0, "card": "lx02"}]
    assert "lx02" in table.zone("removed")
    assert table.asked() == [("B", "plan")]
    return table.check_whole()


@rule("RIM-1.8", "RIM-R324", "RIM-25.6")
@pytest.mark.parametrize(
    ("way", "fame", "mine", "theirs"),
    [
        ("influence+ influence-", 2, 2000, -2000),
        ("influence- influence+", 1, 0, 3000),
        ("influence+ influence+", 1, 0, 0),
        ("influence- influence-", 1, 0, 0),
    ],
)
def test_open_hands_40a(way: str, fame: int, mine: int, theirs: int) -> None:
    table = left_the_table(at_the_table("40a", way), way)
    assert (table.fame("A"), table.credits("A")) == (fame, PURSE + mine)
    assert (table.fame("B"), table.credits("B")) == (0, PURSE + theirs)


@rule("RIM-1.8")
def test_open_hands_40a_takes_no_more_than_there_is() -> None:
    table = at_the_table("40a", "influence+ influence-", credits={"B": 1000})
    assert (table.credits("A"), table.credits("B")) == (1000, 0)
    assert table.fame("A") == 2


ALL = "knowledge+ knowledge+ stealth+ stealth+"
NONE = "knowledge- knowledge- stealth- stealth-"
MINE = "knowledge+ knowledge- stealth+ stealth-"
THEIRS = "knowledge- knowledge+ stealth- stealth+"
EVEN = "knowledge+ knowledge- stealth- stealth+"


@rule("RIM-1.8", "RIM-R324")
@pytest.mark.parametrize(
    ("way", "puts", "fame", "mine", "theirs"),
    [
        (MINE, (True, True), 2, 2000, -2000),
        (MINE, (False, True), 2, 2000, -2000),
        (MINE, (True, False), 2, 0, 0),
        (MINE, (False, False), 2, 0, 0),
        (THEIRS, (True, True), 1, -2000, 2000),
        (THEIRS, (True, False), 1, -2000, 2000),
        (THEIRS, (False, True), 1, 0, 0),
        (THEIRS, (False, False), 1, 0, 0),
        (EVEN, (True, True), 2, 2000, -2000),
        ("knowledge- knowledge+ stealth+ stealth-", (True, True), 2, 2000, -2000),
        ("knowledge+ knowledge+ stealth- stealth+", (True, True), 1, -2000, 2000),
        ("knowledge- knowledge- stealth- stealth+", (True, True), 1, -2000, 2000),
        ("knowledge- knowledge- stealth+ stealth-", (True, True), 2, 2000, -2000),
        (ALL, (True, True), 2, 2000, -2000),
        (NONE, (True, True), 2, 2000, -2000),
    ],
)
def test_the_deep_pot_40b(
    way: str, puts: tuple[bool, bool], fame: int, mine: int, theirs: int
) -> None:
    table = at_the_table("40b", way)
    for seat, put in zip("AB", puts, strict=True):
        assert table.asked() == [(seat, "may")]
        assert table.options() == ["decline", "do:40b"]
        table.pick("do:40b" if put else "decline")
    left_the_table(table, way)
    assert (table.fame("A"), table.credits("A")) == (fame, PURSE + mine)
    assert (table.fame("B"), table.credits("B")) == (0, PURSE + theirs)


@rule("RIM-R3", "RIM-R10")
def test_whoever_has_no_2000_is_not_asked_for_the_pot_of_40b() -> None:
    table = at_the_table("40b", MINE, credits={"A": 1000, "B": PURSE})
    assert table.asked() == [("B", "may")]
    left_the_table(table.pick("do:40b"), MINE)
    assert (table.credits("A"), table.credits("B")) == (3000, PURSE - 2000)
    broke = at_the_table("40b", NONE, credits={"A": 1000, "B": 1000})
    left_the_table(broke, NONE)
    assert broke.fame("A") == 2


@rule("RIM-20.1", "RIM-20.4")
def test_at_the_table_each_tests_with_the_own_skills() -> None:
    """A hit is enough for B, whose crew Sleen Gorbax has influence, and not for A."""
    table = scenario(
        phase="encounter",
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "senna_korr", "B": "dax_marlowe"},
        assets={"A": ["lx02"], "B": ["sleen_gorbax"]},
    ).draws("40a")
    table.dice("hit hit", "hit blank").answer("A", "encounter", "job:lx02")
    assert walked(table) == "influence- influence+"
    assert (table.fame("A"), table.credits("B")) == (1, 3000)


# #41: an errand has gone wrong.

ERRANDS = [
    ("jb01", "murkholm", "influence", "hutt"),
    ("jb02", "cindervale", "tactics", "imperial"),
    ("jb03", "halcyon", "knowledge", "rebel"),
    ("jb04", "auric_bay", "stealth", "syndicate"),
]


def errand(job: str, planet: str, card: str, purse: int = PURSE) -> Scenario:
    """A can attempt this errand and will draw this card if the test fails."""
    return scenario(
        phase="encounter",
        at={"A": planet, "B": "takodana"},
        characters={"A": "dax_marlowe"},
        assets={"A": [job]},
        credits={"A": purse},
    ).draws(card)


def reputations(table: Scenario) -> dict[str, int]:
    """With whom A is not unknown."""
    known = {faction: table.reputation("A", faction) for faction in FACTION_NAMES}
    return {faction: value for faction, value in known.items() if value}


@rule("RIM-1.8", "RIM-25.3", "RIM-25.6")
@pytest.mark.parametrize(("job", "planet", "skill", "faction"), ERRANDS)
@pytest.mark.parametrize(("card", "end", "money"), [("41a", "tactics+", 0), ("41b", ">41b", -2000)])
def test_an_errand_is_saved(
    job: str, planet: str, skill: str, faction: str, card: str, end: str, money: int
) -> None:
    way = f"{skill}- {end}"
    table = walk(errand(job, planet, card), f"job:{job}", way)
    assert walked(table) == way
    assert table.told("turns_to") == [{"seat": 0, "card": card}]
    assert table.credits("A") == PURSE + money + 5000
    assert reputations(table) == {faction: 1}
    assert table.assets("A") == []
    assert table.bottom("job") == job
    assert card in table.zone("databank")
    table.check_whole()


@rule("RIM-1.8", "RIM-25.4")
@pytest.mark.parametrize(("job", "planet", "skill", "faction"), ERRANDS)
@pytest.mark.parametrize(("card", "end", "change"), [("41a", "tactics-", -1), ("41b", ">41b_2", 0)])
def test_an_errand_is_lost(
    job: str, planet: str, skill: str, faction: str, card: str, end: str, change: int
) -> None:
    way = f"{skill}- {end}"
    table = walk(errand(job, planet, card), f"job:{job}", way)
    assert walked(table) == way
    assert table.told("fails_at") == [{"seat": 0, "card": job}]
    assert table.credits("A") == PURSE
    assert reputations(table) == ({faction: change} if change else {})
    assert table.assets("A") == [job]
    assert card in table.zone("databank")
    assert table.asked() == [("B", "plan")]


@rule("RIM-R3", "RIM-R10")
def test_without_2000_the_silence_of_41b_cannot_be_bought() -> None:
    table = errand("jb03", "halcyon", "41b", purse=1000).dice("blank blank")
    table.answer("A", "encounter", "job:jb03")
    assert walked(table) == "knowledge- >41b_2"
    assert table.assets("A") == ["jb03"]
    assert table.credits("A") == 1000


@rule("RIM-3.4", "RIM-R300")
def test_which_of_both_is_drawn_for_an_errand_is_told_at_once() -> None:
    table = errand("jb03", "halcyon", "41b").dice("blank blank")
    table.answer("A", "encounter", "job:jb03")
    assert table.asked() == [("A", "choose")]
    assert table.options() == ["block:41b", "block:41b_2"]
    for viewer in (None, "A", "B"):
        assert table.knows(viewer, "stage") == ["41b"]
