"""What a person may do at a table over the socket. Each function does it or refuses it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shipboard.bots import bot as find_bot
from shipboard.kernel.match import LONGEST_NOTE
from shipboard.kernel.state import Refused
from shipboard.kernel.view import Viewer

from .. import clock
from ..live.driver import default_bot
from ..live.jobs import Later
from ..live.live import Live
from ..live.making import again, chosen_bot
from ..refusals import LATE, NOT_NOW, NOT_YOURS, TOO_LATE, Denied
from ..tables import entries as e
from ..tables import quota
from ..tables.sheet import CLOSED, LOBBY, OVER, PAUSED, PERSON, STOPPED
from ..tables.standing import Table
from . import hosting
from . import messages as m
from .permits import (
    IN_WINDOW,
    check_begun,
    check_free,
    check_host,
    check_no_window,
    check_plays,
    check_running,
    check_seat,
    check_text,
)

LONGEST_LINE = 500
LONGEST_MARK = 120


def carry_out(viewer: Viewer, command: Any, live: Live) -> Any:
    """Do what the client asks; the value goes into the reply."""
    if viewer is None:
        raise Denied(NOT_YOURS, "you are watching: only players at this table can do that")
    table = live.table
    if table.status == CLOSED:
        raise Denied(LATE, "this table is closed")
    return _DO[type(command)](live, table, viewer, command)


def answer(live: Live, table: Table, seat: int, command: m.Answer) -> None:
    """Answer an open decision; in a window the answer is kept until it closes."""
    check_running(table)
    decision = table.today(seat, command.decision)
    if table.given.get((seat, decision)) == command.option:
        return  # the same answer again, after a reconnect
    check_plays(table, seat)
    if command.note:
        _check_note(table, seat, command.note)
    match = table.playing()
    if match.paused:
        _keep(live, table, seat, decision, command)
        return
    if not any(ask[1] == seat and match.lasting(ask[0]) == decision for ask in match.state.open):
        raise Denied(LATE, TOO_LATE)
    live.do(e.Answered(clock.now(), seat, decision, command.option, command.note))
    live.driver.settle()


def _keep(live: Live, table: Table, seat: int, decision: int, command: m.Answer) -> None:
    for asked in table.foreseen():
        if asked.seat == seat and asked.id == decision and table.kept(asked) is None:
            break
    else:
        raise Denied(LATE, TOO_LATE)
    if command.option not in asked.options:
        raise Refused(
            f"{command.option!r} is not an option of {asked.kind.name}; "
            f"the options are {', '.join(asked.options)}"
        )
    if command.note:
        number = asked.numbers[asked.options.index(command.option)]
        table.playing().check_note(asked.kind, number, command.note)
    live.do(e.Kept(clock.now(), seat, decision, command.option, command.note))


def interject(live: Live, table: Table, seat: int, command: m.Interject) -> None:
    """Do something unasked."""
    check_free(table)
    if (command.kind, command.option) not in table.playing().interjections(seat):
        raise Denied(LATE, "you can no longer do this: the game has moved on")
    live.do(e.Interjected(clock.now(), seat, command.kind, command.option))


def undo(live: Live, table: Table, seat: int, _: m.Undo) -> None:
    """Take back the latest answer; in a window only a response that is half-made."""
    check_running(table)
    match = table.playing()
    if table.in_window and not (match.state.begun and match.can_undo(seat)):
        raise Denied(NOT_NOW, IN_WINDOW)
    now = clock.now()
    table.ledger.check(quota.UNDO, seat, now)
    live.do(e.Undid(now, seat))


def why(live: Live, table: Table, seat: int, command: m.Why) -> dict[str, Any]:
    """Which rule keeps something from being an option, and whether it could ever be one."""
    match = table.playing()
    decision = table.today(seat, command.decision)
    for asked in table.foreseen() if match.paused else match.decisions:
        if asked.seat == seat and asked.id == decision:
            never = match.meant(asked, command.option) is None
            return {"text": match.why_not(asked, command.option), "never": never}
    raise Denied(LATE, TOO_LATE)


def hint(live: Live, table: Table, seat: int, command: m.Hint) -> Later:
    """What a bot would do in this seat, and why: for nobody else to know, nor that it was asked."""
    check_running(table)
    check_plays(table, seat)
    if not table.created.hints:
        raise Denied(NOT_NOW, "the host has switched hints off for this table")
    if not table.adviser:
        raise Denied(NOT_NOW, f"{table.game.title} has no bot that can say why, so no hints")
    decision = table.open_to(seat, table.today(seat, command.decision))
    if decision is None:
        raise Denied(LATE, TOO_LATE)
    live.hints.check_pace(seat)
    return live.hints.begin(live, decision)


def say(live: Live, table: Table, seat: int, command: m.Say) -> None:
    """Table talk, unless the table plays without."""
    text = command.text.strip()
    if not text:
        raise Refused("the message is empty: type something first")
    check_text(text, LONGEST_LINE, "a line")
    if not table.talk:
        raise Denied(
            NOT_NOW, "this game is played without table talk: you can talk when it is over"
        )
    _check_heard(table, seat)
    now = clock.now()
    table.ledger.check(quota.TALK, seat, now, quota.AROUND + quota.size_of(text))
    live.do(e.Said(now, seat, text))


def _check_note(table: Table, seat: int, note: str) -> None:
    check_text(note, LONGEST_NOTE, "a note")
    _check_heard(table, seat)
    table.ledger.check_words(seat, quota.size_of(note))


def _check_heard(table: Table, seat: int) -> None:
    if table.seats[seat].muted:
        raise Denied(NOT_YOURS, "the host has muted your seat; you can still play")


def mark(live: Live, table: Table, seat: int, command: m.Mark) -> None:
    """Note something about a player. Nobody else is ever told, not even that it was done."""
    check_begun(table)
    if not 0 <= command.seat < len(table.names):
        raise Refused(f"there is no seat {command.seat}")
    if command.seat == seat:
        raise Refused("this is your own seat: choose another player")
    text = command.text.strip()
    check_text(text, LONGEST_MARK, "what you note about a player")
    if table.marks.get(seat, {}).get(command.seat, ("", "")) == (command.sign, text):
        return  # the same again, after a reconnect
    now = clock.now()
    table.ledger.check(quota.MARK, seat, now, quota.AROUND + quota.size_of(text))
    live.do(e.Marked(now, seat, command.seat, command.sign, text))


def more_time(live: Live, table: Table, seat: int, _: m.MoreTime) -> None:
    """Prolong the open window, once, for all."""
    window = table.window
    if window is None or window.stages:
        raise Denied(LATE, "the window has closed")
    if window.more:
        raise Denied(LATE, "somebody has already asked for more time")
    live.do(e.Prolonged(clock.now()))


def start(live: Live, table: Table, seat: int, _: m.Start) -> None:
    """Deal the cards."""
    check_host(table, seat)
    if table.status != LOBBY:
        raise Denied(LATE, "the game has already begun")
    if missing := table.open_seats():
        seats = "a seat is" if len(missing) == 1 else f"{len(missing)} seats are"
        raise Denied(NOT_NOW, f"{seats} still open: wait for people, or give them to bots")
    live.do(e.Started(clock.now()))


def pause(live: Live, table: Table, seat: int, _: m.Pause) -> None:
    """Stop the clocks."""
    check_host(table, seat)
    check_free(table)
    now = clock.now()
    table.ledger.check(quota.ACT, seat, now)
    live.do(e.Paused(now))


def resume(live: Live, table: Table, seat: int, _: m.Resume) -> None:
    """Let the game go on: anybody with a seat may, so that no host can freeze a table."""
    if table.status != PAUSED:
        raise Denied(LATE, "the game is already going on")
    live.do(e.Resumed(clock.now()))


def resign(live: Live, table: Table, seat: int, _: m.Resign) -> None:
    """Leave for good; a bot plays on."""
    check_begun(table)
    check_no_window(table)
    if table.seats[seat].resigned:
        raise Denied(LATE, "you have already resigned")
    live.do(e.Handed(clock.now(), seat, default_bot(table), resigned=True))
    others = [n for n, s in enumerate(table.seats) if s.person]
    if table.host == seat and others:
        live.do(e.Hosted(clock.now(), others[0]))


def hand_over(live: Live, table: Table, seat: int, command: m.HandOver) -> None:
    """Let a bot play for a while."""
    check_begun(table)
    check_no_window(table)
    if not table.seats[seat].person:
        raise Denied(LATE, "a bot is already playing for you")
    name = command.bot or default_bot(table)
    find_bot(table.game, name)
    now = clock.now()
    table.ledger.check(quota.ACT, seat, now)
    live.do(e.Handed(now, seat, name))


def take_back(live: Live, table: Table, seat: int, _: m.TakeBack) -> None:
    """Play again oneself."""
    check_begun(table)
    check_no_window(table)
    if table.seats[seat].resigned:
        raise Denied(NOT_YOURS, "you have resigned, so you cannot take the seat back")
    if table.seats[seat].person:
        raise Denied(LATE, "you are already playing yourself")
    now = clock.now()
    table.ledger.check(quota.ACT, seat, now)
    live.do(e.TookBack(now, seat))


def rematch(live: Live, table: Table, seat: int, _: m.Rematch) -> None:
    """Play again with the same people, as soon as all who are here want it."""
    if table.status not in (OVER, STOPPED):
        raise Denied(NOT_NOW, "the game is not over yet")
    here = [s for n, s in enumerate(table.seats) if n != seat and s.secret and s.present]
    agreed = table.rematch is None and all(s.rematch or s.resigned for s in here)
    if agreed:
        live.hub.makers.check_again(table.created.maker)
    if not table.seats[seat].rematch:
        live.do(e.Wants(clock.now(), seat))
    if agreed:
        new = again(table)
        live.also.append(new.part)
        live.do(e.Rematched(clock.now(), new.table))
    if table.status == STOPPED and not table.abandoned:
        # Until all have agreed, the version that began the game may still go on with it.
        if all(s.rematch for s in table.seats if s.secret):
            live.do(e.Abandoned(clock.now()))


def arrange(live: Live, table: Table, seat: int, command: m.Arrange) -> None:
    """The host opens a seat or gives it to a bot."""
    check_host(table, seat)
    if table.status != LOBBY:
        raise Denied(LATE, "the game has begun: seats can no longer be changed")
    check_seat(table, command.seat)
    if command.seat == seat:
        raise Refused("this is your own seat: choose another one")
    if table.seats[command.seat].who == PERSON:
        raise Denied(LATE, "somebody is sitting there: free the seat first")
    bot = chosen_bot(table.game, command.to)
    if table.seats[command.seat].bot == bot:
        return  # it is so already
    now = clock.now()
    table.ledger.check(quota.ACT, seat, now)
    live.do(e.Arranged(now, command.seat, bot))


_DO: dict[type, Callable[[Live, Table, int, Any], Any]] = {
    m.Answer: answer,
    m.Interject: interject,
    m.Undo: undo,
    m.Why: why,
    m.Hint: hint,
    m.Say: say,
    m.Mark: mark,
    m.MoreTime: more_time,
    m.Start: start,
    m.Pause: pause,
    m.Resume: resume,
    m.Resign: resign,
    m.HandOver: hand_over,
    m.TakeBack: take_back,
    m.Rematch: rematch,
    m.Arrange: arrange,
    m.Remove: hosting.remove,
    m.Mute: hosting.mute,
    m.Unmute: hosting.unmute,
    m.NewLink: hosting.new_link,
    m.Leave: hosting.leave,
    m.Close: hosting.close,
}
