"""`shipboard simulate`: many games between bots."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from shipboard import __version__
from shipboard.games import game as find_game
from shipboard.kernel.state import Refused
from shipboard.lab import summary
from shipboard.lab.runs import Plan

from . import arguments
from .arguments import FAILED, Bots, GameName, Players, Settings


def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    bot: Bots = None,
    options: Settings = None,
    workers: Annotated[int, typer.Option(metavar="N", help="How many processes to use.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> int:
    """Let bots play many games and count how they end.

    Exit code 1 if a game did not come to an end.

    Example: shipboard simulate ardor --players 5 --games 10000 --bot random --workers 2
    """
    found = find_game(game)
    number = found.default_players if players is None else players
    if workers < 1:
        raise Refused(f"the number of workers must be at least 1, not {workers}")
    chosen = found.choose(number, arguments.settings(options))
    names = tuple(arguments.bots(found, number, bot))
    plan = Plan(game, number, chosen, names, games, seed).check()
    with _progress(games) as progress:
        result = summary.simulate(plan, workers, progress)
    if as_json:
        print(json.dumps(result.as_json(__version__), indent=1))
    else:
        for what, how_much in result.lines():
            print(f"{what:24}{how_much}")
    return FAILED if result.errors else 0


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, and nothing in a pipe or a log."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)
