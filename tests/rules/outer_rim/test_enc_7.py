"""The encounters of navpoints (`enc_7`), with a patrol and without: every section, every branch.

A is at `t4_c`, between the Maelstrom's tile, Murkholm and Twinsand.
"""

from __future__ import annotations

import pytest

from tests.rule import rule

from .encounters import (
    PILOT,
    Changes,
    Reading,
    count,
    crowded,
    failing,
    fought,
    passing,
    read,
    sold,
    tie,
    trial,
)
from .scenario import Scenario, scenario

FACTIONS = ("faction:hutt", "faction:imperial", "faction:rebel", "faction:syndicate")
TWO = {"imperial": ("t4_c", 1), "rebel": ("t4_c", 2)}
LIKED = {"A": {"imperial": 1}}
# Whoever flies this one need not fight the patrol that hates them.
HATED = {
    "reputation": {"A": {"imperial": -1}},
    "ships": {"A": "burro"},
    "ships_flipped": ["A"],
}


@rule("RIM-16.1", "RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6", "RIM-R74")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_7-1P", "Scanned", "influence", {"imperial": 1}, {"credits": -1000}),
        ("enc_7-1N", "Drifting Pod", "tech", {"credits": 3000}, {}),
        ("enc_7-2N", "Meteor Swarm", "piloting", {"credits": 3000}, {"ship_damage": 1}),
        ("enc_7-9N", "Old Battlefield", "knowledge", {"credits": 4000}, {}),
    ],
)
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


@rule("RIM-21.2", "RIM-22.3", "RIM-22.5")
@pytest.mark.parametrize(
    ("section", "title", "value"), [("enc_7-3N", "Pirates", 3), ("enc_7-7P", "Crossfire", 4)]
)
def test_a_fight_of_ships_is_won_or_lost(section: str, title: str, value: int) -> None:
    fought(section, title, "ship", value, {"credits": 4000}, {})


@rule("RIM-16.1", "RIM-R74")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_any_patrol_decides_which_section_is_read(level: int) -> None:
    """Whatever its level, and whether it is a friend's; the encounter is still a choice."""
    met = {"patrols": {"imperial": ("t4_c", level)}}
    read("enc_7-2P", "Escort Duty", **met).leaves(credits=1000)
    far = {"patrols": {"imperial": ("t4_a", level)}}
    read("enc_7-8N", "Quiet Lane", **far).leaves()


# Which patrol is meant.


def chooses(reading: Reading, faction: str) -> Reading:
    """With two patrols, A is asked as the section starts."""
    reading.asks("target_patrol", "faction:imperial", "faction:rebel")
    return reading.pick(faction)


@rule("RIM-16.2", "RIM-R10")
def test_scanned_by_one_of_two_patrols() -> None:
    for faction in ("imperial", "rebel"):
        for reading in passing("enc_7-1P", "Scanned", "influence", patrols=TWO):
            chooses(reading, faction).leaves(**{faction: 1})
    for reading in failing("enc_7-1P", "Scanned", "influence", patrols=TWO):
        chooses(reading, "rebel").leaves(credits=-1000)


@rule("RIM-R5", "RIM-19.3")
def test_scanned_with_nothing_to_lose_or_gain() -> None:
    read("enc_7-1P", "Scanned", "hit hit", credits={"A": 0}).leaves()
    read("enc_7-1P", "Scanned", "crit blank", reputation=LIKED).leaves()


@rule("RIM-16.5", "RIM-19.1")
def test_escort_duty_pays_the_patrols_friends_most() -> None:
    read("enc_7-2P", "Escort Duty", reputation=LIKED).leaves(credits=4000)
    read("enc_7-2P", "Escort Duty").leaves(credits=1000)
    read("enc_7-2P", "Escort Duty", **HATED).leaves(credits=1000)
    two = {"patrols": TWO, "reputation": LIKED}
    chooses(read("enc_7-2P", "Escort Duty", **two), "imperial").leaves(credits=4000)
    chooses(read("enc_7-2P", "Escort Duty", **two), "rebel").leaves(credits=1000)


