"""ARD-13: victory, and its reasons (ARD-R65)."""

import pytest

from tests.rule import rule

from .scenario import LETTERS, Scenario, scenario

D_RED = {"A": "crew", "B": "crew", "C": "crew", "D": "saboteur"}
SIX = {
    "A": "crew", "B": "crew", "C": "crew", "D": "saboteur", "E": "chancellor", "F": "accomplice",
}  # fmt: skip
FIVE = {"A": "crew", "B": "crew", "C": "crew", "D": "saboteur", "E": "chancellor"}


def throw_out(table: Scenario, victim: str) -> Scenario:
    for seat, kind in table.asked():
        table.answer(seat, kind, f"seat:{LETTERS.index(victim)}")
    return table


def missions_shown(table: Scenario) -> list[bool]:
    zones = table.view(None)["zones"]["mission"]
    return ["within" in zone for zone in zones]


@rule("ARD-13.1", "ARD-13.9", "ARD-13.10", "ARD-R65")
def test_red_wins_at_once_when_all_cells_are_destroyed() -> None:
    table = scenario(players=6, step="play:cell_puncture", cells=1, missions=SIX)
    assert table.outcome() == ("red", "oxygen", "DF")
    assert missions_shown(table) == [True] * 6


@rule("ARD-13.2", "ARD-13.10", "ARD-R65")
def test_red_wins_when_no_blue_player_is_alive() -> None:
    table = scenario(step="play:airlock", missions=D_RED, dead="AB", active="D")
    throw_out(table, "C")
    assert table.outcome() == ("red", "all_blue_dead", "D")


@rule("ARD-13.2")
def test_one_loyal_survivor_keeps_the_game_going() -> None:
    table = scenario(step="play:airlock", missions=D_RED, dead="A", active="D")
    throw_out(table, "C")
    assert table.health("C") == 0
    assert table.outcome() is None


@rule("ARD-13.2")
def test_the_chancellor_alone_is_a_blue_player_alive() -> None:
    table = scenario(players=5, step="play:airlock", missions=FIVE, dead="AB", active="D")
    throw_out(table, "C")
    assert table.outcome() is None


@rule("ARD-13.3", "ARD-R65", "ARD-13.10")
@pytest.mark.parametrize("dead", ["", "A", "ABC"])
def test_red_wins_when_the_chancellor_is_killed_even_as_the_last_blue_player(dead: str) -> None:
    table = scenario(players=5, step="play:airlock", missions=FIVE, active="D", dead=dead)
    throw_out(table, "E")
    assert table.outcome() == ("red", "chancellor", "D")


@rule("ARD-13.3")
def test_red_wins_if_the_chancellor_dies_of_their_own_choice() -> None:
    table = scenario(players=5, step="play:debris_strike", active="E", missions=FIVE, damaged="E")
    table.answer("E", "strike_choice", "self")
    assert table.outcome() == ("red", "chancellor", "D")


@rule("ARD-13.4", "ARD-13.10", "ARD-R65")
@pytest.mark.parametrize("dead", ["", "F", "A", "AE"])
def test_blue_wins_at_once_when_the_saboteur_is_killed(dead: str) -> None:
    table = scenario(players=6, step="play:airlock", missions=SIX, dead=dead, active="B")
    throw_out(table, "D")
    assert table.outcome() == ("blue", "saboteur", "ABCE"), "dead members share the result"
    assert missions_shown(table) == [True] * 6


@rule("ARD-13.5")
def test_the_death_of_the_accomplice_ends_nothing() -> None:
    table = scenario(
        players=6, step="play:airlock", missions=SIX, active="B", energy_in_front={"B": 1}
    )
    throw_out(table, "F")
    assert table.outcome() is None
    assert table.health("F") == 0
    assert missions_shown(table) == [False] * 5 + [True]
    assert table.asked() == [("B", "energy_post")]


@rule("ARD-13.5", "ARD-13.4")
def test_the_accomplice_does_not_carry_on_for_a_dead_saboteur() -> None:
    table = scenario(players=6, step="play:airlock", missions=SIX, active="B")
    throw_out(table, "D")
    assert table.health("F") == 2
    assert table.outcome() == ("blue", "saboteur", "ABCE")


@rule("ARD-13.6", "ARD-R65", "ARD-13.9")
def test_blue_wins_when_the_deck_is_empty_as_a_turn_is_completed() -> None:
    table = scenario(
        players=6, step="energy_post", missions=SIX, deck=[], energy_in_front={"A": 1}, dead="C"
    )
    assert table.outcome() is None, "not before step VII is over"
    table.answer("A", "energy_post", "pass")
    assert table.outcome() == ("blue", "deck", "ABCE")
    assert table.told("game_over") == [{"team": "blue", "reason": "the Deck has run out"}]
    assert missions_shown(table) == [True] * 6


@rule("ARD-13.6")
def test_one_card_left_in_the_deck_is_no_win() -> None:
    table = scenario(
        step="energy_post", missions=D_RED, deck=["energy"], energy_in_front={"A": 1},
        hands={"B": ["energy"] * 3},
    )  # fmt: skip
    table.answer("A", "energy_post", "pass")
    assert table.outcome() is None
    assert table.active == "B"


