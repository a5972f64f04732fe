"""Around the REST part: what is looked at before a request is answered, and what every answer says.

Nothing here reads the body of a request or knows what it is about.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from .. import metrics
from ..settings import Settings
from .limits import Addresses
from .origins import allowed, reached
from .problems import JSON, encoded

App = Callable[[Any, Any, Any], Awaitable[None]]
Problem = tuple[str, int]

LONGEST = 1000  # bytes of a path
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
SECURITY = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}
MISDIRECTED = (
    "this server does not answer to that name; whoever runs it can add the name with --domain"
)


def guarded(app: App, settings: Settings, addresses: Addresses) -> App:
    """The same application for strangers."""

    async def guard(scope: Any, receive: Any, send: Any) -> None:
        async def secured(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                given = {name.lower() for name, _ in headers}
                headers += [item for item in SECURITY.items() if item[0] not in given]
                message["headers"] = headers
            await send(message)

        with suppress(asyncio.CancelledError):  # the server stops: uvicorn says so
            await answer(scope, receive, secured)

    async def answer(scope: Any, receive: Any, secured: Any) -> None:
        client = scope.get("client")
        if not addresses.may_ask(client[0] if client else ""):
            metrics.limited.labels("requests").inc()
            await _refuse(secured, "too many requests from this address; wait a few seconds", 429)
        elif problem := wrong(scope, settings):
            await _refuse(secured, *problem)
        elif scope["method"] == "HEAD":
            # As GET is answered; what would follow the head stays here, and uvicorn sees to that.
            await app({**scope, "method": "GET"}, receive, secured)
        else:
            await app(scope, receive, secured)

    return guard


def wrong(scope: Any, settings: Settings) -> Problem | None:
    """What is wrong with a request, whatever it asks for."""
    path: str = scope["path"]
    if not reached(scope, settings.names):
        return MISDIRECTED, 421
    if len(scope["raw_path"]) > LONGEST:
        return f"a path can have at most {LONGEST} bytes", 414
    if not path.startswith("/") or not path.isprintable():
        return "a path must begin with / and have no control characters", 400
    looks = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
    if not looks and not allowed(scope, settings.origins):
        return "a page from another site cannot do that", 403
    return None


async def _refuse(send: Any, error: str, status: int) -> None:
    body = encoded(error, status)
    headers = [(b"content-type", JSON), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
