"""The ship deck, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule

from .icons import buy, icon
from .scenario import Scenario, scenario

# The sheet that a card sells, its cost, its icon.
DECK = {
    "sh01": ("kestrel", 5000, "S2"),
    "sh02": ("burro", 5000, "-"),
    "sh03": ("snare", 10_000, "H3"),
    "sh04": ("drover", 10_000, "-"),
    "sh05": ("mantis", 15_000, "I3"),
    "sh06": ("ossuary", 15_000, "-"),
    "sh07": ("scythe", 20_000, "R4"),
    "sh08": ("wanderer", 20_000, "S4"),
}


def shipyard(purse: int, **more: Any) -> Scenario:
    """A, with so many credits, in the action step on Halcyon Plain."""
    table: dict[str, Any] = {
        "phase": "action",
        "at": {"A": "halcyon"},
        "characters": {"A": "senna_korr", "B": "vask_orrin", "C": "grath"},
        "credits": {"A": purse},
    } | more
    return scenario(**table)


@rule("RIM-12.1", "RIM-9.4", "RIM-24.3")
@pytest.mark.parametrize("card", DECK)
def test_a_ship_card_sells_its_sheet_for_the_cost_of_the_sheet(card: str) -> None:
    ship, cost, _ = DECK[card]
    poor = shipyard(cost - 1000, tops={"ship": card}).act("market", "none")
    assert f"card:{card}" not in poor.options()
    table = buy(shipyard(cost, tops={"ship": card}, damage={"A": (1, 2)}), card)
    assert table.ship("A") == ship
    assert table.credits("A") == 0
    assert not table.ship_flipped("A")
    assert table.damage("A") == (1, 0)
    assert card in table.zone("removed")
    assert ship not in table.zone("hangar")
    table.check_whole()


@rule("RIM-10.1", "RIM-10.2", "RIM-9.7")
@pytest.mark.parametrize("card", [*DECK, "sh09"])
def test_the_icon_of_a_ship_card(card: str) -> None:
    expected = DECK[card][2] if card in DECK else "-"
    assert icon("ship", "sh02" if card != "sh02" else "sh01", card) == expected


# Used Ship for Sale.


def used(purse: int, **more: Any) -> Scenario:
    """Used Ship for Sale is open, a card without an icon under it."""
    return shipyard(purse, tops={"ship": "sh09"}, **more).act("market", "none")


@rule("RIM-R313", "RIM-11.3", "RIM-12.1")
def test_a_used_ship_is_any_dearer_one_that_can_be_paid() -> None:
    table = used(10_000).pick("sh09")
    assert table.asked() == [("A", "target_ship")]
    assert table.options() == ["ship:burro", "ship:drover", "ship:kestrel", "ship:snare"]
    table.pick("drover")
    assert table.ship("A") == "drover"
    assert table.credits("A") == 0
    assert table.damage("A") == (0, 3)
    assert "sh04" in table.zone("removed")
    assert "sh09" in [*table.zone("deck", "ship"), table.top("ship")]
    assert len(table.zone("deck", "ship")) == 7  # of nine one is open, one out of the game
    assert table.top("ship") is not None
    assert table.knows(None, "deck", "ship") == []
    table.check_whole()


@rule("RIM-R313", "RIM-11.3")
def test_the_old_ship_is_taken_in_payment_and_sets_the_least_price() -> None:
    table = used(10_000, ships={"A": "snare"}).pick("sh09")
    assert table.options() == ["ship:mantis", "ship:ossuary", "ship:scythe", "ship:wanderer"]
    table.pick("mantis")
    assert table.credits("A") == 5000
    assert "snare" in table.zone("hangar")
    poor = used(4000, ships={"A": "snare"})
    assert "card:sh09" not in poor.options()


@rule("RIM-R313", "RIM-R20", "RIM-11.1")
def test_gear_pays_for_a_used_ship_too() -> None:
    table = used(2000, assets={"A": ["gm01", "gm07"]})
    assert "card:sh09" in table.options()
    table.pick("sh09")
    assert table.options() == ["ship:burro", "ship:kestrel"]
    table.pick("kestrel")
    assert table.asked() == [("A", "barter")]
    assert table.options() == ["card:gm01", "card:gm07"]  # at least one of them must go
    table.pick("gm01")
    assert table.asked() == [("A", "barter")]
    assert table.options() == ["card:gm07", "done"]
    table.choose("done")
    assert table.assets("A") == ["gm07"]
    assert table.credits("A") == 0
    assert table.damage("A") == (0, 3)


@rule("RIM-R313")
def test_nothing_is_used_where_nothing_dearer_can_be_paid() -> None:
    assert "card:sh09" not in used(4000).options()
    assert "card:sh09" not in used(60_000, ships={"A": "wanderer"}).options()


@rule("RIM-R313", "RIM-R25")
def test_a_ship_that_somebody_flies_is_not_for_sale() -> None:
    table = used(5000, ships={"B": "kestrel"})
    table.pick("sh09")  # the Burro is the only one
    assert table.ship("A") == "burro"
    assert table.damage("A") == (0, 3)


@rule("RIM-R313", "RIM-9.7", "RIM-10.6")
def test_the_card_turned_up_after_a_used_ship_moves_its_patrol() -> None:
    """Only two cards are left: Used Ship itself and one with S4; either may come up."""
    seen = set()
    for key in range(20):
        table = shipyard(
            20_000,
            only={"ship": ["sh09", "sh01", "sh08"]},
            patrols={"syndicate": ("t2_b", 1)},
            key=key.to_bytes(8, "little"),
        ).act("market", "none", "card:sh09", "kestrel")
        assert sorted([table.top("ship") or "", *table.zone("deck", "ship")]) == ["sh08", "sh09"]
        moved = table.patrol("syndicate")[0] == "halcyon"
        assert moved == (table.top("ship") == "sh08")
        seen.add(table.top("ship"))
    assert seen == {"sh08", "sh09"}
