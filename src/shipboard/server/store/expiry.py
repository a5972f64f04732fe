"""Finished games are packed after a time, and tables that nobody comes to any more are deleted.

One worker does it, a few tables at a time.

A table is deleted whole, in one transaction. Where somebody came to it in the meantime it stays.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

import sqlalchemy as sa

from .. import clock
from ..settings import Settings
from ..tables.sheet import CLOSED, LOBBY, OVER
from . import shrink
from .packing import pack_entries
from .parts import Away
from .schema import entries, metadata, tables
from .store import Store

EVERY = 300.0  # seconds between two looks
BATCH = 100  # tables looked up at once
BREATH = 0.05  # seconds after each table, for others who write
SECOND, HOUR = 1_000, 3_600_000
DAY = 24 * HOUR
TOLD = 60 * SECOND  # until every worker has told its people that a table is closed
LATELY = HOUR  # nobody is turned out who has just come to see an old game
LOCK = "expiry"  # no table has this for its id

log = logging.getLogger("shipboard.expiry")


class Expiry:
    """Deletes what nobody needs."""

    def __init__(
        self, store: Store, settings: Settings, forget: Callable[[str], Awaitable[None]]
    ) -> None:
        self._store = store
        self._settings = settings
        self._forget = forget  # the store has this table no more

    async def run(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.sweep()
            except Away:
                await self._store.writable()  # else nobody finds out why
            except Exception:
                log.exception("old tables could not be deleted")

    async def sweep(self) -> int:
        """Delete all that has expired, unless another worker is at it; how many tables."""
        store = self._store
        if not await store.drive(LOCK):
            return 0
        deleted = packed = 0
        try:
            while found := await store.change(self._find_unpacked):
                before = packed
                for ident in found:
                    packed += await store.change(partial(pack_entries, ident))
                    await asyncio.sleep(BREATH)
                if packed == before:
                    break  # those that are left cannot be packed: entries are missing
            while found := await store.change(self._find):
                for ident in found:
                    if await store.change(partial(self._delete, ident)):
                        deleted += 1
                        await self._forget(ident)
                    await asyncio.sleep(BREATH)
            if deleted or packed:
                await shrink.give_back(store)
                log.info(
                    "old tables were deleted or packed",
                    extra={"deleted": deleted, "packed": packed},
                )
        finally:
            await store.release(LOCK)
        return deleted

    def _find_unpacked(self, connection: sa.Connection) -> list[str]:
        if not self._settings.pack:
            return []
        old = tables.c.changed < clock.now() - int(self._settings.pack * HOUR)
        first = sa.select(entries.c.table_id).where(entries.c.seq == 1)
        query = sa.select(tables.c.id).where(tables.c.status == OVER, old, tables.c.id.in_(first))
        return list(connection.scalars(query.limit(BATCH)))

    def _find(self, connection: sa.Connection) -> list[str]:
        query = sa.select(tables.c.id).where(expired(self._settings, clock.now())).limit(BATCH)
        return list(connection.scalars(query))

    def _delete(self, ident: str, connection: sa.Connection) -> bool:
        """Delete a table, if it is expired still."""
        still = expired(self._settings, clock.now())
        gone = connection.execute(sa.delete(tables).where(tables.c.id == ident, still))
        if not gone.rowcount:
            return False
        sweep_out(ident, connection)
        if notices := self._store.notices:
            notices.tell(connection, self._store.worker, [ident])
        return True


def expired(settings: Settings, now: int) -> sa.ColumnElement[bool]:
    """Which tables nobody needs: 0 stands for ever."""
    status, seen, changed = tables.c.status, tables.c.seen, tables.c.changed
    found = [(status == CLOSED) & (changed < now - TOLD)]
    if settings.expire_lobby:
        found.append((status == LOBBY) & (seen < now - int(settings.expire_lobby * HOUR)))
    if settings.expire_running:
        running = status.not_in((CLOSED, LOBBY, OVER))
        found.append(running & (seen < now - int(settings.expire_running * DAY)))
    if settings.expire_finished:
        old = changed < now - int(settings.expire_finished * DAY)
        found.append((status == OVER) & old & (seen < now - LATELY))
    return sa.or_(*found)


def sweep_out(ident: str, connection: sa.Connection) -> None:
    """Delete whatever belongs to a table, in every part of the store."""
    connection.execute(sa.delete(tables).where(tables.c.id == ident))
    for part in metadata.tables.values():
        if "table_id" in part.c:
            connection.execute(sa.delete(part).where(part.c.table_id == ident))
