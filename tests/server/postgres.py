"""A real PostgreSQL of Debian's, started by the tests. It refuses root, so it gets its own user."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

BINARIES = Path("/usr/lib/postgresql")


class Postgres:
    """A cluster in a folder of its own, on a free port of the loopback."""

    def __init__(self) -> None:
        versions = sorted(BINARIES.glob("*/bin/initdb"))
        assert versions, "PostgreSQL is missing; tools/postgres.sh installs it"
        self.bin = versions[-1].parent
        self.user = "postgres" if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="shipboard-postgres-"))
        if self.user:
            shutil.chown(self.folder, self.user)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"postgresql://shipboard@127.0.0.1:{self.port}/postgres"

    def __enter__(self) -> Postgres:
        self._run("initdb", "-U", "shipboard", "-A", "trust", "-N", "-D", self._data)
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder}"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-w", "-D", self._data, "-o", options, "-l", log, "start")

    def stop(self) -> None:
        """End it at once; it recovers at the next start."""
        self._run("pg_ctl", "-w", "-D", self._data, "-m", "immediate", "stop")

    def _run(self, command: str, *arguments: str) -> None:
        subprocess.run(
            [str(self.bin / command), *arguments],
            check=True,
            user=self.user,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=60,
        )
