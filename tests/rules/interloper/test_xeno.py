"""Content: the thirty traits of the Xeno deck."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

# Value, and whether it is for the Alien only.
TRAITS = {
    "vacuum_born": (1, False), "soft_tread": (1, False), "resin_gland": (1, False),
    "latch_cunning": (1, True), "numb_brain": (1, False), "wrecking_bulk": (2, False),
    "corrosive_spit": (2, False), "static_field": (2, False), "lurker": (2, True),
    "hardened_hide": (2, False), "iron_sinew": (3, False), "ambusher": (3, True),
    "shriek": (3, False), "acid_blood": (3, False), "egg_clutch": (3, True),
    "chitin_plates": (4, False), "wall_crawler": (4, False), "dread_presence": (4, False),
    "tool_user": (4, True), "skitterlings": (4, True), "fleet_limbs": (5, False),
    "regeneration": (5, False), "long_reach": (5, False), "mind_thief": (5, True),
    "world_breaker": (5, True), "scything_limbs": (6, False), "psychic_lash": (6, False),
    "hive_voice": (6, True), "twin_birth": (6, True), "harvest": (6, True),
}  # fmt: skip
BRIG = {"B": "brig", "prime": "brig"}


def alien(*traits: str, **more: Any) -> Scenario:
    """The Alien's turn with these traits face up; by default the prime is alone in the Galley."""
    setting: dict[str, Any] = {"active": "A", "at": {"prime": "galley"}, "npcs": {}} | more
    return scenario(traits={"A": traits}, shown=traits, **setting)


def ynul(*traits: str, **more: Any) -> Scenario:
    """Y'nul's turn with this trait of his own face up, in the Galley."""
    setting: dict[str, Any] = {"active": "B", "at": {"B": "galley"}, "npcs": {}} | more
    return scenario(characters={"B": "qoeth_ynul"}, traits={"B": traits}, shown=traits, **setting)


@rule("INT-1.5", "INT-R89")
def test_the_xeno_deck_holds_thirty_different_traits_with_their_values() -> None:
    table = scenario()
    assert sorted(table.deck("xeno")) == sorted(TRAITS)
    assert {trait: table.value(trait) for trait in TRAITS} == {
        trait: value for trait, (value, _) in TRAITS.items()
    }


@rule("INT-17.19", "INT-17.18")
@pytest.mark.parametrize("trait", sorted(TRAITS))
def test_ynul_keeps_a_trait_unless_it_is_for_the_alien_only(trait: str) -> None:
    other = "soft_tread" if trait == "shriek" else "shriek"
    table = scenario(
        step="start", characters={"B": "qoeth_ynul", "D": "elen_ruth"}, xeno=[trait, other]
    )
    assert table.traits("B") == [other if TRAITS[trait][1] else trait]


def added(table: Scenario, who: str, side: str) -> tuple[int, int]:
    """How many cards this character turned over in the combat, and what was added to them."""
    cards = [table.value(name) for figure, name in table.turned() if figure == who]
    return len(cards), table.told("totals")[0][side] - sum(cards)


@rule("INT-16.10", "INT-7.3", "INT-12.5")
@pytest.mark.parametrize(
    ("trait", "attacking", "defending", "wrecking"),
    [
        ("hardened_hide", (5, 4), (5, 4), (5, 3)),
        ("iron_sinew", (5, 5), (5, 5), (5, 3)),
        ("chitin_plates", (5, 3), (5, 6), (5, 3)),
        ("ambusher", (5, 3), (5, 3), (5, 3)),
        ("wrecking_bulk", (5, 3), (5, 3), (6, 5)),
        ("world_breaker", (5, 3), (5, 3), (6, 3)),
        ("fleet_limbs", (5, 3), (5, 3), (5, 3)),
    ],
)
def test_traits_that_change_physical_checks(
    trait: str, attacking: tuple[int, int], defending: tuple[int, int], wrecking: tuple[int, int]
) -> None:
    """The prime has Physical 5+3."""
    prime = "cosmic_interloper"
    assert added(alien(trait, at=BRIG).do("attack"), prime, "number") == attacking
    hunted = alien(trait, active="B", at=BRIG).do("attack")
    assert added(hunted, prime, "number_target") == defending
    table = alien(trait, physical=[5, 5, 5, 5, 5, 5]).do("wreck", "galley")
    cards = [table.value(name) for _, name in table.turned()]
    assert (len(cards), table.told("passed")[0]["number"] - sum(cards)) == wrecking


@rule("INT-17.20")
@pytest.mark.parametrize(("trait", "bonus"), [("hardened_hide", 2), ("iron_sinew", 3)])
def test_the_same_traits_work_for_ynul(trait: str, bonus: int) -> None:
    table = ynul(trait, at=BRIG).do("attack", "melee")
    assert added(table, "qoeth_ynul", "number") == (4, bonus)


# Flesh.


@rule("INT-11.6", "INT-11.9")
def test_vacuum_born_lives_in_breaches_and_leaves_them_for_nothing() -> None:
    hole = {"o_brig": "wrecked"}
    table = alien("vacuum_born", at={"prime": "brig"}, edges=hole)
    assert table.copy().do("move", "armory").ap == 3
    assert table.end_turn().living("prime")
    met = alien("vacuum_born", at=BRIG, edges=hole)
    assert met.do("move", "armory").ap == 2, "enemies still cost"
    assert ynul("vacuum_born", at={"B": "brig"}, edges=hole).end_turn().living("B")


