"""INT-15: penalties, dying and healing."""

from __future__ import annotations

from pathlib import Path

import pytest

from shipboard.games.interloper.pack import PHYSICAL
from shipboard.games.interloper.rules import penalties
from tests.rule import rule

from .homemade import colonist, homemade
from .scenario import Scenario, scenario


def failing(*cards: str | int, **table: object) -> Scenario:
    """B, or who is active, fails to wreck the Galley with these cards."""
    set_up = {"active": "B", "npcs": {}} | table
    who = set_up["active"]
    set_up["at"] = {who: "galley"} | dict(set_up.get("at", {}))  # type: ignore[call-overload]
    return scenario(physical=cards, **set_up).do("wreck", "galley").passing()  # type: ignore[arg-type]


@rule("INT-15.1", "INT-15.2")
def test_penalties_come_from_fights_failures_and_effects() -> None:
    table = failing("winded", 1, 1, 2).pick("winded")
    assert table.physical("B") == ["winded"]
    table = scenario(
        at={"prime": "galley", "B": "galley"}, physical=[6, 6, 5, 5, "limp", 1, 1, 2, 2], npcs={}
    )
    table.do("attack").pick("give:limp")
    assert table.physical("B") == ["limp"]
    table = scenario(
        step="turn",
        active="B",
        at={"prime": "galley", "B": "galley"},
        traits={"A": ["dread_presence"]},
        shown=["dread_presence"],
        mental=["jitters", 1, 2, 2],
    )
    table.pick("jitters")
    assert table.mental("B") == ["jitters"]


@rule("INT-15.3", "INT-15.8")
def test_the_text_works_from_the_taking_to_the_healing() -> None:
    table = failing(
        "sprained_wrist", 1, 1, 2, ap=6, items={"B": ["medkit"]}, tech=[3] * 5 + [4, 4, 4, 3]
    )
    table.pick("sprained_wrist")
    table.do("use_card")  # 5 cards and -2
    assert table.physical("B") == []
    assert table.discard("physical").count("sprained_wrist") == 1
    table.do("lock", "d03").do("unlock")  # Derek's bonus is 0 again
    assert [told["number"] for told in table.told("passed")] == [13, 15]


@rule("INT-15.3")
def test_what_happens_when_a_penalty_is_gained_happens_once() -> None:
    table = failing("winded", 1, 1, 2).pick("winded")
    assert table.next_ap("B") == -1
    table.end_turn()
    for _ in "CDA":
        table.idle()
    assert table.active == "B"
    assert table.ap == 3
    for _ in "BCDA":
        table.idle()
    assert table.ap == 4


# Dying.


@rule("INT-15.4", "INT-R78")
@pytest.mark.parametrize(
    ("held", "taken", "dies"),
    [
        (["limp"], "winded", False),
        (["limp", "limp"], "winded", True),
        ([], "critical_wound", False),
        (["limp"], "critical_wound", True),
        (["critical_wound"], "winded", True),
        (["critical_wound"], "critical_wound", True),
        (["jitters", "jitters", "limp"], "winded", False),
        (["breakdown", "limp"], "winded", False),
    ],
)
def test_three_of_one_type_kill_by_weight(held: list[str], taken: str, dies: bool) -> None:
    table = failing(taken, 1, 1, 2, penalties={"B": held}).pick(taken)
    assert table.living("B") != dies


@rule("INT-15.4")
def test_the_prime_dies_the_same_way() -> None:
    for held, dies in ((["limp"], False), (["limp", "winded"], True), (["critical_wound"], True)):
        table = scenario(
            at={"prime": "galley", "brood_twin": "brig"},
            penalties={"prime": held},
            physical=[1, 1, 2, 2, 2],
            npcs={},
        )
        table.by("prime").pick("wreck", "galley", "scraped_knuckles")
        assert table.living("prime") != dies


