"""Players that know no game, and the loop that lets players play."""

from __future__ import annotations

from random import Random as Chance

from shipboard.kernel.declare import Game
from shipboard.kernel.player import Explainer, MakesPlayer
from shipboard.kernel.state import Refused

from .random import Random


def bot(game: Game, name: str) -> MakesPlayer:
    """The bot of this name: one of the game's own, or one that plays anything."""
    known: dict[str, MakesPlayer] = {"random": Random, **game.bots}
    if name not in known:
        raise Refused(f"{game.title} has no bot {name!r}; its bots are {', '.join(sorted(known))}")
    return known[name]


def adviser(game: Game) -> str:
    """The bot that gives hints: the game's first one that can say why. Nothing if none can."""
    for name, make in game.bots.items():
        if isinstance(make(0, Chance(0)), Explainer):
            return name
    return ""
