"""The eight ambition sheets and databank #97 to #104, goal by goal."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from shipboard.games.outer_rim.rules import contacts
from shipboard.games.outer_rim.rules.effects import cross
from shipboard.games.outer_rim.rules.frames import carry, frame_of
from tests.rule import rule

from .scenario import Scenario, scenario
from .ways import rolls, walk, walked


class Sheet(NamedTuple):
    """How the final goal of a sheet is won and failed, and what makes its ongoing goal hold."""

    place: str
    final: int  # its number on the sheet
    ongoing: int
    holds: dict[str, Any]
    won: tuple[str, ...]
    failed: tuple[str, ...]


HANDS = ["gm06"]  # two ground dice more
SHEETS = {
    "am1": Sheet("auric_bay", 4, 2, {"reputation": {"A": {"syndicate": 1}}},
        ("influence+ g4+", "influence- g4="), ("influence+ g4-", "influence- g4-")),
    "am2": Sheet("deepmere", 4, 2, {"reputation": {"A": {"rebel": 1}}},
        ("tactics+ s5+", "tactics- s5- piloting+", "tactics- s5="), ("tactics+ s5- piloting-",)),
    "am3": Sheet("halcyon", 4, 2, {"reputation": {"A": {"imperial": 1}}},
        ("knowledge+ g5+", "knowledge- g5="), ("knowledge+ g5-",)),
    "am4": Sheet("twinsand", 4, 2, {"reputation": {"A": {"hutt": 1}}},
        (">100 influence+", ">100_2 strength+ influence+"),
        (">100 influence-", ">100_2 strength-", ">100_2 strength+ influence-")),
    "am5": Sheet("maelstrom", 5, 1, {"ships": {"A": "wanderer"}},
        ("piloting+ piloting+", "piloting- piloting+"), ("piloting+ piloting-",)),
    "am6": Sheet("serenna", 4, 1, {"assets": {"A": ["lx03", "lx04"]}},
        ("stealth+ knowledge+", "stealth- influence+"), ("stealth+ influence-",)),
    "am7": Sheet("trailing_core", 4, 1, {},
        ("stealth+ tech+", "stealth+ knowledge+", "stealth+ tech-"), ("stealth-",)),
    "am8": Sheet("murkholm", 4, 2, {"assets": {"A": HANDS}},
        ("g5+ g5+",), ("g5+ g5-",)),
}  # fmt: skip
WAYS = [(name, way, True) for name, sheet in SHEETS.items() for way in sheet.won]
WAYS += [(name, way, False) for name, sheet in SHEETS.items() for way in sheet.failed]
CHOSEN = ("knowledge", "influence", "tech")  # where a step names two skills: a choice by itself


def pursuing(name: str, **more: object) -> Scenario:
    """A has this ambition and is nowhere near anything; B and C have others."""
    table: dict[str, object] = {
        "ambitions": {"A": name},
        "phase": "encounter",
        "at": {"A": "scraphaven", "B": "t2_m", "C": "t4_a"},
        "characters": {"A": "grath"},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


def at_the_end(name: str, **more: object) -> Scenario:
    """A has done everything but the final goal, and stands where it is to be done."""
    sheet = SHEETS[name]
    others = [number for number in range(1, sheet.final) if number != sheet.ongoing]
    table = {
        "at": {"A": sheet.place, "B": "t2_m", "C": "t4_a"},
        "reached": {"A": others},
        "fame": {"A": 8},
        "credits": {"A": 10_000},
    }
    return pursuing(name, **(table | sheet.holds | more))


def lead(table: Scenario, name: str, way: str) -> Scenario:
    """A goes this way through the databank card of the final goal."""
    option = f"use:{name}_goal_{SHEETS[name].final}"
    if name == "am8":  # two fights with so many dice that they are left to chance
        return table.answer("A", "encounter", option, lambda after: gone(after) == way)
    table.dice(*rolls(way)).answer("A", "encounter", option)
    for step in way.split():
        if table.asked()[:1] == [("A", "choose")]:
            table.pick(f"block:{step[1:]}")
        elif table.asked()[:1] == [("A", "skill")]:
            table.pick(next(skill for skill in CHOSEN if skill in way.split()[-1]))
    return table


def gone(table: Scenario) -> str:
    """The way that was gone by somebody who is still standing, a tie being a victory."""
    return "" if table.defeated("A") else walked(table).replace("=", "+")


def drawn(table: Scenario) -> Scenario:
    """A sees what the space holds, asked or not, and the turn ends."""
    if table.asked() == [("A", "encounter")]:
        table.pick("space")
    return table.until("B", "plan")


# The final goals.


@rule("RIM-51.2", "RIM-51.3", "RIM-51.5", "RIM-R125")
@pytest.mark.parametrize(("name", "way", "wins"), WAYS)
def test_the_databank_card_of_a_final_goal(name: str, way: str, wins: bool) -> None:
    table = lead(at_the_end(name), name, way)
    assert (gone(table) if name == "am8" else walked(table)) == way
    assert table.outcome() == (("alone", "ambition", "A") if wins else None)
    number = str(96 + int(name[2:]))
    assert table.told("turns_to") == [{"seat": 0, "card": number}]
    assert number in table.zone("databank")
    assert (table.told("goal_failed") == []) == wins


@rule("RIM-51.5", "RIM-51.2")
def test_whoever_completes_the_final_goal_wins_and_nobody_else() -> None:
    """B, whose turn it is, with the fame and the goals that A has in the tests above."""
    sheet = SHEETS["am3"]
    table = scenario(
        ambitions={"B": "am3"}, phase="encounter", active="B", characters={"B": "grath"},
        at={"A": "t2_m", "B": sheet.place, "C": "t4_a"}, reached={"B": [1, 3]},
        fame={"B": 8}, reputation={"B": {"imperial": 1}},
    ).dice("hit hit", "crit crit", "blank " * 5)  # fmt: skip
    table.choose(next(option for option in table.options() if option.startswith("use:")))
    while table.outcome() is None and table.g.active == 1:
        table.choose("done" if "done" in table.options() else table.options()[0])
    assert table.outcome() == ("alone", "ambition", "B")


@rule("RIM-51.3")
@pytest.mark.parametrize(
    ("name", "way", "credits", "damage"),
    [
        ("am1", "influence- g4=", 7000, (1, 0)),
        ("am2", "tactics- s5+", 10_000, (0, 1)),
        ("am3", "knowledge- g5+", 10_000, (1, 0)),
        ("am4", ">100 influence+", 5000, (0, 0)),
        ("am4", ">100_2 strength+ influence+", 10_000, (0, 0)),
        ("am5", "piloting- piloting+", 10_000, (0, 2)),
        ("am6", "stealth- influence+", 7000, (0, 0)),
        ("am7", "stealth+ tech-", 10_000, (2, 0)),
    ],
)
def test_what_a_final_goal_costs_on_the_way(
    name: str,
    way: str,
    credits: int,  # noqa: A002
    damage: tuple[int, int],
) -> None:
    table = lead(at_the_end(name), name, way)
    assert table.outcome() == ("alone", "ambition", "A")
    assert (table.credits("A"), table.damage("A")) == (credits, damage)


@rule("RIM-51.3")
def test_whoever_loses_to_the_bodyguard_goes_on_bleeding() -> None:
    table = at_the_end("am8").answer(
        "A", "encounter", "use:am8_goal_4", lambda after: gone(after).startswith("g5- ")
    )
    rolled = table.told("damage_compared")
    assert table.damage("A")[0] == sum(each["number_defence"] for each in rolled) + 1


@rule("RIM-51.2")
@pytest.mark.parametrize("name", SHEETS)
def test_a_final_goal_can_be_tried_nowhere_else(name: str) -> None:
    option = f"use:{name}_goal_{SHEETS[name].final}"
    assert option in at_the_end(name).options()
    elsewhere = at_the_end(name, at={"A": "cindervale"})
    assert option not in elsewhere.options()


@rule("RIM-51.2")
def test_a_ghost_vanishes_from_either_side_of_the_core() -> None:
    table = at_the_end("am7", at={"A": "spinward_core"})
    assert lead(table, "am7", "stealth+ tech+").outcome() == ("alone", "ambition", "A")


# The ongoing goals.


@rule("RIM-51.1", "RIM-51.4", "RIM-R125")
@pytest.mark.parametrize("name", SHEETS)
def test_without_its_ongoing_goal_no_final_goal_can_be_tried(name: str) -> None:
    sheet = SHEETS[name]
    lost: dict[str, object] = {"reputation": {}, "assets": {}, "ships": {"A": "g9_rigger"}}
    if name == "am7":
        lost["reputation"] = {"A": {"hutt": -1}}
    table = at_the_end(name, **lost)
    assert sheet.ongoing not in table.goals("A")
    assert f"use:{name}_goal_{sheet.final}" not in table.options()


@rule("RIM-51.4", "RIM-R125")
@pytest.mark.parametrize("faction", ["syndicate", "rebel", "imperial", "hutt"])
def test_favour_that_is_lost_takes_the_token_off(faction: str) -> None:
    name = {"syndicate": "am1", "rebel": "am2", "imperial": "am3", "hutt": "am4"}[faction]
    table = pursuing(
        name,
        at={"A": "t4_b", "B": "t2_m", "C": "t4_a"},
        ships={"A": "scythe"},
        reputation={"A": {faction: 1}},
        patrols={faction: ("t4_b", 1)},
    )
    assert table.goals("A") == [2]
    ship = table.values("A")["ship"]
    table.dice(" ".join(["crit"] * ship), "blank " * 6).pick(faction)
    assert table.reputation("A", faction) == 0
    assert 2 not in table.goals("A")
    assert table.told("goal_lost") == [{"seat": 0, "goal": f"{name}_goal_2"}]


@rule("RIM-51.1", "RIM-51.4")
def test_fastest_needs_a_hyperdrive_of_7_whatever_gives_it() -> None:
    assert pursuing("am5").goals("A") == []
    assert pursuing("am5", ships={"A": "wanderer"}).goals("A") == [1]
    assert pursuing("am5").aims("A")[0] == (6, 7)


@rule("RIM-51.1", "RIM-51.4")
def test_a_collector_counts_the_printed_costs_of_all_that_is_held() -> None:
    assert pursuing("am6", assets={"A": ["lx03", "gm01"]}).aims("A")[0] == (13_000, 20_000)
    assert pursuing("am6").aims("A")[0] == (0, 20_000)
    table = pursuing(
        "am6", phase="action", at={"A": "cindervale"}, assets={"A": ["lx03", "lx04"]},
        credits={"A": 2000}, tops={"gear_mod": "gm01"},
    )  # fmt: skip
    assert table.goals("A") == [1, 2]
    table.act("market", "none", "gm01", "lx03").until("A", "act")
    assert table.told("goal_lost") == [{"seat": 0, "goal": "am6_goal_1"}]
    assert table.goals("A") == [2]  # owning a luxury card was done once and for all


@rule("RIM-51.1", "RIM-51.4")
def test_blood_price_needs_5_ground_dice() -> None:
    assert pursuing("am8", assets={"A": ["gm01"]}).aims("A")[1] == (4, 5)
    table = pursuing(
        "am8", phase="action", assets={"A": ["gm01", "gm06"]}, credits={"A": 1000},
        tops={"gear_mod": "gm02"},
    )  # fmt: skip
    assert table.goals("A") == [2]


@rule("RIM-51.4", "RIM-R125", "RIM-R92")
def test_blood_price_counts_a_die_for_the_next_combat_as_long_as_it_is_there() -> None:
    """Dengar's other side: 1 ground die more for the next combat of this turn."""
    table = pursuing(
        "am8", phase="action", characters={"A": "dengar"}, flipped=["A"], assets={"A": ["gm01"]},
        at={"A": "serenna"}, encounter="enc_5-11",
    ).act("abilities")  # fmt: skip
    table.use("dengar")
    assert (table.values("A")["ground"], table.goals("A")) == (5, [2])
    table.pick("end", "space")
    assert table.asked() == [("B", "plan")]
    assert (table.values("A")["ground"], table.goals("A")) == (4, [])


