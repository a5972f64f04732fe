"""Gymnasium, one seat against bots: its own suite, and whole games."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from shipboard.envs.seat import Seat, env_id
from shipboard.kernel.state import Refused
from tests.games import short

from . import FEW, GAMES, SIZES


def play(env: Any, seed: int, most: int = 5000) -> tuple[list[int], float, bool]:
    """Play at random: all actions, the last reward, whether the game came to its end."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    done: list[int] = []
    while len(done) < most:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, cut, info = env.step(action)
        assert "refused" not in info
        done.append(int(action))
        if over or cut:
            return done, float(reward), over
    raise AssertionError("not over")


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_the_checker_of_gymnasium_passes(game: str, players: int) -> None:
    env = gymnasium.make(
        f"shipboard.envs:{env_id(game)}", players=players, bots="random", most_answers=FEW
    )
    check_env(env.unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_found_by_its_name(game: str) -> None:
    env = gymnasium.make(f"shipboard.envs:{env_id(game)}", bots="random", options=short(game))
    assert isinstance(env.unwrapped, Seat)
    _, reward, over = play(env, 3)
    assert over
    assert reward in (1.0, -1.0)


def test_the_same_seed_is_the_same_game() -> None:
    games = [play(Seat("ardor", 4), seed)[:2] for seed in (5, 5, 6)]
    assert games[0] == games[1]
    assert games[0][0] != games[2][0]


def test_against_bots_that_know_the_game() -> None:
    env = Seat("outsider", 4, seat=2)
    _, _, over = play(env, 1)
    assert over
    assert env.seat == 2


def test_an_illegal_action_changes_nothing_and_says_so() -> None:
    env = Seat("ardor", 4, "random", seat=0)
    seen, info = env.reset(seed=1)
    action = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, over, cut, told = env.step(np.int64(action))
    assert told["refused"] == f"action {action} is not legal now; the mask has those that are"
    assert (reward, over, cut) == (0.0, False, False)
    assert (seen["observation"] == again["observation"]).all()
    assert (seen["action_mask"] == again["action_mask"]).all()


def test_a_long_game_is_cut_off() -> None:
    _, reward, over = play(Seat("gloom", 3, "random", most_answers=30), 1)
    assert (reward, over) == (0.0, False)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"bots": "clever"}, "no bot 'clever'"),
        ({"bots": ["random"]}, "there are 3 other seats, and 1 bots"),
        ({"seat": 4}, "there are seats 0 to 3, and no seat 4"),
        ({"players": 9}, "Ardor is for 3 to 6 players, not 9"),
        ({"options": {"cells": 1}}, "Ardor has no option 'cells'"),
    ],
)
def test_what_cannot_be_set_up_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused, match=said):
        Seat("ardor", **({"players": 4} | wrong))
