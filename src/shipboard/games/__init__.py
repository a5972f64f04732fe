"""The games, one folder each. A folder with a `table.py` that declares `GAME` is a game."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from shipboard.kernel.declare import Game
from shipboard.kernel.state import Refused


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg))


@cache
def game(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise Refused(f"there is no game {name!r}; the games are {', '.join(names())}")
    found: Game = import_module(f"{__name__}.{name}.table").GAME
    return found
