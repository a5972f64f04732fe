"""The encounters of Takodana and the Ring of Kafrene (`enc_6`) that the expansion adds.

Every section, every branch; card 10x takes the place of card 10.
"""

from __future__ import annotations

import pytest

from tests.rule import rule

from .encounters import (
    Changes,
    count,
    crowded,
    failing,
    fought,
    passing,
    read,
    refuses,
    takes,
    trial,
    wares,
)
from .scenario import scenario

FACTIONS = ("hutt", "imperial", "rebel", "syndicate")


@rule("RIM-40.1", "RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_6-12B", "Vent Crawlers", "stealth", {"credits": 4000}, {"character_damage": 1}),
        ("enc_6-13B", "Ore Graders", "knowledge", {"credits": 4000}, {}),
        ("enc_6-20B", "Undocking Clamp", "tech", {"credits": 4000}, {"ship_damage": 1}),
    ],
)
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


@rule("RIM-22.3", "RIM-22.5")
def test_gangway_knife_is_a_fight_on_the_ground() -> None:
    fought("enc_6-14B", "Gangway Knife", "ground", 4, {"credits": 4000}, {})


# The Back Room, enc_6-10xA; Spy in the Crowd, enc_6-10xB.


@rule("RIM-40.1", "RIM-R10", "RIM-R320", "RIM-27.1")
def test_the_back_room_sells_fame_or_pays_while_nobody_plays_zanni() -> None:
    blocks = ("block:enc_6-10xA", "block:enc_6-10xA_2")
    just = {"credits": {"A": 4000}}
    for reading in passing("enc_6-10xA", "The Back Room", "influence", **just):
        reading.asks("choose", *blocks).pick(blocks[0]).leaves(credits=-4000, fame=1)
    for reading in passing("enc_6-10xA", "The Back Room", "influence", **just):
        reading.pick(blocks[1]).leaves(credits=4000)
    for reading in failing("enc_6-10xA", "The Back Room", "influence"):
        reading.leaves()


@rule("RIM-40.1", "RIM-1.8")
@pytest.mark.parametrize("who", ["A", "C"])
def test_the_back_room_only_pays_while_somebody_plays_zanni(who: str) -> None:
    """Zanni has influence once."""
    people = {"characters": {"A": "dax_marlowe", who: "zanni"}}
    dice = "blank hit" if who == "A" else "blank crit"
    read("enc_6-10xA", "The Back Room", dice, **people).leaves(credits=4000)
    read("enc_6-10xA", "The Back Room", "focus blank", **people).leaves()


@rule("RIM-R52")
@pytest.mark.parametrize(
    ("chosen", "dice", "change"),
    [
        ("knowledge", "hit blank", {}),
        ("stealth", "hit blank", {"imperial": 1, "credits": 1000}),
        ("knowledge", "crit blank", {"imperial": 1, "credits": 1000}),
    ],
)
def test_spy_in_the_crowd_tests_the_skill_of_ones_choice(
    chosen: str, dice: str, change: Changes
) -> None:
    """Vask Orrin has stealth."""
    own = {"characters": {"A": "vask_orrin"}}
    reading = read("enc_6-10xB", "Spy in the Crowd", dice, **own)
    reading.asks("skill", "skill:knowledge", "skill:stealth").pick(chosen).leaves(**change)


# Banner Hall, enc_6-12A; Lost Luggage, enc_6-13A; Storyteller, enc_6-14A.


@rule("RIM-19.1")
@pytest.mark.parametrize(
    ("liked", "change"), [({}, 2000), ({"hutt": -1}, 2000), ({"hutt": -1, "rebel": 1}, 4000)]
)
def test_banner_hall_pays_who_has_a_friend(liked: dict[str, int], change: int) -> None:
    read("enc_6-12A", "Banner Hall", reputation={"A": liked}).leaves(credits=change)


@rule("RIM-1.8", "RIM-R87")
def test_lost_luggage_holds_what_the_die_says() -> None:
    market = wares("gear_mod")
    read("enc_6-13A", "Lost Luggage", "hit", **market).leaves(credits=3000)
    read("enc_6-13A", "Lost Luggage", "focus", **market).leaves(credits=1000)
    read("enc_6-13A", "Lost Luggage", "blank", **market).leaves()
    takes(read("enc_6-13A", "Lost Luggage", "crit", **market), "gear_mod")
    refuses(read("enc_6-13A", "Lost Luggage", "crit", **market), "gear_mod")


