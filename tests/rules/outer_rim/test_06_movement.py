"""RIM-6: movement, and the rulings about stops."""

from __future__ import annotations

import pytest

from shipboard.games.outer_rim.rules.movement import go_directly
from tests.rule import rule

from .scenario import Scenario, scenario

WAY = ("t1_d", "t1_b", "t2_a", "halcyon", "t2_b", "t3_a", "t3_b", "t3_c")  # from Scraphaven


# How far.


@rule("RIM-6.1")
@pytest.mark.parametrize(
    ("ship", "character", "spaces"),
    [("g9_rigger", "grath", 6), ("g1a", "grath", 5), ("g9_rigger", "dax_marlowe", 8)],
)
def test_a_move_goes_as_far_as_the_hyperdrive(ship: str, character: str, spaces: int) -> None:
    table = scenario(ships={"A": ship}, characters={"A": character}, at={"A": "scraphaven"})
    table.fly(*WAY[: spaces - 1])
    assert table.asked() == [("A", "move_to")]
    table.choose(f"space:{WAY[spaces - 1]}")
    assert table.where("A") == WAY[spaces - 1]
    assert table.asked()[0][1] != "move_to"


@rule("RIM-6.1", "RIM-R80")
def test_every_step_leads_to_an_adjacent_space_or_ends_the_move() -> None:
    table = scenario(at={"A": "scraphaven"}).fly()
    for step in WAY[:5]:
        beside = table.adjacent(str(table.where("A")))
        assert table.options() == [*(f"space:{space}" for space in beside), "stop"]
        table.choose(f"space:{step}")
    table.choose("stop")
    assert table.where("A") == WAY[4]


@rule("RIM-6.1", "RIM-R14")
def test_a_move_of_no_spaces_is_allowed() -> None:
    table = scenario(at={"A": "halcyon"}).fly().choose("stop")
    assert table.where("A") == "halcyon"
    assert table.asked() == [("A", "act")]


@rule("RIM-6.1", "RIM-6.2", "RIM-6.3")
def test_the_way_that_is_shown_to_a_place_can_be_flown() -> None:
    table = scenario(
        at={"A": "gloomrock"}, patrols={"hutt": ("t3_d", 1)}, reputation={"A": {"hutt": -1}}
    )
    facts = table.view("A")["facts"]
    reach, before = dict(facts["reach"]), dict(facts["ways"])
    assert facts["sets_out"] == "move"
    assert reach["maelstrom"] == 1
    assert "t3_d" not in before.values()  # where the patrol would end the move
    for place, steps in reach.items():
        way = [place]
        while way[0] in before:
            way.insert(0, before[way[0]])
        assert len(way) == steps
        assert table.copy().fly(*way).where("A") == place


# The Maelstrom.


@rule("RIM-6.2")
def test_who_enters_the_maelstrom_stops_there() -> None:
    table = scenario(
        at={"A": "t3_e"}, patrols={"hutt": ("maelstrom", 1)}, reputation={"A": {"hutt": 1}}
    ).fly("maelstrom")
    assert table.where("A") == "maelstrom"
    assert table.asked() == [("A", "encounter")]


@rule("RIM-6.4")
def test_leaving_the_maelstrom_is_free() -> None:
    table = scenario(at={"A": "maelstrom"}).fly()
    assert table.options() == ["space:gloomrock", "space:t3_e", "space:t3_f", "stop"]
    table.pick("gloomrock", "t3_c", "t3_d")
    assert table.where("A") == "t3_d"
    assert table.asked() == [("A", "move_to")]


@rule("RIM-6.2", "RIM-R304")
def test_the_maelstrom_ends_a_move_by_a_card_too() -> None:
    """Engine Trouble lets Dax fly 2 spaces; his hyperdrive does not matter for it."""
    table = scenario(
        phase="encounter",
        at={"A": "t3_f"},
        characters={"A": "dax_marlowe"},
        encounter="enc_7-5",
        rolled=["hit hit"],
    )
    assert table.asked() == [("A", "move_to")]
    assert table.options() == ["space:maelstrom", "space:t4_c", "stop"]
    into = table.copy().pick("maelstrom")
    assert into.asked() == [("B", "plan")]
    table.pick("t4_c", "t4_a")
    assert table.where("A") == "t4_a"
    assert table.asked() == [("B", "plan")]


# Patrols.


@rule("RIM-6.3")
@pytest.mark.parametrize("reputation", [-1, 0, 1])
def test_a_patrol_stops_all_but_its_friends(reputation: int) -> None:
    table = scenario(
        at={"A": "halcyon"},
        patrols={"rebel": ("t2_m", 1)},
        reputation={"A": {"rebel": reputation}},
    ).fly("t2_m")
    assert table.where("A") == "t2_m"
    assert (table.asked() == [("A", "move_to")]) == (reputation == 1)


