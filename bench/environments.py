"""How fast environments step at random: single steps per second with observation and legal mask.

    python bench/environments.py [seconds for each figure]

Our tables are stepped in bulk and one by one; the card games of others through their own
environments, all on one core. Compare figures of one run only: machines are noisy.
"""

import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

import shipboard
from shipboard.envs.aec import Table
from shipboard.envs.vector import SelfPlay

SEED = 20260
TABLES = 32
Steps = Callable[[], int]  # some steps; says how many


def in_bulk(game: str) -> Steps:
    """Our tables, many at once, each seat at random."""
    many = SelfPlay(game, TABLES, seed=SEED)

    def go() -> int:
        many.batch.step_at_random()
        return TABLES

    return go


def single(env: Any) -> Steps:
    """A whole game through PettingZoo's interface."""
    rng = random.Random(SEED)

    def go() -> int:
        env.reset(seed=rng.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            legal = None if over or cut else np.flatnonzero(seen["action_mask"])
            env.step(None if legal is None else int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return go


def pettingzoo(name: str) -> Steps:
    """A card game of PettingZoo's own."""
    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    return single(env.unwrapped)


def rlcard(name: str) -> Steps:
    """A game of RLCard's, through its environment."""
    import rlcard as library

    env: Any = library.make(name, config={"seed": SEED})
    pick = random.Random(SEED).random

    def go() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(pick() * len(legal))])
            steps += 1
        return steps

    return go


def open_spiel(name: str) -> Steps:
    """A game of OpenSpiel's, through its environment for learners."""
    environment: Any = import_module("open_spiel.python.rl_environment")
    env = environment.Environment(name)
    pick = random.Random(SEED).random

    def go() -> int:
        step = env.reset()
        steps = 0
        while not step.last():
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            step = env.step([legal[int(pick() * len(legal))]])
            steps += 1
        return steps

    return go


PEERS: dict[str, tuple[str, Callable[[str], Steps], str]] = {
    "PettingZoo leduc_holdem": ("pygame", pettingzoo, "leduc_holdem_v4"),
    "PettingZoo texas_holdem": ("pygame", pettingzoo, "texas_holdem_v4"),
    "RLCard uno": ("rlcard", rlcard, "uno"),
    "RLCard leduc-holdem": ("rlcard", rlcard, "leduc-holdem"),
    "OpenSpiel hanabi": ("pyspiel", open_spiel, "hanabi"),
    "OpenSpiel gin_rummy": ("pyspiel", open_spiel, "gin_rummy"),
    "OpenSpiel leduc_poker": ("pyspiel", open_spiel, "leduc_poker"),
}


def rate(go: Steps, seconds: float) -> float:
    """Steps per second, after a first round."""
    go()
    steps = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        steps += go()
        now = time.perf_counter()
    return steps / (now - start)


def main() -> None:
    """Prints the table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    print(f"Random steps per second with observation and mask, {seconds:g} s each, one core:")
    for game in shipboard.game_names():
        print(f"  {f'{game}, {TABLES} tables at once':<34}{rate(in_bulk(game), seconds):>12,.0f}")
        print(f"  {f'{game}, PettingZoo':<34}{rate(single(Table(game)), seconds):>12,.0f}")
    for name, (module, set_up, game) in PEERS.items():
        if find_spec(module) is None:
            print(f"  {name:<34}{'not installed':>12}")
            continue
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            print(f"  {name:<34}{rate(set_up(game), seconds):>12,.0f}")


if __name__ == "__main__":
    main()
