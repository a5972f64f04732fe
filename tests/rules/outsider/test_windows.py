"""OUT-10, OUT-R24, R65: who is asked in W1 to W3, interjections, and what others can tell."""

from functools import partial
from typing import Any

import pytest

from shipboard.games.outsider.table import GAME
from shipboard.kernel.match import Match
from tests.rule import rule

from .scenario import Scenario, scenario

BEACONS = {seat: ["echo_beacon", "dark"] for seat in "ABCD"}
GOALS = ("air_moss", "wreckage", "water_loop", "ship_mind")
ONE_EACH = {seat: [goal] for seat, goal in zip("ABCD", GOALS, strict=True)}


def match_of(table: Scenario) -> Match:
    """The table as people play it."""
    match = Match(GAME, table.g.players, seed=1)
    match.state = table.g
    return match


def order_of(table: Scenario, kind: str) -> str:
    """Who is asked in this window, everybody passing."""
    order = ""
    while table.asked() and table.asked()[0][1] == kind and len(order) < table.g.players:
        assert len(table.asked()) == 1, "one at a time"
        order += table.asked()[0][0]
        table.answer(order[-1], kind, "pass")
    return order


# Who is asked, and in which order.


@rule("OUT-10.5", "OUT-10.8", "OUT-R55")
@pytest.mark.parametrize("active", "ABCD")
@pytest.mark.parametrize("direction", [1, -1])
def test_w1_asks_in_turn_order_from_the_player_after_the_active_one(
    active: str, direction: int
) -> None:
    table = scenario(step="window", active=active, direction=direction, completed=ONE_EACH)
    circle = "ABCD" * 3
    at = 4 + "ABCD".index(active)
    expected = "".join(circle[at + direction * step] for step in (1, 2, 3))
    assert order_of(table, "window_act") == expected
    assert table.asked() == [(active, "act")]


@rule("OUT-10.8")
@pytest.mark.parametrize("holder", "BCD")
def test_a_player_with_nothing_to_play_is_not_asked(holder: str) -> None:
    table = scenario(step="window", hands={seat: ["dark"] for seat in "ABCD"},
                     completed={holder: ["air_moss"]})  # fmt: skip
    assert order_of(table, "window_act") == holder


@rule("OUT-10.8", "OUT-6.12", "OUT-6.14")
def test_each_may_make_several_plays_one_by_one_and_the_window_opens_anew_each_time() -> None:
    table = scenario(
        step="window", completed={"B": ["air_moss", "water_loop"], "D": ["wreckage"]},
        hands={"A": ["dark"]},
    )  # fmt: skip
    table.answer("B", "window_act", "sabotage:air_moss")
    assert table.survival("B") == 5
    assert table.options("B") == ["pass", "sabotage:water_loop"], "no longer completed"
    table.answer("B", "window_act", "sabotage:water_loop")
    assert table.asked() == [("D", "window_act")]
    table.answer("D", "window_act", "sabotage:wreckage")
    assert table.asked() == [("A", "act")]
    assert table.zone("discard") == ["wreckage", "water_loop", "air_moss"]


@rule("OUT-10.6", "OUT-R65", "OUT-8.4")
def test_a_crisis_drawn_inside_a_w2_has_a_w2_of_its_own() -> None:
    table = scenario(
        step="crisis:crushing_tide", crises=["panic", "flash_fire"],
        completed={"B": ["drive_coils"]}, hands={"D": ["gravity_shield", "dark"]},
    )  # fmt: skip
    assert table.zone("resolving") == ["crushing_tide"]
    table.answer("B", "window_crisis", "sabotage:drive_coils")
    table.answer("B", "ability_player", "seat:2")
    assert table.zone("resolving") == ["panic", "crushing_tide"]
    assert table.asked() == [("D", "window_crisis")]
    table.answer("D", "window_crisis", "tech:gravity_shield")
    assert table.zone("crisis_discard") == ["crushing_tide", "panic"], "the inner one was stopped"
    assert table.told("crisis_cancelled") == [{"card": "panic"}]
    assert table.survival() == [2, 2, 2, 2], "the outer one was not"


@rule("OUT-R65", "OUT-10.8")
def test_after_the_inner_crisis_the_outer_window_starts_again() -> None:
    table = scenario(
        step="crisis:crushing_tide:C", crises=["panic"], completed={"B": ["drive_coils"]},
        hands={"D": ["gravity_shield", "dark"], "A": ["gravity_shield", "dark"]},
    )  # fmt: skip
    table.answer("D", "window_crisis", "pass").answer("A", "window_crisis", "pass")
    table.answer("B", "window_crisis", "sabotage:drive_coils")
    table.answer("B", "ability_player", "seat:2")
    assert table.zone("resolving") == ["panic", "crushing_tide"]
    assert order_of(table, "window_crisis") == "DADA", "first the inner window, then the outer"
    assert table.survival() == [2, 2, 2, 2]


