"""What a seat sees and may do, in words: for agents that read, and for people who look on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from shipboard.kernel import view as views
from shipboard.kernel.chart import Map, Position
from shipboard.kernel.layout import Cell, Talk, Tinted
from shipboard.kernel.questions import Asking
from shipboard.kernel.words import Speaker
from shipboard.maps import text as maps

from .plays import Play

WIDTH = 100


class Page:
    """Lines of plain text, on which a game's layout for the terminal writes."""

    def __init__(self) -> None:
        self.written: list[str] = []

    def say(self, text: Cell = "", style: str = "") -> None:
        """A paragraph."""
        self.written.append(plain(text))

    def head(self, text: str) -> None:
        """A heading, with air above it."""
        self.written += ["", text]

    def lines(self, texts: Iterable[Cell]) -> None:
        """One indented paragraph each."""
        self.written += [f"  {plain(text)}" for text in texts]

    def grid(self, rows: Iterable[tuple[Cell, ...]], indent: int = 2) -> None:
        """Columns side by side."""
        cells = [[plain(cell) for cell in row] for row in rows]
        for row in cells:
            wide = [
                max(len(other[i]) for other in cells if i < len(other)) for i in range(len(row))
            ]
            line = "  ".join(cell.ljust(width) for cell, width in zip(row, wide, strict=True))
            self.written.append(" " * indent + line.rstrip())

    def chart(self, board: Map, position: Position) -> None:
        """A map."""
        self.written += maps.draw(board, position, WIDTH)

    def key(self, board: Map) -> None:
        """What the signs on a map mean."""
        self.lines(maps.key(board, WIDTH))


def plain(cell: Cell) -> str:
    """A cell without its colour."""
    return cell.text if isinstance(cell, Tinted) else cell


def seat_names(play: Play) -> list[str]:
    """What the players are called."""
    people = [f"Player {chr(65 + seat)}" for seat in range(play.rules.players)]
    return [*people, *play.rules.game.automatic(play.rules.players, play.rules.options)]


def view_of(play: Play, seat: int | None) -> dict[str, Any]:
    """What this seat (or None, a spectator) may know, as plain JSON values."""
    seen = views.view(play.rules.game, play.g, seat)
    seen["options"] = dict(play.rules.options)
    return seen


def log(play: Play, seat: int | None, since: int = 0) -> list[str]:
    """What has happened, in the words in which this seat is told it."""
    speaker = Speaker(play.rules.game, seat_names(play), seat)
    lines = (speaker.event(play.g, happened) for happened in play.g.events[since:])
    return [line for line in lines if line]


def table(play: Play, seat: int | None) -> str:
    """The table as this seat sees it: as in the terminal."""
    page = Page()
    layout = play.rules.game.part("layout")
    view = view_of(play, seat)
    if layout is None:
        return str(view)
    talk = Talk(seat_names(play), seat, play.rules.pack)
    shown = layout.Layout(play.rules.game, talk)
    (shown.ending if play.g.over else shown.table)(view, page)
    return "\n".join(page.written).strip()


def options(play: Play, seat: int) -> Iterator[str]:
    """The question that this seat is asked, and a line for each action that is legal."""
    rules = play.rules
    if play.seat() != seat:
        return
    _, _, kind, numbers = play.g.open[0]
    talk = Talk(seat_names(play), seat, rules.pack)
    asking = Asking(rules.game, play.g, view_of(play, seat), talk)
    yield asking.question(kind, numbers).prompt
    asked = [(kind, option) for option in numbers]
    for of, option in asked + play.offered(seat):
        action = rules.actions.number(of, option)
        if action >= 0:
            choice = asking.choice(of, option)
            yield f"  {action}  {choice.words}{f': {choice.does}' if choice.does else ''}"


def told(play: Play, seat: int, since: int = 0) -> str:
    """All of it, for an agent that reads: what happened, the table, the question, the options."""
    parts = [*log(play, seat, since), table(play, seat), *options(play, seat)]
    return "\n".join(parts)
