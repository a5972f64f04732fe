"""RIM-1: players, map and dice."""

from __future__ import annotations

from collections import Counter

import pytest

import shipboard
from shipboard.games.outer_rim.pack import (
    CLASSES,
    FACES,
    FACTION_NAMES,
    MAELSTROM,
    NAVPOINT,
    PLANET,
)
from shipboard.kernel.state import Refused
from tests.rule import rule

from .scenario import Scenario, scenario

# By map tile, from left to right, and at the ends.
MAP = """
    e1_r-e1_s e1_r-t1_a e1_s-t1_c
    t1_a-auric_bay auric_bay-t1_b t1_c-scraphaven scraphaven-t1_d t1_b-t1_d t1_b-t2_a t1_d-t2_c
    t2_a-halcyon halcyon-t2_b t2_c-deepmere deepmere-t2_d halcyon-t2_m t2_m-deepmere
    t2_b-t3_a t2_d-t3_e
    t3_a-t3_b t3_b-t3_c t3_c-t3_d t3_e-maelstrom maelstrom-t3_f gloomrock-t3_b gloomrock-t3_c
    gloomrock-maelstrom t3_d-t4_a t3_f-t4_c
    t4_a-murkholm murkholm-t4_b t4_c-twinsand twinsand-t4_d t4_a-t4_c t4_b-t5_a t4_d-t5_c
    t5_a-serenna serenna-t5_b t5_c-t5_e t5_e-cindervale cindervale-t5_d t5_e-serenna
    t5_b-t6_a t5_d-t6_c
    t6_a-takodana takodana-t6_b t6_c-ring_of_kafrene ring_of_kafrene-t6_d takodana-ring_of_kafrene
    t6_b-e2_h t6_d-e2_i e2_h-e2_i
"""
PATHS = MAP.split()
PLANETS = {  # the faction, and the classes of the contact spaces
    "auric_bay": ("syndicate", "green", "yellow"),
    "scraphaven": (None, "white", "green"),
    "halcyon": ("imperial", "white", "green"),
    "deepmere": ("rebel", "white", "green"),
    "gloomrock": ("syndicate", "green", "yellow"),
    "murkholm": ("hutt", "green", "yellow"),
    "twinsand": ("hutt", "white", "yellow"),
    "serenna": ("imperial", "white", "green"),
    "cindervale": ("rebel", "white", "green"),
    "takodana": (None, "white", "yellow"),
    "ring_of_kafrene": (None, "white", "yellow"),
}
DISTANCES = """
    auric_bay        0  3  3  4  7  7 10 10 13 14 16 17
    scraphaven       3  0  4  3  7  6 10  9 13 13 16 16
    halcyon          3  4  0  2  4  5  7  8 10 12 13 14
    deepmere         4  3  2  0  4  3  7  6 10 10 13 13
    gloomrock        7  7  4  4  0  1  4  4  7  8 10 11
    maelstrom        7  6  5  3  1  0  4  3  7  7 10 10
    murkholm        10 10  7  7  4  4  0  3  3  5  6  7
    twinsand        10  9  8  6  4  3  3  0  4  4  7  7
    serenna         13 13 10 10  7  7  3  4  0  2  3  4
    cindervale      14 13 12 10  8  7  5  4  2  0  4  3
    takodana        16 16 13 13 10 10  6  7  3  4  0  1
    ring_of_kafrene 17 16 14 13 11 10  7  7  4  3  1  0
"""


@rule("RIM-1.1")
def test_two_to_four_can_play_and_no_other_number() -> None:
    for players in (2, 3, 4):
        assert shipboard.new("outer_rim", players, seed=1) is not None
    for players in (0, 5, 6):
        with pytest.raises(Refused):
            shipboard.new("outer_rim", players, seed=1)


@rule("RIM-1.2")
def test_everybody_has_one_character_and_one_ship_in_one_space() -> None:
    table = played_set_up()
    for seat in "ABC":
        assert len(table.zone("character", seat)) == 1
        assert len(table.zone("ship", seat)) == 1
        assert table.where(seat) in PLANETS
    bought = scenario(
        phase="action", at={"A": "halcyon"}, credits={"A": 5000}, tops={"ship": "sh01"}
    ).act("market", "none", "card:sh01")
    assert bought.zone("ship", "A") == ["kestrel"]


@rule("RIM-1.3")
def test_spaces_are_adjacent_exactly_where_a_path_joins_them() -> None:
    table = scenario()
    wanted = Counter(space for path in PATHS for space in path.split("-"))
    for space in table.g.pack.names["space"]:
        others = [path.replace(space, "").strip("-") for path in PATHS if space in path.split("-")]
        assert table.adjacent(space) == sorted(others)
        assert len(others) == wanted[space]
    assert len(PATHS) == 51