@rule("RIM-6.3")
def test_several_patrols_must_all_be_friends() -> None:
    patrols = {"rebel": ("t2_m", 1), "hutt": ("t2_m", 1)}
    for known, free in ((["rebel"], False), (["hutt"], False), (["hutt", "rebel"], True)):
        table = scenario(
            at={"A": "halcyon"},
            patrols=patrols,
            reputation={"A": dict.fromkeys(known, 1)},
        ).fly("t2_m")
        assert (table.asked() == [("A", "move_to")]) == free


@rule("RIM-6.4")
def test_who_begins_beside_a_patrol_leaves_freely_whatever_the_reputation() -> None:
    table = scenario(
        at={"A": "t2_m"}, patrols={"rebel": ("t2_m", 1)}, reputation={"A": {"rebel": -1}}
    ).fly("deepmere")
    assert table.asked() == [("A", "move_to")]
    assert table.options() == ["space:t2_c", "space:t2_d", "space:t2_m", "stop"]


@rule("RIM-6.3", "RIM-6.5")
def test_entering_a_patrols_space_again_stops_again() -> None:
    table = scenario(at={"A": "t2_m"}, patrols={"rebel": ("t2_m", 1)}).fly("deepmere", "t2_m")
    assert table.where("A") == "t2_m"
    assert table.asked()[0][1] != "move_to"


# Other spaces and players.


@rule("RIM-6.5")
def test_a_space_can_be_entered_again() -> None:
    table = scenario(at={"A": "halcyon"}).fly("t2_m", "halcyon", "t2_m", "halcyon", "t2_m")
    assert table.where("A") == "t2_m"
    assert table.asked() == [("A", "move_to")]


@rule("RIM-6.5")
def test_other_players_never_block_a_space() -> None:
    table = scenario(at={"A": "halcyon", "B": "t2_m", "C": "deepmere"}).fly("t2_m", "deepmere")
    assert table.asked() == [("A", "move_to")]


@rule("RIM-6.6", "RIM-R306")
@pytest.mark.parametrize("space", ["maelstrom", "t2_m", "takodana"])
def test_a_direct_move_passes_and_meets_nothing(space: str) -> None:
    table = scenario(
        at={"A": "halcyon", "B": "takodana"},
        ships={"B": "snare"},
        ships_flipped=["B"],
        patrols={"rebel": ("t2_m", 1)},
    ).fly("t2_b")
    table.g.interject((go_directly, 0, table.number("space", space)))
    assert table.where("A") == space
    assert table.asked() == [("A", "move_to")]  # the move that it came into goes on from there
    assert table.options() == [*(f"space:{near}" for near in table.adjacent(space)), "stop"]


# Stops that can be overcome.


def smuggler(**more: object) -> Scenario:
    """Dax, flipped, tests piloting to pass a patrol."""
    table: dict[str, object] = {
        "characters": {"A": "dax_marlowe"},
        "flipped": ["A"],
        "at": {"A": "halcyon"},
        "patrols": {"rebel": ("t2_m", 1)},
    } | more
    return scenario(**table)  # type: ignore[arg-type]


@rule("RIM-R80", "RIM-R305")
def test_an_ability_may_carry_the_move_on_past_a_patrol() -> None:
    table = smuggler().fly("t2_m")
    assert table.asked() == [("A", "move_on")]
    assert table.usable() == ["dax_marlowe"]
    assert "stop" in table.options()
    stopped = table.copy().choose("stop")
    assert stopped.asked() == [("A", "encounter")]
    table.dice("hit blank").use("dax_marlowe")
    assert table.asked() == [("A", "move_to")]
    assert table.options() == ["space:deepmere", "space:halcyon", "stop"]


@rule("RIM-R305")
def test_a_failed_try_leaves_no_second_one() -> None:
    table = smuggler().fly("t2_m").dice("blank focus").use("dax_marlowe")
    assert table.where("A") == "t2_m"
    assert table.asked() == [("A", "encounter")]


@rule("RIM-R79", "RIM-R305")
def test_each_patrol_is_a_stop_of_its_own_in_the_order_of_the_factions() -> None:
    patrols = {"rebel": ("t2_m", 1), "hutt": ("t2_m", 1), "imperial": ("t2_m", 1)}
    table = smuggler(patrols=patrols, reputation={"A": {"imperial": 1}}).fly("t2_m")
    table.dice("hit blank", "crit crit").use("dax_marlowe")
    assert table.told("patrol_passed") == [{"seat": 0, "faction": "hutt"}]
    assert table.asked() == [("A", "move_on")]
    table.use("dax_marlowe")
    assert [told["faction"] for told in table.told("patrol_passed")] == ["hutt", "rebel"]
    assert table.asked() == [("A", "move_to")]
    failed = smuggler(patrols=patrols).fly("t2_m").dice("blank blank").use("dax_marlowe")
    assert failed.asked() == [("A", "encounter")]  # the later ones are not asked about


