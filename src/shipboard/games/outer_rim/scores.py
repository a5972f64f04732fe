"""How much fame each outlaw has in the end, and from where (RIM-27)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from shipboard.kernel.layout import Talk
from shipboard.kernel.scores import Score
from shipboard.kernel.state import State

from .lab.reading import SOURCES, Reading
from .rules.values import fame_total
from .state import Rim


def scores(g: State, talk: Talk) -> list[Score]:
    """RIM-27.2, 27.4: the winner first, then by fame."""
    state = cast(Rim, g)
    reading = Reading(state)
    reading.read()
    totals = [fame_total(state, seat) for seat in range(g.players)]
    return [
        Score(seat, f"{totals[seat]} fame", tuple(_parts(state, seat, reading, totals[seat])))
        for seat in sorted(
            range(g.players), key=lambda seat: (not g.winners >> seat & 1, -totals[seat])
        )
    ]


def _parts(g: Rim, seat: int, reading: Reading, total: int) -> Iterator[str]:
    fame = reading.fame[seat]
    fame["luxury"] += total - g.fame[seat]
    for source in SOURCES:
        if fame[source]:
            yield f"{fame[source]} from {source}"
    if lost := sum(fame.values()) - total:
        yield f"{lost} lost again" if lost > 0 else f"{-lost} from elsewhere"
    yield f"{g.credits[seat]:,} credits left"
