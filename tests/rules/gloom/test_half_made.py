"""A half-made choice is seen by nobody, can be taken back, and no imagined world knows of it."""

from __future__ import annotations

import random

import pytest

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.imagine import imagine
from shipboard.kernel.match import Match, replay
from shipboard.kernel.record import read_record
from shipboard.kernel.state import Refused
from tests.rule import rule

from .scenario import GAME, Scenario, scenario

ANN, BOB, CID = "A", "B", "C"


def match_around(table: Scenario) -> Match:
    match = Match(GAME, table.g.players, seed=1)
    match.state = table.g
    return match


def swerving() -> Scenario:
    """Bob can swerve the Modifier that Ann plays on his Kid."""
    return scenario(
        crews={BOB: ["kid"]}, hands={ANN: ["m02", "e05"], BOB: ["e10", "m03"], CID: ["m04"]}
    )


@rule("GLM-6.1")
def test_others_see_the_first_stage_only() -> None:
    table = swerving()
    before = [table.view(seat) for seat in (BOB, CID, None)]
    table.choose("play:m02")
    assert table.asked() == [(ANN, "choose_target")]
    assert [table.view(seat) for seat in (BOB, CID, None)] == before


@rule("GLM-13.5")
def test_a_half_made_response_is_hidden_like_the_first_question() -> None:
    table = swerving().play("m02", "kid", responses=True)
    assert table.asked() == [(BOB, "respond")]
    before = [table.view(seat) for seat in (ANN, CID, None)]
    assert before[0]["asked"] == []
    assert before[0]["window"] == "respond"
    table.choose("play:e10")
    assert table.asked() == [(BOB, "choose_target")]
    assert [table.view(seat) for seat in (ANN, CID, None)] == before


@rule("GLM-6.1", "GLM-13.5")
def test_half_made_choices_can_be_taken_back_and_announced_cards_cannot() -> None:
    table = swerving()
    match = match_around(table)
    match.answer(match.decisions[0], "play:m02")
    match.undo(0)
    assert match.decisions[0].kind.name == "take_action"
    match.answer(match.decisions[0], "play:m02")
    match.answer(match.decisions[0], "item:c06")
    assert not match.can_undo(0)
    match.answer(match.decisions[0], "play:e10")
    assert match.can_undo(1)
    match.undo(1)
    assert match.decisions[0].kind.name == "respond"
    match.answer(match.decisions[0], "decline")
    assert not match.can_undo(1)


@rule("GLM-6.1")
def test_an_imagined_world_drops_the_half_made_choice_of_another() -> None:
    table = swerving().choose("play:m02")
    for attempt in range(20):
        world = imagine(GAME, table.g, 1, random.Random(attempt))
        assert GAME.kinds[world.open[0][2]].name == "take_action"
        own = imagine(GAME, table.g, 0, random.Random(attempt))
        assert GAME.kinds[own.open[0][2]].name == "choose_target"


@rule("GLM-R69")
def test_a_clock_that_runs_out_drops_the_half_made_choice() -> None:
    table = swerving()
    match = match_around(table)
    match.answer(match.decisions[0], "play:m02")
    match.run_out(0)
    state = match.state
    assert isinstance(state, type(table.g))
    assert state.action == 2
    assert [answer.option for answer in match.answers] == ["pass"]


@rule("GLM-15.1", "GLM-15.2")
def test_a_sentence_of_the_story_is_kept_in_the_record_and_changes_nothing() -> None:
    told, silent = Match(GAME, 2, seed=3), Match(GAME, 2, seed=3)
    for match in (told, silent):
        while match.decisions[0].kind.name != "take_action":
            match.answer(match.decisions[0], match.decisions[0].options[0])
    told.answer(told.decisions[0], "pass", note="Nothing ever happens here.")
    silent.answer(silent.decisions[0], "pass")
    assert told.record().digest == silent.record().digest
    again = replay(GAME, read_record(told.record().to_json()))
    assert again.answers[-1].note == "Nothing ever happens here."


@rule("GLM-15.2")
def test_no_sentence_goes_with_a_decline() -> None:
    table = swerving().play("m02", "kid", responses=True)
    match = match_around(table)
    with pytest.raises(Refused, match="no note"):
        match.answer(match.decisions[0], "decline", note="No.")


@rule("GLM-R62")
def test_all_know_of_which_cards_the_new_deck_consists() -> None:
    table = scenario(
        players=2,
        hands={ANN: ["m02", "m03"], BOB: ["m39", "m05", "d01"]},
        deck=[],
        discard=["m08", "m10", "m13", "m16", "m18", "m19"],
        windows=False,
    )
    table.choose("pass", "pass")
    assert len(table.hand(ANN)) == 5
    assert table.view(BOB)["facts"]["recycled"] == ["m08", "m10", "m13", "m16", "m18", "m19"]
    for attempt in range(40):
        world = imagine(GAME, table.g, 1, random.Random(attempt))
        assert isinstance(world, type(table.g))
        names = world.pack.names["card"]
        deck = {names[card & DESIGN] for card in world.deck}
        assert deck <= {"m08", "m10", "m13", "m16", "m18", "m19"}
        drawn = {names[card & DESIGN] for card in world.hand[0]} - {"m02", "m03"}
        assert len(drawn) == 3
        assert deck | drawn == {"m08", "m10", "m13", "m16", "m18", "m19"}
