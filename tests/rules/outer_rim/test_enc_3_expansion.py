"""The encounters of Gloomrock and the Maelstrom (`enc_3`) that the expansion adds: every branch."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .encounters import (
    Changes,
    count,
    crowded,
    failing,
    fought,
    loss,
    passing,
    read,
    refuses,
    sold,
    takes,
    tie,
    trial,
    wares,
)
from .scenario import scenario


@rule("RIM-40.1", "RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_3-11B", "Shearing Rocks", "piloting", {"credits": 5000}, {"ship_damage": 2}),
        ("enc_3-12A", "Ledger Swap", "tech", {"credits": 5000}, {"syndicate": -1}),
        ("enc_3-12B", "Wreck Divers", "strength", {"credits": 4000}, {"character_damage": 1}),
        ("enc_3-13A", "Hidden Seam", "knowledge", {"credits": 5000}, {}),
        ("enc_3-15A", "Gas Pocket", "piloting", {"credits": 3000}, {"character_damage": 1}),
        ("enc_3-18A", "Cave-In Heroics", "strength", {"fame": 1}, {"character_damage": 3}),
        ("enc_3-20B", "Static Field", "tech", {"credits": 4000}, {"ship_damage": 1}),
    ],
)
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


@rule("RIM-21.2", "RIM-22.3", "RIM-22.5")
@pytest.mark.parametrize(
    ("section", "title", "kind", "won", "lost"),
    [
        ("enc_3-19B", "Ram Speed", "ship", {"credits": 6000}, {"ship_damage": 1}),
        ("enc_3-20A", "Blood in the Dust", "ground", {"credits": 7000}, {}),
    ],
)
def test_a_fight_is_won_or_lost(
    section: str, title: str, kind: str, won: Changes, lost: Changes
) -> None:
    fought(section, title, kind, 5, won, lost)


# Rush Order, enc_3-11A.


@rule("RIM-16.3", "RIM-52.1")
def test_rush_order_must_be_taken_and_slows_the_ship_down() -> None:
    """A Kestrel Courier flies 6 spaces, Dax Marlowe makes it 8."""
    table = read("enc_3-11A", "Rush Order").leaves(assets=["+enc_3-11"])
    assert table.values("A")["hyperdrive"] == 7
    laden = read("enc_3-11A", "Rush Order", assets={"A": ["cg08"]})
    laden.leaves(assets=["-cg08", "+enc_3-11"], cargo=["+cg08"])


@rule("RIM-13.2", "RIM-3.5")
def test_priority_delivery_goes_to_twinsand_for_6000() -> None:
    table = scenario(
        expansion="on", phase="action", at={"A": "twinsand"}, assets={"A": ["enc_3-11"]}
    )
    table.act("deliver").pick("enc_3-11")
    assert (table.credits("A"), table.assets("A")) == (6000, [])
    assert table.bottom("enc_3") == "enc_3-11"
    assert table.values("A")["hyperdrive"] == 6


# Time Slip, enc_3-13B; Foreman's Daughter, enc_3-14A; Rogue Drones, enc_3-14B.


@rule("RIM-6.1", "RIM-6.4", "RIM-20.6")
def test_time_slip_leads_up_to_6_spaces_away_or_dents_the_hull() -> None:
    way = ["t3_e", "t2_d", "deepmere", "t2_m", "halcyon", "t2_a"]
    for reading in passing("enc_3-13B", "Time Slip", "knowledge"):
        for space in way:
            reading.pick(space)
        reading.leaves(at="t2_a")
    for reading in passing("enc_3-13B", "Time Slip", "knowledge"):
        reading.pick("stop").leaves()
    for reading in failing("enc_3-13B", "Time Slip", "knowledge"):
        reading.leaves(ship_damage=1)


@rule("RIM-16.3", "RIM-20.6", "RIM-R75")
def test_foremans_daughter_follows_who_talks_well() -> None:
    for reading in passing("enc_3-14A", "Foreman's Daughter", "influence"):
        reading.leaves(assets=["+enc_3-14"])
    for reading in failing("enc_3-14A", "Foreman's Daughter", "influence"):
        reading.leaves()
    crowded("enc_3-14A", "Foreman's Daughter", {}, dice="crit blank")
    table = scenario(expansion="on", characters={"A": "vask_orrin"}, assets={"A": ["enc_3-14"]})
    assert (count(table, "strength"), count(table, "tech")) == (1, 1)


@rule("RIM-R87", "RIM-22.5")
def test_rogue_drones_guard_credits_and_a_piece() -> None:
    hurt = {"ship_damage": 2, "credits": 3000}
    takes(read("enc_3-14B", "Rogue Drones", tie(4), **wares("gear_mod")), "gear_mod", **hurt)
    refuses(read("enc_3-14B", "Rogue Drones", tie(4), **wares("gear_mod")), "gear_mod", **hurt)
    read("enc_3-14B", "Rogue Drones", loss(4), **wares("gear_mod")).leaves(ship_damage=2)


# Beacon Keeper, enc_3-15B; Buyers' Ring, enc_3-16A; Eye of the Storm, enc_3-16B.


@rule("RIM-5.3", "RIM-17.1")
def test_beacon_keeper_mends_the_ship_and_names_a_face() -> None:
    dented = {"damage": {"A": (1, 3)}, "contacts": {"twinsand_right": "murrogh"}}
    reading = read("enc_3-15B", "Beacon Keeper", **dented)
    assert reading.table.asked() == [("A", "target_contact")]
    reading.pick("twinsand_right")
    reading.leaves(ship_damage=-3, faceup=["+murrogh"], facedown=["-murrogh"])


@rule("RIM-R3", "RIM-R4", "RIM-R310")
def test_buyers_ring_pays_6000_for_a_cargo() -> None:
    laden = {"assets": {"A": ["cg08", "gm01"]}}
    reading = read("enc_3-16A", "Buyers' Ring", **laden).asks("may", "decline", "do:enc_3-16A")
    reading.pick("do:enc_3-16A").leaves(credits=6000, assets=["-cg08"], cargo=["+cg08"])
    read("enc_3-16A", "Buyers' Ring", **laden).pick("decline").leaves()
    read("enc_3-16A", "Buyers' Ring", assets={"A": ["gm01"]}).leaves()


@rule("RIM-R52", "RIM-20.6", "RIM-27.1")
@pytest.mark.parametrize(
    ("dice", "change"),
    [
        ("crit blank crit blank", {"fame": 1}),
        ("crit blank blank blank", {"credits": 3000}),
        ("blank blank", {"ship_damage": 3}),
    ],
)
def test_eye_of_the_storm_takes_two_tests_for_fame(dice: str, change: Changes) -> None:
    read("enc_3-16B", "Eye of the Storm", dice).leaves(**change)


# Dust Addicts, enc_3-17A; Salvaged Log, enc_3-17B.


@rule("RIM-R10", "RIM-R320")
def test_dust_addicts_are_helped_for_1000_or_sold_out() -> None:
    blocks = ("block:enc_3-17A", "block:enc_3-17A_2")
    just = {"credits": {"A": 1000}}
    helped = read("enc_3-17A", "Dust Addicts", **just).asks("choose", *blocks).pick(blocks[0])
    helped.leaves(credits=-1000, syndicate=1)
    read("enc_3-17A", "Dust Addicts", **just).pick(blocks[1]).leaves(credits=2000, syndicate=-1)
    read("enc_3-17A", "Dust Addicts", credits={"A": 0}).leaves(credits=2000, syndicate=-1)


@rule("RIM-16.4", "RIM-R78", "RIM-R92")
def test_salvaged_log_is_kept_unseen_and_lends_any_skill_for_one_test() -> None:
    reading = read("enc_3-17B", "Salvaged Log")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_3-17"])
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    held = {"secrets": {"A": ["enc_3-17"]}, "characters": {"A": "vask_orrin"}}
    reading = read("enc_3-20B", "Static Field", "hit blank", **held)
    assert reading.table.asked() == [("A", "use_secret")]
    reading.table.use("enc_3-17")
    reading.leaves(
        credits=4000, secrets=["-enc_3-17"], enc_3=["-enc_3-20", "+enc_3-17", "+enc_3-20"]
    )
    reading = read("enc_3-20B", "Static Field", "hit blank", **held)
    reading.pick("keep").leaves(ship_damage=1)


# Smugglers' Meet, enc_3-18B; Warden's Bribe, enc_3-19A.


@rule("RIM-R314")
def test_smugglers_meet_sells_cargo_for_2000_less() -> None:
    sold("enc_3-18B", "Smugglers' Meet", "cargo", 2000)


@rule("RIM-R4", "RIM-R310")
def test_wardens_bribe_costs_3000_and_gives_1000_back() -> None:
    reading = read("enc_3-19A", "Warden's Bribe", credits={"A": 3000})
    reading.asks("may", "decline", "do:enc_3-19A").pick("do:enc_3-19A")
    reading.leaves(credits=-2000, syndicate=1)
    read("enc_3-19A", "Warden's Bribe").pick("decline").leaves()
    read("enc_3-19A", "Warden's Bribe", credits={"A": 2000}).leaves()
