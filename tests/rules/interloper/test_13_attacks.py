"""Chapter 13: distance, special and combined attacks, protecting, attacks of NPCs."""

from typing import Any

import pytest

from shipboard.games.interloper.rules.ship import walk
from tests.rule import rule

from .scenario import Scenario, scenario

BRIG = {"B": "brig", "prime": "brig"}


def shooting(attacker: list[int | str], defender: list[int | str], **more: Any) -> Scenario:
    """Derek (4+1) shoots at the prime (5+3) with a Service Pistol (1 card more)."""
    setting: dict[str, Any] = {
        "active": "B",
        "at": BRIG,
        "npcs": {},
        "items": {"B": ["service_pistol"]},
    } | more
    table = scenario(physical=[*attacker, *defender], **setting)
    return table.do("attack", "card:service_pistol")


# Distance attacks.


@rule("INT-13.1", "INT-12.1", "INT-14.11")
def test_a_distance_attack_is_the_attack_of_the_turn_on_a_target_in_the_room() -> None:
    table = scenario(active="B", at=BRIG, npcs={}, items={"B": ["service_pistol"]})
    assert table.targets("attack") == ["card:service_pistol", "melee"]
    table.do("attack", "card:service_pistol")
    assert table.told("attacked") == [
        {"figure": "derek_kent", "figure_target": "cosmic_interloper", "how": "from a distance"},
    ]  # fmt: skip
    away = scenario(
        active="B", at={"B": "brig", "prime": "medbay"}, items={"B": ["service_pistol"]}
    )
    assert "attack" not in away.menu()


@rule("INT-13.1", "INT-12.9", "INT-R59", "INT-12.10")
def test_a_won_distance_attack_gives_a_penalty_or_the_fallback() -> None:
    table = shooting([6, 5, 5, 4, "winded"], [4, 4, 3, 3, 2])
    assert table.told("won") == [{"figure": "derek_kent", "number": 3}]
    assert table.physical("prime") == ["winded"]
    assert (table.ap, "attack" in table.menu()) == (3, False)
    table = shooting([6, 5, 5, 5, 5], [6, "broken_leg", 5, "lost_grip", "winded"])
    assert table.told("won") == [{"figure": "derek_kent", "number": 4}]
    assert table.asked() == [("A", "fallback_penalty")]
    assert table.options() == ["card:lost_grip", "card:winded"]


@rule("INT-13.2", "INT-13.3", "INT-R58")
def test_the_attacker_cannot_lose_a_distance_attack() -> None:
    table = shooting([2, 2, 2, 2, 2], [6, 6, 5, 1, 1], items={"B": ["service_pistol", "key_card"]})
    assert table.told("won") == []
    assert table.asked() == [("B", "action")]
    assert table.physical("B") == []
    assert table.items("B") == ["key_card", "service_pistol"]
    assert len(table.discard("physical")) == 10


@rule("INT-13.4")
def test_an_item_may_be_discarded_but_not_taken_from_a_distance() -> None:
    table = shooting(
        [6, 5, 5, 4, 4], [2, 2, 2, 2, 2], items={"B": ["service_pistol"], "prime": ["key_card"]},
        traits={"A": ["tool_user"]}, shown=["tool_user"],
    )  # fmt: skip
    assert table.told("won") == [{"figure": "derek_kent", "number": 12}]
    offered = [option for option in table.options() if option.endswith("key_card")]
    assert offered == ["discard:key_card"]


@rule("INT-13.5", "INT-13.7")
def test_nobody_can_assist_a_distance_attack() -> None:
    table = shooting(
        [6, 5, 4, 4, 4], [6, 5, 5, 4, 3], at=BRIG | {"C": "brig"}, npcs={"guard_2": "brig"}
    )
    assert table.told("assisted") == []
    assert len([card for who, card in table.turned() if who == "derek_kent"]) == 5


# Special attacks.


