"""What became of everybody aboard, and by what (INT-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from shipboard.kernel.layout import Talk, count
from shipboard.kernel.scores import Score, best_first, words
from shipboard.kernel.state import State

from . import numbers as n
from .pack import COLONIST, NPC, PRIME
from .state import Interloper

Deeds = dict[int, Counter[str]]  # by figure


def scores(g: State, talk: Talk) -> list[Score]:
    """INT-18: the Colonists win and lose together, against the Alien."""
    state = cast(Interloper, g)
    did = _deeds(state)
    found = [
        Score(seat, words(g, seat), tuple(_parts(state, seat, did))) for seat in range(g.players)
    ]
    return best_first(g, found)


def _deeds(g: Interloper) -> Deeds:
    found: Deeds = {}
    round_number = 0
    for event, args, _, _ in g.events:
        if event == n.ROUND:
            round_number = args[0]
        elif event == n.TOTALS:
            for figure in (args[0], args[2]):
                found.setdefault(figure, Counter())["fights"] += 1
        elif event == n.DIED:
            found.setdefault(args[0], Counter())["death"] = round_number
        elif event in NOTED:
            found.setdefault(args[0], Counter())[NOTED[event]] += 1
    return found


NOTED = {n.WON: "won", n.PENALTY: "penalties", n.GOT_ITEM: "items"}


def _parts(g: Interloper, seat: int, did: Deeds) -> Iterator[str]:
    if seat == g.alien_player:
        figures = range(PRIME, COLONIST)
        yield "the Alien" if any(g.at[figure] >= 0 for figure in figures) else "the Alien, dead"
        dead = sum("death" in did.get(figure, ()) for figure in range(COLONIST, NPC))
        yield f"{count(dead, 'Colonist')} dead"
    else:
        figures = range(g.figure_of[seat], g.figure_of[seat] + 1)
        death = did.get(g.figure_of[seat], Counter())["death"]
        yield g.pack.titles["figure"][g.figure_of[seat]]
        yield f"died in round {death}" if death else "alive"
    total: Counter[str] = Counter()
    for figure in figures:
        total.update(did.get(figure, Counter()))
    if total["fights"]:
        yield f"{total['won']} of {count(total['fights'], 'fight')} won"
    if total["penalties"]:
        many = "penalty" if total["penalties"] == 1 else "penalties"
        yield f"{total['penalties']} {many}"
    if total["items"]:
        yield f"{count(total['items'], 'item')} found"
