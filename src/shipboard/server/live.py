"""A table while somebody is there: takes messages one after the other, commits, then publishes.

Messages that arrive while a commit is under way wait, and go into the next one together. Nothing
is acknowledged or shown before it is committed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from shipboard.kernel.state import Refused
from shipboard.kernel.view import Viewer

from . import clock, metrics
from . import entries as e
from .driver import Driver
from .listing import listing, summary_key
from .publish import Stream
from .refusals import FAILED, MAYBE_STORED, NOT_STORED, NOT_YET, STORE, Denied, code_of
from .sight import Sight
from .store import Away, Listing, Lost, Part
from .store import Job as Handed
from .table import Table, fold

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger("shipboard.table")

Work = Callable[["Live"], Any]
SORRY = "something went wrong here; it is noted, and nothing has changed"


class Client(Protocol):
    """A connection of a viewer."""

    viewer: Viewer
    lagging: bool  # waits for a moment when everything is committed

    def wake(self) -> None:
        """There is something to send."""

    def tell(self, text: bytes) -> None:
        """Send this, which is not of the table."""


class Job:
    """One piece of work, and who hears how it went: done, with which value, or refused."""

    __slots__ = ("answer", "code", "error", "value", "work")

    def __init__(self, work: Work, answer: Callable[[Job], None] | None) -> None:
        self.work = work
        self.answer = answer
        self.error = ""
        self.code = ""
        self.value: Any = None


class Live:
    """One table in memory."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.committed = table.seq
        self.sight: Sight | None = None
        self.streams: dict[Viewer, Stream] = {}
        self.clients: set[Client] = set()
        self.used = clock.now()
        self.closed = False
        self.also: list[Part] = []  # parts of other tables that belong to this commit
        self.after: list[Callable[[], None]] = []  # to be done once it is committed
        self._inbox: deque[Job] = deque()
        self._jobs: list[Job] = []  # under way
        self._handed: Handed | None = None  # the same, as the store knows it
        self._fresh: list[bytes] = []
        self._answers = 0
        self._counter = metrics.answers.labels(table.created.game)
        self._busy = False
        self._behind = False
        self._listed = summary_key(table)
        self._listed_version = table.version
        self._public_version = -1
        self._public: dict[str, Any] = {}
        self.driver = Driver(self)

    @property
    def idle(self) -> bool:
        """Whether nothing is under way."""
        return not self._busy and not self._inbox

    # Work comes in.

    def submit(self, work: Work, answer: Callable[[Job], None] | None = None) -> None:
        """Do this when its turn comes; `answer` is called after the commit."""
        self._inbox.append(Job(work, answer))
        if not self._busy:
            self._drain()

    async def ask(self, work: Work) -> Any:
        """The value of this work, once it is committed; Away, if that takes too long."""
        if self.hub.stuck:
            raise Away(NOT_STORED)
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def answer(job: Job) -> None:
            if future.cancelled():
                return
            if job.code == STORE:
                future.set_exception(Away(NOT_STORED if self._withdraw(job) else MAYBE_STORED))
            elif job.error:
                future.set_exception(Denied(job.code, job.error))
            else:
                future.set_result(job.value)

        self.submit(work, answer)
        return await future

    def do(self, entry: e.Entry) -> None:
        """Let this happen, to be committed with the rest; or refuse it and change nothing."""
        self.table.apply(entry)
        self._fresh.append(e.encode(entry))
        if isinstance(entry, e.Answered):
            self._answers += 1

    def _drain(self) -> None:
        jobs: list[Job] = []
        while self._inbox:
            job = self._inbox.popleft()
            jobs.append(job)
            try:
                job.value = job.work(self)
                job.error = ""
            except Refused as refused:
                job.error, job.code = str(refused), code_of(refused)
            except Exception:
                log.exception("a table failed", extra={"table": self.table.id})
                job.error, job.code = SORRY, FAILED
                self._jobs = jobs
                self._rebuild(keep=False)
                return
        self.used = clock.now()
        if not self._fresh:
            _answer(jobs)
            for client in self.clients:
                if client.lagging:
                    client.wake()
            self.driver.consider()
            return
        self._busy = True
        self._jobs = jobs
        part = Part(self.table.id, self.committed + 1, self._fresh, self._new_listing())
        self._fresh = []
        parts = [part, *self.also]
        self.also = []
        self._handed = self.hub.store.submit(parts, self._done)

    def _new_listing(self) -> Listing | None:
        if self._listed_version == self.table.version:
            return None
        self._listed_version = self.table.version
        shown = summary_key(self.table)
        if self._listed == shown:
            return None
        self._listed = shown
        return listing(self.table)

    def complain(self) -> None:
        """Nothing can be stored just now: tell those who wait. What they handed in stays."""
        for job in [*self._jobs, *self._inbox]:
            answer, job.answer = job.answer, None
            if answer is not None:
                job.error, job.code = NOT_YET, STORE
                answer(job)

    def _withdraw(self, job: Job) -> bool:
        """Let this not happen, if that is still possible."""
        if job in self._inbox:
            self._inbox.remove(job)
            return True
        if self._handed is None or not self.hub.store.withdraw(self._handed):
            return False
        self._jobs.remove(job)
        self._rebuild(keep=True)
        return True

    def _done(self, error: Exception | None) -> None:
        self._handed = None
        if error is not None:
            if isinstance(error, Lost):
                metrics.lost.inc()
            else:
                log.error("a commit failed", extra={"table": self.table.id, "cause": str(error)})
            self._rebuild(keep=isinstance(error, Lost))
            return
        self.committed = self.table.seq
        if self._answers:
            self._counter.inc(self._answers)
            self._answers = 0
        self._go_on()

    def _go_on(self) -> None:
        jobs, self._jobs = self._jobs, []
        self._busy = False
        self.publish(jobs)
        after, self.after = self.after, []
        for act in after:
            act()
        if self._behind:
            self._behind = False
            self.look_again()
        elif self._inbox:
            self._drain()
        else:
            self.driver.consider()

    # Others write too.

    def look_again(self) -> None:
        """Another worker has written: take in what is new."""
        if self._busy:
            self._behind = True
            return
        self._busy = True
        self.hub.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            rows = await self.hub.store.read(self.table.id, self.committed)
            for row in rows:
                self.table.apply(e.decode(row))
            self.committed = self.table.seq
            self._listed = summary_key(self.table)
        except Away:
            await self._reload()
        except Exception:
            log.exception("a table could not follow", extra={"table": self.table.id})
            await self._reload()
        self._go_on()

    def _rebuild(self, keep: bool) -> None:
        """What is in memory is not what is stored: begin anew from the store.

        With `keep`, the jobs under way are looked at again; else they are told that they failed.
        """
        self._busy = True
        self._handed = None
        self._fresh, self.also, self.after, self._answers = [], [], [], 0
        jobs, self._jobs = self._jobs, []
        if keep:
            self._inbox.extendleft(reversed(jobs))
        else:
            for job in jobs:
                if not job.error:
                    job.error, job.code = SORRY, FAILED
            self._jobs = jobs
        self.hub.spawn(self._restore())

    async def _restore(self) -> None:
        await self._reload()
        self._go_on()

    async def _reload(self) -> None:
        """Fold all entries again. What was published stays a prefix of it."""
        rows = await self._stored()
        table = fold(self.table.id, list(rows[: self.committed]))
        for row in rows[self.committed :]:
            table.apply(e.decode(row))
        table.version += self.table.version + 1
        self.table = table
        self.committed = table.seq
        self._listed = summary_key(table)
        self.sight = None
        for stream in self.streams.values():
            stream.behind = True

    async def _stored(self) -> Sequence[bytes]:
        """All entries. A table cannot go on without them: however long the store is away."""
        while True:
            try:
                return await self.hub.store.read(self.table.id)
            except Away:
                continue

    # Viewers.

    def publish(self, done: Sequence[Job] = ()) -> None:
        """Send every connected viewer what is new for it, with the reply to what it has done."""
        table = self.table
        public = self._refresh()
        streams = [stream for stream in self.streams.values() if stream.clients]
        for stream in self.streams.values():
            if not stream.clients:
                stream.fall_behind(table.cut)
        fresh = {s.viewer for s in streams if s.update(table, self.sight, public)}
        table.cut = None
        _answer(done)
        for client in self.clients:
            if client.viewer in fresh or client.lagging:
                client.wake()

    def _refresh(self) -> dict[str, Any]:
        """Look at the match, and at the table if it has changed."""
        table = self.table
        if table.match is not None:
            if self.sight is None:
                self.sight = Sight(table.match)
            if table.cut is not None:
                self.sight.cut(table.cut)
            self.sight.look()
        if self._public_version != table.version:
            self._public_version = table.version
            self._public = table.public(0)
        return self._public

    def stream(self, viewer: Viewer) -> Stream:
        """The stream of a viewer, up to date. Only while no commit is under way."""
        stream = self.streams.get(viewer)
        if stream is None:
            stream = self.streams[viewer] = Stream(viewer)
            stream.behind = True
        return stream

    def bring_up(self, stream: Stream) -> None:
        """Bring a stream that nobody followed up to date."""
        if stream.behind:
            public = self._refresh()
            # The others must not miss what this look has found.
            for other in self.streams.values():
                if other is not stream:
                    other.behind = True
            stream.update(self.table, self.sight, public)


def _answer(jobs: Sequence[Job]) -> None:
    for job in jobs:
        if job.answer is not None:
            job.answer(job)
