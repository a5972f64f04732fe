"""What each player of Gloom came to, and from which dead (GLM-14.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from shipboard.kernel.layout import Talk
from shipboard.kernel.scores import Score
from shipboard.kernel.state import State

from .rules.ending import total
from .rules.stacks import worth_of
from .state import Gloom


def scores(g: State, talk: Talk) -> list[Score]:
    """GLM-14.3, 14.5: the dead count, the living do not; the lowest total comes first."""
    state = cast(Gloom, g)
    totals = [total(state, seat) for seat in range(g.players)]
    return [
        Score(seat, f"{totals[seat]:,}", tuple(_parts(state, seat)))
        for seat in sorted(range(g.players), key=lambda seat: totals[seat])
    ]


def _parts(g: Gloom, seat: int) -> Iterator[str]:
    titles = g.pack.titles["character"]
    for c in g.crew[seat]:
        yield f"{titles[c]} {worth_of(g, c)}" if g.dead[c] else f"{titles[c]} lives"
