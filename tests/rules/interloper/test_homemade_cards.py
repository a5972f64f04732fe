"""What an owner's own cards may say: the vocabulary that no shipped card uses, and wrong files."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from shipboard.games.interloper.table import GAME
from shipboard.kernel.content import PackError
from shipboard.kernel.view import view
from tests.rule import rule

from .homemade import colonist, homemade, item, trait, wound
from .scenario import Scenario, scenario

BRIG = {"B": "brig", "prime": "brig"}


def holding(folder: Path, clauses: str, sort: str = "misc", **more: Any) -> Scenario:
    """Derek's turn in the Galley, with an item that says this."""
    setting: dict[str, Any] = {"active": "B", "at": {"B": "galley"}, "npcs": {}} | more
    items = setting.pop("items", {})
    items = items | {"B": ["probe", *items.get("B", ())]}
    return scenario(content=homemade(folder, item(clauses, sort)), items=items, **setting)


def alien(folder: Path, clauses: str, **more: Any) -> Scenario:
    """The Alien's turn in the Galley, with a face-up trait that says this."""
    setting: dict[str, Any] = {"active": "A", "at": {"prime": "galley"}, "npcs": {}} | more
    traits = ["probe", *setting.pop("also", ())]
    return scenario(
        content=homemade(folder, trait(clauses)), traits={"A": traits}, shown=traits, **setting
    )


def being(folder: Path, clauses: str, **more: Any) -> Scenario:
    """The turn of a Colonist (4+1 in all stats) in the Galley whose card says this."""
    setting: dict[str, Any] = {"active": "B", "at": {"B": "galley"}, "npcs": {}} | more
    return scenario(
        content=homemade(folder, colonist(clauses)), characters={"B": "probe"}, **setting
    )


def made(table: Scenario, who: str = "derek_kent") -> tuple[int, int]:
    """How many cards were turned over in the one check, and what was added to them."""
    cards = [table.value(name) for figure, name in table.turned() if figure == who]
    (told,) = [*table.told("passed"), *table.told("failed")]
    return len(cards), told["number"] - sum(cards)


# Costs and limits.


@rule("INT-4.1", "INT-3.5")
@pytest.mark.parametrize(("change", "left"), [(1, 2), (-1, 4), (-5, 4)])
@pytest.mark.parametrize(
    ("action", "picks", "setting"),
    [
        ("move", ("crew_quarters",), {}),
        ("lock", ("d03",), {}),
        ("unlock", (), {"edges": {"d03": "locked"}}),
        ("activate", (), {}),
        ("search", (), {"at": {"B": "storage"}}),
        ("wreck", ("galley",), {"physical": [5, 5, 5, 5]}),
        ("repair", (), {"wrecked": ["galley"]}),
        ("attack", (), {"at": BRIG}),
        ("move_npc", ("armory",), {"npcs": {"guard_2": "brig"}}),
    ],
)
def test_an_action_may_cost_more_or_less_but_never_below_nothing(
    tmp_path: Path, action: str, picks: tuple[str, ...], setting: dict[str, Any],
    change: int, left: int,
) -> None:  # fmt: skip
    table = holding(tmp_path, f'{{ mod_cost = ["{action}", {change}] }}', **setting)
    table.do(action, *picks)
    assert table.ap == left


@rule("INT-4.2")
@pytest.mark.parametrize(
    ("action", "picks", "setting"),
    [
        ("move", ("crew_quarters",), {}),
        ("lock", ("d03",), {}),
        ("wreck", ("galley",), {"physical": [5, 5, 5, 5]}),
        ("move_npc", ("armory",), {"npcs": {"guard_2": "brig"}}),
    ],
)
def test_at_most_so_many_actions_of_a_kind_per_turn(
    tmp_path: Path, action: str, picks: tuple[str, ...], setting: dict[str, Any]
) -> None:
    table = holding(tmp_path, f'{{ cap = ["{action}", 1] }}', **setting)
    table.do(action, *picks)
    assert action not in table.menu()
    free = holding(tmp_path, f'{{ cap = ["{action}", 2] }}', **setting)
    free.do(action, *picks)
    assert action in free.menu()


FULL: dict[str, Any] = {
    "at": {"B": "medbay", "C": "medbay", "prime": "medbay"},
    "npcs": {"doctor_1": "medbay", "guard_2": "medbay"}, "wrecked": ["brig"],
    "edges": {"d19": "locked", "d20": "wrecked"}, "penalties": {"B": ["limp"]},
    "items": {"B": ["key_card", "riot_kit"]},
}  # fmt: skip


@rule("INT-R117", "INT-15.3")
@pytest.mark.parametrize(
    "action",
    ["move", "move_npc", "lock", "unlock", "activate", "search", "wreck", "repair", "attack",
     "npc_attack", "use_card", "pass_item"],
)  # fmt: skip
def test_a_text_may_forbid_each_action(tmp_path: Path, action: str) -> None:
    open_ = holding(tmp_path, "{ mod_ap = 1 }", **FULL).menu()
    closed = holding(tmp_path, f'{{ forbid = "{action}" }}', **FULL).menu()
    assert {*open_} - {*closed} == {action}


@rule("INT-R117")
def test_a_text_may_forbid_trait_actions_and_stalking(tmp_path: Path) -> None:
    spit = ["corrosive_spit"]
    assert "trait_action" in alien(tmp_path, "{ mod_ap = 1 }", also=spit).menu()
    assert "trait_action" not in alien(tmp_path, '{ forbid = "trait_action" }', also=spit).menu()
    still = alien(tmp_path, '{ forbid = "stalk" }', step="turn")
    assert still.asked() == [("A", "action")]


