"""Every numbered rule of every game is proved by a test, or says why it cannot be."""

from pathlib import Path

import pytest

from shipboard.games import game, names
from shipboard.terminal.trace import trace


@pytest.mark.parametrize("name", names())
def test_every_rule_has_a_test(name: str) -> None:
    found = trace(game(name), Path(__file__).parent)
    assert found.problems == []
    assert found.untested == []
