"""Who makes tables: each address under a name that does not tell it, and how many it may have."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network

from ..door.limits import REMEMBERED, Bucket
from ..refusals import LIMITED, Denied
from ..store.store import Store

HOUR = 3600.0
HOUSEHOLD = 64  # bits of an IPv6 address that a provider gives to one customer


class Makers:
    """Counts the unfinished tables of each address, and the rematches."""

    def __init__(self, store: Store, most: int, rematches: int) -> None:
        self._store = store
        self._most = most
        self._rematches = rematches  # within an hour
        self._under_way: Counter[str] = Counter()
        self._again: OrderedDict[str, Bucket] = OrderedDict()

    def name(self, address: str) -> str:
        """The same for the same address, and no help to find it without the store's key."""
        key = self._store.key
        return blake2b(household(address).encode(), key=key, digest_size=12).hexdigest()

    @asynccontextmanager
    async def room(self, address: str) -> AsyncIterator[str]:
        """While a table is made from this address: the name of its maker, if there is room."""
        maker = self.name(address)
        self._under_way[maker] += 1
        try:
            if await self._store.unfinished(maker) + self._under_way[maker] > self._most:
                words = f"{self._most} tables from this address are still unfinished"
                raise Denied(LIMITED, f"{words}: finish or close one of them first")
            yield maker
        finally:
            self._under_way[maker] -= 1
            if not self._under_way[maker]:
                del self._under_way[maker]

    def check_again(self, maker: str) -> None:
        """Refuse too many rematches at the tables of one maker."""
        bucket = self._again.get(maker)
        if bucket is None:
            bucket = self._again[maker] = Bucket(self._rematches / HOUR, HOUR)
            if len(self._again) > REMEMBERED:
                self._again.popitem(last=False)
        if not bucket.take():
            raise Denied(
                LIMITED, "too many rematches from this address in the last hour; try again later"
            )


def household(address: str) -> str:
    """What one customer of a provider has: an IPv4 address, or a network of IPv6.

    >>> household("203.0.113.9"), household("::ffff:203.0.113.9"), household("2001:db8::1:2")
    ('203.0.113.9', '203.0.113.9', '2001:db8::/64')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, HOUSEHOLD), strict=False))
    return str(found)
