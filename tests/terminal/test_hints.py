"""What a bot would do, said to whoever types `hint`."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

from shipboard import game, game_names
from shipboard.bots.random import Random
from shipboard.kernel.match import Match

from .table import sit

SEEDS = range(3)


@pytest.mark.parametrize("name", game_names())
def test_a_hint_names_the_number_to_type_and_says_why(name: str, tmp_path: Path) -> None:
    for seed in SEEDS:
        match = Match(game(name), None, {}, seed)
        table, screen = sit(match, iter(["hint", "hint"]), tmp_path / "g.json")
        assert not table.play()
        first, second = screen.text.split("> hint\n")[1:]
        assert first.strip() == second.strip(), "the same hint when asked again"
        number, _, rest = first.strip().partition(", ")
        prompted = " ".join(screen.text.split())
        words = rest.partition(". ")[0]
        assert f"{number} {' '.join(words.split())}" in prompted
        assert rest.strip().endswith((".", "!"))


def test_a_game_whose_bots_cannot_say_why_has_no_hints(tmp_path: Path) -> None:
    ardor = game("ardor")
    with patch.dict(ardor.bots, {"sensible": Random}):
        table, screen = sit(Match(ardor, 3, {}, 1), iter(["hint", "?"]), tmp_path / "g.json")
        table.play()
    assert "No: Ardor has no bot that can say why, so there are no hints." in screen.text
    assert "hint: what a bot would do" not in screen.text