@rule("INT-R19", "INT-4.1")
@pytest.mark.parametrize(
    ("limit", "uses"), [("cost = 1", 4), ("per_turn = 1", 1), ("per_turn = 2", 2),
                        ("per_round = 1", 1), ("cost = 2", 2)],
)  # fmt: skip
def test_a_trait_may_act_as_often_as_it_says(tmp_path: Path, limit: str, uses: int) -> None:
    table = alien(
        tmp_path, f'{{ action = {{ {limit}, do = [{{ next_ap = ["self", 1] }}] }} }}',
        at={"prime": "brig"}, npcs={"guard_2": "brig"},
    )  # fmt: skip
    done = 0
    while table.active == "A" and "trait_action" in table.menu():
        table.do("trait_action")
        done += 1
    assert done == uses
    assert table.next_ap("A") == uses


# Modifiers and conditions.


@rule("INT-7.3", "INT-12.5")
@pytest.mark.parametrize(
    ("condition", "melee_attack", "melee_defence", "wreck"),
    [
        ('"attacking"', 2, 0, 0), ('"defending"', 0, 2, 0), ('"melee"', 2, 2, 0),
        ('"distance"', 0, 0, 0), ('{ purpose = "wreck" }', 0, 0, 2),
        ('{ purpose = "combat" }', 2, 2, 0), ('"enemy_here"', 2, 2, 0),
        ('"no_enemy_here"', 0, 0, 2), ('{ not = "enemy_here" }', 0, 0, 2),
        ('{ any = ["attacking", { purpose = "wreck" }] }', 2, 0, 2),
        ('["attacking", "melee"]', 2, 0, 0), ('["attacking", "defending"]', 0, 0, 0),
        ('{ not = { any = ["attacking", "defending"] } }', 0, 0, 2), ('"prime_near"', 2, 2, 0),
    ],
)  # fmt: skip
def test_conditions_of_a_bonus(
    tmp_path: Path, condition: str, melee_attack: int, melee_defence: int, wreck: int
) -> None:
    """Derek has Physical 4+1; the prime is in the Brig in the fights and far away otherwise."""
    text = f'{{ mod_bonus = ["physical", 2, {condition}] }}'
    found = []
    for active, side in (("B", "number"), ("A", "number_target")):
        fight = holding(tmp_path, text, active=active, at=BRIG).do("attack")
        own = sum(fight.value(card) for who, card in fight.turned() if who == "derek_kent")
        found.append(fight.told("totals")[0][side] - own - 1)
    cards, added = made(holding(tmp_path, text, physical=[5, 5, 5, 5]).do("wreck", "galley"))
    assert (*found, added - 1) == (melee_attack, melee_defence, wreck)
    assert cards == 4


@rule("INT-3.4")
@pytest.mark.parametrize(
    ("condition", "ap"),
    [('"enemy_here"', 5), ('"no_enemy_here"', 4), ('{ while_alive = "brood_twin" }', 5),
     ('{ while_alive = "skitterling" }', 4)],
)  # fmt: skip
def test_ap_may_depend_on_a_condition(tmp_path: Path, condition: str, ap: int) -> None:
    table = alien(tmp_path, f"{{ mod_ap = [1, {condition}] }}", step="turn",
                  at={"prime": "brig", "B": "brig", "brood_twin": "galley"})  # fmt: skip
    assert table.told("ap_received") == [{"seat": 0, "number": ap}]


@rule("INT-7.2", "INT-R9")
def test_a_check_never_has_fewer_than_one_card(tmp_path: Path) -> None:
    table = holding(tmp_path, '{ mod_cards = ["tech", -9] }', edges={"d03": "locked"})
    assert made(table.do("unlock")) == (1, 0)


# Permissions.


@rule("INT-9.3")
def test_an_item_may_make_its_holder_count_as_an_npc(tmp_path: Path) -> None:
    table = holding(tmp_path, '{ counts_as = "guard" }', at={"B": "brig"})
    assert "activate" in table.menu()


@rule("INT-5.9")
def test_an_item_may_allow_stalking(tmp_path: Path) -> None:
    table = holding(tmp_path, '{ allow = "stalk" }', step="turn")
    assert table.asked() == [("B", "stalk")]


@rule("INT-17.9", "INT-5.2")
def test_an_item_may_allow_moves_through_walls_for_a_price_or_a_check(tmp_path: Path) -> None:
    dear = holding(tmp_path, '{ allow = { what = "wall_move", cost = 2 } }')
    assert dear.do("move", "medbay").ap == 1
    text = (
        '{ allow = { what = "wall_move", '
        'check = { stat = "tech", threshold = 14, purpose = "duct" } } }'
    )
    checked = holding(tmp_path, text, tech=[4, 4, 3, 3])
    checked.do("move", "medbay")
    assert checked.told("checks") == [{"figure": "derek_kent", "stat": "Tech", "number": 14}]
    assert (checked.where("B"), checked.ap) == ("medbay", 3)
    failed = holding(tmp_path, text, tech=[4, 4, 3, 2]).do("move", "medbay")
    assert (failed.where("B"), failed.physical("B")) == ("galley", [])


@rule("INT-14.4", "INT-14.5")
def test_carrying_limits_may_be_raised(tmp_path: Path) -> None:
    table = being(
        tmp_path, '{ carry = ["armor", 2] }', at={"B": "storage"}, items={"B": ["vac_suit"]},
        tech=["riot_armor", 6, 6],
    )  # fmt: skip
    table.do("search").pick("riot_armor")
    assert table.items("B") == ["riot_armor", "vac_suit"]


@rule("INT-7.12", "INT-17.14")
def test_other_checks_may_succeed_by_themselves(tmp_path: Path) -> None:
    table = being(tmp_path, '{ auto_pass = ["tech", "unlock"] }', edges={"d03": "locked"})
    table.do("unlock")
    assert (table.edge("d03"), table.turned()) == ("unlocked", [])


@rule("INT-7.11", "INT-17.12")
def test_other_checks_may_be_impossible(tmp_path: Path) -> None:
    table = being(tmp_path, '{ cannot_check = "tech" }', edges={"d03": "locked"},
                  wrecked=["galley"])  # fmt: skip
    assert not {"unlock", "repair"} & {*table.menu()}


