"""Several workers beside each other: who watches them, and what they have in common.

They share a folder of temporary files: the counts of `door/limits.py`, and what each has measured.
It is gone when the last of them is, unless all are killed at once.
"""

from __future__ import annotations

import fcntl
import logging
import multiprocessing
import os
import shutil
import signal
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from socket import socket

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

COUNTS, MEASURED = "counts.db", "measured"
ANSWER = 1.0  # seconds in which a worker says whether it is ready

log = logging.getLogger("shipboard.workers")


@contextmanager
def shared_folder() -> Iterator[Path]:
    """What workers have in common."""
    folder = Path(tempfile.mkdtemp(prefix="shipboard-"))
    (folder / MEASURED).mkdir()
    held = os.open(folder, os.O_RDONLY)
    fcntl.flock(held, fcntl.LOCK_SH)  # what tidies up old temporary files leaves it alone
    try:
        yield folder
    finally:
        os.close(held)
        shutil.rmtree(folder, ignore_errors=True)


class Workers(Multiprocess):
    """uvicorn's supervisor, which hears at once when a worker dies that it has just asked."""

    def __init__(
        self,
        config: uvicorn.Config,
        listening: socket,
        ready: Callable[[], None],
        gone: Callable[[int], None],
    ) -> None:
        super().__init__(config, [listening])
        self._ready = ready
        self._gone = gone
        self._told = False
        self.failed = False

    def keep_subprocess_alive(self) -> None:
        """Replace workers that have died, and tell when the first of them serves.

        As long as this process holds the worker's end of their pipe too, the question to a dead
        worker has no end but the time for an answer, and nobody takes its place.
        """
        for process in self.processes:
            process.child_conn.close()
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        self.failed = any(process.exitcode == STARTUP_FAILURE for process in self.processes)
        for worker in before - {process.pid for process in self.processes}:
            if worker is not None:
                self._gone(worker)
        if not self._told and any(process.is_ready(ANSWER) for process in self.processes):
            self._told = True
            self._ready()


def follow(folder: Path, finish: float) -> None:
    """In a worker: end with the supervisor, even if it is killed."""
    supervisor = multiprocessing.parent_process()
    assert supervisor
    threading.excepthook = _failed
    threading.Thread(target=_follow, args=(supervisor, folder, finish), daemon=True).start()


def _follow(supervisor: BaseProcess, folder: Path, finish: float) -> None:
    wait([supervisor.sentinel])
    log.error("the supervisor is gone, and this worker ends too")
    shutil.rmtree(folder, ignore_errors=True)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(finish)
    os._exit(1)


def _failed(failed: threading.ExceptHookArgs) -> None:
    """A thread has ended in an error."""
    supervisor = multiprocessing.parent_process()
    if failed.exc_type is EOFError and supervisor and not supervisor.is_alive():
        return  # uvicorn waits for a question of its supervisor, which asks no more
    value = failed.exc_value or failed.exc_type()
    trace = (failed.exc_type, value, failed.exc_traceback)
    log.error("a thread failed", exc_info=trace)
