"""The ships of the expansion: both sides of their sheets, their goals, what flipping gives."""

from __future__ import annotations

from typing import Any

import pytest

from shipboard.games.outer_rim import face
from tests.rule import rule

from .scenario import Scenario, scenario
from .test_ships import Slots, slots

# Cost, hyperdrive, combat, hull, slots (mod, cargo, flex, crew) of the front and the other side.
PRINTED: dict[str, tuple[int, int, int, int, Slots, Slots, str]] = {
    "dart": (5000, 6, 4, 4, (2, 1, 0, 0), (2, 1, 0, 1), "Needle"),
    "vaulter": (10_000, 6, 5, 5, (1, 1, 0, 1), (1, 1, 0, 2), "Long Shot"),
    "bulwark": (15_000, 5, 4, 6, (2, 1, 0, 3), (2, 1, 0, 3), "Oathkeeper"),
    "nomad": (20_000, 6, 4, 6, (1, 2, 1, 3), (1, 2, 1, 3), "Free Radical"),
    "swarm": (25_000, 6, 5, 6, (1, 2, 0, 3), (1, 2, 1, 3), "Cloudbreaker"),
    "specter": (25_000, 7, 5, 5, (1, 2, 0, 2), (1, 2, 0, 3), "Last Light"),
}


def flying(ship: str, **more: Any) -> Scenario:
    """A flies this ship; nobody has a character with anything to say about it."""
    table: dict[str, Any] = {
        "expansion": "on",
        "ships": {"A": ship},
        "characters": {"A": "grath", "B": "vask_orrin", "C": "senna_korr"},
    } | more
    return scenario(**table)


@rule("RIM-24.3", "RIM-R326")
@pytest.mark.parametrize("ship", PRINTED)
@pytest.mark.parametrize("flipped", [False, True])
def test_values_and_slots_are_as_printed_on_either_side(ship: str, flipped: bool) -> None:
    cost, hyperdrive, combat, hull, front, back, name = PRINTED[ship]
    table = flying(ship, ships_flipped=["A"] if flipped else [])
    values = table.values("A")
    assert (values["hyperdrive"], values["ship"], values["hull"]) == (
        hyperdrive + (flipped and ship == "vaulter"), combat, hull
    )  # fmt: skip
    assert values["ground"] == 3 + (flipped and ship == "bulwark")
    assert slots(table) == (back if flipped else front)
    printed = face.face(table.g.cards, "ship", table.number("ship", ship))
    assert (printed["cost"], printed["flipped"]) == (cost, name)


# Dart Starfighter: win 2 ship combats; then OnMay(after_my_roll) ship 1/combat: Reroll(mine,1).


def hunting(ship: str, dice: str, level: int = 1, faction: str = "hutt", **more: Any) -> Scenario:
    """A fights a patrol of this level."""
    table: dict[str, Any] = {
        "phase": "encounter", "at": {"A": "t4_c"}, "patrols": {faction: ("t4_c", level)},
    } | more  # fmt: skip
    return flying(ship, **table).dice(dice).answer("A", "encounter", f"patrol:{faction}")


def rolled(hits: int, dice: int) -> str:
    return " ".join(["hit"] * hits + ["blank"] * (dice - hits))


@rule("RIM-24.2", "RIM-24.3")
def test_the_second_ship_combat_won_fulfils_the_darts_goal() -> None:
    first = hunting("dart", rolled(1, 4) + " " + rolled(0, 3))
    assert (first.tokens("A"), first.ship_flipped("A"), first.fame("A")) == ((0, 1), False, 0)
    second = hunting("dart", rolled(1, 4) + " " + rolled(0, 3), ship_tokens={"A": 1})
    assert (second.tokens("A"), second.ship_flipped("A"), second.fame("A")) == ((0, 0), True, 1)


@rule("RIM-24.2")
def test_a_ship_combat_lost_and_a_ground_combat_won_are_nothing_for_the_dart() -> None:
    lost = hunting("dart", rolled(0, 4) + " " + rolled(1, 3), ship_tokens={"A": 1})
    assert (lost.tokens("A"), lost.ship_flipped("A")) == ((0, 1), False)
    ground = flying(
        "dart",
        phase="encounter",
        at={"A": "twinsand"},
        encounter="enc_4-1",
        ship_tokens={"A": 1},
        rolled=[rolled(1, 3), rolled(0, 3)],
    ).pick("space")
    assert (ground.tokens("A"), ground.ship_flipped("A")) == ((0, 1), False)


