"""Whatever comes in at the outer door: a refusal in one clear sentence, and nothing changed."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shipboard
from shipboard.kernel.match import Match, replay, verify
from shipboard.kernel.record import Answer, Record, read_record
from shipboard.kernel.save import digest
from shipboard.kernel.state import Refused

from ..conformance.tables import Table, all_games, take_a_turn, walk

each_game = pytest.mark.parametrize("name", list(all_games()))
NOT_INTS: list[Any] = [1.0, float("nan"), "1", "", b"1", None, [1], (1,), {}, {1: 2}, object()]


def started(name: str) -> Match:
    """A match a few answers into the game."""
    match = Table(name, 3).match(1)
    rng = random.Random(1)
    for answers in walk(match, rng, 0, every=True):
        if answers == 6:
            break
    return match


def finished(name: str) -> Match:
    match = Table(name, 3).match(2)
    for _ in walk(match, random.Random(2)):
        pass
    return match


def refused(match: Match, act: Callable[[], object]) -> str:
    """The sentence of the refusal; state, answers, events and undo are as they were."""
    before = (digest(match.state), len(match.answers), len(match.state.events), len(match._undo))
    with pytest.raises(Refused) as refusal:
        act()
    after = (digest(match.state), len(match.answers), len(match.state.events), len(match._undo))
    assert after == before
    words = str(refusal.value)
    assert words
    assert "\n" not in words
    assert "Traceback" not in words
    return words


# Answers.


@each_game
@pytest.mark.parametrize("number", [*NOT_INTS, True, False, 0, -1, 10**30, -(10**30), 63, 2**63])
def test_an_answer_to_no_open_decision(name: str, number: Any) -> None:
    match = started(name)
    option = match.decisions[0].options[0]
    assert "is not open" in refused(match, lambda: match.answer(number, option))
    seat = match.decisions[0].seat
    assert "is not open" in refused(match, lambda: match.answer(number, option, seat))


@each_game
def test_a_number_that_only_looks_like_an_id(name: str) -> None:
    match = started(name)
    decision = match.decisions[0]
    like: Any = float(decision.id)
    refused(match, lambda: match.answer(like, decision.options[0]))


@each_game
@pytest.mark.parametrize("option", [0, 1, -1, 10**20, 1.5, True, None, [], {}, b"pass", "", "x"])
def test_an_option_that_is_not_offered(name: str, option: Any) -> None:
    match = started(name)
    decision = match.decisions[0]
    words = refused(match, lambda: match.answer(decision, option))
    assert "is not an option of" in words
    assert decision.options[0] in words, "it says what would be right"


@each_game
def test_every_option_of_another_kind(name: str) -> None:
    match = started(name)
    decision = match.decisions[0]
    for kind in match.game.kinds:
        for _, label, refers in kind.sections():
            for text in (label, f"{label}:0", f"{label or refers}:99", f"{refers}:-1", f"{label}:"):
                if text not in decision.options:
                    refused(match, lambda text=text: match.answer(decision, text))  # type: ignore[misc]


@each_game
@pytest.mark.parametrize("seat", [*NOT_INTS[:3], *NOT_INTS[4:5], [0], True, -1, 3, 7, 8, 10**9])
def test_a_seat_that_does_not_exist(name: str, seat: Any) -> None:
    match = started(name)
    decision = match.decisions[0]
    acts: list[Callable[[], object]] = [
        lambda: match.answer(decision, decision.options[0], seat),
        lambda: match.view(seat),
        lambda: match.log(seat),
        lambda: match.can_undo(seat),
        lambda: match.undo(seat),
        lambda: match.interjections(seat),
        lambda: match.interject(seat, "drop", "coin"),
    ]
    for act in acts:
        assert "there is no seat" in refused(match, act)


@each_game
def test_an_answer_for_another_seat(name: str) -> None:
    match = started(name)
    decision = match.decisions[0]
    other = (decision.seat + 1) % 3
    words = refused(match, lambda: match.answer(decision, decision.options[0], other))
    assert f"is not open for seat {other}" in words


@each_game
def test_an_answer_given_twice(name: str) -> None:
    match = started(name)
    decision = match.decisions[0]
    match.answer(decision, decision.options[0])
    refused(match, lambda: match.answer(decision, decision.options[0]))


@each_game
def test_an_answer_after_the_end(name: str) -> None:
    match = finished(name)
    words = refused(match, lambda: match.answer(64, "pass"))
    assert "no decision is" in words
    refused(match, lambda: match.undo(0))
    refused(match, lambda: match.interject(0, "drop", "coin"))


@each_game
@pytest.mark.parametrize("what", ["", "x", None, 5, [], True])
def test_an_interjection_that_is_none(name: str, what: Any) -> None:
    match = started(name)
    assert "cannot do" in refused(match, lambda: match.interject(0, what, what))


@each_game
def test_why_not_has_a_sentence_for_anything(name: str) -> None:
    match = started(name)
    odd: list[Any] = ["", "x", "seat:99", "card:", ":", 5, None, "seat:-1", "place:99"]
    for option in odd:
        assert match.why_not(match.decisions[0], option)


@each_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_nonsense_in_any_order(name: str, data: st.DataObject) -> None:
    match = started(name)
    anything = st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.floats(),
        st.text(max_size=9),
        st.binary(max_size=3),
    )
    for _ in range(4):
        number: Any = data.draw(st.one_of(anything, st.just(match.decisions[0].id)))
        option: Any = data.draw(anything)
        refused(match, lambda n=number, o=option: match.answer(n, o))  # type: ignore[misc]
    take_a_turn(match, random.Random(1))


# Setting up.


@each_game
@pytest.mark.parametrize("players", [0, -1, 99, 10**9, "3", 3.0, True, [3]])
def test_a_wrong_number_of_players(name: str, players: Any) -> None:
    with pytest.raises(Refused, match="players, not"):
        Match(all_games()[name], players)


@each_game
def test_unknown_options_and_values(name: str) -> None:
    game = all_games()[name]
    with pytest.raises(Refused, match="has no option 'colour'"):
        Match(game, None, {"colour": "red"})
    wrong: list[Any] = ["?", None, 10**9, [], {}, 1.5, b"x"]
    for option in game.options:
        for value in wrong:
            with pytest.raises(Refused, match=f"option {option.name} must be"):
                Match(game, None, {option.name: value})


@pytest.mark.parametrize("seed", ["1", 1.5, True, [1], {}])
def test_a_seed_of_another_type(seed: Any) -> None:
    with pytest.raises(Refused, match="a seed must be a whole number or bytes"):
        shipboard.new(shipboard.game_names()[0], seed=seed)


def test_an_unknown_game() -> None:
    with pytest.raises(Refused, match="there is no game 'chess'; the games are"):
        shipboard.new("chess")


@pytest.mark.parametrize("names", [["A"], ["A"] * 9, [1, 2, 3], [None, None, None]])
def test_wrong_names(names: Any) -> None:
    with pytest.raises(Refused, match="name"):
        Match(shipboard.game(shipboard.game_names()[0]), 3, names=names)


# Records.


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


@each_game
def test_tampered_records_are_found_out(name: str) -> None:
    game = all_games()[name]
    record = finished(name).record()
    verify(game, record)
    first = record.answers[0]
    other = Answer(first.decision, "card:none_such")
    events = [(number, args, audience, secret) for number, args, audience, secret in record.events]
    events[3] = (events[3][0], events[3][1], events[3][2] ^ 1, events[3][3])
    tampered: dict[str, tuple[Record, str]] = {
        "an answer": (changed(record, answers=[other, *record.answers[1:]]), "answer 1 of this"),
        "a decision": (changed(record, answers=record.answers[1:]), "does not fit"),
        "one answer more": (changed(record, answers=[*record.answers, first]), "does not fit"),
        "one answer less": (changed(record, answers=record.answers[:-1]), "not give the same"),
        "the seed": (changed(record, seed="ab" * 32), "not the one that was promised"),
        "no seed": (changed(record, seed=None), "sealed"),
        "a seed in words": (changed(record, seed="secret"), "hexadecimal"),
        "the promise": (changed(record, commitment="00" * 32), "not the one that was promised"),
        "the digest": (changed(record, digest="00" * 16), "not give the same digest"),
        "an event": (changed(record, events=events), "not give the same events"),
        "no events": (changed(record, events=[]), "not give the same events"),
        "the outcome": (changed(record, outcome=None), "not give the same outcome"),
        "the cards": (changed(record, content="00"), "different cards"),
        "the game": (changed(record, game="chess"), "this record is from chess"),
        "the players": (changed(record, players=99), "players, not 99"),
        "the names": (changed(record, names=["A"]), "names"),
        "an option": (changed(record, options={"colour": "red"}), "no option 'colour'"),
        "an interjection": (
            changed(record, answers=[Answer(0, "x", "y", 1), *record.answers]),
            "answer 1 of this record does not fit",
        ),
        "a seat": (
            changed(record, answers=[Answer(0, "x", "y", -1), *record.answers]),
            "answer 1 of this record does not fit",
        ),
    }
    for forged, words in tampered.values():
        with pytest.raises(Refused, match=words):
            verify(game, read_record(forged.to_json()))


@each_game
def test_a_changed_answer_that_is_legal_is_found_by_the_digest(name: str) -> None:
    match = finished(name)
    record = match.record()
    game = all_games()[name]
    again = replay(game, record, len(record.answers) - 1)
    decision = next(d for d in again.decisions if d.id == record.answers[-1].decision)
    for option in decision.options:
        if option != record.answers[-1].option:
            last = Answer(decision.id, option)
            with pytest.raises(Refused, match="not give the same"):
                verify(game, changed(record, answers=[*record.answers[:-1], last]))


@each_game
def test_a_truncated_file(name: str) -> None:
    data = finished(name).record().to_json()
    for size in (0, 1, 10, len(data) // 2, len(data) - 3):
        with pytest.raises(Refused, match=r"this is not a (complete JSON file|Shipboard record)"):
            read_record(data[:size])


@pytest.mark.parametrize(
    "data", [b"", b"null", b"[]", b"5", b'"x"', b"{}", b"\xff\xfe", b"{" * 5000, b"[" * 100_000]
)
def test_a_file_of_something_else(data: bytes) -> None:
    with pytest.raises(Refused, match="this is not a"):
        read_record(data)


@each_game
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", 2),
        ("format", 0),
        ("format", "1"),
        ("format", 10**30),
        ("extra", 1),
        ("players", "3"),
        ("players", 3.5),
        ("answers", 5),
        ("answers", [[1]]),
        ("answers", [["1", "pass"]]),
        ("answers", [[1, 2]]),
        ("answers", [[1.5, "pass"]]),
        ("options", []),
        ("options", {"rounds": 4}),
        ("names", [1, 2, 3]),
        ("seed", 5),
        ("events", [[1]]),
        ("digest", 5),
        ("outcome", 5),
    ],
)
def test_a_file_with_a_wrong_field(name: str, field: str, value: object) -> None:
    data = json.loads(finished(name).record().to_json())
    data[field] = value
    with pytest.raises(Refused, match=r"this is not a Shipboard record|this record has format"):
        read_record(json.dumps(data).encode())


@each_game
@pytest.mark.parametrize("field", ["format", "game", "players", "options", "content", "answers"])
def test_a_file_without_a_field(name: str, field: str) -> None:
    data = json.loads(finished(name).record().to_json())
    del data[field]
    with pytest.raises(Refused, match="this is not a Shipboard record"):
        read_record(json.dumps(data).encode())


@each_game
def test_a_record_of_another_game(name: str) -> None:
    record = finished(name).record()
    for other, game in all_games().items():
        if other != name:
            with pytest.raises(Refused, match=f"this record is from {name}, not from {other}"):
                replay(game, record)


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    with pytest.raises(Refused):
        read_record(data)


# Packs.


def test_more_cards_than_numbers_can_tell_apart_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "many.toml"
    card = (
        '[[card]]\nid = "card_{}"\nname = "Card"\ncolour = "red"\ncount = 1\nkind = "event"\n'
        'text = "Nothing."\non_play = ["nothing"]\n'
    )
    path.write_text("".join(card.format(number) for number in range(4096)), encoding="utf-8")
    with pytest.raises(Refused, match="play with at most 4096") as refusal:
        Match(shipboard.game("ardor"), 4, {"content": f"base,file:{path}"})
    assert "\n" not in str(refusal.value)
