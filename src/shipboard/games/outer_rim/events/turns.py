"""Set-up, turns, planning, movement, patrols on the move, trade, deals."""

from __future__ import annotations

from shipboard.kernel.declare import Event

TURNS: tuple[Event, ...] = ()
