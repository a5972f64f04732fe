"""The thread that writes.

Whatever has arrived while it was writing goes into the next commit together. Commits on the event
loop were tried: a table alone was answered 1.14 times as fast, but a disk that hangs would have let
everybody wait, and nobody could have been told why.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from .inserting import Inserts
from .parts import Job, Lost, Part
from .schema import entries
from .trouble import File, Trouble, surely_unwritten

GROUP = 1000  # jobs in one commit
LAST_TRY = 15.0  # seconds for which a server that ends does not give up
PROBE = 2.0  # seconds for which one look at whether the store can be written holds good

FAILURES = (DBAPIError, sqlite3.OperationalError, sa.exc.TimeoutError)

log = logging.getLogger("shipboard.store")
T = TypeVar("T")


class Writer:
    """Commits what lies in its queue, and goes on trying until it has."""

    def __init__(self, engine: sa.Engine, file: File | None, inserts: Inserts) -> None:
        self._engine = engine
        self._file = file
        self._inserts = inserts
        self.queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.closing = False
        self._connection: sa.Connection | None = None
        self._doubt = False  # whether the commit under way may have happened unheard
        self._trouble = Trouble(engine.url, file)
        self._guard = threading.Lock()  # what is withdrawn is not tried, and the reverse
        self.since: float | None = None  # since when the commit under way is
        self.wrote = float("-inf")  # when the last one was made
        self._thread = threading.Thread(target=self._run, name="store", daemon=True)

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Begin; who hears of a commit hears it in this loop."""
        self._loop = loop
        self._thread.start()

    def stop(self) -> None:
        """Write what was handed in, then stop."""
        self.queue.put(None)
        self._thread.join(LAST_TRY)
        self.closing = True
        self._thread.join(PROBE)

    def withdraw(self, job: Job) -> bool:
        """Take back what was handed in, unless it may be stored: then it stays."""
        with self._guard:
            job.withdrawn = not job.tried
            return job.withdrawn

    # In the thread.

    def _run(self) -> None:
        while True:
            jobs = [self.queue.get()]
            while jobs[-1] is not None and len(jobs) < GROUP:
                try:
                    jobs.append(self.queue.get_nowait())
                except queue.Empty:
                    break
            last = jobs[-1] is None
            work = [job for job in jobs if job is not None]
            if work:
                self.since = time.monotonic()
                try:
                    results = self._commit(work)
                except FAILURES:
                    log.error(
                        "the server is stopping, and this was not stored", extra={"jobs": len(work)}
                    )
                    return
                self.since = None
                self.wrote = time.monotonic()
                self._loop.call_soon_threadsafe(_settle, work, results)
            if last:
                self._hang_up()
                return

    def _commit(self, jobs: list[Job]) -> list[Exception | None]:
        """All jobs in one transaction; where one of them is lost, each in its own."""
        self._doubt = False
        try:
            self._insist(jobs)
            return [None] * len(jobs)
        except IntegrityError:
            if len(jobs) == 1 and not self._doubt:
                return [Lost()]
        return [self._alone(job) for job in jobs]

    def _alone(self, job: Job) -> Exception | None:
        try:
            self._insist([job])
        except IntegrityError:
            return None if self._doubt and self._is_written(job) else Lost()
        return None

    def _insist(self, jobs: list[Job]) -> None:
        """Go on until the store has taken it or refused it; without what is withdrawn meanwhile.

        A commit whose end was not heard may have happened: then what refuses the next try is
        perhaps what we have written ourselves.
        """
        self._inserts.committed(self._patiently(partial(self._insert, jobs), jobs))

    def _insert(self, jobs: list[Job], connection: sa.Connection) -> list[Job]:
        if self._file:  # what waits for somebody's lock has surely not been written
            connection.connection.cursor().execute("begin immediate")
        taken = self._take(jobs)
        self._inserts.insert(connection, taken)
        return taken

    def _take(self, jobs: list[Job]) -> list[Job]:
        with self._guard:
            left = [job for job in jobs if not job.withdrawn]
            for job in left:
                job.tried = True
        return left

    def _give_back(self, jobs: list[Job]) -> None:
        with self._guard:
            for job in jobs:
                job.tried = False

    def _is_written(self, job: Job) -> bool:
        """Whether the store has just these entries: who wrote them has not lost a race."""
        return all(self._patiently(partial(_has, part), []) for part in job.parts)

    def _patiently(self, work: Callable[[sa.Connection], T], jobs: list[Job]) -> T:
        wait = 0.05
        while True:
            begun = False
            try:
                if self._file and self._trouble:
                    self._file.check()
                if self._connection is None:
                    self._connection = self._connected()
                begun = True
                with self._connection.begin():
                    result = work(self._connection)
                if self._file:
                    self._file.glance()
                self._trouble.passed()
                return result
            except IntegrityError:
                raise
            except FAILURES as error:
                self._hang_up()
                self._doubt |= begun and not surely_unwritten(error)
                if not self._doubt:
                    self._give_back(jobs)
                self._trouble.found(error)
                if self.closing:
                    raise
                time.sleep(wait)
                wait = min(1.0, wait * 2)

    def _connected(self) -> sa.Connection:
        connection = self._engine.connect()
        if self._file:
            # Trying again is our own work: so it is known, and said, that somebody else writes.
            connection.connection.cursor().execute("pragma busy_timeout = 1000")
        return connection

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _settle(jobs: list[Job], results: list[Exception | None]) -> None:
    for job, result in zip(jobs, results, strict=True):
        if not job.withdrawn:
            job.done(result)


def _has(part: Part, connection: sa.Connection) -> bool:
    """Whether these entries of a table are these."""
    last = part.first + len(part.rows) - 1
    query = (
        sa.select(entries.c.data)
        .where(entries.c.table_id == part.table, entries.c.seq.between(part.first, last))
        .order_by(entries.c.seq)
    )
    return [bytes(row) for row in connection.scalars(query)] == list(part.rows)
