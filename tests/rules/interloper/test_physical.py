"""Content: the twenty cards of the Physical deck, as values and as wounds."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

VALUES = {
    "scraped_knuckles": 1, "winded": 1, "twisted_ankle": 2, "bruised_ribs": 2, "cut_palm": 2,
    "jarred_shoulder": 2, "concussion": 3, "sprained_wrist": 3, "torn_muscle": 3, "lost_grip": 3,
    "cracked_sternum": 4, "limp": 4, "deep_gash": 4, "burned_hands": 4, "broken_arm": 5,
    "broken_leg": 5, "traumatic_shock": 5, "punctured_lung": 5, "mangled_limb": 6,
    "critical_wound": 6,
}  # fmt: skip


def hurt(*cards: str, **more: Any) -> Scenario:
    """Derek's turn in the Galley, with these penalties."""
    setting: dict[str, Any] = {"active": "B", "at": {"B": "galley"}, "npcs": {}} | more
    return scenario(penalties={"B": cards}, **setting)


def gain(card: str, **more: Any) -> Scenario:
    """Derek fails to wreck the Galley and takes this card."""
    table = hurt(physical=[card, 3, 2, 2], **more)
    return table.do("wreck", "galley").pick(card)


@rule("INT-1.5", "INT-15.2")
def test_the_physical_deck_holds_two_of_each_card_with_its_value() -> None:
    table = scenario()
    deck = table.deck("physical")
    assert sorted(deck) == sorted([*VALUES, *VALUES])
    assert {card: table.value(card) for card in deck} == VALUES


def checked(card: str, stat: str) -> tuple[int, int]:
    """How many cards Derek turns over in a check of this stat, and what is added to them."""
    if stat == "physical":
        table = hurt(card, physical=[5, 5, 5, 5, 5]).do("wreck", "galley")
    elif stat == "tech":
        table = hurt(card, edges={"d03": "locked"}).do("unlock")
    else:
        table = hurt(card, at={"B": "observation_deck"}, traits={"A": ["soft_tread"]})
        table.do("activate").passing()
    cards = [name for _, name in table.turned()]
    told = [*table.told("passed"), *table.told("failed")][0]
    return len(cards), told["number"] - sum(table.value(name) for name in cards)


@rule("INT-15.3", "INT-7.2", "INT-7.3", "INT-7.13")
@pytest.mark.parametrize(
    ("card", "physical", "mental", "tech"),
    [
        ("scraped_knuckles", (4, 1), (4, 2), (4, 0)),
        ("bruised_ribs", (4, 0), (4, 2), (4, 0)),
        ("cut_palm", (4, 1), (4, 2), (4, -1)),
        ("concussion", (4, 1), (4, 0), (4, 0)),
        ("sprained_wrist", (4, 1), (4, 2), (4, -2)),
        ("torn_muscle", (4, -1), (4, 2), (4, 0)),
        ("broken_arm", (3, 1), (4, 2), (4, 0)),
        ("mangled_limb", (3, 1), (4, 2), (3, 0)),
    ],
)
def test_wounds_that_change_checks(
    card: str, physical: tuple[int, int], mental: tuple[int, int], tech: tuple[int, int]
) -> None:
    """Derek has Physical 4+1, Mental 4+2 and Tech 4+0."""
    assert checked(card, "physical") == physical
    assert checked(card, "mental") == mental
    assert checked(card, "tech") == tech


@rule("INT-15.6", "INT-3.4")
def test_scraped_knuckles_do_nothing_when_gained() -> None:
    table = gain("scraped_knuckles", items={"B": ["multitool"]})
    assert table.physical("B") == ["scraped_knuckles"]
    assert (table.next_ap("B"), table.items("B"), table.mental("B")) == (0, ["multitool"], [])
    assert table.asked() == [("B", "action")]


@rule("INT-15.6", "INT-3.4", "INT-R79")
def test_winded_costs_one_ap_on_the_next_turn_only() -> None:
    at = {"B": "galley", "prime": "armory"}
    table = gain("winded", players=3, at=at, npcs={"guard_2": "armory"})
    assert table.ap == 3, "not on this turn"
    assert table.next_ap("B") == -1
    table.end_turn().end_turn().end_turn()
    assert table.told("ap_received")[-1] == {"seat": 1, "number": 3}
    table.end_turn().end_turn().end_turn()
    assert table.told("ap_received")[-1] == {"seat": 1, "number": 4}


@rule("INT-15.3", "INT-R114")
def test_twisted_ankle_makes_the_first_move_of_each_turn_dearer() -> None:
    table = hurt("twisted_ankle")
    table.do("move", "crew_quarters")
    assert table.ap == 2
    table.do("move", "galley")
    assert table.ap == 1
    assert "move" not in hurt("twisted_ankle", ap=1).menu()


@rule("INT-13.7", "INT-15.3")
@pytest.mark.parametrize(("card", "asked"), [("jarred_shoulder", False), ("limp", True)])
def test_jarred_shoulder_forbids_assisting(card: str, asked: bool) -> None:
    table = scenario(
        active="C", at={"B": "brig", "C": "brig", "prime": "brig"}, npcs={},
        penalties={"B": [card]},
    )  # fmt: skip
    table.do("attack")
    assert (table.asked() == [("B", "assist")]) == asked
    hunter = scenario(active="B", at={"B": "brig", "prime": "brig"}, penalties={"B": [card]})
    assert "attack" in hunter.menu(), "attacking is another matter"


