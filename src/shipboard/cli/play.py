"""`shipboard play`: one person against bots."""

from __future__ import annotations

import shlex
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from shipboard.bots import bot
from shipboard.games import game as find_game
from shipboard.kernel.lesson import has_lesson
from shipboard.kernel.match import Match
from shipboard.kernel.state import Refused
from shipboard.terminal import files
from shipboard.terminal.screen import Screen
from shipboard.terminal.seats import Seats
from shipboard.terminal.sitting import Sitting
from shipboard.terminal.teaching import teach

from . import arguments
from .arguments import Bots, GameName, Players, Settings


def play(
    game: GameName,
    players: Players = None,
    seat: Annotated[int, typer.Option(metavar="K", help="Your seat, counted from 0.")] = 0,
    seed: Annotated[
        int | None, typer.Option(help="A seed; the same seed deals the same game.")
    ] = None,
    bot: Bots = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    options: Settings = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(help="The file for the record.")] = None,
) -> None:
    """Play a game against bots in this terminal.

    Example: shipboard play ardor --players 5 --bot 2=random --name Ada
    """
    if resume and (players, seed, name, options) != (None, None, None, None):
        raise Refused(
            "--resume goes on with a saved game; leave out the options that set up a new one"
        )
    if save and save != resume:
        files.check_target(save)
    match = _resumed(game, resume) if resume else _new(game, players, seat, seed, name, options)
    if not 0 <= seat < match.players:
        raise Refused(f"{arguments.seat_words(match.players)}, not {seat}")
    names = _bots(match, seat, bot)
    path = save or resume or Path(f"{game}-{datetime.now():%Y%m%d-%H%M%S}.json")
    screen = Screen()
    _greet(screen, match, seat, names)
    if not Sitting(match, seat, Seats(match, names), path, screen).play():
        again = ["shipboard", "play", game, "--resume", str(path)]
        again += ["--seat", str(seat)] if seat else []
        again += [word for text in bot or () for word in ("--bot", text)]
        screen.say(f"Your game is saved in {path}. To go on:")
        screen.verbatim(f"  {shlex.join(again)}")


def learn(game: GameName) -> None:
    """Learn a game in a few minutes: a short one that is already written down.

    Example: shipboard learn ardor
    """
    found = find_game(game)
    if not has_lesson(found):
        raise Refused(f"{found.title} has no first game that teaches; try: shipboard play {game}")
    if teach(found, Screen()):
        Screen().say(f"Now play it: shipboard play {game}")


def _new(
    game: str,
    players: int | None,
    seat: int,
    seed: int | None,
    name: str | None,
    options: list[str] | None,
) -> Match:
    match = Match(find_game(game), players, arguments.settings(options), seed)
    if name is not None and 0 <= seat < match.players:
        if not name.strip() or not name.isprintable():
            raise Refused("a name needs visible characters: letters, digits or emoji")
        match.names[seat] = name.strip()
    return match


def _resumed(game: str, path: Path) -> Match:
    match = files.resume(path)
    if match.game is not find_game(game):
        raise Refused(f"{path}: is a game of {match.game.name}, not of {game}")
    if match.outcome is not None:
        raise Refused(f"{path}: this game is over; to watch it: shipboard replay {path}")
    return match


def _bots(match: Match, seat: int, given: list[str] | None) -> dict[int, str]:
    names = dict(enumerate(arguments.bots(match.game, match.players, given)))
    if any(text.startswith(f"{seat}=") for text in given or ()):
        raise Refused(f"seat {seat} is yours; a bot cannot sit there")
    del names[seat]
    for name in names.values():
        bot(match.game, name)
    return names


def _greet(screen: Screen, match: Match, seat: int, names: dict[int, str]) -> None:
    screen.say(f"{match.game.title}. {match.game.blurb}", style="bold")
    others = ", ".join(f"{match.names[s]} ({name})" for s, name in names.items())
    bots = f" The bots: {others}." if others else ""
    screen.say(f"You are {match.names[seat]}, seat {seat}.{bots}")
    if match.automatic:
        screen.say(f"Played by the rules: {', '.join(match.automatic)}.")
    screen.say(f"The deal is sealed as {match.commitment[:16]}…; the record will prove it.")
    screen.say("Type ? for help at any question.")
