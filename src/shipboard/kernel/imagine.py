"""One possible world: everything that a seat does not know, dealt afresh.

It is derived from the declarations and the marks on the cards alone. Search thinks in such worlds
only, so it cannot know more than the seat it plays for.
"""

from __future__ import annotations

import random

from .cards import KIND, PLACE, WITHIN, viewer_mask
from .declare import Game
from .state import State, clone
from .view import piles, sees_all

TRIES = 2000  # deals


def imagine(game: Game, g: State, seat: int, rng: random.Random) -> State:
    """A world that this seat cannot tell from the true one, with chance of its own.

    A deal that the game says cannot be true is dealt again.
    """
    world = clone(g)
    world.key = rng.randbytes(32)
    world.rolls = [0] * len(world.rolls)
    for _ in range(TRIES):
        _redeal(game, world, seat, rng)
        if game.possible(world):
            break
    if world.given or any(ask[1] != seat for ask in world.open):
        _ask_again(world, seat, rng)
    return world


def _redeal(game: Game, world: State, seat: int, rng: random.Random) -> None:
    mask = viewer_mask(seat)
    own = mask << WITHIN
    pools: dict[str, list[int]] = {}
    slots: list[tuple[str, list[int], list[int], list[int], list[int]]] = []
    for zone in game.zones:
        among: list[int] = getattr(world, zone.among) if zone.among else []
        for index, pile in enumerate(piles(world, zone)):
            if sees_all(zone, index, seat):
                continue
            hidden = [i for i, card in enumerate(pile) if not card >> PLACE & mask]
            present = [pile[i] & (KIND | own) for i in hidden if pile[i] >> WITHIN & mask]
            pool = pools.setdefault(zone.pool, [])
            pool.extend(pile[i] & KIND for i in hidden if not pile[i] >> WITHIN & mask)
            slots.append((zone.pool, pile, hidden, present, among))
    for pool in pools.values():
        rng.shuffle(pool)
    slots.sort(key=lambda slot: not slot[4])
    for name, pile, hidden, present, among in slots:
        rng.shuffle(hidden)
        for i in hidden:
            # Others' marks stay with the place: this seat knows that they saw a card, not which.
            others = pile[i] & ~KIND & ~own
            if present:
                pile[i] = present.pop() | others
            else:
                pile[i] = _next(pools[name], among) | others


def _next(pool: list[int], among: list[int]) -> int:
    """The next card of the shuffled pool; where a zone holds certain kinds only, one of those."""
    for i in range(len(pool) - 1, -1, -1):
        if not among or pool[i] in among:
            return pool.pop(i)
    raise AssertionError("a zone holds other kinds than all know it to hold")


def _ask_again(world: State, seat: int, rng: random.Random) -> None:
    """Others hold other cards now, so they have other options; their secret answers are redrawn."""
    asked, given = world.asked[:], world.given[:]
    window = world.window
    moment = world.moment
    world.suspend()
    if world.begun:  # A half-made choice of somebody else: they begin anew.
        world.asker = world.stack[-1] = world.begun
    if window >= 0:
        return  # Who is asked in a window, if anybody, this seat does not know.
    world.moment -= 1
    asker = world.stack.pop()
    asker[0](world, *asker[1:])
    assert world.moment == moment, "a step that asks must ask the same seats again"
    for answerer, answer in zip(asked, given, strict=True):
        if answer >= 0:
            at = next(i for i, ask in enumerate(world.open) if ask[1] == answerer)
            options = world.open.pop(at)[3]
            world.given[asked.index(answerer)] = answer if answerer == seat else rng.choice(options)