@rule("INT-12.1")
def test_a_second_attack_may_have_the_same_target(tmp_path: Path) -> None:
    table = being(tmp_path, "{ extra_attack = 1 }", at=BRIG,
                  physical=[4, 4, 4, 4, 3, 3, 3, 3, 2] * 2)  # fmt: skip
    table.do("attack").do("attack")
    assert len(table.told("tied")) == 2
    assert "attack" not in table.menu()


@rule("INT-17.7")
def test_two_further_uses_of_a_room(tmp_path: Path) -> None:
    table = being(tmp_path, '{ extra_activation = ["same_room_same_turn", 2] }')
    table.do("activate").do("activate").do("activate")
    assert table.next_ap("B") == 3
    assert "activate" not in table.menu()


@rule("INT-17.2")
def test_a_higher_ignore_slot(tmp_path: Path) -> None:
    table = being(tmp_path, "{ ignore_slot = 5 }", physical=["broken_arm", 3, 2, 2])
    table.do("wreck", "galley").pick("broken_arm")
    assert table.asked() == [("B", "ignore_penalty")]


@rule("INT-13.22", "INT-13.23")
def test_an_item_may_let_doctors_anywhere_fight_in_melee(tmp_path: Path) -> None:
    table = holding(
        tmp_path, '{ npc_profile = ["doctor", "anywhere", "3+2", "normal"] }',
        at={"B": "galley", "prime": "brig"}, npcs={"doctor_1": "brig", "guard_2": "brig"},
        physical=[1, 1, 1, 3, 3, 3, 3, 3],
    )  # fmt: skip
    table.do("npc_attack")
    assert table.told("totals")[0]["number"] == 5
    assert not table.living("doctor_1"), "a lost melee"


@rule("INT-6.1")
def test_a_longer_stride(tmp_path: Path) -> None:
    table = holding(tmp_path, "{ npc_stride = 3 }", npcs={"guard_1": "galley"})
    table.do("move_npc", "fore_corridor", "security_post", "armory")
    assert (table.where("guard_1"), table.ap) == ("armory", 3)


# Attack modes.


@rule("INT-13.6", "INT-13.1")
def test_an_attack_may_reach_into_connected_rooms(tmp_path: Path) -> None:
    table = holding(
        tmp_path, '{ attack_mode = { kind = "distance", range = "connected" } }', "weapon",
        at={"B": "brig", "prime": "medbay"},
    )  # fmt: skip
    table.do("attack")
    assert table.told("attacked")[0]["figure_target"] == "cosmic_interloper"
    shut = holding(
        tmp_path, '{ attack_mode = { kind = "distance", range = "connected" } }', "weapon",
        at={"B": "brig", "prime": "medbay"}, edges={"d20": "locked"},
    )  # fmt: skip
    assert "attack" not in shut.menu()


@rule("INT-13.6", "INT-12.9")
def test_an_attack_may_use_other_stats_and_be_safe(tmp_path: Path) -> None:
    text = (
        '{ attack_mode = { kind = "special", attacker = "tech", defender = "physical", '
        "cannot_lose = true, limit_plus = 3 } }"
    )
    lost = holding(tmp_path, text, "weapon", at=BRIG, tech=[2, 2, 2, 2], physical=[5] * 5)
    lost.do("attack", "card:probe")
    assert lost.asked() == [("B", "action")]
    assert lost.physical("B") == []
    won = holding(
        tmp_path, text, "weapon", at=BRIG, tech=[5, 5, 5, 4], physical=[4, 3, 3, 2, "winded"]
    )
    won.do("attack", "card:probe")
    assert won.told("won") == [{"figure": "derek_kent", "number": 3}]
    assert won.asked() == [("A", "fallback_penalty")], "Tech cards are no penalties"
    assert len(won.options()) == 4, "up to 6: all five cards, two of them alike"


@rule("INT-13.6")
def test_a_payoff_instead_may_set_the_losers_ap_or_take_an_item(tmp_path: Path) -> None:
    text = (
        '{ attack_mode = { kind = "distance", bonus = 9, '
        'extra_payoff = [{ set_next_ap = ["loser", 2] }, { discard_item = ["loser", "armor"] }] '
        "} }"
    )
    table = scenario(
        content=homemade(tmp_path, item(text, "weapon")), active="B", at=BRIG, npcs={},
        items={"B": ["probe"], "prime": ["vac_suit", "key_card"]}, traits={"A": ["tool_user"]},
        shown=["tool_user"], physical=[4, 4, 4, 4, 2, 2, 2, 2, 2],
    )  # fmt: skip
    table.do("attack", "card:probe").pick("extra")
    assert table.items("prime") == ["key_card"]
    assert table.g.set_ap[0] == 2


@rule("INT-14.12", "INT-14.11")
def test_a_weapon_with_a_mode_gives_its_bonuses_in_that_mode_only(tmp_path: Path) -> None:
    text = '{ attack_mode = { kind = "distance" } }, { mod_bonus = ["physical", 2] }'

    def bonus(table: Scenario, side: str) -> int:
        own = sum(table.value(card) for who, card in table.turned() if who == "derek_kent")
        return int(table.told("totals")[0][side]) - own - 1

    shot = holding(tmp_path, text, "weapon", at=BRIG).do("attack", "card:probe")
    struck = holding(tmp_path, text, "weapon", at=BRIG).do("attack", "melee")
    hunted = holding(tmp_path, text, "weapon", active="A", at=BRIG).do("attack")
    assert [bonus(shot, "number"), bonus(struck, "number"), bonus(hunted, "number_target")] == [
        2, 0, 0,
    ]  # fmt: skip
    wrecking = holding(tmp_path, text, "weapon", physical=[5, 5, 5, 5]).do("wreck", "galley")
    assert made(wrecking) == (4, 1)