@rule("INT-15.5", "INT-15.4")
def test_two_of_each_type_do_not_kill_but_a_third_mental_one_does() -> None:
    def watching(held: list[str]) -> Scenario:
        table = scenario(
            active="B",
            at={"B": "observation_deck"},
            traits={"A": ["soft_tread", "shriek"]},
            penalties={"B": held},
            mental=["jitters", 1, 2, 2],
        )
        return table.do("activate").passing().pick("jitters")

    assert watching(["limp", "limp", "cold_sweat"]).living("B")
    assert not watching(["cold_sweat", "flinch"]).living("B")
    assert not watching(["breakdown"]).living("B")


# The order of taking one.


@rule("INT-15.6", "INT-R120")
def test_prevention_comes_before_the_ignore_slot() -> None:
    def hit(*answers: str) -> Scenario:
        table = scenario(
            at={"prime": "galley", "B": "galley"},
            characters={"B": "abigail_ruth"},
            items={"B": ["ablative_plate"]},
            physical=[6, 6, 5, 5, "winded", 1, 1, 2, 2],
            npcs={},
        )
        table.do("attack").pick("give:winded")
        assert table.asked() == [("B", "prevent_penalty")]
        assert table.options() == ["card:ablative_plate", "decline"]
        return table.pick(*answers)

    prevented = hit("ablative_plate")
    assert prevented.physical("B") == []
    assert prevented.items("B") == []
    assert prevented.told("prevented") == [{"figure": "abigail_ruth", "card": "winded"}]
    assert "winded" in prevented.discard("physical")
    assert prevented.discard("tech") == ["ablative_plate"]
    assert prevented.asked() == [("A", "action")]  # the slot is not asked any more
    declined = hit("decline")
    assert declined.asked() == [("B", "ignore_penalty")]
    assert declined.pick("ignore").next_ap("B") == 0


@rule("INT-15.6")
def test_a_prevention_of_combat_penalties_is_not_offered_for_a_failed_check() -> None:
    table = failing("limp", 1, 1, 2, items={"B": ["ablative_plate"]}).pick("limp")
    assert table.asked() == [("B", "action")]
    assert table.physical("B") == ["limp"]
    assert table.items("B") == ["ablative_plate"]


@rule("INT-R120")
def test_a_free_prevention_is_automatic_and_spares_the_items() -> None:
    table = scenario(
        at={"prime": "galley", "B": "galley"},
        characters={"B": "qoeth_ynul"},
        items={"B": ["ablative_plate"], "prime": ["sonic_emitter"]},
        traits={"A": ["tool_user"], "B": ["numb_brain"]},
        shown=["tool_user", "numb_brain"],
        mental=[6, 6, 5, "mistrust", 1, 1, 1, 1],
        npcs={},
    )
    table.do("attack", "sonic_emitter").pick("give:mistrust")
    assert table.asked() == [("A", "action")]
    assert table.mental("B") == []
    assert table.items("B") == ["ablative_plate"]
    assert "mistrust" in table.discard("mental")


@rule("INT-15.6", "INT-R78")
def test_who_dies_of_a_penalty_suffers_no_further_effect_of_it() -> None:
    table = failing("traumatic_shock", 1, 1, 2, penalties={"B": ["limp", "winded"]})
    table.pick("traumatic_shock")
    assert not table.living("B")
    assert [told["stat"] for told in table.told("checks")] == ["Physical"]
    assert table.discard("mental") == []


@rule("INT-15.6")
def test_the_cards_own_text_comes_before_other_effects_of_taking_it() -> None:
    table = scenario(
        active="B",
        at={"B": "galley", "prime": "galley"},
        traits={"A": ["acid_blood"]},
        shown=["acid_blood"],
        physical=[6, 6, 6, "traumatic_shock", 1, 1, 1, 1, 2, 6, 5, 5, 5],
        mental=[6, 6, 5, 5],
        npcs={},
    )
    table.do("attack").pick("give:traumatic_shock")
    assert [(told["figure"], told["stat"]) for told in table.told("checks")][-2:] == [
        ("cosmic_interloper", "Mental"),
        ("derek_kent", "Physical"),
    ]


@rule("INT-15.7")
def test_the_same_texts_stack() -> None:
    table = scenario(step="turn", active="B", penalties={"B": ["deep_gash", "deep_gash"]})
    assert table.ap == 2
    table = failing(4, 4, 4, 4, penalties={"B": ["bruised_ribs", "bruised_ribs"]})
    assert table.told("passed") == [{"figure": "derek_kent", "number": 15}]


