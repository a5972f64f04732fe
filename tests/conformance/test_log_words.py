"""What is told of any game is English: no word twice, no machine name, and verbs that agree."""

from __future__ import annotations

import random
import re

import pytest

import shipboard
from shipboard.kernel.match import Match

TWICE = re.compile(r"\b([a-z]\w+) \1\b")
MACHINE = re.compile(r"\b[a-z]+_[a-z_]+\b|\b[a-z]{1,2}\d+\b|[{}]")
WRONG_VERB = re.compile(r"^You (?:\w*[^s\W]s|\w*ies)\b")  # "You draws", "You has"; not "You pass"
YOU_TWICE = re.compile(r"\bYou \w+ you\b")
LONGEST = 700  # answers: people who choose at random would play some games for hours


def faults(line: str) -> list[str]:
    """What nobody would say aloud."""
    return [
        found[0]
        for wrong in (TWICE, MACHINE, WRONG_VERB, YOU_TWICE)
        if (found := wrong.search(line))
    ]


def strange_lines(name: str, seed: int) -> list[str]:
    """The lines of one random game that are no English, as somebody and as nobody reads them."""
    game = shipboard.game(name)
    rng = random.Random(seed)
    match = Match(game, rng.randint(game.min_players, game.max_players), {}, seed)
    for _ in range(LONGEST):
        if match.outcome is not None:
            break
        decision = rng.choice(match.decisions)
        match.answer(decision, rng.choice(decision.options))
    read = [line for viewer in (None, 0) for line in match.log(viewer)]
    return [f"{line} {found}" for line in read if (found := faults(line))]


def test_faults_are_found() -> None:
    assert faults("You draws a card.") == ["You draws"]
    assert faults("The the door d14 opens.") == ["d14"]
    assert faults("the the door opens.") == ["the the"]
    assert faults("You choose you.") == ["You choose you"]
    assert not faults("You pass, and Player A discards Gas Mask.")


@pytest.mark.parametrize("name", shipboard.game_names())
def test_the_log_is_english(name: str) -> None:
    for seed in range(3):
        assert not strange_lines(name, seed)


@pytest.mark.slow
@pytest.mark.parametrize("name", shipboard.game_names())
def test_the_log_of_many_games_is_english(name: str) -> None:
    for seed in range(200):
        assert not strange_lines(name, seed)
