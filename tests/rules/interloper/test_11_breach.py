"""Chapter 11: rooms open to space."""

import pytest

from tests.rule import rule

from .scenario import scenario

HOLE = {"o_laboratory": "wrecked"}


@rule("INT-11.1", "INT-11.2", "INT-R45")
@pytest.mark.parametrize(
    ("edges", "breached"),
    [
        ({}, []),
        (HOLE, ["laboratory"]),
        (HOLE | {"d23": "wrecked"}, ["cryo_vault", "laboratory"]),
        (
            HOLE | {"d23": "wrecked", "w05": "wrecked", "d13": "wrecked"},
            ["cryo_vault", "engine_room", "laboratory", "life_support"],
        ),
        ({"d23": "wrecked", "w05": "wrecked"}, []),
        (HOLE | {"w05": "wrecked"}, ["laboratory"]),
        ({"o_brig": "wrecked", "o_storage": "wrecked"}, ["brig", "storage"]),
    ],
)
def test_a_breach_goes_along_wrecked_edges_only(edges: dict[str, str], breached: list[str]) -> None:
    assert scenario(edges=edges).breached() == breached


@rule("INT-11.3", "INT-10.4")
def test_an_edge_wrecked_between_a_breached_and_another_room_opens_the_other() -> None:
    table = scenario(
        active="A", at={"prime": "cryo_vault"}, physical=[6, 4, 3, 2, 2], npcs={},
        edges=HOLE | {"w04": "wrecked"},
    )  # fmt: skip
    assert table.breached() == ["laboratory"]
    table.do("wreck", "d23")
    assert table.breached() == ["cryo_vault", "laboratory", "mid_corridor"]
    opened = sorted(told["place"] for told in table.told("breached"))
    assert opened == ["cryo_vault", "mid_corridor"]


@rule("INT-11.3", "INT-11.1")
def test_an_outer_wall_that_is_wrecked_opens_its_room_and_all_behind() -> None:
    table = scenario(
        active="A", at={"prime": "brig"}, physical=[6, 5, 5, 3, 3], npcs={},
        edges={"d20": "wrecked", "d19": "wrecked"},
    )  # fmt: skip
    assert table.breached() == []
    table.do("wreck", "o_brig")
    assert table.breached() == ["brig", "medbay", "observation_deck"]


@rule("INT-11.4")
def test_a_repair_that_cuts_every_chain_closes_the_room_at_once() -> None:
    edges = {"o_brig": "wrecked", "d20": "wrecked", "d19": "wrecked", "o_crew_quarters": "wrecked"}
    table = scenario(
        active="C", at={"C": "medbay"}, edges=edges | {"d05": "wrecked"}, npcs={}, ap=9
    )
    assert table.breached() == ["brig", "crew_quarters", "medbay", "observation_deck"]
    table.do("repair", "d20")
    assert table.breached() == ["brig", "crew_quarters", "medbay", "observation_deck"], (
        "another chain still leads into space"
    )
    table.do("repair", "d19")
    assert table.breached() == ["brig", "crew_quarters", "observation_deck"]
    assert table.told("sealed") == [{"place": "medbay"}]


@rule("INT-11.5")
def test_a_wrecked_room_is_not_breached_by_that_alone() -> None:
    table = scenario(active="B", at={"B": "brig"}, wrecked=["brig"])
    assert table.breached() == []
    table.end_turn()
    assert table.living("B")


@rule("INT-11.6", "INT-3.7")
def test_a_colonist_who_ends_the_turn_in_a_breached_room_dies() -> None:
    table = scenario(
        active="B", at={"B": "laboratory"}, edges=HOLE, items={"B": ["multitool"]}, npcs={},
        penalties={"B": ["limp", "panic"]},
    )  # fmt: skip
    table.end_turn()
    assert not table.living("B")
    assert table.where("B") is None
    assert table.told("died") == [{"figure": "derek_kent", "cause": "in a breached room"}]
    assert table.discard("tech") == ["multitool"]
    assert (table.discard("physical"), table.discard("mental")) == (["limp"], ["panic"])
    assert table.asked() == [("C", "action")]


