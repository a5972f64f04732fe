"""What people may be called: names that can be seen, and told apart at one table."""

from __future__ import annotations

import pytest

from shipboard.kernel.state import Refused
from shipboard.server.tables import naming as names
from shipboard.server.tables.sheet import STARS

from .client import Failed, call, new_table

ALIKE = {
    "case": ("Ada", "aDA"),
    "accents": ("Zoë", "Zoe"),
    "an accent of its own": ("Zoe", "Zoe\u0301"),
    "Cyrillic": ("Ada", "Аdа"),
    "Greek": ("Bo", "Βο"),
    "full width": ("Ada", "Ａｄａ"),
    "letters of mathematics": ("Ada", "𝓐𝓭𝓪"),
    "one, l and I": ("Ian", "1an"),
    "nought and O": ("Bo", "B0"),
    "two letters like one": ("Jim", "Jirn"),
    "a selector without a shape": ("Ada", "Ada\ufe0f"),
    "a filler": ("Ada", "Ad\u3164a"),
    "an emoji that is joined": ("👨‍👩‍👧", "👨👩👧"),
}
APART = {
    "another letter": ("Ada", "Ida"),
    "longer": ("Ada", "Adam"),
    "i and l": ("ian", "lan"),
    "vowels of another script": ("कि", "की"),
    "other scripts": ("Ада", "Eve"),
}


@pytest.mark.parametrize("why", ALIKE)
def test_names_that_look_alike(why: str) -> None:
    one, other = ALIKE[why]
    assert names.alike(one, other)
    assert names.alike(other, one)


@pytest.mark.parametrize("why", APART)
def test_names_that_can_be_told_apart(why: str) -> None:
    assert not names.alike(*APART[why])


@pytest.mark.parametrize(
    "name",
    ["👨‍👩‍👧", "🏴‍☠️", "👩🏽‍🚀", "علی\u200cرضا", "क्\u200dष", "Zoë", "李雷", "O'Neill", "  Ada   B "],
)
def test_names_that_are_welcome(name: str) -> None:
    assert names.clean(name) == " ".join(name.split())


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "you need a name"),
        (" \t ", "you need a name"),
        ("x" * 25, "at most 24 characters, not 25"),
        ("A\u200bda", "visible characters"),
        ("A\u200dda", "visible characters"),
        ("Ada\u202e", "visible characters"),
        ("\u200d👨", "visible characters"),
        ("\u3164\u3164", "visible characters"),
        ("\u2800", "visible characters"),
        ("\u0301", "visible characters"),
        ("a\u0000b", "visible characters"),
    ],
)
def test_names_that_are_not(name: str, words: str) -> None:
    with pytest.raises(Refused, match=words):
        names.clean(name)


def test_a_name_like_another_at_the_table_is_refused(base: str) -> None:
    ticket = new_table(base, "ardor", ["me", "open", "open"], name="Ada")
    path = f"/api/tables/{ticket['table']}/seats"
    for name in ("Ada", "ADA", "Аdа", "Ａdá"):
        with pytest.raises(Failed, match="409: Somebody at this table is already called Ada"):
            call(base, "POST", path, {"name": name})
    assert call(base, "POST", path, {"name": "Ida"})["seat"] == 1


def test_nobody_is_called_like_a_bot_of_the_table(base: str) -> None:
    """Whether it is there yet or not; at one's own seat there will be none."""
    ticket = new_table(base, "ardor", ["me", "open", "bot"])
    path = f"/api/tables/{ticket['table']}/seats"
    for name in (STARS[0], STARS[2].upper(), "Аltаir"):
        with pytest.raises(Failed, match="409: A bot at this table is called"):
            call(base, "POST", path, {"name": name, "seat": 1})
    assert call(base, "POST", path, {"name": STARS[1], "seat": 1})["seat"] == 1
    with pytest.raises(Failed, match=f"409: A bot at this table is called {STARS[1]}"):
        new_table(base, "ardor", ["me", "bot", "bot"], name=STARS[1])
    assert new_table(base, "ardor", ["me", "bot", "bot"], name=STARS[5])["seat"] == 0


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("", "400: You need a name: type what the others should call you."),
        ("x" * 40, "400: A name can have at most 24 characters, not 40."),
    ],
)
def test_a_wrong_name_gets_a_plain_sentence(base: str, name: str, words: str) -> None:
    with pytest.raises(Failed) as failed:
        new_table(base, "ardor", ["me", "bot", "bot"], name=name)
    assert str(failed.value) == words
    ticket = new_table(base, "ardor", ["me", "open", "bot"])
    with pytest.raises(Failed) as failed:
        call(base, "POST", f"/api/tables/{ticket['table']}/seats", {"name": name})
    assert str(failed.value) == words
