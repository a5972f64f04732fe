"""Whether a browser's page may talk to us: our own pages, and those that the settings name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit


def allowed(scope: Any, others: Sequence[str]) -> bool:
    """A program that is no browser sends no origin, and carries nobody's cookies: it may."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    text = origin.decode("latin-1")
    host = headers.get(b"host", b"").decode("latin-1")
    return text in others or (text != "null" and urlsplit(text).netloc == host)
