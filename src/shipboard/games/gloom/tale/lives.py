"""A Character's life while it is being told: what is remembered, and what was said of it last."""

from __future__ import annotations

from dataclasses import dataclass, field

from .book import Entry, Line
from .words import Person

LONGEST_PARAGRAPH = 3  # happenings


@dataclass(slots=True)
class Memory:
    """Something that happened to somebody: the card, how the story calls it, joy or not."""

    card: int
    echo: str
    joy: bool
    told: int = 0  # how often the story has come back to it


@dataclass(slots=True)
class Draft:
    """One life, unfinished."""

    c: int
    seat: int
    id: str
    title: str
    person: Person
    paragraphs: list[list[Line]] = field(default_factory=list)
    ledger: list[Entry] = field(default_factory=list)
    stack: list[Memory] = field(default_factory=list)  # what lies on the Character now
    past: list[Memory] = field(default_factory=list)  # what has happened, in order
    dead: bool = False
    gone: bool = False
    washed: bool = False  # whether the past has just been taken away
    happenings: int = 0  # in this paragraph
    named: bool = False  # whether the last phrase called the Character by name
    worth: int = 0

    def say(self, text: str, told: bool = False) -> None:
        """One more phrase in this paragraph."""
        if text:
            self.paragraphs[-1].append(Line(text, told))

    def turn_page(self) -> None:
        """Begin a paragraph, unless this one is still empty."""
        if not self.paragraphs or self.paragraphs[-1]:
            self.paragraphs.append([])
        self.happenings = 0
        self.named = False

    def breathe(self, change: bool) -> None:
        """A paragraph ends when it is long enough, or when the luck turns."""
        if self.happenings >= LONGEST_PARAGRAPH or (change and self.happenings >= 2):
            self.turn_page()
        self.happenings += 1

    def words(self, named: bool = False) -> dict[str, str]:
        """Words for this Character: by name, or by pronoun if the last phrase had the name."""
        return self.person.words(self.named and not named)

    def take_off(self, card: int) -> Memory | None:
        """The highest card of this design leaves the stack."""
        for at in range(len(self.stack) - 1, -1, -1):
            if self.stack[at].card == card:
                return self.stack.pop(at)
        return None

    def mentions(self, echo: str) -> bool:
        """Whether this paragraph has spoken of something by this name."""
        return any(echo.casefold() in line.text.casefold() for line in self.paragraphs[-1])

    def misfortunes(self) -> list[Memory]:
        """What went wrong so far, the latest last."""
        return [memory for memory in self.past if not memory.joy]
