"""RIM-28 and general rulings: who decides, in which order, and what is nearest."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .scenario import Scenario, scenario


@rule("RIM-28.2", "RIM-R2", "RIM-R17")
def test_who_must_decide_at_the_same_time_does_so_in_turn_order_from_the_current_player() -> None:
    """After a trade C has too many crew, A too many gear: first C, whose turn it is, then A."""
    table = scenario(
        active="C",
        phase="action",
        at={"A": "twinsand", "C": "twinsand"},
        assets={
            "A": ["gm02", "gm05", "gm06", "lx10"],
            "C": ["gm01", "wexa_thorn"],
        },
    ).act("trade", "seat:0", "give:gm01", "ask:lx10", "propose")
    table.pick("accept")
    asked = []
    while table.asked()[0][1] in ("make_room", "ship_fit"):
        asked.append((table.asked()[0][0], table.options()))
        table.pick(table.options()[0])
    assert asked == [
        ("C", ["card:lx10", "card:wexa_thorn"]),
        ("A", ["card:gm01", "card:gm02", "card:gm05", "card:gm06"]),
    ]


# The nearest.


def reliquary(b: str, c: str) -> Scenario:
    """A buys the Sealed Reliquary on Serenna: the nearest other player says where it goes."""
    return scenario(
        phase="action",
        at={"A": "serenna", "B": b, "C": c},
        credits={"A": 12_000},
        only={"luxury": ["lx07"]},
    ).act("market", "none", "card:lx07")


@rule("RIM-R81")
def test_the_nearest_is_who_is_fewest_spaces_away() -> None:
    table = reliquary("murkholm", "cindervale")  # 3 and 2 spaces
    assert table.asked() == [("C", "target_space")]


@rule("RIM-R81")
def test_ties_are_broken_by_whose_effect_it_is() -> None:
    table = reliquary("t5_c", "cindervale")  # 2 spaces each
    assert table.asked() == [("A", "nearest_player")]
    assert table.options() == ["seat:1", "seat:2"]
    table.pick("seat:1")
    assert table.asked() == [("B", "target_space")]
    # At least 6 spaces from Serenna.
    assert table.options() == [
        f"space:{planet}"
        for planet in ("auric_bay", "deepmere", "gloomrock", "halcyon", "scraphaven")
    ]


# Limits.


def armory(*assets: str, top: str = "gm04") -> Scenario:
    """Magnet Yard, passed: the top card of gear and mods for nothing; here it is an Armor."""
    return (
        scenario(
            phase="encounter",
            at={"A": "scraphaven"},
            characters={"A": "grath"},
            assets={"A": assets},
            tops={"gear_mod": top},
            encounter="enc_1-8",
        )
        .dice("hit hit")
        .pick("space")
    )


@rule("RIM-R327", "RIM-R18")
def test_a_second_armor_cannot_be_taken_while_a_slot_is_empty() -> None:
    table = armory("gm03", "gm01")
    assert table.asked() == [("B", "plan")]
    assert table.assets("A") == ["gm01", "gm03"]
    assert table.top("gear_mod") == "gm04"


@rule("RIM-R327", "RIM-R87")
def test_without_an_armor_it_can() -> None:
    table = armory("gm01")
    assert table.asked() == [("A", "take_free")]
    table.pick("gm04")
    assert table.assets("A") == ["gm01", "gm04"]


@rule("RIM-R327")
def test_making_room_can_take_the_old_armor_away_and_only_that() -> None:
    table = armory("gm01", "gm02", "gm03")
    assert table.asked() == [("A", "take_free")]
    table.pick("gm04")
    if table.asked() == [("A", "make_room")]:
        assert [option for option in table.options() if option != "decline"] == ["card:gm03"]
        table.pick("gm03")
    assert table.assets("A") == ["gm01", "gm02", "gm04"]
    assert table.bottom("gear_mod") == "gm03"


@rule("RIM-R327", "RIM-R20")
@pytest.mark.parametrize(("credits", "bought"), [(4000, True), (3000, False)])
def test_an_armor_given_in_payment_no_longer_counts(credits: int, bought: bool) -> None:  # noqa: A002
    """Hunter's Plate for 8,000, of which the Weave Vest pays 4,000."""
    table = scenario(
        phase="action",
        at={"A": "scraphaven"},
        credits={"A": credits},
        assets={"A": ["gm03"]},
        only={"gear_mod": ["gm04"]},
    ).act("market", "none")
    assert table.asked() == [("A", "market_buy")]
    assert ("card:gm04" in table.options()) == bought
    if bought:
        table.pick("card:gm04")
        assert table.assets("A") == ["gm04"]
        assert table.credits("A") == 0


@rule("RIM-R327")
def test_a_rich_buyer_must_give_the_old_armor_too() -> None:
    table = scenario(
        phase="action",
        at={"A": "scraphaven"},
        credits={"A": 20_000},
        assets={"A": ["gm03"]},
        only={"gear_mod": ["gm04"]},
    ).act("market", "none", "card:gm04")
    assert table.assets("A") == ["gm04"]
    assert table.credits("A") == 16_000


# Declining.


@rule("RIM-R4")
def test_what_is_declined_is_offered_again_at_the_next_occurrence() -> None:
    """Dengar's help at two fights in two turns."""
    table = (
        scenario(
            phase="encounter",
            at={"A": "twinsand", "B": "t1_b", "C": "t2_m"},
            assets={"A": ["dengar"]},
            encounter=["enc_4-1", "enc_4-9"],
        )
        .dice("hit blank blank", "hit blank blank")
        .pick("space")
    )
    assert table.asked() == [("A", "use_now")]
    table.pick("done")
    assert table.damage("A") == (1, 0)
    table.until("A", "plan").pick("credits").until("A", "encounter")
    table.dice("hit blank blank", "hit blank blank blank").pick("space")
    assert table.asked() == [("A", "use_now")]
    assert table.usable() == ["dengar"]
