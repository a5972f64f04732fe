"""What several commands take: a game, its options, its bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from shipboard.kernel.declare import Game
from shipboard.kernel.state import Refused

FAILED, BAD_INPUT = 1, 2

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The name of the game; shipboard games lists them.")
]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many players.")]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set", metavar="OPTION=VALUE", help="An option of the game; you can give several."
    ),
]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot", metavar="[SEAT=]NAME", help="A bot for all seats or for one; you can give several."
    ),
]


def settings(given: Sequence[str] | None) -> dict[str, str]:
    """OPTION=VALUE, each at most once."""
    chosen: dict[str, str] = {}
    for text in given or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise Refused(f"--set must be OPTION=VALUE, not {text!r}")
        if name in chosen:
            raise Refused(f"option {name} is set twice")
        chosen[name] = value
    return chosen


def bots(game: Game, players: int, given: Sequence[str] | None) -> list[str]:
    """A bot's name for each seat: NAME for all of them, SEAT=NAME for one."""
    default = next(iter(game.bots), "random")
    single: dict[int, str] = {}
    for text in given or ():
        seat, sign, name = text.rpartition("=")
        if not sign:
            default = name
        elif not seat.isdecimal() or int(seat) >= players:
            raise Refused(f"--bot {text}: {seat_words(players)}, not {seat!r}")
        else:
            single[int(seat)] = name
    return [single.get(seat, default) for seat in range(players)]


def seat_words(players: int) -> str:
    """Which seats there are."""
    if players == 1:
        return "with one player the only seat is 0"
    return f"with {players} players the seats are 0 to {players - 1}"
