"""Content: the board and the fifteen room abilities."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

# Circle, search symbol, outer wall, whether it has an ability.
ROOMS = {
    "control_room": ("technician", "", True, True),
    "comms_array": ("technician", "", True, True),
    "fore_corridor": ("", "", False, False),
    "security_post": ("guard", "armor", True, True),
    "crew_quarters": ("doctor", "misc", True, True),
    "galley": ("", "", False, True),
    "armory": ("guard", "weapon", True, True),
    "observation_deck": ("", "", True, True),
    "medbay": ("doctor", "misc", False, True),
    "brig": ("guard", "weapon", True, True),
    "hydroponics": ("", "", True, True),
    "mid_corridor": ("", "", False, False),
    "workshop": ("technician", "misc", True, True),
    "laboratory": ("doctor", "misc", True, True),
    "cryo_vault": ("doctor", "", False, True),
    "life_support": ("technician", "armor", True, True),
    "storage": ("", "any", True, False),
    "aft_corridor": ("", "", False, False),
    "engine_room": ("", "", True, True),
    "loading_bay": ("", "", True, False),
}
NPC_OF = {"guard": "guard_1", "technician": "technician_1", "doctor": "doctor_1"}
# Something to aim every ability at: a dead NPC, penalties, traits, a hole, a discarded item.
RICH: dict[str, Any] = {
    "penalties": {"B": ["limp", "flinch"]}, "edges": {"o_brig": "wrecked"},
    "traits": {"A": ["soft_tread", "fleet_limbs"]}, "shown": ["fleet_limbs"],
    "discards": {"tech": ["key_card"]},
    "characters": {"B": "gale_hildom", "C": "elen_ruth", "D": "shadow"},
}  # fmt: skip


def using(room: str, *picks: str, npc: str = "", **more: Any) -> Scenario:
    """Gale (Tech 4+1, Mental 4+2) in this room with the NPC of its circle; he activates it."""
    table = inside(room, npc, **more)
    return table.do("activate", *picks).passing()


def inside(room: str, npc: str = "", **more: Any) -> Scenario:
    """Gale's turn in this room, the NPC that its circle names beside him."""
    circle = ROOMS[room][0]
    beside = {npc or NPC_OF[circle]: room} if circle else {}
    setting: dict[str, Any] = {
        "active": "B", "at": {"B": room}, "characters": {"B": "gale_hildom"}, "npcs": beside,
    }  # fmt: skip
    return scenario(**setting | more)


@rule("INT-1.7", "INT-9.1", "INT-R113", "INT-10.1")
@pytest.mark.parametrize("room", sorted(ROOMS))
def test_each_room_has_its_printed_circle_symbol_and_walls(room: str) -> None:
    circle, symbol, outer, ability = ROOMS[room]
    alone = scenario(active="B", at={"B": room}, npcs={}, **RICH)
    assert ("activate" in alone.menu()) == (ability and not circle)
    assert ("search" in alone.menu()) == bool(symbol)
    edges = [option for option in alone.targets("wreck") if option.startswith("edge:o_")]
    assert edges == ([f"edge:o_{room}"] if outer and room != "brig" else [])
    for npc_type, npc in NPC_OF.items():
        table = scenario(active="B", at={"B": room}, npcs={npc: room}, **RICH)
        assert ("activate" in table.menu()) == (ability and circle in ("", npc_type))


