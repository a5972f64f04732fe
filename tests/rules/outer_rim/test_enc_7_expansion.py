"""The encounters of navpoints (`enc_7`) that the expansion adds, with a patrol and without.

Every section, every branch. A is at `t4_c`.
"""

from __future__ import annotations

import pytest

from tests.rule import rule

from .encounters import (
    Changes,
    Reading,
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

FACTIONS = ("faction:hutt", "faction:imperial", "faction:rebel", "faction:syndicate")
TWO = {"imperial": ("t4_c", 1), "rebel": ("t4_c", 2)}
LIKED = {"A": {"imperial": 1}}


def chooses(reading: Reading, faction: str) -> Reading:
    """With two patrols, A is asked as the section starts."""
    reading.asks("target_patrol", "faction:imperial", "faction:rebel")
    return reading.pick(faction)


@rule("RIM-40.1", "RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6", "RIM-R74")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_7-13N", "Echo of a Fleet", "knowledge", {"credits": 4000}, {}),
        ("enc_7-16P", "Target Practice", "tactics", {"credits": 3000}, {"ship_damage": 2}),
    ],
)
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


@rule("RIM-21.2", "RIM-22.3", "RIM-22.5")
def test_a_boarding_party_is_fought_on_the_ground_and_raiders_with_ships() -> None:
    fought("enc_7-12P", "Boarding Party", "ground", 4, {"credits": 4000}, {"character_damage": 1})
    fought("enc_7-16N", "Raider Ambush", "ship", 4, {"credits": 5000}, {})


# Mutual Respect, enc_7-11P; Cold Engines, enc_7-11N.


@rule("RIM-R91", "RIM-16.5")
def test_mutual_respect_pays_a_friend_and_sends_the_patrol_on() -> None:
    reading = read("enc_7-11P", "Mutual Respect", reputation=LIKED)
    reading.asks("push_to", "t3_f", "t4_a", "twinsand").pick("t3_f")
    reading.leaves(credits=3000, imperial_patrol=("t3_f", 1))


@rule("RIM-20.6", "RIM-R10")
def test_mutual_respect_must_be_won_by_the_others() -> None:
    trial("enc_7-11P", "Mutual Respect", "tactics", {"imperial": 1}, {})
    for reading in passing("enc_7-11P", "Mutual Respect", "tactics", patrols=TWO):
        chooses(reading, "rebel").leaves(rebel=1)


@rule("RIM-5.3", "RIM-20.6")
@pytest.mark.parametrize(("damage", "repaired"), [(2, -1), (0, 0)])
def test_cold_engines_repair_1_and_test_tech(damage: int, repaired: int) -> None:
    dented = {"damage": {"A": (1, damage)}}
    felt = {"ship_damage": repaired} if repaired else {}
    trial("enc_7-11N", "Cold Engines", "tech", {"credits": 3000} | felt, felt, **dented)


# Wandering Merchant, enc_7-12N; Blind Spot, enc_7-13P; Toll Gate, enc_7-14P.


@rule("RIM-R314")
def test_wandering_merchant_sells_pieces_at_their_price() -> None:
    sold("enc_7-12N", "Wandering Merchant", "gear_mod", 0)


@rule("RIM-6.1", "RIM-20.6", "RIM-19.2")
def test_blind_spot_leads_up_to_4_spaces_away_or_is_remembered() -> None:
    for reading in passing("enc_7-13P", "Blind Spot", "stealth"):
        reading.pick("twinsand", "t4_d", "t5_c", "t5_e").leaves(at="t5_e")
    for reading in passing("enc_7-13P", "Blind Spot", "stealth"):
        reading.pick("stop").leaves()
    for reading in failing("enc_7-13P", "Blind Spot", "stealth"):
        reading.leaves(imperial=-1)
    for reading in failing("enc_7-13P", "Blind Spot", "stealth", patrols=TWO):
        chooses(reading, "rebel").leaves(rebel=-1)


@rule("RIM-R10", "RIM-R320", "RIM-15.3")
@pytest.mark.parametrize(("purse", "change"), [(9000, -2000), (1000, -1000), (0, 0)])
def test_toll_gate_takes_what_there_is_or_a_friend(purse: int, change: int) -> None:
    blocks = tuple(f"block:enc_7-14P{n}" for n in ("", "_2", "_3"))
    toll = {"credits": {"A": purse}}
    paid = read("enc_7-14P", "Toll Gate", **toll).asks("choose", *blocks).pick(blocks[0])
    paid.leaves(**{"credits": change} if change else {})
    read("enc_7-14P", "Toll Gate", **toll).pick(blocks[1]).leaves(imperial=-1)


