"""A game at the terminal, with a scripted person."""

from __future__ import annotations

from pathlib import Path

import pytest

from shipboard.games.ardor.state import MISSIONS
from shipboard.kernel.cards import DESIGN
from shipboard.kernel.match import verify
from shipboard.terminal import files
from tests.rule import rule

from .table import ardor, restless, sit, state

TYPED = [
    "1",
    "2",
    "3",
    "4",
    "1",
    "2",
    "?",
    "table",
    "log",
    "undo",
    "why energy",
    "hint",
    "!1",
    "nonsense",
    "",
]


def shown(typed: list[str], path: Path) -> str:
    """What the screen showed for this typing."""
    table, screen = sit(ardor(), iter(typed), path)
    table.play()
    return screen.text


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("talk", ["free", "structured"])
def test_whatever_is_typed_the_game_comes_to_its_end(
    players: int, talk: str, tmp_path: Path
) -> None:
    for seed in range(2):
        match = ardor(players, seed, content="base_extra", table_talk=talk)
        path = tmp_path / f"{seed}.json"
        table, screen = sit(match, restless(TYPED, seed), path, seat=seed % players)
        assert table.play()
        assert "Missions" in screen.text
        assert "wins" in screen.text
        verify(match.game, files.load(path))


@rule("ARD-17.2")
def test_deck_left_command_pile_in_the_middle_discard_pile_right(tmp_path: Path) -> None:
    lines = shown([], tmp_path / "g.json").splitlines()
    labels = next(n for n, line in enumerate(lines) if "Command Pile" in line)
    places = [lines[labels].index(name) for name in ("Deck", "Command Pile", "Discard Pile")]
    assert places == sorted(places)
    assert lines[labels + 1].split() == ["40", "cards", "1", "card", "0", "cards"]


def test_an_option_is_chosen_by_number_name_or_beginning(tmp_path: Path) -> None:
    options = ardor().decisions[0].options
    for typed in ("1", options[0], options[0].partition(":")[2][:5]):
        table, _ = sit(ardor(), iter([typed]), tmp_path / "g.json")
        table.play()
        assert table.match.answers[0].option == options[0]


def test_what_cannot_be_understood_changes_nothing(tmp_path: Path) -> None:
    text = shown(
        ["9", "zzz", "!1", "why", "why zzz", "rules 99", "undo", "!x"], tmp_path / "g.json"
    )
    assert text.count("No: ") == 8
    assert files.load(tmp_path / "g.json").answers == []


def test_undo_takes_back_an_answer(tmp_path: Path) -> None:
    assert "Taken back." in shown(["1", "undo"], tmp_path / "g.json")
    assert files.load(tmp_path / "g.json").answers == []


def test_why_names_the_rule(tmp_path: Path) -> None:
    match = ardor()
    pack = match.pack
    held = {card & DESIGN for card in state(match).hand[0]}
    missing = next(design for design in range(len(pack.deck)) if design not in held)
    text = shown(
        [f"why {pack.titles['card'][missing]}", "why 1", "why pilot", "why player b"],
        tmp_path / "g.json",
    )
    assert "You hold no such card (ARD-4.4)" in text
    assert f'"{pack.texts["card"][missing]}"' in " ".join(text.split())
    assert "can be chosen now (ARD-4.4)" in text
    assert "Player B is a player." in text


def test_rules_are_read_at_the_table(tmp_path: Path) -> None:
    text = shown(["rules", "rules ARD-4.6", "rules martyr hand"], tmp_path / "g.json")
    assert "ARD-12  Martyr" in text
    assert "names as Ally another" in text
    assert "ARD-12.1  Martyr may be played" in text


def test_a_game_that_was_left_goes_on_as_if_it_had_not_stopped(tmp_path: Path) -> None:
    whole = ardor(seed=3)
    sit(whole, iter(["1"] * 200), tmp_path / "whole.json")[0].play()
    first, _ = sit(ardor(seed=3), iter(["1"] * 5), tmp_path / "part.json")
    assert not first.play()
    match = files.resume(tmp_path / "part.json")
    again, _ = sit(match, iter(["1"] * 200), tmp_path / "part.json")
    assert again.play()
    assert match.answers == whole.answers
    assert (tmp_path / "part.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


@pytest.mark.parametrize("typed", ["!1", "!martyr_red play:martyr", "!martyr"])
def test_what_may_be_done_unasked_is_offered_under_the_options(typed: str, tmp_path: Path) -> None:
    match = ardor()
    state(match).cells = 1
    state(match).mission[0] = [MISSIONS.index("saboteur")]
    state(match).hand[0][0] = match.pack.names["card"].index("martyr")
    table, screen = sit(match, iter([typed]), tmp_path / "g.json")
    assert table.play()
    assert "!1  play Martyr" in screen.text
    assert "You win" in screen.text


def test_the_text_needs_no_colour_and_draws_no_boxes(tmp_path: Path) -> None:
    text = shown(["1", "1", "1", "1", "1", "table"], tmp_path / "g.json")
    assert "\x1b" not in text
    assert not set(text) & set("│─┌┐└┘┃━┏┓┗┛|")


def test_a_vote_for_the_person_names_them(tmp_path: Path) -> None:
    match = ardor()
    airlock = match.pack.names["card"].index("airlock")
    state(match).revealed[:] = [airlock]
    state(match).stack[:] = [step for step in state(match).stack if step[0].__name__ != "reveal"]
    table, screen = sit(match, iter(["1"] * 60), tmp_path / "g.json")
    table.play()
    assert "votes: Player" in screen.text
    assert "votes: you" not in screen.text


def test_other_peoples_secrets_are_never_shown(tmp_path: Path) -> None:
    match = ardor(seed=2)
    table, screen = sit(match, iter(["1", "1", "log", "table"]), tmp_path / "g.json")
    table.play()
    assert screen.text.count("gets the mission") == 0
    assert "Player B draws a card." in screen.text
