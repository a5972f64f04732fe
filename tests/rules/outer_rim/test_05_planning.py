"""RIM-5: the planning step."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import scenario


@rule("RIM-5.1", "RIM-R14")
@pytest.mark.parametrize("damage", [(0, 0), (2, 1)])
def test_one_moves_recovers_or_earns(damage: tuple[int, int]) -> None:
    table = scenario(damage={"A": damage})
    assert table.asked() == [("A", "plan")]
    assert table.options() == ["credits", "move", "recover"]


@rule("RIM-5.1")
def test_earning_brings_2000_credits_and_is_all() -> None:
    table = scenario(at={"A": "halcyon"}, credits={"A": 1000}, damage={"A": (1, 1)})
    table.choose("credits")
    assert table.credits("A") == 3000
    assert table.damage("A") == (1, 1)
    assert table.where("A") == "halcyon"
    assert table.asked() == [("A", "act")]


@rule("RIM-5.1", "RIM-5.3")
def test_recovering_removes_all_damage_of_character_and_ship() -> None:
    table = scenario(at={"A": "halcyon"}, credits={"A": 1000}, damage={"A": (3, 2), "B": (1, 1)})
    table.choose("recover")
    assert table.damage("A") == (0, 0)
    assert table.damage("B") == (1, 1)
    assert table.credits("A") == 1000
    assert table.asked() == [("A", "act")]


@rule("RIM-5.1")
def test_moving_leaves_damage_and_purse_as_they_are() -> None:
    table = scenario(at={"A": "halcyon"}, credits={"A": 1000}, damage={"A": (3, 2)})
    table.fly("t2_m", "deepmere").choose("stop")
    assert table.damage("A") == (3, 2)
    assert table.credits("A") == 1000
    assert table.asked() == [("A", "act")]


@rule("RIM-5.2", "RIM-23.4")
def test_who_is_defeated_recovers_unasked_and_stands_up() -> None:
    table = scenario(
        phase="turn", at={"A": "halcyon"}, damage={"A": (4, 1)}, defeated=["A"], credits={"A": 1000}
    )
    assert table.damage("A") == (0, 0)
    assert not table.defeated("A")
    assert table.credits("A") == 1000
    assert table.asked() == [("A", "act")]  # the rest of the turn is normal


@rule("RIM-5.1", "RIM-5.4", "RIM-24.4")
@pytest.mark.parametrize("place", ["halcyon", "t2_m"])
def test_a_planning_ability_takes_the_place_of_the_others(place: str) -> None:
    """Quill Vance, flipped, holds a market on planets and navpoints."""
    table = scenario(
        at={"A": place},
        characters={"A": "quill_vance"},
        flipped=["A"],
        patrols={"rebel": ("t2_m", 1)},
    )
    assert table.options()[:3] == ["credits", "move", "recover"]
    assert table.usable() == ["quill_vance"]
    table.use("quill_vance")
    assert table.asked() == [("A", "market_discard")]
    table.pick("none", "none")
    assert table.asked() == [("A", "act" if place == "halcyon" else "encounter")]
    assert table.credits("A") == 0
    assert ("market" in table.options()) == (place == "halcyon")  # the action is still there


@rule("RIM-5.4")
def test_a_planning_ability_is_offered_only_where_it_works() -> None:
    for place, flipped in (("maelstrom", ["A"]), ("halcyon", [])):
        table = scenario(at={"A": place}, characters={"A": "quill_vance"}, flipped=flipped)
        assert table.options() == ["credits", "move", "recover"]
