"""Opening a table from what is stored: where it was kept, and the few entries behind that."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

import msgspec
import pytest

import shipboard
from shipboard.games import names
from shipboard.kernel.match import Match
from shipboard.kernel.save import digest
from shipboard.server.tables import entries as e
from shipboard.server.tables import snapshots
from shipboard.server.tables.folding import happens
from shipboard.server.tables.opening import Stored, opened
from shipboard.server.tables.sheet import STOPPED
from shipboard.server.tables.standing import Table

OTHER = "0.0.1+feedfacefeedface"


@dataclass
class Played:
    """A table in the middle of its game: all entries, and where it stood on the way."""

    table: Table
    rows: list[bytes]
    kept: list[snapshots.Snapshot | None]

    def stored(self, at: int, rules: str = "") -> Stored:
        """What the store has, if the table was kept after entry number `at`."""
        snapshot = self.kept[at - 1]
        assert snapshot
        legend = snapshots.legend_data(snapshot.legend)
        return Stored(
            self.rows, kept=replace(snapshot, rules=rules or snapshot.rules), legend=legend
        )


def play(name: str, answers: int = 30) -> Played:
    """So many random answers, an undo among them where one is possible."""
    game = shipboard.game(name)
    players = game.min_players
    chairs = [e.Chair("person", f"Player {seat}", "", "-") for seat in range(players)]
    options = game.choose(players, {})
    created = e.Created(
        1, "ABCDEF", name, game.version, game.load(options).hash, players, options, "07" * 32,
        chairs, 0, False, False, 0, 60.0, "bot", 1.0,
        automatic=list(game.automatic(players, options)),
    )  # fmt: skip
    played = Played(Table("table", created), [e.encode(created)], [None])
    for entry in moves(played.table, answers):
        played.rows.append(e.encode(happens(played.table, entry)))
        played.kept.append(snapshots.take(played.table))
    return played


def moves(table: Table, answers: int) -> Iterator[e.Entry]:
    """What may happen next, at random."""
    rng = random.Random(5)
    yield e.Started(1)
    for number in range(answers):
        match = table.playing()
        if match.outcome is not None:
            return
        if match.paused:
            yield e.Closed(number)
            continue
        if number % 5 == 4 and (able := [s for s in range(match.players) if match.can_undo(s)]):
            yield e.Undid(number, able[0])
        decision = rng.choice(match.decisions)
        yield e.Answered(number, decision.seat, decision.id, rng.choice(decision.options))


@pytest.fixture(scope="module", params=names())
def played(request: pytest.FixtureRequest) -> Played:
    return play(request.param)


def test_a_table_stands_where_it_stood_wherever_it_was_kept(played: Played) -> None:
    before = played.table.playing()
    for at in (2, len(played.rows) // 2, len(played.rows)):
        table = opened("table", played.stored(at))
        match = table.playing()
        assert digest(match.state) == digest(before.state)
        assert match.state.events == before.state.events
        assert match.record() == before.record()
        assert table.seq == len(played.rows)
        assert [match.can_undo(seat) for seat in range(match.players)] == [
            before.can_undo(seat) for seat in range(match.players)
        ]


def test_what_can_be_taken_back_can_be_after_opening_too() -> None:
    played = play("gloom")
    while not any(played.table.playing().can_undo(seat) for seat in (0, 1)):
        decision = played.table.playing().decisions[0]
        answer = e.Answered(99, decision.seat, decision.id, decision.options[0])
        played.rows.append(e.encode(happens(played.table, answer)))
        played.kept.append(snapshots.take(played.table))
    again = opened("table", played.stored(len(played.rows))).playing()
    match = played.table.playing()
    seat = 0 if match.can_undo(0) else 1
    match.undo(seat)
    again.undo(seat)
    assert digest(again.state) == digest(match.state)
    assert again.log(seat) == match.log(seat)


def test_other_rules_take_the_latest_answers_if_they_tell_the_same(played: Played) -> None:
    last = len(played.rows)
    while b"undid" in played.rows[last - 1]:
        last -= 1
    table = opened("table", played.stored(last - 1, OTHER))
    assert digest(table.playing().state) == digest(played.table.playing().state)
    assert table.playing().rules[0] == OTHER


def test_other_rules_with_other_consequences_stop_the_game(played: Played) -> None:
    stored = played.stored(2, OTHER)
    rows = list(stored.rows)
    entry = e.decode(rows[-1])
    assert isinstance(entry, e.Moved)
    told = [*entry.told, (0, (0, 0, 0, 0, 0, 0), 0, ())]
    rows[-1] = e.encode(msgspec.structs.replace(entry, told=told))
    kept = played.kept[-2]
    assert kept
    stored = replace(stored, rows=rows, kept=replace(kept, rules=OTHER))
    table = opened("table", stored)
    assert table.status == STOPPED
    assert table.seq == len(rows)


def test_who_finds_no_place_kept_does_not_deal_other_hands(played: Played) -> None:
    assert opened("table", Stored(played.rows)).status != STOPPED
    started = e.decode(played.rows[1])
    assert isinstance(started, e.Started)
    told = [*started.told, (0, (0, 0, 0, 0, 0, 0), 0, ())]
    other = msgspec.structs.replace(started, told=told)
    rows = [played.rows[0], e.encode(other), *played.rows[2:]]
    assert opened("table", Stored(rows)).status == STOPPED


def test_a_game_that_cannot_be_shown_is_stopped(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(self: Match, viewer: int | None) -> list[str]:
        raise IndexError("a list is shorter than these rules think")

    monkeypatch.setattr(Match, "log", fails)
    assert opened("table", played.stored(2, OTHER)).status == STOPPED
