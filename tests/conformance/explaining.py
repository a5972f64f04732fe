"""Bots explain themselves: made for one question, told what the seat saw, asked what moved them."""

from __future__ import annotations

import random
import re
from typing import Any

from shipboard.kernel import view as views
from shipboard.kernel.because import Because
from shipboard.kernel.declare import Game
from shipboard.kernel.explain import in_words, option_words
from shipboard.kernel.layout import Talk
from shipboard.kernel.match import Decision, Match
from shipboard.kernel.player import Explainer

from .secrecy import other_world, twin
from .taking_over import newcomer, question

MACHINE = re.compile(r"[{}]|\b\w+_\w+\b|\w:\w")  # what no person would say aloud
LUCK = 0.5


def explainers(game: Game) -> list[str]:
    """The bots of a game that can say why."""
    rng = random.Random(0)
    return [name for name, make in game.bots.items() if isinstance(make(0, rng), Explainer)]


def explained(match: Match, decision: Decision, told: list[Any], name: str) -> tuple[str, str]:
    """What a bot made for this question would answer, and why, in words."""
    view, put = question(match, decision)
    player = newcomer(match.game, name, decision.seat, told, LUCK)
    assert isinstance(player, Explainer)
    option, moved = player.explained(view, put)
    return option, said(match, decision, moved)


def said(match: Match, decision: Decision, moved: tuple[Because, ...]) -> str:
    return in_words(moved, Talk.of(match, decision.seat), option_words(match, decision))


def unlike(match: Match, decision: Decision, told: list[Any], name: str) -> list[str]:
    """What is wrong with an explanation: another answer, no words, or words of a machine."""
    view, put = question(match, decision)
    plain = newcomer(match.game, name, decision.seat, told, LUCK).choose(view, put)
    option, why = explained(match, decision, told, name)
    wrong = [] if option == plain else [f"answers {plain}, and explained {option}"]
    if not why.endswith((".", "!")):
        wrong.append(f"says {why!r}")
    if found := MACHINE.search(why):
        wrong.append(f"says {found[0]!r} in {why!r}")
    return [f"{name} at {put['kind']}: {each}" for each in wrong]


def told_apart(match: Match, decision: Decision, rng: random.Random, name: str) -> list[str]:
    """Whether an explanation differs where only what the seat may not know differs."""
    game: Game = match.game
    world = other_world(game, match.state, decision.seat, rng)
    if world is None:
        return []
    other = twin(match, world)
    there = next((d for d in other.decisions if d.id == decision.id), None)
    if there is None:
        return []
    seat = decision.seat
    here = explained(match, decision, match.events(seat), name)
    seen = [views.event(game, world, event, seat) for event in world.events]
    notes = match.notes
    seen = [e | {"note": notes[i]} if i in notes else e for i, e in enumerate(seen)]
    elsewhere = explained(other, there, seen, name)
    return [] if here == elsewhere else [f"{name}: {here} here, {elsewhere} elsewhere"]
