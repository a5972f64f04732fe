"""RIM-40 and RIM-41: the table with the expansion, and the Core Worlds on the map."""

from __future__ import annotations

import pytest

from shipboard.games.outer_rim import content
from shipboard.games.outer_rim.pack import PLANET, RimPack
from tests.rule import rule

from .scenario import GAME, scenario

# As the specification prints them.
FROM_SPINWARD = {
    "auric_bay": 3, "scraphaven": 3, "halcyon": 6, "deepmere": 6, "gloomrock": 10, "murkholm": 13,
    "twinsand": 12, "serenna": 16, "cindervale": 16, "takodana": 19, "ring_of_kafrene": 19,
    "trailing_core": 22,
}  # fmt: skip
FROM_TRAILING = {
    "takodana": 3, "ring_of_kafrene": 3, "serenna": 6, "cindervale": 6, "murkholm": 9,
    "twinsand": 10, "gloomrock": 13, "halcyon": 16, "deepmere": 16, "auric_bay": 19,
    "scraphaven": 19,
}  # fmt: skip


def expanded() -> RimPack:
    return content.load({"content": "house", "expansion": "on"})


def base() -> RimPack:
    return content.load({"content": "house"})


@rule("RIM-40.1")
def test_without_the_option_nothing_of_the_expansion_is_there() -> None:
    assert dict(GAME.choose(3, {}))["expansion"] == "off"
    assert "spinward_core" not in base().names["space"]
    assert "enc_8" not in base().names["deck"]


@rule("RIM-40.1")
def test_with_it_everything_of_the_base_game_keeps_its_name() -> None:
    gone = {"e1_r", "e1_s", "e2_h", "e2_i", "enc_6-10"}
    for pool in ("card", "contact", "character", "ship", "deck", "space", "spot"):
        assert set(base().names[pool]) - set(expanded().names[pool]) <= gone, pool


@rule("RIM-40.2", "RIM-41.1")
def test_the_core_worlds_are_planets_at_both_ends_of_the_map() -> None:
    pack = expanded()
    spaces = pack.names["space"]
    assert [spaces[space] for space in pack.core] == ["spinward_core", "trailing_core"]
    for space in pack.core:
        assert pack.space_kind[space] == PLANET
        assert pack.space_faction[space] == -1
    table = scenario(expansion="on")
    assert table.adjacent("spinward_core") == ["e1_n"]
    assert table.adjacent("e1_n") == ["spinward_core", "t1_a", "t1_c"]
    assert table.adjacent("trailing_core") == ["e2_n"]
    assert table.adjacent("e2_n") == ["t6_b", "t6_d", "trailing_core"]


@rule("RIM-40.2", "RIM-41.7")
@pytest.mark.parametrize(
    ("start", "wanted"), [("spinward_core", FROM_SPINWARD), ("trailing_core", FROM_TRAILING)]
)
def test_distances_never_lead_through_the_core(start: str, wanted: dict[str, int]) -> None:
    pack = expanded()
    at = pack.names["space"].index
    assert {to: pack.distance[at(start)][at(to)] for to in wanted} == wanted
    assert len(pack.names["space"]) == 44
    assert len({frozenset(path) for path in pack.paths}) == 51


@rule("RIM-40.3", "RIM-41.2")
def test_both_core_worlds_share_the_eighth_encounter_deck() -> None:
    pack = expanded()
    decks = [pack.names["deck"][pack.space_deck[space]] for space in pack.core]
    assert decks == ["enc_8", "enc_8"]
    assert pack.names["deck"][-1] == "enc_8"
    assert pack.names["deck"][pack.space_deck[pack.names["space"].index("e1_n")]] == "enc_7"


@rule("RIM-40.4")
def test_patrols_begin_before_the_core_two_and_two() -> None:
    table = scenario(phase="setup", expansion="on")
    assert table.patrol("rebel") == table.patrol("syndicate") == ("e1_n", 1)
    assert table.patrol("hutt") == table.patrol("imperial") == ("e2_n", 1)


@rule("RIM-40.10")
def test_random_tiles_lie_between_the_core_worlds() -> None:
    pack = expanded()
    for number in range(10):
        table = scenario(phase="setup", expansion="on", map="random", key=b"%d" % number)
        first, last = table.g.tiles[0], table.g.tiles[-1]
        names = pack.names["space"]
        left = sorted({names[space] for space in pack.tile_left[first]})
        right = sorted({names[space] for space in pack.tile_right[last]})
        assert table.adjacent("e1_n") == sorted(["spinward_core", *left])
        assert table.adjacent("e2_n") == sorted([*right, "trailing_core"])


@rule("RIM-41.8", "RIM-41.1")
def test_a_patrol_enters_the_core_worlds_and_never_crosses_them() -> None:
    table = scenario(
        expansion="on",
        phase="action",
        at={"A": "trailing_core"},
        credits={"A": 20_000},
        tops={"gear_mod": "gm01"},
        under={"gear_mod": ["gm08"]},  # Rebel, 3 spaces
        patrols={"rebel": ("spinward_core", 1)},
    )
    table.act("market", "none", "gm01").pick("scraphaven")
    assert table.told("patrol_moved") == [{"faction": "rebel", "space": "scraphaven"}]
    table = scenario(
        expansion="on",
        phase="action",
        at={"A": "spinward_core"},
        credits={"A": 20_000},
        tops={"gear_mod": "gm01"},
        under={"gear_mod": ["gm08"]},
        patrols={"rebel": ("t1_a", 1)},
    )
    table.act("market", "none", "gm01")
    assert table.told("patrol_moved")[0] == {"faction": "rebel", "space": "spinward_core"}
