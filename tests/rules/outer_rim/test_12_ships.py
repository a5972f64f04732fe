"""RIM-12: another ship."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .market_place import patrols, shopping
from .scenario import Scenario


def shipyard(card: str, **more: object) -> Scenario:
    """A has looked over the market, where this ship is."""
    return shopping(tops={"ship": card}, **more).pick("none")


@rule("RIM-12.1", "RIM-12.2", "RIM-11.3")
@pytest.mark.parametrize(
    ("card", "ship", "cost"),
    [
        ("sh01", "kestrel", 5000), ("sh02", "burro", 5000), ("sh03", "snare", 10_000),
        ("sh04", "drover", 10_000), ("sh05", "mantis", 15_000), ("sh06", "ossuary", 15_000),
        ("sh07", "scythe", 20_000), ("sh08", "wanderer", 20_000),
    ],
)  # fmt: skip
def test_a_ship_is_exchanged_for_the_old_one(card: str, ship: str, cost: int) -> None:
    table = shipyard(
        card, characters={"A": "vask_orrin"}, damage={"A": (2, 2)}, assets={"A": ["cg02"]}
    ).pick(card)
    assert table.ship("A") == ship
    assert not table.ship_flipped("A")
    assert ship not in table.zone("hangar")
    assert table.zone("hangar").count("g9_rigger") == 1  # all three were flown
    assert card in table.zone("removed")
    assert table.credits("A") == 20_000 - cost
    assert table.damage("A") == (2, 0)  # of the ship alone
    assert table.assets("A") == ["cg02"]
    table.check_whole()


@rule("RIM-11.3", "RIM-R312")
@pytest.mark.parametrize(("flipped", "money"), [((), 10_000), ("A", 10_000), ((), 9000)])
def test_the_old_ship_lowers_the_price_by_its_cost(flipped: str, money: int) -> None:
    """A Kestrel Courier, 5,000, for a Mantis Gunship, 15,000."""
    table = shipyard("sh05", ships={"A": "kestrel"}, ships_flipped=flipped, credits={"A": money})
    assert ("card:sh05" in table.options()) == (money >= 10_000)
    if money >= 10_000:
        table.pick("sh05")
        assert (table.ship("A"), table.credits("A")) == ("mantis", 0)


@rule("RIM-R25", "RIM-R312")
def test_a_cheaper_ship_costs_nothing_and_no_change_is_given() -> None:
    table = shipyard(
        "sh01", ships={"A": "wanderer"}, credits={"A": 1000}, assets={"A": ["gm01"]}
    ).pick("sh01")
    assert (table.ship("A"), table.credits("A")) == ("kestrel", 1000)
    assert table.assets("A") == ["gm01"]
    assert "wanderer" in table.zone("hangar")


@rule("RIM-12.2", "RIM-12.3", "RIM-R26")
def test_what_finds_no_slot_on_the_new_ship_is_discarded() -> None:
    """Three crew of a Wanderer Freighter on a Kestrel Courier; cargo and mods both fit."""
    crew = ["dengar", "pell_draxo", "tarrukk"]
    table = shipyard(
        "sh01",
        ships={"A": "wanderer"},
        assets={"A": [*crew, "cg04", "gm09", "gm01", "bt01"]},
        empty=["halcyon_left"],
    ).pick("sh01")
    assert table.asked() == [("A", "ship_fit")]
    assert table.options() == [f"card:{name}" for name in crew]
    table.pick("pell_draxo")
    assert table.assets("A") == ["bt01", "cg04", "dengar", "gm01", "gm09", "tarrukk"]
    assert table.contact("halcyon_left") == "pell_draxo"
    assert table.faceup() == ["pell_draxo"]


@rule("RIM-12.3", "RIM-R26")
def test_cards_are_shifted_before_one_must_go() -> None:
    """Mantis: mod, cargo, flex. Kestrel: mod, cargo. Ossuary: no mod, two cargo, a flex."""
    table = shipyard("sh01", ships={"A": "mantis"}, assets={"A": ["cg04", "cg05", "gm09"]})
    table.pick("sh01")
    assert table.options() == ["card:cg04", "card:cg05"]
    table = shipyard("sh06", ships={"A": "mantis"}, assets={"A": ["cg04", "gm08", "gm09"]})
    table.pick("sh06")
    while table.asked() == [("A", "barter")]:
        table.pick("done")
    assert table.asked() == [("A", "ship_fit")]
    assert table.options() == ["card:gm08", "card:gm09"]
    table = shipyard("sh06", ships={"A": "mantis"}, assets={"A": ["cg04", "cg05", "gm09"]})
    table.pick("sh06")
    assert table.assets("A") == ["cg04", "cg05", "gm09"]


@rule("RIM-R26")
def test_a_slot_lost_with_an_asset_costs_a_card() -> None:
    """B trades False Bulkhead away and keeps one cargo of two."""
    table = shopping(
        at={"A": "halcyon", "B": "halcyon"}, assets={"B": ["cg13", "cg04", "cg05"]}
    ).pick("none", "none")
    table.act("trade", "seat:1", "ask:cg13", "propose").answer("B", "trade_reply", "accept")
    assert table.assets("A") == ["cg13"]
    assert table.asked()[0][0] == "B"
    assert table.options() == ["card:cg04", "card:cg05"]
    table.pick("cg04")
    assert table.assets("B") == ["cg05"]


@rule("RIM-12.4", "RIM-R313", "RIM-12.1")
def test_a_ship_that_comes_back_is_as_new() -> None:
    """A gives a flipped Kestrel with a token in part payment; B buys it as a used ship."""
    table = shopping(
        at={"A": "halcyon", "B": "twinsand"},
        characters={"A": "dax_marlowe", "B": "vask_orrin"},
        ships={"A": "mantis"},
        ships_flipped="A",
        ship_tokens={"A": 1},
        damage={"A": (0, 4)},
        credits={"A": 20_000, "B": 15_000},
        tops={"ship": "sh01"},
        under={"ship": ["sh09"]},
    ).pick("none", "sh01")
    table.answer("A", "encounter", "space").until("B", "plan").pick("credits")
    table.act("market", "none", "sh09")
    assert table.asked() == [("B", "target_ship")]
    table.pick("mantis")
    assert table.ship("B") == "mantis"
    assert not table.ship_flipped("B")
    assert table.tokens("B") == (0, 0)
    assert table.damage("B") == (0, 3)
    assert table.credits("B") == 2000


# Used Ship for Sale.


def used(**more: object) -> Scenario:
    """A has chosen the event."""
    return shipyard("sh09", **more).pick("sh09")


@rule("RIM-R313", "RIM-R20")
@pytest.mark.parametrize(
    ("ship", "money", "offered"),
    [
        ("g9_rigger", 5000, ["burro", "kestrel"]),
        ("g9_rigger", 12_000, ["burro", "drover", "kestrel", "snare"]),
        ("kestrel", 5000, ["drover", "snare"]),  # 10,000 - 5,000; a Burro costs no more than it
        ("mantis", 5000, ["scythe", "wanderer"]),
    ],
)
def test_any_ship_of_the_supply_that_costs_more_can_be_bought(
    ship: str,
    money: int,
    offered: list[str],
) -> None:
    table = used(ships={"A": ship}, credits={"A": money})
    assert table.asked() == [("A", "target_ship")]
    assert table.options() == [f"ship:{name}" for name in offered]


@rule("RIM-R313")
@pytest.mark.parametrize(
    ("ship", "money", "sold"),
    [("g9_rigger", 4000, False), ("g9_rigger", 5000, True), ("wanderer", 90_000, False)],
)
def test_without_such_a_ship_the_event_cannot_be_chosen(
    ship: str,
    money: int,
    sold: bool,
) -> None:
    table = shipyard("sh09", ships={"A": ship}, credits={"A": money})
    assert ("card:sh09" in table.options()) == sold


@rule("RIM-R313", "RIM-12.1", "RIM-9.9")
def test_a_used_ship_has_3_damage_and_its_card_leaves_the_deck_unseen() -> None:
    table = used(characters={"A": "vask_orrin"}, damage={"A": (1, 2)}, credits={"A": 8000})
    table.pick("kestrel")
    assert (table.ship("A"), table.credits("A")) == ("kestrel", 3000)
    assert table.damage("A") == (1, 3)
    assert "sh01" in table.zone("removed")
    assert "sh09" in [*table.zone("deck", "ship"), table.top("ship")]
    assert len(table.zone("deck", "ship")) == 7  # of nine one is out, one lies open
    table.check_whole()


@rule("RIM-R313", "RIM-11.1", "RIM-R302")
def test_a_used_ship_is_paid_for_in_kind_and_with_discounts() -> None:
    """Snare Interceptor: 10,000 - 1,000 (Hondo) - 8,000 (Assault Launcher)."""
    table = used(assets={"A": ["hondo_ohnaka", "gm06"]}, credits={"A": 1000})
    assert "ship:snare" in table.options()
    assert "ship:mantis" not in table.options()
    table.pick("snare")
    assert (table.ship("A"), table.credits("A")) == ("snare", 0)
    assert table.assets("A") == ["hondo_ohnaka"]
    assert table.bottom("gear_mod") == "gm06"


@rule("RIM-R313", "RIM-9.7")
def test_after_a_used_ship_any_card_of_the_deck_may_turn_up_and_its_icon_counts() -> None:
    """Of two cards, Snare (Hutt, 3 spaces) and the event itself, which is shuffled in."""
    seen = set()
    for key in range(20):
        table = used(
            only={"ship": ["sh09", "sh03"]},
            removed=["sh01"],
            patrols={"hutt": ("t3_b", 1)},
            key=bytes([key]),
        ).pick("kestrel")
        seen.add(table.top("ship"))
        arrived = table.top("ship") == "sh03"
        assert patrols(table)["hutt"] == ("halcyon" if arrived else "t3_b")
    assert seen == {"sh03", "sh09"}


@rule("RIM-R313", "RIM-R314")
def test_what_makes_the_event_cheaper_makes_the_used_ship_cheaper() -> None:
    """Refit Bay on Deepmere: Buy(ship,-3k); all of it is one purchase from the ship deck."""
    table = shopping(
        at={"A": "deepmere"},
        credits={"A": 2000},
        encounter="enc_2-8",
        tops={"ship": "sh09"},
    ).pick("none", "none")
    table.answer("A", "encounter", "space")
    assert table.asked() == [("A", "market_buy")]
    table.pick("sh09")
    assert table.options() == ["ship:burro", "ship:kestrel"]
    table.pick("burro")
    assert (table.ship("A"), table.credits("A")) == ("burro", 0)


@rule("RIM-R98", "RIM-24.1")
def test_a_ship_can_win_before_the_next_card_is_turned_up() -> None:
    """Dax Marlowe's goal: have a ship with cost >= 15k."""
    table = shipyard("sh05", under={"ship": ["sh07"]}, fame={"A": 9}).pick("sh05")
    assert table.outcome() == ("alone", "famous", "A")
    assert table.ship("A") == "mantis"
    assert table.zone("deck", "ship")[0] == "sh07"


@rule("RIM-R98", "RIM-12.3")
def test_goals_look_at_a_new_ship_only_when_all_fits() -> None:
    """Three crew of a Drover Lifter on a Mantis Gunship, which has two slots for them."""
    table = shipyard(
        "sh05",
        ships={"A": "drover"},
        fame={"A": 9},
        assets={"A": ["dengar", "pell_draxo", "tarrukk"]},
    ).pick("sh05")
    assert table.asked() == [("A", "ship_fit")]
    assert (table.outcome(), table.flipped("A")) == (None, False)
    table.pick("dengar")
    assert table.outcome() == ("alone", "famous", "A")
