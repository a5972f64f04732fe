"""All commands together, and what becomes of a mistake: one sentence and exit code 2."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

import typer

from shipboard.kernel.content import PackError
from shipboard.kernel.state import Refused

from . import books, maps, packs, play, positions, records, serve, simulate, stores, tale
from .arguments import BAD_INPUT

app = typer.Typer(
    help="Tabletop games of space and suspicion, played completely and by the book.",
    epilog="Example: shipboard play ardor",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command()(books.games)
app.command()(play.play)
app.command()(play.learn)
app.command()(serve.serve)
app.command()(stores.backup)
app.command()(stores.restore)
app.command()(simulate.simulate)
app.command()(records.replay)
app.command()(records.verify)
app.command()(positions.position)
app.command()(tale.tale)
app.command("map")(maps.draw)
app.command()(books.rules)
app.command()(books.trace)
app.add_typer(packs.app, name="pack")


def run(args: Sequence[str] | None = None) -> int:
    """The exit code of a command."""
    arguments = list(sys.argv[1:] if args is None else args)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # better a ? than a traceback on an old terminal
            stream.reconfigure(errors="replace")
    try:
        code = app(arguments or ["--help"], prog_name="shipboard", standalone_mode=False)
        sys.stdout.flush()
        return int(code or 0)
    except PackError as error:
        more = len(error.problems) - 1
        also = f" (and {more} more; shipboard pack check lists them all)" if more else ""
        return _complain(error.problems[0] + also)
    except Refused as error:
        return _complain(str(error))
    except typer.TyperException as error:
        return _complain(getattr(error, "format_message", error.__str__)())
    except BrokenPipeError:
        # The reader has seen enough (`| head`); the interpreter must not complain at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _complain(problem: str) -> int:
    print(f"shipboard: {problem}", file=sys.stderr)
    return BAD_INPUT
