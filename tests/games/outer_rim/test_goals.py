"""What is played for with ambitions, as every client shows it."""

from __future__ import annotations

from typing import Any

import pytest

from shipboard.games.outer_rim.goals import goals
from shipboard.kernel.goals import Goal
from shipboard.kernel.layout import Talk
from tests.rule import rule
from tests.rules.outer_rim.scenario import LETTERS, Scenario, scenario

AMBITIOUS = {"expansion": "on", "ambitions": "on"}


def told(table: Scenario, viewer: str | None) -> dict[str, Goal]:
    """What is played for, by heading, as this viewer reads it."""
    seat = None if viewer is None else LETTERS.index(viewer)
    talk = Talk(["Ann", "Ben", "Cat"], seat, table.g.pack)
    view = table.view(viewer) | {"options": table.game.choose(3, AMBITIOUS)}
    return {goal.who: goal for goal in goals(view, talk)}


@rule("RIM-51.1", "RIM-51.5")
def test_everybody_reads_what_the_one_who_is_ahead_still_needs() -> None:
    table = scenario(
        ambitions={"A": "am1", "B": "am2", "C": "am3"}, reached={"B": [3]},
        fame={"A": 3, "B": 6, "C": 7}, reputation={"A": {"syndicate": 1}},
    )  # fmt: skip
    ahead = told(table, "A")["Ahead"]
    assert ahead.short == "Ben: 1 of 4 goals, fame 6"
    assert ahead.words == (
        "Ben still needs: Beat an Imperial patrol; Be in favour with the Rebels; "
        "Lead the fleet on Deepmere; 2 fame."
    )
    assert told(table, "B")["Ahead"].short == "Ann: 1 of 4 goals, fame 3"  # before Cat's fame
    assert told(table, None)["Ahead"] == ahead


@rule("RIM-51.1", "RIM-51.5")
def test_fame_alone_is_not_said_to_win() -> None:
    table = scenario(ambitions={"A": "am1", "B": "am2", "C": "am3"})
    mine = told(table, "A")
    assert mine["You"].words.startswith(
        "Whoever first has all goals of an ambition and 8 fame wins."
    )
    assert mine["Your ambition"].words.endswith(" on Auric Bay.")
    assert mine["Your ambition"].need == 4


@rule("RIM-69.11", "RIM-R226", "RIM-61.4")
@pytest.mark.parametrize(
    ("ambitions", "options", "fame"),
    [({"A": "am1"}, {}, 10), ({"A": "am1"}, {"fame_requirement": 9}, 11), ({}, {}, 10)],
)
def test_it_is_known_with_how_much_fame_an_automatic_opponent_wins(
    ambitions: dict[str, str], options: dict[str, Any], fame: int
) -> None:
    table = scenario(players=1, expansion="on", ambitions=ambitions, **options)
    assert [rival["wins_with"] for rival in table.view("A")["facts"]["rivals"]] == [fame]


@rule("RIM-69.11", "RIM-R226")
def test_whoever_plays_alone_reads_that_the_opponent_needs_no_ambition() -> None:
    table = scenario(players=1, expansion="on", ambitions={"A": "am1"})
    assert " 8 fame wins. Ben wins with 10 fame alone." in told(table, "A")["You"].words