@rule("INT-13.6", "INT-12.10")
def test_a_special_attack_replaces_only_what_its_text_says() -> None:
    table = scenario(
        active="B", at=BRIG | {"C": "brig"}, npcs={"guard_2": "brig"},
        items={"B": ["sonic_emitter"]}, mental=[2, 2, 2, 2, 5, 5, 4, 4],
    )  # fmt: skip
    table.do("attack", "card:sonic_emitter")
    assert table.told("assisted") == []
    assert [who for who, _ in table.turned()] == ["derek_kent"] * 4 + ["cosmic_interloper"] * 4
    assert table.told("totals")[0]["number"] == 8 + 2 + 3
    assert table.told("won") == [{"figure": "cosmic_interloper", "number": 7}]
    assert table.asked() == [("A", "payoff")], "the defender may win a Special Attack"
    table.pick("give:panic")
    assert table.mental("B") == ["panic"]


@rule("INT-R67", "INT-17.13", "INT-13.6")
def test_no_special_attack_against_a_target_without_the_stat() -> None:
    setting: dict[str, Any] = {
        "traits": {"A": ["psychic_lash"]},
        "shown": ["psychic_lash"],
        "npcs": {},
    }
    table = scenario(
        active="A", at={"prime": "brig", "B": "brig", "C": "brig"},
        characters={"B": "unit_a238"}, **setting,
    )  # fmt: skip
    table.do("attack", "card:psychic_lash")
    assert table.told("attacked")[0]["figure_target"] == "derek_kent", "the only legal target"
    alone = scenario(active="A", at=BRIG, characters={"B": "unit_a238"}, **setting)
    alone.do("attack")
    assert alone.told("attacked")[0]["how"] == "in melee", "the only mode"


@rule("INT-12.1", "INT-4.5", "INT-4.1")
def test_each_alien_character_attacks_once_per_turn() -> None:
    here = dict.fromkeys(("prime", "brood_twin", "skitterling_1", "B"), "brig")
    table = scenario(active="A", at=here, npcs={})
    table.by("brood_twin").do("attack").decline().settle()
    assert "attack" not in table.copy().by("brood_twin").options()
    assert "attack" in table.copy().by("skitterling_1").options()
    assert "attack" in table.copy().by("prime").options()


# Combined attacks.


@rule("INT-13.9", "INT-R34")
def test_guards_are_picked_in_ascending_order() -> None:
    table = scenario(
        active="C", at={"C": "brig", "prime": "brig"},
        npcs={"guard_1": "brig", "guard_2": "brig", "guard_3": "brig"},
    )  # fmt: skip
    table.do("attack")
    assert table.options() == ["done", "figure:guard_1", "figure:guard_2", "figure:guard_3"]
    assert table.copy().pick("guard_1").options() == ["done", "figure:guard_2", "figure:guard_3"]
    assert table.copy().pick("guard_2").options() == ["done", "figure:guard_3"]
    table.pick("guard_1", "guard_3")
    assert table.assisted() == ["guard_1", "guard_3"]


@rule("INT-13.7", "INT-13.8", "INT-13.9", "INT-4.1")
def test_colonists_decide_for_themselves_and_guards_are_decided_by_the_attacker() -> None:
    table = scenario(
        players=5, active="C", at=dict.fromkeys("BCDE", "brig") | {"prime": "brig"},
        npcs={"guard_1": "brig", "guard_2": "brig", "doctor_1": "brig", "guard_3": "medbay"},
    )  # fmt: skip
    table.do("attack")
    assert table.asked() == [("D", "assist")], "clockwise from the attacker"
    assert table.options() == ["decline", "figure:gale_hildom"]
    table.pick("gale_hildom")
    assert table.asked() == [("E", "assist")]
    table.pick("decline")
    assert table.asked() == [("B", "assist")]
    table.pick("derek_kent")
    assert table.asked() == [("C", "assist_guards")]
    assert table.options() == ["done", "figure:guard_1", "figure:guard_2"]
    table.pick("guard_1", "guard_2")
    assert table.told("assisted") == [
        {"figure": who} for who in ("gale_hildom", "derek_kent", "guard_1", "guard_2")
    ]
    mine = [card for who, card in table.turned() if who == "tym_brock"]
    assert len(mine) == 4 + 4
    assert table.assisted() == ["derek_kent", "gale_hildom", "guard_1", "guard_2"]
    assert table.ap == 3


