"""RIM-19: reputation."""

from __future__ import annotations

from itertools import product

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

FACTIONS = ("hutt", "syndicate", "imperial", "rebel")
STANDINGS = (-1, 0, 1)


def informer(imperial: int, rebel: int) -> Scenario:
    """Informer's Fee: gain with one of the two, lose with the other."""
    table = scenario(
        phase="encounter",
        at={"A": "halcyon"},
        reputation={"A": {"imperial": imperial, "rebel": rebel, "hutt": -1, "syndicate": 1}},
        encounter="enc_2-4",
    )
    return table.pick("space")


@rule("RIM-19.1", "RIM-19.2", "RIM-19.3")
@pytest.mark.parametrize(("imperial", "rebel"), list(product(STANDINGS, STANDINGS)))
def test_gains_and_losses_go_one_space_and_end_at_the_last(imperial: int, rebel: int) -> None:
    up = {-1: 0, 0: 1, 1: 1}
    down = {1: 0, 0: -1, -1: -1}
    table = informer(imperial, rebel)
    assert table.asked() == [("A", "choose")]
    assert table.options() == ["block:enc_2-4A", "block:enc_2-4A_2"]
    other = table.copy().pick("enc_2-4A_2")
    table.pick("enc_2-4A")
    assert table.reputation("A", "imperial") == up[imperial]
    assert table.reputation("A", "rebel") == down[rebel]
    assert other.reputation("A", "imperial") == down[imperial]
    assert other.reputation("A", "rebel") == up[rebel]
    for each in (table, other):
        assert (each.reputation("A", "hutt"), each.reputation("A", "syndicate")) == (-1, 1)
        assert [each.reputation("B", faction) for faction in FACTIONS] == [0, 0, 0, 0]


@rule("RIM-19.3")
def test_a_change_without_effect_is_not_told() -> None:
    assert informer(1, -1).pick("enc_2-4A").told("standing_is") == []


@rule("RIM-19.4")
@pytest.mark.parametrize(("standing", "credits"), [(-1, 1000), (0, 4000), (1, 8000)])
def test_neutral_reputation_brings_and_costs_nothing(standing: int, credits: int) -> None:  # noqa: A002
    """Toll asks for both, positive and negative."""
    table = scenario(
        phase="encounter",
        at={"A": "murkholm"},
        credits={"A": 4000},
        reputation={"A": {"hutt": standing}},
        encounter="enc_4-3",
    ).pick("space")
    assert table.credits("A") == credits


@rule("RIM-19.4", "RIM-14.2")
@pytest.mark.parametrize("standing", STANDINGS)
def test_only_a_hostile_patrol_must_be_met(standing: int) -> None:
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        patrols={"hutt": ("twinsand", 1)},
        reputation={"A": {"hutt": standing}},
        rolled=["blank blank", "hit blank blank"],
    )
    if standing < 0:
        assert table.asked() == [("A", "push_to")]  # fought and lost, unasked
    else:
        assert table.asked() == [("A", "encounter")]


# Any faction.


@rule("RIM-R328")
def test_a_gain_may_name_any_faction() -> None:
    """The Forger; even one whose favour one has."""
    table = scenario(
        phase="encounter",
        at={"A": "ring_of_kafrene"},
        credits={"A": 3000},
        reputation={"A": {"hutt": 1}},
        encounter="enc_6-4",
    ).pick("space")
    assert table.asked() == [("A", "may")]
    table.pick(table.options()[1])
    assert table.asked() == [("A", "target_faction")]
    assert table.options() == [f"faction:{faction}" for faction in sorted(FACTIONS)]
    table.pick("hutt")
    assert table.credits("A") == 0
    assert [table.reputation("A", faction) for faction in FACTIONS] == [1, 0, 0, 0]


def denounced(standings: dict[str, int]) -> Scenario:
    """A's Planted Informer speaks of B, who is more famous."""
    table = scenario(
        phase="action",
        at={"A": "twinsand", "B": "twinsand"},
        assets={"A": ["lx06"]},
        fame={"B": 3},
        reputation={"B": standings},
    )
    return table.act("abilities").use("lx06")


@rule("RIM-R328")
def test_a_loss_names_a_faction_that_can_still_be_lost() -> None:
    table = denounced({"hutt": -1, "rebel": 1, "imperial": -1})
    assert table.asked() == [("A", "target_faction")]
    assert table.options() == ["faction:rebel", "faction:syndicate"]
    table.pick("rebel")
    assert [table.reputation("B", faction) for faction in FACTIONS] == [-1, 0, -1, 0]
    assert table.fame("A") == 1
    assert "lx06" not in table.assets("A")


@rule("RIM-R328", "RIM-R10")
def test_the_only_faction_that_can_be_lost_is_lost_unasked() -> None:
    table = denounced({"hutt": -1, "rebel": -1, "imperial": -1})
    assert table.asked() != [("A", "target_faction")]
    assert [table.reputation("B", faction) for faction in FACTIONS] == [-1, -1, -1, -1]


@rule("RIM-R328", "RIM-R3")
def test_where_all_are_lost_already_the_rest_still_happens() -> None:
    table = denounced(dict.fromkeys(FACTIONS, -1))
    if table.asked() == [("A", "target_faction")]:
        table.pick("hutt")
    assert [table.reputation("B", faction) for faction in FACTIONS] == [-1, -1, -1, -1]
    assert table.fame("A") == 1
