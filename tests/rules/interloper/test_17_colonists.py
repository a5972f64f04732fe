"""Chapter 17: the eight Colonists and their abilities."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

BRIG = {"B": "brig", "prime": "brig"}
THREE = {"A": ["iron_sinew", "soft_tread", "fleet_limbs"]}


def play(character: str, **more: Any) -> Scenario:
    """B plays this character and has the turn."""
    return scenario(**{"active": "B", "characters": {"B": character}} | more)


# Abigail Ruth.


@rule("INT-17.1", "INT-14.4", "INT-14.5")
def test_abigail_carries_two_weapons_but_one_armor() -> None:
    setting: dict[str, Any] = {"at": {"B": "storage"}, "npcs": {}, "tech": ["fire_axe", 6, 6]}
    table = play("abigail_ruth", items={"B": ["service_pistol", "riot_armor"]}, **setting)
    table.do("search").pick("fire_axe")
    assert table.items("B") == ["fire_axe", "riot_armor", "service_pistol"]
    third = play("abigail_ruth", items={"B": ["service_pistol", "shock_baton"]}, **setting)
    third.do("search").pick("fire_axe")
    assert third.asked() == [("B", "encumbrance")]
    assert third.options() == ["card:fire_axe", "card:service_pistol", "card:shock_baton"]
    armor = play(
        "abigail_ruth", items={"B": ["riot_armor"]}, at={"B": "storage"}, npcs={},
        tech=["vac_suit", 6, 6],
    )  # fmt: skip
    armor.do("search").pick("vac_suit")
    assert armor.options() == ["card:riot_armor", "card:vac_suit"]


@rule("INT-17.2", "INT-15.6", "INT-R76")
@pytest.mark.parametrize("card", ["winded", "bruised_ribs"])
def test_abigail_may_ignore_a_penalty_of_value_two_or_less(card: str) -> None:
    table = play("abigail_ruth", at={"B": "galley"}, npcs={}, physical=[card, 3, 3, 2])
    table.do("wreck", "galley").pick(card)
    assert table.asked() == [("B", "ignore_penalty")]
    assert table.options() == ["ignore", "take"]
    taken = table.copy().pick("take")
    assert taken.ignored("B") is None
    assert taken.next_ap("B") == (-1 if card == "winded" else 0)
    table.pick("ignore")
    assert table.ignored("B") == card
    assert table.physical("B") == [card], "it lies in her slot"
    assert table.next_ap("B") == 0, "no on_gain"


@rule("INT-17.2")
def test_abigail_is_not_asked_for_a_higher_value_or_with_a_full_slot() -> None:
    table = play("abigail_ruth", at={"B": "galley"}, npcs={}, physical=["lost_grip", 3, 2, 2])
    table.do("wreck", "galley").pick("lost_grip")
    assert table.asked() == [("B", "action")]
    full = play(
        "abigail_ruth", at={"B": "galley"}, npcs={}, physical=["winded", 3, 2, 2],
        ignored={"B": "cut_palm"},
    )  # fmt: skip
    full.do("wreck", "galley").pick("winded")
    assert full.asked() == [("B", "action")]
    assert full.next_ap("B") == -1


@rule("INT-17.2", "INT-15.4")
def test_an_ignored_penalty_neither_counts_nor_speaks() -> None:
    table = play(
        "abigail_ruth", at={"B": "galley"}, npcs={}, physical=["lost_grip", 4, 3, 2],
        penalties={"B": ["cracked_sternum"]}, ignored={"B": "bruised_ribs"},
    )  # fmt: skip
    table.do("wreck", "galley")
    assert table.told("passed") == [{"figure": "abigail_ruth", "number": 15}], "no -1"
    table = play(
        "abigail_ruth", at={"B": "galley"}, npcs={}, physical=["lost_grip", 3, 2, 2],
        penalties={"B": ["cracked_sternum"]}, ignored={"B": "bruised_ribs"},
    )  # fmt: skip
    table.do("wreck", "galley").pick("lost_grip")
    assert table.living("B"), "two that count and one that does not"


@rule("INT-17.2")
def test_abigail_may_ignore_a_mental_penalty_too() -> None:
    table = play(
        "abigail_ruth", at={"B": "observation_deck"}, npcs={}, traits={"A": ["soft_tread"]},
        mental=["cold_sweat", 2, 2],
    )  # fmt: skip
    table.do("activate").passing().pick("cold_sweat").pick("ignore")
    assert (table.ignored("B"), table.next_ap("B")) == ("cold_sweat", 0)


@rule("INT-17.3", "INT-15.8")
def test_a_healed_penalty_leaves_the_slot_free_again() -> None:
    table = play(
        "abigail_ruth", at={"B": "medbay"}, npcs={"doctor_1": "medbay"},
        ignored={"B": "bruised_ribs"}, tech=[4, 4, 4], physical=["winded", 1, 1, 1],
    )  # fmt: skip
    table.do("activate")
    assert table.ignored("B") is None
    assert table.physical("B") == []
    table.do("wreck", "medbay").pick("winded")
    assert table.asked() == [("B", "ignore_penalty")]


@rule("INT-17.4", "INT-17.6", "INT-17.15", "INT-9.3", "INT-9.4", "INT-R51")
@pytest.mark.parametrize(
    ("character", "room"),
    [("abigail_ruth", "brig"), ("derek_kent", "medbay"), ("tym_brock", "workshop")],
)
def test_those_who_count_as_an_npc_open_the_room_to_every_colonist_in_it(
    character: str, room: str
) -> None:
    setting: dict[str, Any] = {
        "npcs": {}, "discards": {"tech": ["key_card"]}, "penalties": {"C": ["limp"]},
    }  # fmt: skip
    alone = scenario(active="C", characters={"B": character, "C": "elen_ruth"},
                     at={"C": room}, **setting)  # fmt: skip
    assert "activate" not in alone.menu()
    table = scenario(active="C", characters={"B": character, "C": "elen_ruth"},
                     at={"B": room, "C": room}, **setting)  # fmt: skip
    assert "activate" in table.menu()


@rule("INT-17.4", "INT-R51", "INT-6.9")
def test_abigail_assists_once_and_is_not_slain_like_a_guard() -> None:
    table = scenario(active="C", characters={"B": "abigail_ruth"},
                     at={"B": "brig", "C": "brig", "prime": "brig"}, npcs={})  # fmt: skip
    table.do("attack").pick("abigail_ruth")
    assert [told["figure"] for told in table.told("assisted")] == ["abigail_ruth"]
    assert len([1 for who, _ in table.turned() if who == "derek_kent"]) == 5
    hunted = scenario(active="A", characters={"B": "abigail_ruth"}, at=BRIG, npcs={})
    hunted.do("attack")
    assert hunted.living("B")
    assert len(hunted.turned()) == 9


# Derek Kent.


@rule("INT-17.5", "INT-R96")
def test_derek_turns_over_one_card_more_to_heal_in_rooms_and_with_items() -> None:
    table = play("derek_kent", at={"B": "medbay"}, npcs={}, penalties={"B": ["limp"]})
    table.do("activate")
    assert len(table.turned()) == 5
    kit = play(
        "derek_kent", at={"B": "galley"}, npcs={}, penalties={"B": ["limp"]},
        items={"B": ["medkit"]},
    )  # fmt: skip
    kit.do("use_card")
    assert len(kit.turned()) == 5
    other = play("derek_kent", at={"B": "galley"}, npcs={}, edges={"d03": "locked"})
    other.do("unlock")
    assert len(other.turned()) == 4


@rule("INT-17.7", "INT-R95", "INT-9.6")
def test_derek_activates_a_second_time_the_room_that_he_has_activated_this_turn() -> None:
    table = play("derek_kent", at={"B": "galley", "C": "galley"}, npcs={}, ap=5)
    table.do("activate", "derek_kent")
    table.do("activate", "tym_brock")
    assert table.ap == 3
    assert (table.next_ap("B"), table.next_ap("C")) == (1, 1)
    assert "activate" not in table.menu(), "once per turn in all"
    table.end_turn()
    assert table.active == "C"
    assert "activate" not in table.menu()


@rule("INT-R95", "INT-17.7")
def test_derek_needs_his_own_first_use_in_the_same_turn() -> None:
    table = play("derek_kent", at={"B": "galley"}, npcs={}, activated=["galley"])
    assert "activate" not in table.menu(), "somebody else has used it"


@rule("INT-R95", "INT-17.7")
def test_dereks_second_use_is_one_for_all_rooms_together() -> None:
    table = play("derek_kent", at={"B": "galley"}, npcs={}, ap=9)
    table.do("activate").do("activate").do("move", "crew_quarters").do("move", "observation_deck")
    assert "activate" not in table.menu(), "no face-down trait"
    table = play("derek_kent", at={"B": "hydroponics"}, npcs={}, ap=9,
                 penalties={"B": ["jitters", "flinch"]})  # fmt: skip
    table.do("activate", "jitters").do("activate")
    assert table.mental("B") == []


# Elen Ruth.


@rule("INT-17.8", "INT-3.4")
def test_elen_receives_five_ap() -> None:
    table = play("elen_ruth", step="turn")
    assert table.told("ap_received") == [{"seat": 1, "number": 5}]


@rule("INT-5.1", "INT-17.9")
def test_through_doors_elen_walks_like_anybody() -> None:
    table = play("elen_ruth", at={"B": "mid_corridor", "prime": "loading_bay"}, npcs={})
    doors = [
        table.g.pack.names["place"][room]
        for room, edge in table.g.cards.near[table.index("mid_corridor")]
        if table.edge(table.g.pack.names["edge"][edge]) == "unlocked"
    ]
    assert len(doors) > 2
    for room in doors:
        gone = table.copy().do("move", room)
        assert gone.told("checks") == []
        assert gone.where("B") == room


@rule("INT-17.9", "INT-R97", "INT-R30")
def test_elen_may_move_through_intact_interior_walls() -> None:
    table = play("elen_ruth", at={"B": "galley"}, npcs={}, edges={"d03": "locked"})
    assert table.targets("move") == ["place:armory", "place:crew_quarters", "place:medbay"], (
        "locked doors are no walls, and outer space is no room"
    )


@rule("INT-17.9", "INT-17.10", "INT-7.5")
@pytest.mark.parametrize(("cards", "through"), [([4, 3, 3], True), ([4, 3, 2], False)])
def test_elens_way_through_the_ducts_is_a_physical_check_of_twelve(
    cards: list[int | str], through: bool
) -> None:
    table = play("elen_ruth", at={"B": "galley"}, npcs={}, physical=cards, ap=5)
    table.do("move", "medbay")
    assert table.told("checks") == [{"figure": "elen_ruth", "stat": "Physical", "number": 12}]
    assert table.ap == 4
    if not through:
        table.pick("concussion")
        assert table.physical("B") == ["concussion"]
    assert table.where("B") == ("medbay" if through else "galley")
    assert table.edge("w01") == "intact"


@rule("INT-17.10")
def test_no_item_counts_in_the_check_of_the_ducts() -> None:
    table = play(
        "elen_ruth", at={"B": "galley"}, npcs={}, physical=[4, 3, 2, 6],
        items={"B": ["exo_frame"]},
    )  # fmt: skip
    table.do("move", "medbay")
    assert len(table.turned()) == 3
    assert table.told("failed") == [{"figure": "elen_ruth", "number": 11}]


@rule("INT-R97", "INT-5.4", "INT-R114")
def test_elen_pays_the_surcharge_for_a_wall_move() -> None:
    table = play("elen_ruth", at={"B": "galley", "prime": "galley"}, npcs={},
                 physical=[4, 4, 4], ap=5)  # fmt: skip
    table.do("move", "medbay")
    assert (table.ap, table.where("B")) == (3, "medbay")


@rule("INT-17.9", "INT-16.7", "INT-4.6")
def test_a_move_through_the_ducts_is_declared_like_any_move() -> None:
    table = play("elen_ruth", at={"B": "galley"}, npcs={}, traits=THREE)
    table.do("move", "medbay")
    assert table.asked() == [("A", "reveal_window")]
    assert table.turned() == []


# Unit A238.


@rule("INT-17.11", "INT-11.6")
def test_a238_does_not_die_in_a_breached_room() -> None:
    table = play("unit_a238", at={"B": "brig"}, edges={"o_brig": "wrecked"}, npcs={})
    assert table.end_turn().living("B")


@rule("INT-17.12", "INT-R10", "INT-7.11")
def test_a238_neither_fails_nor_passes_mental_checks() -> None:
    table = play(
        "unit_a238", at={"B": "brig", "prime": "brig"}, npcs={}, step="turn",
        traits={"A": ["dread_presence"]}, shown=["dread_presence"],
    )  # fmt: skip
    assert table.turned() == []
    assert table.asked() == [("B", "action")]
    shock = play("unit_a238", at={"B": "galley"}, npcs={}, physical=["traumatic_shock", 3, 3, 3])
    shock.do("wreck", "galley").pick("traumatic_shock")
    assert shock.asked() == [("B", "action")]
    assert shock.mental("B") == []


@rule("INT-17.13", "INT-7.11")
def test_a238_cannot_declare_what_needs_a_mental_check() -> None:
    setting: dict[str, Any] = {"at": {"B": "observation_deck"}, "npcs": {}, "traits": THREE}
    assert "activate" in play("derek_kent", **setting).menu()
    assert "activate" not in play("unit_a238", **setting).menu()
    armed = play("unit_a238", at=BRIG, npcs={}, items={"B": ["sonic_emitter"]})
    armed.do("attack")
    assert armed.told("attacked")[0]["how"] == "in melee", "the only mode"


# Tym Brock.


@rule("INT-17.14", "INT-R98", "INT-7.12")
@pytest.mark.parametrize("what", ["place:brig", "edge:d20", "edge:o_brig"])
def test_tym_repairs_without_a_check(what: str) -> None:
    table = play(
        "tym_brock", at={"B": "brig"}, edges={"d20": "wrecked", "o_brig": "wrecked"},
        wrecked=["brig"], npcs={},
    )  # fmt: skip
    table.do("repair", what)
    assert table.ap == 3
    assert table.turned() == []
    assert what not in table.targets("repair")
    assert table.told("passed_unseen") == [{"figure": "tym_brock"}]


@rule("INT-R98", "INT-17.14")
def test_tyms_success_covers_the_emergency_seal_but_no_other_tech_check() -> None:
    table = play("tym_brock", at={"B": "life_support"}, edges={"o_brig": "wrecked"}, npcs={})
    table.do("activate")
    assert table.edge("o_brig") == "intact"
    assert table.turned() == []
    door = play("tym_brock", at={"B": "galley"}, edges={"d03": "locked"}, npcs={})
    door.do("unlock")
    assert len(door.turned()) == 4


# Gale Hildom.


@rule("INT-17.16", "INT-2.13", "INT-16.11")
def test_with_gale_in_the_game_a_trait_is_revealed_before_round_one() -> None:
    table = scenario(step="start", characters={"B": "gale_hildom", "D": "elen_ruth"}, traits=THREE)
    assert table.asked() == [("A", "forced_reveal")]
    assert table.round == 0
    table.pick("slot:2")
    assert table.shown("A") == ["soft_tread"]
    assert table.asked() == [("A", "reveal_window")]
    without = scenario(step="start", characters={"B": "shadow", "D": "elen_ruth"}, traits=THREE)
    assert without.asked() == [("A", "reveal_window")], "turn_start of the Alien's first turn"


@rule("INT-17.17", "INT-3.7")
@pytest.mark.parametrize("alien", ["prime", "brood_twin"])
def test_gale_ending_his_turn_beside_an_alien_character_forces_a_reveal(alien: str) -> None:
    table = play("gale_hildom", at={"B": "brig", alien: "brig"}, npcs={}, traits=THREE)
    table.answer("B", "action", "end_turn")
    assert table.asked() == [("A", "reveal_window")], "turn_end comes first"
    table.pick("pass")
    assert table.asked() == [("A", "forced_reveal")]
    table.pick("slot:1")
    assert table.shown("A") == ["iron_sinew"]


@rule("INT-17.17")
def test_gale_alone_learns_nothing() -> None:
    table = play("gale_hildom", at={"B": "brig", "prime": "medbay"}, npcs={}, traits=THREE)
    table.end_turn()
    assert table.shown("A") == []


@rule("INT-R92", "INT-17.17")
def test_several_alien_characters_cause_one_reveal() -> None:
    at = {"B": "brig", "prime": "brig", "brood_twin": "brig", "skitterling_1": "brig"}
    table = play("gale_hildom", at=at, npcs={}, traits=THREE)
    table.end_turn().pick("slot:1").passing()
    assert table.shown("A") == ["iron_sinew"]
    assert table.active == "C"


@rule("INT-R93", "INT-3.7")
def test_gale_in_a_breached_room_forces_the_reveal_and_then_dies() -> None:
    table = play("gale_hildom", at=BRIG, npcs={}, traits=THREE, edges={"o_brig": "wrecked"})
    table.end_turn()
    assert table.asked() == [("A", "forced_reveal")]
    assert table.living("B")
    table.pick("slot:1")
    assert not table.living("B")


# Qoeth Y'nul.


@rule("INT-17.18", "INT-2.13")
def test_ynul_receives_the_uppermost_xeno_card_face_down() -> None:
    table = scenario(
        step="start", characters={"C": "qoeth_ynul", "D": "elen_ruth"}, traits=THREE,
        xeno=["shriek", "hardened_hide"],
    )  # fmt: skip
    assert table.traits("C") == ["shriek"]
    assert table.shown("C") == []
    assert table.deck("xeno")[0] == "hardened_hide"
    assert table.knows("C", "traits", "C") == ["shriek"]
    assert table.knows("A", "traits", "C") == table.knows(None, "traits", "C") == []


@rule("INT-17.19")
def test_cards_for_the_alien_only_go_unseen_under_the_deck() -> None:
    table = scenario(
        step="start", characters={"C": "qoeth_ynul", "D": "elen_ruth"}, traits=THREE,
        xeno=["harvest", "lurker", "shriek", "hardened_hide"],
    )  # fmt: skip
    assert table.traits("C") == ["shriek"]
    assert table.deck("xeno")[0] == "hardened_hide"
    assert table.deck("xeno")[-2:] == ["harvest", "lurker"]
    assert table.told("gained_trait", "B") == [{"seat": 2, "number": 2}]
    assert table.told("gained_trait", "C") == [{"seat": 2, "number": 2, "card": "shriek"}]


@rule("INT-17.19")
def test_if_no_card_fits_ynul_receives_none() -> None:
    table = scenario(
        step="start", characters={"C": "qoeth_ynul", "D": "elen_ruth"}, traits=THREE,
        xeno=["harvest", "lurker", "hive_voice"], whole=["xeno"],
    )  # fmt: skip
    assert table.traits("C") == []
    assert sorted(table.deck("xeno")) == ["harvest", "hive_voice", "lurker"]


@rule("INT-17.20", "INT-16.4", "INT-16.10")
def test_ynuls_trait_works_for_him_once_it_is_face_up() -> None:
    for shown, total in (([], 17), (["iron_sinew"], 19)):
        table = scenario(
            active="B", characters={"B": "qoeth_ynul"}, at=BRIG, npcs={}, shown=shown,
            traits={"B": ["iron_sinew"]}, physical=[4, 4, 4, 4, 3, 3, 3, 3, 3],
        )  # fmt: skip
        table.do("attack", "melee").passing()
        assert table.told("totals")[0]["number"] == total


@rule("INT-17.20", "INT-16.7", "INT-16.15")
def test_ynul_reveals_in_windows_and_gets_ap_from_the_next_time_on() -> None:
    table = scenario(
        active="B", step="turn", characters={"B": "qoeth_ynul"}, traits={"B": ["fleet_limbs"]}
    )
    assert table.asked() == [("B", "reveal_window")]
    late = table.copy().pick("pass").do("reveal")
    assert late.ap == 4
    table.pick("slot:1")
    assert table.told("ap_received") == [{"seat": 1, "number": 5}]


@rule("INT-17.20")
def test_forced_reveals_of_the_alien_never_touch_ynuls_trait() -> None:
    table = scenario(
        active="D", characters={"B": "qoeth_ynul", "D": "gale_hildom"},
        at={"D": "brig", "prime": "brig"}, npcs={}, traits={"B": ["fleet_limbs"]},
    )  # fmt: skip
    table.end_turn()
    assert table.shown("B") == []
    assert table.active == "A"


@rule("INT-17.21", "INT-R11", "INT-16.2")
def test_ynul_has_a_xeno_stat_for_his_own_trait() -> None:
    table = scenario(
        active="B", characters={"B": "qoeth_ynul"}, at={"B": "galley"}, npcs={},
        traits={"B": ["corrosive_spit"]}, shown=["corrosive_spit"], xeno=[4, 3, 3],
    )  # fmt: skip
    table.do("trait_action", "d03")
    assert table.told("passed") == [{"figure": "qoeth_ynul", "number": 12}], "3 cards and 2"
    assert table.edge("d03") == "wrecked"


@rule("INT-17.22", "INT-13.1", "INT-13.5")
def test_ynul_may_attack_from_a_distance_with_two_more_and_without_items() -> None:
    table = play(
        "qoeth_ynul", at=BRIG | {"C": "brig"}, npcs={}, items={"B": ["exo_frame", "fire_axe"]},
        physical=[5, 5, 5, 4, 3, 3, 3, 3, 2],
    )  # fmt: skip
    assert table.targets("attack") == ["melee", "own"]
    table.do("attack", "own")
    assert len([1 for who, _ in table.turned() if who == "qoeth_ynul"]) == 4
    assert table.told("totals")[0]["number"] == 19 + 1 + 2
    assert table.told("assisted") == []


@rule("INT-R91", "INT-17.20")
def test_ynuls_trait_goes_face_up_to_the_xeno_discards_when_he_dies() -> None:
    table = scenario(
        active="B", characters={"B": "qoeth_ynul"}, at={"B": "brig"}, npcs={},
        traits={"B": ["shriek"]}, edges={"o_brig": "wrecked"},
    )  # fmt: skip
    table.end_turn()
    assert not table.living("B")
    assert table.traits("B") == []
    assert table.discard("xeno") == ["shriek"]
    assert table.knows("D", "xeno_discard") == ["shriek"]


# Shadow.


def ambush(**more: Any) -> Scenario:
    """Shadow attacks the prime in the Brig, and the Alien holds three traits."""
    return play("shadow", **{"at": BRIG, "npcs": {}, "traits": THREE} | more)


@rule("INT-17.23", "INT-17.24")
def test_shadow_may_take_an_action_back_after_a_voluntary_reveal() -> None:
    table = ambush()
    table.do("attack").pick("slot:1", "done")
    assert table.asked() == [("B", "take_back")]
    assert table.options() == ["keep", "take_back"]
    table.pick("take_back")
    assert table.ap == 4
    assert table.attacked() == []
    assert table.shown("A") == ["iron_sinew"], "the trait stays face up"
    assert "attack" in table.menu(), "the same action may be declared again"
    assert table.turned() == []


@rule("INT-17.23", "INT-17.24")
def test_shadow_may_keep_the_action() -> None:
    table = ambush(physical=[5, 5, 5, 4, 3, 3, 3, 3, 3])
    table.do("attack").pick("slot:1", "done", "keep")
    assert table.asked() == [("A", "reveal_window")], "attack_commit"
    table.pick("pass")
    assert table.told("totals")[0]["number_target"] == 20
    assert table.ap == 3


@rule("INT-17.23")
def test_shadow_is_not_asked_if_nothing_was_turned_up() -> None:
    table = ambush(physical=[4, 4, 4, 4, 3, 3, 3, 3, 3])
    table.do("attack").pick("pass", "pass")
    assert table.told("tied") != []


@rule("INT-17.23", "INT-R94")
def test_marks_on_assistants_and_protectors_are_undone_too() -> None:
    table = ambush(
        at=BRIG | {"C": "brig", "brood_twin": "brig"}, characters={"B": "shadow"},
        npcs={"guard_2": "brig"},
    )  # fmt: skip
    table.do("attack", "cosmic_interloper").pick("pass", "brood_twin")
    table.pick("derek_kent", "guard_2")
    assert table.asked() == [("A", "reveal_window")], "attack_commit"
    table.pick("slot:1", "done", "take_back")
    assert table.protected() == table.assisted() == table.attacked() == []
    assert table.ap == 4
    assert table.asked() == [("B", "action")]


@rule("INT-17.23", "INT-17.24", "INT-16.17", "INT-R94")
def test_shadow_is_asked_at_once_after_a_reveal_between_the_windows() -> None:
    table = ambush(at=BRIG | {"C": "brig"})
    table.do("attack").pick("pass")
    assert table.asked() == [("C", "assist")]
    table.interject("A", "slot:2")
    assert table.asked() == [("B", "take_back")]
    kept = table.copy().pick("keep")
    assert kept.asked() == [("C", "assist")]
    table.pick("take_back")
    assert (table.asked(), table.ap) == ([("B", "action")], 4)


@rule("INT-17.23", "INT-17.24", "INT-16.17")
def test_shadow_is_asked_once_for_what_was_turned_up_while_being_asked() -> None:
    between = ambush(at=BRIG | {"C": "brig"})
    between.do("attack").pick("pass")
    between.interject("A", "slot:2")
    assert between.asked() == [("B", "take_back")]
    between.interject("A", "slot:1")
    assert between.asked() == [("B", "take_back")]
    between.pick("keep")
    assert between.asked() == [("C", "assist")], "nothing new was turned up"
    window = ambush(at=BRIG | {"C": "brig"})
    window.do("attack").pick("slot:1", "done")
    window.interject("A", "slot:2")
    assert window.asked() == [("B", "take_back")]
    window.pick("keep")
    assert window.asked() == [("C", "assist")]


@rule("INT-17.24", "INT-16.17")
def test_a_reveal_of_another_player_leaves_shadows_question_open() -> None:
    table = ambush(
        at=BRIG | {"C": "brig"}, characters={"B": "shadow", "C": "qoeth_ynul"},
        traits=THREE | {"C": ["shriek"]},
    )  # fmt: skip
    table.do("attack").pick("pass", "pass")
    table.interject("A", "slot:2")
    assert table.asked() == [("B", "take_back")]
    table.interject("C", "slot:1")
    assert table.asked() == [("B", "take_back")]


@rule("INT-17.24", "INT-5.9", "INT-R94")
def test_after_a_stalk_taken_back_the_step_is_offered_again() -> None:
    table = play("shadow", step="turn", at={"B": "brig", "prime": "galley"}, npcs={}, traits=THREE)
    table.pick("pass")
    assert table.asked() == [("B", "stalk")]
    table.pick("armory")
    assert table.asked() == [("A", "reveal_window")]
    table.pick("slot:1", "done", "take_back")
    assert table.asked() == [("B", "stalk")]
    assert (table.ap, table.where("B")) == (4, "brig")
    table.pick("medbay").passing()
    assert (table.ap, table.where("B")) == (3, "medbay")


@rule("INT-17.23", "INT-6.3")
def test_a_taken_back_npc_move_leaves_no_claim() -> None:
    table = play("shadow", npcs={"guard_2": "brig"}, traits=THREE)
    table.do("move_npc", "armory").pick("slot:1", "done", "take_back")
    assert table.claimed("B") == []
    assert table.where("guard_2") == "brig"


@rule("INT-R94", "INT-17.23")
def test_forced_reveals_and_reveals_of_others_do_not_concern_shadow() -> None:
    watch = play("shadow", at={"B": "observation_deck"}, npcs={}, traits=THREE, mental=[4, 4, 4, 4])
    watch.do("activate").pick("pass", "slot:1")
    assert watch.shown("A") == ["iron_sinew"]
    assert watch.asked() == [("B", "action")]
    ynul = scenario(
        active="B", characters={"B": "shadow", "C": "qoeth_ynul"}, traits={"C": ["shriek"]},
        at={"B": "galley"}, npcs={},
    )  # fmt: skip
    ynul.do("lock", "d03").pick("slot:1")
    assert ynul.asked() == [("B", "action")]


@rule("INT-R94")
def test_reveals_at_the_start_and_the_end_of_a_turn_do_not_concern_shadow() -> None:
    table = play("shadow", step="turn", at={"B": "brig", "prime": "brig"}, npcs={}, traits=THREE)
    table.pick("slot:1", "done")
    assert table.asked() == [("B", "action")]
    table.answer("B", "action", "end_turn").pick("slot:2")
    assert table.asked()[0][1] != "take_back"


@rule("INT-17.25", "INT-5.9", "INT-5.12")
def test_shadow_stalks_past_doors_but_not_from_or_to_alien_characters() -> None:
    table = play(
        "shadow", step="turn", at={"B": "brig", "prime": "galley", "brood_twin": "storage"}
    )
    assert table.asked() == [("B", "stalk")]
    assert "place:loading_bay" in table.options()
    assert not {"place:galley", "place:storage", "place:brig"} & {*table.options()}
    assert len(table.options()) == 1 + 20 - 3, "NPCs and Colonists are no enemies"
    table.pick("loading_bay")
    assert (table.where("B"), table.ap) == ("loading_bay", 3)
    met = play("shadow", step="turn", at=BRIG, npcs={})
    assert met.asked() == [("B", "action")]


@rule("INT-17.23")
@pytest.mark.parametrize(
    ("picks", "setting"),
    [
        (("activate", "shadow"), {"at": {"B": "galley", "C": "galley"}}),
        (("search",), {"at": {"B": "storage"}}),
        (("use_card", "d03"), {"at": {"B": "galley"}, "items": {"B": ["key_card"]}}),
        (("pass_item",), {"at": {"B": "galley", "C": "galley"}, "items": {"B": ["key_card"]}}),
        (("wreck", "galley"), {"at": {"B": "galley"}}),
        (("move", "crew_quarters"), {"at": {"B": "galley"}}),
        (("npc_attack",), {"at": BRIG, "npcs": {"guard_2": "brig"}, "items": {"B": ["riot_kit"]}}),
    ],
)
def test_every_action_of_shadows_can_be_taken_back_without_a_trace(
    picks: tuple[str, ...], setting: dict[str, Any]
) -> None:
    table = play("shadow", **{"npcs": {}, "traits": {"A": ["soft_tread"]}} | setting)
    before = table.menu()
    where = table.where("B")
    table.do(*picks).pick("slot:1", "take_back")
    assert table.asked() == [("B", "action")]
    assert (table.ap, table.where("B"), table.menu()) == (4, where, before)
    assert table.activated() == table.searched() == table.attacked() == table.claimed("B") == []
    assert table.turned() == []
    table.do(*picks)
    assert table.ap == 3, "the same action may be declared again"


@rule("INT-17.23", "INT-4.2")
def test_an_action_taken_back_does_not_count() -> None:
    table = play(
        "shadow", at={"B": "galley"}, npcs={}, traits={"A": ["soft_tread"]},
        penalties={"B": ["limp"]},
    )  # fmt: skip
    table.do("move", "crew_quarters").pick("slot:1", "take_back")
    table.do("move", "crew_quarters")
    assert "move" in table.menu(), "one of the two moves of this turn is still to come"
    table.do("move", "galley")
    assert "move" not in table.menu()


@rule("INT-17.23", "INT-R94")
def test_shadow_takes_back_no_action_of_another_player() -> None:
    table = scenario(active="C", characters={"B": "shadow", "C": "derek_kent"},
                     at={"C": "galley", "B": "galley"}, npcs={}, traits=THREE)  # fmt: skip
    table.do("lock", "d03").pick("slot:1", "done")
    assert table.asked() == [("C", "action")]
    assert table.edge("d03") == "locked"


@rule("INT-17.11", "INT-11.6")
def test_a238_is_not_asked_for_a_rebreather() -> None:
    table = play("unit_a238", at={"B": "brig"}, edges={"o_brig": "wrecked"}, npcs={},
                 items={"B": ["rebreather"]})  # fmt: skip
    table.end_turn()
    assert (table.active, table.items("B")) == ("C", ["rebreather"])