@rule("ARD-13.6", "ARD-4.2")
def test_a_deck_that_runs_out_during_the_turn_is_not_yet_a_win() -> None:
    table = scenario(
        missions=D_RED, deck=["energy"], hands={"A": ["energy", "airlock"], "B": ["energy"]}
    )
    assert table.zone("deck") == []
    assert table.asked() == [("A", "commit_card")]
    assert table.outcome() is None


@rule("ARD-R39", "ARD-13.6", "ARD-14.9")
def test_a_deck_refilled_by_scrap_sweep_in_the_same_turn_is_not_empty() -> None:
    table = scenario(
        step="play:scrap_sweep", missions=D_RED, deck=[], discard=["airlock"],
        hands={"B": ["energy", "airlock", "martyr"]},
    )  # fmt: skip
    assert table.outcome() is None
    assert table.active == "B"
    assert table.zone("deck") == ["airlock"]


@rule("ARD-R39", "ARD-13.6", "ARD-16.2")
def test_a_deck_refilled_by_a_stalled_drive_in_the_same_turn_is_not_empty() -> None:
    table = scenario(
        content="base_extra", step="play:airlock", missions=D_RED, deck=[],
        malfunctions=[("stalled_drive", "D", 0)], hands={"B": ["energy", "airlock", "martyr"]},
    )  # fmt: skip
    for seat, kind in table.asked():
        table.answer(seat, kind, "nobody")
    assert table.outcome() is None
    assert table.zone("deck") == ["airlock"]


@rule("ARD-13.7", "ARD-13.6")
def test_a_red_win_during_the_turn_comes_before_the_empty_deck() -> None:
    table = scenario(step="play:cell_puncture", missions=D_RED, deck=[], cells=1)
    assert table.outcome() == ("red", "oxygen", "D")


@rule("ARD-13.7", "ARD-R41")
def test_of_two_conditions_the_one_that_came_true_first_decides() -> None:
    """The Saboteur dies of the first card; the second would have burst the last cell."""
    table = scenario(step="reveal:airlock,cell_puncture", missions=D_RED, cells=1)
    table.answer("A", "resolve_next", "card:airlock")
    throw_out(table, "D")
    assert table.outcome() == ("blue", "saboteur", "ABC")
    table = scenario(step="reveal:airlock,cell_puncture", missions=D_RED, cells=1)
    table.answer("A", "resolve_next", "card:cell_puncture")
    assert table.outcome() == ("red", "oxygen", "D")
    assert table.zone("revealed") == ["airlock"]


@rule("ARD-13.8")
def test_when_a_team_has_won_nothing_further_is_carried_out() -> None:
    table = scenario(
        step="reveal:cell_puncture,energy,energy", missions=D_RED, cells=1,
        pile=["airlock", "martyr"],
    )  # fmt: skip
    table.answer("A", "resolve_next", "card:cell_puncture")
    assert table.outcome() == ("red", "oxygen", "D")
    assert table.asked() == []
    assert table.energy("A") == 0
    assert table.zone("revealed") == ["energy", "energy"]
    assert table.zone("command_pile") == ["airlock", "martyr"], "no clean-up"
    assert table.zone("discard") == []
    assert table.g.stack == []


@rule("ARD-13.9", "ARD-1.5")
def test_missions_are_hidden_until_the_end_and_all_face_up_then() -> None:
    table = scenario(players=6, step="reveal:cell_puncture,energy", cells=1, missions=SIX)
    assert missions_shown(table) == [False] * 6
    table.answer("A", "resolve_next", "card:cell_puncture")
    zones = table.view(None)["zones"]["mission"]
    assert [zone["within"] for zone in zones] == [[SIX[letter]] for letter in "ABCDEF"]
    assert [(shown["seat"], shown["mission"]) for shown in table.told("mission_shown")] == [
        (seat, SIX[letter]) for seat, letter in enumerate("ABCDEF")
    ]


@rule("ARD-13.10")
def test_crew_and_chancellor_win_together() -> None:
    table = scenario(players=5, step="play:airlock", missions=FIVE, dead="B")
    throw_out(table, "D")
    assert table.outcome() == ("blue", "saboteur", "ABCE")


@rule("ARD-R41", "ARD-8.3")
def test_two_points_of_damage_kill_one_player_once() -> None:
    """Debris Strike in Red Alert on a damaged player: the second application finds them dead."""
    table = scenario(step="play:debris_strike", missions=D_RED, cells=2, damaged="A", telling=True)
    table.answer("A", "strike_choice", "self")
    assert table.health("A") == 0
    assert table.cells == 1, "the repeat hits a cell"
    assert table.log().count("was_killed") == 1


@rule("ARD-R62")
def test_nothing_limits_the_number_of_turns() -> None:
    table = scenario(
        step="energy_post", missions=D_RED, energy_in_front={"A": 1}, hands={"B": ["energy"] * 3}
    )
    table.g.turn = 100_000
    table.answer("A", "energy_post", "pass")
    assert table.outcome() is None
    assert table.told("no_energy_action") == [{"seat": 0}]
    assert table.told("turn") == [{"number": 100_001, "seat": 1}]
    assert table.asked() == [("B", "commit_card")]
