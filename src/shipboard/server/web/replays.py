"""Finished games: frames, record, ending, check, tale, fork. Other processes do the work."""

from __future__ import annotations

import asyncio
import lzma
from collections import OrderedDict
from functools import partial
from typing import Any

from shipboard.kernel.record import read_record
from shipboard.kernel.state import Refused

from .. import clock
from ..acts.permits import check_seat
from ..aside import moments
from ..live.hub import Hub
from ..live.making import New, Plan
from ..store.parts import Part
from ..tables import entries as e
from ..tables import naming
from ..tables.sheet import BOT, PERSON, bot_name
from ..tables.standing import Table

KEPT = 16  # games by viewer whose frames stay in memory
MOST = 200  # frames in one answer


class Replays:
    """What was played, to be looked at again."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._frames: OrderedDict[tuple[str, str], list[bytes]] = OrderedDict()

    async def record(self, ident: str) -> bytes:
        """The record of a finished game."""
        table = await self._over(ident)
        if packed := await self.hub.store.archived(ident, moments.RECORD):
            return lzma.decompress(packed)
        return table.record().to_json()

    async def _over(self, ident: str) -> Table:
        live = await self.hub.table(ident)
        table: Table = await live.ask(lambda live: live.table)
        if not table.told_all:
            raise Refused(
                f"the game is not over yet; until then its deal is sealed as {table.commitment}"
            )
        return table

    async def frames(
        self, ident: str, viewer: str, secret: str, first: int, last: int
    ) -> tuple[int, list[bytes]]:
        """How many frames there are, and some of them as this viewer saw them."""
        if not 0 <= first <= last:
            raise Refused(f"the last frame must not come before the first one: {first} to {last}")
        live = await self.hub.table(ident)
        table: Table = await live.ask(lambda live: live.table)
        whose = moments.whose(viewer, table.created.players)
        running = not table.told_all
        if running and (whose is None or table.seat_of(secret) != whose):
            table.playing()
            raise Refused(
                "while the game is running, you can look back only at what your own seat saw, "
                "with its secret"
            )
        key = (ident, viewer)
        found = self._frames.pop(key, None)
        if found is None:
            found = await self._make(table, viewer, running)
        if not running:
            self._frames[key] = found
            if len(self._frames) > KEPT:
                self._frames.popitem(last=False)
        return len(found), found[first : min(last, first + MOST)]

    async def _make(self, table: Table, viewer: str, running: bool) -> list[bytes]:
        if not running and (packed := await self.hub.store.archived(table.id, moments.FRAMES)):
            return await asyncio.to_thread(moments.unpacked, packed, viewer, table.created.players)
        match = table.playing()
        record = match.record().to_json()
        work = partial(moments.frames, record, viewer, running, match.changed)
        found: list[bytes] = await self._work(table.id, work)
        return found

    async def ending(self, ident: str) -> bytes:
        """What each player of a finished game came to, and the moments at which it turned."""
        table = await self._over(ident)
        if packed := await self.hub.store.archived(ident, moments.ENDING):
            return lzma.decompress(packed)
        match = table.playing()
        work = partial(moments.ending, match.record().to_json(), match.changed)
        found: bytes = await self._work(ident, work)
        return found

    async def verify(self, ident: str) -> dict[str, Any]:
        """Whether the deal was the promised one, and the game played by its rules."""
        data = await self.record(ident)
        record = read_record(data)
        problem: str = await self._work(ident, partial(moments.check, data))
        return {
            "commitment": record.commitment,
            "seed": record.seed or "",
            "ok": not problem,
            "answers": len(record.answers),
            "problem": problem,
        }

    async def tale(self, ident: str, html: bool) -> str:
        """The story of a finished game."""
        record = await self.record(ident)
        story: str = await self._work(ident, partial(moments.tale, record, html))
        return story

    async def fork(self, ident: str, answer: int, seat: int, name: str, maker: str) -> New:
        """A new table that goes on from there, with bots in all other seats."""
        table = await self._over(ident)
        data = await self.record(ident)
        record = read_record(data)
        if record.rules != table.game.version:
            raise Refused(
                "this game was played with other rules: you can watch it, but not play on"
            )
        check_seat(table, seat)
        naming.check(name, seat, record.automatic, record.players)
        if answer >= len(record.answers):
            raise Refused(
                f"you can play on after answers 0 to {len(record.answers) - 1}, not after {answer}"
            )
        bot = next(iter(table.game.bots), "random")
        chairs = [
            e.Chair(PERSON, name) if number == seat else e.Chair(BOT, bot_name(number), bot)
            for number in range(record.players)
        ]
        made = table.created
        plan = Plan(
            table.game, made.options, chairs, seat, False, False, 0, made.grace, made.leave,
            made.pause, made.seed, maker, hints=made.hints, forked=ident, answer=answer,
        )  # fmt: skip
        work = partial(moments.prefix, data, answer, clock.now())
        rows: list[bytes] = await self._work(ident, work)

        def more(part: Part) -> Part:
            return Part(part.table, part.first, [*part.rows, *rows], part.listing)

        return await self.hub.create(plan, more)

    async def _work(self, ident: str, work: Any) -> Any:
        return await self.hub.bots.run(hash(ident), work)
