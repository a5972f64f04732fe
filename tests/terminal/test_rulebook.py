"""Finding rules by number, chapter and words."""

import pytest

from shipboard.games import game
from shipboard.kernel.state import Refused
from shipboard.terminal.rulebook import Rulebook

BOOK = Rulebook(game("ardor"))


@pytest.mark.parametrize("asked", ["ARD-4.6", "ard-4.6", "4.6", " 4.6 "])
def test_one_rule_by_its_number(asked: str) -> None:
    assert [rule.number for rule in BOOK.find(asked)] == ["ARD-4.6"]


def test_a_chapter_and_the_rulings() -> None:
    assert [rule.number for rule in BOOK.find("ARD-6")] == ["ARD-6.1", "ARD-6.2", "ARD-6.3"]
    assert BOOK.find("r33")[0].chapter == "ARD-R"
    assert len(BOOK.find("ARD-R")) > 60


def test_rules_that_speak_of_something() -> None:
    found = BOOK.find("Airlock KILL")
    assert found
    assert all("airlock" in rule.text.casefold() for rule in found)


@pytest.mark.parametrize("asked", ["ARD-99", "4.99", "R999", "xyzzy"])
def test_what_is_not_there_is_refused(asked: str) -> None:
    with pytest.raises(Refused):
        BOOK.find(asked)