@rule("RIM-R305", "RIM-R83", "RIM-R97")
def test_a_secret_may_help_after_a_failed_try() -> None:
    table = smuggler(secrets={"A": ["enc_2-7"]}).fly("t2_m")
    assert table.usable() == ["dax_marlowe", "enc_2-7"]
    table.dice("blank blank").use("dax_marlowe")
    assert table.asked() == [("A", "move_on")]
    assert table.usable() == ["enc_2-7"]
    table.use("enc_2-7")
    assert table.asked() == [("A", "move_to")]
    assert table.secrets("A") == []
    assert table.bottom("enc_2") == "enc_2-7"


@rule("RIM-R88")
def test_nobody_is_asked_about_a_stop_where_the_move_ends_anyway() -> None:
    table = smuggler(at={"A": "scraphaven"}, patrols={"imperial": ("t3_c", 1)}).fly(*WAY)
    assert table.where("A") == "t3_c"
    assert table.asked() == [("A", "encounter")]


@rule("RIM-R305", "RIM-6.2")
def test_a_secret_for_patrols_does_not_open_the_maelstrom() -> None:
    table = smuggler(at={"A": "t3_e"}, secrets={"A": ["enc_2-7"]}).fly("maelstrom")
    assert table.where("A") == "maelstrom"
    assert table.asked()[0][1] not in ("move_on", "move_to")


# Stopped by another player.


def tether(**more: object) -> Scenario:
    """B's Tether may stop whoever enters its space."""
    table: dict[str, object] = {
        "at": {"A": "halcyon", "B": "t2_m"},
        "ships": {"B": "snare"},
        "ships_flipped": ["B"],
    } | more
    return scenario(**table)  # type: ignore[arg-type]


@rule("RIM-R306", "RIM-R79")
def test_another_player_may_stop_whoever_flies_in() -> None:
    table = tether().fly("t2_m")
    assert table.asked() == [("B", "force_stop")]
    assert table.options() == ["let_pass", "stop"]
    free = table.copy().choose("let_pass")
    assert free.asked() == [("A", "move_to")]
    table.choose("stop")
    assert table.where("A") == "t2_m"
    assert table.asked() == [("A", "act")]  # there is somebody to trade with


@rule("RIM-R306", "RIM-R88")
def test_who_could_not_go_on_is_not_stopped() -> None:
    last = tether(at={"A": "scraphaven", "B": "t3_a"}).fly(*WAY[:6])
    assert last.asked()[0] != ("B", "force_stop")
    patrol = tether(patrols={"rebel": ("t2_m", 1)}).fly("t2_m")
    assert patrol.asked()[0] != ("B", "force_stop")
    wild = tether(at={"A": "t3_e", "B": "maelstrom"}).fly("maelstrom")
    assert wild.asked()[0] != ("B", "force_stop")


@rule("RIM-R305", "RIM-R306")
def test_players_come_after_all_patrols() -> None:
    table = tether(
        characters={"A": "dax_marlowe"}, flipped=["A"], patrols={"rebel": ("t2_m", 1)}
    ).fly("t2_m")
    assert table.asked() == [("A", "move_on")]
    table.dice("hit blank").use("dax_marlowe")
    assert table.asked() == [("B", "force_stop")]


# Secrets for a move.


@rule("RIM-R83", "RIM-R304")
def test_an_old_chart_makes_a_planned_move_longer() -> None:
    table = scenario(at={"A": "scraphaven"}, secrets={"A": ["enc_6-6"]})
    table.answer("A", "plan", "move")
    assert table.asked() == [("A", "use_secret")]
    assert table.options()[0] == "keep"
    assert table.usable() == ["enc_6-6"]
    kept = table.copy().choose("keep")
    assert kept.asked() == [("A", "move_to")]
    table.use("enc_6-6")
    for step in (*WAY, "t3_d", "t4_a"):
        table.answer("A", "move_to", f"space:{step}")
    assert table.where("A") == "t4_a"
    assert table.asked()[0][1] != "move_to"  # 6 and 4
    assert table.bottom("enc_6") == "enc_6-6"


@rule("RIM-R304")
def test_a_move_by_a_card_of_so_many_spaces_is_no_start_of_a_move() -> None:
    table = scenario(
        phase="encounter",
        at={"A": "t1_b"},
        characters={"A": "dax_marlowe"},
        secrets={"A": ["enc_6-6"]},
        encounter="enc_7-5",
        rolled=["hit hit"],
    )
    assert table.asked() == [("A", "move_to")]
