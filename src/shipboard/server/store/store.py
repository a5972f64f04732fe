"""The truth about all tables: numbered entries, appended and never changed.

One thread writes. Whatever has arrived while it was writing goes into the next commit together.
Commits on the event loop were tried: a table alone was answered 1.14 times as fast, but a disk that
hangs would have let everybody wait, and nobody could have been told why.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from ..logs import Seldom
from ..refusals import MAYBE_STORED, NOT_STORED
from ..tables.opening import Stored
from ..tables.snapshots import Snapshot, legend_data
from ..tables.standing import LOBBY, PAUSED, PLAYING
from . import shrink
from .migrations import migrate
from .notices import Notices
from .packing import packed_entries
from .precautions import cause_of, make_private
from .schema import ADDRESSES, archives, entries, keys, legends, states, tables
from .trouble import File, Trouble, surely_unwritten

GROUP = 1000  # jobs in one commit
MOST = 3 * 1000  # values in one statement: stores have limits
LISTED = 100  # tables shown in the lobby
EACH = 3  # of them from one maker
SHOWN = 60_000  # milliseconds for which a table is shown after somebody was seen there
MARKED = 500  # tables in one statement
PATIENCE = 5.0  # seconds for which people wait for the store, unless it is set otherwise
LAST_TRY = 15.0  # seconds for which a server that ends does
PROBE = 2.0  # seconds for which one look at whether the store can be written holds good
STARTING = 60.0  # seconds for which a worker that starts does

FAILURES = (DBAPIError, sqlite3.OperationalError, sa.exc.TimeoutError)

log = logging.getLogger("shipboard.store")
T = TypeVar("T")


class Lost(Exception):
    """Somebody else has written there first: look again."""


class Away(Exception):
    """The store does not answer."""


class Torn(Exception):
    """Entries are missing in the middle."""


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
    snapshot: Snapshot | None = None  # where the table stands after these
    archive: Mapping[str, bytes] = field(default_factory=dict)  # of a finished game


@dataclass(slots=True, eq=False)
class Job:
    """What is to be appended in one piece, and who hears when it is."""

    parts: Sequence[Part]
    done: Callable[[Exception | None], None]
    tried: bool = False  # it may be stored
    withdrawn: bool = False


class Store:
    """Appends and reads."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.postgres = url.startswith("postgresql")
        self.notices = Notices(url) if self.postgres else None
        self._file = None if self.postgres else File(url.removeprefix("sqlite:///"))
        if self._file:
            make_private(self._file.path)
        self._engine = sa.create_engine(
            url.replace("postgresql://", "postgresql+psycopg://", 1),
            pool_pre_ping=self.postgres,
            hide_parameters=True,  # an error is logged, and seeds must not be
        )
        if self._file:
            sa.event.listen(self._engine, "do_connect", self._file.still_there)
            sa.event.listen(self._engine, "connect", _durable)
        mark = "%s" if self.postgres else "?"
        self._row = f"({_marks(mark, 3)})"
        self._keep = (
            "insert into states (table_id, seq, rules, legend, data) "
            f"values ({_marks(mark, 5)}) on conflict (table_id) do update set seq = excluded.seq, "
            "rules = excluded.rules, legend = excluded.legend, data = excluded.data "
            "where states.seq <= excluded.seq"
        )
        self._move = (
            f"update states set seq = {mark}, rules = {mark}, legend = {mark}, data = {mark} "
            f"where table_id = {mark} and seq <= {mark}"
        )
        self._explain = (
            f"insert into legends (id, data) values ({_marks(mark, 2)}) on conflict (id) do nothing"
        )
        self._pack = (
            f"insert into archives (table_id, part, data) values ({_marks(mark, 3)}) "
            "on conflict (table_id, part) do nothing"
        )
        self._explained: set[str] = set()  # legends that are surely stored
        self._list = (
            "insert into tables (id, code, status, listed, changed, summary, maker, seen, shown) "
            f"values ({_marks(mark, 9)}) on conflict (id) do update set code = excluded.code, "
            "status = excluded.status, listed = excluded.listed, changed = excluded.changed, "
            "summary = excluded.summary, seen = excluded.seen"
        )
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closing = False
        self._writer: sa.Connection | None = None  # the writing thread's own
        self._doubt = False  # whether the commit under way may have happened unheard
        self._trouble = Trouble(self._engine.url, self._file)
        self._guard = threading.Lock()  # what is withdrawn is not tried, and the reverse
        self._since: float | None = None  # since when the commit under way is
        self._wrote = float("-inf")  # when the last one was made
        self._probe: asyncio.Future[None] | None = None
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
        if self._file:
            self._file.check()
        self._thread.start()

    async def prepare(self) -> None:
        """Bring the store up to date, and leave it."""
        try:
            await self._migrate()
        finally:
            await asyncio.to_thread(self._engine.dispose)

    async def _migrate(self) -> None:
        """A worker that gave up while PostgreSQL restarts would take all others down with it."""
        end = time.monotonic() + (STARTING if self.postgres else 0)
        seldom = Seldom(log)
        while True:
            try:
                await asyncio.to_thread(migrate, self._engine)
                return
            except OperationalError as error:
                if time.monotonic() > end:
                    raise
                words = "the store is away: a worker waits with its start"
                seldom.warn(words, cause=cause_of(error))
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        """Write what was handed in, then stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, LAST_TRY)
        self._closing = True
        await asyncio.to_thread(self._thread.join, PROBE)
        if self.notices:
            await self.notices.close()
        await asyncio.to_thread(self._engine.dispose)

    def submit(self, parts: Sequence[Part], done: Callable[[Exception | None], None]) -> Job:
        """Append all of this or nothing of it; `done` is called in the event loop afterwards."""
        job = Job(parts, done)
        self._queue.put(job)
        return job

    def withdraw(self, job: Job) -> bool:
        """Take back what was handed in, unless it may be stored: then it stays."""
        with self._guard:
            job.withdrawn = not job.tried
            return job.withdrawn

    async def append(self, parts: Sequence[Part]) -> None:
        """Append all of this, or raise Lost; or Away, if the store does not take it in time."""
        future: asyncio.Future[None] = self._loop.create_future()

        def done(error: Exception | None) -> None:
            if future.cancelled():
                return
            if error:
                future.set_exception(error)
            else:
                future.set_result(None)

        job = self.submit(parts, done)
        await asyncio.wait([future], timeout=self.patience)
        if not future.done():
            future.cancel()
            raise Away(NOT_STORED if self.withdraw(job) else MAYBE_STORED)
        future.result()

    @property
    def waiting(self) -> float:
        """For how many seconds the store has not taken what it was handed."""
        since = self._since
        return 0.0 if since is None else time.monotonic() - since

    async def writable(self) -> bool:
        """Whether the store takes what it is given. Asked often, it is still tried rarely."""
        if self.waiting > PROBE:
            return False
        if time.monotonic() - self._wrote < PROBE:
            return True
        if self._probe is None:
            self._probe = self._loop.create_future()
            self.submit((), self._probed)
        probe = self._probe
        await asyncio.wait([probe], timeout=PROBE)
        return probe.done()

    def _probed(self, _: Exception | None) -> None:
        if self._probe:
            self._probe.set_result(None)
            self._probe = None

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table behind this number, in order. Raises Torn where one is missing."""
        found = await self.look(lambda connection: _entries(connection, table, after))
        if found.torn:
            raise Torn(f"an entry is missing behind number {after + len(found.rows)}")
        return list(found.rows)

    async def whole(self, table: str) -> Stored | None:
        """All that is stored of a table, as of one moment."""
        return await self.look(lambda connection: _whole(connection, table))

    async def archived(self, table: str, part: str) -> bytes | None:
        """A part of a finished game that was packed."""
        query = sa.select(archives.c.data).where(
            archives.c.table_id == table, archives.c.part == part
        )
        found: bytes | None = await self.look(lambda connection: connection.scalar(query))
        return found

    async def unpacked(self, part: str) -> list[str]:
        """Finished games of which this part is not packed yet."""
        packed = sa.select(archives.c.table_id).where(archives.c.part == part)
        query = sa.select(tables.c.id).where(tables.c.status == "over", tables.c.id.not_in(packed))
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

    async def drive(self, ident: str) -> bool:
        """Try to be the one worker that drives this table."""
        return await self.notices.drive(ident) if self.notices else True

    async def release(self, ident: str) -> None:
        """Let another worker drive it."""
        if self.notices:
            await self.notices.release(ident)

    async def change(self, work: Callable[[sa.Connection], T]) -> T:
        """Write something beside the entries, in a short transaction of its own."""
        return await self.look(work, self._change)

    def _change(self, work: Callable[[sa.Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def look(
        self,
        ask: Callable[[sa.Connection], T],
        how: Callable[[Callable[[sa.Connection], T]], T] | None = None,
    ) -> T:
        """Ask the store, or change it; however long that takes up to a limit."""
        end = time.monotonic() + self.patience
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
                self._since = time.monotonic()
                try:
                    results = self._commit(work)
                except FAILURES:
                    log.error("the server ends, and this was not stored", extra={"jobs": len(work)})
                    return
                self._since = None
                self._wrote = time.monotonic()
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

        def insert(connection: sa.Connection) -> list[Job]:
            if self._file:  # what waits for somebody's lock has surely not been written
                connection.connection.cursor().execute("begin immediate")
            taken = self._take(jobs)
            self._insert_all(connection, taken)
            return taken

        taken = self._patiently(insert, jobs)
        self._explained |= {p.snapshot.legend for job in taken for p in job.parts if p.snapshot}

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
                if self._writer is None:
                    self._writer = self._connected()
                begun = True
                with self._writer.begin():
                    result = work(self._writer)
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
                if self._closing:
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
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _insert_all(self, connection: sa.Connection, jobs: list[Job]) -> None:
        values: list[Any] = []
        lists: list[Any] = []
        kept: list[Any] = []
        moved: list[Any] = []
        packed: list[Any] = []
        for job in jobs:
            for part in job.parts:
                for number, data in enumerate(part.rows, part.first):
                    values += (part.table, number, data)
                if x := part.listing:
                    shown = (part.table, x.code or None, x.status, x.listed, x.changed, x.summary)
                    lists.append((*shown, x.maker, x.changed, 0))
                if s := part.snapshot:
                    if part.rows:
                        kept.append((part.table, s.seq, s.rules, s.legend, s.data))
                    else:  # by itself it revives no table that was deleted
                        moved.append((s.seq, s.rules, s.legend, s.data, part.table, s.seq))
                packed += [(part.table, name, data) for name, data in part.archive.items()]
        # All rows in one statement: after each statement this thread must wait for its turn.
        for start in range(0, len(values), MOST):
            some = tuple(values[start : start + MOST])
            rows = ", ".join([self._row] * (len(some) // 3))
            insert = f"insert into entries (table_id, seq, data) values {rows}"
            connection.exec_driver_sql(insert, some)
        if lists:
            connection.exec_driver_sql(self._list, lists)
        if kept:
            for key in {row[3] for row in kept} - self._explained:
                connection.exec_driver_sql(self._explain, (key, legend_data(key)))
            connection.exec_driver_sql(self._keep, kept)
        if moved:
            connection.exec_driver_sql(self._move, moved)
        if packed:
            connection.exec_driver_sql(self._pack, packed)
        if not (values or lists or kept or moved or packed):
            self._insert_and_delete(connection)
        elif self.notices:
            changed = [part.table for job in jobs for part in job.parts]
            self.notices.tell(connection, self.worker, changed)

    def _insert_and_delete(self, connection: sa.Connection) -> None:
        """Write as for a table, and leave nothing behind: to see whether it can be done."""
        probe = f"probe-{self.worker}"
        connection.execute(entries.insert().values(table_id=probe, seq=0, data=b""))
        connection.execute(entries.delete().where(entries.c.table_id == probe))


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


def _entries(connection: sa.Connection, table: str, after: int) -> Stored:
    """The entries of a table behind this number, up to the first that is missing."""
    query = (
        sa.select(entries.c.seq, entries.c.data)
        .where(entries.c.table_id == table, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    found = connection.execute(query).all()
    rows: list[bytes] = []
    if found[0].seq > after + 1 if found else after == 0:
        rows += packed_entries(table, connection)[after:]
    for number, data in found:
        if number != after + len(rows) + 1:
            return Stored(rows, torn=True)
        rows.append(bytes(data))
    return Stored(rows)


def _whole(connection: sa.Connection, table: str) -> Stored | None:
    # First where it stands, then its entries: there may be more of them by now, never fewer.
    state = connection.execute(
        sa.select(states.c.seq, states.c.rules, states.c.legend, states.c.data)
        .where(states.c.table_id == table)
    ).first()  # fmt: skip
    found = _entries(connection, table, 0)
    if not found.rows:
        if found.torn:
            log.error("the first entry of a table is missing", extra={"table": table})
        return None
    if state is None:
        return found
    kept = Snapshot(state.seq, state.rules, state.legend, bytes(state.data))
    meant = connection.scalar(sa.select(legends.c.data).where(legends.c.id == kept.legend))
    torn = found.torn or len(found.rows) < kept.seq
    return Stored(found.rows, torn, kept, meant)


def _marks(mark: str, count: int) -> str:
    return ", ".join([mark] * count)


def _durable(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode = wal", "synchronous = full", "busy_timeout = 5000"):
        connection.execute(f"pragma {pragma}")
