"""ARD-R33 to R35, R63: when Martyr windows open, who is asked, and what others can tell."""

from functools import partial
from typing import Any

import pytest

from shipboard.games.ardor.table import GAME
from shipboard.kernel.match import Match
from tests.rule import rule

from .scenario import LETTERS, Scenario, scenario

D_RED = {"A": "crew", "B": "crew", "C": "crew", "D": "saboteur"}
SIX = {
    "A": "crew", "B": "accomplice", "C": "chancellor", "D": "saboteur", "E": "crew", "F": "crew",
}  # fmt: skip
FULL = {"A": ["energy"] * 3}


def table_of(step: str, **more: Any) -> Scenario:
    more.setdefault("missions", D_RED)
    return scenario(step=step, telling=True, **more)


def windows(table: Scenario) -> int:
    return table.log().count("window")


def match_of(table: Scenario) -> Match:
    """The table as people play it."""
    match = Match(GAME, table.g.players, seed=1)
    match.state = table.g
    return match


PLAY = [("martyr_red", "play:martyr")]


# The moments of the red window.


@rule("ARD-R33", "ARD-12.4")
@pytest.mark.parametrize("card", ["cell_puncture", "chain_tremor", "debris_strike", "fouled_cell"])
def test_a_red_window_opens_the_moment_one_cell_is_left(card: str) -> None:
    table = table_of(
        f"play:{card}", cells=2, alert_at=0, content="base_extra", hands={"D": ["martyr"]}
    )
    if card == "debris_strike":
        table.answer("A", "strike_choice", "cell")
    assert table.cells == 1
    assert table.asked() == [("D", "martyr_red")]
    assert table.log()[-2:] == ["cell_lost", "window"]
    assert table.told("window") == [{"moment": "One cell is left. A moment of silence."}]


@rule("ARD-R33")
@pytest.mark.parametrize("cells", [6, 4, 3])
def test_no_red_window_opens_while_more_than_one_cell_is_left(cells: int) -> None:
    table = table_of("play:cell_puncture", cells=cells, hands={"D": ["martyr"]})
    assert windows(table) == 0


@rule("ARD-R33", "ARD-3.4", "ARD-R63")
def test_a_red_window_opens_at_the_start_of_every_turn_before_malfunctions_work() -> None:
    table = table_of(
        "turn", cells=1, hands=FULL | {"D": ["martyr"]}, malfunctions=[("venting_seam", "A", 0)]
    )
    assert table.asked() == [("D", "martyr_red")]
    assert table.cells == 1
    assert table.log() == ["turn", "window"]
    table.answer("D", "martyr_red", "decline")
    assert table.outcome() == ("red", "oxygen", "D")


@rule("ARD-R33")
@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_while_one_cell_is_left_each_card_drawn_opens_a_red_window(held: int, drawn: int) -> None:
    table = table_of("turn", cells=1, hands={"A": ["energy"] * held, "D": ["martyr"]})
    for number in range(1 + drawn):
        assert table.asked() == [("D", "martyr_red")]
        assert len(table.hand("A")) == held + number
        table.answer("D", "martyr_red", "decline")
    assert table.asked() == [("A", "commit_card")]
    assert windows(table) == 1 + drawn
    assert table.log() == ["turn", "window"] + ["drew", "window"] * drawn


@rule("ARD-R33")
def test_with_two_cells_left_drawing_opens_no_window() -> None:
    table = table_of("turn", cells=2, hands={"D": ["martyr"]})
    assert windows(table) == 0
    assert len(table.hand("A")) == 3


@rule("ARD-R33")
def test_a_red_martyr_may_be_played_the_moment_it_is_drawn() -> None:
    table = table_of("turn", cells=1, active="D", deck=["energy", "martyr", "energy", "energy"])
    assert table.asked() == [("D", "martyr_red")]
    assert table.hand("D") == ["energy", "martyr"]
    table.answer("D", "martyr_red", "play:martyr")
    assert table.outcome() == ("red", "martyr", "D")


