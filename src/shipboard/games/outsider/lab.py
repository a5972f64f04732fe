"""Outsider's balance targets (docs/balance/outsider.md), measured from the events of many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean
from typing import cast

from shipboard.kernel.cards import DESIGN
from shipboard.kernel.declare import Game
from shipboard.kernel.measures import Played, Tally, spread
from shipboard.kernel.state import State

from . import numbers as n
from .rules.frames import is_outsider
from .state import Outsider

WON_BY = ("crew", "outsiders")


@dataclass(slots=True)
class Notes:
    """One game: who sat where, and how often what happened."""

    crew: tuple[str, ...]  # Characters
    outsiders: tuple[str, ...]
    outsider_first: bool
    declared: int  # Shift Sequences of the Crew
    crises: int
    goals: int  # completed by anybody


class Ledger:
    """Reads the story of a game when it is over."""

    def dealt(self, game: Game, g: State) -> None:
        """The deal is in the story."""

    def asked(self, game: Game, g: State) -> None:
        """So is every answer."""

    def ended(self, game: Game, g: State) -> Notes:
        """What the targets need to know of this game."""
        state = cast(Outsider, g)
        red = [is_outsider(state, seat) for seat in range(g.players)]
        names = g.pack.names["character"]
        who = [names[pile[0] & DESIGN] for pile in state.character]
        told = Counter(event[0] for event in g.events)
        return Notes(
            crew=tuple(name for seat, name in enumerate(who) if not red[seat]),
            outsiders=tuple(name for seat, name in enumerate(who) if red[seat]),
            outsider_first=red[state.first],
            declared=sum(e[0] == n.SHIFT and not red[e[1][0]] for e in g.events),
            crises=told[n.CRISIS_DRAWN],
            goals=told[n.COMPLETED],
        )


@dataclass
class Balance(Tally):
    """Many games, counted."""

    sides: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)
    crises: list[int] = field(default_factory=list)
    goals: list[int] = field(default_factory=list)
    false: int = 0  # games with a Crew declaration that got a no
    # Games and wins by (what, whose win): a Character in a seat of that side, a Captain, who began.
    played: Counter[tuple[str, str]] = field(default_factory=Counter)
    won: Counter[tuple[str, str]] = field(default_factory=Counter)

    def add(self, game: Played) -> None:
        """Count one game."""
        notes: Notes = game.seen
        self.games += 1
        self.sides[game.side] += 1
        self.reasons[game.reason] += 1
        self.turns.append(game.turns)
        self.crises.append(notes.crises)
        self.goals.append(notes.goals)
        self.false += notes.declared > (game.reason == "crew_shift")
        captain = "captain" in (*notes.crew, *notes.outsiders)
        began = "an Outsider" if notes.outsider_first else "the Crew"
        told = [("with a Captain" if captain else "without a Captain", "crew")]
        told.append((f"{began} begins", "crew"))
        told += [(name, "crew") for name in notes.crew]
        told += [(name, "outsiders") for name in notes.outsiders]
        for what in told:
            self.played[what] += 1
            self.won[what] += game.side == what[1]

    def lines(self) -> Iterator[tuple[str, str]]:
        """(target, what was measured)."""
        yield "games", str(self.games)
        for side, what in (("crew", "Crew wins"), ("outsiders", "Outsiders win")):
            yield what, share(self.sides[side], self.games)
        lost = self.sides["nobody"]
        yield "Obliteration", share(lost, self.games)
        yield "  by the deck running out", share(self.reasons["out_of_cards"], lost)
        turns = spread(self.turns)
        yield "turns", f"{turns['mean']:.1f} ({turns['p10']} to {turns['p90']})"
        yield "Crises a game", f"{mean(self.crises):.1f}"
        yield "Goals completed a game", f"{mean(self.goals):.1f}"
        yield "false Crew declarations", share(self.false, self.games)
        for what, side in sorted(self.played):
            if " " in what:
                yield f"Crew wins {what}", self.rate(what, side)
        for side in WON_BY:
            for what in sorted(what for what, of in self.played if of == side and " " not in what):
                yield f"{side}: {what}", self.rate(what, side)

    def rate(self, what: str, side: str) -> str:
        """How often this side won with it."""
        return share(self.won[what, side], self.played[what, side])


def share(part: int, whole: int) -> str:
    """A percentage with its 95 % interval, and of how many.

    >>> share(25, 100)
    '25.0 ± 8.5 % of 100'
    """
    if not whole:
        return "none"
    rate = part / whole
    return f"{100 * rate:.1f} ± {196 * sqrt(rate * (1 - rate) / whole):.1f} % of {whole}"
