"""A table while somebody is there: takes messages one after the other, commits, then publishes.

Messages that arrive while a commit is under way wait, and go into the next one together. Nothing
is acknowledged or shown before it is committed.

In a window of which others must not know who is asked, answers wait for the next beat of the
worker, and each beat commits, whether there are answers or not: nobody can hear from how long the
table is busy that somebody has answered.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

from shipboard.kernel.state import Refused
from shipboard.kernel.view import Viewer

from .. import clock, metrics
from ..refusals import FAILED, LATE, MAYBE_STORED, NOT_STORED, NOT_YET, STORE, Denied, code_of
from ..show.publish import Stream
from ..show.shown import Sight
from ..store.parts import Away, Listing, Lost, Part
from ..store.parts import Job as Offered
from ..tables import entries as e
from ..tables import snapshots
from ..tables.folding import cut, happens
from ..tables.opening import Stored, opened
from ..tables.public import public
from ..tables.sheet import OVER
from ..tables.snapshots import Snapshot
from ..tables.standing import Table
from .attendance import Attendance
from .driver import Driver
from .farewell import DELETED, show_out
from .hints import Hints
from .jobs import Client, Job, Work, answer_to, refuse
from .listing import listing, summary_key

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger("shipboard.table")

BEAT = 0.25  # seconds: no table stores more often where it stands, nor answers in a window
SORRY = "something went wrong on the server, and nothing has changed; its log has the error"


class Live:
    """One table in memory."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.committed = table.seq
        self.sight: Sight | None = None
        self.streams: dict[Viewer, Stream] = {}
        self.clients: set[Client] = set()
        self.attendance = Attendance()
        self.used = clock.now()
        self.closed = False
        self.deleted = False  # the store has it no more
        self.also: list[Part] = []  # parts of other tables that belong to this commit
        self.after: list[Callable[[], None]] = []  # to be done once it is committed
        self._inbox: deque[Job] = deque()
        self._held: list[Job] = []  # until the next beat
        self._due = False  # a beat came while a commit was under way
        self._jobs: list[Job] = []  # under way
        self._offered: Offered | None = None  # the same, as the store knows it
        self._fresh: list[bytes] = []
        self._kept_at = 0.0  # when where it stands was stored last
        self._keeps = False  # whether the commit under way stores it
        self._handed = 0.0  # when the commit under way was handed to the store
        self._running = table.status != OVER
        self._busy = False
        self._behind = False
        self._packed = table.status == OVER  # or will be, by who finds it unpacked
        self._doors = table.doors
        self._listed = summary_key(table)
        self._listed_version = table.version
        self._public_version = -1
        self._public: dict[str, Any] = {}
        self.driver = Driver(self)
        self.hints = Hints()

    @property
    def idle(self) -> bool:
        """Whether nothing is under way."""
        return not self._busy and not self._inbox and not self._held

    @property
    def hushed(self) -> bool:
        """Whether a window is open and others must not know who answers."""
        return self.table.window is not None and not self.table.solo

    # Work comes in.

    def submit(
        self, work: Work, answer: Callable[[Job], None] | None = None, secret: bool = False
    ) -> None:
        """Do this when its turn comes; `answer` is called after the commit."""
        job = Job(work, answer, secret)
        if self.deleted:
            refuse(job, DELETED, LATE)
            return
        self._inbox.append(job)
        if not self._busy:
            self._drain()

    def beat(self, *works: Work) -> None:
        """Do what was held back, then this."""
        held, self._held = self._held, []
        for job in (*held, *(Job(work, None) for work in works)):
            job.secret = False
            self._inbox.append(job)
        if self._busy:
            self._due = self.hushed  # else a table that is kept busy would tell who is held back
        elif self._inbox or (self.hushed and self.clients):
            self._drain(beat=True)

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
        self._fresh.append(e.encode(happens(self.table, entry)))

    def _drain(self, beat: bool = False) -> None:
        jobs: list[Job] = []
        while self._inbox:
            job = self._inbox.popleft()
            if job.secret and self.hushed:
                self._held.append(job)
                continue
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
        if not self._fresh and not (beat and self.hushed and self.clients):
            if self._public_version != self.table.version and self.clients:
                self.publish(jobs)  # who is here has changed: nothing to be stored
            else:
                answer_to(jobs)
                for client in self.clients:
                    if client.lagging:
                        client.wake()
            self.driver.consider()
            return
        self._busy = True
        self._jobs = jobs
        self._keeps = False
        parts = [self._part(), *self.also] if self._fresh else []
        self._fresh, self.also = [], []
        self._handed = perf_counter()
        self._offered = self.hub.store.submit(parts, self._done)

    def _part(self) -> Part:
        listing = self._new_listing()
        snapshot = self._snapshot()
        self._keeps = snapshot is not None
        return Part(self.table.id, self.committed + 1, self._fresh, listing, snapshot)

    def _snapshot(self) -> Snapshot | None:
        """Where the table stands, unless that was stored just now: then soon, by the hub."""
        lately = time.monotonic() - self._kept_at < BEAT
        if self.hushed or (lately and self.table.status != OVER):
            self.hub.unsaved.add(self)
            return None
        return snapshots.take(self.table)

    def save(self) -> Part | None:
        """Where the table stands, for the store, if nothing is under way."""
        if self._busy or (self.hushed and self.clients):
            return None
        self._kept_at = time.monotonic()
        return Part(self.table.id, self.committed + 1, [], None, snapshots.take(self.table))

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
        for job in [*self._jobs, *self._inbox, *self._held]:
            answer, job.answer = job.answer, None
            if answer is not None:
                job.error, job.code = NOT_YET, STORE
                answer(job)

    def _withdraw(self, job: Job) -> bool:
        """Let this not happen, if that is still possible."""
        for waiting in (self._inbox, self._held):
            if job in waiting:
                waiting.remove(job)
                return True
        if self._offered is None or not self.hub.store.withdraw(self._offered):
            return False
        self._jobs.remove(job)
        self._rebuild(keep=True)
        return True

    def _done(self, error: Exception | None) -> None:
        self._offered = None
        if error is not None:
            if isinstance(error, Lost):
                if self.table.window is None:  # see metrics.py
                    metrics.lost.inc()
            else:
                log.error("a commit failed", extra={"table": self.table.id, "cause": str(error)})
            self._rebuild(keep=isinstance(error, Lost))
            return
        self.committed = self.table.seq
        if self._keeps:
            self._kept_at = time.monotonic()
        self._measure()
        if self.table.status == OVER and not self._packed:
            self._packed = True
            self.hub.spawn(self.hub.pack(self.table))
        self._go_on()

    def _measure(self) -> None:
        """Count what was committed, so that nobody learns what happens in a window."""
        table = self.table
        if table.window is None:
            metrics.commits.observe(perf_counter() - self._handed)
        if self._running and table.status == OVER:
            self._running = False
            metrics.game_over(table.created.game, len(table.playing().answers))

    def _go_on(self) -> None:
        jobs, self._jobs = self._jobs, []
        self._busy = False
        self.publish(jobs)
        if self._doors != self.table.doors:
            self._doors = self.table.doors
            show_out(self)
        after, self.after = self.after, []
        for act in after:
            act()
        if self._behind:
            self._behind = False
            self.look_again()
        elif self._inbox or self._due:
            due, self._due = self._due, False
            self._drain(beat=due)
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
            if not rows and await self.hub.store.whole(self.table.id) is None:
                await self._vanish()
                return
            for row in rows:
                self.table.apply(e.decode(row))
            self.committed = self.table.seq
            self._listed = summary_key(self.table)
            self._running = self.table.status != OVER
            self._go_on()
        except Away:
            await self._restore()
        except Exception:
            log.exception(
                "a table could not take in what another worker wrote",
                extra={"table": self.table.id},
            )
            await self._restore()

    def _rebuild(self, keep: bool) -> None:
        """What is in memory is not what is stored: begin anew from the store.

        With `keep`, the jobs under way are looked at again; else they are told that they failed.
        """
        self._busy = True
        self._offered = None
        self._fresh, self.also, self.after = [], [], []
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
        stored = await self._stored()
        if stored is not None:
            self._reload(stored)
            self._go_on()
            return
        await self._vanish()

    async def _vanish(self) -> None:
        """The store has this table no more."""
        await self.hub.forget(self.table.id)
        for job in (*self._jobs, *self._inbox, *self._held):
            refuse(job, DELETED, LATE)

    def _reload(self, stored: Stored) -> None:
        """Open the table anew. What was published stays a prefix of it."""
        before, table = self.table, opened(self.table.id, stored)
        self.attendance.seat(table, clock.now())
        table.version += before.version + 1
        table.cut = cut(stored.rows[self.committed :])
        self.table = table
        self.committed = table.seq
        self._listed = summary_key(table)
        self._running = table.status != OVER
        self.sight = None
        self._doors = -1
        for stream in self.streams.values():
            stream.behind = True

    async def _stored(self) -> Stored | None:
        """All of it. A table cannot go on without: however long the store is away."""
        while True:
            try:
                return await self.hub.store.whole(self.table.id)
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
        answer_to(done)
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
        else:
            self.sight = None
        if self._public_version != table.version:
            self._public_version = table.version
            self._public = public(table, 0)
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


def retell(live: Live) -> None:
    """Write down what was told before entries said so: see `Retold`."""
    match = live.table.playing()
    live.do(e.Retold(clock.now(), match.state.events, match.said))
