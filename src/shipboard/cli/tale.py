"""`shipboard tale`: the story of a recorded game, to be read and kept."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from shipboard.games import game as find_game
from shipboard.kernel.declare import Tale
from shipboard.kernel.record import Record
from shipboard.kernel.state import Refused
from shipboard.terminal import files

from .records import File

STDOUT = Path("-")
Target = Annotated[
    Path | None, typer.Option(metavar="FILE", help="The file to write; - is the screen.")
]


def tale(file: File, html: Target = None, markdown: Target = None) -> None:
    """Write the tale of a recorded game as a page, as Markdown or as both.

    Both go beside the record, under its name. With --html or --markdown only that one is written.

    Example: shipboard tale game.json --html tale.html
    """
    if html == markdown == STDOUT:
        raise Refused("only one tale can go to the screen: --html - or --markdown -")
    record = files.load(file)
    if html is None and markdown is None:
        html, markdown = file.with_suffix(".html"), file.with_suffix(".md")
    for path in (html, markdown):
        if path and path != STDOUT and path.exists() and path.samefile(file):
            raise Refused(f"{path}: is the record itself; write the tale to another file")
    story = _tell(record, file)
    for path, text in ((html, story.to_html), (markdown, story.to_markdown)):
        if path:
            _write(path, text())


def _tell(record: Record, file: Path) -> Tale:
    game = find_game(record.game)
    if game.tale is None:
        raise Refused(f"{file}: is a game of {game.title}, which has no tale to tell")
    try:
        return game.tale(game, record)
    except (Refused, ValueError, LookupError) as error:
        raise Refused(f"{file}: {error}") from None


def _write(path: Path, text: str) -> None:
    if path == STDOUT:
        print(text, end="")
        return
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Refused(f"{path}: cannot be written: {error.strerror}") from None
    print(f"The tale is in {path}.", file=sys.stderr)
