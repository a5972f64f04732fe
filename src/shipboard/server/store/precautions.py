"""Before a store is opened: its files are for the server's user alone, its faults are one sentence.

Whoever can read the store knows every card.
"""

from __future__ import annotations

import logging
import stat
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

import shipboard

BESIDE = ("-wal", "-shm", "-journal")  # what SQLite writes next to its file
OTHERS = stat.S_IRWXG | stat.S_IRWXO

log = logging.getLogger("shipboard.store")


class Unusable(Exception):
    """The store cannot be used: a sentence that says why."""


def make_private(path: Path) -> None:
    """Make the file of an embedded store; SQLite gives the files beside it the mode of its own."""
    if not path.parent.exists():
        path.parent.mkdir(parents=True)
        path.parent.chmod(stat.S_IRWXU)
    path.touch(mode=stat.S_IRUSR | stat.S_IWUSR)


def keep_private(path: Path) -> None:
    """Take from others what they may do with a store; of a folder only if it has nothing else."""
    own = {path, *(path.with_name(path.name + end) for end in BESIDE)}
    for file in own:
        _narrow(file)
    if own.issuperset(path.parent.iterdir()):
        _narrow(path.parent)


def _narrow(path: Path) -> None:
    try:
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)
            log.warning("other users could open this; now only ours can", extra=_named(path))
    except FileNotFoundError:
        pass
    except PermissionError:
        log.warning(
            "other users can open this, and we are not allowed to change that", extra=_named(path)
        )


def _named(path: Path) -> dict[str, str]:
    return {"path": str(path)}


def unusable(url: str, error: Exception) -> Unusable:
    """What is wrong with a store that did not open, as a sentence without its password."""
    try:
        name = make_url(url).render_as_string(hide_password=True)
    except (SQLAlchemyError, ValueError):
        return Unusable(
            "the address of the store cannot be read: --store must be sqlite:///PATH or "
            "postgresql://USER@HOST/NAME"
        )
    if isinstance(error, CommandError):
        return Unusable(
            f"the store {name} was written by a newer version than this one "
            f"({shipboard.__version__}): use that version, or another store"
        )
    return Unusable(f"the store {name} cannot be opened: {cause_of(error)}")


def cause_of(error: Exception) -> str:
    """What the driver said, without the statement that it said it of."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    first = str(cause).strip().partition("\n")[0]
    if first.startswith("connection failed: "):  # and where it did, which is known
        first = first.rpartition(": ")[2]
    return first.strip() or type(cause).__name__
