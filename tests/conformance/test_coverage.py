"""Point 9: every card, effect, decision, option and event happens; the counts are printed."""

from __future__ import annotations

import pytest

from shipboard.kernel.state import clone
from tests.games import late

from .coverage import Coverage, vocabulary_of, words_used
from .tables import all_games, option_tables, played_compiled, sample


@pytest.mark.parametrize("name", played_compiled(all_games()))
def test_everything_is_exercised(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = all_games()[name]
    coverage = Coverage(game)
    tables = [*option_tables(name), *sample(name, 500)]
    owned = [table for table in tables if any("file:" in value for _, value in table.options)]
    for table in tables:
        coverage.want(table)
    for seed, start in enumerate(late(name) * 10):
        coverage.go_on(clone(start), seed)
    for seed in range(1400 if owned else 1200):  # cards of an owner's own need more games
        among = tables if seed < 1200 else owned
        coverage.play(among[seed % len(among)], seed)
        if seed % 50 == 49 and not coverage.missing():
            break
    with capsys.disabled():
        print(f"\n{coverage.report()}")
    assert coverage.missing() == []


@pytest.mark.parametrize("name", list(all_games()))
def test_every_word_of_the_vocabulary_is_used(name: str) -> None:
    words = vocabulary_of(all_games()[name])
    if not words:
        pytest.skip("this game has no vocabulary")
    assert words - words_used(all_games()[name]) == set()
