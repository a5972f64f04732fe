"""INT-14: items."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario


def total(table: Scenario, who: str) -> int:
    """What a fighter's bonuses come to in the one combat so far."""
    (told,) = table.told("totals")
    number = told["number"] if told["figure"] == who else told["number_target"]
    return int(number) - sum(table.value(card) for figure, card in table.turned() if figure == who)


@rule("INT-14.1")
def test_every_item_is_of_one_type_and_lies_face_up() -> None:
    table = scenario(items={"B": ["fire_axe", "vac_suit", "medkit", "multitool"]})
    names = table.g.pack.names["card"]
    deck = [names.index(card) for card in [*table.deck("tech"), *table.items("B")]]
    types = [table.g.cards.item_type[card] for card in deck]
    assert [types.count(each) for each in range(3)] == [16, 12, 20]
    for viewer in ("A", "C", None):
        assert table.knows(viewer, "items", "derek_kent") == [
            "fire_axe",
            "medkit",
            "multitool",
            "vac_suit",
        ]


@rule("INT-14.2", "INT-7.13")
def test_bonuses_count_by_themselves_whenever_their_condition_holds() -> None:
    table = scenario(
        active="B",
        at={"B": "galley", "prime": "galley"},
        items={"B": ["fire_axe", "riot_armor"]},
        npcs={},
    )
    table.do("attack")
    assert total(table, "derek_kent") == 1 + 2  # in melee; the armor only when defending
    table = scenario(
        at={"B": "galley", "prime": "galley"}, items={"B": ["fire_axe", "riot_armor"]}, npcs={}
    )
    table.do("attack")
    assert total(table, "derek_kent") == 1 + 2 + 4
    assert table.ap == 3  # the attack itself; the items cost nothing


@rule("INT-14.3")
def test_each_card_is_used_once_per_turn() -> None:
    table = scenario(active="B", at={"B": "medbay"}, items={"B": ["key_card", "key_card"]}, npcs={})
    table.do("use_card", "d07")
    assert "use_card" in table.menu()  # the other copy is another card
    table.do("use_card", "d19")
    assert [table.edge("d07"), table.edge("d19")] == ["locked", "locked"]
    assert "use_card" not in table.menu()
    table.end_turn()
    for _ in "CDA":
        table.idle()
    assert "use_card" in table.menu()


@rule("INT-14.3", "INT-15.3")
def test_using_a_card_costs_what_is_printed_and_what_penalties_add() -> None:
    hands = {"B": ["burned_hands"]}
    table = scenario(active="B", at={"B": "medbay"}, items={"B": ["key_card"]}, penalties=hands)
    assert table.do("use_card", "d07").ap == 2
    table = scenario(
        active="B", ap=1, at={"B": "medbay"}, items={"B": ["key_card"]}, penalties=hands
    )
    assert "use_card" not in table.menu()


# Carrying.


def find(*found: str, room: str = "storage", **table: object) -> Scenario:
    set_up = {"active": "B", "at": {"B": room, "prime": "galley"}, "npcs": {}} | table
    return scenario(tech=found, **set_up).do("search").pick(found[0])  # type: ignore[arg-type]


@rule("INT-14.4", "INT-14.5", "INT-14.6", "INT-R71")
@pytest.mark.parametrize(
    ("carried", "new"), [("fire_axe", "scattergun"), ("vac_suit", "riot_armor")]
)
def test_a_second_weapon_or_armor_means_dropping_one(carried: str, new: str) -> None:
    for dropped, kept in ((new, carried), (carried, new)):
        table = find(new, "key_card", "sedative", items={"B": [carried, "medkit"]})
        assert table.asked() == [("B", "encumbrance")]
        assert table.options() == sorted([f"card:{carried}", f"card:{new}"])
        table.pick(dropped)
        assert table.items("B") == sorted([kept, "medkit"])
        assert table.discard("tech") == sorted([dropped, "key_card", "sedative"])


