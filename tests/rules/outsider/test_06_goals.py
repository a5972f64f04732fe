"""OUT-6: Goals, and the Repair and the Sabotage bonus of each of the sixteen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule

from . import printed
from .scenario import Scenario, scenario

COMMAND = {"A": "captain"}


def completing(goal: str, **more: Any) -> Scenario:
    """A, who has every skill, completes a Goal with its Gear; `hand` is what else A holds."""
    gear = printed.GOALS[goal][3]
    hand = more.pop("hand", ["dark"])
    more["characters"] = {"A": "deckhand", **more.get("characters", {})}
    more["hands"] = {"A": [gear, *hand], **more.get("hands", {})}
    table = scenario(goals=[goal, *more.pop("others", [])], **more)
    table.act(f"complete:{goal}")
    if table.asked() == [("A", "goal_payment")]:
        table.answers("A", "goal_payment", f"card:{gear}", "done")
    return table


def sabotaging(goal: str, **more: Any) -> Scenario:
    """A sabotages the own completed Goal in the menu."""
    more["completed"] = {"A": [goal], **more.get("completed", {})}
    return scenario(**more).act(f"sabotage:{goal}")


def done(table: Scenario, goal: str) -> None:
    """The act has ended: the Goal is completed and A's menu is open again."""
    assert table.completed("A") == [goal]
    assert table.zone("claimed") == []
    assert table.passing().asked() == [("A", "act")]


def over(table: Scenario, goal: str) -> None:
    """The Sabotage has ended: the Goal is on the discard pile, nothing was paid."""
    assert table.completed("A") == []
    assert goal in table.zone("discard") or goal in table.zone("deck")
    assert table.passing().asked() == [("A", "act")]
    assert table.base_left == 2


# What a Goal shows.


@rule("OUT-6.1", "OUT-7.2", "OUT-R15")
@pytest.mark.parametrize("goal", printed.GOALS)
def test_a_goal_shows_skill_gear_scrap_cost_location_and_bonuses(goal: str) -> None:
    name, skill, location, gear, scrap = printed.GOALS[goal]
    cards = scenario().g.cards
    design = cards.names["card"].index(goal)
    assert cards.titles["card"][design] == name
    skills = {"": 0, "C": 1, "E": 2, "S": 4, "Y": 8}
    assert cards.skill[design] == skills[skill]
    assert cards.names["place"][cards.place[design]] == location
    assert cards.names["card"][cards.gear[design]] == gear
    assert cards.scrap[design] == tuple(scrap.count(icon) for icon in "XPTLA")
    assert cards.repair[design] != ()
    assert cards.sabotage[design] != ()
    assert "Repair: " in cards.texts["card"][design]
    assert "Sabotage: " in cards.texts["card"][design]


@rule("OUT-6.1")
def test_three_goals_for_each_skill_and_four_for_any() -> None:
    skills = "".join(skill or "-" for _, skill, *_ in printed.GOALS.values())
    assert [skills.count(skill) for skill in "CESY-"] == [3, 3, 3, 3, 4]
    assert len(printed.GOALS) == 16


# Goals in play.


@rule("OUT-6.2")
def test_only_a_goal_in_play_can_be_completed() -> None:
    gear = ["compass_core", "pipe_cuff", "arc_welder", "sorting_drone"]
    table = scenario(
        characters={"A": "deckhand"},
        hands={"A": [*gear, "water_loop"]},
        supply=["hull_frames"],
        discard=["wreckage"],
        completed={"A": ["star_compass"], "B": ["engine_mounts"]},
    )
    assert not [o for o in table.options("A") if o.startswith("complete")]
    table.act("play_goal").answer("A", "goal_to_play", "card:water_loop")
    offered = [o for o in table.passing().options("A") if o.startswith("complete")]
    assert offered == ["complete:water_loop"]


@rule("OUT-6.3")
def test_goals_in_play_belong_to_all_players() -> None:
    table = scenario(
        characters=COMMAND,
        hands={"A": ["star_compass"], "B": ["compass_core", "dark"], "C": ["compass_core"]},
    )
    table.act("play_goal").act("end_actions")
    assert table.active == "B"  # the Surgeon has the skill
    assert "complete:star_compass" in table.options("B")
    table.act("end_actions")
    assert "complete:star_compass" not in table.options("C")  # the Machinist has not


