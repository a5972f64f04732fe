"""The rules are written for players, not for those who made the program."""

from __future__ import annotations

import re

import pytest

import shipboard

JARGON = re.compile(
    r"\b(the engine (asks|does|never|offers|shows|ends)|the program|the laboratory|resolve_next"
    r"|seat \d|the kernel|the API|part of the state|state of the game|change of state)\b"
)


@pytest.mark.parametrize("name", shipboard.game_names())
def test_the_rules_are_in_the_words_of_players(name: str) -> None:
    assert not JARGON.search(shipboard.game(name).rules_text)


@pytest.mark.parametrize("name", shipboard.game_names())
def test_every_rule_has_a_number_of_its_own(name: str) -> None:
    numbers = re.findall(r"^- ([A-Z]{3}-[A-Z]?[\d.]+) ", shipboard.game(name).rules_text, re.M)
    assert numbers
    assert len(numbers) == len(set(numbers))
