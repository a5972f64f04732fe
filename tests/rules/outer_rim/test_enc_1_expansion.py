"""The encounters of Auric Bay and Scraphaven (`enc_1`) that the expansion adds: every branch."""

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
    refuses,
    ships,
    sold,
    takes,
    trial,
    wares,
)
from .scenario import Scenario, scenario


@rule("RIM-40.1", "RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_1-14A", "Bad Beat", "knowledge", {"credits": 5000}, {"credits": -3000}),
        ("enc_1-17B", "Union Trouble", "tactics", {"credits": 4000}, {"credits": -1000}),
        ("enc_1-18A", "Rooftop Chase", "piloting", {"credits": 4000}, {"character_damage": 1}),
    ],
)
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


# Double or Nothing, enc_1-11A; Loose Rivets, enc_1-11B.


@rule("RIM-1.8", "RIM-R3", "RIM-R320")
@pytest.mark.parametrize(
    ("face", "change"), [("hit", 4000), ("crit", 4000), ("focus", 0), ("blank", -3000)]
)
def test_double_or_nothing_pays_by_the_face_of_one_die(face: str, change: int) -> None:
    reading = read("enc_1-11A", "Double or Nothing", face).asks("may", "decline", "do:enc_1-11A")
    reading.pick("do:enc_1-11A").leaves(**{"credits": change} if change else {})


@rule("RIM-R3", "RIM-R4")
def test_double_or_nothing_costs_3000_and_can_be_declined() -> None:
    read("enc_1-11A", "Double or Nothing").pick("decline").leaves()
    read("enc_1-11A", "Double or Nothing", credits={"A": 2000}).leaves()


@rule("RIM-16.3", "RIM-52.1")
def test_loose_rivets_are_structural_damage() -> None:
    """A Kestrel Courier has a hull of 4."""
    table = read("enc_1-11B", "Loose Rivets").leaves(assets=["+enc_1-11"])
    assert table.values("A")["hull"] == 3


@rule("RIM-R311", "RIM-52.1")
def test_for_structural_damage_another_mod_must_go() -> None:
    reading = read("enc_1-11B", "Loose Rivets", assets={"A": ["gm12"]})
    reading.leaves(assets=["-gm12", "+enc_1-11"], gear_mod=["+gm12"])


def rivets(at: str, purse: int) -> Scenario:
    return scenario(
        expansion="on",
        phase="action",
        at={"A": at},
        characters={"A": "dax_marlowe"},
        ships={"A": "kestrel"},
        assets={"A": ["enc_1-11"]},
        credits={"A": purse},
    )


@rule("RIM-7.2", "RIM-R141")
def test_structural_damage_is_mended_on_a_planet_for_3000() -> None:
    table = rivets("auric_bay", 3000).act("abilities")
    assert table.usable() == ["enc_1-11"]
    table.use("enc_1-11")
    assert (table.credits("A"), table.assets("A")) == (0, [])
    assert table.values("A")["hull"] == 4
    assert table.bottom("enc_1") == "enc_1-11"
    assert "abilities" not in rivets("auric_bay", 2000).options()
    assert "abilities" not in rivets("t1_a", 6000).options()


# Ringer Wanted, enc_1-12A; Tool Rental, enc_1-12B.


@rule("RIM-R316")
def test_ringer_wanted_pays_the_one_who_is_alone() -> None:
    read("enc_1-12A", "Ringer Wanted").leaves(credits=2000)


@rule("RIM-R316", "RIM-R5", "RIM-20.6")
@pytest.mark.parametrize(("purse", "taken"), [(5000, 2000), (1000, 1000)])
def test_ringer_wanted_takes_2000_from_somebody_here(purse: int, taken: int) -> None:
    company = {"at": {"B": "auric_bay"}, "credits": {"A": 0, "B": purse}}
    for reading in passing("enc_1-12A", "Ringer Wanted", "influence", **company):
        reading.leaves(credits=taken, B_credits=-taken)
    for reading in failing("enc_1-12A", "Ringer Wanted", "influence", **company):
        reading.leaves()


@rule("RIM-R92", "RIM-20.4", "RIM-20.5")
@pytest.mark.parametrize(
    ("who", "dice", "change"),
    [
        ("vask_orrin", "hit blank", 3000),  # skilled for once
        ("vask_orrin", "focus blank", -1000),
        ("dax_marlowe", "focus blank", 3000),  # highly skilled for once
        ("dax_marlowe", "blank blank", -1000),
    ],
)
def test_tool_rental_lends_the_skill_for_its_test(who: str, dice: str, change: int) -> None:
    own = {"characters": {"A": who}, "credits": {"A": 1000}}
    reading = read("enc_1-12B", "Tool Rental", dice, **own).asks("may", "decline", "do:enc_1-12B")
    table = reading.pick("do:enc_1-12B").leaves(credits=change)
    assert count(table, "tech") == (who == "dax_marlowe")