@rule("INT-15.6", "INT-R120")
@pytest.mark.parametrize(
    ("card", "taken"), [("jitters", False), ("mistrust", False), ("flinch", True)]
)
def test_numb_brain_discards_light_mental_penalties(card: str, taken: bool) -> None:
    table = scenario(
        active="B", at=BRIG, npcs={}, items={"B": ["sonic_emitter"]},
        traits={"A": ["numb_brain"]}, shown=["numb_brain"],
        mental=[card, 5, 5, 5, 4, 1, 1, 2],
    )  # fmt: skip
    table.do("attack", "card:sonic_emitter").pick(f"give:{card}")
    assert table.mental("prime") == ([card] if taken else [])
    assert (card in table.discard("mental")) != taken


@rule("INT-15.6")
def test_numb_brain_does_not_help_against_physical_penalties() -> None:
    table = alien("numb_brain", active="B", at=BRIG, physical=[5, 5, 5, "winded", 2, 2, 2, 1, 3])
    table.do("attack")
    assert table.physical("prime") == ["winded"]


@rule("INT-15.6", "INT-7.15", "INT-7.5")
@pytest.mark.parametrize(("cards", "burned"), [([3, 3, 3, 3], False), ([3, 3, 3, 2], True)])
def test_acid_blood_makes_the_opponent_in_melee_check_thirteen(
    cards: list[int], burned: bool
) -> None:
    table = alien(
        "acid_blood", active="B", at=BRIG,
        physical=[5, 5, 5, "winded", 2, 2, 1, 1, 1, *cards],
    )  # fmt: skip
    table.do("attack").pick("winded")
    assert table.told("checks") == [{"figure": "derek_kent", "stat": "Physical", "number": 13}]
    if burned:
        assert table.asked() == [("B", "fail_penalty")]
        table.pick("concussion")
    assert table.physical("B") == (["concussion"] if burned else [])
    assert table.asked() == [("B", "action")]


@rule("INT-15.6", "INT-13.1")
def test_acid_blood_does_not_reach_those_who_shoot_and_needs_a_combat() -> None:
    shot = alien(
        "acid_blood", active="B", at=BRIG, items={"B": ["service_pistol"]},
        physical=[5, 5, 5, 4, "winded", 2, 2, 1, 1, 1],
    )  # fmt: skip
    shot.do("attack", "card:service_pistol").pick("winded")
    assert shot.told("checks") == []
    failed = alien("acid_blood", at=BRIG, physical=[1, 1, 1, 2, 2]).do("wreck", "brig")
    failed.pick("winded")
    assert len(failed.told("checks")) == 1


@rule("INT-R68", "INT-15.6", "INT-18.3")
def test_a_prime_that_dies_of_the_penalty_burns_nobody() -> None:
    table = alien(
        "acid_blood", active="B", at=BRIG, penalties={"prime": ["limp", "broken_leg"]},
        physical=[5, 5, 5, "winded", 2, 2, 1, 1, 1],
    )  # fmt: skip
    table.do("attack").pick("winded")
    assert table.told("checks") == []
    assert table.outcome() == ("crew", "aliens_gone", "BCD")


@rule("INT-3.3", "INT-15.8", "INT-15.9")
def test_regeneration_heals_a_light_penalty_at_the_start_of_the_turn() -> None:
    table = alien(
        "regeneration", step="turn", xeno=[4, 4, 3, 2],
        penalties={"prime": ["bruised_ribs", "flinch", "limp"]},
    )  # fmt: skip
    assert table.told("checks") == [
        {"figure": "cosmic_interloper", "stat": "Xeno", "number": 15},
    ]  # fmt: skip
    assert table.asked() == [("A", "regeneration_pick")]
    assert table.options() == ["card:bruised_ribs", "card:flinch"]
    table.pick("flinch")
    assert (table.mental("prime"), table.discard("mental")) == ([], ["flinch"])
    assert table.asked() == [("A", "stalk")]


@rule("INT-3.3", "INT-7.6")
def test_regeneration_may_fail_and_is_not_tried_without_a_light_penalty() -> None:
    failed = alien("regeneration", step="turn", xeno=[4, 4, 3, 1],
                   penalties={"prime": ["bruised_ribs"]})  # fmt: skip
    assert failed.told("failed") == [{"figure": "cosmic_interloper", "number": 14}]
    assert failed.physical("prime") == ["bruised_ribs"]
    heavy = alien("regeneration", step="turn", penalties={"prime": ["limp"]})
    assert heavy.told("checks") == []


# Hunt.


@rule("INT-5.4", "INT-5.5")
def test_soft_tread_leaves_enemies_for_nothing_but_not_breaches() -> None:
    assert alien("soft_tread", at=BRIG).do("move", "armory").ap == 3
    hole = {"o_brig": "wrecked"}
    assert alien("soft_tread", at=BRIG, edges=hole).do("move", "armory").ap == 2


@rule("INT-5.9", "INT-R26")
def test_lurker_does_not_count_npcs_when_stalking() -> None:
    npcs = {"guard_2": "galley", "doctor_1": "medbay"}
    at = {"prime": "galley", "B": "storage"}
    plain = alien("soft_tread", step="turn", npcs=npcs, at=at)
    assert plain.asked() == [("A", "action")], "the Guard holds the prime back"
    table = alien("lurker", step="turn", npcs=npcs, at=at)
    assert table.asked() == [("A", "stalk")]
    assert "place:medbay" in table.options()
    assert not {"place:storage", "place:control_room"} & {*table.options()}, "Colonists count"