# Healing.


@rule("INT-15.8", "INT-15.9")
def test_healing_puts_the_card_on_its_pile_and_ends_its_text() -> None:
    table = scenario(
        active="B",
        at={"B": "medbay"},
        npcs={"doctor_1": "medbay"},
        penalties={"B": ["limp"]},
        moves=2,
        tech=[6, 6, 6, 6],
    )
    assert "move" not in table.menu()
    table.do("activate")
    assert table.physical("B") == []
    assert table.discard("physical") == ["limp"]
    assert "move" in table.menu()


@rule("INT-15.9")
def test_an_effect_heals_its_type_up_to_its_value() -> None:
    table = scenario(
        active="B",
        at={"B": "galley", "C": "galley"},
        items={"B": ["medkit", "sedative"]},
        penalties={"B": ["mangled_limb", "blackouts"], "C": ["broken_arm", "panic"]},
    )
    table.do("use_card", "medkit")  # Physical, 5 or less: only Tym's arm
    assert "mangled_limb" in table.physical("B")
    assert table.told("checks")[0]["number"] == 12
    table = scenario(
        active="B",
        at={"B": "galley", "C": "galley"},
        items={"B": ["sedative"]},
        penalties={"B": ["blackouts"], "C": ["panic"]},
    )
    table.do("use_card")  # Mental, 4 or less
    assert table.mental("B") == ["blackouts"]
    assert table.mental("C") == []
    table = scenario(
        active="B",
        at={"B": "hydroponics"},
        penalties={"B": ["flinch", "panic"]},
    )
    table.do("activate")  # Mental, 3 or less
    assert table.mental("B") == ["panic"]


@rule("INT-15.10")
def test_the_acting_character_may_heal_itself_or_an_ally_but_no_npc_or_enemy() -> None:
    table = scenario(
        active="B",
        at={"B": "medbay", "C": "medbay", "D": "brig", "prime": "medbay"},
        npcs={"doctor_1": "medbay"},
        penalties={"B": ["limp"], "C": ["limp"], "D": ["winded"], "prime": ["winded"]},
    )
    assert table.targets("activate") == ["figure:derek_kent", "figure:tym_brock"]


# The dead.


@rule("INT-15.11", "INT-3.2")
def test_a_dead_colonist_leaves_with_everything() -> None:
    table = failing(
        "winded",
        1,
        1,
        2,
        penalties={"B": ["limp", "deep_gash", "jitters"]},
        items={"B": ["medkit"]},
        claimed={"B": ["guard_1"]},
        npcs={"guard_1": "brig"},
        attacked=["B"],
        protected=["B"],
    )
    table.pick("winded")
    assert table.where("B") is None
    assert table.physical("B") == table.mental("B") == table.items("B") == []
    assert {"limp", "deep_gash", "winded"} <= set(table.discard("physical"))
    assert table.discard("mental") == ["jitters"]
    assert table.discard("tech") == ["medkit"]
    assert table.claimed("B") == []
    assert table.attacked() == table.protected() == []
    assert table.active == "C"
    assert table.outcome() is None


@rule("INT-15.11", "INT-18.7")
def test_the_dead_win_with_the_other_colonists() -> None:
    table = scenario(
        active="C",
        dead=["B"],
        at={"C": "galley", "D": "brig", "prime": "galley"},
        penalties={"prime": ["limp", "limp"]},
        physical=[6, 6, 6, 1, 1, 1, 1, 2, 2],
        npcs={},
    )
    table.do("attack").pick("give:scraped_knuckles")
    assert table.outcome() == ("crew", "aliens_gone", "BCD")


