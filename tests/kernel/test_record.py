"""Records: what a file holds, sealed and open, and that tampering shows."""

from __future__ import annotations

import json

import msgspec
import pytest

from shipboard.kernel.match import Match, replay, verify
from shipboard.kernel.record import FORMAT, Answer, read_record, record_seed
from shipboard.kernel.save import digest
from shipboard.kernel.state import Refused

from .toy import GAME


@pytest.fixture
def match() -> Match:
    played = Match(GAME, 2, {}, seed=3)
    while played.outcome is None:
        played.answer(played.decisions[0], played.decisions[0].options[-1])
    return played


def test_a_record_survives_its_file(match: Match) -> None:
    record = match.record()
    assert read_record(record.to_json()) == record
    assert record.format == FORMAT
    assert record.outcome is not None


def test_a_record_is_readable_json_with_short_answers(match: Match) -> None:
    data = json.loads(match.record().to_json())
    first = match.record().answers[0]
    assert data["answers"][0][:2] == [first.decision, first.option]


def test_an_interjection_says_its_kind_and_seat() -> None:
    text = msgspec.json.encode(Answer(0, "coin", "drop", 2))
    assert text == b'[0,"coin","drop",2,""]'


def test_a_sealed_record_holds_no_secret(match: Match) -> None:
    sealed = match.record().sealed()
    text = sealed.to_json().decode()
    assert match.seed.hex() not in text
    assert sealed.answers == []
    assert sealed.events == []
    assert sealed.digest is None
    assert sealed.commitment == match.commitment
    with pytest.raises(Refused, match="sealed"):
        replay(GAME, sealed)


def test_the_seed_is_checked_against_the_promise(match: Match) -> None:
    record = match.record()
    assert record_seed(record) == match.seed
    forged = msgspec.structs.replace(record, seed="00" * 32)
    with pytest.raises(Refused, match="not the one that was promised"):
        record_seed(forged)


def test_a_replay_of_the_first_answers_stops_there(match: Match) -> None:
    record = match.record()
    for count in (0, 1, len(record.answers) // 2):
        assert len(replay(GAME, record, count).answers) == count


def test_a_verified_record_gives_the_same_match(match: Match) -> None:
    assert digest(verify(GAME, match.record()).state) == digest(match.state)
