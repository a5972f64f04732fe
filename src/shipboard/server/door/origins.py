"""Under which names we are reached, and which pages may talk to us.

A page of somebody else's can make its own name point to this machine. Its browser then takes our
answers for that page's own. So we answer only to names that are ours: that of no page is a number.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

LOCAL = "localhost"
PORTS = {"http": 80, "https": 443}
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[^:]*)(?::(\d{1,5}))?")

Origin = tuple[str, str, int]  # scheme, name, port


def reached(scope: Any, names: Collection[str]) -> bool:
    """Whether a request came to us by an address, as localhost, or by one of these names.

    A request without a name comes from no browser.
    """
    host = _header(scope, b"host")
    if host is None:
        return True
    found = HOST.fullmatch(host.lower())
    return found is not None and _ours(found[1].rstrip("."), names)


def _ours(name: str, names: Collection[str]) -> bool:
    if name in names or name == LOCAL or name.endswith("." + LOCAL):
        return True
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def allowed(scope: Any, others: Collection[str]) -> bool:
    """Whether the page that asks is our own, or of an origin that the settings name.

    A program that is no browser sends no origin, and carries nobody's cookies: it may.
    """
    origin = _header(scope, b"origin")
    if origin is None or origin in others:
        return True
    # Behind a proxy that is trusted the scheme is the one that the browser used.
    scheme = scope["scheme"].replace("ws", "http")
    host = _header(scope, b"host") or ""
    return _parsed(origin) == _parsed(f"{scheme}://{host}") is not None


def _parsed(origin: str) -> Origin | None:
    try:
        parts = urlsplit(origin.lower())
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname else None


def _header(scope: Any, wanted: bytes) -> str | None:
    for name, value in scope["headers"]:
        if name == wanted:
            return str(value, "latin-1")
    return None
