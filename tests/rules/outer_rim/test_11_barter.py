"""RIM-11: payment in kind, and discounts."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .market_place import shopping
from .scenario import Scenario


def buying(card: str, held: list[str], **more: object) -> Scenario:
    """A has chosen this card of the gear and mod deck."""
    return shopping(assets={"A": held}, tops={"gear_mod": card}, **more).pick("none", card)


@rule("RIM-11.1", "RIM-11.4", "RIM-R312")
def test_cargo_gear_and_mods_can_be_bartered_and_nothing_else() -> None:
    """Not crew, jobs, bounties or secrets, whatever their cost, nor what has none."""
    table = buying(
        "gm06",
        [
            "gm01", "lx05", "gm12", "cg05", "cg02",  # 3k 8k 3k 2k; no cost
            "lx06", "lx10", "lx02", "jb10", "bt01",  # 8k 2k 8k, but crew, a job; no cost
        ],
        ships={"A": "wanderer"},
        secrets={"A": ["enc_5-9"]},
    )  # fmt: skip
    assert table.asked() == [("A", "barter")]
    assert table.options() == ["card:cg05", "card:gm01", "card:gm12", "card:lx05", "done"]


@rule("RIM-R20")
def test_paying_without_a_further_barter_is_named_first() -> None:
    """So it is what happens to whoever does not answer in time."""
    table = buying("gm06", ["gm01", "gm12"])
    _, _, kind, options = table.g.open[0]
    assert [table.option(kind, option) for option in options] == ["done", "card:gm01", "card:gm12"]


@rule("RIM-R312")
def test_cargo_from_elsewhere_has_no_cost_to_barter() -> None:
    table = buying("gm06", ["91a", "enc_1-9", "gm01"], ships={"A": "wanderer"})
    assert table.options() == ["card:gm01", "done"]


@rule("RIM-11.1", "RIM-R312")
def test_the_price_drops_by_the_sum_of_the_costs() -> None:
    table = buying("gm06", ["gm01", "cg05", "cg02"], ships={"A": "burro"})
    assert table.options() == ["card:cg05", "card:gm01", "done"]
    table.pick("cg05")
    assert table.options() == ["card:gm01", "done"]
    table.pick("gm01")  # the only card left; now 8,000 - 5,000 are to be paid
    assert table.credits("A") == 17_000
    assert table.assets("A") == ["cg02", "gm06"]
    assert table.bottom("cargo") == "cg05"
    assert table.bottom("gear_mod") == "gm01"
    assert table.told("bartered") == [{"seat": 0, "cards": ["cg05", "gm01"]}]


@rule("RIM-11.2")
def test_no_change_is_given() -> None:
    table = buying("gm01", ["gm06", "gm05"])
    assert table.options() == ["card:gm05", "card:gm06", "done"]
    table.pick("gm06")
    assert table.credits("A") == 20_000
    assert table.assets("A") == ["gm01", "gm05"]


@rule("RIM-R312")
def test_at_a_price_of_nothing_no_card_is_bartered() -> None:
    table = buying("gm05", ["gm01", "gm07", "gm12"])
    table.pick("gm01", "gm07")  # 6,000 for 4,000
    assert table.assets("A") == ["gm05", "gm12"]
    assert table.credits("A") == 20_000
    free = shopping(assets={"A": ["gm01"]}, tops={"job": "jb10"}).pick("none", "jb10")
    assert free.assets("A") == ["gm01", "jb10"]
    assert free.asked() == [("A", "encounter")]


@rule("RIM-11.1", "RIM-R20")
def test_only_barters_that_still_pay_are_offered() -> None:
    """8,000 with 3,000 credits: two of the three cards must go, in ascending order."""
    table = buying("gm06", ["cg05", "gm01", "gm12"], credits={"A": 3000})
    assert table.options() == ["card:cg05", "card:gm01"]
    first = table.copy().pick("cg05")
    assert first.options() == ["card:gm01", "card:gm12"]
    assert first.copy().pick("gm01").options() == ["card:gm12", "done"]
    first.pick("gm12")
    assert (first.credits("A"), first.assets("A")) == (0, ["gm01", "gm06"])
    table.pick("gm01")  # gm12 must follow
    assert (table.credits("A"), table.assets("A")) == (1000, ["cg05", "gm06"])


@rule("RIM-R20")
@pytest.mark.parametrize(("money", "enough"), [(0, False), (1000, True)])
def test_a_card_can_be_chosen_if_the_largest_barter_pays_for_it(
    money: int,
    enough: bool,
) -> None:
    """8,000; a Heavy Sidearm and a Hop-Pack are worth 7,000."""
    table = shopping(
        assets={"A": ["gm01", "gm05", "lx06"]}, credits={"A": money}, tops={"gear_mod": "gm06"}
    ).pick("none")
    assert ("card:gm06" in table.options()) == enough


@rule("RIM-R20")
def test_a_bartered_card_leaves_before_the_next_is_turned_up() -> None:
    table = shopping(assets={"A": ["gm01"]}, only={"gear_mod": ["gm05"]})
    table.pick("none", "gm05", "gm01")
    assert table.top("gear_mod") == "gm01"
    assert (table.credits("A"), table.assets("A")) == (19_000, ["gm05"])


@rule("RIM-R21", "RIM-R312")
def test_discounts_come_before_barter() -> None:
    """Hondo Ohnaka: 4,000 - 1,000; so a Heavy Sidearm is enough, and nothing else can follow."""
    table = buying("gm05", ["hondo_ohnaka", "gm01", "gm07"], credits={"A": 0})
    assert table.options() == ["card:gm01", "card:gm07"]
    table.pick("gm01")
    assert (table.credits("A"), table.assets("A")) == (0, ["gm05", "gm07", "hondo_ohnaka"])


# Slots that are given away.


@rule("RIM-R302", "RIM-R26")
def test_what_loses_its_slot_by_a_barter_goes_before_the_payment() -> None:
    """Without False Bulkhead the G9 Rigger holds one cargo."""
    table = buying("gm01", ["cg13", "cg04", "cg05"], credits={"A": 1000})
    table.pick("cg13")
    assert table.asked() == [("A", "ship_fit")]
    assert table.options() == ["card:cg04", "card:cg05"]
    assert table.credits("A") == 1000
    table.pick("cg05")
    assert table.assets("A") == ["cg04", "gm01"]
    assert table.credits("A") == 0


@rule("RIM-R302")
def test_a_slot_given_away_for_a_ship_is_not_missed_if_the_new_one_holds_all() -> None:
    """Burro Tug takes two cargo without False Bulkhead, though the G9 Rigger could not."""
    table = shopping(assets={"A": ["cg13", "cg04", "cg02"]}, tops={"ship": "sh02"})
    table.pick("none", "sh02", "cg13")
    assert table.asked() == [("A", "patrol_path")]  # of the next card: nothing had to go
    assert table.assets("A") == ["cg02", "cg04"]
    assert table.credits("A") == 17_000
