"""The worked examples of the specification: A is P0, B is P1 and so on."""

from __future__ import annotations

from tests.rule import rule

from .scenario import Scenario, scenario


@rule("OUT-3.2", "OUT-6.7", "OUT-6.10", "OUT-7.3")
def test_e1_two_gear_cover_two_plating_and_two_particle() -> None:
    table = scenario(
        active="B",
        characters={"B": "scientist"},
        hands={"B": ["logic_lattice", "pipe_cuff", "dark"]},
        goals=["cold_sleepers"],
    )
    assert "complete:cold_sleepers" in table.options("B")
    table.act("complete:cold_sleepers")
    assert table.options("B") == ["card:logic_lattice"]
    table.answer("B", "goal_payment", "card:logic_lattice")
    assert table.options("B") == ["card:pipe_cuff"]
    table.answers("B", "goal_payment", "card:pipe_cuff", "done")
    assert table.hand("B") == ["dark"]
    assert sorted(table.zone("discard")) == ["logic_lattice", "pipe_cuff"]
    assert table.zone("goals_in_play") == []
    assert table.completed("B") == ["cold_sleepers"]
    assert table.survival("B") == 4
    assert table.base_left == 0


@rule("OUT-9.3", "OUT-9.4", "OUT-9.5", "OUT-9.6", "OUT-9.8", "OUT-9.9", "OUT-8.1")
def test_e2_the_dark_check_is_repeated() -> None:
    table = scenario(
        active="C",
        hands={"C": ["dark", "compass_core"]},
        supply=["dark", "dark", "dark", "water_loop"],
        deck=["dark", "arc_welder", *["spore_tray"] * 8],
        crises=["falling_girder", "time_slip"],
    )
    table.act("gather").answer("C", "crisis_player", "seat:0")
    assert table.survival("A") == 1
    assert table.g.direction == -1
    assert table.slowed() == "B"
    assert len(table.told("supply_shown")) == 8
    assert table.options("C") == ["card:compass_core", "card:dark"]
    table.answer("C", "gather_leave", "card:dark")
    assert table.options("C") == ["card:arc_welder", "card:dark", "card:water_loop"]
    table.answer("C", "gather_take", "card:arc_welder")
    assert len(table.zone("deck")) == 8
    assert table.zone("discard") == ["dark", "dark"]
    assert table.zone("supply") == ["dark", "dark", "dark", "water_loop"]
    assert table.hand("C") == ["arc_welder", "compass_core"]
    assert all("card" not in told for told in table.told("supply_replaced", "A"))
    assert table.zone("crisis_discard") == ["time_slip", "falling_girder"]


@rule("OUT-4.4", "OUT-4.5", "OUT-4.6", "OUT-4.7", "OUT-4.8", "OUT-11.3")
def test_e3_buying_actions() -> None:
    table = scenario(
        characters={"A": "navigator"},
        hands={"A": ["water_loop", "wreckage", "pipe_cuff", "door_jack"]},
        supply=["dark", "mount_brace", "spore_tray"],
    )
    table.act("play_goal").answer("A", "goal_to_play", "card:water_loop")
    table.act("gather").answer("A", "gather_leave", "card:door_jack")
    table.answer("A", "gather_take", "card:dark")
    table.act("discard_draw").answer("A", "discard_set", "done")
    assert table.survival("A") == 2
    assert table.price(1) == 2
    assert table.price(2) == -1
    offered = table.passing().options("A")
    assert {"play_goal", "gather", "discard_draw", "shift", "end_actions"} <= set(offered)
    assert "ability:plot" not in offered
    assert not any(option.startswith("complete") for option in offered)
    table.act("play_goal").answer("A", "goal_to_play", "card:wreckage")
    assert table.survival("A") == 0
    assert table.zone("goals_in_play") == ["wreckage"]
    assert table.passing().options("A") == ["end_actions"]


@rule("OUT-4.5")
def test_e3_thin_air_makes_additional_actions_dearer() -> None:
    table = scenario(used=2, ongoing=["thin_air"])
    assert table.price(1) == 2
    table.act("discard_draw")
    assert table.survival("A") == 1
    assert scenario(used=2, bought=1, ongoing=["thin_air"]).price(1) == 3


