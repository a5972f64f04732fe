"""All tables of one worker: making them, loading them when somebody comes, dropping them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec

from shipboard.kernel.state import Refused

from .. import clock, metrics
from ..aside import moments
from ..aside.thinking import Bots
from ..refusals import NOT_STORED, STUCK, sentence
from ..settings import Settings
from ..store.expiry import Expiry, sweep_out
from ..store.notices import Hears
from ..store.parts import Away, Lost, Part
from ..store.store import Store
from ..tables.opening import opened
from ..tables.sheet import CLOSED
from ..tables.standing import Table
from . import driver, roll
from .attendance import Here, spelled, spelt_out
from .farewell import turn_out
from .live import BEAT, Live, retell
from .makers import Makers
from .making import New, Plan, prepare
from .register import Register

TRIES = 5
LOOK = 0.5  # seconds between two looks at how long the store takes
FINISH = 5.0  # seconds for games to be packed that were over just before the server stops
NO_SUCH_TABLE = "There is no such table: the link is wrong, or the table was closed or deleted."

log = logging.getLogger("shipboard.hub")
encode = msgspec.json.Encoder().encode


class Missing(Exception):
    """There is no such table."""


class Unreadable(Exception):
    """What the store has of a table cannot be read."""


def _saved(error: Exception | None) -> None:
    if error is not None:
        log.error("snapshots of tables were not stored", extra={"cause": str(error)})


class Hub:
    """The tables in memory, and the way to all others."""

    def __init__(self, settings: Settings, store: Store, bots: Bots) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.worker = secrets.token_hex(4)
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        # Milliseconds after the end of a window: what other workers have held back comes in.
        self.late = int(2 * BEAT * 1000) if store.notices else 0
        self.stuck = False  # nothing could be stored for longer than people wait
        self._always: list[asyncio.Task[None]] = []
        self._packing = 0
        self.unsaved: set[Live] = set()  # where they stand is not stored yet, only what led there
        self.makers = Makers(store, settings.unfinished, settings.tables)
        self.register = Register(self)
        self.expiry = Expiry(store, settings, self.forget)

    async def open(self) -> None:
        """Begin."""
        await self.store.open(self.worker)
        if self.store.notices:
            hears = Hears(self._changed, self._missed, self._call_the_roll, self._attended)
            self.store.notices.listen(self.worker, hears)
        works = (self._sweep, self._beat, self._watch, self.register.run, self.expiry.run)
        self._always = [asyncio.create_task(work()) for work in works]
        self.spawn(self._pack_all())

    async def close(self) -> None:
        """Finish what was begun, then stop."""
        for task in self._always:
            task.cancel()
        self._save()
        for live in self._live.values():
            live.closed = True
            live.driver.release()
        end = time.monotonic() + FINISH
        while self._packing and time.monotonic() < end:
            await asyncio.sleep(0.02)
        for task in list(self._tasks):
            task.cancel()
        await self.bots.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let this run by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)

    # A beat for all tables.

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._beat_once()

    def _beat_once(self) -> None:
        """Here, because a variable of what runs for ever would keep the last table in memory."""
        self._save()
        for live in list(self._live.values()):
            live.beat()

    def _save(self) -> None:
        waiting, self.unsaved = self.unsaved, set()
        parts = []
        for live in waiting:
            if part := live.save():
                parts.append(part)
            else:
                self.unsaved.add(live)
        if parts:
            self.store.submit(parts, _saved)

    # Finished games.

    async def pack(self, table: Table) -> None:
        """Keep a finished game so that it can be watched whatever rules come later."""
        match = table.playing()
        work = partial(moments.packed, match.record().to_json(), match.changed)
        self._packing += 1
        try:
            parts = await self.bots.run_patiently(work)
            while True:
                with contextlib.suppress(Away):
                    await self.store.append([Part(table.id, 0, [], archive=parts)])
                    break
        finally:
            self._packing -= 1

    async def _pack_all(self) -> None:
        """Those that were over when the server was killed."""
        for ident in await self.store.unpacked(moments.RECORD):
            with contextlib.suppress(Missing, Unreadable):
                live = await self.table(ident)
                if live.table.match is not None:
                    await self.pack(live.table)

    # Finding.

    async def table(self, ident: str) -> Live:
        """A table, from memory or from the store."""
        live = self._live.get(ident)
        while live is None or live.closed:  # it may be dropped before we hear that it is here
            task = self._loading.get(ident)
            if task is None:
                task = self._loading[ident] = asyncio.create_task(self._load(ident))
                task.add_done_callback(lambda _: self._loading.pop(ident, None))
            live = await asyncio.shield(task)
        if live.table.status == CLOSED:
            raise Missing(ident)
        return live

    async def _load(self, ident: str) -> Live:
        stored = await self.store.whole(ident)
        if stored is None:
            raise Missing(ident)
        try:
            table = opened(ident, stored)
        except Exception as error:
            # Whatever it says may name what lies face down: it is for the log alone.
            log.exception("a table cannot be opened", extra={"table": ident})
            raise Unreadable from error
        live = self._live[ident] = Live(self, table)
        if stored.kept is None and table.match is not None:
            live.submit(retell)
        if self.store.notices:
            self.ask_attendance(ident)
            live.look_again()  # what others wrote while we read was announced to nobody here
        metrics.live_tables.set(len(self._live))
        return live

    def tables(self) -> list[tuple[str, Live]]:
        """The tables in memory."""
        return list(self._live.items())

    async def forget(self, ident: str) -> None:
        """The store has this table no more: nobody shall stay at it, nor write to it."""
        if (task := self._loading.get(ident)) is not None:
            await asyncio.wait([task])
        live = self._live.pop(ident, None)
        if live is not None:
            live.closed = live.deleted = True
            turn_out(live)
            live.driver.leave()
            await self.store.change(partial(sweep_out, ident))

    async def by_code(self, code: str) -> str:
        """The table with this code."""
        found = await self.store.find(code.strip().upper())
        if found is None:
            raise Missing(code)
        return found

    async def _sweep(self) -> None:
        """Forget the tables where nobody is; the store has them."""
        while True:
            await asyncio.sleep(min(10.0, self.settings.drop))
            self._drop(clock.now() - int(self.settings.drop * 1000))
            self._call_the_roll()

    def _drop(self, before: int) -> None:
        for ident, live in list(self._live.items()):
            if not live.clients and live.idle and live.used < before:
                live.closed = True
                live.driver.leave()
                del self._live[ident]
        metrics.live_tables.set(len(self._live))

    # A store that takes nothing.

    async def _watch(self) -> None:
        """Tell people that nothing can be stored just now, and that it can again."""
        while True:
            await asyncio.sleep(LOOK)
            self._look_once()

    def _look_once(self) -> None:
        was, self.stuck = self.stuck, self.store.waiting > self.store.patience
        if self.stuck != was:
            self._announce({"type": "trouble", "text": sentence(STUCK) if self.stuck else None})
        for live in list(self._live.values()) if self.stuck or was else ():
            if self.stuck:
                live.complain()
            elif live.driver.driving:
                live.submit(driver.make_up)

    def _announce(self, message: dict[str, Any]) -> None:
        """To everybody at every table: at which of them something waits is not said."""
        text = encode(message)
        for live in self._live.values():
            for client in live.clients:
                client.tell(text)

    # Other workers.

    def _changed(self, tables: list[str]) -> None:
        for ident in tables:
            if (live := self._live.get(ident)) is not None:
                live.look_again()

    def _missed(self) -> None:
        """Nobody knows what was written in the meantime, nor who drives."""
        for live in self._live.values():
            live.driver.driving = False
            live.look_again()
            if live.clients:
                live.driver.take()
        self._call_the_roll()

    def _call_the_roll(self) -> None:
        for live in self._live.values():
            if live.clients:
                live.submit(roll.call_the_roll)

    def tell(self, table: str, here: Here) -> None:
        """Tell the other workers who is with this one."""
        if self.store.notices:
            self.store.notices.attend(self.worker, table, spelled(here))

    def ask_attendance(self, table: str) -> None:
        """Ask the other workers who is with them."""
        if self.store.notices:
            self.store.notices.attend(self.worker, table, "")

    def _attended(self, worker: str, table: str, words: str) -> None:
        """Another worker tells who is with it; with no words it asks who is with us."""
        live = self._live.get(table)
        if live is None:
            return
        if words:
            live.submit(partial(roll.hear, worker, spelt_out(words)))
        elif live.clients:
            live.submit(roll.tell)

    # Making.

    async def create(self, plan: Plan, more: Callable[[Part], Part] = lambda part: part) -> New:
        """Write a new table, perhaps with more entries than its making."""
        if self.stuck:
            raise Away(NOT_STORED)
        for _ in range(TRIES):
            new = prepare(plan, secrets.token_urlsafe(32))
            try:
                await self.store.append([more(new.part)])
            except Lost:
                continue  # the code is taken
            return new
        raise Refused("the server found no free code for the table; try again")
