"""RIM-14: what can be an encounter, and what must be."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario


def meeting(**more: object) -> Scenario:
    """A in the encounter step on Halcyon Plain; the others are far away."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": "halcyon"},
        "characters": {"A": "dax_marlowe"},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


CONTACTS = ["contact:halcyon_left", "contact:halcyon_right"]


@rule("RIM-14.1", "RIM-R32", "RIM-18.1")
def test_all_that_is_here_can_be_encountered_and_nothing_else() -> None:
    """No way to encounter nothing; a job for elsewhere and a contact elsewhere do not count."""
    table = meeting(
        at={"A": "halcyon", "B": "halcyon"},
        characters={"A": "grath"},
        flipped="A",
        ships={"A": "kestrel"},
        assets={"A": ["jb12", "jb10", "bt04", "tarrukk"]},
        patrols={"imperial": ("halcyon", 1), "hutt": ("t2_a", 1)},
    )
    assert table.asked() == [("A", "encounter")]
    assert table.usable() == ["grath"]
    assert [option for option in table.options() if not option.startswith("use:")] == [
        *CONTACTS, "crew:tarrukk", "job:jb12", "patrol:imperial", "space"
    ]  # fmt: skip


@rule("RIM-14.1", "RIM-4.2")
def test_there_is_one_encounter_in_a_turn() -> None:
    table = meeting(contacts={"halcyon_left": "pell_draxo"})
    table.pick("contact:halcyon_left")  # who costs more than A has
    assert table.asked() == [("B", "plan")]


@rule("RIM-R32")
@pytest.mark.parametrize(
    ("space", "others"),
    [
        ("takodana", ["contact:takodana_left", "contact:takodana_right"]),
        ("e1_r", ["patrol:rebel"]),
        ("maelstrom", ["patrol:hutt"]),
    ],
)
def test_every_space_can_be_encountered(space: str, others: list[str]) -> None:
    table = meeting(at={"A": space}, patrols={"hutt": ("maelstrom", 1)})
    assert table.options() == [*others, "space"]


@rule("RIM-R32", "RIM-R10")
def test_the_only_encounter_happens_without_a_question() -> None:
    table = meeting(at={"A": "t2_m"}, encounter="enc_7-8", damage={"A": (0, 2)})
    assert table.told("reads_section") == [{"seat": 0, "section": "enc_7-8N"}]
    assert table.damage("A") == (0, 0)  # Quiet Lane: recS2
    assert table.asked() == [("B", "plan")]


# Hostile patrols.


@rule("RIM-14.2")
def test_a_hostile_patrol_must_be_encountered() -> None:
    table = meeting(
        reputation={"A": {"imperial": -1}},
        patrols={"imperial": ("halcyon", 1)},
        assets={"A": ["jb12"]},
        rolled=["crit crit", "blank blank blank"],
    )
    assert table.credits("A") == 3000  # nobody was asked; it was fought, and beaten
    assert table.patrol("imperial") == ("e2_i", 2)
    assert table.asked() == [("B", "plan")]


@rule("RIM-14.2")
def test_of_several_hostile_patrols_one_is_chosen() -> None:
    """Not the patrol of a faction that does not mind; nor one elsewhere that does."""
    table = meeting(
        reputation={"A": {"imperial": -1, "hutt": -1, "rebel": 0, "syndicate": -1}},
        patrols={
            "imperial": ("halcyon", 1), "hutt": ("halcyon", 2), "rebel": ("halcyon", 1),
            "syndicate": ("t2_b", 1),
        },
    )  # fmt: skip
    assert table.options() == ["patrol:hutt", "patrol:imperial"]


@rule("RIM-14.2")
@pytest.mark.parametrize(("standing", "bound"), [(-1, True), (0, False), (1, False)])
def test_only_negative_reputation_binds(standing: int, bound: bool) -> None:
    table = meeting(
        reputation={"A": {"imperial": standing, "hutt": -1}},
        patrols={"imperial": ("halcyon", 1), "hutt": ("t2_a", 1)},
        rolled=["blank blank", "blank blank blank"],
    )
    assert (table.asked() == [("A", "encounter")]) != bound
    if not bound:
        assert table.options() == [*CONTACTS, "patrol:imperial", "space"]


@rule("RIM-14.2", "RIM-1.8")
def test_stubborn_jenny_is_bound_to_no_patrol() -> None:
    """Burro Tug, flipped: Static: Ignore(forced_patrol)."""
    hostile: dict[str, object] = {
        "reputation": {"A": {"imperial": -1}},
        "patrols": {"imperial": ("halcyon", 1), "rebel": ("halcyon", 1)},
        "ships": {"A": "burro"},
    }
    table = meeting(ships_flipped="A", **hostile)
    assert table.options() == [*CONTACTS, "patrol:imperial", "patrol:rebel", "space"]
    assert meeting(rolled=["blank"] * 5, **hostile).asked() != [("A", "encounter")]


@rule("RIM-14.3")
@pytest.mark.parametrize(("standing", "after"), [(0, -1), (1, 0)])
def test_any_patrol_here_may_be_encountered(standing: int, after: int) -> None:
    table = meeting(
        reputation={"A": {"imperial": standing}},
        patrols={"imperial": ("halcyon", 1)},
        rolled=["crit crit", "blank blank blank"],
    )
    assert "patrol:imperial" in table.options()
    table.pick("patrol:imperial")
    assert table.credits("A") == 3000
    assert table.reputation("A", "imperial") == after
