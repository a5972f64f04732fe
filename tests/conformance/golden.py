"""Golden files: transcripts to read, digests of whole games, sizes of small decision trees.

They stay as they are unless a change says why. To write them anew:

    .venv/bin/python -m tests.conformance.golden
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

import shipboard
from shipboard.kernel.match import Match
from shipboard.kernel.save import digest
from shipboard.kernel.state import State, clone
from shipboard.kernel.words import Speaker

from .soundness import undeclared
from .tables import HERE, Table, counts, option_tables

GOLDEN = HERE / "golden"
COMMAND = ".venv/bin/python -m tests.conformance.golden"
SEED = 1
DEPTH = 4


def pick(seed: int, number: int, choices: int) -> int:
    """A choice that is the same on every machine and Python version."""
    text = f"golden {seed} {number}".encode()
    return int.from_bytes(blake2b(text, digest_size=8).digest(), "little") % choices


def golden_tables(name: str) -> list[Table]:
    """Each player count, and each option value at the usual one."""
    game = shipboard.game(name)
    usual = [table for table in option_tables(name) if table.players == game.default_players]
    return [Table(name, players) for players in counts(game)] + usual


def final_digest(table: Table) -> str:
    """The digest of a whole game."""
    g = table.state(SEED)
    number = 0
    while not g.over:
        ask = g.open[pick(SEED, number, len(g.open))]
        g.answer(ask[0], ask[3][pick(SEED, number + 1, len(ask[3]))])
        number += 2
    return digest(g)


def tree(g: State, depth: int) -> list[int]:
    """How many ways there are to give 1, 2, … answers, the first open decision first."""
    sizes = [0] * depth
    ask = g.open[0]
    for option in ask[3]:
        world = clone(g)
        world.answer(ask[0], option)
        sizes[0] += 1
        if depth > 1 and not world.over:
            for i, size in enumerate(tree(world, depth - 1)):
                sizes[i + 1] += size
    return sizes


def numbers(name: str) -> dict[str, Any]:
    """What golden/<game>.json holds."""
    game = shipboard.game(name)
    plain = [Table(name, players) for players in counts(game)]
    return {
        "hidden_fields": undeclared(game, plain[0].state(SEED)),
        "digests": {str(table): final_digest(table) for table in golden_tables(name)},
        "trees": {str(table): tree(table.state(SEED), DEPTH) for table in plain},
    }


def transcript(table: Table) -> str:
    """A game as a referee would write it down: what all saw, and every answer."""
    match = table.match(SEED)
    speaker = Speaker(match.game, match.names)
    lines = [f"{match.game.title}, {table.players} players, seed {SEED}", ""]
    told = 0
    number = 0
    while True:
        lines += [speaker.event(match.state, event) for event in match.state.events[told:]]
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


def files() -> dict[str, str]:
    """Every golden file by name."""
    found = {}
    for name in shipboard.game_names():
        found[f"{name}.json"] = json.dumps(numbers(name), indent=1) + "\n"
        for players in counts(shipboard.game(name)):
            found[f"{name}-{players}.txt"] = transcript(Table(name, players))
    return found


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for old in GOLDEN.iterdir():
        old.unlink()
    for name, text in files().items():
        (GOLDEN / name).write_text(text, encoding="utf-8")
        print(f"wrote {GOLDEN / name}")


if __name__ == "__main__":
    main()
