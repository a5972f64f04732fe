"""OUT-16: location rule I, Goals."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import scenario

PLACE_OF = {
    "star_compass": "bridge", "command_codes": "bridge", "night_watch": "quarters",
    "main_reactor": "engines", "hull_frames": "cargo", "drive_coils": "engines",
    "dark_residue": "labs", "air_moss": "labs", "cold_sleepers": "quarters",
    "ship_mind": "bridge", "power_trunk": "engines", "deep_scanner": "labs",
    "cargo_doors": "cargo", "water_loop": "quarters", "engine_mounts": "engines",
    "wreckage": "cargo",
}  # fmt: skip


@rule("OUT-16.1", "OUT-6.1")
@pytest.mark.parametrize("goal", PLACE_OF)
def test_a_goal_is_completed_only_at_its_location(goal: str) -> None:
    hand = ["sorting_drone"] * 4
    for place in ("bridge", "labs", "quarters", "cargo", "engines"):
        table = scenario(
            loc_goals="on", characters={"A": "deckhand"}, goals=[goal], tokens={"A": place},
            hands={"A": hand},
        )  # fmt: skip
        assert (f"complete:{goal}" in table.options("A")) == (place == PLACE_OF[goal])


@rule("OUT-16.1")
@pytest.mark.parametrize("option", ["loc_actions", "loc_draw_entropy", "loc_supply"])
def test_the_other_location_rules_do_not_bind_goals(option: str) -> None:
    chosen: dict[str, Any] = {option: "on"}
    table = scenario(
        goals=["water_loop"], tokens={"A": "labs"}, hands={"A": ["pipe_cuff", "dark"]},
        **chosen,
    )  # fmt: skip
    assert "complete:water_loop" in table.options("A")


@rule("OUT-16.2")
def test_goals_are_played_discarded_and_sabotaged_from_everywhere() -> None:
    table = scenario(
        loc_goals="on", tokens={"A": "engines", "B": "engines"}, goals=["star_compass"],
        hands={"A": ["hull_frames"]}, completed={"A": ["air_moss"], "B": ["water_loop"]},
    )  # fmt: skip
    assert {"play_goal", "sabotage:air_moss"} <= set(table.options("A"))
    table.act("play_goal")
    assert table.zone("goals_in_play") == ["hull_frames"]
    assert table.zone("discard") == ["star_compass"]
    assert table.options("B") == ["pass", "sabotage:water_loop"]
    table.act("sabotage:air_moss")
    assert table.survival("A") == 5
