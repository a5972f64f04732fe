"""A game of one person against bots, by questions and answers."""

from __future__ import annotations

from pathlib import Path

from shipboard.kernel.goals import Goal
from shipboard.kernel.layout import Talk, View
from shipboard.kernel.match import Decision, Match, replay
from shipboard.kernel.recap import recap
from shipboard.kernel.state import Refused

from . import files
from .help import help_lines, why
from .hinting import advice
from .layouts import layout
from .menu import Entry, Menu, menu, parted
from .primer import show_howto
from .rulebook import Rulebook
from .screen import Screen
from .seats import Seats
from .stops import Stops

RECENT = 12  # lines of the log shown when a game is resumed
MUCH = 8  # lines of the log before which is said what came of them


class Left(Exception):
    """The person went away; the game can go on later."""


class Sitting:
    """One person's seat at one match: shows, asks, answers."""

    def __init__(self, match: Match, seat: int, seats: Seats, path: Path, screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.seats = seats
        self.path = path
        self.screen = screen
        self.talk = Talk.of(match, seat)
        self.layout = layout(match.game, self.talk)
        self.shown = None  # the turn in which the whole table was last shown
        self.stops = Stops()  # at which windows this person is asked
        self.took_back = False  # just now
        self.told = max(0, len(match.log(seat)) - RECENT) if match.answers else 0  # lines
        self.heard = len(match.state.events) if match.answers else 0

    def play(self) -> bool:
        """Play to the end (True) or until the person leaves; the record is saved either way."""
        try:
            while self.match.outcome is None:
                self.seats.run()
                mine = [d for d in self.match.decisions if d.seat == self.seat]
                if mine:
                    self.turn(mine[0])
        except (Left, EOFError, KeyboardInterrupt):
            self.screen.say()
            # The interrupt may have come in the middle of a step: play the answers anew.
            files.save(replay(self.match.game, self.match.record()), self.path)
            return False
        self.finish()
        return True

    def turn(self, decision: Decision) -> None:
        """Show what is new and ask until something was answered or taken back."""
        view = self.match.view(self.seat)
        asked = menu(self.match, decision, view, self.talk)
        if given := self.given(asked):
            self.match.answer(decision, given, self.seat)
            return
        self.took_back = False
        self.news()
        turn = view["facts"].get("turn")
        if turn is None or turn != self.shown:
            self.layout.table(view, self.screen)
            self.goals(view)
        else:
            self.layout.brief(view, self.screen)
        self.shown = turn
        self.question(asked)
        while True:
            try:
                if self.obey(self.screen.ask(), asked):
                    return
            except Refused as error:
                self.screen.say(f"No: {error}.", style="yellow")

    def given(self, asked: Menu) -> str:
        """What is answered without asking: in windows that pass, and where there is one answer.

        Not after something was taken back: it would only be answered again.
        """
        if passed := self.stops.passes(asked.question):
            return passed.name
        only = asked.options[0]
        chosen = len(asked.options) > 1 or asked.unasked or self.match.state.begun or only.grave
        return "" if chosen or self.took_back else only.name

    def reached(self, view: View) -> list[Goal]:
        """What is played for, and how far it is."""
        return self.match.game.goals(view, self.talk)

    def goals(self, view: View) -> None:
        """The same, in a line each."""
        self.screen.head("What is played for")
        self.screen.grid((goal.who, goal.short) for goal in self.reached(view))

    def question(self, asked: Menu) -> None:
        """The prompt with its rule, and the numbered options."""
        asked.show(self.screen)
        if asked.unasked:
            self.screen.lines(["Or, at any time:"])
            self.screen.grid((f"!{n}", entry.read) for n, entry in enumerate(asked.unasked, 1))

    def obey(self, typed: str, asked: Menu) -> bool:
        """Do what was typed; True if the game has moved."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        match word.casefold():
            case "":
                self.question(asked)
            case "?" | "help":
                show_howto(self.match.game, self.screen)
                self.screen.head("What you can type")
                self.screen.lines(help_lines(self.match))
            case "table":
                view = self.match.view(self.seat)
                self.layout.table(view, self.screen)
                self.goals(view)
                self.question(asked)
            case "goals":
                self.screen.lines(goal.words for goal in self.reached(self.match.view(self.seat)))
            case "log":
                self.screen.lines(self.match.log(self.seat))
            case "ledger":
                self.ledger()
            case "rules":
                self.rules(rest)
            case "why":
                self.screen.lines(why(self.match, self.talk, asked, rest))
            case "hint":
                self.screen.say(advice(self.match, self.talk, asked))
            case "skip":
                return self.skip(rest, asked)
            case "undo":
                self.match.undo(self.seat)
                self.took_back = True
                self.told = min(self.told, len(self.match.log(self.seat)))
                self.heard = min(self.heard, len(self.match.state.events))
                self.screen.say("Taken back.")
                return True
            case "quit":
                raise Left
            case _:
                choice, note = parted(typed)
                chosen = asked.pick(choice)
                if chosen.grave and not self.sure(chosen):
                    return False
                self.answer(chosen, asked, note)
                return True
        return False

    def sure(self, chosen: Entry) -> bool:
        """Ask once more before what cannot be taken back and decides much."""
        self.screen.say(f"{chosen.grave} Type yes to do it.", style="yellow")
        if self.screen.ask("yes? ").casefold() in ("y", "yes"):
            return True
        self.screen.say("Nothing was done.")
        return False

    def answer(self, chosen: Entry, asked: Menu, note: str = "") -> None:
        """Play what was chosen, with a sentence where one goes."""
        if note:
            asked.check_note(chosen, note)
        if chosen.kind:
            self.match.interject(self.seat, chosen.kind, chosen.name)
        else:
            self.match.answer(asked.decision, chosen.name, self.seat, note)
            view = self.match.view(self.seat)
            self.stops.answered(asked.question, chosen.name, is_active(view, self.seat))

    def skip(self, words: str, asked: Menu) -> bool:
        """Say at which windows to be asked; True if the open one passes by that."""
        if not any(kind.window for kind in self.match.game.kinds):
            raise Refused(f"{self.match.game.title} has no windows that could be skipped")
        self.screen.say(self.stops.hear(words, asked.question))
        given = self.given(asked)
        if given:
            self.match.answer(asked.decision, given, self.seat)
        return bool(given)

    def news(self) -> None:
        """What has happened since the last question; where it is much, first what came of it."""
        lines = self.match.log(self.seat)
        new = lines[self.told :]
        if len(new) > MUCH and (came := recap(self.match.told(self.seat, self.heard))):
            self.screen.head("What came of it, the latest first")
            self.screen.lines(came)
        if new:
            self.screen.head("What happened")
            self.screen.lines(new)
        self.told, self.heard = len(lines), len(self.match.state.events)

    def ledger(self) -> None:
        """Who did what, turn by turn."""
        declared = self.match.game.ledger
        if declared is None:
            raise Refused(f"{self.match.game.title} has no ledger: type log instead")
        for row in self.match.ledger(self.seat):
            self.screen.head(row.head or "Before the first turn")
            columns = zip(declared.columns, row.cells, strict=True)
            self.screen.grid((column.title, ", ".join(cell)) for column, cell in columns if cell)

    def rules(self, asked: str) -> None:
        """Some rules, or the chapters to ask for."""
        book = Rulebook(self.match.game)
        if asked:
            self.screen.grid((rule.number, rule.text) for rule in book.find(asked))
        else:
            self.screen.grid(book.chapters.items())
            such = f"{self.match.game.rule_prefix}-4"
            self.screen.lines([f"Type rules and a number or some words, such as rules {such}."])

    def finish(self) -> None:
        """The outcome, what was hidden, and where the record is."""
        self.news()
        outcome = self.match.outcome
        assert outcome is not None
        view = self.match.view(self.seat)
        self.layout.ending(view, self.screen)
        won = self.seat in outcome.winners
        sides = len(self.match.game.sides) > 1 and outcome.winners
        side = f": the {outcome.side} side has won" if sides else ""
        self.screen.head(f"You {'win' if won else 'lose'}{side}.")
        scores = self.match.game.scores(self.match.state, self.talk)
        self.screen.grid(
            (self.talk.who(score.seat), score.total, "; ".join(score.parts)) for score in scores
        )
        files.save(self.match, self.path)
        self.screen.verbatim(f"The record is in {self.path}.")


def is_active(view: View, seat: int) -> bool:
    """Whether it is this seat's turn."""
    return bool(view["facts"].get("active") == seat)