@rule("RIM-51.1", "RIM-51.4")
def test_a_ghost_is_out_of_favour_with_nobody() -> None:
    assert pursuing("am7").goals("A") == [1]
    assert pursuing("am7", reputation={"A": {"rebel": -1}}).goals("A") == []


# The other goals.


@rule("RIM-51.1", "RIM-R124")
def test_crown_two_crew_at_once_are_enough_even_if_they_leave() -> None:
    assert pursuing("am1", assets={"A": ["pell_draxo"]}).goals("A") == []
    table = pursuing("am1", assets={"A": ["pell_draxo", "old_garro"]})
    assert table.goals("A") == [1]


@rule("RIM-51.1")
def test_crown_two_cargo_are_delivered() -> None:
    table = pursuing(
        "am1", phase="action", at={"A": "takodana"}, assets={"A": ["cg01", "91c"]}
    )  # fmt: skip
    table.act("deliver", "cg01")
    assert table.aims("A")[2] == (1, 2)
    assert table.goals("A") == []
    assert table.told("goal_token") == [{"seat": 0, "goal": "am1_goal_3", "number": 1}]
    assert table.told("ability_used") == [], "a goal is completed, not used"
    again = pursuing(
        "am1", phase="action", at={"A": "takodana"}, assets={"A": ["cg01"]}, counted={"A": {3: 1}}
    )
    again.act("deliver", "cg01")
    assert again.goals("A") == [3]


