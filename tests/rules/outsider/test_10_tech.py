"""OUT-10: Tech cards and windows."""

import pytest

from shipboard.games.outsider.numbers import REASON_OUT_OF_CARDS
from shipboard.games.outsider.table import GAME
from tests.rule import rule

from .scenario import Scenario, scenario

BEACONS = {seat: ["echo_beacon", "dark"] for seat in "ABCD"}
OBLIVION = ("nobody", GAME.reasons[REASON_OUT_OF_CARDS], "")
TECH = ["gravity_shield", "echo_beacon", "overdrive_wrench", "containment_vial", "pulse_kit"]


def askings(table: Scenario, kind: str, least: int = 0) -> str:
    """Who is asked in the open window, everybody passing."""
    order = ""
    while table.asked() and table.asked()[0][1] == kind and len(order) < (least or 4):
        seat = table.asked()[0][0]
        order += seat
        table.answer(seat, kind, "pass")
    return order


@rule("OUT-10.1", "OUT-11.4")
def test_doomed_players_may_play_tech() -> None:
    table = scenario(step="window", hands={"A": ["pulse_kit"], "B": ["echo_beacon"]},
                     survival={"A": 0, "B": 0}, discard=["dark"])  # fmt: skip
    assert table.asked() == [("B", "window_act")]
    table.answer("B", "window_act", "tech:echo_beacon")
    assert table.told("played_tech") == [{"seat": 1, "card": "echo_beacon"}]
    table.act("tech:pulse_kit").answer("A", "ability_player", "seat:0")
    assert table.survival("A") == 2


@rule("OUT-10.2", "OUT-R49", "OUT-R71")
def test_a_tech_is_revealed_carried_out_and_then_discarded() -> None:
    table = scenario(hands={"A": ["pulse_kit", "dark"]}, telling=True)
    table.act("tech:pulse_kit")
    assert table.told("played_tech") == [{"seat": 0, "card": "pulse_kit"}]
    assert table.view(None)["zones"]["playing"] == {"count": 1, "cards": ["pulse_kit"]}
    assert table.zone("discard") == []
    assert table.hand("A") == ["dark"]
    table.answer("A", "ability_player", "seat:3")
    assert table.zone("playing") == []
    assert table.zone("discard") == ["pulse_kit"]


@rule("OUT-10.3", "OUT-8.1")
def test_tech_cards_may_be_discarded_traded_lost_or_buried_like_others() -> None:
    table = scenario(hands={"A": ["gravity_shield", "pipe_cuff"]}, supply=["dark", "door_jack"])
    table.act("gather").answer("A", "gather_leave", "card:gravity_shield")
    table.answer("A", "gather_take", "card:door_jack")
    assert table.zone("supply") == ["dark", "gravity_shield"]
    table = scenario(hands={"A": ["pulse_kit", "pipe_cuff"]})
    table.act("discard_draw").answers("A", "discard_set", "card:pulse_kit", "done")
    assert table.zone("discard") == ["pulse_kit"]
    assert table.survival() == [3, 3, 3, 3], "a discarded Tech does nothing"
    table = scenario(step="crisis:panic", hands={"A": ["pulse_kit", "containment_vial"]})
    assert sorted(table.zone("discard")) == ["containment_vial", "pulse_kit"]
    table = scenario(hands={"A": ["containment_vial", "pulse_kit"]})
    table.act("tech:containment_vial").answer("A", "bury_cards", "card:pulse_kit")
    assert table.zone("deck")[-1] == "pulse_kit"


@rule("OUT-10.4", "OUT-5.1")
def test_each_timing_has_its_own_moments() -> None:
    assert [o for o in scenario(hands={"A": TECH}).options("A") if o.startswith("tech")] == [
        "tech:containment_vial", "tech:echo_beacon", "tech:overdrive_wrench", "tech:pulse_kit",
    ]  # fmt: skip
    hands = {"B": TECH, "A": ["dark"]}
    assert scenario(step="window", hands=hands).options("B") == ["pass", "tech:echo_beacon"]
    table = scenario(step="crisis:pressure_drop", hands=hands)
    assert table.options("B") == ["pass", "tech:echo_beacon", "tech:gravity_shield"]
    assert scenario(step="end", hands=hands).options("B") == ["pass", "tech:echo_beacon"]


@rule("OUT-10.4", "OUT-6.12", "OUT-6.15")
def test_two_equal_tech_cards_are_one_option_and_only_own_goals_can_be_sabotaged() -> None:
    table = scenario(
        step="window", hands={"B": ["echo_beacon", "echo_beacon"]},
        completed={"B": ["air_moss", "wreckage"], "C": ["water_loop"]},
    )  # fmt: skip
    assert table.options("B") == [
        "pass", "sabotage:air_moss", "sabotage:wreckage", "tech:echo_beacon",
    ]  # fmt: skip
    table.answer("B", "window_act", "pass")
    assert table.options("C") == ["pass", "sabotage:water_loop"]


@rule("OUT-10.5", "OUT-10.8")
def test_w1_opens_for_all_but_the_active_player_before_each_menu() -> None:
    table = scenario(step="turn", hands=BEACONS)
    assert askings(table, "window_act") == "BCD"
    assert table.asked() == [("A", "act")]
    table.answer("A", "act", "discard_draw").answer("A", "discard_set", "done")
    assert askings(table, "window_act") == "BCD", "after an act"
    table.answer("A", "act", "tech:echo_beacon")
    assert askings(table, "window_act") == "BCD", "after a free play"
    assert table.asked() == [("A", "act")]
    table = scenario(hands=BEACONS, completed={"A": ["water_loop"]})
    table.answer("A", "act", "sabotage:water_loop")
    assert askings(table, "window_act") == "BCD", "after a Sabotage"


