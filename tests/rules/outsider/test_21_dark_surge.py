"""OUT-21: Dark Surge."""

from functools import partial

import pytest

from tests.rule import rule

from .failing import at_the_end
from .scenario import scenario

settle = partial(at_the_end, "dark_surge")


@rule("OUT-21.1", "OUT-20.1")
def test_all_hands_and_loyalties_are_revealed_and_the_sides_are_scored() -> None:
    table = settle(dark="0120", goals="1111")
    assert table.told("counted") == [{"number_crew": 4, "number_outsiders": 1}]
    assert table.outcome() == ("crew", "dark_surge", "BCD")
    assert table.shown() == "ABCD"
    assert table.knows(None, "hand", "C") == ["dark", "dark", "door_jack"]
    assert len(table.told("hand_shown")) == 7
    assert table.told("changed_side") == [], "nobody changes side here"


@rule("OUT-21.2")
@pytest.mark.parametrize(("goals", "points"), [("0000", 0), ("2000", 2), ("0100", 1), ("1122", 6)])
def test_the_crew_scores_every_completed_goal_on_the_table(goals: str, points: int) -> None:
    table = settle(goals=goals, survival="3033")
    assert table.told("counted") == [{"number_crew": points, "number_outsiders": 1}]


@rule("OUT-21.3")
@pytest.mark.parametrize(
    ("dark", "survival", "points"),
    [
        ("0000", "3333", 0),
        ("0000", "3033", 1),
        ("0200", "3333", 1),
        ("0100", "3333", 0),
        ("0300", "3333", 1),
        ("0200", "3033", 2),
        ("2000", "0333", 0),
        ("9222", "0000", 6),
    ],
)
def test_the_outsiders_score_doomed_crew_members_and_those_with_two_dark_cards(
    dark: str, survival: str, points: int
) -> None:
    table = settle(dark=dark, survival=survival)
    assert table.told("counted") == [{"number_crew": 0, "number_outsiders": points}]


@rule("OUT-21.4", "OUT-11.6")
def test_the_side_with_more_points_wins_all_its_members_included() -> None:
    table = settle(survival="3003", goals="2100")
    assert table.outcome() == ("crew", "dark_surge", "BCD")
    table = settle(dark="00000", survival="03003", goals="00000", outsiders="AB")
    assert table.outcome() == ("outsiders", "dark_surge", "AB")


@rule("OUT-21.4", "OUT-R39")
def test_on_a_tie_who_triggered_the_end_loses_and_all_others_win() -> None:
    table = settle(active="C")
    assert table.outcome() == ("all_but_one", "dark_surge", "ABD"), "the Entropy step: C is active"
    table = settle(step="crisis:reactor_spike:D", active="B")
    assert table.outcome() == ("all_but_one", "dark_surge", "ABC"), "a Crisis: its resolver"
    table = settle(survival="3033", goals="1000", active="A")
    assert table.outcome() == ("all_but_one", "dark_surge", "BCD")
    table = settle(turn=300, deck=["dark"], active="D")
    assert table.outcome() == ("all_but_one", "dark_surge", "ABC"), "R52: the active player"


@rule("OUT-R39")
def test_the_trigger_of_a_nested_crisis_is_its_own_resolver() -> None:
    table = scenario(
        step="crisis:twin_echo:B", deck=["dark"] * 2, crises=["reactor_spike", "reactor_spike"],
        end_mode="dark_surge",
    )  # fmt: skip
    assert table.outcome() == ("all_but_one", "dark_surge", "ABD")


@rule("OUT-R39")
def test_the_trigger_of_a_sabotage_is_its_user() -> None:
    survival = {"A": 1, "B": 0, "C": 1, "D": 1}
    table = scenario(
        step="sabotage:main_reactor:B", completed={"B": ["main_reactor", "air_moss", "wreckage"]},
        survival=survival, mass_doom="none_left", end_mode="dark_surge",
    )  # fmt: skip
    assert table.outcome() == ("outsiders", "dark_surge", "A"), "2 Goals against 3 Doomed"
    table = scenario(
        step="sabotage:main_reactor:B",
        completed={"B": ["main_reactor", "air_moss", "wreckage"], "C": ["water_loop"]},
        survival=survival, mass_doom="none_left", end_mode="dark_surge",
    )  # fmt: skip
    assert table.outcome() == ("all_but_one", "dark_surge", "ACD"), "3 Goals, 3 Doomed: B loses"


@rule("OUT-R39", "OUT-18.5")
def test_the_trigger_of_a_draw_that_destroys_a_location_is_who_draws() -> None:
    goals = {"A": ["air_moss"], "B": ["wreckage", "ship_mind"], "C": ["hull_frames"]}
    table = scenario(
        step="window", loc_draw_entropy="on", end_mode="dark_surge", completed=goals,
        piles={"bridge": ["dark"]},
    )  # fmt: skip
    table.answer("B", "window_act", "sabotage:wreckage")
    assert table.outcome() == ("all_but_one", "dark_surge", "ACD"), "3 Goals against 3 Doomed"


@rule("OUT-R73", "OUT-23.1")
def test_if_a_side_without_members_comes_out_ahead_nobody_wins() -> None:
    table = settle(survival="0333", outsiders="")
    assert table.outcome() == ("nobody", "dark_surge", "")
    table = settle(survival="3333", goals="1000", outsiders="")
    assert table.outcome() == ("crew", "dark_surge", "ABCD")


@rule("OUT-R39")
def test_if_the_tie_leaves_the_trigger_as_the_only_player_of_a_side_the_rule_stands() -> None:
    table = settle(active="A")
    assert table.outcome() == ("all_but_one", "dark_surge", "BCD"), "the only Outsider loses"
