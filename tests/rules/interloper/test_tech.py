"""Content: the twenty-seven designs of items of the Tech deck."""

from pathlib import Path
from typing import Any

import pytest

from tests.rule import rule

from .homemade import homemade, wound
from .scenario import Scenario, scenario

# Type, value, copies.
ITEMS = {
    "fire_axe": ("weapon", 3, 2), "shock_baton": ("weapon", 3, 2),
    "service_pistol": ("weapon", 4, 3), "pulse_rifle": ("weapon", 5, 2),
    "scattergun": ("weapon", 5, 2), "plasma_cutter": ("weapon", 4, 1),
    "flame_projector": ("weapon", 6, 1), "net_launcher": ("weapon", 4, 1),
    "flash_grenade": ("weapon", 2, 1), "sonic_emitter": ("weapon", 6, 1),
    "padded_vest": ("armor", 2, 2), "riot_armor": ("armor", 5, 2), "vac_suit": ("armor", 4, 3),
    "ablative_plate": ("armor", 3, 2), "exo_frame": ("armor", 6, 1),
    "neural_hood": ("armor", 3, 2), "medkit": ("misc", 4, 3), "sedative": ("misc", 3, 2),
    "multitool": ("misc", 3, 3), "key_card": ("misc", 2, 2), "bio_scanner": ("misc", 5, 2),
    "stim_injector": ("misc", 5, 2), "breach_foam": ("misc", 4, 2), "riot_kit": ("misc", 6, 1),
    "signal_beacon": ("misc", 1, 1), "rebreather": ("misc", 1, 1), "grapple_line": ("misc", 1, 1),
}  # fmt: skip
BRIG = {"B": "brig", "prime": "brig"}
HOLE = {"o_brig": "wrecked"}


def holding(*items: str, **more: Any) -> Scenario:
    """Derek's turn in the Galley, with these items."""
    setting: dict[str, Any] = {"active": "B", "at": {"B": "galley"}, "npcs": {}} | more
    return scenario(items={"B": items}, **setting)


@rule("INT-1.5", "INT-14.1", "INT-14.14")
def test_the_tech_deck_holds_each_item_as_often_as_printed_with_its_value() -> None:
    table = scenario()
    deck = table.deck("tech")
    assert sorted(deck) == sorted(
        item for item, (_, _, copies) in ITEMS.items() for _ in range(copies)
    )
    assert {item: table.value(item) for item in deck} == {
        item: value for item, (_, value, _) in ITEMS.items()
    }


SYMBOLS = {"armory": "weapon", "security_post": "armor", "workshop": "misc"}
OTHERS = {"armory": "padded_vest", "security_post": "multitool", "workshop": "fire_axe"}
ROOMS = {"weapon": ("armory", "security_post"), "armor": ("security_post", "workshop"),
         "misc": ("workshop", "armory")}  # fmt: skip


@rule("INT-14.1", "INT-9.10", "INT-9.12")
@pytest.mark.parametrize("item", sorted(ITEMS))
def test_a_search_finds_an_item_where_the_symbol_shows_its_type_and_nowhere_else(item: str) -> None:
    right, wrong = ROOMS[ITEMS[item][0]]
    assert SYMBOLS[right] == ITEMS[item][0]
    found = holding(at={"B": right}, tech=[item, *[OTHERS[right]] * 2]).do("search")
    assert found.options() == [f"card:{item}", "none"]
    assert found.pick(item).items("B") == [item]
    nothing = holding(at={"B": wrong}, tech=[item, *[OTHERS[wrong]] * 2]).do("search")
    assert nothing.asked() == [("B", "action")]
    assert (nothing.items("B"), len(nothing.discard("tech"))) == ([], 3)


# What counts in fights.


def share(table: Scenario, attacking: bool) -> tuple[int, int]:
    """How many cards Derek turned over in the combat, and what was added to them."""
    cards = [table.value(name) for who, name in table.turned() if who == "derek_kent"]
    total = table.told("totals")[0]["number" if attacking else "number_target"]
    return len(cards), total - sum(cards)


