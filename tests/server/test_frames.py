"""Looking back while a game runs: a seat sees again what it noticed, and nothing else."""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from typing import Any

import pytest

import shipboard
from shipboard.kernel.declare import ALL
from shipboard.kernel.layout import Talk
from shipboard.kernel.match import Match
from shipboard.kernel.state import NO_WINDOW
from shipboard.server.aside.moments import frames

LEAST = 8  # games


class Witness:
    """Notes what one seat of a live table sees, whenever something is to be seen."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.noticed: list[tuple[int, dict[str, Any]]] = []
        self.look()

    def look(self) -> None:
        """Between the opening of a window and its end nobody notices anything."""
        if self.match.state.window != NO_WINDOW and not self.match.paused:
            return
        seen = json.loads(json.dumps(self.match.view(self.seat)))
        del seen["decisions"]
        goals = self.match.game.goals(seen, Talk.of(self.match, self.seat))
        seen["goals"] = [asdict(goal) for goal in goals]
        told = len(self.match.state.events)
        if not self.noticed or self.noticed[-1] != (told, seen):
            self.noticed.append((told, seen))


def play(match: Match, witness: Witness, rng: random.Random, moves: int) -> int:
    """So many moves, at random; how many answers were given in windows."""
    inside = 0
    for _ in range(moves):
        if match.paused:
            match.resume()
        elif match.outcome is None:
            decision = rng.choice(match.decisions)
            inside += decision.kind.window
            match.answer(decision, rng.choice(decision.options))
        witness.look()
    return inside


@pytest.mark.parametrize("game", shipboard.game_names())
def test_frames_of_a_running_game_are_what_the_seat_has_noticed(game: str) -> None:
    inside = paused = 0
    windows = any(kind.window for kind in shipboard.game(game).kinds)
    for seed in range(200):
        if seed >= LEAST and (not windows or (inside and paused)):
            return
        rng = random.Random(seed)
        match = Match(shipboard.game(game), seed=seed, live=True)
        witness = Witness(match, rng.randrange(match.players))
        inside += play(match, witness, rng, rng.randrange(20, 60))
        while windows and seed % 2 and not match.paused and match.outcome is None:
            inside += play(match, witness, rng, 1)
        paused += match.paused
        shown = [
            json.loads(frame)
            for frame in frames(match.record().to_json(), str(witness.seat), running=True)
        ]
        positions = [frame["position"] for frame in shown]
        for position in positions:
            position.pop("map", None)
        assert positions == [seen for _, seen in witness.noticed]
        told = [len(frame["moves"]) for frame in shown]
        assert [sum(told[: n + 1]) for n in range(len(told))] == [n for n, _ in witness.noticed]
    raise AssertionError("nobody was asked in a window, or no game was left in one")


@pytest.mark.parametrize("game", shipboard.game_names())
def test_who_knows_all_sees_every_card_of_every_frame(game: str) -> None:
    rng = random.Random(1)
    match = Match(shipboard.game(game), seed=1)
    for _ in range(60):
        if match.outcome is None:
            decision = rng.choice(match.decisions)
            match.answer(decision, rng.choice(decision.options))
    record = match.record().to_json()
    knowing, watching = (
        [json.loads(frame)["position"] for frame in frames(record, viewer, running=False)]
        for viewer in ("all", "public")
    )
    assert len(knowing) == len(watching) == len(match.answers) + 1
    for known, watched in zip(knowing, watching, strict=True):
        for name, zone in known["zones"].items():
            piles = zone if isinstance(zone, list) else [zone]
            assert all(pile["count"] == len(pile["cards"]) for pile in piles), name
        for fact in match.game.facts:
            if fact.sees == ALL:
                assert known["facts"][fact.name] == watched["facts"][fact.name]
