"""What the state and the pack keep for speed is what the rules say, after every single decision."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from shipboard.games.gloom.rules import legal, stacks
from shipboard.games.gloom.state import Gloom
from shipboard.kernel.cards import designs
from shipboard.kernel.chance import seed_bytes
from shipboard.kernel.state import clone
from tests.rule import rule

from .scenario import GAME

OWNERS = Path(__file__).parents[2] / "games" / "gloom" / "gloom.toml"
ACTIVE = ("alive", "sources", "forbids", "allows", "watchers", "active_rules")
VALUES = ("icons", "worth")  # kept unless they follow from hands, too
TABLES = [
    (players, seed, card_set)
    for card_set in ("standard", f"standard,file:{OWNERS}")
    for players, seed in ((2, 1), (3, 2), (4, 3), (5, 4))
]


def dealt(players: int, seed: int, card_set: str) -> Gloom:
    options = GAME.choose(players, {"card_set": card_set, "crew_assignment": "random"})
    g = GAME.deal(players, seed_bytes(seed), GAME.load(options), options)
    assert isinstance(g, Gloom)
    g.run()
    return g


def play_on(g: Gloom, rng: random.Random) -> None:
    """Answer at random, but rather play a card than pass, so that the stacks grow."""
    number, _seat, _kind, options = g.open[0]
    g.answer(number, rng.choice(options[-3:]))


@pytest.mark.parametrize(("players", "seed", "card_set"), TABLES)
@rule("GLM-3.15", "GLM-12.9", "GLM-12.11")
def test_what_a_changed_stack_leaves_as_it_was_need_not_be_looked_at(
    players: int, seed: int, card_set: str
) -> None:
    g = dealt(players, seed, card_set)
    rng = random.Random(seed)
    while not g.over:
        fresh = clone(g)
        for crew in fresh.crew:
            for c in crew:
                stacks.look_at(fresh, c)
        stacks.refresh(fresh)
        for name in ACTIVE if g.cards.volatile else ACTIVE + VALUES:
            assert getattr(g, name) == getattr(fresh, name), name
        play_on(g, rng)


@pytest.mark.parametrize(("players", "seed", "card_set"), TABLES)
@rule("GLM-5.7", "GLM-12.12")
def test_cards_that_no_effect_tells_apart_may_be_played_together(
    players: int, seed: int, card_set: str
) -> None:
    g = dealt(players, seed, card_set)
    rng = random.Random(seed)
    while not g.over:
        for how in (legal.FOR_ACTION, legal.FOR_LAST_GAP):
            for seat in range(players):
                each = [
                    design
                    for design in designs(g.hand[seat])
                    if not legal.unplayable(g, seat, how, design)
                ]
                assert legal.playable_cards(g, seat, how, 0) == each
        play_on(g, rng)
