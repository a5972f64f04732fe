"""The version of the rules: what decides how a game goes, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from shipboard.kernel.version import version


def folder(where: Path, **files: str) -> str:
    """The rules of a game with these files; `__` stands for a slash."""
    for name, text in {"rules__turn": "", **files}.items():
        path = where / f"{name.replace('__', '/')}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return str(where / "rules")


@pytest.mark.parametrize(
    "file", ["layout", "lab", "lab__balance", "bot", "bot__mind", "tale__book"]
)
def test_how_a_game_is_played_told_shown_and_measured_is_no_part_of_it(
    tmp_path: Path, file: str
) -> None:
    plain, more = folder(tmp_path / "a"), folder(tmp_path / "b", **{file: "x = 1\n"})
    assert version(plain) == version(more)


@pytest.mark.parametrize("file", ["state", "content", "rules__layout_of_the_ship"])
def test_everything_else_is(tmp_path: Path, file: str) -> None:
    plain, more = folder(tmp_path / "a"), folder(tmp_path / "b", **{file: "x = 1\n"})
    assert version(plain) != version(more)