@rule("RIM-R3", "RIM-R4")
def test_tool_rental_costs_1000_and_can_be_declined() -> None:
    read("enc_1-12B", "Tool Rental").pick("decline").leaves()
    read("enc_1-12B", "Tool Rental", credits={"A": 0}).leaves()


# Penthouse Rumours, enc_1-13A; Yard Dogs, enc_1-13B.


@rule("RIM-17.1", "RIM-20.6")
def test_penthouse_rumours_turn_up_one_face_anywhere_and_then_test_knowledge() -> None:
    lying = {"contacts": {"twinsand_right": "murrogh"}}
    known = {"faceup": ["+murrogh"], "facedown": ["-murrogh"]}
    for reading in passing("enc_1-13A", "Penthouse Rumours", "knowledge", **lying):
        assert len(reading.table.options()) == 33
        reading.pick("twinsand_right").leaves(credits=3000, **known)
    for reading in failing("enc_1-13A", "Penthouse Rumours", "knowledge", **lying):
        reading.pick("twinsand_right").leaves(**known)


@rule("RIM-22.3", "RIM-22.5")
def test_yard_dogs_are_fought_on_the_ground() -> None:
    fought("enc_1-13B", "Yard Dogs", "ground", 3, {"credits": 3000}, {})


# Hull Plating, enc_1-14B; House Detective, enc_1-15A; Engine Whisperer, enc_1-15B.


@rule("RIM-5.3", "RIM-R3", "RIM-R4")
def test_hull_plating_repairs_for_what_it_pays() -> None:
    dented = {"damage": {"A": (1, 3)}, "credits": {"A": 2000}}
    reading = read("enc_1-14B", "Hull Plating", **dented).asks("may", "decline", "do:enc_1-14B")
    reading.pick("do:enc_1-14B").leaves(ship_damage=-3)
    read("enc_1-14B", "Hull Plating", **dented).pick("decline").leaves()
    read("enc_1-14B", "Hull Plating", **dented | {"credits": {"A": 1000}}).leaves()


@rule("RIM-R87", "RIM-20.6")
def test_house_detective_guards_a_luxury_of_8000_at_most() -> None:
    modest = {"tops": {"luxury": "lx05"}, "under": {"luxury": ["lx08"]}}
    for reading in passing("enc_1-15A", "House Detective", "stealth", **modest):
        reading.asks("take_free", "decline", "lx05").pick("lx05")
        reading.leaves(assets=["+lx05"], luxury=["-lx05"])
    for reading in passing("enc_1-15A", "House Detective", "stealth", **modest):
        reading.pick("decline").leaves()
    for reading in failing("enc_1-15A", "House Detective", "stealth", **modest):
        reading.leaves(character_damage=1)
    dear = {"tops": {"luxury": "lx14x"}}  # 9,000
    for reading in passing("enc_1-15A", "House Detective", "stealth", **dear):
        reading.leaves()


@rule("RIM-16.3", "RIM-20.6", "RIM-R75", "RIM-R311")
def test_engine_whisperer_joins_whoever_hears_it_too() -> None:
    for reading in passing("enc_1-15B", "Engine Whisperer", "tech"):
        reading.leaves(assets=["+enc_1-15"])
    for reading in failing("enc_1-15B", "Engine Whisperer", "tech"):
        reading.leaves()
    crowded("enc_1-15B", "Engine Whisperer", {}, dice="crit blank")
    table = scenario(expansion="on", characters={"A": "vask_orrin"}, assets={"A": ["enc_1-15"]})
    assert (count(table, "tech"), count(table, "piloting")) == (1, 1)


# Marked Deck, enc_1-16A; Bulk Discount, enc_1-16B.


@rule("RIM-16.4", "RIM-R78")
def test_marked_deck_is_kept_unseen() -> None:
    reading = read("enc_1-16A", "Marked Deck")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_1-16"])
    assert table.knows("A", "secrets", "A") == ["enc_1-16"]
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    assert not any("Marked" in line for line in table.words("B"))


