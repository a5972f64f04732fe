"""Cards of an owner, added to the standard set, for rules that no standard card puts to the test.

Also what several chapters share: a match around a table, and a table played at random.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from shipboard.games.gloom.content import files
from shipboard.games.gloom.vocabulary import Card, vocabulary
from shipboard.kernel.content import PackError
from shipboard.kernel.match import Match

from .scenario import GAME, Scenario

# The crews of `scenario` with three players, where nothing else is said.
ANNS = ["captain", "counselor", "dark_lord", "doctor"]
BOBS = ["engineer", "kid", "nemesis", "robot"]
CIDS = ["bounty_clerk", "cargo_chaplain", "freelance_alien", "traitor"]
ALL = sorted(ANNS + BOBS + CIDS)


def without(*names: str) -> list[str]:
    """All Characters of the default crews but these."""
    return [name for name in ALL if name not in names]


def own_cards(folder: Path, *cards: str) -> str:
    """The value of the option `card_set` that adds these records to the standard set."""
    path = folder / f"cards{len(list(folder.iterdir()))}.toml"
    path.write_text("\n".join(cards), encoding="utf-8")
    return f"standard,file:{path}"


def record(name: str, sort: str, effects: str = "", more: str = "") -> str:
    """A record: a Modifier prints -5 in its first slot unless `more` has its points."""
    points = "points = { slot_1 = -5 }\n" if sort == "modifier" and "points" not in more else ""
    text = f"effects = [{effects}]\n" if effects else ""
    return (
        f'[[card]]\nid = "{name}"\nname = "{name.title()}"\ntype = "{sort}"\n{points}{text}{more}\n'
    )


def at_once(*operations: str, may: bool = False) -> str:
    """An immediate effect."""
    word = "may = true, " if may else ""
    return f'{{ category = "immediate", {word}do = [{", ".join(operations)}] }}'


def lasting(static: str, category: str = "ongoing") -> str:
    """An ongoing or persistent effect."""
    return f'{{ category = "{category}", static = {static} }}'


def refused(card: str) -> str:
    """What the loader says against this card record."""
    try:
        vocabulary.load({"own.toml": card})
    except PackError as error:
        return str(error)
    raise AssertionError("the card was not refused")


def standard_records() -> list[Card]:
    """The cards of the standard set as their file describes them."""
    records: list[Card] = vocabulary.load(files("standard"))["card"]
    return records


def match_of(table: Scenario) -> Match:
    """The table as people play it, who can take answers back."""
    match = Match(GAME, table.g.players, seed=1)
    match.state = table.g
    return match


def at_random(table: Scenario, seed: int, steps: int = 10_000) -> Iterator[Scenario]:
    """Answer by chance; yields the table at every question, and when the game is over."""
    rng = random.Random(seed)
    for _ in range(steps):
        yield table
        if table.g.over:
            return
        number, _, _, options = table.g.open[0]
        table.g.answer(number, rng.choice(options))
