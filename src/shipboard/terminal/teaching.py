"""A first game that teaches, in the terminal."""

from __future__ import annotations

from shipboard.kernel.declare import Game
from shipboard.kernel.layout import Talk
from shipboard.kernel.lesson import Moment, lesson_of, moments
from shipboard.kernel.state import Refused

from .layouts import layout
from .menu import menu
from .screen import Screen

TRY = "That is possible, too. In this lesson, choose: {}"


def teach(game: Game, screen: Screen) -> bool:
    """Go through the lesson; False if the person left."""
    lesson = lesson_of(game)
    told = 0
    try:
        for moment in moments(game, lesson):
            lines = moment.match.log(lesson.seat)
            screen.lines(lines[told:])
            told = len(lines)
            if moment.say:
                screen.head(f"» {moment.say}")
            if moment.asked:
                _answer(game, lesson.seat, moment, screen)
            elif moment.match.outcome is None:
                screen.ask("Enter to go on> ")
    except (EOFError, KeyboardInterrupt):
        screen.say()
        return False
    return True


def _answer(game: Game, seat: int, moment: Moment, screen: Screen) -> None:
    """Ask until the learner has chosen what the lesson is about."""
    assert moment.asked is not None
    talk = Talk.of(moment.match, seat)
    view = moment.match.view(seat)
    layout(game, talk).table(view, screen)
    asked = menu(moment.match, moment.asked, view, talk)
    wanted = next(entry for entry in asked.options if entry.name == moment.answer)
    asked.show(screen)
    while True:
        try:
            typed = screen.ask()
            if not typed:
                continue
            if asked.pick(typed) == wanted:
                return
            screen.say(TRY.format(wanted.words), style="yellow")
        except Refused as error:
            screen.say(f"No: {error}.", style="yellow")
