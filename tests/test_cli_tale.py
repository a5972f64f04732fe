"""The command `shipboard tale`: where it writes, and how it takes a mistake."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.tell_examples import EXAMPLES

import shipboard
from tests.shell import Shell

NAME = "gloom-two-crews"


@pytest.fixture
def shell(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Shell:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.json").write_bytes((EXAMPLES / f"{NAME}.json").read_bytes())
    return Shell(capsys, "tale")


def example(suffix: str) -> str:
    return (EXAMPLES / f"{NAME}.{suffix}").read_text(encoding="utf-8")


def test_it_has_help_with_an_example(shell: Shell) -> None:
    code, out, _ = shell("--help")
    assert code == 0
    assert "Example: shipboard tale" in out


def test_both_tales_go_beside_the_record(shell: Shell) -> None:
    code, out, err = shell("game.json")
    assert (code, out) == (0, "")
    assert err == "The tale is in game.html.\nThe tale is in game.md.\n"
    assert Path("game.html").read_text(encoding="utf-8") == example("html")
    assert Path("game.md").read_text(encoding="utf-8") == example("md")


def test_one_tale_goes_where_it_is_wanted(shell: Shell) -> None:
    assert shell("game.json", "--html", "tale.html")[0] == 0
    assert Path("tale.html").is_file()
    assert not Path("game.md").exists()
    assert shell("game.json", "--markdown", "tale.md")[0] == 0
    assert Path("tale.md").is_file()
    assert not Path("game.html").exists()


def test_a_dash_is_the_screen(shell: Shell) -> None:
    assert shell("game.json", "--markdown", "-") == (0, example("md"), "")
    assert shell("game.json", "--html", "-") == (0, example("html"), "")
    assert not list(Path().glob("*.html"))


def test_an_old_terminal_gets_what_it_can_show(shell: Shell) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "shipboard.cli", "tale", "game.json", "--markdown", "-"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "missing.json",
        ".",
        "game.json --html - --markdown -",
        "game.json --html missing/tale.html",
        "game.json --markdown .",
        "game.json --html game.json",
        "game.json --nonsense",
        "game.json game.json",
    ],
)
def test_a_mistake_gets_one_sentence_and_exit_code_2(arguments: str, shell: Shell) -> None:
    before = Path("game.json").read_bytes()
    shell.refused(*arguments.split())
    assert Path("game.json").read_bytes() == before


def test_a_game_without_a_story_is_refused(shell: Shell) -> None:
    record = shipboard.new("ardor", players=4, seed=1).record()
    Path("ardor.json").write_bytes(record.to_json())
    assert "has no tale to tell" in shell.refused("ardor.json")


def test_a_record_that_is_not_one_is_refused(shell: Shell) -> None:
    told = json.loads(Path("game.json").read_bytes())
    for fields in (
        {"seed": None},
        {"seed": "00" * 32},
        {"content": "0"},
        {"players": 3},
        {"options": {"nothing": "1"}},
        {"answers": [[1, "x"], *told["answers"]]},
        {"answers": [[0, "x", "martyr", 9]]},
        {"answers": [[99999, "pass"]]},
        {"game": "chess"},
        {"names": ["A"]},
        {"names": ["A", "\x1b[2J"]},
    ):
        Path("changed.json").write_text(json.dumps(told | fields))
        shell.refused("changed.json")
    for data in (b"", b"{}", bytes(range(256)), Path("game.json").read_bytes()[:500]):
        Path("changed.json").write_bytes(data)
        shell.refused("changed.json")
    assert not list(Path().glob("*.html"))
