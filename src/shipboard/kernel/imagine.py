"""One possible world: everything that a seat does not know, dealt afresh.

It is derived from the declarations and the marks on the cards alone. Search thinks in such worlds
only, so it cannot know more than the seat it plays for.
"""

from __future__ import annotations

import random
from itertools import combinations
from typing import NamedTuple

from .cards import KIND, PLACE, SPAN, WITHIN, admits, came_back, viewer_mask
from .declare import Game
from .state import State, clone
from .view import piles, sees_all

TRIES = 2000  # deals
ROUNDS = 8

# What all know of a place: the span of its card, what alone may lie in its zone, and the number of
# its pile where the seat knows of cards in there without knowing which place is whose.
Bound = tuple[int, frozenset[int], int]
ANY: frozenset[int] = frozenset()


class Sort(NamedTuple):
    """Places of which the same is known, and cards for them: (card, number of its pile or 0)."""

    slots: list[tuple[list[int], int]]
    cards: list[tuple[int, int]]


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
    """Deal all that the seat does not know anew."""
    pools: dict[str, dict[Bound, Sort]] = {}
    number = 0
    for zone in game.zones:
        among = frozenset(getattr(world, zone.among)) if zone.among else ANY
        for index, pile in enumerate(piles(world, zone)):
            number += 1
            if not sees_all(zone, index, seat):
                _collect(pools.setdefault(zone.pool, {}), pile, number, among, seat, rng)
    for sorts in pools.values():
        if len(sorts) > 1:
            _mix(world, sorts, rng)
        for sort in sorts.values():
            rng.shuffle(sort.cards)
            for (pile, i), (card, _) in zip(sort.slots, sort.cards, strict=True):
                pile[i] |= card


def _collect(
    sorts: dict[Bound, Sort],
    pile: list[int],
    number: int,
    among: frozenset[int],
    seat: int,
    rng: random.Random,
) -> None:
    """Take up the cards of a pile that the seat does not know, by what all know of their places.

    Others' marks stay with the place: this seat knows that they saw a card, not which. What the
    seat knows to lie in the pile stays there, wherever in it.
    """
    mask = viewer_mask(seat)
    own = mask << WITHIN
    hidden = [i for i, card in enumerate(pile) if not card >> PLACE & mask]
    cards = [pile[i] & (KIND | own) for i in hidden]
    spans = [pile[i] & SPAN for i in hidden]
    for i in hidden:
        pile[i] &= ~KIND & ~own
    alike = len({*spans}) < 2
    if alike:
        rng.shuffle(hidden)
        for at in range(len(cards) - 1, -1, -1):
            if cards[at] & own:
                pile[hidden.pop()] |= cards.pop(at)
    home = 0 if alike or not any(card & own for card in cards) else number
    for i, card, span in zip(hidden, cards, spans, strict=False):
        sort = sorts.setdefault((span, among, home), Sort([], []))
        sort.slots.append((pile, i))
        sort.cards.append((card, number if card & own else 0))


def _mix(world: State, sorts: dict[Bound, Sort], rng: random.Random) -> None:
    """Let cards change between sorts of places where they suit both, until every deal is as likely.

    Two sorts at a time share out evenly what suits both. It starts from the true deal, which is
    forgotten after a few rounds; where only two sorts can share at all, after one.
    """
    suits: dict[tuple[int, int], set[Bound]] = {}
    for sort in sorts.values():
        for item in sort.cards:
            if item not in suits:
                came = came_back(world, item[0] & KIND)
                suits[item] = {bound for bound in sorts if _may_lie(item, bound, came)}
    pairs = list(combinations(sorts, 2))
    for _ in range(ROUNDS):
        rng.shuffle(pairs)
        shared = 0
        for one, two in pairs:
            first, second = sorts[one].cards, sorts[two].cards
            free = [item for item in first if two in suits[item]]
            back = [item for item in second if one in suits[item]]
            if free and back:
                shared += 1
                left = len(free)
                free += back
                rng.shuffle(free)
                first[:] = [item for item in first if two not in suits[item]] + free[:left]
                second[:] = [item for item in second if one not in suits[item]] + free[left:]
        if shared < 2:
            break


def _may_lie(item: tuple[int, int], bound: Bound, came: tuple[int, int]) -> bool:
    """Whether, for all that is known, this card may lie at such a place."""
    card, home = item
    span, among, pile = bound
    if (home and home != pile) or (among and card & KIND not in among):
        return False
    return admits(span, *came)


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
