"""Imagined worlds, on the toy game."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import pytest

from shipboard.kernel.cards import DESIGN, placed, within
from shipboard.kernel.imagine import imagine
from shipboard.kernel.match import Match
from shipboard.kernel.state import State

from .toy import BOMB, COIN, GAME, GEM, SHIELD, Cargo, act, bomb_window
from .worlds import bare, even, give


@pytest.fixture
def g() -> Cargo:
    return cast(Cargo, Match(GAME, 3, {}, 1).state)


def worlds(g: State, seat: int, number: int = 200) -> list[Cargo]:
    rng = random.Random(1)
    return [cast(Cargo, imagine(GAME, g, seat, rng)) for _ in range(number)]


def test_own_cards_stay_and_others_change(g: Cargo) -> None:
    hands = {tuple(sorted(world.hand[1])) for world in worlds(g, 0)}
    assert len(hands) > 4
    assert all(world.hand[0] == g.hand[0] for world in worlds(g, 0, 20))


def test_a_known_place_stays(g: Cargo) -> None:
    g.deck[3] = placed(GEM, 1)
    assert all(world.deck[3] == placed(GEM, 1) for world in worlds(g, 0, 30))
    assert any(world.deck[3] & DESIGN != GEM for world in worlds(g, 1, 30))


def test_a_known_presence_stays_in_its_pile_at_any_place(g: Cargo) -> None:
    g.chest[0] = [within(SHIELD, 1), COIN, BOMB]
    places = Counter(world.chest[0].index(within(SHIELD, 1)) for world in worlds(g, 0))
    assert set(places) == {0, 1, 2}
    assert max(places.values()) < 110


def test_where_only_some_designs_can_lie_no_others_are_dealt() -> None:
    g = bare()
    g.pack.only = {"hand": frozenset({1, 2, 3, 5})}
    g.hand[1], g.hand[2], g.deck = [1], [2, 3], [5, 6, 7]
    even(g, lambda deal: {*deal[0], *deal[1]} <= {1, 2, 3, 5})


def test_what_came_back_and_where_only_some_can_lie_is_known_together() -> None:
    g = bare()
    g.pack.only = {"hand": frozenset({1, 2, 3, 5})}
    g.hand[1], g.hand[2], g.deck = [1], [2], [3, 6]
    give(g, 5, 7)
    even(g, lambda deal: {*deal[0], *deal[1]} <= {1, 2, 3})


def test_pools_are_not_mixed(g: Cargo) -> None:
    for world in worlds(g, 0, 50):
        roles = sorted(card & DESIGN for pile in [*world.role, world.spare] for card in pile)
        assert roles == [0, 0, 0, 1]


def test_the_true_world_is_not_touched_and_the_seed_is_another(g: Cargo) -> None:
    hands, key = [hand[:] for hand in g.hand], g.key
    for world in worlds(g, 2, 10):
        assert world.key != key
    assert g.hand == hands
    assert g.key == key


def test_others_are_asked_for_the_cards_they_hold_there(g: Cargo) -> None:
    for world in worlds(g, 0, 50):
        for (number, seat, _, options), true in zip(world.open, g.open, strict=True):
            assert (number, seat) == true[:2]
            assert options == sorted({card & DESIGN for card in world.hand[seat]})


def test_secret_answers_of_others_are_drawn_anew(g: Cargo) -> None:
    """Also when only the imagining seat is still asked."""
    g.hand[1] = [COIN, SHIELD]
    g.hand[2] = [COIN, GEM]
    g.suspend()
    g.run()
    for seat in (1, 2):
        ask = next(ask for ask in g.open if ask[1] == seat)
        g.answer(ask[0], ask[3][-1])
    found = worlds(g, 0)
    assert {ask[1] for world in found for ask in world.open} == {0}
    assert len({world.given[1] for world in found}) > 2
    for world in found:
        for seat in (1, 2):
            assert world.given[seat] in [card & DESIGN for card in world.hand[seat]]


def test_the_own_secret_answer_stays(g: Cargo) -> None:
    ask = g.open[0]
    assert ask[1] == 0
    g.answer(ask[0], ask[3][0])
    assert {world.given[0] for world in worlds(g, 0, 30)} == {ask[3][0]}


def test_in_a_window_one_does_not_know_who_is_asked(g: Cargo) -> None:
    g.hand[1] = [SHIELD, COIN]
    g.open.clear()
    g.given.clear()
    g.asked.clear()
    g.active = 0
    g.then((bomb_window,), (act,))
    g.run()
    assert g.open[0][1] == 1
    asked: Counter[int] = Counter()
    for world in worlds(g, 2, 100):
        assert world.open == []
        assert world.window == g.window
        world.run()
        asked[world.open[0][1] if world.window >= 0 else -1] += 1
    assert asked[-1]
    assert asked[0]
    assert asked[1]
    own = worlds(g, 1, 10)
    assert all(world.open == g.open for world in own)
