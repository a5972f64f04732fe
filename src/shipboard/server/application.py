"""The application: everything put together, and what becomes of errors."""

from __future__ import annotations

import gc
import logging
import mimetypes
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import ClientException, HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath

import shipboard
from shipboard.kernel.state import Refused

from . import logs
from .aside.thinking import Bots
from .door.gate import Gate
from .door.guard import App, guarded
from .door.limits import IN_MEMORY, Addresses, Counts
from .door.problems import content
from .live.hub import NO_SUCH_TABLE, Hub, Missing, Unreadable
from .settings import Settings
from .store.parts import Away
from .store.store import Store
from .web import browse, rest
from .web.replays import Replays
from .web.socket import Sockets

LARGEST = 16_384  # bytes of a request
# How rarely the garbage collector looks: by its own habit it walks through all tables in memory
# several times a second under load, and everybody waits. Tables make hardly any cycles.
COLLECT = (20_000, 10, 50)
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = (
    "<!doctype html><title>Shipboard</title><p>The server is running, but its pages are not built "
    "yet. <code>make play</code> builds them. Its interface is described at "
    "<a href=/api/schema>/api/schema</a>."
)

log = logging.getLogger("shipboard.app")
AnyRequest = Request[Any, Any, Any]


def create(settings: Settings, counted: str = IN_MEMORY) -> App:
    """The application of one worker; several of them keep their counts in one file."""
    logs.begin(settings.log, settings.log_format)
    store = Store(settings.url, settings.patience)
    hub = Hub(settings, store, Bots(settings.bots, settings.think))
    counts = Counts(counted)
    addresses = Addresses(settings.requests, settings.tables, settings.connections, counts)
    gate = Gate(settings, addresses)
    sockets = Sockets(hub, addresses)
    replays = Replays(hub)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await hub.open()
        gc.set_threshold(*COLLECT)
        log.info("ready")
        try:
            yield
        finally:
            await sockets.close()
            await hub.close()
            counts.close()

    @get("/health", include_in_schema=False, sync_to_thread=False)
    def health() -> dict[str, str]:
        return {"status": "alive"}

    @get("/ready", include_in_schema=False)
    async def ready() -> Response[dict[str, str]]:
        if await store.writable() and not hub.stuck:
            return Response({"status": "ready"})
        return Response({"status": "the store cannot be written"}, status_code=503)

    @get(browse.STYLE_PATH, include_in_schema=False, sync_to_thread=False)
    def style() -> Response[bytes]:
        return Response(browse.STYLE.read_bytes(), media_type="text/css")

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(path: FromPath[str] = "") -> Response[Any]:
        return static(Path(settings.static), path)

    rests = Litestar(
        [*rest.HANDLERS, health, ready, style, page],
        lifespan=[lifespan],
        dependencies={
            "hub": Provide(lambda: hub, sync_to_thread=False),
            "addresses": Provide(lambda: addresses, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
        },
        request_class=Asked,
        exception_handlers={
            Refused: _refused,
            Missing: _missing,
            Unreadable: _unreadable,
            Away: _away,
            HTTPException: _wrong,
            Exception: _failed,
        },
        openapi_config=OpenAPIConfig(
            title="Shipboard",
            version=shipboard.__version__,
            description="Tables, seats and finished games. Play itself goes over a WebSocket: "
            "see docs/protocol.md.",
            path="/api/schema",
            render_plugins=[browse.Browsable()],
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig("gzip", minimum_size=1000),
        request_max_body_size=LARGEST,
        logging_config=None,
        debug=False,
    )

    strangers = guarded(rests, settings, addresses)

    async def front(scope: Any, receive: Any, send: Any) -> None:
        # Sockets go straight to their own code: every message counts there.
        if scope["type"] == "websocket":
            await sockets.serve(scope, receive, send)
        elif scope["type"] == "http":
            await strangers(scope, receive, send)
        else:
            scope["state"]["gate"] = gate  # where those of `door` find it
            await rests(scope, receive, send)

    return front


def static(root: Path, path: str) -> Response[Any]:
    """A file of the client; the page of the client for everything else."""
    name = path.strip("/")
    if name.startswith("api/") or name == "metrics":
        raise NotFoundException(f"there is nothing at /{name}")
    file = (root / name).resolve()
    if name and file.is_relative_to(root.resolve()) and _is_file(file):
        media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        age = FOR_EVER if name.startswith("assets/") else "no-cache"
        return Response(file.read_bytes(), media_type=media, headers={"cache-control": age})
    if name.startswith("assets/"):
        raise NotFoundException(f"there is nothing at /{name}")
    index = root / "index.html"
    text = index.read_bytes() if index.is_file() else NOT_BUILT.encode()
    return Response(text, media_type="text/html", headers={"cache-control": "no-cache"})


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:  # no name that a file could have
        return False


class Asked(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body, or a refusal."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("the body of this request is nested too deeply") from None
        except UnicodeDecodeError:
            raise ClientException("the body of this request must be in UTF-8") from None


def _problem(error: str, status: int) -> Response[Any]:
    return Response(content(error, status), status_code=status)


def _refused(_: AnyRequest, error: Refused) -> Response[Any]:
    return _problem(str(error), 409)


def _missing(_: AnyRequest, error: Missing) -> Response[Any]:
    return _problem(NO_SUCH_TABLE, 404)


def _unreadable(_: AnyRequest, error: Unreadable) -> Response[Any]:
    return _problem("this table cannot be opened; the error is in the log of the server", 500)


def _away(_: AnyRequest, error: Away) -> Response[Any]:
    return _problem(str(error), 503)


def _wrong(_: AnyRequest, error: HTTPException) -> Response[Any]:
    words = error.detail
    if isinstance(error.extra, list):
        words += ": " + "; ".join(_part(part) for part in error.extra)
    return _problem(words, error.status_code)


def _part(part: Any) -> str:
    if not isinstance(part, dict):
        return str(part)
    return ": ".join(str(part[key]) for key in ("key", "message") if part.get(key))


def _failed(_: AnyRequest, error: Exception) -> Response[Any]:
    log.error("a request failed", exc_info=error)
    return _problem("something went wrong on the server; the error is in its log", 500)
