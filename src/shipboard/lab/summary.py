"""What came out of a run of games: who won, why, how long, how fast."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from shipboard.games import game as find_game
from shipboard.kernel.measures import Played, spread

from .runs import Plan, run


@dataclass(slots=True)
class Summary:
    """Counts over a run. Errors are kept apart: they are nobody's win."""

    plan: Plan
    wins: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)  # games that each has won
    turns: list[int] = field(default_factory=list)
    decisions: int = 0
    errors: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, played: Played) -> None:
        """Count one game."""
        self.decisions += played.decisions
        if played.error:
            self.errors.append(played)
            return
        self.wins[played.side] += 1
        self.ends[played.reason] += 1
        self.seats.update(played.winners)
        self.turns.append(played.turns)

    @property
    def names(self) -> list[str]:
        """All seats: by number, those for whom the rules play by name."""
        plan = self.plan
        automatic = find_game(plan.game).automatic(plan.players, plan.options)
        return [*map(str, range(plan.players)), *automatic]

    def as_json(self, version: str) -> dict[str, Any]:
        """The whole result in plain values."""
        plan = self.plan
        game = find_game(plan.game)
        return {
            "game": plan.game,
            "players": plan.players,
            "options": dict(plan.options),
            "bots": list(plan.bots),
            "games": plan.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(plan.games / self.seconds, 1),
            "decisions_per_second": round(self.decisions / self.seconds),
            "wins": {side: self.wins[side] for side in game.sides},
            "ends": {reason: self.ends[reason] for reason in game.reasons},
            "seats": {name: self.seats[seat] for seat, name in enumerate(self.names)},
            "turns": spread(self.turns),
            "errors": [{"game": e.number, "error": e.error} for e in self.errors],
            "manifest": {
                "version": version,
                "content": game.load(plan.options).hash,
                "seed": plan.seed,
            },
        }

    def lines(self) -> Iterator[tuple[str, str]]:
        """(what, how much) for people."""
        plan, done = self.plan, len(self.turns)
        yield "games", f"{plan.games} of {plan.game}, {plan.players} players, seed {plan.seed}"
        yield "bots", ", ".join(f"{seat}={name}" for seat, name in enumerate(plan.bots))
        for side, count in self.wins.most_common():
            yield f"{side} wins", f"{count} ({count / done:.1%})"
        for reason, count in self.ends.most_common():
            yield f"ended by {reason}", f"{count} ({count / done:.1%})"
        if self.turns:
            rates = [
                f"{name} {self.seats[seat] / done:.1%}" for seat, name in enumerate(self.names)
            ]
            yield "won by seat", ", ".join(rates)
            yield "turns", ", ".join(f"{name} {n:g}" for name, n in spread(self.turns).items())
        yield "decisions", f"{self.decisions}"
        yield (
            "time",
            (
                f"{self.seconds:.2f} s, {plan.games / self.seconds:,.0f} games and "
                f"{self.decisions / self.seconds:,.0f} decisions a second"
            ),
        )
        for played in self.errors:
            yield "error", f"game {played.number}: {played.error}"


def simulate(
    plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda done: None
) -> Summary:
    """Play a checked plan and sum it up."""
    summary = Summary(plan)
    began = time.perf_counter()
    for played in run(plan, workers):
        summary.add(played)
        progress(played.number + 1)
    summary.seconds = max(time.perf_counter() - began, 1e-9)
    return summary
