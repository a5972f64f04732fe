"""RIM-9.7: what texts sell or give for nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rule import rule

from .market_place import EVENT, do, shopping
from .own import own
from .scenario import Scenario, scenario

# Prices.


def hondos_friend(**more: object) -> Scenario:
    """Hondo Ohnaka, crew: the first purchase of the turn costs 1,000 less."""
    return shopping(assets={"A": ["hondo_ohnaka"]}, **more)


@rule("RIM-R21")
@pytest.mark.parametrize(("card", "deck", "price"), [
    ("gm05", "gear_mod", 3000), ("cg04", "cargo", 0), ("jb10", "job", 0), ("sh01", "ship", 4000),
])  # fmt: skip
def test_a_discount_lowers_the_price_to_nothing_at_most(card: str, deck: str, price: int) -> None:
    table = hondos_friend(tops={deck: card}).pick("none", card)
    assert table.credits("A") == 20_000 - price


@rule("RIM-R21", "RIM-R20")
def test_a_discount_counts_for_what_can_be_bought() -> None:
    table = hondos_friend(credits={"A": 2000}, tops={"gear_mod": "gm01"}).pick("none")
    assert "card:gm01" in table.options()
    table = shopping(credits={"A": 2000}, tops={"gear_mod": "gm01"}).pick("none")
    assert "card:gm01" not in table.options()


@rule("RIM-R314", "RIM-R21")
@pytest.mark.parametrize(("first", "second"), [(True, 1000), (False, 0)])
def test_a_purchase_of_a_text_is_one_in_every_respect(first: bool, second: int) -> None:
    """Scavenger Crawler: Buy(gear_mod,-2k). Hondo's discount is for the first of the turn."""
    table = shopping(
        at={"A": "twinsand"},
        assets={"A": ["hondo_ohnaka"]},
        tops={"gear_mod": "gm01", "job": "jb01"},
        under={"gear_mod": ["gm02"], "job": ["jb02"]},
        encounter="enc_4-4",
        patrols={"hutt": ("t4_a", 1)},
    ).pick("none", "jb01" if first else "none")
    table.answer("A", "encounter", "space")
    assert table.asked() == [("A", "market_buy")]
    assert table.options() == ["card:gm01", "none"]
    table.pick("gm01")
    assert table.credits("A") == 20_000 - second
    assert table.top("gear_mod") == "gm02"
    assert table.patrol("hutt")[0] == "twinsand"


@rule("RIM-R314")
def test_a_purchase_of_a_text_is_possible_off_planets_and_no_market_action() -> None:
    """Free Trader on a navpoint: Buy(cargo,-1k)."""
    table = scenario(
        phase="encounter",
        at={"A": "t2_m"},
        characters={"A": "dax_marlowe"},
        credits={"A": 1000},
        encounter="enc_7-6",
        tops={"cargo": "cg05"},
    )
    assert table.asked() == [("A", "market_buy")]  # the space was the only encounter
    assert table.options() == ["card:cg05", "none"]
    table.pick("cg05")
    assert (table.assets("A"), table.credits("A")) == (["cg05"], 0)


@rule("RIM-R314", "RIM-9.6")
@pytest.mark.parametrize(("card", "sold"), [("cg09", False), ("cg08", True)])
def test_conditions_hold_for_a_purchase_of_a_text(card: str, sold: bool) -> None:
    """Company Store on Gloomrock: Buy(cargo,-2k); Contraband Serum is not sold there."""
    table = scenario(
        phase="encounter",
        at={"A": "gloomrock"},
        characters={"A": "dax_marlowe"},
        credits={"A": 5000},
        encounter="enc_3-8",
        tops={"cargo": card},
    ).answer("A", "encounter", "space")
    assert table.asked() == ([("A", "market_buy")] if sold else [("B", "plan")])