@rule("RIM-22.1", "RIM-R37")
def test_the_needle_rerolls_one_die_of_a_ship_combat() -> None:
    table = hunting("dart", rolled(0, 4), ships_flipped=["A"])
    assert table.asked() == [("A", "dice")]
    assert table.usable() == ["dart"]
    table.dice("hit", rolled(0, 3)).use("dart")
    assert table.told("combat_was_won") == [{"seat": 0}]


# Vaulter 5000: encounter 2 navpoint spaces; then Ignore(maelstrom), hyper+1.


def stopping(at: str, encounter: str, **more: Any) -> Scenario:
    table: dict[str, Any] = {"phase": "encounter", "at": {"A": at}, "encounter": encounter} | more
    return flying("vaulter", **table)


@rule("RIM-24.2", "RIM-24.3", "RIM-R139")
def test_the_second_navpoint_encountered_fulfils_the_vaulters_goal() -> None:
    """Quiet Lane: recS2."""
    first = stopping("t4_c", "enc_7-8")
    assert (first.tokens("A"), first.ship_flipped("A")) == ((0, 1), False)
    second = stopping("t4_c", "enc_7-8", ship_tokens={"A": 1})
    assert (second.tokens("A"), second.ship_flipped("A"), second.fame("A")) == ((0, 0), True, 1)


@rule("RIM-24.2")
def test_planets_and_the_maelstrom_are_no_navpoints() -> None:
    """Still Water, in the Maelstrom: recS2;+1k. Safe Harbor: rec*."""
    assert stopping("maelstrom", "enc_3-9").tokens("A") == (0, 0)
    assert stopping("deepmere", "enc_2-3").pick("space").tokens("A") == (0, 0)


@rule("RIM-R139", "RIM-24.3")
def test_a_navpoint_that_defeats_counts_all_the_same() -> None:
    """Meteor Swarm: T(piloting){+3k}{dmgS1}."""
    table = stopping(
        "t4_c", "enc_7-2", damage={"A": (0, 4)}, ship_tokens={"A": 1}, rolled=["blank blank"]
    )
    assert table.defeated("A")
    assert (table.ship_flipped("A"), table.fame("A")) == (True, 1)


@rule("RIM-6.2")
def test_the_long_shot_flies_on_through_the_maelstrom() -> None:
    front = flying("vaulter", at={"A": "gloomrock"}).fly("maelstrom")
    assert front.asked()[0][1] != "move_to"
    back = flying("vaulter", at={"A": "gloomrock"}, ships_flipped=["A"]).fly("maelstrom", "t3_e")
    assert back.where("A") == "t3_e"
    assert back.asked() == [("A", "move_to")]


# Bulwark Gunship: win 3 ground combats; then ground+1.


@rule("RIM-24.2", "RIM-24.3")
def test_the_third_ground_combat_won_fulfils_the_bulwarks_goal() -> None:
    """Cantina Brawl: Fg3{+3k}{}."""
    for before, after in ((0, (0, 1)), (1, (0, 2)), (2, (0, 0))):
        table = flying(
            "bulwark",
            phase="encounter",
            at={"A": "twinsand"},
            encounter="enc_4-1",
            ship_tokens={"A": before},
            rolled=[rolled(1, 3), rolled(0, 3)],
        ).pick("space")
        assert table.tokens("A") == after
        assert table.ship_flipped("A") == (before == 2)
        assert table.fame("A") == (before == 2)
    ship = hunting("bulwark", rolled(1, 4) + " " + rolled(0, 3), ship_tokens={"A": 2})
    assert (ship.tokens("A"), ship.ship_flipped("A")) == ((0, 2), False)


# Nomad Freighter: deliver 2 ILLEGAL cargo; then On(deliver_illegal): +2k.


def smuggling(cargo: str, **more: Any) -> Scenario:
    """A delivers this cargo."""
    at = {"cg08": "twinsand", "cg02": "murkholm"}[cargo]
    table: dict[str, Any] = {"phase": "action", "at": {"A": at}, "assets": {"A": [cargo]}} | more
    return flying("nomad", **table).dice("hit").act("deliver").pick(cargo)


@rule("RIM-24.2", "RIM-24.3")
def test_the_second_illegal_delivery_fulfils_the_nomads_goal() -> None:
    """Untraceable Rifles: +4k fame+1; then 1 fame for the goal."""
    first = smuggling("cg08")
    assert (first.tokens("A"), first.fame("A")) == ((0, 1), 1)
    second = smuggling("cg08", ship_tokens={"A": 1})
    assert (second.ship_flipped("A"), second.fame("A"), second.credits("A")) == (True, 2, 4000)
    legal = smuggling("cg02", ship_tokens={"A": 1})
    assert (legal.tokens("A"), legal.ship_flipped("A")) == ((0, 1), False)


