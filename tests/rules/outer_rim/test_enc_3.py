"""The encounters of Gloomrock and the Maelstrom (`enc_3`): every section, every branch of it."""

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
    sold,
    takes,
    tie,
    trial,
    wares,
)
from .scenario import Scenario, scenario


@rule("RIM-16.1", "RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_3-1A", "Dust Skim", "stealth", {"credits": 5000}, {"character_damage": 2}),
        ("enc_3-1B", "Gravity Shear", "piloting", {"credits": 4000}, {"ship_damage": 2}),
        ("enc_3-2A", "Pit Boss", "influence", {"syndicate": 1, "credits": 1000}, {}),
        ("enc_3-4B", "Ghost Signal", "knowledge", {"credits": 5000}, {}),
        ("enc_3-5B", "Ion Storm", "tech", {"credits": 2000}, {"credits": 2000, "ship_damage": 3}),
        ("enc_3-6B", "Record Run", "piloting", {"fame": 1}, {"ship_damage": 3}),
        ("enc_3-7A", "Tunnel Collapse", "strength", {"credits": 4000}, {"character_damage": 2}),
    ],
)
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


@rule("RIM-21.2", "RIM-22.3", "RIM-22.5", "RIM-R41")
@pytest.mark.parametrize(
    ("section", "title", "kind", "value", "won", "lost"),
    [
        ("enc_3-6A", "Overseer's Bounty", "ground", 4, {"credits": 6000}, {}),
        ("enc_3-7B", "Pirate Wake", "ship", 4, {"credits": 5000}, {}),
        ("enc_3-10B", "Beast in the Dark", "ship", 5, {"fame": 1}, {"ship_damage": 1}),
    ],
)
def test_a_fight_is_won_or_lost(
    section: str, title: str, kind: str, value: int, won: Changes, lost: Changes
) -> None:
    fought(section, title, kind, value, won, lost)


# What may defeat.


@rule("RIM-23.1", "RIM-23.2", "RIM-R42", "RIM-R47")
def test_ion_storm_pays_first_and_may_wreck_the_ship() -> None:
    """2,000 come in, then 3 damage, of which 2 find room; 3,000 of it all are lost."""
    reading = read("enc_3-5B", "Ion Storm", "hit hit", characters={"A": "vask_orrin"},
                   damage={"A": (0, 2)}, credits={"A": 2000})  # fmt: skip
    assert reading.table.told("player_defeated") == [{"seat": 0}]
    reading.leaves(credits=-1000, ship_damage=2, defeated=True)


@rule("RIM-22.5", "RIM-23.1", "RIM-R41")
def test_beast_in_the_dark_makes_famous_before_it_defeats() -> None:
    reading = read("enc_3-10B", "Beast in the Dark", tie(5), damage={"A": (0, 2)})
    reading.leaves(fame=1, ship_damage=2, defeated=True, credits=-3000)


# Blind Shortcut, enc_3-2B.


@rule("RIM-6.1", "RIM-R80", "RIM-R304")
def test_blind_shortcut_leads_up_to_4_spaces_away() -> None:
    for reading in passing("enc_3-2B", "Blind Shortcut", "piloting"):
        reading.asks("move_to", "gloomrock", "t3_e", "t3_f", "stop").pick("t3_f")
        reading.asks("move_to", "maelstrom", "t4_c", "stop").pick("t4_c")
        reading.asks("move_to", "t3_f", "t4_a", "twinsand", "stop").pick("twinsand")
        reading.asks("move_to", "t4_c", "t4_d", "stop").pick("t4_d").leaves(at="t4_d")


@rule("RIM-6.1", "RIM-R80")
def test_blind_shortcut_may_end_early_or_at_once() -> None:
    pilot = {"characters": {"A": "vask_orrin"}}
    reading = read("enc_3-2B", "Blind Shortcut", "crit blank", **pilot).pick("gloomrock", "stop")
    reading.leaves(at="gloomrock")
    read("enc_3-2B", "Blind Shortcut", "crit blank", **pilot).pick("stop").leaves()


@rule("RIM-6.2", "RIM-6.3")
def test_blind_shortcut_ends_at_patrols_and_in_the_maelstrom() -> None:
    met = {"patrols": {"imperial": ("t4_c", 1)}, "characters": {"A": "vask_orrin"}}
    reading = read("enc_3-2B", "Blind Shortcut", "crit blank", **met).pick("t3_f", "t4_c")
    reading.leaves(at="t4_c")
    liked = met | {"reputation": {"A": {"imperial": 1}}}
    reading = read("enc_3-2B", "Blind Shortcut", "crit blank", **liked).pick("t3_f", "t4_c")
    reading.asks("move_to", "t3_f", "t4_a", "twinsand", "stop").pick("stop").leaves(at="t4_c")
    read("enc_3-2B", "Blind Shortcut", "crit blank", **met).pick("gloomrock", "maelstrom").leaves()


