"""Interloper's balance goals (rules.md, "Balance targets"), measured from the events of many games.

python -m shipboard.lab.interloper --players 4 --games 1000 content=tuned
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import median
from typing import cast

from shipboard.games.interloper import names as n
from shipboard.games.interloper import pack as p
from shipboard.games.interloper.pack import InterloperPack
from shipboard.games.interloper.rules.figures import holds
from shipboard.games.interloper.state import Interloper
from shipboard.kernel.cards import KIND
from shipboard.kernel.declare import Game
from shipboard.kernel.state import State

from .simulate import Plan, run, spread

GOALS = ("harvest", "world_breaker")
COMBAT = 1 << p.PURPOSE + p.FOR_COMBAT
ARMED_BY = 4  # B13: the end of this round
GOOD_WEAPON = 4  # B9: value
PHASES = (1, 4, 7)  # B14: the rounds with which they begin
HOW = (p.IN_MELEE, p.AT_DISTANCE, 0)  # by kind of attack
# Voluntary checks that are not named after a room or a card: by action and threshold.
WORKS = {
    (n.WRECK, 15): "wreck a room", (n.WRECK, 20): "wreck a door", (n.WRECK, 25): "wreck a wall",
    (n.REPAIR, 15): "repair a room", (n.REPAIR, 17): "repair a door",
    (n.REPAIR, 20): "repair a wall", (n.UNLOCK, 13): "unlock", (n.UNLOCK, 16): "unlock",
}  # fmt: skip
PURPOSES = {n.WRECK: p.FOR_WRECK, n.REPAIR: p.FOR_REPAIR, n.UNLOCK: p.FOR_UNLOCK}


@dataclass(slots=True)
class Notes:
    """One game: how it was dealt, and how often what happened."""

    rounds: int
    traits: tuple[str, ...]
    goal: bool  # a trait with a goal among them
    characters: tuple[str, ...]
    first_death: int  # round, 0 for none
    counts: Counter[str]
    deeds: list[int]  # per turn, the end of the turn included


class Ledger:
    """Reads the story of a game when it is over."""

    def dealt(self, game: Game, g: State) -> None:
        """The deal is in the story."""

    def ended(self, game: Game, g: State) -> Notes:
        """What the goals need to know of this game."""
        state = cast(Interloper, g)
        return Reading(state).notes()


class Reading:
    """Follows the events from the first to the last."""

    def __init__(self, g: Interloper) -> None:
        self.g = g
        self.pack: InterloperPack = g.cards
        self.counts: Counter[str] = Counter()
        self.characters: list[str] = []
        self.deeds: list[int] = []
        self.round = self.first_death = 0
        self.at: dict[int, int] = {}
        self.items: dict[int, list[int]] = {}
        self.had: set[tuple[int, int]] = set()  # (figure, item)
        self.served: set[tuple[int, int]] = set()
        self.action = self.attacker = -1
        self.tried = ""
        self.lone = self.together = False
        self.helpers = self.kind = 0
        self.wound: dict[int, int] = {}  # the sort of the latest penalty

    def notes(self) -> Notes:
        """The game, read."""
        pack = self.pack
        for event, args, _, _ in self.g.events:
            read = _READERS.get(event)
            if read:
                read(self, *args)
        if self.round <= ARMED_BY:
            self.arms()
        self.counts["items held"] += len(self.had)
        self.counts["items that served"] += len(self.served)
        held = [card & KIND for card in self.g.traits[self.g.alien_player]]
        return Notes(
            self.round,
            tuple(pack.names["card"][card] for card in held),
            any(pack.names["card"][card] in GOALS for card in held),
            tuple(self.characters),
            self.first_death,
            self.counts,
            self.deeds,
        )

    # Rounds and places.

    def begin_round(self, number: int) -> None:
        if number == ARMED_BY + 1:
            self.arms()
        self.round = number

    def arms(self) -> None:
        """B13: who of the living holds something."""
        for figure in range(p.COLONIST, p.NPC):
            if figure in self.at:
                self.counts["Colonists by then"] += 1
                self.counts["Colonists with an item by then"] += bool(self.items.get(figure))

    def begin_turn(self, seat: int) -> None:
        self.deeds.append(1)

    def character(self, seat: int, figure: int) -> None:
        self.characters.append(self.pack.names["figure"][figure])

    def comes(self, figure: int, place: int) -> None:
        self.at[figure] = place

    def slain(self, figure: int) -> None:
        self.at.pop(figure, None)

    def died(self, figure: int, cause: int) -> None:
        self.at.pop(figure, None)
        self.items.pop(figure, None)
        if p.COLONIST <= figure < p.NPC and not self.first_death:
            self.first_death = self.round
        if cause == n.BY_PENALTIES and (figure == p.PRIME or figure >= p.COLONIST):
            self.counts["deaths by penalties"] += 1
            self.counts["deaths by Mental penalties"] += self.wound.get(figure) == p.MENTAL

    def penalty(self, figure: int, card: int) -> None:
        self.wound[figure] = self.pack.sort[card]

    # Deeds and checks.

    def does(self, action: int, tried: str = "") -> None:
        """Something was declared; a check that follows is of its own will."""
        self.deeds[-1] += 1
        self.action, self.tried = action, tried

    def moved(self, figure: int, place: int) -> None:
        self.does(n.MOVE)
        self.at[figure] = place

    def led(self, seat: int, figure: int, place: int) -> None:
        self.does(n.MOVE_NPC)
        self.at[figure] = place

    def locks(self, *_: int) -> None:
        self.does(n.LOCK)

    def searched(self, figure: int, place: int) -> None:
        self.does(n.SEARCH)

    def tries(self, figure: int, action: int, what: int) -> None:
        self.does(action)

    def crawls(self, figure: int, place: int) -> None:
        self.does(n.MOVE, "air duct")

    def activated(self, figure: int, place: int) -> None:
        room = self.pack.names["place"][place]
        self.counts[f"uses of {room}"] += 1
        self.does(n.ACTIVATE, room)

    def used(self, figure: int, card: int) -> None:
        self.does(n.USE, self.pack.names["card"][card])
        if card in self.items.get(figure, ()):
            self.served.add((figure, card))

    def checks(self, figure: int, stat: int, threshold: int) -> None:
        """B6, B7: a voluntary check is the first one after a deed."""
        purpose = PURPOSES.get(self.action, len(p.PURPOSES))
        self.serve(figure, stat, 1 << p.PURPOSE + purpose)
        self.tried = self.tried or WORKS.get((self.action, threshold), "")
        if self.tried:
            self.counts[f"tries of {self.tried}"] += 1
        self.action = -1

    def passed(self, figure: int, total: int) -> None:
        if self.tried:
            self.counts[f"successes of {self.tried}"] += 1
            self.tried = ""

    def failed(self, figure: int, total: int) -> None:
        self.tried = ""

    # Items.

    def got(self, figure: int, card: int) -> None:
        self.items.setdefault(figure, []).append(card)
        if figure >= p.COLONIST:
            self.had.add((figure, card))

    def lost(self, figure: int, card: int) -> None:
        held = self.items.get(figure, [])
        if card in held:
            held.remove(card)

    def handed(self, figure: int, card: int, taker: int) -> None:
        self.does(n.PASS_ON)
        self.lost(figure, card)
        self.got(taker, card)

    def seized(self, winner: int, card: int, loser: int) -> None:
        self.lost(loser, card)
        self.got(winner, card)

    def spared(self, figure: int, card: int) -> None:
        for item in self.items.get(figure, ()):
            if self.pack.prevent[item]:
                self.served.add((figure, item))

    def serve(self, figure: int, stat: int, case: int) -> None:
        """B13: the items that count in a check."""
        for item in self.items.get(figure, ()):
            for of, _, _, condition, _ in self.pack.mods[item]:
                if of == stat and holds(condition, case):
                    self.served.add((figure, item))

    # Fights.

    def attacked(self, figure: int, target: int, kind: int) -> None:
        self.does(n.ATTACK)
        self.kind, self.helpers, self.attacker = kind, 0, figure
        crew = [f for f in self.at if p.COLONIST <= f < p.NPC]
        here = [f for f in crew if self.at[f] == self.at.get(target)]
        self.lone = figure == p.PRIME and here == [target] and not self.items.get(target)
        self.together = figure in crew

    def armed(self, card: int) -> None:
        if card in self.items.get(self.attacker, ()):
            self.served.add((self.attacker, card))

    def assisted(self, figure: int) -> None:
        self.helpers += 1

    def totals(self, figure: int, one: int, target: int, two: int) -> None:
        counts = self.counts
        how = HOW[self.kind] | COMBAT
        self.serve(figure, p.PHYSICAL, p.ATTACKING | how)
        self.serve(target, p.PHYSICAL, p.DEFENDING | how)
        if self.lone and self.kind == p.MELEE:
            counts["attacks on one alone"] += 1
            counts["attacks on one alone, won"] += one > two
        held = self.items.get(figure, [])
        good = any(
            self.pack.item_type[item] == p.WEAPON and self.pack.value[item] >= GOOD_WEAPON
            for item in held
        )
        if self.together and (self.helpers > 1 or (self.helpers and good)):
            counts["attacks together"] += 1
            counts["attacks together, won"] += one > two
        self.lone = self.together = False


_READERS: dict[int, Callable[..., None]] = {
    n.ROUND: Reading.begin_round,
    n.TURN: Reading.begin_turn,
    n.CHARACTER_IS: Reading.character,
    n.PLACED: Reading.comes,
    n.MOVED: Reading.moved,
    n.STALKED: Reading.moved,
    n.THAWED: Reading.comes,
    n.SLAIN: Reading.slain,
    n.DIED: Reading.died,
    n.PENALTY: Reading.penalty,
    n.NPC_MOVED: Reading.led,
    n.LOCKS: Reading.locks,
    n.SEARCHED: Reading.searched,
    n.TRIES_PLACE: Reading.tries,
    n.TRIES_EDGE: Reading.tries,
    n.CRAWLS: Reading.crawls,
    n.ACTIVATED: Reading.activated,
    n.USED_CARD: Reading.used,
    n.USED_TRAIT: Reading.used,
    n.CHECKS: Reading.checks,
    n.PASSED: Reading.passed,
    n.FAILED: Reading.failed,
    n.GOT_ITEM: Reading.got,
    n.LOST_ITEM: Reading.lost,
    n.PASSED_ITEM: Reading.handed,
    n.PREVENTED: Reading.spared,
    n.TOOK_ITEM: Reading.seized,
    n.ARMED: Reading.armed,
    n.ATTACKED: Reading.attacked,
    n.ASSISTED: Reading.assisted,
    n.TOTALS: Reading.totals,
}


@dataclass(slots=True)
class Balance:
    """Many games, counted."""

    games: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    seen_in: Counter[str] = field(default_factory=Counter)  # games in which a room was used
    rounds: list[int] = field(default_factory=list)
    deaths: list[int] = field(default_factory=list)
    deeds: Counter[int] = field(default_factory=Counter)
    dealt: Counter[str] = field(default_factory=Counter)  # traits and characters
    won: Counter[str] = field(default_factory=Counter)  # games of these that the Alien won
    with_goal: Counter[str] = field(default_factory=Counter)  # endings with a goal in hand
    phases: Counter[tuple[int, bool]] = field(default_factory=Counter)

    def add(self, reason: str, notes: Notes) -> None:
        """Count one game."""
        alien = reason in ("all_dead", "goal_met")
        self.games += 1
        self.reasons[reason] += 1
        self.counts += notes.counts
        self.seen_in.update(what for what in notes.counts if what.startswith(("uses", "tries")))
        self.rounds.append(notes.rounds)
        self.deaths += [notes.first_death] if notes.first_death else []
        self.deeds.update(notes.deeds)
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
        yield "games", f"{self.games} {dict(ends)}"
        yield "B1/B2 Alien wins", share(self.alien_wins, self.games)
        yield "B3 escapes among crew wins", share(ends["escaped"], crew)
        yield "B4 goals among Alien wins", share(ends["goal_met"], self.alien_wins)
        yield "B4 where one was held", share(goal["goal_met"], goal["goal_met"] + goal["all_dead"])
        yield "B5 rounds", f"{spread(self.rounds)}, draws {share(ends['round_limit'], self.games)}"
        kinds = sorted(what.removeprefix("tries of ") for what in counts if what[:5] == "tries")
        tries = sum(counts[f"tries of {kind}"] for kind in kinds)
        done = sum(counts[f"successes of {kind}"] for kind in kinds)
        yield "B6 checks passed", share(done, tries)
        for kind in kinds:
            rate = share(counts[f"successes of {kind}"], counts[f"tries of {kind}"])
            yield f"B7 {kind}", f"{rate}, in {share(self.seen_in[f'tries of {kind}'], self.games)}"
        for label, what in (("B8", "attacks on one alone"), ("B9", "attacks together")):
            yield f"{label} {what}, won", share(counts[f"{what}, won"], counts[what])
        yield from self.differences()
        armed = share(counts["Colonists with an item by then"], counts["Colonists by then"])
        yield f"B13 with an item by round {ARMED_BY}", armed
        yield "B13 items that served", share(counts["items that served"], counts["items held"])
        for phase in PHASES:
            won = self.phases[phase, True]
            yield f"B14 Alien, from round {phase}", share(won, won + self.phases[phase, False])
        early = sum(death <= 2 for death in self.deaths)
        yield "B16 first death", f"round {spread(self.deaths).get('p50', 'none')}"
        yield "B16 first death by round 2", share(early, self.games)
        yield "B18 deeds a turn", f"median {median(self.deeds.elements())}"
        for what in sorted(what for what in self.seen_in if what[:4] == "uses"):
            rounds = share(counts[what], sum(self.rounds))
            yield f"B19 {what}", f"{share(self.seen_in[what], self.games)}, rounds {rounds}"
        mental = counts["deaths by Mental penalties"]
        yield "B20 deaths by Mental penalties", share(mental, counts["deaths by penalties"])

    def differences(self) -> Iterator[tuple[str, str]]:
        """B10, B15: what a trait or a character changes in the Alien's share of wins."""
        for name in sorted(self.dealt):
            having, rest = self.dealt[name], self.games - self.dealt[name]
            if rest:
                gain = self.won[name] / having - (self.alien_wins - self.won[name]) / rest
                yield f"B10/B15 {name}", f"{gain:+.1%} in {having} games"


def share(part: int, whole: int) -> str:
    """A percentage, and of how many.

    >>> share(1, 3)
    '33.3% of 3'
    """
    return f"{part / whole:.1%} of {whole}" if whole else "none"


def measure(plan: Plan, workers: int = 1) -> Balance:
    """Play a checked plan and count what the goals ask for."""
    found = Balance()
    for played in run(plan, workers, Ledger):
        if played.error:
            raise RuntimeError(f"game {played.number}: {played.error}")
        found.add(played.reason, played.seen)
    return found


def main() -> None:
    """Print the goals for one number of players."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--players", type=int, default=4)
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--workers", type=int, default=1)
    arguments.add_argument("options", nargs="*", help="OPTION=VALUE")
    given = arguments.parse_args()
    options = dict(option.split("=", 1) for option in given.options)
    bots = ("sensible",) * given.players
    plan = Plan("interloper", given.players, options, bots, given.games, given.seed).check()
    for goal, found in measure(plan, given.workers).lines():
        print(f"{goal:36}{found}")


if __name__ == "__main__":
    main()