@rule("INT-R72", "INT-14.12")
def test_a_second_weapon_adds_what_its_text_grants_to_that_kind_of_attack(tmp_path: Path) -> None:
    for condition, bonus in (("distance", 2), ("melee", 0)):
        table = holding(
            tmp_path, f'{{ mod_bonus = ["physical", 2, "{condition}"] }}', "weapon", at=BRIG,
            items={"B": ["service_pistol"]}, characters={"B": "abigail_ruth"},
        )  # fmt: skip
        table.do("attack", "card:service_pistol")
        own = sum(table.value(card) for who, card in table.turned() if who == "abigail_ruth")
        assert table.told("totals")[0]["number"] - own == 3 + bonus


# Timings.


@rule("INT-3.3", "INT-3.7")
def test_texts_at_the_start_and_the_end_of_the_holders_turn(tmp_path: Path) -> None:
    start = holding(tmp_path, "{ on_turn_start = [{ gain_ap = 2 }] }", step="turn")
    assert start.ap == 6
    end = holding(
        tmp_path, '{ on_turn_end = { if = "no_enemy_here", do = [{ next_ap = ["self", 2] }] } }'
    )
    end.end_turn()
    assert end.next_ap("B") == 2


@rule("INT-3.9")
def test_texts_at_the_end_of_the_round(tmp_path: Path) -> None:
    table = holding(tmp_path, '{ on_round_end = [{ next_ap = ["self", -1] }] }', active="D")
    assert table.next_ap("B") == 0
    table.end_turn()
    assert table.next_ap("B") == -1


@rule("INT-3.3", "INT-R20")
def test_texts_when_an_enemy_starts_its_turn_here(tmp_path: Path) -> None:
    text = (
        "{ on_enemy_turn_start_here = [{ check = "
        '{ stat = "physical", threshold = 14, purpose = "resist", who = "that_enemy", '
        'else = [{ next_ap = ["that_enemy", -1] }] } }] }'
    )
    table = alien(tmp_path, text, active="B", step="turn", at=BRIG, physical=[3, 3, 3, 3])
    assert table.told("failed") == [{"figure": "derek_kent", "number": 13}]
    table.pick("concussion")
    assert table.next_ap("B") == -1


@rule("INT-15.6")
def test_texts_when_a_penalty_is_gained(tmp_path: Path) -> None:
    content = homemade(tmp_path, wound('{ on_gain = [{ set_next_ap = ["self", 2] }] }'))
    table = scenario(active="B", at={"B": "galley"}, npcs={}, content=content,
                     physical=["probe", 3, 2, 2])  # fmt: skip
    table.do("wreck", "galley").pick("probe")
    assert table.physical("B") == ["probe"]
    assert table.g.set_ap[1] == 2


@rule("INT-15.6", "INT-R120")
@pytest.mark.parametrize(
    ("condition", "card", "spared"),
    [
        ('["physical", { value = 3 }]', "concussion", True),
        ('["physical", { value = 2 }]', "concussion", False),
        ('"mental"', "concussion", False),
        ('{ source = "combat" }', "concussion", False),
        ('{ not = { source = "combat" } }', "concussion", True),
    ],
)
def test_penalties_may_be_prevented_for_nothing(
    tmp_path: Path, condition: str, card: str, spared: bool
) -> None:
    text = (
        f"{{ on_would_take_penalty = {{ if = {condition}, "
        'do = [{ prevent_penalty = "free" }] } }'
    )
    table = holding(tmp_path, text, physical=[card, 3, 2, 2])
    table.do("wreck", "galley").pick(card)
    assert table.physical("B") == ([] if spared else [card])
    assert table.items("B") == ["probe"]


@rule("INT-15.6")
def test_texts_when_the_holder_has_taken_a_penalty(tmp_path: Path) -> None:
    text = '{ on_penalty_taken = { if = "physical", do = [{ gain_ap = 3 }] } }'
    table = holding(tmp_path, text, physical=["concussion", 3, 2, 2])
    table.do("wreck", "galley").pick("concussion")
    assert table.ap == 6


@rule("INT-12.8", "INT-12.7")
@pytest.mark.parametrize(("condition", "moved"), [('"defending"', True), ('"attacking"', False)])
def test_texts_after_a_combat_that_the_holder_has_won(
    tmp_path: Path, condition: str, moved: bool
) -> None:
    text = f'{{ on_combat_win = {{ if = {condition}, do = [{{ move_char = ["loser", 1] }}] }} }}'
    table = holding(
        tmp_path, text, active="A", at=BRIG,
        physical=[2, 2, 2, 1, 1, 5, 5, 5, "winded"],
    )  # fmt: skip
    table.do("attack").pick("winded")
    if moved:
        assert table.asked() == [("A", "panic_move")]
        table.pick("armory")
    assert table.where("prime") == ("armory" if moved else "brig")


@rule("INT-13.1", "INT-12.7")
def test_texts_after_a_won_distance_attack(tmp_path: Path) -> None:
    text = (
        '{ attack_mode = { kind = "distance", bonus = 9 } }, '
        '{ on_combat_win = { if = "distance", do = [{ next_ap = ["loser", -3] }] } }'
    )
    cards = [6, 6, 6, "winded", 3, 3, 3, 3, 3]
    shot = holding(tmp_path, text, "weapon", at=BRIG, physical=cards).do("attack", "card:probe")
    shot.pick("winded")
    assert shot.next_ap("A") == -1 - 3, "and the card's own"
    struck = holding(tmp_path, text, "weapon", at=BRIG, physical=cards).do("attack", "melee")
    assert struck.told("won") == [{"figure": "derek_kent", "number": 2}]
    assert struck.next_ap("A") == -1


@rule("INT-3.7", "INT-11.6")
def test_death_in_a_breach_may_be_prevented_for_nothing(tmp_path: Path) -> None:
    table = holding(
        tmp_path, '{ on_breach_death = [{ prevent_death = "free" }] }', at={"B": "brig"},
        edges={"o_brig": "wrecked"},
    )  # fmt: skip
    table.end_turn()
    assert table.living("B")
    assert table.items("B") == ["probe"]


@rule("INT-8.4", "INT-R108")
def test_a_lock_may_always_be_harder(tmp_path: Path) -> None:
    table = holding(tmp_path, "{ on_lock = [{ door_threshold = 19 }] }")
    table.do("lock", "d03")
    assert (table.edge("d03"), table.lock_level("d03")) == ("locked", 19)


