"""RIM-44: jobs that are attempted together with another player, or against one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rule import rule

from .own import own
from .scenario import Scenario, scenario

PASS, FAIL = "crit blank", "blank blank"  # whatever the skill
BEATEN, SAFE, HURT = "crit blank blank", "blank blank blank", "hit blank blank"
B_WINS, B_MISSES = "crit blank", "blank blank"


def together(job: str = "jb18x", space: str = "halcyon", **more: Any) -> Scenario:
    """A, Dax Marlowe, attempts this job, and B, Ilsa Venn, who has two ground dice, is there."""
    table: dict[str, Any] = {
        "phase": "encounter",
        "at": {"A": space, "B": space, "C": "murkholm"},
        "characters": {"A": "dax_marlowe", "B": "ilsa_venn", "C": "hx9"},
        "assets": {"A": [job]},
        "expansion": "on",
    } | more
    return scenario(**table)


def attempt(table: Scenario, card: str, *dice: str) -> Scenario:
    """The attempt, with this databank card and these dice."""
    job = next(o for o in table.options() if o.startswith("job:"))
    return table.draws(card).dice(*dice).answer("A", "encounter", job)


# With whom.


@rule("RIM-44.1", "RIM-R134")
@pytest.mark.parametrize(
    "more",
    [
        {"at": {"A": "halcyon", "B": "t2_a", "C": "murkholm"}},
        {"defeated": ["B"], "damage": {"B": (4, 0)}},
        {"at": {"A": "deepmere", "B": "deepmere", "C": "murkholm"}},  # the job is elsewhere
    ],
)
def test_it_cannot_be_attempted_without_somebody_on_their_feet(more: dict[str, Any]) -> None:
    assert "job:jb18x" in together().options()
    assert "job:jb18x" not in together(**more).options()


@rule("RIM-44.1", "RIM-R108")
def test_the_current_player_chooses_and_nobody_can_refuse() -> None:
    table = together(at=dict.fromkeys("ABC", "halcyon"))
    table.answer("A", "encounter", "job:jb18x")
    assert table.asked() == [("A", "target_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table.draws("55a").dice(FAIL).pick("seat:2")
    assert table.told("chose_player") == [{"seat": 0, "seat_other": 2}]
    assert table.told("fails_at") == [{"seat": 0, "card": "jb18x"}]


# 55: Disable Comms Network.


@rule("RIM-44.2", "RIM-R108", "RIM-25.3")
def test_55a_first_the_one_then_the_other_then_both() -> None:
    table = together()
    attempt(table, "55a", PASS, PASS, BEATEN, SAFE, B_WINS, SAFE)
    assert table.told("test_begins") == [
        {"seat": 0, "skill": "tech", "number": 1},
        {"seat": 1, "skill": "tactics", "number": 1},
    ]
    assert [fight["seat"] for fight in table.told("enemy_fought")] == [0, 1]
    assert table.told("completes") == [{"seat": 0, "card": "jb18x"}]
    assert (table.credits("A"), table.credits("B")) == (10_000, 10_000)
    assert (table.fame("A"), table.fame("B")) == (1, 0)
    assert "jb18x" in table.zone("removed")


@rule("RIM-44.2", "RIM-R108")
def test_55a_each_suffers_by_own_rolls_and_a_fight_lost_does_not_matter() -> None:
    table = together()
    attempt(table, "55a", PASS, FAIL, SAFE, HURT, B_MISSES, HURT)
    assert (table.damage("A"), table.damage("B")) == ((1, 0), (2, 0))
    assert table.told("completes") == [{"seat": 0, "card": "jb18x"}]


@rule("RIM-44.3")
def test_55a_the_job_fails_if_the_other_one_is_defeated_by_a_test() -> None:
    table = together(damage={"B": (3, 0)}, credits={"A": 5000, "B": 5000})
    attempt(table, "55a", PASS, FAIL)
    assert table.told("player_defeated") == [{"seat": 1}]
    assert table.told("fails_at") == [{"seat": 0, "card": "jb18x"}]
    assert table.told("enemy_fought") == []  # no further step
    assert table.assets("A") == ["jb18x"]
    assert (table.credits("A"), table.credits("B")) == (5000, 2000)
    assert "55a" in table.zone("databank")
    assert table.active == "B"


@rule("RIM-44.3", "RIM-R99")
@pytest.mark.parametrize("loser", ["A", "B"])
def test_55a_the_job_fails_if_either_is_defeated_in_a_fight(loser: str) -> None:
    table = together(damage={loser: (3, 0)})
    dice = [SAFE, HURT] if loser == "A" else [BEATEN, SAFE, B_WINS, HURT]  # B even wins
    attempt(table, "55a", PASS, PASS, *dice)
    assert table.told("player_defeated") == [{"seat": "AB".index(loser)}]
    assert table.told("fails_at") == [{"seat": 0, "card": "jb18x"}]
    assert table.credits("A") == table.credits("B") == 0
    assert table.assets("A") == ["jb18x"]


@rule("RIM-44.2", "RIM-R64")
@pytest.mark.parametrize(
    ("dice", "done"),
    [
        ([PASS, PASS], True),
        ([PASS, FAIL], False),
        ([FAIL, BEATEN, "blank " * 4, PASS], True),
        ([FAIL, SAFE, "hit blank blank blank", FAIL], False),
    ],
)
def test_55b_where_the_other_slips_by_the_guard_is_spared(dice: list[str], done: bool) -> None:
    table = attempt(together(), "55b", *dice)
    tests = [(test["seat"], test["skill"]) for test in table.told("test_begins")]
    assert tests == [(1, "stealth"), (0, "tech")]  # the step after the jump is A's again
    assert len(table.told("enemy_fought")) == len(dice) // 4
    assert bool(table.told("completes")) == done


# 59: Sail Barge Sabotage.


@rule("RIM-44.2", "RIM-R58", "RIM-R108")
@pytest.mark.parametrize(
    ("card", "dice", "tests", "done"),
    [
        ("59a", [PASS, PASS], ["0 stealth", "1 strength"], True),
        ("59a", [FAIL, FAIL, PASS], ["0 stealth", "1 strength", "0 strength"], True),
        ("59a", [PASS, FAIL, FAIL], ["0 stealth", "1 strength", "0 strength"], False),
        ("59b", [BEATEN, SAFE, B_WINS, SAFE, PASS], ["0 strength"], True),
        ("59b", [SAFE, HURT, B_MISSES, HURT, FAIL, PASS], ["0 strength", "1 strength"], True),
        ("59b", [BEATEN, SAFE, B_WINS, SAFE, FAIL, FAIL], ["0 strength", "1 strength"], False),
    ],
)
def test_59_both_do_their_part(card: str, dice: list[str], tests: list[str], done: bool) -> None:
    table = attempt(together("jb22x", "twinsand"), card, *dice)
    found = [f"{test['seat']} {test['skill']}" for test in table.told("test_begins")]
    assert found == tests
    assert bool(table.told("completes")) == done
    paid = 8000 if done else 0
    assert (table.credits("A"), table.credits("B")) == (paid, paid)
    assert (table.fame("A"), table.fame("B")) == (int(done), int(done))


@rule("RIM-R58", "RIM-R108", "RIM-27.3")
@pytest.mark.parametrize(("richer", "winner"), [("A", "A"), ("B", "B")])
def test_59_who_wins_is_looked_at_when_both_have_their_fame(richer: str, winner: str) -> None:
    table = together("jb22x", "twinsand", fame={"A": 9, "B": 9}, credits={richer: 1000})
    attempt(table, "59a", PASS, PASS)
    assert table.outcome() == ("alone", "famous", winner)
    assert (table.fame("A"), table.fame("B")) == (10, 10)


@rule("RIM-R137", "RIM-R86")
@pytest.mark.parametrize(("job", "space", "card"), [("jb18x", "halcyon", "55b"),
                                                   ("jb22x", "twinsand", "59a")])  # fmt: skip
def test_setting_the_credits_to_0_leaves_the_others_share(job: str, space: str, card: str) -> None:
    """Star Singer: 1 additional fame instead of the credits."""
    table = together(job, space, assets={"A": [job, "lx15x"]}, ships={"A": "burro"})
    attempt(table, card, PASS, PASS)
    assert table.asked() == [("A", "use_now")]
    table.use("lx15x")
    table.choose("done") if table.asked() == [("A", "use_now")] else None
    assert (table.credits("A"), table.fame("A")) == (0, 2)
    assert table.credits("B") == (10_000 if job == "jb18x" else 8000)


# Whose decisions (an owner's job).

OWN = """
[[market]]
id = "own_job"
name = "Of one's own"
deck = "job"
type = "job"
destination = "halcyon"
needs_other = true
shared = true
encounter = [{ as = "opp", do = [
  { choose = [[{ cost_credits = 2000 }, { credits = 3000 }], [{ damage = ["char", 1] }]] },
  { test = ["tech", "stealth"] },
] }, "job_done"]
"""


@rule("RIM-44.2", "RIM-R109")
def test_the_current_player_chooses_and_pays_for_the_other(tmp_path: Path) -> None:
    table = together("own_job", content=own(tmp_path, OWN), credits={"A": 2000, "B": 9000}).answer(
        "A", "encounter", "job:own_job"
    )
    assert table.asked() == [("A", "choose")]
    assert len(table.options()) == 2
    table.choose(table.options()[0])
    assert (table.credits("A"), table.credits("B")) == (0, 12_000)
    assert table.asked() == [("A", "skill")]
    table.dice(PASS).pick("stealth")
    assert table.told("test_begins")[0]["seat"] == 1


@rule("RIM-R109")
def test_the_other_cannot_be_made_to_pay(tmp_path: Path) -> None:
    table = together("own_job", content=own(tmp_path, OWN), credits={"A": 1000, "B": 9000})
    table.answer("A", "encounter", "job:own_job")
    assert table.asked() == [("A", "skill")]  # the block with a price is none
    assert table.damage("B") == (1, 0)
    assert table.credits("B") == 9000


@rule("RIM-44.2")
def test_the_other_decides_about_own_dice() -> None:
    """HX-9 may reroll in a fight, on whoever's turn; all see with whom the job is attempted."""
    table = together(characters={"A": "dax_marlowe", "B": "hx9", "C": "ilsa_venn"})
    attempt(table, "55a", PASS, PASS, BEATEN, SAFE, "blank blank hit")
    assert table.asked() == [("B", "dice")]
    assert table.view(None)["facts"]["attempt"] == {"job": "jb18x", "with": 1, "target": ""}


