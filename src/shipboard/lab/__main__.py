"""The balance goals of a game, measured by what its folder says (`kernel/measures.py`).

python -m shipboard.lab interloper --players 4 --games 1000 content=tuned

With `--seeds 1-40 --keep FILE` the games of each seed are counted by themselves and added to the
file as one line; `--read FILE` prints what all lines of a file say together, one column for each
number of players and choice of options.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from shipboard.games import game as find_game
from shipboard.games import names
from shipboard.kernel.measures import Tally
from shipboard.kernel.state import Refused

from .runs import Plan, run

Columns = dict[tuple[str, int], Tally]  # by options and number of players


def measures(game: str) -> Any:
    """What a game counts: `Ledger` and `Balance`."""
    found = find_game(game)
    module = found.part("lab")
    if module is None:
        raise Refused(
            f"{found.title} has no measures of its own; "
            f"`shipboard simulate {game}` counts how its games end"
        )
    return module


def measure(plan: Plan, workers: int = 1) -> Tally:
    """Play a checked plan and count what the goals ask for."""
    lab = measures(plan.game)
    found: Tally = lab.Balance()
    for played in run(plan, workers, lab.Ledger):
        if played.error:
            raise RuntimeError(f"game {played.number}: {played.error}")
        found.add(played)
    return found


def keep(plan: Plan, given: Mapping[str, str], workers: int, file: Path) -> None:
    """Measure the games of one seed and add them to a file, as one line."""
    found = measure(plan, workers).packed()
    record = {"players": plan.players, "options": given, "seed": plan.seed, "found": found}
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(record) + "\n")


def columns(game: str, file: Path) -> Columns:
    """What the lines of a file say, together."""
    balance = measures(game).Balance
    found: Columns = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        chosen = " ".join(f"{name}={value}" for name, value in record["options"].items())
        column = found.setdefault((chosen, record["players"]), balance())
        column.merge(balance.unpacked(record["found"]))
    return dict(sorted(found.items()))


def print_tables(found: Columns) -> None:
    """All goals, in Markdown: a column for each number of players, then what they say together."""
    print_table(
        [f"{chosen}, {players}" for chosen, players in found],
        [
            {goal: column.judged(goal, short(text), players) for goal, text in column.lines()}
            for (_, players), column in found.items()
        ],
        next(iter(found.values())),
    )
    print()
    choices = list(dict.fromkeys(chosen for chosen, _ in found))
    cells = []
    for choice in choices:
        these = [column for (chosen, _), column in found.items() if chosen == choice]
        details = these[0].details(these)
        cells.append({goal: these[0].judged(goal, short(text), 0) for goal, text in details})
    print_table(choices, cells, next(iter(found.values())))


def short(text: str) -> str:
    """Without the number of things that a percentage is made of.

    >>> short("50.0% of 8, in 4.0% of 25 of the games")
    '50.0%, in 4.0% of the games'
    """
    return re.sub(r"(?<=%) of \d+", "", text)


def print_table(heads: Sequence[str], cells: Sequence[Mapping[str, str]], tally: Tally) -> None:
    """A table in Markdown, by the numbers of the goals."""
    print("| | target |", " | ".join(heads), "|")
    print("|---" * (len(heads) + 2) + "|")
    for goal in sorted(dict.fromkeys(goal for column in cells for goal in column), key=rank):
        row = " | ".join(column.get(goal, "") for column in cells)
        print(f"| {goal} | {tally.wanted(goal)} |", row, "|")


def rank(goal: str) -> int:
    """The number of a goal.

    >>> rank("B14 Alien wins"), rank("games")
    (14, 0)
    """
    found = re.search(r"B(\d+)", goal)
    return int(found[1]) if found else 0


def seeds(text: str) -> range:
    """The seeds of `7` or of `1-40`.

    >>> seeds("1-40")
    range(1, 41)
    """
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def chosen(given: Sequence[str]) -> dict[str, str]:
    """Options as they are typed."""
    for option in given:
        if "=" not in option:
            raise Refused(f"{option!r} is not OPTION=VALUE")
    return dict(option.split("=", 1) for option in given)


def main(typed: Sequence[str]) -> None:
    """Print the goals for one number of players, or keep what was counted for later."""
    about, _, more = (__doc__ or "").partition("\n\n")
    arguments = argparse.ArgumentParser(
        "python -m shipboard.lab", description=about, epilog=more.partition("\n\n")[2]
    )
    arguments.add_argument("game", choices=names())
    arguments.add_argument("--players", type=int)
    arguments.add_argument("--games", type=int, default=1000, help="of each seed")
    arguments.add_argument("--seeds", type=seeds, default=seeds("1"), help="7, or 1-40")
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--keep", type=Path, metavar="FILE")
    arguments.add_argument("--read", type=Path, metavar="FILE")
    arguments.add_argument("options", nargs="*", help="OPTION=VALUE")
    given = arguments.parse_intermixed_args(typed)
    if given.read:
        print_tables(columns(given.game, given.read))
        return
    options = chosen(given.options)
    players = given.players or find_game(given.game).default_players
    found: Tally = measures(given.game).Balance()
    for seed in given.seeds:
        bots = ("sensible",) * players
        plan = Plan(given.game, players, options, bots, given.games, seed).check()
        if given.keep:
            keep(plan, options, given.workers, given.keep)
        else:
            found.merge(measure(plan, given.workers))
    if found.games:
        for goal, measured in (*found.lines(), *found.details([found])):
            print(f"{goal:36}{measured}")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Refused as refused:
        sys.exit(f"{refused}")
