"""Other versions than this one: copies of the sources with a change."""

from __future__ import annotations

import shutil
from pathlib import Path

import shipboard

Change = tuple[str, str, str]  # file, what is there, what stands there instead

# Every deal and every shuffle is another one; all that is saved means the same.
OTHER_DEAL = ("kernel/chance.py", "g.key + g.streams[stream]", 'g.key + b"!" + g.streams[stream]')
# A state has a field more than those that were saved.
OTHER_STATES = ("kernel/state.py", "self.moment = 0", "self.moment = self.tide = 0")


def version_with(folder: Path, change: Change) -> Path:
    """The sources of a version with this change."""
    copied(folder)
    file, old, new = change
    where = folder / "shipboard" / file
    text = where.read_text()
    assert old in text
    where.write_text(text.replace(old, new))
    return folder


def version_with_the_toy(folder: Path) -> Path:
    """The sources of a version that also has the toy game of the kernel's tests."""
    game = copied(folder) / "games" / "cargo"
    game.mkdir()
    (game / "__init__.py").write_text('"""The toy game."""\n')
    toy = (Path(__file__).parent.parent / "kernel" / "toy.py").read_text()
    assert "bots={}" in toy
    (game / "table.py").write_text(toy.replace("bots={}", 'bots={"careless": Careless}'))
    return folder


def copied(folder: Path) -> Path:
    """A copy of the sources in this folder."""
    ours = Path(shipboard.__file__).parent
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "static")
    return shutil.copytree(ours, folder / "shipboard", ignore=ignored)