@rule("INT-13.7", "INT-13.10", "INT-13.11", "INT-R15")
@pytest.mark.parametrize("mark", ["attacked", "assisted"])
def test_whoever_has_attacked_or_assisted_this_round_cannot_assist(mark: str) -> None:
    marked: dict[str, Any] = {mark: ["B", "guard_2"]}
    table = scenario(
        active="C", at={"B": "brig", "C": "brig", "prime": "brig"},
        npcs={"guard_2": "brig"}, **marked,
    )  # fmt: skip
    table.do("attack")
    assert ("B", "assist") not in table.asked()
    assert table.told("assisted") == []


@rule("INT-13.10")
def test_an_assistant_may_not_attack_on_the_own_turn_of_the_same_round() -> None:
    table = scenario(
        active="B", at={"B": "brig", "C": "brig", "prime": "brig"}, npcs={},
        physical=[4, 4, 4, 4, 2, 3, 3, 3, 3, 3],
    )  # fmt: skip
    table.do("attack").pick("tym_brock")
    assert table.told("won") == [{"figure": "derek_kent", "number": 1}]
    table.end_turn()
    assert table.active == "C"
    assert "attack" not in table.menu()


@rule("INT-13.11")
def test_a_colonist_whose_turn_is_over_may_assist_if_they_did_not_attack() -> None:
    table = scenario(active="B", at={"B": "brig", "C": "brig", "prime": "brig"}, npcs={})
    table.end_turn()
    assert table.active == "C"
    table.do("attack")
    assert table.asked() == [("B", "assist")]


@rule("INT-13.12")
def test_assistants_add_no_bonus_and_take_no_penalty() -> None:
    table = scenario(
        active="B", at={"B": "brig", "C": "brig", "prime": "brig"}, npcs={},
        characters={"C": "abigail_ruth"}, items={"C": ["fire_axe"]},
        physical=[1, 1, 1, 2, 2, 4, 4, 4, 3, 3],
    )  # fmt: skip
    table.do("attack").pick("abigail_ruth")
    assert table.told("totals")[0]["number"] == 7 + 1
    assert table.told("won") == [{"figure": "cosmic_interloper", "number": 13}]
    table.pick("cracked_sternum")
    assert (table.physical("B"), table.physical("C")) == (["cracked_sternum"], [])


@rule("INT-13.13", "INT-R66", "INT-13.8")
def test_brood_assist_the_prime_and_the_prime_the_brood() -> None:
    at = BRIG | {"brood_twin": "brig", "skitterling_1": "brig", "skitterling_2": "medbay"}
    table = scenario(active="A", at=at, npcs={})
    table.by("prime").do("attack")
    assert table.asked() == [("A", "assist")]
    assert table.options() == ["decline", "figure:brood_twin", "figure:skitterling_1"]
    table.pick("brood_twin", "skitterling_1")
    assert len([1 for who, _ in table.turned() if who == "cosmic_interloper"]) == 7
    assert table.assisted() == ["brood_twin", "skitterling_1"]
    other = scenario(active="A", at=at, npcs={}).by("brood_twin").do("attack")
    assert other.options() == ["decline", "figure:cosmic_interloper", "figure:skitterling_1"]
    other.pick("cosmic_interloper", "decline")
    assert len([1 for who, _ in other.turned() if who == "brood_twin"]) == 5


@rule("INT-13.13", "INT-13.10")
def test_brood_that_has_assisted_has_used_its_attack() -> None:
    at = {"prime": "brig", "brood_twin": "brig", "B": "brig", "C": "brig"}
    table = scenario(active="A", at=at, npcs={}, physical=[3, 3, 3, 3, 1, 2, 5, 4, 4, 4])
    table.by("prime").do("attack", "derek_kent")
    while table.asked()[0][1] == "protect":
        table.pick("decline")
    table.pick("brood_twin")
    assert table.told("tied") != []
    table.by("brood_twin")
    assert "attack" not in table.options()


