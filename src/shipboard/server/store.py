"""The truth about all tables: numbered entries, appended and never changed.

One thread writes. Whatever has arrived while it was writing goes into the next commit together.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from . import metrics, shrink
from .migrations import migrate
from .notices import Notices
from .schema import ADDRESSES, entries, keys, tables
from .table import LOBBY, PAUSED, PLAYING

GROUP = 1000  # jobs in one commit
MOST = 3 * 1000  # values in one statement: stores have limits
LISTED = 100  # tables shown in the lobby
EACH = 3  # of them from one maker
SHOWN = 60_000  # milliseconds for which a table is shown after somebody was seen there
MARKED = 500  # tables in one statement
PATIENCE = 15.0  # seconds for which a reader waits for a store that is away
STARTING = 60.0  # seconds for which a worker that starts does

log = logging.getLogger("shipboard.store")
T = TypeVar("T")


class Lost(Exception):
    """Somebody else has written there first: look again."""


class Away(Exception):
    """The store does not answer."""


@dataclass(frozen=True, slots=True)
class Listing:
    """What the lobby needs of a table."""

    code: str
    status: str
    listed: bool
    changed: int
    summary: bytes
    maker: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """Entries of one table, the first with this number."""

    table: str
    first: int
    rows: Sequence[bytes]
    listing: Listing | None = None


@dataclass(frozen=True, slots=True)
class _Job:
    parts: Sequence[Part]
    done: Callable[[Exception | None], None]


class Store:
    """Appends and reads."""

    def __init__(self, url: str) -> None:
        self.postgres = url.startswith("postgresql")
        self.notices = Notices(url) if self.postgres else None
        if not self.postgres:
            Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
        self._engine = sa.create_engine(
            url.replace("postgresql://", "postgresql+psycopg://", 1),
            pool_pre_ping=self.postgres,
            hide_parameters=True,  # an error is logged, and seeds must not be
        )
        if not self.postgres:
            sa.event.listen(self._engine, "connect", _durable)
        mark = "%s" if self.postgres else "?"
        self._row = f"({_marks(mark, 3)})"
        self._list = (
            "insert into tables (id, code, status, listed, changed, summary, maker, seen, shown) "
            f"values ({_marks(mark, 9)}) on conflict (id) do update set code = excluded.code, "
            "status = excluded.status, listed = excluded.listed, changed = excluded.changed, "
            "summary = excluded.summary, seen = excluded.seen"
        )
        self._queue: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closing = False
        self._writer: sa.Connection | None = None  # the writing thread's own
        self._doubt = False  # whether the commit under way may have happened unheard
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self.worker = ""
        self.key = b""  # for the names of addresses

    async def open(self, worker: str) -> None:
        """Bring the store up to date and begin to write."""
        self.worker = worker
        self._loop = asyncio.get_running_loop()
        await self._migrate()
        if not self.postgres:
            await asyncio.to_thread(shrink.prepare, self._engine)
        known = sa.select(keys.c.value).where(keys.c.name == ADDRESSES)
        self.key = await self.look(lambda connection: bytes(connection.scalars(known).one()))
        self._thread.start()

    async def _migrate(self) -> None:
        """A worker that gave up while PostgreSQL restarts would take all others down with it."""
        end = time.monotonic() + (STARTING if self.postgres else 0)
        while True:
            try:
                await asyncio.to_thread(migrate, self._engine)
                return
            except OperationalError:
                if time.monotonic() > end:
                    raise
                log.warning("the store is away: a worker waits with its start")
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        """Write what was handed in, then stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, PATIENCE)
        self._closing = True
        if self.notices:
            await self.notices.close()
        await asyncio.to_thread(self._engine.dispose)

    def submit(self, parts: Sequence[Part], done: Callable[[Exception | None], None]) -> None:
        """Append all of this or nothing of it; `done` is called in the event loop afterwards."""
        self._queue.put(_Job(parts, done))

    async def append(self, parts: Sequence[Part]) -> None:
        """Append all of this, or raise Lost."""
        future: asyncio.Future[None] = self._loop.create_future()

        def done(error: Exception | None) -> None:
            if future.cancelled():
                return
            if error:
                future.set_exception(error)
            else:
                future.set_result(None)

        self.submit(parts, done)
        await future

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table behind this number, in order."""
        query = (
            sa.select(entries.c.data)
            .where(entries.c.table_id == table, entries.c.seq > after)
            .order_by(entries.c.seq)
        )
        return await self.look(lambda connection: list(connection.scalars(query)))

    async def find(self, code: str) -> str | None:
        """The table with this code."""
        query = sa.select(tables.c.id).where(tables.c.code == code)
        found: str | None = await self.look(lambda connection: connection.scalar(query))
        return found

    async def listed(self, now: int) -> list[bytes]:
        """Summaries of the tables that may be joined or watched, the latest first.

        Only where somebody is, and a few of each maker: nobody can crowd out all others.
        """
        place = sa.func.row_number().over(
            partition_by=tables.c.maker, order_by=(tables.c.changed.desc(), tables.c.id)
        )
        found = (
            sa.select(tables.c.summary, tables.c.changed, place.label("place"))
            .where(tables.c.listed, tables.c.shown > now - SHOWN)
            .subquery()
        )
        query = (
            sa.select(found.c.summary)
            .where(found.c.place <= EACH)
            .order_by(found.c.changed.desc())
            .limit(LISTED)
        )
        return await self.look(lambda connection: list(connection.scalars(query)))

    async def unfinished(self, maker: str) -> int:
        """How many tables of a maker are not over."""
        going = tables.c.status.in_((LOBBY, PLAYING, PAUSED))
        query = sa.select(sa.func.count()).where(tables.c.maker == maker, going)
        return await self.look(lambda connection: connection.scalar(query) or 0)

    async def mark(self, here: Sequence[str], shown: set[str], now: int) -> list[str]:
        """People are at these tables, and the lobby shows some of them; which do not exist."""

        def write(connection: sa.Connection) -> list[str]:
            known: set[str] = set()
            for start in range(0, len(here), MARKED):
                among = tables.c.id.in_(here[start : start + MARKED])
                known.update(connection.scalars(sa.select(tables.c.id).where(among)))
                # Rows that somebody is just writing wait for the next time: nobody waits for us.
                free = sa.select(tables.c.id).where(among).with_for_update(skip_locked=True)
                mine = list(connection.scalars(free))
                seen = sa.update(tables).where(tables.c.id.in_(mine)).values(seen=now)
                connection.execute(seen)
                listed = tables.c.id.in_([ident for ident in mine if ident in shown])
                connection.execute(sa.update(tables).where(listed).values(shown=now))
            return [ident for ident in here if ident not in known]

        return await self.change(write)

    async def change(self, work: Callable[[sa.Connection], T]) -> T:
        """Write something beside the entries, in a short transaction of its own."""
        return await self.look(work, self._change)

    def _change(self, work: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def alive(self) -> bool:
        """Whether the store answers now."""
        try:
            await asyncio.to_thread(self._try, lambda c: c.scalar(sa.select(1)))
        except DBAPIError:
            return False
        return True

    async def look(
        self,
        ask: Callable[[sa.Connection], T],
        how: Callable[[Callable[[sa.Connection], T]], T] | None = None,
    ) -> T:
        """Ask the store, or change it; however long that takes up to a limit."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return await asyncio.to_thread(how or self._try, ask)
            except DBAPIError as error:
                if time.monotonic() > end or self._closing:
                    raise Away("the store does not answer; try again soon") from error
                await asyncio.sleep(0.2)

    def _try(self, ask: Callable[[sa.Connection], T]) -> T:
        with self._engine.connect() as connection:
            return ask(connection)

    # The writing thread.

    def _write(self) -> None:
        while True:
            jobs = [self._queue.get()]
            while jobs[-1] is not None and len(jobs) < GROUP:
                try:
                    jobs.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            last = jobs[-1] is None
            work = [job for job in jobs if job is not None]
            if work:
                began = time.perf_counter()
                results = self._commit(work)
                metrics.commit(len(work), time.perf_counter() - began)
                self._loop.call_soon_threadsafe(_settle, work, results)
            if last:
                self._hang_up()
                return

    def _commit(self, jobs: list[_Job]) -> list[Exception | None]:
        """All jobs in one transaction; where one of them is lost, each in its own."""
        self._doubt = False
        try:
            self._insist(jobs)
            return [None] * len(jobs)
        except IntegrityError:
            if len(jobs) == 1 and not self._doubt:
                return [Lost()]
        return [self._alone(job) for job in jobs]

    def _alone(self, job: _Job) -> Exception | None:
        try:
            self._insist([job])
        except IntegrityError:
            return None if self._doubt and self._is_written(job) else Lost()
        return None

    def _insist(self, jobs: list[_Job]) -> None:
        """Go on until the store has taken it or refused it.

        A commit whose end was not heard may have happened: then what refuses the next try is
        perhaps what we have written ourselves.
        """
        self._patiently(lambda connection: self._insert_all(connection, jobs))

    def _is_written(self, job: _Job) -> bool:
        """Whether the store has just these entries: who wrote them has not lost a race."""
        return all(self._patiently(partial(_has, part)) for part in job.parts)

    def _patiently(self, work: Callable[[sa.Connection], T]) -> T:
        wait = 0.05
        while True:
            try:
                if self._writer is None:
                    self._writer = self._engine.connect()
                with self._writer.begin():
                    return work(self._writer)
            except IntegrityError:
                raise
            except (DBAPIError, sa.exc.TimeoutError) as error:
                self._hang_up()
                self._doubt = True
                cause = getattr(error, "orig", None) or error
                log.warning("the store is away", extra={"cause": type(cause).__name__})
                if self._closing:
                    raise
                time.sleep(wait)
                wait = min(1.0, wait * 2)

    def _hang_up(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _insert_all(self, connection: sa.Connection, jobs: list[_Job]) -> None:
        values: list[Any] = []
        lists: list[Any] = []
        for job in jobs:
            for part in job.parts:
                for number, data in enumerate(part.rows, part.first):
                    values += (part.table, number, data)
                if x := part.listing:
                    shown = (part.table, x.code or None, x.status, x.listed, x.changed, x.summary)
                    lists.append((*shown, x.maker, x.changed, 0))
        # All rows in one statement: after each statement this thread must wait for its turn.
        for start in range(0, len(values), MOST):
            some = tuple(values[start : start + MOST])
            rows = ", ".join([self._row] * (len(some) // 3))
            insert = f"insert into entries (table_id, seq, data) values {rows}"
            connection.exec_driver_sql(insert, some)
        if lists:
            connection.exec_driver_sql(self._list, lists)
        if self.notices:
            changed = [part.table for job in jobs for part in job.parts]
            self.notices.tell(connection, self.worker, changed)


def _settle(jobs: list[_Job], results: list[Exception | None]) -> None:
    for job, result in zip(jobs, results, strict=True):
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


def _marks(mark: str, count: int) -> str:
    return ", ".join([mark] * count)


def _durable(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode = wal", "synchronous = full", "busy_timeout = 5000"):
        connection.execute(f"pragma {pragma}")