@rule("OUT-6.4", "OUT-6.5", "OUT-11.2")
def test_two_goals_stay_in_play_when_the_captain_is_doomed() -> None:
    table = scenario(
        characters={"A": "captain"},
        step="crisis:flash_fire",
        survival={"A": 1},
        goals=["star_compass", "water_loop"],
    )
    assert table.survival("A") == 0
    table.act("end_actions")
    assert table.zone("goals_in_play") == ["water_loop", "star_compass"]


@rule("OUT-6.5")
def test_two_goals_stay_until_one_is_completed() -> None:
    table = completing("water_loop", others=["ship_mind"])
    assert table.zone("goals_in_play") == ["ship_mind"]
    assert table.zone("discard") == ["pipe_cuff"]


@rule("OUT-6.4")
def test_never_more_than_two_goals_are_in_play() -> None:
    table = scenario(
        characters=COMMAND,
        hands={"A": ["water_loop", "wreckage", "engine_mounts", "cargo_doors"]},
        survival={"A": 9},
    )
    table.act("play_goal").answer("A", "goal_to_play", "card:water_loop")
    table.act("ability:second_goal").answer("A", "goal_to_play", "card:wreckage")
    table.act("play_goal").answer("A", "goal_to_play", "card:engine_mounts")
    table.answer("A", "goal_to_discard", "card:water_loop")
    assert sorted(table.zone("goals_in_play")) == ["engine_mounts", "wreckage"]
    table.act("play_goal")
    assert table.asked() == [("A", "goal_to_discard")]  # the last card of the hand is no choice
    assert len(table.zone("goals_in_play")) == 2
    table.answer("A", "goal_to_discard", "card:wreckage")
    assert sorted(table.zone("goals_in_play")) == ["cargo_doors", "engine_mounts"]


# Completing.


@rule("OUT-6.6", "OUT-6.8", "OUT-6.10", "OUT-7.1")
@pytest.mark.parametrize("goal", printed.GOALS)
def test_a_goal_is_completed_with_its_gear_for_two_actions(goal: str) -> None:
    gear = printed.GOALS[goal][3]
    table = scenario(
        characters={"A": "deckhand"}, hands={"A": [gear, "dark"]}, goals=[goal], survival={"B": 0}
    )
    table.act(f"complete:{goal}")
    assert table.zone("claimed") == [goal]
    assert table.zone("goals_in_play") == []
    assert table.asked() == [("A", "goal_payment")]
    assert table.options("A") == [f"card:{gear}"]
    table.answer("A", "goal_payment", f"card:{gear}")
    assert table.options("A") == ["done"]
    assert table.zone("discard") == []
    table.answer("A", "goal_payment", "done")
    assert table.g.used == 2
    assert table.told("claimed") == [{"seat": 0, "card": goal}]
    assert table.told("discarded") == [{"seat": 0, "card": gear}]
    assert gear not in table.hand("A")
    while table.passing().asked() != [("A", "act")]:
        (seat, kind), *_ = table.asked()
        table.answer(seat, kind, table.options(seat)[-1])
    done(table, goal)
    assert table.told("completed") == [{"seat": 0, "card": goal}]


@rule("OUT-6.7", "OUT-6.8", "OUT-7.5", "OUT-R17")
def test_a_goal_is_completed_with_any_gear_that_covers_its_scrap_cost() -> None:
    # Water Loop costs P P T L L.
    table = scenario(
        hands={"A": ["arc_welder", "thaw_pump", "door_jack", "dark"]}, goals=["water_loop"]
    )
    table.act("complete:water_loop")
    assert table.options("A") == ["card:arc_welder", "card:thaw_pump"]
    table.answer("A", "goal_payment", "card:arc_welder")
    assert table.options("A") == ["card:thaw_pump"]  # with Door Jack alone it is too little
    table.answer("A", "goal_payment", "card:thaw_pump")
    assert table.options("A") == ["card:door_jack", "done"]
    assert table.zone("discard") == []
    table.answer("A", "goal_payment", "card:door_jack").answer("A", "goal_payment", "done")
    assert sorted(table.zone("discard")) == ["arc_welder", "door_jack", "thaw_pump"]
    assert table.hand("A") == ["dark"]
    assert table.completed("A") == ["water_loop"]


@rule("OUT-6.7", "OUT-6.8")
def test_cards_of_others_and_other_kinds_do_not_pay() -> None:
    table = scenario(
        hands={"A": ["arc_welder", "echo_beacon", "star_compass"], "B": ["thaw_pump", "pipe_cuff"]},
        supply=["pipe_cuff"],
        goals=["water_loop"],
    )
    assert "complete:water_loop" not in table.options("A")


