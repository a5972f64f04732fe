"""What a server counts, for Prometheus.

Nothing here tells what happens in a window of a running game: a game's answers are counted when it
is over, and nothing is measured at a table while a window is open there. See docs/server.md.
"""

from __future__ import annotations

import threading
from socket import AF_INET, AF_INET6
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    make_wsgi_app,
    multiprocess,
)

from shipboard.kernel.state import Refused

TIMES = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where several workers count together
SILENT = 2.0  # seconds for who wants to see them, one after the other

games = Counter("shipboard_games", "Finished games.", ["game"])
answers = Counter("shipboard_answers", "Answers in finished games.", ["game"])
refusals = Counter(
    "shipboard_refusals", "Messages that were malformed, or that failed on the server.", ["code"]
)
lost = Counter("shipboard_races_lost", "Appends that lost a race with another worker.")
connections = Gauge("shipboard_connections", "Open WebSockets.", multiprocess_mode="livesum")
live_tables = Gauge("shipboard_live_tables", "Tables in memory.", multiprocess_mode="livesum")
commits = Histogram("shipboard_commit_seconds", "Time until an entry is committed.", buckets=TIMES)
thoughts = Histogram(
    "shipboard_thought_seconds", "Time that a bot takes for one choice.", buckets=TIMES
)
dropped = Counter(
    "shipboard_dropped_to_snapshot", "Clients that were too slow for updates and got a snapshot."
)
limited = Counter("shipboard_limited", "Requests turned away by a limit.", ["limit"])


def game_over(game: str, count: int) -> None:
    """A game has ended after so many answers."""
    games.labels(game).inc()
    answers.labels(game).inc(count)


class _Handler(WSGIRequestHandler):
    timeout = SILENT

    def log_message(self, *_: object) -> None:
        """Say nothing of it."""


class _Pages(WSGIServer):
    """One reader at a time: who else may reach this address, they take nothing from the game."""

    def __init__(self, host: str, port: int, registry: CollectorRegistry) -> None:
        self.address_family = AF_INET6 if ":" in host else AF_INET
        super().__init__((host, port), _Handler)
        self.set_app(make_wsgi_app(registry))

    def handle_error(self, *_: object) -> None:
        """A reader that left or said nothing."""


def serve(host: str, port: int, folder: str = "") -> None:
    """Show all of it at an address of its own; with a folder, what all workers count there."""
    registry = REGISTRY
    if folder:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    try:
        pages = _Pages(host, port, registry)
    except OSError as error:
        raise Refused(f"cannot show metrics at {host}:{port}: {error.strerror}") from None
    threading.Thread(target=pages.serve_forever, name="metrics", daemon=True).start()


def forget(worker: int, folder: str) -> None:
    """This worker is no more: what it had is gone, what it counted stays."""
    multiprocess.mark_process_dead(worker, folder)  # type: ignore[no-untyped-call]
