"""Imagined worlds: the seat that imagines cannot tell them apart, and learns nothing from them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from statistics import fmean, stdev

from shipboard.kernel.declare import ALL, NOBODY, OWNER, Game
from shipboard.kernel.match import Match
from shipboard.kernel.save import digest
from shipboard.kernel.state import State

from .secrecy import DESIGN_BITS, LATEST, Viewer, back, compare, known_ids, knows, piles_of, twin
from .soundness import cards_by_pool, conserved
from .tables import play_out

Imagine = Callable[[Game, State, int, random.Random], State]


def consistent(match: Match, seat: int, rng: random.Random, imagine: Imagine) -> list[str]:
    """The seat gets the same in the imagined world, and the world is a possible one."""
    game, g = match.game, match.state
    before = digest(g)
    world = imagine(game, g, seat, rng)
    wrong = conserved(game, world, cards_by_pool(game, g))
    if digest(g) != before:
        wrong.append("imagining changed the true world")
    if world.key == g.key:
        wrong.append("the imagined world has the true seed")
    for zone in game.zones:
        sizes = [len(pile) for pile in piles_of(g, zone)]
        if [len(pile) for pile in piles_of(world, zone)] != sizes:
            wrong.append(f"{zone.name} has other sizes in the imagined world")
    world.events = g.events[:]
    since = max(0, len(g.events) - LATEST)
    return wrong + compare(match, twin(match, world), seat, since, known_ids(g), "imagined")


def playable(game: Game, g: State, seat: int, rng: random.Random, imagine: Imagine) -> list[str]:
    """An imagined world can be played to its end, and no card is lost in it."""
    world = imagine(game, g, seat, rng)
    pools = cards_by_pool(game, world)
    if not world.open and not world.over:
        world.run()
    play_out(world, rng)
    return conserved(game, world, pools)


def unknown_cards(game: Game, g: State, seat: Viewer) -> dict[str, list[int]]:
    """The designs of the cards of each pool that the seat does not know, in order of places."""
    pools: dict[str, list[int]] = {}
    for zone in game.zones:
        for index, pile in enumerate(piles_of(g, zone)):
            pools.setdefault(zone.pool, []).extend(
                card & DESIGN_BITS for card in pile if not knows(zone, index, card, seat)
            )
    return pools


def known_of_places(game: Game, g: State, seat: Viewer, pool: str) -> list[set[int] | None]:
    """By unknown card of a pool, the designs that may lie there for all that everybody knows.

    None is any. It is read from the marks once more, apart from the kernel's own reading.
    """
    first: dict[int, int] = {}
    last: dict[int, int] = {}
    for design, code in enumerate(g.returned[1:]):
        first[design], last[design] = code & 0x3FF, code >> 10
    every = {design for pool_of, held in cards_by_pool(game, g).items() if pool_of == pool
             for design in held}  # fmt: skip
    found: list[set[int] | None] = []
    for zone in game.zones:
        only = g.pack.only.get(zone.name, every)
        for index, pile in enumerate(piles_of(g, zone) if zone.pool == pool else ()):
            for card in pile:
                if not knows(zone, index, card, seat):
                    before, since = card >> 28 & 0x3FF, card >> 38 & 0x3FF
                    able = {
                        design
                        for design in every
                        if design in only
                        and back(g, zone, design) == back(g, zone, card)
                        and last.get(design, 0) >= since
                        and not (before and first.get(design, 0) >= before)
                    }
                    found.append(None if able == every else able)
    return found


def by_chance(
    designs: list[int], places: list[set[int] | None], rng: random.Random, samples: int = 300
) -> float:
    """How many of these cards are guessed right by somebody who knows no more than everybody.

    Where something is known of places, guesses are made by swapping any two cards that suit.
    """
    if not any(places):
        return sum(n * n for n in Counter(designs).values()) / len(designs)
    guess = designs[:]
    right = 0
    count, luck = len(designs), rng.random
    for number in range(-5, samples):
        for _ in range(30 * count):
            i, j = int(luck() * count), int(luck() * count)
            one, two = places[i], places[j]
            if (one is None or guess[j] in one) and (two is None or guess[i] in two):
                guess[i], guess[j] = guess[j], guess[i]
        if number >= 0:
            right += sum(a == b for a, b in zip(designs, guess, strict=True))
    return right / samples


def evidence(game: Game, g: State, seat: int, rng: random.Random, imagine: Imagine) -> bool:
    """Whether what all have seen rules some deals out: then the truth is likelier than chance."""
    credulous = replace(game, possible=lambda world: True)
    try:
        return not all(game.possible(imagine(credulous, g, seat, rng)) for _ in range(20))
    except AssertionError:
        return True  # Somebody would not be asked what they are being asked.


def not_favoured(
    game: Game, g: State, seat: int, rng: random.Random, imagine: Imagine, worlds: int = 120
) -> list[str]:
    """Over many worlds a hidden card is guessed right as often as chance would, no more.

    Where known cards of a pile may lie at any of its places, those places are compared as well.
    """
    if evidence(game, g, seat, rng, imagine):
        return []
    truth = unknown_cards(game, g, seat)
    right: dict[str, list[float]] = {pool: [] for pool in truth}
    different = set()
    for _ in range(worlds):
        world = imagine(game, g, seat, rng)
        different.add(world.key)  # nor is its chance that of another
        guess = unknown_cards(game, world, seat)
        for pool, designs in truth.items():
            right[pool].append(sum(a == b for a, b in zip(designs, guess[pool], strict=True)))
    wrong = []
    for pool, designs in truth.items():
        if len(set(designs)) < 2:
            continue
        places = known_of_places(game, g, seat, pool)
        expected = by_chance(designs, places, rng)
        error = max(stdev(right[pool]), 0.1) / worlds**0.5 * (1.2 if any(places) else 1)
        if abs(fmean(right[pool]) - expected) > 5 * error:
            mean = fmean(right[pool])
            wrong.append(
                f"pool {pool}: {mean:.2f} of {len(designs)} right, by chance {expected:.2f}"
            )
    if len(different) < worlds * 0.9:
        wrong.append(f"only {len(different)} different worlds of {worlds}")
    return wrong


# Cards that come back to a pile.


class Returns:
    """Which designs a hand cannot hold: all their cards came back to a pile, and it got none since.

    It is counted from what lies where and what was told, apart from the kernel's marks.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.open: dict[str, set[int]] = {}
        self.held: dict[tuple[str, int], Counter[int]] = {}
        self.never: dict[tuple[str, int], set[int]] = {}
        self.told = 0

    def look(self, g: State) -> None:
        """After each answer."""
        zones = self.game.zones
        seen: dict[str, set[int]] = {zone.pool: set() for zone in zones}
        piled: dict[str, set[int]] = {zone.pool: set() for zone in zones}
        elsewhere: dict[str, set[int]] = {zone.pool: set() for zone in zones}
        for zone in zones:
            designs = {card & DESIGN_BITS for pile in piles_of(g, zone) for card in pile}
            deck = zone.sees == NOBODY and zone.ordered
            (seen if zone.sees == ALL else piled if deck else elsewhere)[zone.pool] |= designs
        named = self.named(g)
        for zone in zones:
            pool = zone.pool
            back = self.open.get(pool, set()) & piled[pool] - elsewhere[pool] - seen[pool]
            for index, pile in enumerate(piles_of(g, zone) if zone.sees == OWNER else ()):
                place = zone.name, index
                held = Counter(card & DESIGN_BITS for card in pile)
                never = self.never.setdefault(place, set())
                if index in named or held - self.held.get(place, Counter()):
                    never.clear()
                else:
                    never |= back
                self.held[place] = held
        self.open = {pool: seen[pool] - piled[pool] - elsewhere[pool] for pool in seen}

    def named(self, g: State) -> set[int]:
        """Whom anything was told of since the last look: they may have got and lost a card."""
        events, self.told = g.events[self.told :], len(g.events)
        return {
            value
            for number, args, _, _ in events
            for name, value in zip(self.game.events[number].told, args, strict=True)
            if name.partition("_")[0] == "seat"
        }

    def wrong(self, world: State) -> list[str]:
        """What this world has in hands where it cannot be."""
        return [
            f"{zone.name} {index} cannot hold {g_name(world, zone.pool, card)}"
            for zone in self.game.zones
            for index, pile in enumerate(piles_of(world, zone) if zone.sees == OWNER else ())
            for card in pile
            if card & DESIGN_BITS in self.never[zone.name, index]
        ]


def g_name(g: State, pool: str, card: int) -> str:
    return str(g.pack.names[pool][card & DESIGN_BITS])


def places_true(game: Game, g: State) -> list[str]:
    """What all know of places is true, and is said of hidden places only."""
    wrong = []
    for pool in {zone.pool for zone in game.zones}:
        able = known_of_places(game, g, None, pool)
        hidden = unknown_cards(game, g, None)[pool]
        wrong += [
            f"a {g_name(g, pool, design)} lies where it cannot be"
            for design, designs in zip(hidden, able, strict=True)
            if designs is not None and design not in designs
        ]
    return wrong + [
        f"{zone.name} is open and has a mark for hidden places"
        for zone in game.zones
        if zone.sees == ALL and any(card >> 28 for pile in piles_of(g, zone) for card in pile)
    ]
