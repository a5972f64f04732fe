"""Where each table stands, what its numbers mean, and finished games packed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables without a state are folded from their entries once more, and get one then."""
    op.create_table(
        "states",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("legend", sa.String(32), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "legends",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("part", sa.String(8), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Back to entries alone."""
    for name in ("archives", "legends", "states"):
        op.drop_table(name)
