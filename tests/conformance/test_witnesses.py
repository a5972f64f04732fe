"""What bots say to all of their choices can betray nothing: it is made from what all know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from shipboard.bots.table import Voice, takes_note
from shipboard.kernel import view as views
from shipboard.kernel.match import Decision, Match
from shipboard.kernel.witness import aloud, told_to_all

from .explaining import MACHINE
from .secrecy import other_world
from .tables import Table, plain_tables
from .taking_over import live, walk_with_bots

SEEDS = 40
ENOUGH = 30  # questions of each game
TABLES = [
    table
    for table in plain_tables()
    if table.game.witness and table.players == table.game.default_players
]
each_table = pytest.mark.parametrize("table", TABLES, ids=str)


def deserving(table: Table) -> Iterator[tuple[Match, Decision]]:
    """Questions of half-played games at which a bot says why."""
    assert table.game.witness
    for seed in range(SEEDS):
        match = live(table, seed)
        for _ in walk_with_bots(match, random.Random(seed), 0.7):
            for decision in () if match.paused else match.decisions:
                if decision.kind.name in table.game.witness.reasons:
                    yield match, decision


def test_the_games_of_suspicion_have_a_witness() -> None:
    assert {table.game.name for table in TABLES} >= {"ardor", "outsider"}


@each_table
def test_every_reason_goes_with_an_answer_that_takes_a_note(table: Table) -> None:
    assert table.game.witness
    kinds = {kind.name: kind for kind in table.game.kinds}
    for name in table.game.witness.reasons:
        assert kinds[name].notes, f"{name} takes no note"


@each_table
def test_what_is_said_to_all_is_plain_and_the_same_whatever_is_hidden(table: Table) -> None:
    rng, said = random.Random(1), 0
    for match, decision in deserving(table):
        words = sentences(match, decision)
        assert words == from_a_seat(match, decision)
        for option, sentence in zip(decision.options, words, strict=True):
            if sentence:
                assert takes_note(match.game, match.options, decision.kind.name, option)
                assert sentence.endswith((".", "!")), sentence
                assert not MACHINE.search(sentence), sentence
        # Nobody's secrets are the same there, those of who speaks included.
        world = other_world(match.game, match.state, None, rng)
        if world is None:
            continue
        here, match.state = match.state, world
        assert sentences(match, decision) == words
        match.state = here
        said += any(words)
        if said >= ENOUGH:
            return
    raise AssertionError(f"only {said} questions")


def sentences(match: Match, decision: Decision) -> list[str]:
    """What is said to all with each of these answers."""
    voice = Voice(match)
    return [voice.reason(decision.seat, decision.kind.name, each) for each in decision.options]


def from_a_seat(match: Match, decision: Decision) -> list[str]:
    """The same as a server finds it: by the seat's events, without what it alone was told."""
    game = match.game
    assert game.witness
    witness = game.witness()
    declared = {event.name: event.args for event in game.events}
    witness.watch(told_to_all(declared, match.events(decision.seat)))
    view = views.position(game, match.state, None)
    kind, seat = decision.kind.name, decision.seat
    found = [witness.reason(view, seat, kind, option) for option in decision.options]
    return [aloud(because, match.names, match.pack) if because else "" for because in found]
