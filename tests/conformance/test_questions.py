"""Every question of every game says what it is about, and every option what it means."""

from __future__ import annotations

import random
import re

import pytest

from shipboard.kernel.layout import Talk
from shipboard.kernel.match import Decision, Match
from shipboard.kernel.questions import Asking, Question

from .tables import Table, all_games, plain_tables, walk

TWICE = re.compile(r"\b(\w+) \1\b", re.IGNORECASE)
ABOUT_YOU = re.compile(r"\byou(r|rs|rself)?\b", re.IGNORECASE)


def asked(match: Match, decision: Decision) -> Question:
    """An open decision as its seat reads it."""
    view, talk = match.view(decision.seat), Talk.of(match, decision.seat)
    kind = match.kinds.index(decision.kind)
    return Asking(match.game, match.state, view, talk).question(kind, decision.numbers)


@pytest.mark.parametrize("name", list(all_games()))
def test_every_kind_says_what_its_options_do_and_for_what_the_others_wait(name: str) -> None:
    game = all_games()[name]
    kinds = (*game.kinds, *game.load(game.choose(game.default_players, {})).asks)
    for kind in kinds:
        assert kind.waits or kind.window, kind.name
        assert not ABOUT_YOU.search(kind.waits), kind.name
        labels = [label for _, label, refers in kind.sections() if not refers]
        assert kind.like or {*labels} <= {*kind.does}, kind.name


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_every_question_can_be_read_by_a_stranger(table: Table) -> None:
    seen = set()
    match = table.match(0)
    for _ in walk(match, random.Random(0), 0, every=True):
        for decision in match.decisions:
            where = (decision.kind.name, match.state.asker[0], frozenset(decision.options))
            if where in seen:
                continue
            seen.add(where)
            question = asked(match, decision)
            told = [question.prompt]
            assert sorted(choice.name for choice in question.choices) == sorted(decision.options)
            for choice in question.choices:
                told += [choice.words, choice.does, choice.grave]
                assert choice.words, decision
                assert choice.does or choice.refers, f"{decision.kind.name}: {choice.name}"
            for text in told:
                assert not set("{}_") & set(text), text
                assert not TWICE.search(text), text
            first, *others = question.choices
            assert not first.grave or all(choice.grave for choice in others), decision
