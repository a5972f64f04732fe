"""The encounters of Takodana and the Ring of Kafrene (`enc_6`): every section, every branch."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .encounters import (
    Changes,
    crowded,
    failing,
    fought,
    hired,
    passing,
    read,
    refuses,
    takes,
    trial,
    wares,
)
from .scenario import Scenario, scenario

FACTIONS = ("faction:hutt", "faction:imperial", "faction:rebel", "faction:syndicate")


@rule("RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_6-1B", "Trash Chutes", "stealth", {"credits": 4000}, {"character_damage": 1}),
        ("enc_6-2A", "Story for a Meal", "knowledge", {"credits": 4000}, {"credits": 1000}),
        ("enc_6-5A", "Arm Wrestling", "strength", {"credits": 4000}, {"character_damage": 1}),
        ("enc_6-6B", "Broken Lift", "tech", {"credits": 4000}, {"character_damage": 1}),
        ("enc_6-9B", "Miners' Strike", "tactics", {"credits": 4000}, {"credits": -1000}),
    ],
)
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


@rule("RIM-R5")
def test_miners_strike_costs_nothing_where_there_is_nothing() -> None:
    read("enc_6-9B", "Miners' Strike", "hit hit", credits={"A": 0}).leaves()


@rule("RIM-21.2", "RIM-22.3", "RIM-22.5")
@pytest.mark.parametrize(
    ("section", "title", "value", "won"),
    [
        ("enc_6-2B", "Tube Rats", 3, {"credits": 3000}),
        ("enc_6-8A", "Duel at Dawn", 5, {"fame": 1}),
    ],
)
def test_a_fight_is_won_or_lost(section: str, title: str, value: int, won: Changes) -> None:
    fought(section, title, "ground", value, won, {})


# Common Table, enc_6-1A.


@rule("RIM-16.3", "RIM-R75", "RIM-R310", "RIM-R311")
def test_common_table_hires_a_pilot() -> None:
    hired("enc_6-1A", "Common Table", 2000, "piloting")


# Neutral Ground, enc_6-3A; The Fence, enc_6-3B.


@rule("RIM-R10", "RIM-R320", "RIM-R328")
def test_neutral_ground_sells_the_favour_of_any_faction_or_pays() -> None:
    blocks = ("block:enc_6-3A", "block:enc_6-3A_2")
    for faction in ("hutt", "syndicate", "imperial", "rebel"):
        reading = read("enc_6-3A", "Neutral Ground", credits={"A": 2000}).asks("choose", *blocks)
        reading.pick("block:enc_6-3A").asks("target_faction", *FACTIONS).pick(faction)
        reading.leaves(**{"credits": -2000, faction: 1})
    reading = read("enc_6-3A", "Neutral Ground", credits={"A": 2000}).pick("block:enc_6-3A_2")
    reading.leaves(credits=2000)
    read("enc_6-3A", "Neutral Ground", credits={"A": 1000}).leaves(credits=2000)


@rule("RIM-R3", "RIM-R4", "RIM-R310")
def test_the_fence_pays_for_a_cargo() -> None:
    laden = {"assets": {"A": ["cg08", "gm01"]}}
    reading = read("enc_6-3B", "The Fence", **laden).asks("may", "decline", "do:enc_6-3B")
    reading.pick("do:enc_6-3B").leaves(credits=5000, assets=["-cg08"], cargo=["+cg08"])
    read("enc_6-3B", "The Fence", **laden).pick("decline").leaves()
    read("enc_6-3B", "The Fence", assets={"A": ["gm01", "gm12", "enc_1-5"]}).leaves()


@rule("RIM-3.5", "RIM-R10")
def test_the_fence_takes_one_cargo_of_several() -> None:
    laden = {"assets": {"A": ["cg08", "enc_1-9"]}, "ships": {"A": "burro"}}
    reading = read("enc_6-3B", "The Fence", **laden).pick("do:enc_6-3B")
    reading.asks("target_asset", "cg08", "enc_1-9").pick("enc_1-9")
    reading.leaves(credits=5000, assets=["-enc_1-9"], enc_1=["+enc_1-9"])


# Fortune Teller, enc_6-4A; The Forger, enc_6-4B.

THREE = {
    "deepmere_right": "dengar",
    "takodana_left": "pell_draxo",
    "twinsand_right": "murrogh",
}


def fortune(*faceup: str) -> dict[str, object]:
    """Three contacts on the whole map, some of them already known."""
    planets = [
        "auric_bay", "scraphaven", "halcyon", "deepmere", "gloomrock", "murkholm",
        "twinsand", "serenna", "cindervale", "takodana", "ring_of_kafrene",
    ]  # fmt: skip
    spots = [f"{planet}_{side}" for planet in planets for side in ("left", "right")]
    return {"contacts": THREE, "empty": [s for s in spots if s not in THREE], "faceup": faceup}


@rule("RIM-17.8", "RIM-R77", "RIM-R318")
def test_fortune_teller_shows_two_faces_to_one_player() -> None:
    reading = read("enc_6-4A", "Fortune Teller", **fortune())
    reading.asks("target_contact", *[f"spot:{spot}" for spot in THREE]).pick("twinsand_right")
    assert reading.table.knows("A", "contacts", "twinsand_right") == ["murrogh"]
    reading.asks("target_contact", "spot:deepmere_right", "spot:takodana_left")
    table = reading.pick("takodana_left").leaves(credits=1000)  # nobody is turned up
    assert table.knows("A", "contacts", "takodana_left") == ["pell_draxo"]
    assert table.knows("A", "contacts", "deepmere_right") == []
    for spot in THREE:
        assert table.knows("B", "contacts", spot) == table.knows(None, "contacts", spot) == []
    looked = [told["spot"] for told in table.told("looks_at", "B")]
    assert looked == ["twinsand_right", "takodana_left"]
    assert not any("Murrogh" in line or "Pell" in line for line in table.words("B"))


@rule("RIM-R11", "RIM-R318")
def test_fortune_teller_shows_what_is_still_hidden() -> None:
    known = fortune("deepmere_right", "takodana_left")
    table = read("enc_6-4A", "Fortune Teller", **known).leaves(credits=1000)
    assert table.knows("A", "contacts", "twinsand_right") == ["murrogh"]
    assert len(table.told("looks_at", "B")) == 1
    table = read("enc_6-4A", "Fortune Teller", **fortune(*THREE)).leaves(credits=1000)
    assert table.told("looks_at", "B") == []


@rule("RIM-R3", "RIM-R4", "RIM-R328")
def test_the_forger_sells_the_favour_of_any_faction() -> None:
    just = {"credits": {"A": 3000}, "reputation": {"A": {"hutt": -1, "rebel": 1}}}
    for faction, change in (("hutt", 1), ("syndicate", 1), ("imperial", 1), ("rebel", 0)):
        reading = read("enc_6-4B", "The Forger", **just).asks("may", "decline", "do:enc_6-4B")
        reading.pick("do:enc_6-4B").asks("target_faction", *FACTIONS).pick(faction)
        reading.leaves(**{"credits": -3000} | ({faction: 1} if change else {}))
    read("enc_6-4B", "The Forger", **just).pick("decline").leaves()
    read("enc_6-4B", "The Forger", credits={"A": 2000}).leaves()


# Struck-off Doctor, enc_6-5B.


@rule("RIM-16.3", "RIM-20.6", "RIM-R310")
def test_struck_off_doctor_is_convinced_or_hired() -> None:
    for reading in passing("enc_6-5B", "Struck-off Doctor", "tech"):
        reading.leaves(assets=["+enc_6-5"])
    just = {"credits": {"A": 3000}}
    for reading in failing("enc_6-5B", "Struck-off Doctor", "tech", **just):
        reading.asks("may", "decline", "do:enc_6-5B").pick("do:enc_6-5B")
        reading.leaves(credits=-3000, assets=["+enc_6-5"])
    for reading in failing("enc_6-5B", "Struck-off Doctor", "tech", **just):
        reading.pick("decline").leaves()
    for reading in failing("enc_6-5B", "Struck-off Doctor", "tech", credits={"A": 2000}):
        reading.leaves()


@rule("RIM-R75", "RIM-R311")
def test_struck_off_doctor_needs_a_slot_for_crew() -> None:
    crowded("enc_6-5B", "Struck-off Doctor", {}, dice="crit blank")
    crowded(
        "enc_6-5B", "Struck-off Doctor", {"credits": -3000},
        dice="focus blank", picks=["do:enc_6-5B"],
    )  # fmt: skip


@rule("RIM-20.1")
def test_the_doctor_knows_tech() -> None:
    table = scenario(characters={"A": "grath"}, assets={"A": ["enc_6-5"]})
    assert table.values("A")["skills"]["tech"] == 1


# Old Chart, enc_6-6A.


@rule("RIM-16.4", "RIM-R78")
def test_old_chart_is_kept_unseen() -> None:
    reading = read("enc_6-6A", "Old Chart")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_6-6"])
    assert table.knows("A", "secrets", "A") == ["enc_6-6"]
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    assert not any("Chart" in line for line in table.words("B"))


FAR = [
    "t1_b", "t2_a", "halcyon", "t2_b", "t3_a", "t3_b", "t3_c", "t3_d", "t4_a", "murkholm",
]  # fmt: skip


def charted() -> Scenario:
    """A, with a ship that flies 6 spaces, begins to move."""
    table = scenario(
        at={"A": "auric_bay"}, characters={"A": "vask_orrin"}, secrets={"A": ["enc_6-6"]}
    ).answer("A", "plan", "move")
    assert table.asked() == [("A", "use_secret")]
    assert table.usable() == ["enc_6-6"]
    return table


@rule("RIM-6.1", "RIM-R78", "RIM-R304")
def test_old_chart_leads_4_spaces_farther_once() -> None:
    table = charted().use("enc_6-6")
    assert table.told("secret_used", "B") == [{"seat": 0, "card": "enc_6-6"}]
    assert table.secrets("A") == []
    assert table.bottom("enc_6") == "enc_6-6"
    for space in FAR[:9]:
        table.answer("A", "move_to", f"space:{space}")
    assert table.asked() == [("A", "move_to")]
    table.pick(FAR[9])
    assert table.where("A") == "murkholm"
    assert "move_to" not in [kind for _, kind in table.asked()]
    assert table.values("A")["hyperdrive"] == 6


@rule("RIM-R97", "RIM-R309")
def test_old_chart_can_be_kept() -> None:
    table = charted().choose("keep")
    for space in FAR[:6]:
        table.answer("A", "move_to", f"space:{space}")
    assert table.where("A") == FAR[5]
    assert "move_to" not in [kind for _, kind in table.asked()]
    assert table.secrets("A") == ["enc_6-6"]


# Guild Board, enc_6-7A; Dead Drop, enc_6-7B.


@rule("RIM-10.6", "RIM-R314")
def test_guild_board_turns_up_the_next_bounty_and_offers_it() -> None:
    """The icon of what a discard turns up is not resolved."""
    board = {"tops": {"bounty": "bt03"}, "under": {"bounty": ["bt04", "bt05"]}}
    reading = read("enc_6-7A", "Guild Board", **board).asks("market_buy", "none", "bt04")
    table = reading.pick("bt04").leaves(assets=["+bt04"], bounty=["-bt03", "-bt04", "+bt03"])
    assert table.top("bounty") == "bt05"
    reading = read("enc_6-7A", "Guild Board", **board).pick("none")
    assert reading.leaves(bounty=["-bt03", "+bt03"]).top("bounty") == "bt04"


@rule("RIM-9.7", "RIM-10.2", "RIM-R314")
def test_what_guild_board_sells_is_a_purchase() -> None:
    """The icon of the card that follows is resolved."""
    board = {"tops": {"bounty": "bt03"}, "under": {"bounty": ["bt02", "bt01"]}}
    nearby = {"hutt": ("t6_a", 1)}
    reading = read("enc_6-7A", "Guild Board", patrols=nearby, **board).pick("bt02")
    reading.leaves(
        assets=["+bt02"], bounty=["-bt03", "-bt02", "+bt03"], hutt_patrol=("takodana", 1)
    )


@rule("RIM-R7", "RIM-R8")
def test_guild_board_with_one_bounty_or_none() -> None:
    reading = read("enc_6-7A", "Guild Board", only={"bounty": ["bt02"]})
    reading.asks("market_buy", "none", "bt02").pick("bt02")
    reading.leaves(assets=["+bt02"], bounty=["-bt02"])
    read("enc_6-7A", "Guild Board", only={"bounty": []}).leaves()


@rule("RIM-R87")
def test_dead_drop_gives_the_top_cargo() -> None:
    for reading in passing("enc_6-7B", "Dead Drop", "stealth", **wares("cargo")):
        takes(reading, "cargo")
    for reading in passing("enc_6-7B", "Dead Drop", "stealth", **wares("cargo")):
        refuses(reading, "cargo")
    for reading in failing("enc_6-7B", "Dead Drop", "stealth", **wares("cargo")):
        reading.leaves()


# Price on Your Head, enc_6-8B; Quiet Shrine, enc_6-9A.


@rule("RIM-19.1", "RIM-22.5", "RIM-R41")
@pytest.mark.parametrize("enemy", ["hutt", "syndicate", "imperial", "rebel"])
def test_price_on_your_head_is_a_fight_for_whoever_has_an_enemy(enemy: str) -> None:
    known = {"A": {enemy: -1}}
    won, lost = {"credits": 4000}, {"credits": -2000}
    fought("enc_6-8B", "Price on Your Head", "ground", 4, won, lost, reputation=known)


@rule("RIM-19.4")
def test_price_on_your_head_pays_the_unhated() -> None:
    read("enc_6-8B", "Price on Your Head").leaves(credits=3000)
    loved = {"A": {"hutt": 1, "syndicate": 1, "imperial": 1, "rebel": 1}}
    read("enc_6-8B", "Price on Your Head", reputation=loved).leaves(credits=3000)


@rule("RIM-5.3")
@pytest.mark.parametrize(
    ("damage", "change"),
    [((2, 3), {"character_damage": -2, "ship_damage": -3}), ((0, 0), {})],
)
def test_quiet_shrine_heals_everything(damage: tuple[int, int], change: Changes) -> None:
    read("enc_6-9A", "Quiet Shrine", damage={"A": damage}).leaves(**change)


# Zanni's Back Room, enc_6-10A; Spy in the Crowd, enc_6-10B.


@rule("RIM-20.6", "RIM-27.1", "RIM-R10", "RIM-R320")
def test_zannis_back_room_sells_fame_or_pays() -> None:
    blocks = ("block:enc_6-10A", "block:enc_6-10A_2")
    just = {"credits": {"A": 4000}}
    for reading in passing("enc_6-10A", "Zanni's Back Room", "influence", **just):
        reading.asks("choose", *blocks).pick("block:enc_6-10A").leaves(credits=-4000, fame=1)
    for reading in passing("enc_6-10A", "Zanni's Back Room", "influence", **just):
        reading.pick("block:enc_6-10A_2").leaves(credits=4000)
    for reading in passing("enc_6-10A", "Zanni's Back Room", "influence", credits={"A": 3000}):
        reading.leaves(credits=4000)
    for reading in failing("enc_6-10A", "Zanni's Back Room", "influence"):
        reading.leaves()


@rule("RIM-R52", "RIM-20.3", "RIM-20.4")
@pytest.mark.parametrize(
    ("crew", "chosen", "dice", "change"),
    [
        ("enc_5-5", "knowledge", "hit blank", {"imperial": 1, "credits": 1000}),
        ("enc_5-5", "stealth", "hit hit", {}),  # unskilled
        ("enc_5-5", "stealth", "crit blank", {"imperial": 1, "credits": 1000}),
        ("enc_4-5", "stealth", "hit blank", {"imperial": 1, "credits": 1000}),
        ("enc_4-5", "knowledge", "hit hit", {}),
        ("enc_4-5", "knowledge", "crit blank", {"imperial": 1, "credits": 1000}),
    ],
)
def test_spy_in_the_crowd_tests_the_skill_of_ones_choice(
    crew: str, chosen: str, dice: str, change: Changes
) -> None:
    reading = read("enc_6-10B", "Spy in the Crowd", dice, assets={"A": [crew]})
    reading.asks("skill", "skill:knowledge", "skill:stealth").pick(chosen).leaves(**change)
