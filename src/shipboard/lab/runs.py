"""Many games between bots, on one core or several, with the same result for the same seed.

Game number i is dealt from (seed, i), and each bot in it has chance of its own from (seed, i,
seat): neither the order of the games nor the process that plays one changes anything.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import random
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from shipboard.bots import bot
from shipboard.bots.table import Table
from shipboard.games import game as find_game
from shipboard.kernel import view as views
from shipboard.kernel.cards import DESIGN
from shipboard.kernel.declare import Game
from shipboard.kernel.match import Match
from shipboard.kernel.measures import Observer, Played
from shipboard.kernel.playout import play_out
from shipboard.kernel.state import Refused, State
from shipboard.kernel.zones import piles_of

MOST_TURNS = 200  # ARD-R62: a game beyond this is an error, never a win
MOST_DECISIONS = 100_000  # the same for a game that counts no turns
LARGEST_BATCH = 250


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: options complete, one bot a seat."""

    game: str
    players: int
    options: Mapping[str, str]
    bots: tuple[str, ...]
    games: int
    seed: int

    def check(self) -> Plan:
        """The same plan with its options filled in, or a refusal."""
        game = find_game(self.game)
        options = game.choose(self.players, self.options)
        if len(self.bots) != self.players:
            raise Refused(f"{self.players} players need {self.players} bots, not {len(self.bots)}")
        for name in self.bots:
            bot(game, name)
        if self.games < 1:
            raise Refused(f"the number of games must be at least 1, not {self.games}")
        return Plan(self.game, self.players, options, self.bots, self.games, self.seed)


class Seating:
    """Notes who began, and what was dealt to each seat where that was one card (a role, …)."""

    def dealt(self, game: Game, g: State) -> None:
        """Remember the deal: later the roles may have moved or died."""
        self.noted: dict[str, Any] = {"first": getattr(g, "active", None)}
        for zone in game.zones:
            piles = piles_of(g, zone)
            if zone.per == "seat" and all(len(pile) == 1 for pile in piles):
                names = g.pack.names[zone.pool]
                self.noted[zone.name] = tuple(names[pile[0] & DESIGN] for pile in piles)

    def asked(self, game: Game, g: State) -> None:
        """Nothing to note."""

    def ended(self, game: Game, g: State) -> dict[str, Any]:
        """The deal, as it was."""
        return self.noted


MakesObserver = Callable[[], Observer]


def run(plan: Plan, workers: int = 1, observer: MakesObserver | None = None) -> Iterator[Played]:
    """Play the games of a checked plan; they come in their order."""
    size = max(1, min(LARGEST_BATCH, -(-plan.games // (4 * workers))))
    batches = [range(n, min(n + size, plan.games)) for n in range(0, plan.games, size)]
    if workers == 1:
        for batch in batches:
            yield from play_batch(plan, batch, observer)
        return
    # A child by `spawn` starts clean: it inherits no locks or threads, and works on any system.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, _leave_interrupts_to_the_parent)
    try:
        count = len(batches)
        for played in pool.map(play_batch, [plan] * count, batches, [observer] * count):
            yield from played
    finally:
        pool.shutdown(cancel_futures=True)


def play_batch(plan: Plan, numbers: range, observer: MakesObserver | None = None) -> list[Played]:
    """The games with these numbers."""
    game = find_game(plan.game)
    play = _play_at_random if set(plan.bots) == {"random"} else _play_at_table
    return [_play(play, game, plan, number, observer) for number in numbers]


def deal_key(plan: Plan, number: int) -> bytes:
    """The secret from which game `number` is dealt."""
    text = f"shipboard run {plan.seed} game {number}"
    return hashlib.blake2b(text.encode(), digest_size=32).digest()


def _play(play: Any, game: Game, plan: Plan, number: int, observer: MakesObserver | None) -> Played:
    watcher = observer() if observer else None
    try:
        g, decisions = play(game, plan, number, watcher)
    except Exception as error:  # one broken game must not lose the run, nor pass for a win
        return Played(number, 0, 0, error=f"{type(error).__name__}: {error}")
    turns = getattr(g, "turn", 0)
    ended = views.outcome(game, g)
    if ended is None or turns > most_turns(g):
        return Played(number, turns, decisions, error=f"not over after {most_turns(g)} turns")
    seen = watcher.ended(game, g) if watcher else None
    return Played(
        number,
        turns,
        decisions,
        tuple(ended["winners"]),
        ended["side"],
        ended["reason"],
        seen=seen,
    )


def _play_at_random(
    game: Game, plan: Plan, number: int, watcher: Observer | None
) -> tuple[State, int]:
    """The fast path: players who take any option need no view of the table."""
    g = game.deal(plan.players, deal_key(plan, number), game.load(plan.options), plan.options)
    g.run()
    if watcher:
        watcher.dealt(game, g)
    return g, play_out(g, random.Random(f"{plan.seed} {number}"), MOST_DECISIONS)


def _play_at_table(
    game: Game, plan: Plan, number: int, watcher: Observer | None
) -> tuple[State, int]:
    match = Match(game, plan.players, plan.options, deal_key(plan, number))
    if watcher:
        watcher.dealt(game, match.state)
    table = Table(
        match,
        {
            seat: bot(game, name)(seat, random.Random(f"{plan.seed} {number} {seat}"))
            for seat, name in enumerate(plan.bots)
        },
    )
    while not match.state.over and not _too_long(match.state, len(match.answers)):
        if watcher:
            watcher.asked(game, match.state)
        table.step()
    return match.state, len(match.answers)


def _too_long(g: State, decisions: int) -> bool:
    return getattr(g, "turn", 0) > most_turns(g) or decisions > MOST_DECISIONS


def most_turns(g: State) -> int:
    """ARD-R62; a game that ends by itself after so many rounds may last as long."""
    return max(MOST_TURNS, g.players * getattr(g, "round_limit", 0))


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