@rule("INT-14.4")
def test_miscellaneous_items_have_no_limit_and_types_are_counted_apart() -> None:
    many = ["medkit", "medkit", "multitool", "sedative", "key_card", "riot_kit", "fire_axe"]
    table = find("stim_injector", "key_card", "sedative", items={"B": many})
    assert table.items("B") == sorted([*many, "stim_injector"])
    table = find("vac_suit", "key_card", "sedative", items={"B": ["fire_axe"]})
    assert table.items("B") == ["fire_axe", "vac_suit"]
    assert table.asked() == [("B", "action")]


@rule("INT-14.5", "INT-R72", "INT-17.1")
def test_abigail_carries_two_weapons_and_drops_one_of_three() -> None:
    table = find(
        "scattergun",
        "key_card",
        "sedative",
        characters={"B": "abigail_ruth"},
        items={"B": ["fire_axe", "shock_baton"]},
    )
    assert table.options() == ["card:fire_axe", "card:scattergun", "card:shock_baton"]
    table = find(
        "scattergun",
        "key_card",
        "sedative",
        characters={"B": "abigail_ruth"},
        items={"B": ["fire_axe"]},
    )
    assert table.items("B") == ["fire_axe", "scattergun"]


@rule("INT-14.5")
def test_two_copies_of_a_weapon_leave_one() -> None:
    table = find("fire_axe", "key_card", "sedative", items={"B": ["fire_axe"]})
    assert table.asked() == [("B", "action")]  # nothing to choose between equal cards
    assert table.items("B") == ["fire_axe"]
    assert table.discard("tech") == ["fire_axe", "key_card", "sedative"]


# Passing.


@rule("INT-14.7", "INT-R69")
def test_an_item_is_passed_to_another_colonist_in_the_room_for_one_ap() -> None:
    table = scenario(
        active="B",
        at={"B": "brig", "C": "brig", "D": "brig", "prime": "brig"},
        npcs={"guard_2": "brig"},
        items={"B": ["medkit", "key_card"]},
    )
    assert table.targets("pass_item") == ["card:key_card", "card:medkit"]
    assert table.targets("pass_item", "medkit") == ["figure:gale_hildom", "figure:tym_brock"]
    table.do("pass_item", "medkit", "tym_brock")
    assert table.items("B") == ["key_card"]
    assert table.items("C") == ["medkit"]
    assert table.ap == 3


@rule("INT-14.7")
def test_nobody_in_the_room_nothing_to_pass() -> None:
    at = {"B": "brig", "C": "armory", "D": "armory", "prime": "brig"}
    table = scenario(active="B", at=at, npcs={"guard_2": "brig"}, items={"B": ["medkit"]})
    assert "pass_item" not in table.menu()
    table = scenario(active="B", items={"C": ["medkit"]})
    assert "pass_item" not in table.menu()  # it is not B's


@rule("INT-14.8", "INT-R70")
def test_an_item_used_this_turn_cannot_be_passed() -> None:
    def after(action: str, *picks: str, item: str) -> list[str]:
        table = scenario(
            active="B",
            at={"B": "medbay", "C": "medbay", "prime": "medbay" if action == "attack" else "brig"},
            items={"B": [item]},
            edges={"d07": "locked"},
            physical=[6, 6, 6, 6],
            npcs={},
        )
        assert "pass_item" in table.menu()
        table.do(action, *picks).decline()
        table.settle()
        return table.menu()

    assert "pass_item" not in after("use_card", "d20", item="key_card")
    assert "pass_item" not in after("wreck", "medbay", item="fire_axe")  # its bonus counted
    assert "pass_item" not in after("unlock", item="multitool")
    assert "pass_item" not in after("attack", item="fire_axe")
    assert "pass_item" not in after("attack", "service_pistol", item="service_pistol")
    assert "pass_item" in after("wreck", "medbay", item="padded_vest")  # nothing of it counted
    assert "pass_item" in after("wreck", "medbay", item="multitool")
    assert "pass_item" in after("attack", "melee", item="service_pistol")


@rule("INT-14.8", "INT-14.3")
def test_of_two_equal_cards_the_unused_one_may_be_passed() -> None:
    table = scenario(
        active="B",
        at={"B": "medbay", "C": "medbay"},
        items={"B": ["key_card", "key_card"]},
        npcs={},
    )
    table.do("use_card", "d07").do("pass_item")
    assert table.items("B") == table.items("C") == ["key_card"]
    assert not {"use_card", "pass_item"} & set(table.menu())  # the one left is used