@rule("ARD-R33", "ARD-14.11")
def test_the_card_of_a_stock_rotation_opens_a_red_window_before_the_discard() -> None:
    table = table_of("play:stock_rotation", cells=1, hands={"A": ["energy"], "D": ["martyr"]})
    assert table.asked() == [("D", "martyr_red")]
    table.answer("D", "martyr_red", "decline")
    assert table.asked() == [("A", "rotation_discard")]
    assert windows(table) == 1


@rule("ARD-R33", "ARD-7.6")
def test_the_card_of_a_refresh_opens_a_red_window() -> None:
    table = table_of("turn", cells=1, hands=FULL, energy_in_front={"A": 1})
    before = windows(table)
    table.answer("A", "energy_pre", "refresh")
    assert windows(table) == before, "nothing was gained yet"
    table.answer("A", "refresh_discard", "card:energy")
    assert windows(table) == before + 1


@rule("ARD-R33", "ARD-15.6")
def test_a_card_kept_by_inspect_opens_a_red_window_and_a_returned_one_does_not() -> None:
    for choice, opened in (("keep", 1), ("return", 0)):
        table = table_of(
            "turn", cells=1, hands=FULL | {"B": ["energy"]}, energy_in_front={"A": 1},
            characters={"A": "analyst", "D": "surgeon"},
        )  # fmt: skip
        table.answer("A", "energy_pre", "ability")
        before = windows(table)
        table.answer("A", "inspect_keep", choice)
        assert windows(table) == before + opened


@rule("ARD-R33", "ARD-15.6")
def test_a_red_analyst_may_play_the_martyr_just_taken() -> None:
    table = table_of(
        "turn", active="D", cells=1, hands={"D": ["energy"] * 3, "B": ["martyr"]},
        energy_in_front={"D": 1}, characters={"D": "analyst"},
    )  # fmt: skip
    table.answer("D", "energy_pre", "ability")
    table.answer("D", "inspect_keep", "keep")
    assert table.asked() == [("D", "martyr_red")]
    table.answer("D", "martyr_red", "play:martyr")
    assert table.outcome() == ("red", "martyr", "D")


@rule("ARD-R33", "ARD-15.5")
def test_losing_or_committing_a_card_opens_no_window() -> None:
    table = table_of(
        "turn", cells=1, hands=FULL | {"B": ["energy"]}, energy_in_front={"A": 1},
        characters={"A": "security_chief", "E": "surgeon"}, deck=["airlock"] * 9,
    )  # fmt: skip
    before = windows(table)
    table.answer("A", "energy_pre", "ability")
    table.answer("A", "commit_card", "card:energy")
    assert table.hand("B") == []
    assert table.asked() == [("A", "resolve_next")]
    assert windows(table) == before


@rule("ARD-R33", "ARD-15.7")
def test_a_skipped_turn_opens_no_window() -> None:
    table = table_of("energy_post", cells=1, skip="B", hands={"C": ["energy"] * 3})
    assert table.active == "C"
    assert windows(table) == 1


# Who is asked, and in which order.


@rule("ARD-R33", "ARD-R34")
@pytest.mark.parametrize(
    ("active", "order"), [("A", "BD"), ("B", "BD"), ("C", "DB"), ("D", "DB"), ("E", "BD")]
)
def test_every_living_red_holder_is_asked_clockwise_from_the_active_player(
    active: str, order: str
) -> None:
    hands = {"B": ["martyr"], "D": ["martyr"], "C": ["martyr"]}
    table = table_of(
        "play:cell_puncture", players=6, cells=2, active=active, missions=SIX, hands=hands
    )
    asked = ""
    while table.asked()[0][1] == "martyr_red" and len(asked) < 2:
        assert len(table.asked()) == 1
        seat = table.asked()[0][0]
        asked += seat
        table.answer(seat, "martyr_red", "decline")
    assert asked == order
    assert windows(table) >= 1
    table = table_of(
        "play:cell_puncture", players=6, cells=2, active=active, missions=SIX, hands=hands
    )
    table.answer(order[0], "martyr_red", "decline")
    table.answer(order[1], "martyr_red", "play:martyr")
    assert table.outcome() == ("red", "martyr", "BD")
    assert table.hand(order[1]) == []


