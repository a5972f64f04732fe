"""Gymnasium: one seat against bots.

    import gymnasium
    env = gymnasium.make("shipboard.envs:shipboard/GAME-v0", players=4, bots="sensible")

What stands before the colon is imported first, and with it all games are registered.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from shipboard.bots import bot
from shipboard.bots.table import Table
from shipboard.games import game as find_game
from shipboard.games import names
from shipboard.kernel.match import Match
from shipboard.kernel.observation import BYTES
from shipboard.kernel.state import Refused
from shipboard.kernel.view import option_name

from .plays import Play, Rules
from .rows import array_of, seen_and_legal
from .telling import told

MOST_ANSWERS = 20_000
Seen = dict[str, NDArray[Any]]


class Seat(gymnasium.Env[Seen, np.int64]):
    """A seat among bots, by its number or, as it is dealt, at random.

    An observation has the row of numbers of kernel/observation.py and the mask of legal actions,
    which `info` has, too. An action that is not legal changes nothing, as `info["refused"]` says
    in a sentence. The reward comes at the end: 1 for a win, else -1. A game of more than
    `most_answers` answers is truncated.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: str | Sequence[str] = "sensible",
        seat: int | None = None,
        options: Mapping[str, object] | None = None,
        most_answers: int = MOST_ANSWERS,
        render_mode: str | None = None,
    ) -> None:
        declared = find_game(game)
        self.rules = Rules(declared, players or declared.default_players, options or {})
        others = self.rules.players - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise Refused(
                f"there are {others} other seats, and {len(self.bots)} bots: "
                "name one for all of them or one for each"
            )
        for name in self.bots:
            bot(declared, name)
        if seat is not None and not 0 <= seat < self.rules.players:
            raise Refused(f"there are seats 0 to {self.rules.players - 1}, and no seat {seat}")
        self.fixed = seat
        self.most_answers = most_answers
        self.render_mode = render_mode
        self.observation_space = cast("spaces.Space[Seen]", seen_and_legal(self.rules))
        self.action_space = spaces.Discrete(self.rules.actions.size)
        self._row = bytearray(BYTES * self.rules.observation.size)
        self._play = Play(self.rules, 0)
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new game, up to the first question of this seat."""
        super().reset(seed=seed)
        rng = random.Random(int(self.np_random.integers(1 << 62)))
        rules = self.rules
        self.seat = rng.randrange(rules.players) if self.fixed is None else self.fixed
        self._match = Match(rules.game, rules.players, rules.options, rng.getrandbits(63))
        seats = [seat for seat in range(rules.players) if seat != self.seat]
        self._table = Table(
            self._match,
            {
                at: bot(rules.game, name)(at, random.Random(rng.getrandbits(63)))
                for at, name in zip(seats, self.bots, strict=True)
            },
        )
        self._play.g = self._match.state
        self._go_on()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer, and let the others play on until this seat is asked again."""
        refused = ""
        try:
            self._answer(int(action))
        except Refused as reason:
            refused = str(reason)
        self._go_on()
        seen, info = self._seen()
        if refused:
            info["refused"] = refused
        over = self._match.state.over
        reward = self._play.results()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return seen, reward, over, not over and self._too_long(), info

    def _answer(self, action: int) -> None:
        """Through the match, so that the bots hear of it."""
        match = self._match
        for decision in match.decisions:
            if decision.seat != self.seat:
                continue
            kind = match.kinds.index(decision.kind)
            option = self.rules.actions.option(kind, action)
            if option in decision.numbers:
                name = decision.options[decision.numbers.index(option)]
                match.answer(decision, name, self.seat)
                return
        for kind, option in self._offered():
            if self.rules.actions.number(kind, option) == action:
                unasked = option_name(match.game, match.state, kind, option)
                match.interject(self.seat, match.kinds[kind].name, unasked)
                return
        raise Refused(f"action {action} is not legal now; the mask has those that are")

    def _offered(self) -> list[tuple[int, int]]:
        """What this seat may do besides, where bots may: once before each of its answers."""
        match = self._match
        if match.checkpoint is None or not match.offered_to_bot(self.seat):
            return []
        return match.offered(self.seat)

    def _go_on(self) -> None:
        """The others play until this seat is asked."""
        g = self._match.state
        while not g.over and not self._too_long() and all(ask[1] != self.seat for ask in g.open):
            self._table.step()

    def _too_long(self) -> bool:
        return len(self._match.answers) >= self.most_answers

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        self._play.g = self._match.state
        self._play.see(self.seat, self._row, 0)
        mask = bytearray(self.rules.actions.size)
        for _, seat, kind, options in self._match.state.open:
            if seat == self.seat:
                self.rules.actions.mark(kind, options, mask, 0)
                for unasked, option in self._offered():
                    self.rules.actions.mark(unasked, [option], mask, 0)
        legal = np.frombuffer(mask, dtype=np.int8)
        seen = {"observation": array_of(self._row).copy(), "action_mask": legal}
        return seen, {"action_mask": legal, "seat": self.seat}

    def render(self) -> str | None:
        """What this seat sees, is asked and may do, in words."""
        text = told(self._play, self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text


def env_id(game: str) -> str:
    """How Gymnasium calls a game.

    >>> env_id("deep_space")
    'shipboard/DeepSpace-v0'
    """
    return f"shipboard/{''.join(word.capitalize() for word in game.split('_'))}-v0"


for _name in names():
    gymnasium.register(
        env_id(_name),
        entry_point="shipboard.envs.seat:Seat",
        vector_entry_point="shipboard.envs.vector:Seats",
        kwargs={"game": _name},
    )