@rule("INT-14.2", "INT-14.12", "INT-12.5", "INT-7.13")
@pytest.mark.parametrize(
    ("item", "attacking", "defending"),
    [
        ("fire_axe", (4, 3), (4, 3)), ("shock_baton", (4, 4), (4, 1)),
        ("scattergun", (5, 3), (4, 1)), ("plasma_cutter", (4, 3), (4, 3)),
        ("padded_vest", (4, 1), (4, 3)), ("riot_armor", (4, 1), (4, 5)),
        ("vac_suit", (4, 1), (4, 1)), ("ablative_plate", (4, 1), (4, 1)),
        ("exo_frame", (5, 1), (5, 1)), ("neural_hood", (4, 1), (4, 1)),
        ("multitool", (4, 1), (4, 1)),
    ],
)  # fmt: skip
def test_what_an_item_adds_in_melee(
    item: str, attacking: tuple[int, int], defending: tuple[int, int]
) -> None:
    """Derek has Physical 4+1."""
    assert share(holding(item, at=BRIG).do("attack"), attacking=True) == attacking
    assert share(holding(item, active="A", at=BRIG).do("attack"), attacking=False) == defending


@rule("INT-14.2", "INT-13.1")
@pytest.mark.parametrize(
    ("item", "defending"),
    [("fire_axe", (4, 3)), ("plasma_cutter", (4, 3)), ("shock_baton", (4, 1)),
     ("riot_armor", (4, 5)), ("scattergun", (4, 1))],
)  # fmt: skip
def test_what_an_item_adds_against_a_distance_attack(item: str, defending: tuple[int, int]) -> None:
    table = holding(item, active="A", at=BRIG, traits={"A": ["long_reach"]}, shown=["long_reach"])
    assert share(table.do("attack", "card:long_reach"), attacking=False) == defending


@rule("INT-14.11", "INT-14.12", "INT-13.1")
@pytest.mark.parametrize(
    ("item", "mode", "melee"),
    [
        ("service_pistol", (5, 1), (4, 1)), ("pulse_rifle", (5, 4), (4, 1)),
        ("flame_projector", (5, 3), (4, 1)), ("net_launcher", (4, 5), (4, 1)),
        ("flash_grenade", (4, 7), (4, 1)), ("sonic_emitter", (4, 5), (4, 1)),
    ],
)  # fmt: skip
def test_a_weapon_with_a_mode_of_its_own_counts_in_that_mode_only(
    item: str, mode: tuple[int, int], melee: tuple[int, int]
) -> None:
    """Derek has Physical 4+1 and Mental 4+2."""
    table = holding(item, at=BRIG)
    assert table.targets("attack") == [f"card:{item}", "melee"]
    shot = table.copy().do("attack", f"card:{item}")
    assert share(shot, attacking=True) == mode
    assert shot.ap == 3
    assert share(table.copy().do("attack", "melee"), attacking=True) == melee
    assert share(holding(item, active="A", at=BRIG).do("attack"), attacking=False) == melee


@rule("INT-14.2")
@pytest.mark.parametrize(
    ("item", "wreck", "repair"),
    [
        ("fire_axe", (4, 3), (4, 0)), ("plasma_cutter", (5, 1), (5, 0)),
        ("exo_frame", (5, 1), (4, 0)), ("multitool", (4, 1), (4, 3)),
        ("shock_baton", (4, 1), (4, 0)), ("riot_armor", (4, 1), (4, 0)),
    ],
)  # fmt: skip
def test_what_an_item_adds_to_wreck_and_to_repair(
    item: str, wreck: tuple[int, int], repair: tuple[int, int]
) -> None:
    """Derek has Physical 4+1 and Tech 4+0."""
    for table, expected in (
        (holding(item, physical=[5, 5, 5, 5, 5]).do("wreck", "galley"), wreck),
        (holding(item, wrecked=["galley"]).do("repair"), repair),
    ):
        cards = [table.value(name) for _, name in table.turned()]
        told = [*table.told("passed"), *table.told("failed")][0]
        assert (len(cards), told["number"] - sum(cards)) == expected


