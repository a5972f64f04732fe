"""`shipboard replay` and `shipboard verify`: what a record tells, and whether it is true."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from shipboard.games import game as find_game
from shipboard.kernel import match as matches
from shipboard.kernel.record import Record
from shipboard.kernel.state import Refused
from shipboard.terminal import files
from shipboard.terminal.replay import story

from .arguments import FAILED

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def replay(
    file: File,
    seat: Annotated[int | None, typer.Option(metavar="K", help="As this seat saw it.")] = None,
    public: Annotated[bool, typer.Option(help="As a spectator saw it (the default).")] = False,
    everything: Annotated[
        bool, typer.Option("--all", help="With everything that was hidden.")
    ] = False,
    start: Annotated[int, typer.Option("--from", metavar="N", help="Start at this line.")] = 1,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each line.")] = False,
) -> None:
    """Retell a recorded game line by line, with line numbers.

    Example: shipboard replay game.json --seat 0 --from 40
    """
    if (seat is not None) + public + everything > 1:
        raise Refused("choose only one of --seat K, --public and --all")
    record = files.load(file)
    lines = list(story(record, file, seat, everything))
    if not 1 <= start <= max(len(lines), 1):
        raise Refused(f"{file}: there is no line {start}; the lines are 1 to {len(lines)}")
    print(f"{find_game(record.game).title}: {', '.join(record.names + record.automatic)}.")
    for number, line in enumerate(lines[start - 1 :], start):
        print(f"{number:5}  {line}", end="", flush=step)
        if not step:
            print()
        elif not sys.stdin.readline():
            print()
            return
    print(_ending(record))


def verify(file: File) -> int:
    """Play a record again and compare. Exit code 0: it is true; 1: it is not.

    Example: shipboard verify game.json
    """
    record = files.load(file)
    game = find_game(record.game)
    if record.seed is None:
        raise Refused(f"{file}: is sealed: its seed is shown when the game is over")
    try:
        match = matches.verify(game, record)
    except (Refused, ValueError, LookupError) as error:
        print(f"{file}: NOT TRUE: {error}")
        return FAILED
    print(f"{file}: true. Checked:")
    print(f"  the seed is the one promised before the deal ({match.commitment[:16]}…)")
    print(f"  the cards are those of this version ({match.pack.hash[:16]}…)")
    print(f"  each of the {len(record.answers)} answers was allowed when it was given")
    print(f"  played again, the same {len(record.events)} events happened")
    print("  and the same position was reached, bit for bit")
    print(f"  {_ending(record)}")
    return 0


def _ending(record: Record) -> str:
    if record.outcome is None:
        return "This game is not over."
    return f"Won by {record.outcome['side']} ({record.outcome['reason']})."
