"""The worked examples 1, 7 and 8 of the rules."""

from tests.rule import rule

from .scenario import scenario


@rule("ARD-11.1", "ARD-11.2", "ARD-11.3", "ARD-11.4", "ARD-11.5")
def test_example_1_a_vote() -> None:
    for c_votes, d_health in (("nobody", 2), ("seat:3", 0)):
        table = scenario(
            step="play:airlock", missions={"A": "crew", "B": "saboteur"}, energy_in_front={"A": 1}
        )
        table.answer("A", "airlock_vote", "seat:3")
        table.answer("B", "airlock_vote", "seat:3")
        table.answer("C", "airlock_vote", c_votes)
        table.answer("D", "airlock_vote", "seat:0")
        assert table.health("D") == d_health
        assert [table.health(seat) for seat in "ABC"] == [2, 2, 2]
        assert table.asked() == [("A", "energy_post")]


@rule("ARD-12.3", "ARD-12.7", "ARD-14.2", "ARD-R25", "ARD-8.4", "ARD-8.5")
def test_example_7_a_blue_martyr() -> None:
    table = scenario(
        step="play:debris_strike", cells=1,
        missions={"A": "crew", "B": "crew", "C": "crew", "D": "saboteur"},
        hands={"A": ["energy"], "C": ["martyr", "energy", "airlock"]},
    )  # fmt: skip
    assert table.options("A") == ["cell", "self"]
    table.answer("A", "strike_choice", "cell")
    assert table.cells == 0
    assert table.asked() == [("C", "martyr_blue")]
    table.answer("C", "martyr_blue", "play:martyr")
    assert table.cells == 1
    assert table.health("C") == 0
    assert table.view("A")["zones"]["mission"][2]["within"] == ["crew"]
    assert table.hand("C") == []
    assert sorted(table.zone("discard")) == ["airlock", "energy", "martyr"]
    assert table.asked() == [("A", "strike_choice")]
    assert table.options("A") == ["cell", "self"]
    table.answer("A", "strike_choice", "self")
    assert table.health("A") == 1
    assert table.cells == 1
    assert table.outcome() is None
    assert table.active == "B"


@rule("ARD-12.4", "ARD-12.5", "ARD-13.8", "ARD-13.10", "ARD-R33")
def test_example_8_a_red_martyr() -> None:
    table = scenario(
        players=6, step="reveal:cell_puncture,energy,energy", cells=2, active="A",
        missions={
            "A": "crew", "B": "accomplice", "C": "crew", "D": "saboteur", "E": "chancellor",
            "F": "crew",
        },
        hands={"B": ["martyr"]},
    )  # fmt: skip
    table.answer("A", "resolve_next", "card:cell_puncture")
    assert table.cells == 1
    assert table.asked() == [("B", "martyr_red")]
    table.answer("B", "martyr_red", "play:martyr")
    assert table.cells == 0
    assert table.outcome() == ("red", "martyr", "BD")
    assert table.zone("revealed") == ["energy", "energy"], "not carried out"
    assert table.energy("A") == 0