# Weapons.


@rule("INT-13.6", "INT-3.4")
def test_shock_baton_costs_the_loser_of_the_own_melee_attack_one_ap() -> None:
    table = holding("shock_baton", at=BRIG, physical=[5, 5, 5, "winded", 2, 2, 2, 3, 3])
    table.do("attack")
    table.pick("broken_arm")
    assert table.next_ap("A") == -1
    lost = holding("shock_baton", at=BRIG, physical=[1, 1, 1, 2, 5, 5, 5, 3, 3])
    lost.do("attack").pick("concussion")
    assert lost.next_ap("A") == 0
    defending = holding("shock_baton", active="A", at=BRIG, physical=[1, 1, 1, 2, 2, 5, 5, 5, 3])
    defending.do("attack").pick("broken_arm")
    assert defending.next_ap("A") == 0, "only when attacking"


@rule("INT-13.6", "INT-12.9")
@pytest.mark.parametrize(("item", "given"), [("flame_projector", ["lost_grip"]),
                                             ("pulse_rifle", [])])  # fmt: skip
def test_flame_projector_raises_the_difference_for_the_payoff_by_two(
    item: str, given: list[str]
) -> None:
    """A difference of 1 in both cases."""
    own = 5 if item == "flame_projector" else 4
    table = holding(item, at=BRIG, physical=[6, 6, 5, "lost_grip", own, 6, 5, 5, 4, 4])
    table.do("attack", f"card:{item}")
    assert table.told("won") == [{"figure": "derek_kent", "number": 1}]
    assert table.physical("prime") == given


@rule("INT-13.6", "INT-5.9", "INT-3.4")
def test_net_launcher_may_cost_the_loser_two_ap_and_the_stalk_of_its_next_turn() -> None:
    table = holding(
        "net_launcher", players=3, at=BRIG | {"C": "galley"},
        physical=["broken_arm", "broken_leg", 4, 4, 2, 2, 2, 2, 2],
    )  # fmt: skip
    table.do("attack", "card:net_launcher")
    assert table.asked() == [("B", "payoff")]
    assert table.options() == [
        "extra", "give:broken_arm", "give:broken_leg", "give:cracked_sternum",
    ]  # fmt: skip
    table.pick("extra")
    assert table.physical("prime") == []
    assert table.next_ap("A") == -2
    table.do("move", "medbay").end_turn().end_turn()
    assert table.told("ap_received")[-1] == {"seat": 0, "number": 2}
    assert table.asked() == [("A", "action")], "no Stalk on that turn"
    table.end_turn().end_turn().end_turn()
    assert table.asked() == [("A", "stalk")], "on the one after it again"


@rule("INT-14.13", "INT-13.2")
@pytest.mark.parametrize("theirs", [[2, 2, 2, 2, 2], [6, 6, 6, 5, 5]])
def test_flash_grenade_is_discarded_after_the_attack_won_or_not(theirs: list[int]) -> None:
    table = holding("flash_grenade", at=BRIG, physical=[4, 4, 4, 4, *theirs])
    table.do("attack", "card:flash_grenade")
    if table.asked() == [("B", "payoff")]:
        table.pick("cracked_sternum")
    assert table.items("B") == []
    assert table.discard("tech") == ["flash_grenade"]


@rule("INT-13.6", "INT-12.9", "INT-12.10")
def test_sonic_emitter_fights_with_mental_checks_and_mental_penalties() -> None:
    table = holding(
        "sonic_emitter", at=BRIG | {"C": "brig"}, npcs={"guard_2": "brig"},
        mental=["panic", "dread", 5, 5, 3, 3, 2, 2],
    )  # fmt: skip
    table.do("attack", "card:sonic_emitter")
    assert table.told("assisted") == []
    assert table.told("won") == [{"figure": "derek_kent", "number": 10}]
    table.pick("give:dread")
    assert table.mental("prime") == ["dread"]
    assert table.physical("prime") == []
    assert len(table.discard("mental")) == 7


