"""Cards that come back to a pile: who can hold them, and how evenly worlds are imagined."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shipboard.kernel.cards import (
    BEFORE,
    DESIGN,
    LAST,
    PAST,
    SINCE,
    VIEWERS,
    admits,
    came_back,
    draw,
    forget,
    take,
    vacate,
    within,
)
from shipboard.kernel.chance import shuffle
from shipboard.kernel.declare import Zone
from shipboard.kernel.pack import Pack
from shipboard.kernel.state import State
from shipboard.kernel.zones import ZONES

from .toy import DICE, GAME, Cargo
from .worlds import bare, even, give


@pytest.fixture
def g() -> Cargo:
    return bare()


# Who can hold what came back.


def test_who_has_drawn_nothing_since_holds_nothing_that_came_back(g: Cargo) -> None:
    g.hand[0], g.hand[1], g.hand[2] = [9], [1, 2], [3]
    give(g, 4, 5, 6)
    g.hand[2].append(draw(g, g.deck))
    even(g, lambda deal: {*deal[0]} <= {1, 2, 3} and len({*deal[1]} & {1, 2, 3}) == 1)


def test_what_is_played_tells_from_which_return_it_came(g: Cargo) -> None:
    g.hand[1], g.hand[2] = [1, 2], [3, 8]
    give(g, 4, 5, 6, 7)
    g.hand[1].append(draw(g, g.deck))
    g.hand[2].append(draw(g, g.deck))
    take(g, g.hand[1], 2, VIEWERS)
    take(g, g.hand[2], g.hand[2][-1] & DESIGN, VIEWERS)
    even(g, lambda deal: len({*deal[0]} & {1, 3, 8}) == 1 and {*deal[1]} <= {1, 3, 8})


def test_two_returns_are_told_apart(g: Cargo) -> None:
    g.hand[1], g.hand[2] = [1, 2], [3]
    give(g, 4, 5)
    g.hand[2].append(draw(g, g.deck))
    g.deck.clear()
    give(g, 6, 7)
    late = {6, 7}
    even(g, lambda deal: {*deal[0]} <= {1, 2, 3} and len({*deal[1]} & {1, 2, 3}) == 1
         and not {*deal[1]} & late)  # fmt: skip


def test_into_a_deck_with_cards_in_it_anything_may_be_drawn(g: Cargo) -> None:
    g.hand[1], g.hand[2], g.deck = [1, 2], [3], [4, 5]
    give(g, 6)
    g.hand[2].append(draw(g, g.deck))
    even(g, lambda deal: 6 not in (*deal[0], deal[1][0]))


def test_a_design_is_excluded_only_if_all_its_hidden_cards_came_back(g: Cargo) -> None:
    g.hand[1], g.hand[2] = [1, 4], [2]
    give(g, 4, 5)
    even(g, lambda deal: 5 not in (*deal[0], *deal[1]) and not {*deal[2]} & {1, 2})


def test_what_goes_over_unseen_may_be_any_card_of_the_hand(g: Cargo) -> None:
    g.hand[1], g.hand[2] = [1, 2], [3]
    give(g, 4, 5, 6)
    g.hand[1].append(draw(g, g.deck))
    design = g.hand[1][0] & DESIGN
    take(g, g.hand[1], design, 1 << 1 | 1 << 2)
    g.hand[2].append(within(design, 1 << 1))
    drawn = {4, 5, 6}
    even(g, lambda deal: len(drawn & {*deal[0], deal[1][1]}) == 1 and deal[1][0] not in drawn)


def test_a_known_card_of_a_hand_may_lie_at_any_place_that_it_suits(g: Cargo) -> None:
    g.hand[1], g.hand[2] = [1, 2], [3]
    give(g, 4, 5)
    g.hand[1].append(draw(g, g.deck))
    seen = g.hand[1][-1] & DESIGN
    g.hand[1][-1] |= within(0, 1)
    even(g, lambda deal: seen in deal[0] and not {*deal[0], *deal[1]} & {4, 5} - {seen})


def test_nothing_is_noted_where_nothing_else_is_hidden(g: Cargo) -> None:
    give(g, 4, 5, 6)
    assert g.returned == []
    assert sorted(g.deck) == [4, 5, 6]


# Evenness.


def test_what_only_some_places_may_hold_is_dealt_evenly_to_the_others(g: Cargo) -> None:
    """The hand that was filled last used to get what the deck could have had."""
    g.hand[1], g.hand[2] = [1], [2]
    give(g, 4, 5, 6)
    g.hand[1].append(3)  # from wherever
    g.hand[2].append(draw(g, g.deck) & DESIGN)
    even(g, lambda deal: {deal[0][0], deal[1][0]} <= {1, 2, 3} and {*deal[2]} <= {4, 5, 6})


def test_bounds_that_cross_are_dealt_evenly(g: Cargo) -> None:
    """Equal cards on both sides: no order of filling would do."""
    g.hand[1], g.hand[2] = [1, 4], [4]
    give(g, 4, 5, 6)
    g.hand[2].append(draw(g, g.deck))
    even(g, lambda deal: {*deal[0], deal[1][0]} <= {1, 4} and 1 not in (deal[1][1], *deal[2]))


# What is known of places follows from what all see.

spans = st.builds(
    lambda since, before: since << SINCE | (before << BEFORE if before > since else 0),
    st.integers(0, 3),
    st.integers(0, 4),
)
returns = st.lists(
    st.tuples(st.integers(0, 4), st.integers(0, 4)).map(lambda two: min(two) | max(two) << LAST),
    min_size=6,
    max_size=6,
).map(lambda codes: [4, *codes])


@given(st.lists(spans, min_size=1, max_size=6), returns, st.integers(0, 5), st.booleans())
def test_which_place_is_left_empty_does_not_depend_on_where_the_card_was(
    places: list[int], returned: list[int], design: int, seen: bool
) -> None:
    g = State(3, b"key", (b"deck",), Pack("none"))
    g.returned = returned
    came = came_back(g, design) if seen else (0, 1000)
    results = set()
    for i, span in enumerate(places):
        if admits(span, *came):
            rest = places[:i] + places[i + 1 :]
            vacate(g, rest, design | span, seen)
            results.add(tuple(sorted(rest)))
    assert len(results) <= 1


@given(st.lists(spans, min_size=2, max_size=6), returns, st.integers(0, 5), st.booleans())
def test_nothing_is_known_of_places_that_is_not_true(
    places: list[int], returned: list[int], design: int, seen: bool
) -> None:
    """Whatever could lie there before still can, in some order, when a card has left."""
    g = State(3, b"key", (b"deck",), Pack("none"))
    g.returned = returned
    came = came_back(g, design) if seen else (0, 1000)
    able = [i for i, span in enumerate(places) if admits(span, *came)]
    for i in able:
        rest = places[:i] + places[i + 1 :]
        vacate(g, rest, design | places[i], seen)
        for j in able:  # the card was at j, the rest stay where they are
            true = places[:j] + places[j + 1 :]
            assert any(
                all(covers(now, was) for now, was in zip(order, true, strict=True))
                for order in permutations(rest)
            )


def covers(now: int, was: int) -> bool:
    """Whether a place of which this is known may be one of which that is true."""
    return all(
        admits(now, moment, moment) or not admits(was, moment, moment) for moment in range(6)
    )


def test_a_shuffle_and_unseen_changes_blend_what_is_known(g: Cargo) -> None:
    g.hand[1], g.hand[2] = [1], [2]
    give(g, 4, 5)
    mixed = [g.deck[0], g.hand[1][0], 7]
    forget(g, mixed, 0)
    assert [card & PAST for card in mixed] == [0, 0, 0]
    pair = [g.hand[1][0], g.hand[2][0]]
    shuffle(g, DICE, pair)
    assert {card & PAST for card in pair} == {1 << BEFORE}


def test_zones_are_found_by_the_class_of_the_state() -> None:
    assert ZONES[Cargo] == GAME.zones
    assert all(isinstance(zone, Zone) for zone in ZONES[Cargo])
