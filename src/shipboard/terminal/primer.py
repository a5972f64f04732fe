"""How a game is played, on one page of the terminal."""

from __future__ import annotations

from shipboard.kernel.declare import Game
from shipboard.kernel.howto import howto
from shipboard.kernel.layout import Screen


def show_howto(game: Game, screen: Screen) -> bool:
    """The goal, a turn in four steps, three tips; False if the game has no such page."""
    page = howto(game.package)
    if page is None:
        return False
    screen.head(f"How to play {game.title}")
    screen.lines([page.goal])
    screen.head("Your turn")
    steps = enumerate(page.step, 1)
    screen.grid((f"{n}", f"{step.title}\n  {step.text}") for n, step in steps)
    screen.head("What helps at first")
    screen.grid(("-", tip) for tip in page.tips)
    return True
