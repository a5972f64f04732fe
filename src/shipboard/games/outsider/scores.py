"""What each player of Outsider came to, and by what (OUT-13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from shipboard.kernel.layout import Talk, count
from shipboard.kernel.scores import Score, best_first, words
from shipboard.kernel.state import State

from . import numbers as n
from .state import Outsider

NOTED = {
    n.SABOTAGED: "Goal sabotaged",
    n.CRISIS_DRAWN: "Crisis faced",
    n.DIED: "death",
    n.SHIFT: "Shift Sequence",
}
MANY = {"Goal sabotaged": "Goals sabotaged", "Crisis faced": "Crises faced"}


def scores(g: State, talk: Talk) -> list[Score]:
    """OUT-13: the Goals that somebody completed, and what was left of them."""
    state = cast(Outsider, g)
    did: list[Counter[str]] = [Counter() for _ in range(g.players)]
    for event, args, _, _ in g.events:
        if event in NOTED:
            did[args[0]][NOTED[event]] += 1
    found = [
        Score(seat, words(g, seat), tuple(_parts(state, seat, did[seat])))
        for seat in range(g.players)
    ]
    return best_first(g, found)


def _parts(g: Outsider, seat: int, did: Counter[str]) -> Iterator[str]:
    titles = [g.pack.titles["card"][design] for design in g.completed[seat]]
    if titles:
        yield f"{count(len(titles), 'Goal')}: {', '.join(titles)}"
    yield f"{g.survival[seat]} Survival left" if g.survival[seat] else "Doomed"
    for what in NOTED.values():
        if did[what]:
            many = MANY.get(what, f"{what}s")
            yield f"{did[what]} {what if did[what] == 1 else many}"
