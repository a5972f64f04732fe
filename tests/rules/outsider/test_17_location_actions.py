"""OUT-17: location rule II, actions."""

import pytest

from tests.rule import rule

from .scenario import scenario

APART = {"A": "bridge", "B": "labs", "C": "bridge", "D": "cargo"}
ALONE = {"A": "engines", "B": "labs", "C": "bridge", "D": "cargo"}
HANDS = {seat: ["dark", "door_jack"] for seat in "ABCD"}
INTERACTING = [
    ("marshal", "confine", False),
    ("surgeon", "mend", False),
    ("steward", "barter", False),
    ("programmer", "intrude", True),
]


@rule("OUT-17.1", "OUT-17.2", "OUT-R34", "OUT-5.10")
@pytest.mark.parametrize(("who", "ability", "exempt"), INTERACTING)
def test_an_act_that_affects_another_character_needs_a_common_location(
    who: str, ability: str, exempt: bool
) -> None:
    cast = {"A": who, "B": "deckhand", "C": "machinist", "D": "quartermaster"}
    table = scenario(loc_actions="on", characters=cast, tokens=ALONE, hands=HANDS)
    assert (f"ability:{ability}" in table.options("A")) == exempt
    table = scenario(loc_actions="on", characters=cast, tokens=APART, hands=HANDS)
    table.act(f"ability:{ability}")
    if ability == "mend":
        table.answer("A", "forced_discard", "card:door_jack")
    if exempt:
        assert table.asked() == [("A", "ability_player")]
        assert table.options() == ["seat:1", "seat:2", "seat:3"]
    else:
        assert table.told("targeted") == [{"seat": 0, "seat_target": 2}], "only C is there"
    table = scenario(loc_goals="on", characters=cast, tokens=ALONE, hands=HANDS)
    assert f"ability:{ability}" in table.options("A"), "location rule I does not restrict it"


@rule("OUT-17.1", "OUT-R34")
def test_pulse_kit_reaches_oneself_and_who_is_there() -> None:
    table = scenario(loc_actions="on", tokens=APART, hands={"A": ["pulse_kit"]})
    table.act("tech:pulse_kit")
    assert table.options("A") == ["seat:0", "seat:2"]
    table = scenario(loc_actions="on", tokens=ALONE, hands={"A": ["pulse_kit"]})
    table.act("tech:pulse_kit")
    assert table.survival() == [5, 3, 3, 3], "nobody else is in reach"


@rule("OUT-17.2", "OUT-R33")
@pytest.mark.parametrize("who", ["captain", "programmer"])
@pytest.mark.parametrize("survival", [0, 3])
def test_the_captain_and_the_programmer_ignore_it_also_while_doomed(
    who: str, survival: int
) -> None:
    table = scenario(
        loc_actions="on", characters={"A": who}, tokens=ALONE, hands={"A": ["pulse_kit", "dark"]},
        survival={"A": survival},
    )  # fmt: skip
    assert ("ability:reverse" in table.options("A")) == (who == "captain" and survival > 0)
    table.act("tech:pulse_kit")
    assert table.options("A") == ["seat:0", "seat:1", "seat:2", "seat:3"]


@rule("OUT-17.2")
def test_being_the_target_gives_no_exemption() -> None:
    table = scenario(
        loc_actions="on", characters={"A": "marshal", "B": "captain", "C": "programmer"},
        tokens=ALONE,
    )  # fmt: skip
    assert "ability:confine" not in table.options("A")
    tokens = ALONE | {"D": "engines"}
    table = scenario(
        loc_actions="on", characters={"A": "marshal", "B": "captain", "C": "programmer"},
        tokens=tokens,
    )  # fmt: skip
    table.act("ability:confine")
    assert table.slowed() == "D"


@rule("OUT-17.3", "OUT-R34")
def test_sabotage_repair_bonuses_free_plays_and_crises_are_not_restricted() -> None:
    table = scenario(loc_actions="on", tokens=ALONE, completed={"A": ["cold_sleepers"]})
    table.act("sabotage:cold_sleepers")
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]
    table = scenario(
        loc_actions="on", tokens=ALONE, goals=["air_moss"], hands={"A": ["spore_tray", "dark"]},
        characters={"A": "scientist"},
    )  # fmt: skip
    table.act("complete:air_moss").answers("A", "goal_payment", "card:spore_tray", "done")
    assert table.asked() == [("A", "ability_player")]
    assert table.options() == ["seat:1", "seat:2", "seat:3"]
    table = scenario(step="crisis:scapegoat", loc_actions="on", tokens=ALONE)
    assert table.options("A") == ["seat:1", "seat:2", "seat:3"]


@rule("OUT-17.1", "OUT-R68")
def test_players_without_cards_at_the_place_are_no_target_for_an_act_that_needs_them() -> None:
    hands = {"A": ["dark", "door_jack"], "B": ["dark"], "D": ["dark"]}
    table = scenario(loc_actions="on", characters={"A": "steward", "D": "marshal"}, tokens=APART,
                     hands=hands)  # fmt: skip
    assert "ability:barter" not in table.options("A"), "C, who is there, has no card"