@rule("INT-5.9", "INT-12.5")
def test_ambusher_adds_three_to_attacks_on_a_turn_with_a_stalk() -> None:
    table = alien("ambusher", step="turn", at={"prime": "galley", "B": "brig"})
    table.pick("armory").do("move", "brig").do("attack")
    assert added(table, "cosmic_interloper", "number") == (5, 6)
    idle = alien("ambusher", step="turn", at={"prime": "armory", "B": "brig"})
    idle.pick("decline").do("move", "brig").do("attack")
    assert added(idle, "cosmic_interloper", "number") == (5, 3)


@rule("INT-5.2", "INT-R30", "INT-R114")
def test_wall_crawler_moves_through_intact_interior_walls_for_one_more() -> None:
    table = alien("wall_crawler")
    assert table.targets("move") == [
        "place:armory", "place:crew_quarters", "place:fore_corridor", "place:medbay",
    ]  # fmt: skip
    assert table.copy().do("move", "medbay").ap == 2
    assert table.copy().do("move", "crew_quarters").ap == 3
    assert table.do("move", "armory").turned() == [], "no check"
    assert table.edge("w02") == "intact"
    met = alien("wall_crawler", at={"prime": "galley", "B": "galley"})
    assert met.do("move", "medbay").ap == 1, "the surcharge comes on top"
    poor = alien("wall_crawler", ap=1)
    assert poor.targets("move") == ["place:crew_quarters", "place:fore_corridor"]
    assert "place:medbay" in ynul("wall_crawler").targets("move")


@rule("INT-3.4", "INT-16.15")
def test_fleet_limbs_give_one_ap_more_each_turn() -> None:
    assert alien("fleet_limbs", step="turn").told("ap_received") == [{"seat": 0, "number": 5}]
    own = ynul("fleet_limbs", step="turn")
    assert own.told("ap_received") == [{"seat": 1, "number": 5}]


# Sabotage.


@rule("INT-8.4", "INT-R108", "INT-16.7")
def test_resin_gland_seals_a_locked_door() -> None:
    table = alien("resin_gland")
    table.do("lock", "d18")
    assert table.asked() == [("A", "resin_choice")]
    assert table.options() == ["plain", "resin"]
    plain = table.copy().pick("plain")
    assert (plain.edge("d18"), plain.lock_level("d18")) == ("locked", 13)
    table.pick("resin")
    assert (table.edge("d18"), table.lock_level("d18"), table.ap) == ("locked", 16, 3)


@rule("INT-8.6", "INT-R108")
@pytest.mark.parametrize(("cards", "open_"), [([5, 4, 4, 3], True), ([5, 4, 4, 2], False)])
def test_a_door_with_resin_takes_sixteen_as_long_as_it_stays_locked(
    cards: list[int], open_: bool
) -> None:
    table = scenario(active="B", at={"B": "galley"}, edges={"d18": "resin"}, tech=cards)
    table.do("unlock")
    assert table.told("checks")[0]["number"] == 16
    assert table.edge("d18") == ("unlocked" if open_ else "locked")
    if open_:
        table.do("lock", "d18")
        assert table.lock_level("d18") == 13


@rule("INT-8.7", "INT-4.7", "INT-16.2")
@pytest.mark.parametrize(("cards", "open_"), [([4, 3, 2, 2], True), ([4, 3, 2, 1], False)])
def test_latch_cunning_unlocks_doors_with_a_xeno_check(cards: list[int], open_: bool) -> None:
    table = alien("latch_cunning", edges={"d18": "locked"}, xeno=cards)
    table.do("unlock")
    assert table.told("checks") == [
        {"figure": "cosmic_interloper", "stat": "Xeno", "number": 13},
    ]  # fmt: skip
    assert (table.edge("d18"), table.ap) == ("unlocked" if open_ else "locked", 3)


@rule("INT-10.5", "INT-7.5")
@pytest.mark.parametrize("trait", ["wrecking_bulk", "world_breaker"])
def test_failing_to_wreck_costs_these_traits_no_penalty(trait: str) -> None:
    table = alien(trait, physical=[1, 1, 1, 2, 2, 1])
    table.do("wreck", "galley")
    assert table.told("failed") != []
    assert table.asked() == [("A", "action")]
    assert table.physical("prime") == []


@rule("INT-10.6", "INT-R19", "INT-4.1")
@pytest.mark.parametrize(("cards", "works"), [([4, 3, 2, 1], True), ([3, 3, 2, 1], False)])
def test_corrosive_spit_wrecks_a_door_of_the_room(cards: list[int], works: bool) -> None:
    table = alien("corrosive_spit", edges={"d18": "locked"}, xeno=cards)
    assert table.targets("trait_action") == ["edge:d03", "edge:d18"]
    table.do("trait_action", "d18")
    assert table.told("checks")[0]["number"] == 12
    assert (table.edge("d18"), table.ap) == ("wrecked" if works else "locked", 3)
    assert table.physical("prime") == []
    assert "trait_action" not in table.menu(), "once per turn"


@rule("INT-9.2", "INT-9.10", "INT-3.3")
def test_static_field_blocks_a_room_until_the_start_of_the_next_turn() -> None:
    table = alien(
        "static_field", players=3, at={"prime": "mid_corridor", "B": "medbay", "C": "medbay"},
        npcs={"doctor_1": "medbay", "guard_1": "mid_corridor"}, xeno=[4, 3, 2, 1],
        penalties={"B": ["limp"]},
    )  # fmt: skip
    assert table.targets("trait_action") == [
        "place:cryo_vault", "place:hydroponics", "place:medbay", "place:mid_corridor",
        "place:workshop",
    ]  # fmt: skip
    table.do("trait_action", "medbay")
    assert table.told("checks")[0]["number"] == 12
    table.end_turn()
    assert not {"activate", "search"} & {*table.menu()}
    table.end_turn()
    assert not {"activate", "search"} & {*table.menu()}
    table.end_turn().end_turn()
    assert {"activate", "search"} <= {*table.menu()}


