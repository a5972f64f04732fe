"""Cards of one pool with several backs: everybody sees them, and nothing more than them."""

from __future__ import annotations

import json
import random
from typing import cast

import pytest

from shipboard.kernel.cards import DESIGN, PAST, draw, placed, take, within
from shipboard.kernel.chance import shuffle
from shipboard.kernel.imagine import imagine
from shipboard.kernel.match import Match
from shipboard.kernel.returns import lay_under
from shipboard.kernel.view import view

from .toy import BOMB, COIN, DICE, GAME, GEM, SHIELD, Cargo
from .worlds import Deal, bare, even, give

A, B = 1, 2  # viewer bits of seats 0 and 1


@pytest.fixture
def g() -> Cargo:
    """In the middle of a game whose coins and bombs are red, gems and shields blue."""
    state = cast(Cargo, Match(GAME, 3, {"backs": "two"}, 1).state)
    state.deck[:] = [COIN, GEM, BOMB, SHIELD, COIN]
    state.hand[:] = [[COIN, GEM], [SHIELD, COIN, BOMB], [GEM]]
    state.chest[:] = [[BOMB, GEM], [SHIELD]]
    return state


@pytest.fixture
def many() -> Cargo:
    """Nothing dealt yet, of ten designs: even ones are red and odd ones blue."""
    state = bare()
    state.pack.backs = {"card": ("red", "blue") * 5}
    return state


def seen(g: Cargo, viewer: int | None) -> str:
    return json.dumps(view(GAME, g, viewer))


# Views.


def test_who_does_not_see_cards_sees_their_backs(g: Cargo) -> None:
    zones = view(GAME, g, 0)["zones"]
    assert zones["deck"] == {"count": 5, "backs": ["red", "blue", "red", "blue", "red"]}
    assert zones["hand"][1] == {"count": 3, "backs": ["blue", "red", "red"]}
    assert zones["hand"][0] == {"count": 2, "cards": ["coin", "gem"]}
    assert zones["discard"] == {"count": 0, "cards": []}
    assert "backs" not in zones["role"][1], "all roles look alike from behind"


def test_a_known_card_is_shown_beside_the_backs(g: Cargo) -> None:
    g.deck[2] = placed(BOMB, A)
    shown = view(GAME, g, 0)["zones"]["deck"]
    assert shown["placed"] == {2: "bomb"}
    assert shown["backs"][2] == "red"


def test_hidden_cards_of_one_back_can_be_exchanged_and_nobody_can_tell(g: Cargo) -> None:
    before = [seen(g, viewer) for viewer in (0, None)]
    g.deck[0], g.hand[1][2] = BOMB, COIN
    g.deck[3], g.hand[2][0] = GEM, SHIELD
    assert [seen(g, viewer) for viewer in (0, None)] == before
    g.deck[0], g.deck[1] = g.deck[1], g.deck[0]
    assert seen(g, 0) != before[0], "a blue card lies where a red one lay"


# Worlds.


def backs_lying(g: Cargo) -> list[list[int]]:
    return [[card & DESIGN & 1 for card in pile] for pile in (*g.hand, g.deck, *g.chest)]


def test_imagined_cards_have_the_backs_that_are_seen(g: Cargo) -> None:
    rng = random.Random(1)
    for seat in range(3):
        for _ in range(100):
            world = cast(Cargo, imagine(GAME, g, seat, rng))
            assert backs_lying(world) == backs_lying(g)
            assert view(GAME, world, seat)["zones"] == view(GAME, g, seat)["zones"]


def of_these_backs(g: Cargo, deal: Deal) -> bool:
    piles = (g.hand[1], g.hand[2], g.deck)
    return all(
        design & 1 == card & 1
        for designs, pile in zip(deal, piles, strict=True)
        for design, card in zip(designs, pile, strict=True)
    )


def test_mixed_holdings_and_decks_are_dealt_evenly(many: Cargo) -> None:
    many.hand[1], many.hand[2], many.deck = [2, 4, 1], [6, 3], [8, 7]
    even(many, lambda deal: of_these_backs(many, deal))


def test_what_came_back_is_dealt_evenly_among_its_back(many: Cargo) -> None:
    many.hand[1], many.hand[2] = [2, 4, 1], [6, 3]
    give(many, 8, 5, 7)
    old = {1, 2, 3, 4, 6}
    even(many, lambda deal: of_these_backs(many, deal) and {*deal[0], *deal[1]} <= old)


def test_a_return_tells_of_places_of_its_back_alone(many: Cargo) -> None:
    many.hand[1], many.deck = [2, 4, 1], [3]
    give(many, 5)
    assert [bool(card & PAST) for card in many.hand[1]] == [False, False, True]
    many.hand[1] = [2, 4]
    before = many.returned[:]
    give(many, 7)
    assert many.returned == before, "no blue card is hidden elsewhere"


def test_what_went_under_a_pile_for_all_to_see_is_in_no_older_hand(many: Cargo) -> None:
    many.hand[1], many.hand[2], many.deck = [2, 4], [6], [8]
    lay_under(many, many.deck, 0)
    assert [card & DESIGN for card in many.deck] == [0, 8]
    even(many, lambda deal: of_these_backs(many, deal) and 0 in deal[2])


def test_a_known_card_lies_at_any_place_of_its_back(many: Cargo) -> None:
    many.hand[1], many.deck = [within(2, A), 4, 1, 6], [3, 8]
    rng = random.Random(1)
    places = {
        [card & DESIGN for card in cast(Cargo, imagine(GAME, many, 0, rng)).hand[1]].index(2)
        for _ in range(100)
    }
    assert places == {0, 1, 3}


# What is known of the other cards when one leaves unseen.


def test_a_card_that_leaves_unseen_leaves_those_of_other_backs_known(many: Cargo) -> None:
    many.hand[1] = [within(2, A), within(3, A), 4]
    take(many, many.hand[1], 4, B)
    assert many.hand[1] == [2, within(3, A)]
    many.deck[:] = [within(2, A), within(3, A), 4]
    many.unplaced = True
    draw(many, many.deck)
    assert many.deck == [2, within(3, A)]


def test_which_place_is_empty_is_asked_among_those_of_the_back_that_left(many: Cargo) -> None:
    many.hand[1], many.hand[2] = [2, 1], [6]
    give(many, 4, 8, 3, 5)
    many.hand[1] += [4, 3]  # from wherever: nothing is known of their places
    blue = many.hand[1][1] & PAST
    assert blue
    take(many, many.hand[1], 4, B)
    assert [(card & DESIGN, card & PAST) for card in many.hand[1]] == [(2, 0), (1, blue), (3, 0)]


def test_a_shuffle_blends_what_is_known_of_places_by_back(many: Cargo) -> None:
    many.hand[1], many.hand[2] = [2, 1], [6]
    give(many, 4, 8)
    red, blue = (card & PAST for card in many.hand[1])
    many.hand[1] = [2 | red, 4, 1 | blue, 6 | red]
    shuffle(many, DICE, many.hand[1])
    assert {card & 1: card & PAST for card in many.hand[1]} == {0: 0, 1: blue}
