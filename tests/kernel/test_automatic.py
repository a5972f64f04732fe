"""Seats that are the rules' own: players for all rules, and nobody is asked there."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from shipboard.cli import play as command
from shipboard.kernel.cards import DESIGN
from shipboard.kernel.imagine import imagine
from shipboard.kernel.legend import legend
from shipboard.kernel.line import from_line, to_line
from shipboard.kernel.match import Match, replay, verify
from shipboard.kernel.playout import play_out
from shipboard.kernel.record import read_record
from shipboard.kernel.save import digest, dump, load
from shipboard.kernel.state import Hole, Refused, clone
from shipboard.lab import runs, summary
from shipboard.terminal import files
from shipboard.terminal import replay as telling

from . import toy
from .toy import ACT, BID, GAME, SHIELDED, Cargo

RULES_PLAY = "nobody can have seat 2: the rules play Rival there"


def table(seed: int = 1, players: int = 2, rival: str = "one") -> Match:
    return Match(GAME, players, {"rival": rival}, seed, ["Ann", "Ben", "Cy", "Di"][:players])


def play(match: Match, seed: int = 1) -> Iterator[Match]:
    """The match before each answer, to the end."""
    rng = random.Random(seed)
    while match.outcome is None:
        yield match
        decision = rng.choice(match.decisions)
        match.answer(decision, rng.choice(decision.options))


def played(seed: int = 1, rival: str = "one") -> Match:
    match = table(seed, rival=rival)
    for _ in play(match, seed):
        pass
    return match


def test_they_sit_after_the_others_and_all_know_it() -> None:
    match = table(rival="two")
    assert match.players == 2
    assert match.names == ["Ann", "Ben", "Rival", "Old Foe"]
    for viewer in (0, 1, None):
        seen = match.view(viewer)
        assert (seen["players"], seen["automatic"]) == (4, [2, 3])
        assert len(seen["zones"]["hand"]) == len(seen["facts"]["score"]) == 4
    assert table(rival="off").view(0)["automatic"] == []


def test_they_act_are_told_of_and_win() -> None:
    games = [played(seed) for seed in range(40)]
    winners = Counter(seat for match in games for seat in cast(Any, match.outcome).winners)
    assert all(winners[seat] for seat in range(3))
    assert all(any("Rival" in line for line in match.log(0)) for match in games)
    assert not any(
        seat > 1 for match in games for seat in (answer.seat for answer in match.answers)
    )


def test_nobody_can_be_one() -> None:
    match = table()
    acts: list[Callable[[], object]] = [
        partial(match.view, 2),
        partial(match.log, 2),
        partial(match.answer, match.decisions[0], match.decisions[0].options[0], 2),
        partial(match.interjections, 2),
        partial(match.interject, 2, "drop", "coin"),
        partial(match.can_undo, 2),
        partial(match.undo, 2),
    ]
    before = digest(match.state)
    for act in acts:
        with pytest.raises(Refused, match=RULES_PLAY):
            act()
    with pytest.raises(Refused, match="there is no seat 3; the seats are 0 to 1"):
        match.view(3)
    assert digest(match.state) == before


def test_rules_that_ask_one_have_a_hole() -> None:
    g = table().state
    own = "seat 2 is the rules' own"
    with pytest.raises(Hole, match=own):
        g.ask(2, ACT, [0], (toy.acted, 2))
    with pytest.raises(Hole, match=own):
        g.ask_all([(2, BID, [0])], (toy.bids, (2,)))
    with pytest.raises(Hole, match=own):
        g.ask_in_window(2, SHIELDED, [0], (toy.answered, 0))


def crowd(players: int, options: Any, size: int = 4) -> tuple[str, ...]:
    return ("Mob",) * size if options["rival"] == "two" else ()


def test_there_are_seats_for_all_or_the_game_is_not_declared() -> None:
    with pytest.raises(ValueError, match=r"4 players and Mob, Mob, Mob, Mob, .* into 7 seats"):
        replace(GAME, automatic=crowd)
    with pytest.raises(ValueError, match="is for 8 players, and there are 7 seats"):
        replace(GAME, max_players=8)
    replace(GAME, automatic=partial(crowd, size=3))

    def check(players: int, options: Any) -> None:
        if players > 3 and options["rival"] == "two":
            raise Refused("too many")

    replace(GAME, automatic=crowd, check=check)  # nobody can have such a table


def test_two_options_together_seat_no_more_than_fit() -> None:
    def gang(players: int, options: Any) -> tuple[str, ...]:
        return ("Mob",) * (4 if options["rival"] == "two" and options["rounds"] == "6" else 0)

    game = replace(GAME, automatic=gang)
    with pytest.raises(ValueError, match="do not fit"):
        game.choose(4, {"rival": "two", "rounds": "6"})


def test_a_game_deals_for_all_whom_it_declares() -> None:
    game = replace(GAME, automatic=partial(crowd, size=1))
    g = Match(game, 2, {"rival": "two"}).state
    assert (g.people, g.players) == (2, 3)


def test_a_position_is_saved_with_them_at_every_decision() -> None:
    for match in play(table(3), 3):
        g = match.state
        again = load(GAME, dump(g), g.pack)
        assert (again.people, again.players) == (2, 3)
        assert digest(again) == digest(g)
        match = from_line(to_line(GAME, match.options, g), lambda name: GAME)
        assert (match.players, digest(match.state)) == (2, digest(g))
        ends = [clone(g), again]
        for world in ends:
            play_out(world, random.Random(1))
        assert digest(ends[0]) == digest(ends[1])


def test_a_table_without_them_is_saved_as_ever() -> None:
    assert "people" not in dump(table(rival="off").state)


@pytest.mark.parametrize(
    ("field", "value"), [("people", 3), ("people", 1), ("people", "2"), ("players", 8)]
)
def test_a_saved_position_with_other_seats_is_refused(field: str, value: object) -> None:
    g = table().state
    with pytest.raises(Refused, match="not a saved state of Cargo"):
        load(GAME, dump(g) | {field: value}, g.pack)


def test_a_line_for_another_table_is_refused() -> None:
    line = to_line(GAME, table().options, table().state)
    with pytest.raises(Refused, match="saved with 2 players and 1 automatic ones"):
        from_line(line.replace("cargo 2 ", "cargo 3 "), lambda name: GAME)
    with pytest.raises(Refused, match="but this table has 2 and 0"):
        from_line(line.replace("rival=one", "-"), lambda name: GAME)


def test_a_record_names_them_and_replays() -> None:
    match = played(5, "two")
    record = read_record(match.record().to_json())
    assert (record.players, record.names) == (2, ["Ann", "Ben"])
    assert record.automatic == ["Rival", "Old Foe"]
    assert digest(verify(GAME, record).state) == digest(match.state)
    for other in ([], ["Rival"], ["Rival", "Zed"]):
        with pytest.raises(Refused, match="automatic players in this record"):
            replay(GAME, msgspec.structs.replace(record, automatic=other))
    assert b"automatic" not in played(5, "off").record().to_json()


def test_the_log_of_another_version_names_them() -> None:
    match = played(5, "two")
    read = legend(GAME, match.pack).read(GAME, match.names, 0, match.state.events, [])
    assert [line["text"] for line in read if line["text"]] == match.log(0)


def test_what_they_hold_is_imagined_like_anybodys() -> None:
    match = table(7)
    hands = set()
    for number in range(60):
        world = cast(Cargo, imagine(GAME, match.state, 0, random.Random(number)))
        assert (world.people, world.players) == (2, 3)
        hands.add(tuple(sorted(card & DESIGN for card in world.hand[2])))
    assert len(hands) > 4


# The commands.


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (runs, summary, telling, files, command):
        monkeypatch.setattr(module, "find_game", lambda name: GAME)


@pytest.mark.usefixtures("found")
@pytest.mark.parametrize("quick", [True, False])
def test_the_lab_counts_their_wins(quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not quick:  # as players are seated who look at what they do
        monkeypatch.setattr(runs, "_play_at_random", runs._play_at_table)
    plan = runs.Plan("cargo", 2, {"rival": "one"}, ("random",) * 2, 60, 3).check()
    result = summary.simulate(plan)
    assert not result.errors
    seats = result.as_json("test")["seats"]
    assert list(seats) == ["0", "1", "Rival"]
    assert all(seats.values())
    assert sum(seats.values()) >= 60
    assert "Rival " in dict(result.lines())["won by seat"]


@pytest.mark.usefixtures("found")
def test_a_record_is_told_with_them(tmp_path: Path) -> None:
    match = played(2)
    path = tmp_path / "game.json"
    files.save(match, path)
    assert list(telling.story(files.load(path), path, None, False)) == match.log(None)
    with pytest.raises(Refused, match="there is no seat 2; the seats are 0 to 1"):
        list(telling.story(files.load(path), path, 2, False))
    odd = msgspec.structs.replace(match.record(), automatic=["Rival", "Zed"])
    with pytest.raises(Refused, match="has 4 seats, not 3"):
        list(telling.story(odd, path, None, False))
    path.write_bytes(msgspec.structs.replace(match.record(), automatic=["\x1b[2J"]).to_json())
    with pytest.raises(Refused, match="names with invisible characters"):
        files.load(path)


@pytest.mark.usefixtures("found")
def test_a_person_plays_against_them_at_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    path = tmp_path / "game.json"
    command.play("cargo", 2, 0, 4, None, "Ann", ["rival=one"], None, path)
    shown = capsys.readouterr().out
    assert "Played by the rules: Rival." in shown
    assert "Rival, played by the rules" in shown
    assert verify(GAME, files.load(path)).outcome is not None
    with pytest.raises(Refused, match="with 2 players the seats are 0 to 1, not 2"):
        command.play("cargo", 2, 2, 4, None, "Ann", ["rival=one"], None, None)
    with pytest.raises(Refused, match="with 2 players the seats are 0 to 1, not '2'"):
        command.play("cargo", 2, 0, 4, ["2=random"], "Ann", ["rival=one"], None, None)