@rule("OUT-R17", "OUT-6.7")
def test_the_named_gear_may_be_part_of_a_scrap_payment() -> None:
    table = scenario(hands={"A": ["pipe_cuff", "thaw_pump", "dark"]}, goals=["water_loop"])
    table.act("complete:water_loop")
    assert table.options("A") == ["card:pipe_cuff", "card:thaw_pump"]
    table.answer("A", "goal_payment", "card:thaw_pump")
    assert table.options("A") == ["card:pipe_cuff"]
    table.answers("A", "goal_payment", "card:pipe_cuff", "done")
    assert sorted(table.zone("discard")) == ["pipe_cuff", "thaw_pump"]


@rule("OUT-6.9", "OUT-R13", "OUT-6.10", "OUT-8.4")
def test_a_declared_goal_is_claimed_and_survives_the_crises_of_its_payment() -> None:
    table = scenario(
        hands={"A": ["compass_core", "dark"]},
        goals=["star_compass", "water_loop"],
        ongoing=["jammed_locks"],
        crises=["system_wipe"],
        deck=["arc_welder"] * 9,
    )
    table.act("complete:star_compass").answers("A", "goal_payment", "card:compass_core", "done")
    assert table.zone("goals_in_play") == []
    assert table.zone("discard") == ["water_loop", "dark", "compass_core"]
    assert table.survival("A") == 2
    assert table.hand("A") == ["arc_welder"] * 2
    assert table.completed("A") == ["star_compass"]


@rule("OUT-6.10", "OUT-6.8")
def test_the_order_of_completing_a_goal() -> None:
    table = scenario(
        characters={"A": "deckhand"},
        hands={"A": ["pipe_cuff", "dark", "arc_welder"]},
        goals=["water_loop"],
        ongoing=["jammed_locks"],
        crises=["pressure_drop"],
    )
    table.act("complete:water_loop").answers("A", "goal_payment", "card:pipe_cuff", "done")
    assert table.asked() == [("A", "goal_extra")]
    assert table.options("A") == ["card:arc_welder", "card:dark"]
    assert table.zone("discard") == []
    table.answer("A", "goal_extra", "card:dark")
    steps = [name for name in table.log() if name not in ("acted", "lost")]
    assert steps == [
        "claimed", "discarded", "discarded", "crisis_drawn", "gained", "completed",
    ]  # fmt: skip


@rule("OUT-6.10", "OUT-R71")
def test_the_goal_is_not_completed_before_its_bonus_is_collected() -> None:
    table = completing("night_watch")
    assert table.asked() == [("A", "ability_players")]
    assert table.completed("A") == []
    assert table.zone("claimed") == ["night_watch"]
    for viewer in (None, "C"):
        assert table.view(viewer)["zones"]["claimed"]["cards"] == ["night_watch"]
    table.answer("A", "ability_players", "done")
    done(table, "night_watch")


@rule("OUT-6.11")
def test_a_repair_bonus_is_mandatory_unless_it_says_up_to() -> None:
    gains = completing("main_reactor")
    assert gains.survival("A") == 5
    other = completing("air_moss")
    assert other.asked() == [("A", "ability_player")]
    assert other.options("A") == ["seat:1", "seat:2", "seat:3"]
    free = completing("dark_residue", hand=["dark", "arc_welder"])
    assert free.asked() == [("A", "bury_cards")]
    assert "done" in free.options("A")


# Sabotage.


@rule("OUT-6.12", "OUT-6.15")
def test_sabotage_is_offered_in_the_own_menu_and_every_window() -> None:
    table = scenario(
        step="window",
        completed={"A": ["air_moss"], "B": ["water_loop", "wreckage"], "D": ["star_compass"]},
        survival={"B": 0},
    )
    assert table.asked() == [("B", "window_act")]
    assert table.options("B") == ["pass", "sabotage:water_loop", "sabotage:wreckage"]
    table.answer("B", "window_act", "pass")
    assert table.asked() == [("D", "window_act")]
    assert table.options("D") == ["pass", "sabotage:star_compass"]
    table.answer("D", "window_act", "pass")
    assert table.options("A") == [
        "ability:confine", "discard_draw", "end_actions", "sabotage:air_moss", "shift"
    ]  # fmt: skip
    table.act("end_actions")
    assert table.asked() == [("A", "window_end")]
    assert table.options("A") == ["pass", "sabotage:air_moss"]
    crisis = scenario(step="crisis:pressure_drop", completed={"A": ["air_moss"]})
    assert crisis.asked() == [("A", "window_crisis")]
    assert crisis.options("A") == ["pass", "sabotage:air_moss"]


