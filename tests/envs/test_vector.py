"""Many tables at once: the same games as one at a time, with results that are the rules'."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

from shipboard.envs.plays import Play
from shipboard.envs.seat import env_id
from shipboard.envs.vector import Seats, SelfPlay
from shipboard.kernel.observation import BYTES
from shipboard.kernel.state import Refused
from tests.games import short

from . import GAMES

TABLES = 3


@pytest.mark.parametrize("game", GAMES)
def test_self_play_goes_as_single_tables_go(game: str) -> None:
    many = SelfPlay(game, TABLES, options=short(game), seed=7)
    rng = np.random.default_rng(7)
    copies = [one.__deepcopy__({}) for one in many.batch.plays]
    games = 0
    for _ in range(150):
        actions = [int(rng.choice(np.flatnonzero(mask))) for mask in many.masks]
        for copy, action in zip(copies, actions, strict=True):
            copy.act(action)
        many.step(actions)
        for table in many.ended:
            assert copies[table].g.over
            assert many.results(table) == copies[table].results()
            assert set(many.results(table)) <= {1.0, -1.0}
            copies[table] = many.batch.plays[table].__deepcopy__({})
            games += 1
        for table, copy in enumerate(copies):
            seat = copy.seat()
            assert many.seats[table] == seat
            row, mask = seen_and_legal(copy, seat)
            assert (many.observations[table] == row).all()
            assert (many.masks[table] == mask).all()
    assert games or game in ("gloom", "interloper", "outer_rim")


def seen_and_legal(play: Play, seat: int) -> tuple[np.ndarray, np.ndarray]:
    row = bytearray(BYTES * play.rules.observation.size)
    mask = bytearray(play.rules.actions.size)
    play.see(seat, row, 0)
    play.mark(mask, 0)
    return np.frombuffer(row, "<i4"), np.frombuffer(mask, np.int8)


@pytest.mark.parametrize("game", GAMES)
def test_the_vector_environment_of_gymnasium(game: str) -> None:
    env = gymnasium.make_vec(
        f"shipboard.envs:{env_id(game)}", num_envs=TABLES, options=short(game), seat=1
    )
    assert isinstance(env, Seats)
    seen, _ = env.reset(seed=3)
    rng = np.random.default_rng(3)
    ended = 0
    for _ in range(100):
        assert env.observation_space.contains(seen)
        assert (seen["observation"][:, 1] == 1).all()  # each row is that of seat 1
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, rewards, over, cut, infos = env.step(actions)
        assert ((rewards != 0) == over).all()
        assert not cut.any()
        assert ("final_obs" in infos) == bool(over.any())
        ended += int(over.sum())
    assert ended or game in ("gloom", "interloper", "outer_rim")


def test_the_same_seed_gives_the_same_tables() -> None:
    rows = []
    for seed in (1, 1, 2):
        many = SelfPlay("ardor", TABLES, players=5, seed=seed)
        many.batch.step_at_random()
        rows.append(many.observations.copy())
    assert (rows[0] == rows[1]).all()
    assert (rows[0] != rows[2]).any()


def test_what_is_not_legal_is_refused() -> None:
    many = SelfPlay("ardor", TABLES)
    wrong = [int(np.flatnonzero(mask == 0)[0]) for mask in many.masks]
    with pytest.raises(Refused, match="is not legal now"):
        many.step(wrong)


def test_games_are_cut_off() -> None:
    many = SelfPlay("gloom", TABLES, most_answers=20)
    cut = 0
    for _ in range(25):
        many.batch.step_at_random()
        for table in many.ended:
            assert many.results(table) == [0.0] * 4
            cut += 1
    assert cut == TABLES
