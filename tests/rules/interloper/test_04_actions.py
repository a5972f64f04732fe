"""INT-4: actions."""

from __future__ import annotations

from typing import Any

import pytest

from shipboard.games.interloper.pack import PRIME
from shipboard.games.interloper.rules import ship
from tests.rule import rule

from .scenario import GAME, Scenario, scenario

# The menu.


def busy(ap: int = 4) -> Scenario:
    """B can do nearly everything here."""
    return scenario(
        active="B",
        ap=ap,
        at={"B": "medbay", "C": "medbay", "prime": "medbay"},
        items={"B": ["riot_kit", "key_card"]},
        penalties={"C": ["limp"]},
        edges={"d19": "locked", "d20": "wrecked"},
        npcs={"doctor_1": "medbay", "guard_1": "medbay"},
    )


@rule("INT-4.1", "INT-4.4")
def test_a_colonist_is_offered_every_action_that_is_possible() -> None:
    assert busy().menu() == [
        "activate",
        "attack",
        "end_turn",
        "lock",
        "move",
        "move_npc",
        "npc_attack",
        "pass_item",
        "repair",
        "search",
        "unlock",
        "use_card",
        "wreck",
    ]


@rule("INT-4.1", "INT-4.7", "INT-8.7", "INT-10.13", "INT-14.10", "INT-16.1", "INT-16.3")
def test_the_prime_moves_locks_wrecks_attacks_and_uses_the_engine_room() -> None:
    table = scenario(
        at={"prime": "engine_room", "B": "engine_room"},
        edges={"d13": "locked", "d25": "wrecked", "w06": "wrecked"},
        npcs={"technician_1": "engine_room"},
        traits={"A": ["soft_tread", "corrosive_spit"]},
        shown=["corrosive_spit"],
    )
    assert table.menu() == [
        "activate",
        "attack",
        "end_turn",
        "move",
        "reveal",
        "trait_action",
        "wreck",
    ]
    assert "lock" in scenario(at={"prime": "engine_room"}).menu()


@rule("INT-4.1", "INT-5.3", "INT-8.2", "INT-9.2", "INT-9.10", "INT-12.1", "INT-14.7", "INT-R69")
@pytest.mark.parametrize(
    ("action", "picks"),
    [
        ("move_npc", ("brig",)),
        ("lock", ()),
        ("unlock", ()),
        ("activate", ()),
        ("search", ()),
        ("wreck", ("w01",)),
        ("repair", ()),
        ("attack", ()),
        ("use_card", ("d07",)),
        ("pass_item", ("key_card",)),
    ],
)
def test_these_actions_cost_one_ap_which_is_enough(action: str, picks: tuple[str, ...]) -> None:
    def table(ap: int) -> Scenario:
        there = {"B": "medbay", "C": "medbay", "prime": "medbay" if action == "attack" else "brig"}
        return scenario(
            active="B",
            ap=ap,
            at=there,
            items={"B": ["riot_kit", "key_card"]},
            penalties={"C": ["limp"]},
            edges={"d19": "locked", "d20": "wrecked"},
            npcs={"doctor_1": "medbay"},
        )

    assert table(0).active == "C"  # B could do nothing at all
    assert action in table(1).menu()
    assert table(4).do(action, *picks).g.ap == 3


@rule("INT-4.1", "INT-3.5")
def test_a_penalty_makes_only_what_it_names_dearer() -> None:
    table = scenario(
        active="B",
        ap=1,
        at={"B": "medbay", "C": "medbay", "prime": "medbay"},
        items={"B": ["key_card"]},
        penalties={"B": ["burned_hands", "broken_leg", "phobia"], "C": ["limp"]},
        edges={"d19": "locked", "d20": "wrecked"},
        npcs={"doctor_1": "medbay", "guard_1": "brig"},
    )
    # Cards, passing, searching, moving and attacking cost 2 now, leaving the prime even 3.
    assert table.menu() == [
        "activate",
        "end_turn",
        "lock",
        "move_npc",
        "repair",
        "unlock",
        "wreck",
    ]
    for action in (
        ("lock",),
        ("unlock",),
        ("wreck", "w01"),
        ("repair",),
        ("activate", "tym_brock"),
    ):
        acting = scenario(
            active="B",
            at={"B": "medbay", "C": "medbay"},
            penalties={"B": ["broken_leg", "jitters"], "C": ["limp"]},
            edges={"d19": "locked", "d20": "wrecked"},
            npcs={"doctor_1": "medbay"},
        )
        assert acting.do(*action).g.ap == 3


@rule("INT-4.1", "INT-13.22")
def test_sending_an_npc_to_attack_costs_one_ap() -> None:
    assert "npc_attack" in busy(1).menu()
    table = busy(2).do("npc_attack").decline()
    assert table.g.ap == 1


