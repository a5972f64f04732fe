"""Starting a server: one worker in this process, or several beside it."""

from __future__ import annotations

import socket as sockets
from functools import partial

import uvicorn
from uvicorn.supervisors import Multiprocess

from shipboard.kernel.state import Refused

from .app import create
from .settings import Settings
from .socket import LONGEST
from .wire import Wire

STARTING = 60  # seconds that a worker may take on a busy machine before it answers
FINISH = 10  # seconds for what is under way when the server is told to stop


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    config = uvicorn.Config(
        partial(create, settings),
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        loop="uvloop",
        ws=Wire,
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
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
    listening = _bind(settings)
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    print(f"Shipboard is served at http://{shown}:{port}/", flush=True)
    if settings.workers > 1:
        Workers(config, [listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])


class Workers(Multiprocess):
    """uvicorn's supervisor, which hears at once when a worker dies that it has just asked."""

    def keep_subprocess_alive(self) -> None:
        """Replace workers that have died.

        As long as this process holds the worker's end of their pipe too, the question to a dead
        worker has no end but the time for an answer, and nobody takes its place.
        """
        for process in self.processes:
            process.child_conn.close()
        super().keep_subprocess_alive()


def _bind(settings: Settings) -> sockets.socket:
    family = sockets.AF_INET6 if ":" in settings.host else sockets.AF_INET
    listening = sockets.socket(family)
    listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        raise Refused(
            f"cannot listen at {settings.host}:{settings.port}: {error.strerror}"
        ) from None
    listening.set_inheritable(True)
    return listening