@rule("OUT-6.12", "OUT-6.14", "OUT-11.4")
def test_sabotage_takes_no_action_and_is_open_to_the_doomed() -> None:
    table = sabotaging("air_moss", survival={"A": 0})
    assert table.survival("A") == 2
    assert table.base_left == 2
    away = scenario(step="window", completed={"C": ["air_moss"]}, survival={"C": 0})
    away.answer("C", "window_act", "sabotage:air_moss")
    assert away.survival("C") == 2
    assert away.told("sabotaged") == [{"seat": 2, "card": "air_moss"}]
    assert away.asked() == [("A", "act")]


@rule("OUT-6.13", "OUT-R14", "OUT-10.9")
def test_there_is_no_sabotage_between_declaration_and_verdict() -> None:
    table = scenario(active="C", completed={"A": ["air_moss"], "B": ["star_compass"]})
    table.act("shift")
    assert table.asked() == [("A", "shift_crises")]
    assert table.told("verdict") == [{"seat": 2, "answer": "no"}]
    assert table.log().index("verdict") == table.log().index("loyalty_shown") + 4
    assert table.interjections("A") == []
    table.answer("A", "shift_crises", "decline")
    assert table.asked() == [("A", "window_act")]  # afterwards it is allowed again
    assert table.options("A") == ["pass", "sabotage:air_moss"]


@rule("OUT-6.13", "OUT-R47")
def test_there_is_no_sabotage_after_the_end_of_the_game() -> None:
    table = scenario(survival={"B": 0, "C": 0, "D": 0}, completed={"B": ["air_moss"]})
    table.act("shift")
    assert table.outcome() == ("outsiders", "outsider_shift", "A")
    assert table.asked() == []
    assert table.interjections("B") == []


@rule("OUT-6.14")
def test_a_sabotaged_goal_is_discarded_before_its_bonus() -> None:
    table = sabotaging("night_watch", discard=["dark"])
    assert table.asked() == [("A", "ability_player")]
    assert table.zone("discard") == ["night_watch", "dark"]
    assert table.completed("A") == []
    shuffled = sabotaging("wreckage", deck=["arc_welder"] * 3)
    assert shuffled.zone("discard") == ["wreckage"]


@rule("OUT-6.14")
def test_a_sabotaged_goal_may_be_completed_again() -> None:
    table = scenario(
        characters={"A": "archivist"},
        completed={"A": ["water_loop"]},
        hands={"A": ["pipe_cuff", "dark"]},
        survival={"A": 3},
        granted=1,
    )
    table.act("sabotage:water_loop").act("ability:recall")
    assert table.zone("goals_in_play") == ["water_loop"]
    table.act("complete:water_loop").answers("A", "goal_payment", "card:pipe_cuff", "done")
    assert table.completed("A") == ["water_loop"]


# Repair bonuses, one by one.


@rule("OUT-6.10", "OUT-6.1")
def test_star_compass_repair_draws_two_cards() -> None:
    table = completing("star_compass", deck=["arc_welder", "door_jack", "wreckage"])
    assert table.hand("A") == ["arc_welder", "dark", "door_jack"]
    done(table, "star_compass")


@rule("OUT-6.10", "OUT-R59", "OUT-R72")
def test_command_codes_repair_grants_an_action() -> None:
    table = completing("command_codes")
    assert (table.base_left, table.g.granted) == (0, 1)
    assert table.told("granted") == [{"seat": 0, "number": 1}]
    done(table, "command_codes")
    table.act("discard_draw").answer("A", "discard_set", "done")
    assert (table.g.granted, table.survival("A")) == (0, 3)


@rule("OUT-6.10", "OUT-6.11")
def test_night_watch_repair_lets_up_to_two_players_gain_one() -> None:
    table = completing("night_watch")
    assert table.options("A") == ["done", "seat:0", "seat:1", "seat:2", "seat:3"]
    table.answer("A", "ability_players", "seat:1")
    assert table.options("A") == ["done", "seat:2", "seat:3"]
    assert table.survival() == [3, 3, 3, 3]
    table.answer("A", "ability_players", "seat:3")
    assert table.survival() == [3, 4, 3, 4]
    done(table, "night_watch")
    first = completing("night_watch").answers("A", "ability_players", "seat:0", "seat:1")
    assert first.survival() == [4, 4, 3, 3]  # and no third one
    done(first, "night_watch")
    one = completing("night_watch")
    one.answers("A", "ability_players", "seat:0", "done")
    assert one.survival() == [4, 3, 3, 3]
    none = completing("night_watch").answer("A", "ability_players", "done")
    assert none.survival() == [3, 3, 3, 3]


