"""OpenSpiel: its random simulation, and what it relies on: clones, histories, information."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

import shipboard
import shipboard.envs.openspiel
from shipboard.kernel.state import Refused

from . import SIZES

SOON = 40  # answers after which a game is cut off: the simulation looks at each of them for long


def load(game: str, players: int, most_answers: int = SOON) -> Any:
    return pyspiel.load_game(
        f"shipboard_{game}(players={players},deals=16,most_answers={most_answers})"
    )


def after(game: Any, seed: int, answers: int) -> Any:
    """A position some random answers into a game."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    for _ in range(answers):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_the_random_simulation_of_openspiel_passes(game: str, players: int) -> None:
    pyspiel.random_sim_test(load(game, players), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_can_be_written() -> None:
    text = generate_playthrough.playthrough(
        "shipboard_ardor(players=3,deals=4,most_answers=3)", action_sequence=None, seed=1
    )
    assert 'GameType.short_name = "shipboard_ardor"' in text
    assert "commit_card" in text


@pytest.mark.parametrize("name", shipboard.game_names())
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = after(load(name, shipboard.game(name).default_players), 3, 12)
    seat = state.current_player()
    before = state.information_state_string(seat)
    other = state.clone()
    assert other.information_state_string(seat) == before
    other.apply_action(other.legal_actions()[-1])
    assert state.information_state_string(seat) == before
    assert len(state.history()) + 1 == len(other.history())


def test_information_states_tell_nothing_that_is_hidden() -> None:
    """Hands of others differ, and what a seat gets does not, until something is shown."""
    game = load("ardor", 4)
    root = game.new_initial_state()
    strings: dict[str, set[str]] = {}
    for deal in range(16):
        state = root.child(deal)
        for seat in range(4):
            view = state.get_game().rules  # the same for all
            assert view is game.rules
            other = state.play.g.hand[(seat + 1) % 4]
            strings.setdefault(state.information_state_string(seat), set()).add(str(other))
    own = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False))
    for deal in range(16):
        state = root.child(deal)
        own.set_from(state, 0)
        assert own.tensor.shape == (game.rules.observation.size,)
        assert own.tensor[0] == 1


def test_with_perfect_recall_all_that_was_seen_is_told() -> None:
    state = after(load("ardor", 4), 5, 10)
    assert len(state.information_state_string(0)) > len(state.observation_string(0))
    assert "'event': 'turn'" in state.information_state_string(0)


def test_returns_are_the_results() -> None:
    game = load("ardor", 4, 20_000)
    state = after(game, 2, 0)
    rng = random.Random(1)
    while not state.is_terminal():
        assert state.returns() == [0.0] * 4
        state.apply_action(rng.choice(state.legal_actions()))
    assert set(np.unique(state.returns())) <= {1.0, -1.0}


def test_options_are_given_as_text() -> None:
    game = pyspiel.load_game("shipboard_outer_rim(players=2,options=fame_target:12;map:random)")
    assert game.rules.options["fame_target"] == "12"
    assert game.rules.options["map"] == "random"
    with pytest.raises(Refused, match="expected name:value"):
        shipboard.envs.openspiel.chosen("fame_target")
