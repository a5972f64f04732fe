"""uvicorn's WebSockets, with a shorter way in and out.

uvicorn makes a queue, a task and two changes of the poll of every message that comes, and a
coroutine, a frame object and a system call of every one that goes. Here what comes is given to who
takes it at once, and texts that are ready together leave in one write. An application finds this
in its scope, as ASGI's extensions are found. The longer way stays open, and is taken by the first
messages of a connection, and wherever somebody reads slowly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .gate import Gate

EXTENSION = "shipboard.wire"
WHOLE_TEXT = 0x81  # first byte of a frame that is a whole text (RFC 6455, 5.2)

Taker = Callable[[str | bytes], None]


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    _taker: Taker | None = None
    _failure: Exception | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._gate: Gate = self.app_state["gate"]

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended: it was let in when it was made."""
        super().connection_lost(exc)
        self._gate.leave(self.client[0] if self.client else "")

    def refuse(self, answer: bytes) -> None:
        """Answer in HTTP and hang up: there will be no WebSocket."""
        self.handshake_complete = self.close_sent = True
        if not self.transport.is_closing():
            self.transport.write(answer)
        self.transport.close()

    async def run_asgi(self) -> None:
        """Offer the shorter way to the application."""
        self.scope["extensions"][EXTENSION] = {"wire": self}
        await super().run_asgi()

    # In.

    async def give(self, taker: Taker) -> None:
        """Give all further messages to this, until the client leaves or it raises something."""
        while not self.queue.empty():
            message = await self.receive()
            if message["type"] != "websocket.receive":
                self._fail()
                return
            taker(message.get("text") or message.get("bytes") or "")
        self._taker = taker
        try:
            await self.receive()
        finally:
            self._taker = None
        self._fail()

    def end(self, failure: Exception) -> None:
        """Take nothing more: who gave this a taker hears of the failure."""
        self._taker = None
        self._failure = failure
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1011})

    def _fail(self) -> None:
        if self._failure is not None:
            raise self._failure

    def send_receive_event_to_app(self) -> None:
        """A message is complete."""
        taker = self._taker
        if taker is None or self.close_sent:
            self.curr_msg_data_type = "bytes"  # whoever reads it says so if it is no text
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            taker(data)
        except Exception as failure:
            self.end(failure)

    def hold(self) -> None:
        """Read nothing more for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Read again."""
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    # Out.

    @property
    def free(self) -> bool:
        """Whether texts may be written now: the client is there and has read what it was sent."""
        here = not (self.disconnected or self.close_sent) and self.conn.state is State.OPEN
        return here and self.writable.is_set()

    def write(self, texts: Sequence[bytes]) -> None:
        """Send these texts, each as a message, if it is `free`."""
        parts: list[bytes] = []
        for text in texts:
            parts.append(_head(len(text)))
            parts.append(text)
        if parts:
            self.transport.write(b"".join(parts))

    async def write_slowly(self, text: bytes) -> None:
        """Send this text when the client has read what it was sent."""
        await self.send({"type": "websocket.send", "text": text.decode()})


def _head(size: int) -> bytes:
    """The beginning of a frame from the server, which is never masked.

    >>> _head(5).hex(), _head(300).hex(), _head(70_000).hex()
    ('8105', '817e012c', '817f0000000000011170')
    """
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
