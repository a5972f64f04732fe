"""Content: the nine character cards, their printed stats and what each can do."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

# Physical, Mental, Tech, Xeno as (cards, bonus); None: it lacks the stat.
STATS: dict[str, tuple[tuple[int, int] | None, ...]] = {
    "abigail_ruth": ((4, 3), (3, 2), (3, 2), None),
    "derek_kent": ((4, 1), (4, 2), (4, 0), None),
    "elen_ruth": ((3, 2), (4, 3), (4, 2), None),
    "unit_a238": ((4, 0), None, (4, 0), None),
    "tym_brock": ((4, 1), (3, 1), (4, 2), None),
    "gale_hildom": ((3, 2), (4, 2), (4, 1), None),
    "qoeth_ynul": ((4, 1), (4, 2), (3, 1), (3, 2)),
    "shadow": ((4, 2), (4, 1), (3, 1), None),
}
COLONISTS = sorted(STATS)


def shape(table: Scenario, who: str) -> tuple[int, int]:
    """How many cards this character turned over, and what was added to their values."""
    cards = [table.value(name) for figure, name in table.turned() if figure == who]
    told = [*table.told("passed"), *table.told("failed")][0]
    return len(cards), told["number"] - sum(cards)


@rule("INT-1.6", "INT-R1", "INT-R3", "INT-7.2")
@pytest.mark.parametrize("who", COLONISTS)
def test_each_colonist_has_the_printed_stats(who: str) -> None:
    def play(**more: Any) -> Scenario:
        return scenario(active="B", characters={"B": who}, npcs={}, **more)

    physical, mental, tech, _ = STATS[who]
    wrecking = play(at={"B": "galley"}, physical=[6, 6, 6, 6]).do("wreck", "galley")
    assert shape(wrecking, who) == physical
    assert shape(play(at={"B": "galley"}, edges={"d03": "locked"}).do("unlock"), who) == tech
    watching = play(at={"B": "observation_deck"}, traits={"A": ["soft_tread"]})
    if mental is None:
        assert "activate" not in watching.menu()
    else:
        assert shape(watching.do("activate").passing(), who) == mental


@rule("INT-1.6", "INT-R3", "INT-16.2", "INT-R11")
def test_the_interloper_and_ynul_have_a_xeno_stat() -> None:
    prime = scenario(
        active="A", at={"prime": "galley"}, npcs={}, traits={"A": ["corrosive_spit"]},
        shown=["corrosive_spit"],
    )  # fmt: skip
    assert shape(prime.do("trait_action", "d03"), "cosmic_interloper") == (4, 2)
    ynul = scenario(
        active="B", characters={"B": "qoeth_ynul"}, at={"B": "galley"}, npcs={},
        traits={"B": ["corrosive_spit"]}, shown=["corrosive_spit"],
    )  # fmt: skip
    assert shape(ynul.do("trait_action", "d03"), "qoeth_ynul") == STATS["qoeth_ynul"][3]


@rule("INT-1.6", "INT-R3")
@pytest.mark.parametrize("bonus", [1, 3, 5])
def test_the_interloper_has_physical_five_with_its_bonus_and_mental_four_plus_two(
    bonus: int,
) -> None:
    table = scenario(
        active="A", at={"prime": "galley"}, npcs={}, physical=[5] * 5, alien_physical_bonus=bonus
    )
    assert shape(table.do("wreck", "galley"), "cosmic_interloper") == (5, bonus)
    afraid = scenario(
        active="A", step="turn", at={"prime": "galley", "B": "galley"}, npcs={},
        characters={"B": "qoeth_ynul"}, traits={"B": ["dread_presence"]},
        shown=["dread_presence"],
    )  # fmt: skip
    assert shape(afraid, "cosmic_interloper") == (4, 2)


@rule("INT-3.4", "INT-17.8")
@pytest.mark.parametrize("who", COLONISTS)
def test_all_colonists_receive_four_ap_and_elen_five(who: str) -> None:
    table = scenario(active="B", step="turn", characters={"B": who}, npcs={})
    assert table.told("ap_received") == [{"seat": 1, "number": 5 if who == "elen_ruth" else 4}]


@rule("INT-17.25", "INT-5.12")
@pytest.mark.parametrize("who", COLONISTS)
def test_of_the_colonists_only_shadow_stalks(who: str) -> None:
    table = scenario(active="B", step="turn", characters={"B": who}, npcs={})
    assert (table.asked() == [("B", "stalk")]) == (who == "shadow")


@rule("INT-17.9")
@pytest.mark.parametrize("who", COLONISTS)
def test_only_elen_goes_through_walls(who: str) -> None:
    table = scenario(active="B", characters={"B": who}, at={"B": "galley"}, npcs={})
    assert ("place:medbay" in table.targets("move")) == (who == "elen_ruth")


@rule("INT-17.11", "INT-11.6")
@pytest.mark.parametrize("who", COLONISTS)
def test_only_a238_lives_in_a_breached_room(who: str) -> None:
    table = scenario(
        active="B", characters={"B": who}, at={"B": "brig"}, npcs={},
        edges={"o_brig": "wrecked"},
    )  # fmt: skip
    assert table.end_turn().living("B") == (who == "unit_a238")


@rule("INT-17.14")
@pytest.mark.parametrize("who", COLONISTS)
def test_only_tym_repairs_without_a_check(who: str) -> None:
    table = scenario(active="B", characters={"B": who}, at={"B": "brig"}, npcs={}, wrecked=["brig"])
    table.do("repair")
    assert (table.turned() == []) == (who == "tym_brock")


@rule("INT-17.4", "INT-17.6", "INT-17.15", "INT-9.3")
@pytest.mark.parametrize("who", COLONISTS)
def test_three_colonists_count_as_an_npc(who: str) -> None:
    counts = {"abigail_ruth": "brig", "derek_kent": "medbay", "tym_brock": "workshop"}
    for room in counts.values():
        table = scenario(
            active="B", characters={"B": who}, at={"B": room}, npcs={},
            penalties={"B": ["limp"]}, discards={"tech": ["key_card"]},
        )  # fmt: skip
        assert ("activate" in table.menu()) == (counts.get(who) == room)


@rule("INT-17.22")
@pytest.mark.parametrize("who", COLONISTS)
def test_only_ynul_has_an_attack_of_his_own(who: str) -> None:
    table = scenario(active="B", characters={"B": who}, at={"B": "brig", "prime": "brig"}, npcs={})
    table.do("attack")
    assert (table.asked() == [("B", "attack_mode")]) == (who == "qoeth_ynul")


@rule("INT-17.1", "INT-14.4")
@pytest.mark.parametrize("who", COLONISTS)
def test_only_abigail_carries_a_second_weapon(who: str) -> None:
    table = scenario(
        active="B", characters={"B": who}, at={"B": "storage"}, npcs={},
        items={"B": ["service_pistol"]}, tech=["fire_axe", 6, 6],
    )  # fmt: skip
    table.do("search").pick("fire_axe")
    assert (table.asked() == [("B", "encumbrance")]) == (who != "abigail_ruth")


@rule("INT-17.17")
@pytest.mark.parametrize("who", COLONISTS)
def test_only_gale_forces_a_reveal_at_the_end_of_the_turn(who: str) -> None:
    table = scenario(
        active="B", characters={"B": who, "D": "elen_ruth"} if who != "elen_ruth" else {"B": who},
        at={"B": "brig", "prime": "brig"}, npcs={}, traits={"A": ["soft_tread", "lurker"]},
    )  # fmt: skip
    table.answer("B", "action", "end_turn").pick("pass")
    assert (table.asked() == [("A", "forced_reveal")]) == (who == "gale_hildom")
