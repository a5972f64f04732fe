"""Finding rules by number, chapter and words."""

import re

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
    for rule in found:
        assert "airlock" in f"{BOOK.chapters[rule.chapter]} {rule.text}".casefold()


def test_whole_words_come_before_beginnings() -> None:
    found = [rule.text for rule in BOOK.find("win")]
    whole = [i for i, text in enumerate(found) if re.search(r"\bwin(s|ning)?\b", text)]
    begun = [i for i, text in enumerate(found) if "window" in text and i not in whole]
    assert whole
    assert begun
    assert max(whole) < min(begun)
    assert not any(re.search(r"\btwin", text) for text in found)


@pytest.mark.parametrize("asked", ["ARD-99", "4.99", "R999", "xyzzy"])
def test_what_is_not_there_is_refused(asked: str) -> None:
    with pytest.raises(Refused):
        BOOK.find(asked)
