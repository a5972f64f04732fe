"""RIM-51: goals of ambitions, their order, the final goal, and victory."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from shipboard.games.outer_rim import choices
from shipboard.games.outer_rim.sight import DERIVED
from tests.rule import rule

from .own import own
from .scenario import Scenario, scenario

# Crown of the Underworld with all but its final goal done: crew, favour, two deliveries.
CROWN: dict[str, Any] = {
    "phase": "encounter",
    "ambitions": {"A": "am1", "B": "am5", "C": "am6"},
    "reached": {"A": [1, 3]},
    "reputation": {"A": {"syndicate": 1}},
    "at": {"A": "auric_bay"},
    "fame": {"A": 8},
}
THRONE = "use:am1_goal_4"
OWN = """
[[ambition]]
id = "mine"
name = "One of my own"
credits = 3000

[[ambition.goals]]
name = "Be rich"
state = { credits = 9000 }

[[ambition.goals]]
name = "Be known"
order = 1
state = { npos = 1 }

[[ambition.goals]]
name = "Bribe the governor"
order = 2
abilities = [{ encounter = true, if = { at = "takodana" }, cost = [{ cost_credits = 5000 }], do = [
  "goal_done",
] }]

[[ambition.goals]]
name = "Win"
order = "final"
at = ["halcyon"]
databank = 99
"""


def crown(**more: object) -> Scenario:
    return scenario(**CROWN | more)


def offers_throne(table: Scenario) -> bool:
    return table.asked() == [("A", "encounter")] and THRONE in table.options()


def crowned(table: Scenario) -> Scenario:
    """A goes for the throne, passes the test of influence and wins the fight."""
    return table.dice("crit crit", "hit hit hit hit", "blank blank blank blank").pick(THRONE)


# The order of goals.


@rule("RIM-51.1", "RIM-51.2")
def test_the_final_goal_is_an_encounter_at_its_destination() -> None:
    assert offers_throne(crown())
    assert not offers_throne(crown(at={"A": "scraphaven"}))


@rule("RIM-51.1")
def test_the_final_goal_needs_the_required_fame() -> None:
    table = crown(fame={"A": 7})
    assert not offers_throne(table)
    goal = table.number("ability", "am1_goal_4")
    assert "not famous enough" in table.why_not("A", encounter_use(goal))
    assert not offers_throne(crown(fame={"A": 9}, fame_requirement=10))


def encounter_use(ability: int) -> int:
    return choices.ENCOUNTER_USE + ability


@rule("RIM-51.1", "RIM-R56")
def test_additional_fame_counts_toward_the_required_fame() -> None:
    """Court Wardrobe: 1 additional fame with two factions in favour."""
    wardrobe = crown(
        fame={"A": 7}, assets={"A": ["lx14x"]}, reputation={"A": {"syndicate": 1, "rebel": 1}}
    )
    assert offers_throne(wardrobe)
    assert not offers_throne(crown(fame={"A": 7}))


@rule("RIM-51.1")
@pytest.mark.parametrize("reached", [[1], [3], []])
def test_the_final_goal_needs_all_the_others(reached: list[int]) -> None:
    assert not offers_throne(crown(reached={"A": reached}))


@rule("RIM-51.1", "RIM-R125")
def test_the_final_goal_needs_what_is_ongoing_to_hold_now() -> None:
    table = crown(reputation={})
    assert table.goals("A") == [1, 3]
    assert not offers_throne(table)


@rule("RIM-51.1", "RIM-51.4", "RIM-R124")
def test_an_ongoing_goal_comes_and_goes_and_the_others_stay() -> None:
    table = scenario(
        ambitions={"A": "am1"},
        phase="encounter",
        at={"A": "twinsand"},
        reputation={"A": {"syndicate": 1}},
        assets={"A": ["bt02", "pell_draxo", "old_garro"]},
    )
    assert table.goals("A") == [1, 2]
    table.g.reputation[0][1] = 0
    table.pick("space").until("B", "plan")
    assert table.goals("A") == [1]


@rule("RIM-51.1", "RIM-R124")
def test_what_is_done_before_its_number_does_not_count(tmp_path: Path) -> None:
    table = scenario(
        content=own(tmp_path, OWN),
        ambitions={"A": "mine"},
        phase="encounter",
        at={"A": "takodana"},
        credits={"A": 5000},
    )
    assert "use:mine_goal_3" not in table.options()
    assert table.goals("A") == []
    known = scenario(
        content=own(tmp_path, OWN),
        ambitions={"A": "mine"},
        phase="encounter",
        at={"A": "takodana"},
        credits={"A": 5000},
        reputation={"A": {"hutt": 1}},
    )
    known.pick("use:mine_goal_3")
    assert known.goals("A") == [2, 3]
    assert known.credits("A") == 0


@rule("RIM-51.1", "RIM-R124")
def test_what_still_holds_counts_as_soon_as_its_turn_comes(tmp_path: Path) -> None:
    rich = OWN.replace('name = "Be rich"', 'name = "Be rich"\norder = 3')
    table = scenario(
        content=own(tmp_path, rich),
        ambitions={"A": "mine"},
        phase="encounter",
        at={"A": "takodana"},
        credits={"A": 14_000},
        reputation={"A": {"hutt": 1}},
    )
    assert table.goals("A") == [2]
    table.pick("use:mine_goal_3")
    assert table.goals("A") == [1, 2, 3]


@rule("RIM-51.1", "RIM-R53")
def test_a_state_completes_a_goal_on_the_turn_of_somebody_else(tmp_path: Path) -> None:
    table = scenario(
        content=own(tmp_path, OWN),
        ambitions={"A": "mine"},
        active="B",
        credits={"A": 8000, "B": 1000},
    )
    assert table.goals("A") == []
    table.interject("B", "deal:0")
    table.pick("give")
    assert table.goals("A") == [1]
    assert table.told("goal_completed")[-1] == {"seat": 0, "goal": "mine_goal_1"}


# The final goal.


@rule("RIM-51.3", "RIM-51.5", "RIM-R123", "RIM-R125")
def test_whoever_completes_the_final_goal_wins_at_once() -> None:
    table = crowned(crown())
    assert table.outcome() == ("alone", "ambition", "A")
    assert table.goals("A") == [1, 2, 3, 4]
    assert table.log()[-1] == "goal_completed"
    assert "97" in table.zone("databank")


@rule("RIM-51.5", "RIM-R123")
def test_fame_alone_does_not_win() -> None:
    table = crown(fame={"A": 14}, reached={})
    table.pick("space").until("B", "plan")
    assert table.outcome() is None


@rule("RIM-51.3", "RIM-25.4")
def test_a_failed_final_goal_ends_the_turn_and_can_be_tried_again() -> None:
    table = crown().dice("crit crit", "blank blank", "hit hit hit hit").pick(THRONE)
    assert table.outcome() is None
    assert table.told("goal_failed") == [{"seat": 0, "goal": "am1_goal_4"}]
    assert table.asked() == [("B", "plan")]
    assert "97" in table.zone("databank")
    again = table.until("A", "plan").until("A", "encounter")
    assert THRONE in again.options()


@rule("RIM-51.3", "RIM-R41", "RIM-R99")
def test_whoever_is_defeated_at_the_final_goal_has_failed() -> None:
    table = crown(
        characters={"A": "vask_orrin"}, damage={"A": (3, 0)}, ambitions={"A": "am8"},
        at={"A": "murkholm"}, reached={"A": [1, 3]}, assets={"A": ["gm06"]},
    )  # fmt: skip
    assert table.values("A")["ground"] >= 5
    own_roll = " ".join(["hit"] * table.values("A")["ground"])
    table.dice(own_roll, "crit blank blank blank blank").pick("use:am8_goal_4")
    assert table.defeated("A")
    assert table.outcome() is None
    assert table.told("goal_failed") == [{"seat": 0, "goal": "am8_goal_4"}]


@rule("RIM-51.1", "RIM-R125")
def test_a_final_goal_won_while_something_ongoing_is_lost_is_not_completed(tmp_path: Path) -> None:
    poor = OWN.replace('name = "Be rich"', 'name = "Be rich"\norder = "ongoing"')
    costly = """
