"""What has happened at a table, read from its entries: no rule is needed for it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from shipboard.kernel.match import UNDONE
from shipboard.kernel.record import Answer
from shipboard.kernel.words import Note

from . import entries as e
from .sheet import Chat


@dataclass(slots=True)
class Past:
    """The answers of a match, what was said with them, its log, and the table talk."""

    answers: list[Answer] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    told: list[e.Told] = field(default_factory=list)
    chat: list[Chat] = field(default_factory=list)

    def take(self, entry: e.Entry) -> None:
        """One entry more."""
        match entry:
            case e.Answered():
                if entry.note:
                    self.notes.append((len(self.told), entry.seat, entry.note))
                ident = entry.decision % UNDONE
                self.answers.append(Answer(ident, entry.option, note=entry.note))
            case e.Interjected():
                self.answers.append(Answer(0, entry.option, entry.kind, entry.seat))
            case e.Undid():
                if self.answers.pop().note:
                    self.notes.pop()
                del self.told[entry.keep :]
            case e.Retold():
                self.told, self.notes = list(entry.told), list(entry.notes)
            case e.Said():
                self.chat.append(Chat(entry.at, entry.seat, entry.text))
            case e.Freed():
                name_lines(self.chat, entry)
        if isinstance(entry, e.Moved):
            self.told += entry.told


def name_lines(chat: Iterable[Chat], freed: e.Freed) -> None:
    """What was said by somebody who has left a seat is not said by who comes next."""
    for line in chat:
        if line.seat == freed.seat and not line.name:
            line.name = freed.name


def past(entries: Iterable[e.Entry]) -> Past:
    """All that these entries tell."""
    found = Past()
    for entry in entries:
        found.take(entry)
    return found
