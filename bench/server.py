"""Answers a second at a table in the browser, next to boardgame.io on the same machine.

Four clients at each table; who is asked answers as soon as all four have seen the last answer. The
time of an answer is from sending it until every viewer of the table has it. Our store is on
(SQLite, WAL, synchronous=FULL: an answer is shown only when it is on the disk); boardgame.io, with
its own server and clients, keeps its matches in memory only. A figure means something only next to
another one of the same run, and machines have moods: both are measured in turn, several times, and
the medians are printed. One table alone goes no faster than the disk: its answers wait for one
another, each for a commit. What a bare commit takes is printed first.

    python bench/server.py [seconds for each measurement] [rounds]
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

from load import post

HERE = Path(__file__).parent
PEER = HERE / "boardgame_io"
WIDE = (
    "--pace=0", "--messages=1000000", "--requests=1000000", "--tables=10000000",
    "--unfinished=10000000", "--connections=100000", "--log=warning",
)  # fmt: skip
IDLE = 1000
SPARE = 150  # tables that stand by for those whose game is over: one has about fifty answers

Result = dict[str, float]


@contextmanager
def process(command: list[str], **more: Any) -> Iterator[subprocess.Popen[str]]:
    """A process, and its end."""
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more)
    try:
        yield running
    finally:
        running.terminate()
        running.wait(30)


@contextmanager
def ours() -> Iterator[tuple[str, int]]:
    """Our server: its address and its process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "shipboard.cli", "serve", "--port=0", *WIDE]
        with process([*command, f"--data={folder}"]) as running:
            assert running.stdout
            found = re.search(r"http://\S+:\d+", running.stdout.readline())
            assert found
            _until(f"{found[0]}/ready")
            yield found[0], running.pid


@contextmanager
def theirs() -> Iterator[tuple[int, int]]:
    """boardgame.io's server: its port and its process."""
    # Below the ports that the system gives out itself: asking those early may reach oneself.
    port = random.randrange(20_000, 30_000, 2)
    with process(["node", "server.cjs", str(port)], cwd=PEER) as running:
        _until(f"http://127.0.0.1:{port + 1}/games")
        yield port, running.pid


def _until(url: str) -> None:
    for _ in range(600):
        try:
            with urlopen(url, timeout=5):
                return
        except HTTPError:
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"{url} does not answer")


def bare_commit(times: int = 200) -> float:
    """Seconds that SQLite takes to put one small row on this disk."""
    with tempfile.TemporaryDirectory() as folder:
        disk = sqlite3.connect(Path(folder) / "bare.db", isolation_level=None)
        for pragma in ("journal_mode = wal", "synchronous = full"):
            disk.execute(f"pragma {pragma}")
        disk.execute("create table entries (data blob)")
        began = time.perf_counter()
        for _ in range(times):
            disk.execute("insert into entries values (?)", (b"x" * 100,))
        return (time.perf_counter() - began) / times


def measure_ours(tables: int, seconds: float) -> Result:
    """Our answers a second."""
    with ours() as (base, pid):
        load = [sys.executable, str(HERE / "load.py"), base, str(tables), str(seconds)]
        return _result([*load, str(SPARE), str(pid)])


def measure_theirs(tables: int, seconds: float) -> Result:
    """boardgame.io's moves a second."""
    with theirs() as (port, pid):
        return _result(
            ["node", "load.cjs", str(port), str(tables), str(seconds), str(pid)], cwd=PEER
        )


def _result(command: list[str], **more: Any) -> Result:
    done = subprocess.run(command, check=True, capture_output=True, text=True, **more)
    found: Result = json.loads(done.stdout.splitlines()[-1])
    return found


def resident(pid: int) -> int:
    """Bytes of memory that a process has."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def idle_ours() -> float:
    """Memory of a table in play at which nobody is, in bytes, at a thousand tables."""
    with ours() as (base, pid):
        seats = ["me", "bot", "bot", "bot"]
        body = {"game": "ardor", "players": 4, "seats": seats, "name": "Ada"}
        with urlopen(base + "/api/tables/" + post(base, "/api/tables", body)["table"]):
            before = resident(pid)
        for _ in range(IDLE):
            table = post(base, "/api/tables", body)["table"]
            with urlopen(f"{base}/api/tables/{table}") as shown:
                shown.read()
        return (resident(pid) - before) / IDLE


def idle_theirs() -> float:
    """The same of boardgame.io."""
    with theirs() as (port, pid):
        base = f"http://127.0.0.1:{port + 1}"
        post(base, "/games/bench/create", {"numPlayers": 4})
        before = resident(pid)
        for _ in range(IDLE):
            post(base, "/games/bench/create", {"numPlayers": 4})
        return (resident(pid) - before) / IDLE


def compare(tables: int, seconds: float, rounds: int) -> None:
    """Measure both in turn, and print both and the ratios."""
    pairs = [
        (measure_ours(tables, seconds), measure_theirs(tables, seconds)) for _ in range(rounds)
    ]
    for place, name in enumerate(("Shipboard", "boardgame.io")):
        row = {key: median(pair[place][key] for pair in pairs) for key in pairs[0][place]}
        label = f"{name}, {tables} table{'s' * (tables > 1)}"
        print(
            f"{label:24}{row['answers']:10.0f}{row['p50']:9.1f}{row['p99']:9.1f}{row['cpu']:13.0f}"
        )
    times = sorted(one["answers"] / other["answers"] for one, other in pairs)
    p99 = median(one["p99"] / other["p99"] for one, other in pairs)
    print(
        f"  ratio: {median(times):.2f} times the answers ({times[0]:.2f} to {times[-1]:.2f}), "
        f"{p99:.2f} times the p99"
    )


def main() -> None:
    """Print both, and the ratios."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    if not shutil.which("node") or not shutil.which("npm"):
        raise SystemExit("bench/server.py needs node and npm for the peer")
    if not (PEER / "node_modules").exists():
        install = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--no-package-lock"]
        subprocess.run(install, cwd=PEER, check=True)
    print(f"a bare commit on this disk: {bare_commit() * 1000:.2f} ms; medians of {rounds} rounds")
    print(f"{'':24}{'answers/s':>10}{'p50 ms':>9}{'p99 ms':>9}{'CPU µs each':>13}")
    for tables in (1, 50):
        compare(tables, seconds, rounds)
    mine, its = idle_ours(), idle_theirs()
    print(f"memory for an idle table: {mine / 1000:.0f} kB, boardgame.io {its / 1000:.0f} kB")


if __name__ == "__main__":
    main()
