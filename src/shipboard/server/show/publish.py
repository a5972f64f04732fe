"""Numbered messages to the viewers of a table.

All connections of one viewer (a seat, or the spectators) share one stream: each message is made
and encoded once. A client is a place in the stream; who falls too far behind gets a snapshot.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import Any

import msgspec

from shipboard.kernel.view import PARTED, Viewer

from .. import clock
from ..tables.standing import CHAT_KEPT, Table
from .shown import Sight, asked

RING = 64  # messages kept for those who come back, or read slowly

encode = msgspec.json.Encoder().encode
Message = dict[str, Any]


class Stream:
    """What one viewer was sent, and what is new for it."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.id = secrets.token_urlsafe(9)
        self.n = 0
        self.ring: deque[bytes] = deque(maxlen=RING)
        self.clients = 0
        self.behind = True  # nothing was followed since the last message: compare everything
        self._position: Message = {}
        self._table: Message = {}
        self._events = 0
        self._chat = 0
        self._cut: int | None = None

    def fall_behind(self, cut: int | None) -> None:
        """Nobody follows just now; only where the log was cut must be remembered."""
        self.behind = True
        if cut is not None:
            self._cut = cut if self._cut is None else min(cut, self._cut)

    def keeps(self, seen: int) -> bool:
        """Whether all messages after this number are still here."""
        return 0 <= self.n - seen <= len(self.ring)

    def snapshot(self, table: Table, sight: Sight | None) -> bytes:
        """Everything, as of the last number. It must be up to date: see `update`."""
        return encode(
            {
                "n": self.n,
                "type": "snapshot",
                "table": self._table | {"now": clock.now()},
                "position": self._position or None,
                "events": self._log(table, sight),
                "chat": [line(table, said) for said in table.chat[: self._chat][-CHAT_KEPT:]],
            }
        )

    def _log(self, table: Table, sight: Sight | None) -> list[msgspec.Raw]:
        if table.log is not None:
            return table.log.events(self.viewer)
        return sight.events(self.viewer, 0)[: self._events] if sight else []

    def update(self, table: Table, sight: Sight | None, public: Message) -> bool:
        """Number and keep what is new, if anything is."""
        message: Message = {}
        if public is not self._table:
            before, self._table = self._table, public
            if changed := _fresh(public, before):
                message["table"] = changed | {"now": clock.now()}
        what = "update"
        if sight:
            if (position := self._moved(table, sight)) is not None:
                message["position"] = position
            told = len(sight.match.state.events)
            self.fall_behind(table.cut)
            if self._cut is not None and self._cut < self._events:
                what = "rewind"
                self._events = message["keep"] = self._cut
            self._cut = None
            if told > self._events:
                message["events"] = sight.events(self.viewer, self._events)
                self._events = told
        if len(table.chat) > self._chat:
            message["chat"] = [line(table, said) for said in table.chat[self._chat :]]
            self._chat = len(table.chat)
        self.behind = False
        if not message:
            return False
        self.n += 1
        self.ring.append(encode({"n": self.n, "type": what} | message))
        return True

    def _moved(self, table: Table, sight: Sight) -> Message | None:
        """The keys of the position that are new."""
        last = self._position
        if not last or self.behind:
            found = self._compared(sight.whole(self.viewer) | sight.same)
        else:
            found = dict(sight.rest)
            parts = sight.changes(self.viewer, *[last[key] for key in PARTED])
            found |= {key: part for key, part in zip(PARTED, parts, strict=True) if part}
        self._take(found)
        # What is read off the whole position, as this viewer has it now.
        read: Message = {"goals": sight.goals(last)}
        if self.viewer is not None:
            read |= asked(table, sight, self.viewer, last)
            read["marks"] = marks(table, self.viewer)
        fresh = _fresh(read, last)
        self._take(fresh)
        return found | fresh or None

    def _take(self, found: Message) -> None:
        """Let the position that the viewer has be as new as this."""
        last = self._position
        for key, value in found.items():
            if key in PARTED and key in last:
                last[key].update(value)
            else:
                last[key] = value

    def _compared(self, whole: Message) -> Message:
        """What of a whole position is new, key by key; of zones and facts part by part."""
        last = self._position
        found = _fresh(whole, last)
        for key in PARTED:
            if key in last and (parts := found.pop(key, None)):
                if fresh := _fresh(parts, last[key]):
                    found[key] = fresh
        return found


def _fresh(now: Message, before: Message) -> Message:
    return {key: value for key, value in now.items() if key not in before or before[key] != value}


def marks(table: Table, seat: int) -> list[Message]:
    """What this seat has noted about players; nobody else is shown it."""
    noted = table.marks.get(seat, {})
    return [{"seat": whom, "sign": s, "text": t} for whom, (s, t) in sorted(noted.items())]


def line(table: Table, said: Any) -> Message:
    """One line of table talk."""
    name = said.name or table.name(said.seat)
    return {"at": said.at, "seat": said.seat, "name": name, "text": said.text}
