"""`shipboard map`: the board of a game, or a position of it, as a picture or in text."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from shipboard.games import game as find_game
from shipboard.kernel.chart import Chart, Map, Position
from shipboard.kernel.declare import Game
from shipboard.kernel.match import replay
from shipboard.kernel.state import Refused
from shipboard.maps import svg
from shipboard.maps import text as texts
from shipboard.terminal import files

from .arguments import GameName, Settings, settings

WIDTH = 100


def draw(
    game: GameName,
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="A record: draw the map as it was in that game."),
    ] = None,
    step: Annotated[
        int | None,
        typer.Option(metavar="N", help="After this many answers; after the last if left out."),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="K", help="As this seat sees it; as a spectator if left out."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The file to write; the screen if left out.")
    ] = None,
    text: Annotated[bool, typer.Option("--text", help="Draw it in text, not as SVG.")] = False,
    chosen: Settings = None,
) -> None:
    """Draw the map of a game: its board, or with a record where everything stands.

    Example: shipboard map interloper --record game.json --step 40 --out ship.svg
    """
    found = find_game(game)
    if found.chart is None:
        raise Refused(f"{found.title} has no map")
    if record is None:
        if step is not None or seat is not None:
            raise Refused("--step and --seat need --record")
        options = found.choose(found.default_players, settings(chosen))
        board, position = found.chart.map(found.load(options), options), None
    else:
        if chosen:
            raise Refused("--set cannot go with --record: a record has its own options")
        board, position = _recorded(found, found.chart, record, step, seat)
    if text:
        now = position or board.start
        lines = [*([now.title] if now.title else []), *texts.draw(board, now, WIDTH)]
        drawn = "\n".join([*lines, "", *texts.key(board, WIDTH)]) + "\n"
    else:
        drawn = svg.draw(board, found.title, position)
    _write(out, drawn)


def _recorded(
    game: Game, chart: Chart, file: Path, step: int | None, seat: int | None
) -> tuple[Map, Position]:
    """The board of a recorded game and what the viewer saw on it."""
    record = files.load(file)
    if step is not None and not 0 <= step <= len(record.answers):
        raise Refused(f"{file}: there is no step {step}; the steps are 0 to {len(record.answers)}")
    try:
        match = replay(game, record, step)
    except (Refused, ValueError, LookupError) as error:
        raise Refused(f"{file}: {error}") from None
    view = match.view(seat)
    return chart.board(match.pack, match.options, view), chart.position(match.pack, view)


def _write(path: Path | None, drawn: str) -> None:
    if path is None:
        print(drawn, end="")
        return
    try:
        path.write_text(drawn, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Refused(f"{path}: cannot be written: {error.strerror}") from None
    print(f"The map is in {path}.", file=sys.stderr)
