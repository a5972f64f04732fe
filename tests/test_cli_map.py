"""The command `shipboard map`: what it draws, where it writes, how it takes a mistake."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import shipboard
from shipboard.kernel.match import Match
from shipboard.terminal import files
from tests.shell import Shell

DRAWN = Path(__file__).parents[1] / "docs" / "examples" / "interloper-ship.svg"


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(capsys, "map")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of some answers, saved."""
    match: Match = shipboard.new("interloper", players=4, seed=3)
    while len(match.answers) < 40 and match.outcome is None:
        asked = match.decisions[0]
        match.answer(asked, asked.options[0], asked.seat)
    files.save(match, tmp_path / "game.json")
    return tmp_path / "game.json"


def test_it_has_help_with_an_example(shell: Shell) -> None:
    code, out, _ = shell("--help")
    assert code == 0
    assert "Example: shipboard map" in out


def test_the_board_goes_to_the_screen_as_svg(shell: Shell) -> None:
    code, out, err = shell("interloper")
    assert (code, err) == (0, "")
    assert out == DRAWN.read_text(encoding="utf-8")  # write it anew with --out
    assert "figure-guard_1" in out
    assert "figure-abigail_ruth" not in out


def test_the_board_in_text(shell: Shell) -> None:
    code, out, err = shell("interloper", "--text")
    assert (code, err) == (0, "")
    assert "Control Room" in out
    assert "(G) needs a Guard" in out


def test_a_record_shows_where_everything_stands(shell: Shell, record: Path) -> None:
    code, out, _ = shell("interloper", "--record", record, "--seat", "1")
    assert code == 0
    ids = [each.get("id") or "" for each in ElementTree.fromstring(out).iter()]
    assert sum(name.startswith("figure-") for name in ids) >= 13
    _, early, _ = shell("interloper", "--record", record, "--step", "0", "--text")
    _, late, _ = shell("interloper", "--record", record, "--text")
    assert early.startswith("Setup\n")
    assert late.startswith("Round ")


def test_a_picture_goes_into_a_file(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "ship.svg"
    code, out, err = shell("interloper", "--out", path)
    assert (code, out, err) == (0, "", f"The map is in {path}.\n")
    assert path.read_text(encoding="utf-8") == DRAWN.read_text(encoding="utf-8")


def test_mistakes_are_told_in_one_sentence(shell: Shell, record: Path, tmp_path: Path) -> None:
    assert "Ardor has no map" in shell.refused("ardor")
    assert "--step and --seat need --record" in shell.refused("interloper", "--step", "1")
    assert "no step 99" in shell.refused("interloper", "--record", record, "--step", "99")
    assert "there is no seat 7" in shell.refused("interloper", "--record", record, "--seat", "7")
    assert "cannot be read" in shell.refused("interloper", "--record", tmp_path / "none.json")
    nowhere = tmp_path / "none" / "ship.svg"
    assert "cannot be written" in shell.refused("interloper", "--out", nowhere)
    options = ("--record", record, "--set", "npc_per_colour=2")
    assert "--set cannot go with --record" in shell.refused("interloper", *options)
    missing = ("--set", "content=file:none.toml")
    assert "cannot be read" in shell.refused("interloper", *missing)