@rule("INT-4.1", "INT-5.3", "INT-5.12")
def test_moving_and_stalking_cost_one_ap_and_revealing_nothing() -> None:
    table = scenario(step="turn", npcs={}, traits={"A": ["soft_tread"]}).passing()
    assert table.pick("galley").passing().ap == 3
    table.do("reveal")
    assert table.ap == 3
    assert table.do("move", "fore_corridor").ap == 2


@rule("INT-4.1", "INT-R19")
def test_trait_actions_cost_one_ap_each_and_have_only_their_printed_limits() -> None:
    table = scenario(
        at={"prime": "galley"},
        traits={"A": ["corrosive_spit", "static_field"]},
        shown=["corrosive_spit", "static_field"],
        xeno=[6, 6, 6, 6],
    )
    table.do("trait_action", "corrosive_spit", "d03")
    assert table.ap == 3
    assert table.edge("d03") == "wrecked"
    table.do("trait_action", "medbay")  # the other trait is the only one left
    assert table.ap == 2
    assert "trait_action" not in table.menu()


@rule("INT-4.2", "INT-8.9", "INT-10.14", "INT-5.8")
def test_most_actions_may_be_repeated_while_ap_last() -> None:
    table = scenario(active="B", at={"B": "galley"}, ap=9, physical=[1] * 4, npcs={})
    table.do("move", "fore_corridor").do("move", "galley").do("move", "crew_quarters")
    table.do("lock", "d02").do("lock", "d05").do("lock")
    table.do("wreck", "crew_quarters").choose("card:scraped_knuckles")
    assert "wreck" in table.menu()
    assert "unlock" in table.menu()
    assert table.ap == 2


@rule("INT-4.2", "INT-12.1", "INT-9.6", "INT-14.3")
def test_attacks_rooms_and_cards_are_limited() -> None:
    table = scenario(
        active="C",  # Tym
        at={"C": "galley", "prime": "galley"},
        ap=9,
        items={"C": ["key_card"]},
        npcs={},
    )
    for action in (("activate",), ("use_card", "d03")):
        assert action[0] in table.menu()
        table.do(*action)
        assert action[0] not in table.menu()
    table.do("attack")
    table.settle()
    assert "attack" not in table.menu()


@rule("INT-4.3", "INT-R17")
def test_ap_are_paid_when_declared_and_not_returned() -> None:
    table = scenario(
        active="B",
        at={"B": "galley"},
        traits={"A": ["soft_tread"]},
        tech=[1, 1, 2, 2],
        edges={"d03": "locked"},
    )
    table.do("unlock")
    assert table.asked() == [("A", "reveal_window")]
    assert table.ap == 3
    assert table.turned() == []  # nothing of it has been carried out
    table.pick("pass")
    assert table.edge("d03") == "locked"
    assert table.ap == 3


@rule("INT-4.3", "INT-4.6")
def test_the_declaration_names_all_targets_before_the_window() -> None:
    table = scenario(
        active="B",
        at={"B": "medbay", "C": "medbay"},
        traits={"A": ["soft_tread"]},
        npcs={"doctor_1": "medbay"},
        penalties={"B": ["winded"], "C": ["limp", "deep_gash"]},
    )
    table.do("activate")
    assert table.asked() == [("B", "heal_who")]
    assert table.options() == ["figure:derek_kent", "figure:tym_brock"]
    table.pick("tym_brock")
    assert table.asked() == [("B", "heal_pick")]
    assert table.options() == ["card:deep_gash", "card:limp"]
    assert table.ap == 4  # not yet declared
    assert table.log() == []
    table.pick("deep_gash")
    assert table.ap == 3
    assert table.asked() == [("A", "reveal_window")]


@rule("INT-4.3", "INT-4.6")
@pytest.mark.parametrize(
    ("action", "choices"),
    [
        ("activate", [("deep_gash",), ("limp",)]),
        ("move", [("mid_corridor",), ("galley",)]),
        ("move_npc", [("doctor_1", "galley"), ("doctor_1", "mid_corridor"), ("guard_1", "armory")]),
        ("unlock", [("d19",), ("d20",)]),
        ("wreck", [("medbay",), ("d19",)]),
        ("repair", [("d07",), ("w01",)]),
        ("attack", [("melee",), ("service_pistol",)]),
        ("use_card", [("key_card", "d19"), ("key_card", "d20"), ("medkit", "limp")]),
        ("pass_item", [("key_card",), ("medkit",)]),
    ],
)
def test_who_is_asked_in_the_window_knows_what_was_named(
    action: str, choices: list[tuple[str, ...]]
) -> None:
    """Two declarations that differ in a target or mode look different to everybody."""
    sights = set()
    for picks in choices:
        table = scenario(
            active="B",
            at={"B": "medbay", "C": "medbay", "prime": "medbay"},
            traits={"A": ["soft_tread"]},
            npcs={"doctor_1": "medbay", "guard_1": "brig"},
            penalties={"C": ["limp", "deep_gash"]},
            items={"B": ["key_card", "service_pistol", "medkit"]},
            edges={"d19": "locked", "d20": "locked", "d07": "wrecked", "w01": "wrecked"},
        )
        table.do(action, *picks)
        assert table.asked() == [("A", "reveal_window")]
        sights.add(str((table.view("A")["facts"], table.words("A"))))
    assert len(sights) == len(choices)


