"""Interloper's balance goals (rules.md, "Balance targets"), measured from the events of many games.

python -m shipboard.lab.interloper --players 4 --games 1000 content=tuned

With `--seeds 1-40 --keep FILE` the games of each seed are counted by themselves and added to the
file as one line; `--read FILE` prints what all lines of a file say together, one column for each
number of players and choice of options. `--prompts` counts the questions of B18 instead.
"""

from __future__ import annotations

import argparse
import json
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import cast

from shipboard.bots import bot
from shipboard.bots.table import Table
from shipboard.games import game as find_game
from shipboard.games.interloper import numbers as n
from shipboard.games.interloper.state import Interloper
from shipboard.kernel.match import Match
from shipboard.lab.simulate import Plan, deal_key, run

from .balance import Balance, judged, mean_gains, set_gains, single_gains, wanted
from .reading import Ledger


def measure(plan: Plan, workers: int = 1) -> Balance:
    """Play a checked plan and count what the goals ask for."""
    found = Balance()
    for played in run(plan, workers, Ledger):
        if played.error:
            raise RuntimeError(f"game {played.number}: {played.error}")
        found.add(played.reason, played.seen)
    return found


def prompts(plan: Plan) -> tuple[int, int]:
    """B18: questions to players whose turn it is not, and turns.

    Windows are let pass by the page where its player wishes so; they are left out.
    """
    game = find_game(plan.game)
    asked = turns = 0
    for number in range(plan.games):
        match = Match(game, plan.players, plan.options, deal_key(plan, number))
        state = cast(Interloper, match.state)
        bots = {
            seat: bot(game, name)(seat, random.Random(f"{plan.seed} {number} {seat}"))
            for seat, name in enumerate(plan.bots)
        }
        table = Table(match, bots)
        while not state.over:
            _, seat, kind, _ = state.open[0]
            asked += bool(state.turn and seat != state.active and kind != n.REVEAL_WINDOW)
            table.step()
            state = cast(Interloper, match.state)
        turns += state.turn
    return asked, turns


def keep(plan: Plan, given: Mapping[str, str], workers: int, file: Path) -> None:
    """Measure the games of one seed and add them to a file, as one line."""
    found = measure(plan, workers).packed()
    record = {"players": plan.players, "options": given, "seed": plan.seed, "found": found}
    with file.open("a", encoding="utf-8") as out:
        out.write(json.dumps(record) + "\n")


def columns(file: Path) -> dict[tuple[str, int], Balance]:
    """What the lines of a file say, together: by options and number of players."""
    found: dict[tuple[str, int], Balance] = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        chosen = " ".join(f"{name}={value}" for name, value in record["options"].items())
        column = found.setdefault((chosen, record["players"]), Balance())
        column.merge(Balance.unpacked(record["found"]))
    return dict(sorted(found.items()))


def print_tables(found: Mapping[tuple[str, int], Balance]) -> None:
    """All goals, in Markdown: a column for each number of players, then what they say together."""
    print_table(
        [f"{chosen}, {players}" for chosen, players in found],
        [
            {goal: judged(goal, short(text), players) for goal, text in column.lines()}
            for (_, players), column in found.items()
        ],
    )
    print()
    choices = list(dict.fromkeys(chosen for chosen, _ in found))
    cells = []
    for choice in choices:
        columns = [column for (chosen, _), column in found.items() if chosen == choice]
        cells.append({goal: judged(goal, text, 0) for goal, text in details(columns)})
    print_table(choices, cells)


def details(found: Sequence[Balance]) -> Iterator[tuple[str, str]]:
    """Checks, rooms, traits and characters: more games are needed for these."""
    whole = Balance()
    for each in found:
        whole.merge(each)
    for goal, text in whole.uses():
        yield goal, short(text)
    yield from single_gains(mean_gains([each.differences() for each in found]))
    yield from set_gains(mean_gains([each.combined() for each in found]))


def short(text: str) -> str:
    """Without the number of things that a percentage is made of.

    >>> short("50.0% of 8, in 4.0% of 25 of the games")
    '50.0%, in 4.0% of the games'
    """
    return re.sub(r"(?<=%) of \d+", "", text)


def print_table(heads: Sequence[str], columns: Sequence[Mapping[str, str]]) -> None:
    """A table in Markdown, by the numbers of the goals."""
    print("| | target |", " | ".join(heads), "|")
    print("|---" * (len(heads) + 2) + "|")
    for goal in sorted(dict.fromkeys(goal for column in columns for goal in column), key=rank):
        print(
            f"| {goal} | {wanted(goal)} |",
            " | ".join(column.get(goal, "") for column in columns),
            "|",
        )


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


def main() -> None:
    """Print the goals for one number of players, or keep what was counted for later."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--players", type=int, default=4)
    arguments.add_argument("--games", type=int, default=1000, help="of each seed")
    arguments.add_argument("--seeds", type=seeds, default=seeds("1"), help="7, or 1-40")
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("--keep", type=Path, metavar="FILE")
    arguments.add_argument("--read", type=Path, metavar="FILE")
    arguments.add_argument("--prompts", action="store_true", help="count those of B18")
    arguments.add_argument("options", nargs="*", help="OPTION=VALUE")
    given = arguments.parse_args()
    if given.read:
        print_tables(columns(given.read))
        return
    options = dict(option.split("=", 1) for option in given.options)
    bots = ("sensible",) * given.players
    found = Balance()
    for seed in given.seeds:
        plan = Plan("interloper", given.players, options, bots, given.games, seed).check()
        if given.prompts:
            asked, turns = prompts(plan)
            print(f"B18 prompts in turns of others: {asked / turns:.2f} in each of {turns}")
        elif given.keep:
            keep(plan, options, given.workers, given.keep)
        else:
            found.merge(measure(plan, given.workers))
    if found.games:
        for goal, measured in (*found.lines(), *details([found])):
            print(f"{goal:36}{measured}")


if __name__ == "__main__":
    main()
