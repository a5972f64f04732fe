"""What everybody hears of each deed: the log is how a table keeps track of what is public."""

from __future__ import annotations

from typing import Any

import pytest

from shipboard.kernel.words import Speaker
from tests.rule import rule

from .scenario import GAME, LETTERS, Scenario, scenario

D03 = "the door between Fore Corridor and Galley"
PRIME = "The Cosmic Interloper"
BRIG = {"B": "brig", "prime": "brig"}
HANDS: dict[str, Any] = {
    "at": BRIG, "traits": {"A": ["tool_user"]}, "shown": ["tool_user"],
    "items": {"prime": ["key_card"]}, "physical": [6, 6, 6, 5, 2, 2, 2, 1, 1],
}  # fmt: skip
WON = [
    f"Derek Kent attacks {PRIME} in melee.",
    f"Derek Kent has 24, {PRIME} has 11.",
    "Derek Kent wins by 13.",
]
GREAT = [6, 6, 5, 5]


def heard(table: Scenario) -> list[str]:
    """The log of a spectator, without the single cards of checks and searches."""
    names = [f"Player {letter}" for letter in LETTERS[: table.g.players]]
    speaker = Speaker(GAME, names, None)
    lines = [speaker.event(table.g, event) for event in table.g.events]
    return [line for line in lines if line and "turns over" not in line]


def tries(what: str, stat: str, needs: int, reached: int, result: str) -> list[str]:
    return [
        f"Derek Kent tries to {what}.",
        f"Derek Kent makes a {stat} check, {needs}+.",
        f"Derek Kent reaches {reached} and succeeds.",
        result,
    ]


@rule("INT-1.10", "INT-4.3")
@pytest.mark.parametrize(
    ("picks", "setting", "lines"),
    [
        (["move", "crew_quarters"], {}, ["Derek Kent goes to Crew Quarters."]),
        (["lock", "d03"], {}, [f"Derek Kent locks {D03}."]),
        (["unlock"], {"edges": {"d03": "locked"}, "tech": [5, 5, 5, 5]},
         tries(f"unlock {D03}", "Tech", 13, 20, f"T{D03[1:]} is unlocked.")),
        (["wreck", "galley"], {"physical": GREAT},
         tries("wreck Galley", "Physical", 15, 23, "Galley is wrecked.")),
        (["wreck", "d03"], {"physical": GREAT},
         tries(f"wreck {D03}", "Physical", 20, 23, f"T{D03[1:]} is wrecked.")),
        (["repair"], {"wrecked": ["galley"], "tech": GREAT},
         tries("repair Galley", "Tech", 15, 22, "Galley is repaired.")),
        (["repair"], {"edges": {"d03": "wrecked"}, "tech": GREAT},
         tries(f"repair {D03}", "Tech", 17, 22, f"T{D03[1:]} is repaired.")),
        (["pass_item"], {"at": {"B": "galley", "C": "galley"}, "items": {"B": ["key_card"]}},
         ["Derek Kent passes Key Card to Tym Brock."]),
        (["move_npc", "armory"], {"npcs": {"guard_2": "brig"}},
         ["Player B moves Guard 2 to Armory."]),
        (["wreck", "galley", "limp"], {"physical": ["limp", "winded", 1, 1]},
         ["Derek Kent tries to wreck Galley.", "Derek Kent makes a Physical check, 15+.",
          "Derek Kent reaches 8 and fails.", "Derek Kent takes Limp."]),
        (["wreck", "galley", "winded", "ignore"],
         {"characters": {"B": "abigail_ruth"}, "physical": ["winded", 3, 3, 2]},
         ["Abigail Ruth tries to wreck Galley.", "Abigail Ruth makes a Physical check, 15+.",
          "Abigail Ruth reaches 12 and fails.", "Abigail Ruth ignores Winded."]),
        (["move", "medbay"], {"characters": {"B": "elen_ruth"}, "physical": [5, 5, 4, 4]},
         ["Elen Ruth crawls towards Medbay.", "Elen Ruth makes a Physical check, 12+.",
          "Elen Ruth reaches 16 and succeeds.", "Elen Ruth goes to Medbay."]),
        (["lock", "d03", "slot:1", "take_back"],
         {"characters": {"B": "shadow"}, "traits": {"A": ["lurker"]}},
         [f"Shadow locks {D03}.", "Player A turns up trait 1: Lurker.",
          "Shadow takes the action back."]),
    ],
)  # fmt: skip
def test_what_is_heard_of_an_action(
    picks: list[str], setting: dict[str, Any], lines: list[str]
) -> None:
    table = scenario(**{"active": "B", "at": {"B": "galley"}, "npcs": {}} | setting)
    table.do(*picks)
    assert table.asked() == [("B", "action")]
    assert heard(table) == lines


