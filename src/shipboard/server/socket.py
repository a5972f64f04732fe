"""The WebSocket of a table, straight on ASGI: one reader and one sender for each connection."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from typing import Any

import msgspec

from shipboard.kernel.view import Viewer

from . import driver, metrics
from . import messages as m
from .commands import carry_out
from .hub import Hub, Missing
from .limits import Addresses, Bucket
from .live import Job, Live
from .origins import allowed
from .publish import Stream
from .refusals import MALFORMED, sentence
from .store import Away
from .wire import EXTENSION, Wire

PATH = re.compile("/api/tables/([^/]+)/socket")
PROTOCOL = 1
PATIENCE = 10.0  # seconds until the first message
LONGEST = 8192  # bytes of a message
WAITING = 32  # replies that may wait; then nothing more is read
BAD_HELLO, WRONG_SECRET, NO_WATCHING, NO_TABLE = 4400, 4401, 4403, 4404
TOO_MUCH, RESTART = 4429, 1012

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
log = logging.getLogger("shipboard.socket")
encode = msgspec.json.Encoder().encode


class Ended(Exception):
    """The connection is to be closed with this code."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """One client at one table."""

    def __init__(self, live: Live, viewer: Viewer, send: Send, wire: Wire, rate: float) -> None:
        self.live = live
        self.viewer = viewer
        self._send = send
        self._wire = wire
        self._bucket = Bucket(rate)
        # Each with the number in the stream after which it comes: first what was done is shown.
        self._replies: deque[tuple[int, bytes]] = deque()
        self._stream: Stream | None = None
        self._sent = 0
        self._room = asyncio.Event()
        self._room.set()
        self._attached = asyncio.Event()
        self._slow: asyncio.Task[None] | None = None
        self.lagging = False

    # Coming and going.

    async def attach(self, hello: m.Hello) -> None:
        """Take a place in the viewer's stream, at a moment when nothing is half-committed."""
        live = self.live
        live.clients.add(self)
        live.submit(driver.attend, lambda _: self._place(hello))
        live.driver.take()
        await self._attached.wait()

    def _place(self, hello: m.Hello) -> None:
        live = self.live
        stream = self._stream = live.stream(self.viewer)
        live.bring_up(stream)
        stream.clients += 1
        resumed = hello.stream == stream.id and stream.keeps(hello.seen)
        self._sent = hello.seen if resumed else stream.n
        welcome = {
            "type": "welcome",
            "viewer": self.viewer,
            "stream": stream.id,
            "resumed": resumed,
        }
        self._replies.append((self._sent, encode(welcome)))
        if not resumed:
            self._replies.append((self._sent, stream.snapshot(live.table, live.sight)))
        self._attached.set()
        self.wake()

    def detach(self) -> None:
        """Leave."""
        live = self.live
        live.clients.discard(self)
        if self._attached.is_set():
            live.stream(self.viewer).clients -= 1
        live.submit(partial(driver.gone, self.viewer))
        if not live.clients:
            live.driver.release()

    # Sending.

    def wake(self) -> None:
        """There is something to send: send it now, or, to a client that reads slowly, later."""
        if self._slow:
            return
        if self._wire.free:
            self._wire.write(iter(self._next, None))
        else:
            self._slow = asyncio.create_task(self._send_slowly())

    async def _send_slowly(self) -> None:
        """Send whatever there is, each message when the one before has left."""
        try:
            while data := self._next():
                await self._send({"type": "websocket.send", "text": data.decode()})
        except (OSError, RuntimeError):
            # The client has left or was closed; whoever reads from it will hear so.
            self._replies.clear()
            self._stream = None
        finally:
            self._slow = None

    def _next(self) -> bytes | None:
        if self._replies and self._replies[0][0] <= self._sent:
            _, reply = self._replies.popleft()
            if len(self._replies) < WAITING:
                self._room.set()
            return reply
        stream = self._stream
        if stream is None or self._sent == stream.n:
            return None
        if (gap := stream.n - self._sent) > len(stream.ring):
            # What is in memory may not all be committed: then the commit will wake us.
            self.lagging = not self.live.idle
            if self.lagging:
                return None
            metrics.dropped.inc()
            self._sent = stream.n
            return stream.snapshot(self.live.table, self.live.sight)
        self._sent += 1
        return stream.ring[-gap]

    # Receiving.

    async def read(self, receive: Receive) -> None:
        """Take messages until the client leaves."""
        while True:
            await self._room.wait()
            self.take(await _message(receive))

    def take(self, data: str | bytes) -> None:
        """One message."""
        if not self._bucket.take():
            metrics.limited.labels("messages").inc()
            raise Ended(TOO_MUCH, "too many messages")
        try:
            command = m.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            metrics.refusals.labels("malformed").inc()
            self._reply(_ref(data), None, f"not a message of this protocol: {error}", MALFORMED)
            return
        if isinstance(command, m.Ack | m.Ping):
            if isinstance(command, m.Ping):
                self._reply(command.ref)
            return
        work = partial(carry_out, self.viewer, command)
        self.live.submit(work, partial(self._answer, command))

    def _answer(self, command: Any, job: Job) -> None:
        if job.error:
            metrics.refusals.labels(type(command).__struct_config__.tag).inc()
        self._reply(command.ref, job.value, job.error, job.code)

    def _reply(self, ref: m.Ref, value: Any = None, error: str = "", code: str = "") -> None:
        reply: dict[str, Any] = {"type": "reply", "ref": ref, "ok": not error}
        if error:
            reply |= {"error": sentence(error), "code": code}
        else:
            reply["value"] = value
        after = self._stream.n if self._stream else 0
        self._replies.append((after, encode(reply)))
        if len(self._replies) >= WAITING:
            self._room.clear()
        self.wake()


