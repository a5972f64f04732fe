"""A reads a card of the space where A is."""

from __future__ import annotations

from .scenario import Scenario, scenario


def reading(card: str, at: str, *, dice: str = "", **more: object) -> Scenario:
    """A encounters a space with this card on top; the others are far away."""
    table: dict[str, object] = {
        "phase": "planning",
        "at": {"A": at, "B": "t2_a", "C": "t2_a"},
        "characters": {"A": "dax_marlowe"},
        "encounter": card,
    } | more
    scene = scenario(**table).dice(dice).answer("A", "plan", "credits")  # type: ignore[arg-type]
    while scene.asked() == [("A", "act")]:
        scene.pick("end")
    if scene.asked() == [("A", "encounter")]:
        scene.pick("space")
    return scene
