"""RIM-40 and RIM-41: the table with the expansion, and the Core Worlds on the map."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from shipboard.games.outer_rim import content
from shipboard.games.outer_rim.pack import PLANET, RimPack
from shipboard.games.outer_rim.state import Rim
from shipboard.kernel.imagine import imagine
from tests.rule import rule

from .scenario import GAME, Scenario, scenario

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


@rule("RIM-40.1", "RIM-40.3")
def test_all_cards_of_the_expansion_are_there() -> None:
    table = scenario(expansion="on", phase="setup")
    decks = {deck: len(table.zone("deck", deck)) for deck in table.g.pack.names["deck"]}
    assert decks == {
        "bounty": 22, "cargo": 22, "gear_mod": 23, "job": 23, "luxury": 17, "ship": 15,
        "enc_1": 20, "enc_2": 20, "enc_3": 20, "enc_4": 20, "enc_5": 20, "enc_6": 20, "enc_7": 20,
        "enc_8": 10,
    }  # fmt: skip
    assert len(table.zone("characters")) == 16
    assert len(set(table.zone("hangar"))) == 2 + 14
    assert len(table.facedown() + table.zone("box")) == 34


@rule("RIM-40.1")
def test_another_card_10_lies_in_the_deck_of_takodana_and_the_ring_of_kafrene() -> None:
    deck = scenario(expansion="on", phase="setup").zone("deck", "enc_6")
    assert "enc_6-10x" in deck
    assert "enc_6-10" not in deck


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


PLANETS = (
    "auric_bay", "scraphaven", "halcyon", "deepmere", "gloomrock", "murkholm", "twinsand",
    "serenna", "cindervale", "takodana", "ring_of_kafrene",
)  # fmt: skip


def backs(table: Scenario, zone: str, at: str | None = None) -> list[str]:
    """The backs that a spectator sees of a pile in which nothing is known."""
    pile = table.view(None)["zones"][zone]
    shown: dict[str, Any] = pile if at is None else pile[table.index(at)]
    assert set(shown) == {"count", "backs"}
    return list(shown["backs"])


@rule("RIM-40.5", "RIM-42.1")
def test_an_orange_contact_lies_face_down_on_every_planet() -> None:
    table = scenario(phase="setup", expansion="on")
    for planet in PLANETS:
        assert backs(table, "contacts", f"{planet}_middle") == ["orange"]
        assert "orange" not in backs(table, "contacts", f"{planet}_left")
        assert "orange" not in backs(table, "contacts", f"{planet}_right")
    for core in ("spinward_core", "trailing_core"):
        assert backs(table, "contacts", f"{core}_middle") == []
        assert f"{core}_left" not in table.g.pack.names["spot"]
    assert len(table.facedown()) == 22 + 11


@rule("RIM-40.5")
def test_one_orange_contact_stays_in_the_box_and_nobody_knows_who() -> None:
    table = scenario(phase="setup", expansion="on")
    assert len(table.zone("box")) == 1
    assert backs(table, "box") == ["orange"]
    for viewer in ("A", "B", "C", None):
        assert table.knows(viewer, "box") == []
    boxes = {scenario(phase="setup", expansion="on", key=b"%d" % n).zone("box")[0]
             for n in range(40)}  # fmt: skip
    assert len(boxes) > 8


@rule("RIM-40.5")
def test_who_is_in_the_box_may_as_well_be_anybody_that_one_has_not_seen() -> None:
    """Senna Korr lies open on Halcyon Plain, and A has looked at HX-9 on Deepmere."""
    table = scenario(
        expansion="on",
        phase="action",
        characters={"A": "vask_orrin"},
        at={"A": "deepmere"},
        contacts={"halcyon_middle": "senna_korr", "deepmere_middle": "hx9"},
        faceup=["halcyon_middle"],
    )
    table.act("abilities").use("vask_orrin").pick("deepmere_middle")
    orange = {name for name, back in zip(
        table.g.pack.names["contact"], table.g.pack.backs["contact"], strict=True
    ) if back == "orange"}  # fmt: skip
    rng = random.Random(1)
    for seat, known in ((0, {"senna_korr", "hx9"}), (1, {"senna_korr"})):
        boxes = Counter(
            Scenario(world).zone("box")[0]
            for world in (imagine(GAME, table.g, seat, rng) for _ in range(600))
            if isinstance(world, Rim)
        )
        assert set(boxes) == orange - known
        assert min(boxes.values()) > 25  # of about 60 or 55 each


@rule("RIM-40.7", "RIM-40.8", "RIM-40.9")
def test_the_databank_has_two_cards_for_every_job_and_more_to_start_with() -> None:
    pack = expanded()
    bank = [pack.number[card] for card in scenario(phase="setup", expansion="on").g.databank]
    assert bank == sorted(bank)
    assert [bank.count(number) for number in (1, 40, 41, 90)] == [4, 2, 2, 4]
    assert [bank.count(number) for number in range(2, 36)] == [1] * 34
    assert [bank.count(number) for number in range(42, 61)] == [2] * 19
    assert [bank.count(number) for number in (91, 92)] == [4, 4]
    assert [bank.count(number) for number in range(93, 97)] == [1] * 4


@rule("RIM-40.8")
@pytest.mark.parametrize("card", ["46a", "46b"])
def test_either_of_the_two_may_be_drawn(card: str) -> None:
    table = scenario(
        expansion="on",
        phase="encounter",
        at={"A": "takodana"},
        characters={"A": "grath"},
        assets={"A": ["jb09"]},
    )
    table.draws(card).pick("jb09")
    assert table.told("turns_to", "B") == [{"seat": 0, "card": card}]


@rule("RIM-40.9")
def test_the_new_cards_can_be_those_to_start_with() -> None:
    """91d Mail Sacks for Dax Marlowe, 92d Missing Surveyor for Professor Quill Vance."""
    pack = expanded()
    for who, card, start in (
        ("dax_marlowe", "91d", "twinsand"), ("quill_vance", "92d", "gloomrock"),
    ):  # fmt: skip
        number = pack.names["card"].index(card)
        assert number in pack.by_number[pack.starts_with[pack.names["character"].index(who)]]
        assert pack.names["space"][pack.start[number]] == start


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
