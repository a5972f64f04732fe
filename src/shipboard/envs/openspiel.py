"""OpenSpiel: a Python game with information states.

    import pyspiel, shipboard.envs.openspiel
    game = pyspiel.load_game("shipboard_GAME(players=4)")

Chance is one chance node at the root, which deals: each of its `deals` outcomes is a seed, and
all that chance decides later follows from it. So a history replays bit for bit, and states can be
cloned and saved. Options of the game are given as text: "options=fame_target:12;map:random".
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from shipboard.games import game as find_game
from shipboard.games import names
from shipboard.kernel import view as views
from shipboard.kernel.observation import BYTES
from shipboard.kernel.state import Refused

from . import telling
from .plays import LOST, NOBODY, WON, Play, Rules
from .rows import array_of

DEALS = 4096
MOST_ANSWERS = 20_000


def game_type(name: str) -> Any:
    """What OpenSpiel is told of a game before it is loaded."""
    declared = find_game(name)
    return pyspiel.GameType(
        short_name=f"shipboard_{name}",
        long_name=f"Shipboard: {declared.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=declared.max_players,
        min_num_players=declared.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": declared.default_players, "deals": DEALS, "options": "",
            "most_answers": MOST_ANSWERS,
        },
    )  # fmt: skip


def chosen(text: str) -> dict[str, object]:
    """Options as they stand in a game string.

    >>> chosen("fame_target:12;map:random")
    {'fame_target': '12', 'map': 'random'}
    """
    found: dict[str, object] = {}
    for part in text.split(";"):
        name, colon, value = part.strip().partition(":")
        if name and not colon:
            raise Refused(f"options: found {part!r}, expected name:value, with ; between them")
        if name:
            found[name] = value
    return found


class Game(pyspiel.Game):
    """A game of Shipboard with a number of players and options."""

    def __init__(self, kind: Any, name: str, params: dict[str, Any]) -> None:
        declared = find_game(name)
        players = params.get("players", declared.default_players)
        self.deals: int = params.get("deals", DEALS)
        self.most_answers: int = params.get("most_answers", MOST_ANSWERS)
        self.rules = Rules(declared, players, chosen(params.get("options", "")))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=LOST,
            max_utility=WON,
            max_game_length=self.most_answers,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> State:
        """Before the deal."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees: as numbers, and in words."""
        return Observer(self, iig_obs_type, params)


class State(pyspiel.State):
    """A position: before the deal, in the game, or at its end."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.play: Play | None = None
        self.rules = game.rules
        self.deals = game.deals
        self.most_answers = game.most_answers

    def current_player(self) -> int:
        """Chance deals; then whoever is asked acts."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = NOBODY if self.is_terminal() else self.play.seat()
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as any other."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.play is None or player != self.play.seat():
            return []
        mask = bytearray(self.rules.actions.size)
        self.play.mark(mask, 0)
        return [int(action) for action in np.flatnonzero(np.frombuffer(mask, np.int8))]

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = Play(self.rules, action, telling=True)
        else:
            self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.play is None:
            return f"deal:{action}"
        return self.rules.actions.name(self.play.g, action)

    def is_terminal(self) -> bool:
        """Over, or cut off after very many answers."""
        play = self.play
        return play is not None and (play.g.over or play.answers >= self.most_answers)

    def returns(self) -> list[float]:
        """What each player has won."""
        return [0.0] * self.rules.players if self.play is None else self.play.results()

    def __str__(self) -> str:
        return "Before the deal" if self.play is None else telling.table(self.play, None)


class Observer:
    """What a seat sees of a position, and for perfect recall all that it has seen happen."""

    def __init__(self, game: Game, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise Refused(f"observers take no parameters, not {params}")
        self.recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.size = game.rules.observation.size
        self._row = bytearray(BYTES * self.size)
        self.tensor = np.zeros(self.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """The numbers that this player sees."""
        self.tensor.fill(0)
        if state.play is not None:
            state.play.see(player, self._row, 0)
            self.tensor[:] = array_of(self._row)

    def string_from(self, state: State, player: int) -> str:
        """What this player sees; with perfect recall all that happened before, too."""
        if state.play is None:
            return "before the deal"
        play = state.play
        seen = str(telling.view_of(play, player))
        if not self.recalls:
            return seen
        game = play.rules.game
        past = [views.event(game, play.g, happened, player) for happened in play.g.events]
        return f"{past}\n{seen}"


def register() -> None:
    """Let `pyspiel.load_game` find all games."""
    for name in names():
        kind = game_type(name)
        made = type(
            f"{name}_game",
            (Game,),
            {"__init__": _made(kind, name), "__module__": __name__},
        )
        pyspiel.register_game(kind, made)


def _made(kind: Any, name: str) -> Any:
    def init(self: Game, params: dict[str, Any] | None = None) -> None:
        Game.__init__(self, kind, name, params or {})

    return init


register()