# Actions.


@rule("INT-7.4", "INT-7.5")
@pytest.mark.parametrize(("cards", "ap", "later"), [([4, 4, 3, 2], 5, 0), ([4, 4, 3, 1], 3, 2)])
def test_a_check_may_have_a_text_for_success_and_one_for_failure(
    tmp_path: Path, cards: list[int], ap: int, later: int
) -> None:
    text = (
        '{ action = [{ check = { stat = "tech", threshold = 13, purpose = "card", '
        'do = [{ gain_ap = 2 }], else = [{ next_ap = ["self", 2] }] } }] }'
    )
    table = holding(tmp_path, text, tech=cards)
    table.do("use_card")
    assert (table.ap, table.next_ap("B")) == (ap, later)


@rule("INT-17.10")
def test_a_check_may_leave_items_out(tmp_path: Path) -> None:
    text = (
        '{ action = [{ check = { stat = "tech", threshold = 13, purpose = "card", '
        "do = [{ gain_ap = 1 }], no_items = true } }] }"
    )
    table = holding(tmp_path, text, items={"B": ["multitool"]})
    assert made(table.do("use_card")) == (4, 0)


@rule("INT-15.8", "INT-15.9")
def test_an_item_may_heal_its_holder_of_anything(tmp_path: Path) -> None:
    table = holding(tmp_path, '{ action = [{ heal = ["any", "any", "self"] }] }',
                    at={"B": "galley", "C": "galley"},
                    penalties={"B": ["limp", "catatonia"], "C": ["limp"]})  # fmt: skip
    assert table.targets("use_card") == ["card:catatonia", "card:limp"]
    table.do("use_card", "catatonia")
    assert table.mental("B") == []


@rule("INT-9.10", "INT-14.5")
def test_an_item_may_search_and_fetch(tmp_path: Path) -> None:
    search = holding(tmp_path, '{ action = [{ draw_items = [2, "misc"] }, "discard_this"] }',
                     tech=["multitool", "fire_axe", "key_card"])  # fmt: skip
    search.do("use_card")
    assert search.options() == ["card:multitool", "none"]
    search.pick("multitool")
    assert search.items("B") == ["multitool"]
    fetch = holding(tmp_path, '{ action = [{ fetch_discard = "any" }] }',
                    discards={"tech": ["riot_kit", "key_card"]})  # fmt: skip
    assert fetch.targets("use_card") == ["card:key_card", "card:riot_kit"]


@rule("INT-8.4")
@pytest.mark.parametrize("way", ["lock", "unlock"])
def test_doors_may_be_locked_or_unlocked_only(tmp_path: Path, way: str) -> None:
    table = holding(tmp_path, f'{{ action = [{{ set_door = ["own_room_unwrecked", "{way}"] }}] }}',
                    edges={"d03": "locked"})  # fmt: skip
    table.do("use_card")
    assert table.edge("d03") == table.edge("d18") == f"{way}ed", "there was one door to choose"


@rule("INT-3.9", "INT-16.14")
@pytest.mark.parametrize(
    ("until", "rounds"),
    [("end_of_turn", 0), ("end_of_round", 0), ("end_of_next_round", 1)],
)
def test_a_suppression_lasts_as_long_as_it_says(tmp_path: Path, until: str, rounds: int) -> None:
    table = holding(
        tmp_path, f'{{ action = [{{ suppress_trait = "{until}" }}] }}', players=3,
        at={"B": "galley", "prime": "brig"}, npcs={"guard_2": "brig"},
        traits={"A": ["fleet_limbs"]}, shown=["fleet_limbs"],
    )  # fmt: skip
    table.do("use_card")
    assert table.view(None)["facts"]["suppressed"] == ["fleet_limbs"]
    table.end_turn()
    after = table.view(None)["facts"]["suppressed"]
    assert after == ([] if until == "end_of_turn" else ["fleet_limbs"])
    table.end_turn()
    assert table.told("ap_received")[-1]["number"] == (4 if rounds else 5)


@rule("INT-9.2", "INT-3.3")
@pytest.mark.parametrize(("until", "blocked"), [("end_of_turn", False), ("end_of_round", True)])
def test_a_room_is_blocked_as_long_as_the_text_says(
    tmp_path: Path, until: str, blocked: bool
) -> None:
    table = alien(tmp_path, f'{{ action = [{{ block_room = "{until}" }}] }}',
                  at={"prime": "galley", "B": "galley"})  # fmt: skip
    table.do("trait_action", "galley").end_turn()
    assert ("activate" not in table.menu()) == blocked


@rule("INT-16.11")
def test_two_traits_may_be_forced(tmp_path: Path) -> None:
    traits = {"A": ["soft_tread", "lurker", "harvest"]}
    table = holding(tmp_path, "{ action = [{ reveal_trait = 2 }] }", traits=traits)
    table.do("use_card").pick("pass", "slot:3", "slot:1")
    assert table.shown("A") == ["soft_tread", "harvest"]
    one = holding(tmp_path, "{ action = [{ reveal_trait = 2 }] }", traits={"A": ["lurker"]})
    one.do("use_card").passing()
    assert one.shown("A") == ["lurker"]


@rule("INT-15.6", "INT-R120")
def test_of_two_equal_items_that_prevent_a_penalty_one_is_offered(tmp_path: Path) -> None:
    text = '{ on_would_take_penalty = [{ prevent_penalty = "discard_this" }] }'
    content = homemade(tmp_path, item(text).replace("value", "copies = 2\nvalue"))
    table = scenario(
        content=content, active="B", at={"B": "galley"}, npcs={}, items={"B": ["probe", "probe"]},
        physical=["limp", 1, 1, 2],
    )  # fmt: skip
    table.do("wreck", "galley").pick("limp")
    assert table.asked() == [("B", "prevent_penalty")]
    assert [len(options) for _, _, _, options in table.g.open] == [2], "decline, or discard one"
    table.pick("probe")
    assert (table.items("B"), table.physical("B")) == (["probe"], [])