@rule("RIM-R4", "RIM-R310", "RIM-19.2")
def test_bribe_buys_the_patrols_favour() -> None:
    just = {"credits": {"A": 2000}}
    reading = read("enc_7-4P", "Bribe", **just).asks("may", "decline", "do:enc_7-4P")
    reading.pick("do:enc_7-4P").leaves(credits=-2000, imperial=1)
    read("enc_7-4P", "Bribe", **just).pick("decline").leaves()
    read("enc_7-4P", "Bribe", credits={"A": 1000}).leaves()
    reading = chooses(read("enc_7-4P", "Bribe", patrols=TWO, **just), "rebel")
    reading.asks("may", "decline", "do:enc_7-4P").pick("do:enc_7-4P")
    reading.leaves(credits=-2000, rebel=1)
    read("enc_7-4P", "Bribe", **HATED).pick("do:enc_7-4P").leaves(credits=-2000, imperial=1)


@rule("RIM-16.2", "RIM-R10")
def test_nobody_chooses_a_patrol_that_is_not_meant() -> None:
    two = {"patrols": TWO, "characters": {"A": "vask_orrin"}}
    kinds = {
        read("enc_7-3P", "Slip Away", "crit blank", **two).table.asked()[0],
        read("enc_7-9P", "Signal Jam", "crit blank", **two).table.asked()[0],
    }
    assert kinds == {("A", "move_to"), ("A", "push_patrol")}
    read("enc_7-5P", "Inspection", **two).leaves(credits=2000)
    read("enc_7-7P", "Crossfire", tie(4), **two).leaves(credits=4000, ship_damage=2)


# Slip Away, enc_7-3P; Engine Trouble, enc_7-5N.


@rule("RIM-6.1", "RIM-6.4", "RIM-R80", "RIM-R304")
def test_slip_away_leads_up_to_3_spaces_away() -> None:
    for reading in passing("enc_7-3P", "Slip Away", "piloting"):
        reading.asks("move_to", "t3_f", "t4_a", "twinsand", "stop").pick("t4_a")
        reading.asks("move_to", "murkholm", "t3_d", "t4_c", "stop").pick("murkholm")
        reading.asks("move_to", "t4_a", "t4_b", "stop").pick("t4_b").leaves(at="t4_b")
    for reading in passing("enc_7-3P", "Slip Away", "piloting"):
        reading.pick("twinsand", "stop").leaves(at="twinsand")
    for reading in passing("enc_7-3P", "Slip Away", "piloting"):
        reading.pick("stop").leaves()
    for reading in failing("enc_7-3P", "Slip Away", "piloting"):
        reading.leaves()


@rule("RIM-6.2", "RIM-6.3")
def test_slip_away_ends_in_the_maelstrom_and_where_it_began() -> None:
    reading = read("enc_7-3P", "Slip Away", "crit blank", characters={"A": "vask_orrin"})
    reading.pick("t3_f", "maelstrom").leaves(at="maelstrom")
    reading = read("enc_7-3P", "Slip Away", "crit blank", characters={"A": "vask_orrin"})
    reading.pick("t4_a", "t4_c").leaves()  # the patrol stops A


@rule("RIM-6.1", "RIM-20.6")
def test_engine_trouble_throws_one_on_or_burns_a_hole() -> None:
    for reading in passing("enc_7-5N", "Engine Trouble", "tech"):
        reading.asks("move_to", "t3_f", "t4_a", "twinsand", "stop").pick("twinsand")
        reading.asks("move_to", "t4_c", "t4_d", "stop").pick("t4_d").leaves(at="t4_d")
    for reading in passing("enc_7-5N", "Engine Trouble", "tech"):
        reading.pick("stop").leaves()
    for reading in failing("enc_7-5N", "Engine Trouble", "tech"):
        reading.leaves(ship_damage=1)


# Distress Call, enc_7-4N.


@rule("RIM-20.6", "RIM-R328")
def test_distress_call_pays_and_wins_the_favour_of_any_faction() -> None:
    for faction in ("hutt", "syndicate", "imperial", "rebel"):
        for reading in passing("enc_7-4N", "Distress Call", "tactics"):
            reading.asks("target_faction", *FACTIONS).pick(faction)
            reading.leaves(**{"credits": 2000, faction: 1})
    for reading in failing("enc_7-4N", "Distress Call", "tactics"):
        reading.leaves(ship_damage=1)


# Inspection, enc_7-5P.


