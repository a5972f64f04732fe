"""Cards of the expansion with functions of their own: Special Delivery, Shock Staff, a toast."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario

# Special Delivery.


def delivery(*under: str, **more: Any) -> Scenario:
    """A buys it on Scraphaven; these cards lie under it in the gear and mod deck, no others."""
    table: dict[str, Any] = {
        "phase": "action", "at": {"A": "scraphaven"}, "characters": {"A": "dax_marlowe"},
        "only": {"gear_mod": ["gm23x", *under]}, "credits": {"A": 10_000}, "expansion": "on",
        "ships": {"A": "kestrel"},
    } | more  # fmt: skip
    return scenario(**table).act("market", "none", "gm23x")


@rule("RIM-9.9", "RIM-R20")
def test_two_cards_of_the_type_that_is_named_are_laid_open() -> None:
    table = delivery("gm08", "gm01", "gm09", "gm02", "gm03")
    assert table.asked() == [("A", "target_type")]
    assert table.options() == ["gear", "mod"]
    gear = table.copy().pick("gear")
    assert gear.asked() == [("A", "market_buy")]
    assert gear.options() == ["card:gm01", "card:gm02", "none"]
    assert sorted(gear.zone("top", "gear_mod")) == ["gm01", "gm02", "gm08", "gm09"]
    mods = table.pick("mod")
    assert mods.options() == ["card:gm08", "card:gm09", "none"]
    assert sorted(mods.zone("top", "gear_mod")) == ["gm01", "gm08", "gm09"]


@rule("RIM-R20", "RIM-10.6")
def test_one_of_them_may_be_bought_and_the_rest_is_shuffled_in() -> None:
    table = delivery("gm08", "gm01", "gm09", "gm02", "gm03").pick("gear", "gm02")
    assert table.told("bought") == [
        {"seat": 0, "card": "gm23x", "number": 2000}, {"seat": 0, "card": "gm02", "number": 5000},
    ]  # fmt: skip
    assert (table.assets("A"), table.credits("A")) == (["gm02"], 3000)
    rest = sorted([*table.zone("top", "gear_mod"), *table.zone("deck", "gear_mod")])
    assert rest == ["gm01", "gm03", "gm08", "gm09", "gm23x"]
    assert len(table.zone("top", "gear_mod")) == 1
    assert table.told("patrol_moved") == []  # no icon is resolved, whatever lies open
    assert table.zone("stage") == []


@rule("RIM-R146")
def test_who_buys_none_of_them_gets_nothing_back() -> None:
    table = delivery("gm01", "gm02").pick("gear", "none")
    assert (table.assets("A"), table.credits("A")) == ([], 8000)
    assert len(table.zone("deck", "gear_mod")) == 2


@rule("RIM-R20", "RIM-R312")
def test_barter_and_room_are_as_ever() -> None:
    held = ["gm05", "gm07", "gm20x"]
    table = delivery("gm01", "gm02", assets={"A": held}, credits={"A": 6000}).pick("done")
    table.pick("gear", "gm02")
    assert table.asked() == [("A", "barter")]
    table.pick("gm05", "done")
    assert (table.credits("A"), table.assets("A")) == (3000, ["gm02", "gm07", "gm20x"])
    assert "gm05" in [*table.zone("top", "gear_mod"), *table.zone("deck", "gear_mod")]


@rule("RIM-R20")
def test_what_cannot_be_paid_is_no_choice() -> None:
    table = delivery("gm06", "gm01", credits={"A": 5000}).pick("gear")
    assert table.options() == ["card:gm01", "none"]


@rule("RIM-R7", "RIM-R8")
@pytest.mark.parametrize("type_", ["gear", "mod"])
def test_an_empty_deck_delivers_nothing_and_shows_the_card_again(type_: str) -> None:
    table = delivery().pick(type_)
    assert table.top("gear_mod") == "gm23x"
    assert table.zone("deck", "gear_mod") == []
    assert table.credits("A") == 8000


@rule("RIM-R7")
def test_the_end_of_the_deck_is_the_end_of_the_search() -> None:
    table = delivery("gm01", "gm08", "gm09").pick("gear")
    assert table.options() == ["card:gm01", "none"]
    table.pick("gm01")
    assert table.assets("A") == ["gm01"]


@rule("RIM-R94")
def test_no_deal_is_made_before_all_of_it_is_over() -> None:
    table = delivery("gm01", "gm02", credits={"A": 9000, "B": 9000})
    assert table.interjections("A") == []
    assert table.pick("gear").interjections("A") == []


# Shock Staff.


def staffed(*assets: str, **more: Any) -> Scenario:
    table: dict[str, Any] = {
        "phase": "encounter", "at": {"A": "twinsand"}, "characters": {"A": "dax_marlowe"},
        "assets": {"A": ["gm19x", *assets]}, "expansion": "on",
        "contacts": {"twinsand_left": "nimble_sook"},
    } | more  # fmt: skip
    return scenario(**table)


@rule("RIM-25.8", "RIM-43.6")
def test_who_is_beaten_with_the_shock_staff_is_captured() -> None:
    table = staffed("bt01").answer("A", "encounter", "contact:twinsand_left").pick("fight")
    assert table.asked() == [("A", "use_now")]
    without = table.copy().dice("crit blank blank", "blank " * 3).choose("done")
    assert without.options() == ["capture", "eliminate"]
    table.dice("crit " + "blank " * 4, "blank " * 3).use("gm19x")
    assert table.told("eliminates") == []
    assert table.captured() == ["bt01"]
    assert table.active == "B"


@rule("RIM-26.5", "RIM-25.8")
def test_it_works_against_crew_too_even_if_its_owner_fights() -> None:
    table = staffed(
        "bt01", at={"A": "twinsand", "B": "twinsand"}, contacts={}, ships={"B": "kestrel"},
        assets={"A": ["gm19x", "bt01"], "B": ["nimble_sook"]},
        characters={"A": "dax_marlowe", "B": "ilsa_venn"},
    )  # fmt: skip
    table.answer("A", "encounter", "crew:nimble_sook").pick("protect")
    assert table.asked() == [("A", "use_now")]
    table.dice("crit " + "blank " * 4, "blank blank").use("gm19x")
    assert table.captured() == ["bt01"]


@rule("RIM-26.5", "RIM-25.8", "RIM-D20")
def test_who_protects_a_crew_with_it_does_not_choose_what_the_hunter_does() -> None:
    table = staffed(
        at={"A": "twinsand", "B": "twinsand"}, contacts={}, ships={"B": "kestrel"},
        assets={"A": ["bt01"], "B": ["nimble_sook", "gm19x"]},
        characters={"A": "dax_marlowe", "B": "ilsa_venn"},
    )  # fmt: skip
    table.answer("A", "encounter", "crew:nimble_sook").pick("protect")
    assert table.asked() == [("B", "use_now")]
    table.dice("crit blank blank", "blank " * 4).use("gm19x")
    assert [len(roll["faces"]) for roll in table.told("dice_rolled")] == [3, 4]
    assert table.asked() == [("A", "eliminate_or_capture")]
    assert table.options() == ["capture", "eliminate"]


@rule("RIM-25.7")
def test_in_other_fights_it_is_no_help() -> None:
    sides = ["twinsand_left", "twinsand_middle", "twinsand_right"]
    rolled = ["blank " * 3, "blank " * 4]
    table = staffed(encounter="enc_4-14", empty=sides, contacts={}, rolled=rolled)
    assert table.told("enemy_fought")[0]["number"] == 4
    assert table.told("ability_used") == []


# Toast Between Rivals, Shared Air.


def rivals(space: str, **more: Any) -> Scenario:
    table: dict[str, Any] = {
        "phase": "encounter", "at": {"A": space}, "encounter": "enc_6-11", "expansion": "on",
        "characters": {"A": "dax_marlowe", "B": "ilsa_venn", "C": "cad_bane"},
        "empty": [f"{space}_{side}" for side in ("left", "middle", "right")],
    } | more  # fmt: skip
    return scenario(**table)


@rule("RIM-R10", "RIM-R16")
def test_a_toast_pays_both_and_lets_them_trade_from_afar() -> None:
    table = rivals("takodana", assets={"A": ["gm01"], "B": ["gm02"]})
    assert table.asked() == [("A", "target_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table.pick("seat:1")
    assert (table.credits("A"), table.credits("B"), table.credits("C")) == (3000, 3000, 0)
    assert table.asked() == [("A", "choose")]
    assert len(table.options()) == 2
    trade = table.copy().choose(table.options()[1])
    assert trade.asked() == [("A", "trade_with")]
    assert trade.options() == ["end", "seat:1"]  # nobody else, and from wherever they are
    trade.pick("seat:1", "give:gm01", "ask:gm02", "propose", "accept")
    assert (trade.assets("A"), trade.assets("B")) == (["gm02"], ["gm01"])
    assert trade.asked() == [("A", "trade_with")]  # up to four proposals
    trade.pick("end")
    assert trade.active == "B"


@rule("RIM-R10")
def test_a_toast_may_win_both_a_friend() -> None:
    table = rivals("takodana").pick("seat:2")
    table.choose(table.options()[0])
    assert table.asked() == [("A", "target_faction")]
    table.pick("hutt")
    assert table.asked() == [("C", "target_faction")]
    table.pick("rebel")
    assert (table.reputation("A", "hutt"), table.reputation("C", "rebel")) == (1, 1)


@rule("RIM-R16")
def test_where_nobody_trades_a_toast_is_to_friends() -> None:
    table = rivals("takodana", trade_proposals=0).pick("seat:1")
    assert table.asked() == [("A", "target_faction")]  # one block is left


@rule("RIM-R10", "RIM-R5")
@pytest.mark.parametrize("block", [0, 1])
def test_shared_air_is_decided_by_the_other_one(block: int) -> None:
    table = rivals("ring_of_kafrene", credits={"B": 3000}).pick("seat:1")
    assert table.asked() == [("B", "choose")]
    table.choose(table.options()[block])
    if block == 0:
        assert (table.credits("A"), table.credits("B")) == (2000, 5000)
    else:
        assert (table.credits("A"), table.credits("B")) == (4000, 2000)
        assert table.asked() == [("B", "target_faction")]
        table.pick("imperial")
        assert table.reputation("B", "imperial") == 1


# Reckless Partner, Star Singer.


@rule("RIM-R86", "RIM-R137")
def test_reckless_partner_takes_fame_for_the_credits_of_illegal_cargo() -> None:
    table = scenario(
        phase="action", at={"A": "ring_of_kafrene"}, characters={"A": "dax_marlowe"},
        assets={"A": ["cg16x", "lx13x"]}, rotated=["cg16x"], expansion="on",
    )  # fmt: skip
    table.dice("hit").act("deliver", "cg16x")
    assert table.asked() == [("A", "use_now")]
    table.use("lx13x")
    assert (table.credits("A"), table.fame("A")) == (0, 2)


# Gear with dice.


@rule("RIM-R36", "RIM-R37")
@pytest.mark.parametrize(("pilot", "dice"), [("dax_marlowe", 2), ("cad_bane", 1)])
def test_racing_bike_rerolls_more_for_a_pilot(pilot: str, dice: int) -> None:
    mine = 3 if pilot == "dax_marlowe" else 4
    table = scenario(
        phase="encounter", at={"A": "halcyon"}, characters={"A": pilot}, encounter="enc_2-18",
        assets={"A": ["gm20x"]}, expansion="on", rolled=["blank " * mine, "crit " * 5],
        empty=[f"halcyon_{side}" for side in ("left", "middle", "right")],
    )  # fmt: skip
    assert table.asked() == [("A", "dice_against")]
    table.dice("blank " * dice).use("gm20x")
    assert table.told("damage_compared") == [{"number_attack": 0, "number_defence": 10 - 2 * dice}]


@rule("RIM-R327", "RIM-R40")
def test_scanner_mask_is_an_armor() -> None:
    table = scenario(
        phase="encounter", at={"A": "halcyon"}, characters={"A": "dax_marlowe"},
        encounter="enc_2-18", assets={"A": ["gm22x"]}, expansion="on",
        empty=[f"halcyon_{side}" for side in ("left", "middle", "right")],
        rolled=["crit " * 3, "hit hit blank blank blank"],
    )  # fmt: skip
    assert table.values("A")["health"] == 5
    assert table.damage("A") == (1, 0)