@rule("ARD-R33")
def test_declining_closes_one_window_and_not_the_next() -> None:
    table = table_of("turn", cells=1, hands={"A": ["energy"] * 2, "D": ["martyr"]})
    table.answer("D", "martyr_red", "decline")
    assert table.asked() == [("D", "martyr_red")], "a card was drawn"
    table.answer("D", "martyr_red", "play:martyr")
    assert table.outcome() == ("red", "martyr", "D")


@rule("ARD-R34", "ARD-12.3")
@pytest.mark.parametrize(("active", "order"), [("A", "ABC"), ("B", "BCA"), ("D", "ABC")])
def test_blue_holders_are_asked_clockwise_and_the_first_to_accept_ends_the_asking(
    active: str, order: str
) -> None:
    hands = {seat: ["martyr"] for seat in "ABCD"}
    table = table_of("play:cell_puncture", cells=1, active=active, hands=hands)
    for seat in order[:2]:
        assert table.asked() == [(seat, "martyr_blue")]
        table.answer(seat, "martyr_blue", "decline")
    assert table.asked() == [(order[2], "martyr_blue")]
    table.answer(order[2], "martyr_blue", "play:martyr")
    assert table.outcome() is None
    assert table.asked() == [("D", "martyr_red")]
    table = table_of("play:cell_puncture", cells=1, active=active, hands=hands)
    table.answer(order[0], "martyr_blue", "play:martyr")
    assert table.asked() == [("D", "martyr_red")], "no second blue holder is asked"
    assert [table.health(seat) for seat in order] == [0, 2, 2]


@rule("ARD-R34", "ARD-R63")
def test_a_blue_martyrs_restore_and_kill_finish_before_the_red_window_opens() -> None:
    table = table_of("play:cell_puncture", cells=1, hands={"B": ["martyr"], "D": ["martyr"]})
    table.answer("B", "martyr_blue", "play:martyr")
    assert table.asked() == [("D", "martyr_red")]
    assert table.health("B") == 0
    assert table.log()[-5:] == [
        "reacted", "cell_restored", "was_killed", "mission_shown", "window",
    ]  # fmt: skip
    table.answer("D", "martyr_red", "play:martyr")
    assert table.outcome() == ("red", "martyr", "D")
    assert table.zone("discard") == ["martyr", "martyr"]


@rule("ARD-R63", "ARD-13.3")
def test_the_deaths_check_follows_a_martyrs_kill_before_any_red_window() -> None:
    table = table_of(
        "play:cell_puncture", players=6, cells=1, missions=SIX,
        hands={"C": ["martyr"], "D": ["martyr"]},
    )  # fmt: skip
    table.answer("C", "martyr_blue", "play:martyr")
    assert table.outcome() == ("red", "chancellor", "BD")
    assert table.hand("D") == ["martyr"]
    assert windows(table) == 1


@rule("ARD-R63", "ARD-14.2")
def test_a_death_is_checked_before_the_card_goes_on() -> None:
    table = table_of("play:debris_strike", active="D", cells=2, damaged="D")
    table.answer("D", "strike_choice", "self")
    assert table.outcome() == ("blue", "saboteur", "ABC")
    assert table.cells == 2, "no second application"


# Interjections.


@rule("ARD-R33", "ARD-12.1", "ARD-12.4")
@pytest.mark.parametrize("protected", [False, True])
def test_between_windows_a_red_holder_may_interject(protected: bool) -> None:
    table = table_of("turn", cells=1, hands=FULL | {"D": ["martyr"]}, protected=protected)
    match = match_of(table)
    assert match.interjections(3) == [], "while asked in a window, D answers there"
    table.answer("D", "martyr_red", "decline")
    assert table.asked() == [("A", "commit_card")]
    assert match.interjections(3) == PLAY, "having declined does not matter"
    assert [match.interjections(seat) for seat in (0, 1, 2)] == [[], [], []]
    match.interject(3, "martyr_red", "play:martyr")
    assert table.outcome() == ("red", "martyr", "D")
    assert table.asked() == [], "what was being asked is void"
    assert table.cells == 0
    assert table.zone("discard") == ["martyr"]
    assert match.interjections(3) == []