@rule("RIM-51.1")
def test_cause_an_imperial_patrol_is_beaten() -> None:
    for faction, goals in (("imperial", [1]), ("hutt", [])):
        table = pursuing(
            "am2",
            at={"A": "t4_b", "B": "t2_m", "C": "t4_a"},
            ships={"A": "scythe"},
            patrols={faction: ("t4_b", 1)},
        )
        ship = table.values("A")["ship"]
        table.dice(" ".join(["crit"] * ship), "blank " * 6).pick(faction)
        assert table.goals("A") == goals


@rule("RIM-51.1")
def test_cause_two_jobs_are_completed() -> None:
    for done, goals in ((0, []), (1, [3])):
        table = pursuing(
            "am2", at={"A": "murkholm"}, assets={"A": ["jb01"]}, counted={"A": {3: done}}
        )
        walk(table, "job:jb01", "influence+")
        assert table.goals("A") == goals
        assert table.aims("A")[2] == ((1, 2) if not done else (1, 1))


@rule("RIM-51.1")
@pytest.mark.parametrize("fate", ["eliminate", "capture"])
def test_warrant_a_bounty_is_rewarded_when_its_reward_is_gained(fate: str) -> None:
    table = hunting("am3", fate)
    assert table.goals("A") == ([1] if fate == "eliminate" else [])