# 57: Honest Robbery.


def robbing(card: str, *dice: str, gear: tuple[str, ...] = ("gm01",), **more: Any) -> Scenario:
    """A attempts it where B has this gear; if there are several, A has not chosen yet."""
    assets = {"assets": {"A": ["jb20x"], "B": gear}}
    table = together("jb20x", "t2_m", **assets | {"at": {"A": "t2_m", "B": "t2_m"}} | more)
    return attempt(table, card, *dice)


@rule("RIM-44.4", "RIM-R110", "RIM-R324")
@pytest.mark.parametrize(
    ("mine", "theirs", "done", "paid"),
    [(PASS, FAIL, True, 0), (PASS, PASS, True, 1000), (FAIL, PASS, False, 2000),
     (FAIL, FAIL, False, 0)],
)  # fmt: skip
def test_57a_both_test_and_what_comes_of_it(mine: str, theirs: str, done: bool, paid: int) -> None:
    """Half of the 3,000 of the Heavy Sidearm in whole thousands is 1,000."""
    table = robbing("57a", mine, theirs, credits={"A": 5000})
    tests = [(test["seat"], test["skill"]) for test in table.told("test_begins")]
    assert tests == [(0, "influence"), (1, "influence")]
    assert table.credits("A") == 5000 - paid
    assert table.credits("B") == (paid if done else 0)
    assert bool(table.told("completes")) == done
    assert table.assets("A") == (["gm01"] if done else ["jb20x"])
    assert table.assets("B") == ([] if done else ["gm01"])
    if done:
        assert table.bottom("job") == "jb20x"


