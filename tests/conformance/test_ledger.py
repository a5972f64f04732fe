"""A ledger has what its viewer was told, turn by turn, in words that a person would say."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from itertools import chain

import pytest

import shipboard
from shipboard.kernel.ledger import Column
from shipboard.kernel.match import Match

from .tables import Table
from .test_log_words import faults

NAMES = [name for name in shipboard.game_names() if shipboard.game(name).ledger]
ANSWERS = 250
DISAGREES = re.compile(r"\bYou (?:was|is|has|does)\b|\b1 \w+s\b")


def played(name: str, seed: int) -> Match:
    """A random game, as far as it goes within a few answers."""
    game = shipboard.game(name)
    rng = random.Random(seed)
    match = Table(name, rng.randint(game.min_players, game.max_players)).match(seed)
    for _ in range(ANSWERS):
        if match.outcome is not None:
            break
        decision = rng.choice(match.decisions)
        match.answer(decision, rng.choice(decision.options))
    return match


@pytest.mark.parametrize("name", NAMES)
def test_each_turn_has_a_row_and_every_viewer_the_same_ones(name: str) -> None:
    for seed in range(4):
        match = played(name, seed)
        ledger = match.game.ledger
        assert ledger
        turns = sum(event["event"] == ledger.row for event in match.events(None))
        for viewer in (None, *range(match.players)):
            rows = match.ledger(viewer)
            assert sum(bool(row.head) for row in rows) == turns
            assert {len(row.cells) for row in rows} == {len(ledger.columns)}
        assert all(any(row.cells[at] for row in rows) for at in range(len(ledger.columns)))


@pytest.mark.parametrize("name", NAMES)
def test_what_it_says_is_english(name: str) -> None:
    for seed in range(6):
        match = played(name, seed)
        for viewer in (None, *range(match.players)):
            for row in match.ledger(viewer):
                for words in chain(*row.cells):
                    assert words[:1] == words[:1].upper()
                    assert not faults(words), words
                    assert not DISAGREES.search(words), words


@pytest.mark.parametrize("name", NAMES)
def test_a_ledger_that_would_tell_all_what_is_secret_is_refused(name: str) -> None:
    game = shipboard.game(name)
    assert game.ledger
    secret = next(event for event in game.events if event.secret)
    telling = Column("Told", {secret.name: f"{{{secret.secret[0]}}}"})
    with pytest.raises(ValueError, match=f"which {secret.name} does not tell"):
        replace(game, ledger=replace(game.ledger, columns=(telling,)))
    with pytest.raises(ValueError, match="nothing, which is no event"):
        replace(game, ledger=replace(game.ledger, columns=(Column("Told", {"nothing": ""}),)))
    with pytest.raises(ValueError, match="which no line of the log tells"):
        replace(game, ledger=replace(game.ledger, row="nothing"))
