"""A store that cannot be written: what keeps it from that, said once, and once when it is over."""

from __future__ import annotations

import errno
import logging
import os
import shutil
import sqlite3
import tempfile
import time
from pathlib import Path

import sqlalchemy as sa

log = logging.getLogger("shipboard.store")

GLANCE = 0.1  # seconds
SHARE = 0xFF  # of an error code of SQLite's: the part that all of its kinds share
# SQLite says so before anything of a commit is on the disk.
UNWRITTEN = (
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
)  # fmt: skip


class Gone(sqlite3.OperationalError):
    """The file of the store is not where it was: what is written goes nowhere."""


def surely_unwritten(error: Exception) -> bool:
    """Whether nothing can have been stored by a commit that ended like this."""
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
    return isinstance(code, int) and code & SHARE in UNWRITTEN


class File:
    """The file of an embedded store, and the one beside it that takes what is new.

    SQLite goes on writing into files that were deleted or moved, without a word; whatever is
    written there is lost when the server ends.
    """

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self._paths = (self.path, Path(path + "-wal"))
        self._known: dict[Path, tuple[int, int]] = {}
        self._looked = float("-inf")

    def glance(self) -> None:
        """Check if the last look is some time ago: under load one look serves many commits."""
        if time.monotonic() - self._looked > GLANCE:
            self.check()

    def check(self) -> None:
        """Go on if both are where they were when they were first seen."""
        self._looked = time.monotonic()
        for path in self._paths:
            try:
                found = path.stat()
            except FileNotFoundError:
                if path in self._known:
                    raise Gone(f"{path} was deleted or moved while the server runs") from None
                continue
            here = (found.st_dev, found.st_ino)
            if self._known.setdefault(path, here) != here:
                raise Gone(f"{path} was replaced by another file while the server runs")

    def still_there(self, *_: object) -> None:
        """Before a new connection, which would make a new and empty file instead."""
        if self._known:
            self.check()


class Trouble:
    """Keeps the log short: each cause once, and once that it is over."""

    def __init__(self, url: sa.URL, file: File | None) -> None:
        self._where = str(file.path) if file else url.render_as_string(hide_password=True)
        self._file = file
        self._told: set[str] = set()

    def __bool__(self) -> bool:
        return bool(self._told)

    def found(self, error: Exception) -> None:
        """A commit did not go through."""
        cause = getattr(error, "orig", None) or error
        name = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
        name = name or type(cause).__name__
        if name in self._told:
            return
        self._told.add(name)
        words = (str(cause).splitlines() or [""])[0]
        more = _disk(self._file.path) if self._file else {}
        log.error(
            "the store cannot be written; what was sent waits",
            extra={"store": self._where, "cause": name, "words": words} | more,
        )

    def passed(self) -> None:
        """A commit went through."""
        if self._told:
            self._told.clear()
            log.warning("the store can be written again", extra={"store": self._where})


def _disk(path: Path) -> dict[str, object]:
    """What the system says of the place: SQLite keeps the system's own error to itself.

    The file itself must not be opened here: closing it again would end SQLite's locks on it.
    """
    told: dict[str, object] = {"writable": os.access(path, os.W_OK)}
    try:
        told["free_bytes"] = shutil.disk_usage(path.parent).free
        with tempfile.TemporaryFile(dir=path.parent) as probe:
            probe.write(bytes(65_536))
            probe.flush()
            os.fsync(probe.fileno())
    except OSError as error:
        number = error.errno or 0
        told["errno"] = f"{errno.errorcode.get(number, number)}: {error.strerror}"
    return told