@rule("OUT-10.6", "OUT-10.8", "OUT-8.5")
@pytest.mark.parametrize(("resolver", "direction", "order"), [("C", 1, "CDAB"), ("B", -1, "BADC")])
def test_w2_opens_for_all_from_the_resolver_on_before_the_crisis_acts(
    resolver: str, direction: int, order: str
) -> None:
    for crisis in ("crushing_tide", "thin_air"):
        table = scenario(
            step=f"crisis:{crisis}:{resolver}", hands=BEACONS, direction=direction, telling=True
        )
        assert table.told("crisis_drawn") == [{"seat": "ABCD".index(resolver), "card": crisis}], (
            "shown before the window"
        )
        assert table.survival() == [3, 3, 3, 3]
        assert table.zone("ongoing") == []
        assert askings(table, "window_crisis") == order
        assert table.survival() == ([2] * 4 if crisis == "crushing_tide" else [3] * 4)
        assert table.zone("ongoing") == (["thin_air"] if crisis == "thin_air" else [])


@rule("OUT-10.7", "OUT-10.8", "OUT-4.3", "OUT-4.9")
@pytest.mark.parametrize(("direction", "order"), [(1, "BCDA"), (-1, "BADC")])
def test_w3_opens_for_all_from_the_active_player_on_before_the_entropy_step(
    direction: int, order: str
) -> None:
    table = scenario(active="B", hands=BEACONS, direction=direction, deck=["dark"] * 9)
    table.answer("B", "act", "end_actions")
    assert table.asked() == [("B", "window_end")]
    assert len(table.zone("deck")) == 9
    assert askings(table, "window_end") == order
    assert len(table.zone("deck")) == 8
    assert table.active == order[1]
    assert table.asked()[0][1] == "window_act", "the action steps do not open again"


@rule("OUT-10.8")
def test_a_play_is_carried_out_at_once_and_the_asking_starts_again() -> None:
    table = scenario(
        step="window", hands={"B": ["echo_beacon"], "D": ["echo_beacon"]},
        completed={"C": ["water_loop"]}, survival={"C": 1},
    )  # fmt: skip
    table.answer("B", "window_act", "pass")
    table.answer("C", "window_act", "sabotage:water_loop")
    assert table.survival("C") == 2
    assert table.asked() == [("B", "window_act")], "from the beginning, B who passed included"
    table.answer("B", "window_act", "tech:echo_beacon")
    assert table.asked() == [("D", "window_act")], "B and C have nothing left"
    table.answer("D", "window_act", "pass")
    assert table.asked() == [("A", "act")], "all have passed in succession"


@rule("OUT-10.8", "OUT-R55")
def test_the_asking_starts_again_in_the_new_direction() -> None:
    table = scenario(
        step="window", crises=["time_slip", "panic"], hands={"B": ["echo_beacon"],
        "D": ["echo_beacon"]}, completed={"C": ["drive_coils"]},
    )  # fmt: skip
    table.answer("B", "window_act", "pass").answer("C", "window_act", "sabotage:drive_coils")
    table.answer("C", "ability_player", "seat:0")
    assert askings(table, "window_crisis") == "BD"
    assert table.g.direction == -1
    assert askings(table, "window_act") == "DB"


@rule("OUT-10.9", "OUT-6.13", "OUT-R14")
def test_no_window_opens_between_a_declaration_and_its_verdict() -> None:
    goals = {"A": ["air_moss", "water_loop"], "B": ["wreckage"], "C": ["hull_frames"]}
    table = scenario(hands=BEACONS, completed=goals | {"D": ["ship_mind"]}, loyalties={"A": "crew"})
    table.answer("A", "act", "shift")
    assert table.outcome() == ("crew", "crew_shift", "ABCD")
    table = scenario(hands=BEACONS, completed=goals, loyalties={"A": "crew", "C": "outsider"})
    table.answer("A", "act", "shift")
    assert table.asked() == [("C", "shift_crises")], "the verdict comes before any window"
    assert table.log()[-6:] == ["shift", *["loyalty_shown"] * 4, "verdict"]
    table.answer("C", "shift_crises", "decline")
    assert table.asked() == [("B", "window_act")]
    assert table.options() == ["pass", "sabotage:wreckage", "tech:echo_beacon"]


@rule("OUT-10.9", "OUT-R47")
def test_no_window_opens_once_an_end_is_triggered() -> None:
    table = scenario(step="entropy", deck=[], discard=["dark"] * 3, hands=BEACONS)
    assert table.outcome() == OBLIVION
    assert table.asked() == []


@rule("OUT-10.10")
@pytest.mark.parametrize(
    ("step", "kind"),
    [("window", "window_act"), ("crisis:pressure_drop", "window_crisis"), ("end", "window_end")],
)
def test_a_pass_is_not_announced_and_looks_like_having_nothing_to_play(
    step: str, kind: str
) -> None:
    able = scenario(step=step, hands={"A": ["dark"], "C": ["echo_beacon"]}, telling=True)
    assert able.asked() == [("C", kind)]
    able.answer("C", kind, "pass").passing()
    unable = scenario(step=step, hands={"A": ["dark"], "C": ["dark"]}, telling=True)
    for viewer in ("A", "B", "D", None):
        assert able.view(viewer) == unable.view(viewer)
        assert able.words(viewer) == unable.words(viewer)
