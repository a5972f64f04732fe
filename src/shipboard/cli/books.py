"""`shipboard games`, `shipboard rules` and `shipboard trace`: what there is to play, and how."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from shipboard.games import game as find_game
from shipboard.games import names
from shipboard.kernel.declare import Game
from shipboard.kernel.state import Refused
from shipboard.terminal import trace as traces
from shipboard.terminal.primer import show_howto
from shipboard.terminal.rulebook import Rulebook
from shipboard.terminal.screen import Screen

from .arguments import FAILED, GameName


def games() -> None:
    """List the games.

    Example: shipboard games
    """
    found = [find_game(name) for name in names()]
    Screen().grid(
        (game.name, f"{game.min_players} to {game.max_players} players", game.blurb)
        for game in found
    )


def rules(
    game: GameName,
    asked: Annotated[
        list[str] | None, typer.Argument(metavar="[NUMBER or words]", help="Which rules to print.")
    ] = None,
    short: Annotated[
        bool, typer.Option("--short", help="How to play, on one page, instead of the rules.")
    ] = False,
) -> None:
    """Print rules by number, by chapter or by words in them; without these, all rules.

    Example: shipboard rules ardor ARD-4.6
    """
    found = find_game(game)
    if short:
        if not show_howto(found, Screen()):
            raise Refused(f"{found.title} has no short form of its rules")
        return
    if not asked:
        print(found.rules_text, end="")
        return
    book = Rulebook(found)
    chapter = ""
    for rule in book.find(" ".join(asked)):
        if rule.chapter != chapter:
            chapter = rule.chapter
            print(f"{chapter} {book.chapters[chapter]}")
        print(f"  {rule.number}  {rule.text}")


def trace(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game; all games if left out.")
    ] = None,
    tests: Annotated[Path, typer.Option(metavar="DIR", help="The folder of the tests.")] = Path(
        "tests"
    ),
    everything: Annotated[
        bool, typer.Option("--all", help="List every place, not only the first.")
    ] = False,
) -> int:
    """Print which code carries out each rule and which tests prove it.

    Exit code 1 if a rule has no test.

    Example: shipboard trace ardor --tests tests
    """
    if not tests.is_dir():
        raise Refused(f"{tests}: there is no such folder")
    found = [_trace(find_game(name), tests, everything) for name in ([game] if game else names())]
    return 0 if all(found) else FAILED


def _trace(game: Game, tests: Path, everything: bool) -> bool:
    found = traces.trace(game, tests)
    for number in found.numbers:
        if number not in found.untestable:
            code = _places(found.code.get(number, []), everything)
            proofs = _places(found.tests.get(number, []), everything)
            print(f"{number:10} {code or 'no code named'} -> {proofs or 'NO TEST'}")
    for number, reason in found.untestable.items():
        print(f"{number:10} untestable: {reason}")
    tested = len(found.numbers) - len(found.untested) - len(found.untestable)
    print(
        f"{game.title}: {len(found.numbers)} rules, {tested} tested, "
        f"{len(found.untestable)} untestable, {len(found.untested)} without a test."
    )
    for problem in found.problems:
        print(f"Wrong: {problem}.")
    if found.untested:
        print(f"Without a test: {', '.join(found.untested)}.")
    return not found.untested and not found.problems


def _places(places: list[str], everything: bool) -> str:
    if everything or len(places) < 2:
        return "; ".join(places)
    return f"{places[0]} and {len(places) - 1} more"