@rule("RIM-20.6", "RIM-R5")
@pytest.mark.parametrize("crate", ["cg08", "enc_3-3"])
def test_inspection_looks_for_what_is_illegal(crate: str) -> None:
    hold = {"assets": {"A": [crate]}}
    for reading in passing("enc_7-5P", "Inspection", "stealth", **hold):
        reading.leaves()
    for reading in failing("enc_7-5P", "Inspection", "stealth", **hold):
        reading.leaves(credits=-3000)
    poor = hold | {"credits": {"A": 1000}}
    read("enc_7-5P", "Inspection", "hit hit", **poor).leaves(credits=-1000)


@rule("RIM-16.2")
@pytest.mark.parametrize("hold", [[], ["cg03", "gm01", "enc_4-5"]])
def test_inspection_pays_for_the_delay_where_nothing_is_illegal(hold: list[str]) -> None:
    read("enc_7-5P", "Inspection", assets={"A": hold}).leaves(credits=2000)


# False Colours, enc_7-6P; Signal Jam, enc_7-9P.


@rule("RIM-R91")
def test_false_colours_send_the_patrol_2_spaces_off() -> None:
    ends = ("maelstrom", "murkholm", "t3_d", "t4_d")
    for end in ends:
        for reading in passing("enc_7-6P", "False Colours", "stealth"):
            reading.asks("push_to", *ends).pick(end).leaves(imperial_patrol=(end, 1))


@rule("RIM-R91")
def test_false_colours_send_either_of_two_patrols_off() -> None:
    """The one whose favour is at stake is chosen first, "a patrol here" only when it is moved."""
    for reading in passing("enc_7-6P", "False Colours", "stealth", patrols=TWO):
        chooses(reading, "rebel").asks("push_patrol", "faction:imperial", "faction:rebel")
        reading.pick("rebel", "t4_d").leaves(rebel_patrol=("t4_d", 2))


@rule("RIM-19.2", "RIM-20.6")
def test_false_colours_are_remembered_if_they_fail() -> None:
    for reading in failing("enc_7-6P", "False Colours", "stealth"):
        reading.leaves(imperial=-1)
    for reading in failing("enc_7-6P", "False Colours", "stealth", patrols=TWO):
        chooses(reading, "rebel").leaves(rebel=-1)


@rule("RIM-R91")
def test_signal_jam_sends_any_patrol_3_spaces_off() -> None:
    table = {"patrols": {"imperial": ("t4_c", 1), "hutt": ("e2_h", 3)}}
    ends = {
        "hutt": ("ring_of_kafrene", "t6_a"),
        "imperial": ("gloomrock", "t3_c", "t3_e", "t4_b", "t5_c"),
    }
    for faction, spaces in ends.items():
        for reading in passing("enc_7-9P", "Signal Jam", "tech", **table):
            reading.asks("push_patrol", *FACTIONS).pick(faction)
            level = 3 if faction == "hutt" else 1
            reading.asks("push_to", *spaces).pick(spaces[0])
            reading.leaves(**{f"{faction}_patrol": (spaces[0], level)})
    for reading in failing("enc_7-9P", "Signal Jam", "tech", **table):
        reading.leaves(ship_damage=1)


# Free Trader, enc_7-6N; Stowaway, enc_7-7N.


@rule("RIM-R314")
def test_free_trader_sells_cargo_for_1000_less_between_the_planets() -> None:
    sold("enc_7-6N", "Free Trader", "cargo", 1000)


@rule("RIM-16.3", "RIM-R4", "RIM-R75", "RIM-R311")
def test_stowaway_can_be_kept_for_nothing() -> None:
    reading = read("enc_7-7N", "Stowaway").asks("may", "decline", "do:enc_7-7N")
    assert count(reading.table, "stealth") == 0
    table = reading.pick("do:enc_7-7N").leaves(assets=["+enc_7-7"])
    assert count(table, "stealth") == 1
    read("enc_7-7N", "Stowaway").pick("decline").leaves()
    crowded("enc_7-7N", "Stowaway", {}, picks=["do:enc_7-7N"])


# Convoy, enc_7-8P; Quiet Lane, enc_7-8N.


