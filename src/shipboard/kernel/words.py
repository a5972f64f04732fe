"""Words for people, made at the edge from the game's declarations.

Nothing here is needed to play: it turns decisions and events into sentences.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .declare import Game
from .state import State, Step
from .view import Viewer, event


@dataclass(frozen=True, slots=True)
class Speaker:
    """Speaks of one game to one viewer, who is called "you"."""

    game: Game
    names: Sequence[str]
    viewer: Viewer = None

    def seat(self, seat: int) -> str:
        """The player's name, or "you"."""
        return "you" if seat == self.viewer else self.names[seat]

    def option(self, g: State, kind: int, option: int) -> str:
        """What a person reads for this option."""
        declared = self.game.kinds[kind]
        label, refers, index = declared.split(option)
        text = declared.words.get(label, label.replace("_", " ") or "{}")
        if not refers:
            return text
        return (text if "{}" in text else text + " {}").format(self._referent(g, refers, index))

    def event(self, g: State, happened: Step, note: str = "") -> str:
        """One line of the log, with what was said with it."""
        return self.line(g, happened, event(self.game, g, happened, self.viewer), note)

    def line(self, g: State, happened: Step, seen: dict[str, Any], note: str) -> str:
        """One line of the log, of an event as this viewer saw it."""
        kind = self.game.events[happened[0]]
        told_all = all(name in seen for name in kind.secret)
        text = kind.private if kind.private and told_all else kind.public
        said = {
            name: self._argument(g, name, value) for name, value in seen.items() if name != "event"
        }
        if "option" in said:
            # Everybody has a name here: "B votes: yourself" would not be B.
            numbers = dict(zip(kind.args, happened[1], strict=True))
            nobody = Speaker(self.game, self.names)
            said["option"] = nobody.option(g, numbers["kind"], numbers["option"])
        line = text.format(**said)
        line = second_person(line[:1].upper() + line[1:])
        sentence = one_line(note) if note else ""
        return f"{line} “{sentence}”" if sentence else line

    def _argument(self, g: State, name: str, value: Any) -> str:
        sort = name.partition("_")[0]
        if sort == "seat":
            return self.seat(value)
        if isinstance(value, str) and sort in g.pack.names:
            title: str = g.pack.titles[sort][g.pack.names[sort].index(value)]
            return title
        return str(value)

    def _referent(self, g: State, refers: str, index: int) -> str:
        if refers == "seat":
            return "yourself" if index == self.viewer else self.names[index]
        if refers == "pair":
            return f"{self.seat(index // 8)} and {self.seat(index % 8)}"
        if refers in g.pack.titles:
            title: str = g.pack.titles[refers][index]
            return title
        return self.game.item_words(g, index) if refers == "item" else str(index)


def one_line(note: str) -> str:
    """What somebody typed, on one line and without signs that would steer a terminal.

    >>> one_line("  The goat\\n did \\x1b[2Jit ")
    'The goat did [2Jit'
    """
    return " ".join("".join(sign if sign.isprintable() else " " for sign in note).split())


IRREGULAR = {"i": "are", "ha": "have"}  # is, has
YOU_DO = re.compile(r"You (\w+?)(s)?\b(.*)", re.DOTALL)
FIRST_OF_YOU = re.compile(r"^The (\w+) of you\b")
OF_YOU = re.compile(r"\bthe (\w+) of you\b")


def second_person(line: str) -> str:
    """A line of the log about "you", in English that agrees with it.

    >>> second_person("You draws Energy."), second_person("You is the Pilot.")
    ('You draw Energy.', 'You are the Pilot.')
    >>> second_person("You passes."), second_person("You keeps their Energy.")
    ('You pass.', 'You keep your Energy.')
    >>> second_person("You goes to the Bridge."), second_person("You does nothing.")
    ('You go to the Bridge.', 'You do nothing.')
    >>> second_person("You has won."), second_person("A joins the crew of you.")
    ('You have won.', 'A joins your crew.')
    """
    if "you" not in line and not line.startswith("You"):
        return line
    found = YOU_DO.match(line)
    if not found or not found[2]:
        line = FIRST_OF_YOU.sub(r"Your \1", line)
        return OF_YOU.sub(r"your \1", line)
    verb, rest = found[1], found[3].replace(" their ", " your ")
    if verb in IRREGULAR:
        verb = IRREGULAR[verb]
    elif verb.endswith(("sse", "she", "che", "xe", "oe")):
        verb = verb[:-1]
    return f"You {verb}{rest}"