@rule("INT-R70", "INT-14.8")
def test_a_bonus_that_counted_on_anothers_turn_does_not_matter() -> None:
    table = scenario(
        at={"prime": "brig", "B": "brig", "C": "brig"},
        items={"B": ["riot_armor"]},
        physical=[6, 6, 6, 5, 5],
        npcs={},
    )
    table.do("attack", "derek_kent").decline()
    assert table.asked() == [("A", "payoff")]
    table.pick("give:broken_arm").end_turn()
    assert table.active == "B"
    assert table.items("B") == ["riot_armor"]
    assert "pass_item" in table.menu()


@rule("INT-14.9")
def test_the_receiver_cannot_refuse_but_may_drop() -> None:
    table = scenario(
        active="B",
        at={"B": "brig", "C": "brig"},
        items={"B": ["fire_axe"], "C": ["scattergun"]},
        npcs={},
    )
    table.do("pass_item")
    assert table.asked() == [("C", "encumbrance")]
    assert table.options() == ["card:fire_axe", "card:scattergun"]
    table.pick("fire_axe")
    assert table.items("C") == ["scattergun"]
    assert table.items("B") == []
    assert table.discard("tech") == ["fire_axe"]
    table = scenario(active="B", at={"B": "brig", "C": "brig"}, items={"B": ["fire_axe"]}, npcs={})
    table.do("pass_item")
    assert table.items("C") == ["fire_axe"]  # not asked


# The Alien.


@rule("INT-14.10", "INT-12.13")
def test_the_prime_holds_no_item_and_can_only_discard_one() -> None:
    cards = [6, 6, 5, 5, 5, 1, 1, 1, 1]
    at = {"prime": "galley", "B": "galley"}
    table = scenario(at=at, items={"B": ["medkit"]}, physical=cards, npcs={})
    table.do("attack")
    assert "discard:medkit" in table.options()
    assert "take:medkit" not in table.options()
    table = scenario(
        at=at,
        items={"B": ["medkit"]},
        physical=cards,
        npcs={},
        traits={"A": ["tool_user"]},
        shown=["tool_user"],
    )
    table.do("attack")
    assert {"discard:medkit", "take:medkit"} <= set(table.options())
    table.pick("take:medkit")
    assert table.items("prime") == ["medkit"]


@rule("INT-14.10")
def test_brood_never_takes_an_item() -> None:
    table = scenario(
        at={"prime": "brig", "brood_twin": "galley", "B": "galley"},
        items={"B": ["medkit"]},
        physical=[6, 6, 5, 5, 1, 1, 1, 1],
        npcs={},
        traits={"A": ["tool_user"]},
        shown=["tool_user"],
    )
    table.by("brood_twin").pick("attack")
    assert "discard:medkit" in table.options()
    assert "take:medkit" not in table.options()


# Attack modes.


@rule("INT-14.11", "INT-13.1")
def test_a_weapons_own_mode_is_the_attack_of_the_turn() -> None:
    table = scenario(
        active="B",
        at={"B": "galley", "prime": "galley"},
        items={"B": ["service_pistol"]},
        npcs={},
    )
    assert "use_card" not in table.menu()
    assert table.targets("attack") == ["card:service_pistol", "melee"]
    table.do("attack", "service_pistol")
    table.settle()
    assert table.ap == 3
    assert "attack" not in table.menu()


@rule("INT-14.12")
def test_a_weapon_with_a_mode_counts_in_that_mode_only() -> None:
    at = {"B": "galley", "prime": "galley"}

    def count(*mode: str, active: str = "B") -> tuple[int, int]:
        table = scenario(active=active, at=at, items={"B": ["pulse_rifle"]}, npcs={})
        table.do("attack", *mode)
        mine = [card for figure, card in table.turned() if figure == "derek_kent"]
        return len(mine), total(table, "derek_kent")

    assert count("pulse_rifle") == (5, 4)
    assert count("melee") == (4, 1)
    assert count(active="A") == (4, 1)


