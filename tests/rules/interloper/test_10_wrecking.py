"""Chapter 10: wrecking and repairing."""

import pytest

from tests.rule import rule

from .scenario import scenario


@rule("INT-10.1")
def test_the_own_room_and_all_edges_around_it_can_be_wrecked() -> None:
    table = scenario(active="B", at={"B": "brig", "prime": "brig"})
    assert table.targets("wreck") == [
        "edge:d06", "edge:d08", "edge:d20", "edge:o_brig", "place:brig",
    ]  # fmt: skip
    table = scenario(active="B", at={"B": "galley"})
    assert table.targets("wreck") == [
        "edge:d03", "edge:d18", "edge:w01", "edge:w02", "place:galley",
    ]  # fmt: skip
    table = scenario(active="A", at={"prime": "loading_bay"})
    assert table.targets("wreck") == [
        "edge:d14", "edge:d15", "edge:o_loading_bay", "edge:w06", "place:loading_bay",
    ]  # fmt: skip


@rule("INT-10.1")
def test_what_is_wrecked_cannot_be_wrecked_again() -> None:
    edges = {"d06": "wrecked", "o_brig": "wrecked", "d08": "locked"}
    table = scenario(active="A", at={"prime": "brig"}, edges=edges, wrecked=["brig"])
    assert table.targets("wreck") == ["edge:d08", "edge:d20"]
    bay = scenario(
        active="A",
        edges={"d14": "wrecked", "d15": "wrecked", "w06": "wrecked", "o_loading_bay": "wrecked"},
        wrecked=["loading_bay"],
    )
    assert "wreck" not in bay.menu()


@rule("INT-10.2", "INT-10.5", "INT-7.4", "INT-7.5", "INT-R40")
@pytest.mark.parametrize(("cards", "wrecked"), [([5, 4, 3, 2], True), ([5, 4, 3, 1], False)])
def test_wrecking_a_room_takes_fifteen(cards: list[int], wrecked: bool) -> None:
    table = scenario(active="B", at={"B": "galley"}, physical=cards)
    table.do("wreck", "galley")
    assert table.told("checks") == [{"figure": "derek_kent", "stat": "Physical", "number": 15}]
    assert table.ap == 3
    assert table.wrecked() == (["galley"] if wrecked else [])
    if wrecked:
        assert table.told("passed") == [{"figure": "derek_kent", "number": 15}]
        assert table.asked() == [("B", "action")]
        assert table.physical("B") == []
        assert len(table.discard("physical")) == 4
    else:
        assert table.told("failed") == [{"figure": "derek_kent", "number": 14}]
        assert table.asked() == [("B", "fail_penalty")]
        assert len(table.options()) == 4
        table.pick("concussion")
        assert table.physical("B") == ["concussion"]
        assert len(table.discard("physical")) == 3


@rule("INT-10.3", "INT-10.5", "INT-10.6", "INT-R41")
@pytest.mark.parametrize("before", ["unlocked", "locked", "resin"])
@pytest.mark.parametrize(("cards", "wrecked"), [([6, 5, 4, 4], True), ([6, 5, 4, 3], False)])
def test_wrecking_a_door_takes_twenty_locked_or_not(
    before: str, cards: list[int], wrecked: bool
) -> None:
    table = scenario(active="B", at={"B": "galley"}, physical=cards, edges={"d18": before})
    table.do("wreck", "d18")
    assert table.told("checks")[0]["number"] == 20
    if wrecked:
        assert table.edge("d18") == "wrecked"
        assert table.lock_level("d18") == 13
        assert "place:crew_quarters" in table.targets("move")
    else:
        table.pick("concussion")
        assert table.edge("d18") == ("unlocked" if before == "unlocked" else "locked")


@rule("INT-10.4", "INT-10.5")
@pytest.mark.parametrize("wall", ["w03", "o_observation_deck"])
@pytest.mark.parametrize(("cards", "wrecked"), [([6, 5, 5, 3, 3], True), ([6, 5, 5, 3, 2], False)])
def test_wrecking_a_wall_takes_twenty_five_inside_or_outside(
    wall: str, cards: list[int], wrecked: bool
) -> None:
    table = scenario(active="A", at={"prime": "observation_deck"}, physical=cards)
    table.do("wreck", wall)
    assert table.told("checks")[0]["number"] == 25
    if wrecked:
        assert table.edge(wall) == "wrecked"
        assert table.told("passed") == [{"figure": "cosmic_interloper", "number": 25}]
    else:
        assert table.asked() == [("A", "fail_penalty")]
        table.pick("concussion")
        assert table.edge(wall) == "intact"
        assert table.physical("prime") == ["concussion"]


