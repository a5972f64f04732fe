"""Point 5: undo is exact, and refused when anything came to light."""

from __future__ import annotations

import random

import pytest

from shipboard.kernel.save import digest
from shipboard.kernel.state import clone

from .tables import Table, all_games, mixed_tables, plain_tables, played_compiled, take_a_turn, walk
from .undoing import known_cards, undo_holds

each_table = pytest.mark.parametrize("table", plain_tables(), ids=str)
each_game = pytest.mark.parametrize("name", played_compiled(all_games()))


def play_with_undo(table: Table, seed: int, often: float = 1.0) -> int:
    """A random game; after each answer its undo is checked. Returns how many could be undone."""
    rng = random.Random(seed)
    match = table.match(seed)
    undone = 0
    for answers in walk(match, rng):
        if rng.random() > often and match.state.window < 0:
            continue
        before, told = clone(match.state), len(match.state.events)
        known = known_cards(match)
        asked = {ask[0]: ask[1] for ask in match.state.open}
        take_a_turn(match, rng)
        answer = match.answers[-1]
        seat = answer.seat if answer.kind else asked[answer.decision]
        undone += match.can_undo(seat)
        wrong = undo_holds(match, seat, before, known, told)
        assert not wrong, f"{table}, seed {seed}, answer {answers}: {wrong}"
    return undone


@each_table
def test_undo_is_exact_or_refused(table: Table) -> None:
    assert sum(play_with_undo(table, seed) for seed in range(8)) > 5


@each_game
def test_undo_is_exact_or_refused_with_any_option(name: str) -> None:
    for seed, table in enumerate(mixed_tables(name)):
        play_with_undo(table, seed, 0.15)


@each_table
def test_several_answers_can_be_taken_back_one_by_one(table: Table) -> None:
    for seed in range(60):
        match = table.match(seed)
        rng = random.Random(seed)
        digests: list[str] = []
        for _ in walk(match, rng, 0, every=True):
            seat = match.state.open[0][1]
            before = digest(match.state)
            decision = match.decisions[0]
            match.answer(decision, rng.choice(decision.options))
            digests = [*digests, before] if match.can_undo(seat) else []
            if len(match._undo) < len(digests):
                digests = digests[-len(match._undo) :]
            if len(digests) >= 2 and len(match._undo) >= 2:
                while digests:
                    match.undo(seat)
                    assert digest(match.state) == digests.pop()
                return
    pytest.skip("in this game nobody answers twice in a row unseen")
