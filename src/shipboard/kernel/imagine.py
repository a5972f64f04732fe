"""One possible world: everything that a seat does not know, dealt afresh.

It is derived from the declarations and the marks on the cards alone. Search thinks in such worlds
only, so it cannot know more than the seat it plays for.
"""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any, NamedTuple

from .cards import DESIGN, PAST, PLACE, WITHIN, admits, came_back, viewer_mask
from .declare import Game
from .state import State, clone
from .view import sees_all
from .zones import piles_of

TRIES = 2000  # deals
ROUNDS = 8

# What is known of a place: its past, the number of its pile if the seat knows of cards that they
# are in there, but not at which place, and its zone if only some designs can lie there.
Bound = tuple[int, int, str]


class Sort(NamedTuple):
    """Places of which the same is known, (pile, index) each, and the cards for them."""

    places: list[tuple[list[int], int]]
    cards: list[int]


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
    """Deal all that the seat does not know anew, within its pool and among places of its back."""
    mask = viewer_mask(seat)
    own = DESIGN | mask << WITHIN
    decks: dict[tuple[str, str], dict[Bound, Sort]] = {}
    number = 0
    for zone in game.zones:
        backs = world.pack.backs.get(zone.pool, ())
        for index, pile in enumerate(piles_of(world, zone)):
            number += 1
            if not sees_all(zone, index, seat):
                hidden = [i for i, card in enumerate(pile) if not card >> PLACE & mask]
                kept = zone.name if zone.name in world.pack.only else ""
                for back, alike in _by_back(pile, hidden, backs).items():
                    sorts = decks.setdefault((zone.pool, back), {})
                    _take_up(sorts, pile, (number, kept), alike, own)
    for sorts in decks.values():
        if len(sorts) > 1:
            _share(world, sorts, rng)
        for places, cards in sorts.values():
            _shuffle(cards, rng)
            for (pile, i), card in zip(places, cards, strict=True):
                # Others' marks stay with the place: the seat knows that they saw a card, not which.
                pile[i] = pile[i] & ~own | card


def _by_back(pile: list[int], hidden: list[int], backs: tuple[str, ...]) -> dict[str, list[int]]:
    """These places of a pile by the backs of their cards."""
    if not backs:
        return {"": hidden} if hidden else {}
    found: dict[str, list[int]] = {}
    for i in hidden:
        found.setdefault(backs[pile[i] & DESIGN], []).append(i)
    return found


def _take_up(
    sorts: dict[Bound, Sort], pile: list[int], where: tuple[int, str], hidden: list[int], own: int
) -> None:
    """Take up the cards at these places of a pile, with the seat's own marks of their presence."""
    number, kept = where
    home = number if max([pile[i] & own for i in hidden]) > DESIGN else 0
    for past in {pile[i] & PAST for i in hidden}:
        here = [i for i in hidden if pile[i] & PAST == past]
        sort = sorts.setdefault((past, home, kept), Sort([], []))
        sort.places.extend([(pile, i) for i in here])
        sort.cards.extend([pile[i] & own for i in here])


def _share(world: State, sorts: dict[Bound, Sort], rng: random.Random) -> None:
    """Share out cards among sorts of places that they suit; every such deal is as likely.

    Cards that suit the same sorts are a class: any of them is as good as another. How many cards of
    each class a sort has is certain where only one class has a choice. Elsewhere it is mixed.
    """
    lying = _classes(world, sorts)
    decks: dict[int, list[int]] = {}
    dealt = [sort.cards for sort in sorts.values()]
    for number, classes in lying.items():
        for suits, card in zip(classes, dealt[number], strict=True):
            decks.setdefault(suits, []).append(card)
        dealt[number].clear()
    for deck in decks.values():
        _shuffle(deck, rng)
    while certain := _certain(lying, decks):
        for number in certain:
            dealt[number] += [decks[suits].pop() for suits in lying.pop(number)]
        rest = sum(1 << number for number in lying)
        lying = {number: [suits & rest for suits in lying[number]] for number in lying}
        decks = _merge(decks, rest, rng)
    if lying:
        _mix(lying, rng)
    for number, classes in lying.items():
        dealt[number] += [decks[suits].pop() for suits in classes]


def _classes(world: State, sorts: dict[Bound, Sort]) -> dict[int, list[int]]:
    """By sort of places, all by number: the sorts that each of its cards suits, as a mask."""
    found: dict[tuple[int, int, int], int] = {}
    lying: dict[int, list[int]] = {}
    returned = world.returned
    only = world.pack.only
    kept = {bound[2] for bound in sorts if bound[2]}
    for number, (bound, sort) in enumerate(sorts.items()):
        classes = lying[number] = []
        for card in sort.cards:
            home = bound[1] if card > DESIGN else 0
            fits = {"", *(zone for zone in kept if card & DESIGN in only[zone])}
            where = sum(1 << i for i, zone in enumerate(kept) if zone in fits)
            key = (returned[(card & DESIGN) + 1] if returned else 0, home, where)
            if key not in found:
                since, last = came_back(world, card & DESIGN)
                found[key] = sum(
                    1 << each
                    for each, (past, pile, zone) in enumerate(sorts)
                    if home in (0, pile) and zone in fits and admits(past, since, last)
                )
            classes.append(found[key])
    return lying


def _certain(lying: dict[int, list[int]], decks: dict[int, list[int]]) -> list[int]:
    """The sorts of places of which it is certain how many cards of each class lie there."""
    choosy = [suits for suits in decks if suits & suits - 1]
    return [number for number in lying if sum(suits >> number & 1 for suits in choosy) < 2]


def _merge(decks: dict[int, list[int]], rest: int, rng: random.Random) -> dict[int, list[int]]:
    """The classes of the cards that are left, now that only the rest of the sorts is."""
    merged: dict[int, list[int]] = {}
    for suits, deck in decks.items():
        if deck and suits & rest in merged:
            merged[suits & rest] += deck
            _shuffle(merged[suits & rest], rng)
        elif deck:
            merged[suits & rest] = deck
    return merged


def _mix(lying: dict[int, list[int]], rng: random.Random) -> None:
    """Let cards change between sorts of places, until every deal is as likely.

    Two sorts at a time share out evenly what suits both. It starts from the true deal, which is
    forgotten after a few rounds.
    """
    pairs = list(combinations(lying, 2))
    for _ in range(ROUNDS):
        _shuffle(pairs, rng)
        for one, two in pairs:
            both = 1 << one | 1 << two
            first = [suits for suits in lying[one] if suits & both == both]
            free = first + [suits for suits in lying[two] if suits & both == both]
            if len(set(free)) > 1:
                _shuffle(free, rng)
                kept = [suits for suits in lying[one] if suits & both != both]
                lying[one] = kept + free[: len(first)]
                kept = [suits for suits in lying[two] if suits & both != both]
                lying[two] = kept + free[len(first) :]


def _shuffle(items: list[Any], rng: random.Random) -> None:
    """As `rng.shuffle` does, in less than half the time."""
    pick = rng.random
    items.sort(key=lambda _: pick())


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