@rule("RIM-R318", "RIM-20.6")
def test_storyteller_names_two_faces_and_pays() -> None:
    lying = {"contacts": {"twinsand_right": "murrogh", "deepmere_left": "pell_draxo"}}
    for reading in passing("enc_6-14A", "Storyteller", "knowledge", **lying):
        reading.pick("deepmere_left", "twinsand_right").leaves(
            credits=2000, faceup=["+murrogh", "+pell_draxo"], facedown=["-murrogh", "-pell_draxo"]
        )
    for reading in failing("enc_6-14A", "Storyteller", "knowledge", **lying):
        reading.leaves()


# Sworn Blade, enc_6-15A; Pay the Ferryman, enc_6-15B.


@rule("RIM-16.3", "RIM-20.6", "RIM-R310")
def test_sworn_blade_is_won_or_hired() -> None:
    for reading in passing("enc_6-15A", "Sworn Blade", "strength"):
        reading.leaves(assets=["+enc_6-15"])
    just = {"credits": {"A": 4000}}
    for reading in failing("enc_6-15A", "Sworn Blade", "strength", **just):
        reading.asks("may", "decline", "do:enc_6-15A").pick("do:enc_6-15A")
        reading.leaves(credits=-4000, assets=["+enc_6-15"])
    for reading in failing("enc_6-15A", "Sworn Blade", "strength", **just):
        reading.pick("decline").leaves()
    for reading in failing("enc_6-15A", "Sworn Blade", "strength", credits={"A": 3000}):
        reading.leaves()
    crowded("enc_6-15A", "Sworn Blade", {}, dice="crit blank")
    table = scenario(expansion="on", characters={"A": "dax_marlowe"}, assets={"A": ["enc_6-15"]})
    assert (count(table, "strength"), count(table, "stealth")) == (1, 1)


@rule("RIM-6.1", "RIM-R3", "RIM-R4")
def test_pay_the_ferryman_2000_for_5_spaces() -> None:
    way = ["t6_c", "t5_d", "cindervale", "t5_e", "serenna"]
    just = {"credits": {"A": 2000}}
    reading = read("enc_6-15B", "Pay the Ferryman", **just).asks("may", "decline", "do:enc_6-15B")
    reading.pick("do:enc_6-15B", *way).leaves(credits=-2000, at="serenna")
    reading = read("enc_6-15B", "Pay the Ferryman", **just).pick("do:enc_6-15B", "t6_c", "stop")
    reading.leaves(credits=-2000, at="t6_c")
    read("enc_6-15B", "Pay the Ferryman", **just).pick("decline").leaves()
    read("enc_6-15B", "Pay the Ferryman", credits={"A": 1000}).leaves()


# Pirate Reunion, enc_6-16A; Hot Cargo, enc_6-16B.


@rule("RIM-16.2")
@pytest.mark.parametrize(
    ("crew", "change"), [([], 2000), (["enc_1-5"], 2000), (["enc_1-5", "pell_draxo"], 5000)]
)
def test_pirate_reunion_pays_for_two_crew(crew: list[str], change: int) -> None:
    read("enc_6-16A", "Pirate Reunion", assets={"A": crew}).leaves(credits=change)


@rule("RIM-R87", "RIM-R328", "RIM-20.6")
def test_hot_cargo_is_free_or_costs_a_friend() -> None:
    for reading in passing("enc_6-16B", "Hot Cargo", "stealth", **wares("cargo")):
        takes(reading, "cargo")
    for reading in passing("enc_6-16B", "Hot Cargo", "stealth", **wares("cargo")):
        refuses(reading, "cargo")
    for reading in failing("enc_6-16B", "Hot Cargo", "stealth", **wares("cargo")):
        reading.asks("target_faction", *[f"faction:{each}" for each in FACTIONS])
        reading.pick("rebel").leaves(rebel=-1)
    hated = {"reputation": {"A": {"hutt": -1, "imperial": -1, "rebel": -1}}}
    for reading in failing("enc_6-16B", "Hot Cargo", "stealth", **hated):
        reading.leaves(syndicate=-1)  # the only one with whom it is felt


# Wishing Stair, enc_6-17A; Black Ledger, enc_6-17B.


