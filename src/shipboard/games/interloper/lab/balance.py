"""Many games of Interloper, counted, and how they stand to the balance goals."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from statistics import median
from typing import cast

from shipboard.kernel.measures import Played, Tally, spread

from .. import pack as p
from ..content import load
from .reading import ARMED_BY, Notes

PHASES = (1, 4, 7)  # B14: the rounds with which they begin
# B11: what is watched beside the pairs.
WATCHED = (
    ("fleet_limbs", "scything_limbs"), ("psychic_lash", "scything_limbs"),
    ("chitin_plates", "regeneration"), ("skitterlings", "twin_birth"),
    ("vacuum_born", "world_breaker", "wrecking_bulk"), ("harvest", "hive_voice"),
    ("ambusher", "lurker"),
)  # fmt: skip
ENOUGH = 100  # B11: games of a pair before it counts
SELDOM = 0.05  # B7: a check that is tried in fewer games has no target
LIKELY = 65.0  # B14: percent
CREW = frozenset(load({"content": "original"}).names["figure"][p.COLONIST : p.NPC])
TOGETHER = 0.15  # B11
Gains = dict[tuple[str, ...], tuple[float, int]]  # by traits or a character: the gain, in how many
# The least and the most that a goal allows, by the beginning of its line; the first that fits.
TARGETS = (
    ("B1", 45, 55), ("B2", 42, 58), ("B3", 40, 70), ("B4 goals", 5, 20), ("B4", 25, 60),
    ("B5 rounds, median", 8, 12), ("B5 rounds, 95th", 0, 20), ("B5 draws", 0, 1), ("B6", 55, 70),
    ("B7 wreck a wall", 20, 100), ("B7", 45, 100), ("B8", 75, 92), ("B9", 50, 75),
    ("B10", -8, 8), ("B11", -15, 15), ("B13 Colonists", 60, 100), ("B13", 50, 100), ("B15", -6, 6),
    ("B16 games", 0, 10), ("B16", 4, 99), ("B17 lasting modifiers, mean", 0, 2), ("B17", 0, 5),
    ("B18", 0, 8), ("B19", 10, 100), ("B20", 5, 30),
)  # fmt: skip


@dataclass
class Balance(Tally):
    """Many games, counted."""

    reasons: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    seen_in: Counter[str] = field(default_factory=Counter)  # games in which a room was used
    rounds: Counter[int] = field(default_factory=Counter)
    deaths: Counter[int] = field(default_factory=Counter)
    deeds: Counter[int] = field(default_factory=Counter)
    modifiers: Counter[int] = field(default_factory=Counter)
    sets: Counter[tuple[str, ...]] = field(default_factory=Counter)  # B11: pairs, what is watched
    sets_won: Counter[tuple[str, ...]] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)  # traits and characters
    won: Counter[str] = field(default_factory=Counter)  # games of these that the Alien won
    with_goal: Counter[str] = field(default_factory=Counter)  # endings with a goal in hand
    phases: Counter[tuple[int, bool]] = field(default_factory=Counter)

    def add(self, played: Played) -> None:
        """Count one game."""
        reason, notes = played.reason, cast(Notes, played.seen)
        alien = reason in ("all_dead", "goal_met")
        self.games += 1
        self.reasons[reason] += 1
        self.counts += notes.counts
        self.seen_in.update(what for what in notes.counts if what.startswith(("uses", "tries")))
        self.rounds[notes.rounds] += 1
        if notes.first_death:
            self.deaths[notes.first_death] += 1
        self.deeds.update(notes.deeds)
        self.modifiers += notes.modifiers
        held = set(notes.traits)
        together = [
            *combinations(sorted(held), 2),
            *(w for w in WATCHED if len(w) > 2 and held >= {*w}),
        ]
        self.sets.update(together)
        self.sets_won.update(together if alien else ())
        for name in (*notes.traits, *notes.characters):
            self.dealt[name] += 1
            self.won[name] += alien
        if notes.goal:
            self.with_goal[reason] += 1
        for phase in PHASES:
            if notes.rounds >= phase:
                self.phases[phase, alien] += 1

    @property
    def alien_wins(self) -> int:
        """Games that the Alien won."""
        return self.reasons["all_dead"] + self.reasons["goal_met"]

    def lines(self) -> Iterator[tuple[str, str]]:
        """(goal, what was measured)."""
        ends, counts = self.reasons, self.counts
        crew = ends["escaped"] + ends["aliens_gone"]
        goal = self.with_goal
        yield "games", f"{self.games}"
        won = self.alien_wins / self.games
        error = 1.96 * sqrt(won * (1 - won) / self.games)
        yield "Alien wins", f"{share(self.alien_wins, self.games)} ± {error:.1%}"
        yield "B3 escapes among crew wins", share(ends["escaped"], crew)
        yield "B4 goals among Alien wins", share(ends["goal_met"], self.alien_wins)
        yield (
            "B4 the same, a goal held",
            share(goal["goal_met"], goal["goal_met"] + goal["all_dead"]),
        )
        length = spread([*self.rounds.elements()])
        yield "B5 rounds, median", f"{length.get('p50')}"
        yield "B5 rounds, 95th percentile", f"{length.get('p95')}"
        yield "B5 draws", share(ends["round_limit"], self.games)
        checks = sorted(what.removeprefix("tries of ") for what in counts if what[:5] == "tries")
        tries = sum(counts[f"tries of {check}"] for check in checks)
        done = sum(counts[f"successes of {check}"] for check in checks)
        yield "B6 checks passed", share(done, tries)
        for label, what in (("B8", "attacks on one alone"), ("B9", "attacks together")):
            yield f"{label} {what}, won", share(counts[f"{what}, won"], counts[what])
        armed = share(counts["Colonists with an item by then"], counts["Colonists by then"])
        yield f"B13 Colonists with an item by round {ARMED_BY}", armed
        yield "B13 items that served", share(counts["items that served"], counts["items held"])
        phases = []
        for phase in PHASES:
            won = self.phases[phase, True]
            phases.append(share(won, won + self.phases[phase, False]))
        yield f"B14 Alien wins, of games open in rounds {PHASES}", " / ".join(phases)
        early = self.deaths[1] + self.deaths[2]
        first = spread([*self.deaths.elements()]).get("p50", "none")
        yield "B16 first death, median round", f"{first}"
        yield "B16 games with a death by round 2", share(early, self.games)
        spans = spread([*self.modifiers.elements()])
        yield "B17 lasting modifiers, mean", f"{spans.get('mean')}"
        yield "B17 lasting modifiers, 95th percentile", f"{spans.get('p95')}"
        yield "B18 deeds a turn, median", f"{median(self.deeds.elements())}"
        if turns := counts["turns"]:
            prompts = counts["questions in turns of others"] / turns
            yield "B18 prompts in turns of others", f"{prompts:.2f} in each of {turns}"
        mental = counts["deaths by Mental penalties"]
        yield "B20 deaths by Mental penalties", share(mental, counts["deaths by penalties"])

    @classmethod
    def details(cls, columns: Sequence[Balance]) -> Iterator[tuple[str, str]]:
        """Checks, rooms, traits and characters: more games are needed for these."""
        whole = cls()
        for each in columns:
            whole.merge(each)
        yield from whole.uses()
        yield from single_gains(mean_gains([each.differences() for each in columns]))
        yield from set_gains(mean_gains([each.combined() for each in columns]))

    @staticmethod
    def wanted(goal: str) -> str:
        """What a goal asks for, in words."""
        return wanted(goal)

    @staticmethod
    def judged(goal: str, measured: str, players: int) -> str:
        """What was measured, in bold where it is not what the goal asks for."""
        return judged(goal, measured, players)

    def uses(self) -> Iterator[tuple[str, str]]:
        """B7, B19: single kinds of checks and single rooms."""
        counts = self.counts
        for what in sorted(self.seen_in):
            seen = self.seen_in[what]
            check = what.removeprefix("tries of ")
            if check == what:
                rounds = share(counts[what], sum(self.rounds.elements()))
                yield f"B19 {what}", f"{share(seen, self.games)}, in {rounds} of the rounds"
            elif seen > SELDOM * self.games:
                rate = share(counts[f"successes of {check}"], counts[what])
                yield f"B7 {check}", f"{rate}, in {share(seen, self.games)} of the games"

    def differences(self) -> Gains:
        """B10, B15: what a trait or a character changes in the Alien's share of wins."""
        found: Gains = {}
        for name, having in self.dealt.items():
            if rest := self.games - having:
                without = (self.alien_wins - self.won[name]) / rest
                found[(name,)] = self.won[name] / having - without, having
        return found

    def combined(self) -> Gains:
        """B11: how far the Alien's share of wins with these traits is from its mean."""
        mean = self.alien_wins / self.games
        return {
            traits: (self.sets_won[traits] / dealt - mean, dealt)
            for traits, dealt in self.sets.items()
        }


