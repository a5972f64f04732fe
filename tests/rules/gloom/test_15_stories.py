"""GLM-15: story-telling."""

from __future__ import annotations

import msgspec
import pytest

from shipboard.kernel.match import Match, verify
from shipboard.kernel.record import read_record
from shipboard.kernel.save import digest
from shipboard.kernel.state import Refused
from tests.rule import rule

from .own_cards import match_of
from .scenario import GAME, Scenario, scenario


def table_with_windows() -> Scenario:
    return scenario(
        stacked={"kid": ["m13"]},
        hands={"A": ["m14", "m02", "d08"], "B": ["e09", "m03"], "C": ["m04"]},
        box=["e10"],
    )


@rule("GLM-15.1", "GLM-15.2")
def test_a_story_goes_with_every_play_and_never_changes_the_game() -> None:
    """An action, a free play, a Response, a pass: told and untold they are the same."""
    answers = ["play:m14", "item:c01", "play:m02", "item:c01", "pass", "play:d08", "item:c06"]
    told, silent = match_of(table_with_windows()), match_of(table_with_windows())
    for match, note in ((told, "And then it got worse."), (silent, "")):
        for option in answers:
            last = option.startswith("item") or option == "pass"
            match.answer(match.decisions[0], option, note=note if last else "")
        match.answer(match.decisions[0], "play:e09", note=note)
    assert digest(told.state) == digest(silent.state)
    assert told.state.events == silent.state.events
    notes = [answer.note for answer in told.answers if answer.note]
    assert notes == ["And then it got worse."] * 5
    assert [answer.note for answer in silent.answers if answer.note] == []


@rule("GLM-15.1", "GLM-15.2")
def test_a_story_is_never_required_and_goes_with_no_decline() -> None:
    match = match_of(scenario(hands={"A": ["e07"], "B": ["m02"], "C": []}))
    match.answer(match.decisions[0], "play:e07")
    with pytest.raises(Refused, match="note"):
        match.answer(match.decisions[0], "decline", note="Nothing to see here.")
    match.answer(match.decisions[0], "decline")
    assert match.decisions[0].kind.name == "take_action"


@rule("GLM-15.2")
def test_everybody_reads_a_sentence_in_the_log_when_the_play_is_announced() -> None:
    """With the line of the card; what goes with a half-made choice is not told yet."""
    match = match_of(scenario(hands={"A": ["m14", "m02"], "B": [], "C": []}))
    viewers = (0, 1, 2, None)
    before = [match.log(viewer) for viewer in viewers]
    match.answer(match.decisions[0], "play:m14", note="Once upon a time.")
    assert [match.log(viewer) for viewer in viewers] == before
    match.answer(match.decisions[0], "item:c01", note="It got\nworse.")
    said = " “Once upon a time. It got worse.”"
    for viewer, told in zip(viewers, before, strict=True):
        who = "You play" if viewer == 0 else "Player A plays"
        news = match.log(viewer)[len(told) :]
        assert news[0] == f"{who} Fled the Debt Drones.{said}"
        assert not any("“" in line for line in news[1:])


@rule("GLM-15.2")
def test_a_sentence_with_a_response_is_told_with_the_response() -> None:
    match = match_of(scenario(hands={"A": ["e04"], "B": ["e08"], "C": []}))
    match.answer(match.decisions[0], "play:e04")
    match.answer(match.decisions[0], "play:e08", note="Static.")
    told = [line for line in match.log(None) if "“" in line]
    assert told == ["Player B responds with Signal Jammed! “Static.”"]