@rule("RIM-16.4", "RIM-R78", "RIM-R83", "RIM-5.4")
def test_wishing_stair_is_kept_unseen_and_is_a_whole_planning_step() -> None:
    reading = read("enc_6-17A", "Wishing Stair")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_6-17"])
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    table = scenario(
        expansion="on",
        at={"A": "takodana"},
        characters={"A": "dax_marlowe"},
        secrets={"A": ["enc_6-17"]},
        damage={"A": (2, 2)},
    )
    assert table.asked() == [("A", "plan")]
    assert table.usable() == ["enc_6-17"]
    table.use("enc_6-17")
    assert (table.damage("A"), table.credits("A")) == ((0, 0), 2000)
    assert table.secrets("A") == []
    assert ("A", "plan") not in table.asked()


@rule("RIM-R10", "RIM-R320", "RIM-R328")
def test_black_ledger_buys_and_sells_favour() -> None:
    blocks = ("block:enc_6-17B", "block:enc_6-17B_2")
    just = {"credits": {"A": 2000}}
    for faction in FACTIONS:
        sold = read("enc_6-17B", "Black Ledger", **just).asks("choose", *blocks)
        sold.pick(blocks[0], faction).leaves(**{"credits": 5000, faction: -1})
        bought = read("enc_6-17B", "Black Ledger", **just).pick(blocks[1], faction)
        bought.leaves(**{"credits": -2000, faction: 1})
    poor = read("enc_6-17B", "Black Ledger", credits={"A": 1000})
    poor.asks("target_faction", *[f"faction:{each}" for each in FACTIONS])


# Castle Games, enc_6-18A; Loose Talk, enc_6-18B; Hired On, enc_6-19A.


@rule("RIM-R52")
@pytest.mark.parametrize(
    ("skill", "dice", "change"),
    [("tactics", "hit blank", 5000), ("strength", "hit hit", 0), ("strength", "crit blank", 5000)],
)
def test_castle_games_test_the_skill_of_ones_choice(skill: str, dice: str, change: int) -> None:
    """Vask Orrin has tactics."""
    own = {"characters": {"A": "vask_orrin"}}
    reading = read("enc_6-18A", "Castle Games", dice, **own)
    reading.asks("skill", "skill:strength", "skill:tactics").pick(skill)
    reading.leaves(**{"credits": change} if change else {})


@rule("RIM-17.8", "RIM-R318")
def test_loose_talk_shows_two_faces_to_one_player() -> None:
    lying = {"contacts": {"twinsand_right": "murrogh", "deepmere_middle": "hx9"}}
    reading = read("enc_6-18B", "Loose Talk", **lying).pick("deepmere_middle")
    assert "spot:deepmere_middle" not in reading.table.options()
    table = reading.pick("twinsand_right").leaves(credits=2000)
    assert table.knows("A", "contacts", "deepmere_middle") == ["hx9"]
    assert table.knows("A", "contacts", "twinsand_right") == ["murrogh"]
    assert table.knows("B", "contacts", "deepmere_middle") == []


@rule("RIM-10.6", "RIM-R314")
def test_hired_on_turns_up_the_next_job_and_offers_it() -> None:
    board = {"tops": {"job": "jb05"}, "under": {"job": ["jb06", "jb09"]}}
    reading = read("enc_6-19A", "Hired On", **board).asks("market_buy", "none", "jb06")
    reading.pick("jb06").leaves(credits=1000, assets=["+jb06"], job=["-jb05", "-jb06", "+jb05"])
    read("enc_6-19A", "Hired On", **board).pick("none").leaves(credits=1000, job=["-jb05", "+jb05"])


@rule("RIM-5.3")
def test_station_medic_heals_everything() -> None:
    read("enc_6-19B", "Station Medic", damage={"A": (2, 3)}).leaves(
        character_damage=-2, ship_damage=-3
    )


# Name in the Stone, enc_6-20A.


@rule("RIM-R56", "RIM-27.1", "RIM-R4")
def test_name_in_the_stone_is_for_the_famous() -> None:
    famous = {"fame": {"A": 6}, "credits": {"A": 5000}}
    reading = read("enc_6-20A", "Name in the Stone", **famous).asks(
        "may", "decline", "do:enc_6-20A"
    )
    reading.pick("do:enc_6-20A").leaves(credits=-5000, fame=1)
    read("enc_6-20A", "Name in the Stone", **famous).pick("decline").leaves()
    read("enc_6-20A", "Name in the Stone", **famous | {"credits": {"A": 4000}}).leaves()
    read("enc_6-20A", "Name in the Stone", fame={"A": 5}).leaves(credits=3000)
