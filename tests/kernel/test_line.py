"""A position as one line, and back."""

from __future__ import annotations

import random
import zlib
from base64 import urlsafe_b64encode

import pytest

import shipboard
from shipboard.kernel.line import from_line, to_line
from shipboard.kernel.match import Match
from shipboard.kernel.save import dump
from shipboard.kernel.state import Refused


def played(name: str, answers: int, seed: int, live: bool = False) -> Match:
    match = Match(shipboard.game(name), seed=seed, live=live)
    rng = random.Random(seed)
    while len(match.answers) < answers and match.outcome is None:
        if match.paused:
            match.resume()
            continue
        decision = rng.choice(match.decisions)
        match.answer(decision, rng.choice(decision.options))
    return match


def line_of(match: Match) -> str:
    return to_line(match.game, match.options, match.state)


@pytest.mark.parametrize("name", shipboard.game_names())
def test_a_position_comes_back_whole_and_goes_on_alike(name: str) -> None:
    for seed, answers in enumerate((0, 1, 7, 20, 60)):
        match = played(name, answers, seed)
        line = line_of(match)
        assert "\n" not in line
        again = from_line(f"  {line}\n", shipboard.game)
        assert dump(again.state) == dump(match.state)
        assert again.options == match.options
        rng = random.Random(seed)
        for _ in range(15):
            if match.outcome is not None:
                break
            options = [(d.id, d.options) for d in match.decisions]
            assert [(d.id, d.options) for d in again.decisions] == options
            number, names = rng.choice(options)
            option = rng.choice(names)
            for one in (match, again):
                one.answer(number, option)
        assert dump(again.state) == dump(match.state)


def test_an_open_window_and_the_options_come_back() -> None:
    game = shipboard.game("gloom")
    match = Match(
        game, 3, {"crew_assignment": "random", "reveal_hands_at_end": "off"}, 4, live=True
    )
    rng = random.Random(1)
    while not match.paused:
        decision = rng.choice(match.decisions)
        match.answer(decision, rng.choice(decision.options))
    again = from_line(line_of(match), shipboard.game)
    assert again.paused
    assert again.options == match.options
    assert [str(d) for d in again.asked_in_window()] == [str(d) for d in match.asked_in_window()]


def broken() -> list[tuple[str, str]]:
    line = line_of(played("ardor", 5, 1))
    game, players, options, version, data = line.split()
    other = shipboard.game("outsider").version
    bomb = urlsafe_b64encode(zlib.compress(b"[" * 10**8)).decode()
    return [
        ("", "five words"),
        (f"{game} four {options} {version} {data}", "five words"),
        (f"{game} {players} {options} 0.0.1 {data}", "version 0.0.1"),
        (f"{game} 77 {options} {version} {data}", "players"),
        (f"{game} {players} speed=9 {version} {data}", "no option 'speed'"),
        (f"chess {players} {options} {version} {data}", "chess"),
        (f"{game} {players} {options} {version} {data[:-30]}", "did you copy the whole line"),
        (f"{game} {players} {options} {version} {data}ü", "did you copy the whole line"),
        (f"{game} {players} {options} {version} {bomb}", "did you copy the whole line"),
        (
            f"outsider {players} {options} {other} {data}",
            "saved state",
        ),
    ]


@pytest.mark.parametrize(("line", "words"), broken(), ids=[words for _, words in broken()])
def test_a_broken_line_says_what_is_wrong(line: str, words: str) -> None:
    with pytest.raises(Refused, match=words):
        from_line(line, shipboard.game)