@rule("ARD-R33")
def test_an_interjection_voids_votes_that_are_half_in() -> None:
    table = table_of("play:airlock", cells=1, hands={"D": ["martyr"]})
    table.answer("A", "airlock_vote", "seat:3")
    table.answer("B", "airlock_vote", "seat:3")
    match = match_of(table)
    match.interject(3, "martyr_red", "play:martyr")
    assert table.outcome() == ("red", "martyr", "D")
    assert table.health("D") == 2
    assert table.told("voted") == []


@rule("ARD-R33", "ARD-R37")
@pytest.mark.parametrize(
    ("cells", "holder", "card"),
    [(2, "D", "martyr"), (1, "B", "martyr"), (1, "D", "energy")],
    ids=["more than one cell", "blue", "no Martyr"],
)
def test_nobody_else_may_interject(cells: int, holder: str, card: str) -> None:
    table = table_of("turn", cells=cells, hands=FULL | {holder: [card]})
    match = match_of(table)
    for seat in range(4):
        assert match.interjections(seat) == []
        words = table.refuses(partial(match.interject, seat, "martyr_red", "play:martyr"))
        assert words == f"seat {seat} cannot do martyr_red play:martyr now"


@rule("ARD-R33", "ARD-8.7")
def test_a_dead_red_holder_may_not_interject() -> None:
    table = table_of(
        "turn", players=6, cells=1, missions=SIX, dead="B", hands=FULL | {"B": ["martyr"]}
    )
    assert match_of(table).interjections(1) == []


@rule("ARD-R33", "ARD-R34")
def test_one_red_holder_may_interject_while_another_is_asked() -> None:
    table = table_of(
        "play:cell_puncture", players=6, cells=2, missions=SIX,
        hands={"B": ["martyr"], "D": ["martyr"]},
    )  # fmt: skip
    assert table.asked() == [("B", "martyr_red")]
    match = match_of(table)
    assert match.interjections(1) == []
    assert match.interjections(3) == PLAY


@rule("ARD-R33")
def test_a_blue_window_is_no_moment_for_a_red_interjection() -> None:
    table = table_of("play:cell_puncture", cells=1, hands={"B": ["martyr"], "D": ["martyr"]})
    assert table.asked() == [("B", "martyr_blue")]
    assert match_of(table).interjections(3) == []


# What others can tell.


def views(table: Scenario, seats: str) -> list[dict[str, Any]]:
    return [table.view(seat) for seat in (None, *seats)]


@rule("ARD-R35", "ARD-R60")
def test_that_somebody_is_asked_in_a_window_shows_neither_who_nor_how_many() -> None:
    """The Accomplice, the Saboteur or both hold a Martyr: nobody else can tell which."""
    seen = []
    for holders in ("B", "D", "BD"):
        hands = {seat: ["martyr" if seat in holders else "energy"] for seat in "BD"}
        table = table_of(
            "play:cell_puncture", players=6, cells=2, missions=SIX, hands=hands, deck=["energy"] * 9
        )
        for view in views(table, "ACEF"):
            assert view["window"] == "martyr_red"
            assert view["asked"] == []
            assert view["decisions"] == []
        seen.append(views(table, "ACEF"))
    assert seen[0] == seen[1] == seen[2]


