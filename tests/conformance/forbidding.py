"""One predicate, two uses: what a list of options leaves out is what its predicate forbids.

Each returns a list of what is wrong, empty if nothing is.
"""

from __future__ import annotations

from string import Formatter

from shipboard.kernel.declare import Game
from shipboard.kernel.match import why_not
from shipboard.kernel.save import digest
from shipboard.kernel.state import State
from shipboard.terminal.rulebook import Rulebook


def forbidden(game: Game, g: State) -> list[str]:
    """Of every open decision: the options are exactly those that the step's predicate allows.

    And every reason can be put into words, and to look for one changes nothing.
    """
    if not g.open:
        return []
    step, *args = g.asker
    if step not in game.forbids:
        return [f"{step.__name__} asks, and nothing says what it forbids"]
    before = digest(g)
    wrong = []
    for _, seat, kind, options in g.open:
        allowed: set[int] = set()
        worded: dict[int, int] = {}  # reason -> an option that has it
        for option in game.every_option(game.kind(g.pack, kind), g):
            reason = game.forbids[step](g, seat, option, *args)
            if reason:
                worded.setdefault(reason, option)
            else:
                allowed.add(option)
        where = f"{step.__name__}{tuple(args)} asks seat {seat} {game.kind(g.pack, kind).name}"
        if missing := allowed - set(options):
            wrong.append(f"{where} without {sorted(missing)}, which nothing forbids")
        for option in sorted(set(options) - allowed):
            reason = game.forbids[step](g, seat, option, *args)
            wrong.append(f"{where} with {option}, forbidden by {game.noes[reason - 1].name}")
        wrong += [
            f"{where}: there are no words why not {option}"
            for option in worded.values()
            if not why_not(game, g, seat, option).endswith(").")
        ]
    if digest(g) != before:
        wrong.append(f"to ask why not changes the state before {step.__name__}")
    return wrong


def well_worded(game: Game) -> list[str]:
    """Every reason is a sentence, with fields that can be filled and rules that exist."""
    book = Rulebook(game)
    known = {*book.rules, *book.chapters}
    names = [no.name for no in game.noes]
    wrong = [f"{name} is declared twice" for name in names if names.count(name) > 1]
    for no in game.noes:
        if not no.words.endswith("."):
            wrong.append(f"{no.name} is no sentence")
        fields = {name for _, name, _, _ in Formatter().parse(no.words) if name is not None}
        wrong += [f"{no.name}: nothing fills {name}" for name in fields - game.fills.keys()]
        for number in no.rule.split(", ") if no.rule else ():
            if number.removeprefix(f"{game.rule_prefix}-") == number:
                number = f"{game.rule_prefix}-{number}"
            if number not in known:
                wrong.append(f"{no.name} cites {number}, which is no rule")
    return wrong
