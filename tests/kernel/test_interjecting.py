"""Bots that do something unasked: where, how often, and always the same."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from shipboard.bots.random import Random
from shipboard.bots.table import Table
from shipboard.kernel.cards import DESIGN
from shipboard.kernel.match import Match, replay, verify
from shipboard.kernel.player import Interjector
from shipboard.kernel.state import NO_WINDOW
from shipboard.terminal.seats import Seats

from . import toy
from .toy import ACT, COIN, GAME, Careless, Cargo

DROP = ("drop", "coin")


class Shy(Careless):
    """Counts what it is offered, and does it only where it is told to."""

    def __init__(self, seat: int, rng: random.Random, drops: bool = False) -> None:
        super().__init__(seat, rng)
        self.drops = drops
        self.offers: list[dict[str, Any]] = []

    def interject(
        self, view: dict[str, Any], offered: Sequence[tuple[str, str]]
    ) -> tuple[str, str] | None:
        assert list(offered) == [DROP]
        self.offers.append(view)
        return DROP if self.drops else None


def coins(match: Match, seat: int) -> int:
    return sum(card & DESIGN == COIN for card in cast(Cargo, match.state).hand[seat])


def seated(seed: int, make: Any, seats: int = 3, **options: str) -> tuple[Match, Table]:
    match = Match(GAME, 3, options, seed)
    players = {seat: make(seat, random.Random(f"{seed} {seat}")) for seat in range(seats)}
    return match, Table(match, players)


def play(seed: int, make: Any) -> Match:
    match, table = seated(seed, make)
    table.run()
    return match


def dropped(match: Match) -> list[int]:
    return [answer.seat for answer in match.answers if answer.kind == "drop"]


def test_a_bot_does_at_a_checkpoint_what_it_wishes_and_the_record_replays() -> None:
    found = 0
    for seed in range(30):
        match = play(seed, Careless)
        found += len(dropped(match))
        assert verify(GAME, match.record()).outcome == match.outcome
    assert found > 20


def test_the_same_match_goes_the_same_way() -> None:
    assert [play(seed, Careless).answers for seed in range(10)] == [
        play(seed, Careless).answers for seed in range(10)
    ]


def test_a_bot_that_does_nothing_unasked_is_offered_nothing() -> None:
    assert not isinstance(Random(0, random.Random(1)), Interjector)
    assert not any(dropped(play(seed, Random)) for seed in range(10))


def test_it_is_asked_once_at_each_checkpoint_and_nowhere_else() -> None:
    looked = 0
    for seed in range(20):
        match, table = seated(seed, Shy)
        while match.outcome is None:
            asks = match.state.open
            point = match.state.window == NO_WINDOW and asks[0][2] == ACT
            assert (match.checkpoint is not None) == point
            before = [len(cast(Shy, table.players[seat]).offers) for seat in range(3)]
            able = [bool(coins(match, seat)) for seat in range(3)]
            for _ in range(2):  # the second time nobody is asked again
                assert not table._interject()
                after = [len(cast(Shy, table.players[seat]).offers) for seat in range(3)]
                asked = [now - then for now, then in zip(after, before, strict=True)]
                assert asked == [int(point and holds) for holds in able]
            looked += sum(asked)
            table.step()
    assert looked > 40


def test_nobody_is_offered_anything_in_a_window_or_while_a_choice_is_half_made() -> None:
    game = replace(GAME, checkpoint=lambda g: True)
    windows = 0
    for seed in range(40):
        match = Match(game, 3, {}, seed)
        rng = random.Random(seed)
        while match.outcome is None:
            if match.state.window != NO_WINDOW:
                windows += 1
                assert match.checkpoint is None
            decision = rng.choice(match.decisions)
            match.answer(decision, rng.choice(decision.options))
        assert match.checkpoint is None
    assert windows
    match = Match(game, 3, {}, 1)
    match.state.begun = (toy.act,)
    assert match.checkpoint is None


def holder(match: Match) -> int | None:
    """A seat with two coins, at a checkpoint."""
    if match.checkpoint is None:
        return None
    return next((seat for seat in range(3) if coins(match, seat) > 1), None)


def test_who_has_done_something_waits_until_somebody_has_answered() -> None:
    for seed in range(100):
        match, table = seated(seed, Random)
        while match.outcome is None and holder(match) is None:
            table.step()
        if (seat := holder(match)) is not None:
            break
    assert seat is not None
    assert match.offered_to_bot(seat) == [DROP]
    match.interject(seat, *DROP)
    assert match.interjections(seat) == [DROP]  # a person may go on
    assert match.offered_to_bot(seat) == []
    table.step()
    while match.outcome is None and not match.interjections(seat):
        table.step()
    assert match.outcome is not None or match.offered_to_bot(seat) == [DROP]


def test_bots_interject_before_a_person_is_asked() -> None:
    found = 0
    for seed in range(40):
        match = Match(GAME, 3, {}, seed)
        table = Table(match, {1: Careless(1, random.Random(1)), 2: Careless(2, random.Random(2))})
        while match.outcome is None:
            table.run()
            if match.outcome is None:
                mine = next(d for d in match.decisions if d.seat == 0)
                if match.checkpoint is not None:
                    found += bool(dropped(match))
                    assert not match.offered_to_bot(1)
                    assert not match.offered_to_bot(2)
                match.answer(mine, mine.options[0])
    assert found


def test_a_game_that_was_left_goes_on_with_the_same_interjections() -> None:
    game = replace(GAME, bots={"careless": Moody})
    for seed in range(10):
        match, again = Match(game, 3, {}, seed), Match(game, 3, {}, seed)
        while again.outcome is None:
            assert Seats(again, dict.fromkeys(range(3), "careless")).step()
            again = replay(game, again.record())  # left and resumed before every answer
        Seats(match, dict.fromkeys(range(3), "careless")).run()
        assert match.answers == again.answers


class Moody(Careless):
    """Drops a coin now and then."""

    def interject(
        self, view: dict[str, Any], offered: Sequence[tuple[str, str]]
    ) -> tuple[str, str] | None:
        return offered[0] if self.rng.random() < 0.5 else None
