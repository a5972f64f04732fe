"""The ledger at the prompt, and where a game has none."""

from __future__ import annotations

from pathlib import Path

from shipboard import game
from shipboard.kernel.match import Match

from .table import ardor, sit


def test_the_ledger_says_turn_by_turn_who_put_in_cards_and_what_came_up(tmp_path: Path) -> None:
    match = ardor()
    for _ in range(3):
        match.answer(match.decisions[0], match.decisions[0].options[0])
    screen = sit(match, iter(["?", "ledger"]), tmp_path / "record.json")
    screen[0].play()
    text = screen[1].text
    assert "ledger: who did what, turn by turn." in text
    shown = text[text.rindex("> ledger") :]
    assert "Turn 1: you." in shown
    assert "Put in a card" in shown
    assert "Came up" in shown


def test_a_game_without_one_says_so(tmp_path: Path) -> None:
    sitting, screen = sit(
        Match(game("gloom"), 2, {}, 1), iter(["ledger"] * 9), tmp_path / "record.json"
    )
    sitting.play()
    assert "Gloom in Space has no ledger: type log instead" in " ".join(screen.text.split())
