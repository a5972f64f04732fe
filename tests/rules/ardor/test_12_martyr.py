"""ARD-12: Martyr."""

import pytest

from shipboard.games.ardor.table import GAME
from tests.rule import rule

from .scenario import LETTERS, Scenario, scenario

D_RED = {"A": "crew", "B": "crew", "C": "crew", "D": "saboteur"}
SIX = {
    "A": "crew", "B": "accomplice", "C": "chancellor", "D": "saboteur", "E": "crew", "F": "crew",
}  # fmt: skip


def may_interject(table: Scenario, seat: str) -> bool:
    return bool(GAME.interjections(table.g, LETTERS.index(seat)))


@rule("ARD-12.1", "ARD-12.3", "ARD-12.9")
def test_a_blue_holder_is_offered_martyr_in_anybodys_turn_when_the_last_cell_goes() -> None:
    for holder in "ABC":
        table = scenario(
            step="play:cell_puncture", cells=1, missions=D_RED, hands={holder: ["martyr", "energy"]}
        )
        assert table.asked() == [(holder, "martyr_blue")]
        assert table.options(holder) == ["decline", "play:martyr"]


@rule("ARD-12.3", "ARD-12.7", "ARD-R57")
def test_a_blue_martyr_restores_one_cell_and_then_dies() -> None:
    table = scenario(
        step="play:cell_puncture", cells=1, missions=D_RED,
        hands={"C": ["martyr", "airlock"]}, energy_in_front={"A": 1, "C": 1}, telling=True,
    )  # fmt: skip
    table.answer("C", "martyr_blue", "play:martyr")
    assert table.cells == 1
    assert table.health("C") == 0
    assert table.hand("C") == []
    assert table.outcome() is None
    assert table.asked() == [("A", "energy_post")]
    assert table.view("A")["zones"]["mission"][2] == {"count": 1, "within": ["crew"]}
    # The Martyr lies under the cards that its player lost by dying, and never on the stage.
    assert table.zone("discard") == ["cell_puncture", "energy", "airlock", "martyr"]
    assert table.words() == [
        "Cell Puncture is carried out.",
        "A cell bursts: 0 left.",
        "The last cell is gone. Will anybody answer?",
        "C plays Martyr!",
        "A cell is restored: 1 left.",
        "C dies.",
        "The mission of C: Crew.",
        "One cell is left. A moment of silence.",
        "Clean-up. Cards cleared away: 1 played, 0 unseen.",
    ]


@rule("ARD-12.3")
@pytest.mark.parametrize("damaged", ["", "C"])
def test_a_blue_martyr_kills_its_player_whatever_their_health(damaged: str) -> None:
    table = scenario(
        step="play:cell_puncture", cells=1, missions=D_RED, hands={"C": ["martyr"]}, damaged=damaged
    )
    table.answer("C", "martyr_blue", "play:martyr")
    assert table.health("C") == 0


@rule("ARD-12.6", "ARD-12.9", "ARD-13.1")
def test_once_the_blue_window_closes_the_red_team_has_won() -> None:
    table = scenario(step="play:cell_puncture", cells=1, missions=D_RED, hands={"C": ["martyr"]})
    table.answer("C", "martyr_blue", "decline")
    assert table.outcome() == ("red", "oxygen", "D")
    assert table.hand("C") == ["martyr"]
    assert table.health("C") == 2


@rule("ARD-12.2", "ARD-12.4", "ARD-R65")
@pytest.mark.parametrize(("holder", "mission"), [("B", "accomplice"), ("D", "saboteur")])
def test_a_red_martyr_bursts_the_last_cell_and_red_wins(holder: str, mission: str) -> None:
    assert SIX[holder] == mission
    table = scenario(
        players=6, step="play:cell_puncture", cells=2, missions=SIX,
        hands={holder: ["energy", "martyr"]}, telling=True,
    )  # fmt: skip
    assert table.cells == 1
    assert table.asked() == [(holder, "martyr_red")]
    assert table.options(holder) == ["decline", "play:martyr"]
    table.answer(holder, "martyr_red", "play:martyr")
    assert table.cells == 0
    assert table.outcome() == ("red", "martyr", "BD")
    assert table.hand(holder) == ["energy"]
    assert table.health(holder) == 2
    assert table.zone("discard") == ["martyr"]
    assert table.words()[:6] == [
        "Cell Puncture is carried out.",
        "A cell bursts: 1 left.",
        "One cell is left. A moment of silence.",
        f"{holder} plays Martyr!",
        "A cell bursts: 0 left.",
        "The mission of A: Crew.",
    ]


