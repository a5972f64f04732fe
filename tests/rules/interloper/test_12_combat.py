"""Chapter 12: attack and combat."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

BRIG = {"B": "brig", "prime": "brig"}


def fight(attacker: list[int | str], defender: list[int | str], **more: Any) -> Scenario:
    """Derek (4+1) attacks the prime (5+3), alone in the Brig, with these cards."""
    setting: dict[str, Any] = {"active": "B", "at": BRIG, "npcs": {}} | more
    return scenario(physical=[*attacker, *defender], **setting).do("attack")


def mauling(attacker: list[int | str], defender: list[int | str], **more: Any) -> Scenario:
    """The prime (5+3) attacks Derek (4+1), alone in the Brig, with these cards."""
    setting: dict[str, Any] = {"active": "A", "at": BRIG, "npcs": {}} | more
    return scenario(physical=[*attacker, *defender], **setting).do("attack")


@rule("INT-12.1", "INT-4.1", "INT-R15")
def test_each_player_character_attacks_once_per_turn_for_one_ap() -> None:
    table = fight([4, 4, 4, 4], [3, 3, 3, 3, 2])
    assert table.ap == 3
    assert "attack" not in table.menu()
    assert table.attacked() == ["derek_kent"]
    prime = mauling([3, 3, 3, 3, 2], [4, 4, 4, 4])
    assert (prime.ap, "attack" in prime.menu()) == (3, False)


@rule("INT-12.1", "INT-3.10")
def test_prime_and_brood_attack_once_each() -> None:
    at = BRIG | {"brood_twin": "brig", "C": "brig"}
    table = scenario(active="A", at=at, npcs={"doctor_1": "brig"})
    table.by("prime").do("attack", "doctor_1").decline()
    assert not table.living("doctor_1")
    table.by("prime")
    assert "attack" not in table.options()
    table = table.answer("A", "action", "lock").pick("d06")
    table.by("brood_twin")
    assert table.options() == ["attack", "move"]


@rule("INT-12.1")
def test_the_attack_comes_back_with_the_next_turn() -> None:
    table = scenario(active="B", at=BRIG, npcs={}, players=3, attacks=1, attacked=["B"])
    assert "attack" not in table.menu()
    table.end_turn().end_turn().answer("A", "action", "end_turn")
    assert table.active == "B"
    assert "attack" in table.menu()


@rule("INT-12.2", "INT-1.3", "INT-R54")
def test_the_target_is_an_enemy_in_the_same_room() -> None:
    at = BRIG | {"C": "brig", "D": "medbay", "brood_twin": "brig"}
    npcs = {"guard_2": "brig", "doctor_1": "medbay"}
    table = scenario(active="B", at=at, npcs=npcs)
    assert table.targets("attack") == ["figure:brood_twin", "figure:cosmic_interloper"]
    table = scenario(active="A", at=at, npcs=npcs).by("prime")
    table.answer("A", "action", "attack")
    assert table.options() == ["figure:derek_kent", "figure:guard_2", "figure:tym_brock"]
    apart = scenario(active="B", at={"B": "brig", "prime": "medbay", "C": "brig"})
    assert "attack" not in apart.menu()


@rule("INT-12.2", "INT-R54")
def test_with_friendly_fire_everybody_else_in_the_room_is_a_target() -> None:
    at = BRIG | {"C": "brig", "D": "medbay"}
    table = scenario(active="B", at=at, npcs={"guard_2": "brig"}, friendly_fire="on")
    assert table.targets("attack") == [
        "figure:cosmic_interloper", "figure:guard_2", "figure:tym_brock",
    ]  # fmt: skip


@rule("INT-12.3", "INT-16.7", "INT-R61")
def test_an_attack_runs_window_protection_assists_window_checks_payoff() -> None:
    table = scenario(
        active="B", at=BRIG | {"C": "brig", "brood_twin": "brig"}, npcs={"guard_2": "brig"},
        traits={"A": ["soft_tread"]}, physical=[6, 6, 5, 5, 3, 3, 1, 1, 1, 1],
    )  # fmt: skip
    table.do("attack", "brood_twin")
    assert table.ap == 3, "paid at the declaration"
    order = []
    while table.asked() != [("B", "action")]:
        order.append(table.asked()[0])
        table.choose(table.options()[0] if order[-1][1] == "payoff" else _least(table))
    assert order == [
        ("A", "reveal_window"), ("A", "protect"), ("C", "assist"), ("B", "assist_guards"),
        ("A", "reveal_window"), ("B", "payoff"),
    ]  # fmt: skip
    assert len(table.discard("physical")) + len(table.physical("brood_twin")) == 8


def _least(table: Scenario) -> str:
    return next(option for option in ("pass", "decline", "done") if option in table.options())


@rule("INT-12.4", "INT-6.7", "INT-R33", "INT-6.11")
def test_an_npc_that_nobody_protects_is_slain_and_the_rest_is_skipped() -> None:
    table = scenario(
        active="A", at={"prime": "brig", "B": "medbay"}, npcs={"guard_2": "brig"},
        characters={"B": "qoeth_ynul"}, traits={"B": ["hardened_hide"]},
    )  # fmt: skip
    table.do("attack")
    assert table.asked() == [("B", "reveal_window")], "action_declared"
    table.answer("B", "reveal_window", "pass")
    assert table.asked() == [("A", "action")], "no attack_commit"
    assert table.told("slain") == [{"figure": "guard_2"}]
    assert table.turned() == []
    assert (table.ap, "attack" in table.menu()) == (3, False)


@rule("INT-12.5", "INT-R13", "INT-R65")
def test_both_make_a_physical_check_the_attacker_first() -> None:
    table = fight(["limp", 6, 5, 4], [1, 2, 3, 4, "winded"])
    assert table.turned()[0] == ("derek_kent", "limp")
    assert [who for who, _ in table.turned()] == ["derek_kent"] * 4 + ["cosmic_interloper"] * 5
    assert table.turned()[-1] == ("cosmic_interloper", "winded")
    assert table.told("totals") == [
        {"figure": "derek_kent", "number": 20, "figure_target": "cosmic_interloper",
         "number_target": 14},
    ]  # fmt: skip
    assert table.told("failed") == []


@rule("INT-R65", "INT-7.9", "INT-R7")
def test_with_a_short_deck_the_attacker_gets_the_last_old_cards() -> None:
    table = scenario(
        active="B", at=BRIG, npcs={}, physical=[6, 6, 6], whole=["physical"],
        discards={"physical": [2, 2, 2, 2, 2, 2]},
    )  # fmt: skip
    table.do("attack")
    values = [table.value(card) for _, card in table.turned()]
    assert values == [6, 6, 6, 2, 2, 2, 2, 2, 2]
    assert table.told("totals")[0]["number"] == 21
    assert table.discard("physical") == [], "the cards of this combat still lie on the table"


@rule("INT-12.6", "INT-12.16", "INT-12.11")
def test_equal_totals_are_a_tie_and_nothing_is_given() -> None:
    table = fight([5, 4, 4, 4], [3, 3, 3, 3, 3])
    assert table.told("tied") == [
        {"figure": "derek_kent", "figure_target": "cosmic_interloper"},
    ]  # fmt: skip
    assert table.asked() == [("B", "action")]
    assert table.physical("B") == table.physical("prime") == []
    assert len(table.discard("physical")) == 9
    assert "attack" not in table.menu(), "the attack is spent"


@rule("INT-12.6", "INT-12.9", "INT-12.7")
def test_the_attacker_wins_with_the_higher_total() -> None:
    table = fight([6, 5, 4, "concussion"], [3, 3, 3, 2, 2])
    assert table.told("won") == [{"figure": "derek_kent", "number": 3}]
    assert table.physical("prime") == ["concussion"], "the only card that fits"
    assert len(table.discard("physical")) == 8


@rule("INT-12.7", "INT-12.9", "INT-12.16")
def test_the_defender_wins_by_the_same_rules() -> None:
    table = fight([3, 3, 2, 2], [5, 4, 3, 2, 1])
    assert table.told("won") == [{"figure": "cosmic_interloper", "number": 7}]
    assert table.asked() == [("A", "payoff")]
    assert len(table.options()) == 5
    table.pick("cracked_sternum")
    assert table.physical("B") == ["cracked_sternum"]
    assert table.physical("prime") == []
    assert len(table.discard("physical")) == 8
    assert table.asked() == [("B", "action")]


CLAWS: list[int | str] = ["deep_gash", "lost_grip", "bruised_ribs", "winded", "broken_leg"]  # 15


@rule("INT-12.9", "INT-12.6")
@pytest.mark.parametrize(
    ("guard", "given"),
    [
        ([5, 5, 3, 2], ["bruised_ribs", "winded"]),
        ([5, 5, 2, 2], ["bruised_ribs", "lost_grip", "winded"]),
        ([5, 4, 2, 2], ["bruised_ribs", "deep_gash", "lost_grip", "winded"]),
        ([3, 3, 3, 3], ["broken_leg", "bruised_ribs", "deep_gash", "lost_grip", "winded"]),
    ],
)
def test_only_cards_up_to_the_difference_can_be_given(
    guard: list[int | str], given: list[str]
) -> None:
    table = mauling(CLAWS, guard)
    assert table.asked() == [("A", "payoff")]
    assert table.options() == [f"give:{card}" for card in given]
    table.pick(given[-1])
    assert table.physical("B") == [given[-1]]
    assert given[-1] not in table.discard("physical")


@rule("INT-12.10", "INT-R55")
def test_without_a_fitting_card_of_the_winner_the_loser_takes_one_of_its_own() -> None:
    table = fight([6, 6, 6, 5], ["broken_arm", "broken_arm", "limp", "lost_grip", "winded"])
    assert table.told("won") == [{"figure": "derek_kent", "number": 3}]
    assert table.asked() == [("A", "fallback_penalty")], "the only payoff was the fallback"
    assert table.options() == ["card:lost_grip", "card:winded"]
    table.pick("winded")
    assert table.physical("prime") == ["winded"]
    assert table.next_ap("A") == -1
    assert len(table.discard("physical")) == 8


@rule("INT-12.11", "INT-R57")
def test_if_the_loser_has_no_fitting_card_either_it_takes_nothing() -> None:
    table = fight([6, 6, 6, 5], [5, 5, "concussion", "concussion", "lost_grip"])
    assert table.told("won") == [{"figure": "derek_kent", "number": 2}]
    assert table.asked() == [("B", "action")]
    assert table.physical("prime") == []
    assert len(table.discard("physical")) == 9


@rule("INT-12.10", "INT-R55")
def test_the_option_any_lets_the_loser_choose_among_all_its_cards() -> None:
    table = fight(
        [6, 6, 6, 5], ["broken_arm", "broken_leg", "concussion", "concussion", "lost_grip"],
        loser_fallback="any",
    )  # fmt: skip
    assert table.asked() == [("A", "fallback_penalty")]
    assert table.options() == [
        "card:broken_arm", "card:broken_leg", "card:concussion", "card:lost_grip",
    ]  # fmt: skip


BELONGINGS = ["grapple_line", "multitool", "medkit"]  # values 1, 3 and 4


@rule("INT-12.8", "INT-12.12", "INT-12.13", "INT-12.14", "INT-14.14")
def test_the_prime_may_discard_an_item_up_to_the_difference_in_place_of_a_penalty() -> None:
    table = mauling(CLAWS, [5, 5, 2, 2], items={"B": BELONGINGS})
    assert table.options() == [
        "discard:grapple_line", "discard:multitool", "give:bruised_ribs", "give:lost_grip",
        "give:winded",
    ]  # fmt: skip
    table.pick("discard:multitool")
    assert table.items("B") == ["grapple_line", "medkit"]
    assert table.discard("tech") == ["multitool"]
    assert table.physical("B") == []
    assert len(table.discard("physical")) == 9


@rule("INT-R56", "INT-R57")
def test_an_item_may_be_chosen_although_no_card_of_either_side_fits() -> None:
    table = mauling([5, 5, 5, 4, 4], [6, 6, 6, 5], items={"B": ["grapple_line", "multitool"]})
    assert table.told("won") == [{"figure": "cosmic_interloper", "number": 2}]
    assert table.items("B") == ["multitool"], "discarding the item of value 1 was the only payoff"
    assert table.physical("B") == []


@rule("INT-R56", "INT-12.10", "INT-12.12")
def test_the_fallback_and_the_items_are_offered_side_by_side() -> None:
    table = mauling(
        [5, 5, 4, 4, 4], [6, 6, 6, "lost_grip"], items={"B": ["multitool", "grapple_line"]}
    )
    assert table.told("won") == [{"figure": "cosmic_interloper", "number": 3}]
    assert table.options() == ["discard:grapple_line", "discard:multitool", "fallback"]
    table.pick("fallback")
    assert table.physical("B") == ["lost_grip"]
    assert table.asked() == [("B", "discard_own_item")]


@rule("INT-12.12", "INT-12.15", "INT-14.5", "INT-R73")
def test_a_colonist_may_take_the_item_within_the_carrying_limits() -> None:
    setting: dict[str, Any] = {
        "traits": {"A": ["tool_user"]}, "shown": ["tool_user"],
        "items": {"prime": ["vac_suit", "key_card"], "B": ["padded_vest"]},
    }  # fmt: skip
    table = fight([6, 5, 5, 4], [2, 2, 2, 4, 3], **setting)
    assert table.told("won") == [{"figure": "derek_kent", "number": 5}]
    assert table.options() == [
        "discard:key_card", "discard:vac_suit", "give:broken_arm", "give:cracked_sternum",
        "take:key_card", "take:vac_suit",
    ]  # fmt: skip
    free = table.copy().pick("take:key_card")
    assert free.items("B") == ["key_card", "padded_vest"]
    assert free.items("prime") == ["vac_suit"]
    assert "use_card" in free.menu(), "it can be used at once"
    table.pick("take:vac_suit")
    assert table.asked() == [("B", "encumbrance")]
    assert table.options() == ["card:padded_vest", "card:vac_suit"]
    table.pick("padded_vest")
    assert table.items("B") == ["vac_suit"]
    assert table.discard("tech") == ["padded_vest"]


@rule("INT-12.13", "INT-16.1", "INT-14.10")
def test_the_prime_takes_items_only_with_tool_user() -> None:
    plain = mauling(CLAWS, [5, 5, 2, 2], items={"B": BELONGINGS})
    assert not [option for option in plain.options() if option.startswith("take")]
    table = mauling(
        CLAWS, [5, 5, 2, 2], items={"B": BELONGINGS}, traits={"A": ["tool_user"]},
        shown=["tool_user"],
    )  # fmt: skip
    assert [option for option in table.options() if option.startswith("take")] == [
        "take:grapple_line", "take:multitool",
    ]  # fmt: skip
    table.pick("take:multitool")
    assert table.items("prime") == ["multitool"]


@rule("INT-12.14", "INT-12.8")
def test_the_winner_may_not_spare_the_loser() -> None:
    table = mauling(CLAWS, [3, 3, 3, 3])
    assert all(option.startswith("give:") for option in table.options())


@rule("INT-12.16", "INT-R13", "INT-7.5")
def test_losing_is_no_failed_check() -> None:
    table = mauling(CLAWS, [3, 3, 3, 3])
    table.pick("winded")
    assert table.asked() == [("A", "action")]
    assert table.told("failed") == []
    assert table.physical("B") == ["winded"]


@rule("INT-12.17", "INT-13.8", "INT-12.9")
def test_the_cards_of_assistants_can_be_given_like_the_attackers_own() -> None:
    table = fight(
        [6, 5, 5, 4, "winded"], [4, 3, 3, 2, 2], at=BRIG | {"C": "brig"},
    )  # fmt: skip
    table.pick("tym_brock")
    assert table.told("won") == [{"figure": "derek_kent", "number": 5}]
    assert table.options() == ["give:broken_arm", "give:cracked_sternum", "give:winded"]
    assert table.pick("winded").physical("prime") == ["winded"]


@rule("INT-12.9", "INT-15.4", "INT-18.3")
def test_a_third_penalty_given_in_combat_kills() -> None:
    table = fight([6, 6, 5, "winded"], [2, 2, 2, 3, 3], penalties={"prime": ["limp", "broken_leg"]})
    assert table.outcome() == ("crew", "aliens_gone", "BCD")
