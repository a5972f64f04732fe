"""A client of the protocol that knows no game: it keeps what it is sent, and answers at random."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from functools import partial
from typing import Any
from urllib.request import Request, urlopen

import websockets

Json = dict[str, Any]


class Failed(Exception):
    """The server said no."""

    def __init__(self, status: int, error: str) -> None:
        super().__init__(f"{status}: {error}")
        self.status = status


def call(base: str, method: str, path: str, body: Any = None, secret: str = "") -> Any:
    """One REST call; the decoded answer."""
    status, data = raw(base, method, path, body, secret)
    answer: Any = json.loads(data)
    if status >= 400:
        raise Failed(status, answer["error"])
    return answer


def raw(base: str, method: str, path: str, body: Any = None, secret: str = "") -> tuple[int, bytes]:
    """One REST call; status and body."""
    headers = {"content-type": "application/json"}
    if secret:
        headers["authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    request = Request(base + path, data, headers, method=method)
    try:
        with urlopen(request, timeout=30) as response:
            return response.status, response.read()
    except OSError as error:
        if (status := getattr(error, "code", None)) is None:
            raise
        with contextlib.closing(error):  # type: ignore[type-var]
            return status, error.read()  # type: ignore[attr-defined]


def new_table(base: str, game: str, seats: list[str], **more: Any) -> Json:
    """Make a table; the ticket."""
    body = {"game": game, "players": len(seats), "seats": seats, "name": "Ada"} | more
    ticket: Json = call(base, "POST", "/api/tables", body)
    return ticket


class Client:
    """One connection. `position`, `table`, `events` are what a page would show."""

    def __init__(self, base: str, table: str, secret: str | None, seed: int = 1) -> None:
        self.url = base.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.secret = secret
        self.stream: str | None = None
        self.seen = 0
        self.viewer: int | None = None
        self.resumed = False
        self.table: Json = {}
        self.position: Json | None = None
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self.troubles: list[str | None] = []
        self.received: list[str] = []
        self.changed = asyncio.Condition()
        self.random = random.Random(seed)
        self._replies: dict[int, asyncio.Future[Json]] = {}
        self._refs = 0
        self._task: asyncio.Task[None] | None = None
        self._socket: Any = None

    async def __aenter__(self) -> Client:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def open(self) -> Any:
        """A connection to the table."""
        return await websockets.connect(self.url, max_size=None, compression=None)

    async def connect(self) -> None:
        """Say hello, and take what was missed."""
        self._socket = await self.open()
        hello = {
            "type": "hello", "protocol": 1, "secret": self.secret, "stream": self.stream,
            "seen": self.seen,
        }  # fmt: skip
        await self._socket.send(json.dumps(hello))
        welcome = json.loads(await self._socket.recv())
        assert welcome["type"] == "welcome", welcome
        self.viewer = welcome["viewer"]
        self.stream = welcome["stream"]
        self.resumed = welcome["resumed"]
        self._task = asyncio.create_task(self._read())
        if not self.resumed:
            await self.until(lambda: bool(self.table))

    async def leave(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            await self._socket.close()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._task

    async def cut(self) -> None:
        """Lose the connection without a word."""
        self._socket.transport.abort()
        if self._task is not None:
            with contextlib.suppress(Exception):
                await self._task

    async def _read(self) -> None:
        try:
            async for text in self._socket:
                self.received.append(text)
                await self.take(json.loads(text))
        except websockets.ConnectionClosed:
            pass
        for future in self._replies.values():
            if not future.done():
                future.cancel()
        async with self.changed:
            self.changed.notify_all()

    async def take(self, message: Json) -> None:
        """What a page does with a message."""
        if message["type"] == "reply":
            future = self._replies.pop(message["ref"], None)
            if future is not None and not future.done():
                future.set_result(message)
            return
        if message["type"] == "trouble":
            self.troubles.append(message["text"])
            await self._notify()
            return
        if message["type"] == "snapshot":
            self.table, self.position = message["table"], message["position"]
            self.events, self.chat = message["events"], message["chat"]
        else:
            assert message["n"] == self.seen + 1, (message["n"], self.seen)
            if message["type"] == "rewind":
                del self.events[message["keep"] :]
            self.table |= message.get("table", {})
            self.events += message.get("events", [])
            self.chat += message.get("chat", [])
            self._merge(message.get("position", {}))
        self.seen = message["n"]
        await self._notify()

    async def _notify(self) -> None:
        async with self.changed:
            self.changed.notify_all()

    def _merge(self, changes: Json) -> None:
        if not changes:
            return
        if self.position is None:
            self.position = {}
        for key, value in changes.items():
            if key in ("zones", "facts"):
                self.position[key] = self.position.get(key, {}) | value
            else:
                self.position[key] = value

    async def until(self, condition: Any, timeout: float = 60) -> None:
        """Wait until this holds."""
        async with asyncio.timeout(timeout):
            async with self.changed:
                await self.changed.wait_for(condition)

    async def send(self, what: str, /, **fields: Any) -> Json:
        """Send a message and wait for its reply."""
        self._refs += 1
        ref = self._refs
        future = self._replies[ref] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps({"type": what, "ref": ref} | fields))
        return await asyncio.wait_for(future, 30)

    async def must(self, what: str, /, **fields: Any) -> Any:
        """Send a message that has to be accepted."""
        reply = await self.send(what, **fields)
        assert reply["ok"], reply
        return reply["value"]

    @property
    def asked(self) -> list[Json]:
        """What is asked of this seat now."""
        found: list[Json] = (self.position or {}).get("decisions", [])
        return found

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.get("status") == "over")

    @property
    def gone(self) -> bool:
        """Whether the connection has ended."""
        return self._task is None or self._task.done()

    async def answer(self) -> Json:
        """Answer the first decision with any option."""
        decision = self.asked[0]
        option = self.random.choice(decision["options"])["id"]
        return await self.send("answer", decision=decision["id"], option=option)

    async def play(self) -> int:
        """Answer at random until the game is over; how many answers were taken."""
        taken = 0
        while not self.ended():
            if not self.asked:
                await self.until(lambda: bool(self.asked) or self.ended(), 120)
                continue
            before = self.asked[0]["id"]
            reply = await self.answer()
            taken += reply["ok"]
            if reply["ok"]:
                await self.until(partial(self.gone_on, before))
            else:
                await asyncio.sleep(0.01)
        return taken

    def ended(self) -> bool:
        """Whether there is nothing more to wait for."""
        return self.over or self.gone

    def gone_on(self, before: int) -> bool:
        """Whether this decision is asked no longer."""
        return self.ended() or all(asked["id"] != before for asked in self.asked)