@rule("INT-11.6", "INT-R46", "INT-18.3")
def test_the_prime_dies_when_the_aliens_turn_ends_in_a_breached_room() -> None:
    table = scenario(active="A", at={"prime": "laboratory"}, edges=HOLE, npcs={})
    table.end_turn()
    assert not table.living("prime")
    assert table.outcome() == ("crew", "aliens_gone", "BCD")


@rule("INT-11.6", "INT-R46")
def test_each_alien_character_in_a_breached_room_dies_and_the_others_live() -> None:
    table = scenario(
        active="A", npcs={}, edges=HOLE,
        at={"prime": "galley", "brood_twin": "laboratory", "skitterling_1": "laboratory",
            "skitterling_2": "storage"},
    )  # fmt: skip
    table.end_turn()
    assert [table.living(who) for who in ("prime", "brood_twin", "skitterling_1")] == [
        True, False, False,
    ]  # fmt: skip
    assert table.living("skitterling_2")
    assert table.outcome() is None


@rule("INT-11.7")
def test_being_in_a_breached_room_at_other_times_does_no_harm() -> None:
    at = {"B": "laboratory", "C": "laboratory", "prime": "laboratory"}
    table = scenario(active="B", at=at, edges=HOLE, npcs={})
    table.do("move", "storage")
    table.end_turn()
    assert table.active == "C"
    assert [table.living(who) for who in ("B", "C", "prime")] == [True, True, True]


@rule("INT-11.6", "INT-11.7", "INT-R46")
def test_only_the_own_turn_counts_for_each_side() -> None:
    at = {"B": "laboratory", "prime": "laboratory"}
    table = scenario(active="B", at=at, edges=HOLE, npcs={})
    table.end_turn()
    assert (table.living("B"), table.living("prime")) == (False, True)
    table = scenario(active="A", at=at | {"brood_twin": "galley"}, edges=HOLE, npcs={})
    table.end_turn()
    assert (table.living("B"), table.living("prime")) == (True, False)


@rule("INT-11.8", "INT-R35", "INT-3.9", "INT-6.11")
def test_npcs_in_a_breached_room_die_at_the_end_of_the_round() -> None:
    npcs = {"doctor_2": "laboratory", "guard_1": "laboratory", "guard_3": "storage"}
    table = scenario(active="C", edges=HOLE, npcs=npcs, dead=["D"])
    assert table.living("doctor_2")
    table.end_turn()
    assert not table.living("doctor_2")
    assert not table.living("guard_1")
    assert table.living("guard_3")
    assert table.round == 2


@rule("INT-11.8", "INT-R35")
def test_an_npc_pulled_out_in_time_lives_on() -> None:
    npcs = {"doctor_2": "laboratory", "guard_1": "laboratory"}
    table = scenario(active="D", edges=HOLE, npcs=npcs)
    table.do("move_npc", "doctor_2", "storage")
    assert table.ap == 2, "leaving the breached room cost 1 AP more"
    table.end_turn()
    assert table.living("doctor_2")
    assert not table.living("guard_1")


@rule("INT-11.9", "INT-5.4")
def test_leaving_a_breached_room_costs_one_more_and_entering_it_does_not() -> None:
    table = scenario(active="B", at={"B": "hydroponics"}, edges=HOLE, npcs={})
    table.do("move", "laboratory")
    assert table.ap == 3
    table.do("move", "storage")
    assert table.ap == 1
    stuck = scenario(active="B", at={"B": "laboratory"}, edges=HOLE, npcs={}, ap=1)
    assert "move" not in stuck.menu()


@rule("INT-11.6", "INT-R47")
def test_items_traits_and_abilities_may_save_from_a_breach() -> None:
    suit = scenario(
        active="B", at={"B": "laboratory"}, edges=HOLE, items={"B": ["vac_suit"]}, npcs={}
    )
    assert suit.end_turn().living("B")
    android = scenario(
        active="B", at={"B": "laboratory"}, edges=HOLE, characters={"B": "unit_a238"}, npcs={}
    )
    assert android.end_turn().living("B")
    born = scenario(
        active="A", at={"prime": "laboratory"}, edges=HOLE, npcs={},
        traits={"A": ["vacuum_born"]}, shown=["vacuum_born"],
    )  # fmt: skip
    assert born.end_turn().living("prime")