@rule("INT-4.4", "INT-R14")
def test_an_action_without_a_target_cannot_be_declared() -> None:
    table = scenario(
        active="B",
        at={"B": "medbay", "C": "medbay"},
        npcs={"doctor_1": "medbay"},
        edges={"d07": "wrecked", "d19": "wrecked", "d20": "wrecked"},
        items={"B": ["medkit", "multitool"]},
        penalties={"C": ["jitters"]},
    )
    # No unlocked or locked door, nobody to fight, no Physical penalty to heal.
    assert table.menu() == [
        "end_turn",
        "move",
        "move_npc",
        "pass_item",
        "repair",
        "search",
        "wreck",
    ]
    table = scenario(active="B", at={"B": "loading_bay", "prime": "brig"}, npcs={})
    assert table.menu() == ["end_turn", "unlock", "wreck"]  # no way out, nothing to repair
    ruin = dict.fromkeys(("d03", "d18", "w01", "w02"), "wrecked")
    table = scenario(active="B", at={"B": "galley"}, edges=ruin, wrecked=["galley"], npcs={})
    assert table.menu() == ["end_turn", "move", "repair"]  # nothing left to wreck or lock


@rule("INT-4.4", "INT-R14")
def test_long_watch_needs_a_face_down_trait() -> None:
    def table(shown: list[str]) -> Scenario:
        return scenario(
            active="B",
            at={"B": "observation_deck"},
            traits={"A": ["shriek", "lurker"]},
            shown=shown,
        )

    assert "activate" in table(["shriek"]).menu()
    assert "activate" not in table(["shriek", "lurker"]).menu()


@rule("INT-4.4", "INT-R14", "INT-9.2")
@pytest.mark.parametrize(
    ("room", "npc", "target"),
    [
        ("medbay", "doctor_1", {"penalties": {"D": ["limp"]}}),
        ("crew_quarters", "doctor_1", {"penalties": {"D": ["jitters"]}}),
        ("hydroponics", "doctor_1", {"penalties": {"D": ["flinch"]}}),
        ("laboratory", "doctor_1", {"traits": {"A": ["shriek"]}, "shown": ["shriek"]}),
        ("workshop", "technician_1", {"discards": {"tech": ["medkit"]}}),
        ("life_support", "technician_1", {"edges": {"o_brig": "wrecked"}}),
    ],
)
def test_an_ability_without_a_target_cannot_be_declared(
    room: str, npc: str, target: dict[str, Any]
) -> None:
    without: dict[str, Any] = {
        "penalties": {"D": ["panic"] if room == "hydroponics" else []},
        "discards": {"tech": ["pulse_rifle"]},  # too dear to be fetched
        "edges": {"w01": "wrecked"},  # no outer wall
    }
    for more, offered in (({}, False), (target, True)):
        table = scenario(active="D", at={"D": room}, npcs={npc: room}, **without | more)
        assert ("activate" in table.menu()) == offered


@rule("INT-4.5")
def test_brood_only_moves_and_attacks() -> None:
    table = scenario(
        at={"prime": "brig", "brood_twin": "engine_room", "B": "engine_room"},
        edges={"d13": "locked"},
        npcs={},
    )
    table.by("brood_twin")
    assert table.asked() == [("A", "action")]
    assert table.options() == ["attack", "move"]


# The window after a declaration.


@rule("INT-4.6", "INT-16.7", "INT-16.8")
def test_a_window_follows_each_declaration_before_anything_is_carried_out() -> None:
    table = scenario(active="B", at={"B": "galley"}, traits={"A": ["soft_tread"]}, npcs={})
    table.do("move", "fore_corridor")
    assert table.where("B") == "galley"
    assert table.asked() == [("A", "reveal_window")]
    table.pick("pass")
    assert table.where("B") == "fore_corridor"
    table.do("lock", "d01")
    assert table.edge("d01") == "unlocked"
    table.pick("pass")
    assert table.edge("d01") == "locked"


@rule("INT-4.6", "INT-16.7", "INT-17.20")
def test_a_window_follows_the_aliens_actions_too_its_stalk_included() -> None:
    table = scenario(
        step="turn",
        characters={"B": "qoeth_ynul"},
        traits={"B": ["vacuum_born"]},
        npcs={},
    )
    table.passing().pick("galley")
    assert table.asked() == [("B", "reveal_window")]
    assert table.where("prime") == "loading_bay"
    assert table.ap == 3
    table.pick("pass")
    assert table.where("prime") == "galley"
    table.do("move", "fore_corridor")
    assert table.asked() == [("B", "reveal_window")]
    assert table.where("prime") == "galley"