@rule("INT-R116", "INT-14.8")
def test_two_copies_of_a_weapon_are_two_modes() -> None:
    at = BRIG | {"C": "brig"}
    two = holding("service_pistol", "service_pistol", at=at, characters={"B": "abigail_ruth"},
                  physical=[3, 3, 3, 3, 3, 4, 4, 4, 3, 3])  # fmt: skip
    two.do("attack", "card:service_pistol")
    assert two.told("tied") != []
    two.do("pass_item")
    assert two.items("C") == ["service_pistol"], "the one that was not used"
    assert "pass_item" not in two.menu()
    one = holding("service_pistol", at=at, physical=[3, 3, 3, 3, 3, 4, 4, 4, 3, 1])
    one.do("attack", "card:service_pistol")
    assert "pass_item" not in one.menu()


# Armor.


@rule("INT-11.6", "INT-11.9", "INT-5.4")
def test_vac_suit_saves_from_breaches_and_their_surcharge_but_not_from_enemies() -> None:
    table = holding("vac_suit", at={"B": "brig"}, edges=HOLE)
    assert table.copy().do("move", "armory").ap == 3
    assert table.end_turn().living("B")
    met = holding("vac_suit", at=BRIG, edges=HOLE)
    assert met.do("move", "armory").ap == 2


@rule("INT-15.6", "INT-R120")
def test_ablative_plate_may_be_discarded_in_place_of_a_penalty_from_a_combat() -> None:
    table = holding(
        "ablative_plate", "multitool", active="A", at=BRIG,
        physical=["winded", 5, 5, 4, 4, 3, 3, 3, 3],
    )  # fmt: skip
    table.do("attack").pick("give:winded")
    assert table.asked() == [("B", "prevent_penalty")]
    assert table.options() == ["card:ablative_plate", "decline"]
    taken = table.copy().pick("decline")
    assert (taken.physical("B"), taken.items("B")) == (["winded"], ["ablative_plate", "multitool"])
    table.pick("ablative_plate")
    assert (table.physical("B"), table.items("B")) == ([], ["multitool"])
    assert table.discard("tech") == ["ablative_plate"]
    assert "winded" in table.discard("physical")
    assert table.next_ap("B") == 0


@rule("INT-15.6")
def test_ablative_plate_does_not_help_against_a_failed_check() -> None:
    table = holding("ablative_plate", physical=["winded", 3, 3, 3])
    table.do("wreck", "galley").pick("winded")
    assert table.asked() == [("B", "action")]
    assert table.physical("B") == ["winded"]


@rule("INT-7.2", "INT-7.3")
def test_neural_hood_adds_a_card_and_one_in_mental_checks() -> None:
    table = holding(
        "neural_hood", at={"B": "observation_deck"}, traits={"A": ["soft_tread"]},
        mental=[3, 2, 2, 2, 1],
    )  # fmt: skip
    table.do("activate").passing()
    assert table.told("passed") == [{"figure": "derek_kent", "number": 13}], "10 + 2 + 1"


# Miscellaneous items.


@rule("INT-14.3", "INT-15.9", "INT-15.10", "INT-R14", "INT-14.13")
def test_medkit_heals_a_physical_penalty_up_to_five_of_an_ally_in_the_room() -> None:
    table = holding(
        "medkit", at={"B": "galley", "C": "galley", "D": "medbay"},
        penalties={"B": ["limp"], "C": ["broken_arm", "mangled_limb", "panic"], "D": ["limp"]},
        tech=[3, 3, 2, 2, 2],
    )  # fmt: skip
    assert table.targets("use_card") == ["figure:derek_kent", "figure:tym_brock"]
    table.do("use_card", "tym_brock")
    assert table.told("checks")[0]["number"] == 12
    assert table.told("passed")[0]["number"] == 12
    assert table.physical("C") == ["mangled_limb"]
    assert table.items("B") == []
    assert "medkit" in table.discard("tech")
    assert table.discard("physical") == ["broken_arm"]


