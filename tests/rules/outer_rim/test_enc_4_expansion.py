"""The encounters of Murkholm and Twinsand (`enc_4`) that the expansion adds: every branch."""

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
    sold,
    tie,
    trial,
)
from .scenario import Scenario, scenario

FACTIONS = ("hutt", "imperial", "rebel", "syndicate")


@rule("RIM-40.1", "RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_4-11B", "Hot Sand", "strength", {"credits": 3000}, {"character_damage": 1}),
        ("enc_4-17A", "Executioner's Purse", "tactics", {"credits": 5000}, {"character_damage": 2}),
    ],
)
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


# Palace Fight Night, enc_4-11A.


@rule("RIM-16.3", "RIM-22.5", "RIM-52.1")
def test_palace_fight_night_pays_or_breaks_an_arm() -> None:
    read("enc_4-11A", "Palace Fight Night", tie(4)).leaves(credits=6000, character_damage=2)
    table = read("enc_4-11A", "Palace Fight Night", loss(4)).leaves(
        character_damage=2, assets=["+enc_4-11"]
    )
    assert table.values("A")["ground"] == 2


@rule("RIM-R311", "RIM-52.1")
def test_for_a_broken_arm_a_gear_must_go() -> None:
    full = {"assets": {"A": ["gm05", "gm07", "gm20x"]}}
    reading = read("enc_4-11A", "Palace Fight Night", loss(4), **full)
    while reading.table.asked() == [("A", "dice_against")]:
        reading.pick("done")
    reading.asks("make_room", "gm05", "gm07", "gm20x").pick("gm07")
    reading.leaves(character_damage=2, assets=["-gm07", "+enc_4-11"], gear_mod=["+gm07"])


def plastered(at: str, purse: int) -> Scenario:
    return scenario(
        expansion="on",
        phase="action",
        at={"A": at},
        characters={"A": "dax_marlowe"},
        assets={"A": ["enc_4-11"]},
        credits={"A": purse},
        encounter="enc_7-8",
    )


@rule("RIM-7.2", "RIM-R141")
def test_a_broken_arm_is_set_on_a_planet_for_2000() -> None:
    table = plastered("murkholm", 2000).act("abilities")
    assert table.usable() == ["enc_4-11"]
    table.use("enc_4-11")
    assert (table.credits("A"), table.assets("A")) == (0, [])
    assert table.values("A")["ground"] == 3
    assert table.bottom("enc_4") == "enc_4-11"
    assert "abilities" not in plastered("murkholm", 1000).options()
    assert plastered("t4_c", 9000).told("ability_used") == []


# Tithe, enc_4-12A; Podium Finish, enc_4-12B.


@rule("RIM-16.5", "RIM-R5", "RIM-R320")
def test_tithe_is_paid_to_friends_and_by_the_others() -> None:
    read("enc_4-12A", "Tithe", reputation={"A": {"hutt": 1}}).leaves(credits=3000)
    for standing in (0, -1):
        hutts = {"reputation": {"A": {"hutt": standing}}}
        read("enc_4-12A", "Tithe", **hutts).leaves(credits=-1000, hutt=1)
        read("enc_4-12A", "Tithe", credits={"A": 0}, **hutts).leaves(hutt=1)


@rule("RIM-20.6", "RIM-27.1", "RIM-R4")
def test_podium_finish_sells_fame_for_4000() -> None:
    for reading in passing("enc_4-12B", "Podium Finish", "piloting", credits={"A": 4000}):
        reading.asks("may", "decline", "do:enc_4-12B").pick("do:enc_4-12B")
        reading.leaves(credits=-4000, fame=1)
    for reading in passing("enc_4-12B", "Podium Finish", "piloting"):
        reading.pick("decline").leaves()
    for reading in passing("enc_4-12B", "Podium Finish", "piloting", credits={"A": 3000}):
        reading.leaves()
    for reading in failing("enc_4-12B", "Podium Finish", "piloting"):
        reading.leaves(ship_damage=1)


# Frog Dealer, enc_4-13A; Clan Elder, enc_4-13B; Rival Crew, enc_4-14A; Bandits, enc_4-14B.


@rule("RIM-R314")
def test_frog_dealer_sells_cargo_for_1000_less() -> None:
    sold("enc_4-13A", "Frog Dealer", "cargo", 1000)