@rule("ARD-12.5", "ARD-R27")
@pytest.mark.parametrize("protected", [False, True])
def test_nothing_answers_or_prevents_a_red_martyr(protected: bool) -> None:
    table = scenario(
        missions=D_RED, hands={"D": ["martyr"], "B": ["martyr"], "A": ["energy"] * 3}, cells=1,
        protected=protected,
    )  # fmt: skip
    assert table.asked() == [("D", "martyr_red")]
    table.answer("D", "martyr_red", "play:martyr")
    assert table.outcome() == ("red", "martyr", "D")
    assert table.cells == 0
    assert table.hand("B") == ["martyr"], "the blue Martyr was not asked"


@rule("ARD-R27", "ARD-12.3")
def test_a_blue_martyr_works_on_a_protected_ship_too() -> None:
    table = scenario(
        step="play:cell_puncture", cells=1, missions=D_RED, hands={"C": ["martyr"]}, protected=True
    )
    assert table.cells == 0, "in Red Alert a Cell Puncture cannot be prevented"
    table.answer("C", "martyr_blue", "play:martyr")
    assert table.cells == 1


@rule("ARD-12.9", "ARD-12.4")
def test_playing_a_red_martyr_is_optional() -> None:
    table = scenario(
        step="play:cell_puncture", cells=2, missions=D_RED, hands={"D": ["martyr"]},
        energy_in_front={"A": 1},
    )  # fmt: skip
    table.answer("D", "martyr_red", "decline")
    assert table.cells == 1
    assert table.outcome() is None
    assert table.asked() == [("A", "energy_post")]
    assert table.hand("D") == ["martyr"]


@rule("ARD-R37", "ARD-12.1")
def test_a_red_martyr_cannot_answer_the_loss_of_the_last_cell() -> None:
    table = scenario(
        step="reveal:cell_puncture,energy", cells=1, missions=D_RED, hands={"D": ["martyr"]}
    )
    table.answer("A", "resolve_next", "card:cell_puncture")
    assert table.outcome() == ("red", "oxygen", "D")
    assert table.hand("D") == ["martyr"]


@rule("ARD-R37", "ARD-R32", "ARD-12.1")
@pytest.mark.parametrize("cells", [6, 3, 2, 1])
def test_a_blue_martyr_cannot_be_used_while_a_cell_is_intact(cells: int) -> None:
    table = scenario(
        cells=cells, missions=D_RED, hands={"A": ["energy"] * 3, "B": ["martyr"], "C": ["martyr"]}
    )
    assert table.asked() == [("A", "commit_card")]
    assert not any(may_interject(table, seat) for seat in "ABCD")


@rule("ARD-R32", "ARD-12.1", "ARD-12.4")
@pytest.mark.parametrize("cells", [6, 3, 2])
def test_a_red_martyr_is_not_offered_while_more_than_one_cell_is_intact(cells: int) -> None:
    table = scenario(
        cells=cells, missions=D_RED, hands={"A": ["energy", "airlock", "energy"], "D": ["martyr"]}
    )
    assert table.asked() == [("A", "commit_card")]
    assert not may_interject(table, "D")


@rule("ARD-12.4", "ARD-10.3")
def test_a_forced_calm_does_not_hide_the_last_cell_from_a_red_martyr() -> None:
    table = scenario(
        content="base_extra", cells=1, missions=D_RED, characters={"A": "ship_mind"},
        hands={"A": ["energy"] * 3, "D": ["martyr"]}, energy_in_front={"A": 1},
    )  # fmt: skip
    table.answer("D", "martyr_red", "decline")
    table.answer("A", "energy_pre", "ability")
    table.answer("A", "alert_value", "calm")
    assert may_interject(table, "D")