@rule("INT-7.6")
def test_a_static_field_that_fails_blocks_nothing() -> None:
    table = alien("static_field", at={"prime": "medbay", "B": "medbay"}, xeno=[3, 3, 2, 1])
    table.do("trait_action", "medbay")
    assert table.rooms(table.g.blocked) == []


# Terror.


@rule("INT-R81", "INT-3.4", "INT-R19")
@pytest.mark.parametrize(("cards", "heard"), [([4, 3, 2, 2], True), ([4, 3, 2, 1], False)])
def test_shriek_costs_each_enemy_player_character_in_the_room_one_ap(
    cards: list[int], heard: bool
) -> None:
    table = alien("shriek", at={"prime": "brig", "B": "brig", "C": "brig", "D": "galley"},
                  npcs={"guard_2": "brig"}, xeno=cards)  # fmt: skip
    table.do("trait_action")
    assert table.told("checks")[0]["number"] == 13
    loss = -1 if heard else 0
    assert [table.next_ap(seat) for seat in "ABCD"] == [0, loss, loss, 0]
    assert "trait_action" not in table.menu()


@rule("INT-17.20", "INT-R115")
def test_ynuls_shriek_hits_the_prime() -> None:
    table = ynul("shriek", at=BRIG | {"C": "brig"}, xeno=[5, 3, 3])
    table.do("trait_action")
    assert [table.next_ap(seat) for seat in "ABC"] == [-1, 0, 0]


@rule("INT-3.3", "INT-R20", "INT-7.5")
@pytest.mark.parametrize(("cards", "steady"), [([3, 3, 2, 2], True), ([3, 3, 2, 1], False)])
def test_dread_presence_makes_colonists_check_who_start_their_turn_in_the_room(
    cards: list[int], steady: bool
) -> None:
    table = alien("dread_presence", active="B", step="turn", at=BRIG, mental=cards)
    assert table.told("checks") == [{"figure": "derek_kent", "stat": "Mental", "number": 12}]
    if not steady:
        assert table.asked() == [("B", "fail_penalty")]
        table.pick("jitters")
    assert table.asked() == [("B", "action")]
    assert table.mental("B") == ([] if steady else ["jitters"])
    apart = alien("dread_presence", active="B", step="turn", at={"B": "medbay", "prime": "brig"})
    assert apart.told("checks") == []


@rule("INT-17.20", "INT-3.3")
def test_dread_presence_of_ynul_makes_the_prime_check() -> None:
    table = ynul("dread_presence", active="A", step="turn", at=BRIG, mental=[3, 3, 3, 3])
    assert table.told("checks") == [
        {"figure": "cosmic_interloper", "stat": "Mental", "number": 12},
    ]  # fmt: skip
    passed = ynul("dread_presence", active="C", step="turn", at=BRIG | {"C": "brig"})
    assert passed.told("checks") == [], "Colonists are no enemies of his"


@rule("INT-13.6", "INT-12.9", "INT-13.21")
def test_psychic_lash_reaches_into_connected_rooms_and_gives_the_targets_own_card() -> None:
    table = alien(
        "psychic_lash", at={"prime": "medbay", "B": "brig", "C": "medbay", "D": "galley"},
        npcs={"guard_2": "brig"}, xeno=[5, 5, 4, 4], mental=["breakdown", "panic", "flinch", 2],
    )  # fmt: skip
    table.do("attack", "card:psychic_lash")
    assert table.options() == ["figure:derek_kent", "figure:tym_brock"], (
        "no NPC, and nobody behind an intact wall"
    )
    table.pick("derek_kent")
    assert table.asked() == [("A", "lash_penalty")], "difference 20 - 17"
    assert table.options() == ["card:flinch", "card:wandering_mind"]
    table.pick("flinch")
    assert table.mental("B") == ["flinch"]
    assert len(table.discard("mental")) == 3
    assert "attack" not in table.menu()


@rule("INT-13.6")
def test_a_single_fitting_card_of_a_psychic_lash_is_no_choice() -> None:
    table = alien("psychic_lash", at=BRIG, xeno=[5, 5, 4, 4], mental=["breakdown", 5, 5, "jitters"])
    table.do("attack", "card:psychic_lash")
    assert table.mental("B") == ["jitters"]


@rule("INT-13.6", "INT-13.2")
def test_psychic_lash_cannot_be_lost_and_has_no_other_payoff() -> None:
    lost = alien("psychic_lash", at=BRIG, xeno=[1, 1, 1, 1], mental=[6, 6, 5, 5])
    lost.do("attack", "card:psychic_lash")
    assert lost.asked() == [("A", "action")]
    assert lost.mental("prime") == lost.physical("prime") == []
    won = alien(
        "psychic_lash", at=BRIG, xeno=[4, 4, 4, 4], mental=[4, 4, 3, 3],
        items={"B": ["key_card"]},
    )  # fmt: skip
    won.do("attack", "card:psychic_lash")
    assert won.asked() == [("A", "action")], "2 more: no card fits, and items are no payoff"
    assert won.items("B") == ["key_card"]