def hunting(name: str, fate: str = "eliminate", **more: object) -> Scenario:
    """A wins the fight for Nimble Sook, a white contact, with three dice to three."""
    table = pursuing(
        name,
        at={"A": "twinsand", "B": "t2_m", "C": "t4_a"},
        assets={"A": ["bt01"]},
        contacts={"twinsand_left": "nimble_sook"},
        **more,
    )
    table.dice("crit crit crit", "blank blank blank")
    return table.pick("contact:twinsand_left", "fight", fate)


@rule("RIM-51.1")
def test_warrant_a_gear_and_a_mod_are_held() -> None:
    assert pursuing("am3", assets={"A": ["gm01"]}).goals("A") == []
    assert pursuing("am3", assets={"A": ["gm01", "lx04"]}).goals("A") == [3]


def buying(deck: str, card: str) -> Scenario:
    """A buys this card and is asked nothing but what its icon asks."""
    table = pursuing(
        "am4", phase="action", at={"A": "cindervale"}, credits={"A": 10_000},
        tops={deck: card},
    )  # fmt: skip
    table.act("market", "none", card)
    return table.until("A", "act")  # its icon, if it has one


@rule("RIM-51.1", "RIM-R149")
def test_right_hand_ten_thousand_are_really_paid_in_one_purchase() -> None:
    assert buying("luxury", "lx03").goals("A") == [1]
    cheaper = buying("gear_mod", "gm01")
    assert (cheaper.credits("A"), cheaper.goals("A")) == (7000, [])


