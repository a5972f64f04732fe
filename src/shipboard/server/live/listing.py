"""What the lobby shows of a table, and whether it shows it."""

from __future__ import annotations

import msgspec

from .. import clock
from ..store.parts import Listing
from ..tables.public import public
from ..tables.sheet import LOBBY, PAUSED, PLAYING
from ..tables.standing import Table

encode = msgspec.json.Encoder().encode


def listed(table: Table) -> bool:
    """Whether strangers may join it or watch it."""
    if not table.created.open:
        return False
    if table.status == LOBBY:
        return bool(table.open_seats())
    return table.created.watch and table.status in (PLAYING, PAUSED)


def on_show(table: Table, here: set[int]) -> bool:
    """Whether the lobby shows it while these seats are here: its host, or somebody who plays."""
    if not listed(table):
        return False
    if table.status == LOBBY:
        return table.host in here
    return any(table.seats[seat].person for seat in here)


def listing(table: Table) -> Listing:
    """The line of a table in the store's list."""
    now = clock.now()
    summary = encode(public(table, now))
    made = table.created
    return Listing(table.code, table.status, listed(table), now, summary, made.maker)


def summary_key(table: Table) -> tuple[object, ...]:
    """What must change for the line to be written anew: not the clocks, nor who is here."""
    seats = tuple((seat.name, seat.who) for seat in table.seats)
    return (table.status, seats, listed(table))