@rule("INT-14.3", "INT-7.6")
def test_a_medkit_whose_check_fails_is_kept_but_used_for_this_turn() -> None:
    table = holding("medkit", penalties={"B": ["limp"]}, tech=[3, 2, 2, 2, 2])
    table.do("use_card")
    assert table.told("failed")[0]["number"] == 11
    assert (table.items("B"), table.physical("B")) == (["medkit"], ["limp"])
    assert "use_card" not in table.menu()


@rule("INT-R14", "INT-15.9")
@pytest.mark.parametrize(
    ("item", "penalty", "usable"),
    [
        ("medkit", "broken_arm", True), ("medkit", "mangled_limb", False),
        ("medkit", "panic", False), ("sedative", "panic", True), ("sedative", "phobia", False),
        ("sedative", "limp", False),
    ],
)  # fmt: skip
def test_medicine_needs_a_penalty_that_it_can_heal(item: str, penalty: str, usable: bool) -> None:
    table = holding(item, penalties={"B": [penalty]})
    assert ("use_card" in table.menu()) == usable


@rule("INT-14.13", "INT-15.9", "INT-7.12")
def test_sedative_heals_a_mental_penalty_up_to_four_without_a_check() -> None:
    table = holding("sedative", at={"B": "galley", "C": "galley"},
                    penalties={"C": ["panic"], "B": ["phobia"]})  # fmt: skip
    table.do("use_card")
    assert table.turned() == []
    assert (table.mental("C"), table.mental("B")) == ([], ["phobia"])
    assert (table.items("B"), table.discard("tech")) == ([], ["sedative"])
    assert table.ap == 3


@rule("INT-7.3", "INT-14.2")
def test_several_multitools_do_not_add_up() -> None:
    table = holding("multitool", "multitool", edges={"d03": "locked"}, tech=[3, 3, 2, 2])
    table.do("unlock")
    assert table.told("passed") == [{"figure": "derek_kent", "number": 13}]


@rule("INT-R108", "INT-8.4", "INT-14.3")
def test_key_card_locks_or_unlocks_a_door_of_the_room_without_a_check() -> None:
    table = holding("key_card", edges={"d03": "resin"})
    assert table.targets("use_card") == ["edge:d03", "edge:d18"]
    lock = table.copy().do("use_card", "d18")
    assert (lock.edge("d18"), lock.ap, lock.items("B")) == ("locked", 3, ["key_card"])
    table.do("use_card", "d03")
    assert (table.edge("d03"), table.turned()) == ("unlocked", [])
    assert table.lock_level("d03") == 13, "the resin is gone"
    assert "use_card" not in table.menu(), "once per turn"
    wrecked = holding("key_card", edges={"d03": "wrecked", "d18": "wrecked"})
    assert "use_card" not in wrecked.menu()


@rule("INT-7.6", "INT-R103", "INT-R14")
def test_bio_scanner_looks_at_a_face_down_trait_at_random() -> None:
    seen = set()
    for key in range(12):
        table = holding(
            "bio_scanner", at={"B": "galley", "prime": "medbay"}, tech=[4, 3, 3, 3],
            traits={"A": ["iron_sinew", "soft_tread", "lurker"]}, shown=["soft_tread"],
        )  # fmt: skip
        table.reseed(key).do("use_card").passing()
        assert table.told("checks")[0]["number"] == 13
        (told,) = table.told("peeked", "B")
        assert told["card"] == {1: "iron_sinew", 3: "lurker"}[told["number"]]
        assert table.told("peeked", "C") == [{"seat": 1, "number": told["number"]}]
        assert table.knows("B", "traits", "A") == sorted([told["card"], "soft_tread"])
        assert table.knows("C", "traits", "A") == ["soft_tread"]
        assert table.shown("A") == ["soft_tread"]
        seen.add(told["number"])
    assert seen == {1, 3}
    assert table.items("B") == ["bio_scanner"]


