"""INT-7: checks and decks."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario


def cards(table: Scenario) -> list[str]:
    """The cards turned over, in order."""
    return [card for _, card in table.turned()]


# Cards and totals.


@rule("INT-7.1", "INT-7.2", "INT-7.8")
@pytest.mark.parametrize(
    ("stat", "action"),
    [("physical", "wreck"), ("mental", "activate"), ("tech", "unlock")],
)
def test_each_stat_uses_its_own_deck_from_the_top(stat: str, action: str) -> None:
    table = scenario(
        active="B",
        at={"B": "observation_deck"},
        edges={"d05": "locked"},
        traits={"A": ["soft_tread", "shriek"]},
        physical=[4, 4, 3, 3],
        mental=[4, 4, 3, 3],
        tech=[4, 4, 3, 3],
    )
    top = table.deck(stat)[:4]
    picks = ("observation_deck",) if action == "wreck" else ()
    table.do(action, *picks).passing()
    assert cards(table) == top
    if action == "activate":
        table.pick("slot:1")
    assert table.discard(stat) == sorted(top)
    for other in ("physical", "mental", "tech", "xeno"):
        assert other == stat or table.discard(other) == []


@rule("INT-7.1")
def test_a_xeno_check_uses_the_xeno_deck() -> None:
    table = scenario(
        at={"prime": "galley"}, traits={"A": ["corrosive_spit"]}, shown=["corrosive_spit"]
    )
    top = table.deck("xeno")[:4]
    table.do("trait_action", "d03")
    assert cards(table) == top
    assert table.discard("xeno") == sorted(top)


@rule("INT-7.2", "INT-R9", "INT-15.7")
@pytest.mark.parametrize(
    ("penalties", "items", "count"),
    [
        ([], [], 3),
        (["broken_arm"], [], 2),
        (["broken_arm", "broken_arm"], [], 1),
        (["broken_arm", "broken_arm", "mangled_limb"], [], 1),
        (["broken_arm", "mangled_limb", "mangled_limb", "broken_arm"], [], 1),
        ([], ["exo_frame"], 4),
        (["mangled_limb"], ["exo_frame"], 3),
    ],
)
def test_modifiers_change_the_number_of_cards_but_at_least_one_is_turned(
    penalties: list[str], items: list[str], count: int
) -> None:
    table = scenario(active="D", at={"D": "galley"}, penalties={"D": penalties}, items={"D": items})
    table.do("wreck", "w01")
    assert len(cards(table)) == count


@rule("INT-7.3", "INT-7.13", "INT-R9", "INT-R12")
@pytest.mark.parametrize(
    ("penalties", "items", "bonus"),
    [
        ([], [], 2),
        (["bruised_ribs"], [], 1),
        (["bruised_ribs", "torn_muscle"], [], -1),
        (["torn_muscle", "torn_muscle", "bruised_ribs"], [], -3),
        ([], ["fire_axe"], 4),
        (["bruised_ribs"], ["fire_axe"], 3),
        (["flinch", "hesitation"], [], 2),
    ],
)
def test_all_bonuses_and_reductions_count_and_a_total_has_no_lower_limit(
    penalties: list[str], items: list[str], bonus: int
) -> None:
    table = scenario(
        active="D",
        at={"D": "galley"},
        penalties={"D": penalties},
        items={"D": items},
        physical=["winded", "winded", "scraped_knuckles"],
    )
    table.do("wreck", "w01")
    assert table.told("failed") == [{"figure": "gale_hildom", "number": 3 + bonus}]


@rule("INT-R9")
def test_a_total_may_be_negative() -> None:
    table = scenario(
        active="D",
        at={"D": "galley"},
        penalties={"D": ["torn_muscle", "torn_muscle", "broken_arm", "broken_arm"]},
        physical=["winded"],
    )
    table.do("wreck", "w01")
    assert table.told("failed") == [{"figure": "gale_hildom", "number": -1}]


# Success and failure.


@rule("INT-7.4", "INT-7.7", "INT-10.2")
def test_a_check_succeeds_with_exactly_the_threshold() -> None:
    table = scenario(active="B", at={"B": "galley"}, physical=[4, 4, 3, 3])  # 14 + 1
    table.do("wreck", "galley")
    assert table.wrecked() == ["galley"]
    assert table.told("passed") == [{"figure": "derek_kent", "number": 15}]
    assert table.physical("B") == []
    assert table.asked() == [("B", "action")]


@rule("INT-7.4", "INT-7.5", "INT-R4", "INT-R13")
def test_one_below_fails_and_the_failing_player_picks_any_card() -> None:
    table = scenario(
        active="B", at={"B": "galley"}, physical=["mangled_limb", "bruised_ribs", "limp", "winded"]
    )
    table.do("wreck", "galley")  # 13 + 1
    assert table.told("failed") == [{"figure": "derek_kent", "number": 14}]
    assert table.asked() == [("B", "fail_penalty")]
    assert table.options() == ["card:bruised_ribs", "card:limp", "card:mangled_limb", "card:winded"]
    table.pick("mangled_limb")  # without regard to its value
    assert table.physical("B") == ["mangled_limb"]
    assert table.wrecked() == []


@rule("INT-7.5", "INT-7.8")
def test_exactly_one_card_is_taken_and_the_others_are_discarded() -> None:
    table = scenario(active="B", at={"B": "galley"}, physical=["limp", "limp", "winded", "winded"])
    table.do("wreck", "galley")
    assert table.discard("physical") == []  # not before all consequences are done
    assert table.options() == ["card:limp", "card:winded"]
    table.pick("limp")
    assert table.physical("B") == ["limp"]
    assert table.discard("physical") == ["limp", "winded", "winded"]


@rule("INT-7.5")
def test_a_failed_mental_check_costs_a_mental_card() -> None:
    table = scenario(
        active="B",
        at={"B": "observation_deck"},
        traits={"A": ["soft_tread", "shriek"]},
        mental=["jitters", "mistrust", "flinch", "panic"],  # 10 + 2, of 13
    )
    table.do("activate").passing()
    assert table.asked() == [("B", "fail_penalty")]
    table.pick("panic")
    assert table.mental("B") == ["panic"]
    assert table.physical("B") == []
    assert table.discard("mental") == ["flinch", "jitters", "mistrust"]
    assert table.shown("A") == []


@rule("INT-7.6", "INT-R5", "INT-8.6")
def test_a_failed_tech_check_gives_no_penalty() -> None:
    table = scenario(active="B", at={"B": "galley"}, edges={"d03": "locked"}, tech=[1, 1, 1, 2])
    table.do("unlock")
    assert len(table.told("failed")) == 1
    assert table.asked() == [("B", "action")]
    assert table.physical("B") == table.mental("B") == []


@rule("INT-7.6", "INT-R5")
def test_a_failed_xeno_check_gives_no_penalty() -> None:
    table = scenario(
        at={"prime": "galley"},
        traits={"A": ["corrosive_spit"]},
        shown=["corrosive_spit"],
        xeno=[1, 1, 1, 2],
    )
    table.do("trait_action", "d03")  # 5 + 2, of 12
    assert len(table.told("failed")) == 1
    assert table.edge("d03") == "unlocked"
    assert table.asked() == [("A", "action")]
    assert table.physical("prime") == table.mental("prime") == []


@rule("INT-R13", "INT-12.16")
def test_a_lost_combat_is_no_failed_check() -> None:
    table = scenario(
        active="B",
        at={"B": "galley", "prime": "galley"},
        physical=[6, 6, 5, 5, 6, 6, 5, 5, 4],  # 23 against 29: the prime has 4 and 5 to give
        npcs={},
    )
    table.do("attack")
    assert table.asked() == [("A", "payoff")]
    assert table.told("failed") == []
    table.choose(table.options()[0])
    assert len(table.physical("B")) == 1


# Short decks.


@rule("INT-7.9", "INT-R6", "INT-R7")
def test_the_rest_of_the_deck_is_turned_over_before_the_shuffled_discards() -> None:
    table = scenario(
        active="B",
        at={"B": "galley"},
        physical=["limp", "limp"],
        whole=["physical"],
        discards={"physical": ["winded", "deep_gash", "torn_muscle"]},
    )
    table.do("wreck", "galley")
    turned = cards(table)
    assert turned[:2] == ["limp", "limp"]
    assert set(turned[2:]) <= {"winded", "deep_gash", "torn_muscle"}
    assert len(turned) == 4
    assert table.discard("physical") == []
    left = {"winded", "deep_gash", "torn_muscle"} - set(turned)
    assert set(table.deck("physical")) == left
    assert table.told("reshuffled") == [{"stat": "Physical"}]


@rule("INT-7.9")
def test_a_deck_that_is_just_enough_is_not_shuffled() -> None:
    table = scenario(
        active="B",
        at={"B": "galley"},
        physical=[5, 5, 5, 5],
        whole=["physical"],
        discards={"physical": ["winded"]},
    )
    table.do("wreck", "galley")
    assert table.told("reshuffled") == []
    assert table.deck("physical") == []
    assert len(table.discard("physical")) == 5


@rule("INT-7.9", "INT-R7")
def test_the_cards_of_both_fighters_stay_out_of_the_new_deck() -> None:
    table = scenario(
        active="B",
        at={"B": "galley", "prime": "galley"},
        physical=[6, 6, 5, 5],
        whole=["physical"],
        discards={"physical": [1, 1, 2, 2, 2, 3]},
        npcs={},
    )
    table.do("attack")
    turned = cards(table)
    assert len(turned) == 9
    assert all(table.value(card) >= 5 for card in turned[:4])
    assert all(table.value(card) <= 3 for card in turned[4:])
    assert len(table.deck("physical")) == 1


@rule("INT-7.9", "INT-7.15", "INT-R7")
def test_a_check_within_a_combat_does_not_bring_back_its_cards() -> None:
    table = scenario(
        active="B",
        at={"B": "galley", "prime": "galley"},
        traits={"A": ["acid_blood"]},
        shown=["acid_blood"],
        physical=[6, 6, 5, "limp", 1, 1, 1, 1, 2],
        whole=["physical"],
        discards={"physical": [3, 3, 3, 3]},
        npcs={},
    )
    table.do("attack").pick("give:limp")
    burnt = cards(table)[9:]
    assert [table.value(card) for card in burnt] == [3, 3, 3, 3]  # 12 + 1, of 13
    assert len(table.told("passed")) == 1
    assert len(table.discard("physical")) == 12


@rule("INT-7.9")
def test_the_shuffle_depends_on_chance() -> None:
    found = set()
    for seed in range(30):
        table = scenario(
            active="B",
            at={"B": "galley"},
            physical=["limp", "limp"],
            whole=["physical"],
            discards={"physical": ["winded", "deep_gash", "torn_muscle"]},
        ).reseed(seed)
        found.add(tuple(cards(table.do("wreck", "galley"))[2:]))
    assert len(found) == 6  # each order of two out of three


@rule("INT-7.10", "INT-R8")
def test_only_cards_that_exist_are_turned_over() -> None:
    table = scenario(
        active="B",
        at={"B": "galley"},
        physical=["limp"],
        whole=["physical"],
        discards={"physical": ["winded"]},
    )
    table.do("wreck", "galley")
    assert cards(table) == ["limp", "winded"]
    assert table.told("failed") == [{"figure": "derek_kent", "number": 6}]


@rule("INT-7.10", "INT-R8", "INT-R111")
def test_no_cards_at_all_give_a_total_of_bonuses_and_no_penalty() -> None:
    table = scenario(active="B", at={"B": "galley"}, whole=["physical"])
    table.do("wreck", "galley")
    assert table.told("failed") == [{"figure": "derek_kent", "number": 1}]
    assert table.asked() == [("B", "action")]
    assert table.physical("B") == []


@rule("INT-7.16", "INT-9.10")
def test_searching_a_short_deck_shuffles_the_discards_too() -> None:
    table = scenario(
        active="B",
        at={"B": "storage", "prime": "galley"},
        tech=["medkit"],
        whole=["tech"],
        discards={"tech": ["fire_axe", "key_card"]},
        npcs={},
    )
    table.do("search")
    assert table.options() == ["card:fire_axe", "card:key_card", "card:medkit", "none"]
    table = scenario(
        active="B", at={"B": "storage", "prime": "galley"}, tech=["medkit"], whole=["tech"], npcs={}
    )
    table.do("search")
    assert table.options() == ["card:medkit", "none"]


# Who cannot check, who need not.


@rule("INT-7.11", "INT-R10", "INT-17.13")
def test_who_lacks_a_stat_cannot_declare_an_action_that_needs_it() -> None:
    table = scenario(
        active="B",
        characters={"B": "unit_a238"},
        at={"B": "observation_deck"},
        traits={"A": ["soft_tread"]},
    )
    assert "activate" not in table.menu()
    assert "unlock" not in scenario(at={"prime": "loading_bay"}).menu()
    assert "repair" not in scenario(at={"prime": "brig"}, edges={"o_brig": "wrecked"}).menu()


@rule("INT-7.11", "INT-R10", "INT-17.12")
def test_a_check_demanded_without_the_stat_has_no_result() -> None:
    table = scenario(
        step="turn",
        active="B",
        characters={"B": "unit_a238"},
        at={"B": "galley", "prime": "galley"},
        traits={"A": ["dread_presence"]},
        shown=["dread_presence"],
    )
    assert table.asked() == [("B", "action")]
    assert table.turned() == []
    assert table.told("passed") == table.told("failed") == []
    assert table.discard("mental") == []


@rule("INT-R11", "INT-17.21")
def test_ynul_alone_of_the_colonists_has_a_xeno_stat() -> None:
    table = scenario(
        active="B",
        characters={"B": "qoeth_ynul"},
        at={"B": "galley"},
        traits={"B": ["corrosive_spit"]},
        shown=["corrosive_spit"],
        xeno=[4, 3, 3],
    )
    table.do("trait_action", "d03")  # 10 + 2, of 12
    assert table.edge("d03") == "wrecked"
    xeno = table.g.cards.cards[3]
    names = table.g.pack.names["figure"]
    assert [names[figure] for figure, count in enumerate(xeno) if count] == [
        "cosmic_interloper",
        "qoeth_ynul",
    ]


@rule("INT-7.12", "INT-17.14")
def test_an_automatic_success_turns_over_no_card() -> None:
    table = scenario(active="C", at={"C": "brig"}, edges={"o_brig": "wrecked"})
    before = table.deck("tech")
    table.do("repair")
    assert table.edge("o_brig") == "intact"
    assert table.turned() == []
    assert table.deck("tech") == before
    assert table.ap == 3


# Nothing in between.


@rule("INT-7.14", "INT-16.10", "INT-16.17")
def test_no_trait_is_turned_up_between_the_first_card_and_the_end_of_the_consequences() -> None:
    table = scenario(
        active="B",
        at={"B": "galley"},
        traits={"A": ["soft_tread", "shriek"]},
        physical=[1, 1, 2, 2],
    )
    assert table.interjections("A") == ["slot:1", "slot:2"]
    table.do("wreck", "galley")
    assert table.asked() == [("A", "reveal_window")]
    table.pick("pass")
    assert table.asked() == [("B", "fail_penalty")]
    assert table.interjections("A") == []
    table.pick("scraped_knuckles")
    assert table.asked() == [("B", "action")]
    assert table.interjections("A") == ["slot:1", "slot:2"]


@rule("INT-7.14")
def test_no_trait_is_turned_up_while_the_winner_of_a_combat_chooses() -> None:
    table = scenario(
        active="B",
        at={"B": "galley", "prime": "galley"},
        traits={"A": ["soft_tread", "shriek"]},
        physical=[1, 1, 2, 2, 6, 6, 5, 5, 4],
        npcs={},
    )
    table.do("attack").decline()
    assert table.asked() == [("A", "payoff")]
    assert table.interjections("A") == []


@rule("INT-7.14", "INT-16.17")
def test_a_search_is_no_check() -> None:
    table = scenario(
        active="B",
        at={"B": "storage", "prime": "galley"},
        traits={"A": ["soft_tread", "shriek"]},
        tech=["fire_axe", "medkit", "key_card"],
        npcs={},
    )
    table.do("search").passing()
    assert table.asked() == [("B", "search_pick")]
    offered = table.options()
    table.interject("A", "slot:2")
    assert table.shown("A") == ["shriek"]
    assert table.asked() == [("B", "search_pick")]  # offered anew
    assert table.options() == offered


@rule("INT-7.14", "INT-15.6")
def test_no_trait_is_turned_up_while_a_penalty_is_dealt_with() -> None:
    table = scenario(
        at={"prime": "galley", "B": "galley"},
        characters={"B": "abigail_ruth"},
        traits={"A": ["soft_tread"]},
        items={"B": ["ablative_plate"]},
        physical=[6, 6, 5, 5, "winded", 1, 1, 2, 2],
        npcs={},
    )
    table.do("attack").decline().pick("give:winded")
    for kind, answer in (("prevent_penalty", "decline"), ("ignore_penalty", "ignore")):
        assert table.asked() == [("B", kind)]
        assert table.interjections("A") == []
        table.pick(answer)
    assert table.interjections("A") == ["slot:1"]


@rule("INT-7.15", "INT-7.14", "INT-15.6")
def test_a_check_within_a_check_is_finished_first() -> None:
    table = scenario(
        active="B",
        at={"B": "galley"},
        traits={"A": ["soft_tread", "shriek"]},
        physical=["traumatic_shock", "winded", "scraped_knuckles", "scraped_knuckles"],
        mental=["jitters", "jitters", "cold_sweat", "mistrust"],  # 5 + 2, of 12
    )
    table.do("wreck", "galley").passing().pick("traumatic_shock")
    assert table.physical("B") == ["traumatic_shock"]
    assert table.asked() == [("B", "fail_penalty")]
    assert table.options() == ["card:cold_sweat", "card:jitters", "card:mistrust"]
    assert table.discard("physical") == []  # the outer check is still going on
    assert table.interjections("A") == []
    table.pick("mistrust")
    assert table.mental("B") == ["mistrust"]
    assert table.discard("physical") == ["scraped_knuckles", "scraped_knuckles", "winded"]
    assert table.discard("mental") == ["cold_sweat", "jitters", "jitters"]
    assert table.asked() == [("B", "action")]