@rule("INT-1.7", "INT-2.9")
def test_the_ship_has_these_doors_and_walls() -> None:
    table = scenario(npcs={})
    names = table.g.pack.names
    found = {
        name: (names["place"][table.g.cards.edge_a[i]], names["place"][table.g.cards.edge_b[i]])
        for i, name in enumerate(names["edge"])
        if not name.startswith("o_")
    }
    assert {name: {*rooms} for name, rooms in found.items()} == {
        "d01": {"control_room", "fore_corridor"}, "d02": {"comms_array", "crew_quarters"},
        "d03": {"fore_corridor", "galley"}, "d04": {"security_post", "armory"},
        "d05": {"crew_quarters", "observation_deck"}, "d06": {"armory", "brig"},
        "d07": {"medbay", "mid_corridor"}, "d08": {"brig", "workshop"},
        "d09": {"hydroponics", "laboratory"}, "d10": {"workshop", "life_support"},
        "d11": {"laboratory", "storage"}, "d12": {"cryo_vault", "aft_corridor"},
        "d13": {"life_support", "engine_room"}, "d14": {"storage", "loading_bay"},
        "d15": {"aft_corridor", "loading_bay"}, "d16": {"comms_array", "fore_corridor"},
        "d17": {"fore_corridor", "security_post"}, "d18": {"crew_quarters", "galley"},
        "d19": {"observation_deck", "medbay"}, "d20": {"medbay", "brig"},
        "d21": {"hydroponics", "mid_corridor"}, "d22": {"mid_corridor", "workshop"},
        "d23": {"laboratory", "cryo_vault"}, "d24": {"storage", "aft_corridor"},
        "d25": {"aft_corridor", "engine_room"}, "w01": {"galley", "medbay"},
        "w02": {"galley", "armory"}, "w03": {"observation_deck", "hydroponics"},
        "w04": {"mid_corridor", "cryo_vault"}, "w05": {"cryo_vault", "life_support"},
        "w06": {"engine_room", "loading_bay"},
    }  # fmt: skip
    assert len(names["edge"]) == 31 + 14
    locked = [name for name in found if table.edge(name) == "locked"]
    assert locked == ["d14", "d15"]
    assert {table.edge(name) for name in found if name.startswith("w")} == {"intact"}


# Bow.


@rule("INT-9.2", "INT-R108", "INT-8.5")
def test_door_grid_toggles_any_door_that_is_not_wrecked() -> None:
    table = inside("control_room", edges={"d18": "wrecked", "d20": "resin"})
    doors = table.targets("activate")
    assert len(doors) == 24
    assert "edge:d18" not in doors
    assert not [door for door in doors if not door.startswith("edge:d")]
    unlocked = table.copy().do("activate", "d20")
    assert (unlocked.edge("d20"), unlocked.lock_level("d20")) == ("unlocked", 13)
    locked = table.copy().do("activate", "d07")
    assert (locked.edge("d07"), locked.lock_level("d07"), locked.ap) == ("locked", 13, 3)
    assert locked.turned() == [], "no check"
    assert table.do("activate", "d14").edge("d14") == "unlocked"


@rule("INT-9.2", "INT-R36", "INT-6.3")
def test_muster_call_walks_an_npc_up_to_three_rooms_regardless_of_claims() -> None:
    table = inside(
        "comms_array", claimed={"B": ["guard_1"], "C": ["guard_2"]},
        npcs={"technician_1": "comms_array", "guard_2": "brig", "guard_1": "galley"},
        at={"B": "comms_array", "prime": "brig"},
    )  # fmt: skip
    table.do("activate")
    assert table.options() == ["figure:guard_1", "figure:guard_2", "figure:technician_1"]
    table.pick("guard_2")
    assert table.options() == ["place:armory", "place:medbay", "place:workshop"]
    table.pick("armory")
    assert table.options() == ["place:brig", "place:security_post", "stop"]
    table.pick("security_post", "fore_corridor")
    assert table.where("guard_2") == "fore_corridor"
    assert table.ap == 3, "no surcharge for leaving the prime"
    assert (table.claimed("B"), table.claimed("C")) == (["guard_1"], ["guard_2"])


@rule("INT-5.9", "INT-9.2")
def test_sentry_grid_keeps_aliens_from_stalking_near_a_room() -> None:
    table = inside("security_post", players=3, at={"B": "security_post", "prime": "storage"})
    table.do("activate", "medbay").end_turn().end_turn()
    assert table.asked() == [("A", "stalk")]
    near = {"medbay", "galley", "observation_deck", "brig", "mid_corridor"}
    assert not {f"place:{room}" for room in near} & {*table.options()}
    assert {"place:armory", "place:hydroponics", "place:workshop"} <= {*table.options()}
    table.pick("armory").do("move", "brig")
    assert table.where("prime") == "brig", "walking is another matter"
    table.do("move", "armory").end_turn().end_turn().end_turn()
    assert table.asked() == [("A", "stalk")]
    assert "place:medbay" in table.options(), "only until the end of the Alien's next turn"


@rule("INT-5.9", "INT-17.25")
def test_sentry_grid_does_not_stop_shadow() -> None:
    table = inside(
        "security_post", players=3, characters={"B": "gale_hildom", "C": "shadow"},
        at={"B": "security_post", "C": "storage"},
    )  # fmt: skip
    table.do("activate", "medbay").end_turn()
    assert table.asked() == [("C", "stalk")]
    assert "place:medbay" in table.options()


