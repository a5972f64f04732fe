"""RIM-45: in a market action a second card of the same deck can be discarded."""

from __future__ import annotations

from typing import Any

from tests.rule import rule

from .scenario import Scenario, scenario


def at_market(**more: Any) -> Scenario:
    """A on Scraphaven, asked which card of the market to discard."""
    table: dict[str, Any] = {
        "phase": "action", "at": {"A": "scraphaven"}, "credits": {"A": 20_000}, "expansion": "on",
        "tops": {"gear_mod": "gm01"}, "under": {"gear_mod": ["gm08", "gm02", "gm03"]},
    } | more  # fmt: skip
    return scenario(**table).act("market")


@rule("RIM-45.1", "RIM-R111", "RIM-45.2")
def test_the_new_card_is_seen_before_one_decides_to_discard_it_too() -> None:
    table = at_market().pick("gear_mod")
    assert table.top("gear_mod") == "gm08"
    assert table.asked() == [("A", "market_discard_again")]
    assert table.options() == ["again", "stop"]
    kept = table.copy().pick("stop")
    assert (kept.top("gear_mod"), kept.asked()) == ("gm08", [("A", "market_buy")])
    table.pick("again")
    assert (table.top("gear_mod"), table.bottom("gear_mod")) == ("gm02", "gm08")
    assert table.asked() == [("A", "market_buy")]  # there is no third time
    assert table.told("patrol_moved") == []  # the icon of gm08 is not resolved


@rule("RIM-45.1")
def test_without_a_first_card_there_is_no_second() -> None:
    assert at_market().pick("none").asked() == [("A", "market_buy")]


@rule("RIM-45.1", "RIM-R8")
def test_a_deck_of_one_card_turns_it_up_again_each_time() -> None:
    table = at_market(only={"gear_mod": ["gm01"]}, tops={}, under={}).pick("gear_mod", "again")
    assert table.top("gear_mod") == "gm01"


@rule("RIM-45.1")
def test_a_card_of_a_text_that_is_discarded_brings_no_second() -> None:
    """Bulk Discount: buy from the gear and mod deck, then discard its top card."""
    table = scenario(
        phase="encounter", at={"A": "scraphaven"}, encounter="enc_1-16", expansion="on",
        empty=["scraphaven_left", "scraphaven_middle", "scraphaven_right"],
    )  # fmt: skip
    assert "market_discard_again" not in [kind for _, kind in table.asked()]
    assert len(table.told("market_discarded")) == 1


@rule("RIM-45.1", "RIM-40.1")
def test_in_the_base_game_one_card_is_all() -> None:
    table = at_market(expansion="off").pick("gear_mod")
    assert table.asked() == [("A", "market_buy")]
