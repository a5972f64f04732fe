"""ARD-6: step VII and the end of the turn."""

import pytest

from tests.rule import rule

from .scenario import scenario


@rule("ARD-6.1", "ARD-7.10")
def test_who_has_not_acted_may_act_in_step_seven() -> None:
    table = scenario(hands={"A": ["martyr"] * 3}, deck=["martyr"] * 9, energy_in_front={"A": 1})
    table.answer("A", "energy_pre", "pass").answer("A", "commit_card", "card:martyr")
    assert table.asked() == [("A", "energy_post")]
    assert table.options("A") == ["ability", "pass", "refresh"]
    table.answer("A", "energy_post", "pass")
    assert (table.active, table.energy("A")) == ("B", 1)


@rule("ARD-6.1", "ARD-7.1")
@pytest.mark.parametrize("action", ["refresh", "ability", "repair:1"])
def test_who_has_acted_in_step_two_is_not_asked_in_step_seven(action: str) -> None:
    table = scenario(
        hands={"A": ["martyr"] * 3, "B": ["martyr"]},
        deck=["martyr"] * 9,
        energy_in_front={"A": 3},
        malfunctions=[("venting_seam", "D", 0)],
        characters={"A": "security_chief", "E": "surgeon"},
    )
    table.answer("A", "energy_pre", action)
    if action == "refresh":
        table.answer("A", "refresh_discard", "card:martyr")
    table.answer("A", "commit_card", "card:martyr")
    assert table.energy("A") == 2
    assert table.asked() == [("B", "commit_card")]


@rule("ARD-6.1", "ARD-8.11")
def test_a_dead_active_player_has_no_step_seven() -> None:
    """Energy before the dead is impossible; even so, step VII is not for them."""
    table = scenario(
        step="energy_post",
        active="B",
        dead="B",
        hands={"B": ["martyr"]},
        energy_in_front={"B": 1},
        malfunctions=[("venting_seam", "C", 0)],
    )
    assert table.active == "C"


@rule("ARD-6.2", "ARD-7.2")
def test_energy_of_step_six_may_be_spent_in_step_seven() -> None:
    table = scenario(step="reveal:energy,martyr", malfunctions=[("venting_seam", "C", 0)])
    table.answer("A", "resolve_next", "card:martyr")
    assert table.asked() == [("A", "energy_post")]
    assert table.options("A") == ["ability", "pass", "repair:1"]
    assert table.zone("discard") == ["martyr"]
    table.answer("A", "energy_post", "repair:1")
    assert table.malfunctions() == [("venting_seam", "C", 1)]


@rule("ARD-6.3")
@pytest.mark.parametrize("answer", ["pass", "repair:1"])
def test_after_step_seven_the_turn_ends_at_once(answer: str) -> None:
    table = scenario(
        step="energy_post",
        energy_in_front={"A": 2, "B": 1},
        malfunctions=[("venting_seam", "C", 0)],
        telling=True,
    )
    table.answer("A", "energy_post", answer)
    said = "no_energy_action" if answer == "pass" else "repaired"
    assert table.log() == [said, "turn", "drew", "drew", "drew"]
    assert table.asked() == [("B", "energy_pre")]


@rule("ARD-6.3", "ARD-13.6")
def test_step_seven_comes_before_the_deck_is_checked() -> None:
    table = scenario(step="energy_post", deck=[], hands={"A": ["martyr"]}, energy_in_front={"A": 1})
    assert table.asked() == [("A", "energy_post")]
    assert table.outcome() is None
    table.answer("A", "energy_post", "pass")
    assert table.outcome() == ("blue", "deck", "BCD")
