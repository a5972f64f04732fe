"""How the table of a game looks in text. A game without a module here gets the generic layout."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from shipboard.kernel.declare import Game

from ..screen import Screen
from ..talk import Talk, View


class Layout(Protocol):
    """Shows what a view holds. It is given nothing else, so it can betray nothing."""

    def __init__(self, game: Game, talk: Talk) -> None: ...

    def table(self, view: View, screen: Screen) -> None:
        """The whole table, the viewer's own cards last."""

    def brief(self, view: View, screen: Screen) -> None:
        """What matters for a further question in the same turn."""

    def option(self, view: View, name: str) -> str | None:
        """Words for an option by its name where the layout knows better ones."""

    def ending(self, view: View, screen: Screen) -> None:
        """What is turned up when the game is over."""


def room(game: Game) -> Any:
    """The module that shows this game: `Layout`, and `content_facts` of a pack."""
    own = f"{__name__}.{game.name}"
    return import_module(own if find_spec(own) else f"{__name__}.generic")


def layout(game: Game, talk: Talk) -> Layout:
    """The layout for this game."""
    made: Layout = room(game).Layout(game, talk)
    return made
