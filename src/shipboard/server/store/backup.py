"""A copy of an embedded store, taken while a server goes on writing, and put back."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from shipboard.kernel.state import Refused

BESIDE = ("-wal", "-shm")  # files that SQLite keeps beside a store that is in use


def backup(url: str, target: Path) -> int:
    """Write a copy of the store to this file, which is new; how many tables are in it."""
    store = _file(url)
    if not store.exists():
        raise Refused(f"there is no store at {store}")
    if target.exists():
        raise Refused(f"{target} already exists: choose another file name")
    with _new(target) as part:
        try:
            with _opened(store) as database:
                database.execute("vacuum into ?", (str(part),))
        except sqlite3.Error as error:
            raise Refused(f"{store}: cannot be copied to {target}: {error}") from None
        return _tables(part)


def restore(source: Path, url: str) -> tuple[int, Path | None]:
    """Put a copy in the place of the store; how many tables it has, and where the old one is."""
    store = _file(url)
    count = _tables(source)
    store.parent.mkdir(parents=True, exist_ok=True)
    aside = _set_aside(store) if store.exists() else None
    with _new(store) as part:
        shutil.copyfile(source, part)
    return count, aside


def _file(url: str) -> Path:
    if not url.startswith("sqlite:///"):
        raise Refused("this is for the embedded store; for PostgreSQL use pg_dump and pg_restore")
    return Path(url.removeprefix("sqlite:///"))


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A database that is there; connecting would make one that is not."""
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True)) as it:
        yield it


@contextmanager
def _new(path: Path) -> Iterator[Path]:
    """A file that nobody else may read; it has its name only when it is whole and on the disk."""
    part = path.with_name(path.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        if os.geteuid() == 0:  # else a server that is not root's could not use it
            owner = path.parent.stat()
            os.chown(part, owner.st_uid, owner.st_gid)
        yield part
        for written in (part, path.parent):
            handle = os.open(written, os.O_RDONLY)
            os.fsync(handle)
            os.close(handle)
        part.rename(path)
    except OSError as error:
        raise Refused(f"{path}: cannot be written: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


def _tables(path: Path) -> int:
    """How many tables a sound store has."""
    try:
        with _opened(path) as database:
            told = database.execute("pragma quick_check(1)").fetchone()[0]
            if told != "ok":
                raise Refused(f"{path}: is damaged: {told}")
            database.execute("select version_num from alembic_version")
            database.execute("select 1 from entries limit 1")
            count: int = database.execute("select count(*) from tables").fetchone()[0]
            return count
    except sqlite3.Error as error:
        raise Refused(f"{path}: is not a Shipboard store: {error}") from None


def _set_aside(store: Path) -> Path:
    """Give the store another name, whole, if no server uses it."""
    with contextlib.suppress(sqlite3.DatabaseError), _opened(store) as database:
        if _in_use(database):
            raise Refused(f"a server is using {store}: stop it first")
    aside = store.with_name(f"{store.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    if aside.exists():
        raise Refused(f"{aside} already exists: try again in a second")
    for end in BESIDE:  # only where the store is damaged: else they went when it was closed
        with contextlib.suppress(FileNotFoundError):
            Path(f"{store}{end}").rename(f"{aside}{end}")
    return store.rename(aside)


def _in_use(database: sqlite3.Connection) -> bool:
    """Whether somebody else has it open: only who is alone may end the mode for several."""
    try:
        database.execute("pragma journal_mode = wal")
        return bool(database.execute("pragma journal_mode = delete").fetchone()[0] != "delete")
    except sqlite3.OperationalError as error:
        return error.sqlite_errorname.startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))