@rule("RIM-15.2", "RIM-15.3", "RIM-21.3")
def test_toll_gate_can_be_broken_by_fighting_the_patrol() -> None:
    """The Imperial patrol of level 1: combat 3, +3k."""
    won = read("enc_7-14P", "Toll Gate", tie(3)).pick("block:enc_7-14P_3")
    won.leaves(credits=3000, imperial=-1, ship_damage=2, imperial_patrol=("e2_n", 2))
    lost = read("enc_7-14P", "Toll Gate", loss(3)).pick("block:enc_7-14P_3", "t3_f")
    lost.leaves(ship_damage=2, imperial_patrol=("t3_f", 1))


# Comet Run, enc_7-14N; Shore Leave, enc_7-15P; Hitchhiker, enc_7-15N.


@rule("RIM-6.1", "RIM-R303", "RIM-20.6")
def test_comet_run_leads_up_to_3_spaces_away_and_pays() -> None:
    for reading in passing("enc_7-14N", "Comet Run", "piloting"):
        reading.pick("t3_f", "maelstrom").leaves(at="maelstrom", credits=1000)
    for reading in passing("enc_7-14N", "Comet Run", "piloting"):
        reading.pick("stop").leaves(credits=1000)
    for reading in failing("enc_7-14N", "Comet Run", "piloting"):
        reading.leaves(ship_damage=1)


@rule("RIM-16.3", "RIM-20.6", "RIM-R75")
def test_shore_leave_brings_a_deserter_aboard() -> None:
    read("enc_7-15P", "Shore Leave", reputation=LIKED).leaves(assets=["+enc_7-15"])
    for reading in passing("enc_7-15P", "Shore Leave", "influence"):
        reading.leaves(assets=["+enc_7-15"])
    for reading in failing("enc_7-15P", "Shore Leave", "influence"):
        reading.leaves()
    two = {"patrols": TWO, "reputation": LIKED}
    chooses(read("enc_7-15P", "Shore Leave", **two), "imperial").leaves(assets=["+enc_7-15"])


@rule("RIM-16.3", "RIM-R75", "RIM-R310")
def test_hitchhiker_costs_1000() -> None:
    just = {"credits": {"A": 1000}}
    reading = read("enc_7-15N", "Hitchhiker", **just).asks("may", "decline", "do:enc_7-15N")
    table = reading.pick("do:enc_7-15N").leaves(credits=-1000, assets=["+enc_7-15"])
    assert count(table, "knowledge") == 1
    read("enc_7-15N", "Hitchhiker", **just).pick("decline").leaves()
    read("enc_7-15N", "Hitchhiker", credits={"A": 0}).leaves()
    crowded("enc_7-15N", "Hitchhiker", {"credits": -1000}, picks=["do:enc_7-15N"])


# Flagship, enc_7-17P; Abandoned Cargo, enc_7-17N.


@rule("RIM-20.6", "RIM-27.1")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_flagship_is_a_strong_patrol(level: int) -> None:
    met = {"patrols": {"imperial": ("t4_c", level)}}
    if level < 3:
        read("enc_7-17P", "Flagship", **met).leaves(credits=2000)
    else:
        trial("enc_7-17P", "Flagship", "piloting", {"fame": 1}, {"ship_damage": 3}, **met)


@rule("RIM-R87", "RIM-20.6")
def test_abandoned_cargo_is_free_for_the_strong() -> None:
    for reading in passing("enc_7-17N", "Abandoned Cargo", "strength", **wares("cargo")):
        takes(reading, "cargo")
    for reading in passing("enc_7-17N", "Abandoned Cargo", "strength", **wares("cargo")):
        refuses(reading, "cargo")
    for reading in failing("enc_7-17N", "Abandoned Cargo", "strength", **wares("cargo")):
        reading.leaves()


# Friendly Signal, enc_7-18P; Nav Buoy, enc_7-18N.


@rule("RIM-16.4", "RIM-R78")
def test_friendly_signal_is_kept_unseen() -> None:
    reading = read("enc_7-18P", "Friendly Signal")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_7-18"])
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    assert not any("Friendly" in line for line in table.words("B"))


