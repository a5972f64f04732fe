"""The encounters of the Core Worlds (`enc_8`): every section, every branch; C stays, X crosses."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .encounters import (
    Changes,
    count,
    crowded,
    failing,
    hired,
    passing,
    read,
    ships,
    sold,
    trial,
)
from .scenario import scenario

ACROSS: Changes = {"at": "trailing_core"}


@rule("RIM-41.3", "RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_8-1C", "Senate Plaza", "influence", {"credits": 5000}, {}),
        ("enc_8-2C", "Underlevels", "stealth", {"credits": 4000}, {"character_damage": 1}),
        ("enc_8-3C", "Grand Library", "knowledge", {"credits": 5000}, {"credits": 1000}),
    ],
)
def test_whoever_stays_meets_what_is_here(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


@rule("RIM-41.3", "RIM-41.4", "RIM-41.5")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_8-2X", "Traffic Control", "piloting", ACROSS, {"ship_damage": 1}),
        ("enc_8-3X", "Forged Transit", "influence", ACROSS, {"credits": -2000} | ACROSS),
        ("enc_8-10X", "Reckless Route", "piloting", {"fame": 1} | ACROSS, {"ship_damage": 3}),
    ],
)
def test_whoever_crosses_is_tested(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


@rule("RIM-41.5")
def test_one_crosses_from_the_other_end_just_so() -> None:
    back = read("enc_8-2X", "Traffic Control", "crit blank", at={"A": "trailing_core"})
    back.leaves(at="spinward_core")


# Express Lane, enc_8-1X; Trade Exchange, enc_8-4C; Cargo Queue, enc_8-4X.


@rule("RIM-41.4", "RIM-R3", "RIM-R4")
def test_the_express_lane_costs_3000() -> None:
    just = {"credits": {"A": 3000}}
    reading = read("enc_8-1X", "Express Lane", **just).asks("may", "decline", "do:enc_8-1X")
    reading.pick("do:enc_8-1X").leaves(credits=-3000, **ACROSS)
    read("enc_8-1X", "Express Lane", **just).pick("decline").leaves()
    read("enc_8-1X", "Express Lane", credits={"A": 2000}).leaves()


@rule("RIM-R314")
def test_trade_exchange_sells_cargo_for_2000_less_and_then_a_piece_for_1000_less() -> None:
    """Unstamped Fuel Cells, 3,000; Hop-Pack, 4,000."""
    stalls = {
        "tops": {"cargo": "cg07", "gear_mod": "gm05"},
        "under": {"cargo": ["cg08"], "gear_mod": ["gm09"]},
        "credits": {"A": 4000},
    }
    reading = read("enc_8-4C", "Trade Exchange", **stalls).asks("market_buy", "none", "cg07")
    reading.pick("cg07").asks("market_buy", "none", "gm05").pick("gm05", "done").leaves(
        credits=-4000, assets=["+cg07", "+gm05"], cargo=["-cg07"], gear_mod=["-gm05"]
    )
    read("enc_8-4C", "Trade Exchange", **stalls).pick("none", "none").leaves()
    poor = read("enc_8-4C", "Trade Exchange", **stalls | {"credits": {"A": 1000}})
    # The cargo that was bought could pay for the piece.
    poor.pick("cg07").asks("market_buy", "none", "gm05").pick("none").leaves(
        credits=-1000, assets=["+cg07"], cargo=["-cg07"]
    )


@rule("RIM-41.4", "RIM-R3", "RIM-R4")
def test_the_cargo_queue_costs_who_has_cargo_2000() -> None:
    read("enc_8-4X", "Cargo Queue", assets={"A": ["gm01"]}).leaves(**ACROSS)
    laden = {"assets": {"A": ["cg08"]}, "credits": {"A": 2000}}
    reading = read("enc_8-4X", "Cargo Queue", **laden).asks("may", "decline", "do:enc_8-4X")
    reading.pick("do:enc_8-4X").leaves(credits=-2000, **ACROSS)
    read("enc_8-4X", "Cargo Queue", **laden).pick("decline").leaves()
    read("enc_8-4X", "Cargo Queue", **laden | {"credits": {"A": 1000}}).leaves()


# Sky Garage, enc_8-5C; Security Sweep, enc_8-5X; Press Gallery, enc_8-6C; Patriot's Lane, enc_8-6X.


@rule("RIM-R314", "RIM-11.3")
def test_sky_garage_sells_a_ship_for_4000_less() -> None:
    ships("enc_8-5C", "Sky Garage", 4000)


@rule("RIM-41.4", "RIM-20.6")
def test_security_sweep_looks_for_what_is_illegal() -> None:
    read("enc_8-5X", "Security Sweep", assets={"A": ["cg03"]}).leaves(**ACROSS)
    hold = {"assets": {"A": ["cg08"]}}
    for reading in passing("enc_8-5X", "Security Sweep", "stealth", **hold):
        reading.leaves(**ACROSS)
    for reading in failing("enc_8-5X", "Security Sweep", "stealth", **hold):
        reading.leaves(assets=["-cg08"], cargo=["+cg08"])


@rule("RIM-R56")
@pytest.mark.parametrize(("fame", "change"), [(4, 2000), (5, 6000)])
def test_press_gallery_pays_the_famous(fame: int, change: int) -> None:
    read("enc_8-6C", "Press Gallery", fame={"A": fame}).leaves(credits=change)


@rule("RIM-41.4", "RIM-20.6")
def test_patriots_lane_is_open_to_friends_of_the_imperials() -> None:
    read("enc_8-6X", "Patriot's Lane", reputation={"A": {"imperial": 1}}).leaves(**ACROSS)
    trial("enc_8-6X", "Patriot's Lane", "tactics", ACROSS, {"ship_damage": 1})


# Street Doctor, enc_8-7C; Hidden Convoy, enc_8-7X; Fixer, enc_8-8C; Shared Ride, enc_8-8X.


@rule("RIM-5.3", "RIM-R3", "RIM-R4")
def test_street_doctor_heals_for_1000_and_pays_2000_in_any_case() -> None:
    hurt = {"damage": {"A": (2, 3)}, "credits": {"A": 1000}}
    reading = read("enc_8-7C", "Street Doctor", **hurt).asks("may", "decline", "do:enc_8-7C")
    reading.pick("do:enc_8-7C").leaves(credits=1000, character_damage=-2, ship_damage=-3)
    read("enc_8-7C", "Street Doctor", **hurt).pick("decline").leaves(credits=2000)
    read("enc_8-7C", "Street Doctor", **hurt | {"credits": {"A": 0}}).leaves(credits=2000)


@rule("RIM-41.4", "RIM-20.6")
def test_the_hidden_convoy_takes_friends_of_the_rebels_along() -> None:
    read("enc_8-7X", "Hidden Convoy", reputation={"A": {"rebel": 1}}).leaves(**ACROSS)
    trial("enc_8-7X", "Hidden Convoy", "stealth", ACROSS, {})


@rule("RIM-16.3", "RIM-R75", "RIM-R310", "RIM-R311")
def test_fixer_can_be_hired_for_3000() -> None:
    hired("enc_8-8C", "Fixer", 3000, "influence")
    table = scenario(expansion="on", characters={"A": "vask_orrin"}, assets={"A": ["enc_8-8"]})
    assert (count(table, "influence"), count(table, "tech")) == (1, 1)
    crowded("enc_8-8C", "Fixer", {"credits": -3000}, picks=["do:enc_8-8C"])


@rule("RIM-41.5", "RIM-R52")
@pytest.mark.parametrize(
    ("skill", "dice", "change"),
    [
        ("piloting", "hit blank", {"credits": 1000}),
        ("tech", "hit blank", {"credits": 1000}),
        ("tech", "blank blank", {"ship_damage": 2}),
    ],
)
def test_shared_ride_crosses_in_any_case(skill: str, dice: str, change: Changes) -> None:
    """Dax Marlowe has piloting and tech."""
    reading = read("enc_8-8X", "Shared Ride", dice)
    reading.asks("skill", "skill:piloting", "skill:tech").pick(skill)
    reading.leaves(**change | ACROSS)


# Auction House, enc_8-9C; Priority Clearance, enc_8-9X; Bright Lights, enc_8-10C.


@rule("RIM-R314")
def test_auction_house_sells_a_luxury_for_4000_less() -> None:
    sold("enc_8-9C", "Auction House", "luxury", 4000)


@rule("RIM-41.4", "RIM-R10", "RIM-R320", "RIM-20.6")
def test_priority_clearance_is_bought_for_4000_or_talked_out_of_somebody() -> None:
    blocks = ("block:enc_8-9X", "block:enc_8-9X_2")
    just = {"credits": {"A": 4000}}
    reading = read("enc_8-9X", "Priority Clearance", **just).asks("choose", *blocks)
    reading.pick(blocks[0]).leaves(credits=-4000, **ACROSS)
    for reading in passing("enc_8-9X", "Priority Clearance", "influence", **just):
        reading.pick(blocks[1]).leaves(**ACROSS)
    for reading in failing("enc_8-9X", "Priority Clearance", "influence", **just):
        reading.pick(blocks[1]).leaves()
    poor = {"credits": {"A": 3000}}
    trial("enc_8-9X", "Priority Clearance", "influence", ACROSS, {}, **poor)


@rule("RIM-20.6", "RIM-27.1", "RIM-R4")
def test_bright_lights_sell_fame_to_those_who_talk_well() -> None:
    just = {"credits": {"A": 6000}}
    for reading in passing("enc_8-10C", "Bright Lights", "influence", **just):
        reading.asks("may", "decline", "do:enc_8-10C").pick("do:enc_8-10C")
        reading.leaves(credits=-6000, fame=1)
    for reading in passing("enc_8-10C", "Bright Lights", "influence", **just):
        reading.pick("decline").leaves()
    for reading in failing("enc_8-10C", "Bright Lights", "influence", **just):
        reading.leaves(credits=-1000)