@rule("INT-R34", "INT-13.25", "INT-6.9", "INT-6.3")
def test_every_guard_in_the_room_may_assist_whoever_has_claimed_it_and_stays_unclaimed() -> None:
    table = scenario(
        active="B", at=BRIG, npcs={"guard_1": "brig", "guard_2": "brig", "guard_3": "armory"},
        claimed={"C": ["guard_1"]},
    )  # fmt: skip
    table.do("move_npc", "guard_3", "brig").do("attack")
    assert table.options() == ["done", "figure:guard_1", "figure:guard_2", "figure:guard_3"]
    table.pick("guard_2", "guard_3")
    assert table.claimed("B") == ["guard_3"]
    assert table.claimed("C") == ["guard_1"]


# Protecting.


@rule("INT-13.14", "INT-13.15", "INT-13.17", "INT-R61")
def test_those_who_may_protect_are_asked_clockwise_and_the_first_becomes_the_target() -> None:
    table = scenario(
        players=5, active="A", at=dict.fromkeys("BCDE", "brig") | {"prime": "brig"},
        npcs={"guard_2": "brig"}, physical=[5, 5, 5, "winded", 4, 2, 2, 2],
    )  # fmt: skip
    table.do("attack", "tym_brock")
    assert table.asked() == [("B", "protect")]
    assert table.options() == ["decline", "figure:derek_kent"]
    table.pick("decline")
    assert table.asked() == [("D", "protect")], "not the target itself"
    table.pick("gale_hildom")
    assert table.asked() == [("A", "payoff")], "E is not asked any more"
    assert [who for who, _ in table.turned()] == ["cosmic_interloper"] * 5 + ["gale_hildom"] * 3
    table.pick("winded")
    assert table.physical("D") == ["winded"]
    assert table.physical("C") == []
    assert table.protected() == ["gale_hildom"]


@rule("INT-13.14", "INT-13.20", "INT-6.10")
def test_npcs_and_characters_elsewhere_never_protect() -> None:
    table = scenario(
        active="A", at=BRIG | {"C": "medbay"}, npcs={"guard_2": "brig", "guard_1": "brig"}
    )
    table.do("attack", "derek_kent")
    assert table.asked()[0][1] != "protect"


@rule("INT-13.16")
def test_each_character_protects_once_per_round() -> None:
    table = scenario(
        active="A", at=BRIG | {"C": "brig"}, npcs={"doctor_1": "brig"}, protected=["B"]
    )
    table.do("attack", "doctor_1")
    assert table.asked() == [("C", "protect")], "B has protected this round"


@rule("INT-13.18", "INT-R60", "INT-4.3")
def test_a_redirected_attack_does_not_use_up_the_attack_but_costs_ap() -> None:
    table = scenario(
        active="A", at=BRIG, npcs={"doctor_1": "brig"}, physical=[3, 3, 3, 3, 2, 4, 4, 4, 4]
    )
    table.do("attack", "doctor_1").pick("derek_kent")
    assert table.told("tied") == [
        {"figure": "cosmic_interloper", "figure_target": "derek_kent"},
    ]  # fmt: skip
    assert table.living("doctor_1")
    assert (table.ap, "attack" in table.menu()) == (3, True)
    table.do("attack", "doctor_1")
    assert not table.living("doctor_1"), "B cannot protect twice"
    assert (table.ap, "attack" in table.menu()) == (2, False)


@rule("INT-13.19")
def test_an_attacker_whose_attack_was_redirected_has_attacked_for_assisting() -> None:
    table = scenario(
        active="B", at=BRIG | {"C": "brig", "brood_twin": "brig"}, npcs={},
        physical=[5, 4, 4, 4, 3, 3, 3, 3, 3],
    )  # fmt: skip
    table.do("attack", "brood_twin").pick("cosmic_interloper")
    table.pick("decline")
    assert table.told("tied") != []
    assert table.attacked() == ["derek_kent"]
    assert "attack" in table.menu(), "the attack of this turn is still there"
    table.end_turn().do("attack", "cosmic_interloper").pick("decline")
    assert table.asked() != [("B", "assist")]


