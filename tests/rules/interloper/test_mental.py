"""Content: the eighteen cards of the Mental deck, as values and as fears."""

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

VALUES = {
    "jitters": 1, "cold_sweat": 1, "wandering_mind": 2, "hesitation": 2, "mistrust": 2,
    "flinch": 3, "tunnel_vision": 3, "shaking_hands": 3, "dread": 3, "panic": 4, "paranoia": 4,
    "detachment": 4, "withdrawn": 4, "hallucinations": 5, "blackouts": 5, "phobia": 5,
    "breakdown": 6, "catatonia": 6,
}  # fmt: skip
BRIG = {"B": "brig", "prime": "brig"}


def shaken(*cards: str, **more: Any) -> Scenario:
    """Derek's turn in the Galley, with these penalties."""
    setting: dict[str, Any] = {"active": "B", "at": {"B": "galley"}, "npcs": {}} | more
    return scenario(penalties={"B": cards}, **setting)


def gain(card: str, *before: str, **more: Any) -> Scenario:
    """Derek fails at the Long Watch and takes this card."""
    setting: dict[str, Any] = {"at": {"B": "observation_deck"}, "traits": {"A": ["soft_tread"]}}
    table = shaken(*before, **setting | more, mental=[card, 1, 1, 1])
    return table.do("activate").passing().pick(card)


@rule("INT-1.5", "INT-15.2")
def test_the_mental_deck_holds_two_of_each_card_with_its_value() -> None:
    table = scenario()
    deck = table.deck("mental")
    assert sorted(deck) == sorted([*VALUES, *VALUES])
    assert {card: table.value(card) for card in deck} == VALUES


def checked(card: str, stat: str) -> tuple[int, int]:
    """How many cards Derek turns over in a check of this stat, and what is added to them."""
    if stat == "physical":
        table = shaken(card, physical=[5, 5, 5, 5, 5]).do("wreck", "galley")
    elif stat == "tech":
        table = shaken(card, edges={"d03": "locked"}).do("unlock")
    else:
        table = shaken(card, at={"B": "observation_deck"}, traits={"A": ["soft_tread"]})
        table.do("activate").passing()
    cards = [name for _, name in table.turned()]
    told = [*table.told("passed"), *table.told("failed")][0]
    return len(cards), told["number"] - sum(table.value(name) for name in cards)


@rule("INT-15.3", "INT-7.2", "INT-7.3")
@pytest.mark.parametrize(
    ("card", "physical", "mental", "tech"),
    [
        ("jitters", (4, 1), (4, 2), (4, 0)),
        ("wandering_mind", (4, 1), (4, 2), (4, -1)),
        ("shaking_hands", (4, 1), (4, 2), (4, -2)),
        ("hallucinations", (4, 1), (3, 2), (4, 0)),
        ("hesitation", (4, 1), (4, 2), (4, 0)),
        ("flinch", (4, 1), (4, 2), (4, 0)),
    ],
)
def test_fears_that_change_checks(
    card: str, physical: tuple[int, int], mental: tuple[int, int], tech: tuple[int, int]
) -> None:
    """Derek has Physical 4+1, Mental 4+2 and Tech 4+0."""
    assert checked(card, "physical") == physical
    assert checked(card, "mental") == mental
    assert checked(card, "tech") == tech


def bonus_in_combat(card: str, attacking: bool) -> int:
    """What is added to Derek's cards in a melee."""
    table = scenario(active="B" if attacking else "A", at=BRIG, npcs={}, penalties={"B": [card]})
    table.do("attack")
    cards = sum(table.value(name) for who, name in table.turned() if who == "derek_kent")
    return int(table.told("totals")[0]["number" if attacking else "number_target"]) - cards


@rule("INT-15.3", "INT-12.5")
@pytest.mark.parametrize(
    ("card", "attacking", "defending"),
    [("hesitation", 0, 1), ("flinch", 1, -1), ("jitters", 1, 1)],
)
def test_hesitation_hinders_attacking_and_flinch_defending(
    card: str, attacking: int, defending: int
) -> None:
    assert bonus_in_combat(card, attacking=True) == attacking
    assert bonus_in_combat(card, attacking=False) == defending


@rule("INT-15.6")
def test_jitters_do_nothing_when_gained() -> None:
    table = gain("jitters")
    assert table.mental("B") == ["jitters"]
    assert (table.next_ap("B"), table.asked()) == (0, [("B", "action")])


@rule("INT-15.6", "INT-3.4")
def test_cold_sweat_costs_one_ap_on_the_next_turn() -> None:
    table = gain("cold_sweat")
    assert (table.ap, table.next_ap("B")) == (3, -1)


@rule("INT-14.7", "INT-14.9", "INT-15.3")
def test_mistrust_forbids_passing_items_and_being_passed_items() -> None:
    at = {"B": "galley", "C": "galley"}
    giver = shaken("mistrust", at=at, items={"B": ["key_card"]})
    assert "pass_item" not in giver.menu()
    taker = scenario(active="C", at=at, npcs={}, items={"C": ["key_card"]},
                     penalties={"B": ["mistrust"]})  # fmt: skip
    assert "pass_item" not in taker.menu()
    third = scenario(active="C", at=at | {"D": "galley"}, npcs={}, items={"C": ["key_card"]},
                     penalties={"B": ["mistrust"]})  # fmt: skip
    assert third.do("pass_item").items("D") == ["key_card"], "the only possible receiver"


