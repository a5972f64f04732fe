"""How fast other engines play at random: decisions per second, on one core, driven from Python.

Each peer plays game after game with a fixed seed and a random legal choice at every decision. Only
players' choices count as decisions; deals, draws and dice are played but not counted. A figure
means something only next to another one from the same run.

    python bench/peers.py [seconds for each peer]
"""

import math
import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

SEED = 20260
NOT_INSTALLED = math.nan

# Plays one whole game and says how many decisions it took.
Play = Callable[[], int]


def open_spiel(name: str) -> Play:
    """A game of OpenSpiel's, through its Python binding."""
    import pyspiel

    if name.startswith("python_"):
        import open_spiel.python.games  # noqa: F401  (registers them)

    game: Any = pyspiel.load_game(name)
    pick = random.Random(SEED).random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = pick()
                for action, probability in state.chance_outcomes():  # noqa: B007
                    left -= probability
                    if left < 0:
                        break
            else:
                legal = state.legal_actions()
                action = legal[int(pick() * len(legal))]
                decisions += 1
            state.apply_action(action)
        return decisions

    return play


def rlcard_rules(name: str) -> Play:
    """A game of RLCard's without its environment: rules only, the fastest way to play it."""
    import rlcard

    game: Any = rlcard.make(name, config={"seed": SEED}).game
    pick = random.Random(SEED).random

    def play() -> int:
        game.init_game()
        decisions = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(pick() * len(legal))])
            decisions += 1
        return decisions

    return play


def rlcard_environment(name: str) -> Play:
    """A game of RLCard's as it is meant to be used: every step encodes an observation."""
    import rlcard

    environment: Any = rlcard.make(name, config={"seed": SEED})
    pick = random.Random(SEED).random

    def play() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(pick() * len(legal))])
            decisions += 1
        return decisions

    return play


# Name in the table -> the module it needs, what sets it up, the peer's own name for the game.
PEERS: dict[str, tuple[str, Callable[[str], Play], str]] = {
    "OpenSpiel social_deduction (6)": ("pyspiel", open_spiel, "social_deduction"),
    "OpenSpiel hanabi (4)": ("pyspiel", open_spiel, "hanabi(players=4)"),
    "OpenSpiel gin_rummy": ("pyspiel", open_spiel, "gin_rummy"),
    "OpenSpiel python_liars_poker": ("pyspiel", open_spiel, "python_liars_poker"),
    "RLCard uno, rules only": ("rlcard", rlcard_rules, "uno"),
    "RLCard uno, environment": ("rlcard", rlcard_environment, "uno"),
}


def rate(play: Play, seconds: float) -> float:
    """Decisions per second over whole games, played for that many seconds after a first one."""
    play()
    decisions = 0
    start = now = time.process_time()
    while now - start < seconds:
        decisions += play()
        now = time.process_time()
    return decisions / (now - start)


def measure(seconds: float) -> dict[str, float]:
    """Decisions per second of every peer; not a number (NaN) for one that is not installed."""
    figures = {}
    for name, (module, set_up, game) in PEERS.items():
        if find_spec(module) is None:
            figures[name] = NOT_INSTALLED
            continue
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            figures[name] = rate(set_up(game), seconds)
    return figures


def main() -> None:
    """Prints the table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    print(f"Random play, {seconds:g} s each, seed {SEED}, decisions per second:")
    for name, figure in measure(seconds).items():
        print(f"  {name:<34}{'not installed' if math.isnan(figure) else f'{figure:,.0f}':>14}")


if __name__ == "__main__":
    main()