@rule("INT-13.14", "INT-13.13", "INT-R66")
def test_brood_protect_the_prime() -> None:
    table = scenario(active="B", at=BRIG | {"brood_twin": "brig", "skitterling_1": "brig"}, npcs={})
    table.do("attack", "cosmic_interloper")
    assert table.asked() == [("A", "protect")]
    assert table.options() == ["decline", "figure:brood_twin", "figure:skitterling_1"]
    table.pick("skitterling_1")
    assert table.told("protected") == [
        {"figure": "skitterling_1", "figure_target": "cosmic_interloper"},
    ]  # fmt: skip
    assert len([1 for who, _ in table.turned() if who == "skitterling_1"]) == 3


@rule("INT-13.20", "INT-R63", "INT-12.4")
def test_an_attack_on_a_protected_npc_is_a_combat_with_the_protector() -> None:
    table = scenario(active="A", at=BRIG, npcs={"doctor_1": "brig"})
    table.do("attack", "doctor_1").pick("derek_kent")
    assert table.living("doctor_1")
    assert [who for who, _ in table.turned()] == ["cosmic_interloper"] * 5 + ["derek_kent"] * 4


@rule("INT-R62", "INT-13.15")
def test_a_protector_is_not_protected_in_turn() -> None:
    table = scenario(active="A", at=BRIG | {"C": "brig", "D": "brig"}, npcs={"doctor_1": "brig"})
    table.do("attack", "doctor_1").pick("decline", "tym_brock")
    assert table.asked()[0][1] != "protect"


@rule("INT-R61")
def test_a_protector_may_be_attacked_again_in_the_same_turn() -> None:
    table = scenario(
        active="A", at=BRIG, npcs={"doctor_1": "brig"}, physical=[3, 3, 3, 3, 2, 4, 4, 4, 4]
    )
    table.do("attack", "doctor_1").pick("derek_kent")
    assert table.targets("attack") == ["figure:derek_kent", "figure:doctor_1"]


@rule("INT-13.21", "INT-13.1")
def test_distance_attacks_can_be_protected_against() -> None:
    table = scenario(
        active="B", at=BRIG | {"brood_twin": "brig"}, npcs={}, items={"B": ["service_pistol"]}
    )
    table.do("attack", "card:service_pistol", "cosmic_interloper")
    assert table.asked() == [("A", "protect")]
    table.pick("brood_twin")
    assert len([1 for who, _ in table.turned() if who == "brood_twin"]) == 4


@rule("INT-13.21", "INT-R67", "INT-17.13")
def test_a_protector_must_be_a_legal_target_of_that_attack() -> None:
    table = scenario(
        active="A", at=BRIG | {"C": "brig", "D": "brig"}, npcs={}, characters={"C": "unit_a238"},
        traits={"A": ["psychic_lash"]}, shown=["psychic_lash"],
    )  # fmt: skip
    table.do("attack", "card:psychic_lash", "derek_kent")
    assert table.asked() == [("D", "protect")], "A238 has no Mental stat"


# Attacks of NPCs.


@rule("INT-6.6", "INT-R32", "INT-13.22")
def test_without_a_profile_no_npc_attacks() -> None:
    table = scenario(active="B", at=BRIG, npcs={"guard_2": "brig", "guard_1": "brig"})
    assert "npc_attack" not in table.menu()


@rule("INT-13.22", "INT-6.3", "INT-6.4")
def test_commanding_an_npc_claims_it_and_needs_a_claim() -> None:
    setting: dict[str, Any] = {
        "at": BRIG, "items": {"B": ["riot_kit"]},
        "npcs": {"guard_1": "brig", "guard_2": "brig", "guard_3": "brig"},
    }  # fmt: skip
    table = scenario(active="B", claimed={"C": ["guard_3"]}, **setting)
    assert table.targets("npc_attack") == ["figure:guard_1", "figure:guard_2"]
    table.do("npc_attack", "guard_1")
    assert table.ap == 3
    assert table.claimed("B") == ["guard_1"]
    assert table.told("commanded") == [
        {"seat": 1, "figure": "guard_1", "figure_target": "cosmic_interloper"},
    ]  # fmt: skip
    own = scenario(active="B", claimed={"B": ["guard_3"]}, **setting)
    assert own.do("npc_attack").told("commanded")[0]["figure"] == "guard_3", "its only choice"


