"""What the store holds: the entries of all tables, where each stands, and what can be listed."""

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

# Where a table stands after its latest entry, written in the same commit: it is opened without
# playing its past again, by a version with other rules too.
states = sa.Table(
    "states",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("legend", sa.String(32), nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

# What the numbers in states and entries mean, by its hash: the same for all tables of a version.
legends = sa.Table(
    "legends",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

# Of finished games, packed: the frames for each viewer, and after a time the entries themselves.
archives = sa.Table(
    "archives",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("part", sa.String(8), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)

# Nothing here is not in the entries: it only saves reading them to list tables and find codes.
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
