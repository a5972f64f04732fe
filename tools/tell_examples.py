"""Play the games of docs/examples with bots and write down their records and their tales.

    python tools/tell_examples.py

Run it again whenever the phrases, the rules or the bots change; a test compares.
"""

from __future__ import annotations

import random
from pathlib import Path

from shipboard.bots import bot
from shipboard.bots.table import Table
from shipboard.games import game as find_game
from shipboard.kernel.match import Match

EXAMPLES = Path(__file__).parent.parent / "docs" / "examples"
GAMES = {
    "gloom-two-crews": (7, ("Ada", "Basil")),
    "gloom-four-crews": (17, ("Ines", "Jonah", "Kit", "Laszlo")),
}


def play(seed: int, names: tuple[str, ...]) -> Match:
    """A game of Gloom between sensible bots with people's names."""
    game = find_game("gloom")
    match = Match(game, len(names), {"crew_assignment": "random"}, seed, names)
    sensible = bot(game, "sensible")
    players = {seat: sensible(seat, random.Random(f"{seed} {seat}")) for seat in range(len(names))}
    Table(match, players).run()
    return match


def files(name: str) -> dict[str, bytes]:
    """The record of an example and its two tales, by the names of their files."""
    record = play(*GAMES[name]).record()
    game = find_game("gloom")
    assert game.tale is not None
    told = game.tale(game, record)
    return {
        f"{name}.json": record.to_json(),
        f"{name}.html": told.to_html().encode(),
        f"{name}.md": told.to_markdown().encode(),
    }


if __name__ == "__main__":
    EXAMPLES.mkdir(exist_ok=True)
    for name in GAMES:
        for file, data in files(name).items():
            (EXAMPLES / file).write_bytes(data)
            print(f"written: {EXAMPLES / file}")