@rule("INT-9.2", "INT-9.10", "INT-7.16")
def test_arms_locker_turns_over_five_cards_for_a_weapon_or_an_armor() -> None:
    table = using(
        "armory", tech=["fire_axe", "multitool", "vac_suit", "key_card", "rebreather", "medkit"]
    )
    assert table.asked() == [("B", "arms_locker")]
    assert table.options() == ["card:fire_axe", "card:vac_suit", "none"]
    table.pick("vac_suit")
    assert table.items("B") == ["vac_suit"]
    assert table.discard("tech") == ["fire_axe", "key_card", "multitool", "rebreather"]
    assert table.deck("tech")[0] == "medkit"
    assert "search" in table.menu(), "searching is counted apart"


@rule("INT-15.9", "INT-15.10", "INT-R14", "INT-7.6")
@pytest.mark.parametrize(
    ("room", "penalty", "other"),
    [("medbay", "mangled_limb", "panic"), ("crew_quarters", "catatonia", "limp")],
)
@pytest.mark.parametrize(("cards", "healed"), [([4, 3, 3, 3], True), ([3, 3, 3, 3], False)])
def test_surgery_and_counselling_heal_with_a_tech_check_of_fourteen(
    room: str, penalty: str, other: str, cards: list[int], healed: bool
) -> None:
    table = inside(
        room, at={"B": room, "C": room, "D": "galley"}, tech=cards,
        penalties={"B": [other], "C": [penalty, other], "D": [penalty]},
    )  # fmt: skip
    table.do("activate")
    assert table.told("checks") == [{"figure": "gale_hildom", "stat": "Tech", "number": 14}]
    assert {*table.physical("C"), *table.mental("C")} == ({other} if healed else {penalty, other})
    assert [*table.physical("B"), *table.mental("B")] == [other]
    nobody = inside(room, penalties={"B": [other]})
    assert "activate" not in nobody.menu(), "nothing that it could heal"


@rule("INT-15.10", "INT-9.2")
def test_surgery_names_the_character_and_the_penalty_at_declaration() -> None:
    table = inside(
        "medbay", at={"B": "medbay", "C": "medbay"}, traits={"A": ["soft_tread"]},
        penalties={"B": ["limp"], "C": ["limp", "broken_arm"]}, tech=[5, 5, 5, 5],
    )  # fmt: skip
    table.do("activate")
    assert (table.asked(), table.options()) == (
        [("B", "heal_who")], ["figure:derek_kent", "figure:gale_hildom"],
    )  # fmt: skip
    table.pick("derek_kent")
    assert (table.asked(), table.options()) == (
        [("B", "heal_pick")], ["card:broken_arm", "card:limp"],
    )  # fmt: skip
    table.pick("broken_arm")
    assert table.asked() == [("A", "reveal_window")]
    table.pick("pass")
    assert (table.physical("B"), table.physical("C")) == (["limp"], ["limp"])


@rule("INT-16.11", "INT-7.5", "INT-R14")
@pytest.mark.parametrize(("cards", "seen"), [([4, 3, 2, 2], True), ([4, 3, 2, 1], False)])
def test_long_watch_forces_a_reveal_with_a_mental_check_of_thirteen(
    cards: list[int], seen: bool
) -> None:
    table = using("observation_deck", mental=cards, traits={"A": ["soft_tread", "lurker"]})
    assert table.told("checks") == [{"figure": "gale_hildom", "stat": "Mental", "number": 13}]
    if seen:
        assert table.asked() == [("A", "forced_reveal")]
        table.pick("slot:2")
        assert table.shown("A") == ["lurker"]
    else:
        assert table.asked() == [("B", "fail_penalty")]
        table.pick("jitters")
        assert table.mental("B") == ["jitters"]
        assert table.shown("A") == []
    up = inside("observation_deck", traits={"A": ["lurker"]}, shown=["lurker"])
    assert "activate" not in up.menu()