@rule("INT-3.1", "INT-3.7")
def test_until_the_next_turn_of_a_colonist_means_the_one_of_this_round(tmp_path: Path) -> None:
    """Shadow, struck on the Alien's turn, has the next turn in the same round."""
    text = '{ on_combat_win = [{ ban_stalk = ["loser", "its_next_turn"] }] }'
    for alien, shadow in (("A", "C"), ("C", "B")):
        table = scenario(
            content=homemade(tmp_path, trait(text)), players=4, alien=alien, active=alien,
            traits={alien: ["probe"]}, shown=["probe"], characters={shadow: "shadow"},
            at={"prime": "brig", shadow: "brig"}, npcs={},
            physical=[6, 6, 6, 5, 5, 1, 1, 1, 1],
        )  # fmt: skip
        table.do("attack").settle()
        assert table.told("won")[0]["figure"] == "cosmic_interloper"
        table.do("move", "medbay")
        stalks = []
        while table.round < 3:
            if table.active == shadow:
                stalks.append(stalk_of(table))
            else:
                table.idle()
        assert stalks == [False, True]


def stalk_of(table: Scenario) -> bool:
    """Whether the active player may Stalk; the turn is over then."""
    asked = table.passing().asked() == [(table.active, "stalk")]
    table.idle()
    return asked


@rule("INT-3.7", "INT-5.9")
def test_until_its_next_turn_does_not_mean_the_turn_that_is_going_on(tmp_path: Path) -> None:
    """A defender binds the prime on its own turn: the whole next turn is meant."""
    bound = '[{ ban_stalk = ["loser", "its_next_turn"] }]'
    table = being(
        tmp_path, f'{{ on_combat_win = {{ if = "defending", do = {bound} }} }}', active="A",
        at={"B": "brig", "prime": "brig"}, physical=[1, 1, 1, 2, 2, 6, 6, 6, 5],
    )  # fmt: skip
    table.do("attack").settle()
    table.do("move", "medbay").end_turn()
    stalks = []
    while table.round < 4:
        if table.active == "A":
            stalks.append(stalk_of(table))
        else:
            table.idle()
    assert stalks == [False, True]


@rule("INT-9.9", "INT-7.11")
@pytest.mark.parametrize(("stat", "able"), [("", False), (', stat = "xeno"', True)])
def test_a_trait_opens_rooms_with_or_without_xeno_checks(
    tmp_path: Path, stat: str, able: bool
) -> None:
    """The prime has no Tech stat: a room that asks for it needs a trait that says otherwise."""
    text = f'{{ allow = {{ what = "activate", if = "no_circle"{stat} }} }}'
    meal = 'do = [{ next_ap = ["ally_here", 1] }]'
    content = homemade(
        tmp_path, trait(text), {meal: 'do = [{ check = ["tech", 9, "room", [{ gain_ap = 1 }]] }]'}
    )
    table = scenario(
        content=content, active="A", at={"prime": "galley"}, npcs={}, traits={"A": ["probe"]},
        shown=["probe"], xeno=[5, 5, 5],
    )  # fmt: skip
    assert ("activate" in table.menu()) == able
    if able:
        assert table.do("activate").told("checks")[0]["stat"] == "Xeno"


@rule("INT-R68", "INT-R80")
@pytest.mark.parametrize(("held", "lives"), [(["limp"], True), (["limp", "winded"], False)])
def test_a_winner_who_dies_of_a_reaction_gains_nothing_more(
    tmp_path: Path, held: list[str], lives: bool
) -> None:
    """The loser strikes back; the twin lives on, so the game and the Alien's turn do too."""
    back = '{ on_penalty_taken = [{ check = ["physical", 60, "card", [], "opponent"] }] }'
    records = trait("{ on_combat_win = [{ gain_ap = 1 }] }")
    records += colonist(back).replace("probe", "avenger")
    table = scenario(
        content=homemade(tmp_path, records), active="A", characters={"B": "avenger"},
        at={"prime": "brig", "B": "brig", "brood_twin": "galley"}, npcs={},
        traits={"A": ["probe"]}, shown=["probe"], penalties={"prime": held},
        physical=[6, 6, 6, 5, 5, 1, 1, 2, 2],
    )  # fmt: skip
    table.by("prime").do("attack").settle()
    assert table.told("won")[0]["figure"] == "cosmic_interloper"
    assert table.living("prime") == lives
    assert len(table.told("gained_ap")) == lives


HIDDEN = ["iron_sinew", "soft_tread", "lurker"]


@rule("INT-R14", "INT-4.3", "INT-R103")
def test_the_trait_to_be_looked_at_may_be_named(tmp_path: Path) -> None:
    table = holding(
        tmp_path, '{ action = [{ peek_trait = ["any", "self"] }] }',
        traits={"A": HIDDEN}, shown=["soft_tread"],
    )  # fmt: skip
    assert table.targets("use_card") == ["slot:1", "slot:3"], "face-down ones alone"
    table.do("use_card", "slot:3")
    assert table.told("at_trait", "C") == [{"number": 3}], "all know the slot before it is seen"
    assert table.told("peeked", "B") == []
    table.passing()
    assert table.told("peeked", "B") == [{"seat": 1, "number": 3, "card": "lurker"}]
    assert table.told("peeked", "C") == [{"seat": 1, "number": 3}]
    assert table.knows("B", "traits", "A") == ["lurker", "soft_tread"]
    assert table.knows("C", "traits", "A") == ["soft_tread"]


@rule("INT-R14", "INT-4.4")
def test_who_names_a_trait_learns_nothing_from_the_question(tmp_path: Path) -> None:
    def asked(traits: list[str]) -> object:
        text = '{ action = [{ peek_trait = ["any", "self"] }] }'
        table = holding(tmp_path, text, traits={"A": traits})
        table.answer("B", "action", "use_card")
        assert table.asked() == [("B", "peek_pick")]
        return view(GAME, table.g, 1)["decisions"]

    assert asked(HIDDEN) == asked(HIDDEN[::-1])
    bare = holding(tmp_path, '{ action = [{ peek_trait = ["any", "self"] }] }')
    assert "use_card" not in bare.menu(), "nothing lies face down"


