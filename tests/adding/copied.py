"""A copy of sources and tests with the folders of one game more."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import shipboard

TOY = Path(__file__).parent / "crescent"
REPOSITORY = Path(__file__).parents[2]
# What the suite of all games does not need of the tests.
LEFT_OUT = ("rules", "browser", "deploy", "stores", "terminal", "__pycache__")


def with_the_toy(folder: Path) -> Path:
    """The sources, interpreted, and the toy among the games: nothing else is different."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(Path(shipboard.__file__).parent, folder / "shipboard", ignore=ignored)
    shutil.copytree(TOY, folder / "shipboard" / "games" / TOY.name, ignore=ignored)
    return folder


def with_the_suite(folder: Path) -> Path:
    """The same with the suite of all games and the tools, as they are."""
    shutil.copytree(
        REPOSITORY / "tests", folder / "tests", ignore=shutil.ignore_patterns(*LEFT_OUT)
    )
    shutil.copytree(REPOSITORY / "tools", folder / "tools")
    shutil.copy(REPOSITORY / "pyproject.toml", folder)
    return folder


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a folder, on the sources that are there."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": str(folder), "COLUMNS": "100"},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
