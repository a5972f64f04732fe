"""`shipboard pack`: content files of one's own."""

from __future__ import annotations

import json
from typing import Any

import typer

from shipboard.games import game as find_game
from shipboard.kernel.content import PackError, Vocabulary
from shipboard.kernel.declare import Game, Option
from shipboard.kernel.state import Refused
from shipboard.terminal.layouts import showing

from .arguments import BAD_INPUT, GameName, Players
from .records import File

app = typer.Typer(help="Check and describe content files.", rich_markup_mode=None)


@app.command()
def check(game: GameName, file: File, players: Players = None) -> int:
    """List all that is wrong with a content file, or what is in it, with warnings.

    Example: shipboard pack check ardor my-cards.toml --players 5
    """
    found = find_game(game)
    numbers = range(found.min_players, found.max_players + 1) if players is None else [players]
    problems: list[str] = []
    warnings: list[str] = []
    options: dict[str, str] = {}
    for number in numbers:
        try:
            options = found.choose(number, {_content(found).name: f"file:{file}"})
            warnings += found.advice(number, found.load(options))
        except PackError as error:
            problems += [problem for problem in error.problems if problem not in problems]
    for problem in problems:
        typer.echo(problem, err=True)
    if problems:
        return BAD_INPUT
    print(f"{file}: good for {_span(numbers)} players of {found.title}.")
    for line in _facts(found, options):
        print(f"  {line}")
    for warning in dict.fromkeys(warnings):
        typer.echo(f"warning: {warning}", err=True)
    return 0


@app.command()
def schema(game: GameName) -> None:
    """Print the JSON Schema of a game's content files.

    Example: shipboard pack schema ardor
    """
    print(json.dumps(_vocabulary(game).schema(), indent=1))


@app.command()
def vocabulary(game: GameName) -> None:
    """Print what a game's content files may say, as Markdown.

    Example: shipboard pack vocabulary ardor
    """
    print(_vocabulary(game).describe(), end="")


def _vocabulary(name: str) -> Vocabulary:
    found = find_game(name).vocabulary
    if found is None:
        raise Refused(f"{name} does not take content files of your own")
    return found


def _content(game: Game) -> Option:
    """The option that names the cards to play with."""
    for option in game.options:
        if any("<path>" in value for value in option.values):
            return option
    raise Refused(f"{game.name} does not take content files of your own")


def _facts(game: Game, options: dict[str, str]) -> list[str]:
    """Numbers of the file beside those of the content that ships."""
    content = _content(game)
    ours = {**options, content.name: content.default}
    tell = showing(game).content_facts
    facts = zip(tell(game.load(options)), tell(game.load(ours)), strict=True)
    return [f"{theirs} (ours: {own})" for theirs, own in facts]


def _span(numbers: Any) -> str:
    return f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
