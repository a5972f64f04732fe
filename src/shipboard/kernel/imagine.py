"""One possible world: everything that a seat does not know, dealt afresh.

It is derived from the declarations and the marks on the cards alone. Search thinks in such worlds
only, so it cannot know more than the seat it plays for.
"""

from __future__ import annotations

import random
from itertools import combinations
from typing import NamedTuple

from .cards import KIND, PAST, PLACE, WITHIN, admits, came_back, viewer_mask
from .declare import Game
from .state import State, clone
from .view import sees_all
from .zones import piles

TRIES = 2000  # deals
ROUNDS = 16

# What is known of a place: its past, and the number of its pile if the seat knows of cards that
# they are in there, but not at which place.
Bound = tuple[int, int]
Suits = frozenset[Bound]  # the bounds of all places where a card may lie


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
    decks: dict[tuple[str, str], dict[Bound, Sort]] = {}
    number = 0
    for zone in game.zones:
        backs = world.pack.backs.get(zone.pool, ())
        for index, pile in enumerate(piles(world, zone)):
            number += 1
            if not sees_all(zone, index, seat):
                hidden = [i for i, card in enumerate(pile) if not card >> PLACE & mask]
                for back, alike in _by_back(pile, hidden, backs).items():
                    sorts = decks.setdefault((zone.pool, back), {})
                    _take_up(sorts, pile, number, alike, KIND | mask << WITHIN)
    for sorts in decks.values():
        if len(sorts) > 1:
            _share(world, sorts, rng)
        for places, cards in sorts.values():
            rng.shuffle(cards)
            for (pile, i), card in zip(places, cards, strict=True):
                pile[i] |= card


def _by_back(pile: list[int], hidden: list[int], backs: tuple[str, ...]) -> dict[str, list[int]]:
    """These places of a pile by the backs of their cards."""
    if not backs:
        return {"": hidden} if hidden else {}
    found: dict[str, list[int]] = {}
    for i in hidden:
        found.setdefault(backs[pile[i] & KIND], []).append(i)
    return found


def _take_up(
    sorts: dict[Bound, Sort], pile: list[int], number: int, hidden: list[int], own: int
) -> None:
    """Take up the cards at these places of a pile, with the seat's own marks of their presence.

    Others' marks stay with the place: this seat knows that they saw a card, not which.
    """
    cards = [pile[i] & own for i in hidden]
    pasts = [pile[i] & PAST for i in hidden]
    for i in hidden:
        pile[i] &= ~own
    home = number if max(cards) > KIND else 0
    for past in set(pasts):
        sort = sorts.setdefault((past, home), Sort([], []))
        here = [n for n, each in enumerate(pasts) if each == past]
        sort.places.extend([(pile, hidden[n]) for n in here])
        sort.cards.extend([cards[n] for n in here])


def _share(world: State, sorts: dict[Bound, Sort], rng: random.Random) -> None:
    """Share out cards among sorts of places that they suit; every such deal is as likely.

    Cards that suit the same sorts are a class: any of them is as good as another. Of how many cards
    of which class a sort consists is certain where only one class has another choice. Elsewhere it
    is mixed.
    """
    lying = _classes(world, sorts)
    decks: dict[Suits, list[int]] = {}
    for bound, classes in lying.items():
        for suits, card in zip(classes, sorts[bound].cards, strict=True):
            decks.setdefault(suits, []).append(card)
        sorts[bound].cards.clear()
    for deck in decks.values():
        rng.shuffle(deck)
    while bound := _certain(lying, decks):
        sorts[bound].cards.extend([decks[suits].pop() for suits in lying.pop(bound)])
        lying = {each: [suits - {bound} for suits in lying[each]] for each in lying}
        rest: dict[Suits, list[int]] = {}
        for suits, deck in decks.items():
            if deck:
                rest.setdefault(suits - {bound}, []).extend(deck)
        for deck in rest.values():
            rng.shuffle(deck)
        decks = rest
    _mix(lying, rng)
    for bound, classes in lying.items():
        sorts[bound].cards.extend([decks[suits].pop() for suits in classes])


def _classes(world: State, sorts: dict[Bound, Sort]) -> dict[Bound, list[Suits]]:
    """By sort of places, where else each of its cards may lie for all that is known."""
    found: dict[tuple[int, int, int], Suits] = {}
    lying: dict[Bound, list[Suits]] = {}
    for bound, sort in sorts.items():
        lying[bound] = []
        for card in sort.cards:
            since, last = came_back(world, card & KIND)
            home = bound[1] if card > KIND else 0
            suits = found.get((since, last, home))
            if suits is None:
                suits = found[since, last, home] = frozenset(
                    each for each in sorts if home in (0, each[1]) and admits(each[0], since, last)
                )
            lying[bound].append(suits)
    return lying


def _certain(lying: dict[Bound, list[Suits]], decks: dict[Suits, list[int]]) -> Bound | None:
    """A sort of places of which it is certain how many cards of each class lie there."""
    for bound in lying:
        if sum(len(suits) > 1 for suits in decks if bound in suits) < 2:
            return bound
    return None


def _mix(lying: dict[Bound, list[Suits]], rng: random.Random) -> None:
    """Let cards change between sorts of places, until every deal is as likely.

    Two sorts at a time share out evenly what suits both. It starts from the true deal, which is
    forgotten after a few rounds.
    """
    pairs = list(combinations(lying, 2))
    for _ in range(ROUNDS):
        rng.shuffle(pairs)
        for one, two in pairs:
            first = [suits for suits in lying[one] if two in suits]
            free = first + [suits for suits in lying[two] if one in suits]
            rng.shuffle(free)
            lying[one] = [suits for suits in lying[one] if two not in suits] + free[: len(first)]
            lying[two] = [suits for suits in lying[two] if one not in suits] + free[len(first) :]


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