@rule("INT-1.10", "INT-4.3", "INT-9.10")
@pytest.mark.parametrize(
    ("picks", "setting", "lines"),
    [
        (["medkit"], {}, ["Derek Kent takes Medkit."]),
        (["none"], {}, ["Derek Kent takes nothing."]),
        (["fire_axe", "scattergun"], {"items": {"B": ["scattergun"]}},
         ["Derek Kent takes Fire Axe.", "Scattergun of Derek Kent is discarded."]),
    ],
)  # fmt: skip
def test_what_is_heard_of_a_search(
    picks: list[str], setting: dict[str, Any], lines: list[str]
) -> None:
    found = ["medkit", "fire_axe", "key_card"]
    table = scenario(active="B", at={"B": "storage"}, npcs={}, tech=found, **setting)
    table.do("search", *picks)
    assert heard(table) == ["Derek Kent searches Storage.", *lines]
    assert table.turned() == [("derek_kent", card) for card in found]


@rule("INT-1.10", "INT-4.3", "INT-9.2")
@pytest.mark.parametrize(
    ("room", "npc", "picks", "setting", "lines"),
    [
        ("galley", "", ["tym_brock"], {"at": {"B": "galley", "C": "galley"}},
         ["… for Tym Brock.", "Tym Brock's AP on the next turn change by 1."]),
        ("medbay", "doctor_1", ["limp"], {"penalties": {"B": ["limp", "winded"]}, "tech": GREAT},
         ["… on Limp of Derek Kent.", "Derek Kent makes a Tech check, 14+.",
          "Derek Kent reaches 25 and succeeds.", "Derek Kent is healed of Limp."]),
        ("control_room", "technician_1", ["d14"], {},
         ["… on the door between Storage and Loading Bay.",
          "The door between Storage and Loading Bay is unlocked."]),
        ("engine_room", "", [], {}, ["… to switch the power off.", "The power is off."]),
        ("cryo_vault", "doctor_1", ["guard"], {"tech": GREAT},
         ["… for a Guard.", "Derek Kent makes a Tech check, 15+.",
          "Derek Kent reaches 22 and succeeds.", "Guard 1 wakes in Cryo Vault."]),
        ("laboratory", "doctor_1", ["lurker"],
         {"traits": {"A": ["shriek", "lurker"]}, "shown": ["shriek", "lurker"], "tech": GREAT},
         ["… on Lurker.", "Derek Kent makes a Tech check, 15+.",
          "Derek Kent reaches 22 and succeeds.", "Lurker is suppressed."]),
        ("comms_array", "technician_1", ["fore_corridor", "stop"], {},
         ["… for Technician 1.", "… on Fore Corridor.", "Technician 1 goes to Fore Corridor."]),
        ("security_post", "guard_1", ["brig"], {},
         ["… on Brig.", "For a while nobody can Stalk into Brig or a room next to it."]),
        ("workshop", "technician_1", ["medkit"], {"discards": {"tech": ["key_card", "medkit"]}},
         ["… on Medkit.", "Derek Kent takes Medkit."]),
        ("brig", "guard_1", [], {}, ["Each assisting Guard adds 2 cards for a while."]),
        ("hydroponics", "doctor_1", [], {"penalties": {"B": ["jitters"]}},
         ["… on Jitters of Derek Kent.", "Derek Kent is healed of Jitters."]),
    ],
)  # fmt: skip
def test_what_is_heard_of_a_room(
    room: str, npc: str, picks: list[str], setting: dict[str, Any], lines: list[str]
) -> None:
    npcs = {npc: room} if npc else {}
    table = scenario(**{"active": "B", "at": {"B": room}, "npcs": npcs} | setting)
    table.do("activate", *picks)
    name = table.g.pack.titles["place"][table.index(room)]
    assert heard(table) == [f"Derek Kent uses {name}.", *lines]