@rule("GLM-15.2")
def test_a_sentence_is_taken_back_with_its_answer() -> None:
    """Half a choice goes with what was said for it; what was said before stays."""
    match = match_of(scenario(hands={"A": ["m02", "m03"], "B": [], "C": []}))
    match.answer(match.decisions[0], "play:m02", note="First.")
    match.answer(match.decisions[0], "item:c01")
    match.answer(match.decisions[0], "play:m03", note="Wrong.")
    match.undo(0)
    match.answer(match.decisions[0], "pass", note="Right.")
    told = [line for line in match.log(None) if "“" in line]
    assert told == [
        "Player A plays Slept Through the Landing. “First.”",
        "Player A passes. “Right.”",
    ]
    assert [answer.note for answer in match.answers] == ["First.", "", "Right."]


@rule("GLM-15.2")
def test_a_record_keeps_what_was_said_where_it_was_said() -> None:
    """Played again it is the same; a sentence put into another's mouth is found out."""
    options = {"crew_assignment": "random", "start_player": "seat", "turn_cap": "40"}
    match = Match(GAME, 2, options, seed=5)
    while match.outcome is None:
        note = "Nothing happened." if len(match.answers) % 3 == 0 else ""
        match.answer(match.decisions[0], match.decisions[0].options[0], note=note)
    record = read_record(match.record().to_json())
    assert len(record.notes) == len([answer for answer in record.answers if answer.note]) > 3
    assert verify(GAME, record).log(None) == match.log(None)
    place = min(record.notes)
    told = {**record.notes, place: "Something happened."}
    with pytest.raises(Refused, match="not give the same notes"):
        verify(GAME, msgspec.structs.replace(record, notes=told))
    assert record.sealed().notes == {}


@rule("GLM-15.2")
def test_a_table_without_stories_takes_no_sentence() -> None:
    """Option story_log: the answer is refused with its sentence, and taken without."""
    options = {"crew_assignment": "random", "start_player": "seat", "story_log": "off"}
    match = Match(GAME, 2, options, seed=5)
    with pytest.raises(Refused, match="this table plays without notes"):
        match.answer(match.decisions[0], "pass", note="Nothing happened.")
    assert match.answers == []
    match.answer(match.decisions[0], "pass")
    assert match.answers[0].option == "pass"


@rule("GLM-15.3", "GLM-1.9")
def test_characters_are_mechanically_identical() -> None:
    """The same game with other Characters: every question and every number is the same."""
    crews = [
        {"A": ["captain", "counselor", "dark_lord", "doctor"],
         "B": ["engineer", "kid", "nemesis", "robot"]},
        {"A": ["bounty_clerk", "cargo_chaplain", "quartermaster", "retired_oracle"],
         "B": ["second_clone", "ships_cat", "stowaway", "xenobotanist"]},
    ]  # fmt: skip
    seen = []
    for crew in crews:
        names = crew["A"] + crew["B"]
        table = scenario(
            players=2,
            crews=crew,
            stacked={names[1]: ["m05", "m08"], names[4]: ["m55"], names[5]: ["m03", "d01"]},
            hands={"A": ["m36", "e06", "d20", "m39", "e01"], "B": ["m24", "d07", "m56"]},
            windows=False,
        )
        number = {name: str(place) for place, name in enumerate(names)}
        told = []
        for _ in range(60):
            if table.g.over:
                break
            told.append((table.asked(), [number.get(option, option) for option in table.options()]))
            table.choose(sorted(table.options(), key=lambda o: number.get(o, o))[-1])
        told.append(([], [str(table.worth(name)) for name in names]))
        seen.append((told, table.hand("A"), table.hand("B")))
    assert seen[0] == seen[1]
    assert len(seen[0][0]) > 20


@rule("GLM-15.3", "GLM-R2")
def test_which_characters_are_taken_changes_no_card() -> None:
    """Two matches of one seed with different crews deal the same hands."""
    hands = []
    for wish in (0, -1):
        match = Match(GAME, 2, {"start_player": "seat"}, seed=8)
        while match.decisions[0].kind.name == "choose_character":
            match.answer(match.decisions[0], match.decisions[0].options[wish])
        hands.append([match.view(seat)["zones"]["hand"][seat]["cards"] for seat in range(2)])
    assert hands[0] == hands[1]
