"""Outsider's balance targets, measured."""

from __future__ import annotations

import json

import pytest

from shipboard.games.outsider.lab import Balance, Notes, share
from shipboard.kernel.measures import Played
from shipboard.lab.__main__ import main, measure
from shipboard.lab.runs import Plan


def game(side: str, reason: str, declared: int = 0, **more: bool) -> Played:
    """A game of three, as the laboratory hears of it."""
    first = more.get("outsider_first", False)
    notes = Notes(("captain", "surgeon"), ("marshal",), first, declared, crises=4, goals=5)
    return Played(0, 12, 90, (), side, reason, seen=notes)


def test_every_game_is_counted_once() -> None:
    found = measure(Plan("outsider", 3, {}, ("sensible",) * 3, 3, 4).check())
    assert isinstance(found, Balance)
    assert found.games == sum(found.sides.values()) == len(found.turns) == 3
    crew = sum(count for (what, side), count in found.played.items() if side == "crew")
    assert crew == 3 * 2 + 2 * 3  # two Characters, with or without a Captain, who began
    assert min(found.crises) >= 0 < sum(found.goals)


def test_a_declaration_is_false_if_it_did_not_win() -> None:
    found = Balance()
    found.add(game("crew", "crew_shift", declared=1))
    assert found.false == 0
    found.add(game("crew", "crew_shift", declared=2))
    found.add(game("nobody", "out_of_cards", declared=1))
    assert found.false == 2


def test_wins_are_told_by_side_character_and_who_began() -> None:
    found = Balance()
    found.add(game("crew", "crew_shift", declared=1))
    found.add(game("outsiders", "outsider_shift", outsider_first=True))
    lines = dict(found.lines())
    assert (
        lines["Crew wins"] == share(1, 2) == lines["crew: captain"] == lines["outsiders: marshal"]
    )
    assert lines["Crew wins the Crew begins"] == share(1, 1)
    assert lines["Crew wins an Outsider begins"] == share(0, 1)
    assert lines["  by the deck running out"] == share(0, 0)


def test_the_command_prints_the_measures(capsys: pytest.CaptureFixture[str]) -> None:
    main(["outsider", "--players", "3", "--games", "2", "outsiders=0"])
    printed = capsys.readouterr().out
    assert "Outsiders win                       0.0" in printed
    assert "games                               2" in printed


def test_what_was_counted_is_the_same_when_it_was_kept() -> None:
    found = Balance()
    found.add(game("crew", "crew_shift", declared=1))
    again = Balance.unpacked(json.loads(json.dumps(found.packed())))
    assert again == found
    again.merge(found)
    assert (again.games, again.sides["crew"], len(again.turns)) == (2, 2, 2)
