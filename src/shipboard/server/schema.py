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

# Nothing here but the last two is not in the entries: it saves reading them to list tables, to find
# codes, and to see who makes how many.
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(8), unique=True),  # while it leads to the table
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("summary", sa.LargeBinary, nullable=False),
    sa.Column("maker", sa.String(24), nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),  # when somebody with a seat was last there
    sa.Column("shown", sa.BigInteger, nullable=False),  # when the lobby was last to show it
    sa.Index("tables_shown", "listed", "shown"),
    sa.Index("tables_seen", "status", "seen"),
    sa.Index("tables_maker", "maker", "status"),
)

# What only the store knows: the key under which it knows addresses.
keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)
ADDRESSES = "addresses"