@rule("INT-R72", "INT-14.12")
def test_both_weapons_of_abigail_add_what_they_grant_to_the_kind_of_attack() -> None:
    def bonus(*weapons: str, mode: tuple[str, ...] = ()) -> int:
        table = scenario(
            active="B",
            characters={"B": "abigail_ruth"},
            at={"B": "galley", "prime": "galley"},
            items={"B": list(weapons)},
            npcs={},
        )
        table.do("attack", *mode)
        return total(table, "abigail_ruth") - 3

    assert bonus("fire_axe", "shock_baton") == 5
    assert bonus("fire_axe", "fire_axe") == 4
    assert bonus("fire_axe", "pulse_rifle", mode=("melee",)) == 2
    assert bonus("fire_axe", "pulse_rifle", mode=("pulse_rifle",)) == 3


@rule("INT-14.13")
def test_a_card_that_says_discard_is_discarded_after_its_effect() -> None:
    table = scenario(
        active="B", at={"B": "galley"}, items={"B": ["sedative"]}, penalties={"B": ["jitters"]}
    )
    table.do("use_card")
    assert table.mental("B") == []
    assert table.items("B") == []
    assert table.discard("tech") == ["sedative"]
    table = scenario(
        active="B",
        at={"B": "galley", "prime": "galley"},
        items={"B": ["flash_grenade"]},
        physical=[1, 1, 1, 1, 6, 6, 5, 5, 5],
        npcs={},
    )
    table.do("attack", "flash_grenade")
    assert table.items("B") == []
    assert table.discard("tech") == ["flash_grenade"]


@rule("INT-14.13")
def test_a_medkit_is_kept_if_its_check_fails() -> None:
    for tech, kept in (([3, 3, 3, 1, 1], ["medkit"]), ([3, 3, 3, 2, 1], [])):
        table = scenario(
            active="B",
            at={"B": "galley"},
            items={"B": ["medkit"]},
            penalties={"B": ["limp"]},
            tech=tech,
        )
        table.do("use_card")  # Derek heals with one card more, 12+
        assert table.items("B") == kept
        assert table.physical("B") == (["limp"] if kept else [])


@rule("INT-14.14", "INT-12.12")
def test_the_value_of_an_item_counts_for_the_payoff_and_for_effects() -> None:
    table = scenario(
        at={"prime": "galley", "B": "galley"},
        items={"B": ["signal_beacon", "key_card", "multitool", "medkit"]},
        physical=[4, 4, 3, 3, 2, 4, 4, 4, 4],  # 19 to 17
        npcs={},
    )
    table.do("attack")
    items = [option for option in table.options() if option.startswith("discard:")]
    assert items == ["discard:key_card", "discard:signal_beacon"]
    table = scenario(
        active="B",
        at={"B": "workshop"},
        npcs={"technician_2": "workshop"},
        discards={"tech": ["medkit", "fire_axe", "pulse_rifle", "exo_frame"]},
    )
    assert table.targets("activate") == ["card:fire_axe", "card:medkit"]


@rule("INT-R73")
def test_an_item_taken_from_a_loser_can_be_used_at_once() -> None:
    table = scenario(
        active="B",
        at={"B": "galley", "prime": "galley"},
        items={"prime": ["stim_injector"]},
        traits={"A": ["tool_user"]},
        shown=["tool_user"],
        physical=[6, 6, 6, 6, 1, 1, 1, 1, 2],
        npcs={},
    )
    table.do("attack").pick("take:stim_injector")
    assert table.items("B") == ["stim_injector"]
    assert table.items("prime") == []
    table.do("use_card")
    assert table.ap == 5


@rule("INT-R74", "INT-15.11")
def test_the_items_of_a_dead_colonist_are_lost() -> None:
    table = scenario(
        active="B",
        at={"B": "galley", "C": "galley"},
        items={"B": ["medkit", "fire_axe"]},
        penalties={"B": ["limp", "winded"]},
        physical=[1, 1, 2, 2],
        npcs={},
    )
    table.do("wreck", "galley").pick("scraped_knuckles")
    assert not table.living("B")
    assert table.discard("tech") == ["fire_axe", "medkit"]
    assert table.items("C") == []
