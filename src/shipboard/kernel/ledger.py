"""Who did what, turn by turn, for games in which people suspect each other.

A game declares which of its events belong into its ledger, in which column and in which words. The
lines are made of the events as a viewer saw them, so they tell nobody more than the log does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .declare import Event

Words = str | tuple[str, str]  # for everybody; and for those who were told the secret part of it


@dataclass(frozen=True, slots=True)
class Column:
    """What is written down under one heading, by event: in braces stand its arguments."""

    title: str
    events: Mapping[str, Words]


@dataclass(frozen=True, slots=True)
class Ledger:
    """The columns; and with which event, whose line in the log is its heading, a row begins."""

    row: str
    columns: tuple[Column, ...]

    def begin(self, head: str) -> Row:
        """A row in which nothing stands yet."""
        return Row(head, [[] for _ in self.columns])

    def place(self, event: str) -> tuple[int, str, str]:
        """The column of an event (-1: none), its words for everybody and for its audience."""
        for number, column in enumerate(self.columns):
            if event in column.events:
                words = column.events[event]
                public, private = (words, "") if isinstance(words, str) else words
                return number, public, private
        return -1, "", ""

    def check(self, events: Mapping[str, Event]) -> Iterator[str]:
        """What is written down that no event tells."""
        if self.row not in events or not events[self.row].public:
            yield f"a row begins with {self.row}, which no line of the log tells"
        for column in self.columns:
            for name, words in column.events.items():
                if name not in events:
                    yield f"{column.title} has {name}, which is no event"
                    continue
                public, private = (words, "") if isinstance(words, str) else words
                event = events[name]
                for text, known in (public, event.args), (private, event.args + event.secret):
                    for told in sorted({*re.findall(r"{(\w+)}", text)} - {*known}):
                        yield f"{column.title} says {{{told}}}, which {name} does not tell"


@dataclass(slots=True)
class Row:
    """What was written down of one turn, column by column."""

    head: str
    cells: list[list[str]]
