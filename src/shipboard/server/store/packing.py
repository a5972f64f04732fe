"""The entries of a finished game, packed into one: they are hardly ever read again."""

from __future__ import annotations

import lzma
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from .schema import archives, entries

ENTRIES = "entries"  # the part of an archive that holds them


def pack_entries(ident: str, connection: sa.Connection) -> bool:
    """Pack the entries of a table, all or none; whether it was done."""
    query = (
        sa.select(entries.c.seq, entries.c.data)
        .where(entries.c.table_id == ident)
        .order_by(entries.c.seq)
    )
    rows = connection.execute(query).all()
    if not rows or [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        return False  # some are missing, or were packed before
    data = lzma.compress(msgspec.msgpack.encode([bytes(row.data) for row in rows]), preset=6)
    connection.execute(sa.insert(archives).values(table_id=ident, part=ENTRIES, data=data))
    connection.execute(
        sa.delete(entries).where(entries.c.table_id == ident, entries.c.seq <= len(rows))
    )
    return True


def packed_entries(ident: str, connection: sa.Connection) -> Sequence[bytes]:
    """The entries of a table that were packed, from the first on."""
    data = connection.scalar(
        sa.select(archives.c.data).where(archives.c.table_id == ident, archives.c.part == ENTRIES)
    )
    return [] if data is None else msgspec.msgpack.decode(lzma.decompress(data), type=list[bytes])
