"""A game is added by its folders alone: commands, laboratory, server and suite find it there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import call, new_table
from tests.server.process import Server

from .copied import run, with_the_suite, with_the_toy


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of everything, and the folders of the toy."""
    return with_the_suite(with_the_toy(tmp_path_factory.mktemp("house")))


@pytest.fixture(scope="module")
def base(house: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the toy among its games."""
    server = Server(tmp_path_factory.mktemp("toy"))
    server.sources = house
    with server:
        yield server.base


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("games", "crescent"),
        ("simulate crescent --games 3 --players 2 --bot sensible", "richest wins"),
        ("map crescent", "Auric Bay"),
        ("map crescent --text --set sky=mirrored", "O1 Auric Bay"),
        ("rules crescent CRE-1.2", "fly along an open lane"),
    ],
)
def test_the_commands_know_it(house: Path, command: str, said: str) -> None:
    done = run(house, "-m", "shipboard.cli", *command.split())
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


def test_a_person_sees_its_table_and_map_in_a_terminal(house: Path) -> None:
    done = run(house, "-c", PLAY)
    assert done.returncode == 0, done.stderr
    assert "O1 Auric Bay: ship A, ship B, ship C, ship D" in done.stdout
    assert "Sold so far  0 cards" in done.stdout


PLAY = """
from shipboard import new
from shipboard.kernel.layout import Talk
from shipboard.terminal.layouts import layout
from shipboard.terminal.screen import Screen
match = new("crescent", seed=1)
layout(match.game, Talk.of(match, 0)).table(match.view(0), Screen())
"""


def test_the_laboratory_measures_what_its_folder_says(house: Path) -> None:
    done = run(house, "-m", "shipboard.lab", "crescent", "--games", "3", "turns=6")
    assert done.returncode == 0, done.stderr
    assert "highest score" in done.stdout


def test_its_numbers_are_those_of_its_declarations(house: Path) -> None:
    done = run(house, "tools/number_games.py", "--check")
    assert (done.returncode, done.stdout) == (0, "")


def test_the_server_offers_it_with_the_map_of_its_options(base: str) -> None:
    assert "crescent" in [game["name"] for game in call(base, "GET", "/api/games")]
    zones = call(base, "GET", "/api/games/crescent")["zones"]
    assert [zone["title"] for zone in zones] == ["Deck", "Sold so far", "Hand"]
    plain, mirrored = (
        call(base, "GET", f"/api/games/crescent/content?sky={sky}")["map"]["nodes"][0]["at"]
        for sky in ("plain", "mirrored")
    )
    assert plain[0] + mirrored[0] == 1000
    assert new_table(base, "crescent", ["me", "bot"])["seat"] == 0


def test_the_suite_of_all_games_takes_it_as_it_finds_it(house: Path) -> None:
    written = run(house, "-m", "tests.conformance.golden", "crescent")
    assert written.returncode == 0, written.stderr
    assert (house / "tests/games/crescent/golden/numbers.json").exists()
    suite = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--one-table", "-k", "crescent")
    done = run(house, *suite, "tests/conformance")
    assert done.returncode == 0, done.stdout[-4000:]
