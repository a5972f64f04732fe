"""Cards in zones: who knows which card, and when that knowledge ends."""

from __future__ import annotations

import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from shipboard.kernel.cards import (
    DESIGN,
    PLACE,
    PUBLIC,
    VIEWERS,
    WITHIN,
    count_design,
    designs,
    draw,
    fade,
    forget,
    lift,
    loose,
    placed,
    take,
    turn_up,
    viewer_mask,
    within,
)
from shipboard.kernel.pack import Pack
from shipboard.kernel.state import State

A, B = 1, 2  # viewer bits of seats 0 and 1

cards = st.lists(
    st.builds(
        lambda design, place, here: design | place << PLACE | here << WITHIN,
        st.integers(0, 5),
        st.sampled_from([0, 0, A, B, A | B, PUBLIC]),
        st.sampled_from([0, 0, A, B, PUBLIC]),
    ),
    max_size=8,
)


@pytest.fixture
def g() -> State:
    return State(3, b"key", (b"deck",), Pack("none"))


def known(pile: list[int], viewer: int | None) -> list[int]:
    mask = viewer_mask(viewer)
    return sorted(c & DESIGN for c in pile if (c >> PLACE | c >> WITHIN) & mask)


def test_marks_say_who_knows_what() -> None:
    assert known([placed(3, A), within(4, B), 5], 0) == [3]
    assert known([placed(3, A), within(4, B), 5], 1) == [4]
    assert known([placed(3, PUBLIC), within(4, B), 5], None) == [3]
    assert known([placed(3, PUBLIC), within(4, B), 5], 1) == [3, 4]


@given(cards)
def test_designs_are_different_and_ascending(pile: list[int]) -> None:
    assert designs(pile) == sorted({card & DESIGN for card in pile})
    for design in range(6):
        assert count_design(pile, design) == [card & DESIGN for card in pile].count(design)


@given(cards)
def test_loose_keeps_design_and_knowledge_but_no_place(pile: list[int]) -> None:
    for card in pile:
        free = loose(card)
        assert free & DESIGN == card & DESIGN
        assert free >> PLACE & VIEWERS == 0
        assert free >> WITHIN & VIEWERS == (card >> PLACE | card >> WITHIN) & VIEWERS


def test_a_drawn_card_is_known_to_who_knew_its_place(g: State) -> None:
    pile = [1, placed(2, A)]
    assert draw(g, pile) == within(2, A)
    assert pile == [1]
    assert g.light == 1


def test_who_knew_only_the_presence_does_not_know_that_it_was_drawn(g: State) -> None:
    g.unplaced = True
    pile = [within(3, A), within(2, A)]
    card = draw(g, pile)
    assert known([card], 0) == []
    assert known(pile, 0) == [], "seat 0 cannot know that 3 was not the one that left"


def test_a_card_turned_up_uses_up_the_knowledge_of_its_design(g: State) -> None:
    pile = [within(2, A), within(3, A), within(2, B)]
    assert turn_up(g, pile) == 2
    assert known(pile, 0) == [3]
    assert g.light == 1


def test_taking_a_card_unseen_ends_what_others_knew(g: State) -> None:
    hand = [within(2, A), within(3, A | B), 4]
    assert take(g, hand, 4, B) == 4
    assert known(hand, 0) == []
    assert known(hand, 1) == [3]


def test_taking_a_card_in_the_open_leaves_what_others_knew(g: State) -> None:
    hand = [within(2, A), 4]
    take(g, hand, 4, VIEWERS)
    assert known(hand, 0) == [2]


@given(cards, st.integers(0, 7), st.sampled_from([0, A, B, A | B, VIEWERS]))
@example([within(0, A), 0, placed(0, B) | within(0, B), within(0, A)], 0, VIEWERS)
def test_taking_removes_one_card_of_the_design_and_no_mark_is_born(
    pile: list[int], at: int, watchers: int
) -> None:
    if not pile:
        return
    design = pile[at % len(pile)] & DESIGN
    before = sorted(card & DESIGN for card in pile)
    knew = {viewer: known(pile, viewer) for viewer in (0, 1, 2, None)}
    take(State(3, b"key", (b"deck",), Pack("none")), pile, design, watchers)
    before.remove(design)
    assert sorted(card & DESIGN for card in pile) == before
    for viewer, cards_before in knew.items():
        for found in set(known(pile, viewer)):
            assert known(pile, viewer).count(found) <= cards_before.count(found)


@given(cards, st.sampled_from([0, A, B]))
def test_forgetting_leaves_the_knowledge_of_some(pile: list[int], keep: int) -> None:
    kept = {viewer: known(pile, viewer) for viewer in (0, 1)}
    forget(State(3, b"key", (b"deck",), Pack("none")), pile, keep)
    for viewer in (0, 1):
        assert known(pile, viewer) == (kept[viewer] if keep >> viewer & 1 else [])
    assert known(pile, None) == []


@given(cards)
def test_lifting_turns_places_into_presences(pile: list[int]) -> None:
    g = State(3, b"key", (b"deck",), Pack("none"))
    knew = {viewer: known(pile, viewer) for viewer in (0, 1, None)}
    some = any(card >> PLACE & VIEWERS for card in pile)
    lift(g, pile)
    assert g.unplaced is some
    assert not any(card >> PLACE & VIEWERS for card in pile)
    assert {viewer: known(pile, viewer) for viewer in (0, 1, None)} == knew


@given(cards, st.integers(0, 5))
def test_fading_never_touches_designs_or_places(pile: list[int], design: int) -> None:
    before = [card & (DESIGN | VIEWERS << PLACE) for card in pile]
    fade(State(3, b"key", (b"deck",), Pack("none")), pile, design, random.Random(1).randrange(8))
    assert [card & (DESIGN | VIEWERS << PLACE) for card in pile] == before


hands = st.lists(
    st.builds(within, st.integers(0, 3), st.sampled_from([0, 0, A, B, A | B, PUBLIC])),
    min_size=1,
    max_size=8,
)


def test_of_two_known_equal_cards_one_that_leaves_openly_leaves_the_other_known(g: State) -> None:
    hand = [within(2, A), 2, within(2, A), within(2, B)]
    take(g, hand, 2, VIEWERS)
    assert (known(hand, 0), known(hand, 1)) == ([2], [])
    deck = [within(2, PUBLIC), placed(2, A), within(2, A)]
    turn_up(g, deck)
    assert (known(deck, 0), known(deck, None)) == ([2, 2], []), "A knew the one that is gone"


@given(hands, st.integers(0, 7), st.sampled_from([0, A, B, A | B, VIEWERS]))
def test_who_sees_a_card_leave_knows_of_one_such_card_less_and_of_all_others(
    hand: list[int], at: int, watchers: int
) -> None:
    """Whichever of several equal cards it was."""
    design = hand[at % len(hand)] & DESIGN
    for viewer in (0, 1, 2, None):
        before = known(hand, viewer)
        left = hand[:]
        take(State(3, b"key", (b"deck",), Pack("none")), left, design, watchers)
        if not watchers & (PUBLIC if viewer is None else 1 << viewer):
            before = []
        elif design in before:
            before.remove(design)
        assert known(left, viewer) == before
