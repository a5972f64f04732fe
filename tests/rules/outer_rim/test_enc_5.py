"""The encounters of Serenna and Cindervale (`enc_5`): every section, every branch of it."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .encounters import (
    Changes,
    crowded,
    failing,
    fought,
    offered,
    passing,
    read,
    refuses,
    ships,
    takes,
    trial,
    wares,
)
from .scenario import scenario


@rule("RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_5-1A", "Garden Gala", "influence", {"credits": 4000}, {"credits": -1000}),
        ("enc_5-1B", "Freedom Camp", "tactics", {"rebel": 1, "credits": 1000},
         {"character_damage": 1}),
        ("enc_5-2A", "Museum Piece", "stealth", {"credits": 5000}, {"imperial": -1}),
        ("enc_5-2B", "Ash Fields", "strength", {"credits": 4000}, {"character_damage": 1}),
        ("enc_5-6B", "Burning Refinery", "tech", {"credits": 5000}, {"character_damage": 2}),
        ("enc_5-7A", "Security Drill", "tech", {"credits": 4000}, {"credits": -2000}),
        ("enc_5-8B", "Partisan Trial", "influence", {"credits": 3000, "rebel": 1}, {"rebel": -1}),
        ("enc_5-9B", "Night Convoy", "piloting", {"credits": 5000}, {"ship_damage": 2}),
    ],
)  # fmt: skip
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


@rule("RIM-R5")
@pytest.mark.parametrize(
    ("section", "title", "purse"),
    [("enc_5-1A", "Garden Gala", 0), ("enc_5-7A", "Security Drill", 1000)],
)
def test_who_has_little_loses_that(section: str, title: str, purse: int) -> None:
    reading = read(section, title, "hit hit", credits={"A": purse}, characters={"A": "vask_orrin"})
    reading.leaves(**{"credits": -purse} if purse else {})


@rule("RIM-19.3")
def test_museum_piece_cannot_worsen_what_is_negative() -> None:
    hated = {"A": {"imperial": -1}}
    for reading in failing("enc_5-2A", "Museum Piece", "stealth", reputation=hated):
        reading.leaves()


# Governor's Favor, enc_5-3A; Ambush Alley, enc_5-3B.


@rule("RIM-16.5", "RIM-R310")
def test_governors_favor_pays_friends_and_is_sold_to_others() -> None:
    read("enc_5-3A", "Governor's Favor", reputation={"A": {"imperial": 1}}).leaves(credits=4000)
    for standing in (0, -1):
        known = {"A": {"imperial": standing}}
        offered("enc_5-3A", "Governor's Favor", 3000, {"imperial": 1}, reputation=known)


@rule("RIM-21.2", "RIM-22.3", "RIM-22.5")
def test_ambush_alley_is_a_fight() -> None:
    fought("enc_5-3B", "Ambush Alley", "ground", 4, {"credits": 4000}, {})


# Royal Shipyard, enc_5-4A; Field Surgeon, enc_5-4B.


@rule("RIM-11.3", "RIM-12.1", "RIM-R314")
def test_royal_shipyard_sells_a_ship_for_4000_less() -> None:
    ships("enc_5-4A", "Royal Shipyard", 4000)


@rule("RIM-5.3")
@pytest.mark.parametrize(("damage", "change"), [(3, {"character_damage": -3}), (0, {})])
def test_field_surgeon_heals_the_character_only_and_pays(damage: int, change: Changes) -> None:
    read("enc_5-4B", "Field Surgeon", damage={"A": (damage, 2)}).leaves(credits=1000, **change)


# Bored Scholar, enc_5-5A; Weapon Drop, enc_5-5B.


@rule("RIM-16.3", "RIM-20.6", "RIM-R310")
def test_bored_scholar_is_convinced_or_hired() -> None:
    for reading in passing("enc_5-5A", "Bored Scholar", "influence"):
        reading.leaves(assets=["+enc_5-5"])
    just = {"credits": {"A": 4000}}
    for reading in failing("enc_5-5A", "Bored Scholar", "influence", **just):
        reading.asks("may", "decline", "do:enc_5-5A").pick("do:enc_5-5A")
        reading.leaves(credits=-4000, assets=["+enc_5-5"])
    for reading in failing("enc_5-5A", "Bored Scholar", "influence", **just):
        reading.pick("decline").leaves()
    for reading in failing("enc_5-5A", "Bored Scholar", "influence", credits={"A": 3000}):
        reading.leaves()


@rule("RIM-R75", "RIM-R311")
def test_bored_scholar_needs_a_slot_for_crew() -> None:
    crowded("enc_5-5A", "Bored Scholar", {}, dice="crit blank")
    crowded(
        "enc_5-5A", "Bored Scholar", {"credits": -4000},
        dice="focus blank", picks=["do:enc_5-5A"],
    )  # fmt: skip


@rule("RIM-20.1")
def test_the_scholar_and_the_veteran_add_their_skills() -> None:
    crew = {"A": ["enc_5-5", "enc_5-7"]}
    table = scenario(characters={"A": "dax_marlowe"}, ships={"A": "kestrel"}, assets=crew)
    skills = table.values("A")["skills"]
    assert [name for name, count in skills.items() if count] == [
        "knowledge", "piloting", "tactics", "tech",
    ]  # fmt: skip


@rule("RIM-R27", "RIM-R87")
def test_weapon_drop_gives_the_top_card_for_2000() -> None:
    just = wares("gear_mod") | {"credits": {"A": 2000}}
    reading = read("enc_5-5B", "Weapon Drop", **just).asks("may", "decline", "do:enc_5-5B")
    takes(reading.pick("do:enc_5-5B"), "gear_mod", credits=-2000)
    reading = read("enc_5-5B", "Weapon Drop", **just).pick("do:enc_5-5B")
    refuses(reading, "gear_mod", credits=-2000)
    read("enc_5-5B", "Weapon Drop", **just).pick("decline").leaves()
    read("enc_5-5B", "Weapon Drop", **just | {"credits": {"A": 1000}}).leaves()


# Court Gossip, enc_5-6A.

FOUR = {
    "scraphaven_left": "pell_draxo",
    "serenna_right": "dengar",
    "takodana_right": "murrogh",
    "twinsand_left": "wexa_thorn",
}
SPOTS = [f"spot:{spot}" for spot in FOUR]


def hidden(*faceup: str) -> dict[str, object]:
    """Four contacts on the whole map, some of them already known."""
    planets = [
        "auric_bay", "scraphaven", "halcyon", "deepmere", "gloomrock", "murkholm",
        "twinsand", "serenna", "cindervale", "takodana", "ring_of_kafrene",
    ]  # fmt: skip
    spots = [f"{planet}_{side}" for planet in planets for side in ("left", "right")]
    return {"contacts": FOUR, "empty": [s for s in spots if s not in FOUR], "faceup": faceup}


@rule("RIM-R10", "RIM-R318")
def test_court_gossip_unmasks_two_contacts_anywhere() -> None:
    reading = read("enc_5-6A", "Court Gossip", **hidden()).asks("target_contact", *SPOTS)
    reading.pick("twinsand_left")
    assert reading.table.faceup() == ["wexa_thorn"]  # before the other one is chosen
    reading.asks("target_contact", *SPOTS[:3]).pick("serenna_right").leaves(
        faceup=["+dengar", "+wexa_thorn"], facedown=["-dengar", "-wexa_thorn"]
    )


@rule("RIM-R10", "RIM-R11", "RIM-R318")
@pytest.mark.parametrize("known", [2, 3, 4])
def test_court_gossip_unmasks_whoever_is_left(known: int) -> None:
    left = sorted([*FOUR.values()][known:])
    reading = read("enc_5-6A", "Court Gossip", **hidden(*[*FOUR][:known]))
    if known == 2:
        reading.asks("target_contact", *SPOTS[2:]).pick("twinsand_left")
    change = {"faceup": [f"+{c}" for c in left], "facedown": [f"-{c}" for c in left]}
    reading.leaves(**change if left else {})


# Tired Veteran, enc_5-7B; Patron of the Arts, enc_5-8A.


@rule("RIM-16.3", "RIM-R75", "RIM-R310", "RIM-R311")
@pytest.mark.parametrize("standing", [0, 1])
def test_tired_veteran_can_be_hired_unless_the_rebels_hate_one(standing: int) -> None:
    known = {"reputation": {"A": {"rebel": standing}}}
    offered("enc_5-7B", "Tired Veteran", 2000, {"assets": ["+enc_5-7"]}, **known)


@rule("RIM-19.1")
def test_tired_veteran_gives_enemies_of_the_rebels_1000() -> None:
    read("enc_5-7B", "Tired Veteran", reputation={"A": {"rebel": -1}}).leaves(credits=1000)


@rule("RIM-R75", "RIM-R311")
def test_tired_veteran_needs_a_slot_for_crew() -> None:
    crowded("enc_5-7B", "Tired Veteran", {"credits": -2000}, picks=["do:enc_5-7B"])


@rule("RIM-27.1", "RIM-R4")
def test_patron_of_the_arts_sells_fame() -> None:
    offered("enc_5-8A", "Patron of the Arts", 7000, {"fame": 1})


@rule("RIM-27.2", "RIM-R55")
def test_patron_of_the_arts_can_win_the_game() -> None:
    reading = read("enc_5-8A", "Patron of the Arts", fame={"A": 9}).pick("do:enc_5-8A")
    assert reading.table.outcome() == ("alone", "famous", "A")


# Old Flame, enc_5-9A.


@rule("RIM-16.4", "RIM-R78")
def test_old_flame_is_kept_unseen() -> None:
    reading = read("enc_5-9A", "Old Flame")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_5-9"])
    assert table.knows("A", "secrets", "A") == ["enc_5-9"]
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    assert not any("Flame" in line for line in table.words("B"))


@rule("RIM-20.4", "RIM-20.5", "RIM-R92", "RIM-R309")
@pytest.mark.parametrize(
    ("crew", "dice", "change"),
    [
        ([], "hit blank", {"credits": 4000}),  # the skill once, by the secret
        ([], "focus blank", {"credits": -1000}),
        (["enc_1-5"], "focus blank", {"credits": 4000}),  # twice
        (["enc_1-5"], "blank blank", {"credits": -1000}),
    ],
)
def test_old_flame_adds_whatever_is_tested(crew: list[str], dice: str, change: Changes) -> None:
    """In Garden Gala, `enc_5-1A`."""
    held = {"secrets": {"A": ["enc_5-9"]}, "assets": {"A": crew}}
    reading = read("enc_5-1A", "Garden Gala", dice, **held)
    assert reading.table.asked() == [("A", "use_secret")]
    assert reading.table.usable() == ["enc_5-9"]
    assert len(reading.table.options()) == 2  # and keep
    reading.table.use("enc_5-9")
    assert reading.table.told("secret_used", "B") == [{"seat": 0, "card": "enc_5-9"}]
    reading.leaves(secrets=["-enc_5-9"], enc_5=["-enc_5-1", "+enc_5-9", "+enc_5-1"], **change)


@rule("RIM-R92")
def test_old_flame_helps_in_one_test_only() -> None:
    """In Masked Ball, `enc_5-10A`, in the first of the two."""
    held = {"secrets": {"A": ["enc_5-9"]}}
    reading = read("enc_5-10A", "Masked Ball", "hit blank hit hit", **held)
    reading.table.use("enc_5-9")
    reading.leaves(credits=2000, secrets=["-enc_5-9"], enc_5=["-enc_5-10", "+enc_5-9", "+enc_5-10"])


@rule("RIM-R97", "RIM-R309")
def test_old_flame_can_be_kept_for_the_next_test() -> None:
    held = {"secrets": {"A": ["enc_5-9"]}}
    reading = read("enc_5-10A", "Masked Ball", "crit blank hit blank", **held)
    reading.pick("keep")
    assert reading.table.asked() == [("A", "use_secret")]
    reading.table.use("enc_5-9")
    reading.leaves(fame=1, secrets=["-enc_5-9"], enc_5=["-enc_5-10", "+enc_5-9", "+enc_5-10"])


# Masked Ball, enc_5-10A; Banner of Ash, enc_5-10B.


@rule("RIM-20.6", "RIM-27.1")
def test_masked_ball_takes_stealth_and_then_influence() -> None:
    for reading in passing("enc_5-10A", "Masked Ball", "stealth", "crit blank"):
        reading.leaves(fame=1)
    for reading in passing("enc_5-10A", "Masked Ball", "stealth", "hit hit"):
        reading.leaves(credits=2000)
    for reading in failing("enc_5-10A", "Masked Ball", "stealth"):
        reading.leaves()


@rule("RIM-20.4")
def test_masked_ball_tests_influence_second() -> None:
    dancer = {"assets": {"A": ["enc_1-5"]}}
    read("enc_5-10A", "Masked Ball", "crit blank hit blank", **dancer).leaves(fame=1)
    read("enc_5-10A", "Masked Ball", "hit blank", **dancer).leaves()


@rule("RIM-16.5", "RIM-19.2", "RIM-27.1")
@pytest.mark.parametrize(
    ("standing", "change"),
    [(1, {"fame": 1, "imperial": -1}), (0, {"rebel": 1}), (-1, {"rebel": 1})],
)
def test_banner_of_ash_makes_friends_and_friends_famous(standing: int, change: Changes) -> None:
    known = {"A": {"rebel": standing}}
    read("enc_5-10B", "Banner of Ash", reputation=known).leaves(**change)


@rule("RIM-27.2", "RIM-R55")
def test_banner_of_ash_is_not_read_on_after_the_victory() -> None:
    table = read("enc_5-10B", "Banner of Ash", reputation={"A": {"rebel": 1}}, fame={"A": 9}).table
    assert table.outcome() == ("alone", "famous", "A")
    assert table.reputation("A", "imperial") == 0
