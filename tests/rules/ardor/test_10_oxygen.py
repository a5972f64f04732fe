"""ARD-10: oxygen cells and Red Alert."""

from pathlib import Path

import pytest

from tests.rule import rule

from .homemade import event, homemade
from .scenario import Scenario, scenario

CALM = {"A": "crew", "B": "crew", "C": "crew", "D": "saboteur"}


def alert(table: Scenario) -> bool:
    shown: bool = table.view(None)["facts"]["red_alert"]
    return shown


@rule("ARD-10.1", "ARD-14.3")
@pytest.mark.parametrize("cells", [6, 5, 4, 3, 2])
def test_destroying_a_cell_lowers_the_number_of_cells_by_one(cells: int) -> None:
    table = scenario(step="play:cell_puncture", cells=cells, missions=CALM)
    assert table.cells == cells - 1
    assert table.outcome() is None


@rule("ARD-10.3")
@pytest.mark.parametrize(
    ("cells", "expected"), [(6, False), (4, False), (3, False), (2, True), (1, True)]
)
def test_the_ship_is_in_red_alert_while_two_or_fewer_cells_are_intact(
    cells: int, expected: bool
) -> None:
    assert alert(scenario(cells=cells, missions=CALM)) is expected


@rule("ARD-10.1", "ARD-10.3")
def test_the_fourth_cell_lost_of_six_leaves_only_red_alert_cells() -> None:
    table = scenario(step="reveal:cell_puncture,debris_strike", cells=3)
    assert not alert(table)
    table.answer("A", "resolve_next", "card:cell_puncture")
    assert table.cells == 2
    assert alert(table)


@rule("ARD-10.2", "ARD-10.3", "ARD-16.6")
def test_restoring_the_third_cell_ends_red_alert() -> None:
    table = scenario(
        content="base_extra", step="energy_post", cells=2, energy_in_front={"A": 1},
        malfunctions=[("fouled_cell", "ship", 0)],
    )  # fmt: skip
    assert alert(table)
    table.answer("A", "energy_post", "repair:1")
    assert table.cells == 3
    assert not alert(table)


@rule("ARD-10.2")
@pytest.mark.parametrize(("start", "cells", "after"), [(6, 6, 6), (6, 5, 6), (8, 7, 8), (8, 8, 8)])
def test_cells_never_exceed_their_starting_number(start: int, cells: int, after: int) -> None:
    table = scenario(
        content="base_extra", step="energy_post", cells=cells, energy_in_front={"A": 1},
        malfunctions=[("fouled_cell", "ship", 0)], cells_start=start,
    )  # fmt: skip
    table.answer("A", "energy_post", "repair:1")
    assert table.cells == after


@rule("ARD-10.2")
def test_two_cells_restored_at_once_stop_at_the_starting_number(tmp_path: Path) -> None:
    content = homemade(tmp_path, event("patch", "[{ restore_cell = 2 }]"))
    assert scenario(content=content, step="play:patch", cells=3).cells == 5
    assert scenario(content=content, step="play:patch", cells=5).cells == 6
    table = scenario(content=content, step="play:patch", cells=4, telling=True)
    assert table.told("cell_restored") == [{"number": 5}, {"number": 6}]


@rule("ARD-10.3")
@pytest.mark.parametrize(("cells", "expected"), [(4, False), (3, True), (2, True)])
def test_the_laboratory_may_set_where_red_alert_begins(cells: int, expected: bool) -> None:
    assert alert(scenario(cells=cells, alert_at=3, cells_start=4)) is expected


@rule("ARD-10.4", "ARD-12.7")
def test_several_cells_are_destroyed_one_at_a_time_with_every_window_in_between(
    tmp_path: Path,
) -> None:
    content = homemade(tmp_path, event("double", "[{ destroy_cell = 2 }]"))
    table = scenario(
        content=content, step="play:double", cells=3, missions=CALM, hands={"D": ["martyr"]},
        telling=True,
    )  # fmt: skip
    assert table.asked() == [("D", "martyr_red")]
    assert table.cells == 1
    assert table.log() == ["carried_out", "cell_lost", "cell_lost", "window"]

    table = scenario(
        content=content, step="play:double", cells=2, missions=CALM, hands={"D": ["martyr"]}
    )
    assert table.asked() == [("D", "martyr_red")]
    assert table.cells == 1, "the window comes after the first cell, before the second"
    table.answer("D", "martyr_red", "decline")
    assert table.cells == 0
    assert table.outcome() == ("red", "oxygen", "D")


