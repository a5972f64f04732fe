"""Interloper's balance goals, measured."""

from __future__ import annotations

from collections import Counter

import pytest

from shipboard.games.interloper import names as n
from shipboard.games.interloper.state import Interloper
from shipboard.lab.interloper import Balance, Notes, Reading, main, measure, share
from shipboard.lab.simulate import Plan
from tests.rules.interloper.scenario import Scenario, scenario


def read(table: Scenario) -> Notes:
    """The story of a table that was set, told as if it were that of a whole game."""
    g: Interloper = table.g
    rooms = [(n.PLACED, (who, room), 0, ()) for who, room in enumerate(g.at) if room >= 0]
    g.events[:0] = [*rooms, (n.ROUND, (1,), 0, ()), (n.TURN, (g.active,), 0, ())]
    return Reading(g).notes()


def test_a_check_of_ones_own_will_is_counted_by_what_it_was_for() -> None:
    for values, successes in ((4, 1), (1, 0)):
        table = scenario(at={"prime": "galley"}, physical=[values] * 4 + [3]).do("wreck", "galley")
        counts = read(table).counts
        assert counts["tries of wreck a room"] == 1
        assert counts["successes of wreck a room"] == successes


@pytest.mark.parametrize(("items", "counted"), [([], 1), (["multitool"], 0)])
def test_an_attack_on_one_alone_without_items_is_counted(items: list[str], counted: int) -> None:
    table = scenario(
        at={"prime": "galley", "B": "galley"},
        npcs={},
        items={"B": items},
        physical=[4, 4, 4, 4, 3, 3, 3, 3, 2],
    )
    before = [(n.GOT_ITEM, (table.figure("B"), card), 0, ()) for card in table.g.items[8 + 1]]
    table.g.events[:0] = before
    table.do("attack").decline()
    assert read(table).counts["attacks on one alone"] == counted


def test_every_game_is_counted_once() -> None:
    found = measure(Plan("interloper", 3, {"content": "original"}, ("sensible",) * 3, 3, 4).check())
    assert found.games == sum(found.reasons.values()) == len(found.rounds) == 3
    assert found.phases[1, True] == found.alien_wins
    assert sum(found.dealt.values()) == 3 * (3 + 2)  # traits and characters
    labels = {goal.partition(" ")[0] for goal, _ in found.lines()}
    assert {"B1/B2", "B3", "B4", "B5", "B6", "B8", "B9", "B13", "B14", "B16", "B20"} <= labels


def test_a_difference_is_between_games_with_and_without() -> None:
    found = Balance()
    for reason, traits in (("all_dead", ("harvest",)), ("escaped", ()), ("escaped", ("harvest",))):
        found.add(reason, Notes(3, traits, False, (), 0, Counter(), [2]))
    assert list(found.differences()) == [("B10/B15 harvest", "+50.0% in 2 games")]


def test_nothing_of_nothing_is_no_share() -> None:
    assert share(0, 0) == "none"


def test_the_command_prints_the_goals(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "sys.argv", ["interloper", "--players", "3", "--games", "1", "content=original"]
    )
    main()
    assert capsys.readouterr().out.startswith("games ")
