"""What has to hold before somebody does something at a table, and the words if it does not."""

from __future__ import annotations

from shipboard.kernel.state import Refused

from ..refusals import NOT_NOW, NOT_YOURS, Denied
from ..tables.sheet import CLOSED, LOBBY, OVER, PAUSED, PLAYING, STOPPED
from ..tables.standing import Table

IN_WINDOW = "wait a moment: players still have time to react"


def check_running(table: Table) -> None:
    """Refuse while no game goes on."""
    if table.status != PLAYING:
        raise Denied(NOT_NOW, _NOT_RUNNING[table.status])


def check_begun(table: Table) -> None:
    """Refuse before a game and after it."""
    if table.status not in (PLAYING, PAUSED):
        raise Denied(NOT_NOW, _NOT_RUNNING[table.status])


def check_no_window(table: Table) -> None:
    """Refuse in a window, alike to everybody."""
    if table.in_window:
        raise Denied(NOT_NOW, IN_WINDOW)


def check_free(table: Table) -> None:
    """Refuse while no game goes on, and in a window."""
    check_running(table)
    check_no_window(table)


def check_host(table: Table, seat: int) -> None:
    """Refuse to all but the host."""
    if table.host != seat:
        raise Denied(NOT_YOURS, f"only the host, {table.name(table.host)}, can do that")


def check_seat(table: Table, seat: int) -> None:
    """Refuse a seat that nobody can have."""
    if len(table.seats) <= seat < len(table.names):
        raise Denied(NOT_YOURS, f"the rules play {table.names[seat]}: nobody can have that seat")
    if not 0 <= seat < len(table.seats):
        raise Refused(f"there is no seat {seat}")


def check_plays(table: Table, seat: int) -> None:
    """Refuse while a bot plays for this person."""
    if not table.seats[seat].person:
        raise Denied(NOT_YOURS, "a bot plays for you: take your seat back first")


def check_text(text: str, longest: int, what: str) -> None:
    """Refuse what is too long, or cannot be shown."""
    if len(text) > longest:
        raise Refused(f"{what} can have at most {longest} characters, not {len(text)}")
    if not all(sign.isprintable() for sign in text):
        raise Refused(f"{what} must be plain text on one line")


_NOT_RUNNING = {
    LOBBY: "the game has not begun yet",
    PAUSED: "the game is paused",
    OVER: "the game is over",
    CLOSED: "this table is closed",
    STOPPED: "this game cannot go on",
}
