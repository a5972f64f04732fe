"""Many tables at once, stepped inside the compiled part: against bots, and for self-play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from shipboard.games import game as find_game

from .plays import CUT_OFF, ENDED, GOES_ON, Batch, Rules
from .rows import array_of, seen_and_legal

MOST_ANSWERS = 20_000
Numbers = NDArray[Any]


class SelfPlay:
    """Tables at which every seat is the learner's: each row is that of whoever is to act.

    `observations`, `masks` and `seats` change in place with each step. After it, `ended` names the
    tables whose game is over or was cut off, and `results` has what each seat there has won; their
    rows are those of the next game already.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        most_answers: int = MOST_ANSWERS,
    ) -> None:
        declared = find_game(game)
        self.rules = Rules(declared, players or declared.default_players, options or {})
        self.batch = Batch(self.rules, tables, seed, most_answers)
        self.observations = array_of(self.batch.seen).reshape(tables, self.rules.observation.size)
        self.masks = np.frombuffer(self.batch.legal, np.int8).reshape(tables, -1)

    @property
    def seats(self) -> Numbers:
        """Whose row it is, by table."""
        return np.array(self.batch.seats)

    def step(self, actions: Sequence[int] | Numbers) -> None:
        """One action at each table; what is not legal is refused."""
        self.batch.step([int(action) for action in actions])

    @property
    def ended(self) -> list[int]:
        """The tables whose game ended, or was cut off, with the latest step."""
        return [table for table, over in enumerate(self.batch.over) if over != GOES_ON]

    def results(self, table: int) -> list[float]:
        """What each seat has won in the game that ended last at this table."""
        return self.batch.won[table]


class Seats(VectorEnv[dict[str, Numbers], Numbers, Numbers]):
    """The same seat at many tables, with all others at random: Gymnasium's vector environment.

    For other bots `gymnasium.make_vec(..., vectorization_mode="sync")` takes one table each.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        most_answers: int = MOST_ANSWERS,
    ) -> None:
        declared = find_game(game)
        self.rules = Rules(declared, players or declared.default_players, options or {})
        self.num_envs = num_envs
        self.seat = seat
        self.most_answers = most_answers
        self.single_observation_space = seen_and_legal(self.rules)
        self.single_action_space = spaces.Discrete(self.rules.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Numbers], dict[str, Any]]:
        """New games, up to the first question of this seat."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        first = int(self.np_random.integers(1 << 62))
        self.batch = Batch(self.rules, self.num_envs, first, self.most_answers, self.seat)
        return self._seen(), {}

    def step(
        self, actions: Numbers
    ) -> tuple[dict[str, Numbers], Numbers, Numbers, Numbers, dict[str, Any]]:
        """One action at each table; what is not legal is refused."""
        self.batch.step([int(action) for action in actions])
        over = np.array(self.batch.over)
        ended, cut = over == ENDED, over == CUT_OFF
        rewards = np.zeros(self.num_envs)
        for table in np.flatnonzero(ended):
            rewards[table] = self.batch.won[table][self.seat]
        infos: dict[str, Any] = {}
        if over.any():
            rows = array_of(self.batch.last).reshape(self.num_envs, -1)
            infos = {"final_obs": {"observation": rows.copy()}, "_final_obs": over != GOES_ON}
        return self._seen(), rewards, ended, cut, infos

    def _seen(self) -> dict[str, Numbers]:
        return {
            "observation": array_of(self.batch.seen).reshape(self.num_envs, -1).copy(),
            "action_mask": np.frombuffer(self.batch.legal, np.int8)
            .reshape(self.num_envs, -1)
            .copy(),
        }