@rule("INT-R14", "INT-R80")
def test_a_trait_turned_up_meanwhile_is_not_looked_at(tmp_path: Path) -> None:
    table = holding(
        tmp_path, '{ action = [{ peek_trait = ["any", "self"] }] }', traits={"A": HIDDEN}
    )
    table.do("use_card", "slot:3").pick("slot:3")
    assert table.shown("A") == ["lurker"]
    assert table.told("peeked") == []
    assert table.asked() == [("B", "action")]


@rule("INT-R103", "INT-17.16")
def test_a_trait_may_be_named_when_the_text_fires(tmp_path: Path) -> None:
    text = '{ on_turn_end = [{ peek_trait = ["any", "self"] }] }'
    table = being(tmp_path, text, traits={"A": HIDDEN}, shown=["iron_sinew"])
    table.end_turn()
    assert table.asked() == [("B", "peek_pick")]
    assert table.options() == ["slot:2", "slot:3"]
    table.pick("slot:2")
    assert table.told("peeked", "B") == [{"seat": 1, "number": 2, "card": "soft_tread"}]
    one = being(tmp_path, text, traits={"A": HIDDEN}, shown=HIDDEN[:2]).end_turn()
    assert one.told("peeked", "B") == [{"seat": 1, "number": 3, "card": "lurker"}]


@rule("INT-R14")
def test_the_first_face_down_trait_may_be_looked_at(tmp_path: Path) -> None:
    table = holding(
        tmp_path, '{ action = [{ peek_trait = ["top", "self"] }] }',
        traits={"A": HIDDEN}, shown=["iron_sinew"],
    )  # fmt: skip
    table.do("use_card").passing()
    assert table.told("peeked", "B") == [{"seat": 1, "number": 2, "card": "soft_tread"}]


@rule("INT-4.7")
def test_other_brood_may_be_born(tmp_path: Path) -> None:
    text = '{ action = [{ place = { figure = "brood_twin", where = "here", max = 1 } }] }'
    table = alien(tmp_path, text)
    table.do("trait_action")
    assert table.inside("galley") == ["brood_twin", "prime"]
    assert "trait_action" not in table.by("prime").options(), "never more than 1"


@rule("INT-9.8")
def test_the_power_may_be_cut_by_an_item(tmp_path: Path) -> None:
    table = holding(tmp_path, '{ action = [{ set_power = ["off", "end_of_turn"] }] }')
    table.do("use_card")
    assert not table.power
    assert table.end_turn().power


@rule("INT-13.8")
def test_a_drill_of_three(tmp_path: Path) -> None:
    table = holding(
        tmp_path, '{ action = [{ assist_cards = ["guard", 3, "end_of_turn"] }] }', at=BRIG,
        npcs={"guard_2": "brig"},
    )  # fmt: skip
    table.do("use_card").do("attack").pick("guard_2")
    assert len([1 for who, _ in table.turned() if who == "derek_kent"]) == 7


# Goals.


@rule("INT-18.2", "INT-3.11")
@pytest.mark.parametrize(
    ("goal", "act", "setting"),
    [
        ('["wrecked_rooms", 2]', ("wreck", "galley"),
         {"wrecked": ["storage"], "physical": [5] * 5}),
        ('["breached_rooms", 2]', ("wreck", "d18"),
         {"edges": {"o_crew_quarters": "wrecked"}, "physical": [5] * 5}),
        ('["dead_colonists", 1]', ("attack",),
         {"at": BRIG, "penalties": {"B": ["limp", "broken_leg"]},
          "physical": [5, 5, 5, 5, "winded", 6, 6, 5, 4]}),
    ],
)  # fmt: skip
def test_goals_without_a_timing_are_tested_at_all_times(
    tmp_path: Path, goal: str, act: tuple[str, ...], setting: dict[str, Any]
) -> None:
    table = alien(tmp_path, f"{{ win_if = {goal} }}", **setting)
    assert table.outcome() is None
    table.do(*act)
    assert table.outcome() == ("alien", "goal_met", "A")


GOAL = '{ win_if = ["dead_colonists", 1] }'
BAY = "loading_bay"


@rule("INT-R99", "INT-18.8")
def test_two_conditions_met_by_one_change_the_side_whose_turn_it_is_goes_first(
    tmp_path: Path,
) -> None:
    """B is the last Colonist outside; a goal of the Alien's is one dead Colonist."""
    crew = {"guard_1": BAY, "technician_1": BAY, "doctor_1": BAY}
    at = {"B": "brig", "C": BAY, "D": BAY}
    own = alien(
        tmp_path, GOAL, active="B", at=at | {"prime": "galley"}, npcs=crew,
        edges={"o_brig": "wrecked"},
    )  # fmt: skip
    own.end_turn()
    assert own.outcome() == ("crew", "escaped", "BCD")
    theirs = alien(
        tmp_path, GOAL, at=at | {"prime": "brig"}, npcs=crew,
        penalties={"B": ["limp", "broken_leg"]}, physical=[5, 5, 5, "winded", 4, 3, 3, 3, 3],
    )  # fmt: skip
    theirs.do("attack").pick("winded")
    assert theirs.outcome() == ("alien", "goal_met", "A")


