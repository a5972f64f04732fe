"""A copy of the sources with one folder more."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import shipboard

TOY = Path(__file__).parent / "crescent"
REPOSITORY = Path(__file__).parents[2]


def with_the_toy(folder: Path) -> Path:
    """The sources, interpreted, and the toy among the games: nothing else is different."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__")
    shutil.copytree(Path(shipboard.__file__).parent, folder / "shipboard", ignore=ignored)
    shutil.copytree(TOY, folder / "shipboard" / "games" / TOY.name, ignore=ignored)
    return folder


def run(sources: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python on these sources."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=REPOSITORY,
        env=os.environ | {"PYTHONPATH": str(sources), "COLUMNS": "100"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