@rule("ARD-12.8", "ARD-5.10")
@pytest.mark.parametrize("cells", [6, 1])
def test_a_martyr_that_is_revealed_has_no_effect_and_is_discarded(cells: int) -> None:
    for missions in (D_RED, D_RED | {"A": "saboteur", "D": "crew"}):
        table = scenario(
            step="play:martyr", cells=cells, missions=missions, energy_in_front={"A": 1}
        )
        assert table.cells == cells
        assert [table.health(seat) for seat in "ABCD"] == [2] * 4
        assert table.outcome() is None
        assert table.zone("discard") == ["martyr"]


@rule("ARD-12.8", "ARD-4.10", "ARD-14.12", "ARD-14.6")
def test_a_martyr_played_by_another_card_has_no_effect() -> None:
    for step, hand, deck in (
        ("play:direct_order", ["martyr"], ["energy"] * 9),
        ("play:rogue_routine", [], ["martyr"] + ["energy"] * 9),
    ):
        table = scenario(step=step, cells=2, hands={"A": hand}, deck=deck, energy_in_front={"A": 1})
        assert table.cells == 2
        assert table.outcome() is None
        assert table.zone("discard") == [step[5:], "martyr"]


@rule("ARD-12.8", "ARD-4.10")
def test_a_martyr_may_be_committed_and_is_lost_to_its_owner() -> None:
    table = scenario(
        step="commit", missions=D_RED, hands={"A": ["martyr", "energy"], "B": ["energy"]}
    )
    assert table.options("A") == ["card:energy", "card:martyr"]


@rule("ARD-12.8", "ARD-14.8")
def test_a_martyr_out_of_a_fold_does_nothing() -> None:
    table = scenario(
        step="play:spatial_fold", cells=1, missions=D_RED, energy_in_front={"A": 1},
        hands={"A": ["martyr"], "B": ["martyr"]}, deck=["martyr"] * 9,
    )  # fmt: skip
    assert table.asked() == [("A", "energy_post")]
    assert table.cells == 1
    assert table.zone("discard") == ["spatial_fold", "martyr", "martyr", "martyr"]


@rule("ARD-12.7", "ARD-14.4")
def test_after_a_blue_martyr_the_interrupted_card_goes_on() -> None:
    table = scenario(step="play:chain_tremor", cells=1, missions=D_RED, hands={"C": ["martyr"]})
    table.answer("C", "martyr_blue", "play:martyr")
    assert table.asked() == [("A", "tremor_choice")]
    assert table.options("A") == ["return", "self"]
    assert table.cells == 1


@rule("ARD-12.7", "ARD-8.11", "ARD-R18")
def test_a_martyr_of_the_active_player_leaves_the_rest_of_the_card_to_the_dead() -> None:
    table = scenario(
        step="reveal:chain_tremor,energy", cells=1, missions=D_RED,
        hands={"A": ["martyr", "airlock"]},
    )  # fmt: skip
    table.answer("A", "resolve_next", "card:chain_tremor")
    table.answer("A", "martyr_blue", "play:martyr")
    assert table.health("A") == 0
    assert table.active == "B", "no step VII for the dead"
    assert table.zone("command_pile") == ["chain_tremor"], "the dead can only let it return"
    assert table.zone("discard") == ["energy", "airlock", "martyr"]
    assert table.energy("A") == 0