@rule("OUT-6.10")
def test_main_reactor_repair_gains_two() -> None:
    table = completing("main_reactor")
    assert table.survival() == [5, 3, 3, 3]
    done(table, "main_reactor")


@rule("OUT-6.10", "OUT-4.9")
@pytest.mark.parametrize("players", [3, 5])
def test_hull_frames_repair_skips_an_entropy_step_for_each_player(players: int) -> None:
    table = completing("hull_frames", players=players, deck=["arc_welder"] * 9)
    assert table.g.skip_entropy == players
    assert table.told("skips_added") == [{"number": players}]
    done(table, "hull_frames")
    for turn in range(players + 1):
        assert table.zone("entropy") == []
        table.act("end_actions").passing()
        assert len(table.told("entropy_skipped")) == min(turn + 1, players)
    assert table.zone("entropy") == ["arc_welder"]


@rule("OUT-6.10", "OUT-2.4", "OUT-R49")
@pytest.mark.parametrize(("goal", "gear"), [("drive_coils", "coil_winder"),
                                            ("ship_mind", "logic_lattice")])  # fmt: skip
def test_drive_coils_and_ship_mind_repair_reshuffle(goal: str, gear: str) -> None:
    table = completing(goal, deck=["arc_welder"], discard=["dark", "door_jack"])
    assert sorted(table.zone("deck")) == sorted(["arc_welder", "dark", "door_jack", gear])
    assert table.zone("discard") == []
    done(table, goal)


@rule("OUT-6.10", "OUT-8.9")
def test_dark_residue_repair_buries_two_own_cards_then_one_of_each_other() -> None:
    table = completing(
        "dark_residue",
        hand=["dark", "arc_welder", "door_jack"],
        hands={"B": ["dark", "pipe_cuff"], "C": [], "D": ["water_loop"]},
        deck=["mount_brace"],
    )
    table.answers("A", "bury_cards", "card:arc_welder", "card:dark")
    table.answer("A", "bury_order", "card:dark")
    assert table.asked() == [("B", "bury_cards")]
    assert table.options("B") == ["card:dark", "card:pipe_cuff", "done"]
    table.answer("B", "bury_cards", "card:dark")
    assert table.asked() == [("D", "bury_cards")]
    assert table.options("D") == ["card:water_loop", "done"]
    table.answer("D", "bury_cards", "done")
    assert table.zone("deck") == ["mount_brace", "dark", "arc_welder", "dark"]
    assert table.hand("A") == ["door_jack"]
    assert table.hand("B") == ["pipe_cuff"]
    assert table.hand("D") == ["water_loop"]
    assert table.told("crisis_drawn") == []
    assert table.knows("B", "deck") == ["dark"]
    assert table.knows("A", "deck") == ["arc_welder", "dark"]
    assert table.knows("C", "deck") == []
    done(table, "dark_residue")


@rule("OUT-6.10", "OUT-6.11")
def test_air_moss_repair_lets_you_and_another_player_gain_one() -> None:
    table = completing("air_moss")
    assert table.survival() == [4, 3, 3, 3]
    table.answer("A", "ability_player", "seat:2")
    assert table.survival() == [4, 3, 4, 3]
    done(table, "air_moss")


@rule("OUT-6.10", "OUT-11.5")
def test_cold_sleepers_repair_revives_a_doomed_player_or_gains_one() -> None:
    table = completing("cold_sleepers")
    assert table.survival() == [4, 3, 3, 3]
    done(table, "cold_sleepers")
    one = completing("cold_sleepers", survival={"C": 0})
    assert one.survival() == [3, 3, 2, 3]
    two = completing("cold_sleepers", survival={"B": 0, "D": 0})
    assert two.asked() == [("A", "ability_player")]
    assert two.options("A") == ["seat:1", "seat:3"]
    two.answer("A", "ability_player", "seat:3")
    assert two.survival() == [3, 0, 3, 2]
    own = completing("cold_sleepers", survival={"A": 0, "D": 0}, granted=1)
    assert own.options("A") == ["seat:0", "seat:3"]
    own.answer("A", "ability_player", "seat:0")
    assert own.survival() == [2, 3, 3, 0]


