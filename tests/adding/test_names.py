"""No file outside the folders of a game names it, so that none has to be touched for a new one."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import shipboard

REPOSITORY = Path(__file__).parents[2]
# The folders that are a game's own, and what may be in the tests and the docs about it.
OWN = (
    "src/shipboard/games/{}/", "web/src/games/{}/", "tests/rules/{}/", "tests/games/{}/",
    "docs/balance/{}.md", "docs/examples/{}-", "docs/screenshots/{}", "docs/transcript-{}.txt",
)  # fmt: skip
# Where a game may be named nevertheless, and why a new one need not be.
EXCUSED = {
    "README.md": "tells people which games there are",
    "CHANGELOG.md": "tells what has changed in a game",
    "CONTRIBUTING.md": "shows commands with a game as the example",
    "Makefile": "shows a command with a game as the example",
    "docs/": "explains with games as the example",
    "tests/": "tests what all games share with some games as the example",
    "bench/": "measures one game next to other engines, by their names",
    "pyproject.toml": "lists the parts of a bot that are compiled",
    "tools/record_transcript.py": "records the example in docs/",
    "tools/tell_examples.py": "writes the examples in docs/",
    "src/shipboard/__init__.py": "an example in its docstring, which is run",
    "src/shipboard/cli/": "examples in the help of commands",
    "src/shipboard/kernel/content.py": "an example in its docstring",
    "src/shipboard/kernel/line.py": "an example in its docstring",
    "src/shipboard/lab/__main__.py": "an example in its docstring",
}
EXAMPLE = re.compile(
    r"Example:|epilog=|python -m|^    \w+ = Vocabulary|shipboard\.new\(|^    \w+ \d "
)


def files() -> list[str]:
    """All files that git knows."""
    listed = subprocess.run(
        ["git", "ls-files"], cwd=REPOSITORY, capture_output=True, text=True, check=True
    )
    return [name for name in listed.stdout.splitlines() if (REPOSITORY / name).is_file()]


def naming(name: str, games: list[str]) -> list[str]:
    """The lines of a file that name a game to which it does not belong."""
    others = [game for game in games if not name.startswith(tuple(own.format(game) for own in OWN))]
    try:
        text = (REPOSITORY / name).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return []
    words = re.compile(rf"(?<![a-z])({'|'.join(others)})(?![a-z])", re.IGNORECASE)
    return [line for line in text.splitlines() if words.search(line)] if others else []


@pytest.fixture(scope="module")
def known() -> list[str]:
    """All files."""
    if not (REPOSITORY / ".git").exists():
        pytest.skip("this is no checkout")
    return files()


def test_no_file_names_a_game_to_which_it_does_not_belong(known: list[str]) -> None:
    games = list(shipboard.game_names())
    found = {name for name in known if naming(name, games)}
    assert {name for name in found if not name.startswith(tuple(EXCUSED))} == set()


def test_in_the_sources_a_game_is_named_in_examples_only(known: list[str]) -> None:
    games = list(shipboard.game_names())
    for name in known:
        if name.startswith("src/"):
            for line in naming(name, games):
                assert EXAMPLE.search(line), f"{name}: {line}"


def test_every_excuse_is_needed(known: list[str]) -> None:
    games = list(shipboard.game_names())
    found = [name for name in known if naming(name, games)]
    for excuse in EXCUSED:
        assert any(name.startswith(excuse) for name in found), excuse


def test_no_two_modules_of_the_house_have_one_name() -> None:
    """Games have the same parts by the same names; in the house a name says which module it is."""
    house = REPOSITORY / "src" / "shipboard"
    seen: dict[str, Path] = {}
    for path in sorted(house.rglob("*.py")):
        part = path.relative_to(house)
        if part.parts[0] != "games" and "migrations" not in part.parts and path.stem[:2] != "__":
            assert path.stem not in seen, f"{part} and {seen[path.stem]}"
            seen[path.stem] = part
