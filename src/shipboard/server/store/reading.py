"""What the store has of one table, as far as it is whole."""

from __future__ import annotations

import logging

import sqlalchemy as sa

from ..tables.opening import Stored
from ..tables.snapshots import Snapshot
from .packing import packed_entries
from .schema import entries, legends, states

log = logging.getLogger("shipboard.store")


def entries_after(connection: sa.Connection, table: str, after: int) -> Stored:
    """The entries of a table behind this number, up to the first that is missing."""
    query = (
        sa.select(entries.c.seq, entries.c.data)
        .where(entries.c.table_id == table, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    found = connection.execute(query).all()
    rows: list[bytes] = []
    if found[0].seq > after + 1 if found else after == 0:
        rows += packed_entries(table, connection)[after:]
    for number, data in found:
        if number != after + len(rows) + 1:
            return Stored(rows, torn=True)
        rows.append(bytes(data))
    return Stored(rows)


def whole(connection: sa.Connection, table: str) -> Stored | None:
    """All that is stored of a table."""
    # First where it stands, then its entries: there may be more of them by now, never fewer.
    state = connection.execute(
        sa.select(states.c.seq, states.c.rules, states.c.legend, states.c.data)
        .where(states.c.table_id == table)
    ).first()  # fmt: skip
    found = entries_after(connection, table, 0)
    if not found.rows:
        if found.torn:
            log.error("the first entry of a table is missing", extra={"table": table})
        return None
    if state is None:
        return found
    kept = Snapshot(state.seq, state.rules, state.legend, bytes(state.data))
    meant = connection.scalar(sa.select(legends.c.data).where(legends.c.id == kept.legend))
    torn = found.torn or len(found.rows) < kept.seq
    return Stored(found.rows, torn, kept, meant)
