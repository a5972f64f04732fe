"""INT-3: rounds and turns."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario


def seats(table: Scenario) -> str:
    """Whose turns there were, in order."""
    return "".join("ABCDEF"[told["seat"]] for told in table.told("turn"))


def received(table: Scenario) -> list[tuple[str, int]]:
    """(player, AP) of every turn so far."""
    return [("ABCDEF"[told["seat"]], told["number"]) for told in table.told("ap_received")]


# Rounds.


@rule("INT-3.1")
def test_the_alien_is_first_in_every_round_then_the_colonists_clockwise() -> None:
    table = scenario(step="round", players=5, alien="C")
    for _ in range(7):
        table.idle()
    assert seats(table) == "CDEABCDE"
    assert table.round == 2


@rule("INT-3.2", "INT-R118")
def test_a_dead_colonist_takes_no_turn_and_the_order_stays() -> None:
    table = scenario(step="round", players=5, alien="B", dead=["D"])
    for _ in range(5):
        table.idle()
    assert seats(table) == "BCEABC"


@rule("INT-3.9")
def test_npcs_in_breached_rooms_die_at_the_end_of_the_round() -> None:
    table = scenario(
        step="end", active="D", edges={"o_brig": "wrecked"}, npcs={"guard_2": "brig"}, at={}
    )
    assert not table.living("guard_2")
    assert table.told("round") == [{"number": 2}]


@rule("INT-3.9", "INT-18.2")
def test_goals_are_tested_after_npcs_have_died_and_before_the_round_limit() -> None:
    breaches = {f"o_{room}": "wrecked" for room in ("brig", "armory", "workshop")}
    goal = {"traits": {"A": ["world_breaker"]}, "shown": ["world_breaker"]}
    three = scenario(step="round_end", in_round=10, round_limit=10, edges=breaches, **goal)  # type: ignore[arg-type]
    assert three.outcome() == ("nobody", "round_limit", "")
    four = scenario(
        step="round_end",
        in_round=10,
        round_limit=10,
        edges=breaches | {"d10": "wrecked"},
        npcs={"guard_2": "brig"},
        **goal,  # type: ignore[arg-type]
    )
    assert four.outcome() == ("alien", "goal_met", "A")
    assert not four.living("guard_2")


@rule("INT-3.9", "INT-9.8")
def test_what_lasts_until_the_end_of_the_round_ends_with_it() -> None:
    table = scenario(active="D", at={"D": "engine_room", "prime": "control_room"}, npcs={})
    table.do("activate")
    assert not table.power
    table.idle()
    assert table.round == 2
    assert not table.power  # until the end of the next round
    for _ in "ABCD":
        table.idle()
    assert table.round == 3
    assert table.power


@rule("INT-3.9")
def test_the_marks_of_the_round_are_cleared_at_its_end() -> None:
    marks = {
        "activated": ["galley"],
        "searched": ["brig"],
        "attacked": ["B"],
        "assisted": ["C", "guard_1"],
        "protected": ["D"],
        "claimed": {"B": ["guard_1"]},
    }
    table = scenario(step="end", active="C", **marks)  # type: ignore[arg-type]
    assert table.activated() == ["galley"]
    table.idle()
    assert table.round == 2
    assert table.activated() == table.searched() == []
    assert table.attacked() == table.assisted() == table.protected() == []
    assert table.claimed("B") == []


@rule("INT-3.9")
def test_nobody_is_asked_anything_between_two_rounds() -> None:
    table = scenario(
        step="round_end",
        traits={"A": ["soft_tread"]},
        edges={"o_brig": "wrecked"},
        power=False,
        activated=["galley"],
    )
    assert table.told("turn") == [{"seat": 0}]
    assert table.asked() == [("A", "reveal_window")]  # of the Alien's next turn already


@rule("INT-3.9", "INT-R22", "INT-18.10")
def test_the_game_is_a_draw_after_the_last_round() -> None:
    table = scenario(step="end", active="D", in_round=40)
    assert table.outcome() == ("nobody", "round_limit", "")
    table = scenario(step="end", active="D", in_round=39)
    assert table.outcome() is None
    assert table.round == 40
    table = scenario(step="end", active="D", in_round=10, round_limit=10)
    assert table.outcome() == ("nobody", "round_limit", "")
    table = scenario(step="end", active="D", in_round=100, round_limit=0)
    assert table.outcome() is None
    assert table.round == 101


# The start of a turn.


@rule("INT-3.3", "INT-16.7")
def test_what_lasts_until_the_start_of_the_turn_ends_before_the_first_window() -> None:
    table = scenario(step="turn", traits={"A": ["soft_tread"]}, blocked=["galley"])
    assert table.asked() == [("A", "reveal_window")]
    assert table.rooms(table.g.blocked) == []


@rule("INT-3.3", "INT-16.15")
def test_ap_are_received_after_the_window_of_the_turns_start() -> None:
    table = scenario(step="turn", traits={"A": ["fleet_limbs", "soft_tread"]})
    assert received(table) == []
    assert table.pick("slot:1", "done").ap == 5
    table = scenario(step="turn", traits={"A": ["fleet_limbs", "soft_tread"]})
    assert table.pick("slot:2").ap == 4


@rule("INT-3.3", "INT-R20")
def test_effects_of_enemies_come_before_the_own_ones_and_both_before_stalk() -> None:
    table = scenario(
        step="turn",
        characters={"B": "qoeth_ynul"},
        at={"prime": "galley", "B": "galley"},
        traits={"A": ["regeneration"], "B": ["dread_presence"]},
        shown=["regeneration", "dread_presence"],
        penalties={"prime": ["winded"]},
        mental=[6, 6, 5, 5],
        xeno=[6, 6, 5, 5],
    )
    assert [told["stat"] for told in table.told("checks")] == ["Mental", "Xeno"]
    assert table.physical("prime") == []
    log = table.log()
    assert log.index("ap_received") < log.index("checks")


@rule("INT-3.3", "INT-R20")
def test_own_effects_are_carried_out_in_the_order_of_the_slots_before_stalk_is_asked() -> None:
    table = scenario(
        step="turn",
        traits={"A": ["soft_tread", "regeneration"]},
        shown=["soft_tread", "regeneration"],
        penalties={"prime": ["winded"]},
        xeno=[6, 6, 5, 5],
        npcs={},
    )
    assert table.physical("prime") == []
    assert table.asked() == [("A", "stalk")]


@rule("INT-R21", "INT-3.8")
def test_who_dies_in_a_start_step_takes_no_turn() -> None:
    table = scenario(
        step="turn",
        active="B",
        at={"prime": "galley", "B": "galley"},
        traits={"A": ["dread_presence", "soft_tread"]},
        shown=["dread_presence"],
        penalties={"B": ["jitters", "jitters"]},
        mental=["cold_sweat", "cold_sweat", "wandering_mind", "wandering_mind"],
    )
    table.passing().pick("cold_sweat")
    assert not table.living("B")
    assert table.active == "C"
    assert table.asked() == [("A", "reveal_window")]
    assert seats(table) == "BC"
    assert received(table) == [("B", 4)]


# Action points.


@rule("INT-3.4")
def test_a_turn_has_four_action_points() -> None:
    table = scenario(step="round", npcs={})
    for _ in "ABC":
        table.idle()
    assert received(table) == [("A", 4), ("B", 4), ("C", 4), ("D", 4)]


@rule("INT-3.4", "INT-R16", "INT-15.7")
@pytest.mark.parametrize(
    ("penalties", "pending", "ap"),
    [
        ([], 1, 5),
        ([], -1, 3),
        (["deep_gash"], 0, 3),
        (["deep_gash", "deep_gash", "blackouts"], 0, 1),
        (["deep_gash", "blackouts"], -1, 1),
        (["deep_gash", "blackouts"], -2, 1),
        ([], -4, 1),
        (["deep_gash"], 2, 5),
    ],
)
def test_ap_are_changed_but_never_below_one(penalties: list[str], pending: int, ap: int) -> None:
    table = scenario(step="turn", active="B", penalties={"B": penalties}, next_ap={"B": pending})
    assert table.ap == ap


@rule("INT-3.4", "INT-17.8", "INT-R79")
def test_a_pending_change_counts_once() -> None:
    table = scenario(
        step="turn", active="B", characters={"B": "elen_ruth"}, next_ap={"B": -2}, npcs={}
    )
    assert table.ap == 3
    for _ in "BCDA":
        table.idle()
    assert received(table)[-1] == ("B", 5)


@rule("INT-3.4")
def test_an_exact_number_overrides_every_other_change() -> None:
    table = scenario(
        step="turn",
        active="B",
        characters={"B": "elen_ruth"},
        next_ap={"B": 3},
        set_ap={"B": 1},
        npcs={},
    )
    assert table.ap == 1
    for _ in "BCDA":
        table.idle()
    assert received(table)[-1] == ("B", 5)  # both are used up


@rule("INT-3.5", "INT-4.4")
def test_an_action_dearer_than_the_ap_left_cannot_be_declared() -> None:
    here = {"B": "galley", "prime": "galley"}
    assert "move" in scenario(active="B", at=here, ap=2).menu()
    assert "move" not in scenario(active="B", at=here, ap=1).menu()


@rule("INT-3.5", "INT-4.2")
def test_ap_are_spent_in_any_order_on_any_mix() -> None:
    table = scenario(active="B", at={"B": "fore_corridor"}, physical=[6, 6, 5, 5])
    table.do("lock", "d01").do("move", "galley").do("wreck", "galley").do("lock", "d03")
    assert seats(table) == "C"  # 4 AP are spent, nothing else is possible
    assert [table.edge("d01"), table.edge("d03")] == ["locked", "locked"]
    assert table.wrecked() == ["galley"]


@rule("INT-3.6")
def test_a_player_may_stop_at_any_time_and_loses_what_is_left() -> None:
    table = scenario(active="B", npcs={})
    assert "end_turn" in table.menu()
    table.do("move").end_turn()  # the only way out is the Fore Corridor
    assert table.active == "C"
    for _ in "CDA":
        table.idle()
    assert received(table)[-1] == ("B", 4)


@rule("INT-R106")
def test_a_turn_without_anything_to_do_ends_by_itself() -> None:
    table = scenario(active="B", ap=0)
    assert seats(table) == "C"


@rule("INT-R106", "INT-16.8")
def test_a_possible_reveal_keeps_the_turn_open_and_the_last_window_always_opens() -> None:
    table = scenario(ap=0, traits={"A": ["soft_tread"]})
    assert table.asked() == [("A", "action")]
    assert table.options() == ["end_turn", "reveal"]
    table = scenario(active="B", ap=0, traits={"A": ["soft_tread"]})
    assert table.active == "B"
    assert table.asked() == [("A", "reveal_window")]  # turn_end, although B was not asked
    table.pick("pass")
    assert table.active == "C"


@rule("INT-R110", "INT-R106")
def test_a_free_item_can_be_used_without_ap() -> None:
    table = scenario(active="B", ap=0, items={"B": ["stim_injector"]}, npcs={})
    assert table.options() == ["end_turn", "use_card"]
    table.do("use_card")
    assert table.ap == 2
    assert table.items("B") == []


# The end of a turn.


@rule("INT-3.7", "INT-17.17", "INT-R93", "INT-11.6")
def test_the_turn_ends_with_the_window_then_gale_then_the_breach() -> None:
    table = scenario(
        active="B",
        characters={"B": "gale_hildom"},
        at={"B": "brig", "prime": "brig"},
        traits={"A": ["soft_tread", "shriek", "lurker"]},
        edges={"o_brig": "wrecked"},
        npcs={},
    )
    table.answer("B", "action", "end_turn")
    assert table.asked() == [("A", "reveal_window")]
    table.pick("slot:1", "done")
    assert table.asked() == [("A", "forced_reveal")]
    assert table.options() == ["slot:2", "slot:3"]
    assert table.living("B")
    table.pick("slot:3")
    assert not table.living("B")
    assert table.shown("A") == ["soft_tread", "lurker"]
    log = table.log()
    assert log.index("died") > max(i for i, name in enumerate(log) if name == "revealed")


@rule("INT-3.7")
def test_what_lasts_for_this_turn_ends_with_it() -> None:
    table = scenario(active="B", at={"B": "galley", "prime": "galley"}, npcs={})
    table.do("attack").decline()
    table.settle()
    assert "attack" not in table.menu()
    table.end_turn()
    for _ in "CDA":
        table.idle()
    assert table.active == "B"
    assert "attack" in table.menu()


@rule("INT-3.8")
def test_the_turn_of_a_colonist_who_dies_is_over_at_once() -> None:
    table = scenario(
        active="B",
        characters={"B": "gale_hildom"},
        at={"B": "galley", "prime": "galley"},
        traits={"A": ["soft_tread", "shriek"]},
        penalties={"B": ["winded", "scraped_knuckles"]},
        physical=["winded", "scraped_knuckles", 2],
        npcs={},
    )
    table.do("wreck", "galley").passing().pick("winded")
    assert not table.living("B")
    assert table.shown("A") == []  # no end-of-turn ability
    assert table.active == "C"  # nor a window: this one is that of C's turn
    assert table.asked() == [("A", "reveal_window")]
    assert table.told("turn") == [{"seat": 2}]


@rule("INT-3.8", "INT-15.12")
def test_the_turn_of_the_alien_goes_on_while_any_alien_character_lives() -> None:
    table = scenario(
        at={"prime": "galley", "brood_twin": "brig"},
        penalties={"prime": ["winded", "scraped_knuckles"]},
        physical=["winded", "scraped_knuckles", 2, 2, 2],
        npcs={},
    )
    table.by("prime").pick("wreck", "w01", "winded")
    assert not table.living("prime")
    assert table.asked() == [("A", "actor")]
    assert table.options() == ["end_turn", "figure:brood_twin"]
    assert table.ap == 3


@rule("INT-3.10", "INT-4.5")
def test_all_alien_characters_share_one_pool() -> None:
    table = scenario(
        at={"prime": "galley", "brood_twin": "brig", "skitterling_1": "storage"}, npcs={}
    )
    everyone = ["end_turn", "figure:brood_twin", "figure:cosmic_interloper", "figure:skitterling_1"]
    assert table.options() == everyone
    table.by("prime").pick("move", "fore_corridor")
    table.by("brood_twin").pick("armory")  # to move is all that it can do
    table.by("brood_twin").pick("brig")
    assert table.ap == 1
    assert table.options() == everyone
    table.by("skitterling_1").pick("laboratory")
    assert seats(table) == "B"


@rule("INT-3.11", "INT-18.4")
def test_winning_is_tested_in_the_middle_of_a_turn() -> None:
    table = scenario(
        active="B",
        edges={"d15": "unlocked"},
        at={"B": "aft_corridor", "C": "loading_bay", "D": "loading_bay", "prime": "galley"},
        npcs={"guard_1": "loading_bay", "technician_1": "loading_bay", "doctor_1": "loading_bay"},
    )
    table.do("move", "loading_bay")
    assert table.outcome() == ("crew", "escaped", "BCD")
    assert table.g.ap == 3


@rule("INT-R118", "INT-R91")
def test_what_lasts_until_a_dead_colonists_turn_ends_when_that_turn_would_come() -> None:
    table = scenario(
        active="C",
        characters={"C": "qoeth_ynul"},
        at={"C": "galley"},
        traits={"C": ["static_field"]},
        shown=["static_field"],
        penalties={"C": ["winded", "scraped_knuckles"]},
        physical=["winded", "scraped_knuckles", 2, 2],
        xeno=[6, 6, 6],
        npcs={},
    )
    table.do("trait_action", "galley").do("wreck", "galley").pick("winded")
    assert not table.living("C")
    for player in "DAB":
        assert table.active == player
        assert table.rooms(table.g.blocked) == ["galley"]
        table.idle()
    assert table.active == "D"
    assert table.rooms(table.g.blocked) == []
