"""What tests of the market share: a buyer at a planet, cards of one's own, where patrols begin."""

from __future__ import annotations

from .scenario import Scenario, scenario

HOME = {"hutt": "e2_h", "syndicate": "e1_s", "imperial": "e2_i", "rebel": "e1_r"}
EVENT = """
[[market]]
id = "lx91"
name = "Windfall"
deck = "luxury"
type = "event"
cost = 1000
do = [{ credits = 5000 }]
"""


def shopping(**more: object) -> Scenario:
    """A at the market of Halcyon Plain."""
    table: dict[str, object] = {
        "phase": "action",
        "at": {"A": "halcyon"},
        "characters": {"A": "dax_marlowe"},
        "credits": {"A": 20_000},
    } | more
    return scenario(**table).act("market")  # type: ignore[arg-type]


def patrols(table: Scenario) -> dict[str, str | None]:
    """Where the patrols are."""
    return {faction: table.patrol(faction)[0] for faction in HOME}


def do(table: Scenario) -> Scenario:
    """Say yes to what is asked."""
    return table.choose(next(option for option in table.options() if option.startswith("do:")))
