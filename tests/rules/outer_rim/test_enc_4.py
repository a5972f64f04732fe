"""The encounters of Murkholm and Twinsand (`enc_4`): every section, every branch of it."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .encounters import (
    Changes,
    failing,
    fought,
    hired,
    offered,
    passing,
    read,
    refuses,
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
        ("enc_4-1A", "Audience", "influence", {"hutt": 1, "credits": 2000}, {"credits": -2000}),
        ("enc_4-2B", "Water Thieves", "stealth", {"credits": 4000}, {"character_damage": 1}),
        ("enc_4-4A", "Bog Fever", "knowledge", {"credits": 3000}, {"character_damage": 2}),
        ("enc_4-6A", "Prize Beast", "strength", {"credits": 5000}, {"character_damage": 2}),
        ("enc_4-7B", "Sandstorm", "piloting", {"credits": 2000},
         {"credits": 2000, "ship_damage": 2}),
        ("enc_4-8A", "Broken Shackles", "tactics", {"rebel": 1, "hutt": -1, "credits": 4000},
         {"character_damage": 1}),
        ("enc_4-8B", "Vapor Heist", "tech", {"credits": 4000}, {}),
    ],
)  # fmt: skip
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


@rule("RIM-21.2", "RIM-22.3", "RIM-22.5", "RIM-R41")
@pytest.mark.parametrize(
    ("section", "title", "value", "won", "lost"),
    [
        ("enc_4-1B", "Cantina Brawl", 3, {"credits": 3000}, {}),
        ("enc_4-2A", "Enforcer Work", 4, {"credits": 4000, "hutt": 1}, {}),
        ("enc_4-10A", "Swamp Duel", 5, {"fame": 1}, {}),
    ],
)
def test_a_fight_is_won_or_lost(
    section: str, title: str, value: int, won: Changes, lost: Changes
) -> None:
    fought(section, title, "ground", value, won, lost)


@rule("RIM-R5")
def test_audience_costs_what_one_has() -> None:
    read("enc_4-1A", "Audience", "hit hit", credits={"A": 1000}).leaves(credits=-1000)


@rule("RIM-19.3", "RIM-R3")
def test_broken_shackles_pays_even_where_reputation_can_go_no_further() -> None:
    known = {"A": {"rebel": 1, "hutt": -1}}
    reading = read("enc_4-8A", "Broken Shackles", "crit blank", reputation=known)
    reading.leaves(credits=4000)


# Toll, enc_4-3A; Racing Circuit, enc_4-3B.


@rule("RIM-16.5", "RIM-R5", "RIM-R320")
@pytest.mark.parametrize(
    ("standing", "purse", "change"),
    [
        (-1, 9000, {"credits": -3000}),
        (-1, 2000, {"credits": -2000}),
        (-1, 0, {}),
        (0, 9000, {}),
        (1, 9000, {"credits": 4000}),
    ],
)
def test_toll_is_due_from_enemies_of_the_hutts(standing: int, purse: int, change: Changes) -> None:
    known = {"reputation": {"A": {"hutt": standing}}, "credits": {"A": purse}}
    read("enc_4-3A", "Toll", **known).leaves(**change)


@rule("RIM-R3", "RIM-R4", "RIM-R51")
def test_racing_circuit_costs_2000_and_tests_piloting() -> None:
    just = {"credits": {"A": 2000}}
    for reading in passing("enc_4-3B", "Racing Circuit", "piloting", **just):
        reading.asks("may", "decline", "do:enc_4-3B").pick("do:enc_4-3B").leaves(credits=5000)
    for reading in failing("enc_4-3B", "Racing Circuit", "piloting", **just):
        reading.pick("do:enc_4-3B").leaves(credits=-2000, ship_damage=1)
    read("enc_4-3B", "Racing Circuit", **just).pick("decline").leaves()
    read("enc_4-3B", "Racing Circuit", credits={"A": 1000}).leaves()


# Scavenger Crawler, enc_4-4B.


@rule("RIM-R314")
def test_scavenger_crawler_sells_equipment_for_2000_less() -> None:
    sold("enc_4-4B", "Scavenger Crawler", "gear_mod", 2000)


# The Long Table, enc_4-5A; Market Urchin, enc_4-5B.


@rule("RIM-R10", "RIM-R320")
def test_the_long_table_sells_the_hutts_favour_or_pays() -> None:
    blocks = ("block:enc_4-5A", "block:enc_4-5A_2")
    just = {"credits": {"A": 3000}}
    reading = read("enc_4-5A", "The Long Table", **just).asks("choose", *blocks)
    reading.pick("block:enc_4-5A").leaves(credits=-3000, hutt=1)
    read("enc_4-5A", "The Long Table", **just).pick("block:enc_4-5A_2").leaves(credits=2000)
    read("enc_4-5A", "The Long Table", credits={"A": 2000}).leaves(credits=2000)


@rule("RIM-16.3", "RIM-R75", "RIM-R310", "RIM-R311")
def test_market_urchin_can_be_hired() -> None:
    hired("enc_4-5B", "Market Urchin", 2000, "stealth")


# Old Hermit, enc_4-6B.


@rule("RIM-5.3", "RIM-20.6")
def test_old_hermit_heals_everything_and_pays() -> None:
    mended = {"character_damage": -2, "ship_damage": -1, "credits": 2000}
    trial("enc_4-6B", "Old Hermit", "knowledge", mended, {}, damage={"A": (2, 1)})


# Debt Ledger, enc_4-7A.


@rule("RIM-16.3", "RIM-R75", "RIM-R311")
def test_debt_ledger_gives_a_job() -> None:
    trial("enc_4-7A", "Debt Ledger", "tactics", {"assets": ["+enc_4-7"]}, {})
    busy = ["bt02", "jb01", "jb02"]
    reading = read("enc_4-7A", "Debt Ledger", "crit blank", assets={"A": busy})
    reading.asks("make_room", "decline", *busy).pick("decline").leaves()
    reading = read("enc_4-7A", "Debt Ledger", "crit blank", assets={"A": busy}).pick("jb02")
    reading.leaves(assets=["-jb02", "+enc_4-7"], job=["+jb02"])


def collecting(dice: str) -> Scenario:
    """A attempts Collect the Debt on Twinsand."""
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        characters={"A": "dax_marlowe"},
        assets={"A": ["enc_4-7"]},
    ).dice(dice)
    return table.answer("A", "encounter", "job:enc_4-7")


@rule("RIM-25.2", "RIM-25.6", "RIM-R99", "RIM-3.5")
def test_the_job_of_debt_ledger_is_a_fight() -> None:
    table = collecting(tie(4))
    assert table.credits("A") == 5000
    assert table.reputation("A", "hutt") == 1
    assert (table.assets("A"), table.damage("A")) == ([], (2, 0))
    assert table.bottom("enc_4") == "enc_4-7"


@rule("RIM-25.5", "RIM-R64")
def test_the_job_of_debt_ledger_fails_with_the_fight() -> None:
    table = collecting("hit focus blank hit hit blank blank")
    assert table.credits("A") == 0
    assert table.reputation("A", "hutt") == 0
    assert (table.assets("A"), table.damage("A")) == (["enc_4-7"], (2, 0))
    assert table.told("fails_at") == [{"seat": 0, "card": "enc_4-7"}]


@rule("RIM-25.2")
def test_the_job_of_debt_ledger_is_to_be_done_on_twinsand() -> None:
    table = scenario(phase="encounter", at={"A": "murkholm"}, assets={"A": ["enc_4-7"]})
    assert table.options() == ["contact:murkholm_left", "contact:murkholm_right", "space"]


# Boss's Favorite, enc_4-9A; Homestead Defense, enc_4-9B.


@rule("RIM-16.5", "RIM-R87", "RIM-R310")
def test_bosss_favorite_arms_friends_of_the_hutts_and_sells_friendship() -> None:
    friend = wares("gear_mod") | {"reputation": {"A": {"hutt": 1}}}
    takes(read("enc_4-9A", "Boss's Favorite", **friend), "gear_mod")
    refuses(read("enc_4-9A", "Boss's Favorite", **friend), "gear_mod")
    for standing in (0, -1):
        known = {"A": {"hutt": standing}}
        offered("enc_4-9A", "Boss's Favorite", 4000, {"hutt": 1}, reputation=known)


@rule("RIM-22.5", "RIM-R41")
@pytest.mark.parametrize("damage", [0, 1])
def test_homestead_defense_is_paid_and_healed(damage: int) -> None:
    """The 2 damage of the fight come before the 2 that the farmers heal."""
    won = {"credits": 4000, "character_damage": -2}
    hurt = {"A": (damage, 1)}
    fought("enc_4-9B", "Homestead Defense", "ground", 4, won, {}, damage=hurt)


@rule("RIM-23.5", "RIM-R41", "RIM-R43")
def test_homestead_defense_heals_before_the_defeat() -> None:
    """With 2 damage of 4 the fight would defeat A; the bandage comes first."""
    reading = read("enc_4-9B", "Homestead Defense", tie(4), damage={"A": (2, 0)})
    reading.leaves(credits=4000)


# Buried Cache, enc_4-10B.


@rule("RIM-16.4", "RIM-R78")
def test_buried_cache_is_kept_unseen() -> None:
    reading = read("enc_4-10B", "Buried Cache")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_4-10"])
    assert table.knows("A", "secrets", "A") == ["enc_4-10"]
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    assert not any("Buried" in line for line in table.words("B"))


def digger(space: str, **more: object) -> Scenario:
    """In the action step A may use abilities, whatever the map is good for here."""
    table = scenario(
        phase="action",
        at={"A": space},
        characters={"A": "dax_marlowe"},
        secrets={"A": ["enc_4-10"]},
        **more,  # type: ignore[arg-type]
    )
    return table.act("abilities")


@rule("RIM-7.2", "RIM-R78", "RIM-R83")
@pytest.mark.parametrize("space", ["twinsand", "takodana", "auric_bay"])
def test_buried_cache_is_dug_up_on_any_planet_without_a_patrol(space: str) -> None:
    table = digger(space)
    assert table.usable() == ["enc_4-10"]
    table.use("enc_4-10")
    assert table.credits("A") == 4000
    assert table.secrets("A") == []
    assert table.bottom("enc_4") == "enc_4-10"
    assert table.told("secret_used", "B") == [{"seat": 0, "card": "enc_4-10"}]


@rule("RIM-R83", "RIM-R97")
@pytest.mark.parametrize("space", ["maelstrom", "t4_c"])
def test_buried_cache_lies_on_no_navpoint(space: str) -> None:
    table = digger(space)
    assert table.options() == ["done"]
    assert table.choose("done").secrets("A") == ["enc_4-10"]


@rule("RIM-R83", "RIM-R97")
def test_buried_cache_is_not_dug_up_where_a_patrol_is() -> None:
    """Not even if it is a friend's."""
    liked = {"A": {"imperial": 1}}
    table = digger("twinsand", patrols={"imperial": ("twinsand", 2)}, reputation=liked)
    assert table.options() == ["done"]
    assert (table.credits("A"), table.secrets("A")) == (0, ["enc_4-10"])