@rule("INT-13.23", "INT-13.24")
def test_an_npc_fights_with_its_profile_once_a_round_beside_the_holders_attack() -> None:
    table = scenario(
        active="B", at=BRIG, items={"B": ["riot_kit"]}, npcs={"guard_2": "brig"},
        physical=[3, 3, 3, 3, 6, 6, 5, 5, 4],
    )  # fmt: skip
    table.do("npc_attack")
    assert [who for who, _ in table.turned()] == ["guard_2"] * 4 + ["cosmic_interloper"] * 5
    assert table.told("totals")[0]["number"] == 16
    assert table.living("guard_2"), "a Distance Attack cannot be lost"
    assert "npc_attack" not in table.menu()
    assert "attack" in table.menu()
    table.do("attack")
    assert table.told("assisted") == [], "one attack or one assist per round"


@rule("INT-13.24")
def test_a_guard_that_has_assisted_cannot_be_sent_to_attack() -> None:
    table = scenario(
        active="B", at=BRIG, items={"B": ["riot_kit"]}, npcs={"guard_2": "brig"},
        assisted=["guard_2"],
    )  # fmt: skip
    assert "npc_attack" not in table.menu()


@rule("INT-13.23", "INT-18.9")
def test_an_npc_that_loses_a_melee_is_slain_and_the_commander_chooses_its_payoff() -> None:
    setting: dict[str, Any] = {
        "traits": {"A": ["hive_voice"]},
        "shown": ["hive_voice"],
        "at": {"B": "medbay"},
    }
    lost = scenario(
        active="A", npcs={"doctor_1": "medbay"}, physical=[1, 1, 1, 1, 3, 3, 3, 3], **setting
    )
    lost.do("npc_attack")
    assert not lost.living("doctor_1")
    assert lost.asked() == [("A", "action")], "slain in place of any penalty"
    won = scenario(
        active="A", npcs={"doctor_1": "medbay"}, physical=[5, 5, 4, 3, 3, 3, 2, 2], **setting
    )
    won.do("npc_attack")
    assert won.told("won") == [{"figure": "doctor_1", "number": 6}]
    assert won.asked() == [("A", "payoff")]
    won.pick("give:cracked_sternum")
    assert won.physical("B") == ["cracked_sternum"]


@rule("INT-13.24", "INT-13.18", "INT-13.14")
def test_a_redirected_attack_of_an_npc_is_spent() -> None:
    table = scenario(
        active="A", at={"B": "medbay", "C": "medbay"}, npcs={"doctor_1": "medbay"},
        traits={"A": ["hive_voice"]}, shown=["hive_voice"], physical=[5, 4, 4, 4, 4, 4, 4, 4],
    )  # fmt: skip
    table.do("npc_attack", "derek_kent").pick("tym_brock")
    assert table.told("tied") != []
    assert "npc_attack" not in table.menu()


# Targets that are gone.


@rule("INT-R64", "INT-4.3")
@pytest.mark.parametrize("window", [1, 2])
def test_a_target_taken_out_of_the_room_in_a_window_ends_the_attack(window: int) -> None:
    """No text can do so in a window; the figure is moved by hand, as such an effect would."""
    table = scenario(active="B", at=BRIG, npcs={}, traits={"A": ["soft_tread"]})
    table.do("attack")
    for _ in range(window - 1):
        table.pick("pass")
    assert table.asked() == [("A", "reveal_window")]
    walk(table.g, table.figure("prime"), table.index("medbay"))
    table.passing()
    assert table.turned() == []
    assert table.asked() == [("B", "action")]
    assert table.ap == 3, "the AP stay spent"
    walk(table.g, table.figure("prime"), table.index("brig"))
    table.do("lock", "d06")
    assert "attack" in table.menu(), "the attack does not count as used"
    assert table.attacked() == []
