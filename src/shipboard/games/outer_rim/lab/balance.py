"""Many games of Outer Rim, counted, and how they stand to the balance targets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from shipboard.kernel.measures import Played, Tally, spread

from .reading import SOURCES, Notes

# The least and the most that a target allows, by the beginning of its line.
TARGETS: Final = (
    ("longest", 0, 40), ("fame by jobs", 15, 30), ("fame by bounties", 15, 30),
    ("fame by cargo", 8, 18), ("fame by luxury", 10, 20), ("fame by patrols", 5, 15),
    ("fame by goals", 12, 20), ("fame by encounters", 5, 12), ("tests passed", 55, 65),
    ("illegal deliveries", 60, 75), ("defeats a player", 0.7, 2.0),
    ("patrol fights a player", 1.5, 4), ("patrol fights won", 50, 65),
    ("purchases a player", 7, 12), ("trades a game", 1, 6), ("wins with", 35, 65),
    ("beats a base AI", 55, 70), ("beats a hunter AI", 50, 65), ("beats two AIs", 40, 55),
    ("tries at a final goal a game", 1.2, 2.0),
)  # fmt: skip
ROUNDS: Final = {2: (14, 20), 3: (13, 18), 4: (12, 17)}
SEAT: Final = {2: (44, 56), 3: (29, 38), 4: (22, 28)}
CHARACTER: Final = {2: (40, 60), 3: (25, 42), 4: (18, 32)}


@dataclass
class Balance(Tally):
    """Many games, counted."""

    players: int = 0  # in all games together
    reasons: Counter[str] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)  # of winners, in the order of play
    dealt: Counter[str] = field(default_factory=Counter)  # characters
    won: Counter[str] = field(default_factory=Counter)
    flown: Counter[str] = field(default_factory=Counter)  # starter ships
    flown_won: Counter[str] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    against: Counter[str] = field(default_factory=Counter)  # automatic opponents of one player
    beaten: Counter[str] = field(default_factory=Counter)  # by that player
    behind: Counter[int] = field(default_factory=Counter)  # fame of those who did not win

    def add(self, played: Played) -> None:
        """Count one game."""
        notes = cast(Notes, played.seen)
        self.games += 1
        self.players += 1 if notes.against else len(notes.characters)
        self.reasons[played.reason] += 1
        self.rounds[notes.rounds] += 1
        self.seats[notes.winner] += 1
        if notes.against:
            self.against[notes.against] += 1
            self.beaten[notes.against] += notes.winner == 0
        seated = [*zip(notes.characters, notes.starters, strict=True)]
        # The rules choose little for those whom they play: what these win with is left out.
        for place, (character, ship) in enumerate(seated[:1] if notes.against else seated):
            self.dealt[character] += 1
            self.flown[ship] += 1
            if place == notes.winner:
                self.won[character] += 1
                self.flown_won[ship] += 1
            else:
                self.behind[notes.fame[place]] += 1
        self.sources += notes.sources
        self.counts += notes.counts

    def lines(self) -> Iterator[tuple[str, str]]:
        """(target, what was measured)."""
        counts = self.counts
        yield "games", f"{self.games}"
        length = spread([*self.rounds.elements()])
        yield "rounds, mean", f"{length['mean']:.1f}"
        yield "rounds, 10 %, 50 %, 90 %", " / ".join(f"{length[f'p{q}']}" for q in (10, 50, 90))
        yield "longest game", f"{max(self.rounds)}"
        yield "ended by fame", share(self.reasons["famous"], self.games)
        yield "ended by an ambition", share(self.reasons["ambition"], self.games)
        for opponents in sorted(self.against):
            won = share(self.beaten[opponents], self.against[opponents])
            yield f"beats {opponents}", won
        for seat in sorted(self.seats):
            yield f"seat {seat + 1} wins", share(self.seats[seat], self.games)
        for ship in sorted(self.flown):
            yield f"wins with {words(ship)}", share(self.flown_won[ship], self.games)
        fame = sum(self.sources.values())
        for source in SOURCES:
            yield f"fame by {source}", share(self.sources[source], fame)
        tests = counts["tests passed"] + counts["tests failed"]
        yield "tests passed", share(counts["tests passed"], tests)
        yield "illegal deliveries", share(counts["illegal deliveries"], counts["illegal attempts"])
        yield "defeats a player", self.each(counts["defeats"])
        yield "patrol fights a player", self.each(counts["patrol fights"])
        yield "patrol fights won", share(counts["patrols beaten"], counts["patrol fights"])
        yield "purchases a player", self.each(counts["purchases"])
        if not self.against:  # nobody is there to trade with
            yield "trades a game", f"{counts['trades'] / self.games:.2f}"
            yield "proposals a game", f"{counts['proposals'] / self.games:.2f}"
        if counts["final tries"]:
            yield "tries at a final goal a game", f"{counts['final tries'] / self.games:.2f}"
        yield "jobs done, of attempts", share(counts["jobs done"], counts["job attempts"])
        for what in ("job attempts", "bounties", "deliveries", "goals"):
            yield f"{what} a player", self.each(counts[what])
        for what in sorted(counts):
            if what.startswith("bought of"):
                yield f"{what} a player", self.each(counts[what])
        behind = spread([*self.behind.elements()])
        yield "fame of the others, mean", f"{behind.get('mean', 0):.1f}"
        for name in sorted(self.dealt):
            yield f"{words(name)} wins", share(self.won[name], self.dealt[name])

    def each(self, number: int) -> str:
        """So many a player and game."""
        return f"{number / self.players:.2f}"

    @classmethod
    def details(cls, columns: Sequence[Balance]) -> Iterator[tuple[str, str]]:
        """There is nothing for which more games are needed."""
        yield from ()

    @staticmethod
    def wanted(goal: str) -> str:
        """What a target asks for, in words."""
        if goal == "rounds, mean":
            return "14-20 / 13-18 / 12-17"
        if goal.startswith("seat"):
            return "22 to 28 with 4"
        if goal.endswith("wins"):
            return "18 to 32 with 4"
        found = limits(goal, 0)
        if not found:
            return ""
        low, high = found
        return f"{high:g} or less" if low == 0 else f"{low:g} to {high:g}"

    @staticmethod
    def judged(goal: str, measured: str, players: int) -> str:
        """What was measured, in bold where it is not what the target asks for.

        >>> Balance.judged("tests passed", "70.0% of 50", 4)
        '**70.0% of 50**'
        """
        found, number = limits(goal, players), re.match(r"[\d.]+", measured)
        if not found or not number or found[0] <= float(number[0]) <= found[1]:
            return measured
        return f"**{measured}**"


def limits(goal: str, players: int) -> tuple[float, float] | None:
    """The least and the most that a target allows, if it says so."""
    if goal == "rounds, mean":
        return ROUNDS.get(players)
    if goal.startswith("seat"):
        return SEAT.get(players)
    if goal.endswith(" wins"):
        return CHARACTER.get(players)
    return next(((low, high) for start, low, high in TARGETS if goal.startswith(start)), None)


def words(name: str) -> str:
    """A name as people say it.

    >>> words("g9_rigger")
    'g9 rigger'
    """
    return name.replace("_", " ")


def share(part: int, whole: int) -> str:
    """A percentage, and of how many.

    >>> share(1, 3)
    '33.3% of 3'
    """
    return f"{part / whole:.1%} of {whole}" if whole else "none"
