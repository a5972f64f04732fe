"""PettingZoo: its own suite, and that the table is the game."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import shipboard
from shipboard.envs.aec import Table
from shipboard.kernel.save import digest
from shipboard.kernel.state import Refused

from . import FEW, SIZES

each_size = pytest.mark.parametrize(("game", "players"), SIZES)


@each_size
def test_the_suite_of_pettingzoo_passes(game: str, players: int) -> None:
    with warnings.catch_warnings():
        # It would have each observation be a box, and its own games with masks are none either.
        warnings.filterwarnings("ignore", "Observation", UserWarning)
        api_test(Table(game, players, most_answers=FEW), num_cycles=2 * FEW)
        seed_test(lambda: Table(game, players, most_answers=60), num_cycles=90)


def test_it_can_be_looked_at() -> None:
    render_test(lambda render_mode=None: Table("ardor", 3, render_mode=render_mode))


@each_size
def test_a_game_is_the_same_as_without_the_environment(game: str, players: int) -> None:
    table = Table(game, players, most_answers=FEW)
    table.reset(seed=4)
    rng = random.Random(4)
    g = table.rules.deal(random.Random(4).getrandbits(63))
    answers = 0
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        if over or cut:
            break
        assert reward == 0
        number, seat, kind, options = g.open[0]
        assert agent == f"seat_{seat}"
        legal = set(np.flatnonzero(seen["action_mask"]))
        actions = {table.rules.actions.number(kind, option): option for option in options}
        assert set(actions) <= legal
        action = rng.choice(sorted(actions))
        g.answer(number, actions[action])
        table.step(action)
        assert digest(g) == digest(table.play.g)
        answers += 1
    assert answers > 5
    assert g.over or answers == FEW
    won = {f"seat_{seat}": 1.0 if g.winners >> seat & 1 else -1.0 for seat in range(players)}
    assert table.rewards == (won if g.over else dict.fromkeys(won, 0.0))


@pytest.mark.parametrize("game", shipboard.game_names())
def test_what_is_not_legal_is_refused_and_changes_nothing(game: str) -> None:
    table = Table(game)
    table.reset(seed=1)
    before = digest(table.play.g)
    mask = table.observe(table.agent_selection)["action_mask"]
    for action in [*np.flatnonzero(mask == 0)[:20], -1, len(mask), None]:
        with pytest.raises(Refused, match="is not legal now; the mask has those that are"):
            table.step(action)
    assert digest(table.play.g) == before
    assert not table.play.answers


def test_who_is_not_to_act_has_no_legal_actions() -> None:
    table = Table("ardor", 4)
    table.reset(seed=1)
    for agent in table.agents:
        acts = agent == table.agent_selection
        assert table.observe(agent)["action_mask"].any() == acts


def test_a_deal_may_be_made_unasked_where_the_rules_offer_it() -> None:
    table = Table("outer_rim", 2)
    table.reset(seed=2)
    actions = table.rules.actions
    while True:
        seen = table.observe(table.agent_selection)["action_mask"]
        _, _, kind, options = table.play.g.open[0]
        asked = {actions.number(kind, option) for option in options}
        unasked = set(np.flatnonzero(seen)) - asked
        if unasked:
            break
        table.step(min(asked))
    action = int(min(unasked))
    assert actions.name(table.play.g, action).startswith("deal:")
    before = table.play.g.moment
    table.step(action)
    assert table.play.g.moment > before


def test_words_and_views_tell_what_the_seat_sees() -> None:
    table = Table("ardor", 4, render_mode="ansi")
    table.reset(seed=1)
    agent = table.agent_selection
    seat = int(agent.removeprefix("seat_"))
    text = table.words(agent)
    assert "Which card do you slip into the Command Pile?" in text
    mask = table.observe(agent)["action_mask"]
    for action in np.flatnonzero(mask):
        assert f"\n  {action}  " in text
    assert table.view(agent)["viewer"] == seat
    other = next(each for each in table.agents if each != agent)
    assert "Which card do you slip" not in table.words(other)
    assert len(table.legend()) == len(table.observe(agent)["observation"])