@rule("ARD-10.4", "ARD-12.3", "ARD-12.7", "ARD-13.1")
def test_a_cell_brought_back_between_two_losses_is_lost_by_the_second(tmp_path: Path) -> None:
    content = homemade(tmp_path, event("double", "[{ destroy_cell = 2 }]"))
    table = scenario(
        content=content, step="play:double", cells=1, missions=CALM,
        hands={"B": ["martyr"], "C": ["martyr"]},
    )  # fmt: skip
    table.answer("B", "martyr_blue", "play:martyr")
    assert table.health("B") == 0
    assert table.asked() == [("C", "martyr_blue")], "the second loss opens a window of its own"
    table.answer("C", "martyr_blue", "decline")
    assert table.outcome() == ("red", "oxygen", "D")


@rule("ARD-10.4", "ARD-10.5")
def test_each_of_several_destructions_is_prevented_on_its_own(tmp_path: Path) -> None:
    content = homemade(tmp_path, event("double", "[{ destroy_cell = 2 }]"))
    table = scenario(
        content=content, step="play:double", cells=2, protected=True, telling=True,
        missions=CALM, hands={"D": ["martyr"]},
    )  # fmt: skip
    assert table.cells == 2
    assert table.log()[:3] == ["carried_out", "prevented", "prevented"]
    assert "cell_lost" not in table.log()


@rule("ARD-10.5", "ARD-14.10")
@pytest.mark.parametrize("card", ["cell_puncture", "debris_strike", "chain_tremor"])
def test_a_prevented_destruction_flips_nothing_and_nothing_reacts(card: str) -> None:
    table = scenario(
        step=f"reveal:{card},energy", cells=2, alert_at=1, protected=True, missions=CALM,
        hands={"D": ["martyr"]},
    )  # fmt: skip
    table.answer("A", "resolve_next", f"card:{card}")
    if card == "debris_strike":
        table.answer("A", "strike_choice", "cell")
    if card == "chain_tremor":
        assert table.asked() == [("A", "tremor_choice")]
        table.answer("A", "tremor_choice", "return")
    assert table.cells == 2
    assert table.asked() == [("A", "energy_post")], "no window opens"
    assert "prevented" in table.log()
    assert "cell_lost" not in table.log()
    assert "window" not in table.log()


@rule("ARD-10.5", "ARD-12.4", "ARD-R33")
def test_a_prevented_loss_with_one_cell_left_opens_no_window() -> None:
    table = scenario(
        step="play:chain_tremor", cells=1, protected=True, missions=CALM, hands={"D": ["martyr"]}
    )
    assert table.asked() == [("A", "tremor_choice")]
    assert table.cells == 1


@rule("ARD-10.6", "ARD-13.1", "ARD-R63", "ARD-R65")
def test_when_no_cell_is_left_and_none_is_restored_red_has_won() -> None:
    table = scenario(step="play:cell_puncture", cells=1, missions=CALM, telling=True)
    assert table.cells == 0
    assert table.outcome() == ("red", "oxygen", "D")
    assert table.log() == [
        "carried_out", "cell_lost", "window",
        "mission_shown", "mission_shown", "mission_shown", "mission_shown", "game_over",
    ]  # fmt: skip
    assert table.told("cell_lost") == [{"number": 0}]
    assert table.told("window") == [{"moment": "The last cell is gone. Will anybody answer?"}]
    assert table.told("game_over") == [{"team": "red", "reason": "all oxygen cells are destroyed"}]


@rule("ARD-10.6", "ARD-12.3")
def test_the_blue_window_comes_before_the_oxygen_win() -> None:
    table = scenario(step="play:cell_puncture", cells=1, missions=CALM, hands={"C": ["martyr"]})
    assert table.asked() == [("C", "martyr_blue")]
    assert table.outcome() is None
    assert table.cells == 0


@rule("ARD-10.1", "ARD-10.5", "ARD-14.5")
def test_a_protected_ship_keeps_its_cell_at_the_start_of_the_turn() -> None:
    table = scenario(malfunctions=[("venting_seam", "A", 0)], protected=True, cells=4)
    assert table.cells == 4
    table = scenario(malfunctions=[("venting_seam", "A", 0)], cells=4)
    assert table.cells == 3