@rule("RIM-20.6")
def test_blind_shortcut_costs_plating_if_the_test_is_failed() -> None:
    for reading in failing("enc_3-2B", "Blind Shortcut", "piloting"):
        reading.leaves(ship_damage=1)


# Shift Change, enc_3-3A; Derelict, enc_3-3B; Guards on the Take, enc_3-4A.


@rule("RIM-16.3", "RIM-R311")
def test_shift_change_gives_a_crate_of_raw_dust() -> None:
    trial(
        "enc_3-3A", "Shift Change", "strength",
        {"assets": ["+enc_3-3"]}, {"character_damage": 1},
    )  # fmt: skip
    laden = {"assets": {"A": ["cg08"]}}
    reading = read("enc_3-3A", "Shift Change", "crit blank", **laden)
    reading.asks("make_room", "decline", "cg08").pick("decline").leaves()
    reading = read("enc_3-3A", "Shift Change", "crit blank", **laden).pick("cg08")
    reading.leaves(assets=["-cg08", "+enc_3-3"], cargo=["+cg08"])


@rule("RIM-13.3", "RIM-13.6", "RIM-3.5")
def test_the_raw_dust_of_shift_change_is_illegal_and_goes_to_auric_bay() -> None:
    def docked(face: str) -> Scenario:
        table = scenario(phase="action", at={"A": "auric_bay"}, assets={"A": ["enc_3-3"]})
        table.draws("1d").dice(face, "blank blank").act("deliver")
        return table if table.asked() != [("A", "deliver")] else table.pick("enc_3-3")

    table = docked("hit")
    assert (table.credits("A"), table.assets("A")) == (6000, [])
    assert table.bottom("enc_3") == "enc_3-3"
    table = docked("focus")
    assert (table.credits("A"), table.assets("A")) == (0, ["enc_3-3"])
    assert table.damage("A") == (0, 2)


@rule("RIM-R87")
def test_derelict_gives_the_top_card_or_1_damage() -> None:
    for reading in passing("enc_3-3B", "Derelict", "tech", **wares("gear_mod")):
        takes(reading, "gear_mod")
    for reading in passing("enc_3-3B", "Derelict", "tech", **wares("gear_mod")):
        refuses(reading, "gear_mod")
    for reading in failing("enc_3-3B", "Derelict", "tech", **wares("gear_mod")):
        reading.leaves(ship_damage=1)


@rule("RIM-R27", "RIM-R87")
def test_guards_on_the_take_give_a_cargo_for_2000() -> None:
    just = wares("cargo") | {"credits": {"A": 2000}}
    reading = read("enc_3-4A", "Guards on the Take", **just).asks("may", "decline", "do:enc_3-4A")
    takes(reading.pick("do:enc_3-4A"), "cargo", credits=-2000)
    read("enc_3-4A", "Guards on the Take", **just).pick("decline").leaves()
    read("enc_3-4A", "Guards on the Take", **just | {"credits": {"A": 1000}}).leaves()
    read("enc_3-4A", "Guards on the Take", only={"cargo": []}).leaves()
    reading = read("enc_3-4A", "Guards on the Take", **just).pick("do:enc_3-4A")
    refuses(reading, "cargo", credits=-2000)


@rule("RIM-R87")
def test_guards_on_the_take_give_what_could_not_be_bought_here() -> None:
    """Contraband Serum is never sold on Gloomrock; for nothing, conditions do not count."""
    market = {"tops": {"cargo": "cg09"}, "under": {"cargo": ["cg08"]}}
    reading = read("enc_3-4A", "Guards on the Take", **market).pick("do:enc_3-4A", "cg09")
    reading.leaves(credits=-2000, assets=["+cg09"], cargo=["-cg09"])


# Escapee, enc_3-5A.


@rule("RIM-20.6", "RIM-22.5", "RIM-R41")
def test_escapee_is_hidden_or_fought_for() -> None:
    for reading in passing("enc_3-5A", "Escapee", "stealth"):
        reading.leaves(assets=["+enc_3-5"])
    for reading in failing("enc_3-5A", "Escapee", "stealth", tie(4)):
        reading.leaves(assets=["+enc_3-5"], character_damage=2)
    for reading in failing("enc_3-5A", "Escapee", "stealth", loss(4)):
        reading.leaves(character_damage=3)


@rule("RIM-R75", "RIM-R311")
def test_escapee_needs_a_slot_for_crew() -> None:
    crowded("enc_3-5A", "Escapee", {}, dice="crit blank")
    crowded("enc_3-5A", "Escapee", {"character_damage": 2}, dice=f"hit hit {tie(4)}")


