"""INT-1: players, sides and pieces."""

from __future__ import annotations

import pytest

import shipboard
from shipboard.games.interloper.pack import DOOR, OUTER
from shipboard.kernel.state import Refused
from tests.rule import rule

from .scenario import GAME, NPC_START, Scenario, scenario

DOORS = {
    "d01": "control_room - fore_corridor",
    "d02": "comms_array - crew_quarters",
    "d03": "fore_corridor - galley",
    "d04": "security_post - armory",
    "d05": "crew_quarters - observation_deck",
    "d06": "armory - brig",
    "d07": "medbay - mid_corridor",
    "d08": "brig - workshop",
    "d09": "hydroponics - laboratory",
    "d10": "workshop - life_support",
    "d11": "laboratory - storage",
    "d12": "cryo_vault - aft_corridor",
    "d13": "life_support - engine_room",
    "d14": "storage - loading_bay",
    "d15": "aft_corridor - loading_bay",
    "d16": "comms_array - fore_corridor",
    "d17": "fore_corridor - security_post",
    "d18": "crew_quarters - galley",
    "d19": "observation_deck - medbay",
    "d20": "medbay - brig",
    "d21": "hydroponics - mid_corridor",
    "d22": "mid_corridor - workshop",
    "d23": "laboratory - cryo_vault",
    "d24": "storage - aft_corridor",
    "d25": "aft_corridor - engine_room",
}
WALLS = {
    "w01": "galley - medbay",
    "w02": "galley - armory",
    "w03": "observation_deck - hydroponics",
    "w04": "mid_corridor - cryo_vault",
    "w05": "cryo_vault - life_support",
    "w06": "engine_room - loading_bay",
}
INSIDE = {"fore_corridor", "galley", "medbay", "mid_corridor", "cryo_vault", "aft_corridor"}
COLONISTS = [
    "abigail_ruth", "derek_kent", "elen_ruth", "gale_hildom", "qoeth_ynul", "shadow", "tym_brock",
    "unit_a238",
]  # fmt: skip


@rule("INT-1.1")
def test_three_to_six_can_play_and_no_other_number() -> None:
    for players in (3, 4, 5, 6):
        assert shipboard.new("interloper", players, seed=1) is not None
    for players in (0, 1, 2, 7):
        with pytest.raises(Refused, match="3 to 6 players"):
            shipboard.new("interloper", players, seed=1)
    assert GAME.default_players == 4


@rule("INT-1.2", "INT-2.4")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_player_is_the_alien_and_each_other_runs_one_colonist(players: int) -> None:
    table = scenario(
        step="setup", players=players, character_selection="random", alien_selection="random"
    )
    names = [table.g.pack.names["figure"][figure] for figure in table.g.figure_of]
    assert names.count("cosmic_interloper") == 1
    assert names.index("cosmic_interloper") == table.g.alien_player
    assert len(set(names)) == players
    assert set(names) - {"cosmic_interloper"} <= set(COLONISTS)


@rule("INT-1.3", "INT-12.2", "INT-R54")
def test_the_sides_are_the_alien_characters_against_colonists_and_npcs() -> None:
    there = dict.fromkeys(("prime", "brood_twin", "B", "C"), "brig")
    npcs = {"guard_2": "brig", "doctor_1": "brig"}
    crew = ["figure:derek_kent", "figure:doctor_1", "figure:guard_2", "figure:tym_brock"]
    table = scenario(at=there, npcs=npcs)
    assert table.copy().by("prime").pick("attack").options() == crew
    assert table.by("brood_twin").pick("attack").options() == crew
    table = scenario(active="B", at=there, npcs=npcs)
    assert table.targets("attack") == ["figure:brood_twin", "figure:cosmic_interloper"]


@rule("INT-1.4")
def test_there_are_eight_colonists_and_one_interloper() -> None:
    table = scenario(step="setup", alien_selection="chosen").pick("seat:0")
    assert table.asked() == [("B", "choose_character")]
    assert table.options() == [f"figure:{name}" for name in COLONISTS]


@rule("INT-1.5")
def test_four_decks_of_cards_with_values() -> None:
    table = scenario()
    sizes = {stat: len(table.deck(stat)) for stat in ("physical", "mental", "tech", "xeno")}
    assert sizes == {"physical": 40, "mental": 36, "tech": 48, "xeno": 30}
    counts = {
        stat: [sum(table.value(card) == value for card in table.deck(stat)) for value in range(8)]
        for stat in sizes
    }
    assert counts == {
        "physical": [0, 4, 8, 8, 8, 8, 4, 0],
        "mental": [0, 4, 6, 8, 8, 6, 4, 0],
        "tech": [0, 3, 5, 13, 13, 10, 4, 0],
        "xeno": [0, 5, 5, 5, 5, 5, 5, 0],
    }


def totals(table: Scenario) -> tuple[int, int]:
    """How many cards were turned over for the one check, and what was added to their values."""
    turned = [card for _, card in table.turned()]
    reached = [*table.told("passed"), *table.told("failed")]
    assert len(reached) == 1
    return len(turned), reached[0]["number"] - sum(table.value(card) for card in turned)


