"""OUT-23: a game without Outsiders."""

import pytest

from shipboard.games.outsider.table import GAME
from shipboard.kernel.match import Match
from shipboard.kernel.state import Refused
from tests.rule import rule

from .scenario import scenario

CREW = {"A": "crew"}
FIVE = {"A": ["air_moss", "ship_mind"], "B": ["wreckage"], "C": ["hull_frames"]}


@rule("OUT-23.1", "OUT-1.6", "OUT-1.7")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_players_are_crew(players: int) -> None:
    match = Match(GAME, players, {"outsiders": 0}, seed=4)
    for seat in range(players):
        assert match.view(seat)["zones"]["loyalty"][seat]["cards"] == ["crew"]
    assert match.view(0)["facts"]["outsiders"] == 0


@rule("OUT-1.7", "OUT-R4")
def test_there_are_at_most_three_outsiders_and_one_crew_member_at_least() -> None:
    for players, most in ((3, 2), (4, 3), (5, 3), (6, 3)):
        Match(GAME, players, {"outsiders": most})
        with pytest.raises(Refused):
            Match(GAME, players, {"outsiders": most + 1})


@rule("OUT-23.1", "OUT-13.3", "OUT-13.4")
def test_the_rules_are_unchanged_and_the_crew_wins_together() -> None:
    table = scenario(loyalties=CREW, completed=FIVE | {"D": ["water_loop"]})
    table.act("shift")
    assert table.outcome() == ("crew", "crew_shift", "ABCD")
    table = scenario(loyalties=CREW, completed=FIVE)
    table.act("shift")
    assert table.outcome() is None


@rule("OUT-23.2", "OUT-R41", "OUT-13.7")
def test_a_failed_declaration_is_only_a_lost_action() -> None:
    table = scenario(loyalties=CREW)
    table.act("shift")
    assert table.asked() == [("A", "act")]
    assert table.base_left == 1
    assert table.survival() == [3, 3, 3, 3]
    assert table.told("crisis_drawn") == []
    assert table.told("shift_drew") == []


@rule("OUT-23.1", "OUT-14.5")
def test_obliteration_is_lost_by_all() -> None:
    table = scenario(step="entropy", deck=[], loyalties=CREW)
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome[0], outcome[2]) == ("nobody", "")


@rule("OUT-23.1", "OUT-20.2", "OUT-20.6")
def test_in_the_eclipse_protocol_an_outsider_may_appear_by_dark_cards() -> None:
    table = scenario(
        step="entropy", deck=[], loyalties=CREW, end_mode="eclipse", telling=True,
        hands={"C": ["dark"]}, survival={"C": 5}, completed={"B": ["air_moss"]},
    )  # fmt: skip
    assert table.told("changed_side") == [{"seat": 2}]
    assert table.told("counted") == [{"number_crew": 1, "number_outsiders": 1}]
    assert table.outcome() == ("crew", "eclipse", "ABD"), "9 Survival against 5"
