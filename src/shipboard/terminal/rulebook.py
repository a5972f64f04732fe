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
        words = asked.casefold().split()
        found = found or [
            rule
            for rule in self.rules.values()
            if all(word in rule.text.casefold() for word in words)
        ]
        if not found:
            raise Refused(f"no rule of {self.title} has the words {asked!r}")
        return found

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