@rule("RIM-1.3")
def test_every_space_is_a_planet_a_navpoint_or_the_maelstrom() -> None:
    pack = scenario().g.cards
    kinds = dict(zip(pack.names["space"], pack.space_kind, strict=True))
    assert {space for space, kind in kinds.items() if kind == PLANET} == set(PLANETS)
    assert [space for space, kind in kinds.items() if kind == MAELSTROM] == ["maelstrom"]
    assert sum(kind == NAVPOINT for kind in kinds.values()) == 44 - 12


@rule("RIM-1.3")
def test_distances_are_those_of_the_specification() -> None:
    table = scenario()
    rows = [line.split() for line in DISTANCES.strip().splitlines()]
    order = [row[0] for row in rows]
    for name, *numbers in rows:
        seen = spread(table, name)
        assert [seen[other] for other in order] == [int(number) for number in numbers]


def spread(table: Scenario, start: str) -> dict[str, int]:
    """How many moves away each space is."""
    found = {start: 0}
    queue = [start]
    for space in queue:
        for other in table.adjacent(space):
            if other not in found:
                found[other] = found[space] + 1
                queue.append(other)
    return found


@rule("RIM-1.4")
def test_planets_have_one_faction_or_none() -> None:
    pack = scenario().g.cards
    for space, faction in zip(pack.names["space"], pack.space_faction, strict=True):
        wanted = PLANETS[space][0] if space in PLANETS else None
        assert (FACTION_NAMES[faction] if faction >= 0 else None) == wanted


@rule("RIM-1.4")
def test_only_planets_with_the_icon_are_imperial_planets() -> None:
    """Tamsin Rook marks Imperial planets."""
    for planet, (faction, *_) in PLANETS.items():
        table = scenario(
            phase="action", at={"A": planet}, characters={"A": "tamsin_rook"}, done=["market"]
        )
        offered = table.asked() == [("A", "act")] and "abilities" in table.options()
        assert offered == (faction == "imperial")


@rule("RIM-1.5")
def test_every_planet_and_nothing_else_has_two_contact_spaces() -> None:
    pack = scenario().g.cards
    found = {
        spot: CLASSES[sort] for spot, sort in zip(pack.names["spot"], pack.spot_class, strict=True)
    }
    assert found == {
        f"{planet}_{side}": sort
        for planet, (_, *sorts) in PLANETS.items()
        for side, sort in zip(("left", "right"), sorts, strict=True)
    }
    assert Counter(found.values()) == {"white": 8, "green": 8, "yellow": 6}


@rule("RIM-1.6")
def test_a_die_has_three_hits_a_crit_two_focuses_and_two_blanks() -> None:
    faces = Counter(FACES[face] for face in scenario().g.cards.die)
    assert faces == {"hit": 3, "crit": 1, "focus": 2, "blank": 2}


@rule("RIM-1.7")
def test_there_are_always_enough_dice_tokens_and_credits() -> None:
    """Eight dice at once, of which six are in the box; a purse beyond all the tokens in it."""
    table = scenario(
        phase="encounter",
        at={"A": "twinsand"},
        ships={"A": "kestrel"},
        ships_flipped=["A"],
        assets={"A": ["gm01", "gm06", "gm02"]},
        credits={"A": 500_000},
        encounter="enc_4-1",
    )
    assert table.values("A")["ground"] == 3 + 1 + 2 + 1 + 1
    table.dice("hit hit hit hit hit hit hit hit", "blank blank blank")
    table.answer("A", "encounter", "space")
    rolled = table.told("dice_rolled")
    assert rolled[0]["seat"] == 0
    assert len(rolled[0]["faces"]) == 8
    table.until("B", "plan")
    assert table.credits("A") == 503_000


@rule("RIM-1.8", "RIM-R1")
def test_a_card_beats_a_rule_as_far_as_it_says_so() -> None:
    """Stubborn Jenny need not encounter the patrol of a faction that hates her."""
    hated = {"A": {"imperial": -1}}
    patrols = {"imperial": ("t2_m", 1)}
    forced = scenario(
        phase="encounter", at={"A": "t2_m"}, reputation=hated, patrols=patrols, ships={"A": "burro"}
    )
    assert forced.told("patrol_fought")
    free = scenario(
        phase="encounter",
        at={"A": "t2_m"},
        reputation=hated,
        patrols=patrols,
        ships={"A": "burro"},
        ships_flipped=["A"],
    )
    assert free.options() == ["patrol:imperial", "space"]
    stopped = scenario(
        at={"A": "halcyon"},
        reputation=hated,
        patrols=patrols,
        ships={"A": "burro"},
        ships_flipped=["A"],
    ).fly("t2_m")
    assert stopped.asked() == [("A", "encounter")]  # it says nothing of stopping


def played_set_up() -> Scenario:
    """A set-up in which everybody takes what is offered first."""
    table = scenario(phase="setup")
    for _ in range(20):
        if table.asked()[0][1] == "plan":
            return table
        table.choose(table.options()[0])
    raise AssertionError(f"asked are {table.asked()}")
