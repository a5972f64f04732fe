"""INT-R105: what is taken for a player whose clock has run out."""

from __future__ import annotations

import pytest

from shipboard.kernel.match import Match
from tests.rule import rule

from .scenario import GAME, LETTERS, Scenario, scenario
from .test_02_setup import with_traits


def at_table(table: Scenario) -> Match:
    """The table as people play it."""
    match = Match(GAME, table.g.players, seed=1)
    match.state = table.g
    return match


def by_chance(_: object) -> str:
    raise AssertionError("left to chance")


def run_out(table: Scenario, kind: str) -> str:
    """The clock of the one seat that is asked this runs out; returns what was answered for it."""
    ((seat, asked),) = table.asked()
    assert asked == kind
    match = at_table(table)
    match.run_out(LETTERS.index(seat), choose=by_chance)
    return match.answers[-1].option


@rule("INT-R105", "INT-7.5")
def test_a_failed_check_costs_the_first_card_of_the_list() -> None:
    orders: list[list[str | int]] = [["winded", "limp", 1, 1], ["limp", 1, 1, "winded"]]
    for cards in orders:
        table = scenario(active="B", at={"B": "galley"}, npcs={}, physical=cards)
        table.do("wreck", "galley")
        listed = at_table(table).decisions[0].options
        assert {"card:winded", "card:limp"} <= set(listed)
        assert run_out(table, "fail_penalty") == listed[0]
        assert table.physical("B") == [listed[0].removeprefix("card:")]


@rule("INT-R105", "INT-14.5")
@pytest.mark.parametrize(
    ("carried", "new"), [("fire_axe", "scattergun"), ("scattergun", "fire_axe")]
)
def test_the_new_item_is_dropped(carried: str, new: str) -> None:
    table = scenario(
        active="B",
        at={"B": "storage", "prime": "galley"},
        npcs={},
        items={"B": [carried]},
        tech=[new, "key_card", "sedative"],
    )
    table.do("search").pick(new)
    assert run_out(table, "encumbrance") == f"card:{new}"
    assert table.items("B") == [carried]


@rule("INT-R105", "INT-2.12")
def test_brood_is_put_in_the_room_of_the_prime() -> None:
    table = with_traits("twin_birth", without=("skitterlings",))
    table.pick("loading_bay")
    run_out(table, "place_brood")
    assert table.where("brood_twin") == "loading_bay"


@rule("INT-R105", "INT-16.11")
def test_a_forced_reveal_shows_the_first_face_down_slot() -> None:
    for traits in (["iron_sinew", "mind_thief"], ["mind_thief", "iron_sinew"]):
        table = scenario(
            active="B",
            at={"B": "observation_deck", "prime": "galley"},
            npcs={},
            traits={"A": traits},
            mental=[5, 5, 5, 5],
        )
        table.do("activate").passing()
        run_out(table, "forced_reveal")
        assert table.shown("A") == traits[:1]


@rule("INT-R105", "INT-17.2")
def test_a_light_penalty_is_ignored() -> None:
    table = scenario(
        active="B", characters={"B": "abigail_ruth"}, at={"B": "galley"}, npcs={},
        physical=["winded", 3, 3, 2],
    )  # fmt: skip
    table.do("wreck", "galley").pick("winded")
    assert run_out(table, "ignore_penalty") == "ignore"
    assert table.ignored("B") == "winded"


@rule("INT-R105", "INT-11.6")
def test_who_can_breathe_lives() -> None:
    table = scenario(
        active="B", at={"B": "brig", "prime": "galley"}, npcs={}, items={"B": ["rebreather"]},
        edges={"o_brig": "wrecked"},
    )  # fmt: skip
    table.answer("B", "action", "end_turn")
    assert run_out(table, "breach_save") == "use"
    assert table.living("B")


@rule("INT-R105")
def test_a_half_made_action_is_dropped_and_the_turn_ends() -> None:
    match = at_table(scenario(active="B", at={"B": "galley", "prime": "brig"}))
    match.answer(match.decisions[0], "move", 1)
    assert match.decisions[0].kind.name == "move_to"
    match.run_out(1, choose=by_chance)
    assert [answer.option for answer in match.answers] == ["end_turn"]