@rule("RIM-20.6", "RIM-R328")
def test_clan_elder_speaks_for_who_knows() -> None:
    for faction in FACTIONS:
        for reading in passing("enc_4-13B", "Clan Elder", "knowledge"):
            reading.asks("target_faction", *[f"faction:{each}" for each in FACTIONS])
            reading.pick(faction).leaves(**{"credits": 1000, faction: 1})
    for reading in failing("enc_4-13B", "Clan Elder", "knowledge"):
        reading.leaves()


@rule("RIM-R316", "RIM-R85")
def test_rival_crew_pays_who_is_alone_or_with_the_defeated() -> None:
    read("enc_4-14A", "Rival Crew").leaves(credits=2000)
    down = {"at": {"C": "murkholm"}, "defeated": ["C"], "damage": {"C": (4, 0)}}
    read("enc_4-14A", "Rival Crew", **down).leaves(credits=2000)


@rule("RIM-21.4", "RIM-R316", "RIM-22.5")
def test_rival_crew_is_a_fight_with_somebody_here() -> None:
    """On the ground, Dax Marlowe with 3 dice against 3 of B's."""
    here = {"at": {"B": "murkholm"}, "characters": {"A": "dax_marlowe", "B": "grath"}}
    won = read("enc_4-14A", "Rival Crew", "hit blank blank hit blank blank", **here)
    won.leaves(credits=3000, character_damage=1, B_character_damage=1)
    lost = read("enc_4-14A", "Rival Crew", "blank blank blank hit blank blank", **here)
    lost.leaves(character_damage=1)
    both = {"at": {"B": "murkholm", "C": "murkholm"}}
    reading = read("enc_4-14A", "Rival Crew", "hit blank blank blank blank blank", **here | both)
    reading.asks("target_player", "seat:1", "seat:2").pick("seat:2")
    reading.leaves(credits=3000, C_character_damage=1)


@rule("RIM-22.3", "RIM-22.5")
def test_bandits_are_fought_on_the_ground() -> None:
    fought("enc_4-14B", "Bandits", "ground", 4, {"credits": 5000}, {})


# Royal Cook, enc_4-15A; Night Market, enc_4-15B; Bog Tracks, enc_4-16A; Dune Skiff, enc_4-16B.


@rule("RIM-16.3", "RIM-20.6", "RIM-R75")
def test_royal_cook_follows_who_talks_well() -> None:
    for reading in passing("enc_4-15A", "Royal Cook", "influence"):
        reading.leaves(assets=["+enc_4-15"])
    for reading in failing("enc_4-15A", "Royal Cook", "influence"):
        reading.leaves()
    crowded("enc_4-15A", "Royal Cook", {}, dice="crit blank")
    table = scenario(expansion="on", characters={"A": "dax_marlowe"}, assets={"A": ["enc_4-15"]})
    assert (count(table, "influence"), count(table, "knowledge")) == (1, 1)


@rule("RIM-R314")
def test_night_market_sells_pieces_for_3000_less() -> None:
    sold("enc_4-15B", "Night Market", "gear_mod", 3000)


@rule("RIM-17.1", "RIM-20.6")
def test_bog_tracks_turn_up_everybody_here_and_pay() -> None:
    lying = {"contacts": {
        "murkholm_left": "dengar", "murkholm_right": "murrogh", "murkholm_middle": "hx9",
    }}  # fmt: skip
    for reading in passing("enc_4-16A", "Bog Tracks", "stealth", **lying):
        reading.leaves(
            credits=2000, faceup=["+dengar", "+hx9", "+murrogh"],
            facedown=["-dengar", "-hx9", "-murrogh"],
        )  # fmt: skip
    for reading in failing("enc_4-16A", "Bog Tracks", "stealth", **lying):
        reading.leaves()


@rule("RIM-6.1", "RIM-20.6")
def test_dune_skiff_leads_up_to_3_spaces_away() -> None:
    for reading in passing("enc_4-16B", "Dune Skiff", "piloting"):
        reading.asks("move_to", "t4_c", "t4_d", "stop").pick("t4_c", "t4_a", "murkholm")
        reading.leaves(at="murkholm")
    for reading in passing("enc_4-16B", "Dune Skiff", "piloting"):
        reading.pick("stop").leaves()
    for reading in failing("enc_4-16B", "Dune Skiff", "piloting"):
        reading.leaves()


# Cantina Contract, enc_4-17B; Slow Poison, enc_4-18A; Twin Noon, enc_4-18B.