@rule("INT-R14")
@pytest.mark.parametrize(
    ("prime", "shown", "usable"),
    [("galley", [], True), ("medbay", [], True), ("crew_quarters", [], True),
     ("mid_corridor", [], False), ("galley", ["lurker"], False)],
)  # fmt: skip
def test_bio_scanner_needs_the_prime_near_and_a_face_down_trait(
    prime: str, shown: list[str], usable: bool
) -> None:
    """The Medbay is behind an intact wall: adjacent all the same."""
    table = holding(
        "bio_scanner", at={"B": "galley", "prime": prime}, traits={"A": ["lurker"]}, shown=shown
    )
    assert ("use_card" in table.menu()) == usable


@rule("INT-7.6")
def test_a_bio_scanner_that_fails_shows_nothing() -> None:
    table = holding("bio_scanner", at=BRIG, traits={"A": ["lurker"]}, tech=[3, 3, 3, 3])
    table.do("use_card").passing()
    assert table.told("peeked", "B") == []
    assert table.knows("B", "traits", "A") == []


@rule("INT-R110", "INT-4.1", "INT-14.13")
@pytest.mark.parametrize("ap", [0, 3])
def test_stim_injector_gives_two_ap_for_nothing(ap: int) -> None:
    table = holding("stim_injector", ap=ap)
    table.do("use_card")
    assert table.ap == ap + 2
    assert table.told("gained_ap") == [{"figure": "derek_kent", "number": 2}]
    assert (table.items("B"), table.discard("tech")) == ([], ["stim_injector"])


@rule("INT-10.8", "INT-10.12", "INT-14.13", "INT-7.12")
def test_breach_foam_repairs_without_a_check_what_could_be_repaired() -> None:
    table = holding(
        "breach_foam", at={"B": "hydroponics"}, wrecked=["laboratory"],
        edges={"o_laboratory": "wrecked", "d23": "wrecked", "w01": "wrecked"},
    )  # fmt: skip
    assert table.targets("use_card") == ["edge:d23", "edge:o_laboratory", "place:laboratory"]
    table.do("use_card", "o_laboratory")
    assert (table.edge("o_laboratory"), table.breached(), table.turned()) == ("intact", [], [])
    assert (table.items("B"), table.discard("tech"), table.ap) == ([], ["breach_foam"], 3)
    assert "use_card" not in holding("breach_foam").menu()


@rule("INT-R117", "INT-7.11", "INT-10.8")
@pytest.mark.parametrize("clause", ["{ forbid = 'repair' }", "{ cannot_check = 'tech' }"])
def test_who_could_not_try_to_repair_has_no_use_for_breach_foam(
    tmp_path: Path, clause: str
) -> None:
    setting: dict[str, Any] = {"at": {"B": "brig"}, "wrecked": ["brig"], "npcs": {}}
    content = homemade(tmp_path, wound(clause))
    assert "use_card" in holding("breach_foam", content=content, **setting).menu()
    barred = holding("breach_foam", content=content, penalties={"B": ["probe"]}, **setting)
    assert "use_card" not in barred.menu()


@rule("INT-13.22", "INT-13.23", "INT-13.2")
def test_riot_kit_lets_guards_in_the_room_shoot() -> None:
    npcs = {"guard_2": "brig", "doctor_1": "brig", "guard_1": "galley"}
    table = holding("riot_kit", at=BRIG, npcs=npcs, physical=[4, 4, 4, 4, 3, 3, 3, 3, 2])
    table.do("npc_attack")
    assert table.told("commanded")[0]["figure"] == "guard_2", "the only one in the room"
    assert table.told("totals")[0]["number"] == 16 + 4
    away = holding("riot_kit", at={"B": "galley", "prime": "brig"}, npcs=npcs)
    assert "npc_attack" not in away.menu()


@rule("INT-6.1", "INT-6.2", "INT-5.6")
def test_signal_beacon_moves_npcs_up_to_two_rooms_for_the_same_price() -> None:
    npcs = {"guard_1": "galley"}
    table = holding("signal_beacon", npcs=npcs)
    table.do("move_npc", "crew_quarters")
    assert table.options() == [
        "place:comms_array", "place:galley", "place:observation_deck", "stop",
    ]  # fmt: skip
    stop = table.copy().pick("stop")
    assert (stop.where("guard_1"), stop.ap) == ("crew_quarters", 3)
    table.pick("comms_array")
    assert (table.where("guard_1"), table.ap) == ("comms_array", 3)


