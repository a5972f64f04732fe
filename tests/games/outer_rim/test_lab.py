"""Outer Rim's balance targets, measured."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from shipboard.games.outer_rim import numbers as n
from shipboard.games.outer_rim.lab.balance import Balance, share, words
from shipboard.games.outer_rim.lab.reading import SOURCES, Notes, Reading
from shipboard.kernel.measures import Played
from shipboard.lab.__main__ import columns, main, measure
from shipboard.lab.runs import Plan
from tests.rules.outer_rim.scenario import Scenario, scenario


def read(table: Scenario) -> Notes:
    """The story of a table that was set, told as if A had won by it."""
    g = table.g
    g.winners = 1
    told = [(n.PLAYS_CHARACTER, (seat, pile[0]), 0, ()) for seat, pile in enumerate(g.character)]
    told += [(n.FLIES_SHIP, (seat, pile[0]), 0, ()) for seat, pile in enumerate(g.ship)]
    g.events[:0] = [*told, (n.TURN, (g.active,), 0, ())]
    return Reading(g).notes()


def notes(winner: int, rounds: int = 15, **counts: int) -> Notes:
    """A game of three with this winner."""
    return Notes(
        rounds, winner, ("grath", "hx9", "senna_korr"), ("g1a", "g1a", "g9_rigger"), (10, 4, 7),
        Counter(jobs=6, luxury=4), Counter(counts),
    )  # fmt: skip


def balance(*games: Notes) -> Balance:
    """These games, counted."""
    found = Balance()
    for number, each in enumerate(games):
        found.add(Played(number, 9, 90, reason="famous", seen=each))
    return found


# One game.


def test_fame_is_counted_by_what_it_was_gained_for() -> None:
    table = scenario(phase="action", at={"A": "twinsand"}, assets={"A": ["cg08"]}).dice("hit")
    table.act("deliver", "cg08")
    found = read(table)
    assert found.sources == {"cargo": 1}
    assert found.counts["illegal attempts"] == found.counts["illegal deliveries"] == 1


def test_fame_for_luxury_is_no_fame_for_cargo() -> None:
    table = scenario(phase="action", at={"A": "twinsand"}, assets={"A": ["lx09"]})
    table.act("deliver", "lx09")
    assert read(table).sources == {"luxury": 2}


def test_the_fame_of_a_goal_is_the_goals() -> None:
    """Wanderer Freighter: a delivery with two mods fulfils its goal."""
    table = scenario(
        phase="action",
        at={"A": "halcyon"},
        ships={"A": "wanderer"},
        assets={"A": ["cg03", "gm09", "gm12"]},
    )
    table.act("deliver", "cg03")
    assert read(table).sources == {"goals": 1}


def test_a_bounty_that_is_handed_over_is_counted() -> None:
    table = scenario(
        phase="action", at={"A": "twinsand"}, assets={"A": ["bt01"]}, captured=["bt01"]
    )
    table.act("deliver", "bt01")
    found = read(table)
    assert found.sources == {"bounties": 1}
    assert found.counts["bounties"] == 1


def test_additional_fame_is_that_of_the_luxury() -> None:
    table = scenario(
        ships={"A": "snare"}, assets={"A": ["lx04", "enc_1-5", "enc_2-6"]}, fame={"A": 3}
    )
    assert read(table).sources == {"luxury": 1}


def test_a_test_in_an_encounter_is_counted_and_so_is_its_fame() -> None:
    table = scenario(
        phase="encounter", at={"A": "deepmere"}, encounter="enc_2-10",
        reputation={"A": {"rebel": 1}}, rolled=["crit blank"],
    )  # fmt: skip
    table.choose("space")
    found = read(table)
    assert found.sources == {"encounters": 1}
    assert found.counts["tests passed"] == 1


def test_a_patrol_that_is_fought_and_beaten_is_counted() -> None:
    table = scenario(
        phase="encounter", at={"A": "t2_a"}, patrols={"hutt": ("t2_a", 2)},
        rolled=["crit crit", "blank blank blank blank"],
    )  # fmt: skip
    table.choose("patrol:hutt")
    found = read(table)
    assert found.sources == {"patrols": 1}
    assert found.counts["patrol fights"] == found.counts["patrols beaten"] == 1


# Many games.


def test_every_game_is_counted_once() -> None:
    found = measure(Plan("outer_rim", 3, {}, ("sensible",) * 3, 3, 4).check())
    assert isinstance(found, Balance)
    assert found.games == sum(found.reasons.values()) == found.rounds.total() == 3
    assert found.players == found.dealt.total() == found.flown.total() == 9
    assert found.won.total() == found.seats.total() == found.flown_won.total() == 3
    assert set(found.sources) <= set(SOURCES)
    assert found.sources.total() >= 30


@pytest.mark.parametrize(
    ("options", "opponents"),
    [
        ({"ai": "one"}, {"a base AI"}),
        ({"ai": "one", "expansion": "on"}, {"a base AI", "a hunter AI"}),
        ({"ai": "two", "expansion": "on"}, {"two AIs"}),
    ],
)
def test_games_of_one_player_are_counted_by_the_opponents(
    options: dict[str, str], opponents: set[str]
) -> None:
    found = measure(Plan("outer_rim", 1, options, ("sensible",), 2, 4).check())
    assert isinstance(found, Balance)
    assert set(found.against) <= opponents
    assert found.against.total() == found.dealt.total() == found.games == 2
    assert found.beaten.total() == found.won.total() == found.seats[0]


def test_tries_at_a_final_goal_are_counted() -> None:
    options = {"expansion": "on", "ambitions": "on"}
    found = measure(Plan("outer_rim", 2, options, ("sensible",) * 2, 1, 4).check())
    assert isinstance(found, Balance)
    assert found.reasons == {"ambition": 1}
    assert (
        dict(found.lines())["tries at a final goal a game"] == f"{found.counts['final tries']}.00"
    )


def test_lines_speak_of_shares() -> None:
    lines = dict(balance(notes(0), notes(2), notes(0, defeats=3)).lines())
    assert lines["seat 1 wins"] == share(2, 3)
    assert lines["grath wins"] == share(2, 3)
    assert lines["wins with g1a"] == share(2, 3)
    assert lines["fame by jobs"] == share(18, 30)
    assert lines["defeats a player"] == "0.33"


@pytest.mark.parametrize(
    ("goal", "measured", "players", "missed"),
    [
        ("rounds, mean", "15.0", 4, False),
        ("rounds, mean", "19.0", 4, True),
        ("rounds, mean", "19.0", 2, False),
        ("seat 1 wins", "30.0% of 99", 4, True),
        ("seat 1 wins", "30.0% of 99", 3, False),
        ("grath wins", "10.0% of 99", 4, True),
        ("longest game", "41", 3, True),
        ("wins with g1a", "50.0% of 99", 3, False),
        ("proposals a game", "99", 3, False),
    ],
)
def test_what_is_off_target_is_bold(goal: str, measured: str, players: int, missed: bool) -> None:
    expected = f"**{measured}**" if missed else measured
    assert Balance.judged(goal, measured, players) == expected


def test_targets_are_told_in_words() -> None:
    assert Balance.wanted("tests passed") == "55 to 65"
    assert Balance.wanted("longest game") == "40 or less"
    assert Balance.wanted("games") == ""
    assert words("g9_rigger") == "g9 rigger"


def test_what_was_kept_of_each_seed_is_read_as_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.jsonl"
    main(["outer_rim", "--players", "2", "--games", "1", "--seeds", "4-5", "--keep", str(file)])
    ((label, found),) = columns("outer_rim", file).items()
    whole = Balance()
    for seed in (4, 5):
        one = measure(Plan("outer_rim", 2, {}, ("sensible",) * 2, 1, seed).check())
        assert isinstance(one, Balance)
        whole.merge(one)
    assert (label, found) == (("", 2), whole)
    main(["outer_rim", "--read", str(file)])
    assert capsys.readouterr().out.startswith("| | target |")