@rule("INT-15.12", "INT-R80", "INT-R90")
def test_a_dead_prime_leaves_its_traits_as_they_are() -> None:
    table = scenario(
        at={"prime": "galley", "brood_twin": "brig"},
        traits={"A": ["twin_birth", "fleet_limbs", "soft_tread"]},
        shown=["twin_birth", "fleet_limbs"],
        penalties={"prime": ["limp", "winded"]},
        physical=["winded", 1, 1, 2, 2],
        npcs={},
    )
    table.by("prime").pick("wreck", "w01", "winded")
    assert table.where("prime") is None
    assert table.shown("A") == ["twin_birth", "fleet_limbs"]
    assert table.traits("A") == ["twin_birth", "fleet_limbs", "soft_tread"]
    assert "limp" in table.discard("physical")
    table.idle()
    for _ in "BCD":
        table.idle()
    table.passing()
    assert table.active == "A"
    assert table.ap == 5  # Twin Birth speaks of the player; the limbs were the prime's


@rule("INT-15.13", "INT-R109")
def test_penalties_on_brood_have_no_text() -> None:
    def twin(*penalties: str) -> Scenario:
        return scenario(
            active="B",
            at={"brood_twin": "galley", "B": "galley", "prime": "brig"},
            penalties={"brood_twin": penalties},
            physical=[6, 6, 6, "critical_wound", 1, 1, 1, 1],
            npcs={},
        ).do("attack")

    hurt = twin().pick("give:critical_wound")
    assert hurt.living("brood_twin")  # weights do not count
    assert hurt.physical("brood_twin") == ["critical_wound"]
    weak = twin("torn_muscle")
    assert weak.told("totals")[0]["number_target"] == 4 + 2  # no reduction
    weak.pick("give:critical_wound")
    assert not weak.living("brood_twin")  # with its second penalty
    assert {"torn_muscle", "critical_wound"} <= set(weak.discard("physical"))


@rule("INT-15.13")
def test_a_skitterling_dies_of_its_first_penalty() -> None:
    table = scenario(
        active="B",
        at={"skitterling_1": "galley", "B": "galley", "prime": "brig"},
        physical=[6, 6, 6, "winded", 1, 1, 1],
        npcs={},
    )
    table.do("attack").pick("give:winded")
    assert not table.living("skitterling_1")
    assert "winded" in table.discard("physical")


@rule("INT-15.14", "INT-R111")
def test_an_effect_without_an_application_does_nothing() -> None:
    table = failing("lost_grip", 1, 1, 2).pick("lost_grip")
    assert table.asked() == [("B", "action")]
    table = scenario(
        active="B",
        at={"B": "observation_deck", "prime": "galley"},
        traits={"A": ["soft_tread", "shriek"]},
        mental=["panic", 1, 1, 2],
    )
    table.do("activate").passing().pick("panic")
    assert table.where("B") == "observation_deck"  # no enemy in the room
    assert table.asked() == [("B", "action")]


# The ignore slot.


def light(card: str, **table: object) -> Scenario:
    return failing(card, 1, 1, 2, characters={"B": "abigail_ruth"}, **table).pick(card)


@rule("INT-R75", "INT-R76", "INT-17.2")
def test_the_slot_holds_one_light_penalty_for_as_long_as_it_is_held() -> None:
    table = light("winded")
    assert table.asked() == [("B", "ignore_penalty")]
    table.pick("ignore")
    assert table.ignored("B") == "winded"
    assert table.next_ap("B") == 0
    taken = light("winded").pick("take")
    assert taken.ignored("B") is None
    assert taken.next_ap("B") == -1
    full = light("bruised_ribs", ignored={"B": "winded"})
    assert full.asked() == [("B", "action")]  # the slot is full, and nothing moves later
    heavy = light("torn_muscle")
    assert heavy.asked() == [("B", "action")]  # value 3


@rule("INT-R75")
def test_with_the_option_the_slot_works_once_and_the_card_is_discarded() -> None:
    table = light("winded", abigail_ignore="once", ap=6).pick("ignore")
    assert table.physical("B") == []
    assert table.ignored("B") is None
    assert "winded" in table.discard("physical")
    table.do("wreck", "w01")
    turned = [card for _, card in table.turned()[4:]]
    taken = min(turned, key=table.value)
    table.pick(taken)
    assert table.asked() == [("B", "action")]  # never again
    assert table.physical("B") == [taken]