@rule("INT-5.6")
def test_with_a_signal_beacon_the_surcharge_is_tested_in_the_first_room_only() -> None:
    through = holding("signal_beacon", at={"B": "storage", "prime": "crew_quarters"},
                      npcs={"guard_1": "galley"})  # fmt: skip
    through.do("move_npc", "crew_quarters", "comms_array")
    assert (through.where("guard_1"), through.ap) == ("comms_array", 3)
    out = holding("signal_beacon", at={"B": "storage", "prime": "galley"},
                  npcs={"guard_1": "galley"})  # fmt: skip
    out.do("move_npc", "crew_quarters", "comms_array")
    assert out.ap == 2


@rule("INT-11.6", "INT-3.7")
def test_rebreather_may_be_discarded_in_place_of_dying_in_a_breach() -> None:
    table = holding("rebreather", at={"B": "brig"}, edges=HOLE)
    table.answer("B", "action", "end_turn")
    assert table.asked() == [("B", "breach_save")]
    assert table.options() == ["die", "use"]
    dead = table.copy().pick("die")
    assert not dead.living("B")
    table.pick("use")
    assert table.living("B")
    assert (table.items("B"), table.discard("tech")) == ([], ["rebreather"])


@rule("INT-11.6")
def test_with_a_vac_suit_the_rebreather_is_not_asked_for() -> None:
    table = holding("rebreather", "vac_suit", at={"B": "brig"}, edges=HOLE)
    table.end_turn()
    assert table.active == "C"
    assert table.items("B") == ["rebreather", "vac_suit"]


@rule("INT-5.4", "INT-5.5")
def test_grapple_line_saves_the_surcharge_of_enemies_but_not_of_a_breach() -> None:
    assert holding("grapple_line", at=BRIG).do("move", "armory").ap == 3
    assert holding(at=BRIG).do("move", "armory").ap == 2
    assert holding("grapple_line", at=BRIG, edges=HOLE).do("move", "armory").ap == 2


@rule("INT-12.12", "INT-13.4")
def test_flame_projector_raises_the_difference_for_items_too() -> None:
    table = scenario(
        active="B", at=BRIG, npcs={}, items={"B": ["flame_projector"], "prime": ["medkit"]},
        traits={"A": ["tool_user"]}, shown=["tool_user"], physical=[6, 6, 5, 5, 5, 6, 6, 5, 4, 4],
    )  # fmt: skip
    table.do("attack", "card:flame_projector")
    assert table.told("won") == [{"figure": "derek_kent", "number": 2}]
    assert table.options() == ["discard:medkit", "fallback"], "up to 4, and not to be taken"


@rule("INT-4.1", "INT-15.3")
def test_with_burned_hands_a_stim_injector_costs_one() -> None:
    table = holding("stim_injector", penalties={"B": ["burned_hands"]}, ap=1)
    assert table.do("use_card").ap == 2
    none = holding("stim_injector", penalties={"B": ["burned_hands"]}, ap=0)
    assert none.active == "C", "it could not be used, so the turn was over"


@rule("INT-13.23", "INT-12.8")
def test_the_commander_of_a_guard_chooses_its_payoff() -> None:
    table = holding(
        "riot_kit", at=BRIG, npcs={"guard_2": "brig"},
        physical=[5, 5, "lost_grip", "winded", 1, 1, 1, 2, 2],
    )  # fmt: skip
    table.do("npc_attack")
    assert table.told("won") == [{"figure": "guard_2", "number": 8}]
    assert table.asked() == [("B", "payoff")]
    assert table.options() == ["give:broken_arm", "give:lost_grip", "give:winded"]
    table.pick("lost_grip")
    assert table.physical("prime") == ["lost_grip"]
