"""Tests of Outer Rim outside its rules."""

from __future__ import annotations

from collections.abc import Iterator

from shipboard.kernel.state import State

SHORT = {"round_limit": "10"}


def late() -> Iterator[State]:
    """Before the final goal of each ambition."""
    from tests.rules.outer_rim.test_ambition_sheets import SHEETS, at_the_end

    for name in SHEETS:
        yield at_the_end(name, round_limit=10).g
