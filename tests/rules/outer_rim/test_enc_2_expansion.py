"""The encounters of Halcyon Plain and Deepmere (`enc_2`) that the expansion adds: every branch."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .encounters import (
    Changes,
    count,
    crowded,
    failing,
    fought,
    offered,
    passing,
    read,
    sold,
    trial,
)
from .scenario import Scenario, scenario

FACTIONS = ("hutt", "imperial", "rebel", "syndicate")


@rule("RIM-40.1", "RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_2-11B", "Undertow", "strength", {"credits": 4000}, {"ship_damage": 1}),
        ("enc_2-12A", "Curfew", "stealth", {"credits": 4000}, {"imperial": -1}),
        ("enc_2-16B", "Quiet Docks", "stealth", {"rebel": 1}, {}),
        ("enc_2-17B", "Storm Wall", "tech", {"credits": 5000}, {"ship_damage": 2}),
    ],
)
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


@rule("RIM-21.2", "RIM-22.3", "RIM-22.5")
@pytest.mark.parametrize(
    ("section", "title", "value", "won", "lost"),
    [
        ("enc_2-18A", "Walker Drill", 5, {"credits": 6000}, {"character_damage": 1}),
        ("enc_2-20B", "Champion of the Deep", 4, {"fame": 1}, {"character_damage": 2}),
    ],
)
def test_a_fight_is_won_or_lost(
    section: str, title: str, value: int, won: Changes, lost: Changes
) -> None:
    """In a Weave Vest, with health 6, so that nothing of it is a defeat."""
    fought(section, title, "ground", value, won, lost, assets={"A": ["gm03"]})


# Sealed Dispatch, enc_2-11A.


@rule("RIM-16.3", "RIM-52.1")
def test_sealed_dispatch_must_be_taken() -> None:
    read("enc_2-11A", "Sealed Dispatch").leaves(assets=["+enc_2-11"])
    full = {"assets": {"A": ["jb05", "jb06", "bt02"]}}
    reading = read("enc_2-11A", "Sealed Dispatch", **full)
    reading.asks("make_room", "jb05", "jb06", "bt02").pick("jb06")
    reading.leaves(assets=["-jb06", "+enc_2-11"], job=["+jb06"])


def messenger(*here: str, **more: object) -> Scenario:
    """A holds the Encrypted Message on Deepmere, where these others are."""
    table: dict[str, object] = {
        "expansion": "on",
        "phase": "action",
        "at": {"A": "deepmere"} | dict.fromkeys(here, "deepmere"),
        "characters": {"A": "dax_marlowe"},
        "assets": {"A": ["enc_2-11"]},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


@rule("RIM-7.2", "RIM-25.6", "RIM-R58")
def test_the_encrypted_message_is_handed_to_somebody_here_who_is_paid_too() -> None:
    table = messenger("B", "C").act("abilities")
    assert table.usable() == ["enc_2-11"]
    table.use("enc_2-11")
    assert table.asked() == [("A", "target_player")]
    table.pick("seat:2")
    assert [table.credits(seat) for seat in "ABC"] == [4000, 0, 1000]
    assert table.assets("A") == []
    assert table.bottom("enc_2") == "enc_2-11"
    assert table.told("completes", "B") == [{"seat": 0, "card": "enc_2-11"}]


@rule("RIM-7.4", "RIM-25.2")
def test_without_anybody_here_the_encrypted_message_is_kept() -> None:
    assert "abilities" not in messenger().options()
    table = messenger("B", phase="encounter")
    assert not any(option.startswith("job:") for option in table.options())


@rule("RIM-25.6", "RIM-R54")
def test_the_encrypted_message_is_a_job_that_is_done() -> None:
    """Professor Quill Vance: complete 2 jobs."""
    table = messenger("B", characters={"A": "quill_vance"}, tokens={"A": 1}).act("abilities")
    table.use("enc_2-11")
    assert (table.fame("A"), table.flipped("A")) == (1, True)


# Reef Pilots, enc_2-12B; Loyalty Oath, enc_2-13A; Kelp Traders, enc_2-13B.


@rule("RIM-6.1", "RIM-20.6")
def test_reef_pilots_pay_and_lead_up_to_2_spaces_away() -> None:
    for reading in passing("enc_2-12B", "Reef Pilots", "piloting"):
        reading.asks("move_to", "t2_c", "t2_d", "t2_m", "stop").pick("t2_d")
        reading.asks("move_to", "deepmere", "t3_e", "stop").pick("t3_e")
        reading.leaves(credits=3000, at="t3_e")
    for reading in passing("enc_2-12B", "Reef Pilots", "piloting"):
        reading.pick("stop").leaves(credits=3000)
    for reading in failing("enc_2-12B", "Reef Pilots", "piloting"):
        reading.leaves()


@rule("RIM-R10", "RIM-19.2", "RIM-19.3")
def test_loyalty_oath_is_sworn_or_sold() -> None:
    blocks = ("block:enc_2-13A", "block:enc_2-13A_2")
    read("enc_2-13A", "Loyalty Oath").asks("choose", *blocks).pick(blocks[0]).leaves(imperial=1)
    read("enc_2-13A", "Loyalty Oath").pick(blocks[1]).leaves(imperial=-1, credits=4000)


@rule("RIM-R314")
def test_kelp_traders_sell_cargo_for_1000_less() -> None:
    sold("enc_2-13B", "Kelp Traders", "cargo", 1000)


# Target Range, enc_2-14A; Clinic Ship, enc_2-14B; Requisitioned, enc_2-15A.


@rule("RIM-R92", "RIM-20.6")
def test_target_range_pays_and_the_practice_helps_in_the_next_test() -> None:
    for reading in failing("enc_2-14A", "Target Range", "tactics"):
        reading.leaves()
    for reading in passing("enc_2-14A", "Target Range", "tactics"):
        table = reading.leaves(credits=3000)
        before = count(table, "tactics")
        assert table.g.next_skill[0] == [table.number("skill", "tactics")]
        assert count(table, "tactics") == before


@rule("RIM-5.3", "RIM-R5")
@pytest.mark.parametrize(("purse", "change"), [(9000, {"credits": -1000}), (0, {})])
def test_clinic_ship_heals_everything_for_1000_or_what_there_is(
    purse: int, change: Changes
) -> None:
    hurt = {"damage": {"A": (2, 3)}, "credits": {"A": purse}}
    read("enc_2-14B", "Clinic Ship", **hurt).leaves(character_damage=-2, ship_damage=-3, **change)


@rule("RIM-R3", "RIM-R11")
def test_requisitioned_takes_a_cargo_if_there_is_one_and_pays() -> None:
    laden = {"assets": {"A": ["cg08", "gm01"]}}
    read("enc_2-15A", "Requisitioned", **laden).leaves(
        credits=2000, assets=["-cg08"], cargo=["+cg08"]
    )
    read("enc_2-15A", "Requisitioned", assets={"A": ["gm01"]}).leaves(credits=2000)


# Deep Archive, enc_2-15B; Turned Officer, enc_2-16A.


@rule("RIM-R318", "RIM-20.6")
def test_deep_archive_names_two_faces_one_after_the_other() -> None:
    lying = {"contacts": {"twinsand_right": "murrogh", "deepmere_left": "pell_draxo"}}
    for reading in passing("enc_2-15B", "Deep Archive", "knowledge", **lying):
        reading.pick("twinsand_right")
        assert "spot:twinsand_right" not in reading.table.options()
        reading.pick("deepmere_left").leaves(
            credits=2000, faceup=["+murrogh", "+pell_draxo"], facedown=["-murrogh", "-pell_draxo"]
        )
    for reading in failing("enc_2-15B", "Deep Archive", "knowledge", **lying):
        reading.leaves()


@rule("RIM-16.3", "RIM-R310", "RIM-19.4")
def test_turned_officer_signs_on_with_all_but_enemies_of_the_imperials() -> None:
    for standing in (0, 1):
        offered(
            "enc_2-16A", "Turned Officer", 3000, {"assets": ["+enc_2-16"]},
            reputation={"A": {"imperial": standing}},
        )  # fmt: skip
    read("enc_2-16A", "Turned Officer", reputation={"A": {"imperial": -1}}).leaves()
    crowded("enc_2-16A", "Turned Officer", {"credits": -3000}, picks=["do:enc_2-16A"])
    table = scenario(expansion="on", characters={"A": "dax_marlowe"}, assets={"A": ["enc_2-16"]})
    assert (count(table, "tactics"), count(table, "knowledge")) == (1, 1)


# Bounty Office, enc_2-17A; Old Admiral, enc_2-18B; Bright Future, enc_2-19A.


@rule("RIM-10.6", "RIM-R314")
def test_bounty_office_turns_both_boards_over() -> None:
    """Dig(bounty);Buy(bounty,0);Dig(job); no icon is resolved."""
    boards = {
        "tops": {"bounty": "bt03", "job": "jb09"},
        "under": {"bounty": ["bt04", "bt05"], "job": ["jb05"]},
    }
    reading = read("enc_2-17A", "Bounty Office", **boards).asks("market_buy", "none", "bt04")
    table = reading.pick("bt04").leaves(
        assets=["+bt04"], bounty=["-bt03", "-bt04", "+bt03"], job=["-jb09", "+jb09"]
    )
    assert (table.top("bounty"), table.top("job")) == ("bt05", "jb05")
    reading = read("enc_2-17A", "Bounty Office", **boards).pick("none")
    reading.leaves(bounty=["-bt03", "+bt03"], job=["-jb09", "+jb09"])


@rule("RIM-R314", "RIM-19.4")
def test_old_admiral_sells_friends_a_ship_for_6000_less() -> None:
    """A Drover Lifter, 10,000, for a Kestrel Courier, 5,000: nothing more to pay."""
    friend = {"reputation": {"A": {"rebel": 1}}, "credits": {"A": 0}}
    yard = {"tops": {"ship": "sh04"}, "under": {"ship": ["sh02"]}}
    reading = read("enc_2-18B", "Old Admiral", **friend, **yard)
    reading.asks("market_buy", "none", "sh04").pick("sh04").leaves(
        ship="drover", ship_deck=["-sh04"], removed=["+sh04"], hangar=["-drover", "+kestrel"]
    )
    read("enc_2-18B", "Old Admiral", **friend, **yard).pick("none").leaves()
    for standing in (0, -1):
        read("enc_2-18B", "Old Admiral", reputation={"A": {"rebel": standing}}).leaves(credits=2000)


@rule("RIM-20.6", "RIM-R328")
def test_bright_future_pleases_the_imperials_and_one_more_faction() -> None:
    for faction in FACTIONS:
        for reading in passing("enc_2-19A", "Bright Future", "influence"):
            reading.asks("target_faction", *[f"faction:{each}" for each in FACTIONS])
            # From neutral to positive is as far as it goes.
            reading.pick(faction).leaves(**{"imperial": 1, faction: 1})
    for reading in failing("enc_2-19A", "Bright Future", "influence"):
        reading.leaves()


# Message Buoy, enc_2-19B; Inspection Day, enc_2-20A.


@rule("RIM-16.4", "RIM-R78")
def test_message_buoy_is_kept_unseen() -> None:
    reading = read("enc_2-19B", "Message Buoy")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_2-19"])
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    assert not any("Buoy" in line for line in table.words("B"))


def buoy(at: str) -> Scenario:
    return scenario(
        expansion="on",
        phase="action",
        at={"A": at},
        characters={"A": "dax_marlowe"},
        secrets={"A": ["enc_2-19"]},
        encounter="enc_7-8",  # Quiet Lane
    ).act("abilities")


@rule("RIM-7.2", "RIM-R83", "RIM-R78")
def test_message_buoy_is_called_up_at_a_navpoint() -> None:
    table = buoy("t4_c")
    assert table.usable() == ["enc_2-19"]
    table.use("enc_2-19").pick("hutt")
    assert (table.credits("A"), table.reputation("A", "hutt")) == (3000, 1)
    assert table.secrets("A") == []
    assert table.bottom("enc_2") == "enc_2-19"
    for elsewhere in ("twinsand", "maelstrom", "spinward_core"):
        assert buoy(elsewhere).usable() == []


@rule("RIM-20.6", "RIM-R3")
def test_inspection_day_finds_what_is_illegal() -> None:
    hold = {"assets": {"A": ["cg08"]}}
    for reading in passing("enc_2-20A", "Inspection Day", "influence", **hold):
        reading.leaves(credits=1000)
    for reading in failing("enc_2-20A", "Inspection Day", "influence", **hold):
        reading.leaves(assets=["-cg08"], cargo=["+cg08"])
    read("enc_2-20A", "Inspection Day", assets={"A": ["cg03"]}).leaves(credits=3000)