@rule("INT-16.14", "INT-7.6")
@pytest.mark.parametrize(("cards", "works"), [([4, 4, 3, 3], True), ([4, 4, 3, 2], False)])
def test_specimen_analysis_suppresses_a_trait_until_the_end_of_the_next_round(
    cards: list[int], works: bool
) -> None:
    traits = ["fleet_limbs", "soft_tread", "lurker", "iron_sinew"]
    table = inside(
        "laboratory", traits={"A": traits}, shown=["fleet_limbs", "soft_tread", "iron_sinew"],
        suppressed=["iron_sinew"], tech=cards,
    )  # fmt: skip
    assert table.targets("activate") == ["card:fleet_limbs", "card:soft_tread"]
    table.do("activate", "fleet_limbs").passing()
    assert table.told("checks")[0] == {"figure": "gale_hildom", "stat": "Tech", "number": 15}
    suppressed = table.view("C")["facts"]["suppressed"]
    assert sorted(suppressed) == (["fleet_limbs", "iron_sinew"] if works else ["iron_sinew"])
    assert table.shown("A") == ["fleet_limbs", "soft_tread", "iron_sinew"]


@rule("INT-16.14")
def test_suppression_by_the_laboratory_ends_with_the_next_round() -> None:
    table = inside(
        "laboratory", players=3, traits={"A": ["fleet_limbs"]}, shown=["fleet_limbs"],
        tech=[5, 5, 5, 5], at={"B": "laboratory", "prime": "brig"},
        npcs={"doctor_1": "laboratory", "guard_2": "brig"},
    )  # fmt: skip
    table.do("activate").end_turn().end_turn()
    assert (table.round, table.told("ap_received")[-1]) == (2, {"seat": 0, "number": 4})
    table.end_turn().end_turn().end_turn()
    assert (table.round, table.told("ap_received")[-1]) == (3, {"seat": 0, "number": 5})


@rule("INT-9.2", "INT-14.14", "INT-R14")
def test_fabricator_fetches_an_item_of_value_four_or_less() -> None:
    discards = {"tech": ["medkit", "fire_axe", "pulse_rifle", "riot_kit", "rebreather"]}
    table = inside("workshop", discards=discards)
    assert table.targets("activate") == ["card:fire_axe", "card:medkit", "card:rebreather"]
    table.do("activate", "medkit")
    assert table.items("B") == ["medkit"]
    assert table.discard("tech") == ["fire_axe", "pulse_rifle", "rebreather", "riot_kit"]
    assert table.turned() == [], "no check"
    dear = inside("workshop", discards={"tech": ["pulse_rifle"]})
    assert "activate" not in dear.menu()


@rule("INT-6.11", "INT-6.13", "INT-R14")
@pytest.mark.parametrize(("cards", "works"), [([4, 4, 3, 3], True), ([4, 4, 3, 2], False)])
def test_thaw_brings_back_a_dead_npc_of_the_chosen_type(cards: list[int], works: bool) -> None:
    table = inside(
        "cryo_vault", npc="doctor_3", tech=cards,
        npcs={"doctor_3": "cryo_vault", "doctor_1": "brig", "doctor_2": "brig", "guard_1": "brig"},
    )  # fmt: skip
    assert table.targets("activate") == ["guard", "technician"], "all Doctors live"
    table.do("activate", "guard")
    assert table.told("checks")[0]["number"] == 15
    guards = [who for who in table.inside("cryo_vault") if who.startswith("guard")]
    assert len(guards) == (1 if works else 0)
    assert table.claimed("B") == []


@rule("INT-10.9", "INT-10.10", "INT-11.4")
@pytest.mark.parametrize(("cards", "works"), [([4, 4, 3, 3], True), ([4, 4, 3, 2], False)])
def test_emergency_seal_repairs_any_outer_wall_of_the_ship(cards: list[int], works: bool) -> None:
    edges = {"o_brig": "wrecked", "o_comms_array": "wrecked", "w01": "wrecked", "d20": "wrecked"}
    table = inside("life_support", edges=edges, tech=cards)
    assert table.targets("activate") == ["edge:o_brig", "edge:o_comms_array"]
    table.do("activate", "o_comms_array")
    assert table.told("checks")[0]["number"] == 15
    assert table.edge("o_comms_array") == ("intact" if works else "wrecked")
    assert ("comms_array" in table.breached()) != works
    assert "activate" not in inside("life_support", edges={"w01": "wrecked"}).menu()