@rule("RIM-R314", "RIM-11.1")
def test_a_purchase_of_a_text_can_be_paid_in_kind() -> None:
    """Requisition Desk on Halcyon Plain: Buy(gear_mod,-2k)."""
    table = scenario(
        phase="encounter",
        at={"A": "halcyon"},
        characters={"A": "dax_marlowe"},
        assets={"A": ["gm01"]},
        credits={"A": 3000},
        encounter="enc_2-8",
        tops={"gear_mod": "gm06"},
    ).answer("A", "encounter", "space")
    table.pick("gm06")
    assert (table.assets("A"), table.credits("A")) == (["gm06"], 0)


# Gained for nothing.


def for_nothing(**more: object) -> Scenario:
    """Guards on the Take, Gloomrock: May(pay 2k){Free(cargo)}."""
    table: dict[str, object] = {
        "phase": "encounter",
        "at": {"A": "gloomrock"},
        "characters": {"A": "dax_marlowe"},
        "credits": {"A": 2000},
        "encounter": "enc_3-4",
        "tops": {"cargo": "cg09"},
    } | more
    return scenario(**table).answer("A", "encounter", "space")  # type: ignore[arg-type]


@rule("RIM-R87")
def test_what_is_gained_for_nothing_has_no_cost_and_no_condition() -> None:
    """Contraband Serum costs 2,000 and is not sold on Gloomrock."""
    table = do(for_nothing()).pick("cg09")
    assert (table.assets("A"), table.credits("A")) == (["cg09"], 0)


@rule("RIM-R87")
def test_what_is_gained_for_nothing_needs_a_slot() -> None:
    table = do(for_nothing(assets={"A": ["cg04"]}))
    assert table.options() == ["card:cg09", "decline"]
    table.pick("cg09")
    assert table.assets("A") == ["cg09"]  # it was declined beforehand or not at all
    assert table.bottom("cargo") == "cg04"


@rule("RIM-R87", "RIM-9.9")
def test_an_event_gained_for_nothing_is_resolved_at_once(tmp_path: Path) -> None:
    event = EVENT.replace("lx91", "gm91").replace("luxury", "gear_mod")
    table = scenario(
        phase="encounter",
        at={"A": "cindervale"},
        characters={"A": "dax_marlowe"},
        credits={"A": 2000},
        content=own(tmp_path, event),
        encounter="enc_5-5",
        tops={"gear_mod": "gm91"},
    ).answer("A", "encounter", "space")
    do(table).pick("gm91")
    assert table.credits("A") == 5000
    assert table.bottom("gear_mod") == "gm91"


@rule("RIM-R310")
@pytest.mark.parametrize(
    ("reason", "more"),
    [
        ("an empty deck", {"only": {"gear_mod": []}}),
        ("a second Armor", {"assets": {"A": ["gm03"]}, "tops": {"gear_mod": "gm04"}}),
    ],
)
def test_nobody_is_asked_to_pay_for_nothing(reason: str, more: dict[str, object]) -> None:
    """Scrap Auction on Scraphaven: May(pay 3k){Free(gear_mod)}."""
    table = scenario(
        phase="encounter",
        at={"A": "scraphaven"},
        characters={"A": "dax_marlowe"},
        credits={"A": 9000},
        encounter="enc_1-4",
        **more,  # type: ignore[arg-type]
    ).answer("A", "encounter", "space")
    assert table.asked() == [("B", "plan")], reason
    assert table.credits("A") == 9000


@rule("RIM-R310", "RIM-R327")
def test_an_armor_that_can_make_room_for_the_next_is_offered() -> None:
    """On a full board the first Armor may go for the second."""
    table = scenario(
        phase="encounter",
        at={"A": "scraphaven"},
        characters={"A": "dax_marlowe"},
        assets={"A": ["gm01", "gm03", "gm05"]},
        credits={"A": 3000},
        encounter="enc_1-4",
        tops={"gear_mod": "gm04"},
    ).answer("A", "encounter", "space")
    do(table).pick("gm04")
    assert table.assets("A") == ["gm01", "gm04", "gm05"]