@rule("ARD-R35", "ARD-R60")
@pytest.mark.parametrize(
    ("step", "cells", "seats"),
    [("play:cell_puncture", 2, "ACEF"), ("turn", 1, "ACEF"), ("energy_post", 1, "ACEF")],
)
def test_after_a_window_nobody_can_tell_whether_a_holder_was_asked(
    step: str, cells: int, seats: str
) -> None:
    seen, logs = [], []
    for holders in ("", "B", "D", "BD"):
        hands = {seat: ["martyr" if seat in holders else "energy"] for seat in "BD"}
        table = table_of(
            step, players=6, cells=cells, missions=SIX, deck=["airlock"] * 9,
            hands={"A": ["airlock", "energy"]} | hands,
            energy_in_front={"A": 1},
        )  # fmt: skip
        if step == "energy_post":
            table.answer("A", "energy_post", "refresh")
            table.answer("A", "refresh_discard", "card:energy")
        while table.asked()[0][1] == "martyr_red":
            table.answer(table.asked()[0][0], "martyr_red", "decline")
        seen.append(views(table, seats))
        logs.append([table.words(seat) for seat in (None, *seats)])
    assert seen[0] == seen[1] == seen[2] == seen[3], "decision ids included"
    assert logs[0] == logs[1] == logs[2] == logs[3]


@rule("ARD-R35")
def test_a_holder_who_is_asked_learns_nothing_of_other_holders() -> None:
    ids = []
    for holders in ("D", "BD"):
        hands = {seat: ["martyr" if seat in holders else "energy"] for seat in "BD"}
        table = table_of("play:cell_puncture", players=6, cells=2, missions=SIX, hands=hands)
        if "B" in holders:
            table.answer("B", "martyr_red", "decline")
        ids.append(table.view("D"))
    assert ids[0] == ids[1]


@rule("ARD-R35", "ARD-12.6")
def test_a_declined_blue_window_looks_like_one_without_a_holder() -> None:
    seen = []
    for holder in (False, True):
        table = table_of(
            "play:cell_puncture", cells=1, hands={"B": ["martyr" if holder else "energy"]}
        )
        if holder:
            table.answer("B", "martyr_blue", "decline")
        seen.append((views(table, "ACD"), [table.words(seat) for seat in "ACD"]))
    assert seen[0] == seen[1]


@rule("ARD-R35")
def test_only_the_holder_sees_the_question() -> None:
    table = table_of("play:cell_puncture", cells=1, hands={"B": ["martyr"]})
    (decision,) = table.view("B")["decisions"]
    assert (decision["kind"], decision["options"]) == ("martyr_blue", ["decline", "play:martyr"])
    for seat in "ACD":
        assert table.view(seat)["decisions"] == []


# The option `martyr_prompt`.


@rule("ARD-R33", "ARD-12.4")
@pytest.mark.parametrize("prompt", ["auto_red", "auto_both"])
def test_auto_red_plays_a_red_martyr_as_soon_as_possible(prompt: str) -> None:
    table = table_of("play:cell_puncture", cells=2, hands={"D": ["martyr"]}, martyr_prompt=prompt)
    assert table.outcome() == ("red", "martyr", "D")


@rule("ARD-12.3", "ARD-R34")
def test_auto_red_still_asks_a_blue_holder() -> None:
    table = table_of(
        "play:cell_puncture", cells=1, hands={"B": ["martyr"]}, martyr_prompt="auto_red"
    )
    assert table.asked() == [("B", "martyr_blue")]


@rule("ARD-12.3", "ARD-R36")
def test_auto_both_plays_a_blue_martyr_but_still_asks_the_chancellor() -> None:
    hands = {"C": ["martyr"], "E": ["martyr"], "F": ["martyr"]}
    table = table_of(
        "play:cell_puncture", players=6, cells=1, missions=SIX, hands=hands,
        martyr_prompt="auto_both",
    )  # fmt: skip
    assert table.asked() == [("C", "martyr_blue")]
    table.answer("C", "martyr_blue", "decline")
    assert table.cells == 1
    assert table.health("E") == 0
    assert (table.health("C"), table.health("F")) == (2, 2)
    assert table.outcome() is None


@rule("ARD-R33")
def test_ask_asks_everybody() -> None:
    table = table_of("play:cell_puncture", cells=2, hands={"D": ["martyr"]}, martyr_prompt="ask")
    assert table.asked() == [("D", "martyr_red")]
    assert [LETTERS.index(seat) for seat, _ in table.asked()] == [3]