@rule("RIM-23.1", "RIM-R41")
def test_the_crew_of_escapee_is_won_even_by_those_whom_the_fight_defeats() -> None:
    reading = read("enc_3-5A", "Escapee", f"hit hit {tie(4)}", damage={"A": (2, 0)})
    reading.leaves(assets=["+enc_3-5"], character_damage=2, defeated=True, credits=-3000)


@rule("RIM-20.1")
def test_bront_of_escapee_is_strong() -> None:
    table = scenario(characters={"A": "dax_marlowe"}, assets={"A": ["enc_3-5"]})
    assert table.values("A")["skills"]["strength"] == 1


# Company Store, enc_3-8A; Salvage Eddy, enc_3-8B.


@rule("RIM-R314")
def test_company_store_sells_cargo_for_2000_less() -> None:
    sold("enc_3-8A", "Company Store", "cargo", 2000)


@rule("RIM-R21")
def test_company_store_gives_no_change() -> None:
    market = {"tops": {"cargo": "cg03"}, "under": {"cargo": ["cg08"]}, "credits": {"A": 0}}
    reading = read("enc_3-8A", "Company Store", **market).asks("market_buy", "none", "cg03")
    reading.pick("cg03").leaves(assets=["+cg03"], cargo=["-cg03"])


@rule("RIM-9.6", "RIM-R314")
def test_company_store_sells_nothing_that_is_not_sold_on_gloomrock() -> None:
    read("enc_3-8A", "Company Store", tops={"cargo": "cg09"}).leaves()


@rule("RIM-1.8")
@pytest.mark.parametrize(
    ("face", "change"),
    [
        ("hit", {"credits": 3000}),
        ("crit", {"credits": 6000}),
        ("focus", {}),
        ("blank", {"ship_damage": 2}),
    ],
)
def test_salvage_eddy_rolls_one_die(face: str, change: Changes) -> None:
    read("enc_3-8B", "Salvage Eddy", face).leaves(**change)


# Foreman's Ledger, enc_3-9A; Still Water, enc_3-9B.


@rule("RIM-16.5", "RIM-R5")
def test_foremans_ledger_pays_friends_of_the_syndicate() -> None:
    for standing, change in ((1, 5000), (0, -1000), (-1, -1000)):
        known = {"A": {"syndicate": standing}}
        read("enc_3-9A", "Foreman's Ledger", reputation=known).leaves(credits=change)
    read("enc_3-9A", "Foreman's Ledger", credits={"A": 0}).leaves()


@rule("RIM-5.3", "RIM-R3")
@pytest.mark.parametrize(("damage", "repaired"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_still_water_repairs_2_and_pays(damage: int, repaired: int) -> None:
    change = {"ship_damage": -repaired} if repaired else {}
    read("enc_3-9B", "Still Water", damage={"A": (1, damage)}).leaves(credits=1000, **change)


# Blackmail File, enc_3-10A.


@rule("RIM-16.4", "RIM-R78")
def test_blackmail_file_is_kept_unseen() -> None:
    reading = read("enc_3-10A", "Blackmail File")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_3-10"])
    assert table.knows("A", "secrets", "A") == ["enc_3-10"]
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    assert not any("Blackmail" in line for line in table.words("B"))


def blackmailer(space: str) -> Scenario:
    """In the action step A may use abilities, whatever the file is good for here."""
    table = scenario(
        phase="action",
        at={"A": space},
        characters={"A": "dax_marlowe"},
        secrets={"A": ["enc_3-10"]},
    )
    assert "abilities" in table.options()
    return table.act("abilities")


@rule("RIM-16.5", "RIM-R78", "RIM-R83")
@pytest.mark.parametrize(
    ("space", "faction"),
    [
        ("auric_bay", "syndicate"),
        ("twinsand", "hutt"),
        ("serenna", "imperial"),
        ("deepmere", "rebel"),
    ],
)
def test_blackmail_file_betters_the_planets_faction(space: str, faction: str) -> None:
    table = blackmailer(space)
    assert table.usable() == ["enc_3-10"]
    table.use("enc_3-10")
    factions = ("hutt", "syndicate", "imperial", "rebel")
    assert [f for f in factions if table.reputation("A", f)] == [faction]
    assert table.reputation("A", faction) == 1
    assert table.secrets("A") == []
    assert table.bottom("enc_3") == "enc_3-10"
    assert table.told("secret_used", "B") == [{"seat": 0, "card": "enc_3-10"}]


@rule("RIM-R76", "RIM-R83", "RIM-R97")
@pytest.mark.parametrize("space", ["takodana", "scraphaven", "t4_c", "maelstrom"])
def test_blackmail_file_needs_a_planet_with_an_icon(space: str) -> None:
    table = blackmailer(space)
    assert table.options() == ["done"]
    assert table.choose("done").secrets("A") == ["enc_3-10"]
