"""RIM-10: patrol movement icons."""

from __future__ import annotations

import pytest

from tests.rule import rule

from .market_place import HOME, patrols, shopping
from .scenario import Scenario

# What can be bought before them; these show no icon themselves.
BEFORE = {
    "bt": ("bounty", "bt02"), "cg": ("cargo", "cg01"), "gm": ("gear_mod", "gm01"),
    "jb": ("job", "jb09"), "lx": ("luxury", "lx10"), "sh": ("ship", "sh02"),
}  # fmt: skip
ICONS = {
    "bt01": "H2", "bt03": "S3", "bt04": "I3", "bt06": "R3", "bt07": "H4", "bt08": "R2",
    "bt10": "I2",
    "cg02": "H2", "cg04": "R3", "cg05": "S2", "cg06": "I2", "cg07": "I3", "cg09": "S3",
    "cg10": "I4", "cg11": "R2", "cg12": "S2",
    "gm02": "H3", "gm04": "S2", "gm06": "I3", "gm08": "R3", "gm10": "H2", "gm12": "R4",
    "jb05": "S3", "jb06": "S2", "jb07": "R3", "jb08": "I4", "jb10": "I2", "jb11": "H3",
    "jb13": "H2",
    "lx01": "H3", "lx03": "I3", "lx05": "S3", "lx07": "R2", "lx09": "I2",
    "sh01": "S2", "sh03": "H3", "sh05": "I3", "sh07": "R4", "sh08": "S4",
}  # fmt: skip
FACTIONS = {"H": "hutt", "S": "syndicate", "I": "imperial", "R": "rebel"}
LANE = ["halcyon", "t2_b", "t3_a", "t3_b", "t3_c", "t3_d"]  # each one farther from Halcyon Plain


def turned_up(card: str, **more: object) -> Scenario:
    """A buys the card on this one at Halcyon Plain, or elsewhere."""
    deck, before = BEFORE[card[:2]]
    table = shopping(tops={deck: before}, under={deck: [card]}, **more)
    return table.pick("none", before)


@rule("RIM-10.1", "RIM-10.2", "RIM-10.3")
@pytest.mark.parametrize(("card", "icon"), ICONS.items())
def test_the_icon_moves_the_patrol_of_its_faction_by_its_number(card: str, icon: str) -> None:
    """From so far it arrives; from one space farther it does not."""
    faction, n = FACTIONS[icon[0]], int(icon[1])
    arrived = turned_up(card, patrols={faction: (LANE[n], 2)})
    assert patrols(arrived) == HOME | {faction: "halcyon"}
    assert arrived.patrol(faction)[1] == 2
    underway = turned_up(card, patrols={faction: (LANE[n + 1], 2)})
    if underway.asked() == [("A", "patrol_path")]:
        underway.pick("t2_b")
    assert patrols(underway) == HOME | {faction: "t2_b"}


@rule("RIM-10.2")
@pytest.mark.parametrize("far", [1, 2, 3])
def test_a_patrol_that_can_arrive_stops_there(far: int) -> None:
    table = turned_up("bt07", patrols={"hutt": (LANE[far], 1)})  # Hutt, 4 spaces
    assert table.patrol("hutt")[0] == "halcyon"
    assert table.asked() == [("A", "encounter")]  # no path was chosen


@rule("RIM-R23")
def test_a_patrol_that_is_there_stays() -> None:
    table = turned_up("bt07", patrols={"hutt": ("halcyon", 1)})
    assert table.patrol("hutt")[0] == "halcyon"
    assert table.asked() == [("A", "encounter")]


@rule("RIM-10.3", "RIM-R22")
def test_the_buyer_chooses_among_the_ways_that_lead_nearer() -> None:
    """From t3_c straight on to t3_a; or by Gloomrock, as far as t3_c is, to t3_b."""
    table = turned_up("bt01", patrols={"hutt": ("t3_c", 1)})
    assert table.asked() == [("A", "patrol_path")]
    assert table.options() == ["space:t3_a", "space:t3_b"]
    table.pick("t3_b")
    assert table.patrol("hutt")[0] == "t3_b"


@rule("RIM-10.3", "RIM-R22")
def test_no_step_leads_away_and_no_space_is_entered_twice() -> None:
    """From t2_d to Gloomrock there is one way of two steps: Deepmere would be farther."""
    table = turned_up("bt01", at={"A": "gloomrock"}, patrols={"hutt": ("t2_d", 1)})
    assert table.patrol("hutt")[0] == "maelstrom"
    assert table.asked() == [("A", "encounter")]


@rule("RIM-10.4", "RIM-R24")
def test_patrols_pass_the_maelstrom_players_and_other_patrols() -> None:
    table = turned_up(
        "bt01",
        at={"A": "gloomrock", "B": "maelstrom"},
        patrols={"hutt": ("t3_e", 1), "rebel": ("maelstrom", 1)},
    )
    assert table.patrol("hutt")[0] == "gloomrock"


@rule("RIM-10.4")
def test_any_number_of_patrols_share_a_space() -> None:
    others = dict.fromkeys(("syndicate", "imperial", "rebel"), ("halcyon", 1))
    table = turned_up("bt01", patrols={"hutt": ("t2_b", 1), **others})
    assert set(patrols(table).values()) == {"halcyon"}


@rule("RIM-10.5")
def test_a_patrol_that_arrives_starts_no_encounter() -> None:
    """Not even a hostile one, before the encounter step of whoever is there."""
    table = turned_up(
        "bt01",
        characters={"A": "grath", "B": "vask_orrin"},
        at={"A": "halcyon", "B": "t2_b"},
        reputation={"A": {"hutt": -1}, "B": {"hutt": -1}},
        patrols={"hutt": ("t3_b", 1)},
    )
    assert table.patrol("hutt")[0] == "t2_b"
    assert table.asked() == [("A", "act")]
    assert table.damage("B") == (0, 0)
    near = turned_up(
        "bt01",
        characters={"A": "grath"},
        reputation={"A": {"hutt": -1}},
        patrols={"hutt": ("t2_b", 1)},
    )
    assert near.asked() == [("A", "act")]
    assert near.damage("A") == (0, 0)
    near.dice("blank blank", "hit hit hit").choose("end")
    assert near.damage("A") == (0, 3)  # in the encounter step it must be fought


@rule("RIM-10.6")
def test_a_card_that_a_text_discards_shows_the_next_without_its_icon() -> None:
    """Guild Board on Takodana: Dig(bounty);Buy(bounty,0)."""
    table = shopping(
        at={"A": "takodana", "C": "twinsand"},
        encounter="enc_6-7",
        tops={"bounty": "bt02"},
        under={"bounty": ["bt07", "bt01"]},
    ).pick("none", "none")
    table.answer("A", "encounter", "space")
    assert table.top("bounty") == "bt07"
    assert patrols(table) == HOME
    assert table.options() == ["card:bt07", "none"]
    table.pick("bt07")
    assert table.patrol("hutt")[0] == "takodana"  # bt01: Hutt, 2 spaces
