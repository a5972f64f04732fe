"""What the store holds: the entries of all tables, and a list of tables to choose from."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Nothing here is not in the entries: it only saves reading them to list tables and find codes.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(8), nullable=False, unique=True),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("summary", sa.LargeBinary, nullable=False),
    sa.Index("tables_listed", "listed", "changed"),
)