@rule("INT-9.10", "INT-5.9", "INT-R117")
def test_tunnel_vision_forbids_searching_and_stalking() -> None:
    assert "search" not in shaken("tunnel_vision", at={"B": "storage"}).menu()
    assert "search" in shaken("jitters", at={"B": "storage"}).menu()
    shadow = shaken("tunnel_vision", step="turn", characters={"B": "shadow"})
    assert shadow.asked() == [("B", "action")]
    prime = scenario(active="A", step="turn", npcs={}, penalties={"prime": ["tunnel_vision"]})
    assert prime.asked() == [("A", "action")]


@rule("INT-15.3", "INT-R114")
def test_dread_makes_moves_to_enemies_dearer() -> None:
    at = {"B": "galley", "prime": "crew_quarters"}
    table = shaken("dread", at=at)
    assert table.copy().do("move", "crew_quarters").ap == 2
    assert table.copy().do("move", "fore_corridor").ap == 3
    poor = shaken("dread", at=at, ap=1)
    assert poor.do("move").where("B") == "fore_corridor", "the only room that 1 AP reaches"


@rule("INT-15.6", "INT-R114", "INT-15.14")
def test_panic_drives_into_a_connected_room_if_an_enemy_is_here() -> None:
    at = {"B": "observation_deck", "prime": "observation_deck"}
    table = gain("panic", at=at)
    assert table.asked() == [("B", "panic_move")]
    assert table.options() == ["place:crew_quarters", "place:medbay"]
    table.pick("medbay")
    assert (table.where("B"), table.ap) == ("medbay", 3), "at no cost"
    alone = gain("panic")
    assert alone.where("B") == "observation_deck"
    forced = gain("panic", at=at, edges={"d05": "locked"})
    assert forced.where("B") == "medbay", "the only way out"
    shut = gain("panic", at=at, edges={"d05": "locked", "d19": "locked"})
    assert shut.where("B") == "observation_deck"


@rule("INT-13.7", "INT-15.3")
def test_paranoia_forbids_assisting_and_being_assisted() -> None:
    at = BRIG | {"C": "brig"}
    helper = scenario(active="C", at=at, npcs={}, penalties={"B": ["paranoia"]})
    helper.do("attack")
    assert helper.told("totals") != [], "B was not asked"
    lone = shaken("paranoia", at=at, npcs={"guard_2": "brig"})
    lone.do("attack")
    assert lone.told("totals") != [], "neither C nor the Guard could assist"


@rule("INT-13.14", "INT-15.3")
def test_detachment_forbids_protecting() -> None:
    table = scenario(active="A", at=BRIG | {"C": "brig"}, npcs={"doctor_1": "brig"},
                     penalties={"B": ["detachment"]})  # fmt: skip
    table.do("attack", "doctor_1")
    assert table.asked() == [("C", "protect")]


@rule("INT-6.1", "INT-8.4", "INT-R117")
def test_withdrawn_forbids_moving_npcs_and_locking() -> None:
    npcs = {"guard_1": "galley"}
    free, bound = shaken("jitters", npcs=npcs).menu(), shaken("withdrawn", npcs=npcs).menu()
    assert {*free} - {*bound} == {"lock", "move_npc"}
    prime = scenario(active="A", at={"prime": "galley"}, penalties={"prime": ["withdrawn"]})
    assert "lock" not in prime.menu()


@rule("INT-15.3")
def test_withdrawn_forbids_the_actions_only_and_no_room_or_card_that_does_the_like() -> None:
    table = shaken(
        "withdrawn", at={"B": "control_room"}, npcs={"technician_1": "control_room"},
        items={"B": ["key_card"]},
    )  # fmt: skip
    assert {"activate", "use_card"} <= {*table.menu()}
    table.do("use_card")
    assert table.edge("d01") == "locked"


@rule("INT-3.4", "INT-15.3")
def test_blackouts_cost_one_ap_each_turn() -> None:
    table = shaken("blackouts", step="turn")
    assert table.told("ap_received") == [{"seat": 1, "number": 3}]


@rule("INT-12.1", "INT-15.3")
def test_phobia_makes_attacking_dearer() -> None:
    assert shaken("phobia", at=BRIG).do("attack").ap == 2
    assert "attack" not in shaken("phobia", at=BRIG, ap=1).menu()


@rule("INT-15.4", "INT-R78")
def test_a_breakdown_counts_as_two() -> None:
    assert gain("breakdown").living("B")
    assert not gain("breakdown", "jitters").living("B")
    assert gain("breakdown", "scraped_knuckles").living("B")


@rule("INT-15.6", "INT-3.4")
def test_catatonia_leaves_exactly_one_ap_on_the_next_turn() -> None:
    table = gain("catatonia", players=3, next_ap={"B": 3}, npcs={"guard_2": "loading_bay"})
    assert table.ap == 3
    table.end_turn().end_turn().end_turn()
    assert table.told("ap_received")[-1] == {"seat": 1, "number": 1}, "whatever else is said"
    table.end_turn().end_turn().end_turn()
    assert table.told("ap_received")[-1] == {"seat": 1, "number": 4}