@rule("RIM-R315", "RIM-44.1")
def test_the_gear_is_chosen_for_the_attempt() -> None:
    """Of at most 8,000: the Twin-Form Rifle costs 10,000; the Fire-Control Suite is a mod."""
    table = robbing("57a", gear=("gm01", "gm05", "lx11x", "gm13"), ships={"B": "kestrel"})
    assert table.asked() == [("A", "target_asset")]
    assert table.options() == ["card:gm01", "card:gm05"]
    table.dice(PASS, FAIL).pick("gm05")
    assert table.told("chose_card") == [{"seat": 0, "card": "gm05"}]
    assert table.assets("A") == ["gm05"]


@rule("RIM-R134", "RIM-R327")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [([], []), ([], ["lx11x"]), ([], ["gm13"]), (["gm22x"], ["gm04"])],
)
def test_without_a_gear_that_could_be_held_it_cannot_be_attempted(
    mine: list[str], theirs: list[str]
) -> None:
    """Nothing; too dear; a mod; a second Armor."""
    here = {"A": "t2_m", "B": "t2_m"}
    table = together("jb20x", at=here, assets={"A": ["jb20x", *mine], "B": theirs},
                     ships={"B": "kestrel"})  # fmt: skip
    names = table.options() if table.asked() == [("A", "encounter")] else []
    assert "job:jb20x" not in names


