"""OUT-20: the Eclipse Protocol."""

from functools import partial

import pytest

from tests.rule import rule

from .failing import at_the_end
from .scenario import scenario

settle = partial(at_the_end, "eclipse")


@rule("OUT-20.1", "OUT-14.5", "OUT-10.9")
def test_the_end_comes_at_once_and_all_hands_and_loyalties_are_revealed() -> None:
    table = settle(dark="2100", goals="0200", deck=[], discard=["dark"])
    assert table.outcome() == ("crew", "eclipse", "BCD")
    assert table.shown() == "ABCD"
    assert table.knows(None, "hand", "A") == ["dark", "dark", "door_jack"]
    assert table.knows("D", "hand", "B") == ["dark", "door_jack"]
    shown = [(told["seat"], told["card"]) for told in table.told("hand_shown")]
    assert sorted(shown)[:3] == [(0, "dark"), (0, "dark"), (0, "door_jack")]
    assert len(shown) == 7
    assert table.asked() == []


@rule("OUT-20.1")
@pytest.mark.parametrize("step", ["crisis:crushing_tide", "crisis:cold_vacuum"])
def test_whatever_would_be_obliteration_is_settled_so(step: str) -> None:
    zeros = dict.fromkeys("ABCD", 0)
    table = scenario(step=step, end_mode="eclipse", survival=zeros, completed={"A": ["air_moss"]})
    table.passing()
    assert table.asked() == [("A", "eclipse_tie")], "no Survival anywhere: a tie"
    assert table.told("obliteration") != []


@rule("OUT-20.2")
def test_who_strictly_holds_the_most_dark_becomes_an_outsider() -> None:
    table = settle(dark="0310", goals="0300", survival="1111")
    assert table.told("changed_side") == [{"seat": 1}]
    assert table.told("counted") == [{"number_crew": 0, "number_outsiders": 2}]
    assert table.loyalty("B") == "crew", "no card moves"
    table = settle(dark="0330", goals="0300", survival="1111")
    assert table.told("changed_side") == [], "on a tie nothing happens"
    assert table.told("counted") == [{"number_crew": 3, "number_outsiders": 1}]
    assert table.outcome() == ("crew", "eclipse", "BCD")
    table = settle(dark="3200", goals="0200")
    assert table.told("changed_side") == [], "an Outsider already"
    assert table.told("counted") == [{"number_crew": 2, "number_outsiders": 1}]
    table = settle(goals="0200")
    assert table.told("changed_side") == [], "no Dark card at all is a tie too"


@rule("OUT-20.3", "OUT-20.4")
def test_goals_of_doomed_crew_members_count_and_those_of_outsiders_do_not() -> None:
    table = settle(goals="3200", survival="9011")
    assert table.told("counted") == [{"number_crew": 2, "number_outsiders": 1}]
    assert table.outcome() == ("crew", "eclipse", "CD"), "Doomed B does not win"
    table = settle(goals="3100", survival="9011")
    assert table.told("counted") == [{"number_crew": 1, "number_outsiders": 1}]
    assert table.outcome() == ("outsiders", "eclipse", "A"), "1 is not more than 1"


@rule("OUT-20.4", "OUT-R38", "OUT-20.5", "OUT-11.6")
def test_enough_goals_win_nothing_if_every_crew_member_is_doomed() -> None:
    table = settle(goals="0222", survival="1000")
    assert table.outcome() == ("outsiders", "eclipse", "A")
    table = settle(goals="0222", survival="0000")
    assert table.asked() == [("A", "eclipse_tie")]
    table = settle(goals="0222", survival="9001")
    assert table.outcome() == ("crew", "eclipse", "D")


@rule("OUT-20.5")
def test_all_crew_doomed_and_one_outsider_with_survival_gives_all_outsiders_the_win() -> None:
    table = settle(dark="00000", goals="00000", survival="01000", outsiders="AB")
    assert table.outcome() == ("outsiders", "eclipse", "AB")


@rule("OUT-20.5", "OUT-20.2")
def test_with_no_crew_member_left_all_crew_members_are_doomed() -> None:
    table = settle(dark="003", goals="001", survival="101", outsiders="AB")
    assert table.told("changed_side") == [{"seat": 2}]
    assert table.outcome() == ("outsiders", "eclipse", "ABC")


@rule("OUT-20.6")
def test_otherwise_the_side_with_more_survival_wins_all_its_members_included() -> None:
    table = settle(survival="3020")
    assert table.outcome() == ("outsiders", "eclipse", "A")
    table = settle(survival="3022")
    assert table.outcome() == ("crew", "eclipse", "BCD"), "Doomed B wins with them here"
    table = settle(survival="3021", goals="0010")
    assert table.asked() == [("A", "eclipse_tie")], "3 against 3"


@rule("OUT-20.6")
@pytest.mark.parametrize("first", ["A", "C", "D"])
@pytest.mark.parametrize(
    ("choice", "side", "winners"), [("crew", "crew", "BCD"), ("outsider", "outsiders", "A")]
)
def test_on_a_tie_the_player_of_the_first_turn_chooses_the_winning_side(
    first: str, choice: str, side: str, winners: str
) -> None:
    table = settle(survival="3210", first=first, active="B")
    assert table.asked() == [(first, "eclipse_tie")]
    assert table.options() == ["crew", "outsider"]
    table.answer(first, "eclipse_tie", choice)
    assert table.outcome() == (side, "eclipse", winners)


@rule("OUT-R73", "OUT-20.6", "OUT-23.1")
def test_a_side_without_members_cannot_be_chosen() -> None:
    table = settle(survival="0000", outsiders="")
    assert table.asked() == []
    assert table.outcome() == ("crew", "eclipse", "ABCD")
    table = settle(dark="300", survival="000", goals="000", outsiders="BC")
    assert table.outcome() == ("outsiders", "eclipse", "ABC")


@rule("OUT-20.1", "OUT-R47")
def test_a_verdict_needs_no_settling() -> None:
    table = scenario(end_mode="eclipse", survival=dict.fromkeys("BCD", 0))
    table.act("shift")
    assert table.outcome() == ("outsiders", "outsider_shift", "A")
