"""What events come to: merged by cause, in few words, and where a game turned."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from shipboard.kernel.declare import Effect, Event
from shipboard.kernel.match import Match
from shipboard.kernel.recap import TurningPoint, recap, turning_points
from shipboard.kernel.words import Speaker

from .toy import BIDS, DROPPED, GAME, GEM, Cargo

Told = dict[str, Any]


def effect(words: str, weight: int = 1, number: int = 1) -> Told:
    return {"effect": {"words": words, "number": number, "weight": weight}}


def cause(words: str) -> Told:
    return {"because": words}


CELL = effect("-{} cell | -{} cells", 10)


def test_what_comes_of_one_cause_is_one_line_and_equal_effects_are_added_up() -> None:
    events = [cause("Rigel: Puncture"), CELL, effect("Altair is hurt", 6), CELL]
    assert recap(events) == ["-2 cells, Altair is hurt (Rigel: Puncture)"]


def test_the_latest_comes_first_and_what_weighs_little_is_left_out() -> None:
    events = [cause("Rigel"), CELL, cause("Vega"), effect("a door is locked"), cause("Deneb"), CELL]
    assert recap(events, most=2) == ["-1 cell (Deneb)", "-1 cell (Rigel)"]
    assert recap(events)[1] == "A door is locked (Vega)"


def test_whoever_is_named_already_is_not_named_as_the_cause() -> None:
    assert recap([cause("you"), effect("You are hurt")]) == ["You are hurt"]
    hurt = effect("You are hurt")
    assert recap([cause("Rigel: Strike"), CELL, hurt]) == ["-1 cell, you are hurt (Rigel: Strike)"]


def test_of_nothing_that_matters_there_is_no_recap() -> None:
    assert recap([{"event": "drew"}, cause("Rigel")]) == []


def test_a_game_turns_where_most_happens_and_not_twice_at_once() -> None:
    quiet = [effect("a door is locked")]
    moments = [quiet, [CELL], [], [], [cause("Rigel"), CELL, CELL], [CELL], [], []]
    assert turning_points(moments, most=3) == [
        TurningPoint(1, "-1 cell"),
        TurningPoint(4, "-2 cells (Rigel)"),
    ]


def test_the_cause_of_a_turn_may_have_been_told_before_it() -> None:
    assert turning_points([[cause("Rigel")], [CELL]]) == [TurningPoint(1, "-1 cell (Rigel)")]


def test_an_effect_is_told_to_each_viewer_in_their_words() -> None:
    g = cast(Cargo, Match(GAME, 3, {}, 1).state)

    def told(viewer: int | None, event: int, *args: int) -> Told:
        seen: Told = {"event": GAME.events[event].name}
        Speaker(GAME, ("Ann", "Ben", "Cy"), viewer).tell(g, (event, args, 0, ()), seen, "")
        return cast(Told, seen["effect"])

    assert told(0, BIDS, 1, GEM) == {"words": "Ben bids Gem", "number": 1, "weight": 1}
    assert told(1, BIDS, 1, GEM)["words"] == "You bid Gem"
    assert told(1, DROPPED, 1, GEM)["words"] == "You drop a coin | You drop {} coins"


@pytest.mark.parametrize(
    ("effect", "cause"),
    [
        (Effect("{seat} has {card}"), ""),
        (Effect("{seat} loses", 1, "number"), ""),
        (None, "{seat}: {card}"),
    ],
)
def test_an_effect_speaks_only_of_what_all_are_told(effect: Effect | None, cause: str) -> None:
    secret = Event(
        "drew", "{seat} draws.", ("seat",), "{seat} draws {card}.", ("card",),
        effect=effect, cause=cause,
    )  # fmt: skip
    with pytest.raises(ValueError, match="which is not a public argument of it"):
        replace(GAME, events=(secret,))
