"""The machine: steps, questions, windows, interjections, clones."""

from __future__ import annotations

import pytest

from shipboard.kernel.pack import Pack
from shipboard.kernel.save import digest
from shipboard.kernel.state import MOMENT, SEATS, Hole, Refused, State, clone, field_names

from .toy import Cargo

said: list[object] = []


def say(g: State, *words: object) -> None:
    said.append(words[0] if len(words) == 1 else words)


def say_more(g: State) -> None:
    g.then((say, "inner 1"), (say, "inner 2"))


def finish(g: State) -> None:
    g.end(0b10, 0, 0)


def ask_two(g: State) -> None:
    g.ask_all([(0, 0, [1, 2]), (2, 0, [3])], (say,))


def ask_one(g: State) -> None:
    g.ask(1, 4, [7, 8], (say, "asked"))


def window(g: State) -> None:
    g.open_window(3)
    g.then((ask_in_window, 2), (ask_in_window, 1), (ask_in_window, 2))


def ask_in_window(g: State, seat: int) -> None:
    g.ask_in_window(seat, 3, [0, 1], (say,))


@pytest.fixture
def g() -> State:
    said.clear()
    return Cargo(3, b"key", (b"deck", b"dice"), Pack("none"))


def test_the_first_step_listed_happens_first(g: State) -> None:
    g.then((say, 1), (say, 2, 2), (say_more,), (say, 3, 3, 3, 3), (finish,))
    g.run()
    assert said == [1, (2, 2), "inner 1", "inner 2", (3, 3, 3, 3)]
    assert g.over
    assert g.winners == 0b10


def test_the_end_drops_all_further_steps(g: State) -> None:
    g.then((finish,), (say, "never"))
    g.run()
    assert said == []
    assert g.stack == []


def test_running_out_of_steps_is_a_hole_in_the_rules(g: State) -> None:
    g.then((say, 1))
    with pytest.raises(Hole, match="no step is left"):
        g.run()


def test_an_answer_is_the_last_argument_of_the_step_that_waits(g: State) -> None:
    g.then((ask_one,), (finish,))
    g.run()
    ((number, seat, kind, options),) = g.open
    assert (seat, kind, options) == (1, 4, [7, 8])
    g.answer(number, 8)
    assert said == [("asked", 8)]
    assert g.over


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_simultaneous_answers_come_together_in_the_order_of_asking(
    g: State, order: tuple[int, int]
) -> None:
    g.then((ask_two,), (finish,))
    g.run()
    ids = {ask[1]: ask[0] for ask in g.open}
    options = {0: 2, 2: 3}
    g.answer(ids[order[0]], options[order[0]])
    assert said == []
    assert [ask[1] for ask in g.open] == [order[1]]
    g.answer(ids[order[1]], options[order[1]])
    assert said == [(2, 3)]


def test_a_wrong_answer_changes_nothing(g: State) -> None:
    g.then((ask_one,), (finish,))
    g.run()
    number = g.open[0][0]
    before = dict(vars(g))
    for wrong in ((number + 1, 7), (number, 9), (0, 7), (-number, 7)):
        with pytest.raises(Refused, match=r"is not (open|an option)"):
            g.answer(*wrong)
    assert vars(g) == before


def test_ids_in_a_window_tell_a_seat_how_often_it_was_asked_itself(g: State) -> None:
    g.then((window,), (ask_one,), (finish,))
    g.run()
    ids = []
    for _ in range(3):
        ids.append(g.open[0][0])
        assert g.window == 3
        g.answer(g.open[0][0], 0)
    assert len(set(ids)) == 3, "the ids of a window repeat"
    assert ids[2] - ids[0] == SEATS
    assert g.window < 0
    assert g.open[0][0] == (ids[1] // MOMENT + 1) * MOMENT + 1


def test_the_id_after_a_window_is_the_same_if_nobody_was_asked(g: State) -> None:
    def quiet(g: State) -> None:
        g.open_window(3)

    numbers = []
    for step in (window, quiet):
        copy = clone(g)
        copy.then((step,), (ask_one,), (finish,))
        copy.run()
        while copy.window >= 0:
            copy.answer(copy.open[0][0], 0)
        numbers.append(copy.open[0][0])
    assert numbers[0] == numbers[1]


def test_an_interjection_happens_before_the_question_is_asked_anew(g: State) -> None:
    g.then((ask_one,), (finish,))
    g.run()
    first = g.open[0]
    g.interject((say, "me first"))
    assert said == ["me first"]
    assert g.open[0][1:] == first[1:]
    assert g.open[0][0] != first[0], "a question asked anew has an id of its own"
    with pytest.raises(Refused):
        g.answer(first[0], 7)


def test_an_interjection_takes_back_secret_answers_already_given(g: State) -> None:
    g.then((ask_two,), (finish,))
    g.run()
    g.answer(g.open[0][0], 1)
    g.interject((say, "wait"))
    assert [ask[1] for ask in g.open] == [0, 2]
    assert g.given == [-1, -1]


def test_an_interjection_in_a_window_asks_the_same_seat_again(g: State) -> None:
    g.then((window,), (finish,))
    g.run()
    ids = set()
    for _ in range(20):
        ids.add(g.open[0][0])
        assert g.open[0][1] == 2
        g.interject((say, "drop"))
    assert len(ids) == 20


def test_running_while_somebody_is_asked_does_nothing(g: State) -> None:
    g.then((window,), (finish,))
    g.run()
    before = dict(vars(g))
    g.run()
    assert vars(g) == before


def test_a_window_left_silent_is_over_when_the_game_goes_on(g: State) -> None:
    g.then((window,), (ask_one,), (finish,))
    g.run()
    g.suspend()
    g.stack[-3:] = []
    g.run()
    assert g.window < 0


def test_a_clone_has_every_field_and_no_events(g: State) -> None:
    g.telling = True
    g.tell(0, (1, 2))
    copy = clone(g)
    assert field_names(copy) == field_names(g)
    assert copy.events == []
    assert not copy.telling
    assert copy.pack is g.pack
    assert isinstance(copy, Cargo)
    assert isinstance(g, Cargo)
    copy.hand[1].append(3)
    copy.score[0] = 9
    assert g.hand == [[], [], []]
    assert g.score == [0, 0, 0]


def test_a_clone_of_empty_inner_lists_is_independent(g: State) -> None:
    assert isinstance(g, Cargo)
    g.chest = [[], [1]]
    copy = clone(g)
    copy.chest[0].append(5)
    assert g.chest == [[], [1]]
    assert digest(copy) != digest(g)
