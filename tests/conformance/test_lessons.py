"""First games that teach: they go as they are written, and say something at every question."""

from __future__ import annotations

import pytest

from shipboard.kernel.lesson import has_lesson, lesson_of, moments
from shipboard.kernel.view import view

from .tables import all_games

TAUGHT = [name for name, game in all_games().items() if has_lesson(game)]
LONGEST = 400  # characters that somebody reads at once


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_goes_as_it_is_written(name: str) -> None:
    game = all_games()[name]
    lesson = lesson_of(game)
    done = 0
    for moment in moments(game, lesson):
        if moment.asked is None:
            continue
        assert moment.asked.seat == lesson.seat
        assert moment.answer in moment.asked.options, f"{moment.answer}: {moment.asked}"
        assert len(moment.asked.options) > 1, f"nothing to choose at {moment.asked}"
        assert view(game, moment.match.state, lesson.seat)["decisions"]
        done += 1
    assert 6 <= done <= 40
    assert len(moment.match.answers) == len(lesson.step)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_says_why_at_every_question_and_no_more_than_can_be_read(name: str) -> None:
    lesson = lesson_of(all_games()[name])
    remarks = [moment.say for moment in moments(all_games()[name], lesson)]
    assert all(remarks)
    assert max(map(len, remarks)) <= LONGEST, max(remarks, key=len)
