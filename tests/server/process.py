"""A server as a process that can be killed."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from .client import raw

WIDE = {
    "pace": 0, "solo-window": 0.02, "messages": 100_000, "requests": 100_000, "tables": 1_000_000,
    "unfinished": 1_000_000, "connections": 10_000, "bots": 1, "log": "warning",
}  # fmt: skip
PATIENCE = 60
ALIKE = ("-P", str(Path(__file__).with_name("alike.py")))  # a program that leaves nothing to luck
AS_ROOT = "the server runs as root"


class Server:
    """Starts, stops and kills `shipboard serve` on one port with one store."""

    prefix: tuple[str, ...] = ()  # a command that runs it
    program: tuple[str, ...] = ("-m", "shipboard.cli")

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        self.sources: Path | None = None  # of another version than this one
        self.settings: dict[str, Any] = (
            WIDE | {"store": f"sqlite:///{folder / 'tables.db'}"} | settings
        )
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.log = folder / "server.log"

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start it and wait until it is ready."""
        settings = self.settings | {"port": self.port}
        flags = [f"--{name}={value}" for name, value in settings.items()]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*self.prefix, sys.executable, *self.program, "serve", *flags],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
                env=os.environ | ({"PYTHONPATH": str(self.sources)} if self.sources else {}),
            )
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, f"the server said {line!r}: {self.log.read_text()[-2000:]}"
        self.port = int(found[1])
        self._wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if raw(self.base, "GET", "/ready")[0] == 200:
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server is not ready: {self.log.read_text()[-2000:]}")

    def trouble(self) -> list[str]:
        """What it logged; that it runs as root here is none of its faults."""
        return [line for line in self.log.read_text().splitlines() if AS_ROOT not in line]

    def kill(self) -> None:
        """End it and its workers at once, without a word."""
        assert self.process
        os.killpg(self.process.pid, signal.SIGKILL)
        self._reap()

    def kill_a_worker(self, which: int = 0) -> None:
        """End one of several workers at once; the others go on, and a new one comes."""
        worker = self.all_workers()[which]
        os.kill(worker, signal.SIGKILL)
        while worker in self._workers():
            time.sleep(0.01)

    def all_workers(self, patience: float = PATIENCE) -> list[int]:
        """Its workers, the latest last, as soon as there are as many as there should be."""
        end = time.monotonic() + patience
        while len(workers := self._workers()) < self.settings["workers"]:
            assert time.monotonic() < end, f"only {len(workers)} workers are left"
            time.sleep(0.05)
        return workers

    def _workers(self) -> list[int]:
        assert self.process
        supervisor = self.process.pid
        children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text()
        return [pid for pid in map(int, children.split()) if b"spawn_main" in _command(pid)]

    def stop(self) -> int:
        """Ask it to stop; the exit code."""
        assert self.process
        self.process.terminate()
        try:
            return self.process.wait(30)
        finally:
            self.kill_group()

    def kill_group(self) -> None:
        """Whatever is left of it."""
        assert self.process
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._reap()

    def _reap(self) -> None:
        assert self.process
        self.process.wait(30)
        if self.process.stdout:
            self.process.stdout.close()


def _command(pid: int) -> bytes:
    """What a process runs; nothing if it has just ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""