@rule("ARD-8.10", "ARD-R17", "ARD-R34")
def test_a_martyr_at_the_start_of_its_own_turn_cuts_the_turn_short() -> None:
    table = scenario(
        cells=1, missions=D_RED, malfunctions=[("venting_seam", "A", 0)],
        hands={"A": ["martyr"], "B": ["energy", "airlock", "energy"]}, pile=["airlock"],
        deck=["energy"] * 5, telling=True,
    )  # fmt: skip
    assert table.asked() == [("A", "martyr_blue")]
    table.answer("A", "martyr_blue", "play:martyr")
    assert table.cells == 1
    assert table.active == "B"
    assert table.asked() == [("B", "commit_card")]
    assert table.zone("command_pile") == ["airlock"]
    assert len(table.zone("deck")) == 5, "A drew nothing"
    assert table.zone("discard") == ["venting_seam", "martyr"]
    # The window after the Martyr's own cell, then the one of B's start of turn.
    assert table.log() == [
        "turn", "window", "cell_lost", "window", "reacted", "cell_restored", "was_killed",
        "mission_shown", "malfunction_gone", "window", "turn", "window",
    ]  # fmt: skip


@rule("ARD-8.10", "ARD-R34", "ARD-12.4")
def test_the_cell_brought_back_in_a_turn_cut_short_still_opens_the_red_window() -> None:
    table = scenario(
        cells=1, missions=D_RED, malfunctions=[("venting_seam", "A", 0)],
        hands={"A": ["martyr"], "D": ["martyr"]},
    )  # fmt: skip
    assert table.asked() == [("D", "martyr_red")], "start of turn"
    table.answer("D", "martyr_red", "decline")
    table.answer("A", "martyr_blue", "play:martyr")
    assert table.active == "A"
    assert table.asked() == [("D", "martyr_red")], "the cell came back"
    table.answer("D", "martyr_red", "play:martyr")
    assert table.outcome() == ("red", "martyr", "D")


@rule("ARD-8.10", "ARD-12.7")
def test_a_martyr_of_another_player_at_the_start_of_a_turn_does_not_cut_it_short() -> None:
    table = scenario(
        cells=1, missions=D_RED, malfunctions=[("venting_seam", "A", 0)],
        hands={"A": ["energy"], "B": ["martyr"]}, deck=["airlock"] * 9,
    )  # fmt: skip
    table.answer("B", "martyr_blue", "play:martyr")
    assert table.active == "A"
    assert table.asked() == [("A", "commit_card")]
    assert table.hand("A") == ["airlock", "airlock", "energy"]


@rule("ARD-R36", "ARD-13.3", "ARD-R65")
def test_the_chancellor_may_play_martyr_and_red_wins() -> None:
    table = scenario(
        players=5, step="play:cell_puncture", cells=1, hands={"E": ["martyr"]},
        missions={"A": "crew", "B": "saboteur"},
    )  # fmt: skip
    assert table.asked() == [("E", "martyr_blue")]
    table.answer("E", "martyr_blue", "play:martyr")
    assert table.cells == 1, "the cell comes back first"
    assert table.outcome() == ("red", "chancellor", "B")


@rule("ARD-12.3", "ARD-13.2", "ARD-R63")
def test_the_last_loyal_player_who_plays_martyr_hands_red_the_game() -> None:
    table = scenario(
        step="play:cell_puncture", cells=1, active="D", missions=D_RED, dead="AB",
        hands={"C": ["martyr"]},
    )  # fmt: skip
    table.answer("C", "martyr_blue", "play:martyr")
    assert table.outcome() == ("red", "all_blue_dead", "D")
    assert table.cells == 1


@rule("ARD-12.1", "ARD-8.7")
def test_the_dead_cannot_play_martyr() -> None:
    table = scenario(
        step="play:cell_puncture", cells=1, missions=D_RED, dead="C", hands={"C": ["martyr"]}
    )
    assert table.outcome() == ("red", "oxygen", "D")
    table = scenario(
        players=6, cells=1, missions=SIX, dead="B", hands={"B": ["martyr"], "A": ["energy"] * 3}
    )
    assert table.asked() == [("A", "commit_card")]
    assert not may_interject(table, "B")


@rule("ARD-12.3", "ARD-12.7")
def test_a_second_loss_in_the_same_turn_needs_a_second_martyr() -> None:
    table = scenario(
        step="reveal:cell_puncture,cell_puncture", cells=1, missions=D_RED, hands={"C": ["martyr"]}
    )
    table.answer("C", "martyr_blue", "play:martyr")
    assert table.outcome() == ("red", "oxygen", "D")
    assert table.cells == 0
