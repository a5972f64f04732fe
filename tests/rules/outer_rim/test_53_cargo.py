"""RIM-53: cargo for patrols, and cargo that is bought only after a roll."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.rule import rule

from .own import own
from .scenario import Scenario, scenario

# By cargo: its faction of destination, the one that it pleases, the test of its databank card and
# the faction that a failure angers.
LIVE = {
    "cg17x": ("hutt", "hutt", "influence", "syndicate"),
    "cg18x": ("syndicate", "syndicate", "stealth", "hutt"),
    "cg19x": ("rebel", "rebel", "tactics", "imperial"),
    "cg20x": ("imperial", "imperial", "", "rebel"),
}
BANK = {"cg17x": "93", "cg18x": "94", "cg19x": "95", "cg20x": "96"}
NEXT = "cg04"  # with an icon: the Rebels, 3 spaces


def trading(cargo: str = "cg17x", **more: Any) -> Scenario:
    """A on Scraphaven, asked what to buy; this cargo lies open, a cargo with an icon under it."""
    table: dict[str, Any] = {
        "phase": "action", "at": {"A": "scraphaven"}, "characters": {"A": "dax_marlowe"},
        "tops": {"cargo": cargo}, "under": {"cargo": [NEXT]}, "expansion": "on",
    } | more  # fmt: skip
    return scenario(**table)


def bought(table: Scenario, *dice: str, cargo: str = "cg17x") -> Scenario:
    return table.dice(*dice).act("market", "none", cargo)


@rule("RIM-53.1", "RIM-R133", "RIM-13.1")
@pytest.mark.parametrize("cargo", LIVE)
def test_a_patrol_is_a_destination_wherever_it_is(cargo: str) -> None:
    faction, pleased, _, _ = LIVE[cargo]
    table = trading(
        assets={"A": [cargo]}, at={"A": "t2_m"}, patrols={faction: ("t2_m", 1)}, tops={}, under={}
    )
    table.act("deliver", cargo)
    assert (table.credits("A"), table.fame("A")) == (3000, 1)
    assert table.reputation("A", pleased) == 1
    away = trading(assets={"A": [cargo]}, at={"A": "t2_m"}, tops={}, under={})
    assert away.asked() != [("A", "act")]  # nothing to do in the action step


@rule("RIM-R133", "RIM-14.2")
def test_it_is_delivered_even_to_a_patrol_that_must_be_fought_then() -> None:
    table = trading(
        assets={"A": ["cg18x"]}, at={"A": "t2_m"}, tops={}, under={},
        patrols={"syndicate": ("t2_m", 1), "hutt": ("t2_m", 1)}, reputation={"A": {"hutt": -1}},
    )  # fmt: skip
    table.act("deliver", "cg18x").until("B", "plan")
    assert table.told("delivered") == [{"seat": 0, "card": "cg18x"}]
    assert table.told("patrol_fought")[0]["faction"] == "hutt"


@rule("RIM-53.2")
@pytest.mark.parametrize("cargo", LIVE)
@pytest.mark.parametrize("face", ["hit", "crit"])
def test_a_hit_or_a_crit_buys_it(cargo: str, face: str) -> None:
    table = bought(trading(cargo), face, cargo=cargo)
    assert table.told("rolls_to_buy") == [{"seat": 0, "card": cargo}]
    assert table.told("bought") == [{"seat": 0, "card": cargo, "number": 0}]
    assert table.assets("A") == [cargo]
    assert table.top("cargo") == NEXT
    assert table.told("turns_to") == []


@rule("RIM-53.2", "RIM-10.6")
@pytest.mark.parametrize("cargo", LIVE)
@pytest.mark.parametrize("face", ["focus", "blank"])
@pytest.mark.parametrize("lucky", [True, False])
def test_otherwise_the_databank_decides(cargo: str, face: str, lucky: bool) -> None:
    _, _, skill, angered = LIVE[cargo]
    if skill:
        dice = "crit blank" if lucky else "blank blank"
    else:  # a fight against three dice
        dice = (
            "crit blank blank blank blank blank" if lucky else "blank blank blank hit blank blank"
        )
    table = bought(trading(cargo), face, dice, cargo=cargo)
    assert table.told("turns_to")[0] == {"seat": 0, "card": BANK[cargo]}
    assert BANK[cargo] in table.zone("databank")
    assert table.top("cargo") == NEXT
    if lucky:
        assert table.assets("A") == [cargo]
        assert table.reputation("A", angered) == 0
    else:
        assert table.assets("A") == []
        assert table.bottom("cargo") == cargo
        assert table.told("not_bought") == [{"seat": 0, "card": cargo}]
        assert table.reputation("A", angered) == -1
    assert ("patrol_moved" in table.log()) == lucky  # the icon of the next one


@rule("RIM-53.2")
def test_either_way_that_was_the_purchase() -> None:
    """A could pay for a Heavy Sidearm, too, and has somebody to trade with afterwards."""
    table = trading(
        tops={"cargo": "cg17x", "gear_mod": "gm01"}, credits={"A": 9000},
        at={"A": "scraphaven", "B": "scraphaven"},
    )  # fmt: skip
    bought(table, "blank", "blank blank")
    assert table.told("bought") == []
    assert table.asked() == [("A", "act")]
    assert table.options() == ["end", "trade"]


@rule("RIM-R132", "RIM-R20")
def test_room_is_made_only_when_it_is_bought() -> None:
    """A G9 Rigger has one slot for cargo."""
    full: dict[str, Any] = {"assets": {"A": ["cg21x"]}}
    failed = bought(trading(**full), "blank", "blank blank")
    assert failed.assets("A") == ["cg21x"]
    assert failed.told("asset_discarded") == []
    table = bought(trading(**full), "hit")
    assert table.assets("A") == ["cg17x"]
    assert table.bottom("cargo") == "cg21x"


@rule("RIM-53.2", "RIM-R20")
def test_where_no_room_could_be_made_it_cannot_be_chosen() -> None:
    """Priority Delivery, in the one slot for cargo, cannot be discarded."""
    table = trading(assets={"A": ["enc_3-11"]}, credits={"A": 9000}, tops={"cargo": "cg17x",
                    "gear_mod": "gm01"}).act("market", "none")  # fmt: skip
    assert "card:gm01" in table.options()
    assert "card:cg17x" not in table.options()


@rule("RIM-R132")
@pytest.mark.parametrize(("holder", "asked"), [("lando_calrissian", True), ("hx9", False)])
def test_only_what_changes_any_roll_changes_this_one(holder: str, asked: bool) -> None:
    """Lando rerolls after any roll, HX-9 in a combat."""
    table = bought(trading(characters={"A": holder}), "blank", "blank blank")
    assert (table.asked() == [("A", "dice")]) == asked
    if asked:
        table.dice("hit").use("lando_calrissian")
        assert table.assets("A") == ["cg17x"]


@rule("RIM-R94", "RIM-53.2")
def test_deals_can_be_made_again_when_the_roll_has_spoiled_it() -> None:
    table = trading("cg20x", credits={"A": 5000})
    assert table.interjections("A")
    bought(table, "blank", "blank blank blank hit hit hit", cargo="cg20x")
    assert table.assets("A") == []
    assert table.g.active == 0
    assert table.interjections("A")


PRICED = """
[[change.market]]
id = "cg17x"
cost = 4000
"""


@rule("RIM-R132", "RIM-R20")
def test_barter_is_declared_after_the_roll(tmp_path: Path) -> None:
    table = trading(
        content=own(tmp_path, PRICED), credits={"A": 4000}, assets={"A": ["gm01"]}
    ).dice("hit")
    table.act("market", "none", "cg17x")
    assert table.told("dice_rolled") == [{"seat": 0, "faces": ["hit"]}]
    assert table.asked() == [("A", "barter")]
    table.pick("gm01")
    assert (table.credits("A"), table.assets("A")) == (3000, ["cg17x"])


@rule("RIM-53.2", "RIM-R3")
def test_what_the_databank_costs_may_make_the_purchase_impossible(tmp_path: Path) -> None:
    """Of one's own: the card costs 4,000, and the databank card takes 1,000 and lets it go on."""
    text = (
        PRICED
        + """
[[change.databank]]
id = "93"
steps = [{ do = [{ credits = -1000 }, { custom = "bought_after_all" }] }]
"""
    )
    table = bought(trading(content=own(tmp_path, text), credits={"A": 4000}), "blank")
    assert (table.credits("A"), table.assets("A")) == (3000, [])
    assert table.bottom("cargo") == "cg17x"
    richer = bought(trading(content=own(tmp_path, text), credits={"A": 5000}), "blank")
    assert (richer.credits("A"), richer.assets("A")) == (0, ["cg17x"])