@rule("INT-13.21", "INT-13.14")
def test_the_protector_against_a_psychic_lash_must_be_in_the_targets_room() -> None:
    table = alien("psychic_lash", at={"prime": "medbay", "B": "brig", "C": "medbay", "D": "brig"})
    table.do("attack", "card:psychic_lash", "derek_kent")
    assert table.asked() == [("D", "protect")]
    table.pick("gale_hildom")
    assert len([1 for who, _ in table.turned() if who == "gale_hildom"]) == 4


@rule("INT-4.7", "INT-6.12", "INT-5.6", "INT-6.3")
def test_hive_voice_moves_npcs_without_surcharge() -> None:
    table = alien("hive_voice", at=BRIG, npcs={"guard_2": "brig", "guard_1": "galley"},
                  claimed={"B": ["guard_1"]})  # fmt: skip
    table.do("move_npc", "armory")
    assert (table.where("guard_2"), table.ap) == ("armory", 3)
    assert table.claimed("A") == ["guard_2"]
    table.do("move_npc", "brig")
    assert table.ap == 2
    free = alien("hive_voice", at={"prime": "brig"}, npcs={"guard_2": "brig"})
    assert free.do("move_npc", "armory").ap == 3
    assert "move_npc" not in alien("soft_tread", npcs={"guard_2": "brig"}).menu()


@rule("INT-13.22", "INT-13.23", "INT-6.6")
def test_hive_voice_lets_every_npc_attack_colonists_in_its_room() -> None:
    table = alien(
        "hive_voice", at={"prime": "galley", "B": "medbay", "C": "storage"},
        npcs={"doctor_1": "medbay", "guard_3": "storage", "guard_2": "brig"},
        physical=[4, 4, 4, 4, 5, 5, 3, 2],
    )  # fmt: skip
    assert table.targets("npc_attack") == ["figure:doctor_1", "figure:guard_3"]
    table.do("npc_attack", "doctor_1")
    assert table.told("totals") == [
        {"figure": "doctor_1", "number": 16, "figure_target": "derek_kent", "number_target": 16},
    ]  # fmt: skip
    assert table.living("doctor_1")
    assert table.ap == 3
    assert "attack" not in table.menu()
    assert "npc_attack" not in table.menu(), "one NPC is claimed, and it has attacked"


@rule("INT-3.10", "INT-13.22")
def test_with_brood_about_the_player_commands_npcs_without_naming_an_alien() -> None:
    table = alien(
        "hive_voice", at={"prime": "galley", "brood_twin": "galley", "B": "medbay"},
        npcs={"doctor_1": "medbay"}, physical=[4, 4, 4, 4, 5, 5, 3, 2],
    )  # fmt: skip
    assert table.asked() == [("A", "actor")]
    assert table.options() == [
        "end_turn", "figure:brood_twin", "figure:cosmic_interloper", "move_npc", "npc_attack",
    ]  # fmt: skip
    walked = table.copy().choose("move_npc").pick("brig")
    assert walked.where("doctor_1") == "brig"
    table.choose("npc_attack")
    assert table.told("tied") != []


@rule("INT-13.23", "INT-18.2")
def test_an_npc_that_dies_in_its_own_attack_was_not_slain_by_an_alien_character() -> None:
    table = alien(
        "hive_voice", "harvest", "mind_thief", at={"B": "medbay"}, npcs={"doctor_1": "medbay"},
        physical=[1, 1, 1, 1, 3, 3, 3, 3],
    )  # fmt: skip
    table.do("npc_attack")
    assert not table.living("doctor_1")
    assert (table.g.recorded, table.g.noted) == (0, 0)


# Might.


@rule("INT-13.1", "INT-13.2", "INT-13.5")
def test_long_reach_makes_the_attack_one_from_a_distance() -> None:
    table = alien("long_reach", at=BRIG, physical=[1, 1, 1, 2, 2, 5, 5, 5, 5])
    assert table.targets("attack") == ["card:long_reach", "melee"]
    table.do("attack", "card:long_reach")
    assert added(table, "cosmic_interloper", "number") == (5, 3)
    assert table.asked() == [("A", "action")], "it cannot be lost"
    brood = alien("long_reach", at=BRIG | {"brood_twin": "brig"})
    brood.by("prime").do("attack", "card:long_reach")
    assert brood.told("assisted") == []


@rule("INT-12.1", "INT-4.2")
def test_scything_limbs_attack_twice_another_target_each_time() -> None:
    npcs = {"guard_1": "brig", "guard_2": "brig", "doctor_1": "brig"}
    table = alien("scything_limbs", at={"prime": "brig"}, npcs=npcs)
    table.do("attack", "guard_1")
    assert table.targets("attack") == ["figure:doctor_1", "figure:guard_2"]
    table.do("attack", "guard_2")
    assert "attack" not in table.menu()
    alone = alien("scything_limbs", at=BRIG, physical=[3, 3, 3, 3, 2, 4, 4, 4, 4])
    alone.do("attack")
    assert alone.told("tied") != []
    assert "attack" not in alone.menu(), "no other target"


@rule("INT-13.18", "INT-12.1")
def test_a_redirected_attack_uses_up_neither_attack_of_scything_limbs() -> None:
    table = alien(
        "scything_limbs", at=BRIG | {"C": "brig"}, npcs={"doctor_1": "brig"}, ap=5,
        physical=[3, 3, 3, 3, 2, 4, 4, 4, 4] * 2,
    )  # fmt: skip
    table.do("attack", "doctor_1").pick("derek_kent")
    assert table.told("tied") != []
    table.do("attack", "doctor_1").pick("decline")
    assert not table.living("doctor_1")
    assert table.targets("attack") == ["figure:derek_kent", "figure:tym_brock"]


