"""The encounters of Halcyon Plain and Deepmere (`enc_2`): every section, every branch of it."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .encounters import (
    Changes,
    crowded,
    failing,
    fought,
    loss,
    passing,
    read,
    refuses,
    ships,
    sold,
    takes,
    tie,
    trial,
    wares,
)
from .scenario import Scenario, scenario


@rule("RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_2-2A", "Garrison Contract", "tactics", {"credits": 3000, "imperial": 1}, {}),
        ("enc_2-2B", "Tidal Survey", "knowledge", {"credits": 4000}, {"credits": 1000}),
        ("enc_2-3A", "Travel Permits", "influence", {"credits": 3000}, {"credits": -2000}),
        ("enc_2-5B", "Pearl Divers", "strength", {"credits": 5000}, {"character_damage": 2}),
        ("enc_2-6B", "Coral Maze", "piloting", {"credits": 4000}, {"ship_damage": 1}),
        (
            "enc_2-10A", "Blackout", "tech",
            {"credits": 6000, "imperial": -1}, {"character_damage": 1},
        ),
    ],
)  # fmt: skip
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


# Checkpoint, enc_2-1A; Shipwrights' Guild, enc_2-1B.


@rule("RIM-19.1", "RIM-22.5", "RIM-R41")
def test_checkpoint_is_a_fight_for_enemies_of_the_imperials_only() -> None:
    for standing in (0, 1):
        known = {"A": {"imperial": standing}}
        read("enc_2-1A", "Checkpoint", reputation=known).leaves(credits=2000)
    wanted = {"A": {"imperial": -1}}
    won, lost = {"credits": 2000}, {"character_damage": 1}
    fought("enc_2-1A", "Checkpoint", "ground", 4, won, lost, reputation=wanted)


@rule("RIM-R3", "RIM-R4")
def test_the_guild_repairs_for_nothing_and_sells_the_rebels_favour() -> None:
    table = {"damage": {"A": (1, 3)}, "credits": {"A": 2000}}
    reading = read("enc_2-1B", "Shipwrights' Guild", **table)
    assert reading.table.damage("A") == (1, 0)
    reading.asks("may", "decline", "do:enc_2-1B").pick("do:enc_2-1B")
    reading.leaves(ship_damage=-3, credits=-2000, rebel=1)
    read("enc_2-1B", "Shipwrights' Guild", **table).pick("decline").leaves(ship_damage=-3)
    poor = table | {"credits": {"A": 1000}}
    read("enc_2-1B", "Shipwrights' Guild", **poor).leaves(ship_damage=-3)


# Safe Harbor, enc_2-3B.


@rule("RIM-5.3")
@pytest.mark.parametrize(
    ("damage", "change"),
    [
        ((3, 2), {"character_damage": -3, "ship_damage": -2}),
        ((0, 1), {"ship_damage": -1}),
        ((0, 0), {}),
    ],
)
def test_safe_harbor_heals_everything(damage: tuple[int, int], change: Changes) -> None:
    read("enc_2-3B", "Safe Harbor", damage={"A": damage}).leaves(**change)


# Informer's Fee, enc_2-4A; Hidden Cell, enc_2-4B.


@rule("RIM-R10", "RIM-19.2")
def test_informers_fee_makes_a_friend_and_an_enemy() -> None:
    blocks = ("block:enc_2-4A", "block:enc_2-4A_2")
    reading = read("enc_2-4A", "Informer's Fee").asks("choose", *blocks)
    reading.pick("block:enc_2-4A").leaves(imperial=1, rebel=-1)
    reading = read("enc_2-4A", "Informer's Fee").pick("block:enc_2-4A_2")
    reading.leaves(imperial=-1, rebel=1)


@rule("RIM-19.3", "RIM-R3")
def test_informers_fee_may_change_nothing() -> None:
    known = {"A": {"imperial": 1, "rebel": -1}}
    reading = read("enc_2-4A", "Informer's Fee", reputation=known)
    reading.asks("choose", "block:enc_2-4A", "block:enc_2-4A_2").pick("block:enc_2-4A").leaves()
    reading = read("enc_2-4A", "Informer's Fee", reputation=known).pick("block:enc_2-4A_2")
    reading.leaves(imperial=-1, rebel=1)


LYING = {"deepmere_left": "pell_draxo", "deepmere_right": "dengar"}


@rule("RIM-R10", "RIM-R11")
def test_hidden_cell_shows_friends_a_contact() -> None:
    friend = {"A": {"rebel": 1}}
    reading = read("enc_2-4B", "Hidden Cell", reputation=friend, contacts=LYING)
    reading.asks("target_contact", "spot:deepmere_left", "spot:deepmere_right")
    reading.pick("deepmere_right").leaves(credits=3000, faceup=["+dengar"], facedown=["-dengar"])
    reading = read(
        "enc_2-4B", "Hidden Cell", reputation=friend, contacts=LYING, faceup=["deepmere_right"]
    )
    reading.leaves(credits=3000, faceup=["+pell_draxo"], facedown=["-pell_draxo"])
    reading = read("enc_2-4B", "Hidden Cell", reputation=friend, contacts=LYING, faceup=[*LYING])
    reading.leaves(credits=3000)


@rule("RIM-20.6")
def test_hidden_cell_tests_the_stealth_of_all_others() -> None:
    for standing in (0, -1):
        known = {"A": {"rebel": standing}}
        trial("enc_2-4B", "Hidden Cell", "stealth", {"rebel": 1}, {}, reputation=known)


# Courier Orders, enc_2-5A.


@rule("RIM-16.3", "RIM-R4", "RIM-R311")
def test_courier_orders_can_be_taken_or_left() -> None:
    reading = read("enc_2-5A", "Courier Orders").asks("may", "decline", "do:enc_2-5A")
    reading.pick("do:enc_2-5A").leaves(assets=["+enc_2-5"])
    read("enc_2-5A", "Courier Orders").pick("decline").leaves()


@rule("RIM-R75", "RIM-R311")
def test_courier_orders_need_a_slot_for_jobs_and_bounties() -> None:
    busy = ["jb01", "jb02", "bt02"]
    reading = read("enc_2-5A", "Courier Orders", assets={"A": busy}).pick("do:enc_2-5A")
    reading.asks("make_room", "decline", *busy).pick("decline").leaves()
    reading = read("enc_2-5A", "Courier Orders", assets={"A": busy}).pick("do:enc_2-5A", "bt02")
    reading.leaves(assets=["-bt02", "+enc_2-5"], bounty=["+bt02"])


@rule("RIM-18.1", "RIM-25.2", "RIM-25.6", "RIM-3.5")
def test_the_sealed_orders_are_handed_over_on_serenna() -> None:
    table = scenario(phase="encounter", at={"A": "serenna"}, assets={"A": ["enc_2-5"]})
    assert "job:enc_2-5" in table.options()
    table.pick("job:enc_2-5")
    assert table.credits("A") == 4000
    assert table.reputation("A", "imperial") == 1
    assert table.assets("A") == []
    assert table.bottom("enc_2") == "enc_2-5"
    elsewhere = scenario(phase="encounter", at={"A": "halcyon"}, assets={"A": ["enc_2-5"]})
    assert "job:enc_2-5" not in elsewhere.options()


# Academy Drill, enc_2-6A; Night Raid, enc_2-7A.


@rule("RIM-R75", "RIM-R311")
def test_academy_drill_wins_a_cadet() -> None:
    trial("enc_2-6A", "Academy Drill", "influence", {"assets": ["+enc_2-6"]}, {})
    crowded("enc_2-6A", "Academy Drill", {}, dice="crit blank")


@rule("RIM-20.1")
def test_the_cadet_of_academy_drill_knows_tactics() -> None:
    without = scenario(characters={"A": "dax_marlowe"})
    table = scenario(characters={"A": "dax_marlowe"}, assets={"A": ["enc_2-6"]})
    assert without.values("A")["skills"]["tactics"] == 0
    assert table.values("A")["skills"]["tactics"] == 1


@rule("RIM-20.6", "RIM-22.5", "RIM-R41")
def test_night_raid_pays_the_quiet_and_fights_the_others() -> None:
    for reading in passing("enc_2-7A", "Night Raid", "stealth"):
        reading.leaves(credits=5000)
    for reading in failing("enc_2-7A", "Night Raid", "stealth", tie(4)):
        reading.leaves(character_damage=2)
    for reading in failing("enc_2-7A", "Night Raid", "stealth", loss(4)):
        reading.leaves(character_damage=3)


# Smuggled Codes, enc_2-7B.


@rule("RIM-16.4", "RIM-R78")
def test_smuggled_codes_are_kept_unseen() -> None:
    reading = read("enc_2-7B", "Smuggled Codes")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_2-7"])
    assert table.knows("A", "secrets", "A") == ["enc_2-7"]
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    assert not any("Smuggled" in line for line in table.words("B"))


def stopped() -> Scenario:
    """On the way to Gloomrock, at the Imperial patrol."""
    table = scenario(
        at={"A": "t3_a"},
        characters={"A": "vask_orrin"},
        secrets={"A": ["enc_2-7"]},
        patrols={"imperial": ("t3_b", 1)},
    ).fly("t3_b")
    assert table.asked() == [("A", "move_on")]
    assert table.usable() == ["enc_2-7"]
    return table


@rule("RIM-6.3", "RIM-R79", "RIM-R83", "RIM-R305")
def test_smuggled_codes_open_the_way_past_a_patrol_once() -> None:
    table = stopped().use("enc_2-7")
    assert table.told("secret_used", "B") == [{"seat": 0, "card": "enc_2-7"}]
    assert table.secrets("A") == []
    assert table.bottom("enc_2") == "enc_2-7"
    assert table.options() == ["space:gloomrock", "space:t3_a", "space:t3_c", "stop"]
    table.pick("t3_a", "t3_b")  # the next time one stops
    assert table.where("A") == "t3_b"
    assert "move_to" not in [kind for _, kind in table.asked()]


@rule("RIM-R80", "RIM-R97")
def test_smuggled_codes_can_be_kept() -> None:
    table = stopped().choose("stop")
    assert table.secrets("A") == ["enc_2-7"]
    assert table.where("A") == "t3_b"
    assert "move_to" not in [kind for _, kind in table.asked()]


@rule("RIM-R83", "RIM-R97")
def test_smuggled_codes_do_not_help_against_the_maelstrom() -> None:
    held = {"A": ["enc_2-7"]}
    table = scenario(at={"A": "t3_e"}, secrets=held, encounter="enc_3-9").fly("maelstrom")
    assert table.asked() == [("B", "plan")]  # Still Water was read there
    assert table.where("A") == "maelstrom"
    assert table.secrets("A") == ["enc_2-7"]


# Requisition Desk, enc_2-8A; Refit Bay, enc_2-8B.


@rule("RIM-R314")
def test_requisition_desk_sells_equipment_for_2000_less() -> None:
    sold("enc_2-8A", "Requisition Desk", "gear_mod", 2000)


@rule("RIM-11.3", "RIM-12.1", "RIM-R314")
def test_refit_bay_sells_a_ship_for_3000_less() -> None:
    ships("enc_2-8B", "Refit Bay", 3000)


# Parade Ground, enc_2-9A; Old Soldiers, enc_2-9B.


@rule("RIM-16.5")
@pytest.mark.parametrize(("standing", "change"), [(1, 5000), (0, 1000), (-1, 1000)])
def test_parade_ground_pays_friends_of_the_imperials_most(standing: int, change: int) -> None:
    known = {"A": {"imperial": standing, "rebel": 1}}
    read("enc_2-9A", "Parade Ground", reputation=known).leaves(credits=change)


@rule("RIM-16.5", "RIM-R87")
def test_old_soldiers_arm_friends_of_the_rebels() -> None:
    friend = wares("gear_mod") | {"reputation": {"A": {"rebel": 1}}}
    takes(read("enc_2-9B", "Old Soldiers", **friend), "gear_mod")
    refuses(read("enc_2-9B", "Old Soldiers", **friend), "gear_mod")
    for standing in (0, -1):
        known = {"A": {"rebel": standing, "imperial": 1}}
        read("enc_2-9B", "Old Soldiers", reputation=known).leaves(credits=2000)


# Honoured Guest, enc_2-10B.


@rule("RIM-20.6", "RIM-27.1")
@pytest.mark.parametrize(
    ("standing", "change"), [(1, {"fame": 1}), (0, {"rebel": 1}), (-1, {"rebel": 1})]
)
def test_honoured_guest_makes_friends_and_friends_famous(standing: int, change: Changes) -> None:
    known = {"A": {"rebel": standing}}
    trial("enc_2-10B", "Honoured Guest", "knowledge", change, {}, reputation=known)


@rule("RIM-R5")
def test_travel_permits_cost_what_one_has() -> None:
    read("enc_2-3A", "Travel Permits", "hit hit", credits={"A": 1000}).leaves(credits=-1000)
