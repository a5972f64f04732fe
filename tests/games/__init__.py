"""What the tests of all games take from a game's own folder here, where it has it.

<game>/golden/       transcripts, digests and trees, written by tests.conformance.golden
<game>/<game>.toml   an owner's content file that uses every word of the vocabulary
<game>/__init__.py   `SHORT`: options with which people who choose at random come to an end;
                     `ENDLESS`: options with which, together, they never do;
                     `late()`: positions to which they hardly ever come
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from shipboard.kernel.state import State

HERE = Path(__file__).parent


def folder(game: str) -> Path:
    """Where the tests of a game keep what is its own."""
    return HERE / game


def late(game: str) -> list[State]:
    """Positions of games from which it can happen what hardly ever happens from the beginning."""
    own = f"{__name__}.{game}"
    made = getattr(import_module(own), "late", list) if find_spec(own) else list
    return list(made())


def short(game: str) -> dict[str, str]:
    """Options with which a game of people who choose at random ends soon."""
    own = f"{__name__}.{game}"
    found: dict[str, str] = getattr(import_module(own), "SHORT", {}) if find_spec(own) else {}
    return found


def endless(game: str) -> list[dict[str, str]]:
    """Options with which, together, people who choose at random never come to an end."""
    own = f"{__name__}.{game}"
    found: list[dict[str, str]] = (
        getattr(import_module(own), "ENDLESS", []) if find_spec(own) else []
    )
    return found