# Brood.


@rule("INT-4.7", "INT-R19", "INT-R88")
@pytest.mark.parametrize(("cards", "born"), [([4, 4, 3, 2], True), ([4, 4, 3, 1], False)])
def test_egg_clutch_puts_a_skitterling_in_the_room(cards: list[int], born: bool) -> None:
    table = alien("egg_clutch", xeno=cards)
    table.do("trait_action")
    assert table.told("checks")[0]["number"] == 15
    assert table.inside("galley") == (["prime", "skitterling_1"] if born else ["prime"])
    assert table.ap == 3


@rule("INT-R14", "INT-1.3")
def test_egg_clutch_needs_a_room_without_enemies_and_fewer_than_two_skitterlings() -> None:
    met = alien("egg_clutch", at={"prime": "galley"}, npcs={"guard_1": "galley"})
    assert "trait_action" not in met.menu()
    one = alien("egg_clutch", at={"prime": "galley", "skitterling_1": "brig"}, xeno=[4, 4, 4, 4])
    one.by("prime").do("trait_action")
    assert one.inside("galley") == ["prime", "skitterling_2"]
    assert "trait_action" not in one.by("prime").options(), "once per turn"
    two = alien(
        "egg_clutch", at={"prime": "galley", "skitterling_1": "brig", "skitterling_2": "brig"}
    )
    assert "trait_action" not in two.by("prime").options()


@rule("INT-12.1", "INT-15.12", "INT-R88")
def test_a_skitterling_born_after_another_died_attacking_may_attack() -> None:
    """It is another one, although the same figure of the box stands for it."""
    table = alien(
        "egg_clutch", ap=6, physical=[1, 1, 1, 6, 6, 5, 5, 5], xeno=[4, 4, 4, 5],
        at={"prime": "galley", "skitterling_1": "brig", "B": "brig", "C": "crew_quarters"},
    )  # fmt: skip
    table.by("skitterling_1").pick("attack").decline()
    table.settle()
    assert not table.living("skitterling_1")
    table.do("trait_action")
    assert table.inside("galley") == ["prime", "skitterling_1"]
    table.by("skitterling_1").pick("crew_quarters")
    table.by("skitterling_1")
    assert table.options() == ["attack", "move"]


def drawn(trait: str) -> Scenario:
    """A game of three whose Alien holds this trait and no other that places brood."""
    for key in range(500):
        table = scenario(
            step="setup", key=key.to_bytes(8, "little"), players=3, alien_selection="chosen"
        )
        table.pick("seat:0", "tym_brock", "shadow")
        if {"twin_birth", "skitterlings"} & {*table.traits("A")} == {trait}:
            return table
    raise AssertionError("not drawn in 500 games")


@rule("INT-2.11", "INT-2.12", "INT-16.5")
@pytest.mark.parametrize(
    ("trait", "brood"),
    [("skitterlings", ["skitterling_1", "skitterling_2"]), ("twin_birth", ["brood_twin"])],
)
def test_skitterlings_and_the_brood_twin_are_placed_during_setup(
    trait: str, brood: Sequence[str]
) -> None:
    table = drawn(trait).pick("galley")
    assert table.shown("A") == [trait], "it must be turned up"
    for figure in brood:
        assert table.asked() == [("A", "place_brood")]
        assert "place:galley" in table.options()
        assert "place:control_room" not in table.options()
        table.pick("armory")
        assert table.where(figure) == "armory"
    assert table.asked() == [("A", "reveal_window")]


@rule("INT-3.4", "INT-R90", "INT-16.14")
@pytest.mark.parametrize(
    ("trait", "brood", "ap"),
    [
        ("skitterlings", {"skitterling_1": "brig", "skitterling_2": "brig"}, 5),
        ("skitterlings", {"skitterling_2": "brig"}, 5),
        ("skitterlings", {"brood_twin": "brig"}, 4),
        ("twin_birth", {"brood_twin": "brig"}, 5),
        ("twin_birth", {"skitterling_1": "brig"}, 4),
    ],
)
def test_living_brood_gives_one_ap_more(trait: str, brood: dict[str, str], ap: int) -> None:
    table = alien(trait, step="turn", at={"prime": "galley"} | brood)
    assert table.told("ap_received") == [{"seat": 0, "number": ap}]


@rule("INT-15.13", "INT-12.2")
@pytest.mark.parametrize(
    ("figure", "cards", "bonus", "strikes"), [("brood_twin", 4, 2, 2), ("skitterling_1", 3, 1, 1)]
)
def test_brood_fights_with_its_profile_and_dies_of_its_penalties(
    figure: str, cards: int, bonus: int, strikes: int
) -> None:
    at = {"B": "brig", figure: "brig", "prime": "galley"}
    table = scenario(active="B", at=at, npcs={}, physical=[6, 5, 5, "winded", 2, 2, 2, 2])
    table.do("attack")
    assert added(table, figure, "number_target") == (cards, bonus)
    table.pick("winded")
    assert table.living(figure) == (strikes > 1)
    assert table.next_ap("A") == 0, "penalties on brood have no text"