@rule("OUT-6.10")
def test_power_trunk_repair_draws_two_cards() -> None:
    table = completing("power_trunk", deck=["arc_welder", "door_jack", "wreckage"])
    assert table.hand("A") == ["arc_welder", "dark", "door_jack"]
    done(table, "power_trunk")


@rule("OUT-6.10")
def test_deep_scanner_repair_reorders_three_crises_and_gains_one() -> None:
    table = completing("deep_scanner", crises=["panic", "burnout", "time_slip", "thin_air"])
    assert table.asked() == [("A", "ability_order")]
    assert table.options("A") == ["card:burnout", "card:panic", "card:time_slip"]
    assert table.survival("A") == 3
    assert table.knows("A", "looked_crises") == ["burnout", "panic", "time_slip"]
    assert table.knows("B", "looked_crises") == []
    table.answers("A", "ability_order", "card:panic", "card:time_slip")
    assert table.zone("crisis_deck") == ["burnout", "time_slip", "panic", "thin_air"]
    assert table.survival("A") == 4
    assert table.knows("A", "crisis_deck") == ["burnout", "panic", "time_slip"]
    assert table.knows("B", "crisis_deck") == []
    done(table, "deep_scanner")
    none = completing("deep_scanner", crises=[], crisis_discard=["panic"])
    assert none.survival("A") == 4
    assert none.zone("crisis_discard") == ["panic"]


@rule("OUT-6.10", "OUT-6.11")
def test_cargo_doors_repair_skips_two_steps_and_may_clear_an_ongoing_crisis() -> None:
    table = completing("cargo_doors", ongoing=["thin_air", "dead_air"])
    assert table.g.skip_entropy == 2
    assert table.asked() == [("A", "ability_cards")]
    assert table.options("A") == ["card:dead_air", "card:thin_air", "done"]
    table.answer("A", "ability_cards", "card:dead_air")
    assert table.zone("ongoing") == ["thin_air"]
    assert table.zone("crisis_discard") == ["dead_air"]
    done(table, "cargo_doors")
    kept = completing("cargo_doors", ongoing=["thin_air"], skip_entropy=1)
    kept.answer("A", "ability_cards", "done")
    assert kept.zone("ongoing") == ["thin_air"]
    assert kept.g.skip_entropy == 3
    done(completing("cargo_doors"), "cargo_doors")


@rule("OUT-6.10")
def test_water_loop_repair_gains_one() -> None:
    table = completing("water_loop")
    assert table.survival() == [4, 3, 3, 3]
    done(table, "water_loop")


@rule("OUT-6.10")
def test_engine_mounts_repair_gains_one_and_buries_up_to_two() -> None:
    table = completing("engine_mounts", hand=["dark", "dark", "wreckage"], deck=["arc_welder"])
    assert table.survival() == [4, 3, 3, 3]
    assert table.asked() == [("A", "bury_cards")]
    assert table.options("A") == ["card:dark", "card:wreckage", "done"]
    table.answers("A", "bury_cards", "card:dark", "card:dark")
    table.answer("A", "bury_order", "card:dark")
    assert table.zone("deck") == ["arc_welder", "dark", "dark"]
    assert table.hand("A") == ["wreckage"]
    done(table, "engine_mounts")


@rule("OUT-6.10", "OUT-R49")
def test_wreckage_repair_takes_a_gear_back_and_reshuffles() -> None:
    table = completing("wreckage", deck=["arc_welder"], discard=["door_jack", "water_loop", "dark"])
    assert table.asked() == [("A", "ability_cards")]
    assert table.options("A") == ["card:door_jack", "card:sorting_drone", "done"]
    table.answer("A", "ability_cards", "card:sorting_drone")
    assert table.hand("A") == ["dark", "sorting_drone"]
    assert sorted(table.zone("deck")) == ["arc_welder", "dark", "door_jack", "water_loop"]
    assert table.zone("discard") == []
    done(table, "wreckage")
    none = completing("wreckage", deck=[]).answer("A", "ability_cards", "done")
    assert none.zone("deck") == ["sorting_drone"]


@rule("OUT-6.10", "OUT-R62")
@pytest.mark.parametrize("goal", ["main_reactor", "water_loop", "cold_sleepers"])
def test_under_dead_air_a_repair_bonus_gains_nothing(goal: str) -> None:
    table = completing(goal, ongoing=["dead_air"])
    assert table.survival() == [3, 3, 3, 3]
    assert table.told("gained") == []
    done(table, goal)


# Sabotage bonuses, one by one.


