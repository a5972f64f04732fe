"""Who has to go: connections whose seat is theirs no longer, or whose table is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..refusals import sentence
from ..tables.sheet import CLOSED

if TYPE_CHECKING:
    from .live import Live

SEAT_LOST, TABLE_CLOSED, NO_TABLE = 4406, 4410, 4404  # codes of a closed WebSocket
NOT_YOURS_NOW = "this seat is no longer yours"
HOST_CLOSED = "the host has closed this table"
DELETED = "this table has been deleted"


class Dismissed(Exception):
    """A connection is to be closed with this code and sentence."""

    def __init__(self, code: int, words: str) -> None:
        super().__init__(words)
        self.code = code
        self.reason = sentence(words)


def show_out(live: Live) -> None:
    """End the connections that hold nothing any more."""
    table = live.table
    for client in list(live.clients):
        if table.status == CLOSED:
            client.end(Dismissed(TABLE_CLOSED, HOST_CLOSED))
        elif client.viewer is not None and not client.holds(table.seats[client.viewer].secret):
            words = table.worthless.get(client.key, NOT_YOURS_NOW)
            client.end(Dismissed(SEAT_LOST, words))


def turn_out(live: Live) -> None:
    """End all connections of a table that the store has no more."""
    for client in list(live.clients):
        client.end(Dismissed(NO_TABLE, DELETED))