@rule("INT-13.8", "INT-3.9")
def test_riot_drill_lets_each_assisting_guard_add_two_cards_until_the_end_of_the_round() -> None:
    table = inside("brig", at={"B": "brig", "prime": "brig", "C": "brig"}, npcs={"guard_1": "brig"})
    table.do("activate").do("attack").pick("derek_kent", "guard_1")
    cards = [1 for who, _ in table.turned() if who == "gale_hildom"]
    assert len(cards) == 3 + 1 + 2, "a Colonist adds one as before"
    later = inside(
        "brig", active="D", drilled=True, at={"D": "brig", "prime": "brig", "B": "galley"},
        characters={"D": "gale_hildom"}, npcs={"guard_1": "brig"},
    )  # fmt: skip
    assert later.g.assist_cards[0] == 2
    later.end_turn()
    assert later.g.assist_cards[0] == 1


@rule("INT-15.9", "INT-9.5", "INT-R14")
def test_green_calm_heals_an_own_mental_penalty_of_value_three_or_less() -> None:
    table = inside(
        "hydroponics", penalties={"B": ["flinch", "jitters", "limp"], "C": ["jitters"]},
        at={"B": "hydroponics", "C": "hydroponics"},
    )  # fmt: skip
    assert table.targets("activate") == ["card:flinch", "card:jitters"]
    table.do("activate", "flinch")
    assert (table.mental("B"), table.mental("C")) == (["jitters"], ["jitters"])
    assert table.turned() == []
    assert "activate" not in inside("hydroponics", penalties={"B": ["panic"]}).menu()


@rule("INT-3.4", "INT-9.5")
def test_hot_meal_gives_an_ally_in_the_room_one_ap_on_its_next_turn() -> None:
    table = inside("galley", at={"B": "galley", "C": "galley", "D": "medbay", "prime": "galley"})
    assert table.targets("activate") == ["figure:derek_kent", "figure:gale_hildom"]
    table.do("activate", "derek_kent")
    assert (table.next_ap("C"), table.ap) == (1, 3)
    table.end_turn()
    assert table.told("ap_received")[-1] == {"seat": 2, "number": 5}


@rule("INT-9.8", "INT-9.9")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_main_breaker_switches_the_power_off_for_both_sides(seat: str) -> None:
    table = scenario(active=seat, at={"B": "engine_room", "prime": "engine_room"}, npcs={})
    table.do("activate")
    assert not table.power, "on while on cannot be declared"
    assert table.ap == 3
    dark = scenario(
        active=seat, at={"B": "engine_room", "prime": "engine_room"}, npcs={}, power=False
    )
    assert dark.targets("activate") == ["off", "on"]
    assert dark.do("activate", "on").power
    assert table.told("power_set") == [{"state": "off"}]
    assert dark.told("power_set") == [{"state": "on"}]


@rule("INT-9.8", "INT-9.14")
def test_without_power_only_the_engine_room_works_but_rooms_can_be_searched() -> None:
    table = inside("medbay", penalties={"B": ["limp"]}, power=False)
    assert "activate" not in table.menu()
    assert "search" in table.menu()


@rule("INT-9.8", "INT-3.9")
def test_the_power_comes_back_at_the_end_of_the_next_round_and_cutting_it_again_restarts() -> None:
    def cut(again: bool) -> list[bool]:
        table = scenario(
            active="B", players=3, in_round=1, at={"B": "engine_room", "prime": "brig"},
            npcs={"guard_2": "brig"},
        )  # fmt: skip
        table.do("activate")
        states = []
        for _ in range(3):
            table.end_turn().end_turn()
            states.append(table.power)
            table.end_turn()
            if again and table.round == 2:
                table.do("activate", "off")
        return states

    assert cut(again=False) == [False, True, True], "as seen at the beginning of rounds 2, 3, 4"
    assert cut(again=True) == [False, False, True]


@rule("INT-14.5", "INT-9.2")
def test_the_fabricator_falls_under_the_carrying_limits() -> None:
    table = inside("workshop", items={"B": ["fire_axe"]}, discards={"tech": ["shock_baton"]})
    table.do("activate")
    assert table.asked() == [("B", "encumbrance")]
    assert table.options() == ["card:fire_axe", "card:shock_baton"]
    table.pick("fire_axe")
    assert (table.items("B"), table.discard("tech")) == (["shock_baton"], ["fire_axe"])
