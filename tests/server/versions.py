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
    ours = Path(shipboard.__file__).parent
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "static")
    shutil.copytree(ours, folder / "shipboard", ignore=ignored)
    file, old, new = change
    where = folder / "shipboard" / file
    text = where.read_text()
    assert old in text
    where.write_text(text.replace(old, new))
    return folder
