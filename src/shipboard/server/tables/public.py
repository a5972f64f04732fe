"""A table as all may see it, apart from its game."""

from __future__ import annotations

from typing import Any

from .sheet import RULES, Seat
from .standing import Table


def public(table: Table, now: int) -> dict[str, Any]:
    """The table as all may see it."""
    made = table.created
    window = table.window
    return {
        "id": table.id,
        "code": table.code,
        "game": made.game,
        "title": table.game.title,
        "players": made.players,
        "options": made.options,
        "status": table.status,
        "stopped": table.stopped or None,
        "host": table.host,
        "seats": [_seat(number, seat) for number, seat in enumerate(table.seats)]
        + [
            _seat(number, Seat(name, RULES, "", ""))
            for number, name in enumerate(table.automatic, made.players)
        ],
        "open": made.open,
        "watch": made.watch,
        "talk": table.talk,
        "watchers": table.watchers,
        "clock": made.clock,
        "grace": made.grace,
        "leave": made.leave,
        "pause": made.pause,
        "hints": made.hints and bool(table.adviser),
        "deadline": table.deadline,
        "window": None
        if window is None
        else {"until": None if table.solo else window.until, "more": window.more},
        "commitment": table.commitment,
        "rematch": table.rematch,
        "fork": {"table": made.forked, "answer": made.answer} if made.forked else None,
        "now": now,
    }


def _seat(number: int, seat: Seat) -> dict[str, Any]:
    return {
        "seat": number,
        "name": seat.name,
        "who": seat.who,
        "bot": seat.bot or None,
        "present": seat.present,
        "away_since": seat.away_since,
        "rematch": seat.rematch,
        "resigned": seat.resigned,
        "muted": seat.muted,
        "late": seat.late,
    }
