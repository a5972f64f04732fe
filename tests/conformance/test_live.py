"""A live match pauses at every window, tells nobody who will be asked, and plays the same game."""

from __future__ import annotations

import random

import pytest

from shipboard.kernel.match import Match, replay
from shipboard.kernel.save import digest
from shipboard.kernel.state import NO_WINDOW, Refused, clone

from .tables import BOUND, Table, plain_tables, take_a_turn

each_table = pytest.mark.parametrize("table", plain_tables(), ids=str)
with_windows = pytest.mark.parametrize(
    "table",
    [table for table in plain_tables() if any(kind.window for kind in table.game.kinds)],
    ids=str,
)


def live(table: Table, seed: int) -> Match:
    return Match(table.game, table.players, dict(table.options), seed, live=True)


def at_a_window(table: Table) -> Match:
    for seed in range(100):
        match, rng = live(table, seed), random.Random(seed)
        while match.outcome is None and not match.paused:
            take_a_turn(match, rng)
        if match.paused:
            return match
    raise AssertionError("no window opens")


def play_live(match: Match, rng: random.Random) -> tuple[int, int]:
    """To the end, at random; returns how many windows opened and how many seats were asked."""
    windows = asked = 0
    while match.outcome is None:
        assert len(match.answers) < BOUND
        if match.paused:
            windows += 1
            asked += answer_window(match, rng)
        else:
            take_a_turn(match, rng)
    return windows, asked


def answer_window(match: Match, rng: random.Random) -> int:
    """Resume and answer at random; as long as all decline, what was foretold is what is asked."""
    foretold = match.asked_in_window()
    assert len({decision.seat for decision in foretold}) == len(foretold)
    for viewer in (*range(match.players), None):
        seen = match.view(viewer)
        assert seen["window"], "all see that a window is open"
        assert not seen["asked"]
        assert not seen["decisions"]
    match.resume()
    for decision in foretold:
        assert match.decisions == [decision]
        option = rng.choice(decision.options)
        match.answer(decision, option)
        if option != decision.kind.default:
            break
    else:
        assert match.paused or match.state.window == NO_WINDOW
    return len(foretold)


@with_windows
def test_a_live_match_foretells_who_is_asked_and_plays_the_same_game(table: Table) -> None:
    windows = asked = 0
    for seed in range(12):
        match = live(table, seed)
        opened, holders = play_live(match, random.Random(seed))
        windows, asked = windows + opened, asked + holders
        assert digest(replay(table.game, match.record()).state) == digest(match.state)
    assert windows
    assert windows * table.players > asked


@each_table
def test_a_match_that_does_not_pause_cannot_be_resumed(table: Table) -> None:
    match = table.match(1)
    assert not match.paused
    with pytest.raises(Refused, match="no window"):
        match.resume()


@with_windows
def test_nothing_can_be_done_while_a_window_is_about_to_open(table: Table) -> None:
    match = at_a_window(table)
    before = digest(match.state)
    assert match.decisions == []
    for seat in range(match.players):
        assert match.interjections(seat) == []
        assert not match.can_undo(seat)
    for decision in match.asked_in_window():
        with pytest.raises(Refused, match="is not open"):
            match.answer(decision, decision.options[0])
    assert digest(match.state) == before


@each_table
def test_at_a_live_table_undo_is_exact_however_many_windows_came_before(table: Table) -> None:
    taken = 0
    for seed in range(8):
        match, rng = live(table, seed), random.Random(seed)
        while match.outcome is None:
            if match.paused:
                match.resume()
                continue
            before, told = clone(match.state), len(match.state.events)
            take_a_turn(match, rng)
            able = [seat for seat in range(match.players) if match.can_undo(seat)]
            if able and rng.random() < 0.5:
                match.undo(able[0])
                assert digest(match.state) == digest(before), f"{table}, seed {seed}"
                assert len(match.state.events) == told
                assert match.state.live
                taken += 1
    assert taken > 5