@rule("INT-15.6", "INT-14.6")
def test_lost_grip_takes_one_item_of_the_holders_choice() -> None:
    table = gain("lost_grip", items={"B": ["multitool", "fire_axe"]})
    assert table.asked() == [("B", "discard_own_item")]
    assert table.options() == ["card:fire_axe", "card:multitool"]
    table.pick("multitool")
    assert (table.items("B"), table.discard("tech")) == (["fire_axe"], ["multitool"])
    assert gain("lost_grip").asked() == [("B", "action")], "nothing to lose"
    one = gain("lost_grip", items={"B": ["multitool"]})
    assert one.items("B") == []


@rule("INT-13.14", "INT-15.3")
@pytest.mark.parametrize(("card", "asked"), [("cracked_sternum", False), ("limp", True)])
def test_cracked_sternum_forbids_protecting(card: str, asked: bool) -> None:
    table = scenario(
        active="A", at={"B": "brig", "prime": "brig"}, npcs={"doctor_1": "brig"},
        penalties={"B": [card]},
    )  # fmt: skip
    table.do("attack", "doctor_1")
    assert (table.asked() == [("B", "protect")]) == asked


@rule("INT-15.3", "INT-R114")
def test_limp_allows_two_moves_per_turn() -> None:
    table = hurt("limp")
    table.do("move", "crew_quarters").do("move", "galley")
    assert table.ap == 2
    assert "move" not in table.menu()


@rule("INT-3.4", "INT-15.3", "INT-15.7")
@pytest.mark.parametrize(
    ("cards", "ap"),
    [(["deep_gash"], 3), (["deep_gash", "deep_gash"], 2), (["punctured_lung"], 3),
     (["deep_gash", "punctured_lung"], 2), (["limp"], 4)],
)  # fmt: skip
def test_deep_gash_and_punctured_lung_cost_one_ap_each_turn(cards: list[str], ap: int) -> None:
    table = hurt(*cards, step="turn")
    assert table.told("ap_received") == [{"seat": 1, "number": ap}]


@rule("INT-15.3", "INT-4.1")
def test_burned_hands_make_items_and_searching_dearer() -> None:
    search = hurt("burned_hands", at={"B": "storage"})
    search.do("search")
    assert search.ap == 2
    use = hurt("burned_hands", items={"B": ["key_card"]}, at={"B": "galley", "C": "galley"})
    assert use.copy().do("use_card", "d03").ap == 2
    assert use.copy().do("pass_item").ap == 2
    poor = hurt("burned_hands", items={"B": ["key_card"]}, at={"B": "medbay", "C": "medbay"}, ap=1)
    assert not {"use_card", "pass_item", "search"} & {*poor.menu()}
    assert hurt("burned_hands").do("move", "crew_quarters").ap == 3


@rule("INT-15.3", "INT-R114")
def test_broken_leg_makes_every_move_dearer() -> None:
    table = hurt("broken_leg")
    table.do("move", "crew_quarters").do("move", "galley")
    assert table.active == "C", "both moves cost 2"


@rule("INT-15.6", "INT-7.5", "INT-7.15")
@pytest.mark.parametrize(("cards", "steady"), [([3, 3, 2, 2], True), ([3, 3, 2, 1], False)])
def test_traumatic_shock_demands_a_mental_check_of_twelve(cards: list[int], steady: bool) -> None:
    table = gain("traumatic_shock", mental=cards)
    assert table.told("checks")[-1] == {"figure": "derek_kent", "stat": "Mental", "number": 12}
    if steady:
        assert table.mental("B") == []
    else:
        assert table.asked() == [("B", "fail_penalty")]
        table.pick("jitters")
        assert table.mental("B") == ["jitters"]
    assert table.asked() == [("B", "action")]
    assert table.physical("B") == ["traumatic_shock"]


@rule("INT-11.6", "INT-R47")
@pytest.mark.parametrize("item", ["vac_suit", "rebreather"])
def test_with_a_punctured_lung_no_item_saves_from_a_breach(item: str) -> None:
    setting: dict[str, Any] = {
        "at": {"B": "brig"}, "edges": {"o_brig": "wrecked"}, "items": {"B": [item]},
    }  # fmt: skip
    table = hurt("punctured_lung", **setting)
    table.end_turn()
    assert not table.living("B")
    well = hurt("deep_gash", **setting).end_turn()
    assert well.living("B")


@rule("INT-11.6", "INT-17.11", "INT-R47")
def test_with_a_punctured_lung_no_trait_saves_but_the_own_ability_does() -> None:
    android = hurt("punctured_lung", at={"B": "brig"}, edges={"o_brig": "wrecked"},
                   characters={"B": "unit_a238"})  # fmt: skip
    assert android.end_turn().living("B")
    ynul = hurt(
        "punctured_lung", at={"B": "brig"}, edges={"o_brig": "wrecked"},
        characters={"B": "qoeth_ynul"}, traits={"B": ["vacuum_born"]}, shown=["vacuum_born"],
    )  # fmt: skip
    assert not ynul.end_turn().living("B")


@rule("INT-15.4", "INT-R78")
def test_a_critical_wound_counts_as_two() -> None:
    alone = gain("critical_wound")
    assert alone.living("B")
    table = hurt("scraped_knuckles", physical=["critical_wound", 3, 2, 2])
    table.do("wreck", "galley").pick("critical_wound")
    assert not table.living("B"), "from 1 to 3"
    fine = hurt("jitters", physical=["critical_wound", 3, 2, 2])
    fine.do("wreck", "galley").pick("critical_wound")
    assert fine.living("B"), "Mental penalties are counted apart"