[[replace.databank]]
id = "99"
name = "The Last Name on the List"
number = 99
steps = [{ title = "Dear", scene = "It costs.", do = [{ credits = -3000 }, "job_done"] }]
"""
    table = scenario(
        content=own(tmp_path, poor + costly),
        ambitions={"A": "mine"},
        phase="encounter",
        at={"A": "halcyon"},
        credits={"A": 9000},
        fame={"A": 8},
        reached={"A": [2, 3]},
    )
    table.pick("use:mine_goal_4")
    assert table.credits("A") == 6000
    assert table.outcome() is None
    assert table.goals("A") == [2, 3]


@rule("RIM-51.2", "RIM-14.2")
def test_whoever_must_fight_a_patrol_cannot_turn_to_a_goal() -> None:
    table = crown(
        patrols={"imperial": ("auric_bay", 1)},
        reputation={"A": {"syndicate": 1, "imperial": -1}},
    )
    assert table.asked() != [("A", "encounter")] or THRONE not in table.options()


@rule("RIM-R60", "RIM-R322")
def test_the_limit_of_rounds_goes_by_fame_in_games_with_ambitions_too() -> None:
    table = crown(round_limit=10, in_round=10, fame={"A": 8, "B": 9}).play_out()
    assert table.outcome() == ("alone", "round_limit", "B")


# What is shown.


@rule("RIM-51.1")
def test_everybody_sees_how_far_each_goal_is() -> None:
    table = crown(reached={"A": [1]}, counted={"A": {3: 1}})
    for viewer in ("A", "B", None):
        aims = table.view(viewer)["facts"]["ambition_goals"][0]
        assert [(aim["order"], aim["done"], aim["open"]) for aim in aims] == [
            ("any", True, False), ("ongoing", True, False), ("1", False, True),
            ("final", False, False),
        ]  # fmt: skip
        assert [(aim["have"], aim["need"]) for aim in aims] == [(1, 1), (1, 1), (1, 2), (0, 1)]
        assert aims[3]["at"] == ["auric_bay"]


@rule("RIM-51.3")
def test_the_odds_of_a_final_goal_are_shown_before_it_is_tried() -> None:
    rows = [row for row in DERIVED["odds"](crown().g) if row["option"] == THRONE]
    assert [row["what"] for row in rows] == ["influence", "ground"]