@rule("INT-R68", "INT-18.3")
def test_if_both_combatants_would_die_the_loser_dies_first(tmp_path: Path) -> None:
    text = '{ on_combat_win = [{ check = ["physical", 60, "resist"] }] }'
    table = holding(
        tmp_path, text, at=BRIG, penalties={"prime": ["limp", "broken_leg"],
                                            "B": ["deep_gash", "twisted_ankle"]},
        physical=[6, 6, 5, "winded", 3, 3, 2, 2, 2],
    )  # fmt: skip
    table.do("attack")
    assert table.outcome() == ("crew", "aliens_gone", "BCD")
    assert table.living("B")
    both = holding(
        tmp_path, text, at=BRIG | {"brood_twin": "galley"},
        penalties={"prime": ["limp", "broken_leg"], "B": ["deep_gash", "twisted_ankle"]},
        physical=[6, 6, 5, "winded", 3, 3, 2, 2, 2, "lost_grip", 1, 1, 1],
    )  # fmt: skip
    both.do("attack").pick("lost_grip")
    assert (both.living("prime"), both.living("B")) == (False, False)
    deaths = [told["figure"] for told in both.told("died")]
    assert deaths == ["cosmic_interloper", "derek_kent"]


# A whole file.


@rule("INT-1.4", "INT-3.11")
def test_a_ship_of_ones_own_is_played_to_the_end() -> None:
    """The lifeboat of the conformance suite: other rooms, other cards, other people."""
    path = Path(__file__).parents[2] / "games" / "interloper" / "interloper.toml"
    for seed in range(3):
        chance = random.Random(seed)
        table = scenario(step="setup", content=f"file:{path}", players=3, telling=False)
        table.play_out(chance.choice)
        assert table.outcome() is not None


# Wrong files.


def refused(folder: Path, records: str, instead: dict[str, str] | None = None) -> list[str]:
    """The complaints about a file of one's own."""
    content = homemade(folder, records, instead)
    with pytest.raises(PackError) as error:
        GAME.load({"content": content})
    return error.value.problems


@rule("INT-1.5")
@pytest.mark.parametrize(
    ("records", "where", "found", "expected"),
    [
        (item('{ mod_bonus = ["luck", 2] }'), "tech 'probe'", "luck",
         "physical"),
        (item('{ fly = 3 }'), "tech 'probe'", "fly", "mod_bonus"),
        (item('{ mod_ap = "much" }'), "tech 'probe'", "much", "number"),
        (item('{ mod_ap = 100 }'), "tech 'probe'", "100", "9"),
        (item('{ action = [{ gain_ap = 0 }] }'), "tech 'probe'", "0", "1"),
        (item("", sort="hat"), "tech 'probe'", "hat", "weapon"),
        (wound('{ weight = 7 }'), "physical 'probe'", "7", "3"),
        (wound('{ forbid = "sleep" }'), "physical 'probe'", "sleep", "assist"),
        (trait('{ win_if = ["rich_colonists", 2] }'), "xeno 'probe'", "rich_colonists",
         "dead_colonists"),
        (trait('{ mod_ap = [1, { while_alive = "dragon" }] }'), "xeno 'probe'", "dragon",
         "brood_twin"),
        (item('{ mod_ap = [1, { while_alive = "dragon" }] }'), "tech 'probe'", "dragon",
         "brood_twin"),
        (wound('{ on_turn_end = { do = [{ gain_ap = 1 }], if = { while_alive = "dragon" } } }'),
         "physical 'probe'", "dragon", "brood_twin"),
        (colonist('{ action = [{ place = { figure = "dragon", where = "here", max = 1 } }] }'),
         "character 'probe'", "dragon", "brood_twin"),
        (trait('{ action = { do = [{ gain_ap = 1 }], if = { while_alive = "dragon" } } }'),
         "xeno 'probe'", "dragon", "brood_twin"),
        (trait("", "copies = 2"), "xeno 'probe'", "2", "1"),
        (trait("", "setup_placement = true"), "xeno 'probe'", "setup_placement", "on_setup"),
        (trait("", 'colour = "red"'), "xeno 'probe'", "colour", "family"),
        (trait('{ on_gain = [{ record = "type" }] }'), "xeno 'probe': clauses[0].on_gain", "record",
         "on_npc_slain"),
        (trait('{ on_turn_end = [{ gain_trait = { filter = { while_alive = "skitterling" } } }] }'),
         "clauses[0].on_turn_end[0].gain_trait: filter", "while_alive", "about the card"),
        (item('{ action = [{ choose = [[{ door_threshold = 15 }], [{ set_power = "on" }]] }] }'),
         "clauses[0].action[0].choose", "expected", "set_power"),
        (colonist('{ attack_mode = { kind = "loud" } }'), "character 'probe'", "loud",
         "distance"),
        ('[[edge]]\nid = "d99"\nkind = "door"\nbetween = ["galley", "attic"]\n', "edge 'd99'",
         "attic", "room"),
        (item("").replace('"probe"', '"medkit"'), "'medkit'", "medkit", "a different id"),
    ],
)  # fmt: skip
def test_a_wrong_record_is_refused_with_what_was_found_and_what_would_be_right(
    tmp_path: Path, records: str, where: str, found: str, expected: str
) -> None:
    (problem,) = refused(tmp_path, records)
    assert where in problem, problem
    assert found in problem, problem
    assert expected in problem, problem


@rule("INT-2.9", "INT-1.9", "INT-1.4")
@pytest.mark.parametrize(
    ("instead", "words"),
    [
        ({'role = "exit"': ""}, ("exit", "exactly one")),
        ({'role = "start"': ""}, ("start", "exactly one")),
        ({"prime = true": ""}, ("prime", "exactly one")),
        ({'id = "d01"\nkind = "door"': 'id = "d01"\nkind = "wall"'},
         ("galley", "doors", "control_room")),
    ],
)  # fmt: skip
def test_a_ship_that_cannot_be_played_is_refused(
    tmp_path: Path, instead: dict[str, str], words: tuple[str, ...]
) -> None:
    problems = refused(tmp_path, "", instead)
    assert [problem for problem in problems if all(word in problem for word in words)], problems


@rule("INT-1.5")
def test_a_complaint_names_the_file(tmp_path: Path) -> None:
    (problem,) = refused(tmp_path, item("{ fly = 3 }"))
    assert "own0.toml" in problem, problem
    assert "clauses" in problem, problem


@rule("INT-1.5")
def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(PackError, match=r"nowhere\.toml"):
        GAME.load({"content": "file:/nowhere.toml"})