class Sockets:
    """The way in for WebSockets."""

    def __init__(self, hub: Hub, addresses: Addresses) -> None:
        self.hub = hub
        self.addresses = addresses
        self._open: set[asyncio.Task[Any]] = set()
        self._closing = False

    async def serve(self, scope: Any, receive: Receive, send: Send) -> None:
        """One connection from beginning to end."""
        where = PATH.fullmatch(scope["path"])
        address = scope["client"][0] if scope.get("client") else ""
        await receive()  # websocket.connect
        if not where or not allowed(scope, self.hub.settings.origins) or self._closing:
            await send({"type": "websocket.close", "code": 1008})
            return
        if not self.addresses.connect(address):
            metrics.limited.labels("connections").inc()
            await send({"type": "websocket.close", "code": TOO_MUCH})
            return
        metrics.connections.inc()
        task = asyncio.current_task()
        if task:
            self._open.add(task)
        try:
            await send({"type": "websocket.accept"})
            await self._talk(where[1], receive, send, scope["extensions"][EXTENSION]["wire"])
        except Ended as ended:
            await _close(send, ended.code, ended.reason)
        except asyncio.CancelledError:
            await _close(send, RESTART, "the server restarts")
        except Exception:
            log.exception("a connection failed")
            await _close(send, 1011, "something went wrong here")
        finally:
            metrics.connections.dec()
            self.addresses.disconnect(address)
            if task:
                self._open.discard(task)

    async def _talk(self, ident: str, receive: Receive, send: Send, wire: Wire) -> None:
        try:
            hello = await _hello(receive)
            live = await self.hub.table(ident)
            rate = self.hub.settings.messages
            connection = Connection(live, _viewer(live, hello), send, wire, rate)
        except Missing:
            raise Ended(NO_TABLE, "there is no such table") from None
        except Away as away:
            raise Ended(RESTART, str(away)) from None
        try:
            await connection.attach(hello)
            await connection.read(receive)
        except Gone:
            pass
        finally:
            connection.detach()

    async def close(self) -> None:
        """Tell all clients to come back later."""
        self._closing = True
        for task in list(self._open):
            task.cancel()
        if self._open:
            await asyncio.wait(list(self._open), timeout=2.0)


class Gone(Exception):
    """The client has left."""


async def _message(receive: Receive) -> str | bytes:
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise Gone
    data: str | bytes = message.get("text") or message.get("bytes") or ""
    if len(data) > LONGEST:
        raise Ended(1009, f"a message has at most {LONGEST} bytes")
    return data


async def _hello(receive: Receive) -> m.Hello:
    try:
        hello = m.decode_hello(await asyncio.wait_for(_message(receive), PATIENCE))
    except TimeoutError:
        raise Ended(BAD_HELLO, "no hello came") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Ended(BAD_HELLO, f"not a hello: {error}"[:120]) from None
    except Gone:
        raise Ended(1000) from None
    if hello.protocol != PROTOCOL:
        raise Ended(BAD_HELLO, f"this server speaks protocol {PROTOCOL}")
    return hello


def _viewer(live: Live, hello: m.Hello) -> Viewer:
    if hello.secret is None:
        if not live.table.created.watch:
            raise Ended(NO_WATCHING, "this table does not let itself be watched")
        return None
    seat = live.table.seat_of(hello.secret)
    if seat is None:
        raise Ended(WRONG_SECRET, "this secret is of no seat at this table")
    return seat


def _ref(data: str | bytes) -> m.Ref:
    """The reference of a message that is wrong otherwise, if it can be found."""
    try:
        return msgspec.json.decode(data, type=_Ref).ref
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


class _Ref(msgspec.Struct):
    ref: m.Ref = None


async def _close(send: Send, code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        await send({"type": "websocket.close", "code": code, "reason": reason})
