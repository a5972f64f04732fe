"""The way to a table over a WebSocket, straight on ASGI: who may come in, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from shipboard.kernel.view import Viewer

from .. import metrics
from ..acts import messages as m
from ..door.guard import wrong
from ..door.limits import Addresses
from ..door.problems import whole
from ..door.wire import EXTENSION, Wire
from ..live.farewell import NO_TABLE, SEAT_LOST, Dismissed
from ..live.hub import NO_SUCH_TABLE, Hub, Missing, Unreadable
from ..live.live import Live
from ..refusals import sentence
from ..store.parts import Away
from ..tables.standing import hashed
from .connection import Connection, Flood

PATH = re.compile("/api/tables/([^/]+)/socket")
PROTOCOL = 1
PATIENCE = 10.0  # seconds until the first message
LONGEST = 8192  # bytes of a message
TOO_MUCH, RESTART, UNREADABLE = 4429, 1012, 4500
BAD_HELLO, WRONG_SECRET, NO_WATCHING = 4400, 4401, 4403

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
log = logging.getLogger("shipboard.socket")


class Ended(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Sockets:
    """The way in for WebSockets."""

    def __init__(self, hub: Hub, addresses: Addresses) -> None:
        self.hub = hub
        self.addresses = addresses
        self._open: set[asyncio.Task[Any]] = set()
        self._closing = False

    async def serve(self, scope: Any, receive: Receive, send: Send) -> None:
        """One connection from beginning to end."""
        wire: Wire = scope["extensions"][EXTENSION]["wire"]
        where = PATH.fullmatch(scope["path"])
        address = scope["client"][0] if scope.get("client") else ""
        await receive()  # websocket.connect
        if problem := wrong(scope, self.hub.settings):
            wire.refuse(whole(*problem))
            return
        if not where:
            wire.refuse(whole("the WebSocket of a table is at /api/tables/{id}/socket", 404))
            return
        if self._closing:
            wire.refuse(whole("the server is restarting; come back soon", 503))
            return
        if not self.addresses.connect(address):
            metrics.limited.labels("connections").inc()
            wire.refuse(whole("too many connections from this address", 429))
            return
        metrics.connections.inc()
        task = asyncio.current_task()
        if task:
            self._open.add(task)
        try:
            await send({"type": "websocket.accept"})
            await self._talk(where[1], receive, wire)
        except Ended as ended:
            await _close(send, ended.code, ended.reason)
        except asyncio.CancelledError:
            await _close(send, RESTART, "the server is restarting")
        except Exception:
            log.exception("a connection failed")
            await _close(send, 1011, "something went wrong on the server")
        finally:
            metrics.connections.dec()
            self.addresses.disconnect(address)
            if task:
                self._open.discard(task)

    async def _talk(self, ident: str, receive: Receive, wire: Wire) -> None:
        try:
            hello = await _hello(receive)
            live = await self.hub.table(ident)
            rate = self.hub.settings.messages
            connection = Connection(live, _viewer(live, hello), wire, rate)
        except Missing:
            raise Ended(NO_TABLE, NO_SUCH_TABLE) from None
        except Unreadable:
            raise Ended(
                UNREADABLE, "this table cannot be opened; the error is in the log of the server"
            ) from None
        except Away as away:
            raise Ended(RESTART, str(away)) from None
        try:
            await connection.attach(hello)
            await wire.give(connection.take)
        except Away as away:
            raise Ended(RESTART, str(away)) from None
        except Flood:
            metrics.limited.labels("messages").inc()
            raise Ended(TOO_MUCH, "you are sending too many messages") from None
        except Dismissed as dismissed:
            raise Ended(dismissed.code, dismissed.reason) from None
        finally:
            connection.detach()

    async def close(self) -> None:
        """Tell all clients to come back later."""
        self._closing = True
        for task in list(self._open):
            task.cancel()
        if self._open:
            await asyncio.wait(list(self._open), timeout=2.0)


async def _hello(receive: Receive) -> m.Hello:
    try:
        message = await asyncio.wait_for(receive(), PATIENCE)
        if message["type"] == "websocket.disconnect":
            raise Ended(1000)
        hello = m.decode_hello(message.get("text") or message.get("bytes") or "")
    except TimeoutError:
        raise Ended(BAD_HELLO, "the first message, a hello, did not come in time") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Ended(BAD_HELLO, f"the first message must be a hello: {error}"[:120]) from None
    if hello.protocol != PROTOCOL:
        raise Ended(BAD_HELLO, f"this server speaks protocol {PROTOCOL}")
    return hello


def _viewer(live: Live, hello: m.Hello) -> Viewer:
    if hello.secret is None:
        if not live.table.created.watch:
            raise Ended(NO_WATCHING, "this table is not open to watchers")
        return None
    seat = live.table.seat_of(hello.secret)
    if seat is None:
        if words := live.table.worthless.get(hashed(hello.secret)):
            raise Ended(SEAT_LOST, sentence(words))
        raise Ended(WRONG_SECRET, "this link does not belong to any seat at this table")
    return seat


async def _close(send: Send, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        await send({"type": "websocket.close", "code": code, "reason": reason})
