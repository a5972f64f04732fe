"""An open decision as a numbered list, and what a person may type to choose from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shipboard.kernel.match import Decision, Match
from shipboard.kernel.state import Refused
from shipboard.kernel.words import Speaker

from .layouts import Layout
from .talk import View


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that can be chosen; `kind` only where it is an interjection."""

    name: str
    words: str
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """What one seat may do now."""

    decision: Decision
    options: list[Entry]
    unasked: list[Entry]

    def pick(self, typed: str) -> Entry:
        """The entry meant: by number, name, or the beginning of its name or words."""
        interjecting = typed.startswith("!")
        entries = self.unasked if interjecting else self.options
        text = typed.removeprefix("!").strip().casefold()
        if text.isdecimal():
            if 1 <= int(text) <= len(entries):
                return entries[int(text) - 1]
            raise Refused(f"there is no option {typed}; {self._span(entries)}")
        found = meant(text, entries)
        if len(found) == 1:
            return found[0]
        if found:
            which = " or ".join(entry.words for entry in found)
            raise Refused(f"{typed!r} may mean {which}")
        raise Refused(f"{typed!r} is no option here; {self._span(entries)}, or ? for help")

    def _span(self, entries: Sequence[Entry]) -> str:
        if not entries:
            return "nothing can be done unasked now"
        mark = "!" if entries is self.unasked else ""
        last = f" to {mark}{len(entries)}" if len(entries) > 1 else ""
        return f"type {mark}1{last}"


def meant(text: str, entries: Sequence[Entry]) -> list[Entry]:
    """The entries that a text names: exactly, or else by their beginning."""
    if not text:
        return []
    keys = [(entry, _keys(entry)) for entry in entries]
    exact = [entry for entry, names in keys if text in names]
    return exact or [e for e, names in keys if any(name.startswith(text) for name in names)]


def _keys(entry: Entry) -> tuple[str, ...]:
    tail = entry.name.rpartition(":")[2]
    words = entry.words.casefold().strip('"')
    return entry.name.casefold(), tail, tail.replace("_", " "), words, f"{entry.kind} {entry.name}"


def menu(match: Match, decision: Decision, view: View, layout: Layout) -> Menu:
    """The open decision of a seat, in words."""
    speaker = Speaker(match.game, match.names, decision.seat)
    g = match.state
    kind, options = next((k, o) for _, seat, k, o in g.open if seat == decision.seat)
    entries = [
        Entry(name, layout.option(view, name) or speaker.option(g, kind, option))
        for name, option in zip(decision.options, options, strict=True)
    ]
    unasked = [
        Entry(option, layout.option(view, option) or option, name)
        for name, option in match.interjections(decision.seat)
    ]
    return Menu(decision, entries, unasked)
