"""What each player of Ardor came to, and by what (ARD-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from shipboard.kernel.layout import Talk, count
from shipboard.kernel.scores import Score, best_first, words
from shipboard.kernel.state import State

from . import numbers as n
from .pack import COLOURS
from .state import DEAD, Ardor


def scores(g: State, talk: Talk) -> list[Score]:
    """ARD-13.10: the sides win together; now all may know who put what into the pile."""
    state = cast(Ardor, g)
    did: list[Counter[str]] = [Counter() for _ in range(g.players)]
    for event, args, _, secret in g.events:
        if event == n.COMMITTED:
            did[args[0]][COLOURS[state.cards.colour[secret[0]]]] += 1
        elif event == n.WAS_DAMAGED:
            did[args[0]]["hits"] += 1
        elif event == n.REPAIRED:
            did[args[0]]["repairs"] += 1
    found = [
        Score(seat, words(g, seat), tuple(_parts(state, seat, did[seat])))
        for seat in range(g.players)
    ]
    return best_first(g, found)


def _parts(g: Ardor, seat: int, did: Counter[str]) -> Iterator[str]:
    yield "dead" if g.health[seat] == DEAD else "alive"
    supplied = sum(did[colour] for colour in COLOURS)
    if supplied:
        colours = ", ".join(f"{did[colour]} {colour}" for colour in COLOURS if did[colour])
        yield f"{count(supplied, 'card')} put face down: {colours}"
    if did["hits"]:
        yield count(did["hits"], "hit")
    if did["repairs"]:
        yield f"{did['repairs']} Energy for repairs"
