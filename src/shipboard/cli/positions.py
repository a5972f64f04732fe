"""`shipboard position`: one moment of a game as a line of text, and what such a line says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from shipboard.games import game as find_game
from shipboard.kernel.line import from_line, to_line
from shipboard.kernel.match import replay
from shipboard.kernel.state import Refused
from shipboard.terminal import files


def position(
    what: Annotated[str, typer.Argument(metavar="FILE|LINE", help="A record, or a position.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="After this many answers.")] = None,
    seat: Annotated[int | None, typer.Option(metavar="K", help="As this seat sees it.")] = None,
) -> None:
    """Print a moment of a recorded game as one line, secrets included; or show such a line.

    Example: shipboard position game.json --at 40
    """
    if " " in what.strip():
        if at is not None:
            raise Refused("--at needs a record; a line is only one moment")
        match = from_line(what, find_game)
        print(json.dumps(match.view(seat), indent=1))
        return
    if seat is not None:
        raise Refused("--seat needs a line; a moment of a record is printed with all its secrets")
    path = Path(what)
    record = files.load(path)
    if at is not None and not 0 <= at <= len(record.answers):
        raise Refused(f"{path}: --at must be 0 to {len(record.answers)}, the number of answers")
    try:
        match = replay(find_game(record.game), record, at)
    except (Refused, ValueError, LookupError) as error:
        raise Refused(f"{path}: {error}") from None
    print(to_line(match.game, match.options, match.state))