@rule("INT-10.6")
def test_a_wrecked_door_cannot_be_locked_and_lets_everybody_pass() -> None:
    edges = {"d18": "wrecked", "d03": "locked"}
    npcs = {"guard_1": "galley"}
    table = scenario(active="B", at={"B": "galley", "C": "fore_corridor"}, edges=edges, npcs=npcs)
    assert "lock" not in table.menu()
    assert table.do("move").where("B") == "crew_quarters", "the only way out"
    table.do("move_npc")
    assert table.where("guard_1") == "crew_quarters"


@rule("INT-10.7", "INT-R24")
def test_characters_move_through_a_wrecked_interior_wall() -> None:
    table = scenario(active="B", at={"B": "galley"}, edges={"w01": "wrecked"}, npcs={})
    assert table.targets("move") == ["place:crew_quarters", "place:fore_corridor", "place:medbay"]
    prime = scenario(active="A", at={"prime": "galley"}, edges={"w02": "wrecked"}, npcs={})
    assert prime.targets("move") == ["place:armory", "place:crew_quarters", "place:fore_corridor"]


@rule("INT-10.8")
def test_the_own_wrecked_room_and_what_is_wrecked_around_it_can_be_repaired() -> None:
    edges = {"d20": "wrecked", "o_brig": "wrecked", "d07": "wrecked", "w02": "wrecked"}
    table = scenario(
        active="B", at={"B": "brig"}, edges=edges, wrecked=["brig", "workshop"], npcs={}
    )
    assert table.targets("repair") == ["edge:d07", "edge:d20", "edge:o_brig", "place:brig"], (
        "d07 is one of the breached Medbay next door; w02 and the Workshop are out of reach"
    )
    assert "repair" not in scenario(active="B", at={"B": "brig"}).menu()


@rule("INT-10.9", "INT-10.10", "INT-10.11", "INT-7.6", "INT-R39", "INT-R2")
@pytest.mark.parametrize(
    ("what", "threshold", "enough", "too_few"),
    [
        ("place:brig", 15, [4, 4, 4, 3], [4, 4, 4, 2]),
        ("edge:d20", 17, [5, 4, 4, 4], [5, 4, 4, 3]),
        ("edge:o_brig", 20, [6, 5, 5, 4], [6, 5, 5, 3]),
    ],
)
def test_repairing_takes_15_for_a_room_17_for_a_door_and_20_for_a_wall(
    what: str, threshold: int, enough: list[int], too_few: list[int]
) -> None:
    for cards, works in ((enough, True), (too_few, False)):
        table = scenario(
            active="B", at={"B": "brig"}, edges={"d20": "wrecked", "o_brig": "wrecked"},
            wrecked=["brig"], tech=cards, npcs={},
        )  # fmt: skip
        table.do("repair", what)
        assert table.told("checks") == [
            {"figure": "derek_kent", "stat": "Tech", "number": threshold}
        ]
        assert table.asked() == [("B", "action")], "nobody takes a penalty"
        assert table.ap == 3
        assert table.physical("B") == table.mental("B") == []
        assert len(table.discard("tech")) == 4
        assert (what not in table.targets("repair")) == works
        after = {
            "place:brig": "brig" not in table.wrecked(),
            "edge:d20": table.edge("d20") == "unlocked",
            "edge:o_brig": table.edge("o_brig") == "intact",
        }
        assert after[what] == works


@rule("INT-10.9", "INT-R39")
def test_an_interior_wall_takes_20_too_and_is_intact_afterwards() -> None:
    table = scenario(
        active="B", at={"B": "galley"}, edges={"w01": "wrecked"}, tech=[6, 5, 5, 4], npcs={}
    )
    table.do("repair")
    assert table.edge("w01") == "intact"
    assert table.targets("move") == ["place:crew_quarters", "place:fore_corridor"]


