"""OUT-19: location rule IV, Supply."""

from typing import Any

import pytest

from shipboard.games.outsider.table import GAME
from shipboard.kernel.match import Match
from shipboard.kernel.state import Refused
from tests.rule import rule

from .scenario import scenario

PLACES = ["bridge", "labs", "quarters", "cargo", "engines"]


@rule("OUT-19.1", "OUT-19.2", "OUT-9.2")
@pytest.mark.parametrize("supply_location", [None, *PLACES])
def test_the_supply_is_gathered_only_at_its_location(supply_location: str | None) -> None:
    options: dict[str, Any] = (
        {} if supply_location is None else {"supply_location": supply_location}
    )
    for place in PLACES:
        table = scenario(
            loc_supply="on", tokens={"A": place}, hands={"A": ["dark"]}, supply=["door_jack"],
            **options,
        )  # fmt: skip
        here = place == (supply_location or "cargo")
        assert ("gather" in table.options("A")) == here


@rule("OUT-19.1")
def test_only_the_five_locations_can_hold_the_supply() -> None:
    with pytest.raises(Refused):
        Match(GAME, 4, {"loc_supply": "on", "supply_location": "deck"})


@rule("OUT-19.2")
@pytest.mark.parametrize("option", ["loc_goals", "loc_actions", "loc_draw_entropy"])
def test_without_rule_four_the_supply_is_everywhere(option: str) -> None:
    chosen: dict[str, Any] = {option: "on"}
    table = scenario(tokens={"A": "engines"}, hands={"A": ["dark"]}, supply=["door_jack"],
                     **chosen)  # fmt: skip
    assert "gather" in table.options("A")


@rule("OUT-R62", "OUT-19.2")
def test_a_bonus_that_trades_with_the_supply_needs_no_place() -> None:
    table = scenario(
        loc_supply="on", ongoing=["lights_out"], tokens={"A": "bridge"}, hands={"A": ["pipe_cuff"]},
        supply=["door_jack", "dark"], completed={"A": ["cargo_doors"]},
    )  # fmt: skip
    assert "gather" not in table.options("A")
    table.act("sabotage:cargo_doors")
    assert table.asked() == [("A", "gather_take")]
    table.answer("A", "gather_take", "card:door_jack")
    assert table.hand("A") == ["door_jack"]


@rule("OUT-R50", "OUT-18.4")
def test_the_supply_of_a_destroyed_location_cannot_be_gathered_any_more() -> None:
    table = scenario(
        step="entropy", loc_supply="on", loc_draw_entropy="on", piles={"cargo": ["dark"]},
        tokens={"B": "cargo"}, hands={"B": ["dark", "pipe_cuff"]}, supply=["door_jack"],
    )  # fmt: skip
    table.answer("A", "entropy_location", "place:cargo").answer("B", "flee_to", "place:labs")
    assert table.asked() == [("B", "act")]
    assert "gather" not in table.options("B")
    assert table.zone("supply") == ["door_jack"]


@rule("OUT-R50", "OUT-16.1", "OUT-18.4")
def test_a_goal_whose_location_is_destroyed_cannot_be_completed_but_replaced() -> None:
    table = scenario(
        loc_goals="on", loc_draw_entropy="on", goals=["water_loop"], piles={"quarters": []},
        tokens={"A": "bridge"}, hands={"A": ["pipe_cuff", "dark", "wreckage"]},
    )  # fmt: skip
    assert "complete:water_loop" not in table.options("A")
    table.act("move")
    assert table.token("A") == "labs", "the quarters are closed, so there was no choice"
    assert "complete:water_loop" not in table.options("A")
    table.act("play_goal").answer("A", "goal_to_play", "card:wreckage")
    assert table.zone("discard") == ["water_loop"]
