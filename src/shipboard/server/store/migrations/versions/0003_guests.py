"""Who made a table, when somebody was last there, and codes that are free again after their use."""

from __future__ import annotations

import secrets
import time

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

tables = sa.table(
    "tables", sa.column("id"), sa.column("code"), sa.column("status"), sa.column("summary")
)


def upgrade() -> None:
    """Nobody knows when somebody was last at the tables there are: they expire from now on."""
    op.drop_index("tables_listed", "tables")
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("code", existing_type=sa.String(8), nullable=True)
        batch.add_column(sa.Column("maker", sa.String(24), nullable=False, server_default=""))
        now = str(time.time_ns() // 1_000_000)
        batch.add_column(sa.Column("seen", sa.BigInteger, nullable=False, server_default=now))
        batch.add_column(sa.Column("shown", sa.BigInteger, nullable=False, server_default="0"))
    with op.batch_alter_table("tables") as batch:
        for name in ("maker", "seen", "shown"):
            batch.alter_column(name, server_default=None)
    op.create_index("tables_shown", "tables", ["listed", "shown"])
    op.create_index("tables_seen", "tables", ["status", "seen"])
    op.create_index("tables_maker", "tables", ["maker", "status"])
    keys = op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.bulk_insert(keys, [{"name": "addresses", "value": secrets.token_bytes(32)}])
    _free_codes()


def _free_codes() -> None:
    """A code leads to a table that waits for people, or that may be watched."""
    connection = op.get_bind()
    running = sa.select(tables.c.id, tables.c.status, tables.c.summary)
    done = [
        {"table": row.id}
        for row in connection.execute(running.where(tables.c.status != "lobby"))
        if row.status == "over" or not msgspec.json.decode(row.summary)["watch"]
    ]
    if done:
        free = sa.update(tables).where(tables.c.id == sa.bindparam("table")).values(code=None)
        connection.execute(free, done)


def downgrade() -> None:
    """Tables without a code cannot go back."""
    raise RuntimeError("codes that were given away again cannot be given back")
