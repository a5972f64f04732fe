"""Who may send how much: a bucket of tokens for each connection and each address."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

BURST = 3  # seconds' worth of messages that may come at once
REMEMBERED = 10_000  # addresses


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


class Addresses:
    """How much each address asks, and how many connections it has."""

    def __init__(self, rate: float, tables: float, connections: int) -> None:
        self._rates = {"requests": (rate, float(BURST)), "tables": (tables / 3600, 3600.0)}
        self._most = connections
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._open: Counter[str] = Counter()

    def may_ask(self, address: str, what: str = "requests") -> bool:
        """Whether one more is within the limit: `requests`, or `tables` made within an hour."""
        key = (address, what)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*self._rates[what])
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        return bucket.take()

    def connect(self, address: str) -> bool:
        """Count one more connection, if it is within the limit."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """One connection less."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