@rule("INT-R77", "INT-17.3")
def test_an_ignored_card_can_be_healed_and_frees_the_slot() -> None:
    table = scenario(
        active="B",
        characters={"B": "abigail_ruth"},
        at={"B": "medbay"},
        npcs={"doctor_1": "medbay"},
        ignored={"B": "winded"},
        tech=[6, 6, 6],
    )
    table.do("activate")
    assert table.physical("B") == []
    assert table.ignored("B") is None


@rule("INT-R77", "INT-17.3", "INT-15.9")
@pytest.mark.parametrize(
    ("option", "ignored", "weight"), [("card:winded", "winded", 0), ("ignored", None, 1)]
)
def test_of_two_copies_the_ignored_one_may_be_healed_as_well(
    option: str, ignored: str | None, weight: int
) -> None:
    table = scenario(
        active="B",
        characters={"B": "abigail_ruth"},
        at={"B": "medbay"},
        npcs={"doctor_1": "medbay"},
        ignored={"B": "winded"},
        penalties={"B": ["winded"]},
        tech=[6, 6, 6],
    )
    table.do("activate")
    assert table.asked() == [("B", "heal_pick")]
    assert table.options() == ["card:winded", "ignored"]
    table.choose(option)
    assert table.told("at_penalty") == [{"card": "winded", "figure": "abigail_ruth"}]
    assert table.told("healed") == [{"figure": "abigail_ruth", "card": "winded"}]
    assert table.physical("B") == ["winded"]
    assert table.ignored("B") == ignored
    assert penalties.weight(table.g, table.figure("abigail_ruth"), PHYSICAL) == weight


@rule("INT-R77", "INT-15.9")
def test_a_text_that_heals_its_holder_asks_which_of_two_copies(tmp_path: Path) -> None:
    clause = "{ ignore_slot = 2 }, { on_turn_start = [{ heal = ['any', 2, 'self'] }] }"
    table = scenario(
        step="turn",
        active="B",
        content=homemade(tmp_path, colonist(clause)),
        characters={"B": "probe"},
        ignored={"B": "winded"},
        penalties={"B": ["winded"]},
        npcs={},
    )
    assert table.asked() == [("B", "regeneration_pick")]
    assert table.options() == ["card:winded", "ignored"]
    table.pick("ignored")
    assert (table.physical("B"), table.ignored("B")) == (["winded"], None)


@rule("INT-R79")
def test_a_pending_loss_of_ap_outlives_the_card() -> None:
    table = scenario(
        active="B",
        at={"B": "medbay"},
        npcs={"doctor_1": "medbay"},
        physical=["winded", 1, 1, 2],
        tech=[6, 6, 6, 6, 5],
    )
    table.do("wreck", "medbay").pick("winded").do("activate")
    assert table.physical("B") == []
    assert table.next_ap("B") == -1


@rule("INT-R80")
def test_an_effect_on_the_dead_does_nothing_and_the_rest_is_carried_out() -> None:
    table = scenario(
        active="B",
        at={"B": "galley", "prime": "galley", "brood_twin": "brig"},
        items={"B": ["shock_baton"]},
        penalties={"prime": ["limp", "limp"]},
        physical=[6, 6, 6, 1, 1, 1, 1, 2, 2],
        npcs={},
    )
    table.do("attack").pick("give:scraped_knuckles")
    assert not table.living("prime")
    assert table.next_ap("A") == 0  # the baton's loser is gone
    assert table.outcome() is None
    assert table.asked() == [("B", "action")]


@rule("INT-R81")
def test_effects_on_several_go_in_turn_order_from_the_active_player() -> None:
    table = scenario(
        alien="C",
        characters={"D": "tym_brock", "A": "shadow", "B": "derek_kent"},
        at=dict.fromkeys(("prime", "A", "B", "D"), "galley"),
        traits={"C": ["shriek"]},
        shown=["shriek"],
        xeno=[6, 6, 6, 6],
        npcs={},
    )
    table.do("trait_action")
    assert [told["figure"] for told in table.told("next_ap")] == [
        "tym_brock",
        "shadow",
        "derek_kent",
    ]