@rule("RIM-5.3", "RIM-19.1", "RIM-20.6")
def test_convoy_mends_friends_and_tests_the_others() -> None:
    dented = {"damage": {"A": (1, 2)}}
    read("enc_7-8P", "Convoy", reputation=LIKED, **dented).leaves(ship_damage=-2)
    trial("enc_7-8P", "Convoy", "piloting", {"credits": 2000}, {"ship_damage": 1}, **dented)
    reading = read("enc_7-8P", "Convoy", "hit blank", **HATED)  # whom nobody mends
    reading.leaves(credits=2000)
    two = {"patrols": TWO, "reputation": LIKED} | dented
    chooses(read("enc_7-8P", "Convoy", **two), "imperial").leaves(ship_damage=-2)
    chooses(read("enc_7-8P", "Convoy", "blank hit", **two), "rebel").leaves(credits=2000)


@rule("RIM-5.3", "RIM-R3")
@pytest.mark.parametrize(("damage", "repaired"), [(3, 2), (2, 2), (1, 1)])
def test_quiet_lane_repairs_2(damage: int, repaired: int) -> None:
    hurt = {"A": (1, damage)}
    read("enc_7-8N", "Quiet Lane", damage=hurt).leaves(ship_damage=-repaired)


# Making a Name, enc_7-10P.


@rule("RIM-20.6", "RIM-27.1")
@pytest.mark.parametrize(
    ("level", "change"),
    [(1, {"credits": 3000}), (2, {"fame": 1}), (3, {"fame": 1}), (4, {"fame": 1})],
)
def test_making_a_name_takes_a_strong_patrol(level: int, change: Changes) -> None:
    met = {"imperial": ("t4_c", level)}
    trial("enc_7-10P", "Making a Name", "tactics", change, {"ship_damage": 1}, patrols=met)


@rule("RIM-R10")
def test_making_a_name_with_one_of_two_patrols() -> None:
    for faction, change in (("imperial", {"credits": 3000}), ("rebel", {"fame": 1})):
        for reading in passing("enc_7-10P", "Making a Name", "tactics", patrols=TWO):
            chooses(reading, faction).leaves(**change)


@rule("RIM-27.2", "RIM-R55")
def test_making_a_name_can_win_the_game() -> None:
    known = {"patrols": {"imperial": ("t4_c", 2)}, "fame": {"A": 9}}
    table = read("enc_7-10P", "Making a Name", "crit blank", **known).table
    assert table.outcome() == ("alone", "famous", "A")


# Rumour Mill, enc_7-10N.


@rule("RIM-16.4", "RIM-R78")
def test_rumour_mill_is_kept_unseen() -> None:
    reading = read("enc_7-10N", "Rumour Mill")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_7-10"])
    assert table.knows("A", "secrets", "A") == ["enc_7-10"]
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    assert not any("Rumour" in line for line in table.words("B"))


def gossip(space: str, **more: object) -> Scenario:
    """In the action step A may use abilities, whatever the rumours are good for here."""
    table = scenario(
        phase="action",
        at={"A": space},
        characters={"A": PILOT},
        secrets={"A": ["enc_7-10"]},
        **more,  # type: ignore[arg-type]
    )
    return table.act("abilities")


@rule("RIM-7.2", "RIM-R78", "RIM-R83")
@pytest.mark.parametrize("known", [0, 1])
def test_rumour_mill_unmasks_all_on_a_planet_and_pays(known: int) -> None:
    lying = {"twinsand_left": "pell_draxo", "twinsand_right": "murrogh"}
    table = gossip("twinsand", contacts=lying, faceup=[*lying][:known])
    assert table.usable() == ["enc_7-10"]
    table.use("enc_7-10")
    assert table.faceup() == ["murrogh", "pell_draxo"]
    assert table.credits("A") == 1000
    assert table.secrets("A") == []
    assert table.bottom("enc_7") == "enc_7-10"
    assert table.told("secret_used", "B") == [{"seat": 0, "card": "enc_7-10"}]


@rule("RIM-R83", "RIM-R97")
@pytest.mark.parametrize("space", ["t4_c", "maelstrom"])
def test_rumour_mill_needs_a_planet(space: str) -> None:
    table = gossip(space)
    assert table.options() == ["done"]
    assert table.choose("done").secrets("A") == ["enc_7-10"]


@rule("RIM-R83", "RIM-R97")
def test_rumour_mill_can_be_kept() -> None:
    table = gossip("twinsand").choose("done")
    assert table.secrets("A") == ["enc_7-10"]
    assert (table.credits("A"), table.faceup()) == (0, [])