@rule("OUT-6.12", "OUT-R54")
def test_star_compass_sabotage_slows_another_player() -> None:
    table = sabotaging("star_compass")
    assert table.asked() == [("A", "ability_player")]
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]
    table.answer("A", "ability_player", "seat:2")
    assert table.slowed() == "C"
    over(table, "star_compass")


@rule("OUT-6.12", "OUT-8.10", "OUT-R45")
@pytest.mark.parametrize("goal", ["command_codes", "power_trunk"])
def test_command_codes_and_power_trunk_sabotage_make_another_discard_two_random_cards(
    goal: str,
) -> None:
    lost = set()
    for key in range(40):
        table = scenario(
            completed={"A": [goal]}, hands={"B": ["arc_welder", "door_jack", "water_loop"]}
        )
        table.reseed(key).act(f"sabotage:{goal}").answer("A", "ability_player", "seat:1")
        assert len(table.hand("B")) == 1
        assert {told["seat"] for told in table.told("discarded")} == {1}
        lost.add(table.hand("B")[0])
        over(table, goal)
    assert lost == {"arc_welder", "door_jack", "water_loop"}
    few = sabotaging(goal, hands={"B": ["dark"]}, crises=["flash_fire"])
    few.answer("A", "ability_player", "seat:1")
    assert few.hand("B") == []
    assert few.survival() == [3, 2, 3, 3]  # B, not A, resolves the Crisis
    empty = sabotaging(goal).answer("A", "ability_player", "seat:3")
    over(empty, goal)


@rule("OUT-6.12", "OUT-R44")
@pytest.mark.parametrize(
    ("goal", "loss"),
    [("night_watch", 1), ("hull_frames", 1), ("engine_mounts", 1), ("cold_sleepers", 2)],
)
def test_night_watch_hull_frames_engine_mounts_and_cold_sleepers_sabotage_hurt_another(
    goal: str, loss: int
) -> None:
    table = sabotaging(goal, survival={"D": 0})
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]
    table.answer("A", "ability_player", "seat:2")
    assert table.survival() == [3, 3, 3 - loss, 0]
    assert table.told("lost") == [{"seat": 2, "number": loss, "number_left": 3 - loss}]
    over(table, goal)
    idle = sabotaging(goal, survival={"D": 0}).answer("A", "ability_player", "seat:3")
    assert idle.survival() == [3, 3, 3, 0]
    over(idle, goal)


@rule("OUT-6.12", "OUT-11.8")
def test_main_reactor_sabotage_hurts_everybody_else() -> None:
    table = sabotaging("main_reactor", survival={"C": 1})
    assert table.survival() == [3, 2, 0, 2]
    over(table, "main_reactor")


@rule("OUT-6.12", "OUT-8.5")
@pytest.mark.parametrize("goal", ["drive_coils", "dark_residue"])
def test_drive_coils_and_dark_residue_sabotage_make_another_resolve_a_crisis(goal: str) -> None:
    table = sabotaging(goal, crises=["flash_fire", "panic"], hands={"C": ["arc_welder", "dark"]})
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]
    table.luck(lambda t: t.answer("A", "ability_player", "seat:2").hand("C") == ["dark"])
    table.answer("A", "ability_player", "seat:2")
    assert table.survival() == [3, 3, 2, 3]
    assert table.told("crisis_drawn") == [{"seat": 2, "card": "flash_fire"}]
    assert table.zone("crisis_deck") == ["panic"]
    over(table, goal)


@rule("OUT-6.12")
def test_air_moss_sabotage_gains_two() -> None:
    table = sabotaging("air_moss")
    assert table.survival() == [5, 3, 3, 3]
    over(table, "air_moss")


@rule("OUT-6.12", "OUT-6.5")
@pytest.mark.parametrize("goals", [[], ["water_loop"], ["water_loop", "wreckage"]])
def test_ship_mind_sabotage_discards_the_goals_in_play(goals: list[str]) -> None:
    table = sabotaging("ship_mind", goals=goals)
    assert table.zone("goals_in_play") == []
    assert sorted(table.zone("discard")) == sorted([*goals, "ship_mind"])
    over(table, "ship_mind")


