"""uvicorn's WebSockets, with a shorter way out for texts.

Most of what an answer costs is telling it to all viewers. uvicorn makes a coroutine, a frame object
and a system call of every message; here those that are ready together leave in one write. An
application finds it in its scope, as ASGI's extensions are found. The longer way stays open, and is
taken wherever somebody reads slowly: `send` waits for them.
"""

from __future__ import annotations

from collections.abc import Iterable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION = "shipboard.wire"
WHOLE_TEXT = 0x81  # first byte of a frame that is a whole text (RFC 6455, 5.2)


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    async def run_asgi(self) -> None:
        """Offer the shorter way to the application."""
        self.scope["extensions"][EXTENSION] = {"wire": self}
        await super().run_asgi()

    @property
    def free(self) -> bool:
        """Whether texts may be written now: the client is there and has read what it was sent."""
        here = not (self.disconnected or self.close_sent) and self.conn.state is State.OPEN
        return here and self.writable.is_set()

    def write(self, texts: Iterable[bytes]) -> None:
        """Send these texts, each as a message, if it is `free`."""
        parts: list[bytes] = []
        for text in texts:
            parts.append(_head(len(text)))
            parts.append(text)
        if parts:
            self.transport.write(b"".join(parts))


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
