"""OUT-7: Gear and Scrap."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.rule import rule

from . import printed
from .scenario import scenario


def pays(icons: str, cost: str) -> bool:
    """OUT-7.3, 7.4 from scratch: give each icon of the cost an icon of its own."""
    if not cost:
        return True
    wanted, rest = cost[0], cost[1:]
    fitting = {*icons} if wanted == "A" else {wanted, "A"} & {*icons}
    return any(pays(icons.replace(icon, "", 1), rest) for icon in fitting)


def offered(gear: tuple[str, ...], goal: str) -> bool:
    """Whether a player with every skill and this Gear may complete the Goal."""
    table = scenario(characters={"A": "deckhand"}, hands={"A": [*gear]}, goals=[goal])
    return f"complete:{goal}" in table.options("A")


@rule("OUT-7.1", "OUT-7.2", "OUT-R15")
@pytest.mark.parametrize("gear", printed.GEAR)
def test_a_gear_names_one_goal_and_shows_its_icons(gear: str) -> None:
    name, goal, icons = printed.GEAR[gear]
    cards = scenario().g.cards
    design = cards.names["card"].index(gear)
    assert cards.titles["card"][design] == name
    assert cards.icons[design] == tuple(icons.count(icon) for icon in "XPTLA")
    assert printed.GOALS[goal][3] == gear
    # No single Gear covers a Scrap cost, so alone it completes just the Goal that it names.
    assert [other for other in printed.GOALS if offered((gear,), other)] == [goal]


@rule("OUT-7.2", "OUT-R15")
def test_each_gear_belongs_to_a_different_goal() -> None:
    assert len(printed.GEAR) == 16
    assert sorted(goal for _, goal, _ in printed.GEAR.values()) == sorted(printed.GOALS)
    shown = "".join(icons for _, _, icons in printed.GEAR.values())
    assert [shown.count(icon) for icon in "XPTLA"] == [9, 16, 16, 15, 4]


@rule("OUT-7.3", "OUT-7.4", "OUT-6.7", "OUT-R16")
@pytest.mark.parametrize("goal", printed.GOALS)
def test_two_or_three_gear_pay_exactly_where_their_icons_cover_the_cost(goal: str) -> None:
    _, _, _, named, cost = printed.GOALS[goal]
    others = [gear for gear in printed.GEAR if gear != named]
    sets = [*combinations(others, 2), *[*combinations(others, 3)][::6]]
    for gear in sets:
        icons = "".join(printed.GEAR[one][2] for one in gear)
        assert offered(gear, goal) == pays(icons, cost), gear


@rule("OUT-7.3")
def test_each_icon_is_given_once_and_icons_beyond_the_cost_are_lost() -> None:
    # Star Compass costs X X P P: one X is too few, however many P there are.
    assert not offered(("cipher_key", "thaw_pump", "trunk_splicer"), "star_compass")
    table = scenario(hands={"A": ["cipher_key", "logic_lattice", "dark"]}, goals=["star_compass"])
    table.act("complete:star_compass").answers(
        "A", "goal_payment", "card:cipher_key", "card:logic_lattice", "done"
    )
    assert sorted(table.zone("discard")) == ["cipher_key", "logic_lattice"]
    assert table.completed("A") == ["star_compass"]


@rule("OUT-7.4", "OUT-R16")
def test_an_any_icon_on_gear_stands_for_whatever_is_needed() -> None:
    # Main Reactor costs X X X P; the Sorting Drone shows three jokers.
    assert offered(("sorting_drone", "compass_core"), "main_reactor")
    assert offered(("sorting_drone", "arc_welder"), "main_reactor")  # P, and jokers for X X X
    assert not offered(("sorting_drone", "mount_brace"), "main_reactor")  # four are missing
    assert offered(("spore_tray", "residue_flask"), "main_reactor")  # X X X, a joker for P
    assert not offered(("spore_tray", "mount_brace"), "main_reactor")


@rule("OUT-7.4", "OUT-R16")
def test_an_any_icon_in_a_cost_is_paid_by_whatever_type() -> None:
    # The Wreckage costs eight of any type.
    assert offered(("compass_core", "arc_welder"), "wreckage")  # 4 + 4
    assert not offered(("compass_core", "door_jack"), "wreckage")  # 4 + 3
    assert offered(("mount_brace", "door_jack", "spore_tray"), "wreckage")  # 3 + 3 + 3


@rule("OUT-7.5", "OUT-R17")
def test_superfluous_gear_may_be_included() -> None:
    table = scenario(
        hands={"A": ["compass_core", "arc_welder", "door_jack", "pipe_cuff"]},
        goals=["star_compass"],
    )
    table.act("complete:star_compass")
    # By name alone; the other three give no X, so nothing else pays.
    assert table.options("A") == ["card:compass_core"]
    table.answer("A", "goal_payment", "card:compass_core")
    assert table.options("A") == ["done"]
    more = scenario(
        hands={"A": ["compass_core", "logic_lattice", "door_jack", "pipe_cuff"]},
        goals=["star_compass"],
        deck=[],
    )
    more.act("complete:star_compass").answer("A", "goal_payment", "card:compass_core")
    assert more.options("A") == ["card:logic_lattice", "done"]  # in ascending order
    more.answer("A", "goal_payment", "card:logic_lattice")
    assert more.options("A") == ["card:door_jack", "card:pipe_cuff", "done"]
    more.answers("A", "goal_payment", "card:door_jack", "card:pipe_cuff")
    assert more.hand("A") == []
    assert len(more.zone("discard")) == 4


@rule("OUT-7.6", "OUT-R18")
def test_scrap_icons_clear_what_content_asks_for() -> None:
    table = scenario(
        hands={"A": ["compass_core", "door_jack", "mount_brace"]}, ongoing=["fuel_leak"]
    )
    table.act("clear:fuel_leak")  # tools and plating
    assert table.options("A") == ["card:compass_core", "card:door_jack", "card:mount_brace"]
    table.answer("A", "clear_payment", "card:compass_core")
    assert table.options("A") == ["card:door_jack", "card:mount_brace"]
    table.answer("A", "clear_payment", "card:door_jack")
    assert table.options("A") == ["card:mount_brace", "done"]
    table.answer("A", "clear_payment", "done")
    assert table.hand("A") == ["mount_brace"]
    assert table.zone("ongoing") == []


@rule("OUT-7.6", "OUT-R18")
def test_the_scrap_act_counts_cards_and_gathering_uses_no_icons() -> None:
    rich = scenario(hands={"A": ["residue_flask", "fuel_igniter"]}, supply=["dark"])
    assert "scrap" not in rich.options("A")  # eight icons, but two cards
    poor = scenario(hands={"A": ["door_jack", "mount_brace", "spore_tray"]})
    assert "scrap" in poor.options("A")
    table = scenario(hands={"A": ["residue_flask", "dark"]}, supply=["arc_welder", "pipe_cuff"])
    table.act("gather").answer("A", "gather_leave", "card:residue_flask")
    table.answer("A", "gather_take", "card:pipe_cuff")
    assert table.survival("A") == 3
    assert table.zone("discard") == []
    assert table.hand("A") == ["dark", "pipe_cuff"]
