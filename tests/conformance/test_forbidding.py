"""What builds a list of options also says why something is not in it, with the rule's number."""

from __future__ import annotations

import random

import pytest

from shipboard.kernel.match import Decision, Match
from shipboard.kernel.view import option_name

from .forbidding import forbidden, well_worded
from .tables import (
    Table,
    all_games,
    milestone,
    mixed_tables,
    plain_tables,
    played_compiled,
    take_a_turn,
    walk,
)

GAMES = list(all_games())
each_game = pytest.mark.parametrize("name", GAMES)
with_options = pytest.mark.parametrize("name", played_compiled(GAMES))
each_table = pytest.mark.parametrize(
    "table", [table for table in plain_tables() if table.name in GAMES], ids=str
)


def check(table: Table, seed: int, every: bool) -> None:
    match = table.match(seed)
    for answers in walk(match, random.Random(seed), every=True):
        if every or milestone(answers):
            wrong = forbidden(match.game, match.state)
            assert not wrong, f"{table}, seed {seed}, answer {answers}: {wrong}"


@each_game
def test_every_reason_is_a_sentence_with_a_rule_that_exists(name: str) -> None:
    assert well_worded(all_games()[name]) == []


@each_table
def test_options_are_what_the_predicate_of_their_step_allows(table: Table) -> None:
    for seed in range(4):
        check(table, seed, every=True)


@with_options
def test_options_are_what_is_allowed_at_tables_with_any_option(name: str) -> None:
    for seed, table in enumerate(mixed_tables(name)):
        check(table, seed, every=False)


def reasons(match: Match, decision: Decision) -> list[str]:
    """Why not, of everything that a decision of this kind could have for an option."""
    kind = match.game.kinds.index(decision.kind)
    every = match.game.every_option(decision.kind, match.state)
    names = [option_name(match.game, match.state, kind, option) for option in every]
    return [match.why_not(decision, name) for name in names]


@each_table
def test_before_a_window_opens_the_reasons_are_those_of_the_questions_in_it(table: Table) -> None:
    if not any(kind.window for kind in table.game.kinds):
        pytest.skip("this game has no windows")
    compared = seed = 0
    while compared < 8:
        match, rng = Match(table.game, table.players, {}, seed, live=True), random.Random(seed)
        while match.outcome is None:
            if match.paused:
                foreseen = [(asked, reasons(match, asked)) for asked in match.asked_in_window()]
                match.resume()
                for asked, why in foreseen:
                    assert reasons(match, asked) == why
                    match.answer(asked, asked.kind.default or "")
                    compared += 1
            else:
                take_a_turn(match, rng)
        seed += 1