@rule("INT-12.2", "INT-4.5")
def test_a_brood_twin_may_attack_npcs_and_a_skitterling_may_not() -> None:
    at = {"prime": "galley", "brood_twin": "brig", "skitterling_1": "brig", "B": "storage"}
    table = alien("twin_birth", at=at, npcs={"guard_2": "brig"})
    assert table.copy().by("brood_twin").options() == ["attack", "move"]
    table.by("skitterling_1")
    assert table.options() == ["place:armory", "place:medbay", "place:workshop"], "only moves"


# Cunning.


@rule("INT-4.7", "INT-16.1", "INT-9.9", "INT-9.15", "INT-14.10")
def test_tool_user_searches_holds_items_and_uses_rooms_without_a_circle() -> None:
    table = alien("tool_user", at={"prime": "storage"}, tech=["fire_axe", "riot_armor", "key_card"])
    table.do("search")
    assert table.options() == ["card:fire_axe", "card:key_card", "card:riot_armor", "none"]
    table.pick("key_card")
    assert table.items("prime") == ["key_card"]
    table.do("use_card", "d11")
    assert table.edge("d11") == "locked"
    galley = alien("tool_user", at={"prime": "galley", "brood_twin": "galley"})
    galley.by("prime").do("activate").pick("cosmic_interloper")
    assert galley.next_ap("A") == 1
    medbay = alien(
        "tool_user", at={"prime": "medbay"}, npcs={"doctor_1": "medbay"},
        penalties={"prime": ["limp"]},
    )  # fmt: skip
    assert "activate" not in medbay.menu()


@rule("INT-14.2", "INT-14.4", "INT-14.5")
def test_with_tool_user_items_count_and_have_the_usual_limits() -> None:
    table = alien("tool_user", at=BRIG, items={"prime": ["fire_axe"]})
    table.do("attack")
    assert added(table, "cosmic_interloper", "number") == (5, 5)
    full = alien("tool_user", at={"prime": "armory"}, items={"prime": ["fire_axe"]},
                 tech=["scattergun", "key_card", "key_card"])  # fmt: skip
    full.do("search").pick("scattergun")
    assert full.options() == ["card:fire_axe", "card:scattergun"]


@rule("INT-16.14", "INT-14.10")
def test_while_tool_user_is_suppressed_the_items_are_kept_and_count_for_nothing() -> None:
    table = alien("tool_user", suppressed=["tool_user"], at=BRIG,
                  items={"prime": ["fire_axe", "key_card"]})  # fmt: skip
    assert "use_card" not in table.menu()
    table.do("attack")
    assert added(table, "cosmic_interloper", "number") == (5, 3)
    assert table.items("prime") == ["fire_axe", "key_card"]


@rule("INT-15.12", "INT-14.10")
def test_the_items_of_a_dead_prime_are_discarded() -> None:
    table = alien(
        "tool_user", at={"prime": "brig", "brood_twin": "galley"}, edges={"o_brig": "wrecked"},
        items={"prime": ["key_card"]},
    )  # fmt: skip
    table.end_turn()
    assert not table.living("prime")
    assert (table.items("prime"), table.discard("tech")) == ([], ["key_card"])


@rule("INT-13.22", "INT-6.1")
def test_riot_kit_and_signal_beacon_do_nothing_for_the_prime() -> None:
    table = alien(
        "tool_user", at=BRIG, npcs={"guard_2": "brig"},
        items={"prime": ["riot_kit", "signal_beacon"]},
    )  # fmt: skip
    assert not {"npc_attack", "move_npc"} & {*table.menu()}
    voice = alien("tool_user", "hive_voice", npcs={"guard_2": "brig"},
                  items={"prime": ["signal_beacon"]})  # fmt: skip
    voice.do("move_npc", "armory")
    assert voice.asked() == [("A", "action")], "one room"


@rule("INT-9.9", "INT-R87")
def test_mind_thief_notes_the_types_of_npcs_slain_from_now_on() -> None:
    table = alien("mind_thief", at={"prime": "medbay"}, npcs={"doctor_1": "medbay"},
                  penalties={"prime": ["limp"]}, xeno=[3, 3, 3, 3])  # fmt: skip
    assert "activate" not in table.menu()
    table.do("attack")
    assert "activate" in table.menu(), "a Doctor was noted, and none need be present"
    table.do("activate")
    assert table.told("checks") == [
        {"figure": "cosmic_interloper", "stat": "Xeno", "number": 14},
    ]  # fmt: skip
    assert table.physical("prime") == []


@rule("INT-9.9", "INT-16.14")
def test_mind_thief_opens_only_rooms_of_noted_types_and_not_while_suppressed() -> None:
    setting: dict[str, Any] = {"at": {"prime": "brig"}, "npcs": {}}
    assert "activate" in alien("mind_thief", noted=["guard"], **setting).menu()
    assert "activate" not in alien("mind_thief", noted=["doctor"], **setting).menu()
    quiet = alien("mind_thief", noted=["guard"], suppressed=["mind_thief"], **setting)
    assert "activate" not in quiet.menu()
    slaying = alien("mind_thief", suppressed=["mind_thief"], at={"prime": "brig"},
                    npcs={"guard_2": "brig"})  # fmt: skip
    slaying.do("attack")
    assert slaying.g.noted == 0


@rule("INT-9.9", "INT-14.10")
def test_without_hands_no_arms_locker_and_no_fabricator() -> None:
    noted = ["guard", "technician"]
    bare = alien("mind_thief", noted=noted, at={"prime": "armory"})
    assert "activate" not in bare.menu()
    workshop: dict[str, Any] = {"at": {"prime": "workshop"}, "discards": {"tech": ["key_card"]}}
    assert "activate" not in alien("mind_thief", noted=noted, **workshop).menu()
    handy = alien("mind_thief", "tool_user", noted=noted, **workshop)
    handy.do("activate")
    assert handy.items("prime") == ["key_card"]