@rule("RIM-R36", "RIM-R78", "RIM-R97")
def test_marked_deck_has_one_die_of_the_opponent_rolled_again() -> None:
    """In Yard Dogs, enc_1-13B: 1 to 2 becomes 1 to 1, which the attacker wins."""
    held = {"secrets": {"A": ["enc_1-16"]}}
    dice = "hit blank blank hit hit blank blank"
    reading = read("enc_1-13B", "Yard Dogs", dice, **held)
    reading.pick("done") if reading.table.asked() == [("A", "dice")] else None
    assert reading.table.asked() == [("A", "dice_against")]
    assert reading.table.usable() == ["enc_1-16"]
    reading.table.use("enc_1-16")
    reading.pick("die:1")
    reading.leaves(
        credits=3000, character_damage=1, secrets=["-enc_1-16"],
        enc_1=["-enc_1-13", "+enc_1-16", "+enc_1-13"],
    )  # fmt: skip


@rule("RIM-R314", "RIM-10.6")
def test_bulk_discount_sells_for_2000_less_and_then_turns_up_the_next() -> None:
    """Hop-Pack, 4,000; below it Twin Turret, then Slicer's Kit."""
    stack = {"tops": {"gear_mod": "gm05"}, "under": {"gear_mod": ["gm09", "gm07"]}}
    just = stack | {"credits": {"A": 2000}}
    bought = read("enc_1-16B", "Bulk Discount", **just).asks("market_buy", "none", "gm05")
    table = bought.pick("gm05").leaves(
        credits=-2000, assets=["+gm05"], gear_mod=["-gm05", "-gm09", "+gm09"]
    )
    assert table.top("gear_mod") == "gm07"
    left = read("enc_1-16B", "Bulk Discount", **just).pick("none")
    assert left.leaves(gear_mod=["-gm05", "+gm05"]).top("gear_mod") == "gm09"
    poor = read("enc_1-16B", "Bulk Discount", **just | {"credits": {"A": 1000}})
    poor.leaves(gear_mod=["-gm05", "+gm05"])


# Sponsor, enc_1-17A; Rust Lung, enc_1-18B.


@rule("RIM-16.5", "RIM-27.1")
def test_sponsor_sells_fame_to_friends_and_befriends_the_others() -> None:
    friend = {"reputation": {"A": {"syndicate": 1}}}
    offered("enc_1-17A", "Sponsor", 5000, {"fame": 1}, **friend)
    for standing in (0, -1):
        reading = read("enc_1-17A", "Sponsor", reputation={"A": {"syndicate": standing}})
        reading.leaves(syndicate=1)


@rule("RIM-R43", "RIM-R47")
def test_rust_lung_pays_for_a_damage() -> None:
    """Whoever it defeats loses 3,000 and is paid all the same."""
    read("enc_1-18B", "Rust Lung").leaves(character_damage=1, credits=4000)
    last = read("enc_1-18B", "Rust Lung", damage={"A": (3, 0)})
    last.leaves(character_damage=1, defeated=True, credits=1000)


# Gala Guest List, enc_1-19A; Trial Wings, enc_1-19B.


@rule("RIM-R314")
def test_gala_guest_list_sells_a_luxury_for_2000_less() -> None:
    sold("enc_1-19A", "Gala Guest List", "luxury", 2000)


@rule("RIM-R314", "RIM-11.3", "RIM-12.1")
def test_trial_wings_sell_a_ship_for_4000_less() -> None:
    ships("enc_1-19B", "Trial Wings", 4000)


# Last Call, enc_1-20A; Junk King, enc_1-20B.


@rule("RIM-R10", "RIM-5.3")
def test_last_call_pays_or_heals_everything() -> None:
    hurt = {"damage": {"A": (2, 3)}}
    blocks = ("block:enc_1-20A", "block:enc_1-20A_2")
    read("enc_1-20A", "Last Call", **hurt).asks("choose", *blocks).pick(blocks[0]).leaves(
        credits=3000
    )
    read("enc_1-20A", "Last Call", **hurt).pick(blocks[1]).leaves(
        character_damage=-2, ship_damage=-3
    )


@rule("RIM-R87", "RIM-R310", "RIM-20.6")
def test_junk_king_gives_a_piece_or_sells_it_for_4000() -> None:
    just = wares("gear_mod") | {"credits": {"A": 4000}}
    for reading in passing("enc_1-20B", "Junk King", "influence", **just):
        takes(reading, "gear_mod")
    for reading in passing("enc_1-20B", "Junk King", "influence", **just):
        refuses(reading, "gear_mod")
    for reading in failing("enc_1-20B", "Junk King", "influence", **just):
        reading.asks("may", "decline", "do:enc_1-20B")
        takes(reading.pick("do:enc_1-20B"), "gear_mod", credits=-4000)
    for reading in failing("enc_1-20B", "Junk King", "influence", **just):
        reading.pick("decline").leaves()
    for reading in failing("enc_1-20B", "Junk King", "influence", **wares("gear_mod") | {
        "credits": {"A": 3000}
    }):  # fmt: skip
        reading.leaves()
