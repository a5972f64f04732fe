"""Players that know no game, and the loop that lets players play."""

from __future__ import annotations

from shipboard.kernel.declare import Game
from shipboard.kernel.player import MakesPlayer
from shipboard.kernel.state import Refused

from .random import Random


def bot(game: Game, name: str) -> MakesPlayer:
    """The bot of this name: one of the game's own, or one that plays anything."""
    known: dict[str, MakesPlayer] = {"random": Random, **game.bots}
    if name not in known:
        raise Refused(f"{game.title} has no bot {name!r}; its bots are {', '.join(sorted(known))}")
    return known[name]
