"""Points 1 to 4 and 8: options apply, games end, chance repeats, copies and saves are whole."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shipboard.kernel.match import replay, verify
from shipboard.kernel.record import read_record
from shipboard.kernel.save import digest
from shipboard.kernel.state import Refused, State, clone

from .soundness import (
    asks_only,
    cards_by_pool,
    cloned,
    conserved,
    declared,
    saved,
    well_asked,
    well_told,
)
from .tables import (
    BOUND,
    Table,
    all_games,
    milestone,
    option_tables,
    plain_tables,
    play_out,
    played_compiled,
    random_answer,
    sample,
    values,
    walk,
)

each_table = pytest.mark.parametrize("table", plain_tables(), ids=str)
each_game = pytest.mark.parametrize("name", list(all_games()))
with_options = pytest.mark.parametrize("name", played_compiled(all_games()))
quick = settings(max_examples=15, deadline=None, derandomize="CI" in os.environ)
seeds = st.integers(0, 2**40)


def play_checked(table: Table, seed: int) -> int:
    """A random game in which every decision is well asked and no card is lost."""
    rng = random.Random(seed)
    g = table.state(seed)
    pools = cards_by_pool(table.game, g)
    ids: dict[int, tuple[int, int]] = {}
    answers = 0
    while not g.over:
        wrong = well_asked(table.game, g, ids) + conserved(table.game, g, pools)
        assert not wrong, f"{table}, seed {seed}, answer {answers}: {wrong}\n{table.line(g)}"
        assert answers < BOUND
        random_answer(g, rng)
        answers += 1
    wrong = well_asked(table.game, g, ids) + conserved(table.game, g, pools)
    assert not wrong, f"{table}, seed {seed}, at the end: {wrong}"
    assert not g.open
    assert not g.stack
    return answers


def go_on(g: State, rng: random.Random, answers: int) -> None:
    """Play on from the decision after so many answers: at milestones to the end, else one step."""
    if milestone(answers):
        play_out(g, rng)
    else:
        random_answer(g, rng)


@each_game
def test_the_declarations_fit_the_state(name: str) -> None:
    game = all_games()[name]
    for players in range(game.min_players, game.max_players + 1):
        assert declared(game, Table(name, players).state(1)) == []


@each_table
def test_events_are_told_with_what_they_declare(table: Table) -> None:
    for seed in range(4):
        match = table.match(seed)
        g = match.state
        play_out(g, random.Random(seed))
        assert g.events
        assert well_told(table.game, g) == []


@each_table
@quick
@given(seed=seeds)
def test_games_end_and_no_card_is_lost(table: Table, seed: int) -> None:
    assert play_checked(table, seed) > 0


@each_table
def test_every_legal_option_applies(table: Table) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        g = table.state(seed)
        while not g.over:
            for number, _, _, options in g.open:
                for option in options:
                    world = clone(g)
                    world.answer(number, option)
            random_answer(g, rng)


@with_options
def test_every_value_of_every_option_can_be_played(name: str) -> None:
    played: Counter[tuple[str, str]] = Counter()
    for seed, table in enumerate(option_tables(name)):
        play_checked(table, seed)
        played.update(table.options)
    for option in all_games()[name].options:
        for value in values(all_games()[name], option, all_games()[name].max_players):
            assert played[option.name, value], f"{option.name}={value} was never played"


@each_game
def test_a_value_that_only_shows_how_to_write_it_is_refused(name: str) -> None:
    game = all_games()[name]
    for option in game.options:
        for value in option.values:
            if "<" in value:
                with pytest.raises(
                    Refused, match=f"option {option.name}: .* put a value in place of <"
                ):
                    game.choose(game.default_players, {option.name: value})


@with_options
def test_pairs_of_option_values_can_be_played(name: str) -> None:
    for seed, table in enumerate(sample(name, 200)):
        play_checked(table, seed)


@each_table
def test_the_same_seed_and_answers_give_the_same_digest(table: Table) -> None:
    for seed in range(3):
        first, second = table.state(seed), table.state(seed)
        one, two = random.Random(seed), random.Random(seed)
        while not first.over:
            assert digest(first) == digest(second)
            random_answer(first, one)
            random_answer(second, two)
        assert digest(first) == digest(second)
        assert digest(first) != digest(table.state(seed))


@each_table
def test_another_seed_gives_another_game(table: Table) -> None:
    assert len({digest(table.state(seed)) for seed in range(20)}) == 20


@each_table
def test_a_clone_is_equal_and_independent_at_every_decision(table: Table) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        g = table.state(seed)
        answers = 0
        while not g.over:
            assert cloned(g) == []
            before = digest(g)
            go_on(clone(g), random.Random(seed), answers)
            assert digest(g) == before, "playing the clone changed its original"
            kept = clone(g)
            random_answer(g, rng)
            assert digest(kept) == before, "playing the original changed its clone"
            answers += 1


@each_table
def test_save_and_load_at_every_decision_and_go_on(table: Table) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        g = table.state(seed)
        answers = 0
        while not g.over:
            again, wrong = saved(table.game, g)
            assert wrong == []
            on = clone(g)
            go_on(on, random.Random(seed + 1), answers)
            go_on(again, random.Random(seed + 1), answers)
            assert digest(again) == digest(on)
            random_answer(g, rng)
            answers += 1
        assert saved(table.game, g)[1] == []


@each_table
def test_a_step_that_asks_does_nothing_else(table: Table) -> None:
    for seed in range(4):
        match = table.match(seed)
        ids: dict[int, tuple[int, int]] = {}
        for _ in walk(match, random.Random(seed)):
            assert asks_only(match.state) == []
            assert well_asked(table.game, match.state, ids) == []


@each_table
def test_a_record_replays_from_its_file(table: Table) -> None:
    for seed in range(3):
        match = table.match(seed)
        for _ in walk(match, random.Random(seed)):
            pass
        record = read_record(match.record().to_json())
        assert record == match.record()
        again = verify(table.game, record)
        assert digest(again.state) == digest(match.state)
        assert again.state.events == match.state.events
        assert again.outcome == match.outcome


@each_table
def test_a_game_resumes_from_its_record_at_every_answer(table: Table) -> None:
    match = table.match(5)
    seen = {
        answers: (digest(match.state), len(match.state.events))
        for answers in walk(match, random.Random(5), every=True)
    }
    record = read_record(match.record().to_json())
    for answers in filter(milestone, seen):
        resumed = replay(table.game, record, answers)
        for answer in record.answers[answers:]:
            now = digest(resumed.state), len(resumed.state.events)
            assert now == seen[len(resumed.answers)]
            if answer.kind:
                resumed.interject(answer.seat, answer.kind, answer.option)
            else:
                resumed.answer(answer.decision, answer.option)
        assert digest(resumed.state) == record.digest