@rule("RIM-R86")
def test_the_free_radical_earns_2000_more_for_an_illegal_delivery() -> None:
    assert smuggling("cg08", ships_flipped=["A"]).credits("A") == 6000
    assert smuggling("cg02", ships_flipped=["A"]).credits("A") == 3000  # Ration Pallets: +3k


# Swarm Carrier: Action: if you have 2 gear, pay 3k; then On(combat_start): More(1) with 2 gear.


def carrying(*gear: str, **more: Any) -> Scenario:
    table: dict[str, Any] = {
        "phase": "action",
        "characters": {"A": "quill_vance"},
        "assets": {"A": list(gear)},
        "credits": {"A": 4000},
    } | more
    return flying("swarm", **table)


@rule("RIM-24.3", "RIM-24.4")
def test_with_two_gear_3000_fulfil_the_swarms_goal() -> None:
    table = carrying("gm01", "gm07").act("abilities")
    assert table.usable() == ["swarm"]
    table.use("swarm")
    assert (table.credits("A"), table.fame("A"), table.ship_flipped("A")) == (1000, 1, True)
    assert slots(table) == (1, 2, 1, 3)


@rule("RIM-24.4", "RIM-R3")
def test_the_swarms_goal_needs_two_gear_and_the_money() -> None:
    assert "abilities" not in carrying("gm01", "gm12").options()
    assert "abilities" not in carrying("gm01", "gm07", credits={"A": 2000}).options()


@rule("RIM-22.1")
@pytest.mark.parametrize(("gear", "more"), [(["gm07", "gm05"], 1), (["gm07"], 0)])
def test_the_cloudbreaker_rolls_a_die_more_in_any_combat_with_two_gear(
    gear: list[str], more: int
) -> None:
    ship = hunting("swarm", rolled(1, 5 + more) + " " + rolled(0, 3), ships_flipped=["A"],
                   assets={"A": gear})  # fmt: skip
    assert len(ship.told("dice_rolled")[0]["faces"]) == 5 + more
    ground = flying(
        "swarm",
        phase="encounter",
        at={"A": "twinsand"},
        encounter="enc_4-1",
        ships_flipped=["A"],
        assets={"A": gear},
    ).pick("space")
    assert len(ground.told("dice_rolled")[0]["faces"]) == 3 + more


# Specter Light Freighter: encounter an Imperial patrol of level 2 or higher; then
# OnMay(stop_patrol): T(piloting/stealth){Ignore(stop)}{}.


@rule("RIM-R139", "RIM-24.3")
@pytest.mark.parametrize("won", [True, False])
def test_meeting_a_strong_imperial_patrol_fulfils_the_specters_goal(won: bool) -> None:
    dice = f"{rolled(1, 5)} {rolled(0, 5)}" if won else f"{rolled(0, 5)} {rolled(1, 5)}"
    table = hunting("specter", dice, 2, "imperial")
    assert table.ship_flipped("A")
    assert table.fame("A") == (2 if won else 1)  # the patrol: +2k fame+1


@rule("RIM-R139", "RIM-R41")
def test_the_specters_goal_is_fulfilled_before_the_defeat() -> None:
    """By a patrol that cannot be beaten, too: level 4."""
    table = hunting("specter", "", 4, "imperial", fame={"A": 9})
    assert table.outcome() is not None
    assert not table.defeated("A")


@rule("RIM-R139")
def test_weak_patrols_and_those_of_others_are_nothing_for_the_specter() -> None:
    weak = hunting("specter", f"{rolled(1, 5)} {rolled(0, 3)}", 1, "imperial")
    assert not weak.ship_flipped("A")
    hutt = hunting("specter", f"{rolled(1, 5)} {rolled(0, 4)}", 2, "hutt")
    assert not hutt.ship_flipped("A")


@rule("RIM-R88", "RIM-R52")
def test_the_last_light_slips_past_a_patrol_by_piloting_or_stealth() -> None:
    table = flying(
        "specter",
        characters={"A": "dax_marlowe", "B": "vask_orrin", "C": "senna_korr"},
        ships_flipped=["A"],
        at={"A": "murkholm"},
        patrols={"hutt": ("t4_a", 1)},
    ).fly("t4_a")
    assert table.asked() == [("A", "move_on")]
    table.use("specter")
    assert table.asked() == [("A", "skill")]
    assert table.options() == ["skill:piloting", "skill:stealth"]
    passed = table.copy().dice("blank hit").pick("piloting")
    assert passed.asked() == [("A", "move_to")]
    failed = table.dice("hit hit").pick("stealth")
    assert failed.asked()[0][1] != "move_to"