@rule("RIM-R43", "RIM-53.2")
def test_96_who_falls_in_the_fight_falls_when_the_purchase_is_over() -> None:
    """Won by a tie: A is defeated by the one hit and has the cargo all the same."""
    table = trading("cg20x", damage={"A": (3, 0)}, credits={"A": 5000})
    bought(table, "blank", "hit blank blank hit blank blank", cargo="cg20x")
    assert table.defeated("A")
    assert table.assets("A") == ["cg20x"]
    order = [name for name in table.log() if name in ("bought", "market_shows", "player_defeated")]
    assert order == ["bought", "market_shows", "player_defeated"]


@rule("RIM-R87", "RIM-53.2")
def test_who_gets_it_for_nothing_does_not_roll() -> None:
    """Hot Cargo: a test of stealth for the top card of the cargo deck."""
    table = trading(
        phase="encounter", at={"A": "ring_of_kafrene"}, encounter="enc_6-16",
        empty=[f"ring_of_kafrene_{side}" for side in ("left", "middle", "right")],
        rolled=["crit blank"],
    )  # fmt: skip
    table.pick("cg17x")
    assert table.assets("A") == ["cg17x"]
    assert table.told("rolls_to_buy") == []


# Core Passenger.


@rule("RIM-6.6", "RIM-13.2")
def test_core_passenger_flies_through_the_core_for_its_fare() -> None:
    table = trading(assets={"A": ["cg21x"]}, at={"A": "spinward_core"}, tops={}, under={})
    table.act("abilities").use("cg21x")
    assert table.where("A") == "trailing_core"
    table.act("deliver", "cg21x")
    assert (table.credits("A"), table.assets("A")) == (6000, [])
    elsewhere = trading(assets={"A": ["cg21x"]}, tops={}, under={})
    assert "abilities" not in elsewhere.options()
