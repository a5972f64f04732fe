"""Interloper's balance goals, measured."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from shipboard.games.interloper import numbers as n
from shipboard.games.interloper.lab.balance import (
    Balance,
    judged,
    set_gains,
    share,
    single_gains,
)
from shipboard.games.interloper.lab.reading import Notes, Reading
from shipboard.games.interloper.state import Interloper
from shipboard.kernel.measures import Played
from shipboard.lab.__main__ import columns, main, measure
from shipboard.lab.runs import Plan
from tests.rules.interloper.scenario import Scenario, scenario


def read(table: Scenario) -> Notes:
    """The story of a table that was set, told as if it were that of a whole game."""
    g: Interloper = table.g
    rooms = [(n.PLACED, (who, room), 0, ()) for who, room in enumerate(g.at) if room >= 0]
    g.events[:0] = [*rooms, (n.ROUND, (1,), 0, ()), (n.TURN, (g.active,), 0, ())]
    return Reading(g).notes()


def played(reason: str, traits: tuple[str, ...]) -> Played:
    """A game with these traits, as the laboratory hears of it."""
    notes = Notes(3, traits, False, (), 0, Counter(), [2])
    return Played(0, 9, 90, reason=reason, seen=notes)


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
    assert isinstance(found, Balance)
    assert 0 < found.counts["questions in turns of others"] < found.counts["turns"]
    assert found.games == sum(found.reasons.values()) == found.rounds.total() == 3
    assert found.phases[1, True] == found.alien_wins
    assert sum(found.dealt.values()) == 3 * (3 + 2)  # traits and characters
    labels = {goal.partition(" ")[0] for goal, _ in found.lines()}
    assert {"B3", "B4", "B5", "B6", "B8", "B9", "B13", "B14", "B16", "B20"} <= labels


def test_a_difference_is_between_games_with_and_without() -> None:
    found = Balance()
    for reason, traits in (("all_dead", ("harvest",)), ("escaped", ()), ("escaped", ("harvest",))):
        found.add(played(reason, traits))
    assert list(single_gains(found.differences())) == [("B10 harvest", "+50.0% in 2")]


def test_traits_held_together_are_compared_with_the_mean() -> None:
    found = Balance()
    for reason, traits in (
        ("all_dead", ("lurker", "ambusher")),
        ("escaped", ("lurker", "numb_brain")),
        ("all_dead", ("world_breaker", "vacuum_born", "wrecking_bulk")),
        ("escaped", ("ambusher", "harvest")),
    ):
        found.add(played(reason, traits))
    lines = dict(set_gains(found.combined()))
    assert lines["B11 ambusher + lurker"] == "+50.0% in 1"
    assert lines["B11 vacuum_born + world_breaker + wrecking_bulk"] == "+50.0% in 1"
    assert lines["pairs of B11 beyond their target"] == "0 of 0"  # too few games of each


def test_what_changes_numbers_for_good_is_counted_by_character_and_round() -> None:
    table = scenario(npcs={})
    names = table.g.pack.names["card"]
    limp, winded = names.index("limp"), names.index("winded")
    table.g.events += [
        (n.REVEALED, (0, 1, names.index("iron_sinew")), 0, ()),
        (n.PENALTY, (table.figure("B"), limp), 0, ()),
        (n.PENALTY, (table.figure("C"), winded), 0, ()),  # its text is over once it was gained
        (n.ROUND, (2,), 0, ()),
        (n.HEALED, (table.figure("B"), limp), 0, ()),
        (n.ROUND, (3,), 0, ()),
    ]
    before = Counter({0: 4})  # prime and three Colonists, as round 1 begins
    assert read(table).modifiers == before + Counter({1: 2, 0: 2}) + Counter({1: 1, 0: 3})


def test_an_item_given_up_for_a_penalty_has_served() -> None:
    table = scenario(npcs={})
    plate = table.g.pack.names["card"].index("ablative_plate")
    figure = table.figure("B")
    table.g.events += [
        (n.GOT_ITEM, (figure, plate), 0, ()),
        (n.LOST_ITEM, (figure, plate), 0, ()),
        (n.PREVENTED, (figure, 0), 0, ()),
    ]
    assert read(table).counts["items that served"] == 1


def test_what_was_kept_of_each_seed_is_read_as_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.jsonl"
    command = ["interloper", "--players", "3", "--games", "1", "--seeds", "4-5", "--keep"]
    main([*command, str(file), "content=original"])
    ((label, found),) = columns("interloper", file).items()
    whole = Balance()
    for seed in (4, 5):
        plan = Plan("interloper", 3, {"content": "original"}, ("sensible",) * 3, 1, seed)
        one = measure(plan.check())
        assert isinstance(one, Balance)
        whole.merge(one)
    assert (label, found) == (("content=original", 3), whole)
    main(["interloper", "--read", str(file)])
    head, *_ = capsys.readouterr().out.splitlines()
    assert head == "| | target | content=original, 3 |"


@pytest.mark.parametrize(
    ("goal", "measured", "missed"),
    [
        ("B3 escapes among crew wins", "39.9% of 100", True),
        ("B3 escapes among crew wins", "70.0% of 100", False),
        ("B5 rounds, median", "13", True),
        ("B7 medkit", "44.0% of 25, in 50.0% of 200", True),
        ("B7 wreck a wall", "21.0% of 25, in 50.0% of 200", False),
        ("B10 harvest", "-8.1% in 90", True),
        ("B10 harvest", "-7.9% in 90", False),
        ("B5 rounds, 95th percentile", "21", True),
        ("B16 first death, median round", "4", False),
        ("B14 Alien wins", "50.0% of 9 / 50.1% of 9 / 40.0% of 9", True),
        ("B14 Alien wins", "50.0% of 9 / 50.0% of 9 / 40.0% of 9", False),
        ("B14 Alien wins", "66.0% of 9 / 60.0% of 9 / 50.0% of 9", True),
        ("games", "250", False),
    ],
)
def test_what_misses_its_goal_is_bold(goal: str, measured: str, missed: bool) -> None:
    assert judged(goal, measured, 4) == (f"**{measured}**" if missed else measured)


def test_nothing_of_nothing_is_no_share() -> None:
    assert share(0, 0) == "none"


def test_the_command_prints_the_goals(capsys: pytest.CaptureFixture[str]) -> None:
    main(["interloper", "--players", "3", "--games", "1", "content=original"])
    assert capsys.readouterr().out.startswith("games ")
