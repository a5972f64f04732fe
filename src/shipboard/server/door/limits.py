"""Who may have how much: tokens for each connection, and by address tokens and connections.

What is counted by address holds for all workers together. It is kept in a small SQLite database: in
memory where there is one worker, in a file that all of them open where there are several. A worker
that is killed takes no lock with it, and what it held is forgotten by whoever replaces it.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from ..logs import Seldom

BURST = 3  # seconds' worth of messages that may come at once
GUESSES = 10  # codes of no table that an address may try within a minute
REMEMBERED = 100_000  # addresses
TIDY = 60.0  # seconds between two looks for what may be forgotten
PATIENCE = 1.0  # seconds for which a worker waits for another one that is counting
IN_MEMORY = ":memory:"

SCHEMA = """
create table if not exists tokens (
    what text, address text, left real, at real, primary key (what, address)
) without rowid;
create table if not exists held (
    what text, address text, worker int, count int, primary key (what, address, worker)
) without rowid;
"""
# A bucket fills while nobody looks: what is in it now is what was left, and what came in since.
TAKE = """
insert into tokens values (:what, :address, :full - 1, :now) on conflict do update
set left = min(:full, left + (:now - at) * :rate) - 1, at = :now
where min(:full, left + (:now - at) * :rate) >= 1 returning 1
"""
GIVE_BACK = "update tokens set left = left + 1 where what = :what and address = :address"
FORGET_FULL = "delete from tokens where what = :what and left + (:now - at) * :rate >= :full"
FORGET_OLD = """
delete from tokens where at < (select at from tokens order by at desc limit 1 offset :most)
"""
HOLD = """
insert into held select :what, :address, :worker, 1
where (select total(count) from held where what = :what and address = :address) < :most
on conflict do update set count = count + 1 returning 1
"""
LET_GO = """
update held set count = count - 1
where what = :what and address = :address and worker = :worker and count > 0
"""
FORGET_NONE = "delete from held where count < 1"
FORGET_WORKER = "delete from held where worker = :worker"

log = logging.getLogger("shipboard.limits")


class Bucket:
    """Fills at a fixed rate; an empty one says no."""

    __slots__ = ("_full", "_rate", "_tokens", "_when")

    def __init__(self, rate: float, burst: float = BURST) -> None:
        self._rate = rate
        self._full = max(1.0, rate * burst)
        self._tokens = self._full
        self._when = time.monotonic()

    def take(self) -> bool:
        """Take one token, if there is one."""
        now = time.monotonic()
        self._tokens = min(self._full, self._tokens + (now - self._when) * self._rate)
        self._when = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Counts:
    """What has been counted, by all workers that were given the same file."""

    def __init__(self, where: str = IN_MEMORY) -> None:
        self._seldom = Seldom(log)
        self._stored = sqlite3.connect(where, timeout=PATIENCE, isolation_level=None)
        if where != IN_MEMORY:
            self._stored.execute("pragma journal_mode = wal")
            self._stored.execute("pragma synchronous = off")
        self._stored.executescript(SCHEMA)

    def ask(self, statement: str, **values: Any) -> bool:
        """Whether something was counted. Who cannot count lets all in: the game goes before."""
        try:
            return self._stored.execute(statement, values).fetchone() is not None
        except sqlite3.ProgrammingError:
            return True  # closed: the server stops
        except sqlite3.Error as error:
            self._seldom.warn("requests cannot be counted, so no limit holds", cause=str(error))
            return True

    def forget(self, worker: int) -> None:
        """This worker is no more: it holds nothing."""
        self.ask(FORGET_WORKER, worker=worker)

    def close(self) -> None:
        """Count no more."""
        self._stored.close()


class Addresses:
    """How much each address asks, and how many connections it has."""

    def __init__(self, rate: float, tables: float, connections: int, counts: Counts) -> None:
        rates = {
            "requests": (rate, float(BURST)),
            "tables": (tables / 3600, 3600.0),
            "guesses": (GUESSES / 60, 60.0),
        }
        self._rates: dict[str, dict[str, Any]] = {
            what: {"what": what, "rate": rate, "full": max(1.0, rate * burst)}
            for what, (rate, burst) in rates.items()
        }
        self._most = connections
        self._worker = os.getpid()
        self._tidied = 0.0
        self._counts = counts

    # Tokens.

    def may_ask(self, address: str, what: str = "requests") -> bool:
        """Whether one more is within the limit of `requests`, `tables` or `guesses`."""
        now = time.monotonic()
        if now > self._tidied + TIDY:
            self._tidied = now
            self._tidy(now)
        return self._counts.ask(TAKE, **self._rates[what], address=whose(address), now=now)

    def give_back(self, address: str, what: str) -> None:
        """What was taken was not used up."""
        self._counts.ask(GIVE_BACK, what=what, address=whose(address))

    def _tidy(self, now: float) -> None:
        for rate in self._rates.values():
            self._counts.ask(FORGET_FULL, **rate, now=now)
        self._counts.ask(FORGET_OLD, most=REMEMBERED)
        self._counts.ask(FORGET_NONE)

    # Connections.

    def connect(self, address: str) -> bool:
        """Count one more WebSocket, if it is within the limit."""
        return self.hold("connections", address, self._most)

    def disconnect(self, address: str) -> None:
        """One WebSocket less."""
        self.let_go("connections", address)

    def hold(self, what: str, address: str, most: int) -> bool:
        """Count one more of something that an address may have so many of at a time."""
        who = whose(address)
        return self._counts.ask(HOLD, what=what, address=who, worker=self._worker, most=most)

    def let_go(self, what: str, address: str) -> None:
        """One less."""
        self._counts.ask(LET_GO, what=what, address=whose(address), worker=self._worker)


@lru_cache(4096)
def whose(address: str) -> str:
    """Who counts as one: an address, and in IPv6, where every machine has many, its network.

    >>> whose("192.0.2.1"), whose("::ffff:192.0.2.1"), whose("2001:db8::1:2:3:4")
    ('192.0.2.1', '192.0.2.1', '2001:db8::/64')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), 64), strict=False))