@rule("RIM-14.2", "RIM-R78", "RIM-R97")
def test_friendly_signal_spares_the_forced_fight_once() -> None:
    table = scenario(
        expansion="on",
        phase="encounter",
        at={"A": "twinsand"},
        characters={"A": "dax_marlowe"},
        secrets={"A": ["enc_7-18"]},
        reputation={"A": {"hutt": -1}},
        patrols={"hutt": ("twinsand", 1)},
    )
    assert table.asked() == [("A", "use_secret")]
    assert table.usable() == ["enc_7-18"]
    kept = table.copy().choose("keep")
    assert kept.asked() != [("A", "encounter")]  # there is only the patrol
    table.use("enc_7-18")
    assert table.asked() == [("A", "encounter")]
    assert {"space", "patrol:hutt"} < set(table.options())
    assert table.bottom("enc_7") == "enc_7-18"


@rule("RIM-6.1", "RIM-17.1", "RIM-R303")
def test_nav_buoy_leads_to_a_planet_where_a_face_is_named() -> None:
    lying = {"contacts": {"twinsand_right": "murrogh"}}
    reading = read("enc_7-18N", "Nav Buoy", **lying).pick("twinsand", "stop")
    reading.asks(
        "target_contact", "spot:twinsand_left", "spot:twinsand_middle", "spot:twinsand_right"
    )
    reading.pick("twinsand_right").leaves(at="twinsand", faceup=["+murrogh"], facedown=["-murrogh"])
    read("enc_7-18N", "Nav Buoy").pick("t4_a", "t3_d").leaves(at="t3_d")
    read("enc_7-18N", "Nav Buoy").pick("stop").leaves()


# Ransom, enc_7-19P; Dead Calm, enc_7-19N.


@rule("RIM-R10", "RIM-R320", "RIM-R5")
@pytest.mark.parametrize(("purse", "change"), [(9000, -3000), (2000, -2000), (0, 0)])
def test_ransom_is_paid_for_the_crew_or_with_it(purse: int, change: int) -> None:
    blocks = ("block:enc_7-19P", "block:enc_7-19P_2")
    manned = {"assets": {"A": ["enc_1-5"]}, "credits": {"A": purse}}
    paid = read("enc_7-19P", "Ransom", **manned).asks("choose", *blocks).pick(blocks[0])
    paid.leaves(**{"credits": change} if change else {})
    read("enc_7-19P", "Ransom", **manned).pick(blocks[1]).leaves(
        assets=["-enc_1-5"], enc_1=["+enc_1-5"]
    )


@rule("RIM-16.2")
def test_ransom_pays_who_flies_alone() -> None:
    read("enc_7-19P", "Ransom").leaves(credits=1000)


@rule("RIM-R10", "RIM-5.3")
def test_dead_calm_heals_everything_or_pays() -> None:
    blocks = ("block:enc_7-19N", "block:enc_7-19N_2")
    hurt = {"damage": {"A": (2, 3)}}
    read("enc_7-19N", "Dead Calm", **hurt).asks("choose", *blocks).pick(blocks[0]).leaves(
        character_damage=-2, ship_damage=-3
    )
    read("enc_7-19N", "Dead Calm", **hurt).pick(blocks[1]).leaves(credits=2000)


# Show of Force, enc_7-20P; Starfall, enc_7-20N.


@rule("RIM-R91", "RIM-20.6")
def test_show_of_force_sends_any_patrol_3_spaces_off_and_pays() -> None:
    for reading in passing("enc_7-20P", "Show of Force", "influence"):
        reading.asks("push_patrol", *FACTIONS).pick("imperial")
        reading.asks("push_to", "gloomrock", "t3_c", "t3_e", "t4_b", "t5_c").pick("t5_c")
        reading.leaves(credits=1000, imperial_patrol=("t5_c", 1))
    for reading in failing("enc_7-20P", "Show of Force", "influence"):
        reading.leaves()


@rule("RIM-1.8")
@pytest.mark.parametrize(
    ("face", "change"),
    [
        ("hit", {"credits": 4000}),
        ("crit", {"credits": 4000}),
        ("focus", {"credits": 2000}),
        ("blank", {"ship_damage": 2}),
    ],
)
def test_starfall_is_what_the_die_says(face: str, change: Changes) -> None:
    read("enc_7-20N", "Starfall", face).leaves(**change)
