"""Everything that can ever be answered at a table, in one row: the actions of learners.

An action is an option by its lasting name (`pass`, `seat:2`, `card:energy`), whatever question it
answers: the question is part of what the learner sees.
"""

from __future__ import annotations

from .declare import Game
from .state import Refused, State


class Section:
    """The place of a kind's options of one sort among its own numbers and among the actions."""

    def __init__(self, first: int, start: int, size: int) -> None:
        self.first = first
        self.start = start
        self.size = size


class Actions:
    """How the options of one game, with this content and so many seats, become numbers."""

    def __init__(self, game: Game, g: State) -> None:
        self.game = game
        self.size = 0
        # By kind: its sections, those with the highest numbers first.
        self.sections: list[list[Section]] = []
        starts: dict[tuple[str, str], int] = {}
        self.sorts: list[tuple[str, str, int]] = []  # label, what it refers to, where it begins
        for kind in range(len(game.kinds) + len(g.pack.asks)):
            own: list[Section] = []
            for first, label, refers in game.kind(g.pack, kind).sections():
                size = 1
                if refers:
                    referent = game.referents[refers]
                    size = max(referent.count(g), referent.most)
                start = starts.get((label, refers), -1)
                if start < 0:
                    start = starts[label, refers] = self.size
                    self.sorts.append((label, refers, start))
                    self.size += size
                own.insert(0, Section(first, start, size))
            self.sections.append(own)

    def number(self, kind: int, option: int) -> int:
        """The action that is this option of such a question; -1 where there is no space for it."""
        for section in self.sections[kind]:
            if option >= section.first:
                index = option - section.first
                return section.start + index if index < section.size else -1
        return -1

    def option(self, kind: int, action: int) -> int:
        """The option that this action is of such a question; -1 where it is none."""
        for section in self.sections[kind]:
            if section.start <= action < section.start + section.size:
                return section.first + action - section.start
        return -1

    def mark(self, kind: int, options: list[int], mask: bytearray, start: int) -> None:
        """Mark the actions that are these options with 1 in a row that begins at `start`."""
        for option in options:
            action = self.number(kind, option)
            if action >= 0:
                mask[start + action] = 1

    def name(self, g: State, action: int) -> str:
        """The lasting name of an action, as records and the protocol write it."""
        for label, refers, start in reversed(self.sorts):
            if action >= start:
                if not refers:
                    return label
                try:
                    named = self.game.referents[refers].named(g, action - start)
                except LookupError:
                    named = f"number {action - start}"
                return f"{label or refers}:{named}"
        raise Refused(f"there is no action {action}")
