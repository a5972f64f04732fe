"""Whoever sets up a table reads in words what every option of every game is about."""

from __future__ import annotations

import re

import pytest

from shipboard import games
from shipboard.kernel.choosing import put

MACHINE = re.compile(r"[_=<>]|\b(?:lab|house|tuned|auto)\b")


@pytest.mark.parametrize("name", games.names())
def test_every_option_and_every_value_of_it_is_in_words(name: str) -> None:
    game = games.game(name)
    words = put(game.package)
    assert words.keys() == {option.name for option in game.options}
    for option in game.options:
        said = words[option.name]
        assert said.title
        assert said.title[0].isupper()
        for value in option.values:
            if "<" not in value:
                assert value.isdecimal() or said.values[value], f"{option.name}={value}"
        assert said.values.keys() <= {*option.values}
        for text in (said.title, *said.values.values()):
            assert not MACHINE.search(text), text
        assert len(set(said.values.values())) == len(said.values)


@pytest.mark.parametrize("name", games.names())
def test_what_most_tables_need_is_little(name: str) -> None:
    game = games.game(name)
    plain = [option for option in game.options if not put(game.package)[option.name].expert]
    assert 0 < len(plain) <= 9
