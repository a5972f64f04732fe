"""How fast Ardor plays: decisions, whole games, clones and search, next to other engines.

    python bench/ardor.py [seconds for each figure]

Compare figures of one run only: machines are noisy.
"""

import math
import random
import sys
import time
import tracemalloc
from collections.abc import Callable

from peers import measure

import shipboard
from shipboard.kernel import state as kernel_state
from shipboard.kernel.chance import seed_bytes
from shipboard.kernel.imagine import imagine
from shipboard.kernel.playout import play_out
from shipboard.kernel.state import State, clone

GAME = shipboard.game("ardor")
OPTIONS = GAME.choose(4, {})
PACK = GAME.load(OPTIONS)
PLAYERS = 4


def dealt(seed: int) -> State:
    """A game dealt and run to its first question."""
    g = GAME.deal(PLAYERS, seed_bytes(seed), PACK, OPTIONS)
    g.run()
    return g


def middle() -> State:
    """A position some turns into a game."""
    g = dealt(5)
    for _ in range(20):
        g.answer(g.open[0][0], g.open[0][3][0])
    return g


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How much work is done in a second; `work` gets a running number and says how much it did."""
    work(0)
    done = number = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        number += 1
        done += work(number)
        now = time.perf_counter()
    return done / (now - start)


def memory_of_a_state() -> int:
    """Bytes that one more clone takes."""
    g = middle()
    clone(g)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [clone(g) for _ in range(1000)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


def main() -> None:
    """Prints our figures, then each peer's with the ratio."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    rng = random.Random(1)
    position = middle()
    seat = position.open[0][1]
    compiled = not kernel_state.__file__.endswith(".py")

    def hundred_clones(_: int) -> int:
        for _ in range(100):
            clone(position)
        return 100

    def search(_: int) -> int:
        play_out(imagine(GAME, position, seat, rng), rng)
        return 1

    decisions = rate(lambda n: play_out(dealt(n), rng), seconds)
    games = rate(lambda n: int(play_out(dealt(n), rng) > 0), seconds)
    print(f"Ardor, {PLAYERS} players, {'compiled' if compiled else 'interpreted'}, one core:")
    print(f"  random play, decisions/s          {decisions:>12,.0f}")
    print(f"  random play, games/s              {games:>12,.0f}")
    print(f"  clones/s                          {rate(hundred_clones, seconds):>12,.0f}")
    clone_and_play = rate(lambda n: int(play_out(clone(position), rng) > 0), seconds)
    print(f"  clone and play to the end, games/s{clone_and_play:>12,.0f}")
    print(f"  imagine and play, games/s         {rate(search, seconds):>12,.0f}")
    print(f"  memory of a state, bytes          {memory_of_a_state():>12,}")
    print("Peers, random play, decisions/s, and how many times as fast Ardor is:")
    for name, figure in measure(seconds).items():
        if math.isnan(figure):
            print(f"  {name:<34}not installed")
        else:
            print(f"  {name:<34}{figure:>12,.0f}{decisions / figure:>8.2f} x")


if __name__ == "__main__":
    main()