@rule("OUT-R65", "OUT-10.6")
def test_a_cancelled_crisis_closes_its_window_at_once() -> None:
    hands = {seat: ["gravity_shield", "echo_beacon"] for seat in "BCD"}
    table = scenario(step="crisis:crushing_tide:B", hands=hands | {"A": ["dark"]})
    table.answer("B", "window_crisis", "tech:gravity_shield")
    assert table.asked() == [("B", "window_act")], "the W1 before the menu, no more W2"
    assert table.hand("C") == ["echo_beacon", "gravity_shield"]


@rule("OUT-R69", "OUT-8.1")
def test_a_crisis_once_caused_is_drawn_even_if_its_dark_card_has_left_the_discard_pile() -> None:
    table = scenario(
        hands={"A": ["dark", "dark", "door_jack"], "B": ["echo_beacon"]}, telling=True,
        crises=["pressure_drop", "crushing_tide", "panic"], deck=["pipe_cuff"] * 6,
    )  # fmt: skip
    table.act("discard_draw").answers("A", "discard_set", "card:dark", "card:dark", "done")
    assert table.asked() == [("B", "window_crisis")]
    table.answer("B", "window_crisis", "tech:echo_beacon")
    assert "dark" not in table.zone("discard")
    drawn = [(told["seat"], told["card"]) for told in table.told("crisis_drawn")]
    assert drawn == [(0, "pressure_drop"), (0, "crushing_tide")]
    assert table.survival() == [1, 1, 1, 1]


@rule("OUT-R24", "OUT-10.5")
def test_there_is_always_a_w1_between_completing_a_goal_and_declaring_victory() -> None:
    completed = {"A": ["air_moss"], "B": ["wreckage"], "C": ["hull_frames"], "D": ["ship_mind"]}
    table = scenario(
        active="B", goals=["water_loop"], completed=completed, granted=1,
        hands={"B": ["pipe_cuff", "dark"]},
    )  # fmt: skip
    table.answer("B", "act", "complete:water_loop")
    table.answers("B", "goal_payment", "card:pipe_cuff", "done")
    assert table.asked() == [("C", "window_act")]
    table.answer("C", "window_act", "pass").answer("D", "window_act", "pass")
    table.answer("A", "window_act", "sabotage:air_moss")
    table.act("shift")
    assert table.told("verdict") == [{"seat": 1, "answer": "no"}], "4 Goals are not more than 4"


@rule("OUT-10.7", "OUT-6.12", "OUT-4.9")
def test_w3_is_the_last_chance_to_save_the_deck() -> None:
    table = scenario(deck=[], discard=["door_jack"] * 3, hands={"C": ["echo_beacon"]})
    table.act("end_actions")
    assert table.asked() == [("C", "window_end")]
    table.answer("C", "window_end", "tech:echo_beacon")
    assert table.outcome() is None
    assert len(table.zone("deck")) == 2
    assert table.active == "B"


@rule("OUT-10.7", "OUT-R59", "OUT-R72")
def test_granted_actions_in_w3_do_not_open_the_action_steps_again() -> None:
    table = scenario(completed={"A": ["water_loop"]}, survival={"A": 0}, deck=["dark"] * 9)
    table.act("end_actions")
    assert table.asked() == [("A", "window_end")]
    table.answer("A", "window_end", "sabotage:water_loop")
    assert table.survival("A") == 1
    assert table.active == "B", "the action steps ended"


# Interjections.


@rule("OUT-R65", "OUT-6.12")
def test_while_the_menu_waits_the_others_may_still_play_as_in_w1() -> None:
    table = scenario(
        step="window", completed={"A": ["wreckage"], "C": ["water_loop"]},
        hands={"A": ["echo_beacon"], "D": ["echo_beacon", "gravity_shield"]},
    )  # fmt: skip
    match = match_of(table)
    assert [match.interjections(seat) for seat in range(4)] == [[], [], [], []], "W1 is open"
    table.answer("C", "window_act", "pass").answer("D", "window_act", "pass")
    assert table.asked() == [("A", "act")]
    assert match.interjections(0) == [], "the active player has the menu"
    assert match.interjections(1) == []
    assert match.interjections(2) == [("window_act", "sabotage:water_loop")]
    assert match.interjections(3) == [("window_act", "tech:echo_beacon")]
    match.interject(2, "window_act", "sabotage:water_loop")
    assert table.survival("C") == 4
    assert len(table.hand("C")) == 1
    assert table.asked() == [("D", "window_act")], "W1 starts again"
    assert match.interjections(3) == []
    table.answer("D", "window_act", "pass")
    assert table.asked() == [("A", "act")], "and so does the menu"
    assert match.interjections(2) == []


