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
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import psycopg
import sqlalchemy as sa

CHANNEL = "shipboard"
ABOUT = "!"  # before the table in a notice of who is there: no table's id begins with it
MANY = 150  # tables in one notice: PostgreSQL takes 8,000 bytes

log = logging.getLogger("shipboard.notices")


@dataclass(frozen=True, slots=True)
class Hears:
    """What to do with what other workers tell."""

    changed: Callable[[list[str]], None]  # these tables have new entries
    missed: Callable[[], None]  # something may have been missed
    joined: Callable[[], None]  # a new worker: it may have come in the place of one that died
    attended: Callable[[str, str, str], None]  # worker, table, who is there; no words: who asks


class Notices:
    """Tells the other workers, and hears them."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._stop = threading.Event()
        self._locks: psycopg.Connection[Any] | None = None
        self._guard = threading.Lock()
        self._thread: threading.Thread | None = None
        self._teller = ThreadPoolExecutor(1, "attendance")  # one, so that the latest is told last

    def tell(self, connection: sa.Connection, worker: str, tables: list[str]) -> None:
        """With the commit under way: these tables have new entries."""
        notes = [
            (CHANNEL, " ".join([worker, *tables[start : start + MANY]]))
            for start in range(0, len(tables), MANY)
        ]
        connection.exec_driver_sql("select pg_notify(%s, %s)", notes)

    def attend(self, worker: str, table: str, words: str) -> None:
        """Tell the others who is with this worker at a table; with no words ask them."""
        note = f"{worker} {ABOUT}{table} {words}".rstrip()
        asyncio.get_running_loop().run_in_executor(
            self._teller, self._run, "select pg_notify(%s, %s)", (CHANNEL, note)
        )

    def listen(self, worker: str, hears: Hears) -> None:
        """Call these in the event loop."""
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
                            loop.call_soon_threadsafe(hears.missed)
                        first, told = False, False
                        self._hear(connection, worker, loop, hears)
                except psycopg.Error:
                    if not told:
                        log.warning("no news from other workers: the store does not answer")
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
        hears: Hears,
    ) -> None:
        while not self._stop.is_set():
            for notice in connection.notifies(timeout=0.5):
                sender, _, words = notice.payload.partition(" ")
                if sender == worker:
                    continue
                if words.startswith(ABOUT):
                    table, _, here = words.removeprefix(ABOUT).partition(" ")
                    loop.call_soon_threadsafe(hears.attended, sender, table, here)
                elif words:
                    loop.call_soon_threadsafe(hears.changed, words.split(" "))
                else:
                    loop.call_soon_threadsafe(hears.joined)

    async def drive(self, table: str) -> bool:
        """Try to become the driver of a table."""
        return await asyncio.to_thread(self._lock, "select pg_try_advisory_lock(%s)", table)

    async def release(self, table: str) -> None:
        """Be its driver no longer."""
        await asyncio.to_thread(self._lock, "select pg_advisory_unlock(%s)", table)

    def _lock(self, statement: str, table: str) -> bool:
        number = int.from_bytes(blake2b(table.encode(), digest_size=8).digest(), signed=True)
        return self._run(statement, (number,))

    def _run(self, statement: str, values: tuple[Any, ...]) -> bool:
        """On the connection that holds the locks; whether it says yes."""
        with self._guard:
            try:
                if self._locks is None:
                    self._locks = psycopg.connect(self._url, autocommit=True)
                row = self._locks.execute(statement, values).fetchone()
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
        self._teller.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._forget)
