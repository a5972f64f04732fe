"""PettingZoo: every seat is an agent, and one acts after the other."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from shipboard.games import game as find_game
from shipboard.kernel.observation import BYTES

from . import telling
from .plays import NOBODY, Play, Rules
from .rows import array_of, seen_and_legal

MOST_ANSWERS = 20_000


class Table(AECEnv):
    """A table at which every seat is an agent: `seat_0`, `seat_1` and so on.

    An observation has the row of numbers of kernel/observation.py and the mask of legal actions,
    which is empty for whoever is not to act. A reward comes at the end: 1 for who has won, else -1.
    A game of more than `most_answers` answers is truncated.
    """

    metadata = {  # noqa: RUF012
        "name": "shipboard_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False,
        "render_fps": 1,
    }  # fmt: skip

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        most_answers: int = MOST_ANSWERS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        declared = find_game(game)
        self.rules = Rules(declared, players or declared.default_players, options or {})
        self.metadata = self.metadata | {"name": f"shipboard_{game}_v0"}
        self.most_answers = most_answers
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.players)]
        self._space = seen_and_legal(self.rules)
        self._actions = spaces.Discrete(self.rules.actions.size)
        self._seeds = random.Random()
        self._row = bytearray(BYTES * self.rules.observation.size)
        self.play = Play(self.rules, 0, telling=True)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every seat."""
        return self._space

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for every seat: kernel/actions.py."""
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed, that of this seed and then the same ones after it."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.play.deal(self._seeds.getrandbits(63))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.play.seat()]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What this seat sees now, and what it may do."""
        seat = int(agent.removeprefix("seat_"))
        self.play.see(seat, self._row, 0)
        mask = bytearray(self.rules.actions.size)
        if self.play.seat() == seat:
            self.play.mark(mask, 0)
        return {
            "observation": array_of(self._row).copy(),
            "action_mask": np.frombuffer(mask, dtype=np.int8),
        }

    def step(self, action: int | None) -> None:
        """The seat that is to act does this; what is not legal is refused and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.play.g.over:
            self.rewards = dict(zip(self.possible_agents, self.play.results(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.play.answers >= self.most_answers:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        seat = self.play.seat()
        if seat != NOBODY:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as all see it, in words."""
        text = telling.table(self.play, None)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    def words(self, agent: str) -> str:
        """What this seat sees, is asked and may do, in words, for an agent that reads."""
        return telling.told(self.play, int(agent.removeprefix("seat_")))

    def view(self, agent: str) -> dict[str, Any]:
        """The same as a dictionary: the view that bots and the page get."""
        return telling.view_of(self.play, int(agent.removeprefix("seat_")))

    def legend(self) -> list[str]:
        """What each number of an observation means."""
        return list(self.rules.observation.legend(self.play.g))
