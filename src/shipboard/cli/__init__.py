"""The command `shipboard`. Typer and rich come with an extra; without it one sentence says so."""

from __future__ import annotations

import sys
from collections.abc import Sequence

EXTRA = ("typer", "rich")


def main(args: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code."""
    try:
        from .app import run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in EXTRA:
            raise
        sys.exit(_say("this command needs more packages: pip install shipboard[terminal]"))
    sys.exit(run(args))


def _say(problem: str) -> int:
    print(f"shipboard: {problem}", file=sys.stderr)
    return 2
