"""Why something is not an option: a sentence with the number of the rule; a mark with its owner."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from shipboard.games.interloper import choices
from shipboard.games.interloper.table import GAME
from shipboard.kernel.match import Match
from tests.rule import rule

from .homemade import colonist, homemade, wound
from .homemade import trait as homemade_trait
from .scenario import Scenario, scenario

BRIG = {"B": "brig", "prime": "brig"}


def why(table: Scenario, option: str) -> str:
    """Why this is not among the options of the only open decision."""
    match = Match(GAME, table.g.players, seed=1)
    match.state = table.g
    (decision,) = match.decisions
    assert option not in decision.options
    return match.why_not(decision, option)


def because(table: Scenario, option: str, number: str, *words: str) -> None:
    """The refusal cites this rule and has these words."""
    said = why(table, option)
    cited = said[said.rindex("(") :]
    assert re.search(rf"\b{re.escape(number.removeprefix('INT-'))}\b", cited), said
    assert cited.startswith("(INT-"), said
    for word in words:
        assert word in said, said


@rule("INT-4.1")
def test_an_option_needs_no_excuse_and_a_word_from_nowhere_is_never_one() -> None:
    table = scenario(active="B", at={"B": "galley"})
    match = Match(GAME, 4, seed=1)
    match.state = table.g
    (decision,) = match.decisions
    assert match.why_not(decision, "move") == "move is an option."
    assert why(table, "fly") == "fly is never an option of action (INT-4.1)."


# Marks: each refusal says whose mark it is.


@rule("INT-9.6")
def test_a_room_activated_this_round_names_who_did_it() -> None:
    table = scenario(active="B", at={"B": "galley", "C": "galley"}, npcs={})
    table.do("activate", "derek_kent").end_turn()
    assert table.active == "C"
    because(table, "activate", "INT-9.6", "Derek Kent", "Galley", "activated")


@rule("INT-10.13")
def test_a_room_that_would_repair_says_that_the_alien_cannot() -> None:
    table = scenario(
        at={"prime": "life_support"}, edges={"o_brig": "wrecked"}, npcs={}, noted=["technician"],
        traits={"A": ["mind_thief"]}, shown=["mind_thief"],
    )  # fmt: skip
    because(table, "activate", "INT-10.13", "cannot repair")


@rule("INT-9.13")
def test_a_room_searched_this_round_names_who_did_it() -> None:
    table = scenario(active="B", at={"B": "storage", "C": "storage"}, npcs={})
    table.do("search").pick("none").end_turn()
    because(table, "search", "INT-9.13", "Derek Kent", "Storage", "searched")


@rule("INT-9.13", "INT-R18")
def test_with_shared_uses_the_other_use_is_named() -> None:
    table = scenario(active="B", at={"B": "medbay", "C": "medbay"}, npcs={"doctor_1": "medbay"},
                     penalties={"B": ["limp"]}, room_use_limit="shared")  # fmt: skip
    table.do("activate").end_turn()
    because(table, "search", "INT-R18", "Derek Kent", "Medbay")


@rule("INT-6.3")
def test_an_npc_claimed_by_another_names_the_player() -> None:
    table = scenario(active="B", npcs={"guard_1": "brig", "guard_2": "brig", "doctor_1": "medbay"},
                     claimed={"C": ["guard_1"]})  # fmt: skip
    table.do("move_npc")
    because(table, "figure:guard_1", "INT-6.3", "Guard 1", "Tym Brock")
    alone = scenario(active="B", npcs={"guard_1": "brig"}, claimed={"C": ["guard_1"]})
    because(alone, "move_npc", "INT-6.3", "Guard 1", "Tym Brock")


@rule("INT-6.4")
def test_a_used_up_claim_names_the_npc() -> None:
    table = scenario(
        active="B", npcs={"guard_1": "brig", "guard_2": "armory"}, claimed={"B": ["guard_1"]},
        edges={"d06": "locked", "d20": "locked", "d08": "locked"},
    )  # fmt: skip
    because(table, "move_npc", "INT-6.4", "Guard 1")


@rule("INT-12.1")
def test_an_attack_already_made_names_the_attacker() -> None:
    table = scenario(active="B", at=BRIG, npcs={}, physical=[4, 4, 4, 4, 3, 3, 3, 3, 2])
    table.do("attack")
    because(table, "attack", "INT-12.1", "Derek Kent", "attacked")


@rule("INT-13.10")
def test_an_assist_already_given_names_the_assistant() -> None:
    table = scenario(active="B", at=BRIG, npcs={}, assisted=["B"])
    because(table, "attack", "INT-13.10", "Derek Kent", "assisted")


@rule("INT-13.24")
@pytest.mark.parametrize("mark", ["attacked", "assisted"])
def test_an_npc_that_has_fought_this_round_is_named(mark: str) -> None:
    more: dict[str, Any] = {mark: ["guard_1"]}
    table = scenario(
        active="B", at=BRIG, items={"B": ["riot_kit"]},
        npcs={"guard_1": "brig", "guard_2": "brig", "guard_3": "brig"}, **more,
    )  # fmt: skip
    table.do("npc_attack")
    because(table, "figure:guard_1", "INT-13.24", "Guard 1", mark)


@rule("INT-13.24", "INT-13.7")
@pytest.mark.parametrize("mark", ["attacked", "assisted"])
def test_a_guard_that_cannot_assist_is_named_with_its_mark(mark: str) -> None:
    more: dict[str, Any] = {mark: ["guard_1"]}
    table = scenario(active="B", at=BRIG, npcs={"guard_1": "brig", "guard_2": "brig"}, **more)
    table.do("attack")
    because(table, "figure:guard_1", "INT-13.24", "Guard 1", mark)


@rule("INT-13.7", "INT-13.13")
@pytest.mark.parametrize("mark", ["attacked", "assisted"])
def test_brood_that_cannot_assist_is_named_with_its_mark(mark: str) -> None:
    more: dict[str, Any] = {mark: ["brood_twin"]}
    table = scenario(
        active="A", at=BRIG | {"brood_twin": "brig", "skitterling_1": "brig"}, npcs={}, **more
    )
    table.by("prime").do("attack")
    because(table, "figure:brood_twin", "INT-13.7", "Brood Twin", mark)


@rule("INT-13.16")
def test_a_character_that_has_protected_this_round_is_named() -> None:
    table = scenario(
        active="B", at=BRIG | {"brood_twin": "brig", "skitterling_1": "brig"}, npcs={},
        protected=["brood_twin"],
    )  # fmt: skip
    table.do("attack", "cosmic_interloper")
    because(table, "figure:brood_twin", "INT-13.16", "Brood Twin", "protected")


@rule("INT-13.22", "INT-13.24")
def test_the_marks_of_the_only_npc_that_could_be_sent_are_named_in_the_menu() -> None:
    setting: dict[str, Any] = {
        "active": "B", "at": BRIG, "items": {"B": ["riot_kit"]}, "npcs": {"guard_2": "brig"},
    }  # fmt: skip
    because(scenario(**setting, assisted=["guard_2"]), "npc_attack", "INT-13.24", "Guard 2",
            "assisted")  # fmt: skip
    because(scenario(**setting, claimed={"C": ["guard_2"]}), "npc_attack", "INT-13.22", "Guard 2",
            "Tym Brock")  # fmt: skip


@rule("INT-6.3", "INT-4.7")
def test_a_claim_of_the_alien_is_named_like_any_other() -> None:
    table = scenario(active="B", npcs={"guard_1": "brig", "guard_2": "brig", "guard_3": "brig"},
                     claimed={"A": ["guard_1"]})  # fmt: skip
    table.do("move_npc")
    because(table, "figure:guard_1", "INT-6.3", "Guard 1", "Interloper")


@rule("INT-9.6", "INT-9.9")
def test_a_room_used_by_the_prime_names_the_prime() -> None:
    table = scenario(active="A", at={"prime": "engine_room", "B": "engine_room"}, npcs={})
    table.do("activate").end_turn()
    because(table, "activate", "INT-9.6", "Interloper", "Engine Room")


# The menu.


@rule("INT-3.5")
def test_what_costs_too_much_says_what_it_costs() -> None:
    table = scenario(active="B", at=BRIG, npcs={}, ap=1)
    because(table, "move", "INT-3.5", "2 AP", "1")


@rule("INT-15.3", "INT-R117")
@pytest.mark.parametrize(
    ("card", "option", "name"),
    [("withdrawn", "lock", "Withdrawn"), ("withdrawn", "move_npc", "Withdrawn"),
     ("tunnel_vision", "search", "Tunnel Vision"), ("mistrust", "pass_item", "Mistrust")],
)  # fmt: skip
def test_what_a_penalty_forbids_names_the_penalty(card: str, option: str, name: str) -> None:
    table = scenario(active="B", at={"B": "medbay", "C": "medbay"}, items={"B": ["key_card"]},
                     penalties={"B": [card]})  # fmt: skip
    because(table, option, "INT-15.3", name)


@rule("INT-15.3")
def test_a_move_that_a_limp_forbids_names_the_limp() -> None:
    table = scenario(active="B", at={"B": "galley"}, npcs={}, penalties={"B": ["limp"]}, moves=2)
    because(table, "move", "INT-15.3", "Limp")


@rule("INT-9.1", "INT-9.3", "INT-9.7", "INT-9.8", "INT-R14")
@pytest.mark.parametrize(
    ("setting", "number", "word"),
    [
        ({"at": {"B": "storage"}}, "INT-9.1", "Storage"),
        ({"at": {"B": "medbay"}, "characters": {"B": "shadow"}}, "INT-9.3", "Doctor"),
        ({"at": {"B": "medbay"}, "wrecked": ["medbay"]}, "INT-9.7", "wrecked"),
        ({"at": {"B": "medbay"}, "power": False}, "INT-9.8", "power"),
        ({"at": {"B": "medbay"}}, "INT-R14", ""),
        ({"at": {"B": "observation_deck"}, "characters": {"B": "unit_a238"},
          "traits": {"A": ["lurker"]}}, "INT-7.11", ""),
    ],
)  # fmt: skip
def test_a_room_that_cannot_be_activated(setting: dict[str, Any], number: str, word: str) -> None:
    because(scenario(active="B", npcs={}, **setting), "activate", number, word)


@rule("INT-9.9", "INT-9.15", "INT-10.13", "INT-8.7", "INT-6.12")
@pytest.mark.parametrize(
    ("option", "number"),
    [("activate", "INT-9.9"), ("search", "INT-9.15"), ("repair", "INT-10.13"),
     ("unlock", "INT-8.7"), ("move_npc", "INT-6.12")],
)  # fmt: skip
def test_what_the_alien_cannot_do(option: str, number: str) -> None:
    table = scenario(
        active="A", at={"prime": "medbay"}, wrecked=["brig"], npcs={"doctor_1": "medbay"},
        edges={"d19": "locked", "d20": "wrecked"},
    )  # fmt: skip
    because(table, option, number)


@rule("INT-4.5")
@pytest.mark.parametrize("option", ["lock", "wreck"])
def test_what_brood_cannot_do(option: str) -> None:
    at = {"prime": "galley", "brood_twin": "brig", "B": "brig"}
    table = scenario(active="A", at=at, npcs={}).by("brood_twin")
    because(table, option, "INT-4.5", "Brood")


@rule("INT-9.1", "INT-8.4", "INT-8.6", "INT-10.1", "INT-10.8", "INT-12.2", "INT-6.6", "INT-14.7")
@pytest.mark.parametrize(
    ("option", "number"),
    [("search", "INT-9.1"), ("unlock", "INT-8.6"), ("repair", "INT-10.8"),
     ("attack", "INT-12.2"), ("npc_attack", "INT-6.6"), ("use_card", "INT-14.3"),
     ("pass_item", "INT-14.7"), ("reveal", "INT-16.7"), ("trait_action", "INT-R19")],
)  # fmt: skip
def test_what_has_no_object(option: str, number: str) -> None:
    because(scenario(active="B", at={"B": "galley"}, npcs={}), option, number)


@rule("INT-8.4", "INT-5.1", "INT-10.1", "INT-14.8", "INT-14.3")
def test_what_has_no_object_any_more() -> None:
    shut = scenario(active="B", at={"B": "control_room"}, npcs={}, edges={"d01": "locked"},
                    wrecked=["control_room"])  # fmt: skip
    because(shut, "lock", "INT-8.4")
    because(shut, "move", "INT-5.1")
    ruin = scenario(
        active="B", at={"B": "control_room"}, npcs={}, wrecked=["control_room"],
        edges={"d01": "wrecked", "o_control_room": "wrecked"},
    )  # fmt: skip
    because(ruin, "wreck", "INT-10.1")
    used = scenario(active="B", at={"B": "galley", "C": "galley"}, npcs={},
                    items={"B": ["key_card"]})  # fmt: skip
    used.do("use_card", "d03")
    because(used, "pass_item", "INT-14.8")
    because(used, "use_card", "INT-14.3")


# The further questions.


@rule("INT-5.1", "INT-5.2")
def test_a_room_that_cannot_be_reached() -> None:
    table = scenario(active="B", at={"B": "galley"}, npcs={}).do("move")
    because(table, "place:storage", "INT-5.1")
    because(table, "place:medbay", "INT-5.2")


@rule("INT-5.9")
def test_a_room_that_cannot_be_stalked_into() -> None:
    table = scenario(active="A", step="turn", npcs={"guard_2": "brig"}, no_stalk=["galley"],
                     at={"prime": "storage"})  # fmt: skip
    because(table, "place:brig", "INT-5.9", "enemy")
    because(table, "place:storage", "INT-5.9")
    assert "sentry" in why(table, "place:galley").lower()


@rule("INT-8.1", "INT-8.3", "INT-8.8", "INT-10.6")
def test_a_door_that_cannot_be_locked() -> None:
    edges = {"d22": "wrecked", "d07": "locked"}
    table = scenario(active="B", at={"B": "brig"}, npcs={}, edges=edges).do("lock")
    because(table, "edge:d01", "INT-8.1")
    because(table, "edge:w01", "INT-8.8")
    corridor = scenario(active="B", at={"B": "workshop"}, npcs={}, edges={"d22": "wrecked"}).do(
        "lock"
    )
    because(corridor, "edge:d22", "INT-10.6", "wrecked")


@rule("INT-10.1", "INT-10.8")
def test_a_feature_that_cannot_be_wrecked_or_repaired() -> None:
    setting: dict[str, Any] = {
        "active": "B", "at": {"B": "brig"}, "npcs": {}, "wrecked": ["brig", "galley"],
        "edges": {"d06": "wrecked"},
    }  # fmt: skip
    wreck = scenario(**setting).do("wreck")
    because(wreck, "place:brig", "INT-10.1", "wrecked")
    because(wreck, "place:galley", "INT-10.1")
    repair = scenario(**setting).do("repair")
    because(repair, "edge:d08", "INT-10.8")
    because(repair, "place:galley", "INT-10.12")


@rule("INT-R14", "INT-10.8")
def test_an_outer_wall_that_the_emergency_seal_cannot_name() -> None:
    table = scenario(
        active="B", at={"B": "life_support"}, npcs={"technician_1": "life_support"},
        edges={"o_brig": "wrecked", "o_storage": "wrecked", "w01": "wrecked"},
    ).do("activate")  # fmt: skip
    assert "not wrecked" in why(table, "edge:o_armory")
    assert "border" not in why(table, "edge:w01")


@rule("INT-12.2", "INT-13.6", "INT-R67")
def test_a_target_that_cannot_be_attacked() -> None:
    at = BRIG | {"C": "brig", "brood_twin": "brig"}
    table = scenario(active="B", at=at, npcs={"guard_2": "brig"}).do("attack")
    because(table, "figure:tym_brock", "INT-12.2", "enemy")
    lash = scenario(
        active="A", at=BRIG | {"C": "brig", "D": "brig"}, npcs={}, characters={"B": "unit_a238"},
        traits={"A": ["psychic_lash"]}, shown=["psychic_lash"],
    ).do("attack", "card:psychic_lash")  # fmt: skip
    because(lash, "figure:unit_a238", "INT-R67")


@rule("INT-12.1")
def test_the_second_target_of_scything_limbs() -> None:
    table = scenario(
        active="A", at=BRIG | {"C": "brig", "D": "brig"}, npcs={},
        traits={"A": ["scything_limbs"]}, shown=["scything_limbs"],
        physical=[3, 3, 3, 3, 2, 4, 4, 4, 4],
    )  # fmt: skip
    table.do("attack", "derek_kent").decline()
    table.do("attack")
    assert "different target" in why(table, "figure:derek_kent")


@rule("INT-12.9", "INT-12.12", "INT-12.10")
def test_a_payoff_that_is_not_possible() -> None:
    table = scenario(
        active="A", at=BRIG, npcs={}, items={"B": ["key_card", "medkit"]},
        physical=["limp", "lost_grip", "bruised_ribs", "winded", "broken_leg", 5, 5, 2, 2],
    ).do("attack")  # fmt: skip
    because(table, "give:limp", "INT-12.9")
    because(table, "discard:medkit", "INT-12.12")
    because(table, "take:key_card", "INT-12.13")
    because(table, "fallback", "INT-12.10")


@rule("INT-7.5", "INT-9.10", "INT-14.5")
def test_a_card_that_cannot_be_picked() -> None:
    fail = scenario(active="B", at={"B": "galley"}, npcs={}, physical=[1, 2, 1, 2])
    because(fail.do("wreck", "galley"), "card:limp", "INT-7.5")
    found = scenario(active="B", at={"B": "armory"}, npcs={},
                     tech=["fire_axe", "scattergun", "key_card"])  # fmt: skip
    because(found.do("search"), "card:key_card", "INT-9.10")
    full = scenario(
        active="B", at={"B": "armory"}, npcs={}, items={"B": ["service_pistol", "multitool"]},
        tech=["fire_axe", "key_card", "key_card"],
    ).do("search").pick("fire_axe")  # fmt: skip
    because(full, "card:multitool", "INT-14.5")


@rule("INT-14.3", "INT-4.4", "INT-15.10", "INT-10.8", "INT-3.5")
def test_an_item_that_cannot_be_used_says_what_it_lacks() -> None:
    items = ["key_card", "stim_injector", "multitool", "bio_scanner", "medkit", "breach_foam"]
    table = scenario(active="B", at={"B": "galley", "prime": "storage"}, npcs={},
                     items={"B": items}).do("use_card")  # fmt: skip
    because(table, "card:multitool", "INT-14.3", "no action")
    because(table, "card:bio_scanner", "INT-4.4", "not met")
    because(table, "card:medkit", "INT-15.10", "penalty")
    because(table, "card:breach_foam", "INT-10.8", "wrecked")
    because(table, "card:vac_suit", "INT-14.3", "not hold")
    table.g.ap = 0
    key_card = table.g.pack.names["card"].index("key_card")
    assert table.why_not("B", key_card) == "It costs 1 AP, and you have 0 left (INT-3.5)."


@rule("INT-15.3", "INT-R117", "INT-10.8")
@pytest.mark.parametrize(
    ("clause", "words"),
    [('{ forbid = "repair" }', "forbids"), ('{ cap = ["repair", 1] }', "does not allow it again")],
)
def test_who_is_kept_from_repairs_hears_by_what(tmp_path: Path, clause: str, words: str) -> None:
    table = scenario(
        active="B", at={"B": "brig"}, npcs={}, wrecked=["brig"], edges={"d06": "wrecked"},
        items={"B": ["breach_foam", "key_card", "stim_injector"]}, penalties={"B": ["probe"]},
        content=homemade(tmp_path, wound(clause)),
    )  # fmt: skip
    table.g.counts[choices.REPAIR] = 1
    table.do("lock")
    if table.asked()[0][1] == "which_door":
        table.choose(table.options()[0])
    because(table, "repair", "INT-15.3", "Probe", words)
    because(table.do("use_card"), "card:breach_foam", "INT-15.3", "Probe keeps you from repairing")


@rule("INT-15.3", "INT-R117")
def test_what_the_own_character_forbids_names_it(tmp_path: Path) -> None:
    table = scenario(active="B", at={"B": "galley"}, npcs={}, characters={"B": "probe"},
                     content=homemade(tmp_path, colonist('{ forbid = "lock" }')))  # fmt: skip
    because(table, "lock", "INT-15.3", "Somebody forbids it")


@rule("INT-R19")
@pytest.mark.parametrize("limit", ["turn", "round"])
def test_a_trait_that_was_used_often_enough(tmp_path: Path, limit: str) -> None:
    act = f'{{ action = {{ per_{limit} = 1, do = [{{ next_ap = ["self", 1] }}] }} }}'
    traits = ["probe", "corrosive_spit", "static_field"]
    table = scenario(active="A", at={"prime": "galley"}, npcs={}, traits={"A": traits},
                     shown=traits, content=homemade(tmp_path, homemade_trait(act)))  # fmt: skip
    table.do("trait_action", "probe").do("trait_action")
    because(table, "card:probe", "INT-R19", "used again", limit)


@rule("INT-14.3", "INT-14.8")
def test_an_item_that_was_used_is_neither_used_again_nor_passed_on() -> None:
    table = scenario(
        active="B", at={"B": "galley", "C": "galley"}, npcs={}, penalties={"B": ["mistrust"]},
        items={"B": ["key_card", "stim_injector", "sedative"]},
    )  # fmt: skip
    table.do("use_card", "key_card", "d03")
    because(table.copy().do("use_card"), "card:key_card", "INT-14.3", "used it this turn")
    healed = table.do("use_card", "sedative").do("pass_item")
    assert healed.asked() == [("B", "action")], "the Stim Injector alone is left"
    again = scenario(
        active="B", at={"B": "galley", "C": "galley"}, npcs={},
        items={"B": ["key_card", "stim_injector", "sedative"]},
    ).do("use_card", "key_card", "d03").do("pass_item")  # fmt: skip
    because(again, "card:key_card", "INT-14.8", "used")


@rule("INT-14.7", "INT-15.3")
def test_who_cannot_be_passed_an_item() -> None:
    here = {"B": "galley", "C": "galley", "D": "galley", "E": "galley"}
    table = scenario(players=5, active="B", at=here, npcs={}, items={"B": ["key_card"]},
                     penalties={"C": ["mistrust"]}).do("pass_item")  # fmt: skip
    because(table, "figure:tym_brock", "INT-15.3", "Mistrust")
    because(table, "figure:derek_kent", "INT-14.7", "own")
    because(table, "figure:shadow", "INT-14.7", "not another Colonist")


@rule("INT-6.1", "INT-6.4", "INT-3.5", "INT-5.6")
def test_an_npc_that_cannot_be_moved() -> None:
    shut = dict.fromkeys(("d06", "d20", "d08", "d07"), "locked")
    table = scenario(
        active="B", at={"prime": "storage"}, ap=1, edges=shut,
        npcs={"guard_1": "brig", "guard_2": "galley", "guard_3": "galley", "doctor_1": "storage"},
    ).do("move_npc")  # fmt: skip
    because(table, "figure:guard_1", "INT-6.1", "Guard 1", "nowhere")
    because(table, "figure:doctor_1", "INT-3.5", "2 AP", "1 left")
    because(table, "figure:doctor_2", "INT-6.11", "Doctor 2", "dead")
    because(table, "figure:derek_kent", "INT-6.1", "not an NPC")
    spent = scenario(
        active="B", npcs={"guard_1": "galley", "guard_2": "galley", "guard_3": "galley"},
        claimed={"B": ["guard_1", "guard_2"]}, npc_moves_per_player="2",
    ).do("move_npc")  # fmt: skip
    because(spent, "figure:guard_3", "INT-6.4", "Guard 3", "another")


@rule("INT-15.3", "INT-13.14", "INT-13.7")
def test_a_character_whom_a_penalty_keeps_from_helping() -> None:
    at = BRIG | {"brood_twin": "brig", "skitterling_1": "brig"}
    protect = scenario(active="B", at=at, npcs={}, penalties={"prime": ["cracked_sternum"]})
    protect.do("attack", "brood_twin")
    because(protect, "figure:cosmic_interloper", "INT-15.3", "Cracked Sternum")
    because(protect, "figure:brood_twin", "INT-13.14", "already part")
    because(protect, "figure:derek_kent", "INT-13.14", "a character of yours")
    assist = scenario(active="A", at=at, npcs={}, penalties={"prime": ["jarred_shoulder"]})
    assist.by("brood_twin").do("attack")
    because(assist, "figure:cosmic_interloper", "INT-15.3", "Jarred Shoulder")
    because(assist, "figure:brood_twin", "INT-13.7", "already part")


@rule("INT-6.9", "INT-13.9")
def test_only_guards_assist_in_ascending_order() -> None:
    table = scenario(active="B", at=BRIG, npcs={"guard_1": "brig", "guard_2": "brig",
                                                "guard_3": "brig", "doctor_1": "brig"})  # fmt: skip
    table.do("attack", "guard_2")
    because(table, "figure:guard_1", "INT-13.9", "ascending")
    because(table, "figure:doctor_1", "INT-6.9", "Only Guards")


@rule("INT-15.9", "INT-15.10", "INT-R77")
def test_a_penalty_that_cannot_be_healed() -> None:
    table = scenario(
        active="B", at={"B": "galley", "C": "galley", "D": "galley"}, npcs={},
        items={"B": ["medkit"]}, ignored={"C": "limp"},
        characters={"C": "abigail_ruth", "D": "gale_hildom"},
        penalties={"B": ["winded"], "C": ["mistrust", "broken_leg", "winded"]},
    ).do("use_card")  # fmt: skip
    because(table, "figure:gale_hildom", "INT-15.10", "no penalty")
    because(table, "figure:shadow", "INT-15.10", "allies in the room")
    table.pick("abigail_ruth")
    because(table, "card:mistrust", "INT-15.9", "type")
    because(table, "card:lost_grip", "INT-15.9", "no such penalty")
    because(table, "ignored", "INT-R77", "only one")


@rule("INT-3.10", "INT-4.4", "INT-16.7", "INT-16.9")
def test_who_has_named_a_character_chooses_its_action_first() -> None:
    at = {"prime": "galley", "brood_twin": "brig", "B": "brig"}
    table = scenario(active="A", at=at, npcs={}, traits={"A": ["lurker", "soft_tread"]})
    because(table, "figure:derek_kent", "INT-3.10", "not a living alien character")
    reveal = table.copy().choose("reveal")
    because(reveal, "done", "INT-16.9", "First")
    for option in ("end_turn", "reveal", "move_npc", "npc_attack"):
        because(table.copy().by("brood_twin"), option, "INT-3.10", "First")
    at = dict.fromkeys(("prime", "B", "C", "D"), "galley") | {"brood_twin": "control_room"}
    idle = scenario(active="A", at=at, npcs={}, edges={"d01": "locked"})
    because(idle, "figure:brood_twin", "INT-4.4", "cannot do anything")


@rule("INT-4.4")
def test_brood_that_spares_npcs_says_so() -> None:
    at = {"prime": "galley", "skitterling_1": "brig", "B": "brig", "C": "brig"}
    table = scenario(active="A", at=at, npcs={"guard_1": "brig"}).by("skitterling_1").do("attack")
    because(table, "figure:guard_1", "INT-4.4", "NPCs")


@rule("INT-6.11", "INT-R119")
def test_a_type_that_cannot_be_thawed() -> None:
    table = scenario(
        active="B", at={"B": "cryo_vault"}, npcs={"doctor_1": "brig", "doctor_2": "brig",
                                                  "doctor_3": "brig"},
    ).do("activate")  # fmt: skip
    because(table, "doctor", "INT-6.11", "Doctor")


@rule("INT-2.10", "INT-2.3")
def test_what_setup_does_not_offer() -> None:
    table = scenario(step="setup", alien_selection="chosen").pick("seat:0", "shadow")
    because(table, "figure:shadow", "INT-2.3")
    table.pick("tym_brock", "derek_kent")
    because(table, "place:control_room", "INT-2.10")


@rule("INT-16.8", "INT-R83")
def test_a_refusal_says_nothing_of_what_lies_face_down() -> None:
    said = set()
    for trait in ("hive_voice", "tool_user", "lurker", "mind_thief", "soft_tread"):
        table = scenario(active="A", at={"prime": "medbay"}, npcs={"doctor_1": "medbay"},
                         traits={"A": [trait]})  # fmt: skip
        said.add(tuple(why(table, option) for option in ("activate", "search", "move_npc")))
        other = scenario(active="B", at={"B": "galley"}, npcs={}, traits={"A": [trait]})
        said.add(tuple(why(other, option) for option in ("attack", "search", "repair")))
    assert len(said) == 2


@rule("INT-4.4")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_refusal_is_a_sentence_with_the_number_of_a_rule(seed: int) -> None:
    """Whole turns by chance; everything that a curious player could name is asked about."""
    chance = random.Random(seed)
    match = Match(GAME, 4, seed=seed)
    for _ in range(150):
        if match.state.over:
            break
        decision = match.decisions[0]
        for _, label, refers in decision.kind.sections():
            names = [""] if not refers else _names(match, refers)
            for name in chance.sample(names, min(4, len(names))):
                option = label if not refers else f"{label or refers}:{name}"
                said = match.why_not(decision, option)
                if option in decision.options:
                    assert said == f"{option} is an option."
                else:
                    assert re.search(r"\(INT-[0-9R.,INT -]+\)\.$", said), (option, said)
        match.answer(decision, chance.choice(decision.options))


def _names(match: Match, refers: str) -> list[str]:
    """All that can be named after a colon."""
    if refers == "seat":
        return [str(seat) for seat in range(match.players)]
    if refers == "item":
        return [str(slot) for slot in range(1, 7)]
    return [name for name in match.pack.names[refers] if name]
