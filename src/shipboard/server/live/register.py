"""Where people are, told to the store now and then: for the lobby, and so that no table expires."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from .. import clock
from ..store.parts import Away
from .listing import on_show

if TYPE_CHECKING:
    from .hub import Hub

LOOK = 2.0  # seconds between two looks at the tables in memory
AGAIN = 20_000  # milliseconds after which the same is written again

log = logging.getLogger("shipboard.register")


class Register:
    """Writes where people are, and finds out where the store has no table any more."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._written: dict[str, tuple[int, bool]] = {}  # when, and whether the lobby shows it

    async def run(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(LOOK)
            if self._hub.stuck:
                continue
            try:
                await self.write()
            except Away:
                await self._hub.store.writable()  # else nobody finds out why
            except Exception:
                log.exception("who is at which table could not be stored")

    async def write(self) -> None:
        """Write what is new, or old enough to be written again."""
        now = clock.now()
        here: list[str] = []
        shown: set[str] = set()
        found: dict[str, tuple[int, bool]] = {}
        for ident, live in self._hub.tables():
            seats = {client.viewer for client in live.clients if client.viewer is not None}
            if not seats:
                continue
            show = on_show(live.table, seats)
            at, before = self._written.get(ident, (0, False))
            if now - at >= AGAIN or now < at or show > before:
                here.append(ident)
                if show:
                    shown.add(ident)
                at = now
            found[ident] = (at, show)
        self._written = found
        if here:
            for ident in await self._hub.store.mark(here, shown, now):
                await self._hub.forget(ident)