@rule("RIM-R149")
def test_right_hand_what_is_bartered_is_not_spent() -> None:
    table = pursuing(
        "am4", phase="action", at={"A": "cindervale"}, credits={"A": 10_000},
        tops={"luxury": "lx03"}, assets={"A": ["gm01"]},
    )  # fmt: skip
    table.act("market", "none", "lx03", "gm01")
    assert (table.credits("A"), table.goals("A")) == (3000, [])


@rule("RIM-51.1")
def test_right_hand_bounties_and_illegal_cargo_count_together() -> None:
    once = hunting("am4")
    assert (once.aims("A")[2], once.goals("A")) == ((1, 2), [])
    table = pursuing(
        "am4", phase="action", at={"A": "twinsand"}, assets={"A": ["cg08"]}, counted={"A": {3: 1}}
    )
    table.dice("hit").act("deliver", "cg08")
    assert table.goals("A") == [3]
    legal = pursuing("am4", phase="action", at={"A": "takodana"}, assets={"A": ["cg01"]})
    legal.act("deliver", "cg01")
    assert legal.aims("A")[2] == (0, 2)


@rule("RIM-51.1", "RIM-R139")
def test_fastest_the_maelstrom_is_encountered() -> None:
    table = drawn(pursuing("am5", at={"A": "maelstrom"}))
    assert table.goals("A") == [3]


@rule("RIM-51.1", "RIM-R139")
def test_fastest_who_is_defeated_in_the_maelstrom_has_encountered_it() -> None:
    table = drawn(
        pursuing(
            "am5", at={"A": "maelstrom"}, damage={"A": (0, 2)}, encounter="enc_3-1",
            rolled=["blank blank"],
        )
    )  # fmt: skip
    assert table.defeated("A")
    assert table.goals("A") == [3]


@rule("RIM-51.1")
def test_fastest_a_turn_ends_on_gloomrock_but_only_after_the_maelstrom() -> None:
    assert drawn(pursuing("am5", at={"A": "gloomrock"})).goals("A") == []
    table = drawn(pursuing("am5", at={"A": "gloomrock"}, reached={"A": [3]}))
    assert table.goals("A") == [3, 4]


@rule("RIM-51.1", "RIM-R145")
def test_fastest_the_core_is_crossed() -> None:
    table = pursuing("am5", phase="action", at={"A": "spinward_core"})
    table.g.suspend()
    carry(table.g, frame_of(table.g, 0, -1), ((cross,),))
    table.g.run()
    assert table.where("A") == "trailing_core"
    assert table.goals("A") == [2]


@rule("RIM-51.1")
def test_collector_a_luxury_card_is_owned() -> None:
    assert pursuing("am6", assets={"A": ["gm03"]}).goals("A") == []
    assert pursuing("am6", assets={"A": ["lx03"]}).goals("A") == [2]


@rule("RIM-51.1")
@pytest.mark.parametrize(
    ("cargo", "place", "goals"),
    [("cg01", "takodana", [3]), ("91d", "ring_of_kafrene", [3]), ("cg02", "murkholm", [])],
)
def test_collector_a_cargo_is_delivered_at_the_far_end(
    cargo: str, place: str, goals: list[int]
) -> None:
    table = pursuing("am6", phase="action", at={"A": place}, assets={"A": [cargo]})
    table.act("deliver", cargo)
    assert table.goals("A") == goals


