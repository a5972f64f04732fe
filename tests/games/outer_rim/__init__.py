"""Tests of Outer Rim outside its rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from shipboard.kernel.state import State

HERE = Path(__file__).parent
SHORT = {"round_limit": "10"}
# Nobody completes all goals of an ambition by chance.
ENDLESS = [{"ambitions": "on", "round_limit": "0"}]
JOBS_FOR_TWO = {"55": ("jb18x", "halcyon"), "59": ("jb22x", "twinsand")}


def late() -> Iterator[State]:
    """Before the final goal of each ambition, before jobs that are seldom attempted, and before
    what seldom befalls who has a Mirror Hull or is hunted by an automatic opponent.
    """
    from tests.rules.outer_rim.rivals import alone
    from tests.rules.outer_rim.scenario import scenario
    from tests.rules.outer_rim.test_43_characters import hunting
    from tests.rules.outer_rim.test_70_rival_hunter import beaten as hunted
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
    for card in ("57a", "57b"):
        both = {"A": "t2_m", "B": "t2_m"}
        loot = {"A": ["jb20x"], "B": ["gm01"]}
        robber = scenario(
            expansion="on", phase="encounter", at=both, assets=loot, credits={"A": 5000},
            round_limit=10,
        )  # fmt: skip
        yield robber.draws(card).g
    yield hunting(assets={"B": ["lx12x"]}, ships={"B": "kestrel"}, round_limit=10).g
    yield hunted(reputation={"A": {"hutt": -1, "syndicate": -1}}).g
    yield alone("ai_1", goals=["gloomrock"], round_limit=10).g
    # Before a turn of an automatic opponent.
    yield scenario(
        players=1, phase="encounter", expansion="on", characters={"B": "ilsa_venn"},
        at={"B": "t5_a"}, patrols={"hutt": ("t5_a", 2)}, ai_cards={"B": ["ai_ilsa_venn"]},
        round_limit=10,
    ).g  # fmt: skip
    own = HERE / "stubborn.toml"
    yield scenario(
        players=1, phase="encounter", content=f"house,file:{own}", damage={"B": (4, 0)},
        defeated=("B",), ai_cards={"B": ["ai_own"]}, round_limit=10,
    ).g  # fmt: skip