def mean_gains(many: Sequence[Gains]) -> Gains:
    """The means of gains, each measurement by its games.

    >>> mean_gains([{("a",): (0.5, 10)}, {("a",): (-0.1, 30)}])
    {('a',): (0.05, 40)}
    """
    found: Gains = {}
    for each in dict.fromkeys(each for gains in many for each in gains):
        parts = [gains[each] for gains in many if each in gains]
        games = sum(dealt for _, dealt in parts)
        found[each] = round(sum(gain * dealt for gain, dealt in parts) / games, 6), games
    return found


def single_gains(gains: Gains) -> Iterator[tuple[str, str]]:
    """B10, B15: from the most to the least."""
    for each in sorted(gains, key=lambda each: gains[each], reverse=True):
        yield f"B{15 if each[0] in CREW else 10} {each[0]}", gained(gains[each])


def set_gains(gains: Gains) -> Iterator[tuple[str, str]]:
    """B11: what is watched, then the pairs that are farthest from the mean."""
    pairs = [each for each, (_, dealt) in gains.items() if len(each) == 2 and dealt >= ENOUGH]
    pairs.sort(key=lambda each: gains[each], reverse=True)
    far = sum(abs(gains[each][0]) > TOGETHER for each in pairs)
    yield "pairs of B11 beyond their target", f"{far} of {len(pairs)}"
    for each in dict.fromkeys([*WATCHED, *pairs[:3], *pairs[-3:]]):
        if each in gains:
            yield f"B11 {' + '.join(each)}", gained(gains[each])