@rule("INT-1.6", "INT-R1", "INT-R2", "INT-R3", "INT-7.1", "INT-7.2", "INT-7.3")
@pytest.mark.parametrize(
    ("who", "physical", "mental", "tech"),
    [
        ("abigail_ruth", (4, 3), (3, 2), (3, 2)),
        ("derek_kent", (4, 1), (4, 2), (4, 0)),
        ("elen_ruth", (3, 2), (4, 3), (4, 2)),
        ("unit_a238", (4, 0), None, (4, 0)),
        ("tym_brock", (4, 1), (3, 1), (4, 2)),
        ("gale_hildom", (3, 2), (4, 2), (4, 1)),
        ("qoeth_ynul", (4, 1), (4, 2), (3, 1)),
        ("shadow", (4, 2), (4, 1), (3, 1)),
    ],
)
def test_the_stats_of_each_colonist(
    who: str, physical: tuple[int, int], mental: tuple[int, int] | None, tech: tuple[int, int]
) -> None:
    def table() -> Scenario:
        return scenario(
            active="B",
            characters={"B": who},
            at={"B": "observation_deck"},
            edges={"d05": "locked"},
            traits={"A": ["soft_tread"]},
        )

    assert totals(table().do("wreck", "observation_deck").passing()) == physical
    assert totals(table().do("unlock").passing()) == tech
    if mental is None:
        assert "activate" not in table().menu()
    else:
        assert totals(table().do("activate").passing()) == mental


@rule("INT-1.6", "INT-R3", "INT-16.2")
def test_the_stats_of_the_interloper() -> None:
    table = scenario(at={"prime": "galley"}).do("wreck", "galley")
    assert totals(table) == (5, 3)
    table = scenario(
        at={"prime": "galley"}, traits={"A": ["corrosive_spit"]}, shown=["corrosive_spit"]
    )
    assert totals(table.do("trait_action", "d03")) == (4, 2)
    table = scenario(  # Y'nul's trait makes the prime check
        step="turn",
        characters={"B": "qoeth_ynul"},
        at={"B": "galley", "prime": "galley"},
        traits={"B": ["dread_presence"]},
        shown=["dread_presence"],
    )
    assert totals(table) == (4, 2)
    assert "unlock" not in scenario(at={"prime": "storage"}).menu()  # no Technical stat


@rule("INT-1.7", "INT-R23")
def test_the_board_is_the_graph_of_the_specification() -> None:
    table = scenario()
    pack, rooms = table.g.cards, table.g.pack.names["place"]
    found: dict[bool, dict[str, str]] = {True: {}, False: {}}
    outside = set()
    for edge, name in enumerate(table.g.pack.names["edge"]):
        sort = pack.edge_sort[edge]
        if sort == OUTER:
            assert name == f"o_{rooms[pack.edge_a[edge]]}"
            outside.add(rooms[pack.edge_a[edge]])
        else:
            ends = f"{rooms[pack.edge_a[edge]]} - {rooms[pack.edge_b[edge]]}"
            found[sort == DOOR][name] = ends
    assert found == {True: DOORS, False: WALLS}
    assert outside == set(rooms) - INSIDE
    assert len(rooms) == 20


@rule("INT-1.7", "INT-5.2", "INT-R30")
def test_nobody_enters_outer_space() -> None:
    elen = scenario(
        active="B",
        characters={"B": "elen_ruth"},
        at={"B": "brig"},
        edges={"o_brig": "wrecked"},
    )
    assert elen.targets("move") == ["place:armory", "place:medbay", "place:workshop"]
    crawler = scenario(
        at={"prime": "loading_bay"}, traits={"A": ["wall_crawler"]}, shown=["wall_crawler"]
    )
    assert crawler.do("move").where("prime") == "engine_room"  # the only way; no outer wall counts


@rule("INT-1.8")
def test_any_number_of_characters_may_share_a_room() -> None:
    table = scenario(
        players=6,
        active="B",
        at={"B": "galley", **dict.fromkeys(("prime", "C", "D", "E", "F"), "fore_corridor")},
        npcs=dict.fromkeys(NPC_START, "fore_corridor"),
    )
    table.do("move", "fore_corridor")
    assert len(table.inside("fore_corridor")) == 6 + 9


@rule("INT-1.9", "INT-R38")
def test_three_npcs_of_each_type_and_two_with_the_option() -> None:
    table = scenario(step="setup", character_selection="random")
    npcs = {name: table.where(name) for name in NPC_START}
    assert npcs == NPC_START
    table = scenario(step="setup", character_selection="random", npc_per_colour="2")
    third = {"guard_3", "technician_3", "doctor_3"}
    assert {name for name in NPC_START if table.where(name)} == set(NPC_START) - third
    assert "place:storage" in table.options()  # its start room is empty


@rule("INT-1.10", "INT-R112")
def test_all_but_decks_and_face_down_traits_is_public() -> None:
    table = scenario(
        active="B",
        ap=3,
        at={"B": "galley"},
        items={"B": ["fire_axe"]},
        penalties={"B": ["limp", "panic"]},
        traits={"A": ["soft_tread", "shriek"]},
        shown=["shriek"],
        discards={"tech": ["medkit"]},
        edges={"d01": "locked", "d03": "wrecked"},
        wrecked=["brig"],
        power=False,
        searched=["medbay"],
        claimed={"C": ["guard_1"]},
        attacked=["C"],
    )
    view = table.view(None)
    facts = view["facts"]
    assert table.knows(None, "items", "derek_kent") == ["fire_axe"]
    assert table.knows(None, "physical", "derek_kent") == ["limp"]
    assert table.knows(None, "mental", "derek_kent") == ["panic"]
    assert table.knows(None, "traits", "A") == ["shriek"]
    assert table.knows(None, "tech_discard") == ["medkit"]
    assert facts["at"][table.figure("B")] == table.index("galley")
    assert facts["ap"] == 3
    assert not facts["power"]
    edges = table.g.pack.names["edge"]
    assert [facts["edge_state"][edges.index(name)] for name in ("d01", "d03", "d05")] == [1, 2, 0]
    assert facts["wrecked_rooms"] == [table.index("brig")]
    assert facts["searched"] == [table.index("medbay")]
    assert facts["attacked"] == [table.figure("C")]
    assert facts["claimed_by"].count(2) == 1
    assert table.knows(None, "physical_deck") == []
