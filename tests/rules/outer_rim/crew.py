"""What a crew brings to the player who has it."""

from __future__ import annotations

from collections.abc import Mapping

from .scenario import Scenario


def brings(
    alone: Scenario, together: Scenario, skills: Mapping[str, int], values: Mapping[str, int]
) -> None:
    """With the crew A has so many skills and so much of each value more, and nothing else."""
    without, having = alone.values("A"), together.values("A")
    assert set(skills) <= set(without["skills"])
    assert having["skills"] == {
        skill: count + skills.get(skill, 0) for skill, count in without["skills"].items()
    }
    for value in ("health", "ground", "ship", "hull", "hyperdrive"):
        assert having[value] == without[value] + values.get(value, 0)
