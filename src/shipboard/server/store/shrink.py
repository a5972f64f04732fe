"""The file of the embedded store becomes smaller when tables are deleted.

SQLite keeps the pages of what was deleted unless it was told otherwise before the first table, or
until the whole file is written anew once. PostgreSQL looks after itself.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from .store import Store

INCREMENTAL = 2
PAGES = 256  # given back at once: a megabyte, a few milliseconds

log = logging.getLogger("shipboard.store")


def prepare(engine: sa.Engine) -> None:
    """Let the file shrink from now on. A store of an earlier version is written anew once."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if connection.exec_driver_sql("pragma auto_vacuum").scalar() == INCREMENTAL:
            return
        connection.exec_driver_sql("pragma auto_vacuum = incremental")
        try:
            connection.exec_driver_sql("vacuum")
            connection.exec_driver_sql("pragma wal_checkpoint(truncate)")
        except DBAPIError as error:
            # It needs as much room again as the store has, for a moment. Everything else works.
            cause = str(error.orig)
            log.warning(
                "the file of the store will not shrink when tables are deleted",
                extra={"cause": cause},
            )


async def give_back(store: Store) -> None:
    """Give the pages of what was deleted back to the disk, some at a time."""
    if store.postgres:
        return
    while await store.change(_give_back):
        pass
    await store.look(lambda c: c.exec_driver_sql("pragma wal_checkpoint(passive)").all())


def _give_back(connection: sa.Connection) -> bool:
    """Whether there is more to give back, and the store lets it go."""
    before = _free_pages(connection)
    # It gives back one page with every row that is fetched; the rows themselves are empty, and
    # SQLAlchemy would not fetch them.
    cursor = connection.connection.cursor()
    cursor.execute(f"pragma incremental_vacuum({PAGES})")
    cursor.fetchall()
    return 0 < _free_pages(connection) < before


def _free_pages(connection: sa.Connection) -> int:
    return int(connection.exec_driver_sql("pragma freelist_count").scalar() or 0)