@rule("INT-1.10", "INT-4.3", "INT-14.3")
@pytest.mark.parametrize(
    ("item", "picks", "setting", "lines"),
    [
        ("Key Card", ["d03"], {"at": {"B": "galley"}},
         [f"… on {D03}.", f"T{D03[1:]} is locked."]),
        ("Breach Foam", [], {"at": {"B": "brig"}, "edges": {"o_brig": "wrecked"}},
         ["… on the outer wall of Brig.", "The outer wall of Brig is repaired.",
          "Brig holds air again.", "Breach Foam of Derek Kent is discarded."]),
    ],
)  # fmt: skip
def test_what_is_heard_of_an_item(
    item: str, picks: list[str], setting: dict[str, Any], lines: list[str]
) -> None:
    held = {"B": [item.lower().replace(" ", "_")]}
    table = scenario(active="B", npcs={}, items=held, **setting)
    table.do("use_card", *picks)
    assert heard(table) == [f"Derek Kent uses {item}.", *lines]


@rule("INT-1.10", "INT-12.8", "INT-12.12")
@pytest.mark.parametrize(
    ("picks", "setting", "lines"),
    [
        (["take:key_card"], HANDS, [*WON, f"Derek Kent takes Key Card from {PRIME}."]),
        (["discard:key_card"], HANDS, [*WON, f"Key Card of {PRIME} is discarded."]),
        (["card:net_launcher", "extra"],
         {"items": {"B": ["net_launcher"]}, "physical": HANDS["physical"]},
         [f"Derek Kent attacks {PRIME} from a distance.", "… with Net Launcher.",
          f"Derek Kent has 28, {PRIME} has 11.", "Derek Kent wins by 17.",
          f"{PRIME}'s AP on the next turn change by -2.",
          f"{PRIME} cannot Stalk on its next turn."]),
    ],
)  # fmt: skip
def test_what_is_heard_of_a_won_combat(
    picks: list[str], setting: dict[str, Any], lines: list[str]
) -> None:
    table = scenario(**{"active": "B", "at": BRIG, "npcs": {}} | setting)
    table.do("attack", *picks)
    assert heard(table) == lines


@rule("INT-1.10", "INT-13.22")
def test_what_is_heard_of_a_commanded_npc() -> None:
    table = scenario(
        active="B", at=BRIG, npcs={"guard_2": "brig"}, items={"B": ["riot_kit"]},
        physical=[6, 6, 6, 5, 5, 5, 5, 4],
    )  # fmt: skip
    table.do("npc_attack")
    assert heard(table)[0] == f"Player B orders Guard 2 to attack {PRIME}."


@rule("INT-1.10", "INT-4.3", "INT-16.5")
@pytest.mark.parametrize(
    ("trait", "picks", "setting", "lines"),
    [
        ("resin_gland", ["lock", "d03", "resin"], {},
         [f"{PRIME} locks {D03}.", f"T{D03[1:]} is sealed with resin: 16+ to unlock."]),
        ("static_field", ["trait_action", "medbay"], {"xeno": [5, 5, 4]},
         [f"{PRIME} uses Static Field.", "… on Medbay.", f"{PRIME} makes a Xeno check, 12+.",
          f"{PRIME} reaches 17 and succeeds.", "Medbay cannot be used for a while."]),
        ("harvest", ["attack"], {"npcs": {"guard_2": "galley"}},
         [f"{PRIME} attacks Guard 2 in melee.", "Guard 2 is dead.",
          "Guard 2 is recorded on Harvest."]),
    ],
)  # fmt: skip
def test_what_is_heard_of_a_trait(
    trait: str, picks: list[str], setting: dict[str, Any], lines: list[str]
) -> None:
    alone: dict[str, Any] = {"active": "A", "at": {"prime": "galley"}, "npcs": {}}
    table = scenario(**alone | {"traits": {"A": [trait]}, "shown": [trait]} | setting)
    table.do(*picks)
    assert heard(table) == lines


@rule("INT-1.10", "INT-3.3", "INT-5.9")
def test_what_is_heard_of_the_start_of_a_turn() -> None:
    table = scenario(active="A", step="turn", at={"prime": "brig"}, npcs={})
    table.pick("medbay")
    assert heard(table) == [
        "It is the turn of Player A.", "Player A has 4 AP.", f"{PRIME} Stalks into Medbay.",
    ]  # fmt: skip