@rule("OUT-3.3", "OUT-5.2", "OUT-6.4", "OUT-6.5")
def test_e4_two_goals_in_play() -> None:
    table = scenario(
        characters={"A": "captain", "C": "scientist"},
        hands={
            "A": ["hull_frames", "night_watch"],
            "B": ["dark_residue", "dark"],
            "C": ["residue_flask", "dark"],
            "D": ["power_trunk", "dark"],
        },
        goals=["star_compass"],
    )
    assert "ability:second_goal" in table.options("A")
    table.act("ability:second_goal").answer("A", "goal_to_play", "card:hull_frames")
    assert table.zone("goals_in_play") == ["hull_frames", "star_compass"]
    assert "ability:second_goal" not in table.passing().options("A")
    table.act("end_actions")
    table.act("play_goal").answer("B", "goal_to_play", "card:dark_residue")
    assert table.options("B") == ["card:hull_frames", "card:star_compass"]
    table.answer("B", "goal_to_discard", "card:star_compass")
    assert table.zone("goals_in_play") == ["dark_residue", "hull_frames"]
    table.act("end_actions")
    table.act("complete:dark_residue")
    table.answers("C", "goal_payment", "card:residue_flask", "done")
    while table.asked()[0][1] == "bury_cards":
        table.answer(table.asked()[0][0], "bury_cards", "done")
    assert table.completed("C") == ["dark_residue"]
    assert table.zone("goals_in_play") == ["hull_frames"]
    table.act("end_actions")
    table.act("play_goal").answer("D", "goal_to_play", "card:power_trunk")
    assert table.zone("goals_in_play") == ["power_trunk"]
    assert table.zone("discard")[0] == "hull_frames"


@rule("OUT-13.1", "OUT-13.3", "OUT-13.5", "OUT-13.6", "OUT-13.7", "OUT-6.13", "OUT-8.4")
def test_e5_a_failed_crew_declaration() -> None:
    table = scenario(
        active="C",
        loyalties={"A": "crew", "B": "outsider", "C": "crew", "D": "crew"},
        completed={
            "A": ["star_compass", "air_moss"],
            "B": ["ship_mind"],
            "C": ["hull_frames", "water_loop"],
        },
        hands={"A": ["dark", "command_codes"], "D": ["door_jack"]},
        crises=["flash_fire", "panic", "radiation_bloom", "pressure_drop"],
    )
    table.act("shift")
    assert table.shown() == "ABCD"
    table.answer("B", "shift_crises", "draw")
    assert table.knows("B", "drawn") == ["flash_fire", "panic", "radiation_bloom"]
    assert table.knows("A", "drawn") == []
    table.answer("B", "shift_member", "seat:3").answer("B", "shift_crisis", "card:flash_fire")
    table.answer("B", "shift_member", "seat:0").answer("B", "shift_crisis", "card:panic")
    table.passing()
    assert table.zone("ongoing") == ["radiation_bloom"]
    assert table.survival() == [2, 2, 2, 2]
    assert table.hand("D") == []
    assert table.hand("A") == []
    assert table.asked() == [("C", "act")]
    assert table.base_left == 1
    assert "sabotage:water_loop" in table.options("C")
    assert table.shown() == "ABCD"


@rule("OUT-13.3", "OUT-6.14", "OUT-10.5")
def test_e5_a_sabotage_in_w1_takes_a_goal_off_the_count() -> None:
    table = scenario(
        active="C",
        step="window",
        loyalties={"A": "crew", "B": "outsider", "C": "crew", "D": "crew"},
        completed={
            "A": ["star_compass", "air_moss"],
            "B": ["ship_mind"],
            "C": ["hull_frames"],
            "D": ["water_loop"],
        },
    )
    while table.asked() != [("B", "window_act")]:
        table.answer(table.asked()[0][0], "window_act", "pass")
    table.answer("B", "window_act", "sabotage:ship_mind")
    table.act("shift")
    assert table.outcome() is None
    assert table.asked() == [("B", "shift_crises")]


