"""Market, barter, ships, deliveries, encounters, contacts, bounties, jobs."""

from __future__ import annotations

from shipboard.kernel.declare import Event

TABLE: tuple[Event, ...] = ()
