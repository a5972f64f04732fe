"""INT-8: doors and walls."""

from __future__ import annotations

from tests.rule import rule

from .scenario import Scenario, scenario


@rule("INT-8.1", "INT-8.4")
def test_only_doors_of_the_own_room_can_be_locked() -> None:
    table = scenario(active="B", at={"B": "medbay"})
    assert table.targets("lock") == ["edge:d07", "edge:d19", "edge:d20"]
    before = table.deck("tech")
    table.do("lock", "d07")
    assert table.edge("d07") == "locked"
    assert table.told("checks") == []  # no check is needed
    assert table.deck("tech") == before
    assert table.ap == 3


@rule("INT-8.1", "INT-10.1")
def test_only_features_of_the_own_room_can_be_wrecked() -> None:
    table = scenario(active="B", at={"B": "brig"})
    assert table.targets("wreck") == [
        "edge:d06",
        "edge:d08",
        "edge:d20",
        "edge:o_brig",
        "place:brig",
    ]


@rule("INT-8.2")
def test_every_use_of_a_door_costs_one_ap() -> None:
    table = scenario(active="B", at={"B": "medbay"}, tech=[6, 6, 6, 6, 5, 5, 5, 5])
    table.do("lock", "d07").do("lock", "d19").do("unlock", "d07")
    assert table.ap == 1
    assert [table.edge(door) for door in ("d07", "d19")] == ["unlocked", "locked"]


@rule("INT-8.3", "INT-10.6")
def test_a_door_is_unlocked_locked_or_wrecked() -> None:
    table = scenario(
        active="B",
        at={"B": "medbay"},
        edges={"d07": "locked", "d19": "wrecked"},
    )
    assert table.do("lock").edge("d20") == "locked"  # the only unlocked one
    assert "lock" not in table.menu()
    assert table.edge("d19") == "wrecked"  # cannot be locked
    table = scenario(active="B", at={"B": "medbay"}, edges={"d07": "locked", "d19": "wrecked"})
    assert table.do("unlock").told("checks")[0]["number"] == 13  # d07, the only locked one


@rule("INT-8.5", "INT-5.2")
def test_a_locked_door_stops_everybody() -> None:
    locked = {"d07": "locked", "d20": "locked"}
    for who, active in (("B", "B"), ("prime", "A")):
        table = scenario(active=active, at={who: "medbay", "C": "galley"}, edges=locked, npcs={})
        assert table.do("move").where(who) == "observation_deck"  # the only way
    table = scenario(active="B", edges=locked, npcs={"doctor_1": "medbay"})
    assert table.do("move_npc").where("doctor_1") == "observation_deck"


def unlocking(*tech: int, door: str = "locked") -> Scenario:
    table = scenario(active="B", at={"B": "control_room"}, edges={"d01": door}, tech=tech)
    return table.do("unlock")


@rule("INT-8.6", "INT-7.4")
def test_unlocking_needs_thirteen() -> None:
    table = unlocking(4, 3, 3, 3)
    assert table.told("passed") == [{"figure": "derek_kent", "number": 13}]
    assert table.edge("d01") == "unlocked"
    assert "move" in table.menu()
    table = unlocking(3, 3, 3, 3)
    assert table.told("failed") == [{"figure": "derek_kent", "number": 12}]
    assert table.edge("d01") == "locked"
    assert "move" not in table.menu()
    assert "unlock" in table.menu()  # again, if wanted


@rule("INT-8.6", "INT-R108")
def test_resin_needs_sixteen() -> None:
    assert unlocking(4, 4, 4, 3, door="resin").edge("d01") == "locked"
    table = unlocking(4, 4, 4, 4, door="resin")
    assert table.edge("d01") == "unlocked"
    assert table.lock_level("d01") == 13  # the resin is gone


@rule("INT-8.7", "INT-16.1", "INT-R42")
def test_the_prime_locks_but_does_not_unlock() -> None:
    table = scenario(at={"prime": "medbay"}, edges={"d07": "locked"})
    assert table.menu() == ["attack", "end_turn", "lock", "move", "wreck"]
    table.do("lock", "d19")
    assert table.edge("d19") == "locked"


@rule("INT-8.8")
def test_walls_are_only_wrecked_and_repaired() -> None:
    table = scenario(active="B", at={"B": "galley"}, edges={"w01": "wrecked"})
    assert "edge:w02" in table.targets("wreck")
    assert table.copy().do("repair").told("checks")[0]["number"] == 20  # the wall
    assert table.targets("lock") == ["edge:d03", "edge:d18"]
    assert "unlock" not in table.menu()


@rule("INT-8.9")
def test_a_door_may_be_locked_and_unlocked_again_and_again_in_a_round() -> None:
    table = scenario(active="B", ap=5, tech=[6, 6, 6, 6, 5, 5, 5, 5])
    for state in ("locked", "unlocked", "locked", "unlocked"):
        table.do("lock" if state == "locked" else "unlock")
        assert table.edge("d01") == state
    assert "lock" in table.menu()
