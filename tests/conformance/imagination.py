"""Imagined worlds: the seat that imagines cannot tell them apart, and learns nothing from them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from statistics import fmean, stdev

from shipboard.kernel.declare import Game
from shipboard.kernel.match import Match
from shipboard.kernel.save import digest
from shipboard.kernel.state import State

from .secrecy import KIND_BITS, LATEST, compare, known_ids, knows, piles_of, twin
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


def unknown_cards(game: Game, g: State, seat: int) -> dict[str, list[int]]:
    """The kinds of the cards of each pool that the seat does not know, in order of their places."""
    pools: dict[str, list[int]] = {}
    for zone in game.zones:
        for index, pile in enumerate(piles_of(g, zone)):
            pools.setdefault(zone.pool, []).extend(
                card & KIND_BITS for card in pile if not knows(zone, index, card, seat)
            )
    return pools


def by_chance(game: Game, g: State, seat: int, pool: str, kinds: list[int]) -> float:
    """How many of these cards are guessed right by somebody who knows no more than the seat.

    That a zone holds certain kinds only (`Zone.among`) is known to all.
    """
    counts = Counter(kinds)
    among: set[int] = set()
    bound: list[int] = []
    for zone in game.zones:
        if zone.pool == pool and zone.among and getattr(g, zone.among):
            among |= set(getattr(g, zone.among))
            for index, pile in enumerate(piles_of(g, zone)):
                bound += [c & KIND_BITS for c in pile if not knows(zone, index, c, seat)]
    able = sum(n for kind, n in counts.items() if kind in among)
    right = sum(counts[kind] for kind in bound) / able if bound else 0.0
    free = counts - Counter(bound)
    for kind, n in free.items():
        left = (able - len(bound)) / able if kind in among else 1.0
        right += n * counts[kind] * left / (len(kinds) - len(bound))
    return right


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
        different.add(digest(world))
        guess = unknown_cards(game, world, seat)
        for pool, kinds in truth.items():
            right[pool].append(sum(a == b for a, b in zip(kinds, guess[pool], strict=True)))
    wrong = []
    for pool, kinds in truth.items():
        if len(set(kinds)) < 2:
            continue
        expected = by_chance(game, g, seat, pool, kinds)
        error = max(stdev(right[pool]), 0.1) / worlds**0.5
        if abs(fmean(right[pool]) - expected) > 5 * error:
            mean = fmean(right[pool])
            wrong.append(f"pool {pool}: {mean:.2f} of {len(kinds)} right, by chance {expected:.2f}")
    if len(different) < worlds * 0.9:
        wrong.append(f"only {len(different)} different worlds of {worlds}")
    return wrong
