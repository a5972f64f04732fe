"""What options before a game may say, beyond a few words: seats, numbers, content.

Each takes a value and returns it, or None where it is no such thing (`declare.Option.parse`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .state import SEATS

Parse = Callable[[str], str | None]
ON_OFF = ("off", "on")
SEAT = "seat:"
FILE = "file:"


def a_seat(text: str) -> str | None:
    """`seat:0`, `seat:1` and so on; which of them there are, the number of players says."""
    return text if text in {f"{SEAT}{seat}" for seat in range(SEATS)} else None


def seat_in(value: str) -> int:
    """The seat that an option names, -1 if none."""
    return int(value.removeprefix(SEAT)) if value.startswith(SEAT) else -1


def a_number(low: int, high: int) -> Parse:
    """A whole number within these bounds, as one writes it."""

    def parse(text: str) -> str | None:
        fits = text.isascii() and text.isdecimal() and str(int(text)) == text
        return text if fits and low <= int(text) <= high else None

    return parse


def content_of(sets: Iterable[str]) -> Parse:
    """Sets of content, owners' own files as `file:PATH`, or several with commas between them."""
    known = frozenset(sets)

    def parse(text: str) -> str | None:
        parts = text.split(",")
        fits = all(part in known or part.startswith(FILE) for part in parts)
        return text if fits and len(set(parts)) == len(parts) else None

    return parse
