"""A whole game at a real pseudo-terminal, and the recording of it in the documentation."""

from __future__ import annotations

from pathlib import Path

import pexpect
import pytest
from tools.record_transcript import RECORD, TRANSCRIPT, record, sit_down

from shipboard.games import game
from shipboard.kernel.match import verify
from shipboard.terminal import files


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("play")


@pytest.fixture(scope="module")
def played(folder: Path) -> str:
    return record(folder)


def test_a_person_plays_a_game_to_its_end(played: str, folder: Path) -> None:
    for said in (
        "Choose by number",  # ?
        "Martyr: You hold no such card (ARD-4.4).",  # why
        "Taken back.",  # undo
        "> log\n  You get the mission",
        "ARD-11.1  When Airlock is played",  # rules
        "Your game is saved in game.json.",  # quit
        "$ shipboard play ardor --resume game.json",
        "\nMissions\n",
        "The record is in game.json.",
    ):
        assert said in played
    verify(game("ardor"), files.load(folder / RECORD))


def test_the_recording_is_what_the_terminal_shows_today(played: str) -> None:
    again = "run python tools/record_transcript.py and read what changed"
    assert played == TRANSCRIPT.read_text(encoding="utf-8"), again


@pytest.mark.parametrize("leave", ["sendintr", "sendeof"])
def test_leaving_by_a_key_keeps_the_game(leave: str, tmp_path: Path) -> None:
    terminal = sit_down("play ardor --seed 1 --bot random --save left.json", tmp_path)
    terminal.expect("> ")
    getattr(terminal, leave)()
    terminal.expect("saved in left.json")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 0
    assert files.resume(tmp_path / "left.json").outcome is None


def test_a_terminal_that_can_show_colour_gets_some(tmp_path: Path) -> None:
    terminal = sit_down("play ardor --seed 1 --bot random", tmp_path, term="xterm-256color")
    terminal.expect("> ")
    assert "\x1b[" in (terminal.before or "")
    terminal.close(force=True)
