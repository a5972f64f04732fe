"""What a host may do for a table where strangers sit, and how anybody leaves one.

None of it lets anybody see or play another person's cards. A host hands out no links: who knew the
link of a guest in the waiting room could use it when the cards are dealt. So a guest whose link
leaked makes a new one, or the host frees the seat and the guest sits down again. In a game nobody
who is there can be removed, and a game that others play cannot be closed.
"""

from __future__ import annotations

import re

from shipboard.kernel.state import Refused

from .. import clock
from ..live.driver import default_bot
from ..live.live import Live
from ..refusals import LATE, NOT_NOW, NOT_YOURS, Denied
from ..tables import entries as e
from ..tables import quota
from ..tables.sheet import LOBBY, PERSON, Seat
from ..tables.standing import Table, hashed
from . import messages as m
from .permits import check_begun, check_host, check_no_window, check_seat

SECRET = re.compile("[A-Za-z0-9_-]{43}")  # 32 random bytes
JUST_LEFT = 10  # seconds for which nobody is removed who has only lost the connection


def remove(live: Live, table: Table, seat: int, command: m.Remove) -> None:
    """Before the game a person's seat becomes free. In a game a bot plays for who is away."""
    person = _others_seat(table, seat, command.seat)
    now = clock.now()
    if table.status == LOBBY:
        live.do(e.Freed(now, command.seat, person.name))
        return
    check_begun(table)
    check_no_window(table)
    if person.who != PERSON:
        raise Denied(LATE, "a bot is already playing there")
    if person.present:
        raise Denied(NOT_NOW, f"{person.name} is here: only somebody who is away can be replaced")
    if person.away_since is None or now < person.away_since + JUST_LEFT * 1000:
        raise Denied(NOT_NOW, f"{person.name} has only just left: wait a few seconds")
    live.do(e.Handed(now, command.seat, default_bot(table)))


def mute(live: Live, table: Table, seat: int, command: m.Mute) -> None:
    """Let nobody hear what a seat says."""
    _set_muted(live, table, seat, command.seat, True)


def unmute(live: Live, table: Table, seat: int, command: m.Unmute) -> None:
    """Let it be heard again."""
    _set_muted(live, table, seat, command.seat, False)


def _set_muted(live: Live, table: Table, seat: int, whom: int, muted: bool) -> None:
    person = _others_seat(table, seat, whom)
    if person.muted == muted:
        return  # the same again, after a reconnect
    now = clock.now()
    table.ledger.check(quota.ACT, seat, now)
    live.do(e.Muted(now, whom, muted))


def new_link(live: Live, table: Table, seat: int, command: m.NewLink) -> None:
    """Another secret for the own seat.

    The client makes it and keeps it before it is sent: were it told in the reply, a reply that is
    lost on the way would lock the person out.
    """
    if not SECRET.fullmatch(command.secret):
        raise Refused("a secret must be 32 random bytes in base64url: 43 letters, digits, - or _")
    if table.seats[seat].secret == hashed(command.secret):
        return  # the same again, after a reconnect
    if table.rematch is not None:  # the old link opens the seat at that table too
        raise Denied(NOT_NOW, "you have moved on to another table: make the new link there")
    now = clock.now()
    table.ledger.check(quota.ACT, seat, now)
    live.do(e.Relinked(now, seat, hashed(command.secret)))


def leave(live: Live, table: Table, seat: int, _: m.Leave) -> None:
    """Get up before the game. The next person becomes host; a table without people is closed."""
    if table.status != LOBBY:
        raise Denied(NOT_NOW, "the game has begun: hand your seat to a bot, or leave it for good")
    now = clock.now()
    others = [n for n, other in enumerate(table.seats) if other.who == PERSON and n != seat]
    if not others:
        live.do(e.Dissolved(now))
        return
    live.do(e.Freed(now, seat, table.seats[seat].name, left=True))
    if table.host == seat:
        here = [n for n in others if table.seats[n].present]
        live.do(e.Hosted(now, (here or others)[0]))


def close(live: Live, table: Table, seat: int, _: m.Close) -> None:
    """Close the table for good, unless others belong to its game."""
    check_host(table, seat)
    if table.status != LOBBY:
        for number, other in enumerate(table.seats):
            if number != seat and other.secret and not other.resigned:
                raise Denied(
                    NOT_NOW, f"{other.name} is still in this game, so you cannot close the table"
                )
    live.do(e.Dissolved(clock.now()))


def _others_seat(table: Table, host: int, seat: int) -> Seat:
    """Another person's seat, for the host."""
    check_host(table, host)
    check_seat(table, seat)
    if seat == host:
        raise Refused("this is your own seat: choose another one")
    if not table.seats[seat].secret:
        raise Denied(NOT_YOURS, "nobody is sitting there")
    return table.seats[seat]
