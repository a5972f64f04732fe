"""A finished tale: what is on its pages, apart from how they look."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """One phrase of the story; `told` if a player typed it."""

    text: str
    told: bool = False


Paragraph = tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a Character's ledger: when, what, by whose hand, and the Self-Worth after it."""

    turn: int
    what: str
    by: str
    worth: int


@dataclass(frozen=True, slots=True)
class Life:
    """A Character, from the opening to the end."""

    id: str
    name: str
    motto: str
    paragraphs: tuple[Paragraph, ...]
    ledger: tuple[Entry, ...]
    dead: bool
    gone: bool  # out of the game
    worth: int


@dataclass(frozen=True, slots=True)
class Crew:
    """A player's four, what befell them together, and what it came to."""

    player: str
    opening: Line
    lives: tuple[Life, ...]
    asides: Paragraph
    ending: Line | None
    total: int
    place: int


@dataclass(frozen=True, slots=True)
class Tale:
    """The whole book."""

    title: str
    game: str
    prologue: Line
    crews: tuple[Crew, ...]
    ending: Paragraph
    over: bool

    def lines(self) -> list[Line]:
        """Everything that is told, in reading order."""
        found = [self.prologue]
        for crew in self.crews:
            found.append(crew.opening)
            for life in crew.lives:
                found += [line for paragraph in life.paragraphs for line in paragraph]
            found += crew.asides
            found += [crew.ending] if crew.ending else []
        return [*found, *self.ending]

    def to_html(self) -> str:
        """A page that stands alone."""
        from .page import page

        return page(self)

    def to_markdown(self) -> str:
        """The same as plain text with marks."""
        from .markdown import markdown

        return markdown(self)


def signed(number: int) -> str:
    """A number of points as it is printed.

    >>> signed(-15), signed(0), signed(10)
    ('−15', '0', '+10')
    """
    return f"{number:+d}".replace("-", "−") if number else "0"
