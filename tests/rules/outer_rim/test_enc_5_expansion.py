"""The encounters of Serenna and Cindervale (`enc_5`) that the expansion adds: every branch."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .encounters import (
    Changes,
    count,
    failing,
    fought,
    hired,
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

FACTIONS = ("hutt", "imperial", "rebel", "syndicate")


@rule("RIM-40.1", "RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_5-11B", "Minefield", "tech", {"credits": 5000}, {"character_damage": 2}),
        (
            "enc_5-15B", "Free Flyers", "piloting", {"rebel": 1, "credits": 2000},
            {"ship_damage": 1},
        ),
        (
            "enc_5-16B", "Betrayal", "stealth", {"credits": 5000, "rebel": -1},
            {"character_damage": 1},
        ),
        ("enc_5-17B", "Last Transport", "strength", {"credits": 4000}, {}),
    ],
)  # fmt: skip
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


@rule("RIM-22.3", "RIM-22.5", "RIM-27.1")
def test_ember_duel_is_fought_for_fame() -> None:
    fought("enc_5-19B", "Ember Duel", "ground", 5, {"fame": 1}, {"character_damage": 1})


# Lake House, enc_5-11A; Opera Box, enc_5-12A; Supply Raid, enc_5-12B.


@rule("RIM-5.3")
def test_lake_house_heals_everything_and_pays() -> None:
    read("enc_5-11A", "Lake House", damage={"A": (2, 3)}).leaves(
        character_damage=-2, ship_damage=-3, credits=1000
    )


@rule("RIM-20.6", "RIM-R328")
def test_opera_box_is_worth_friends_or_costs_2000() -> None:
    for faction in FACTIONS:
        for reading in passing("enc_5-12A", "Opera Box", "influence"):
            reading.asks("target_faction", *[f"faction:{each}" for each in FACTIONS])
            reading.pick(faction).leaves(**{"credits": 3000, faction: 1})
    for reading in failing("enc_5-12A", "Opera Box", "influence"):
        reading.leaves(credits=-2000)


@rule("RIM-R87", "RIM-22.5")
def test_supply_raid_takes_a_cargo_from_the_imperials() -> None:
    felt = {"character_damage": 2, "imperial": -1}
    takes(read("enc_5-12B", "Supply Raid", tie(4), **wares("cargo")), "cargo", **felt)
    refuses(read("enc_5-12B", "Supply Raid", tie(4), **wares("cargo")), "cargo", **felt)
    read("enc_5-12B", "Supply Raid", loss(4), **wares("cargo")).leaves(character_damage=2)


# Portrait Sitting, enc_5-13A; Guerrilla School, enc_5-13B; Palace Leak, enc_5-14A.


@rule("RIM-R56")
@pytest.mark.parametrize(("fame", "change"), [(4, 2000), (5, 6000)])
def test_portrait_sitting_pays_the_famous(fame: int, change: int) -> None:
    read("enc_5-13A", "Portrait Sitting", fame={"A": fame}).leaves(credits=change)


@rule("RIM-R92", "RIM-20.6")
def test_guerrilla_school_pays_and_lends_any_skill_for_the_next_test() -> None:
    for reading in failing("enc_5-13B", "Guerrilla School", "tactics"):
        reading.leaves()
    for reading in passing("enc_5-13B", "Guerrilla School", "tactics"):
        table = reading.leaves(credits=2000)
        table.until("A", "plan").pick("recover")
        assert len(table.g.next_skill[0]) == 1


@rule("RIM-R318")
def test_palace_leak_names_two_faces_one_after_the_other() -> None:
    lying = {"contacts": {"twinsand_right": "murrogh", "deepmere_left": "pell_draxo"}}
    reading = read("enc_5-14A", "Palace Leak", **lying).pick("deepmere_left", "twinsand_right")
    reading.leaves(faceup=["+murrogh", "+pell_draxo"], facedown=["-murrogh", "-pell_draxo"])


# Clay Doctors, enc_5-14B; Retired Admiral, enc_5-15A; Inheritance, enc_5-16A.


@rule("RIM-5.3", "RIM-20.6")
def test_clay_doctors_heal_the_character_and_ask_a_riddle() -> None:
    hurt = {"damage": {"A": (2, 1)}}
    healed = {"character_damage": -2}
    trial("enc_5-14B", "Clay Doctors", "knowledge", {"credits": 3000} | healed, healed, **hurt)


@rule("RIM-16.3", "RIM-R75", "RIM-R310", "RIM-R311")
def test_the_retired_admiral_can_be_hired_for_4000() -> None:
    hired("enc_5-15A", "Retired Admiral", 4000, "tactics")
    table = scenario(expansion="on", characters={"A": "vask_orrin"}, assets={"A": ["enc_5-15"]})
    assert (count(table, "tactics"), count(table, "piloting")) == (2, 1)


@rule("RIM-16.4", "RIM-R78", "RIM-R83")
def test_inheritance_is_kept_unseen_and_claimed_on_serenna() -> None:
    reading = read("enc_5-16A", "Inheritance")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_5-16"])
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    for at, usable in (("serenna", ["enc_5-16"]), ("cindervale", []), ("takodana", [])):
        table = scenario(
            expansion="on", phase="action", at={"A": at}, characters={"A": "dax_marlowe"},
            secrets={"A": ["enc_5-16"]},
        ).act("abilities")  # fmt: skip
        assert table.usable() == usable
        if usable:
            table.use("enc_5-16")
            assert (table.credits("A"), table.secrets("A")) == (6000, [])
            assert table.bottom("enc_5") == "enc_5-16"


# Shipyard Test, enc_5-17A; Censors, enc_5-18A; Firebrand, enc_5-18B.


@rule("RIM-R314", "RIM-20.6")
def test_shipyard_test_sells_a_ship_for_5000_less() -> None:
    """A Drover Lifter, 10,000, for a Kestrel Courier, 5,000."""
    yard = {"tops": {"ship": "sh04"}, "under": {"ship": ["sh02"]}, "credits": {"A": 0}}
    for reading in passing("enc_5-17A", "Shipyard Test", "piloting", **yard):
        reading.asks("market_buy", "none", "sh04").pick("sh04").leaves(
            ship="drover", ship_deck=["-sh04"], removed=["+sh04"], hangar=["-drover", "+kestrel"]
        )
    for reading in passing("enc_5-17A", "Shipyard Test", "piloting", **yard):
        reading.pick("none").leaves()
    for reading in failing("enc_5-17A", "Shipyard Test", "piloting", **yard):
        reading.leaves(ship_damage=1)


@rule("RIM-R10", "RIM-R320")
@pytest.mark.parametrize(("purse", "change"), [(9000, -2000), (1000, -1000), (0, 0)])
def test_censors_take_what_there_is_or_a_name(purse: int, change: int) -> None:
    blocks = ("block:enc_5-18A", "block:enc_5-18A_2")
    paid = read("enc_5-18A", "Censors", credits={"A": purse}).asks("choose", *blocks)
    paid.pick(blocks[0]).leaves(**{"credits": change} if change else {})
    told = read("enc_5-18A", "Censors", credits={"A": purse}).pick(blocks[1])
    told.leaves(imperial=-1, credits=2000)


@rule("RIM-16.3", "RIM-R75", "RIM-R311")
def test_firebrand_joins_friends_of_the_rebels() -> None:
    friend = {"reputation": {"A": {"rebel": 1}}}
    read("enc_5-18B", "Firebrand", **friend).leaves(assets=["+enc_5-18"])
    for standing in (0, -1):
        read("enc_5-18B", "Firebrand", reputation={"A": {"rebel": standing}}).leaves()
    full = {"assets": {"A": ["enc_1-5", "enc_6-1"]}}
    reading = read("enc_5-18B", "Firebrand", **friend, **full)
    reading.asks("make_room", "decline", "enc_1-5", "enc_6-1").pick("enc_6-1")
    reading.leaves(assets=["-enc_6-1", "+enc_5-18"], enc_6=["+enc_6-1"])
    read("enc_5-18B", "Firebrand", **friend, **full).pick("decline").leaves()
    table = scenario(expansion="on", characters={"A": "dax_marlowe"}, assets={"A": ["enc_5-18"]})
    assert (count(table, "influence"), count(table, "tactics")) == (1, 1)


# Collector's Fair, enc_5-19A; State Dinner, enc_5-20A; Cold Trail, enc_5-20B.


@rule("RIM-R314")
def test_collectors_fair_sells_a_luxury_for_3000_less() -> None:
    sold("enc_5-19A", "Collector's Fair", "luxury", 3000)


@rule("RIM-16.5", "RIM-20.6", "RIM-27.1")
def test_state_dinner_makes_friends_famous_and_befriends_the_others() -> None:
    friend = {"reputation": {"A": {"imperial": 1}}}
    trial("enc_5-20A", "State Dinner", "influence", {"fame": 1}, {"credits": 3000}, **friend)
    for standing in (0, -1):
        read("enc_5-20A", "State Dinner", reputation={"A": {"imperial": standing}}).leaves(
            imperial=1
        )


@rule("RIM-17.8")
def test_cold_trail_shows_one_face_here_to_the_reader_alone() -> None:
    lying = {"contacts": {"cindervale_left": "pell_draxo", "cindervale_middle": "hx9"}}
    reading = read("enc_5-20B", "Cold Trail", **lying)
    reading.asks(
        "target_contact", "spot:cindervale_left", "spot:cindervale_middle",
        "spot:cindervale_right",
    )  # fmt: skip
    table = reading.pick("cindervale_middle").leaves(credits=3000)
    assert table.knows("A", "contacts", "cindervale_middle") == ["hx9"]
    assert table.knows("B", "contacts", "cindervale_middle") == []
    none = read("enc_5-20B", "Cold Trail", empty=[
        f"cindervale_{side}" for side in ("left", "right", "middle")
    ])  # fmt: skip
    none.leaves(credits=3000)
