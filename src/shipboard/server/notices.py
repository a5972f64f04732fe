"""The push between workers over PostgreSQL: which tables have new entries, and who drives which.

A table that several workers have in memory is driven by one of them (its clocks, bots and
windows): the one that holds an advisory lock. Two drivers would only do the same thing twice, and
the second would lose the race for the entry.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import psycopg
import sqlalchemy as sa

CHANNEL = "shipboard"
MANY = 150  # tables in one notice: PostgreSQL takes 8,000 bytes

log = logging.getLogger("shipboard.notices")


class Notices:
    """Tells the other workers, and hears them."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._stop = threading.Event()
        self._locks: psycopg.Connection[Any] | None = None
        self._guard = threading.Lock()
        self._thread: threading.Thread | None = None

    def tell(self, connection: sa.Connection, worker: str, tables: list[str]) -> None:
        """With the commit under way: these tables have new entries."""
        notes = [
            (CHANNEL, " ".join([worker, *tables[start : start + MANY]]))
            for start in range(0, len(tables), MANY)
        ]
        connection.exec_driver_sql("select pg_notify(%s, %s)", notes)

    def listen(
        self,
        worker: str,
        changed: Callable[[list[str]], None],
        missed: Callable[[], None],
        joined: Callable[[], None],
    ) -> None:
        """Call in the event loop: `changed` for what others write, `missed` after a gap.

        `joined` is called for a new worker: it may have come in the place of one that died.
        """
        loop = asyncio.get_running_loop()

        def run() -> None:
            first, told = True, False
            while not self._stop.is_set():
                try:
                    with psycopg.connect(self._url, autocommit=True) as connection:
                        connection.execute(f"listen {CHANNEL}")
                        if first:
                            connection.execute("select pg_notify(%s, %s)", (CHANNEL, worker))
                        else:
                            self._forget()
                            loop.call_soon_threadsafe(missed)
                        first, told = False, False
                        self._hear(connection, worker, loop, changed, joined)
                except psycopg.Error:
                    if not told:
                        log.warning("no notices: the store is away")
                    told = True
                    self._stop.wait(0.3)
                except RuntimeError:  # the event loop is closed
                    return

        self._thread = threading.Thread(target=run, name="notices", daemon=True)
        self._thread.start()

    def _hear(
        self,
        connection: psycopg.Connection[Any],
        worker: str,
        loop: asyncio.AbstractEventLoop,
        changed: Callable[[list[str]], None],
        joined: Callable[[], None],
    ) -> None:
        while not self._stop.is_set():
            for notice in connection.notifies(timeout=0.5):
                sender, *tables = notice.payload.split(" ")
                if sender == worker:
                    continue
                if tables:
                    loop.call_soon_threadsafe(changed, tables)
                else:
                    loop.call_soon_threadsafe(joined)

    async def drive(self, table: str) -> bool:
        """Try to become the driver of a table."""
        return await asyncio.to_thread(self._lock, "select pg_try_advisory_lock(%s)", table)

    async def release(self, table: str) -> None:
        """Be its driver no longer."""
        await asyncio.to_thread(self._lock, "select pg_advisory_unlock(%s)", table)

    def _lock(self, statement: str, table: str) -> bool:
        number = int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), signed=True)
        with self._guard:
            try:
                if self._locks is None:
                    self._locks = psycopg.connect(self._url, autocommit=True)
                row = self._locks.execute(statement, (number,)).fetchone()
                return bool(row and row[0])
            except psycopg.Error:
                self._locks = None
                return False

    def _forget(self) -> None:
        """After a gap nobody knows which locks were kept: give all of them back."""
        with self._guard:
            if self._locks is not None:
                self._locks.close()
            self._locks = None

    async def close(self) -> None:
        """Hear nothing more."""
        self._stop.set()
        if self._thread:
            await asyncio.to_thread(self._thread.join, 3.0)
        await asyncio.to_thread(self._forget)
