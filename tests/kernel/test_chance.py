"""Chance: repeatable, even, and independent between streams."""

from __future__ import annotations

from collections import Counter

import pytest

from shipboard.kernel.cards import PLACE, PUBLIC, VIEWERS, placed
from shipboard.kernel.chance import below, commitment, seed_bytes, shuffle
from shipboard.kernel.pack import Pack
from shipboard.kernel.state import State, clone


def state(key: bytes = b"k" * 32) -> State:
    return State(2, key, (b"deck", b"dice"), Pack("none"))


def test_the_same_key_gives_the_same_numbers() -> None:
    one, two = state(), state()
    assert [below(one, 0, 1000) for _ in range(50)] == [below(two, 0, 1000) for _ in range(50)]
    other = state(b"other")
    assert [below(state(), 0, 10**9)] != [below(other, 0, 10**9)]


def test_one_stream_does_not_shift_another() -> None:
    one, two = state(), state()
    for _ in range(7):
        below(two, 1, 6)
    assert [below(one, 0, 1000) for _ in range(20)] == [below(two, 0, 1000) for _ in range(20)]
    assert two.rolls[1] == 7


def test_a_clone_goes_on_with_the_same_numbers() -> None:
    g = state()
    below(g, 0, 6)
    copy = clone(g)
    assert below(g, 0, 10**9) == below(copy, 0, 10**9)


def test_every_use_of_chance_comes_to_light() -> None:
    g = state()
    below(g, 0, 6)
    assert g.light == 1
    shuffle(g, 1, [1, 2, 3])
    assert g.light > 1
    assert g.rolls[1] > 0


@pytest.mark.parametrize("size", [0, 1, 2, 3, 10, 50, 51, 52, 101, 160])
def test_a_shuffle_keeps_every_card(size: int) -> None:
    for key in range(5):
        g = state(bytes([key]) * 32)
        pile = list(range(size))
        shuffle(g, 0, pile)
        assert sorted(pile) == list(range(size))
        if size > 9:
            assert pile != list(range(size))


def test_a_shuffle_is_even() -> None:
    """Each card lies at each place about as often: chi-square with 9 * 9 degrees of freedom."""
    found: Counter[tuple[int, int]] = Counter()
    games = 3000
    for key in range(games):
        pile = list(range(10))
        shuffle(state(key.to_bytes(32, "big")), 0, pile)
        found.update(enumerate(pile))
    expected = games / 10
    chi = sum((found[i, j] - expected) ** 2 / expected for i in range(10) for j in range(10))
    assert chi < 81 + 4 * (2 * 81) ** 0.5


def test_dice_are_even() -> None:
    g = state()
    found = Counter(below(g, 1, 6) for _ in range(6000))
    assert sum((found[face] - 1000) ** 2 / 1000 for face in range(6)) < 25


def test_all_orders_of_three_cards_come_up() -> None:
    found = set()
    for key in range(200):
        pile = [0, 1, 2]
        shuffle(state(key.to_bytes(32, "big")), 0, pile)
        found.add(tuple(pile))
    assert len(found) == 6


def test_a_shuffle_takes_away_places() -> None:
    g = state()
    pile = [placed(1, PUBLIC), 2, placed(3, 1)]
    shuffle(g, 0, pile)
    assert not any(card >> PLACE & VIEWERS for card in pile)


def test_golden_numbers() -> None:
    """On every machine, Python version and build; a change breaks every record there is."""
    g = state(seed_bytes(1))
    pile = list(range(8))
    shuffle(g, 0, pile)
    assert (pile, [below(g, 1, 100) for _ in range(5)]) == GOLDEN


def test_the_seed_is_promised_and_kept() -> None:
    assert seed_bytes(b"x" * 32) == b"x" * 32
    assert seed_bytes(1) != seed_bytes(2)
    assert len(seed_bytes(7)) == 32
    assert commitment(b"a") != commitment(b"b")
    assert len(commitment(b"a")) == 64


GOLDEN = ([1, 0, 7, 6, 5, 2, 3, 4], [36, 86, 20, 42, 29])
