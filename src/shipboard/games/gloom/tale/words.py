"""Persons, pronouns, and the choice of phrases: each is used once, in an order the record fixes."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Any

FILES = ("characters", "misfortunes", "deaths", "events", "turns", "frame")
PLACE = re.compile(r"\{([^{}]+)\}")

PRONOUNS = {
    "he": ("he", "him", "his", "his", "himself", "was"),
    "she": ("she", "her", "her", "hers", "herself", "was"),
    "it": ("it", "it", "its", "its", "itself", "was"),
    "they": ("they", "them", "their", "theirs", "themself", "were"),
}
ORDINALS = (
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth",
)  # fmt: skip
NUMBERS = ("no", "one", "two", "three", "four", "five")


@cache
def phrases(file: str) -> Mapping[str, Any]:
    """The phrases of a file."""
    text = resources.files(__package__).joinpath(f"{file}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def places(phrase: str) -> set[str]:
    """The words that a phrase asks for."""
    return set(PLACE.findall(phrase))


def fill(phrase: str, words: Mapping[str, str]) -> str:
    """The phrase with its words; one that stands in capital form begins large.

    >>> fill("{Echo} had left {them} cold.", {"echo": "the moon", "them": "her"})
    'The moon had left her cold.'
    """
    return curl(PLACE.sub(lambda found: _word(found[1], words), phrase))


def curl(text: str) -> str:
    """With the apostrophes of a printed book."""
    return text.replace("'", "’")


def _word(name: str, words: Mapping[str, str]) -> str:
    return words[name] if name in words else large(words[name[:1].lower() + name[1:]])


def large(text: str) -> str:
    """The text with its first letter as a sentence has it."""
    return text[:1].upper() + text[1:]


def ordinal(number: int) -> str:
    """
    >>> ordinal(2), ordinal(21), ordinal(13)
    ('second', '21st', '13th')
    """
    if number <= len(ORDINALS):
        return ORDINALS[number - 1]
    last = 0 if number % 100 in (11, 12, 13) else number % 10
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(last, 'th') }"


def listed(names: Sequence[str]) -> str:
    """
    >>> listed(["a", "b", "c"]), listed(["a"])
    ('a, b and c', 'a')
    """
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


@dataclass(frozen=True, slots=True)
class Person:
    """A Character as the story speaks of it."""

    name: str
    short: str
    pronoun: str

    def words(self, by_pronoun: bool) -> dict[str, str]:
        """Every word for this Character; {who} is the short name or the pronoun."""
        they, them, their, theirs, themself, were = PRONOUNS[self.pronoun]
        return {
            "name": self.name,
            "who": they if by_pronoun else self.short,
            "whom": them if by_pronoun else self.short,
            "whose": their if by_pronoun else f"{self.short}'s",
            "who was": f"{they} {were}" if by_pronoun else f"{self.short} was",
            "they": they,
            "them": them,
            "their": their,
            "theirs": theirs,
            "themself": themself,
            "they were": f"{they} {were}",
        }


def person(id_: str, title: str) -> Person:
    """The Character of this id, or anybody."""
    known = phrases("characters")
    name = title[:1].lower() + title[1:] if title.startswith("The ") else title
    told = known.get(id_, known["anybody"])
    return Person(name, told.get("short", name), told["pronoun"])


class Chooser:
    """Chooses phrases by the record's own seed; a phrase that was used is not fresh any more."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.drawn = 0
        self.used: Counter[str] = Counter()

    def number(self, below: int) -> int:
        """A number from 0, the same on every machine."""
        self.drawn += 1
        drawn = blake2b(f"{self.seed} {self.drawn}".encode(), digest_size=8).digest()
        return int.from_bytes(drawn) % below

    def chance(self, percent: int) -> bool:
        """Whether something is said at all."""
        return self.number(100) < percent

    def pick(self, options: Sequence[str], words: Mapping[str, str]) -> str:
        """A fresh phrase for which there are words, or ''."""
        known = {*words, *(large(word) for word in words)}
        fresh = [o for o in options if not self.used[o] and places(o) <= known]
        return self._take(fresh) if fresh else ""

    def repeat(self, options: Sequence[str]) -> str:
        """One of the phrases that were used least."""
        least = min(self.used[option] for option in options)
        return self._take([option for option in options if self.used[option] == least])

    def _take(self, options: Sequence[str]) -> str:
        chosen = options[self.number(len(options))]
        self.used[chosen] += 1
        return chosen