@rule("OUT-R65")
def test_an_interjection_changes_what_the_menu_offers() -> None:
    table = scenario(
        completed={"B": ["ship_mind"]}, goals=["water_loop"], hands={"A": ["pipe_cuff", "dark"]}
    )
    assert "complete:water_loop" in table.options("A")
    table.interject("B", "sabotage:ship_mind")
    assert table.asked() == [("A", "act")]
    assert "complete:water_loop" not in table.options("A")


@rule("OUT-R65", "OUT-10.9", "OUT-6.13")
@pytest.mark.parametrize(
    "step", ["crisis:falling_girder", "crisis:hull_breach", "crisis:cold_vacuum", "shift"]
)
def test_while_any_other_choice_is_open_nothing_can_be_interjected(step: str) -> None:
    table = scenario(
        step=step, active="B", completed={"C": ["air_moss"]},
        hands={seat: ["dark", "door_jack"] for seat in "ABCD"},
    ).passing()  # fmt: skip
    assert table.asked()[0][1] != "act"
    match = match_of(table)
    for seat in range(4):
        assert match.interjections(seat) == []
        refused = partial(match.interject, seat, "window_act", "sabotage:air_moss")
        words = table.refuses(refused)
        assert words == f"seat {seat} cannot do window_act sabotage:air_moss now"


@rule("OUT-R65", "OUT-6.15", "OUT-10.4")
def test_only_sabotage_of_own_goals_and_any_time_tech_can_be_interjected() -> None:
    hand = ["gravity_shield", "overdrive_wrench", "containment_vial", "pulse_kit", "echo_beacon"]
    table = scenario(hands={"B": hand}, completed={"B": ["air_moss"], "C": ["wreckage"]})
    assert table.interjections("B") == ["sabotage:air_moss", "tech:echo_beacon"]
    assert table.interjections("C") == ["sabotage:wreckage"]
    assert table.interjections("D") == []


@rule("OUT-6.13", "OUT-R14")
def test_nobody_can_interject_after_the_end() -> None:
    table = scenario(completed=ONE_EACH, survival=dict.fromkeys("BCD", 0))
    table.act("shift")
    assert table.outcome() == ("outsiders", "outsider_shift", "A")
    match = match_of(table)
    assert [match.interjections(seat) for seat in range(4)] == [[], [], [], []]


# Nothing betrays holders.


SITUATIONS: list[tuple[str, dict[str, Any]]] = [
    ("window", {}),
    ("turn", {}),
    ("end", {}),
    ("crisis:pressure_drop", {}),
    ("crisis:thin_air:B", {}),
]


@rule("OUT-10.10")
@pytest.mark.parametrize(("step", "more"), SITUATIONS)
@pytest.mark.parametrize("holders", ["B", "C", "BD", "BCD"])
def test_others_cannot_tell_who_was_asked_and_passed(
    step: str, more: dict[str, Any], holders: str
) -> None:
    plain = {seat: ["dark", "dark"] for seat in "ABCD"}
    held = plain | {seat: ["echo_beacon", "gravity_shield"] for seat in holders}
    able = scenario(step=step, hands=held, telling=True, **more)
    unable = scenario(step=step, hands=plain, telling=True, **more)
    asked = set()
    while able.g.window >= 0:
        asked.add(able.asked()[0][0])
        assert able.view(None)["asked"] == [], "a window's question is nobody else's business"
        able.answer(*able.asked()[0], "pass")
    assert asked == set(holders), "who holds something was asked"
    others = [seat for seat in ("A", "B", "C", "D", None) if seat is None or seat not in holders]
    for viewer in others:
        assert able.view(viewer) == unable.view(viewer)
        assert able.words(viewer) == unable.words(viewer)


@rule("OUT-10.10")
def test_the_id_of_a_question_in_a_window_does_not_tell_whether_others_were_asked() -> None:
    plain = {seat: ["dark"] for seat in "AB"} | {"D": ["echo_beacon"]}
    alone = scenario(step="window", hands=plain | {"C": ["dark"]})
    after = scenario(step="window", hands=plain | {"C": ["echo_beacon"]})
    after.answer("C", "window_act", "pass")
    assert alone.view("D")["decisions"] == after.view("D")["decisions"]
    alone.answer("D", "window_act", "pass")
    after.answer("D", "window_act", "pass")
    assert alone.view("A")["decisions"] == after.view("A")["decisions"]


@rule("OUT-10.10", "OUT-10.8")
def test_a_play_is_public() -> None:
    table = scenario(step="window", hands={"C": ["echo_beacon"]}, completed={"D": ["air_moss"]})
    table.answer("C", "window_act", "tech:echo_beacon")
    table.answer("D", "window_act", "sabotage:air_moss")
    assert table.told("played_tech") == [{"seat": 2, "card": "echo_beacon"}]
    assert table.told("sabotaged") == [{"seat": 3, "card": "air_moss"}]
