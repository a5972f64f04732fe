"""A match with a person whose typing is scripted."""

from __future__ import annotations

import contextlib
import io
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console

from shipboard.games import game
from shipboard.games.ardor.state import Ardor
from shipboard.kernel.layout import Talk, View
from shipboard.kernel.match import Match
from shipboard.kernel.questions import Asking, Choice
from shipboard.kernel.view import option_name
from shipboard.terminal.layouts import layout
from shipboard.terminal.screen import Screen
from shipboard.terminal.seats import Seats
from shipboard.terminal.sitting import Sitting


class Script(Screen):
    """A screen that remembers what it showed and types what it was given."""

    def __init__(self, typed: Iterator[str]) -> None:
        self.paper = io.StringIO()
        self.typed = typed
        super().__init__(Console(file=self.paper, highlight=False, markup=False, width=80))

    def ask(self, prompt: str = "> ") -> str:
        """The next line of the script; at its end the person leaves."""
        try:
            line = next(self.typed)
        except StopIteration:
            raise EOFError from None
        self.say(prompt + line)
        return line

    @property
    def text(self) -> str:
        """All that was shown."""
        return self.paper.getvalue()


def ardor(players: int = 4, seed: int = 1, **options: str) -> Match:
    """A match in which seat 0 begins."""
    return Match(game("ardor"), players, {"first_player": "seat:0", **options}, seed)


def state(match: Match) -> Ardor:
    """What lies on the table, to be arranged."""
    assert isinstance(match.state, Ardor)
    return match.state


def sit(match: Match, typed: Iterator[str], path: Path, seat: int = 0) -> tuple[Sitting, Script]:
    """The person at a seat, random bots at the others."""
    screen = Script(typed)
    bots = {other: "random" for other in range(match.players) if other != seat}
    return Sitting(match, seat, Seats(match, bots), path, screen), screen


def card(match: Match, name: str) -> int:
    """A card by its id."""
    designs: tuple[str, ...] = match.pack.names["card"]
    return designs.index(name)


def restless(typed: Sequence[str], seed: int) -> Iterator[str]:
    """Somebody who types any of these."""
    chance = random.Random(seed)
    while True:
        yield chance.choice(typed)


def seen(match: Match, viewer: int | None) -> str:
    """Everything that the layout can show a viewer now, in one long line."""
    screen = Script(iter(()))
    shown = layout(match.game, Talk.of(match, viewer))
    view = match.view(viewer)
    shown.table(view, screen)
    shown.ending(view, screen)
    if viewer is not None:
        shown.brief(view, screen)
        asking = Asking(match.game, match.state, view, Talk.of(match, viewer))
        for _, seat, kind, options in match.state.open:
            if seat == viewer:
                choices = asking.question(kind, options).choices
                screen.lines(f"{choice.words} {choice.does}" for choice in choices)
    return " ".join(screen.text.split())


def reads(match: Match, viewer: int, kind: str, option: str, view: View | None = None) -> Choice:
    """An option of such a question as this seat would read it, whether or not it is asked now."""
    index = next(i for i, each in enumerate(match.kinds) if each.name == kind)
    talk = Talk.of(match, viewer)
    asking = Asking(match.game, match.state, view or match.view(viewer), talk)
    for number in match.game.every_option(match.kinds[index], match.state):
        with contextlib.suppress(LookupError):
            if option_name(match.game, match.state, index, number) == option:
                return asking.choice(index, number)
    raise AssertionError(f"{option} is no option of {kind}")