@rule("INT-4.6")
def test_no_window_follows_the_own_actions_of_the_holder() -> None:
    table = scenario(at={"prime": "galley"}, traits={"A": ["soft_tread", "shriek"]})
    table.do("move", "fore_corridor")
    assert table.where("prime") == "fore_corridor"
    assert table.asked() == [("A", "action")]


@rule("INT-4.6", "INT-16.7")
def test_no_window_follows_a_reveal_and_only_that_of_the_turns_end_an_end_turn() -> None:
    table = scenario(
        active="B",
        characters={"B": "qoeth_ynul"},
        traits={"A": ["soft_tread"], "B": ["shriek", "vacuum_born"]},
    )
    table.do("reveal", "slot:1", "done")
    assert table.asked() == [("B", "action")]
    table.choose("end_turn")
    assert table.asked() == [("B", "reveal_window")]  # turn_end: the active player first
    table.pick("pass")
    assert table.asked() == [("A", "reveal_window")]
    table.pick("pass")
    assert table.active == "C"


@rule("INT-R64")
def test_an_attack_whose_target_has_left_in_a_window_ends_without_effect() -> None:
    table = scenario(
        active="B", at={"B": "galley", "prime": "galley"}, traits={"A": ["soft_tread"]}, npcs={}
    )
    table.do("attack")
    assert table.asked() == [("A", "reveal_window")]
    ship.put(table.g, PRIME, table.index("fore_corridor"))  # as a text of an owner's card might
    table.passing()
    assert table.turned() == []
    assert table.physical("B") == table.physical("prime") == []
    assert table.ap == 3  # AP stay spent
    table.do("move", "fore_corridor")
    assert "attack" in table.menu()  # the attack was not used up


@rule("INT-4.7", "INT-R31", "INT-6.12")
def test_the_alien_moves_npcs_only_with_the_option_or_a_trait() -> None:
    assert "move_npc" not in scenario(at={"prime": "galley"}).menu()
    assert "move_npc" in scenario(at={"prime": "galley"}, alien_moves_npcs="on").menu()
    voice = scenario(at={"prime": "galley"}, traits={"A": ["hive_voice"]}, shown=["hive_voice"])
    assert "move_npc" in voice.menu()


@rule("INT-R15", "INT-13.10")
def test_who_has_assisted_cannot_attack_in_the_same_round() -> None:
    here = {"B": "galley", "prime": "galley"}
    assert "attack" in scenario(active="B", at=here).menu()
    assert "attack" not in scenario(active="B", at=here, assisted=["B"]).menu()


@rule("INT-R15", "INT-12.1")
def test_the_attack_is_counted_by_turns_and_not_by_rounds() -> None:
    here = {"B": "galley", "prime": "galley"}
    # An attack of this round but not of this turn, as after a redirected one, is no hindrance.
    assert "attack" in scenario(active="B", at=here, attacked=["B"]).menu()


@rule("INT-R117")
def test_a_prohibition_beats_a_permission() -> None:
    def prime(penalties: list[str]) -> list[str]:
        traits = ["tool_user", "hive_voice"]
        table = scenario(
            at={"prime": "storage"},
            traits={"A": traits},
            shown=traits,
            penalties={"prime": penalties},
        )
        return table.menu()

    assert {"search", "move_npc", "lock"} <= set(prime([]))
    assert not {"search", "move_npc", "lock"} & set(prime(["tunnel_vision", "withdrawn"]))


# Not answering.


@rule("INT-R105")
def test_optional_decisions_count_as_declined_if_not_answered() -> None:
    defaults = {kind.name: kind.default for kind in GAME.kinds if kind.default}
    assert defaults == {
        "reveal_window": "pass",
        "reveal_more": "done",
        "stalk": "decline",
        "actor": "end_turn",
        "action": "end_turn",
        "take_back": "keep",
        "protect": "decline",
        "assist": "decline",
        "assist_guards": "done",
        "ignore_penalty": "ignore",
        "prevent_penalty": "decline",
        "breach_save": "use",
        "search_pick": "none",
    }


@rule("INT-R111", "INT-15.14")
def test_a_mandatory_decision_without_options_passes_by() -> None:
    table = scenario(
        active="B",
        at={"B": "galley"},
        physical=["lost_grip", 1, 1, 2],
        npcs={},
    )
    table.do("wreck", "galley").pick("lost_grip")
    assert table.physical("B") == ["lost_grip"]
    assert table.asked() == [("B", "action")]  # no item, no question
