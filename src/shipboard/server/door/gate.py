"""How many connections there may be: of an address, in all, and with what this machine gives.

A connection counts from the moment when it is made, whether it says anything or not.
"""

from __future__ import annotations

import logging
import resource
import sys
from contextlib import suppress

from .. import metrics
from ..logs import Seldom
from ..settings import Settings
from .limits import Addresses
from .problems import whole

SPARE = 50  # connections of an address besides its WebSockets
RESERVE = 128  # descriptors kept for the store, the bots and files

log = logging.getLogger("shipboard.gate")


class Gate:
    """Lets connections in, and counts them."""

    def __init__(self, settings: Settings, addresses: Addresses) -> None:
        self._addresses = addresses
        self._each = settings.connections + SPARE
        self._total = settings.total
        self._proxies = settings.trusted
        self._descriptors = room()
        self._seldom = Seldom(log)

    def enter(self, address: str, descriptor: int) -> bytes:
        """Count a connection that was just made; what it hears if it is turned away."""
        # A new descriptor is the lowest that is free: all below it are in use.
        if descriptor >= self._descriptors:
            return self._turn_away(
                "descriptors", "this machine is running out of file descriptors", 503
            )
        if not self._addresses.hold("all", "", self._total):
            return self._turn_away("all", "this server has too many connections", 503)
        if not self._proxies(address) and not self._addresses.hold("each", address, self._each):
            self._addresses.let_go("all", "")
            said = "there are too many connections from this address"
            return self._turn_away("each", said, 429, address=address)
        return b""

    def leave(self, address: str) -> None:
        """A connection that was let in has ended."""
        self._addresses.let_go("all", "")
        if not self._proxies(address):
            self._addresses.let_go("each", address)

    def _turn_away(self, limit: str, error: str, status: int, **more: str) -> bytes:
        metrics.limited.labels(limit).inc()
        self._seldom.warn(f"connections are turned away: {error}", **more)
        return whole(f"{error}; try again in a while", status)


def raise_descriptors(total: int) -> None:
    """Take all the descriptors that this machine gives, and say so if they are too few."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # a system may have a limit behind the limit
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if (most := room()) < total:
        log.warning(
            "this machine allows too few open files for --total: raise its limit",
            extra={"connections": most, "total": total},
        )


def room() -> int:
    """The first descriptor that is kept for other things than connections."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return sys.maxsize
    return max(soft - RESERVE, soft // 2)
