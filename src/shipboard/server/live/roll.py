"""Who is at a table, told from worker to worker: work for the queue of the table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .. import clock
from . import attendance

if TYPE_CHECKING:
    from .live import Live

ROLL = 2.0  # seconds in which a worker that lives tells who is with it


def attend(live: Live) -> None:
    """Note who has come and who has gone."""
    here = attendance.of([client.viewer for client in live.clients])
    if live.attendance.note(live.table, live.hub.worker, here, clock.now()):
        live.hub.tell(live.table.id, here)


def hear(worker: str, here: attendance.Here, live: Live) -> None:
    """Another worker has told who is with it."""
    live.attendance.note(live.table, worker, here, clock.now())


def tell(live: Live) -> None:
    """Tell the other workers who is with this one."""
    live.hub.tell(live.table.id, attendance.of([client.viewer for client in live.clients]))


def call_the_roll(live: Live) -> None:
    """Who was with a worker that died is not here any more, and nobody has said so."""
    if live.attendance.expect(live.hub.worker):
        live.hub.ask_attendance(live.table.id)
        asyncio.get_running_loop().call_later(ROLL, live.submit, strike)


def strike(live: Live) -> None:
    """Who has not answered to the roll is gone."""
    live.attendance.strike(live.table, clock.now())