def gained(gain: tuple[float, int]) -> str:
    """In points.

    >>> gained((0.123, 40))
    '+12.3% in 40'
    """
    return f"{gain[0]:+.1%} in {gain[1]}"


def share(part: int, whole: int) -> str:
    """A percentage, and of how many.

    >>> share(1, 3)
    '33.3% of 3'
    """
    return f"{part / whole:.1%} of {whole}" if whole else "none"


def limits(goal: str) -> tuple[int, int] | None:
    """The least and the most that a goal allows, if it says so."""
    fitting = [(low, high) for start, low, high in TARGETS if f"{goal} ".startswith(f"{start} ")]
    return fitting[0] if fitting else None


def wanted(goal: str) -> str:
    """What a goal asks for, in words.

    >>> [wanted(goal) for goal in ("B3 escapes", "B7 unlock", "B5 draws", "games")]
    ['40 to 70', '45 or more', '1 or less', '']
    """
    if goal == "Alien wins":
        return "45 to 55; with 3 or 6 players 42 to 58"
    if goal.startswith("B14"):
        return "not rising"
    found = limits(goal)
    if not found:
        return ""
    low, high = found
    return f"{high} or less" if low == 0 else f"{low} or more" if high > 98 else f"{low} to {high}"


def judged(goal: str, measured: str, players: int) -> str:
    """The same, in bold where it is not what the goal asks for.

    >>> judged("Alien wins", "44.0% of 50", 4), judged("Alien wins", "44.0% of 50", 6)
    ('**44.0% of 50**', '44.0% of 50')
    """
    if goal == "Alien wins":
        goal = "B1" if players in (4, 5) else "B2"
    numbers = [float(found) for found in re.findall(r"[-+]?[\d.]+(?=%)|^[\d.]+$", measured)]
    found = limits(goal)
    if goal.startswith("B14"):
        missed = sorted(numbers, reverse=True) != numbers or max(numbers) > LIKELY
    else:
        missed = found is not None and bool(numbers) and not found[0] <= numbers[0] <= found[1]
    return f"**{measured}**" if missed else measured