@rule("INT-10.10")
def test_a_door_that_was_locked_before_it_was_wrecked_is_unlocked_when_repaired() -> None:
    table = scenario(
        active="B", at={"B": "galley"}, edges={"d18": "resin"}, physical=[6, 5, 4, 4],
        tech=[6, 5, 4, 3],
    )  # fmt: skip
    table.do("wreck", "d18").do("repair")
    assert table.edge("d18") == "unlocked"
    assert table.lock_level("d18") == 13


@rule("INT-10.12", "INT-R43")
@pytest.mark.parametrize("door", ["unlocked", "locked", "wrecked"])
def test_everything_wrecked_of_a_breached_room_behind_a_door_can_be_repaired(door: str) -> None:
    table = scenario(
        active="B", at={"B": "hydroponics"}, wrecked=["laboratory"], npcs={},
        edges={"o_laboratory": "wrecked", "d11": "wrecked", "d09": door},
    )  # fmt: skip
    expected = ["edge:d11", "edge:o_laboratory", "place:laboratory"]
    if door == "wrecked":
        expected = ["edge:d09", *expected]
    assert table.targets("repair") == expected
    assert table.where("B") == "hydroponics"


@rule("INT-10.12")
def test_a_wrecked_room_next_door_that_is_not_breached_cannot_be_repaired_from_outside() -> None:
    table = scenario(
        active="B", at={"B": "hydroponics"}, wrecked=["laboratory"], edges={"d11": "wrecked"}
    )
    assert "repair" not in table.menu()


@rule("INT-R44", "INT-10.8")
def test_a_shared_wall_is_not_enough_to_repair_a_breached_room_from_outside() -> None:
    edges = {"o_brig": "wrecked", "d20": "wrecked"}
    table = scenario(active="B", at={"B": "galley"}, edges=edges, wrecked=["medbay"])
    assert table.breached() == ["brig", "medbay"]
    assert "repair" not in table.menu()
    table = scenario(
        active="B", at={"B": "galley"}, edges=edges | {"w01": "wrecked"}, wrecked=["medbay"],
        tech=[6, 6, 6, 6],
    )  # fmt: skip
    assert table.do("repair").edge("w01") == "intact", "the wall itself was the only choice"


@rule("INT-10.13", "INT-16.1", "INT-R10")
def test_the_prime_cannot_repair() -> None:
    table = scenario(active="A", at={"prime": "brig"}, wrecked=["brig"], edges={"d20": "wrecked"})
    assert "repair" not in table.menu()


@rule("INT-10.13", "INT-R117")
def test_no_permission_lets_the_prime_repair() -> None:
    """Tool User allows to use cards, Mind Thief to activate Life Support; the prohibition wins."""
    foam = scenario(
        at={"prime": "brig"}, wrecked=["brig"], edges={"d20": "wrecked"}, npcs={},
        traits={"A": ["tool_user"]}, shown=["tool_user"],
        items={"prime": ["breach_foam", "stim_injector"]},
    )  # fmt: skip
    assert "use_card" in foam.menu()
    foam.do("use_card")
    assert foam.items("prime") == ["breach_foam"], "the injector was all that could be used"
    seal = scenario(
        at={"prime": "life_support"}, edges={"o_brig": "wrecked"}, npcs={}, noted=["technician"],
        traits={"A": ["mind_thief"]}, shown=["mind_thief"],
    )  # fmt: skip
    assert "activate" not in seal.menu()


@rule("INT-10.14", "INT-4.2")
def test_wrecking_and_repairing_go_on_while_ap_last() -> None:
    table = scenario(
        active="B", at={"B": "galley"}, physical=[5, 5, 5, 5] * 2, tech=[6, 6, 5, 5] * 2, npcs={}
    )
    table.do("wreck", "galley").do("repair").do("wreck", "galley")
    assert table.ap == 1
    table.do("repair")
    assert table.wrecked() == []
    assert table.active == "C", "with no AP only end_turn was left"


@rule("INT-10.9", "INT-R39")
def test_with_the_option_as_wreck_repairing_is_as_hard_as_wrecking() -> None:
    for what, threshold in (("brig", 15), ("d20", 20), ("o_brig", 25)):
        table = scenario(
            active="B", at={"B": "brig"}, edges={"d20": "wrecked", "o_brig": "wrecked"},
            wrecked=["brig"], npcs={}, repair_thresholds="as_wreck",
        )  # fmt: skip
        table.do("repair", what)
        assert table.told("checks")[0]["number"] == threshold
