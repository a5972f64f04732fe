"""All tables of one worker: making them, loading them when somebody comes, dropping them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from shipboard.kernel.declare import Game
from shipboard.kernel.state import Refused

from . import clock, driver, metrics
from . import entries as e
from .bots import Bots
from .commands import chosen_bot
from .expiry import Expiry, sweep_out
from .farewell import turn_out
from .listing import listing
from .live import Live
from .makers import Makers
from .register import Register
from .settings import Settings
from .store import Lost, Part, Store
from .table import BOT, CLOSED, OPEN, PERSON, Table, bot_name, fold, hashed

LETTERS = "ABCDEFGHJKMNPQRTUVWXY"  # none that looks like another, or like a digit
CODE = 6
TRIES = 5
NO_SUCH_TABLE = "There is no such table: the link is wrong, or the table is closed or deleted."

log = logging.getLogger("shipboard.hub")


class Missing(Exception):
    """There is no such table."""


@dataclass(frozen=True, slots=True)
class New:
    """A table about to be written: the part for the store, and the maker's seat."""

    table: str
    part: Part
    code: str
    seat: int
    secret: str

    def ticket(self) -> dict[str, Any]:
        """What the maker is told, once."""
        return {"table": self.table, "code": self.code, "seat": self.seat, "secret": self.secret}


@dataclass(frozen=True, slots=True)
class Plan:
    """How a table is to be."""

    game: Game
    options: dict[str, str]
    chairs: list[e.Chair]
    host: int
    open: bool
    watch: bool
    clock: int
    grace: float
    leave: str
    pause: float
    seed: str = ""
    maker: str = ""


def new_seed() -> str:
    """A seed that nobody can foretell."""
    return secrets.token_bytes(32).hex()


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
        self._sweeper: asyncio.Task[None] | None = None
        self.makers = Makers(store, settings.unfinished, settings.tables)
        self.register = Register(self)
        self.expiry = Expiry(self)

    async def open(self) -> None:
        """Begin."""
        await self.store.open(self.worker)
        if self.store.notices:
            self.store.notices.listen(self.worker, self._changed, self._missed, self._joined)
        self._sweeper = asyncio.create_task(self._sweep())
        self.spawn(self.register.run())
        self.spawn(self.expiry.run())

    async def close(self) -> None:
        """Finish what was begun, then stop."""
        if self._sweeper:
            self._sweeper.cancel()
        for live in self._live.values():
            live.closed = True
            live.driver.release()
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

    # Finding.

    async def table(self, ident: str) -> Live:
        """A table, from memory or from the store."""
        live = self._live.get(ident) or await self._loaded(ident)
        if live.table.status == CLOSED:
            raise Missing(ident)
        return live

    async def _loaded(self, ident: str) -> Live:
        task = self._loading.get(ident)
        if task is None:
            task = self._loading[ident] = asyncio.create_task(self._load(ident))
            task.add_done_callback(lambda _: self._loading.pop(ident, None))
        return await asyncio.shield(task)

    async def _load(self, ident: str) -> Live:
        rows = await self.store.read(ident)
        if not rows:
            raise Missing(ident)
        live = self._live[ident] = Live(self, fold(ident, rows))
        if self.store.notices:
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
            live.driver.release()
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
            before = clock.now() - int(self.settings.drop * 1000)
            for ident, live in list(self._live.items()):
                if not live.clients and live.idle and live.used < before:
                    live.closed = True
                    live.driver.release()
                    del self._live[ident]
            metrics.live_tables.set(len(self._live))

    # Other workers.

    async def drive(self, ident: str) -> bool:
        """Try to be the one who drives this table."""
        return await self.store.notices.drive(ident) if self.store.notices else True

    async def release(self, ident: str) -> None:
        """Let another worker drive it."""
        if self.store.notices:
            await self.store.notices.release(ident)

    def _changed(self, tables: list[str]) -> None:
        for ident in tables:
            if (live := self._live.get(ident)) is not None:
                live.look_again()
                live.submit(driver.attend)

    def _missed(self) -> None:
        """Nobody knows what was written in the meantime, nor who drives."""
        for live in self._live.values():
            live.driver.driving = False
            live.look_again()
            if live.clients:
                live.driver.take()

    def _joined(self) -> None:
        """Who was with a worker that died is not here any more, and nobody has said so."""
        for live in self._live.values():
            if live.driver.driving:
                live.submit(driver.call_the_roll)

    # Making.

    async def create(self, plan: Plan, more: Callable[[Part], Part] = lambda part: part) -> New:
        """Write a new table, perhaps with more entries than its making."""
        for _ in range(TRIES):
            new = self.prepare(plan, secrets.token_urlsafe(32))
            try:
                await self.store.append([more(new.part)])
            except Lost:
                continue  # the code is taken
            return new
        raise Refused("no code was free; try again")

    def prepare(self, plan: Plan, secret: str = "") -> New:
        """The entries of a new table. With a secret, it is that of the host's seat."""
        ident = secrets.token_urlsafe(16)
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
        now = clock.now()
        chairs = list(plan.chairs)
        if secret:
            chairs[plan.host] = e.Chair(PERSON, chairs[plan.host].name, "", hashed(secret))
        created = e.Created(
            at=now,
            code=code,
            game=plan.game.name,
            rules=plan.game.version,
            content=plan.game.load(plan.options).hash,
            players=len(chairs),
            options=plan.options,
            seed=plan.seed or new_seed(),
            chairs=chairs,
            host=plan.host,
            open=plan.open,
            watch=plan.watch,
            clock=plan.clock,
            grace=plan.grace,
            leave=plan.leave,
            pause=plan.pause,
            maker=plan.maker,
        )
        table = Table(ident, created)
        rows: list[e.Entry] = [created]
        if all(chair.who != OPEN for chair in chairs):
            rows.append(e.Started(now))
            table.apply(rows[1])
        part = Part(ident, 1, [e.encode(entry) for entry in rows], listing(table))
        return New(ident, part, code, plan.host, secret)

    def again(self, table: Table) -> New:
        """A table for the same people; each seat keeps its secret, so that old links fit.

        Who has resigned plays again only if they say so.
        """
        made = table.created
        chairs = [
            e.Chair(PERSON, seat.name, "", seat.secret)
            if seat.secret and (seat.rematch or not seat.resigned)
            else e.Chair(BOT, bot_name(number), seat.bot or next(iter(table.game.bots), "random"))
            for number, seat in enumerate(table.seats)
        ]
        return self.prepare(
            Plan(
                table.game, made.options, chairs, table.host, made.open, made.watch, made.clock,
                made.grace, made.leave, made.pause, maker=made.maker,
            )
        )  # fmt: skip

    def plan_chairs(self, game: Game, seats: Sequence[str], name: str) -> tuple[list[e.Chair], int]:
        """The chairs of a new table, and which is the maker's."""
        if list(seats).count("me") != 1:
            raise Refused('exactly one of the seats is "me"')
        chairs = []
        for number, seat in enumerate(seats):
            if seat == "me":
                chairs.append(e.Chair(PERSON, name))
            elif bot := chosen_bot(game, seat):
                chairs.append(e.Chair(BOT, bot_name(number), bot))
            else:
                chairs.append(e.Chair(OPEN))
        return chairs, list(seats).index("me")
