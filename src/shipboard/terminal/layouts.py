"""Which layout shows a game: the `layout.py` in its folder, or the one that shows any game."""

from __future__ import annotations

from typing import Any

from shipboard.kernel.declare import Game
from shipboard.kernel.layout import Layout, Talk

from . import generic


def showing(game: Game) -> Any:
    """The module that shows this game: `Layout`, and `content_facts` of a pack."""
    return game.part("layout") or generic


def layout(game: Game, talk: Talk) -> Layout:
    """The layout for this game."""
    made: Layout = showing(game).Layout(game, talk)
    return made
