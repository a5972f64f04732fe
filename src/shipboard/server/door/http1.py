"""uvicorn's HTTP over h11, for strangers: nobody is waited for without end.

Who sends nothing, or half a request, is sent away after a while; so is who comes when there are too
many. What is no HTTP is refused like everything else, in a sentence. A client that takes nothing
of what it is sent is dropped by the system: see `run.py`.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from .gate import Gate
from .problems import whole

HEAD = 10.0  # seconds for the head of a request, counted from the connection or its first byte
BODY = 10.0  # seconds for its body
IDLE = 5  # seconds until the next request of a connection

GARBAGE = "the server cannot understand this request"
SLOW = "the request did not arrive in time"


class Door(H11Protocol):
    """One connection, until it ends or becomes a WebSocket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._gate: Gate = self.app_state["gate"]
        self._inside = False
        self._timer: asyncio.TimerHandle | None = None
        self._awaited: Any = None  # what the client is to send: h11's IDLE is for a head

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or turn it away."""
        super().connection_made(transport)
        refusal = self._gate.enter(self._address, transport.get_extra_info("socket").fileno())
        if refusal:
            self._end(refusal)
            return
        self._inside = True
        self._await(h11.IDLE)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended."""
        self._await(None)
        super().connection_lost(exc)
        if self._inside:
            self._inside = False
            self._gate.leave(self._address)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else ""

    # Time.

    def data_received(self, data: bytes) -> None:
        """Something has come: what is waited for now?"""
        super().data_received(data)
        if self._inside:
            self._await(self.conn.their_state)

    def on_response_complete(self) -> None:
        """The answer is out: the next request has its own time, the rest of a body keeps its."""
        super().on_response_complete()
        self._await(h11.SEND_BODY if self.conn.their_state is h11.SEND_BODY else None)

    def _await(self, what: Any) -> None:
        """A head or a body has its time from its beginning, in however many pieces it comes."""
        if what is self._awaited:
            return
        self._awaited = what
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if what is h11.IDLE or what is h11.SEND_BODY:
            self._timer = self.loop.call_later(HEAD if what is h11.IDLE else BODY, self._late)

    def _late(self) -> None:
        """Browsers make connections that they do not use: only who has begun hears a sentence."""
        begun = self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        self._end(whole(SLOW, 408) if begun else b"")

    # The end.

    def send_400_response(self, msg: str) -> None:
        """It is no HTTP."""
        self._end(whole(GARBAGE, 400))

    def _end(self, words: bytes) -> None:
        """Say this to who has no answer yet and is getting none, and hang up."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True  # nobody waits for the application's answer any more
        unanswered = self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE)
        if words and unanswered and not self.transport.is_closing():
            self.transport.write(words)
        self.transport.close()

    # WebSockets.

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes a WebSocket, which leaves the gate when it ends."""
        self._inside = False
        self._await(None)
        super().handle_websocket_upgrade(event)
        protocol: Any = self.transport.get_protocol()
        if not protocol.handshake_initiated:  # websockets could not read it, and says nothing
            self._end(whole(GARBAGE, 400))
