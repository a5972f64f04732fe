"""What texts do besides: looks, reveals, choices, tokens, named functions."""

from __future__ import annotations

from shipboard.kernel.declare import Event

CARDS: tuple[Event, ...] = ()
