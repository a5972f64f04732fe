"""Chapter 16: what the Alien may do, and its traits."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

BRIG = {"B": "brig", "prime": "brig"}
THREE = {"A": ["iron_sinew", "soft_tread", "fleet_limbs"]}


@rule("INT-16.1", "INT-9.9", "INT-9.15", "INT-R50", "INT-10.13", "INT-8.7")
def test_the_alien_activates_no_room_but_the_engine_room_and_searches_repairs_unlocks_nothing() -> (
    None
):
    table = scenario(
        active="A", at={"prime": "medbay"}, npcs={"doctor_1": "medbay"}, wrecked=["medbay"],
        edges={"d19": "locked", "d20": "wrecked"},
    )  # fmt: skip
    assert table.menu() == ["attack", "end_turn", "lock", "move", "wreck"]
    galley = scenario(active="A", at={"prime": "galley"}, npcs={})
    assert galley.menu() == ["end_turn", "lock", "move", "wreck"], "Hot Meal needs no NPC"
    engine = scenario(active="A", at={"prime": "engine_room"}, npcs={})
    assert engine.menu() == ["activate", "end_turn", "lock", "move", "wreck"]


@rule("INT-R49", "INT-9.7", "INT-9.9")
def test_a_wrecked_engine_room_is_of_no_use_to_the_alien() -> None:
    table = scenario(active="A", at={"prime": "engine_room"}, wrecked=["engine_room"])
    assert "activate" not in table.menu()


@rule("INT-16.2", "INT-7.1", "INT-R10")
def test_a_xeno_check_uses_the_xeno_stat_and_the_xeno_deck() -> None:
    table = scenario(
        active="A", at={"prime": "galley"}, npcs={}, traits={"A": ["corrosive_spit"]},
        shown=["corrosive_spit"], xeno=[1, 1, 4, 4],
    )  # fmt: skip
    before = table.deck("xeno")[:4]
    table.do("trait_action", "d18")
    assert [card for _, card in table.turned()] == before, "4 cards"
    assert table.told("passed") == [{"figure": "cosmic_interloper", "number": 12}], "and 2"
    assert sorted(before) == table.discard("xeno")


@rule("INT-16.3", "INT-R42")
def test_the_alien_moves_locks_wrecks_and_attacks() -> None:
    table = scenario(active="A", at=BRIG, npcs={})
    assert table.menu() == ["attack", "end_turn", "lock", "move", "wreck"]
    table.do("lock", "d06")
    assert (table.edge("d06"), table.ap) == ("locked", 3)


@rule("INT-16.4", "INT-16.10")
def test_a_face_down_trait_has_no_effect_and_a_face_up_one_has() -> None:
    for shown, total in (([], 18), (["iron_sinew"], 20)):
        table = scenario(
            active="A", at=BRIG, npcs={}, traits={"A": ["iron_sinew"]}, shown=shown,
            physical=[3, 3, 3, 3, 3, 4, 4, 4, 4],
        )  # fmt: skip
        table.do("attack").decline()
        assert table.told("totals")[0]["number"] == total


@rule("INT-16.4", "INT-3.4")
def test_face_down_fleet_limbs_give_no_ap() -> None:
    for shown, ap in (([], 4), (["fleet_limbs"], 5)):
        table = scenario(active="A", step="turn", traits={"A": ["fleet_limbs"]}, shown=shown)
        table.passing()
        assert table.told("ap_received") == [{"seat": 0, "number": ap}]


@rule("INT-16.5", "INT-16.6", "INT-16.7", "INT-4.1")
def test_on_the_own_turn_traits_are_turned_up_for_nothing_and_stay_so() -> None:
    table = scenario(active="A", traits=THREE)
    assert table.menu() == ["end_turn", "reveal", "wreck"]
    table.do("reveal", "slot:2", "done")
    assert table.ap == 4
    assert table.shown("A") == ["soft_tread"]
    assert table.told("revealed", "C") == [{"seat": 0, "number": 2, "card": "soft_tread"}]
    table.end_turn()
    assert table.shown("A") == ["soft_tread"]
    assert table.view("C")["zones"]["traits"][0]["placed"] == {1: "soft_tread"}


@rule("INT-16.6", "INT-16.7")
def test_without_a_face_down_trait_there_is_nothing_to_reveal() -> None:
    table = scenario(active="A", traits={"A": ["iron_sinew"]}, shown=["iron_sinew"])
    assert "reveal" not in table.menu()
    table.do("wreck", "loading_bay")
    assert table.told("revealed") == []


def windows(table: Scenario, until: tuple[str, str]) -> list[str]:
    """Who is asked in windows before this decision; all pass."""
    seats = []
    while table.asked() != [until]:
        assert [kind for _, kind in table.asked()] == ["reveal_window"], table.asked()
        seats.append(table.asked()[0][0])
        table.pick("pass")
    return seats


@rule("INT-16.7", "INT-16.8")
def test_windows_open_at_the_start_and_the_end_of_every_turn() -> None:
    table = scenario(active="B", step="turn", traits=THREE)
    assert windows(table, ("B", "action")) == ["A"], "turn_start"
    table.answer("B", "action", "end_turn")
    assert windows(table, ("C", "action")) == ["A", "A"], "turn_end, and turn_start of C"


@rule("INT-16.7")
def test_windows_open_at_the_start_and_the_end_of_the_aliens_own_turn_too() -> None:
    table = scenario(active="A", step="turn", traits=THREE)
    assert windows(table, ("A", "stalk")) == ["A"]
    table.pick("decline").answer("A", "action", "end_turn")
    assert windows(table, ("B", "action")) == ["A", "A"]


@rule("INT-16.7", "INT-4.6")
@pytest.mark.parametrize(
    ("picks", "setting"),
    [
        (("move", "crew_quarters"), {"at": {"B": "galley"}}),
        (("lock", "d03"), {"at": {"B": "galley"}}),
        (("search",), {"at": {"B": "storage"}}),
        (("activate", "derek_kent"), {"at": {"B": "galley", "C": "galley"}}),
        (("wreck", "galley"), {"at": {"B": "galley"}, "physical": [5, 5, 5, 5]}),
        (("unlock",), {"at": {"B": "galley"}, "edges": {"d03": "locked"}}),
        (("repair",), {"at": {"B": "galley"}, "wrecked": ["galley"]}),
        (("move_npc", "guard_2", "armory"), {}),
        (("use_card", "d03"), {"at": {"B": "galley"}, "items": {"B": ["key_card"]}}),
        (("pass_item",), {"at": {"B": "galley", "C": "galley"}, "items": {"B": ["key_card"]}}),
    ],
)
def test_a_window_opens_after_every_declared_action_of_another_player(
    picks: tuple[str, ...], setting: dict[str, Any]
) -> None:
    table = scenario(active="B", traits={"A": ["soft_tread"]}, **setting)
    before = [table.where("B"), table.edge("d03"), table.wrecked(), table.items("C")]
    table.do(*picks)
    assert table.asked() == [("A", "reveal_window")]
    assert table.options() == ["pass", "slot:1"]
    assert [table.where("B"), table.edge("d03"), table.wrecked(), table.items("C")] == before, (
        "nothing of it has been carried out"
    )
    assert table.ap == 3, "but it is paid"


@rule("INT-16.7")
def test_reveal_and_end_turn_open_no_action_window_and_the_own_actions_open_none_for_oneself() -> (
    None
):
    table = scenario(
        active="B", characters={"B": "qoeth_ynul"}, traits=THREE | {"B": ["hardened_hide"]}
    )
    table.do("reveal")
    assert table.asked() == [("B", "action")]
    own = scenario(active="A", at={"prime": "galley"}, npcs={}, traits=THREE)
    own.do("lock", "d03")
    assert own.asked() == [("A", "action")]


@rule("INT-16.7", "INT-12.3")
def test_a_second_window_opens_before_the_checks_of_an_attack() -> None:
    table = scenario(active="B", at=BRIG, npcs={}, traits={"A": ["iron_sinew"]},
                     physical=[5, 5, 5, 5, 3, 3, 3, 3, 3])  # fmt: skip
    table.do("attack")
    assert table.asked() == [("A", "reveal_window")]
    table.pick("pass")
    assert table.asked() == [("A", "reveal_window")]
    assert table.turned() == []
    table.pick("slot:1")
    assert table.told("totals")[0]["number_target"] == 20


@rule("INT-16.7", "INT-13.22")
def test_attacks_made_by_npcs_open_the_same_windows() -> None:
    table = scenario(
        active="B", at=BRIG, npcs={"guard_2": "brig"}, items={"B": ["riot_kit"]},
        traits={"A": ["iron_sinew"]},
    )  # fmt: skip
    table.do("npc_attack")
    assert table.asked() == [("A", "reveal_window")]
    table.pick("pass")
    assert table.asked() == [("A", "reveal_window")]
    assert table.turned() == []


@rule("INT-16.8", "INT-R83")
def test_a_window_opens_for_every_holder_whatever_the_trait_is() -> None:
    for trait in ("soft_tread", "iron_sinew", "harvest", "egg_clutch"):
        table = scenario(active="B", traits={"A": [trait]}, at={"B": "galley"})
        table.do("lock", "d03")
        assert table.asked() == [("A", "reveal_window")]
    table = scenario(active="B", traits={"A": ["soft_tread"]}, shown=["soft_tread"])
    table.do("lock")
    assert table.asked() == [("B", "action")]


YNUL: dict[str, Any] = {"characters": {"C": "qoeth_ynul"}, "traits": THREE | {"C": ["shriek"]}}


@rule("INT-16.9", "INT-17.20")
def test_the_active_player_is_asked_first_and_then_the_others_clockwise() -> None:
    table = scenario(active="C", step="turn", **YNUL)
    assert windows(table, ("C", "action")) == ["C", "A"]
    table = scenario(active="B", step="turn", **YNUL)
    assert windows(table, ("B", "action")) == ["C", "A"]
    table = scenario(active="A", step="turn", **YNUL)
    assert windows(table, ("A", "stalk")) == ["A", "C"]


@rule("INT-16.9")
def test_any_number_of_traits_may_be_turned_up_at_once_in_a_window() -> None:
    table = scenario(active="B", step="turn", traits=THREE)
    assert table.options() == ["pass", "slot:1", "slot:2", "slot:3"]
    table.pick("slot:1")
    assert table.options() == ["done", "slot:2", "slot:3"]
    assert table.shown("A") == [], "the picks of one subset take effect together"
    table.pick("slot:3")
    assert table.shown("A") == ["iron_sinew", "fleet_limbs"]
    assert table.asked() == [("B", "action")], "once per window"


@rule("INT-16.10", "INT-7.14")
def test_a_trait_turned_up_in_the_window_of_an_action_counts_in_its_check() -> None:
    setting: dict[str, Any] = {
        "active": "B", "at": {"B": "brig", "prime": "brig"}, "npcs": {},
        "physical": [5, 5, 5, 5, 3, 3, 3, 3, 3],
    }  # fmt: skip
    table = scenario(traits={"A": ["iron_sinew"]}, **setting)
    table.do("attack").pick("slot:1")
    assert table.told("totals")[0]["number_target"] == 20
    table = scenario(traits={"A": ["iron_sinew"]}, **setting)
    table.do("attack").passing()
    assert table.told("totals")[0]["number_target"] == 18
    assert table.interjections("A") == [], "not between the cards and the consequences"


@rule("INT-16.11", "INT-R84", "INT-17.17")
def test_a_forced_reveal_lets_the_alien_choose_the_card() -> None:
    table = scenario(active="D", at={"D": "brig", "prime": "brig"}, npcs={}, traits=THREE,
                     shown=["soft_tread"])  # fmt: skip
    table.answer("D", "action", "end_turn").passing()
    assert table.asked() == [("A", "forced_reveal")]
    assert table.options() == ["slot:1", "slot:3"]
    table.pick("slot:3")
    assert table.shown("A") == ["soft_tread", "fleet_limbs"]


@rule("INT-16.11")
def test_without_a_face_down_trait_a_forced_reveal_does_nothing() -> None:
    table = scenario(
        active="D", at={"D": "brig", "prime": "brig"}, npcs={}, traits={"A": ["soft_tread"]},
        shown=["soft_tread"],
    )  # fmt: skip
    table.end_turn()
    assert table.told("revealed") == []
    assert table.active == "A"


@rule("INT-16.12", "INT-R86")
def test_a_trait_revealed_by_force_works_from_then_on() -> None:
    table = scenario(
        active="D", at={"D": "brig", "prime": "brig"}, npcs={}, traits={"A": ["fleet_limbs"]}
    )
    table.end_turn()
    assert table.shown("A") == ["fleet_limbs"]
    assert table.told("ap_received")[-1] == {"seat": 0, "number": 5}


@rule("INT-16.13")
def test_traits_change_the_prime_and_not_its_brood() -> None:
    table = scenario(
        active="A", at=BRIG | {"brood_twin": "brig"}, npcs={}, traits={"A": ["iron_sinew"]},
        shown=["iron_sinew"], physical=[3, 3, 3, 3, 4, 4, 4, 1],
    )  # fmt: skip
    table.by("brood_twin").do("attack").pick("decline")
    assert table.told("totals")[0]["number"] == 12 + 2


@rule("INT-16.14")
def test_a_suppressed_trait_stays_face_up_without_effect_and_works_again_afterwards() -> None:
    table = scenario(
        active="A", step="turn", players=3, at={"prime": "galley"}, traits={"A": ["fleet_limbs"]},
        shown=["fleet_limbs"], suppressed=["fleet_limbs"], in_round=1,
    )  # fmt: skip
    assert table.told("ap_received") == [{"seat": 0, "number": 4}]
    assert table.shown("A") == ["fleet_limbs"]
    table.pick("decline").end_turn().end_turn().end_turn()
    assert (table.round, table.active) == (2, "A")
    assert table.told("ap_received")[-1] == {"seat": 0, "number": 4}, "until the next round's end"
    table.pick("decline").end_turn().end_turn().end_turn()
    assert (table.round, table.active) == (3, "A")
    assert table.told("ap_received")[-1] == {"seat": 0, "number": 5}
    assert table.told("suppression_over") == [{"card": "fleet_limbs"}]


@rule("INT-16.14", "INT-R119")
def test_figures_and_counters_of_a_suppressed_trait_stay() -> None:
    table = scenario(
        active="A", at={"prime": "brig", "brood_twin": "galley"}, npcs={"guard_2": "brig"},
        traits={"A": ["twin_birth", "harvest"]}, shown=["twin_birth", "harvest"],
        suppressed=["twin_birth", "harvest"], harvested=["guard_1"],
    )  # fmt: skip
    assert table.living("brood_twin")
    table.by("prime").do("attack")
    assert table.figures(table.g.recorded) == ["guard_1"], "the Guard slain now is not noted"


@rule("INT-R119", "INT-16.14")
def test_resin_keeps_its_threshold_and_harvested_npcs_cannot_be_thawed() -> None:
    table = scenario(
        active="B", at={"B": "cryo_vault"}, npcs={"doctor_3": "cryo_vault"},
        edges={"d12": "resin"}, traits={"A": ["resin_gland", "harvest"]},
        shown=["resin_gland", "harvest"], suppressed=["resin_gland", "harvest"],
        harvested=["guard_1", "guard_2", "guard_3"],
    )  # fmt: skip
    assert table.targets("activate") == ["doctor", "technician"]
    table.do("unlock")
    assert table.told("checks")[0]["number"] == 16


@rule("INT-R119")
def test_resin_keeps_its_threshold_after_the_death_of_its_holder() -> None:
    table = scenario(
        active="B", at={"B": "cryo_vault", "brood_twin": "galley"}, edges={"d12": "resin"},
        dead=["prime"], traits={"A": ["resin_gland"]}, shown=["resin_gland"],
    )  # fmt: skip
    table.do("unlock")
    assert table.told("checks")[0]["number"] == 16


@rule("INT-16.15", "INT-3.3")
def test_a_change_of_the_ap_received_counts_from_the_next_time_on() -> None:
    table = scenario(active="A", traits={"A": ["fleet_limbs"]}, ap=2)
    table.do("reveal")
    assert table.ap == 2
    start = scenario(active="A", step="turn", traits={"A": ["fleet_limbs"]})
    start.pick("slot:1")
    assert start.told("ap_received") == [{"seat": 0, "number": 5}], "(b) comes before (c)"


@rule("INT-16.16", "INT-18.1")
def test_with_a_goal_killing_all_colonists_still_wins() -> None:
    table = scenario(
        active="B", at={"B": "brig"}, edges={"o_brig": "wrecked"}, dead=["C", "D"], npcs={},
        traits={"A": ["harvest"]}, shown=["harvest"],
    )  # fmt: skip
    table.end_turn()
    assert table.outcome() == ("alien", "all_dead", "A")


@rule("INT-16.17", "INT-R82")
def test_a_trait_may_be_turned_up_whenever_the_game_waits_for_somebody() -> None:
    table = scenario(active="B", at={"B": "galley", "C": "galley"}, traits=THREE)
    assert table.interjections("A") == ["slot:1", "slot:2", "slot:3"]
    assert table.interjections("B") == []
    table.interject("A", "slot:2")
    assert table.shown("A") == ["soft_tread"]
    assert table.asked() == [("B", "action")]
    assert table.ap == 4
    assert table.interjections("A") == ["slot:1", "slot:3"]


@rule("INT-16.17")
def test_an_open_choice_is_offered_anew_with_the_options_that_now_hold() -> None:
    table = scenario(active="A", step="turn", at={"prime": "galley"}, npcs={"guard_1": "brig"},
                     traits={"A": ["lurker"]})  # fmt: skip
    table.pick("pass")
    assert table.asked() == [("A", "stalk")]
    assert "place:brig" not in table.options()
    table.interject("A", "slot:1")
    assert table.asked() == [("A", "stalk")]
    assert "place:brig" in table.options()


@rule("INT-16.17", "INT-7.14", "INT-R82")
def test_no_trait_is_turned_up_from_the_first_card_to_the_end_of_the_consequences() -> None:
    table = scenario(active="B", at={"B": "galley"}, physical=[1, 1, 1, 1], traits=THREE)
    table.do("wreck", "galley").passing()
    assert table.asked() == [("B", "fail_penalty")]
    assert table.interjections("A") == []
    table.pick("winded")
    assert table.interjections("A") == ["slot:1", "slot:2", "slot:3"]
    fight = scenario(active="B", at=BRIG, npcs={}, physical=[6, 5, 4, 3, 1, 1, 1, 2, 2],
                     traits=THREE)  # fmt: skip
    fight.do("attack").passing()
    assert fight.asked() == [("B", "payoff")]
    assert fight.interjections("A") == []


@rule("INT-16.17", "INT-R107")
def test_no_trait_is_turned_up_during_setup() -> None:
    table = scenario(step="setup", alien_selection="chosen", character_selection="random")
    table.pick("seat:0")
    assert table.asked() == [("A", "place_prime")]
    assert table.interjections("A") == []


@rule("INT-16.17", "INT-12.3")
def test_a_trait_turned_up_between_the_windows_of_an_attack_counts() -> None:
    table = scenario(
        active="B", at=BRIG | {"C": "brig"}, npcs={}, traits={"A": ["iron_sinew"]},
        physical=[5, 5, 5, 5, 3, 3, 3, 3, 3],
    )  # fmt: skip
    table.do("attack").pick("pass")
    assert table.asked() == [("C", "assist")]
    table.interject("A", "slot:1")
    assert table.asked() == [("C", "assist")]
    table.pick("decline")
    assert table.told("totals")[0]["number_target"] == 20


# Rulings.


@rule("INT-R85", "INT-2.11", "INT-17.16")
def test_the_two_forced_reveals_of_the_setup_are_separate() -> None:
    for key in range(200):
        table = scenario(
            step="setup", key=key.to_bytes(8, "little"), alien_selection="chosen",
            players=3,
        )  # fmt: skip
        table.pick("seat:0", "gale_hildom", "shadow")
        if {"twin_birth", "skitterlings"} & {*table.traits("A")} == {"twin_birth"}:
            break
    table.choose(table.options()[0])
    assert table.shown("A") == ["twin_birth"]
    table.choose(table.options()[0])
    assert table.asked() == [("A", "forced_reveal")]
    table.choose(table.options()[0])
    assert len(table.shown("A")) == 2


@rule("INT-R87", "INT-18.2")
def test_goals_count_only_what_happens_while_the_card_is_face_up() -> None:
    table = scenario(
        active="A", at={"prime": "brig"}, npcs={"guard_2": "brig", "guard_1": "brig"},
        traits={"A": ["harvest", "scything_limbs"]}, shown=["scything_limbs"],
    )  # fmt: skip
    table.do("attack", "guard_1").do("reveal")
    assert table.g.recorded == 0
    table.do("attack")
    assert table.figures(table.g.recorded) == ["guard_2"]


@rule("INT-R88", "INT-2.11")
def test_a_trait_that_makes_brood_later_may_stay_face_down() -> None:
    for key in range(200):
        table = scenario(
            step="setup", key=key.to_bytes(8, "little"), alien_selection="chosen", players=3
        )
        table.pick("seat:0", "tym_brock", "shadow")
        if "egg_clutch" in table.traits("A"):
            break
    while table.asked() != [("A", "reveal_window")]:
        table.choose(table.options()[0])
    assert "egg_clutch" not in table.shown("A")


@rule("INT-R89")
def test_every_xeno_card_exists_once() -> None:
    table = scenario()
    deck = table.deck("xeno")
    assert len(deck) == len(set(deck)) == 30


@rule("INT-R90", "INT-15.12", "INT-R115")
def test_with_the_prime_dead_goals_and_texts_of_the_player_still_work() -> None:
    table = scenario(
        active="A", step="turn", at={"brood_twin": "brig"}, dead=["prime"],
        npcs={"guard_2": "brig"}, harvested=["guard_1", "guard_3", "doctor_1", "doctor_2"],
        traits={"A": ["harvest", "twin_birth", "hive_voice", "fleet_limbs"]},
        shown=["harvest", "twin_birth", "hive_voice", "fleet_limbs"],
    )  # fmt: skip
    assert table.told("ap_received") == [{"seat": 0, "number": 5}], (
        "4 and Twin Birth; Fleet Limbs are the prime's"
    )
    assert "move_npc" in table.menu()
    table.by("brood_twin").do("attack")
    assert table.outcome() == ("alien", "goal_met", "A")


@rule("INT-R115", "INT-15.13")
def test_ap_changes_on_the_prime_change_the_pool_and_those_on_brood_are_void() -> None:
    table = scenario(
        active="A", step="turn", at={"brood_twin": "galley"}, penalties={"prime": ["deep_gash"]}
    )
    assert table.told("ap_received") == [{"seat": 0, "number": 3}]
    table = scenario(
        active="A", step="turn", at={"brood_twin": "galley"},
        penalties={"brood_twin": ["deep_gash"]},
    )  # fmt: skip
    assert table.told("ap_received") == [{"seat": 0, "number": 4}]


@rule("INT-R109", "INT-15.13")
def test_the_cards_of_a_brood_figure_that_dies_are_discarded_and_weights_do_not_count() -> None:
    table = scenario(
        active="B", at={"B": "brig", "brood_twin": "brig", "prime": "galley"}, npcs={},
        physical=[6, 6, 6, "critical_wound", 2, 2, 2, 2],
    )  # fmt: skip
    table.do("attack").pick("critical_wound")
    assert table.living("brood_twin"), "one penalty, whatever its weight"
    assert table.physical("brood_twin") == ["critical_wound"]
    table = scenario(
        active="B", at={"B": "brig", "brood_twin": "brig", "prime": "galley"}, npcs={},
        physical=[6, 6, 5, "winded", 5, 4, 2, 2], penalties={"brood_twin": ["panic"]},
    )  # fmt: skip
    table.do("attack")
    assert not table.living("brood_twin")
    assert "winded" in table.discard("physical")
    assert table.discard("mental") == ["panic"]


@rule("INT-16.10", "INT-3.3")
def test_a_trait_turned_up_at_the_start_of_a_turn_works_in_that_turns_start() -> None:
    table = scenario(active="B", step="turn", at=BRIG, npcs={}, traits={"A": ["dread_presence"]},
                     mental=[3, 3, 3, 3])  # fmt: skip
    table.pick("slot:1")
    assert table.told("checks") == [{"figure": "derek_kent", "stat": "Mental", "number": 12}]


@rule("INT-16.7", "INT-R90")
def test_windows_open_for_the_alien_while_only_brood_is_left() -> None:
    table = scenario(active="B", at={"B": "galley", "brood_twin": "storage"}, dead=["prime"],
                     npcs={}, traits={"A": ["iron_sinew"]})  # fmt: skip
    table.do("lock", "d03")
    assert table.asked() == [("A", "reveal_window")]


@rule("INT-16.10", "INT-12.1")
def test_scything_limbs_turned_up_after_the_first_attack_allow_a_second() -> None:
    table = scenario(
        active="A", at={"prime": "brig"}, npcs={"guard_1": "brig", "guard_2": "brig"},
        traits={"A": ["scything_limbs"]},
    )  # fmt: skip
    table.do("attack", "guard_1")
    assert "attack" not in table.menu()
    table.do("reveal").do("attack")
    assert not table.living("guard_2")


@rule("INT-R115")
@pytest.mark.parametrize("item", ["shock_baton", "net_launcher"])
def test_what_a_weapon_takes_from_a_brood_figures_next_turn_is_void(item: str) -> None:
    table = scenario(
        active="B", at={"B": "brig", "brood_twin": "brig", "prime": "galley"}, npcs={},
        items={"B": [item]}, physical=[5, 5, 4, 4, 2, 2, 2, 2],
    )  # fmt: skip
    if item == "net_launcher":
        table.do("attack", "card:net_launcher").pick("extra")
    else:
        table.do("attack").pick("cracked_sternum")
    assert table.asked() == [("B", "action")]
    assert table.next_ap("A") == 0


@rule("INT-R115", "INT-3.4")
def test_catatonia_on_the_prime_leaves_the_alien_one_ap() -> None:
    table = scenario(
        active="B", players=3, at=BRIG, npcs={}, items={"B": ["sonic_emitter"]},
        traits={"A": ["fleet_limbs"]}, shown=["fleet_limbs"],
        mental=["catatonia", 5, 5, 5, 3, 2, 2, 2],
    )  # fmt: skip
    table.do("attack", "card:sonic_emitter").pick("give:catatonia")
    assert table.mental("prime") == ["catatonia"]
    table.end_turn().end_turn()
    assert table.told("ap_received")[-1] == {"seat": 0, "number": 1}
