"""The encounters of Auric Bay and Scraphaven (`enc_1`): every section, every branch of it."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .encounters import (
    Changes,
    buys,
    failing,
    hired,
    loss,
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
from .scenario import scenario


@rule("RIM-16.2", "RIM-20.3", "RIM-20.4", "RIM-20.6")
@pytest.mark.parametrize(
    ("section", "title", "skill", "passed", "failed"),
    [
        ("enc_1-2A", "A Seat at the Table", "influence", {"credits": 4000}, {"credits": -1000}),
        ("enc_1-2B", "Crane Accident", "strength", {"credits": 3000}, {"character_damage": 1}),
        ("enc_1-3B", "Unclaimed Wreck", "piloting", {"credits": 4000}, {"ship_damage": 1}),
        ("enc_1-6A", "Silk Handshake", "stealth", {"syndicate": 1}, {"credits": -2000}),
        ("enc_1-7B", "Foreman's Offer", "tactics", {"credits": 4000}, {}),
    ],
)
def test_a_test_of_a_skill_is_passed_or_failed(
    section: str, title: str, skill: str, passed: Changes, failed: Changes
) -> None:
    trial(section, title, skill, passed, failed)


@rule("RIM-R5")
@pytest.mark.parametrize(
    ("section", "title"), [("enc_1-2A", "A Seat at the Table"), ("enc_1-6A", "Silk Handshake")]
)
def test_who_has_nothing_loses_nothing(section: str, title: str) -> None:
    read(section, title, "hit hit", credits={"A": 0}).leaves()


@rule("RIM-19.3")
def test_silk_handshake_cannot_better_what_is_positive() -> None:
    liked = {"A": {"syndicate": 1}}
    for reading in passing("enc_1-6A", "Silk Handshake", "stealth", reputation=liked):
        reading.leaves()


# House Odds, enc_1-1A.


@rule("RIM-1.8", "RIM-R3", "RIM-R320")
@pytest.mark.parametrize(
    ("face", "change"),
    [
        ("hit", {"credits": 3000}),
        ("crit", {"credits": 6000}),
        ("focus", {}),
        ("blank", {"credits": -2000}),
    ],
)
def test_house_odds_pay_by_the_face_of_one_die(face: str, change: Changes) -> None:
    reading = read("enc_1-1A", "House Odds", face).asks("may", "decline", "do:enc_1-1A")
    reading.pick("do:enc_1-1A").leaves(**change)


@rule("RIM-R3", "RIM-R4")
def test_house_odds_cost_2000_and_can_be_declined() -> None:
    read("enc_1-1A", "House Odds").pick("decline").leaves()
    read("enc_1-1A", "House Odds", credits={"A": 1000}).leaves()
    poor = read("enc_1-1A", "House Odds", "blank", credits={"A": 2000}).pick("do:enc_1-1A")
    poor.leaves(credits=-2000)


# Parts Bin, enc_1-1B.


@rule("RIM-R314")
def test_parts_bin_sells_for_3000_less_if_the_test_is_passed() -> None:
    just = wares("gear_mod") | {"credits": {"A": 1000}}
    for reading in passing("enc_1-1B", "Parts Bin", "tech", **just):
        buys(reading, "gear_mod", 1000)
    for reading in passing("enc_1-1B", "Parts Bin", "tech", **just):
        reading.asks("market_buy", "none", "gm05").pick("none").leaves()
    for reading in passing("enc_1-1B", "Parts Bin", "tech", **just | {"credits": {"A": 0}}):
        reading.leaves()


@rule("RIM-R314")
def test_parts_bin_sells_at_the_full_price_if_it_is_failed() -> None:
    just = wares("gear_mod") | {"credits": {"A": 4000}}
    for reading in failing("enc_1-1B", "Parts Bin", "tech", **just):
        buys(reading, "gear_mod", 4000)
    for reading in failing("enc_1-1B", "Parts Bin", "tech", **just):
        reading.asks("market_buy", "none", "gm05").pick("none").leaves()
    for reading in failing("enc_1-1B", "Parts Bin", "tech", **just | {"credits": {"A": 3000}}):
        reading.leaves()


# Debt Collectors, enc_1-3A.


@rule("RIM-R5", "RIM-R10", "RIM-R320")
@pytest.mark.parametrize(("purse", "change"), [(9000, -2000), (2000, -2000), (1000, -1000), (0, 0)])
def test_debt_collectors_take_what_there_is(purse: int, change: int) -> None:
    reading = read("enc_1-3A", "Debt Collectors", credits={"A": purse})
    reading.asks("choose", "block:enc_1-3A", "block:enc_1-3A_2").pick("block:enc_1-3A")
    reading.leaves(**{"credits": change} if change else {})


@rule("RIM-21.2", "RIM-22.5", "RIM-R10")
def test_debt_collectors_can_be_fought() -> None:
    won = read("enc_1-3A", "Debt Collectors", tie(3)).pick("block:enc_1-3A_2")
    won.leaves(credits=3000, character_damage=2)
    lost = read("enc_1-3A", "Debt Collectors", loss(3)).pick("block:enc_1-3A_2")
    lost.leaves(character_damage=2)


# Members Only, enc_1-4A; Scrap Auction, enc_1-4B.


@rule("RIM-16.2", "RIM-R56")
@pytest.mark.parametrize(
    ("fame", "assets", "change"),
    [
        (0, [], 1000),
        (2, [], 1000),
        (3, [], 5000),
        (9, [], 5000),
        (2, ["lx04", "enc_1-5", "enc_1-6"], 5000),  # and 1 additional fame
        (2, ["lx04", "enc_1-5"], 1000),
    ],
)
def test_members_only_pays_the_famous(fame: int, assets: list[str], change: int) -> None:
    known = {"fame": {"A": fame}, "assets": {"A": assets}}
    read("enc_1-4A", "Members Only", **known).leaves(credits=change)


@rule("RIM-R27", "RIM-R87")
def test_scrap_auction_gives_the_top_card_for_3000() -> None:
    just = wares("gear_mod") | {"credits": {"A": 3000}}
    reading = read("enc_1-4B", "Scrap Auction", **just).asks("may", "decline", "do:enc_1-4B")
    takes(reading.pick("do:enc_1-4B"), "gear_mod", credits=-3000)
    reading = read("enc_1-4B", "Scrap Auction", **just).pick("do:enc_1-4B")
    refuses(reading, "gear_mod", credits=-3000)
    read("enc_1-4B", "Scrap Auction", **just).pick("decline").leaves()
    read("enc_1-4B", "Scrap Auction", **just | {"credits": {"A": 2000}}).leaves()


@rule("RIM-10.2", "RIM-10.6", "RIM-R27")
def test_what_scrap_auction_gives_counts_as_gained() -> None:
    """Mono-Axe, which is turned up next, calls the Hutt patrol."""
    market = {"tops": {"gear_mod": "gm05"}, "under": {"gear_mod": ["gm02"]}}
    nearby = {"hutt": ("t1_b", 1)}
    reading = read("enc_1-4B", "Scrap Auction", patrols=nearby, **market).pick("do:enc_1-4B")
    reading.pick("gm05").leaves(
        credits=-3000, assets=["+gm05"], gear_mod=["-gm05"], hutt_patrol=("scraphaven", 1)
    )


@rule("RIM-R310", "RIM-R327")
def test_scrap_auction_offers_nothing_that_cannot_be_kept() -> None:
    """An empty deck; a second Armor while a slot for gear is empty."""
    read("enc_1-4B", "Scrap Auction", only={"gear_mod": []}).leaves()
    armor = {"assets": {"A": ["gm03"]}, "tops": {"gear_mod": "gm04"}}
    read("enc_1-4B", "Scrap Auction", **armor).leaves()


@rule("RIM-9.5", "RIM-R87")
def test_room_is_made_for_what_scrap_auction_gives() -> None:
    gear = ["gm01", "gm02", "gm06"]
    reading = read("enc_1-4B", "Scrap Auction", assets={"A": gear}, **wares("gear_mod"))
    reading.pick("do:enc_1-4B", "gm05").asks("make_room", *gear).pick("gm02")
    reading.leaves(credits=-3000, assets=["-gm02", "+gm05"], gear_mod=["-gm05", "+gm02"])


# Card Counter, enc_1-5A; Reactor Sale, enc_1-5B; Droid Swap, enc_1-6B.


@rule("RIM-16.3", "RIM-R75", "RIM-R310", "RIM-R311")
@pytest.mark.parametrize(
    ("section", "title", "price", "skill"),
    [
        ("enc_1-5A", "Card Counter", 3000, "influence"),
        ("enc_1-6B", "Droid Swap", 2000, "strength"),
    ],
)
def test_crew_can_be_hired(section: str, title: str, price: int, skill: str) -> None:
    hired(section, title, price, skill)


@rule("RIM-24.1", "RIM-R53")
def test_the_loader_of_droid_swap_is_a_droid() -> None:
    """HX-9 wants two of them."""
    droids = {"characters": {"A": "hx9"}, "assets": {"A": ["md_7_stitch"]}}
    reading = read("enc_1-6B", "Droid Swap", **droids).pick("do:enc_1-6B")
    reading.leaves(credits=-2000, assets=["+enc_1-6"], fame=1, flipped=(True, False))


@rule("RIM-5.3", "RIM-R3", "RIM-R4")
def test_reactor_sale_repairs_the_ship_and_then_tests_tech() -> None:
    table = {"damage": {"A": (1, 3)}, "credits": {"A": 2000}}
    for reading in passing("enc_1-5B", "Reactor Sale", "tech", **table):
        reading.asks("may", "decline", "do:enc_1-5B").pick("do:enc_1-5B")
        reading.leaves(credits=1000, ship_damage=-3)
    for reading in failing("enc_1-5B", "Reactor Sale", "tech", **table):
        reading.pick("do:enc_1-5B").leaves(credits=-2000, ship_damage=-3)
    read("enc_1-5B", "Reactor Sale", **table).pick("decline").leaves()
    read("enc_1-5B", "Reactor Sale", **table | {"credits": {"A": 1000}}).leaves()


# Whispered Odds, enc_1-7A.


@rule("RIM-16.4", "RIM-R78")
def test_whispered_odds_are_kept_unseen() -> None:
    reading = read("enc_1-7A", "Whispered Odds")
    assert reading.secret
    table = reading.leaves(secrets=["+enc_1-7"])
    assert table.knows("A", "secrets", "A") == ["enc_1-7"]
    assert table.knows("B", "secrets", "A") == table.knows(None, "secrets", "A") == []
    assert table.view("B")["zones"]["secrets"][0]["count"] == 1
    assert "A keeps a secret." in table.words("B")
    assert not any("Whispered" in line for line in table.words("B"))


@rule("RIM-R36", "RIM-R37", "RIM-R78")
def test_whispered_odds_reroll_any_of_ones_dice_once() -> None:
    """In a test, `enc_1-2A`: a focus does not do for whoever has influence once."""
    held = {"secrets": {"A": ["enc_1-7"]}, "assets": {"A": ["enc_1-5"]}}
    reading = read("enc_1-2A", "A Seat at the Table", "focus blank hit", **held)
    table = reading.table
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["enc_1-7"]
    assert len(table.options()) == 2  # and done
    table.use("enc_1-7")
    reading.asks("die", "die:1", "die:2", "done").pick("die:2")
    assert table.told("secret_used", "B") == [{"seat": 0, "card": "enc_1-7"}]
    reading.leaves(credits=4000, secrets=["-enc_1-7"], enc_1=["-enc_1-2", "+enc_1-7", "+enc_1-2"])


@rule("RIM-R36")
def test_whispered_odds_reroll_both_dice() -> None:
    held = {"secrets": {"A": ["enc_1-7"]}}
    reading = read("enc_1-2A", "A Seat at the Table", "focus blank hit crit", **held)
    reading.table.use("enc_1-7")
    reading.pick("die:1").asks("die", "die:2", "done").pick("die:2")
    reading.leaves(credits=4000, secrets=["-enc_1-7"], enc_1=["-enc_1-2", "+enc_1-7", "+enc_1-2"])


@rule("RIM-R36", "RIM-R97")
def test_whispered_odds_can_be_kept_and_work_on_a_single_die_too() -> None:
    held = {"secrets": {"A": ["enc_1-7"]}}
    reading = read("enc_1-1A", "House Odds", "blank", **held).pick("do:enc_1-1A")
    reading.pick("done").leaves(credits=-2000)
    reading = read("enc_1-1A", "House Odds", "blank crit", **held).pick("do:enc_1-1A")
    reading.table.use("enc_1-7")
    reading.pick("die:1")
    reading.leaves(credits=6000, secrets=["-enc_1-7"], enc_1=["-enc_1-1", "+enc_1-7", "+enc_1-1"])


# Private Viewing, enc_1-8A; Magnet Yard, enc_1-8B.


@rule("RIM-R314")
def test_private_viewing_sells_a_luxury_for_3000_less() -> None:
    sold("enc_1-8A", "Private Viewing", "luxury", 3000)


@rule("RIM-R87")
def test_magnet_yard_gives_the_top_card_or_2_damage() -> None:
    for reading in passing("enc_1-8B", "Magnet Yard", "strength", **wares("gear_mod")):
        takes(reading, "gear_mod")
    for reading in passing("enc_1-8B", "Magnet Yard", "strength", **wares("gear_mod")):
        refuses(reading, "gear_mod")
    for reading in failing("enc_1-8B", "Magnet Yard", "strength", **wares("gear_mod")):
        reading.leaves(character_damage=2)


# Syndicate Marker, enc_1-9A; Salvage Rights, enc_1-9B.


@rule("RIM-16.5", "RIM-R310")
def test_syndicate_marker_pays_friends_and_sells_friendship() -> None:
    friend = {"A": {"syndicate": 1}}
    read("enc_1-9A", "Syndicate Marker", reputation=friend).leaves(credits=4000)
    for standing in (0, -1):
        reputation = {"A": {"syndicate": standing}}
        offered("enc_1-9A", "Syndicate Marker", 3000, {"syndicate": 1}, reputation=reputation)


@rule("RIM-16.3", "RIM-R311")
def test_salvage_rights_must_be_taken_where_there_is_a_slot() -> None:
    read("enc_1-9B", "Salvage Rights").leaves(assets=["+enc_1-9"])


@rule("RIM-R75", "RIM-R311")
def test_salvage_rights_without_an_empty_slot() -> None:
    laden = {"assets": {"A": ["cg08"]}}
    reading = read("enc_1-9B", "Salvage Rights", **laden)
    reading.asks("make_room", "decline", "cg08").pick("decline").leaves()
    reading = read("enc_1-9B", "Salvage Rights", **laden).pick("cg08")
    reading.leaves(assets=["-cg08", "+enc_1-9"], cargo=["+cg08"])


@rule("RIM-13.2", "RIM-3.5")
def test_the_crated_engines_of_salvage_rights_go_to_deepmere() -> None:
    table = scenario(phase="action", at={"A": "deepmere"}, assets={"A": ["enc_1-9"]})
    table.act("deliver")
    if table.asked() == [("A", "deliver")]:
        table.pick("enc_1-9")
    assert table.credits("A") == 4000
    assert table.assets("A") == []
    assert table.bottom("enc_1") == "enc_1-9"


# Front Page, enc_1-10A; Test Flight, enc_1-10B.


@rule("RIM-27.1", "RIM-R4")
def test_front_page_sells_fame_to_those_who_talk_well() -> None:
    for reading in passing("enc_1-10A", "Front Page", "influence", credits={"A": 6000}):
        reading.asks("may", "decline", "do:enc_1-10A").pick("do:enc_1-10A")
        reading.leaves(credits=-6000, fame=1)
    for reading in passing("enc_1-10A", "Front Page", "influence"):
        reading.pick("decline").leaves()
    for reading in passing("enc_1-10A", "Front Page", "influence", credits={"A": 5000}):
        reading.leaves()
    for reading in failing("enc_1-10A", "Front Page", "influence"):
        reading.leaves()


@rule("RIM-27.2", "RIM-R55")
def test_front_page_can_win_the_game() -> None:
    reading = read("enc_1-10A", "Front Page", "crit blank", fame={"A": 9}).pick("do:enc_1-10A")
    assert reading.table.outcome() == ("alone", "famous", "A")


@rule("RIM-5.3", "RIM-20.6")
def test_test_flight_mends_the_ship_or_dents_it() -> None:
    for reading in passing("enc_1-10B", "Test Flight", "piloting", damage={"A": (1, 3)}):
        reading.leaves(credits=3000, ship_damage=-3)
    for reading in failing("enc_1-10B", "Test Flight", "piloting", damage={"A": (1, 1)}):
        reading.leaves(ship_damage=2)
