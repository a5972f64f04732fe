"""Starting a server: one worker in this process, or several beside it."""

from __future__ import annotations

import asyncio
import logging
import os
import socket as sockets
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from shipboard.kernel.state import Refused

from . import logs, metrics
from .application import create
from .door.gate import raise_descriptors
from .door.guard import App
from .door.http1 import IDLE, Door
from .door.limits import Counts
from .door.wire import Wire
from .settings import Settings
from .store.precautions import Unusable, keep_private, unusable
from .store.store import Store
from .web.socket import LONGEST
from .workers import COUNTS, MEASURED, Workers, follow, shared_folder

STARTING = 60  # seconds that a worker may take on a busy machine before it answers
FINISH = 10  # seconds for what is under way when the server is told to stop
PING = 20.0  # seconds between two pings of a WebSocket, and for each to be answered
UNREAD = 30.0  # seconds after which the system drops a client that takes nothing of what it is sent

log = logging.getLogger("shipboard.run")


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    logs.begin(settings.log, settings.log_format)
    if os.geteuid() == 0:
        log.warning("the server runs as root: give it a user of its own with few rights")
    raise_descriptors(settings.total)
    with bind(settings) as listening:
        _prepare(settings)
        if settings.workers > 1:
            _run_several(settings, listening)
        else:
            _run_one(settings, listening)


def _run_one(settings: Settings, listening: sockets.socket) -> None:
    if settings.page:
        metrics.serve(*settings.page)
    server = Server(configuration(settings))
    server.ready = partial(_tell, listening)
    server.run(sockets=[listening])


def _run_several(settings: Settings, listening: sockets.socket) -> None:
    with shared_folder() as folder:
        counts = Counts(str(folder / COUNTS))
        measured = str(folder / MEASURED)
        if settings.page:
            os.environ[metrics.FOLDER] = measured
            metrics.serve(*settings.page, measured)

        def gone(worker: int) -> None:
            counts.forget(worker)
            metrics.forget(worker, measured)

        config = configuration(settings, partial(_worker, settings, folder))
        workers = Workers(config, listening, partial(_tell, listening), gone)
        workers.run()
        counts.close()
    if workers.failed:
        raise Unusable("a worker could not start; the log says why")


def _worker(settings: Settings, folder: Path) -> App:
    """The application, in a process of its own."""
    follow(folder, FINISH + 5)
    return create(settings, str(folder / COUNTS))


def configuration(settings: Settings, app: Callable[[], App] | None = None) -> uvicorn.Config:
    """How uvicorn serves it."""
    return uvicorn.Config(
        app or partial(create, settings),
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="uvloop",
        http=Door,
        timeout_keep_alive=IDLE,
        ws=Wire,
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=FINISH,
        timeout_worker_healthcheck=STARTING,
    )


class Server(uvicorn.Server):
    """A server that says when it serves."""

    ready: Callable[[], None]

    async def startup(self, sockets: Any = None) -> None:
        """Begin."""
        await super().startup(sockets)
        self.ready()


def _tell(listening: sockets.socket) -> None:
    """The store is open, and who comes is served."""
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    print(f"Shipboard is served at http://{shown}:{port}/", flush=True)


def _prepare(settings: Settings) -> None:
    """Make sure that there is a store, once, before any worker opens it."""
    url = settings.url
    try:
        asyncio.run(Store(url).prepare())
    except (SQLAlchemyError, CommandError, OSError, ValueError) as error:
        raise unusable(url, error) from None
    if (file := settings.file) is not None:
        keep_private(file)


def bind(settings: Settings) -> sockets.socket:
    """The socket that listens, or a refusal that says why there is none."""
    family = sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET
    listening = sockets.socket(family)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    # What was accepted has it from here. Without it a dead client is known after fifteen minutes.
    if hasattr(sockets, "TCP_USER_TIMEOUT"):
        timeout = int(UNREAD * 1000)
        listening.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_USER_TIMEOUT, timeout)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        raise Refused(
            f"cannot listen at {settings.host}:{settings.port}: {error.strerror}"
        ) from None
    listening.set_inheritable(True)
    return listening
