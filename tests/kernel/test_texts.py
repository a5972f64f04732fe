"""What the texts of cards are made of in more than one game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import shipboard
from shipboard.kernel.match import Match
from shipboard.kernel.save import dump, load
from shipboard.kernel.state import State
from shipboard.kernel.texts import all_hold, around, holds, if_then, negated, nothing

from .toy import GAME, Cargo


def seated(g: State, n: int) -> bool:
    return g.players == n


def happened(g: State, what: int) -> None:
    g.light = what


@pytest.fixture
def g() -> Any:
    return Match(GAME, 3, {}, 1).state


THREE, FOUR = (seated, 3), (seated, 4)


def test_conditions_are_called_with_the_state(g: Cargo) -> None:
    assert holds(g, None)
    assert (holds(g, THREE), holds(g, FOUR)) == (True, False)
    assert (negated(g, THREE), negated(g, FOUR)) == (False, True)
    assert all_hold(g, ())
    assert all_hold(g, (THREE, (negated, FOUR)))
    assert not all_hold(g, (THREE, FOUR))


@pytest.mark.parametrize(("condition", "what"), [(THREE, 101), (FOUR, 102)])
def test_one_thing_or_the_other_happens_next(
    g: Cargo, condition: tuple[Any, ...], what: int
) -> None:
    below = g.stack[:]
    if_then(g, condition, ((happened, 101), (nothing,)), ((happened, 102),))
    step = g.stack.pop()
    step[0](g, *step[1:])
    assert g.light == what
    assert g.stack == [*below, (nothing,)][: len(below) + (what == 101)]


def test_seats_are_listed_from_any_one_on_in_both_ways(g: Cargo) -> None:
    assert around(g, 0) == [0, 1, 2]
    assert around(g, 2) == [2, 0, 1]
    assert around(g, 1, -1) == [1, 0, 2]


@pytest.mark.parametrize("name", shipboard.game_names())
def test_a_game_that_is_saved_with_them_on_its_stack_goes_on(name: str) -> None:
    game = shipboard.game(name)
    g = Match(game, game.default_players, {}, 1).state
    g.stack.append((if_then, None, ((nothing,),), ()))
    again = load(game, json.loads(json.dumps(dump(g))), g.pack)
    assert again.stack == g.stack
    assert game.signatures()["texts.if_then"] == ("g", "condition", "effects", "otherwise")