@rule("INT-4.4", "INT-R14")
def test_nobody_shrieks_at_an_empty_room() -> None:
    assert "trait_action" not in alien("shriek").menu()
    npc = alien("shriek", npcs={"guard_2": "galley"})
    assert "trait_action" not in npc.menu(), "an NPC is no player character"
    assert "trait_action" in alien("shriek", at={"prime": "galley", "B": "galley"}).menu()


# Ascend.


@rule("INT-18.2", "INT-6.11", "INT-R87")
def test_harvest_takes_each_npc_slain_by_an_alien_character() -> None:
    table = alien("harvest", "scything_limbs", at={"prime": "brig", "brood_twin": "galley"},
                  npcs={"guard_2": "brig", "doctor_1": "brig", "guard_1": "galley"})  # fmt: skip
    table.by("prime").do("attack", "guard_2")
    table.by("brood_twin").do("attack")
    assert table.figures(table.g.recorded) == ["guard_1", "guard_2"]
    assert table.outcome() is None


@rule("INT-18.2", "INT-11.8")
def test_npcs_that_the_breach_kills_are_not_harvested() -> None:
    table = alien("harvest", active="D", npcs={"guard_2": "brig"}, edges={"o_brig": "wrecked"},
                  at={"prime": "galley", "D": "storage"})  # fmt: skip
    table.end_turn()
    assert not table.living("guard_2")
    assert table.g.recorded == 0


# Details.


@rule("INT-15.6", "INT-12.7")
def test_acid_blood_burns_the_defender_who_beats_the_attacking_prime() -> None:
    table = alien("acid_blood", at=BRIG, physical=[2, 2, 2, 1, 1, 5, 5, 5, "winded", 3, 3, 3, 2])
    table.do("attack").pick("winded")
    assert table.told("checks") == [{"figure": "derek_kent", "stat": "Physical", "number": 13}]


@rule("INT-15.6", "INT-13.12", "INT-13.17")
def test_acid_blood_burns_the_attacker_and_no_assistant() -> None:
    table = alien(
        "acid_blood", active="C", at=BRIG | {"C": "brig"},
        physical=[5, 5, 5, "winded", 4, 2, 2, 1, 1, 2, 3, 3, 3, 3],
    )  # fmt: skip
    table.do("attack").pick("derek_kent").pick("winded")
    assert [told["figure"] for told in table.told("checks")] == ["tym_brock"]


@rule("INT-15.6", "INT-17.20", "INT-15.13")
def test_ynuls_acid_blood_burns_brood() -> None:
    table = ynul(
        "acid_blood", active="A", at={"B": "brig", "skitterling_1": "brig", "prime": "galley"},
        physical=[6, 6, "winded", 2, 2, 2, 3, 3, 2, 2],
    )  # fmt: skip
    table.by("skitterling_1").do("attack")
    assert table.physical("B") == ["winded"]
    assert table.told("checks") == [{"figure": "skitterling_1", "stat": "Physical", "number": 13}]
    assert table.asked() == [("A", "fail_penalty")]
    table.pick("concussion")
    assert not table.living("skitterling_1")


@rule("INT-13.17", "INT-13.13")
def test_chitin_plates_count_when_the_prime_protects() -> None:
    table = alien("chitin_plates", active="B", at=BRIG | {"brood_twin": "brig"})
    table.do("attack", "brood_twin").pick("cosmic_interloper")
    assert added(table, "cosmic_interloper", "number_target") == (5, 6)


@rule("INT-12.1", "INT-13.6")
def test_scything_limbs_may_lash_twice() -> None:
    table = alien("scything_limbs", "psychic_lash", at=BRIG | {"C": "brig"},
                  xeno=[1, 1, 1, 1, 2, 2, 2, 2], mental=[6, 6, 5, 5, 5, 5, 4])  # fmt: skip
    table.do("attack", "card:psychic_lash", "derek_kent").decline()
    table.do("attack", "card:psychic_lash").decline()
    assert [told["figure_target"] for told in table.told("attacked")] == [
        "derek_kent", "tym_brock",
    ]  # fmt: skip


@rule("INT-R115", "INT-R81")
def test_ynuls_shriek_costs_the_pool_one_ap_however_many_aliens_hear_it() -> None:
    table = ynul("shriek", at=BRIG | {"brood_twin": "brig", "skitterling_1": "brig"},
                 xeno=[5, 3, 3])  # fmt: skip
    table.do("trait_action")
    assert table.next_ap("A") == -1


@rule("INT-15.13", "INT-12.7")
def test_a_skitterling_that_loses_its_own_attack_dies() -> None:
    table = alien("skitterlings", at={"prime": "galley", "B": "brig", "skitterling_1": "brig"},
                  physical=[1, 1, 1, 4, 4, 4, "winded"])  # fmt: skip
    table.by("skitterling_1").do("attack").pick("winded")
    assert not table.living("skitterling_1")
    assert "winded" in table.discard("physical")


@rule("INT-9.9", "INT-R117")
def test_a_static_field_blocks_the_engine_room_for_the_prime_too() -> None:
    table = alien("static_field", at={"prime": "engine_room"}, xeno=[5, 5, 5, 5])
    table.do("trait_action", "engine_room")
    assert "activate" not in table.menu()
