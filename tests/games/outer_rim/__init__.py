"""Tests of Outer Rim outside its rules."""

from __future__ import annotations

from collections.abc import Iterator

from shipboard.kernel.state import State

SHORT = {"round_limit": "10"}
# Nobody completes all goals of an ambition by chance.
ENDLESS = [{"ambitions": "on", "round_limit": "0"}]
JOBS_FOR_TWO = {"55": ("jb18x", "halcyon"), "59": ("jb22x", "twinsand")}


def late() -> Iterator[State]:
    """Before the final goal of each ambition, and before jobs that are seldom attempted."""
    from tests.rules.outer_rim.scenario import scenario
    from tests.rules.outer_rim.test_ambition_sheets import SHEETS, at_the_end
    from tests.rules.outer_rim.test_databank import JOBS

    for name in SHEETS:
        yield at_the_end(name, round_limit=10).g
    places = {number: row[:2] for number, row in JOBS.items() if int(number) > 45}
    for number, (job, place) in (places | JOBS_FOR_TWO).items():
        for card in (f"{number}a", f"{number}b"):
            table = scenario(
                expansion="on",
                phase="encounter",
                at={"A": place, "B": place},
                assets={"A": [job]},
                round_limit=10,
            )
            yield table.draws(card).g
