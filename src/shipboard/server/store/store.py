"""The truth about all tables: numbered entries, appended and never changed.

What is handed in is written by a thread of its own (`writing.py`); what is asked is read in others.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, OperationalError

from ..logs import Seldom
from ..refusals import MAYBE_STORED, NOT_STORED
from ..tables.opening import Stored
from ..tables.sheet import LOBBY, PAUSED, PLAYING
from . import shrink
from .inserting import Inserts
from .migrations import migrate
from .notices import Notices
from .parts import Away, Job, Part, Torn
from .precautions import cause_of, make_private
from .reading import entries_after, whole
from .schema import ADDRESSES, archives, keys, tables
from .trouble import File
from .writing import PROBE, Writer

LISTED = 100  # tables shown in the lobby
EACH = 3  # of them from one maker
SHOWN = 60_000  # milliseconds for which a table is shown after somebody was seen there
MARKED = 500  # tables in one statement
PATIENCE = 5.0  # seconds for which people wait for the store, unless it is set otherwise
STARTING = 60.0  # seconds for which a worker that starts does

log = logging.getLogger("shipboard.store")
T = TypeVar("T")


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
        self._inserts = Inserts(self.postgres, self.notices)
        self._writer = Writer(self._engine, self._file, self._inserts)
        self._probe: asyncio.Future[None] | None = None
        self.worker = ""
        self.key = b""  # for the names of addresses

    async def open(self, worker: str) -> None:
        """Bring the store up to date and begin to write."""
        self.worker = self._inserts.worker = worker
        self._loop = asyncio.get_running_loop()
        await self._migrate()
        if not self.postgres:
            await asyncio.to_thread(shrink.prepare, self._engine)
        known = sa.select(keys.c.value).where(keys.c.name == ADDRESSES)
        self.key = await self.look(lambda connection: bytes(connection.scalars(known).one()))
        if self._file:
            self._file.check()
        self._writer.start(self._loop)

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
                words = "the store does not answer: a worker waits before it starts"
                seldom.warn(words, cause=cause_of(error))
                await asyncio.sleep(0.5)

    async def close(self) -> None:
        """Write what was handed in, then stop."""
        await asyncio.to_thread(self._writer.stop)
        if self.notices:
            await self.notices.close()
        await asyncio.to_thread(self._engine.dispose)

    def submit(self, parts: Sequence[Part], done: Callable[[Exception | None], None]) -> Job:
        """Append all of this or nothing of it; `done` is called in the event loop afterwards."""
        job = Job(parts, done)
        self._writer.queue.put(job)
        return job

    def withdraw(self, job: Job) -> bool:
        """Take back what was handed in, unless it may be stored: then it stays."""
        return self._writer.withdraw(job)

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
        since = self._writer.since
        return 0.0 if since is None else time.monotonic() - since

    async def writable(self) -> bool:
        """Whether the store takes what it is given. Asked often, it is still tried rarely."""
        if self.waiting > PROBE:
            return False
        if time.monotonic() - self._writer.wrote < PROBE:
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
        found = await self.look(lambda connection: entries_after(connection, table, after))
        if found.torn:
            raise Torn(f"an entry is missing after number {after + len(found.rows)}")
        return list(found.rows)

    async def whole(self, table: str) -> Stored | None:
        """All that is stored of a table, as of one moment."""
        return await self.look(lambda connection: whole(connection, table))

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
                if time.monotonic() > end or self._writer.closing:
                    raise Away("the store does not answer; try again soon") from error
                await asyncio.sleep(0.2)

    def _try(self, ask: Callable[[sa.Connection], T]) -> T:
        with self._engine.connect() as connection:
            return ask(connection)


def _durable(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode = wal", "synchronous = full", "busy_timeout = 5000"):
        connection.execute(f"pragma {pragma}")
