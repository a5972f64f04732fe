"""What a request hears that is refused: the same JSON, whoever refuses it."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec

from ..refusals import sentence

JSON = b"application/json"


def content(error: str, status: int) -> dict[str, Any]:
    """A sentence for people, and the status for programs."""
    return {"error": sentence(error), "status": status}


def encoded(error: str, status: int) -> bytes:
    """The same as JSON."""
    return msgspec.json.encode(content(error, status))


def whole(error: str, status: int) -> bytes:
    """The same as an answer in HTTP that ends its connection."""
    body = encoded(error, status)
    head = (
        b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode()),
        b"content-type: " + JSON,
        b"content-length: %d" % len(body),
        b"connection: close",
    )
    return b"\r\n".join((*head, b"", body))
