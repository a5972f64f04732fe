"""The terminal itself: lines, grids without lines around them, questions.

Colour is an ornament that only a real terminal gets; no meaning hangs on it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from shipboard.kernel.chart import Map, Position
from shipboard.kernel.layout import Cell, Tinted
from shipboard.maps import text as maps

# Nothing to import it from on some systems; where it is, lines can be edited and recalled.
with contextlib.suppress(ImportError):
    import readline  # noqa: F401

INDENT = 2
PALETTE = {"red": "red", "blue": "bright_blue", "green": "green"}


class Screen:
    """Where a game is shown."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)

    def say(self, text: Cell = "", style: str = "") -> None:
        """A paragraph."""
        self.console.print(_inked(text), style=style)

    def verbatim(self, text: str) -> None:
        """A line to be copied: never broken, however narrow the screen."""
        self.console.print(text, soft_wrap=True)

    def head(self, text: str) -> None:
        """A heading, with air above it."""
        self.console.print()
        self.console.print(text, style="bold")

    def lines(self, texts: Iterable[Cell]) -> None:
        """One indented paragraph each."""
        for text in texts:
            self.console.print(Padding(_inked(text), (0, 0, 0, INDENT)))

    def grid(self, rows: Iterable[tuple[Cell, ...]], indent: int = INDENT) -> None:
        """Columns side by side; the last one takes the room that is left."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for row in rows:
            table.add_row(*map(_inked, row))
        if not table.row_count:
            return
        self.console.print(Padding(table, (0, 0, 0, indent)))

    def chart(self, board: Map, position: Position) -> None:
        """A map."""
        for line in maps.draw(board, position, self.console.width - 1):
            self.verbatim(line)

    def key(self, board: Map) -> None:
        """What the signs on a map mean."""
        self.lines(maps.key(board, self.console.width - 2 * INDENT))

    def ask(self, prompt: str = "> ") -> str:
        """What the person types. Raises EOFError or KeyboardInterrupt when they leave."""
        return input(prompt).strip()


def _inked(cell: Cell) -> str | Text:
    """A cell as the console takes it."""
    if isinstance(cell, Tinted):
        return Text(cell.text, style=PALETTE.get(cell.colour, ""))
    return cell