@rule("OUT-6.12", "OUT-2.7")
def test_deep_scanner_sabotage_picks_a_crisis_for_another_player() -> None:
    table = sabotaging(
        "deep_scanner", crises=["panic", "burnout", "pressure_drop", "thin_air"], hands={"A": []}
    )
    assert table.asked() == [("A", "crisis_pick")]
    assert table.options("A") == ["card:burnout", "card:panic", "card:pressure_drop"]
    assert table.told("saw", "B") == [{"seat": 0}] * 3
    table.answer("A", "crisis_pick", "card:burnout")
    assert table.asked() == [("A", "ability_player")]
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]
    table.answer("A", "ability_player", "seat:1")
    assert table.asked() == [("A", "ability_order")]
    assert table.options("A") == ["card:panic", "card:pressure_drop"]
    table.answer("A", "ability_order", "card:panic")
    assert table.told("crisis_drawn") == [{"seat": 1, "card": "burnout"}]
    assert table.survival() == [3, 1, 3, 3]
    assert table.zone("crisis_deck") == ["pressure_drop", "panic", "thin_air"]
    assert table.zone("crisis_discard") == ["burnout"]
    assert table.knows("A", "crisis_deck") == ["panic", "pressure_drop"]
    assert table.knows("B", "crisis_deck") == []
    over(table, "deep_scanner")


@rule("OUT-6.12", "OUT-2.7", "OUT-10.6")
def test_deep_scanner_sabotage_recycles_and_leaves_room_for_a_shield() -> None:
    table = sabotaging(
        "deep_scanner", crises=[], crisis_discard=["burnout"], hands={"B": ["gravity_shield"]}
    )
    assert table.asked() == [("A", "ability_player")]
    table.answer("A", "ability_player", "seat:1")
    table.answer("B", "window_crisis", "tech:gravity_shield")
    assert table.survival() == [3, 3, 3, 3]
    assert table.zone("crisis_discard") == ["burnout"]
    none = sabotaging("deep_scanner", crises=[])
    over(none, "deep_scanner")
    assert none.told("looked") == []


@rule("OUT-6.12", "OUT-R70", "OUT-9.5")
def test_cargo_doors_sabotage_trades_up_to_two_cards_with_the_supply() -> None:
    table = sabotaging(
        "cargo_doors",
        hands={"A": ["dark", "arc_welder"]},
        supply=["pipe_cuff", "water_loop", "door_jack"],
        ongoing=["lights_out"],
    )
    assert table.asked() == [("A", "gather_number")]
    assert table.options("A") == ["number:1", "number:2"]
    table.answer("A", "gather_number", "number:1").answer("A", "gather_leave", "card:dark")
    assert table.options("A") == ["card:door_jack", "card:pipe_cuff", "card:water_loop"]
    table.answer("A", "gather_take", "card:water_loop")
    assert table.hand("A") == ["arc_welder", "water_loop"]
    over(table, "cargo_doors")
    check = sabotaging(
        "cargo_doors",
        hands={"A": ["arc_welder"]},
        supply=["dark"],
        crises=["pressure_drop"],
        deck=["wreckage"] * 3,
    )
    assert check.survival("A") == 2
    assert (check.hand("A"), check.zone("supply")) == (["wreckage"], ["arc_welder"])
    for hand, supply in ((["dark"], []), ([], ["dark"])):
        over(sabotaging("cargo_doors", hands={"A": hand}, supply=supply), "cargo_doors")


@rule("OUT-6.12")
def test_cargo_doors_sabotage_works_out_of_turn() -> None:
    table = scenario(
        step="window",
        completed={"C": ["cargo_doors"]},
        hands={"C": ["dark"]},
        supply=["arc_welder"],
    )
    table.answer("C", "window_act", "sabotage:cargo_doors")
    assert table.hand("C") == ["arc_welder"]
    assert table.zone("supply") == ["dark"]


@rule("OUT-6.12")
def test_water_loop_sabotage_gains_one_then_draws_a_card() -> None:
    table = sabotaging("water_loop", deck=["arc_welder", "door_jack"])
    assert table.survival() == [4, 3, 3, 3]
    assert table.hand("A") == ["arc_welder"]
    assert table.log()[-2:] == ["gained", "drew"]
    over(table, "water_loop")


@rule("OUT-6.12")
def test_wreckage_sabotage_draws_three_cards() -> None:
    table = sabotaging("wreckage", deck=["arc_welder", "door_jack", "dark", "dark"])
    assert table.hand("A") == ["arc_welder", "dark", "door_jack"]
    assert table.zone("deck") == ["dark"]
    over(table, "wreckage")


@rule("OUT-6.15", "OUT-6.12")
def test_nobody_sabotages_another_player_s_goal() -> None:
    table = scenario(step="window", completed={"B": ["air_moss"]})
    assert table.asked() == [("B", "window_act")]
    table.answer("B", "window_act", "pass")
    assert table.options("A") == ["ability:confine", "discard_draw", "end_actions", "shift"]