@rule("RIM-10.6", "RIM-R314")
def test_cantina_contract_turns_up_the_next_job_and_offers_it() -> None:
    board = {"tops": {"job": "jb05"}, "under": {"job": ["jb06", "jb09"]}}
    reading = read("enc_4-17B", "Cantina Contract", **board).asks("market_buy", "none", "jb06")
    table = reading.pick("jb06").leaves(assets=["+jb06"], job=["-jb05", "-jb06", "+jb05"])
    assert table.top("job") == "jb09"
    reading = read("enc_4-17B", "Cantina Contract", **board).pick("none")
    reading.leaves(job=["-jb05", "+jb05"])


@rule("RIM-R43")
def test_slow_poison_hurts_and_pays() -> None:
    read("enc_4-18A", "Slow Poison").leaves(character_damage=2, credits=5000)


@rule("RIM-16.4", "RIM-R78", "RIM-R309")
def test_twin_noon_is_kept_unseen_and_gives_two_dice_in_a_combat() -> None:
    reading = read("enc_4-18B", "Twin Noon")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_4-18"])
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    held = {"secrets": {"A": ["enc_4-18"]}}
    reading = read(
        "enc_4-14B", "Bandits", "blank blank blank hit blank hit blank blank blank", **held
    )
    assert reading.table.asked() == [("A", "use_secret")]
    reading.table.use("enc_4-18")
    reading.leaves(
        credits=5000, character_damage=1, secrets=["-enc_4-18"],
        enc_4=["-enc_4-14", "+enc_4-18", "+enc_4-14"],
    )  # fmt: skip
    read("enc_4-14B", "Bandits", loss(4), **held).pick("keep").leaves(character_damage=2)


# Spice of Life, enc_4-19A; Old Scores, enc_4-19B.


@rule("RIM-16.2")
@pytest.mark.parametrize(("hold", "change"), [(["cg08"], 4000), (["cg03"], 1000), ([], 1000)])
def test_spice_of_life_pays_who_carries_what_is_illegal(hold: list[str], change: int) -> None:
    read("enc_4-19A", "Spice of Life", assets={"A": hold}).leaves(credits=change)


@rule("RIM-19.1", "RIM-22.5", "RIM-R328")
@pytest.mark.parametrize("enemy", FACTIONS)
def test_old_scores_are_settled_by_who_has_an_enemy(enemy: str) -> None:
    hated = {"reputation": {"A": {enemy: -1}}}
    won = read("enc_4-19B", "Old Scores", tie(4), **hated)
    won.asks("target_faction", *[f"faction:{each}" for each in FACTIONS]).pick(enemy)
    won.leaves(**{"character_damage": 2, enemy: 1})
    lost = read("enc_4-19B", "Old Scores", loss(4), **hated)
    lost.leaves(character_damage=2, credits=-2000)


@rule("RIM-19.4")
def test_old_scores_pay_who_has_no_enemy() -> None:
    read("enc_4-19B", "Old Scores").leaves(credits=3000)


# Boss's Toast, enc_4-20A; Relic Hunters, enc_4-20B.


@rule("RIM-R328", "RIM-27.1")
def test_bosss_toast_makes_a_friend_famous_and_costs_another_friendship() -> None:
    for faction in FACTIONS:
        reading = read("enc_4-20A", "Boss's Toast", reputation={"A": {"hutt": 1}})
        reading.asks("target_faction", *[f"faction:{each}" for each in FACTIONS])
        reading.pick(faction).leaves(**{"fame": 1, faction: -1})
    feared = {"hutt": 1, "imperial": -1, "rebel": -1}
    reading = read("enc_4-20A", "Boss's Toast", reputation={"A": feared})
    reading.asks("target_faction", "faction:hutt", "faction:syndicate")


@rule("RIM-20.6", "RIM-19.2")
def test_bosss_toast_may_win_the_boss_over() -> None:
    trial("enc_4-20A", "Boss's Toast", "influence", {"hutt": 1}, {})


@rule("RIM-R52")
@pytest.mark.parametrize(
    ("skill", "dice", "change"),
    [("tech", "hit blank", 4000), ("strength", "hit hit", 0), ("strength", "crit blank", 4000)],
)
def test_relic_hunters_test_the_skill_of_ones_choice(skill: str, dice: str, change: int) -> None:
    """Dax Marlowe has tech."""
    reading = read("enc_4-20B", "Relic Hunters", dice)
    reading.asks("skill", "skill:strength", "skill:tech").pick(skill)
    reading.leaves(**{"credits": change} if change else {})
