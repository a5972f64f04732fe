"""INT-6: NPCs."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import NPC_START, Scenario, scenario


@rule("INT-6.1")
def test_a_colonist_moves_any_living_npc_anywhere_one_room() -> None:
    table = scenario(active="B")
    assert table.targets("move_npc") == [f"figure:{npc}" for npc in sorted(NPC_START)]
    assert table.targets("move_npc", "doctor_1") == [
        "place:brig",
        "place:mid_corridor",
        "place:observation_deck",
    ]
    table.do("move_npc", "doctor_1", "brig")
    assert table.where("doctor_1") == "brig"
    assert table.ap == 3


@rule("INT-6.1", "INT-5.1")
def test_an_npc_moves_along_connected_edges_only() -> None:
    table = scenario(
        active="B",
        npcs={"doctor_1": "medbay", "guard_3": "loading_bay"},
        edges={"d07": "locked", "d19": "wrecked", "w01": "wrecked"},
    )
    # The Guard is locked in, so the Doctor is not even asked for.
    assert table.targets("move_npc") == [
        "place:brig",
        "place:galley",
        "place:observation_deck",
    ]


@rule("INT-6.2", "INT-6.3", "INT-6.4")
def test_the_same_npc_may_go_on_and_no_other() -> None:
    table = scenario(active="B")
    table.do("move_npc", "doctor_1", "brig")
    assert table.claimed("B") == ["doctor_1"]
    assert table.targets("move_npc") == ["place:armory", "place:medbay", "place:workshop"]
    table.do("move_npc", "workshop").do("move_npc", "life_support").do("move_npc", "engine_room")
    assert table.where("doctor_1") == "engine_room"
    assert table.active == "C"


@rule("INT-6.3")
def test_a_claimed_npc_is_not_moved_by_others_this_round() -> None:
    table = scenario(active="C", claimed={"B": ["doctor_1"]})
    assert "figure:doctor_1" not in table.targets("move_npc")
    assert len(table.targets("move_npc")) == 8
    for _ in "CDAB":
        table.idle()
    assert table.active == "C"  # a new round
    assert "figure:doctor_1" in table.targets("move_npc")


@rule("INT-6.4")
def test_two_npcs_with_the_option() -> None:
    table = scenario(active="B", npc_moves_per_player=2)
    table.do("move_npc", "doctor_1", "brig").do("move_npc", "guard_1", "armory")
    assert table.claimed("B") == ["doctor_1", "guard_1"]
    assert table.targets("move_npc") == ["figure:doctor_1", "figure:guard_1"]


@rule("INT-6.5", "INT-6.6", "INT-R32")
def test_npcs_do_not_attack_without_a_profile() -> None:
    npcs = {"guard_2": "brig", "doctor_1": "brig"}
    here = {"B": "brig", "prime": "brig"}
    assert "npc_attack" not in scenario(active="B", at=here, npcs=npcs).menu()
    kit = scenario(active="B", at=here, npcs=npcs, items={"B": ["riot_kit"]})
    assert "npc_attack" in kit.menu()
    assert kit.do("npc_attack").told("commanded") == [
        {"seat": 1, "figure": "guard_2", "figure_target": "cosmic_interloper"}
    ]  # the Guard alone has a profile, so nothing was asked


@rule("INT-6.7", "INT-12.4", "INT-R33", "INT-6.11")
def test_an_npc_attacked_and_not_protected_is_slain_without_cards() -> None:
    table = scenario(at={"prime": "brig"}, npcs={"guard_2": "brig"})
    table.do("attack")
    assert not table.living("guard_2")
    assert table.where("guard_2") is None
    assert table.turned() == []
    assert table.ap == 3
    assert table.attacked() == ["prime"]


@rule("INT-R33", "INT-12.1")
def test_slaying_an_npc_is_the_attack_of_the_turn() -> None:
    table = scenario(at={"prime": "brig"}, npcs={"guard_2": "brig", "doctor_1": "brig"})
    table.do("attack", "doctor_1")
    assert "attack" not in table.menu()


@rule("INT-6.8", "INT-9.3")
def test_an_npc_opens_a_room_of_its_colour() -> None:
    def menu(npc: str) -> list[str]:
        return scenario(active="B", at={"B": "armory"}, npcs={npc: "armory"}).menu()

    assert "activate" in menu("guard_1")
    assert "activate" not in menu("technician_1")
    assert "activate" not in menu("doctor_1")


@rule("INT-6.9", "INT-13.7", "INT-R34")
def test_guards_in_the_room_may_assist_and_nobody_else() -> None:
    table = scenario(
        active="B",
        at={"B": "brig", "prime": "brig"},
        npcs={
            "guard_1": "brig",
            "guard_2": "brig",
            "guard_3": "armory",
            "doctor_1": "brig",
            "technician_1": "brig",
        },
        claimed={"C": ["guard_1"]},
    )
    table.do("attack")
    assert table.asked() == [("B", "assist_guards")]
    assert table.options() == ["done", "figure:guard_1", "figure:guard_2"]
    table.pick("guard_1", "done")
    assert table.assisted() == ["guard_1"]
    assert table.claimed("C") == ["guard_1"]  # assisting claims nobody
    assert table.claimed("B") == []


@rule("INT-6.10", "INT-13.20")
def test_npcs_are_protected_but_never_protect() -> None:
    table = scenario(
        at={"prime": "brig", "B": "brig"}, npcs={"guard_2": "brig", "doctor_1": "brig"}
    )
    table.do("attack", "doctor_1")
    assert table.asked() == [("B", "protect")]
    assert table.options() == ["decline", "figure:derek_kent"]
    table = scenario(at={"prime": "brig", "B": "brig"}, npcs={"guard_2": "brig"})
    table.do("attack", "derek_kent")
    assert table.told("protected") == []
    assert len(table.told("totals")) == 1  # nobody could protect B


@rule("INT-6.11", "INT-6.13")
def test_thaw_brings_back_a_dead_npc_unclaimed_and_unmarked() -> None:
    table = scenario(
        active="B",
        at={"B": "cryo_vault"},
        npcs={"doctor_3": "cryo_vault", "guard_1": "brig"},
        tech=[6, 6, 5, 5],
        ap=3,
    )
    table.do("activate")
    assert table.options() == ["doctor", "guard", "technician"]
    table.pick("technician")
    assert table.inside("cryo_vault") == ["derek_kent", "doctor_3", "technician_1"]
    assert "technician_1" not in table.assisted() + table.attacked() + table.claimed("B")
    assert "figure:technician_1" in table.targets("move_npc")


@rule("INT-6.12", "INT-R31")
def test_the_alien_commands_npcs_only_with_the_option() -> None:
    table = scenario(at={"prime": "brig"}, npcs={"guard_2": "brig", "doctor_1": "medbay"})
    assert "move_npc" not in table.menu()
    table = scenario(
        at={"prime": "brig"},
        npcs={"guard_2": "brig", "doctor_1": "medbay"},
        alien_moves_npcs="on",
    )
    assert table.targets("move_npc") == ["figure:doctor_1", "figure:guard_2"]
    table.do("move_npc", "guard_2", "armory")
    assert table.ap == 3  # without the unfriendly surcharge
    assert table.claimed("A") == ["guard_2"]
    assert table.targets("move_npc") == ["place:brig", "place:security_post"]


@rule("INT-6.12", "INT-6.3", "INT-R31")
def test_an_npc_that_the_alien_has_moved_is_frozen_for_the_colonists() -> None:
    table = scenario(active="B", claimed={"A": ["guard_2"]}, alien_moves_npcs="on")
    assert "figure:guard_2" not in table.targets("move_npc")


@rule("INT-5.6", "INT-6.12")
def test_the_alien_pays_for_an_npc_that_leaves_a_breach() -> None:
    table = scenario(
        at={"prime": "galley"},
        npcs={"guard_2": "brig"},
        edges={"o_brig": "wrecked"},
        alien_moves_npcs="on",
    )
    assert table.do("move_npc", "armory").ap == 2  # only the unfriendly surcharge is dropped


@rule("INT-6.13")
def test_an_npc_slain_in_the_round_loses_its_claim_and_its_player_the_right() -> None:
    table = scenario(
        at={"prime": "brig", "B": "armory"},
        npcs={"guard_2": "brig", "doctor_1": "medbay"},
        claimed={"B": ["guard_2"]},
    )
    table.do("attack")
    assert table.claimed("B") == []
    table.end_turn()
    assert table.active == "B"
    assert "move_npc" not in table.menu()


@rule("INT-R37", "INT-15.11")
def test_the_claim_of_a_dead_colonist_is_free_again_in_the_same_round() -> None:
    table = scenario(
        active="B",
        at={"B": "galley"},
        npcs={"guard_2": "brig", "doctor_1": "medbay"},
        claimed={"B": ["guard_2"]},
        penalties={"B": ["winded", "winded"]},
        physical=[1, 1, 2, 2],
    )
    table.do("wreck", "galley").pick("scraped_knuckles")
    assert not table.living("B")
    assert table.active == "C"
    assert table.targets("move_npc") == ["figure:doctor_1", "figure:guard_2"]


@rule("INT-R36")
def test_an_effect_that_moves_an_npc_needs_and_makes_no_claim() -> None:
    table = scenario(
        active="B",
        at={"B": "comms_array", "prime": "brig"},
        npcs={"technician_1": "comms_array", "guard_2": "brig"},
        claimed={"C": ["guard_2"]},
    )
    table.do("activate", "guard_2", "armory", "stop")
    assert table.where("guard_2") == "armory"
    assert table.ap == 3  # no surcharge, although the prime was in the Brig
    assert table.claimed("B") == []
    assert table.claimed("C") == ["guard_2"]


@rule("INT-R38", "INT-1.9")
@pytest.mark.parametrize("count", ["2", "3"])
def test_each_colour_has_as_many_npcs_as_the_option_says(count: str) -> None:
    table: Scenario = scenario(npc_per_colour=count)
    for of_type in ("guard", "technician", "doctor"):
        alive = [npc for npc in NPC_START if npc.startswith(of_type) and table.living(npc)]
        assert len(alive) == int(count)
