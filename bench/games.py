"""How fast each game plays on one core, next to the others and to other engines.

    python bench/games.py [seconds for each figure] [rounds]

At the usual number of players, with the usual options, in seconds of this process alone. Compare
figures of one run only: machines are noisy. Therefore all are measured in turn, several rounds of
it, and the medians are printed; a ratio is the median of the rounds' ratios.
"""

import json
import math
import random
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterable
from statistics import median

from peers import measure

import shipboard
from shipboard.kernel import state as kernel_state
from shipboard.kernel.chance import seed_bytes
from shipboard.kernel.imagine import imagine
from shipboard.kernel.playout import play_out
from shipboard.kernel.save import dump
from shipboard.kernel.state import State, clone
from shipboard.lab.runs import Plan
from shipboard.lab.summary import simulate

SMALLEST = "ardor"  # what the other games are compared with: the smallest of all
PLAY = "random play, decisions/s"


class Bench:
    """A game, and a position in the middle of it."""

    def __init__(self, name: str) -> None:
        self.game = shipboard.game(name)
        self.players = self.game.default_players
        self.options = self.game.choose(self.players, {})
        self.pack = self.game.load(self.options)
        self.rng = random.Random(1)
        half = play_out(self.dealt(5), random.Random(5)) // 2
        self.position = self.dealt(5)
        play_out(self.position, random.Random(5), half)
        self.seat = self.position.open[0][1]

    def dealt(self, seed: int) -> State:
        """A game dealt and run to its first question."""
        g = self.game.deal(self.players, seed_bytes(seed), self.pack, self.options)
        g.run()
        return g

    def play(self, number: int) -> int:
        """A whole game at random: so many decisions."""
        return play_out(self.dealt(number), self.rng)

    def clones(self, _: int) -> int:
        """Copies of the position."""
        for _ in range(100):
            clone(self.position)
        return 100

    def clone_and_play(self, _: int) -> int:
        """From the middle to the end."""
        play_out(clone(self.position), self.rng)
        return 1

    def imagine_and_play(self, _: int) -> int:
        """The same in a world as the player who is asked may imagine it."""
        play_out(imagine(self.game, self.position, self.seat, self.rng), self.rng)
        return 1

    def sensible(self, number: int) -> int:
        """A whole game between sensible players."""
        bots = ("sensible",) * self.players
        simulate(Plan(self.game.name, self.players, self.options, bots, 1, number))
        return 1

    def rates(self, seconds: float) -> dict[str, float]:
        """How much of everything is done in a second."""
        return {
            PLAY: rate(self.play, seconds),
            "random play, games/s": rate(lambda n: int(self.play(n) > 0), seconds),
            "clones/s": rate(self.clones, seconds),
            "clone, play to the end, games/s": rate(self.clone_and_play, seconds),
            "imagine, play to the end, games/s": rate(self.imagine_and_play, seconds),
            "sensible players, games/s": rate(self.sensible, seconds),
        }

    def memory(self) -> int:
        """Bytes that one more clone takes."""
        clone(self.position)
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        kept = [clone(self.position) for _ in range(1000)]
        after = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return (after - before) // len(kept)

    def saved(self) -> int:
        """Bytes of the position as it is saved."""
        return len(json.dumps(dump(self.position), separators=(",", ":")))


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How much work is done in a second; `work` gets a running number and says how much it did."""
    work(0)
    done = number = 0
    start = now = time.process_time()
    while now - start < seconds:
        number += 1
        done += work(number)
        now = time.process_time()
    return done / (now - start)


def row(title: str, figures: Iterable[float]) -> None:
    """One line of the table: whole numbers in full, others as exactly as they are worth."""
    cells = [
        f"{figure:,}" if isinstance(figure, int) else f"{figure:,.{0 if figure >= 10 else 2}f}"
        for figure in figures
    ]
    print(f"{title:<36}" + "".join(f"{cell:>13}" for cell in cells))


def main() -> None:
    """Prints our figures, then each peer's, with ratios."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    benches = [Bench(name) for name in shipboard.game_names()]
    ours: list[list[dict[str, float]]] = []
    theirs: list[dict[str, float]] = []
    for _ in range(rounds):
        ours.append([each.rates(seconds) for each in benches])
        theirs.append(measure(seconds))
    plays = [[rates[PLAY] for rates in once] for once in ours]
    compiled = not kernel_state.__file__.endswith(".py")
    print(f"{'Compiled' if compiled else 'Interpreted'}, one core, medians of {rounds} rounds")
    print(" " * 36 + "".join(f"{each.game.name:>13}" for each in benches))
    row("players", (each.players for each in benches))
    for title in ours[0][0]:
        row(title, (median(once[game][title] for once in ours) for game in range(len(benches))))
    smallest = [each.game.name for each in benches].index(SMALLEST)
    row(
        f"decisions/s, {SMALLEST} is 1",
        (median(once[game] / once[smallest] for once in plays) for game in range(len(benches))),
    )
    row("bytes of a clone", (each.memory() for each in benches))
    row("bytes of a saved position", (each.saved() for each in benches))
    print("Peers, random play, decisions/s, and how many times as fast each of ours is:")
    for name in theirs[0]:
        figures = [once[name] for once in theirs]
        if math.isnan(figures[0]):
            print(f"  {name:<34}not installed")
            continue
        row(
            f"  {name}",
            (
                median(once[game] / its for once, its in zip(plays, figures, strict=True))
                for game in range(len(benches))
            ),
        )


if __name__ == "__main__":
    main()
