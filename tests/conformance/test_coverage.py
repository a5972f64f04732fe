"""Point 9: every card, effect, decision, option and event happens; the counts are printed."""

from __future__ import annotations

import pytest

from .coverage import Coverage, vocabulary_of, words_used
from .tables import all_games, option_tables, sample


@pytest.mark.parametrize("name", list(all_games()))
def test_everything_is_exercised(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = all_games()[name]
    coverage = Coverage(game)
    tables = [*option_tables(name), *sample(name, 500)]
    for seed in range(1200):
        coverage.play(tables[seed % len(tables)], seed)
    owned = [table for table in tables if any("file:" in value for _, value in table.options)]
    for seed in range(1200, 1400 if owned else 1200):  # cards of an owner's own need more games
        coverage.play(owned[seed % len(owned)], seed)
    with capsys.disabled():
        print(f"\n{coverage.report()}")
    assert coverage.missing() == []


@pytest.mark.parametrize("name", list(all_games()))
def test_every_word_of_the_vocabulary_is_used(name: str) -> None:
    words = vocabulary_of(all_games()[name])
    if not words:
        pytest.skip("this game has no vocabulary")
    assert words - words_used(all_games()[name]) == set()
