"""INT-5: movement and Stalk."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import NPC_START, Scenario, scenario

ROOMS = [
    "aft_corridor", "armory", "brig", "comms_array", "control_room", "crew_quarters", "cryo_vault",
    "engine_room", "fore_corridor", "galley", "hydroponics", "laboratory", "life_support",
    "loading_bay", "medbay", "mid_corridor", "observation_deck", "security_post", "storage",
    "workshop",
]  # fmt: skip


def rooms_but(*without: str) -> list[str]:
    return ["decline", *(f"place:{room}" for room in ROOMS if room not in without)]


# Moving.


@rule("INT-5.1", "INT-5.2", "INT-8.5", "INT-R24")
def test_a_move_goes_through_open_doors_and_wrecked_doors_and_walls() -> None:
    table = scenario(active="B", at={"B": "medbay"})
    assert table.targets("move") == ["place:brig", "place:mid_corridor", "place:observation_deck"]
    table = scenario(
        active="B",
        at={"B": "medbay"},
        edges={"d07": "locked", "d20": "wrecked", "w01": "wrecked"},
    )
    assert table.targets("move") == ["place:brig", "place:galley", "place:observation_deck"]


@rule("INT-5.2", "INT-5.1")
def test_nobody_moves_through_locked_doors_or_walls() -> None:
    for who, active in (("prime", "A"), ("B", "B")):
        table = scenario(
            active=active,
            at={who: "loading_bay", "C": "galley"},
            edges={"o_loading_bay": "wrecked"},
        )
        assert "move" not in table.menu()
    assert scenario(at={"prime": "brig", "brood_twin": "loading_bay"}).options() == [
        "end_turn",
        "figure:cosmic_interloper",
    ]


@rule("INT-5.3", "INT-5.8")
def test_each_room_costs_one_ap_and_is_declared_alone() -> None:
    table = scenario(active="B", npcs={}, traits={"A": ["soft_tread"]})
    for left, room in ((3, ()), (2, ("galley",)), (1, ("crew_quarters",))):
        table.do("move", *room)
        assert table.asked() == [("A", "reveal_window")]
        table.passing()
        assert table.ap == left
    assert table.where("B") == "crew_quarters"


@rule("INT-5.4", "INT-11.9", "INT-R26")
@pytest.mark.parametrize("reason", ["enemy", "brood", "breach", "npc"])
def test_leaving_a_breached_room_or_one_with_an_enemy_costs_one_more(reason: str) -> None:
    def table(ap: int) -> Scenario:
        if reason == "npc":  # NPCs are enemies of the prime
            return scenario(at={"prime": "brig"}, npcs={"guard_2": "brig"}, ap=ap)
        at = {"B": "brig", "C": "brig"}
        if reason == "enemy":
            at["prime"] = "brig"
        if reason == "brood":
            at["skitterling_1"] = "brig"
        edges = {"o_brig": "wrecked"} if reason == "breach" else {}
        return scenario(active="B", at=at, edges=edges, npcs={"guard_2": "brig"}, ap=ap)

    assert "move" not in table(1).menu()
    assert "move" in table(2).menu()
    assert table(4).do("move", "armory").ap == 2


@rule("INT-5.4")
def test_friends_cost_nothing() -> None:
    table = scenario(active="B", at={"B": "brig", "C": "brig"}, npcs={"guard_2": "brig"})
    assert table.do("move", "armory").ap == 3
    table = scenario(at={"prime": "brig", "brood_twin": "brig"}, npcs={})
    assert table.by("prime").pick("move", "armory").ap == 3


@rule("INT-5.5", "INT-R25")
def test_the_surcharge_is_one_in_total() -> None:
    table = scenario(
        active="B",
        at={"B": "brig", "prime": "brig", "brood_twin": "brig", "skitterling_1": "brig"},
        edges={"o_brig": "wrecked"},
    )
    assert table.do("move", "armory").ap == 2
    table = scenario(at={"prime": "brig", "B": "brig", "C": "brig"}, npcs={"guard_2": "brig"})
    assert table.do("move", "armory").ap == 2


@rule("INT-5.6", "INT-6.1")
def test_the_surcharge_is_tested_in_the_room_that_an_npc_leaves() -> None:
    def cost(at: dict[str, str], edges: dict[str, str], npcs: dict[str, str]) -> int:
        table = scenario(active="B", at=at, edges=edges, npcs=npcs)
        return 4 - table.do("move_npc", "armory").ap

    npcs = {"guard_2": "brig"}
    assert cost({}, {}, npcs) == 1
    assert cost({"prime": "brig"}, {}, npcs) == 2
    assert cost({"skitterling_2": "brig"}, {}, npcs) == 2
    assert cost({}, {"o_brig": "wrecked"}, npcs) == 2
    assert cost({"prime": "brig"}, {"o_brig": "wrecked"}, npcs) == 2
    assert cost({"prime": "control_room"}, {}, npcs) == 1  # the mover's own room does not matter
    assert cost({"B": "brig", "C": "brig"}, {}, npcs) == 1


@rule("INT-5.6")
def test_an_npc_in_danger_cannot_be_moved_with_one_ap() -> None:
    alone = {"guard_2": "brig"}
    table = scenario(active="B", at={"prime": "brig"}, npcs=alone | {"doctor_1": "medbay"}, ap=1)
    assert table.targets("move_npc") == [  # only the Doctor can be paid for
        "place:brig",
        "place:mid_corridor",
        "place:observation_deck",
    ]
    table = scenario(active="B", at={"prime": "brig"}, npcs=alone, ap=1)
    assert "move_npc" not in table.menu()


@rule("INT-5.7")
def test_entering_costs_nothing_extra() -> None:
    table = scenario(
        active="B",
        at={"B": "armory", "prime": "brig", "brood_twin": "brig"},
        edges={"o_brig": "wrecked"},
        wrecked=["brig"],
    )
    assert table.do("move", "brig").ap == 3


# Stalk.


@rule("INT-5.9", "INT-5.10", "INT-5.12", "INT-R26", "INT-R27")
def test_the_prime_may_stalk_into_any_room_without_enemies() -> None:
    table = scenario(
        step="turn", edges={"o_brig": "wrecked"}, wrecked=["galley"], npcs={"guard_1": "armory"}
    )
    assert table.asked() == [("A", "stalk")]
    # Not where it is, where the Colonists are, or where an NPC is.
    assert table.options() == rooms_but("loading_bay", "control_room", "armory")
    table.pick("brig")  # breached; locked doors did not matter
    assert table.where("prime") == "brig"
    assert table.ap == 3


@rule("INT-5.9", "INT-R26")
@pytest.mark.parametrize("enemy", ["B", "guard_1"])
def test_an_enemy_in_the_room_prevents_the_stalk(enemy: str) -> None:
    at = {"B": "loading_bay"} if enemy == "B" else {}
    npcs = {"guard_1": "loading_bay"} if enemy != "B" else {}
    table = scenario(step="turn", at=at, npcs=npcs)
    assert table.asked() == [("A", "action")]


@rule("INT-5.9")
def test_brood_hinders_nobody_elses_stalk_but_shadows() -> None:
    at = {"brood_twin": "loading_bay", "skitterling_1": "galley"}
    table = scenario(step="turn", at=at, npcs={})
    assert table.options() == rooms_but("loading_bay", "control_room")
    table = scenario(
        step="turn",
        active="B",
        characters={"B": "shadow"},
        at=at | {"prime": "brig"},
        npcs={"guard_1": "armory", "guard_2": "control_room"},
    )
    assert table.options() == rooms_but("control_room", "loading_bay", "galley", "brig")


@rule("INT-5.12")
def test_only_characters_with_stalk_are_asked_and_brood_has_none() -> None:
    table = scenario(step="turn", at={"prime": "control_room", "brood_twin": "brig"}, npcs={})
    assert table.asked() == [("A", "actor")]  # the prime's room holds enemies
    table.by("brood_twin")
    assert table.asked()[0][1] == "move_to"
    assert scenario(step="turn", active="B").asked() == [("B", "action")]


@rule("INT-5.11", "INT-R28", "INT-R114")
def test_stalk_is_no_move() -> None:
    table = scenario(
        step="turn",
        edges={"o_brig": "wrecked"},
        at={"prime": "brig"},
        penalties={"prime": ["broken_leg", "limp"]},
        npcs={},
    )
    table.pick("galley")
    assert table.ap == 3  # neither the breach nor the leg made it dearer
    assert table.do("move", "fore_corridor").ap == 1
    table = scenario(step="turn", penalties={"prime": ["twisted_ankle", "limp"]}, npcs={}).pick(
        "galley"
    )
    assert table.do("move", "fore_corridor").ap == 1  # the first move is still to come
    table.do("move", "galley")
    assert table.active == "B"


@rule("INT-5.11", "INT-R114")
def test_stalk_is_not_counted_by_a_move_limit() -> None:
    table = scenario(step="turn", penalties={"prime": ["limp"]}, npcs={}, next_ap={"A": 2}).pick(
        "galley"
    )
    table.do("move", "fore_corridor").do("move", "galley")
    assert table.ap == 3
    assert "move" not in table.menu()  # two moves, the Stalk not counted


@rule("INT-R29", "INT-5.12")
def test_a_stalk_not_taken_does_not_come_again() -> None:
    table = scenario(step="turn", at={"prime": "galley"}, npcs={})
    table.pick("decline")
    assert table.ap == 4
    table.do("move", "fore_corridor")
    assert table.asked() == [("A", "action")]
    assert table.menu() == ["end_turn", "lock", "move", "wreck"]


@rule("INT-R29", "INT-3.4")
def test_one_ap_is_enough_to_stalk() -> None:
    table = scenario(step="turn", next_ap={"A": -3}, npcs={})
    assert table.asked() == [("A", "stalk")]
    table.pick("galley")
    assert table.where("prime") == "galley"
    assert table.active == "B"


@rule("INT-5.9")
def test_no_free_room_no_stalk() -> None:
    everywhere = dict(zip(NPC_START, ROOMS, strict=False))
    others = {"B": "laboratory", "C": "life_support", "D": "medbay"}
    free = set(ROOMS) - {*everywhere.values(), *others.values(), "loading_bay"}
    table = scenario(step="turn", npcs=everywhere, at=others, no_stalk=sorted(free))
    assert table.asked() == [("A", "action")]
    spared = sorted(free)[1:]
    table = scenario(step="turn", npcs=everywhere, at=others, no_stalk=spared)
    assert table.options() == ["decline", f"place:{min(free)}"]


@rule("INT-5.10")
def test_sentry_grid_bans_rooms_as_targets() -> None:
    table = scenario(active="B", at={"B": "security_post"}, npcs={"guard_1": "security_post"})
    table.do("activate", "galley")
    near = ["galley", "fore_corridor", "crew_quarters", "medbay", "armory"]  # walls count too
    assert table.rooms(table.g.no_stalk) == sorted(near)
    for _ in "BCD":
        table.idle()
    assert table.asked() == [("A", "stalk")]
    assert table.options() == rooms_but("loading_bay", "control_room", "security_post", *near)


# Moves that count as moves.


@rule("INT-R114", "INT-17.9", "INT-R97")
def test_a_failed_wall_move_is_a_move() -> None:
    table = scenario(
        active="B",
        characters={"B": "elen_ruth"},
        at={"B": "galley"},
        penalties={"B": ["twisted_ankle"]},
        physical=[1, 1, 2],
        ap=5,
        npcs={},
    )
    table.do("move", "medbay")
    assert table.ap == 3  # the first move of the turn, with a twisted ankle
    table.pick("scraped_knuckles")
    assert table.where("B") == "galley"
    assert table.do("move", "fore_corridor").ap == 2