@rule("OUT-5.8", "OUT-8.2", "OUT-8.4", "OUT-8.6", "OUT-11.2", "OUT-11.3")
def test_e6_nested_crises_inside_discard_and_draw() -> None:
    table = scenario(
        players=3,
        active="B",
        characters={"B": "engineer"},
        hands={"B": ["dark", "dark", "night_watch", "cipher_key"]},
        goals=["deep_scanner"],
        deck=["spore_tray"] * 12,
        crises=["twin_echo", "system_wipe", "falling_girder", "reactor_spike"],
    )
    table.act("discard_draw")
    table.answers("B", "discard_set", "card:dark", "card:dark", "done")
    assert table.survival("B") == 2
    assert table.zone("goals_in_play") == []
    table.answer("C", "crisis_player", "seat:1")
    assert table.survival("B") == 0
    assert len(table.zone("deck")) == 7
    assert len(table.hand("B")) == 5
    assert table.zone("crisis_discard")[::-1] == [
        "system_wipe", "falling_girder", "twin_echo", "reactor_spike",
    ]  # fmt: skip
    assert table.base_left == 0
    assert table.price(1) == -1


@rule("OUT-14.1", "OUT-14.4", "OUT-R49")
def test_e7a_the_last_card_is_not_yet_obliteration_and_a_beacon_saves_the_deck() -> None:
    table = scenario(
        deck=["spore_tray"], discard=["door_jack"] * 6, hands={"C": ["echo_beacon"]}, step="entropy"
    )
    assert table.zone("deck") == []
    assert table.outcome() is None
    table.act("end_actions")
    table.answer("C", "window_end", "tech:echo_beacon")
    assert len(table.zone("deck")) == 5
    assert table.zone("discard") == ["echo_beacon"]


@rule("OUT-14.1", "OUT-14.5", "OUT-4.10")
def test_e7a_without_the_beacon_it_is_obliteration() -> None:
    table = scenario(deck=[], discard=["door_jack"] * 6, step="end")
    assert table.outcome() == ("nobody", "out_of_cards", "")
    assert table.shown() == "ABCD"


@rule("OUT-14.3")
def test_e7b_all_doomed_at_once() -> None:
    table = scenario(players=3, survival={"A": 1, "B": 1, "C": 1}, step="crisis:crushing_tide")
    assert table.outcome() == ("nobody", "all_doomed", "")


@rule("OUT-14.2", "OUT-R31")
def test_e7c_nobody_is_left_who_could_lose() -> None:
    survival = {"A": 1, "B": 1, "C": 0}
    table = scenario(players=3, survival=survival, step="crisis:crushing_tide")
    assert table.survival() == [0, 0, 0]
    assert table.outcome() is None
    nobody = {"A": 0, "B": 0, "C": 0}
    table = scenario(players=3, survival=nobody, step="crisis:crushing_tide")
    assert table.outcome() == ("nobody", "nobody_able", "")


def eclipse(hands: dict[str, list[str]]) -> Scenario:
    return scenario(
        step="entropy",
        deck=[],
        end_mode="eclipse",
        hands=hands,
        loyalties={"A": "crew", "B": "crew", "C": "outsider", "D": "crew"},
        survival={"A": 2, "B": 0, "C": 1, "D": 1},
        completed={"A": ["air_moss"], "B": ["wreckage", "ship_mind"], "D": ["hull_frames"]},
    )


@rule("OUT-20.1", "OUT-20.2", "OUT-20.3", "OUT-20.4", "OUT-20.5", "OUT-20.6")
def test_e8_the_eclipse_protocol_settles_the_end() -> None:
    table = eclipse({"A": ["dark"], "B": ["dark"] * 3, "C": ["dark"] * 2, "D": []})
    assert table.outcome() == ("crew", "eclipse", "AD")


@rule("OUT-20.2", "OUT-20.4")
def test_e8_on_a_tie_of_dark_cards_nobody_changes_side() -> None:
    table = eclipse({"A": ["dark"], "B": ["dark"] * 3, "C": ["dark"] * 3, "D": []})
    assert table.outcome() == ("crew", "eclipse", "AD")
