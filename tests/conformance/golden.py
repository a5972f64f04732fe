"""Golden files: transcripts to read, digests of whole games, sizes of small decision trees.

They stay as they are unless a change says why. To write them anew:

    .venv/bin/python -m tests.conformance.golden [GAME …]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import shipboard
from shipboard.kernel.match import Match
from shipboard.kernel.save import digest
from shipboard.kernel.state import State, clone
from shipboard.kernel.words import Speaker
from tests.games import folder

from .soundness import undeclared
from .tables import BOUND, Table, counts, option_tables

COMMAND = ".venv/bin/python -m tests.conformance.golden"
NUMBERS = "numbers.json"
SEED = 1
POSITIONS = 1_000  # a tree grows level by level, up to the first that has more than this


def pick(seed: int, number: int, choices: int) -> int:
    """A choice that is the same on every machine and Python version."""
    text = f"golden {seed} {number}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "little") % choices


def golden_tables(name: str) -> list[Table]:
    """Each player count, and each option value at the usual one."""
    game = shipboard.game(name)
    usual = [table for table in option_tables(name) if table.players == game.default_players]
    return [Table(name, players) for players in counts(game)] + usual


def play_on(g: State, number: int, until: int) -> int:
    """The golden game from its answer `number` on, to answer `until` or to its end."""
    while not g.over and number < until:
        ask = g.open[pick(SEED, 2 * number, len(g.open))]
        g.answer(ask[0], ask[3][pick(SEED, 2 * number + 1, len(ask[3]))])
        number += 1
    return number


def final_digest(table: Table) -> str:
    """The digest of a whole game."""
    g = table.state(SEED)
    play_on(g, 0, BOUND)
    return digest(g)


def tree(root: State) -> list[int]:
    """How many ways there are to give 1, 2, … answers, the first open decision first."""
    level = [root]
    sizes: list[int] = []
    while level:
        sizes.append(sum(len(g.open[0][3]) for g in level))
        if sizes[-1] > POSITIONS:
            break
        level = [world for g in level for world in branches(g) if not world.over]
    return sizes


def branches(g: State) -> Iterator[State]:
    """The positions after each answer to the first open decision."""
    number, _, _, options = g.open[0]
    for option in options:
        world = clone(g)
        world.answer(number, option)
        yield world


def hidden_fields(name: str) -> list[str]:
    """What no zone and no fact of this game shows."""
    game = shipboard.game(name)
    return undeclared(game, Table(name, game.min_players).state(SEED))


def digests(name: str) -> dict[str, str]:
    """The digests of whole games."""
    return {str(table): final_digest(table) for table in golden_tables(name)}


def trees(name: str) -> dict[str, dict[str, list[int]]]:
    """The trees from the first question and from the middle of the golden game."""
    found = {}
    for players in counts(shipboard.game(name)):
        table = Table(name, players)
        middle = play_on(table.state(SEED), 0, BOUND) // 2
        root = table.state(SEED)
        play_on(root, 0, middle)
        found[str(table)] = {"start": tree(table.state(SEED)), f"answer {middle}": tree(root)}
    return found


PARTS: dict[str, Callable[[str], Any]] = {
    "hidden_fields": hidden_fields,
    "digests": digests,
    "trees": trees,
}


def numbers(name: str) -> dict[str, Any]:
    """What numbers.json of a game holds."""
    return {part: computed(name) for part, computed in PARTS.items()}


def transcript(table: Table) -> str:
    """A game as a referee would write it down: what all saw, and every answer."""
    match = table.match(SEED)
    speaker = Speaker(match.game, match.names)
    lines = [f"{match.game.title}, {table.players} players, seed {SEED}", ""]
    told = 0
    number = 0
    while True:
        news = [speaker.event(match.state, event) for event in match.state.events[told:]]
        lines += [line for line in news if line]
        told = len(match.state.events)
        if match.outcome is not None:
            break
        decision = match.decisions[pick(SEED, number, len(match.decisions))]
        option = decision.options[pick(SEED, number + 1, len(decision.options))]
        number += 2
        lines.append(f"  > {match.names[decision.seat]}, {decision.kind.name}: {option}")
        match.answer(decision, option)
    lines += ["", ending(match)]
    return "\n".join(lines) + "\n"


def ending(match: Match) -> str:
    outcome = match.outcome
    assert outcome is not None
    winners = ", ".join(match.names[seat] for seat in outcome.winners)
    return f"{outcome.side} wins ({outcome.reason}): {winners}. {len(match.answers)} answers."


def golden(name: str) -> Path:
    """Where the golden files of a game are."""
    return folder(name) / "golden"


def transcript_file(table: Table) -> str:
    """The file with the transcript of a table."""
    return f"{table.players}-players.txt"


def files(name: str) -> dict[str, str]:
    """Every golden file of a game by its name."""
    found = {NUMBERS: json.dumps(numbers(name), indent=1) + "\n"}
    for players in counts(shipboard.game(name)):
        table = Table(name, players)
        found[transcript_file(table)] = transcript(table)
    return found


def main(games: Sequence[str]) -> None:
    for name in games:
        where = golden(name)
        where.mkdir(parents=True, exist_ok=True)
        for old in where.iterdir():
            old.unlink()
        for file, text in files(name).items():
            (where / file).write_text(text, encoding="utf-8")
            print(f"wrote {where / file}")


if __name__ == "__main__":
    main(sys.argv[1:] or shipboard.game_names())
