"""A game's numbered rules: one of them, a chapter, or those that speak of something."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from shipboard.kernel.declare import Game
from shipboard.kernel.state import Refused


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered sentence or paragraph."""

    number: str
    chapter: str
    text: str


ENDINGS = r"(?:e?s|e?d|(?:\w)?ing|(?:\w)?ers?|'s)?"  # of the same word: wins, winning, winner


def rank(word: str, title: str, text: str) -> int | None:
    """How well a rule answers to a word, 0 is best: as a whole in the title, in the text; begun.

    >>> rank("win", "Winning", ""), rank("win", "Victory", "Red wins.")
    (0, 1)
    >>> rank("win", "", "A window."), rank("win", "", "A twin.")
    (3, None)
    """
    whole = re.compile(rf"\b{re.escape(word)}{ENDINGS}\b", re.IGNORECASE)
    begun = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
    places = ((whole, title), (whole, text), (begun, title), (begun, text))
    return next((n for n, (like, where) in enumerate(places) if like.search(where)), None)


class Rulebook:
    """The rules of a game in their order, by number."""

    def __init__(self, game: Game) -> None:
        self.title = game.title
        self.prefix = game.rule_prefix
        self.rules: dict[str, Rule] = {}
        self.chapters: dict[str, str] = {}
        for rule in self._read(game.rules_text):
            self.rules[rule.number] = rule

    def find(self, asked: str) -> list[Rule]:
        """The rules with this number or of this chapter, or else with all of these words."""
        number = asked.strip().upper()
        if not number.startswith(f"{self.prefix}-"):
            number = f"{self.prefix}-{number}"
        if number in self.rules:
            return [self.rules[number]]
        found = [rule for rule in self.rules.values() if rule.chapter == number]
        if not found and re.fullmatch(rf"{self.prefix}-R?[\d.]*", number):
            raise Refused(
                f"{self.title} has no rule {number}; its chapters are {', '.join(self.chapters)}"
            )
        found = found or self._about(asked.casefold().split())
        if not found:
            raise Refused(f"no rule of {self.title} has the words {asked!r}")
        return found

    def _about(self, words: list[str]) -> list[Rule]:
        """The rules that speak of all of this, those that do so in whole words first.

        A chapter that has the words in its title comes before those that have them in the text.
        """
        ranked = []
        for rule in self.rules.values():
            ranks = [rank(word, self.chapters[rule.chapter], rule.text) for word in words]
            if None not in ranks:
                ranked.append((max(n for n in ranks if n is not None), rule))
        ranked.sort(key=lambda each: each[0])
        return [rule for _, rule in ranked]

    def _read(self, text: str) -> Iterator[Rule]:
        chapter = ""
        for line in text.splitlines():
            if head := re.match(rf"### ({self.prefix}-\d+) (.+)", line):
                chapter = head[1]
                self.chapters[chapter] = head[2]
            elif rule := re.match(rf"- ({self.prefix}-(R?)\d[\d.]*) (.+)", line):
                if rule[2]:  # rulings stand together behind the chapters
                    chapter = f"{self.prefix}-R"
                    self.chapters[chapter] = "Rulings"
                yield Rule(rule[1], chapter, rule[3])
