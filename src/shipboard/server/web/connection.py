"""One client at one table: what it sends is taken at once, what it should have leaves at once."""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import Any

import msgspec

from shipboard.kernel.state import Refused
from shipboard.kernel.view import Viewer

from .. import metrics
from ..acts import messages as m
from ..acts.commands import carry_out
from ..door.limits import Bucket
from ..door.wire import Wire
from ..live import roll
from ..live.farewell import NOT_YOURS_NOW, Dismissed
from ..live.jobs import Job, Later
from ..live.live import Live
from ..refusals import (
    FAILED,
    MALFORMED,
    NOT_NOW,
    NOT_STORED,
    NOT_YOURS,
    STORE,
    STUCK,
    Denied,
    code_of,
    sentence,
)
from ..show.publish import Stream
from ..store.parts import Away
from ..tables.standing import hashed

WAITING = 32  # replies that may wait; then nothing more is read

encode = msgspec.json.Encoder().encode


class Flood(Exception):
    """The client sends more than it may."""


class Connection:
    """A place in the stream of a viewer, and the replies to what its client has sent."""

    def __init__(self, live: Live, viewer: Viewer, wire: Wire, rate: float) -> None:
        self.live = live
        self.viewer = viewer
        self.lagging = False
        # The hashes of the secrets that this client has shown; it may have asked for a new one.
        self.key = "" if viewer is None else live.table.seats[viewer].secret
        self._keys = {self.key}
        self._wire = wire
        self._bucket = Bucket(rate)
        # Each with the number in the stream after which it comes: first what was done is shown.
        self._replies: deque[tuple[int, bytes]] = deque()
        self._stream: Stream | None = None
        self._sent = 0
        self._attached = asyncio.Event()
        self._placed = False
        self._ended = False
        self._left = False
        self._slow: asyncio.Task[None] | None = None

    # Coming and going.

    async def attach(self, hello: m.Hello) -> None:
        """Take a place in the viewer's stream, at a moment when nothing is half-committed."""
        live = self.live
        if live.hub.stuck:
            raise Away(STUCK)
        live.clients.add(self)
        if self.viewer is not None and live.table.created.hints:
            live.hub.bots.expect(live.table.created.game)
        live.submit(roll.attend, partial(self._place, hello))
        live.driver.take()
        await self._attached.wait()
        if not self._placed:
            raise Away(STUCK)

    def _place(self, hello: m.Hello, job: Job) -> None:
        self._attached.set()
        if self._left or job.code == STORE:
            return
        viewer = self.viewer
        if self._ended or (viewer is not None and not self._seated(viewer)):
            return
        self._placed = True
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
        self.wake()

    def detach(self) -> None:
        """Leave."""
        live = self.live
        self._left = True
        if self not in live.clients:
            return
        live.clients.discard(self)
        if self._placed:
            live.stream(self.viewer).clients -= 1
        live.submit(roll.attend)
        if not live.clients:
            live.driver.release()

    def holds(self, secret: str) -> bool:
        """Whether it may sit where this is the hash of the secret."""
        return secret in self._keys

    def end(self, why: Dismissed) -> None:
        """Close the connection; what comes from now on is not for this client."""
        self._ended = True
        self._stream = None
        self._replies.clear()
        self._wire.end(why)

    # Sending.

    def wake(self) -> None:
        """There is something to send: send it now, or, to a client that reads slowly, later."""
        if self._slow is not None:
            return
        if not self._wire.free:
            self._slow = asyncio.create_task(self._send_slowly())
            return
        texts = []
        while (text := self._next()) is not None:
            texts.append(text)
        self._wire.write(texts)

    async def _send_slowly(self) -> None:
        """Send whatever there is, each message when the one before has left."""
        try:
            while (text := self._next()) is not None:
                await self._wire.write_slowly(text)
        except (OSError, RuntimeError):
            # The client has left or was closed; whoever reads from it will hear so.
            self._replies.clear()
            self._stream = None
        finally:
            self._slow = None

    def tell(self, text: bytes) -> None:
        """Send this, which is not of the table."""
        if self._placed:
            self._put(self._sent, text)

    def _next(self) -> bytes | None:
        replies = self._replies
        if replies and replies[0][0] <= self._sent:
            if len(replies) == WAITING:
                self._wire.go_on()
            return replies.popleft()[1]
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

    def take(self, data: str | bytes) -> None:
        """One message."""
        if not self._bucket.take():
            raise Flood
        try:
            command = m.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            metrics.refusals.labels(MALFORMED).inc()
            self._reply(
                _ref(data), None, f"this message does not follow the protocol: {error}", MALFORMED
            )
            return
        if isinstance(command, m.Ack | m.Ping):
            if isinstance(command, m.Ping):
                self._reply(command.ref)
            return
        if self.live.hub.stuck:
            self._reply(command.ref, None, NOT_STORED, NOT_NOW)
            return
        if isinstance(command, m.NewLink):
            self._keys.add(hashed(command.secret))
        self.live.submit(
            partial(self._carry_out, command),
            partial(self._answer, command),
            secret=isinstance(command, m.Answer | m.Undo),
        )

    def _carry_out(self, command: Any, live: Live) -> Any:
        """Do it, unless somebody else has the seat by now: another worker may have heard so."""
        viewer = self.viewer
        if viewer is not None and not self._seated(viewer):
            raise Denied(NOT_YOURS, live.table.worthless.get(self.key, NOT_YOURS_NOW))
        return carry_out(viewer, command, live)

    def _seated(self, viewer: int) -> bool:
        """Whether the seat is still this client's."""
        return self.live.table.seats[viewer].secret in self._keys

    def _answer(self, command: Any, job: Job) -> None:
        if job.code == FAILED:
            metrics.refusals.labels(FAILED).inc()
        if isinstance(job.value, Later) and not job.error:
            self.live.hub.spawn(self._answer_later(command.ref, job.value))
            return
        self._reply(command.ref, job.value, job.error, job.code)

    async def _answer_later(self, ref: m.Ref, later: Later) -> None:
        try:
            value, error, code = await later.wait(), "", ""
        except Refused as refused:
            value, error, code = None, str(refused), code_of(refused)
        if not (self._left or self._ended):
            self._reply(ref, value, error, code)

    def _reply(self, ref: m.Ref, value: Any = None, error: str = "", code: str = "") -> None:
        reply: dict[str, Any] = {"type": "reply", "ref": ref, "ok": not error}
        if error:
            reply |= {"error": sentence(error), "code": code}
        else:
            reply["value"] = value
        self._put(self._stream.n if self._stream else 0, encode(reply))

    def _put(self, after: int, text: bytes) -> None:
        self._replies.append((after, text))
        if len(self._replies) == WAITING:
            self._wire.hold()
        self.wake()


def _ref(data: str | bytes) -> m.Ref:
    """The reference of a message that is wrong otherwise, if it can be found."""
    try:
        return m.decode_ref(data).ref
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