@rule("RIM-51.1")
@pytest.mark.parametrize(
    ("card", "place", "way", "counted"),
    [
        ("jb04", "auric_bay", "stealth+", 1),
        ("jb03", "halcyon", "knowledge+", 1),
        ("jb01", "murkholm", "influence+", 0),
    ],
)
def test_ghost_tests_of_stealth_and_knowledge_count_when_passed(
    card: str, place: str, way: str, counted: int
) -> None:
    table = pursuing("am7", at={"A": place}, assets={"A": [card]})
    walk(table, f"job:{card}", way)
    assert table.aims("A")[1] == (counted, 3)
    last = pursuing("am7", at={"A": place}, assets={"A": [card]}, counted={"A": {2: 2}})
    walk(last, f"job:{card}", way)
    assert (2 in last.goals("A")) == bool(counted)


@rule("RIM-51.1")
def test_ghost_a_test_that_fails_counts_for_nothing() -> None:
    table = pursuing("am7", at={"A": "auric_bay"}, assets={"A": ["jb04"]})
    table.dice("blank blank").answer("A", "encounter", "job:jb04")
    assert table.aims("A")[1] == (0, 3)


@rule("RIM-51.1", "RIM-R140")
def test_ghost_a_contact_counts_once_looked_at_or_turned_up() -> None:
    table = pursuing(
        "am7",
        at={"A": "twinsand"},
        contacts={"twinsand_left": "nimble_sook", "twinsand_right": "murrogh"},
    )
    table.pick("contact:twinsand_left")
    assert table.aims("A")[2] == (1, 4)
    known = pursuing(
        "am7",
        at={"A": "twinsand"},
        contacts={"twinsand_left": "nimble_sook"},
        faceup=["twinsand_left"],
    )
    known.pick("contact:twinsand_left")
    assert known.aims("A")[2] == (0, 4)


@rule("RIM-R140")
def test_ghost_who_has_looked_at_a_contact_gains_nothing_by_turning_it_up() -> None:
    table = pursuing("am7", at={"A": "twinsand"}, contacts={"twinsand_left": "nimble_sook"})
    table.g.suspend()
    contacts.look(table.g, 0, table.number("spot", "twinsand_left"))
    table.g.run()
    assert table.aims("A")[2] == (1, 4)
    table.pick("contact:twinsand_left")
    assert table.aims("A")[2] == (1, 4)


@rule("RIM-51.1")
def test_blood_price_three_combats_are_won() -> None:
    table = hunting("am8", counted={"A": {1: 1}})
    assert table.aims("A")[0] == (2, 3)
    assert hunting("am8", counted={"A": {1: 2}}).goals("A") == [1]


@rule("RIM-51.1")
@pytest.mark.parametrize(
    ("bounty", "contact", "spot", "goals"),
    [
        ("bt09", "agent_thorne", "twinsand_right", [3]),  # yellow
        ("bt01", "nimble_sook", "twinsand_left", []),  # white
    ],
)
def test_blood_price_a_great_contact_is_beaten(
    bounty: str, contact: str, spot: str, goals: list[int]
) -> None:
    table = pursuing("am8", at={"A": "twinsand"}, assets={"A": [bounty]}, contacts={spot: contact})
    table.dice("crit crit crit", "blank blank blank blank blank")
    table.pick(f"contact:{spot}", "fight", "eliminate").until("B", "plan")
    assert table.goals("A") == goals


@rule("RIM-51.1")
def test_blood_price_a_player_is_beaten() -> None:
    table = pursuing(
        "am8",
        at={"A": "twinsand", "B": "twinsand", "C": "t4_a"},
        assets={"A": ["bt04"], "B": ["tarrukk"]},
    )
    table.pick("crew:tarrukk").dice("crit crit crit", "blank blank blank").pick("protect")
    table.until("B", "plan")
    assert 3 in table.goals("A")
