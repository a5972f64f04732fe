"""OUT-11: Survival and Doom."""

import pytest

from tests.rule import rule

from .scenario import scenario

ZEROS = dict.fromkeys("ABCD", 0)


@rule("OUT-11.1")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_losing_more_than_one_has_brings_survival_to_zero(before: int, after: int) -> None:
    table = scenario(step="crisis:falling_girder", survival={"B": before})
    table.answer("A", "crisis_player", "seat:1")
    assert table.survival("B") == after
    lost = [told["number"] for told in table.told("lost")]
    assert lost == ([before - after] if before else [])


@rule("OUT-11.2", "OUT-3.5")
def test_none_of_a_doomed_characters_abilities_work_passive_ones_included() -> None:
    for who in ("marshal", "captain", "navigator", "programmer", "archivist", "steward"):
        options = scenario(
            characters={"A": who, "D": "surgeon"}, survival={"A": 0}, goals=["air_moss"],
            hands={"A": ["water_loop", "dark"], "B": ["dark"]}, discard=["wreckage"],
        ).options("A")  # fmt: skip
        assert options == ["discard_draw", "end_actions", "play_goal", "shift"]
    for who, alive in (("engineer", 6), ("deckhand", 4), ("marshal", 5)):
        for survival, limit in ((1, alive), (0, 5)):
            table = scenario(characters={"A": who}, survival={"A": survival}, deck=["dark"] * 9)
            table.act("discard_draw")
            assert len(table.hand("A")) == limit
    hand = ["arc_welder", "coil_winder"]
    for survival, offered in ((1, True), (0, False)):
        table = scenario(characters={"A": "machinist", "C": "marshal"}, survival={"A": survival},
                         hands={"A": hand})  # fmt: skip
        assert ("scrap" in table.options("A")) == offered
        table = scenario(
            characters={"A": "quartermaster"}, survival={"A": survival}, hands={"A": hand},
            supply=["dark", "door_jack"],
        )  # fmt: skip
        table.act("gather")
        assert table.asked() == [("A", "gather_number" if offered else "gather_leave")]


@rule("OUT-11.3", "OUT-4.2")
@pytest.mark.parametrize(("survival", "used", "left"), [(1, 0, 2), (1, 1, 1), (0, 0, 1), (0, 1, 0)])
def test_a_doomed_player_has_one_base_action(survival: int, used: int, left: int) -> None:
    table = scenario(survival={"A": survival}, used=used, hands={"A": ["dark"]})
    assert table.base_left == left


@rule("OUT-11.3", "OUT-4.2")
def test_becoming_doomed_after_the_first_base_action_leaves_none() -> None:
    table = scenario(
        survival={"A": 1}, hands={"A": ["dark", "door_jack"]}, crises=["crushing_tide"],
        deck=["pipe_cuff"],
    )  # fmt: skip
    table.act("discard_draw").answers("A", "discard_set", "card:dark", "done")
    assert table.survival("A") == 0
    assert table.base_left == 0
    assert table.options("A") == ["end_actions"], "and a Doomed player cannot buy"


@rule("OUT-11.4", "OUT-R25", "OUT-6.12")
def test_a_doomed_player_keeps_hand_skills_goals_loyalty_turn_tech_and_sabotage() -> None:
    table = scenario(
        survival={"A": 0}, hands={"A": ["overdrive_wrench", "signal_horn", "dark"]},
        completed={"A": ["air_moss"]}, goals=["night_watch"],
    )  # fmt: skip
    assert table.hand("A") == ["dark", "overdrive_wrench", "signal_horn"]
    assert table.loyalty("A") == "outsider"
    table.act("tech:overdrive_wrench")
    assert "complete:night_watch" in table.options("A"), "the marshal's skill command stays"
    table.act("sabotage:air_moss")
    assert table.survival("A") == 2
    table = scenario(step="end", survival=ZEROS | {"C": 1}, active="C")
    assert table.active == "D", "Doomed players take their turns"


@rule("OUT-11.5", "OUT-4.2", "OUT-R43")
def test_a_doomed_player_who_gains_survival_has_everything_back_at_once() -> None:
    table = scenario(survival={"A": 0}, used=1, completed={"A": ["water_loop"]})
    assert table.options("A") == ["end_actions", "sabotage:water_loop"]
    table.act("sabotage:water_loop")
    assert table.survival("A") == 1
    assert table.base_left == 1
    assert "ability:confine" in table.options("A")
    assert table.asked() == [("A", "act")], "nobody was asked whether to turn the card back"


@rule("OUT-11.6", "OUT-13.4")
def test_a_doomed_player_wins_with_the_own_side() -> None:
    goals = {"A": ["air_moss"], "B": ["wreckage"], "C": ["hull_frames"], "D": ["ship_mind"]}
    table = scenario(
        completed=goals | {"B": ["wreckage", "water_loop"]}, survival={"B": 0}, active="D"
    )
    table.act("shift")
    assert table.outcome() == ("crew", "crew_shift", "BCD")


@rule("OUT-11.7", "OUT-R26")
def test_survival_is_public_and_has_no_maximum() -> None:
    table = scenario(survival={"A": 30, "C": 7}, hands={"A": ["pulse_kit"]})
    table.act("tech:pulse_kit").answer("A", "ability_player", "seat:0")
    for viewer in ("A", "B", None):
        assert table.view(viewer)["facts"]["survival"] == [32, 3, 7, 3]
        assert table.view(viewer)["facts"]["doomed"] == []
    table = scenario(survival={"B": 0, "D": 0})
    assert table.view("A")["facts"]["doomed"] == [1, 3]


@rule("OUT-11.8", "OUT-14.3")
def test_losses_of_one_instruction_are_simultaneous() -> None:
    table = scenario(
        step="sabotage:main_reactor:B", completed={"B": ["main_reactor"]},
        survival={"A": 1, "C": 1, "D": 1}, telling=True,
    )  # fmt: skip
    assert table.survival() == [0, 3, 0, 0]
    assert [told["seat"] for told in table.told("lost")] == [2, 3, 0], "each but the user, in order"
    table = scenario(step="crisis:pressure_drop", survival={"A": 2, "B": 2, "C": 1, "D": 1})
    assert table.survival() == [1, 1, 1, 1], "the highest is read once, before anybody loses"


@rule("OUT-11.2", "OUT-R43")
def test_becoming_doomed_is_told_and_only_then() -> None:
    table = scenario(step="crisis:flash_fire:B", survival={"B": 2}, telling=True)
    assert table.told("doomed") == []
    table = scenario(step="crisis:flash_fire:B", survival={"B": 1}, telling=True)
    assert table.told("doomed") == [{"seat": 1}]
    assert table.told("lost") == [{"seat": 1, "number": 1, "number_left": 0}]