@rule("RIM-R147", "RIM-R311")
def test_without_a_slot_one_makes_room_or_leaves_it() -> None:
    gear = ["gm03", "gm05", "gm07"]
    table = robbing("57a", PASS, FAIL, assets={"A": ["jb20x", *gear], "B": ["gm01"]})
    assert table.asked() == [("A", "make_room")]
    assert "decline" in table.options()
    left = table.copy().pick("decline")
    assert left.assets("B") == ["gm01"]
    assert left.bottom("job") == "jb20x"  # done all the same
    table.pick(gear[0])
    assert "gm01" in table.assets("A")


@rule("RIM-R147", "RIM-52.6")
def test_what_is_robbed_is_taken_so_hondo_marks_it() -> None:
    table = robbing(
        "57a", PASS, FAIL, characters={"A": "hondo_ohnaka", "B": "vask_orrin", "C": "hx9"}
    )
    assert table.told("asset_token") == [{"seat": 0, "card": "gm01"}]
    assert table.view(None)["facts"]["tokened"] == ["gm01"]


@rule("RIM-R147", "RIM-44.3", "RIM-R99")
@pytest.mark.parametrize(
    ("damage", "dice", "done"),
    [
        ({}, ["hit blank", "blank blank blank"], True),
        ({}, ["blank blank", "hit blank blank"], False),
        ({"A": (0, 2)}, ["hit blank", "hit blank blank"], False),  # the robber is defeated
        ({"B": (0, 2)}, ["hit blank", "blank blank blank"], False),  # the robbed one is
    ],
)
def test_57b_where_both_are_eloquent_ships_decide(
    damage: dict[str, tuple[int, int]], dice: list[str], done: bool
) -> None:
    """At a navpoint it is a fight of ships; Ilsa Venn has a die more."""
    table = robbing("57b", PASS, PASS, PASS, *dice, damage=damage)
    assert table.told("player_fought")[0]["battle"] == "with ships"
    assert table.assets("A") == (["gm01"] if done else ["jb20x"])


@rule("RIM-44.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "done"), [(PASS, FAIL, True), (FAIL, FAIL, False), (FAIL, PASS, False)]
)
def test_57b_otherwise_words_decide(mine: str, theirs: str, done: bool) -> None:
    table = robbing("57b", FAIL, mine, theirs)
    assert table.damage("A") == (1, 0)
    assert table.told("player_fought") == []
    assert bool(table.told("completes")) == done


# 60: Snatch and Grab.


def snatching(card: str, *dice: str, **more: Any) -> Scenario:
    purses = {"credits": {"A": 2000, "B": 9000}, "at": {"A": "t2_m", "B": "t2_m"}}
    return attempt(together("jb23x", "t2_m", **purses | more), card, *dice)


@rule("RIM-44.4", "RIM-R110", "RIM-R315")
@pytest.mark.parametrize(
    ("mine", "theirs", "moved", "done"),
    [(PASS, FAIL, 6000, True), (PASS, PASS, 3000, True), (FAIL, PASS, -1000, False),
     (FAIL, FAIL, 0, False)],
)  # fmt: skip
def test_60a_what_is_taken_goes_by_who_passed(
    mine: str, theirs: str, moved: int, done: bool
) -> None:
    table = snatching("60a", mine, theirs)
    assert (table.credits("A"), table.credits("B")) == (2000 + moved, 9000 - moved)
    assert bool(table.told("completes")) == done
    assert ("jb23x" in table.assets("A")) != done


@rule("RIM-44.4", "RIM-R324")
@pytest.mark.parametrize(
    ("dice", "moved", "damage", "done"),
    [
        ([PASS, FAIL, PASS], 6000, 0, True),
        ([PASS, PASS, PASS], 4000, 0, True),
        ([PASS, PASS, FAIL], 4000, 1, True),
        ([FAIL, FAIL], 0, 0, False),
    ],
)
def test_60b_the_grab_and_the_flight(dice: list[str], moved: int, damage: int, done: bool) -> None:
    table = snatching("60b", *dice)
    assert (table.credits("A"), table.credits("B")) == (2000 + moved, 9000 - moved)
    assert table.damage("A") == (0, damage)
    assert bool(table.told("completes")) == done


@rule("RIM-R315", "RIM-R5")
def test_60a_takes_no_more_than_there_is() -> None:
    table = snatching("60a", PASS, FAIL, credits={"A": 0, "B": 2000})
    assert (table.credits("A"), table.credits("B")) == (2000, 0)
