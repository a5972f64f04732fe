"""An open decision as a numbered list, and what a person may type to choose from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shipboard.kernel.layout import Screen, Talk, View
from shipboard.kernel.match import Decision, Match
from shipboard.kernel.questions import Asking, Choice, Question
from shipboard.kernel.state import Refused

NOTE = " / "  # between an answer and the sentence that goes with it


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that can be chosen; `kind` only where it is an interjection."""

    name: str
    words: str
    kind: str = ""
    does: str = ""
    grave: str = ""

    @property
    def read(self) -> str:
        """The option, and in a second line what it does and costs."""
        return f"{self.words}\n  {self.does}" if self.does else self.words


@dataclass(frozen=True, slots=True)
class Menu:
    """What one seat may do now."""

    decision: Decision
    prompt: str
    options: list[Entry]
    unasked: list[Entry]
    question: Question

    def show(self, screen: Screen) -> None:
        """The prompt with its rule, and the numbered options."""
        screen.head(f"{self.prompt} [{self.decision.kind.rule}]")
        screen.grid((f"{n}", entry.read) for n, entry in enumerate(self.options, 1))

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
            raise Refused(f"{typed!r} can mean {which}: type more of it")
        raise Refused(f"{typed!r} is not an option here; {self._span(entries)}, or ? for help")

    def check_note(self, chosen: Entry, note: str) -> None:
        """Refuse a sentence where none goes."""
        kind = self.decision.kind
        what = chosen.name.partition(":")[0]
        labels = [label for _, label, refers in kind.sections() if what == (label or refers)]
        if chosen.kind or not any(label in kind.notes for label in labels):
            raise Refused("you cannot add a sentence to this answer; give the answer alone")
        if not note.isprintable():
            raise Refused("this sentence has invisible characters; type plain text")

    def _span(self, entries: Sequence[Entry]) -> str:
        if not entries:
            return "there is nothing else that you can do now"
        mark = "!" if entries is self.unasked else ""
        last = f" to {mark}{len(entries)}" if len(entries) > 1 else ""
        return f"type {mark}1{last}"


def parted(typed: str) -> tuple[str, str]:
    """The answer, and the sentence behind it if there is one.

    >>> parted("2"), parted("2 / She had it coming."), parted("2 /")
    (('2', ''), ('2', 'She had it coming.'), ('2', ''))
    """
    choice, _, note = f"{typed} ".partition(NOTE)
    return choice.strip(), note.strip()


def meant(text: str, entries: Sequence[Entry]) -> list[Entry]:
    """The entries that a text names: exactly, or else by their beginning."""
    if not text:
        return []
    keys = [(entry, _keys(entry)) for entry in entries]
    exact = [entry for entry, names in keys if text in names]
    return exact or [e for e, names in keys if any(name.startswith(text) for name in names)]


def _keys(entry: Entry) -> tuple[str, ...]:
    label, _, tail = entry.name.rpartition(":")
    words = entry.words.casefold().strip('"')
    title = words.removeprefix(f"{label} ")
    return (
        *(entry.name.casefold(), tail, tail.replace("_", " "), f"{entry.kind} {entry.name}"),
        *(words, title, title.removeprefix("the ")),
    )


def menu(match: Match, decision: Decision, view: View, talk: Talk) -> Menu:
    """The open decision of a seat, in words."""
    asking = Asking(match.game, match.state, view, talk)
    kind, options = next((k, o) for _, seat, k, o in match.state.open if seat == decision.seat)
    question = asking.question(kind, options)
    unasked = [
        (match.kinds[kind].name, asking.choice(kind, option))
        for kind, option in match.offered(decision.seat)
    ]
    return Menu(
        decision,
        question.prompt,
        [_entry("", choice) for choice in question.choices],
        [_entry(name, choice) for name, choice in unasked],
        question,
    )


def _entry(kind: str, choice: Choice) -> Entry:
    return Entry(choice.name, choice.words, kind, choice.does, choice.grave)
