"""Many games at once."""

from __future__ import annotations

from typing import Any

import pytest

from shipboard.games import game
from shipboard.kernel.measures import spread
from shipboard.kernel.state import Refused
from shipboard.lab import runs
from shipboard.lab.runs import Plan, Seating, run
from shipboard.lab.summary import simulate as summed
from tests.rule import rule

TIMINGS = ("seconds", "games_per_second", "decisions_per_second")


def plan(bots: str = "random", games: int = 12, players: int = 4, **options: str) -> Plan:
    return Plan("ardor", players, options, (bots,) * players, games, seed=5).check()


def results(bots: str, workers: int) -> dict[str, Any]:
    found = summed(plan(bots), workers).as_json("test")
    return {name: value for name, value in found.items() if name not in TIMINGS}


@pytest.mark.parametrize("bots", ["random", "sensible"])
def test_the_same_seed_gives_the_same_games_on_any_number_of_workers(bots: str) -> None:
    one = results(bots, 1)
    assert one == results(bots, 1)
    assert one == results(bots, 3)


def test_a_game_does_not_depend_on_how_many_others_are_played() -> None:
    few, many = list(run(plan(games=3))), list(run(plan(games=9)))
    assert many[:3] == few


def test_games_with_and_without_a_table_are_both_complete() -> None:
    mixed = Plan("ardor", 4, {}, ("random", "random", "random", "sensible"), 5, 1).check()
    for played in [*run(plan(games=5)), *run(mixed)]:
        assert not played.error
        assert played.side in game("ardor").sides
        assert played.reason in game("ardor").reasons
        assert played.turns > 0
        assert played.decisions > 0


def test_every_game_is_counted_once() -> None:
    found = summed(plan(games=20)).as_json("test")
    assert sum(found["wins"].values()) == sum(found["ends"].values()) == 20
    assert set(found["turns"]) == {"mean", "p10", "p50", "p90", "p95"}
    assert found["manifest"]["seed"] == 5
    assert found["errors"] == []


@rule("ARD-R62")
@pytest.mark.parametrize("bots", ["random", "sensible"])
def test_a_game_of_too_many_turns_is_an_error_and_nobodys_win(
    bots: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert runs.MOST_TURNS == 200
    monkeypatch.setattr(runs, "MOST_TURNS", 0)
    found = summed(plan(bots, games=4))
    assert [e.error for e in found.errors] == ["not over after 0 turns"] * 4
    assert not found.wins
    assert [what for what, _ in found.lines()].count("error") == 4


def test_a_game_that_breaks_is_reported_with_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("lost")

    monkeypatch.setattr(runs, "_play_at_random", broken)
    assert [(p.number, p.error) for p in run(plan(games=2))] == [
        (0, "KeyError: 'lost'"),
        (1, "KeyError: 'lost'"),
    ]


def test_an_observer_notes_what_was_dealt() -> None:
    for workers in (1, 2):
        for played in run(plan(games=4, players=5), workers, Seating):
            assert 0 <= played.seen["first"] < 5
            assert sorted(played.seen["mission"])[0] == "chancellor"
            assert len(set(played.seen["character"])) == 5


def test_impossible_plans_are_refused() -> None:
    for wrong in (
        Plan("ardor", 4, {}, ("random",) * 3, 1, 0),
        Plan("ardor", 4, {}, ("nobody",) * 4, 1, 0),
        Plan("ardor", 9, {}, ("random",) * 9, 1, 0),
        Plan("ardor", 4, {"nothing": "x"}, ("random",) * 4, 1, 0),
        Plan("ardor", 4, {}, ("random",) * 4, 0, 0),
        Plan("chess", 2, {}, ("random",) * 2, 1, 0),
    ):
        with pytest.raises(Refused):
            wrong.check()


def test_percentiles_are_values_that_occurred() -> None:
    assert spread(range(1, 101)) == {"mean": 50.5, "p10": 10, "p50": 50, "p90": 90, "p95": 95}
    assert spread([7]) == {"mean": 7, "p10": 7, "p50": 7, "p90": 7, "p95": 7}
    assert spread([]) == {}
